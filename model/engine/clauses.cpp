// How one clause of a text is carried out: by the function of its operation, to each card that it names, and what
// comes after it where it is not.
#include "model/engine/clauses.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace nexus::model {

using namespace happened;

bool Clauses::carryOut(const Script& script, NodeId node)
{
    using Handler = bool (Clauses::*)(const Script&, NodeId);
    static constexpr auto handlers = [] {
        std::array<Handler, opCount> all{};
#define CLAUSE(operation) all[static_cast<std::size_t>(Op::operation)] = &Clauses::carry<Op::operation>;
#define CLAUSE_AS(operation, as) all[static_cast<std::size_t>(Op::operation)] = &Clauses::carry<Op::as>;
#include "model/engine/handlers.def"
        return all;
    }();
    const auto handler = handlers[static_cast<std::size_t>(script.op(node))];
    if (handler)
        return (this->*handler)(script, node);
    m_state.process.did = false;
    return true;
}

// What a clause is done to, each; false while somebody is asked. `alsoGone`: where it lies in a discard pile by now,
// too; `alsoInHand`: or in a hand, or in a deck by now.
bool Clauses::toEach(const Script& script, NodeId group, EachCard work, bool alsoGone, bool alsoInHand)
{
    auto cards = m_choices.chosen(script, group);
    if (!cards)
        return false;
    const auto op = script.op(group);
    if (op == Op::It && script.number(group) == form::It::DestroyedSo)
        *cards = m_referents.fallenOf(meantBy(speaker(script), group));
    m_referents.doneTo(*cards);
    m_state.process.did = cards->size() >= m_choices.wantedOf(script, group);
    std::vector<Target> targets;
    for (const auto card : *cards)
        targets.push_back({card, m_state.cards[card].visits});
    std::ranges::stable_partition(targets, // what is attached goes before what it is attached to
        [&](const Target& target) { return m_state.cards[target.card].zone == Zone::Attached; });
    const auto inDeck = [&](Zone zone) { return zone == Zone::Deck; };
    for (const auto& target : targets) { // one may be gone because of another
        const auto& card = m_state.cards[target.card];
        if (isUntouched(m_state, target.card, m_state.process.seat)) {
            m_table.tellKept(target.card, ToBeAffectedByThem);
            continue;
        }
        if (card.visits == target.visits && (isInPlay(card.zone) || (alsoGone && card.zone == Zone::Discard) ||
                                                (alsoInHand && (card.zone == Zone::Hand || inDeck(card.zone)))))
            work(target.card);
    }
    return true;
}

// "If you do" is yes where it has changed one of them, or as many as it says.
bool Clauses::toEachToChange(const Script& script, NodeId group, EachCard work)
{
    std::size_t changed = 0;
    const bool done = toEach(script, group, [&](CardId card) {
        const auto before = m_state.cards[card];
        work(card);
        changed += m_state.cards[card] == before ? 0 : 1;
    });
    if (done)
        m_state.process.did = changed >= m_choices.wantedOf(script, group);
    return done;
}

// "… equal to its Attack": of each of them by itself, before anything is done to one.
bool Clauses::toEachBySo(
    const Script& script, NodeId group, NodeId amount, const std::function<void(CardId, int)>& work)
{
    const auto op = script.op(group);
    const auto isOfThem = [&](const ScriptNode& node) {
        return (node.op == Op::It && node.number == form::It::It) ||
               (node.op == Op::Here && node.number == form::Here::Its) ||
               (node.op == Op::SameQuadrant && node.number == form::SameQuadrant::That) ||
               ((node.op == Op::InColumn || node.op == Op::InRow) && node.number == form::InRow::Its);
    };
    const auto begin = script.nodes.begin();
    if (op == Op::This || op == Op::Host || op == Op::It ||
        std::none_of(begin + amount, begin + script.endOf(amount), isOfThem)) {
        const int value = amountOf(speaker(script), amount);
        return toEach(script, group, [&](CardId card) { work(card, value); });
    }
    const auto cards = m_choices.chosen(script, group);
    if (!cards)
        return false;
    std::vector<std::pair<CardId, int>> values;
    for (const auto card : *cards)
        values.emplace_back(
            card, ofEach(speaker(script), card, [&](const Speaker& of) { return amountOf(of, amount); }));
    return toEach(script, group, [&](CardId card) {
        const auto it = std::ranges::find(values, card, &std::pair<CardId, int>::first);
        if (it != values.end())
            work(card, it->second);
    });
}

CardId Clauses::doer() const
{
    const auto source = m_state.process.source;
    const auto* script = scriptAtHand(m_state);
    const auto& card = m_state.cards[source];
    const bool given = script && script->givenToHost && card.zone == Zone::Attached;
    return given ? card.host : source;
}

// "Return this card to your hand", of an Event that is being played.
bool Clauses::isOfPlayedEvent(const Script& script, NodeId group) const
{
    return script.op(group) == Op::This && m_state.cards[m_state.process.source].zone == Zone::Playing;
}

void Clauses::within(const Effect& effect, NodeId node)
{
    std::erase(m_state.process.agenda, node);
    m_state.process.did = true;
    m_state.suspended.push_back({m_state.effect, std::exchange(m_state.process, {})});
    m_state.effect = effect;
    m_state.stage = Stage::Effect;
}

void Clauses::declined(const Script& script, NodeId node)
{
    const auto counts = [](const ScriptNode& one) { return one.op == Op::ThatMany; };
    if (std::ranges::any_of(script.nodes, counts))
        m_referents.doneTo({}); // what is done to none is counted as none
    const auto& effect = m_state.effect;
    const auto steps = stepsOf(script);
    const bool first = script.op(steps) == Op::Then && script.at(steps, 0) == node &&
                       script.op(script.at(steps, 1)) == Op::IfDo && // and nothing else comes of it
                       script.number(script.at(steps, 1)) == form::IfDo::Did;
    if ((node != steps && !first) || script.number(rootNode) != form::Triggered::OncePerRound)
        return;
    auto& used = m_state.usedThisRound;
    const auto it = std::find_if(used.rbegin(), used.rend(),
        [&](const UsedTrigger& one) { return one.card == effect.card && one.ability == effect.ability; });
    if (it != used.rend())
        used.erase(std::next(it).base());
}

// "If …, you may …. If you do, …": where the condition does not hold, neither happens; "… if …. If you do not, …"
// does, and so it does after "If …, …" without "may".
void Clauses::leaveOut(const Script& script, bool otherStays, bool cannotStays)
{
    auto& agenda = m_state.process.agenda;
    if (otherStays)
        m_state.process.did = false;
    while (!agenda.empty()) {
        const auto node = agenda.back();
        const bool more = script.op(node) == Op::Then;
        const auto one = more ? script.at(node, 0) : node;
        const bool cannot = script.number(one) == form::IfDo::Cannot || script.number(one) == form::IfDo::TheyCannot;
        const bool stays = cannot ? cannotStays : script.number(one) == form::IfDo::Otherwise;
        if (script.op(one) != Op::IfDo || (otherStays && stays))
            return;
        agenda.pop_back();
        if (more)
            agenda.push_back(script.at(node, 1));
    }
}

// "If you do, …. If you do not, …": the other of the two, where it comes next, whatever becomes of the first.
void Clauses::leaveOutOther(const Script& script, std::size_t below, bool so)
{
    auto& agenda = m_state.process.agenda;
    if (below == 0)
        return;
    auto& after = agenda[below - 1];
    const bool more = script.op(after) == Op::Then;
    const auto other = more ? script.at(after, 0) : after;
    if (script.op(other) != Op::IfDo || script.number(other) != (so ? 2 : 0)) // "if you cannot" is of what comes first
        return;
    if (more)
        after = script.at(after, 1);
    else
        agenda.erase(agenda.begin() + static_cast<std::ptrdiff_t>(below) - 1);
}

} // namespace nexus::model
