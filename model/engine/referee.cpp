#include "model/engine/referee.h"

#include "model/engine/initiative_flip.h"
#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Referee::carryOut(const Action& action)
{
    if (!isListed(action.kind)) // what is done by hand is not always told
        m_table.holds.spoil();
    perform(action);
    m_table.holds.findAnewIfStale();
    if (!m_victory.completeMissions())
        return;
    m_table.holds.findAnew(); // a player may have left the game
    if (m_state.stage == Stage::Turn && m_state.facts->someAwaitMissions)
        m_chain.open(Next::SameTurn, m_state.active);
}

void Referee::perform(const Action& action)
{
    switch (action.kind) {
    case ActionKind::FlipInitiative: return flipForInitiative(m_table, action.seed);
    case ActionKind::ChooseFirst:
        m_state.initiative = action.other;
        m_table.tell(ActsFirst{}, action.other);
        return m_rounds.start();
    case ActionKind::Deploy: return m_turns.deploy(action);
    case ActionKind::DeployMore: return m_turns.deployMore(action);
    case ActionKind::Evolve: return m_turns.evolve(action);
    case ActionKind::UseAbility: return m_turns.useAbility(action);
    case ActionKind::Attack: return m_turns.attack(action);
    case ActionKind::JoinAttack: return m_turns.join(action.seat, action.card);
    case ActionKind::PlayEvent: return m_turns.playEvent(action);
    case ActionKind::Move: return m_turns.move(action);
    case ActionKind::FollowUp: return m_turns.followUp(action);
    case ActionKind::Choose: return m_texts.choose(action);
    case ActionKind::Done: return m_state.stage == Stage::Choose ? m_texts.choose(action) : m_turns.done();
    case ActionKind::Pass: return m_rounds.pass(action.seat);
    case ActionKind::Trigger: return m_texts.nameLink(m_chain.put(action));
    case ActionKind::PassPriority: return m_chain.pass();
    case ActionKind::EffectDone: m_table.tell(LeftByHand{}, action.seat, m_state.effect.card); return effectDone();
    case ActionKind::CompleteMission:
        m_state.cards[action.card].set(CardFlag::Complete);
        m_table.tell(MissionComplete{}, action.seat, action.card);
        return m_victory.checkMissions(action.seat);
    case ActionKind::UseMission: return m_turns.useMission(action);
    case ActionKind::Concede: m_table.tell(Conceded{}, action.seat); return leave(action.seat);
    case ActionKind::DrawCards: // by hand
        if (!m_table.draw(action.seat, action.value) && m_state.facts->rules.emptyDeckLoses) {
            m_table.tell(LostByDraw{}, action.seat);
            leave(action.seat);
        }
        return;
    default: return m_hands.carryOut(action);
    }
}

// The windows are closed.
void Referee::goOn(Next next)
{
    m_table.occurred.closeWindow(next == Next::Declared);
    switch (next) {
    case Next::RoundTriggers: return m_rounds.openStart();
    case Next::FirstTurn: return m_rounds.openSequence();
    case Next::Sequence: return m_rounds.beginPhase(0);
    case Next::Declared: return m_turns.performDeclared();
    case Next::NextTurn: m_table.occurred.forgetWhoLeft(); return m_rounds.nextTurn();
    case Next::Passed: m_table.occurred.forgetWhoLeft(); return m_rounds.goOnAfterPass();
    case Next::RoundEnd: return m_rounds.end();
    case Next::SameTurn:
        if (!isLiving(m_state, m_state.active)) // who used a mission has left
            return m_rounds.nextTurn();
        m_state.stage = Stage::Turn;
        return;
    }
}

// Nothing is left of the effect at hand, and who should have drawn for it and could not may lose.
void Referee::textDone()
{
    const auto losing = m_state.process.losing;
    m_state.process = {};
    effectDone();
    for (const auto seat : losing)
        if (m_state.stage != Stage::Over && isLiving(m_state, seat)) {
            m_table.tell(LostByDraw{}, seat);
            leave(seat);
        }
}

void Referee::effectDone()
{
    const auto effect = m_state.effect;
    const bool event = effect.card != noCard && m_state.factsOf(effect.card).role == CardRole::Event;
    if (event && !effect.negated && effect.kind != EffectKind::Copy)
        m_table.tell(EventDone{}, effect.seat, effect.card);
    m_state.effect = {};
    m_state.process = {};
    if (event && !effect.negated)
        m_table.tally.count(Op::Resolved, effect.seat, effect.card);
    if (effect.card != noCard && effect.kind != EffectKind::Copy)
        m_table.finishCard(effect.card);
    if (!m_state.suspended.empty()) {
        m_state.effect = m_state.suspended.back().effect;
        m_state.process = std::move(m_state.suspended.back().process);
        m_state.suspended.pop_back();
        if (event)
            for (auto& meant : m_state.process.meant)
                if (meant.target.card == effect.card)
                    meant.target.visits = m_state.cards[effect.card].visits;
        if (event)
            for (auto& it : m_state.process.done) // "that card", wherever playing it has brought it
                if (it.card == effect.card)
                    it.visits = m_state.cards[it.card].visits;
        m_state.stage = Stage::Effect;
        return m_texts.run();
    }
    if (effect.kind == EffectKind::Link)
        return m_chain.resolveLinks();
    if (effect.kind == EffectKind::Mission)
        return m_chain.open(Next::SameTurn, m_state.active);
    m_turns.end();
}

// Whoever leaves in the middle of things takes links, effects and the turn along.
void Referee::leave(SeatIndex seat)
{
    m_state.players[seat].out = true;
    if (m_victory.endIfDecided())
        return;
    m_victory.remove(seat);
    const auto mask = static_cast<std::uint8_t>(1U << seat);
    const auto heir = nextSeat(m_state, seat);
    m_state.passed = static_cast<std::uint8_t>(m_state.passed & ~mask);
    if (m_state.firstPassed == seat)
        m_state.firstPassed = m_state.passed != 0 ? heir : noSeat;
    if (m_state.initiative == seat)
        m_state.initiative = heir;
    if (m_state.priority == seat)
        m_state.priority = heir;
    if (m_state.decides == seat)
        m_state.decides = heir;
    std::erase_if(m_state.chain, [&](const Effect& link) { return link.seat == seat; });
    std::erase_if(m_state.suspended, [&](const Suspended& waiting) { return waiting.effect.seat == seat; });
    if (m_state.declared.seat == seat)
        m_state.declared = {};
    const bool turn = m_state.active == seat;
    m_state.toAsk = static_cast<std::uint8_t>(m_state.toAsk & ~mask);
    switch (m_state.stage) {
    case Stage::Turn:
        if (turn)
            m_rounds.nextTurn();
        m_rounds.endPhaseIfAllPassed();
        break;
    case Stage::DeployMore:
    case Stage::JoinAttack:
    case Stage::FollowUp:
        if (turn) {
            m_state.passed = 0;
            m_state.firstPassed = noSeat;
            m_rounds.nextTurn();
        }
        break;
    case Stage::Triggers:
    case Stage::Response:
        if (m_state.asked == seat) {
            m_state.asked = heir;
            m_chain.ask();
        }
        break;
    case Stage::Choose:
    case Stage::Effect:
        if (m_state.process.naming == Naming::Declared ? m_state.process.seat == seat : m_state.effect.seat == seat) {
            const auto naming = std::exchange(m_state.process, {}).naming;
            m_state.stage = Stage::Effect;
            if (naming == Naming::None)
                effectDone();
            else if (naming == Naming::Declared)
                m_turns.end();
            else
                m_chain.goOnAfter(naming);
        } else if (m_state.stage == Stage::Choose && m_state.process.choice.seat == seat) { // by another's text
            const auto choice = std::exchange(m_state.process.choice, {});
            m_state.process.settled.push_back({.node = choice.node, .seat = choice.whose});
            m_state.stage = Stage::Effect;
            m_texts.run();
        }
        break;
    default: break;
    }
}

} // namespace nexus::model
