// The deck library: find, sort and open decks; rename, duplicate, export; the bin with restore; the versions of a
// deck with what each changed, to bring back or to compare. Everything is done by app::DeckLibrary.
#pragma once

#include "app/documents/deck_library.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class BinPage;
class DeckTable;
class VersionsPanel;

class LibraryDialog : public QDialog {
    Q_OBJECT
public:
    explicit LibraryDialog(app::Workspace& workspace, QWidget* parent = nullptr);

    void setFilter(const QString& words);
    void selectDeck(std::int64_t deck);

Q_SIGNALS:
    void deckOpened(nexus::app::DeckDocument* document); // also where it was open already
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle, const nexus::model::Deck& after,
        const QString& afterTitle);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeDecksPage();
    void makeButtons(QHBoxLayout& row);
    void reload();
    void applyFilter();
    void showVersions();
    [[nodiscard]] bool showsBin() const;
    void tell(const app::DeckLibrary::Done& done);
    void open();
    void newDeck();
    void rename();
    void duplicate();
    void exportDeck();
    void moveToBin();

    app::Workspace& m_workspace;
    app::DeckLibrary m_library;
    QLineEdit* m_filter = nullptr;
    QTabWidget* m_tabs = nullptr;
    DeckTable* m_decks = nullptr;
    VersionsPanel* m_versions = nullptr;
    BinPage* m_bin = nullptr;
    QLabel* m_status = nullptr;
    std::vector<QPushButton*> m_oneDeck, m_someDecks;
};

} // namespace nexus::ui
