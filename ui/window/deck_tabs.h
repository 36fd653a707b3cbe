// The open decks as tabs, in the order of the workspace: their names, a dot behind those with changes since the
// last save. Which deck is shown is the window's to say.
#pragma once

#include "app/documents/workspace.h"

#include <QTabBar>

namespace nexus::ui {

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

} // namespace nexus::ui
