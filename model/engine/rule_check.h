// Whether an action is allowed in a state, by the rules. One object answers many questions about one state, so that
// what they share (how full quadrants are, who must be attacked) is counted once. Private to model/engine.
#pragma once

#include "model/engine/apply.h"
#include "model/engine/standing_texts.h"
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

// A unit that could be attacked, and what is asked of it whoever attacks.
struct Aim {
    CardId card = noCard, guard = noCard; // guard: a unit of the Front Row before it
    bool hidden = false, taunts = false;
};

// All units, seat by seat and by quadrant.
struct Aims {
    std::vector<Aim> all;
    std::array<std::uint16_t, maxSeats * maxQuadrants + 1> starts{};
    [[nodiscard]] std::span<const Aim> of(SeatIndex seat, Quadrant quadrant) const
    {
        const auto place = std::size_t{seat} * maxQuadrants + static_cast<std::size_t>(quadrant);
        return {all.data() + starts[place], all.data() + starts[place + 1]};
    }
};

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
    [[nodiscard]] const Aims& aims() const
    {
        if (!m_aims)
            findAims();
        return *m_aims;
    }
    // Whether its text lets it be played, but for its points; and so many more than its cost are they.
    [[nodiscard]] Answer mayPlay(SeatIndex seat, CardId event) const;
    [[nodiscard]] int additionalPoints(CardId event) const;
    [[nodiscard]] Answer nameable(
        EffectKind kind, SeatIndex seat, CardId card, std::uint8_t ability = 0, int paid = 0) const;
    [[nodiscard]] bool mayEnter(SeatIndex seat, Quadrant quadrant, CardId card) const
    {
        const auto at = static_cast<std::size_t>(quadrant);
        if (static_cast<int>(side(seat).used[at]) + sizeOf(m_state, card) > roomIn(m_state, seat, quadrant))
            return false;
        const bool plain = !m_state.factsOf(card).alone && (!isFront(quadrant) || barriers(seat)[at] == noCard);
        return plain || !entry(seat, quadrant, card, true);
    }
    // Quadrants of both sides the unit reaches; `enemy` holds for every opponent.
    void reach(CardId unit, QuadrantMask& own, QuadrantMask& enemy) const;
    [[nodiscard]] Answer canFight(SeatIndex seat, CardId attacker) const;
    // Where a unit may be put by deploying it, and a terrain; the cost apart.
    [[nodiscard]] bool deploysInFront(SeatIndex seat, CardId card) const;
    [[nodiscard]] Answer placement(SeatIndex seat, CardId card, Quadrant quadrant) const;
    [[nodiscard]] Answer placeTerrain(SeatIndex seat, CardId card, Quadrant quadrant) const;
    [[nodiscard]] bool fits(CardId card, const Ability& ability) const;
    [[nodiscard]] Answer triggers(SeatIndex seat, CardId card, std::uint8_t ability, CardId by = noCard) const;
    // Whether the player has anything a window could be for.
    [[nodiscard]] bool couldTrigger(SeatIndex seat) const;
    [[nodiscard]] bool isAwaited(CardId card) const;
    // Whether an Active ability can be used but for its cost and what its text asks for.
    [[nodiscard]] Answer mayUse(SeatIndex seat, CardId card, std::uint8_t ability) const;
    // Whether the text of a Mission that is complete can be carried out now.
    [[nodiscard]] Answer timeForMission(SeatIndex seat, CardId mission) const;
    [[nodiscard]] Past& past() const { return m_past; }
    [[nodiscard]] const Side& side(SeatIndex seat) const
    {
        auto& side = m_ofSeats[seat].side;
        return side ? *side : side.emplace(sideOf(m_state, seat));
    }

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

    void findAims() const;
    [[nodiscard]] Aim aimOf(CardId defender, CardId guard) const;
    [[nodiscard]] CardId guardOf(CardId defender) const;
    // A unit that has to be attacked first by who attacks a unit of `against`.
    [[nodiscard]] CardId mustAttack(CardId attacker, SeatIndex against) const
    {
        if (m_taunts && m_taunts->empty())
            return noCard;
        return m_tauntFor == attacker && m_tauntOf == against ? m_taunt : findTaunt(attacker, against);
    }
    const std::vector<CardId>& findTaunts() const;
    CardId findTaunt(CardId attacker, SeatIndex against) const;
    // Units of opponents in the front quadrants across, that bar the way (Territorial).
    using ByColumn = std::array<CardId, boardWords>;
    [[nodiscard]] const ByColumn& barriers(SeatIndex seat) const
    {
        auto& barriers = m_ofSeats[seat].barriers;
        return barriers ? *barriers : barriers.emplace(findBarriers(seat));
    }
    [[nodiscard]] CardId barrier(SeatIndex seat, Quadrant quadrant) const
    {
        return isFront(quadrant) ? barriers(seat)[static_cast<std::size_t>(quadrant)] : noCard;
    }
    [[nodiscard]] ByColumn findBarriers(SeatIndex seat) const;

    friend class Aiming;
    const GameState& m_state;
    // Found when first asked for.
    template <class Ask> bool anyAwaited(SeatIndex seat, const Ask& ask) const;
    // Something that is awaited has happened.
    [[nodiscard]] bool isOccurred(std::uint64_t awaits) const { return (awaits & occurred()) != 0; }
    [[nodiscard]] std::uint64_t occurred() const;
    [[nodiscard]] std::uint64_t awaitsOf(const std::pair<CardId, std::uint8_t>& given) const;

    mutable Past m_past{m_state};
    mutable std::uint64_t m_occurred = 0; // kinds of happenings, a bit each, and one for what nobody knows
    struct OfSeat {
        std::optional<Side> side;
        std::optional<ByColumn> barriers; // by its front quadrant
    };
    mutable std::array<OfSeat, maxSeats> m_ofSeats;
    mutable std::optional<Aims> m_aims;
    mutable std::optional<std::vector<CardId>> m_taunts; // units of all sides that must be attacked
    mutable CardId m_reachFor = noCard, m_tauntFor = noCard, m_taunt = noCard; // of the unit asked about last
    mutable SeatIndex m_tauntOf = noSeat;                                      // and of whom it attacks
    mutable QuadrantMask m_ownReach = 0, m_enemyReach = 0;
};

// An attacker that looks at one side's units: whether each is a target, but for the range.
class Aiming {
public:
    Aiming(const RuleCheck& rule, CardId attacker, SeatIndex against)
        : m_state(rule.m_state)
        , m_attacker(attacker)
        , m_taunt(rule.mustAttack(attacker, against))
        , m_held(attacker < m_state.held.size())
        , m_own(m_state.card(attacker).owner == against)
        , m_over(attacksOverFront(m_state, attacker))
    {
    }
    [[nodiscard]] Answer at(const Aim& aim) const
    {
        if (!m_own && aim.hidden)
            return refuse(RefusalCode::Hidden, aim.card);
        if (m_held && isKeptFrom(m_state, m_attacker, aim.card))
            return refuse(RefusalCode::Forbidden, m_attacker);
        if (!m_own && !m_over && aim.guard != noCard)
            return refuse(RefusalCode::FrontRowFirst, aim.card, aim.guard);
        if (m_taunt != noCard && (m_own || !aim.taunts))
            return refuse(RefusalCode::MustAttackOther, aim.card, m_taunt);
        return std::nullopt;
    }

private:
    const GameState& m_state;
    CardId m_attacker, m_taunt;
    bool m_held, m_own, m_over;
};

// The effect a NameTarget or Negate is about: the newest link, else the declared action, else the one carried out.
[[nodiscard]] const Effect* effectAtHand(const GameState& state);

} // namespace nexus::model
