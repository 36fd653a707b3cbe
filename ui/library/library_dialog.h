// The deck library: find, sort and open decks; rename, duplicate, export; the bin with restore; the versions of a
// deck with what each changed, to bring back or to compare. Everything is done by app::DeckLibrary.
#pragma once

#include "app/documents/deck_library.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTabWidget;
class QTreeView;

namespace nexus::ui {

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
    void changeEvent(QEvent* event) override;

private:
    QTreeView* makeTable(QStandardItemModel*& model, QSortFilterProxyModel*& shown, const QString& name);
    QWidget* makeDecksPage();
    QWidget* makeBinPage();
    QWidget* makeVersions();
    // What is chosen in a table, over a reload.
    struct Kept {
        std::vector<std::int64_t> decks;
        std::int64_t current = 0;
        int row = 0, scroll = 0;
    };
    [[nodiscard]] Kept keep(const QTreeView* table) const;
    void restoreKept(QTreeView* table, const Kept& kept);
    void reload();
    void applyFilter();
    void checkSome();
    void showLegality(int row);
    void showVersions();
    void showDifferences();
    void updateButtons();
    [[nodiscard]] std::vector<std::int64_t> selected(const QTreeView* table) const;
    [[nodiscard]] std::optional<std::int64_t> currentDeck() const;
    void tell(const app::DeckLibrary::Done& done);
    void open();
    void newDeck();
    void rename();
    void duplicate();
    void exportDeck();
    void moveToBin();
    void restore();
    void askEmptyBin();
    void bringBack();
    void compare();

    app::Workspace& m_workspace;
    app::DeckLibrary m_library;
    QLineEdit* m_filter = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTreeView *m_decks = nullptr, *m_bin = nullptr;
    QStandardItemModel *m_deckRows = nullptr, *m_binRows = nullptr;
    QSortFilterProxyModel *m_decksShown = nullptr, *m_binShown = nullptr;
    QListWidget* m_versions = nullptr;
    QPlainTextEdit* m_differences = nullptr;
    QLabel *m_status = nullptr, *m_versionsHead = nullptr;
    std::vector<QPushButton*> m_oneDeck, m_someDecks;
    QPushButton *m_restore = nullptr, *m_empty = nullptr, *m_bringBack = nullptr, *m_compare = nullptr;
    std::vector<app::LibraryVersion> m_shownVersions;
    int m_unchecked = 0; // rows from here on have no legality yet
};

} // namespace nexus::ui
