// The Workbench view, for those who make cards: a card list to edit, what changed between two lists, the history of
// one, what a card is worth, the law and the faces of an edition, what nothing covers, tables that follow. Its pages
// are made when it is first seen, so that the window starts no slower.
#pragma once

#include "app/documents/lab_job.h"
#include "app/documents/workspace.h"
#include "app/printing/card_painter.h"
#include "ui/theme/main_view.h"

class QTabWidget;

namespace nexus::ui {

class CardEditor;
class ChangesPage;
class CoveragePage;
class EditionPage;
class ListHistoryPage;
class TablesPage;
class WorkbenchPage;
class WorthPage;

class WorkbenchView : public MainView {
    Q_OBJECT
public:
    enum Page { Cards, Changes, History, Worth, Edition, Coverage, Tables };
    WorkbenchView(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Workbench"); }
    [[nodiscard]] QString title() const override { return tr("Wor&kbench"); }
    [[nodiscard]] QString helpPage() const override;
    void setDocument(app::DeckDocument* document) override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    [[nodiscard]] std::optional<Steps> steps() const override;
    void undo() override;
    void redo() override;
    [[nodiscard]] QString saveText() const override;
    void save() override;

    void showPage(Page page); // makes the pages
    // The dialog that makes one of these lists, then offers to import them.
    void newEdition(const QStringList& files);
    // None before the view was first seen.
    [[nodiscard]] QTabWidget* pages() const { return m_pages; }
    [[nodiscard]] CardEditor* cards() const { return m_cards; }
    [[nodiscard]] ChangesPage* changes() const { return m_changes; }
    [[nodiscard]] ListHistoryPage* history() const { return m_history; }
    [[nodiscard]] WorthPage* worth() const { return m_worth; }
    [[nodiscard]] EditionPage* edition() const { return m_edition; }
    [[nodiscard]] CoveragePage* coverage() const { return m_coverage; }
    [[nodiscard]] TablesPage* tables() const { return m_tables; }

Q_SIGNALS:
    void deckWanted(qlonglong deck); // of the library, to the front
    void queryWanted(const QString& query);
    void importWanted(const QStringList& files, const QString& set);
    void proxiesWanted(const std::vector<app::CardFace>& cards, const QString& list);
    void playWanted(const nexus::app::CardChange& change); // by the program, before and after

protected:
    void showEvent(QShowEvent* event) override;

private:
    void make();
    void openList(const QString& file);
    void add(WorkbenchPage* page, const QString& title);

    app::Workspace& m_workspace;
    app::DeckDocument* m_document = nullptr;
    const QSettings* m_settings = nullptr; // of the window, until the pages are made
    QTabWidget* m_pages = nullptr;
    std::vector<WorkbenchPage*> m_all; // as the tabs
    CardEditor* m_cards = nullptr;
    ChangesPage* m_changes = nullptr;
    ListHistoryPage* m_history = nullptr;
    WorthPage* m_worth = nullptr;
    EditionPage* m_edition = nullptr;
    CoveragePage* m_coverage = nullptr;
    TablesPage* m_tables = nullptr;
};

} // namespace nexus::ui
