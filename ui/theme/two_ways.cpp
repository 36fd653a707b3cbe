#include "ui/theme/two_ways.h"

#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QToolButton>

namespace nexus::ui {

namespace {

// Pressed again it stays so. No button group: that would leave Tab one of them, and not always the one pressed.
class WayButton : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void nextCheckState() override { setChecked(true); }
};

} // namespace

TwoWays::TwoWays(
    const QString& first, const QString& firstName, const QString& second, const QString& secondName, QWidget* parent)
    : QWidget(parent)
{
    const auto button = [this](const QString& text, const QString& name) {
        auto* made = named(new WayButton(this), name);
        made->setText(text);
        made->setToolTip(name);
        made->setAutoRaise(true);
        made->setCheckable(true);
        return made;
    };
    m_buttons = {button(first, firstName), button(second, secondName)};
    m_buttons[0]->setChecked(true);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        connect(m_buttons[i], &QToolButton::toggled, m_buttons[1 - i],
            [other = m_buttons[1 - i]](bool pressed) { other->setChecked(!pressed); });
    setLayout(rowOf(0, {2, 2, 2, 2}, {m_buttons[0], m_buttons[1]}));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TwoWays::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPanel(painter, rect(), theme().line, 1, theme().pane);
}

} // namespace nexus::ui
