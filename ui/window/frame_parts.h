// Parts of the window's frame: the rail, the top with menus and deck tabs, the status line.
#pragma once

#include "app/base/job.h"
#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QObject>
#include <QPointer>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace nexus::ui {

// Enter presses the button that has the keyboard, as Space does. In a dialog Enter stays its default button's.
class ButtonKeys : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;
};

// Screen readers go through the parts of a page as they stand in its layouts, whatever was made first.
void inReadingOrder(QWidget& page);

// One place of the rail; to screen readers a tab.
class RailButton : public QToolButton {
    Q_OBJECT
public:
    using QToolButton::QToolButton;
};

// The rail at the left of the window: a button a view, one of them down. To screen readers a list of tabs.
class ViewRail : public QWidget {
    Q_OBJECT
public:
    explicit ViewRail(QWidget* parent = nullptr);

    // `icon`: a name of ui/theme/icons.h. `under`: how many others stand above it; none: all before.
    void addView(const QString& title, const QString& icon, std::optional<int> under = {});
    void setCurrent(int view);
    void setThere(int view, bool there); // a place that the game has no use for is not
    void dress();                        // icons and colours of the theme

Q_SIGNALS:
    void chosen(int view);

private:
    struct Entry {
        QToolButton* button = nullptr;
        QByteArray icon;
    };
    QVBoxLayout* m_column;
    std::vector<Entry> m_entries;
};

// The words at the foot of the window: how the deck stands before the law, whether it is saved, a word about what
// was just done, and the catalogue. Made for many changes a second: a label that says the same is not laid out.
class StatusLine : public QObject {
    Q_OBJECT
public:
    StatusLine(app::Workspace& workspace, QStatusBar* bar);

    void refresh(const app::DeckDocument* document);
    void showDeck(bool shown); // where the view in front is about the deck
    // Stands for six seconds, or until the next word.
    void tell(const QString& text);
    // What was just done to the deck, with a button that undoes it; stands until the deck is another again.
    void tellDone(const QString& text, app::DeckDocument* document);
    // Work that takes longer than a moment stands here, with how far it is and Cancel, until it ends.
    void watch(app::Job* job, const QString& what);
    void sayUnreadable(); // the profile cannot be opened

private:
    void refreshDeck(const app::DeckDocument& document);
    void refreshCatalogue();
    void forgetDone();

    app::Workspace& m_workspace;
    QLabel *m_verdict, *m_saved, *m_told, *m_cards;
    QToolButton* m_undo;          // of what was just done
    QToolButton* m_cancel;        // of what is being done
    QPointer<QObject> m_watching; // goes with the work
    QPointer<app::DeckDocument> m_doneTo;
    int m_doneAt = 0; // steps of it then
};

// The open decks as tabs, in the order of the workspace: their names, a dot behind those with changes since the
// last save. Which deck is shown is the window's to say.
class DeckTabs : public QTabBar {
    Q_OBJECT
public:
    explicit DeckTabs(app::Workspace& workspace, QWidget* parent = nullptr);

    // The deck of a tab, or of the tab in front; nullptr where there is none.
    [[nodiscard]] app::DeckDocument* document(int tab) const;
    [[nodiscard]] app::DeckDocument* document() const { return document(currentIndex()); }
    void bringToFront(const app::DeckDocument* document);
    // The next tab for 1, the one before for -1, round and round.
    void step(int by);
    void refresh();
    // Told by the workspace: the document has joined its list, or has left it.
    int add();
    void remove(const app::DeckDocument* document);

private:
    app::Workspace& m_workspace;
};

// The top of the window: its name, the menus, the open decks and the button for a new one.
class TopBar : public QWidget {
    Q_OBJECT
public:
    TopBar(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QMenuBar* menus() const { return m_menus; }
    [[nodiscard]] DeckTabs* tabs() const { return m_tabs; }
    [[nodiscard]] QToolButton* games() const { return m_games; }
    void showGame(); // its name, as soon as it is known
    void dress();    // icons and colours of the theme

Q_SIGNALS:
    void newDeckWanted();
    void gameWanted(const QString& id);

private:
    void listGames();

    app::Workspace& m_workspace;
    QToolButton* m_games;
    QMenuBar* m_menus;
    DeckTabs* m_tabs;
    QToolButton* m_newDeck;
};

} // namespace nexus::ui
