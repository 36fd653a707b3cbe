// Which Quadrants a place names: "this Quadrant", "your Front Row", "adjacent to it".
#include "model/engine/selection.h"

#include "model/abilities/term.h"

#include <array>

namespace nexus::model {

bool standsIn(const GameState& state, const Places& places, CardId id)
{
    const auto& card = state.card(id);
    return isQuadrant(card.quadrant) && (places[card.owner] & maskOf(card.quadrant)) != 0;
}

namespace {

// Where the card stands, or stood when it left.
Quadrant whereIs(const GameState& state, CardId id)
{
    const auto at = state.card(id).quadrant;
    if (isQuadrant(at))
        return at;
    for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
        if (left->first == id)
            return left->second.quadrant;
    return state.process.source == id ? state.process.stood : Quadrant::None;
}

// Where it stood when it was spoken of, though it may be back by now.
Quadrant whereWas(const GameState& state, const Target& it)
{
    if (state.card(it.card).visits != it.visits)
        for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
            if (left->first == it.card && left->second.visits == it.visits)
                return left->second.quadrant;
    return whereIs(state, it.card);
}

// The column or the row that has been chosen, whatever has been spoken of since; nothing where none has.
const Named* chosenLine(const Speaker& speaker, Extent extent)
{
    for (const auto& named : speaker.named)
        if (speaker.script.op(named.node) == Op::TargetQuadrant && isQuadrant(named.quadrant) &&
            aimOf(speaker.script.number(named.node)).extent == extent)
            return &named;
    return nullptr;
}

QuadrantMask maskIn(Quadrant at) { return isQuadrant(at) ? maskOf(at) : QuadrantMask{0}; }

// Whom the place is of: "its Quadrant".
static Target meantOf(const Speaker& speaker, NodeId place)
{
    const auto found = meantBy(speaker, place);
    return found.empty() ? Target{} : found.front();
}

// "Adjacent to it": to where it stood, though it is gone.
std::vector<CardId> meantOrGone(const Speaker& speaker, NodeId group)
{
    if (speaker.script.op(group) == Op::Target) {
        std::vector<CardId> chosen; // and not all that could have been
        for (const auto& named : speaker.named)
            if (named.node == group && named.target.card != noCard)
                chosen.push_back(named.target.card);
        if (!chosen.empty())
            return chosen;
    }
    auto cards = meant(speaker, group);
    if (cards.empty() && speaker.script.op(group) == Op::It)
        if (const auto one = meantOf(speaker, group); one.card != noCard)
            cards.push_back(one.card);
    return cards;
}

// What shares a border, and across the front the Quadrant of each opponent that corresponds (IX Territorial).
Places adjacentTo(const GameState& state, SeatIndex seat, Quadrant from)
{
    Places places{};
    if (!isQuadrant(from))
        return places;
    places[seat] = state.facts->grid.cardinal[static_cast<std::size_t>(from)];
    for (SeatIndex other = 0; other < state.players.size() && isFront(from); ++other)
        if (other != seat)
            places[other] = maskOf(facing(from));
    return places;
}

// The Quadrants a place names, found by a function an operation.
struct NamedPlace {
    const Speaker& speaker;
    NodeId place;
    const GameState& state = speaker.state;
    const Script& script = speaker.script;
    const Grid& grid = state.facts->grid;
    CardId self = speaker.self();
    Target meantOne = meantOf(speaker, place);
    CardId it = meantOne.card;
    int number = script.number(place);
    Places places{};

    template <Op operation> void find();

    void every(QuadrantMask own, QuadrantMask others)
    {
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = seat == speaker.seat ? own : others;
    }
    [[nodiscard]] CardId orSelf(CardId card) const
    {
        return card == noCard && script.node(place).speaksOf == 0 ? self : card;
    }
    [[nodiscard]] QuadrantMask cardinal(Quadrant from) const
    {
        return isQuadrant(from) ? grid.cardinal[static_cast<std::size_t>(from)] : 0;
    }
    void sides(QuadrantMask row)
    {
        if (number == form::FrontRow::ThatPlayers) { // of the player named last
            if (speaker.player != noSeat)
                places[speaker.player] = row;
            return;
        }
        const bool own = number == form::FrontRow::Yours || number == form::FrontRow::OneOfYours;
        every(number == form::FrontRow::Opponents ? QuadrantMask{0} : row, own ? QuadrantMask{0} : row);
    }
    // A row is of one side, a column of all.
    void chosenPlace(const Named& named, Extent extent)
    {
        if (extent != Extent::Column || !isQuadrant(named.quadrant)) {
            const bool row = extent == Extent::Row && isQuadrant(named.quadrant);
            places[named.seat] = row ? rowOf(named.quadrant) : maskIn(named.quadrant);
            return;
        }
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = columnMask(columnOf(seat == named.seat ? named.quadrant : facing(named.quadrant)));
    }
    void besides(SeatIndex seat, Quadrant from)
    {
        const auto next = adjacentTo(state, seat, from);
        for (SeatIndex any = 0; any < state.players.size(); ++any)
            places[any] |= next[any];
    }
};

#define PLACE(operation) template <> void NamedPlace::find<Op::operation>();
#include "model/engine/handlers.def"

template <> void NamedPlace::find<Op::Here>()
{
    if (const auto who = number == form::Here::Its ? orSelf(it) : self; who != noCard)
        places[state.card(who).owner] = maskIn(whereIs(state, who));
}

template <> void NamedPlace::find<Op::SameQuadrant>()
{
    const auto line = number == form::SameQuadrant::ThatColumn ? Extent::Column
                      : number == form::SameQuadrant::ThatRow  ? Extent::Row
                                                               : Extent::Quadrant;
    const bool bound = script.node(place).speaksOf != 0 || number == form::SameQuadrant::Same;
    if (const auto* chosen = bound ? nullptr : chosenLine(speaker, line))
        chosenPlace(*chosen, line);
    else if (line != Extent::Quadrant && speaker.placeSeat != noSeat)
        chosenPlace({.seat = speaker.placeSeat, .quadrant = speaker.place}, line);
    else if (number == form::SameQuadrant::That && speaker.placeSeat != noSeat)
        places[speaker.placeSeat] = maskIn(speaker.place);
    else if (it != noCard)
        places[state.card(it).owner] = maskIn(whereIs(state, it));
}

template <> void NamedPlace::find<Op::ItsPlace>()
{
    if (const auto who = orSelf(it); who != noCard)
        places[state.card(who).owner] = maskIn(who == it ? whereWas(state, meantOne) : whereIs(state, who));
}

template <> void NamedPlace::find<Op::QuadrantWith>()
{
    if (const auto least = choiceOf(speaker, script.at(place, 0)); least && least->least > 1) { // so many of them
        std::vector<std::array<std::size_t, maxQuadrants>> there(state.players.size());
        for (const auto card : meant(speaker, script.at(place, 0)))
            if (const auto where = whereIs(state, card);
                isQuadrant(where) &&
                ++there[state.card(card).owner][static_cast<std::size_t>(indexOf(where))] == least->least)
                places[state.card(card).owner] |= maskOf(where);
        return;
    }
    find<Op::AdjacentTo>();
}

template <> void NamedPlace::find<Op::AdjacentTo>()
{
    if (script.op(place) == Op::AdjacentTo && script.op(script.at(place, 0)) == Op::It && it == noCard &&
        speaker.placeSeat != noSeat && isQuadrant(speaker.place))
        besides(speaker.placeSeat, speaker.place);
    for (const auto card : meantOrGone(speaker, script.at(place, 0))) {
        const auto seat = state.card(card).owner;
        const auto where = whereIs(state, card);
        if (!isQuadrant(where))
            continue;
        if (script.op(place) == Op::QuadrantWith)
            places[seat] |= maskOf(where);
        else if (script.op(place) == Op::AdjacentTo)
            besides(seat, where);
        else
            for (SeatIndex other = 0; other < state.players.size(); ++other)
                places[other] |= columnMask(columnOf(other == seat ? where : facing(where)));
    }
}

template <> void NamedPlace::find<Op::InColumnOf>() { find<Op::AdjacentTo>(); }

template <> void NamedPlace::find<Op::SameQuadrantAs>()
{
    if (const auto who = firstOfGroup(speaker, script.at(place, 0)); who != noCard) {
        auto where = whereIs(state, who);
        const auto of = script.op(script.at(place, 0));
        if (of == Op::Defender || of == Op::Attacker)
            for (const auto& [left, was] : state.leftAs) // where it was attacked, be it back since
                if (left == who && isQuadrant(was.quadrant))
                    where = was.quadrant;
        places[state.card(who).owner] = maskIn(where);
    } else if (script.op(script.at(place, 0)) != Op::Target)
        for (const auto one : meant(speaker, script.at(place, 0))) // "as one of your Leaders"
            places[state.card(one).owner] |= maskIn(whereIs(state, one));
}

template <> void NamedPlace::find<Op::AdjacentQuadrant>()
{
    const auto who = number == form::AdjacentQuadrant::Any && it != noCard ? it : self;
    if (it == noCard && speaker.placeSeat != noSeat && isQuadrant(speaker.place)) { // the Quadrant that was chosen
        besides(speaker.placeSeat, speaker.place);
    } else if (const auto from = whereIs(state, who); isQuadrant(from)) {
        if (number == form::AdjacentQuadrant::Any)
            besides(state.card(who).owner, from);
        else
            places[state.card(who).owner] = cardinal(from);
    }
}

template <> void NamedPlace::find<Op::ForwardQuadrant>()
{
    const bool across = number == form::ForwardQuadrant::Corresponding; // from either row
    const auto who = !across && number % 3 == 2 && it != noCard ? it : self;
    const auto from = whereIs(state, who);
    if (across) {
        for (SeatIndex seat = 0; isQuadrant(from) && seat < state.players.size(); ++seat)
            if (seat != state.card(who).owner)
                places[seat] = maskIn(facing(quadrantAt(columnOf(from))));
        return;
    }
    if (number >= form::ForwardQuadrant::BackOfThisQuadrant) { // backward
        if (isQuadrant(from))
            places[state.card(who).owner] = grid.behind(from);
        return;
    }
    for (SeatIndex seat = 0; isQuadrant(from) && seat < state.players.size(); ++seat)
        if ((seat == state.card(who).owner) != isFront(from))
            places[seat] = isFront(from) ? maskOf(facing(from)) : grid.ahead(from);
}

template <> void NamedPlace::find<Op::InColumn>()
{
    auto who = number == form::InColumn::Its ? orSelf(it) : self;
    if (who != noCard && !isQuadrant(whereIs(state, who)))
        who = self; // an Event that was played
    const auto where = who == noCard ? Quadrant::None : whereIs(state, who);
    if (!isQuadrant(where))
        return;
    const auto whose = state.card(who).owner;
    if (script.op(place) == Op::InRow)
        places[whose] = rowOf(where);
    else
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = columnMask(columnOf(seat == whose ? where : facing(where)));
}

template <> void NamedPlace::find<Op::InRow>() { find<Op::InColumn>(); }

// Of one's own side, or of each as its player sees it.
template <> void NamedPlace::find<Op::Spot>()
{
    constexpr std::array columns{columnMask(0), center, columnMask(boardWords - 1)};
    const auto at = static_cast<std::size_t>(number % form::Spot::FrontLeft);
    const auto one = (at < columns.size() ? frontRow : backRow) & columns[at % columns.size()];
    every(one, number < form::Spot::FrontLeft ? QuadrantMask{0} : one);
}

template <> void NamedPlace::find<Op::Flank>()
{
    const QuadrantMask columns = number % 2 == 0 && number != form::Flank::OpponentsCenter ? flanks : center;
    const bool all = number < form::Flank::YourFlanks;
    every(all || number != form::Flank::OpponentsCenter ? columns : QuadrantMask{0},
        all || number == form::Flank::OpponentsCenter ? columns : QuadrantMask{0});
}

template <> void NamedPlace::find<Op::MovePlace>()
{
    using namespace happened;
    const auto& cause = state.effect.cause;
    const auto of = [&](const auto& move) { return number == form::MovePlace::Left ? move.from : move.to; };
    const auto at = cause.is<Moved>()        ? of(cause.as<Moved>())
                    : cause.is<FollowedUp>() ? of(cause.as<FollowedUp>())
                                             : Quadrant::None;
    if (isQuadrant(at) && cause.seat < places.size())
        places[cause.seat] = maskOf(at);
}

template <> void NamedPlace::find<Op::InReach>() { places = placesInReach(state, self); }

template <> void NamedPlace::find<Op::FrontRow>() { sides(frontRow); }

template <> void NamedPlace::find<Op::BackRow>() { sides(backRow); }

template <> void NamedPlace::find<Op::TargetQuadrant>()
{
    for (const auto& named : speaker.named)
        if (named.node == place)
            chosenPlace(named, aimOf(number).extent);
}

template <> void NamedPlace::find<Op::FriendlyQuadrant>()
{
    const auto at = whereIs(state, self);
    if (number == form::FriendlyQuadrant::OfItsSide) {
        places.fill(wholeSide);
        return;
    }
    if (number >= form::FriendlyQuadrant::Empty) { // where no unit is
        places[speaker.seat] = number == form::FriendlyQuadrant::Empty ? wholeSide : backRow;
        for (const auto card : state.pile(speaker.seat, Zone::Field))
            places[speaker.seat] &= ~maskOf(state.card(card).quadrant);
        return;
    }
    places[speaker.seat] = number == form::FriendlyQuadrant::HereOrAdjacent ? maskIn(at) | cardinal(at)
                           : number == form::FriendlyQuadrant::EachAdjacent ? cardinal(at)
                           : number == form::FriendlyQuadrant::Any || number == form::FriendlyQuadrant::Other ||
                                   number == form::FriendlyQuadrant::Several ||
                                   number == form::FriendlyQuadrant::Different ||
                                   number == form::FriendlyQuadrant::EachOfAll
                               ? wholeSide
                           : number == form::FriendlyQuadrant::Front || number == form::FriendlyQuadrant::EachOfFront ||
                                   number == form::FriendlyQuadrant::SeveralOfFront ||
                                   number == form::FriendlyQuadrant::DifferentFront
                               ? frontRow
                               : backRow;
}

} // namespace

// Without all the places where one will do.
bool isAt(const Speaker& speaker, NodeId place, SeatIndex owner, Quadrant at)
{
    const auto& script = speaker.script;
    const auto number = script.number(place);
    const auto self = speaker.self();
    const bool own = owner == speaker.state.card(self).owner;
    const bool mine = owner == speaker.seat;
    switch (script.op(place)) {
    case Op::Here:
        if (number != form::Here::Its)
            return own && at == whereIs(speaker.state, self);
        break;
    case Op::FrontRow:
    case Op::BackRow:
        if (number == form::FrontRow::ThatPlayers)
            break;
        if (number == form::FrontRow::OneOfYours)
            return mine && isInRow(at, speaker.script.op(place) == Op::FrontRow);
        return isInRow(at, speaker.script.op(place) == Op::FrontRow) &&
               (mine ? number != form::FrontRow::Opponents : number != form::FrontRow::Yours);
    default: break;
    }
    return (placesOf(speaker, place)[owner] & maskOf(at)) != 0;
}

Places placesBeside(const GameState& state, CardId card)
{
    return card == noCard ? Places{} : adjacentTo(state, state.card(card).owner, whereIs(state, card));
}

Places placesInReach(const GameState& state, CardId unit)
{
    Places places{};
    if (unit == noCard || state.card(unit).zone != Zone::Field)
        return places;
    const auto [own, enemy] = reachOf(state, unit);
    places.fill(enemy);
    places[state.card(unit).owner] = own;
    return places;
}

const QuadrantAim& aimOf(int form)
{
    using enum QuadrantAim::Side;
    static constexpr QuadrantAim aims[]{
        {Anyones},
        {Opponents},
        {Own},
        {Opponents, backRow},
        {Anyones, wholeSide, Extent::Row}, // by its middle
        {Own, frontRow, Extent::Column},   // by one's own part of it
        {Opponents, backRow, Extent::Row},
        {Opponents, frontRow, Extent::Row},
        {Own, frontRow},
        {Own, backRow},
        {Anyones, frontRow},
        {Anyones, backRow},
        {Opponents, frontRow},
        {.side = Anyones, .beside = true},
        {.side = Opponents, .beside = true},
        {.side = Own, .beside = true},
    };
    static_assert(std::size(aims) == form::TargetQuadrant::AdjacentFriendly + 1);
    return aims[static_cast<std::size_t>(form)];
}

Places placesOf(const Speaker& speaker, NodeId place)
{
    static constexpr auto handlers = [] {
        std::array<void (NamedPlace::*)(), opCount> all{};
#define PLACE(operation) all[static_cast<std::size_t>(Op::operation)] = &NamedPlace::find<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    NamedPlace named{speaker, place};
    if (const auto handler = handlers[static_cast<std::size_t>(speaker.script.op(place))])
        (named.*handler)();
    for (auto& places : named.places) // that there are on this board
        places &= named.grid.places;
    return named.places;
}

} // namespace nexus::model
