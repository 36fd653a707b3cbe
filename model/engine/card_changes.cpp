#include "model/engine/card_changes.h"

#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <bit>

namespace nexus::model {

using namespace happened;

void CardChanges::beginLasting(const Lasting& lasting)
{
    m_state.lasting.push_back(lasting);
    m_table.holds.spoil();
}

// In the place of the printed number, and of what took its place before.
void CardChanges::setBase(CardId id, BaseOf which, int base, const Script& script, NodeId duration)
{
    const bool attack = which == BaseOf::Attack;
    const Target target{id, m_state.cards[id].visits};
    std::erase_if(
        m_state.lasting, [&](const Lasting& lasting) { return lasting.base == which && lasting.target == target; });
    const auto& facts = m_state.factsOf(id);
    const auto more = static_cast<std::int16_t>(base - (attack ? facts.attack : facts.defense));
    last(id, attack ? Held{.attack = more} : Held{.defense = more}, script, duration);
    m_state.lasting.back().base = which;
    m_table.tellCard(attack ? GotBonus{.attack = more, .defense = 0} : GotBonus{.attack = 0, .defense = more}, id);
}

void CardChanges::last(CardId id, const Held& held, const Script& script, NodeId duration)
{
    Lasting lasting{.target = {id, m_state.cards[id].visits}, .held = held, .untilRound = 0xffff};
    switch (script.op(duration)) {
    case Op::ThisAttack: lasting.thisAttack = true; break;
    case Op::EndOfRound:
    case Op::NextRound: lasting.untilRound = m_state.round; break;
    case Op::EndOfNextRound: lasting.untilRound = static_cast<std::uint16_t>(m_state.round + 1); break;
    default: break;
    }
    beginLasting(lasting);
    tellHeld(id, held);
}

void CardChanges::tellHeld(CardId id, const Held& held)
{
    if (const auto keywords = held.granted & allKeywords; keywords != 0)
        m_table.tellCard(GotKeywords{.keywords = keywords, .growth = held.adapt}, id);
    if (held.lost != 0)
        m_table.tellCard(LostKeywords{held.lost}, id);
    if (held.blank)
        m_table.tellCard(Blank{}, id);
    ForbiddenDeeds deeds = (held.granted & bit(Mechanic::CannotAttack)) != 0 ? ToAttackAnyone : 0U;
    const std::pair<bool, ForbiddenDeed> all[] = {{held.noActives, ToUseAbilities}, {held.noMove, ToMoveAnywhere},
        {held.noMoveAction, ToTakeMoveActions}, {held.noForward, ToGoForward}, {held.noPush, ToBeMovedByOthers},
        {held.noTiring, ToBeTiredByOthers}, {held.noReadying, ToBeMadeReady}, {held.noSuppression, ToBeMadeSuppressed},
        {held.noDestruction, ToFall}, {held.noFall, ToFallByAttack}, {held.noImpactFall, ToFallByImpact},
        {held.noEvents && !held.noTexts, ToBeTargetedByTheirEvents}, {held.noTexts, ToBeTargetedByThem},
        {held.noEventsAtAll, ToBeTargetedByEvents}, {held.noAbilities, ToBeTargetedByTheirAbilities},
        {held.noActiveAim, ToBeTargetedByTheirActives}, {held.noAttacks, ToBeAttackedByThem},
        {held.noAttacksAtAll, ToBeAttackedAtAll}, {(held.ignored & bit(Mechanic::MustBeAttacked)) != 0, ToBeDrawn},
        {(held.ignored & bit(Mechanic::BarsEntry)) != 0, ToBeBarred}, {held.noEffects, ToBeAffectedByThem},
        {held.noReturn, ToBeSentToHand}, {held.noPull, ToBeSentToHandByThem},
        {held.noTiringUse, ToUseExhaustAbilities}};
    for (const auto& [is, deed] : all)
        deeds |= is ? deed : 0U;
    if (held.immune != 0)
        deeds |= ToGetState;
    if (deeds != 0)
        m_table.tellCard(Forbidden{.deeds = deeds, .state = held.immune != 0 ? std::countr_zero(held.immune) : 0}, id);
}

void CardChanges::strengthen(CardId id, Bonus bonus, const Script& script, NodeId duration)
{
    if (script.op(duration) != Op::EndOfRound) {
        last(id,
            {.attack = static_cast<std::int16_t>(bonus.attack), .defense = static_cast<std::int16_t>(bonus.defense)},
            script, duration);
        return m_table.tellCard(GotBonus{bonus.attack, bonus.defense}, id);
    }
    auto& card = m_state.cards[id];
    card.roundAttack = static_cast<std::int16_t>(card.roundAttack + bonus.attack);
    card.roundDefense = static_cast<std::int16_t>(card.roundDefense + bonus.defense);
    m_table.tellCard(Strengthened{bonus.attack, bonus.defense}, id);
}

void CardChanges::putCounters(CardId id, Bonus bonus, int count)
{
    if (count > 0 && m_state.heldOf(id).noGrowth)
        return m_table.tellKept(id, ToGetCounters);
    auto& card = m_state.cards[id];
    card.attack = static_cast<std::int16_t>(card.attack + bonus.attack * count);
    card.defense = static_cast<std::int16_t>(card.defense + bonus.defense * count);
    if (count < 0)
        return m_table.tellCard(LostCounters{.attack = -bonus.attack * count, .defense = -bonus.defense * count}, id);
    m_table.tellCard(GotCounters{.attack = bonus.attack * count, .defense = bonus.defense * count}, id,
        m_state.process.on ? m_state.process.source : noCard);
}

void CardChanges::putMarkers(CardId id, std::int16_t label, int count)
{
    auto& card = m_state.cards[id];
    const Target target{id, card.visits};
    auto it = std::ranges::find_if(
        m_state.markers, [&](const Marker& marker) { return marker.target == target && marker.label == label; });
    if (it == m_state.markers.end())
        it = m_state.markers.insert(it, {target, label, 0});
    card.counters = static_cast<std::int16_t>(card.counters + count);
    it->count = static_cast<std::int16_t>(std::max(0, it->count + count)); // the rest was put there by hand
    m_table.tellCard(OtherCounters{.count = it->count, .label = label}, id);
}

void CardChanges::blank(CardId card, const Script& script, NodeId duration, bool bare)
{
    Held held{{.blank = true}};
    held.lost = bare ? allKeywords : Mechanics{0};
    last(card, held, script, duration);
}

void CardChanges::setState(CardId id, Mechanic mechanic, bool on)
{
    auto& card = m_state.cards[id];
    const auto flag = mechanic == Mechanic::Blanked ? CardFlag::Blanked : CardFlag::Marked;
    if (mechanic != Mechanic::Blanked && mechanic != Mechanic::Mark)
        return;
    const bool had = card.is(flag);
    if (on && !had && (m_state.heldOf(id).immune & bit(mechanic)) != 0)
        return m_table.tellKept(id, ToGetState, static_cast<int>(mechanic));
    card.set(flag, on);
    if (on)
        m_table.tellCard(GotState{.state = mechanic, .had = had}, id, m_state.process.source);
    else
        m_table.tellCard(LostState{.state = mechanic, .had = had}, id, m_state.process.source);
}

void CardChanges::heal(CardId id, int amount)
{
    auto& card = m_state.cards[id];
    const int gone = m_state.heldOf(id).noHealing ? 0 : std::min<int>(amount, card.impact);
    card.impact = static_cast<std::int16_t>(card.impact - gone);
    if (gone > 0)
        m_table.tellCard(Healed{gone}, id);
}

// "The next unit you deploy gains …": now that it is there.
void CardChanges::giveToNext(CardId id)
{
    std::vector<Clause> said;
    std::erase_if(m_state.costClauses, [&](const Clause& clause) {
        if (!isNext(m_state, clause, id, true))
            return false;
        said.push_back(clause);
        return true;
    });
    for (const auto& [effect, node] : said) {
        const auto& script = *scriptOfEffect(m_state, effect);
        const auto duration = script.at(node, 2);
        if (script.number(node) == form::NextEnters::Gains)
            last(id, grantOf(script, script.at(node, 1)), script, duration);
        else if (script.number(node) == form::NextEnters::Gets)
            strengthen(id, bonusOf(script, script.at(node, 1)), script, duration);
    }
}

void CardChanges::arrived(CardId id)
{
    if (m_state.facts->entering.empty() && m_state.costClauses.empty())
        return;
    const auto& played = m_state.players[m_state.cards[id].owner].playedThisRound;
    const bool deployed = !played.empty() && played.back() == id;
    const auto entry = entryOf(m_state, id, deployed);
    if (deployed)
        giveToNext(id);
    if (entry.exhausted)
        m_table.exhaust(id, true, true);
    for (const auto state : {Mechanic::Blanked, Mechanic::Mark})
        if ((entry.states & bit(state)) != 0)
            setState(id, state, true);
    if (entry.attack != 0 || entry.defense != 0)
        putCounters(id, {entry.attack, entry.defense}, 1);
    for (const auto& [label, count] : entry.markers)
        putMarkers(id, label, count);
}

void CardChanges::placeToken(SeatIndex seat, Quadrant quadrant, Token token)
{
    arrived(m_table.addToken(seat, quadrant, std::move(token)));
}

Token tokenOf(const Action& action)
{
    Token token;
    auto& facts = token.facts;
    facts.role = CardRole::Unit;
    facts.fights = action.range >= 0;
    facts.hasDefense = true;
    facts.range = action.range;
    facts.attack = static_cast<std::int16_t>(action.attack);
    facts.defense = static_cast<std::int16_t>(action.value);
    facts.mechanics = action.mechanics;
    facts.adapt = (action.mechanics & bit(Mechanic::GrowsWhenAttacked)) ? std::int8_t{1} : std::int8_t{0};
    if (action.size > 0)
        facts.size = action.size;
    token.words.name = action.text;
    return token;
}

} // namespace nexus::model
