// The top of the window: its name, the menus, the open decks and the button for a new one.
#pragma once

#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::app {
class Workspace;
}

namespace nexus::ui {

class DeckTabs;

class TopBar : public QWidget {
    Q_OBJECT
public:
    TopBar(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QMenuBar* menus() const { return m_menus; }
    [[nodiscard]] DeckTabs* tabs() const { return m_tabs; }
    void dress(); // icons and colours of the theme

Q_SIGNALS:
    void newDeckWanted();

private:
    QMenuBar* m_menus;
    DeckTabs* m_tabs;
    QToolButton* m_newDeck;
};

} // namespace nexus::ui
