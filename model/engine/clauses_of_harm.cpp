// Clauses that hurt and heal units, and that take cards out of play: destroyed, sacrificed, removed, returned.
#include "model/engine/clauses.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <iterator>

namespace nexus::model {

using namespace happened;

// "Inflict Impact equal to its Attack on target unit": nobody has been spoken of before.
static bool saysNobodys(const Script& script, NodeId amount)
{
    const auto begin = script.nodes.begin();
    return std::any_of(begin + amount, begin + script.endOf(amount),
        [](const ScriptNode& node) { return node.op == Op::It && node.speaksOf == 0; });
}

// By what the text at hand is of, with what other texts add to that.
void Clauses::inflict(CardId card, int amount)
{
    if (amount > 0 && m_state.factsOf(card).hasDefense)
        m_harm.inflict(card, amount + moreImpactOf(m_state, doer()), doer());
}

template <> bool Clauses::carry<Op::Inflict>(const Script& script, NodeId node)
{
    const auto hurt = [&](CardId card, int amount) { inflict(card, amount); };
    // "Equal to its Attack on target enemy unit": of an Event, whose else?
    const bool ofThem = script.number(node) == form::Inflict::Equal ||
                        (m_state.factsOf(m_state.process.source).role == CardRole::Event &&
                            saysNobodys(script, script.at(node, 0)));
    if (ofThem)
        return toEachBySo(script, script.at(node, 1), script.at(node, 0), hurt);
    const int amount = amountOf(speaker(script), script.at(node, 0));
    return toEach(script, script.at(node, 1), [&](CardId card) { hurt(card, amount); });
}

template <> bool Clauses::carry<Op::InflictPer>(const Script& script, NodeId node)
{
    const int each = script.number(script.at(node, 0));
    return toEachBySo(
        script, script.at(node, 1), script.at(node, 2), [&](CardId card, int times) { inflict(card, each * times); });
}

// At the same time.
template <> bool Clauses::carry<Op::InflictBoth>(const Script& script, NodeId node)
{
    const auto first = m_choices.chosen(script, script.at(node, 1));
    if (!first)
        return false;
    m_referents.doneTo(*first);
    const auto others = m_choices.chosen(script, script.at(node, 3));
    if (!others)
        return false;
    std::vector<std::pair<CardId, int>> all;
    for (const auto card : *first)
        all.emplace_back(card, amountOf(speaker(script), script.at(node, 0)));
    for (const auto card : *others)
        all.emplace_back(card, amountOf(speaker(script), script.at(node, 2)));
    inflictAtOnce(all);
    return true;
}

// So much on each, whatever the first of them does to the others.
void Clauses::inflictAtOnce(const std::vector<std::pair<CardId, int>>& all)
{
    std::vector<Target> targets;
    for (const auto& [card, amount] : all)
        targets.push_back({card, m_state.cards[card].visits});
    m_state.process.did = !all.empty();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const auto& card = m_state.cards[targets[i].card]; card.visits == targets[i].visits && isInPlay(card.zone))
            inflict(targets[i].card, all[i].second);
}

// Each as much as the other's Attack is before either is hurt.
template <> bool Clauses::carry<Op::InflictOnEachOther>(const Script& script, NodeId node)
{
    const auto two = fromAndTo(script, script.at(node, 0), script.at(node, 1));
    if (!two)
        return false;
    m_state.process.did = false;
    if (const auto [first, second] = *two; first != noCard && second != noCard)
        inflictAtOnce({{first, attackOf(m_state, second)}, {second, attackOf(m_state, first)}});
    return true;
}

template <> bool Clauses::carry<Op::MoveImpact>(const Script& script, NodeId node)
{
    const auto two = fromAndTo(script, script.at(node, 0), script.at(node, 1));
    if (!two)
        return false;
    const auto [from, to] = *two;
    const bool stays = from == noCard || to == noCard || m_state.heldOf(from).noHealing;
    int amount = stays ? 0 : int{m_state.cards[from].impact};
    if (script.number(node) == form::MoveImpact::Counted)
        amount = std::min(amount, script.number(script.at(node, 2)));
    m_state.process.did = amount > 0;
    if (amount > 0) {
        m_changes.heal(from, amount);
        m_referents.doneToOne(to);
        m_harm.inflict(to, amount, doer());
    }
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
            inflict(card, share);
    }
    process.did = !cards.empty();
    m_referents.doneTo(cards);
    return true;
}

void Clauses::heal(CardId card, int amount)
{
    const auto before = m_state.cards[card].impact;
    m_changes.heal(card, amount);
    auto& healed = m_state.process.healed;
    healed = static_cast<std::int16_t>(healed + before - m_state.cards[card].impact);
}

template <> bool Clauses::carry<Op::Heal>(const Script& script, NodeId node)
{
    m_state.process.healed = 0;
    return toEachToChange(script, script.at(node, 0), [&](CardId card) { heal(card, m_state.cards[card].impact); });
}

template <> bool Clauses::carry<Op::HealSome>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (script.op(script.at(node, 0)) == Op::UpToNumber && !m_choices.valueOf(script.at(node, 0))) {
        const auto cards = m_choices.chosen(script, script.at(node, 1));
        if (!cards)
            return false;
        if (std::ranges::none_of(*cards, [&](CardId card) { return m_state.cards[card].impact > 0; }))
            return process.did = false, true;
        return m_choices.ask(ChoiceKind::Number, script.at(node, 0)), false;
    }
    const int amount = amountOf(speaker(script), script.at(node, 0));
    process.healed = 0;
    const bool healed = toEachToChange(script, script.at(node, 1), [&](CardId card) { heal(card, amount); });
    process.did = process.did && amount > 0;
    return healed;
}

template <> bool Clauses::carry<Op::Destroy>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    std::size_t destroyed = 0;
    std::vector<Target> keepers; // of others: after those that go with them
    const auto destroy = [&](CardId card) { destroyed += m_harm.destroy(card, doer()) ? 1 : 0; };
    const bool done = toEach(script, script.at(node, 0), [&](CardId card) {
        if (std::ranges::find(m_state.facts->preventing, card) != m_state.facts->preventing.end())
            keepers.push_back({card, m_state.cards[card].visits});
        else
            destroy(card);
    });
    for (const auto& keeper : keepers)
        if (m_state.cards[keeper.card].visits == keeper.visits && isInPlay(m_state.cards[keeper.card].zone))
            destroy(keeper.card);
    if (done)
        process.did = destroyed >= m_choices.wantedOf(script, script.at(node, 0));
    return done;
}

template <> bool Clauses::carry<Op::Sacrifice>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) { m_harm.sacrifice(card); });
}

// "Each player sacrifices …": all at once, when everyone has chosen among equals.
template <> bool Clauses::carry<Op::PlayerSacrifices>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto what = script.at(node, 1);
    std::vector<CardId> cards;
    bool all = true; // as many as it says, of each
    for (const auto seat : *players) {
        const bool choosing = script.op(what) == Op::Highest || script.op(what) == Op::OneTheirs;
        auto own = choosing ? highest(speaker(script), what, seat)
                            : described(speaker(script), script.at(what, 0), seat);
        const auto count = script.op(what) == Op::OneTheirs && script.number(what) == form::OneTheirs::Several
                               ? static_cast<std::size_t>(std::max(0, script.number(script.at(what, 1))))
                               : std::size_t{1};
        if (choosing && own.size() > count) {
            const auto some = m_choices.picked(
                script, {.seat = seat, .node = what, .whose = seat, .zone = Zone::Field}, count, count);
            if (!some)
                return false;
            own = *some;
        }
        all = all && (!choosing || own.size() >= count);
        cards.insert(cards.end(), own.begin(), own.end());
    }
    for (const auto card : cards) // also whom nobody had to choose: "the sacrificed unit's CP cost"
        if (std::ranges::none_of(m_state.process.named,
                [&](const Named& named) { return named.node == what && named.target.card == card; }))
            m_state.process.named.push_back(
                {.node = what, .target = {card, m_state.cards[card].visits}, .seat = m_state.cards[card].owner});
    m_state.process.did = !cards.empty() && all;
    m_referents.fillGroup(script, what, cards);
    m_referents.doneTo(cards);
    if (script.number(node) == form::PlayerSacrifices::Chooses) // they are only chosen
        return true;
    for (const auto card : cards) {
        if (!isInPlay(m_state.cards[card].zone)) // an Upgrade may have gone along
            continue;
        const bool spared = m_state.heldOf(card).noTiring && m_state.cards[card].owner != m_state.process.seat;
        if (script.number(node) == form::PlayerSacrifices::Exhausts) {
            if (spared)
                m_table.tellKept(card, ToBeTiredByOthers);
            else
                m_table.exhaust(card, true);
        } else if (script.number(node) == form::PlayerSacrifices::Returns) {
            if (staysInPlay(card))
                continue;
            m_table.tellCard(ToHand{}, card, m_state.process.source);
            m_table.leavePlay(card, Zone::Hand);
        } else if (script.number(node) == form::PlayerSacrifices::Destroys) {
            m_harm.destroy(card, doer());
        } else {
            m_harm.sacrifice(card, script.number(node) == form::PlayerSacrifices::Sacrifices);
        }
    }
    return true;
}

// "Each player chooses two units they control and sacrifices the rest": all at once.
template <> bool Clauses::carry<Op::KeepsOf>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto what = script.at(node, 2);
    const auto kept = static_cast<std::size_t>(std::max(0, script.number(script.at(node, 1))));
    std::vector<CardId> rest;
    for (const auto seat : *players) {
        const auto own = described(speaker(script), what, seat);
        if (own.size() <= kept)
            continue;
        const auto keeps = m_choices.picked(
            script, {.seat = seat, .node = node, .whose = seat, .zone = Zone::Field}, kept, kept);
        if (!keeps)
            return false;
        std::ranges::copy_if(own, std::back_inserter(rest),
            [&](CardId card) { return std::ranges::find(*keeps, card) == keeps->end(); });
    }
    m_state.process.did = !rest.empty();
    m_referents.doneTo(rest);
    for (const auto card : rest)
        if (isInPlay(m_state.cards[card].zone)) {
            if (script.number(node) == form::KeepsOf::Destroys)
                m_harm.destroy(card, doer());
            else
                m_harm.sacrifice(card, script.number(node) == form::KeepsOf::Sacrifices);
        }
    return true;
}

template <> bool Clauses::carry<Op::Remove>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (script.op(script.at(node, 0)) == Op::This &&
        m_state.cards[process.source].zone == Zone::Playing) { // an Event itself
        m_table.tell(RemovedFromGame{}, process.seat, process.source, process.source);
        m_table.put(process.source, Zone::Removed);
        return true;
    }
    return toEach(
        script, script.at(node, 0),
        [&](CardId card) {
            m_table.tellCard(RemovedFromGame{}, card, doer());
            m_table.sendTo(card, Zone::Removed);
        },
        true, true);
}

// A text keeps it from being returned to a hand; that is told.
bool Clauses::staysInPlay(CardId card)
{
    const auto& held = m_state.heldOf(card);
    const bool theirs = held.noPull && m_state.cards[card].owner != m_state.process.seat;
    if (!held.noReturn && !theirs)
        return false;
    m_table.tellKept(card, held.noReturn ? ToBeSentToHand : ToBeSentToHandByThem);
    return true;
}

template <> bool Clauses::carry<Op::ToHand>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (isOfPlayedEvent(script, script.at(node, 0))) {
        m_table.tellCard(ToHand{}, process.source, process.source);
        m_table.put(process.source, Zone::Hand);
        return true;
    }
    return toEach(
        script, script.at(node, 0),
        [&](CardId card) {
            if (staysInPlay(card))
                return;
            m_table.tellCard(ToHand{}, card, process.source);
            m_table.sendTo(card, Zone::Hand);
        },
        true);
}

template <> bool Clauses::carry<Op::PutInDeck>(const Script& script, NodeId node)
{
    const int where = script.number(node);
    const auto putIn = [&](CardId card) {
        if (where != form::PutInDeck::Shuffled)
            return m_table.toDeck(card, where == form::PutInDeck::Bottom);
        m_table.tellCard(ToDeck{DeckPlace::Shuffled}, card);
        m_table.sendTo(card, Zone::Deck);
        if (m_state.cards[card].zone == Zone::Deck)
            m_table.shuffleDeck(m_state.cards[card].owner);
    };
    if (isOfPlayedEvent(script, script.at(node, 0))) {
        putIn(m_state.process.source);
        return true;
    }
    return toEach(script, script.at(node, 0), putIn, true, true);
}

} // namespace nexus::model
