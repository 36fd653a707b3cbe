// Clauses that change single cards: counters, places; tokens.
#include "model/engine/clauses.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <bit>

namespace nexus::model {

using namespace happened;

// Of one card to another: so many, up to so many, or as many as one likes.
template <> bool Clauses::carry<Op::MoveCounters>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto from = m_choices.chosen(script, script.at(node, 2));
    if (!from)
        return false;
    m_referents.nameIt(*from); // "another friendly unit"
    const auto to = m_choices.chosen(script, script.at(node, 3));
    if (!to)
        return false;
    int count = to->empty() ? 0 : countersToMove(speaker(script), node);
    if (count > 0 && script.number(node) != form::MoveCounters::Counted) {
        const auto* said = m_choices.valueOf(node);
        if (!said)
            return m_choices.ask(ChoiceKind::Number, node), false;
        count = std::min(count, static_cast<int>(said->value));
    }
    process.did = count > 0;
    if (count > 0) {
        const auto bonus = bonusOf(script, script.at(node, 1));
        m_changes.putCounters(from->front(), bonus, -count);
        m_changes.putCounters(to->front(), bonus, count);
    }
    m_referents.nameIt(*to);
    return true;
}

// One after another is chosen, each as often as its player likes; all get their share at once.
template <> bool Clauses::carry<Op::Distribute>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto group = script.at(node, 1);
    const auto isShare = [&](const Named& named) { return named.node == node && named.target.card != noCard; };
    const int wanted = amountOf(speaker(script), script.at(node, 0));
    while (std::ranges::count_if(process.named, isShare) < wanted) {
        const auto one = m_choices.chosen(script, group);
        if (!one)
            return false;
        const auto isOfGroup = [&](const auto& named) { return named.node == group; };
        std::erase_if(process.named, isOfGroup); // asked anew
        std::erase_if(process.settled, isOfGroup);
        if (one->empty())
            break;
        process.named.push_back({.node = node, .target = {one->front(), m_state.cards[one->front()].visits}});
    }
    std::vector<std::pair<CardId, int>> shares;
    for (const auto& named : process.named)
        if (isShare(named)) {
            const auto it = std::ranges::find(shares, named.target.card, &std::pair<CardId, int>::first);
            it == shares.end() ? shares.emplace_back(named.target.card, 1).second : ++it->second;
        }
    std::vector<CardId> cards;
    for (const auto& [card, share] : shares) {
        cards.push_back(card);
        if (script.number(node) == form::Distribute::Counters)
            m_changes.putCounters(card, bonusOf(script, script.at(node, 2)), share);
        else
            m_harm.inflict(card, share, doer());
    }
    process.did = !cards.empty();
    m_referents.nameIt(cards);
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
        m_referents.nameIt(*chosen); // also who cannot be moved is spoken of
    m_choices.note(node, *chosen);
    const auto cards = cardsToPlace(speaker(script), node);
    const bool said = script.number(node) == form::Move::Forward ||
                      script.number(node) == form::Move::Back; // forward, backward
    const auto move = [&](std::size_t i, Quadrant to) {
        auto& card = m_state.cards[cards[i]];
        const auto from = std::exchange(card.quadrant, to);
        m_state.process.did = true;
        m_referents.nameIt(cards);
        m_table.tellCard(Moved{.from = from, .to = to}, cards[i], m_state.process.source);
    };
    if (!said) {
        const bool done = m_choices.eachPlaced(script, node, cards.size(), move);
        if (done)
            m_referents.nameDone(script, m_choices.placedFor(node, cards));
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
    m_referents.nameIt(moved);
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
            m_referents.alsoName({made, 0}); // "they"
            m_referents.markLast(&Spoken::several);
        } else {
            m_referents.nameIt({made});
        }
        if (script.op(keywords) == Op::Quoted)
            m_changes.beginLasting(
                {.target = {made, 0}, .held = {}, .untilRound = 0xffff, .gives = clauseAt(keywords)});
    };
    const auto where = script.op(place) == Op::FriendlyQuadrant ? script.number(place) : -1;
    if ((where < form::FriendlyQuadrant::EachOfBack || where > form::FriendlyQuadrant::EachAdjacent) &&
        where != form::FriendlyQuadrant::EachEmptyBack) { // "in a friendly Quadrant": all in one
        const bool together = script.op(place) == Op::AdjacentQuadrant || where == form::FriendlyQuadrant::Any ||
                              where == form::FriendlyQuadrant::Back || where == form::FriendlyQuadrant::Front ||
                              where == form::FriendlyQuadrant::HereOrAdjacent ||
                              where == form::FriendlyQuadrant::Empty || where == form::FriendlyQuadrant::EmptyBack;
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

} // namespace nexus::model
