#include "app/printing/event_sheet.h"

#include "app/base/qt_text.h"
#include "app/text/event_text.h"
#include "app/text/round_text.h"
#include "model/base/words.h"
#include "model/event/standings.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nexus::app {

namespace {

struct EventSheetWords {
    NEXUS_WORDS(EventSheetWords)
};

constexpr double eventMargin = 12, eventGap = 3.5, eventFoot = 6;

double eventLine(Style style) { return pointsOf(style) * (25.4 / 72) * 1.25; }
double eventBase(Style style) { return eventLine(style) * 0.78; } // below the line's top

// A column of a paper's table: as wide as its widest cell, or what the others leave, shared.
struct EventColumn {
    QString head;
    bool wide = false, right = false;
    Style style = Style::Value;
};
using EventRow = std::vector<QString>;

class EventPages {
public:
    EventPages(const model::EventState& state, QString subtitle, const QSizeF& page, SheetLetters& letters)
        : m_event(q(state.settings.name))
        , m_subtitle(std::move(subtitle))
        , m_page(page)
        , m_letters(letters)
    {
    }

    std::vector<SheetDrawing> table(const std::vector<EventColumn>& columns, const std::vector<EventRow>& rows)
    {
        m_columns = &columns;
        measure(rows);
        newPage();
        for (const auto& row : rows)
            add(row);
        return std::move(m_pages);
    }

    // A sentence below the table, as it is told on its last page.
    void addBelow(std::vector<SheetDrawing>& pages, const QString& words)
    {
        const auto lines = m_letters.wrapped(words, Style::Body, m_page.width() - 2 * eventMargin);
        const double height = eventLine(Style::Body) * static_cast<double>(lines.size()) + eventGap;
        m_pages = std::move(pages);
        if (m_y + height > bottom())
            newPage();
        m_y += eventGap;
        for (const auto& line : lines) {
            put(line, Style::Body, eventMargin, m_y);
            m_y += eventLine(Style::Body);
        }
        pages = std::move(m_pages);
    }

    void addFeet(std::vector<SheetDrawing>& pages) const
    {
        for (std::size_t at = 0; at < pages.size(); ++at) {
            const auto words = m_letters.shape(q(model::filled(EventSheetWords::tr("page %1 of %2"),
                                                   {std::to_string(at + 1), std::to_string(pages.size())})),
                Style::Body);
            pages[at].text(words, m_page.width() - eventMargin - words->width, m_page.height() - eventMargin);
        }
    }

private:
    [[nodiscard]] double bottom() const { return m_page.height() - eventMargin - eventFoot; }

    void put(const QString& words, Style style, double x, double top)
    {
        m_pages.back().text(m_letters.shape(words, style), x, top + eventBase(style));
    }

    void measure(const std::vector<EventRow>& rows)
    {
        const double room = m_page.width() - 2 * eventMargin;
        double taken = eventGap * static_cast<double>(m_columns->size() - 1);
        std::size_t wide = 0;
        m_widths.assign(m_columns->size(), 0);
        for (std::size_t i = 0; i < m_columns->size(); ++i) {
            const auto& column = (*m_columns)[i];
            if (column.wide) {
                ++wide;
                continue;
            }
            m_widths[i] = m_letters.width(column.head, Style::Strong);
            for (const auto& row : rows)
                m_widths[i] = std::max(m_widths[i], m_letters.width(row[i], column.style));
            m_widths[i] = std::min(m_widths[i], room / 4);
            taken += m_widths[i];
        }
        for (std::size_t i = 0; i < m_columns->size(); ++i)
            if ((*m_columns)[i].wide)
                m_widths[i] = (room - taken) / static_cast<double>(wide);
    }

    void newPage()
    {
        m_pages.emplace_back();
        const double width = m_page.width() - 2 * eventMargin;
        m_y = eventMargin;
        for (const auto& line : m_letters.wrapped(m_event, Style::Heading, width)) {
            put(line, Style::Heading, eventMargin, m_y);
            m_y += eventLine(Style::Heading);
        }
        for (const auto& line : m_letters.wrapped(m_subtitle, Style::Title, width)) {
            put(line, Style::Title, eventMargin, m_y);
            m_y += eventLine(Style::Title);
        }
        m_y += 2;
        EventRow heads;
        for (const auto& column : *m_columns)
            heads.push_back(column.head);
        m_y += cells(heads, true);
        m_pages.back().line(eventMargin, m_y, m_page.width() - eventMargin, m_y, SheetDrawing::rule);
        m_y += 0.6;
    }

    // Their height.
    double cells(const EventRow& row, bool heads)
    {
        double x = eventMargin, height = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto& column = (*m_columns)[i];
            const auto style = heads ? Style::Strong : column.style;
            double y = m_y;
            for (const auto& line : m_letters.wrapped(row[i], style, m_widths[i])) {
                put(line, style, column.right ? x + m_widths[i] - m_letters.width(line, style) : x, y);
                y += eventLine(style);
            }
            height = std::max(height, y - m_y);
            x += m_widths[i] + eventGap;
        }
        return height;
    }

    [[nodiscard]] double heightOf(const EventRow& row) const
    {
        double height = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto style = (*m_columns)[i].style;
            const auto lines = m_letters.wrapped(row[i], style, m_widths[i]).size();
            height = std::max(height, eventLine(style) * static_cast<double>(lines));
        }
        return height;
    }

    void add(const EventRow& row)
    {
        constexpr double above = 0.5, below = 0.5;
        if (m_y + above + heightOf(row) + below > bottom())
            newPage();
        m_y += above;
        m_y += cells(row, false) + below;
        m_pages.back().line(eventMargin, m_y, m_page.width() - eventMargin, m_y, SheetDrawing::faint);
    }

    QString m_event, m_subtitle;
    QSizeF m_page;
    SheetLetters& m_letters;
    const std::vector<EventColumn>* m_columns = nullptr;
    std::vector<double> m_widths;
    std::vector<SheetDrawing> m_pages;
    double m_y = 0;
};

QString nameIn(const model::EventState& state, model::PlayerNumber number)
{
    const auto* player = state.player(number);
    return player ? q(player->name) : QString();
}

// The points each had before the round, by number; nothing where points pair nobody.
std::vector<int> pointsBefore(const model::EventState& state, int round)
{
    if (round < 2 || state.rounds[static_cast<std::size_t>(round) - 1].kind != model::PairingKind::Swiss)
        return {};
    std::vector<int> points(state.players.size() + 1);
    for (const auto& standing : model::standingsOf(state, round - 1))
        points[static_cast<std::size_t>(standing.player)] = standing.points;
    return points;
}

// The sign stands in the heading.
QString bareShare(double share)
{
    const auto words = q(shareText(share));
    return words.left(words.indexOf(QLatin1Char(' ')));
}

QString eventFigure(int number) { return QString::number(number); }

std::vector<SheetDrawing> finishedPages(
    EventPages pages, const std::vector<EventColumn>& columns, const std::vector<EventRow>& rows)
{
    auto made = pages.table(columns, rows);
    pages.addFeet(made);
    return made;
}

std::vector<SheetDrawing> pairingsByName(
    const model::EventState& state, int round, const QSizeF& page, SheetLetters& letters)
{
    const auto points = pointsBefore(state, round);
    std::vector<EventColumn> columns{
        {q(EventSheetWords::tr("Table")), false, true, Style::Heading}, {q(EventSheetWords::tr("Player")), true}};
    if (!points.empty())
        columns.push_back({q(EventSheetWords::tr("Points")), false, true});
    columns.push_back({q(EventSheetWords::tr("Opponent")), true});
    std::vector<EventRow> rows;
    for (const auto& seat : seatsByName(state, round)) {
        auto& row = rows.emplace_back();
        row.push_back(seat.table > 0 ? eventFigure(seat.table) : QStringLiteral("–"));
        row.push_back(nameIn(state, seat.player));
        if (!points.empty())
            row.push_back(eventFigure(points[static_cast<std::size_t>(seat.player)]));
        row.push_back(seat.opponent > 0 ? nameIn(state, seat.opponent) : q(EventSheetWords::tr("Bye")));
    }
    return finishedPages(
        {state, q(model::filled(EventSheetWords::tr("%1: pairings by name", "a round"), {roundTitle(state, round)})),
            page, letters},
        columns, rows);
}

std::vector<SheetDrawing> pairingsByTable(
    const model::EventState& state, int round, const QSizeF& page, SheetLetters& letters)
{
    const auto points = pointsBefore(state, round);
    const auto& paired = state.rounds[static_cast<std::size_t>(round) - 1];
    const auto result = EventSheetWords::tr("Result");
    std::vector<EventColumn> columns{{q(EventSheetWords::tr("Table")), false, true, Style::Heading},
        {q(EventSheetWords::tr("Player")), true}, {q(EventSheetWords::tr("Opponent")), true}};
    if (!points.empty()) {
        columns.insert(columns.begin() + 2, {q(EventSheetWords::tr("Points")), false, true});
        columns.push_back({q(EventSheetWords::tr("Points")), false, true});
    }
    columns.push_back({q(result), false, true});
    std::vector<EventRow> rows;
    const auto add = [&](const QString& table, model::PlayerNumber first, model::PlayerNumber second,
                         const QString& score) {
        auto& row = rows.emplace_back();
        row.push_back(table);
        row.push_back(nameIn(state, first));
        if (!points.empty())
            row.push_back(eventFigure(points[static_cast<std::size_t>(first)]));
        row.push_back(second > 0 ? nameIn(state, second) : q(EventSheetWords::tr("Bye")));
        if (!points.empty())
            row.push_back(second > 0 ? eventFigure(points[static_cast<std::size_t>(second)]) : QString());
        row.push_back(score);
    };
    for (const auto& match : paired.matches)
        add(eventFigure(match.table), match.first, match.second,
            match.score ? q(scoreText(*match.score)) : QStringLiteral("______"));
    for (const auto player : paired.byes)
        add(QStringLiteral("–"), player, 0, QString());
    return finishedPages(
        {state, q(model::filled(EventSheetWords::tr("%1: pairings by table", "a round"), {roundTitle(state, round)})),
            page, letters},
        columns, rows);
}

// --- standings, players ---------------------------------------------------------------------------------------------

std::vector<SheetDrawing> standingsPages(
    const model::EventState& state, int round, const QSizeF& page, SheetLetters& letters)
{
    std::vector<EventColumn> columns{
        {q(EventSheetWords::tr("Rank")), false, true, Style::Heading}, {q(EventSheetWords::tr("Player")), true}};
    for (const auto& head : {EventSheetWords::tr("Points"), EventSheetWords::tr("Matches"),
             EventSheetWords::tr("OMW %"), EventSheetWords::tr("GW %"), EventSheetWords::tr("OGW %")})
        columns.push_back({q(head), false, true});
    std::vector<EventRow> rows;
    for (const auto& each : model::standingsOf(state, round)) {
        const auto* player = state.player(each.player);
        auto name = q(player->name);
        if (!player->playsIn(round + 1) && player->outFrom)
            name = q(model::filled(EventSheetWords::tr("%1 (out)", "a player who dropped"), {player->name}));
        rows.push_back({eventFigure(each.rank), name, eventFigure(each.points), q(tallyText(each.matches)),
            bareShare(each.omw), bareShare(each.gw), bareShare(each.ogw)});
    }
    EventPages pages(state,
        q(round > 0 ? model::filled(EventSheetWords::tr("%1: standings", "a round"), {roundTitle(state, round)})
                    : EventSheetWords::tr("Standings")),
        page, letters);
    auto made = pages.table(columns, rows);
    const int open = round > 0 ? state.rounds[static_cast<std::size_t>(round) - 1].open() : 0;
    if (open > 0)
        pages.addBelow(made, q(EventSheetWords::tr("%n results of this round are missing.", nullptr, open)));
    pages.addBelow(made,
        q(EventSheetWords::tr("Matches are won, lost and drawn. Equal points are told apart by OMW, the share of "
                              "matches that the opponents won, then GW, the share of games won, then OGW, the share "
                              "of games that the opponents won, then by lot.")));
    pages.addFeet(made);
    return made;
}

QString noteOn(const model::EventPlayer& player)
{
    std::vector<std::string> notes;
    if (player.fixedTable > 0)
        notes.push_back(model::filled(EventSheetWords::tr("keeps table %1"), {std::to_string(player.fixedTable)}));
    if (player.enteredFrom > 1)
        notes.push_back(model::filled(EventSheetWords::tr("from round %1"), {std::to_string(player.enteredFrom)}));
    if (player.outFrom)
        notes.push_back(model::filled(player.disqualified ? EventSheetWords::tr("disqualified from round %1")
                                                          : EventSheetWords::tr("out from round %1"),
            {std::to_string(*player.outFrom)}));
    QStringList words;
    for (const auto& note : notes)
        words << q(note);
    return words.join(QStringLiteral(", "));
}

std::vector<SheetDrawing> playersPages(const model::EventState& state, const QSizeF& page, SheetLetters& letters)
{
    const std::vector<EventColumn> columns{{q(EventSheetWords::tr("Here", "a player has come")), false, false},
        {q(EventSheetWords::tr("No.")), false, true}, {q(EventSheetWords::tr("Player")), true, false, Style::Heading},
        {q(EventSheetWords::tr("Id")), false}, {q(EventSheetWords::tr("List")), false}, {QString(), true}};
    std::vector<EventRow> rows;
    for (const auto* player : playersByName(state))
        rows.push_back({QStringLiteral("____"), eventFigure(player->number),
            q(player->pronouns.empty() ? player->name : player->name + " (" + player->pronouns + ")"),
            q(player->playerId),
            q(!player->list                ? EventSheetWords::tr("none", "a player's list")
                : player->changedSinceLock ? EventSheetWords::tr("changed", "a player's list")
                                           : EventSheetWords::tr("there", "a player's list")),
            noteOn(*player)});
    return finishedPages(
        {state, q(EventSheetWords::tr("%n players", nullptr, static_cast<std::int64_t>(rows.size()))), page, letters},
        columns, rows);
}

// --- slips ----------------------------------------------------------------------------------------------------------

constexpr double slipPad = 4, boxSide = 5.5, leastNameRow = 11, drawnRow = 8, headsRow = 5, leastSlip = 125;

class SlipMaker {
public:
    SlipMaker(const model::EventState& state, int round, const QSizeF& page, SheetLetters& letters)
        : m_state(state)
        , m_round(round)
        , m_matches(state.rounds[static_cast<std::size_t>(round) - 1].matches)
        , m_page(page)
        , m_room(page.width() - 2 * eventMargin, page.height() - 2 * slipMargin)
        , m_letters(letters)
        , m_games(state.settings.bestOf)
    {
        const int columns = std::max(1, static_cast<int>((m_room.width() + slipPad) / (leastSlip + slipPad)));
        m_width = (m_room.width() - slipPad * (columns - 1)) / columns;
        m_signature = std::max(25.0, m_width / 4);
        m_boxes = m_letters.width(gameHead(m_games), Style::Body) + 3;
        m_sum = m_games > 1 ? std::max(boxSide, m_letters.width(sumHead(), Style::Body)) + 3 : 0;
        m_drop = std::max(boxSide, m_letters.width(dropHead(), Style::Body)) + 3;
        m_names = m_width - m_games * m_boxes - m_sum - m_drop - m_signature;
        for (const auto& match : m_matches)
            for (const auto number : {match.first, match.second})
                m_nameRow = std::max(m_nameRow, nameLines(number).height() + 1);
        m_headLines = m_letters.wrapped(q(m_state.settings.name), Style::Body, m_width - tableRoom());
        m_head = std::max(eventLine(Style::Title),
                     eventLine(Style::Strong) + eventLine(Style::Body) * static_cast<double>(m_headLines.size())) +
                 1;
        m_height = 2 * slipPad + m_head + headsRow + 2 * m_nameRow + drawnRow;
    }

    std::vector<SheetDrawing> make()
    {
        const auto places = slipPlaces(static_cast<int>(m_matches.size()), {m_width, m_height}, m_room);
        std::vector<SheetDrawing> pages(static_cast<std::size_t>(std::max(1, places.pages)));
        for (std::size_t i = 0; i < m_matches.size(); ++i) {
            const auto place = places.of(static_cast<int>(i));
            const double x = eventMargin + place.column * (m_width + slipPad), y = slipMargin + place.row * m_height;
            auto& page = pages[static_cast<std::size_t>(place.page)];
            page.append(slip(m_matches[i]), x, y);
            // Where it is cut: the same on every page of the stack.
            page.line(0, y + m_height, m_page.width(), y + m_height, SheetDrawing::faint);
            if (place.column > 0)
                page.line(x - slipPad / 2, y, x - slipPad / 2, y + m_height, SheetDrawing::faint);
        }
        return pages;
    }

private:
    static constexpr double slipMargin = 8;

    [[nodiscard]] static QString sumHead() { return q(EventSheetWords::tr("Won", "games of a match")); }
    [[nodiscard]] static QString dropHead() { return q(EventSheetWords::tr("Drop", "a box to tick")); }
    [[nodiscard]] QString gameHead(int game) const
    {
        return q(m_games > 1 ? model::filled(EventSheetWords::tr("Game %1"), {std::to_string(game)})
                             : EventSheetWords::tr("Won", "games of a match"));
    }
    [[nodiscard]] double tableRoom() const
    {
        return m_letters.width(q(EventSheetWords::tr("Table")), Style::Body) +
               m_letters.width(QStringLiteral("9999"), Style::Stamp) + 6;
    }
    [[nodiscard]] QString below(const model::EventPlayer& player) const
    {
        return q(player.pronouns.empty() || player.playerId.empty() ? player.pronouns + player.playerId
                                                                    : player.pronouns + ", " + player.playerId);
    }
    // A name in lines that the row holds, smaller where it is long.
    struct NameLines {
        QStringList name, below;
        Style style = Style::Small, styleBelow = Style::Small;
        [[nodiscard]] double height() const
        {
            return eventLine(style) * static_cast<double>(name.size()) +
                   eventLine(styleBelow) * static_cast<double>(below.size());
        }
    };
    [[nodiscard]] NameLines nameLines(model::PlayerNumber number)
    {
        const auto& player = *m_state.player(number);
        const auto words = below(player);
        NameLines lines;
        for (const auto& [style, styleBelow] : {std::pair(Style::Heading, Style::Body), {Style::Strong, Style::Body},
                 {Style::SmallStrong, Style::Small}}) {
            lines.style = style;
            lines.styleBelow = styleBelow;
            lines.name = m_letters.wrapped(q(player.name), style, m_names - 2);
            lines.below = words.isEmpty() ? QStringList() : m_letters.wrapped(words, styleBelow, m_names - 2);
            if (lines.height() <= leastNameRow)
                break;
        }
        return lines;
    }

    double put(SheetDrawing& slip, const QStringList& lines, Style style, double x, double top)
    {
        for (const auto& line : lines) {
            slip.text(m_letters.shape(line, style), x, top + eventBase(style));
            top += eventLine(style);
        }
        return top;
    }
    void centred(SheetDrawing& slip, const QString& words, double x, double top)
    {
        slip.text(m_letters.shape(words, Style::Body), x - m_letters.width(words, Style::Body) / 2,
            top + eventBase(Style::Body));
    }
    static void box(SheetDrawing& slip, double x, double middle)
    {
        slip.box(QRectF(x - boxSide / 2, middle - boxSide / 2, boxSide, boxSide), 0.25);
    }

    // The boxes of a row: one a game, and how many.
    void boxes(SheetDrawing& slip, double middle)
    {
        double x = m_names;
        for (int game = 0; game < m_games; ++game, x += m_boxes)
            box(slip, x + m_boxes / 2, middle);
        if (m_games > 1)
            slip.line(x + 1.5, middle + boxSide / 2, x + m_sum - 1.5, middle + boxSide / 2, 0.25);
    }

    void heads(SheetDrawing& slip, double y)
    {
        double x = m_names;
        for (int game = 1; game <= m_games; ++game, x += m_boxes)
            centred(slip, gameHead(game), x + m_boxes / 2, y);
        if (m_games > 1)
            centred(slip, sumHead(), x + m_sum / 2, y);
        x += m_sum;
        centred(slip, dropHead(), x + m_drop / 2, y);
        put(slip, {q(EventSheetWords::tr("Signature"))}, Style::Body, x + m_drop + 1.5, y);
    }

    void player(SheetDrawing& slip, model::PlayerNumber number, double y)
    {
        const auto lines = nameLines(number);
        const double top = put(slip, lines.name, lines.style, 0, y + (m_nameRow - lines.height()) / 2);
        put(slip, lines.below, lines.styleBelow, 0, top);
        const double middle = y + m_nameRow / 2, drop = m_names + m_games * m_boxes + m_sum;
        boxes(slip, middle);
        box(slip, drop + m_drop / 2, middle);
        slip.line(drop + m_drop + 1.5, middle + boxSide / 2, m_width, middle + boxSide / 2, 0.25);
        slip.line(0, y + m_nameRow, m_width, y + m_nameRow, SheetDrawing::hairline);
    }

    SheetDrawing slip(const model::EventMatch& match)
    {
        SheetDrawing slip;
        double y = slipPad;
        const auto table = m_letters.shape(eventFigure(match.table), Style::Stamp);
        const auto label = q(EventSheetWords::tr("Table"));
        slip.text(table, m_width - table->width, y + eventBase(Style::Stamp));
        slip.text(m_letters.shape(label, Style::Body), m_width - table->width - 2 - m_letters.width(label, Style::Body),
            y + eventBase(Style::Stamp));
        const double below = put(slip, {q(roundTitle(m_state, m_round))}, Style::Strong, 0, y);
        put(slip, m_headLines, Style::Body, 0, below);
        y += m_head;
        heads(slip, y);
        y += headsRow;
        slip.line(0, y, m_width, y, SheetDrawing::hairline);
        for (const auto number : {match.first, match.second}) {
            player(slip, number, y);
            y += m_nameRow;
        }
        put(slip, {q(EventSheetWords::tr("Drawn", "games of a match"))}, Style::Body, 0, y + 2);
        boxes(slip, y + drawnRow / 2);
        return slip;
    }

    const model::EventState& m_state;
    int m_round;
    const std::vector<model::EventMatch>& m_matches;
    QSizeF m_page, m_room;
    SheetLetters& m_letters;
    int m_games;
    double m_width = 0, m_height = 0, m_head = 0, m_nameRow = leastNameRow;
    double m_names = 0, m_boxes = 0, m_sum = 0, m_drop = 0, m_signature = 0;
    QStringList m_headLines;
};

} // namespace

SlipPlaces slipPlaces(int slips, const QSizeF& slipMm, const QSizeF& roomMm)
{
    constexpr double nothing = 1e-6; // what sums in millimetres may be short of
    SlipPlaces places;
    places.columns = std::max(1, static_cast<int>((roomMm.width() + slipPad) / (slipMm.width() + slipPad) + nothing));
    places.rows = std::max(1, static_cast<int>(roomMm.height() / slipMm.height() + nothing));
    const int aPage = places.columns * places.rows;
    places.pages = (slips + aPage - 1) / aPage;
    return places;
}

SlipPlaces::Place SlipPlaces::of(int slip) const
{
    const int place = slip / pages;
    return {slip % pages, place / rows, place % rows};
}

EventSheet::EventSheet(
    const model::EventState& state, EventPaper paper, int round, const QSizeF& pageMm, SheetLetters& letters)
    : m_page(pageMm)
{
    switch (paper) {
    case EventPaper::ByName: m_pages = pairingsByName(state, round, pageMm, letters); break;
    case EventPaper::ByTable: m_pages = pairingsByTable(state, round, pageMm, letters); break;
    case EventPaper::Slips: m_pages = SlipMaker(state, round, pageMm, letters).make(); break;
    case EventPaper::Standings: m_pages = standingsPages(state, round, pageMm, letters); break;
    case EventPaper::Players: m_pages = playersPages(state, pageMm, letters); break;
    }
}

} // namespace nexus::app
