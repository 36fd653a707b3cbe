// Which cards a noun describes: in play, in hands, decks and discard piles; and how many there are.
#include "model/engine/selection.h"

#include "model/abilities/term.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

constexpr std::array<Zone, 4> inPlay{Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached};

bool isHead(const Speaker& speaker, NodeId node, CardId card)
{
    const auto& state = speaker.state;
    const auto zone = state.card(card).zone;
    switch (speaker.script.op(node)) {
    case Op::Unit: return zone == Zone::Field;
    case Op::Asset: return zone == Zone::Loadout;
    case Op::Upgrade: return zone == Zone::Attached;
    case Op::AnyEvent: return state.factsOf(card).role == CardRole::Event;
    case Op::Terrain: return zone == Zone::Terrain;
    case Op::UnitOrAsset: return zone == Zone::Field || zone == Zone::Loadout;
    case Op::OneOf: // of those spoken of
        return isInPlay(zone) && isAmong(meantBy(speaker, node), state, card);
    case Op::AssetOrUpgrade: return zone == Zone::Loadout || zone == Zone::Attached;
    case Op::Kinds: {
        const int kinds = speaker.script.number(node);
        return ((kinds & 1) != 0 && zone == Zone::Field) || ((kinds & 2) != 0 && zone == Zone::Loadout) ||
               ((kinds & 4) != 0 && zone == Zone::Attached) || ((kinds & 8) != 0 && zone == Zone::Terrain);
    }
    case Op::UnitToken: return zone == Zone::Field && state.card(card).is(CardFlag::Token);
    case Op::Leader: return zone == Zone::Field && state.factsOf(card).alone;
    case Op::OfSubtype: {
        const auto is = [&](std::size_t part) {
            return isOfSubtype(state, card, speaker.script.node(speaker.script.at(node, part)).word);
        };
        return is(0) || (speaker.script.number(node) == form::OfSubtype::Either && is(1));
    }
    default: return false;
    }
}

bool isCardWith(const Script& script, NodeId with, const CardFacts& facts)
{
    switch (script.op(with)) {
    case Op::None: return true;
    case Op::CostAtMost: return facts.cost <= script.number(script.at(with, 0));
    case Op::CostAtLeast: return facts.cost >= script.number(script.at(with, 0));
    case Op::CostIs: return facts.cost == script.number(script.at(with, 0));
    case Op::CombinedCostAtMost: return facts.cost <= script.number(script.at(with, 0)); // it alone
    case Op::DifferentNames: return true; // than those that have been picked
    case Op::Having: {
        const auto& keyword = script.node(script.at(with, 0));
        if (keyword.word < 0) // "Consume": it has such an ability
            return std::ranges::any_of(facts.abilities,
                [&](const Ability& ability) { return static_cast<int>(ability.label) == -keyword.word; });
        return (facts.mechanics & keywordsOf(script, script.at(with, 0))) != 0;
    }
    default: return false;
    }
}

} // namespace

bool describes(const Speaker& speaker, NodeId noun, CardId card)
{
    const auto& script = speaker.script;
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1))
        if (!passes(speaker, script.at(noun, 0), card))
            return false;
    if (script.op(noun) == Op::Those)
        return isHead(speaker, script.at(noun, 0), card) && passes(speaker, script.at(noun, 1), card);
    return isHead(speaker, noun, card);
}

bool isCalled(const Speaker& speaker, NodeId noun, CardId id)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto& facts = state.factsOf(id);
    const auto role = [&](NodeId type) {
        return static_cast<CardRole>(script.node(type).word) == facts.role && (!script.number(type) || facts.alone);
    };
    if (script.op(noun) == Op::Those)
        return isCalled(speaker, script.at(noun, 0), id) && isCardWith(script, script.at(noun, 1), facts);
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1)) {
        const auto adjective = script.op(script.at(noun, 0));
        const auto word = [&] { return script.node(script.at(script.at(noun, 0), 0)).word; };
        const bool is = (adjective == Op::NonLeader && !facts.alone) ||
                        (adjective == Op::IsSubtype && isOfSubtype(state, id, word())) ||
                        (adjective == Op::NotSubtype && !isOfSubtype(state, id, word())) ||
                        (adjective == Op::NonUnit && facts.role != CardRole::Unit) ||
                        (adjective == Op::IsDomain && isOfDomain(state, id, word())) ||
                        (adjective == Op::Friendly && state.card(id).owner == speaker.seat) ||
                        (adjective == Op::Enemy && state.card(id).owner != speaker.seat) ||
                        (adjective == Op::Other && id != speaker.source);
        if (!is)
            return false;
    }
    switch (script.op(noun)) {
    case Op::Card: return true;
    case Op::Unit: return facts.role == CardRole::Unit;
    case Op::Leader: return facts.role == CardRole::Unit && facts.alone;
    case Op::Asset: return facts.role == CardRole::Asset;
    case Op::Upgrade: return facts.role == CardRole::Upgrade;
    case Op::Terrain: return facts.role == CardRole::Terrain;
    case Op::AnyEvent: return facts.role == CardRole::Event;
    case Op::OfType: return role(script.at(noun, 0));
    case Op::OfTypes: return role(script.at(noun, 0)) || role(script.at(noun, 1));
    case Op::OfSubtype:
        return isOfSubtype(state, id, script.node(script.at(noun, 0)).word) ||
               (script.number(noun) == form::OfSubtype::Either &&
                   isOfSubtype(state, id, script.node(script.at(noun, 1)).word));
    default: return false;
    }
}

// "Other Event cards".
static bool saysOther(const Script& script, NodeId noun)
{
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1))
        if (script.op(script.at(noun, 0)) == Op::Other)
            return true;
    return false;
}

bool isPickable(const Speaker& speaker, NodeId pick, CardId id)
{
    const auto& script = speaker.script;
    if (script.op(pick) != Op::Pick)
        return true; // any card
    const auto noun = script.at(pick, 1);
    if (!isCalled(speaker, noun, id))
        return false;
    const bool another = script.number(pick) == form::Pick::Other;
    if ((another || saysOther(script, noun)) && isSpokenOf(speaker, pick, id))
        return false;
    const auto with = script.at(pick, 2);
    int cost = speaker.state.factsOf(id).cost; // with those that have been picked
    for (const auto& named : speaker.named)
        if (named.node == pick && named.target.card != id && named.target.card != noCard) {
            if (script.op(with) == Op::DifferentNames &&
                speaker.state.name(named.target.card) == speaker.state.name(id))
                return false;
            cost += speaker.state.factsOf(named.target.card).cost;
        }
    return isCardWith(script, with, speaker.state.factsOf(id)) &&
           (script.op(with) != Op::CombinedCostAtMost || cost <= script.number(script.at(with, 0)));
}

void eachCounted(const Speaker& speaker, NodeId cards, EachCard work)
{
    const auto op = speaker.script.op(cards);
    const auto& state = speaker.state;
    const auto isNamed = [&](CardId card) { return isCalled(speaker, speaker.script.at(cards, 0), card); };
    if (op == Op::InDiscard && speaker.script.number(cards) == form::InDiscard::Opponents) { // opponents'
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (seat != speaker.seat)
                for (const auto card : state.pile(seat, Zone::Discard))
                    if (isNamed(card))
                        work(card);
        return;
    }
    if (op == Op::DiscardedNow) {
        const bool yours = speaker.script.number(cards) == form::DiscardedNow::Yours;
        for (const auto card : state.discardedThisRound)
            if ((state.card(card).owner == speaker.seat) == yours && isNamed(card))
                work(card);
        return;
    }
    if (op == Op::InHand && speaker.script.number(cards) == form::InHand::Opponents) {
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (seat != speaker.seat)
                for (const auto card : state.pile(seat, Zone::Hand))
                    if (isNamed(card))
                        work(card);
        return;
    }
    const auto pile = op == Op::PlayedNow ? std::span<const CardId>(state.player(speaker.seat).playedThisRound)
                      : op == Op::DestroyedNow
                          ? std::span<const CardId>(state.destroyedThisRound)
                          : state.pile(speaker.seat, op == Op::InHand ? Zone::Hand : Zone::Discard);
    const bool different = op == Op::InDiscard &&
                           speaker.script.number(cards) == form::InDiscard::OfDifferentNames; // names
    std::vector<std::string_view> names;
    for (const auto card : pile)
        if (isNamed(card)) {
            if (different && std::ranges::find(names, std::string_view(state.name(card))) != names.end())
                continue;
            if (different)
                names.emplace_back(state.name(card));
            work(card);
        }
}

int countedCards(const Speaker& speaker, NodeId cards)
{
    int count = 0;
    eachCounted(speaker, cards, [&](CardId) { ++count; });
    return count;
}

void eachGivenUp(const Speaker& speaker, int how, EachCard work)
{
    const auto& script = speaker.script;
    for (NodeId node = rootNode; node < script.nodes.size(); ++node) {
        const auto op = script.op(node);
        const bool sacrificed = how == form::SacrificedCost::Sacrificed;
        const bool theirs = op == Op::PlayerSacrifices && script.number(node) == form::PlayerSacrifices::Sacrifices &&
                            sacrificed;
        const bool gives = sacrificed ? theirs || op == Op::CostSacrifice || op == Op::Sacrifice
                           : how == form::SacrificedCost::Discarded
                               ? op == Op::CostDiscard || op == Op::DiscardOwn
                               : op == Op::CostRemoveCards || op == Op::RemoveCards;
        if (!gives)
            continue;
        const bool everyone = theirs && script.op(script.at(node, 0)) == Op::EachPlayer; // "the unit you sacrificed"
        for (const auto& named : speaker.named)
            if (named.node == script.at(node, theirs ? 1 : 0) && named.target.card != noCard &&
                !(everyone && speaker.state.card(named.target.card).owner != speaker.seat))
                work(named.target.card);
    }
}

std::span<const Zone> zonesOf(const Script& script, NodeId noun)
{
    while (script.op(noun) == Op::With || script.op(noun) == Op::Those)
        noun = script.at(noun, script.op(noun) == Op::With ? 1 : 0);
    switch (script.op(noun)) {
    case Op::Unit:
    case Op::UnitToken:
    case Op::Leader: return std::span(inPlay).first(1);
    case Op::Asset: return std::span(inPlay).subspan(1, 1);
    case Op::Terrain: return std::span(inPlay).subspan(2, 1);
    case Op::Upgrade: return std::span(inPlay).subspan(3, 1);
    case Op::UnitOrAsset: return std::span(inPlay).first(2);
    default: return inPlay;
    }
}

namespace {

// A noun taken apart, for many cards: whose they are and where they are is known of all at once.
struct NounParts {
    NounParts(const Speaker& by, NodeId noun)
        : speaker(by)
        , zones(zonesOf(by.script, noun))
    {
        const auto& script = by.script;
        for (; script.op(noun) == Op::With && count < words.size(); noun = script.at(noun, 1))
            take(script.at(noun, 0));
        if (script.op(noun) == Op::Those && count < words.size()) {
            take(script.at(noun, 1));
            noun = script.at(noun, 0);
        }
        rest = noun;
        const auto op = script.op(noun);
        isOfZone = op == Op::Unit || op == Op::Asset || op == Op::Upgrade || op == Op::Terrain || op == Op::UnitOrAsset;
        if (op == Op::OfSubtype) {
            subtype = script.node(script.at(noun, 0)).word;
            other = script.number(noun) == form::OfSubtype::Either ? script.node(script.at(noun, 1)).word : subtype;
        }
    }
    void take(NodeId word)
    {
        const auto op = speaker.script.op(word);
        if (side == Op::None && (op == Op::Friendly || op == Op::Enemy))
            side = op;
        else if (!places && isOnePlace(word))
            places = placesOf(speaker, speaker.script.at(word, 0));
        else
            words[count++] = word;
    }
    // Where it is, is the same for every card that is asked about; a row is found sooner of each.
    [[nodiscard]] bool isOnePlace(NodeId word) const
    {
        const auto& script = speaker.script;
        const auto place = script.at(word, 0);
        const auto op = script.op(place);
        return script.op(word) == Op::At && script.number(word) != form::At::InEither && op != Op::QuadrantWith &&
               op != Op::FrontRow && op != Op::BackRow &&
               (op != Op::SameQuadrant || script.number(place) != form::SameQuadrant::Same);
    }
    [[nodiscard]] bool isOf(SeatIndex seat) const
    {
        return side == Op::None || (seat == speaker.seat) == (side == Op::Friendly);
    }
    [[nodiscard]] bool isThere(CardId id) const
    {
        const auto& card = speaker.state.card(id);
        return standsIn(speaker.state, *places, card.zone == Zone::Attached ? card.host : id);
    }
    [[nodiscard]] bool isOfKind(CardId card) const
    {
        if (isOfZone || subtype == 0)
            return isOfZone || describes(speaker, rest, card);
        return isOfSubtype(speaker.state, card, subtype) || isOfSubtype(speaker.state, card, other);
    }
    [[nodiscard]] bool is(CardId card) const // one of that side
    {
        return (!places || isThere(card)) && isOfKind(card) &&
               std::all_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count),
                   [&](NodeId word) { return passes(speaker, word, card); });
    }

    const Speaker& speaker;
    std::span<const Zone> zones;
    Op side = Op::None;
    std::optional<Places> places;
    std::array<NodeId, 6> words{}; // what does not fit is in the rest
    std::size_t count = 0;
    NodeId rest = 0;
    bool isOfZone = false;
    std::int16_t subtype = 0, other = 0; // one of these
};

} // namespace

// Those of one player alone, or of all.
void eachDescribed(const Speaker& speaker, NodeId noun, EachCard work, SeatIndex owner)
{
    const NounParts parts(speaker, noun);
    const auto& players = speaker.state.players;
    for (SeatIndex seat = 0; seat < players.size(); ++seat)
        if (parts.isOf(seat) && (owner == noSeat || owner == seat))
            for (const auto zone : parts.zones)
                for (const auto card : players[seat].pile(zone))
                    if (parts.is(card))
                        work(card);
}

std::vector<CardId> described(const Speaker& speaker, NodeId noun, SeatIndex owner)
{
    std::vector<CardId> found;
    eachDescribed(
        speaker, noun, [&](CardId card) { found.push_back(card); }, owner);
    return found;
}

int describedCount(const Speaker& speaker, NodeId noun, SeatIndex owner)
{
    int count = 0;
    eachDescribed(
        speaker, noun, [&](CardId) { ++count; }, owner);
    return count;
}

} // namespace nexus::model
