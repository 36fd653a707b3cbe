#include "ui/table/quadrant_view.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int margin = 6, quadrantGap = 5, head = 20;

int shown(const std::vector<TableCard*>& pool)
{
    return static_cast<int>(
        std::count_if(pool.begin(), pool.end(), [](const TableCard* card) { return !card->isHidden(); }));
}

} // namespace

QuadrantView::QuadrantView(TablePlay& play, Quadrant quadrant, QWidget* parent)
    : CardTarget(play, parent)
    , m_quadrant(quadrant)
{
    connect(this, &QAbstractButton::clicked, this, [this] { m_play.touch(m_seat, m_quadrant); });
}

QSize QuadrantView::sizeHint() const { return isQuadrant(m_quadrant) ? QSize(250, 130) : QSize(128, 200); }
QSize QuadrantView::minimumSizeHint() const { return isQuadrant(m_quadrant) ? QSize(84, 60) : QSize(72, 80); }

QString QuadrantView::title() const
{
    if (!isQuadrant(m_quadrant))
        return tr("Loadout");
    auto words = q(app::quadrantWords(m_quadrant));
    words[0] = words[0].toUpper();
    return words;
}

TableCard* QuadrantView::find(CardId card) const
{
    for (const auto* pool : {&m_cards, &m_small, &m_terrains})
        for (auto* view : *pool)
            if (!view->isHidden() && view->card() == card)
                return view;
    return nullptr;
}

void QuadrantView::lay(std::vector<TableCard*>& pool, const std::vector<CardId>& cards, TableCard::Look look)
{
    while (pool.size() < cards.size())
        pool.push_back(new TableCard(m_play, look, this));
    for (std::size_t i = 0; i < pool.size(); ++i) {
        if (i < cards.size())
            pool[i]->setCard(cards[i]);
        pool[i]->setVisible(i < cards.size());
    }
}

void QuadrantView::refresh(SeatIndex seat)
{
    m_seat = seat;
    const auto& state = m_play.state();
    std::vector<CardId> units, small, terrains;
    const auto here = [&](CardId id) { return state.card(id).quadrant == m_quadrant; };
    if (isQuadrant(m_quadrant)) {
        units = unitsIn(state, seat, m_quadrant);
        for (const auto id : state.pile(seat, Zone::Terrain))
            if (here(id))
                terrains.push_back(id);
        for (const auto host : units)
            for (const auto id : upgradesOf(state, host))
                small.push_back(id);
    } else {
        for (const auto host : state.pile(seat, Zone::Loadout)) {
            small.push_back(host);
            for (const auto id : upgradesOf(state, host))
                small.push_back(id);
        }
    }
    lay(m_cards, units, TableCard::Look::Unit);
    lay(m_small, small, TableCard::Look::Small);
    lay(m_terrains, terrains, TableCard::Look::Small);
    m_lit = m_play.isLit(seat, m_quadrant);
    const app::TableWords words(state);
    const auto count = units.size() + terrains.size() + small.size();
    auto name = tr("%1, %2: %3")
                    .arg(title(), q(words.player(seat)),
                        count == 0   ? tr("empty")
                        : count == 1 ? tr("1 card")
                                     : tr("%1 cards").arg(count));
    if (m_lit)
        name += tr(", possible place");
    arrange();
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    update();
}

void QuadrantView::arrangeColumn()
{
    const int count = shown(m_small), room = height() - head - margin;
    const int step = count > 1
                         ? std::min(TableCard::smallHeight + quadrantGap, (room - TableCard::smallHeight) / (count - 1))
                         : 0;
    int y = head + 2;
    for (auto* card : m_small)
        if (!card->isHidden()) {
            card->setGeometry(margin, y, width() - 2 * margin, TableCard::smallHeight);
            y += std::max(step, 6);
        }
}

// Rows of cards from the left; narrower, then closer, where they are many.
void QuadrantView::arrange()
{
    int right = width() - margin;
    for (auto* terrain : m_terrains)
        if (!terrain->isHidden()) {
            const int wide = std::min(terrain->sizeHint().width(), (width() - 90) / std::max(1, shown(m_terrains)) - 3);
            right -= std::max(wide, 20);
            terrain->setGeometry(right, 2, std::max(wide, 20), head - 1);
            right -= 3;
        }
    if (!isQuadrant(m_quadrant))
        return arrangeColumn();
    const int units = shown(m_cards), small = shown(m_small);
    const int room = width() - 2 * margin;
    int perRow = std::max(1, (room + quadrantGap) / (132 + quadrantGap));
    const auto rows = [&] { return (units + perRow - 1) / perRow; };
    const int smallRows = (small + perRow - 1) / perRow;
    const auto need = [&] {
        return rows() * (TableCard::unitHeight + quadrantGap) + smallRows * (TableCard::smallHeight + 2);
    };
    while (need() > height() - head - margin && perRow < std::max(1, (room + quadrantGap) / (84 + quadrantGap)))
        ++perRow;
    const int wide = std::min(160, (room + quadrantGap) / perRow - quadrantGap);
    const int over = need() - (height() - head - margin);
    const int step = rows() > 1 && over > 0 ? std::max(18, TableCard::unitHeight + quadrantGap - over / (rows() - 1))
                                            : TableCard::unitHeight + quadrantGap;
    const int tall = std::clamp(height() - head - margin, 30, TableCard::unitHeight);
    int at = 0;
    const auto place = [&](TableCard* card, int top, int high) {
        card->setGeometry(margin + at % perRow * (wide + quadrantGap), top, wide, high);
        ++at;
    };
    for (auto* card : m_cards)
        if (!card->isHidden())
            place(card, head + 2 + at / perRow * step, tall);
    const int below = head + 2 + (rows() > 0 ? (rows() - 1) * step + TableCard::unitHeight + 3 : 0);
    at = 0;
    for (auto* card : m_small)
        if (!card->isHidden())
            place(card,
                std::min(below + at / perRow * (TableCard::smallHeight + 2), height() - TableCard::smallHeight - 2),
                TableCard::smallHeight);
}

void QuadrantView::resizeEvent(QResizeEvent* event)
{
    CardTarget::resizeEvent(event);
    arrange();
}

void QuadrantView::paintEvent(QPaintEvent*)
{
    const auto& colours = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool enemy = m_seat != m_play.viewer();
    QPen pen(m_lit        ? (enemy ? colours.bad : colours.accent)
             : hasFocus() ? colours.accent
                          : colours.line,
        m_lit || hasFocus() ? 2 : 1);
    if (!isQuadrant(m_quadrant) && !m_lit && !hasFocus())
        pen.setStyle(Qt::DashLine);
    else if (hasFocus())
        pen.setStyle(Qt::DotLine);
    const auto ground = m_lit ? colours.selection : isQuadrant(m_quadrant) ? colours.pane : colours.ground;
    const auto frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (pen.style() == Qt::SolidLine) {
        drawPanel(painter, rect(), pen.color(), pen.width(), ground);
    } else {
        painter.setPen(pen);
        painter.setBrush(ground);
        painter.drawRoundedRect(frame, 6, 6);
    }
    painter.setFont(sized(font(), 11));
    painter.setPen(m_lit ? colours.text : colours.muted);
    drawLine(painter, QRect(8, 2, width() - 12, head - 2), title());
}

} // namespace nexus::ui
