#include "model/engine/referents.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Referents::fill(const Script& script, NodeId node, const std::vector<CardId>& cards)
{
    if (!script.node(node).spokenOf)
        return;
    auto& meant = m_state.process.meant;
    std::erase_if(meant, [&](const Meant& one) { return one.node == node; });
    for (const auto card : cards)
        meant.push_back({node, {card, m_state.cards[card].visits}});
    if (cards.empty())
        meant.push_back({.node = node});
}

void Referents::fillStep(const Script& script, const std::vector<CardId>& cards)
{
    if (!m_state.process.agenda.empty())
        fill(script, m_state.process.agenda.back(), cards);
}

// Of each player in turn; those that have come into play meanwhile stay.
void Referents::fillPicked(const Script& script, NodeId pick, const std::vector<CardId>& cards)
{
    auto& meant = m_state.process.meant;
    if (std::ranges::find(meant, pick, &Meant::node) == meant.end())
        return fill(script, pick, cards);
    for (const auto card : cards)
        if (const Meant one{pick, {card, m_state.cards[card].visits}}; std::ranges::find(meant, one) == meant.end())
            meant.push_back(one);
}

// "Target Upgrade attached to an enemy unit": with the Upgrade the unit.
void Referents::fillGroup(const Script& script, NodeId group, const std::vector<CardId>& cards)
{
    fill(script, group, cards);
    for (auto node = group; node < script.endOf(group); ++node)
        if (const auto bearer = script.at(node, 0);
            script.op(node) == Op::AttachedTo && script.op(bearer) != Op::Target)
            fill(script, bearer, bearersOf(cards));
}

// Or that they had when they left.
std::vector<CardId> Referents::bearersOf(const std::vector<CardId>& upgrades) const
{
    std::vector<CardId> bearers;
    for (const auto upgrade : upgrades) {
        auto host = m_state.cards[upgrade].host;
        for (const auto& [left, was] : m_state.leftAs)
            if (left == upgrade)
                host = was.host;
        if (host != noCard && std::ranges::find(bearers, host) == bearers.end())
            bearers.push_back(host);
    }
    return bearers;
}

void Referents::fillAsked(const Script& script, NodeId condition)
{
    for (auto node = condition; node < script.endOf(condition); ++node)
        if (script.node(node).spokenOf) {
            const auto who = speakerAtHand(m_state, script);
            const bool counts = isAnyOf(script.op(node), {Op::IfControl, Op::IfControlAtMost, Op::IfThereAre});
            fill(script, node,
                counts ? described(who, script.at(node, 1)) : knownGroup(who, node).value_or(namedFor(who, node)));
        }
}

// "When this unit destroys an enemy unit": the first is who has done it, the second the one that it has happened to.
static CardId ofCause(const Script& script, NodeId when, NodeId group, const Happening& cause)
{
    const bool first = group == script.at(when, 0);
    switch (script.op(when)) {
    case Op::WhenSparesDefender:
    case Op::WhenAttackDestroys:
    case Op::WhenSuppresses:
    case Op::WhenDestroys:
    case Op::WhenAttacked:
    case Op::WhenOpponentAttacks: return first ? cause.other : cause.card;
    case Op::WhenCounterPut:
    case Op::WhenYouApply: return cause.card;
    default: return first ? cause.card : cause.other;
    }
}

void Referents::fillTopic(const Script& script)
{
    if (const auto first = subject(script); first != noCard)
        fill(script, rootNode, {first});
    if (script.op(rootNode) == Op::Triggered || script.op(rootNode) == Op::PaidTrigger)
        fillWaited(script);
    // Not what was destroyed any more, where it is back in play by now.
    if (const auto& cause = m_state.effect.cause;
        cause.is<Destroyed>() && cause.card != noCard && isInPlay(m_state.cards[cause.card].zone))
        for (const auto& [left, was] : m_state.leftAs)
            for (auto& meant : m_state.process.meant)
                if (left == cause.card && meant.target.card == left)
                    meant.target.visits = was.visits;
}

void Referents::fillWaited(const Script& script)
{
    const auto when = script.at(rootNode, 0);
    const bool one = isAnyOf(script.op(when), {Op::WhenEither, Op::WhenConsume, Op::WhenOpponentActivates});
    const auto named = [&](NodeId group) {
        const auto card = one ? subject(script) : ofCause(script, when, group, m_state.effect.cause);
        return card == noCard ? std::vector<CardId>{} : std::vector{card};
    };
    fill(script, when, named(when)); // what bears the Upgrade
    for (const std::size_t part : {0, 1})
        if (const auto group = script.at(when, part); group != 0)
            fillGroup(script, group, named(group));
}

void Referents::doneTo(const std::vector<CardId>& cards)
{
    if (const auto* script = scriptAtHand(m_state))
        fillStep(*script, cards);
    auto& done = m_state.process.done;
    done.clear();
    for (const auto card : cards)
        done.push_back({card, m_state.cards[card].visits});
}

void Referents::alsoDoneTo(const Target& target)
{
    auto& process = m_state.process;
    const auto* script = scriptAtHand(m_state);
    if (script && !process.agenda.empty() && script->node(process.agenda.back()).spokenOf)
        process.meant.push_back({process.agenda.back(), target});
    process.done.push_back(target);
}

// "Each unit destroyed this way": what was saved is not.
std::vector<CardId> Referents::fallenOf(const std::vector<Target>& targets) const
{
    std::vector<CardId> fallen;
    for (const auto& target : targets)
        if (!isInPlay(m_state.cards[target.card].zone) &&
            std::ranges::find(m_state.destroyedThisRound, target.card) != m_state.destroyedThisRound.end())
            fallen.push_back(target.card);
    return fallen;
}

// The cards that were taken, or those of which the text goes on to count: "for each card discarded this way".
void Referents::nameTaken(const Script& script, const std::vector<CardId>& taken, const std::vector<CardId>& rest)
{
    const auto counts = [&](int which) {
        return std::ranges::any_of(
            script.nodes, [&](const ScriptNode& node) { return node.op == Op::ThatMany && node.number == which; });
    };
    auto cards = counts(form::ThatMany::Discarded) ? rest : taken;
    if (counts(form::ThatMany::Revealed))
        cards.insert(cards.end(), rest.begin(), rest.end());
    doneTo(cards);
}

CardId Referents::subject(const Script& script) const
{
    const auto& cause = m_state.effect.cause;
    const auto subject = subjectOf(script, cause);
    const auto when = script.at(rootNode, 0);
    const auto waitsFor = [&](Op deed) {
        return script.op(script.at(when, 1)) == deed || script.op(script.at(when, 2)) == deed;
    };
    if (script.op(when) == Op::WhenEither && cause.is<AttackDeclared>() && cause.other != noCard &&
        waitsFor(Op::WhenAttacks) &&
        waitsFor(Op::WhenAttacked)) { // who attacks or is attacked: the one of them it is about
        const Speaker who{
            .state = m_state, .script = script, .seat = m_state.effect.seat, .source = m_state.effect.card};
        return inGroup(who, script.at(when, 0), cause.card) && !inGroup(who, script.at(when, 0), cause.other)
                   ? cause.card
                   : cause.other;
    }
    if (script.op(when) != Op::WhenConsume || subject == noCard)
        return subject;
    auto host = m_state.cards[subject].host;
    for (const auto& [left, was] : m_state.leftAs)
        if (left == subject)
            host = was.host;
    return host != noCard ? host : subject;
}

} // namespace nexus::model
