#include "ui/table/side_view.h"

#include "app/base/qt_text.h"
#include "app/text/table_words.h"
#include "model/engine/standing_texts.h"
#include "ui/table/player_colours.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QDragEnterEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>
#include <utility>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int margin = 4, quadrantGap = 5, head = 19;
constexpr int sideRim = 5, sideRadius = 10; // around one player's side
constexpr int placeRadius = 6;
constexpr int mostFaceHeight = 176, barGap = 2;

int shown(const std::vector<TableCard*>& pool)
{
    return static_cast<int>(
        std::count_if(pool.begin(), pool.end(), [](const TableCard* card) { return !card->isHidden(); }));
}

} // namespace

PileButton::PileButton(TablePlay& play, Zone zone, QWidget* parent)
    : CardTarget(play, parent)
    , m_zone(zone)
{
    connect(this, &QAbstractButton::clicked, this,
        [this] { Q_EMIT wanted(m_seat, m_zone, mapToGlobal(rect().bottomLeft())); });
}

QString PileButton::title() const
{
    switch (m_zone) {
    case Zone::Deck: return tr("Deck");
    case Zone::Hand: return m_open ? tr("Open hand") : tr("Hand");
    case Zone::Discard: return tr("Discard");
    default: return tr("Removed");
    }
}

void PileButton::refresh(SeatIndex seat)
{
    m_seat = seat;
    m_count = static_cast<int>(m_play.state().pile(seat, m_zone).size());
    m_open = m_zone == Zone::Hand && isHandOpen(m_play.state(), seat);
    const app::TableWords words(m_play.state());
    const auto name = tr("%1 of %2: %3")
                          .arg(title(), QString::fromStdString(words.player(seat)),
                              m_count == 1 ? tr("1 card") : tr("%1 cards").arg(m_count));
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    setToolTip(accessibleName());
    update();
}

void PileButton::paintEvent(QPaintEvent*)
{
    const auto& colours = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ground = underMouse() ? colours.hover : placeGround(m_seat);
    drawPanel(painter, rect(), placeLine(m_seat), 1, ground);
    if (hasFocus())
        drawFocusRing(painter, rect(), placeRadius);
    painter.setPen(m_count > 0 ? colours.text : colours.muted);
    if (height() < 44) { // in one line
        painter.setFont(sized(font(), 12, true));
        const int used = drawLine(painter, QRect(5, 0, width() - 8, height()), QString::number(m_count));
        painter.setFont(sized(font(), 11));
        painter.setPen(colours.muted);
        drawLine(painter, QRect(5 + used + 4, 0, width() - used - 12, height()), title());
        return;
    }
    painter.setFont(sized(font(), 16, true));
    drawLine(painter, QRect(0, height() / 2 - 20, width(), 22), QString::number(m_count), Qt::AlignCenter);
    painter.setFont(sized(font(), 11));
    painter.setPen(colours.muted);
    drawLine(painter, QRect(0, height() / 2 + 2, width(), 16), title(), Qt::AlignCenter);
}

QuadrantView::QuadrantView(TablePlay& play, Quadrant quadrant, QWidget* parent)
    : CardTarget(play, parent)
    , m_quadrant(quadrant)
{
    connect(this, &QAbstractButton::clicked, this, [this] { m_play.touch(m_seat, m_quadrant); });
}

QSize QuadrantView::sizeHint() const { return isQuadrant(m_quadrant) ? QSize(250, 130) : QSize(128, 200); }
// Every card can be read, as a bar of one line at least.
QSize QuadrantView::minimumSizeHint() const
{
    const int most = isQuadrant(m_quadrant) ? 8 : 5; // from there on they come closer
    const int bars = std::min(shown(m_cards), most) * (TableCard::leastHeight + barGap) +
                     std::min(shown(m_small), most) * (TableCard::smallHeight + barGap);
    return {isQuadrant(m_quadrant) ? 84 : 72, std::max(isQuadrant(m_quadrant) ? 57 : 80, head + bars + 2 * margin)};
}

QString QuadrantView::title() const
{
    return isQuadrant(m_quadrant) ? capital(app::quadrantWords(m_quadrant)) : tr("Loadout");
}

TableCard* QuadrantView::find(CardId card) const
{
    for (const auto* pool : {&m_cards, &m_small, &m_terrains})
        if (auto* found = findShown(*pool, card))
            return found;
    return nullptr;
}

void QuadrantView::lay(std::vector<TableCard*>& pool, const std::vector<CardId>& cards, TableCard::Look look)
{
    showCards(pool, cards, [&] { return new TableCard(m_play, look, this); });
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
            units.push_back(host);
            for (const auto id : upgradesOf(state, host))
                small.push_back(id);
        }
    }
    lay(m_cards, units, TableCard::Look::Unit);
    lay(m_small, small, TableCard::Look::Small);
    lay(m_terrains, terrains, TableCard::Look::Small);
    m_lit = m_play.isLit(seat, m_quadrant);
    m_reached = m_play.isReached(seat, m_quadrant);
    const app::TableWords words(state);
    const auto count = units.size() + terrains.size() + small.size();
    const int bonus = isBack(m_quadrant) ? state.facts->rules.backRowDefense : 0;
    m_note = bonus != 0 ? tr("back row +%1").arg(bonus) : QString();
    std::vector<QString> outcomes;
    for (const auto id : units)
        if (const auto outcome = m_play.outcome(id); !outcome.isEmpty())
            outcomes.push_back(outcome);
    m_outcome = outcomes.empty()       ? QString()
                : outcomes.size() == 1 ? outcomes.front()
                                       : tr("%1 targets").arg(outcomes.size());
    auto name = tr("%1, %2: %3")
                    .arg(title(), q(words.player(seat)),
                        count == 0   ? tr("empty")
                        : count == 1 ? tr("1 card")
                                     : tr("%1 cards").arg(count));
    if (!m_note.isEmpty())
        name += QStringLiteral(", ") + m_note;
    if (m_lit)
        name += tr(", possible place");
    else if (m_reached)
        name += tr(", in reach");
    if (!m_outcome.isEmpty())
        name += QStringLiteral(", ") + m_outcome;
    if (const int tall = minimumSizeHint().height(); std::exchange(m_tall, tall) != tall)
        updateGeometry();
    arrange();
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    update();
}

// So many in rows as large as the room allows: faces where they can be faces, else bars; closer where they are many.
void QuadrantView::arrangeCards(const QRect& room)
{
    const int count = shown(m_cards);
    if (count == 0 || room.width() < 20 || room.height() < 10)
        return;
    int rows = 1, perRow = count, wide = 0, tall = 0;
    bool faces = false;
    for (int lines = 1; lines <= count; ++lines) {
        const int each = (count + lines - 1) / lines;
        const int high = std::min((room.height() - (lines - 1) * quadrantGap) / lines, mostFaceHeight);
        if (high < leastFaceHeight)
            break;
        const int broad = std::min((room.width() - (each - 1) * quadrantGap) / each, wideFaceWidth(high));
        if (broad < leastFaceWidth || broad <= wide)
            continue;
        faces = true;
        rows = lines;
        perRow = each;
        wide = broad;
        tall = std::min(high, broad * 3 / 2);
    }
    if (!faces) {
        perRow = std::max(1, (room.width() + quadrantGap) / (132 + quadrantGap));
        rows = (count + perRow - 1) / perRow;
        wide = std::min(190, (room.width() + quadrantGap) / perRow - quadrantGap);
        tall = std::clamp((room.height() - (rows - 1) * barGap) / rows, TableCard::leastHeight, TableCard::unitHeight);
    }
    const int gap = faces ? quadrantGap : barGap;
    const int step = rows > 1 ? std::min(tall + gap, std::max(12, (room.height() - tall) / (rows - 1))) : 0;
    const int high = tall + (rows - 1) * step;
    const int top = faces ? room.top() + std::max(0, room.height() - high) / 2 : room.top();
    int at = 0;
    for (auto* card : m_cards)
        if (!card->isHidden()) {
            const int row = at / perRow, inRow = std::min(perRow, count - row * perRow);
            const int used = inRow * (wide + quadrantGap) - quadrantGap;
            const int left = faces ? room.left() + (room.width() - used) / 2 : room.left();
            card->setGeometry(left + at % perRow * (wide + quadrantGap), top + row * step, wide, tall);
            ++at;
        }
}

// Terrains at the top right, units below the name, what is attached to them at the bottom.
void QuadrantView::arrange()
{
    int right = width() - margin;
    for (auto* terrain : m_terrains)
        if (!terrain->isHidden()) {
            const int named = QFontMetrics(sized(font(), 11)).horizontalAdvance(title()) + 18;
            const int wide = std::min(
                terrain->sizeHint().width(), (width() - named) / std::max(1, shown(m_terrains)) - 3);
            right -= std::max(wide, 20);
            terrain->setGeometry(right, 2, std::max(wide, 20), head - 1);
            right -= 3;
        }
    m_noteRight = right;
    const int small = shown(m_small), room = width() - 2 * margin;
    const int perRow = std::max(1, (room + quadrantGap) / (110 + quadrantGap));
    const int smallRows = (small + perRow - 1) / perRow;
    const int most = std::max(0, (height() - head) / 2); // what is attached comes closer before it hides units
    const int step = smallRows == 0 ? 0 : std::min(TableCard::smallHeight + 2, std::max(8, most / smallRows));
    const int bottom = height() - margin / 2 - smallRows * step;
    const int wide = std::min(160, (room + quadrantGap) / perRow - quadrantGap);
    int at = 0;
    for (auto* card : m_small)
        if (!card->isHidden()) {
            card->setGeometry(
                margin + at % perRow * (wide + quadrantGap), bottom + at / perRow * step, wide, TableCard::smallHeight);
            ++at;
        }
    arrangeCards(QRect(margin, head, room, bottom - head - margin / 2));
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
    const bool held = m_play.isOpen() && m_play.picked() != noCard;
    const bool enemy = m_seat != (held ? m_play.state().card(m_play.picked()).owner : m_play.viewer());
    const bool target = !m_outcome.isEmpty() && enemy, marked = m_lit || target;
    QPen pen(target      ? colours.bad
             : m_lit     ? (enemy ? colours.bad : colours.accent)
             : m_reached ? colours.accent
                         : placeLine(m_seat),
        marked ? 2 : 1);
    if (!marked && (m_reached || !isQuadrant(m_quadrant)))
        pen.setStyle(Qt::DashLine);
    const auto ground = m_lit ? colours.selection : isQuadrant(m_quadrant) ? placeGround(m_seat) : playerGround(m_seat);
    drawPlace(painter, rect(), pen, ground, placeRadius);
    if (hasFocus())
        drawFocusRing(painter, marked ? rect().adjusted(3, 3, -3, -3) : rect(), placeRadius);
    painter.setFont(sized(font(), 11, marked));
    painter.setPen(marked ? colours.text : colours.muted);
    const int used = drawLine(painter, QRect(8, 2, std::max(0, m_noteRight - 8), head - 2), title());
    const QRect rest(8 + used + 8, 2, m_noteRight - used - 20, head - 2);
    if (rest.width() < 40)
        return;
    painter.setFont(sized(font(), 11, !m_outcome.isEmpty()));
    painter.setPen(m_outcome.isEmpty() ? colours.good : target ? colours.bad : colours.text);
    const auto note = m_outcome.isEmpty() ? m_note : m_outcome;
    if (m_outcome.isEmpty() && lineWidth(painter, note) > rest.width()) // half a word says nothing
        return;
    drawLine(painter, rest, note, Qt::AlignRight | Qt::AlignVCenter);
}

// "Iron Wall  7 of 12 CP  ● to act · has initiative", one line told whole to screen readers. Where there is little room
// the name gives way, never the points or whose word is waited for.
class SideView::Head : public QWidget {
public:
    using QWidget::QWidget;
    void tell(const QString& name, const QString& points, const QString& of, const QString& words, bool acts,
        const QColor& colour)
    {
        m_colour = colour;
        m_name = name;
        m_points = points;
        m_of = of;
        m_words = words;
        m_acts = acts;
        setAccessibleName(name + QStringLiteral(": ") + points + QLatin1Char(' ') + of +
                          (words.isEmpty() ? QString() : QStringLiteral(", ") + words));
        setToolTip(accessibleName());
        const int whole = QFontMetrics(sized(this->font(), 14, true)).horizontalAdvance(m_name);
        setMinimumWidth(told() + std::min(whole + 2, leastName));
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {told() + QFontMetrics(sized(font(), 14, true)).horizontalAdvance(m_name) + 2, 28};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const auto& colours = theme();
        int x = 10;
        painter.setRenderHint(QPainter::Antialiasing);
        drawRounded(painter, QRectF(0, height() / 2.0 - 8, 4, 16), 2, m_colour);
        const auto word = [&](const QString& text, int pixels, bool bold, const QColor& colour, int after, int most) {
            painter.setFont(sized(font(), pixels, bold));
            painter.setPen(colour);
            x += drawLine(painter, QRect(x, 0, std::max(0, most), height()), text) + after;
        };
        word(m_name, 14, true, colours.text, 12, width() - told());
        word(m_points, 19, true, colours.text, 4, width() - x);
        word(m_of, 12, false, colours.muted, 14, width() - x);
        word(m_words, 12, m_acts, m_acts ? colours.accent : colours.muted, 0, width() - x);
    }

private:
    static constexpr int leastName = 64;
    // All but the name.
    [[nodiscard]] int told() const
    {
        const auto wide = [&](int pixels, bool bold, const QString& text) {
            return QFontMetrics(sized(font(), pixels, bold)).horizontalAdvance(text);
        };
        return wide(19, true, m_points) + wide(12, false, m_of) + wide(12, m_acts, m_words) + 42;
    }
    QString m_name, m_points, m_of, m_words;
    QColor m_colour;
    bool m_acts = false;
};

SideView::SideView(TablePlay& play, bool across, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_across(across)
{
    auto* field = makeField();
    auto* head = makeHead();
    setLayout(columnOf(4, {sideRim, sideRim, sideRim, sideRim},
        {{across ? head : field, across ? 0 : 1}, {across ? field : head, across ? 1 : 0}}));
    whenColoursChange(this, [this] {
        if (m_play.isOpen() && m_seat < m_play.state().players.size())
            refresh(m_seat); // cards keep the colours they were read with
    });
}

QWidget* SideView::makeHead()
{
    auto* box = m_headPanel = new QWidget(this);
    m_head = new Head(box);
    box->setLayout(m_missionRow = rowOf(6, {2, 0, 8, 0}, {{m_head, 1}}));
    return box;
}

QWidget* SideView::makeField()
{
    auto* box = new QWidget(this);
    m_loadout = new QuadrantView(m_play, Quadrant::None, box);
    m_loadout->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_grid = new QGridLayout;
    m_grid->setSpacing(5);
    auto* piles = columnOf(6, {});
    for (const auto zone : m_across ? std::vector{Zone::Hand, Zone::Deck, Zone::Discard, Zone::Removed}
                                    : std::vector{Zone::Deck, Zone::Discard, Zone::Removed}) {
        auto* pile = new PileButton(m_play, zone, box);
        pile->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        connect(pile, &PileButton::wanted, this, &SideView::pileWanted);
        piles->addWidget(pile);
        m_piles.push_back(pile);
    }
    box->setLayout(rowOf(8, noMargins, {m_loadout, {m_grid, 1}, piles}));
    return box;
}

// Those of the board that is played on: made anew when another game has another one.
void SideView::layQuadrants()
{
    const auto& board = m_play.state().facts->rules.board;
    if (m_board == board)
        return;
    m_board = board;
    qDeleteAll(std::exchange(m_quadrants, {}));
    for (int column = 0; column < boardWords; ++column)
        m_grid->setColumnStretch(column, column < board.columns ? 1 : 0);
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            auto* before = m_quadrants.empty() ? m_loadout : m_quadrants.back();
            auto* view = m_quadrants.emplace_back(
                new QuadrantView(m_play, board.at(row, column), m_loadout->parentWidget()));
            view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
            m_grid->addWidget(
                view, m_across ? board.rows - 1 - row : row, m_across ? board.columns - 1 - column : column);
            setTabOrder(before, view);
            view->show();
        }
}

void SideView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto ground = playerGround(m_seat);
    drawPanel(painter, rect(), ground, 1, ground, sideRadius);
}

// Loadout and piles leave the quadrants their room.
void SideView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < 820;
    m_headPanel->setFixedHeight(window()->height() < 760 ? 28 : 34);
    m_loadout->setFixedWidth(narrow ? 90 : 124);
    for (auto* pile : m_piles)
        pile->setFixedWidth(narrow ? 70 : 78);
}

void SideView::refresh(SeatIndex seat)
{
    m_seat = seat;
    layQuadrants();
    for (auto* view : m_quadrants)
        view->refresh(seat);
    m_loadout->refresh(seat);
    for (auto* pile : m_piles)
        pile->refresh(seat);
    showCards(m_missions, m_play.state().pile(seat, Zone::Missions), [this] {
        auto* mission = new TableCard(m_play, TableCard::Look::Small, this);
        m_missionRow->addWidget(mission);
        return mission;
    });
    refreshHead();
}

void SideView::refreshHead()
{
    const auto& state = m_play.state();
    const app::TableWords words(state);
    const auto& player = state.player(m_seat);
    const bool acts = app::waitedFor(state) == m_seat;
    QStringList told;
    if (m_play.isProgram(m_seat))
        told << m_play.programWords(m_seat);
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
    const auto income = state.facts->seats[m_seat].income; // none without Missions, as in a scene
    m_head->tell(q(words.player(m_seat)), QString::number(player.points),
        income > 0 ? tr("of %1").arg(q(words.points(income))) : q(state.facts->unit), told.join(QStringLiteral(" · ")),
        acts, playerColour(m_seat));
}

QuadrantView* SideView::quadrant(Quadrant quadrant) const
{
    const auto it = std::ranges::find(m_quadrants, quadrant, &QuadrantView::quadrant);
    return it != m_quadrants.end() ? *it : m_loadout;
}

QuadrantView* SideView::middle() const
{
    return quadrant(m_board ? m_board->at(m_board->rows - 1, m_board->columns / 2) : Quadrant::None);
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
    if (auto* mission = findShown(m_missions, card))
        return mission;
    for (auto* view : m_quadrants)
        if (auto* found = view->find(card))
            return found;
    return m_loadout->find(card);
}

} // namespace nexus::ui
