#include "ui/table/replay_bar.h"

#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QToolButton>

namespace nexus::ui {

namespace {

// A triangle, with a bar at its point where it goes to the end.
QIcon arrow(ReplayBar::Step step, const QColor& colour, qreal ratio)
{
    QIcon made;
    for (const auto mode : {QIcon::Normal, QIcon::Disabled}) {
        QPixmap pixmap(QSize(16, 16) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(mode == QIcon::Disabled ? 0.4 : 1.0);
        if (step == ReplayBar::First || step == ReplayBar::Back) {
            painter.translate(16, 0);
            painter.scale(-1, 1);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        const bool end = step == ReplayBar::First || step == ReplayBar::Last;
        painter.drawPolygon(QPolygonF({QPointF(4, 3), QPointF(end ? 11 : 13, 8), QPointF(4, 13)}));
        if (end)
            painter.drawRect(QRectF(11, 3, 2, 10));
        painter.end();
        made.addPixmap(pixmap, mode);
    }
    return made;
}

} // namespace

ReplayBar::ReplayBar(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_place(withId(new LineLabel(this), "tablePlace"))
    , m_step(withId(new LineLabel(this), "tableStep"))
{
    m_place->setTopic(tr("Where the game stands"));
    m_place->setBold(true);
    m_step->setRightAligned(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    const std::array<std::pair<QString, QString>, 4> words{{{tr("To the start"), tr("Home")},
        {tr("One step back"), tr("Ctrl+Z")}, {tr("One step on"), tr("Ctrl+Shift+Z")}, {tr("To the end"), tr("End")}}};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(words[i].first);
        button->setToolTip(tr("%1 (%2)").arg(words[i].first, words[i].second));
        connect(button, &QToolButton::clicked, this, [this, i] { go(static_cast<Step>(i)); });
        row->addWidget(button);
        m_buttons[i] = button;
    }
    row->addWidget(m_step, 1);
    setLayout(columnOf(2, {12, 8, 12, 4}, {m_place, row}));
    dress();
    whenColoursChange(this, [this] { dress(); });
}

void ReplayBar::go(Step step)
{
    auto& session = m_play.session();
    if (!session.isOpen())
        return;
    switch (step) {
    case First: return session.goTo(0);
    case Back: return session.undo();
    case Forward: return session.redo();
    case Last: return session.goTo(session.timeline().length());
    }
}

void ReplayBar::refresh()
{
    const auto& state = m_play.state();
    const auto& timeline = m_play.session().timeline();
    const auto at = timeline.position(), all = timeline.length();
    QStringList parts;
    if (state.round > 0) {
        parts << tr("Round %1").arg(state.round);
        parts << QString::fromStdString(state.facts->rules.phases[state.phase].label);
    } else {
        parts << tr("Before the first round");
    }
    m_place->setText(parts.join(QStringLiteral(" · ")), LineLabel::Tone::Plain);
    m_step->setText(at == all ? tr("action %1").arg(at) : tr("action %1 of %2").arg(at).arg(all));
    m_buttons[First]->setEnabled(at > 0);
    m_buttons[Back]->setEnabled(at > 0);
    m_buttons[Forward]->setEnabled(at < all);
    m_buttons[Last]->setEnabled(at < all);
}

void ReplayBar::dress()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setIcon(arrow(static_cast<Step>(i), theme().text, devicePixelRatioF()));
}

} // namespace nexus::ui
