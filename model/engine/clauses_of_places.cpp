// Clauses that say where cards come to stand: moved, swapped, created, attached, or brought into play out of a pile.
#include "model/engine/clauses.h"
#include "model/engine/rule_check.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// Each on its own side; an opponent's that does not let itself be moved stays.
template <> bool Clauses::carry<Op::Move>(const Script& script, NodeId node)
{
    const auto chosen = m_choices.chosen(script, script.at(node, 0));
    if (!chosen)
        return false;
    if (cardsToPlace(speaker(script), node).empty())
        m_state.process.did = false;                    // till one has moved
    const auto whither = script.op(script.at(node, 1)); // "to that same Quadrant": of who was spoken of before
    const bool there = whither == Op::SameQuadrant || whither == Op::ItsPlace;
    if (!there && cardsToPlace(speaker(script), node).empty())
        m_referents.doneTo(*chosen); // also who cannot be moved is spoken of
    m_choices.note(node, *chosen);
    const auto cards = cardsToPlace(speaker(script), node);
    const bool said = script.number(node) == form::Move::Forward ||
                      script.number(node) == form::Move::Back; // forward, backward
    const auto move = [&](std::size_t i, Quadrant to) {
        auto& card = m_state.cards[cards[i]];
        const auto from = std::exchange(card.quadrant, to);
        m_state.process.did = true;
        m_referents.doneTo(cards);
        m_table.tellCard(Moved{.from = from, .to = to}, cards[i], m_state.process.source);
    };
    if (!said) {
        const bool done = m_choices.eachPlaced(script, node, cards.size(), move);
        if (done)
            m_referents.doneTo(m_choices.placedFor(node, cards));
        return done;
    }
    std::vector<CardId> moved; // there is nothing to choose
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto to = quadrantsToChoose(speaker(script), node);
        m_state.process.named.push_back({.node = node, .value = 1});
        if (to.empty()) {
            m_choices.tellNoRoom(script, node, i);
            continue;
        }
        move(i, to.front().second);
        moved.push_back(cards[i]);
    }
    m_state.process.did = !moved.empty();
    m_referents.doneTo(moved);
    return true;
}

template <> bool Clauses::carry<Op::Swap>(const Script& script, NodeId node)
{
    const auto cards = m_choices.chosen(script, script.at(node, 0));
    if (!cards)
        return false;
    m_referents.doneTo(*cards);
    m_state.process.did = swap(*cards);
    return true;
}

// Two of one side, where both may be moved and there is room for each.
bool Clauses::swap(const std::vector<CardId>& cards)
{
    if (cards.size() != 2)
        return false;
    auto &one = m_state.cards[cards[0]], &other = m_state.cards[cards[1]];
    const auto stays = [&](CardId card) { return !mayBeMoved(m_state, card, m_state.process.seat); };
    if (one.owner != other.owner || one.zone != Zone::Field || other.zone != Zone::Field ||
        one.quadrant == other.quadrant || std::ranges::any_of(cards, stays))
        return false;
    const RuleCheck rule(m_state);
    const auto cannotEnter = [&](CardId card, CardId there) {
        const auto to = m_state.cards[there].quadrant;
        return rule.entry(one.owner, to, card, true, there) || mayNotMoveTo(m_state, card, to);
    };
    if (cannotEnter(cards[0], cards[1]) || cannotEnter(cards[1], cards[0]))
        return false;
    std::swap(one.quadrant, other.quadrant);
    m_table.tellCard(Moved{.from = other.quadrant, .to = one.quadrant}, cards[0], m_state.process.source);
    m_table.tellCard(Moved{.from = one.quadrant, .to = other.quadrant}, cards[1], m_state.process.source);
    return true;
}

// One of one's own Upgrades from a card to another, or out of the discard pile.
template <> bool Clauses::carry<Op::MoveUpgrade>(const Script& script, NodeId node)
{
    const auto upgrades = m_choices.chosen(script, script.at(node, 0));
    if (!upgrades)
        return false;
    const bool spokenOf = script.op(script.at(node, 0)) == Op::It; // stays what is spoken of
    if (!upgrades->empty() && script.number(node) == form::MoveUpgrade::Chosen && !spokenOf)
        m_referents.doneTo({m_state.cards[upgrades->front()].host}); // "another friendly unit"
    const auto hosts = upgrades->empty() ? std::optional<std::vector<CardId>>(std::in_place)
                                         : m_choices.chosen(script, script.at(node, 1));
    if (!hosts)
        return false;
    m_state.process.did = false;
    if (hosts->empty())
        return true;
    const auto card = upgrades->front(), host = hosts->front();
    const auto& now = m_state.cards[card];
    const bool there = now.zone == (script.number(node) == form::MoveUpgrade::This ? Zone::Discard : Zone::Attached);
    if (!there || !mayBear(m_state, host, card))
        return true;
    m_table.put(card, Zone::Attached, Quadrant::None, host);
    if (script.number(node) == form::MoveUpgrade::This) {
        m_table.tell(CameIntoPlay{}, now.owner, card, host);
        m_changes.arrived(card);
    } else {
        m_table.tell(Reattached{}, now.owner, card, host);
    }
    m_state.process.did = true;
    m_referents.doneTo({host});
    return true;
}

// An Upgrade out of one's discard pile onto one of one's own cards, which is no deployment.
template <> bool Clauses::carry<Op::AttachFromPile>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    const auto hosts = m_choices.chosen(script, script.at(node, 1));
    if (!hosts)
        return false;
    const auto cards = m_choices.pickedAsSaid(script, script.at(node, 0), seat, seat, Zone::Discard);
    if (!cards)
        return false;
    process.did = false;
    if (hosts->empty() || m_state.cards[hosts->front()].owner != seat)
        return true;
    for (const auto card : *cards)
        if (m_state.factsOf(card).role == CardRole::Upgrade && mayBear(m_state, hosts->front(), card)) {
            comeIntoPlay(card, Zone::Attached, Quadrant::None, hosts->front());
        }
    m_referents.doneTo(*hosts);
    return true;
}

// "create {count} {attack}/{defense} {name} [{subtype}] unit token [with {keywords}] in {destination}": each where its
// player says; where no room is left, it is not created.
template <> bool Clauses::carry<Op::Create>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto count = static_cast<std::size_t>(std::max(0, amountOf(speaker(script), script.at(node, 0))));
    const auto place = script.at(node, 6) != 0 ? script.at(node, 6) : node;
    const auto keywords = script.at(node, 5);
    const auto kind = script.at(node, 4);
    const auto& name = script.words[static_cast<std::size_t>(script.node(script.at(node, 3)).word)];
    bool some = false; // has been made already
    const auto create = [&](std::size_t nth, Quadrant quadrant) {
        const auto action = act::createToken(process.seat, quadrant, name, script.number(script.at(node, 1)),
            script.number(script.at(node, 2)), 0, keywordsOf(script, keywords) & ~bit(Mechanic::Size),
            sizeSaid(script, keywords));
        auto token = tokenOf(action);
        token.facts.alone = script.op(kind) == Op::IsLeader;
        if (const auto held = grantOf(script, keywords); held.adapt > 0)
            token.facts.adapt = held.adapt;
        const auto at = static_cast<std::size_t>(quadrant);
        process.did = !RuleCheck(m_state).check(action) &&
                      !(token.facts.alone && sideOf(m_state, process.seat).alone[at] > 0);
        if (!process.did)
            return;
        if (script.op(kind) == Op::Subtype)
            token.scripts.subtypes = {script.node(kind).word};
        if (script.op(kind) == Op::IsDomain && script.node(script.at(kind, 0)).word > 0)
            token.scripts.domains = 1U << static_cast<unsigned>(script.node(script.at(kind, 0)).word - 1);
        m_changes.placeToken(process.seat, quadrant, std::move(token));
        const auto made = static_cast<CardId>(m_state.cards.size() - 1);
        if (script.number(node) == form::Create::IntoExhausted)
            m_state.cards[made].set(CardFlag::Exhausted);
        const bool further = nth > 0 || some;
        some = true;
        if (further) {
            m_referents.alsoDoneTo({made, 0}); // "they"
        } else {
            m_referents.doneTo({made});
        }
        if (script.op(keywords) == Op::Quoted)
            m_changes.beginLasting(
                {.target = {made, 0}, .held = {}, .untilRound = 0xffff, .gives = clauseAt(keywords)});
    };
    const auto where = script.op(place) == Op::FriendlyQuadrant ? script.number(place) : -1;
    if ((where < form::FriendlyQuadrant::EachOfBack || where > form::FriendlyQuadrant::EachAdjacent) &&
        where != form::FriendlyQuadrant::EachEmptyBack) { // "in a friendly Quadrant": all in one
        const bool together = script.op(place) == Op::AdjacentQuadrant || isOneForAll(where);
        return m_choices.eachPlaced(script, place, together ? 1 : count, [&](std::size_t at, Quadrant quadrant) {
            for (std::size_t i = 0; i < (together ? count : 1); ++i)
                create(at + i, quadrant);
        });
    }
    eachQuadrant(
        placesOf(speaker(script), place)[process.seat], [&](Quadrant at) { // "in each of your Back Row Quadrants"
            for (std::size_t i = 0; i < count; ++i)
                create(i, at);
        });
    return true;
}

// Out of the hand for nothing: it is deployed, and an Upgrade goes onto one of one's own cards.
template <> bool Clauses::carry<Op::DeployFree>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    std::vector<CardId> hosts;
    if (script.number(node) == form::DeployFree::On) {
        const auto group = m_choices.chosen(script, script.at(node, 1));
        if (!group)
            return false;
        hosts = *group;
    }
    const auto picked = m_choices.pickedAsSaid(script, script.at(node, 0), seat, seat, Zone::Hand);
    if (!picked)
        return false;
    process.did = false;
    const auto enter = [&](CardId card, Zone zone, Quadrant to, CardId host) {
        m_payments.played(seat, card);
        m_table.put(card, zone, to, host);
        m_table.tell(host == noCard ? Happening(Deployed{to}, seat, card) : Happening(Attached{}, seat, card, host));
        m_changes.arrived(card);
        process.did = true;
        m_referents.doneTo({card});
    };
    std::vector<CardId> placed;
    for (const auto card : *picked) {
        const auto role = m_state.factsOf(card).role;
        if (role == CardRole::Unit && m_state.player(seat).noMoreUnits)
            continue;
        if (role == CardRole::Unit || role == CardRole::Terrain)
            placed.push_back(card);
        else if (role == CardRole::Asset && script.number(node) != form::DeployFree::On)
            enter(card, Zone::Loadout, Quadrant::None, noCard);
        else if (role == CardRole::Upgrade && !hosts.empty() && m_state.cards[hosts.front()].owner == seat &&
                 mayBear(m_state, hosts.front(), card))
            enter(card, Zone::Attached, Quadrant::None, hosts.front());
    }
    if (script.number(node) == form::DeployFree::On)
        return true;
    m_choices.note(node, placed);
    const auto cards = cardsToPlace(speaker(script), node);
    return m_choices.eachPlaced(script, node, cards.size(), [&](std::size_t i, Quadrant to) {
        const bool unit = m_state.factsOf(cards[i]).role == CardRole::Unit;
        enter(cards[i], unit ? Zone::Field : Zone::Terrain, to, noCard);
    });
}

// One card of the deck, or none; where no room or host is for it, it stays there. Then the deck is shuffled.
template <> bool Clauses::carry<Op::SearchPlay>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    const auto cards = m_choices.picked(
        script, {.seat = seat, .node = script.at(node, 0), .whose = seat, .zone = Zone::Deck}, 0, 1);
    if (!cards)
        return false;
    process.did = false;
    if (!cards->empty()) {
        const auto card = cards->front();
        const auto role = m_state.factsOf(card).role;
        if (role == CardRole::Asset) {
            comeIntoPlay(card, Zone::Loadout, Quadrant::None, noCard);
        } else if (role == CardRole::Upgrade) {
            const auto* host = m_choices.valueOf(node);
            if (!host && canChoose(speaker(script), node, 1)) {
                m_choices.ask(ChoiceKind::Card, node);
                return false;
            }
            if (host && m_state.cards[host->target.card].visits == host->target.visits)
                comeIntoPlay(card, Zone::Attached, Quadrant::None, host->target.card);
        } else if (role == CardRole::Unit || role == CardRole::Terrain) {
            m_choices.note(node, std::vector<CardId>{card});
            const auto zone = role == CardRole::Unit ? Zone::Field : Zone::Terrain;
            if (!m_choices.eachPlaced(
                    script, node, 1, [&](std::size_t, Quadrant to) { comeIntoPlay(card, zone, to, noCard); }))
                return false;
        }
        if (process.did)
            m_referents.doneTo({card});
    } else {
        m_table.tell(FoundNone{}, seat);
    }
    m_table.shuffleDeck(seat);
    return true;
}

// Of one's own discard pile, exhausted, units where their player says; that is no deployment.
template <> bool Clauses::carry<Op::RecoverPlay>(const Script& script, NodeId node)
{
    const auto picked = m_choices.pickedAsSaid(
        script, script.at(node, 0), m_state.process.seat, m_state.process.seat, Zone::Discard);
    if (!picked)
        return false;
    m_state.process.did = false;
    const bool ready = script.number(node) >= form::RecoverPlay::IntoReady;
    std::vector<CardId> units;
    for (const auto card : *picked)
        if (m_state.factsOf(card).role == CardRole::Unit)
            units.push_back(card);
        else if (m_state.factsOf(card).role == CardRole::Asset && m_state.cards[card].zone == Zone::Discard)
            recovered(card, Zone::Loadout, Quadrant::None, ready);
    m_choices.note(node, units);
    const auto cards = cardsToPlace(speaker(script), node);
    bool some = false;
    const bool done = m_choices.eachPlaced(script, node, cards.size(), [&](std::size_t i, Quadrant to) {
        recovered(cards[i], Zone::Field, to, ready);
        some = true;
    });
    if (done && picked->empty() && !some)
        m_referents.doneTo({}); // "it" is none of its price
    return done;
}

// "That unit", where it lies in one's discard pile by now.
template <> bool Clauses::carry<Op::RecoverIt>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    m_state.process.did = false;
    std::vector<CardId> units;
    for (const auto& it : std::vector<Target>(m_state.process.done))
        if (const auto& card = m_state.cards[it.card];
            card.owner == seat && card.zone == Zone::Discard && m_state.factsOf(it.card).role == CardRole::Unit)
            units.push_back(it.card);
    m_choices.note(node, units);
    const auto cards = cardsToPlace(speaker(script), node);
    const bool ready = script.number(node) == form::RecoverIt::Ready;
    return m_choices.eachPlaced(
        script, node, cards.size(), [&](std::size_t i, Quadrant to) { recovered(cards[i], Zone::Field, to, ready); });
}

void Clauses::comeIntoPlay(CardId card, Zone zone, Quadrant quadrant, CardId host)
{
    m_table.put(card, zone, quadrant, host);
    m_table.tellCard(CameIntoPlay{}, card, host);
    m_changes.arrived(card);
    m_state.process.did = true;
}

void Clauses::recovered(CardId card, Zone zone, Quadrant to, bool ready)
{
    m_table.put(card, zone, to);
    if (!ready)
        m_table.exhaust(card, false, true);
    m_table.tell(Recovered{.intoPlay = true}, m_state.process.seat, card);
    m_changes.arrived(card);
    m_state.process.did = true;
    m_referents.doneTo({card});
}

} // namespace nexus::model
