// Clauses that give cards something for a while, or take it: Attack, Defense, keywords, texts; or forbid them
// something.
#include "model/engine/clauses.h"

namespace nexus::model {

using namespace happened;

template <> bool Clauses::carry<Op::Get>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.strengthen(card, bonusOf(script, script.at(node, 1)), script, script.at(node, 2));
    });
}

// "Friendly units get +1 Attack …. Friendly units with Zeal get +2 Attack instead": of those that get something the
// second group gets the other.
template <> bool Clauses::carry<Op::GetOr>(const Script& script, NodeId node)
{
    const auto others = knownGroup(speaker(script), script.at(node, 3)).value_or(std::vector<CardId>{});
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const bool other = std::ranges::find(others, card) != others.end();
        m_changes.strengthen(card, bonusOf(script, script.at(node, other ? 4 : 1)), script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::GetPer>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const auto times = ofEach(
            speaker(script), card, [&](const Speaker& of) { return amountOf(of, script.at(node, 3)); });
        const auto [attack, defense] = bonusOf(script, script.at(node, 1));
        m_changes.strengthen(card, {attack * times, defense * times}, script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::GetEqual>(const Script& script, NodeId node)
{
    const auto form = script.number(node);
    return toEachBySo(script, script.at(node, 0), script.at(node, 2), [&](CardId card, int value) {
        const auto bonus = form == form::GetEqual::Defense      ? Bonus{0, value}
                           : form == form::GetEqual::LessAttack ? Bonus{-value, 0}
                           : form == form::GetEqual::Both       ? Bonus{value, value}
                                                                : Bonus{value, 0};
        m_changes.strengthen(card, bonus, script, script.at(node, 1));
    });
}

template <> bool Clauses::carry<Op::GetAndGain>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.strengthen(card, bonusOf(script, script.at(node, 1)), script, script.at(node, 3));
        m_changes.last(card, grantOf(script, script.at(node, 2)), script, script.at(node, 3));
    });
}

template <> bool Clauses::carry<Op::AttackBecomes>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        if (script.number(node) == form::AttackBecomes::Doubled)
            return m_changes.strengthen(card, {attackOf(m_state, card), 0}, script, script.at(node, 2));
        const int wanted = script.number(script.at(node, 1));
        m_changes.strengthen(card,
            script.number(node) == form::AttackBecomes::Defense ? Bonus{0, wanted - defenseOf(m_state, card)}
                                                                : Bonus{wanted - attackOf(m_state, card), 0},
            script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::BaseBecomes>(const Script& script, NodeId node)
{
    const auto of = script.op(script.at(node, 1)) == Op::Value ? script.at(script.at(script.at(node, 1), 0), 0)
                                                               : NodeId{0};
    if (const auto cards = of == 0 ? std::nullopt : knownGroup(speaker(script), of); cards && cards->empty()) {
        m_state.process.did = false; // as much as that of nobody
        return true;
    }
    const int base = amountOf(speaker(script), script.at(node, 1));
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.setBase(card, script.number(node) == form::BaseBecomes::Defense ? BaseOf::Defense : BaseOf::Attack,
            base, script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::ExchangeStats>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const int more = defenseOf(m_state, card) - attackOf(m_state, card);
        m_changes.strengthen(card, {more, -more}, script, script.at(node, 1));
    });
}

bool Clauses::give(const Script& script, NodeId node, const Held& held, NodeId duration)
{
    return toEach(script, script.at(node, 0), [&](CardId card) { m_changes.last(card, held, script, duration); });
}

template <> bool Clauses::carry<Op::GainKeywords>(const Script& script, NodeId node)
{
    return give(script, node, grantOf(script, script.at(node, 1)), script.at(node, 2));
}

template <> bool Clauses::carry<Op::LoseKeywords>(const Script& script, NodeId node)
{
    return give(script, node, {.lost = keywordsOf(script, script.at(node, 1))}, script.at(node, 2));
}

template <> bool Clauses::carry<Op::LoseAllKeywords>(const Script& script, NodeId node)
{
    return give(script, node, {.lost = allKeywords}, script.at(node, 1));
}

template <> bool Clauses::carry<Op::LoseAndGain>(const Script& script, NodeId node)
{
    auto held = grantOf(script, script.at(node, 2));
    held.lost = keywordsOf(script, script.at(node, 1));
    return give(script, node, held, script.at(node, 3));
}

template <> bool Clauses::carry<Op::IgnoreKeywords>(const Script& script, NodeId node)
{
    return give(script, node, {.ignored = keywordsOf(script, script.at(node, 1))}, script.at(node, 2));
}

template <> bool Clauses::carry<Op::RangeBecomes>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const auto range = rangeSaid(m_state, script, node);
        m_changes.last(card, {.range = range}, script, script.at(node, 1));
        m_table.tellCard(RangeChanged{range}, card);
    });
}

template <> bool Clauses::carry<Op::Forbid>(const Script& script, NodeId node)
{
    return give(script, node, prohibition(script, script.at(node, 1)), script.at(node, 2));
}

template <> bool Clauses::carry<Op::NextDestruction>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.beginLasting({.target = {card, m_state.cards[card].visits},
            .held = {},
            .untilRound = m_state.round,
            .spared = true,
            .healed = script.number(node) != form::NextDestruction::IsNot,
            .tired = script.number(node) == form::NextDestruction::HealsAndExhausts});
    });
}

template <> bool Clauses::carry<Op::GainText>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.last(card, {}, script, script.at(node, 2));
        m_state.lasting.back().gives = clauseAt(script.at(node, 1));
        m_table.tellCard(GotText{}, card);
    });
}

template <> bool Clauses::carry<Op::Blank>(const Script& script, NodeId node)
{
    const bool bare = script.op(node) == Op::BlankAndBare;
    return toEach(
        script, script.at(node, 0), [&](CardId card) { m_changes.blank(card, script, script.at(node, 1), bare); });
}

} // namespace nexus::model
