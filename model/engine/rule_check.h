// Whether an action is allowed in a state, by the rules. One object answers many questions about one state, so that
// what they share (how full quadrants are, who must be attacked) is counted once. Private to model/engine.
#pragma once

#include "model/engine/apply.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

namespace nexus::model {

// A Refusal without the words: asked for a hundred times a turn.
struct Fault {
    RefusalCode code = RefusalCode::NotNow;
    SeatIndex seat = noSeat;
    CardId card = noCard, other = noCard;
    std::int32_t have = 0, need = 0;
};
using Answer = std::optional<Fault>; // nothing: allowed

[[nodiscard]] inline Answer refuse(RefusalCode code, CardId card = noCard, CardId other = noCard)
{
    return Fault{.code = code, .card = card, .other = other};
}

class RuleCheck {
public:
    explicit RuleCheck(const GameState& state)
        : m_state(state)
    {
    }
    // Of an action that is tidy.
    [[nodiscard]] Answer check(const Action& action) const;

    [[nodiscard]] Answer entry(
        SeatIndex seat, Quadrant quadrant, CardId card, bool barred, CardId replaced = noCard) const;
    [[nodiscard]] Answer target(CardId attacker, CardId defender) const;
    // Quadrants of both sides the unit reaches; `enemy` holds for every opponent.
    void reach(CardId unit, QuadrantMask& own, QuadrantMask& enemy) const;
    [[nodiscard]] Answer canFight(SeatIndex seat, CardId attacker) const;
    // Where a unit may be put by deploying it, and a terrain; the cost apart.
    [[nodiscard]] Answer placement(SeatIndex seat, CardId card, Quadrant quadrant) const;
    [[nodiscard]] Answer placeTerrain(SeatIndex seat, CardId card, Quadrant quadrant) const;
    [[nodiscard]] bool fits(CardId card, const Ability& ability) const;
    [[nodiscard]] Answer triggers(SeatIndex seat, CardId card, std::uint8_t ability, CardId by = noCard) const;
    // Whether the player has anything a window could be for.
    [[nodiscard]] bool couldTrigger(SeatIndex seat) const;
    [[nodiscard]] bool isAwaited(CardId card) const;
    // Whether an Active ability can be used but for its cost and what its text asks for.
    [[nodiscard]] Answer mayUse(SeatIndex seat, CardId card, std::uint8_t ability) const;
    [[nodiscard]] Past& past() const { return m_past; }
    [[nodiscard]] const Side& side(SeatIndex seat) const;

private:
    [[nodiscard]] Answer turn(const Action& action, TurnAction what) const;
    [[nodiscard]] Answer stageIs(SeatIndex seat, Stage stage, SeatIndex whose) const;
    [[nodiscard]] Answer mine(const Action& action, Zone zone, RefusalCode code) const;
    [[nodiscard]] Answer pay(SeatIndex seat, CardId card, int cost) const;
    [[nodiscard]] Answer room(SeatIndex seat, Quadrant quadrant, CardId card, int size, CardId leaving = noCard) const;
    [[nodiscard]] Answer chooseFirst(const Action& action) const;
    [[nodiscard]] Answer deploy(const Action& action) const;
    [[nodiscard]] Answer deployMore(const Action& action) const;
    [[nodiscard]] Answer evolve(const Action& action) const;
    [[nodiscard]] Answer useAbility(const Action& action) const;
    [[nodiscard]] Answer attack(const Action& action) const;
    [[nodiscard]] Answer joinAttack(const Action& action) const;
    [[nodiscard]] Answer playEvent(const Action& action) const;
    [[nodiscard]] Answer nameable(const Action& action, EffectKind kind) const;
    [[nodiscard]] Answer choose(const Action& action) const;
    [[nodiscard]] Answer passPriority(const Action& action) const;
    [[nodiscard]] Answer move(const Action& action) const;
    [[nodiscard]] Answer done(const Action& action) const;
    [[nodiscard]] Answer trigger(const Action& action) const;
    [[nodiscard]] Answer mission(const Action& action) const;

    // rule_check_by_hand.cpp
    [[nodiscard]] Answer byHand(const Action& action) const;
    [[nodiscard]] Answer putCard(const Action& action) const;
    [[nodiscard]] Answer putInPlay(const Action& action) const;
    [[nodiscard]] Answer changeCard(const Action& action) const;
    [[nodiscard]] Answer setMechanic(const Action& action) const;
    [[nodiscard]] Answer createToken(const Action& action) const;
    [[nodiscard]] Answer devolve(const Action& action) const;
    [[nodiscard]] Answer nameTarget(const Action& action) const;
    [[nodiscard]] Answer lookAt(const Action& action) const;

    [[nodiscard]] CardId frontGuard(CardId attacker, CardId defender) const;
    // A unit that has to be attacked first by who attacks a unit of `against`.
    [[nodiscard]] CardId mustAttack(CardId attacker, SeatIndex against) const
    {
        return m_tauntFor == attacker && m_tauntOf == against ? m_taunt : findTaunt(attacker, against);
    }
    CardId findTaunt(CardId attacker, SeatIndex against) const;
    [[nodiscard]] Answer choosable(SeatIndex by, CardId card) const;
    [[nodiscard]] CardId barrier(SeatIndex seat, Quadrant quadrant) const;

    const GameState& m_state;
    // Found when first asked for.
    template <class Ask> bool anyAwaited(SeatIndex seat, const Ask& ask) const;
    // Something that is awaited has happened.
    [[nodiscard]] bool isOccurred(std::uint64_t awaits) const { return (awaits & occurred()) != 0; }
    [[nodiscard]] std::uint64_t occurred() const;
    [[nodiscard]] std::uint64_t awaitsOf(const std::pair<CardId, std::uint8_t>& given) const;

    mutable Past m_past{m_state};
    mutable std::uint64_t m_occurred = 0; // kinds of happenings, a bit each, and one for what nobody knows
    mutable std::array<std::optional<Side>, maxSeats> m_sides;
    mutable std::array<std::optional<std::array<CardId, 3>>, maxSeats> m_barriers; // by front quadrant of the seat
    mutable std::optional<std::vector<CardId>> m_taunts;                           // units of all sides
    mutable CardId m_reachFor = noCard, m_tauntFor = noCard, m_taunt = noCard;     // of the unit asked about last
    mutable SeatIndex m_tauntOf = noSeat;                                          // and of whom it attacks
    mutable QuadrantMask m_ownReach = 0, m_enemyReach = 0;
};

// The effect a NameTarget or Negate is about: the newest link, else the declared action, else the one carried out.
[[nodiscard]] const Effect* effectAtHand(const GameState& state);

} // namespace nexus::model
