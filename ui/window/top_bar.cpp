#include "ui/window/top_bar.h"

#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/window/deck_tabs.h"

#include <QMenuBar>
#include <QToolButton>

namespace nexus::ui {

TopBar::TopBar(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_menus(withId(new QMenuBar(this), "menus"))
    , m_tabs(new DeckTabs(workspace, this))
    , m_newDeck(named(new QToolButton(this), tr("New deck")))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* name = new QLabel(tr("NexusDeck"), this);
    name->setFont(bold(name->font()));
    m_menus->setNativeMenuBar(false);
    m_menus->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_newDeck->setAutoRaise(true);
    m_newDeck->setToolTip(tr("New deck (Ctrl+N)"));
    connect(m_newDeck, &QToolButton::clicked, this, &TopBar::newDeckWanted);
    setLayout(columnOf(0, noMargins,
        {rowOf(8, {12, 2, 8, 0}, {name, {m_menus, 0, Qt::AlignVCenter}, gap(16), {m_tabs, 1}, m_newDeck}),
            hairline(QFrame::HLine, this)}));
}

void TopBar::dress() { m_newDeck->setIcon(icon("plus", theme().muted)); }

} // namespace nexus::ui
