#include "model/engine/legal_actions.h"

#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

namespace nexus::model {

namespace {

// Proposes everything that could be allowed and keeps what the rules allow, so that both say the same.
class Listing {
public:
    Listing(const GameState& state, ActionList& out)
        : m_state(state)
        , m_rule(state)
        , m_prices(state)
        , m_out(out)
    {
    }

    void all()
    {
        switch (m_state.stage) {
        case Stage::Flip: m_out.next() = act::flipInitiative(0); break;
        case Stage::ChooseFirst: chooseFirst(); break;
        case Stage::Turn: turn(); break;
        case Stage::DeployMore:
            each(m_state.active, Zone::Hand, [&](CardId id) { offer(act::deployMore(m_state.active, id)); });
            offer(act::done(m_state.active));
            break;
        case Stage::JoinAttack:
            each(m_state.active, Zone::Field, [&](CardId id) { offer(act::joinAttack(m_state.active, id)); });
            offer(act::done(m_state.active));
            break;
        case Stage::FollowUp:
            each(m_state.active, Zone::Field, [&](CardId id) {
                if (m_state.card(id).is(CardFlag::MayMove))
                    eachQuadrant(cardinal(id), [&](Quadrant to) { offer(act::followUp(m_state.active, id, to)); });
            });
            offer(act::done(m_state.active));
            break;
        case Stage::Triggers:
        case Stage::Response: window(); break;
        case Stage::Effect: offer(act::effectDone(m_state.effect.seat)); break;
        case Stage::Choose:
            for (auto& action : choices(m_state))
                m_out.next() = std::move(action);
            break;
        case Stage::Over: break;
        }
        if (m_state.stage != Stage::Over)
            everyone();
    }

private:
    void offer(Action action)
    {
        if (!m_rule.check(action))
            m_out.next() = std::move(action);
    }
    Action& add(ActionKind kind, SeatIndex seat, CardId card)
    {
        auto& action = m_out.next(); // of a listed kind before, if it was used: it has no other fields
        action.other = noSeat;
        action.quadrant = Quadrant::None;
        action.ability = 0;
        action.target = noCard;
        action.value = 0;
        action.seed = 0;
        action.kind = kind;
        action.seat = seat;
        action.card = card;
        return action;
    }
    template <class Visit> void each(SeatIndex seat, Zone zone, Visit&& visit)
    {
        for (const auto id : m_state.player(seat).pile(zone))
            visit(id);
    }
    [[nodiscard]] QuadrantMask cardinal(CardId unit) const
    {
        return m_grid.cardinal[static_cast<std::size_t>(m_state.card(unit).quadrant)];
    }

    void chooseFirst()
    {
        for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
            for (SeatIndex first = 0; first < m_state.players.size(); ++first)
                offer(act::chooseFirst(seat, first));
    }

    void turn()
    {
        const auto seat = m_state.active;
        const auto actions = m_state.facts->rules.phases[m_state.phase].actions;
        const auto may = [&](TurnAction what) { return (actions & bit(what)) != 0; };
        each(seat, Zone::Hand, [&](CardId id) { outOfPile(seat, id); });
        const bool any = letsPlayFromDiscard(m_state, seat) != noCard;
        each(seat, Zone::Discard, [&](CardId id) {
            if (has(m_state, id, Mechanic::PlayFromDiscard))
                outOfPile(seat, id);
            else if (any && may(TurnAction::Event) && m_state.factsOf(id).role == CardRole::Event)
                offer(act::playEvent(seat, id));
        });
        if (may(TurnAction::Ability))
            for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions})
                each(seat, zone, [&](CardId id) { abilities(seat, id); });
        each(seat, Zone::Field, [&](CardId id) {
            if (m_state.card(id).is(CardFlag::Exhausted))
                return;
            if (may(TurnAction::Attack))
                attacks(seat, id);
            if (may(TurnAction::Move) && !mayNotTakeMoves(m_state, id))
                eachQuadrant(cardinal(id), [&](Quadrant to) {
                    if (!mayNotMoveTo(m_state, id, to) && m_rule.mayEnter(seat, to, id))
                        add(ActionKind::Move, seat, id).quadrant = to;
                });
        });
        add(ActionKind::Pass, seat, noCard);
    }

    // Out of the hand, or out of the discard pile by Arcane Recall.
    void outOfPile(SeatIndex seat, CardId id)
    {
        const auto& facts = m_state.factsOf(id);
        const auto actions = m_state.facts->rules.phases[m_state.phase].actions;
        const int left = m_state.player(seat).points - m_prices.of(id);
        if (left >= 0 && facts.role == CardRole::Event && (actions & bit(TurnAction::Event)) &&
            !m_rule.mayPlay(seat, id) && left >= m_rule.additionalPoints(id))
            add(ActionKind::PlayEvent, seat, id);
        if (left >= 0 && (actions & bit(TurnAction::Deploy)) && mayBeDeployed(m_state, id))
            deployments(seat, id, facts.role);
        if ((actions & bit(TurnAction::Evolve)) && (facts.mechanics & bit(Mechanic::Evolves)))
            for (const auto zone : {Zone::Field, Zone::Loadout})
                each(seat, zone, [&](CardId onto) { offer(act::evolve(seat, id, onto)); });
    }

    void deployments(SeatIndex seat, CardId id, CardRole role)
    {
        switch (role) {
        case CardRole::Unit:
            eachQuadrant(m_grid.places & (m_rule.deploysInFront(seat, id) ? wholeSide : backRow), [&](Quadrant to) {
                if (m_rule.mayEnter(seat, to, id) && whoKeepsOut(m_state, seat, id, to) == noCard)
                    add(ActionKind::Deploy, seat, id).quadrant = to;
            });
            break;
        case CardRole::Terrain:
            eachQuadrant(m_grid.places, [&](Quadrant to) {
                if (!m_rule.placeTerrain(seat, id, to))
                    add(ActionKind::Deploy, seat, id).quadrant = to;
            });
            break;
        case CardRole::Asset: add(ActionKind::Deploy, seat, id); break;
        case CardRole::Upgrade:
            for (SeatIndex whose = 0; whose < m_state.players.size(); ++whose)
                for (const auto zone : {Zone::Field, Zone::Loadout})
                    if (whose == seat || m_state.facts->someOnOthers)
                        each(whose, zone, [&](CardId host) {
                            if (mayBear(m_state, host, id))
                                add(ActionKind::Deploy, seat, id).target = host;
                        });
            break;
        default: break;
        }
    }

    void abilities(SeatIndex seat, CardId id)
    {
        if (m_state.factsOf(id).abilityCount == 0 && m_state.given.empty() && m_state.leftGiven.empty())
            return;
        anyAbility(m_state, id, [&](std::uint8_t i, const Ability& ability) {
            if (ability.kind != AbilityKind::Active || m_rule.mayUse(seat, id, i))
                return false;
            const int points = m_state.player(seat).points;
            for (int x = 0; (x == 0 || ability.anyCost) && m_prices.ofAbility(id, i, x) <= points; ++x)
                if (!m_rule.nameable(EffectKind::Ability, seat, id, i, x)) {
                    auto& action = add(ActionKind::UseAbility, seat, id);
                    action.ability = i;
                    action.value = x;
                }
            return false;
        });
    }

    void attacks(SeatIndex seat, CardId id)
    {
        if (m_rule.canFight(seat, id))
            return;
        QuadrantMask own = 0, enemy = 0;
        m_rule.reach(id, own, enemy);
        const auto& aims = m_rule.aims();                // and with them who has to be attacked
        const bool far = m_state.heldOf(id).farReaching; // each of them is asked about
        for (SeatIndex other = 0; other < m_state.players.size(); ++other) {
            if (other == seat && !m_state.facts->rules.ownTargets)
                continue;
            const Aiming aiming(m_rule, id, other);
            eachQuadrant(far             ? m_grid.places
                         : other == seat ? own
                                         : enemy,
                [&](Quadrant reached) {
                    for (const auto& aim : aims.of(other, reached))
                        if (aim.card != id && !(far ? m_rule.target(id, aim.card) : aiming.at(aim)))
                            add(ActionKind::Attack, seat, id).target = aim.card;
                });
        }
    }

    void triggersOf(SeatIndex seat, CardId id)
    {
        if (!m_rule.isAwaited(id) || m_state.chain.size() >= maxLinks)
            return;
        anyAbility(m_state, id, [&](std::uint8_t i, const Ability& ability) {
            if (ability.kind != AbilityKind::Triggered)
                return false;
            auto causes = triggeredBy(m_rule.past(), id, i);
            if (causes.empty())
                causes.push_back(noCard);
            for (const auto by : causes)
                if (!m_rule.triggers(seat, id, i, by)) {
                    auto& action = add(ActionKind::Trigger, seat, id);
                    action.ability = i;
                    action.target = by;
                }
            return false;
        });
    }

    void window()
    {
        const auto seat = m_state.asked;
        for (std::size_t zone = 0; zone < zoneCount; ++zone)
            if (static_cast<Zone>(zone) != Zone::Deck)
                each(seat, static_cast<Zone>(zone), [&](CardId id) { triggersOf(seat, id); });
        for (const auto& left : m_state.leftAs) // into a deck
            if (m_state.card(left.first).zone == Zone::Deck && m_state.card(left.first).owner == seat)
                triggersOf(seat, left.first);
        offer(act::passPriority(seat));
    }

    void everyone()
    {
        const bool begun = m_state.stage != Stage::Flip && m_state.stage != Stage::ChooseFirst;
        for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
            const bool living = isLiving(m_state, seat);
            each(seat, Zone::Missions, [&](CardId id) {
                const auto& card = m_state.card(id);
                if (card.is(CardFlag::Used) || !living || !begun || m_state.factsOf(id).role != CardRole::Mission)
                    return;
                if (!card.is(CardFlag::Complete))
                    add(ActionKind::CompleteMission, seat, id);
                else if (!m_rule.timeForMission(seat, id))
                    add(ActionKind::UseMission, seat, id);
            });
            if (living)
                add(ActionKind::Concede, seat, noCard);
        }
    }

    const GameState& m_state;
    const Grid& m_grid = m_state.facts->grid;
    RuleCheck m_rule;
    Prices m_prices;
    ActionList& m_out;
};

} // namespace

void legalActions(const GameState& state, ActionList& out)
{
    out.clear();
    Listing(state, out).all();
}

std::vector<Action> legalActions(const GameState& state)
{
    ActionList out;
    legalActions(state, out);
    return std::move(out).taken();
}

} // namespace nexus::model
