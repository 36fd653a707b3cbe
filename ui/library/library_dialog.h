// The deck library with its parts: the bin, the versions of a deck, the dialog around them.
#pragma once

#include "app/documents/deck_library.h"
#include "ui/library/deck_table.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QLineEdit>
#include <QTabWidget>
#include <QWidget>

namespace nexus::ui {

class DeckTiles;
class TwoWays;

// The bin of the deck library: the decks moved there, to restore or, once it has been asked, to delete for good.
class BinPage : public QWidget {
    Q_OBJECT
public:
    explicit BinPage(app::DeckLibrary& library, QWidget* parent = nullptr);

    void reload(const model::Game& game) { m_table->setDecks(m_library.bin(), game); }
    void restore(); // what is chosen
    [[nodiscard]] DeckTable* table() const { return m_table; }

Q_SIGNALS:
    void failed(const QString& why);

private:
    void tell(const app::DeckLibrary::Done& done);
    void askEmpty();
    void updateButtons();

    app::DeckLibrary& m_library;
    DeckTable* m_table;
    QPushButton *m_restore, *m_empty;
};

// The versions of one deck of the library, the newest first, with what each changed: any of them can be brought back
// or be compared with the newest.
class VersionsPanel : public QWidget {
    Q_OBJECT
public:
    explicit VersionsPanel(app::DeckLibrary& library, QWidget* parent = nullptr);

    // Reads its versions anew; nothing: asks for one deck to be chosen.
    void setDeck(std::optional<std::int64_t> deck);

Q_SIGNALS:
    void told(const QString& text); // what was done, or why not
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle, const nexus::model::Deck& after,
        const QString& afterTitle);

private:
    void showDifferences();
    void bringBack();
    void compare();
    // The version chosen; null where none is.
    [[nodiscard]] const app::LibraryVersion* current() const;
    // The same, but not the newest.
    [[nodiscard]] const app::LibraryVersion* currentOld() const;

    app::DeckLibrary& m_library;
    std::optional<std::int64_t> m_deck;
    std::vector<app::LibraryVersion> m_versions;
    QLabel* m_head;
    QListWidget* m_list;
    QPlainTextEdit* m_differences;
    QPushButton *m_bringBack, *m_compare;
};

// The deck library: find, sort and open decks; rename, duplicate, export; the bin with restore; the versions of a
// deck with what each changed, to bring back or to compare. Everything is done by app::DeckLibrary.
class LibraryDialog : public QDialog {
    Q_OBJECT
public:
    explicit LibraryDialog(app::Workspace& workspace, QWidget* parent = nullptr);

    void setFilter(const QString& words) { m_filter->setText(words); }
    void selectDeck(std::int64_t deck) { m_decks->choose(deck); }
    // As rows or as tiles; the selection is that of both.
    void showTiles(bool tiles);
    [[nodiscard]] bool showsTiles() const;

Q_SIGNALS:
    void deckOpened(nexus::app::DeckDocument* document); // also where it was open already
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle, const nexus::model::Deck& after,
        const QString& afterTitle);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeDecksPage();
    void reload();
    void applyFilter();
    void showVersions();
    [[nodiscard]] QWidget* list() const; // what has the decks in front
    [[nodiscard]] bool showsBin() const { return m_tabs->currentWidget() == m_bin; }
    void tell(const app::DeckLibrary::Done& done);
    void openChosen();
    void newDeck();
    void rename();
    void duplicate();
    void exportDeck();
    void moveToBin();
    void fillRulesets();
    void tellMoved(const tl::expected<std::size_t, QString>& moved, const QString& words);

    app::Workspace& m_workspace;
    app::DeckLibrary m_library;
    QLineEdit* m_filter = nullptr;
    QTabWidget* m_tabs = nullptr;
    DeckTable* m_decks = nullptr;
    DeckTiles* m_tiles = nullptr;
    QStackedWidget* m_shown = nullptr; // rows, then tiles
    TwoWays* m_ways = nullptr;
    VersionsPanel* m_versions = nullptr;
    BinPage* m_bin = nullptr;
    QLabel* m_status = nullptr;
    QMenu* m_rulesets = nullptr;
    std::vector<QPushButton*> m_oneDeck, m_someDecks;
};

} // namespace nexus::ui
