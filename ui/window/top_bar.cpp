#include "ui/window/top_bar.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/window/deck_tabs.h"
#include "ui/window/hairline.h"

#include <QLabel>
#include <QMenuBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace nexus::ui {

TopBar::TopBar(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_menus(new QMenuBar(this))
    , m_tabs(new DeckTabs(workspace, this))
    , m_newDeck(new QToolButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* name = new QLabel(tr("NexusDeck"), this);
    auto font = name->font();
    font.setBold(true);
    name->setFont(font);
    m_menus->setObjectName(QStringLiteral("menus"));
    m_menus->setNativeMenuBar(false);
    m_menus->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_newDeck->setAutoRaise(true);
    m_newDeck->setAccessibleName(tr("New deck"));
    m_newDeck->setToolTip(tr("New deck (Ctrl+N)"));
    connect(m_newDeck, &QToolButton::clicked, this, &TopBar::newDeckWanted);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 2, 8, 0);
    row->setSpacing(8);
    row->addWidget(name);
    row->addWidget(m_menus, 0, Qt::AlignVCenter);
    row->addSpacing(16);
    row->addWidget(m_tabs, 1);
    row->addWidget(m_newDeck);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(hairline(QFrame::HLine, this));
}

void TopBar::dress() { m_newDeck->setIcon(icon("plus", theme().muted)); }

} // namespace nexus::ui
