#include "ui/window/view_rail.h"

#include "ui/theme/icons.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace nexus::ui {

ViewRail::ViewRail(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Places"));
    setFixedWidth(72);
    m_column->setContentsMargins(6, 8, 6, 8);
    m_column->setSpacing(4);
    m_column->addStretch();
}

void ViewRail::addView(const QString& title, const QString& icon)
{
    const int view = static_cast<int>(m_entries.size());
    auto* button = named(new QToolButton(this), title);
    button->setText(title);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({22, 22});
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFixedHeight(54);
    auto font = button->font();
    font.setPixelSize(11);
    button->setFont(font);
    connect(button, &QToolButton::clicked, this, [this, view] { Q_EMIT chosen(view); });
    m_column->insertWidget(view, button);
    m_entries.push_back({button, icon.toLatin1()});
}

void ViewRail::setCurrent(int view)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_entries[i].button->setChecked(static_cast<int>(i) == view);
    dress();
}

void ViewRail::dress()
{
    for (const auto& [button, name] : m_entries) {
        const auto colour = button->isChecked() ? theme().accent : theme().muted;
        button->setIcon(icon(name.constData(), colour));
        auto palette = button->palette();
        palette.setColor(QPalette::ButtonText, colour);
        palette.setColor(QPalette::Button, button->isChecked() ? theme().selection : theme().ground);
        button->setPalette(palette);
    }
}

} // namespace nexus::ui
