// The window: a rail of places, decks as tabs, menus, a status line. It owns the actions and their keys, opens and
// closes decks through the workspace, and keeps how it was left in PROFILE/window.ini. What the places show and do
// is theirs.
#pragma once

#include "app/documents/card_uses.h"
#include "app/documents/workspace.h"

#include <QMainWindow>
#include <QSettings>
#include <QTimer>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QToolButton;
class QActionGroup;

namespace nexus::ui {

class CardPane;
class CataloguePlace;
class DeckPane;
class HelpWindow;
class KeysSheet;
class PasteDialog;
class SearchPane;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(app::Workspace& workspace, std::unique_ptr<QSettings> settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opened as soon as the catalogue is there.
    void openLater(const QString& file);
    [[nodiscard]] app::DeckDocument* document() const;
    [[nodiscard]] SearchPane* search() const { return m_search; }
    [[nodiscard]] DeckPane* deck() const { return m_deck; }
    [[nodiscard]] CardPane* card() const { return m_card; }
    [[nodiscard]] QTabBar* deckTabs() const { return m_tabs; }
    // By its object name: "save", "undo" …
    [[nodiscard]] QAction* action(const char* name) const;
    void showPlace(int place);
    void storeSettings();
    // Asked instead of a message box in tests; 0 save, 1 discard, 2 cancel.
    std::function<int(const QString& deck)> askUnsaved;

    enum Place { Build, Catalogue };

Q_SIGNALS:
    void restartWanted(); // another scale was chosen

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFrame();
    QWidget* makeTopBar();
    QWidget* makeRail();
    QWidget* makeBuildPlace();
    void makeStatus();
    void makeFileActions();
    void makeEditActions();
    void makeDeckActions();
    void makeViewActions();
    void makeHelpActions();
    QAction* add(class QMenu* menu, const char* name, const QString& text, const QKeySequence& key,
                 const std::function<void()>& run);
    void connectWorkspace();
    void connectPlaces();
    void ready();
    void showChosenCard();
    void deckOpened(app::DeckDocument* document);
    void deckClosed(app::DeckDocument* document);
    void showDocument(app::DeckDocument* document);
    void refreshTabs();
    void refreshStatus();
    void refreshActions();
    void restoreSettings();
    void dress();
    void tell(const QString& text);
    void complain(const QString& text);

    void newDeck();
    void openLibrary();
    void openFiles(const QStringList& files);
    bool save();
    void saveAsNew();
    void exportDeck();
    void closeDeck(int tab);
    void copyDeck();
    void pasteList();
    void takePasted(PasteDialog& dialog);
    void compareWith(const model::Deck& other, const QString& title);
    void compareWithDeck();
    void chooseMissions();
    void help(const QString& page = {}, const QString& anchor = {});
    void helpHere();
    void showKeys();
    void setScale(int percent);

    app::Workspace& m_workspace;
    std::unique_ptr<QSettings> m_settings;
    app::CardUses m_uses;
    bool m_usesStale = true;
    bool m_hintWanted = false;
    QTimer m_cardSoon;
    quint32 m_chosen = 0;
    QStringList m_later;
    int m_firstTab = 0;

    QTabBar* m_tabs = nullptr;
    QToolButton* m_newTab = nullptr;
    QStackedWidget* m_places = nullptr;
    std::vector<QToolButton*> m_rail;
    QSplitter* m_columns = nullptr;
    SearchPane* m_search = nullptr;
    DeckPane* m_deck = nullptr;
    CardPane* m_card = nullptr;
    CataloguePlace* m_catalogue = nullptr;
    QWidget* m_hint = nullptr;
    QLabel *m_verdict = nullptr, *m_saved = nullptr, *m_told = nullptr, *m_cards = nullptr;
    HelpWindow* m_help = nullptr;
    KeysSheet* m_keys = nullptr;
};

} // namespace nexus::ui
