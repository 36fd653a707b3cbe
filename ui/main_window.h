// The window: a rail of views, decks as tabs, menus, a status line. It owns the actions and their keys, brings
// decks and views to the front, and keeps how it was left in PROFILE/window.ini. What the views show and do is
// theirs (ui/theme/main_view.h); what the menus do with decks is in ui/window/deck_commands.h.
#pragma once

#include "app/documents/backups.h"
#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QMainWindow>
#include <QSettings>
#include <QTimer>

namespace nexus::ui {

class BuildView;
class CardPane;
class CatalogueView;
class CollectionView;
class PrintView;
class DeckCommands;
class LibraryFolder;
class DeckPane;
class DeckTabs;
class CardPeek;
class EventView;
class HelpDesk;
class LabView;
class MainView;
class ViewRail;
class SearchPane;
class StatusLine;
class TableView;
class TopBar;
class WorkbenchView;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(app::Workspace& workspace, std::unique_ptr<QSettings> settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opened as soon as the catalogue is there.
    void openLater(const QString& file);
    void openTextsLater(const QStringList& texts) { m_laterTexts = texts; } // before that
    [[nodiscard]] app::DeckDocument* document() const;
    [[nodiscard]] SearchPane* search() const;
    [[nodiscard]] DeckPane* deck() const;
    [[nodiscard]] CardPane* card() const;
    [[nodiscard]] QTabBar* deckTabs() const;
    [[nodiscard]] CollectionView* collection() const { return m_collection; }
    [[nodiscard]] PrintView* print() const { return m_print; }
    [[nodiscard]] WorkbenchView* workbench() const { return m_workbench; }
    [[nodiscard]] EventView* eventView() const { return m_event; }
    [[nodiscard]] LabView* lab() const { return m_lab; }
    // By its object name: "save", "undo" …
    [[nodiscard]] QAction* action(const char* name) const;
    void showView(int view);
    void keepFocusInFront();
    void storeSettings();
    // What was being typed and how the window stands, as when it is closed: the program may end any moment.
    void keepState();
    // Asked instead of a message box in tests; a DeckCommands::Unsaved.
    std::function<int(const QString& deck)> askUnsaved;
    // The same where decks and collection cannot be read, or are `gone`.
    enum Refused { LeaveIt, SeeBackups, StartAnew };
    std::function<Refused(const QString& message, bool gone)> askRefused;

    // Whether a damaged catalogue gives way to a new one.
    std::function<bool(const QString& message)> askRebuild;

    // Whether what the program ended on is opened again; nothing where the question was not answered.
    std::function<std::optional<bool>(const QString& what, const app::LeftClosed& otherwise)> askAgain;

    // Places that others go to, in the order of the rail.
    enum ViewNumber { Build, Collection, Table, Print, Catalogue, Workbench, Event, Laboratory, Dealer };
    [[nodiscard]] MainView* frontView() const;

Q_SIGNALS:
    // Another game was chosen, to open these files in, or the decks of these texts.
    void gameWanted(const QString& id, const QStringList& files = {}, const QStringList& texts = {});
    void restartWanted(); // another scale was chosen, or decks and collection are others

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeQuestions();
    void makeFrame();
    void addView(MainView* view, std::optional<int> under = {});
    void setThere(ViewNumber view, bool there);
    void connectWorkspace();
    void connectParts();
    void ready();
    void deckOpened(app::DeckDocument* document);
    void deckClosed(app::DeckDocument* document);
    void showDocument(app::DeckDocument* document);
    void showInBuild(app::DeckDocument* document);
    void openDeck(qlonglong id);
    void newDeck();
    void closeDeck(int tab);
    void refresh(); // everything that says how the decks stand
    void restoreSettings();
    void restoreWindow();
    [[nodiscard]] int keptView() const;
    void dress();
    void complain(const QString& text);
    void showBackups();
    void libraryRefused(const QString& message, bool gone);
    void findAnything();
    void printChosen();
    void printCards(const QStringList& names);

    DeckPane* inBuild(); // the deck, with its view in front
    void makeMenus();
    void makeFileMenu(QMenu* menu);
    void makeEditMenu(QMenu* menu);
    void makeDeckMenu(QMenu* menu);
    void makeViewMenu(QMenu* menu);
    void makeHelpMenu(QMenu* menu);
    void addTabActions(QMenu* menu);
    void addGroupings(QMenu* menu);
    void addColours(QMenu* menu);
    void addScales(QMenu* menu);
    void addLanguages(QMenu* menu);
    QAction* add(
        QMenu* menu, const char* name, const QString& text, const QKeySequence& key, const std::function<void()>& run);
    QAction* addChoice(QMenu* menu, QActionGroup* group, const QString& name, const QString& text, bool chosen,
        const std::function<void()>& run);
    void refreshActions();
    void nameActions();

    app::Workspace& m_workspace;
    std::unique_ptr<QSettings> m_settings;
    QStringList m_later;
    QStringList m_laterTexts;
    int m_firstTab = 0;
    QTimer m_keepSoon; // after a key or a click

    TopBar* m_top = nullptr;
    DeckTabs* m_tabs = nullptr;
    ViewRail* m_rail = nullptr;
    QStackedWidget* m_stack = nullptr;
    std::vector<MainView*> m_views; // as in the rail
    BuildView* m_build = nullptr;
    CatalogueView* m_catalogue = nullptr;
    TableView* m_table = nullptr;
    CollectionView* m_collection = nullptr;
    PrintView* m_print = nullptr;
    WorkbenchView* m_workbench = nullptr;
    EventView* m_event = nullptr;
    LabView* m_lab = nullptr;
    StatusLine* m_status = nullptr;
    DeckCommands* m_commands = nullptr;
    LibraryFolder* m_libraryFolder = nullptr;
    HelpDesk* m_help = nullptr;
    CardPeek* m_peek = nullptr;
    app::Backups m_backups;
};

} // namespace nexus::ui
