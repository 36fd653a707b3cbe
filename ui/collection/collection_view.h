// The Collection view: cards, decks that are built of them, sets, surplus, the course of time and the history, a page
// each. Undo and redo go through the journal of the collection, also what was done before the program was last closed.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/main_view.h"

#include <QTimer>

class QTabWidget;

namespace nexus::ui {

class CardsPage;
class HistoryPage;

class CollectionView : public MainView {
    Q_OBJECT
public:
    CollectionView(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Collection"); }
    [[nodiscard]] QString title() const override { return tr("Coll&ection"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("collection"); }
    void ready() override { m_workspace.collection().refreshIfChanged(); }
    void cameToFront() override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;
    [[nodiscard]] std::optional<Steps> steps() const override;
    void undo() override;
    void redo() override;

    [[nodiscard]] CardsPage* cards() const { return m_cards; }
    [[nodiscard]] QTabWidget* pages() const { return m_pages; }
    // A preview, then one step of undo; without a file it asks for one.
    void importFile(const QString& file = {});
    void exportFile(const QString& file = {});
    void trade();

Q_SIGNALS:
    // Proxies of what these decks of the library together lack.
    void printWanted(const std::vector<nexus::model::BuiltDeckId>& decks);

private:
    void showHistoryOfCard();

    app::Workspace& m_workspace;
    QTabWidget* m_pages;
    CardsPage* m_cards;
    HistoryPage* m_history;
    QTimer m_look; // for what another program has changed
};

} // namespace nexus::ui
