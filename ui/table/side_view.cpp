#include "ui/table/side_view.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

namespace nexus::ui {

using namespace model;

namespace {

// The ground of the line: a panel as the quadrants are.
class HeadPanel : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawPanel(painter, rect(), theme().line, 1, theme().pane);
    }
};

} // namespace

// "Iron Wall  7 of 12 CP  to act · has initiative", one line told whole to screen readers.
class SideView::Head : public QWidget {
public:
    using QWidget::QWidget;
    void tell(const QString& name, const QString& points, const QString& of, const QString& words, bool acts)
    {
        m_name = name;
        m_points = points;
        m_of = of;
        m_words = words;
        m_acts = acts;
        setAccessibleName(name + QStringLiteral(": ") + points + QLatin1Char(' ') + of +
                          (words.isEmpty() ? QString() : QStringLiteral(", ") + words));
        setToolTip(accessibleName().toHtmlEscaped());
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {260, 34}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 34}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const auto& colours = theme();
        int x = 10;
        const auto word = [&](const QString& text, int pixels, bool bold, const QColor& colour, int after) {
            painter.setFont(sized(font(), pixels, bold));
            painter.setPen(colour);
            x += drawLine(painter, QRect(x, 0, std::max(0, width() - x), height()), text) + after;
        };
        word(m_name, 14, true, colours.text, 12);
        word(m_points, 19, true, colours.text, 4);
        word(m_of, 12, false, colours.muted, 14);
        word(m_words, 12, m_acts, m_acts ? colours.accent : colours.muted, 0);
    }

private:
    QString m_name, m_points, m_of, m_words;
    bool m_acts = false;
};

SideView::SideView(TablePlay& play, bool across, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_across(across)
{
    auto* field = makeField();
    auto* head = makeHead();
    setLayout(
        columnOf(6, noMargins, {{across ? head : field, across ? 0 : 1}, {across ? field : head, across ? 1 : 0}}));
}

QWidget* SideView::makeHead()
{
    auto* box = new HeadPanel(this);
    m_missionRow = new QHBoxLayout(box);
    m_missionRow->setContentsMargins(2, 0, 8, 0);
    m_missionRow->setSpacing(6);
    m_head = new Head(box);
    m_missionRow->addWidget(m_head, 1);
    return box;
}

QWidget* SideView::makeField()
{
    auto* box = new QWidget(this);
    m_loadout = new QuadrantView(m_play, Quadrant::None, box);
    m_loadout->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    for (int i = 0; i < quadrantCount; ++i) {
        const auto quadrant = quadrantAt(i);
        auto* view = new QuadrantView(m_play, quadrant, box);
        view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        const int line = isFront(quadrant) == m_across ? 1 : 0;
        grid->addWidget(view, line, m_across ? 2 - columnOf(quadrant) : columnOf(quadrant));
        m_quadrants[static_cast<std::size_t>(i)] = view;
    }
    for (int column = 0; column < 3; ++column)
        grid->setColumnStretch(column, 1);
    auto* piles = new QVBoxLayout;
    piles->setSpacing(6);
    for (const auto zone : m_across ? std::vector{Zone::Hand, Zone::Deck, Zone::Discard, Zone::Removed}
                                    : std::vector{Zone::Deck, Zone::Discard, Zone::Removed}) {
        auto* pile = new PileButton(m_play, zone, box);
        pile->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        connect(pile, &PileButton::wanted, this, &SideView::pileWanted);
        piles->addWidget(pile);
        m_piles.push_back(pile);
    }
    box->setLayout(rowOf(8, noMargins, {m_loadout, {grid, 1}, piles}));
    return box;
}

void SideView::refresh(SeatIndex seat)
{
    m_seat = seat;
    for (auto* view : m_quadrants)
        view->refresh(seat);
    m_loadout->refresh(seat);
    for (auto* pile : m_piles)
        pile->refresh(seat);
    const auto missions = m_play.state().pile(seat, Zone::Missions);
    while (m_missions.size() < missions.size()) {
        m_missions.push_back(new TableCard(m_play, TableCard::Look::Small, this));
        m_missionRow->addWidget(m_missions.back());
    }
    for (std::size_t i = 0; i < m_missions.size(); ++i) {
        if (i < missions.size())
            m_missions[i]->setCard(missions[i]);
        m_missions[i]->setVisible(i < missions.size());
    }
    refreshHead();
}

void SideView::refreshHead()
{
    const auto& state = m_play.state();
    const app::TableWords words(state);
    const auto& player = state.player(m_seat);
    const bool acts = app::waitedFor(state) == m_seat;
    QStringList told;
    if (state.stage == Stage::Over && state.winner == m_seat)
        told << tr("has won");
    else if (player.out)
        told << tr("out of the game");
    else if (acts)
        told << tr("● to act");
    if (!player.out && state.initiative == m_seat)
        told << tr("has initiative");
    const bool roundBegins = state.next == Next::RoundTriggers &&
                             state.stage != Stage::Turn; // the passes were the last round's
    if ((state.passed & (1U << m_seat)) && !roundBegins)
        told << tr("passed");
    m_head->tell(q(words.player(m_seat)), QString::number(player.points),
        tr("of %1").arg(q(words.points(state.facts->seats[m_seat].income))), told.join(QStringLiteral(" · ")), acts);
}

QuadrantView* SideView::quadrant(Quadrant quadrant) const
{
    return isQuadrant(quadrant) ? m_quadrants[static_cast<std::size_t>(quadrant)] : m_loadout;
}

PileButton* SideView::pile(Zone zone) const
{
    for (auto* pile : m_piles)
        if (pile->zone() == zone)
            return pile;
    return nullptr;
}

TableCard* SideView::find(CardId card) const
{
    for (auto* mission : m_missions)
        if (!mission->isHidden() && mission->card() == card)
            return mission;
    for (auto* view : m_quadrants)
        if (auto* found = view->find(card))
            return found;
    return m_loadout->find(card);
}

bool SideView::event(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_play.isOpen() && m_seat < m_play.state().players.size())
        refresh(m_seat); // cards keep the colours they were read with
    return QWidget::event(event);
}

} // namespace nexus::ui
