#include "model/engine/action.h"

#include "model/base/names.h"
#include "model/engine/apply.h"

#include <initializer_list>

namespace nexus::model {

namespace {

using Fields = std::uint16_t;
constexpr Fields fields(std::initializer_list<Field> list)
{
    unsigned mask = 0;
    for (const auto field : list)
        mask |= 1U << static_cast<unsigned>(field);
    return static_cast<Fields>(mask);
}

struct KindRow {
    std::string_view id;
    Fields fields;
};
using F = Field;
constexpr std::array<KindRow, actionKindCount> kinds{{
    {"flip-initiative", fields({F::Seed})},
    {"shuffle", fields({F::Seat, F::Seed})},
    {"choose-first", fields({F::Seat, F::Other})},
    {"deploy", fields({F::Seat, F::Card, F::Quadrant, F::Target})},
    {"deploy-more", fields({F::Seat, F::Card})},
    {"evolve", fields({F::Seat, F::Card, F::Target})},
    {"use-ability", fields({F::Seat, F::Card, F::Ability, F::Value})},
    {"attack", fields({F::Seat, F::Card, F::Target})},
    {"join-attack", fields({F::Seat, F::Card})},
    {"play-event", fields({F::Seat, F::Card})},
    {"move", fields({F::Seat, F::Card, F::Quadrant})},
    {"follow-up", fields({F::Seat, F::Card, F::Quadrant})},
    {"done", fields({F::Seat})},
    {"pass", fields({F::Seat})},
    {"trigger", fields({F::Seat, F::Card, F::Ability})},
    {"pass-priority", fields({F::Seat})},
    {"effect-done", fields({F::Seat})},
    {"complete-mission", fields({F::Seat, F::Card})},
    {"use-mission", fields({F::Seat, F::Card})},
    {"concede", fields({F::Seat})},
    {"put-card", fields({F::Seat, F::Card, F::Zone, F::Quadrant, F::Target, F::Value})},
    {"draw-cards", fields({F::Seat, F::Value})},
    {"set-points", fields({F::Seat, F::Value})},
    {"set-counters", fields({F::Seat, F::Card, F::Attack, F::Value})},
    {"set-round-bonus", fields({F::Seat, F::Card, F::Attack, F::Value})},
    {"set-other", fields({F::Seat, F::Card, F::Value})},
    {"inflict-impact", fields({F::Seat, F::Card, F::Value})},
    {"set-impact", fields({F::Seat, F::Card, F::Value})},
    {"set-flag", fields({F::Seat, F::Card, F::Flag, F::Value})},
    {"set-mechanic", fields({F::Seat, F::Card, F::Mechanic, F::Value})},
    {"set-range", fields({F::Seat, F::Card, F::Value})},
    {"destroy", fields({F::Seat, F::Card})},
    {"create-token", fields({F::Seat, F::Quadrant, F::Text, F::Attack, F::Value, F::Range, F::Size, F::MechanicSet})},
    {"devolve", fields({F::Seat, F::Card})},
    {"name-target", fields({F::Seat, F::Card})},
    {"negate", fields({F::Seat})},
    {"look-at", fields({F::Seat, F::Other, F::Zone, F::Value})},
    {"note", fields({F::Seat, F::Text})},
}};

constexpr std::array<std::string_view, zoneCount> zones{"deck", "hand", "field", "loadout", "terrain", "attached",
    "under", "missions", "playing", "discard", "removed", "out"};
constexpr std::array<std::string_view, cardFlagCount> flags{"exhausted", "suppressed", "blanked", "marked", "acted",
    "saved", "grown", "shielded", "stays-exhausted", "may-move", "complete", "used", "recalled", "just-left", "token"};
constexpr std::array<std::string_view, quadrantCount> quadrants{
    "front-left", "front-centre", "front-right", "back-left", "back-centre", "back-right"};
constexpr std::array<std::string_view, refusalCount> refusals{"game-over", "not-now", "not-your-turn", "not-in-phase",
    "no-such-card", "not-your-card", "not-in-hand", "not-in-play", "not-in-discard", "not-enough-points", "wrong-kind",
    "no-quadrant", "not-back-row", "quadrant-full", "second-alone", "terrain-limit", "entry-barred", "no-host",
    "no-evolution", "exhausted", "cannot-attack", "out-of-range", "not-a-target", "front-row-first",
    "must-attack-other", "hidden", "shielded", "not-adjacent", "not-together", "no-follow-up", "no-ability", "blanked",
    "no-trigger", "chain-full", "mission-done", "mission-open", "mission-used", "not-your-choice", "immovable",
    "no-effect", "bad-value"};

Action by(ActionKind kind, SeatIndex seat, CardId card = noCard)
{
    Action action;
    action.kind = kind;
    action.seat = seat;
    action.card = card;
    return action;
}

Action with(ActionKind kind, SeatIndex seat, CardId card, std::int32_t value, std::int32_t attack = 0)
{
    Action action = by(kind, seat, card);
    action.value = value;
    action.attack = attack;
    return action;
}

Action to(ActionKind kind, SeatIndex seat, CardId card, Quadrant quadrant, CardId target = noCard)
{
    Action action = by(kind, seat, card);
    action.quadrant = quadrant;
    action.target = target;
    return action;
}

} // namespace

bool uses(ActionKind kind, Field field)
{
    return (kinds[static_cast<std::size_t>(kind)].fields >> static_cast<unsigned>(field)) & 1U;
}

bool isTidy(const Action& action)
{
    static const Action plain;
    const auto fits = [&](Field field, auto member) {
        return uses(action.kind, field) || action.*member == plain.*member;
    };
    return fits(F::Seat, &Action::seat) && fits(F::Other, &Action::other) && fits(F::Quadrant, &Action::quadrant) &&
           fits(F::Zone, &Action::zone) && fits(F::Flag, &Action::flag) && fits(F::Mechanic, &Action::mechanic) &&
           fits(F::Ability, &Action::ability) && fits(F::Range, &Action::range) && fits(F::Size, &Action::size) &&
           fits(F::Card, &Action::card) && fits(F::Target, &Action::target) && fits(F::Value, &Action::value) &&
           fits(F::Attack, &Action::attack) && fits(F::MechanicSet, &Action::mechanics) &&
           fits(F::Seed, &Action::seed) && fits(F::Text, &Action::text);
}

std::string_view actionId(ActionKind kind) { return kinds[static_cast<std::size_t>(kind)].id; }
std::optional<ActionKind> actionKindOf(std::string_view id)
{
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].id == id)
            return static_cast<ActionKind>(i);
    return std::nullopt;
}
std::string_view zoneId(Zone zone) { return zones[static_cast<std::size_t>(zone)]; }
std::optional<Zone> zoneOf(std::string_view id) { return named<Zone>(zones, id); }
std::string_view flagId(CardFlag flag) { return flags[static_cast<std::size_t>(flag)]; }
std::optional<CardFlag> flagOf(std::string_view id) { return named<CardFlag>(flags, id); }
std::string_view quadrantId(Quadrant quadrant)
{
    return isQuadrant(quadrant) ? quadrants[static_cast<std::size_t>(quadrant)] : std::string_view();
}
std::optional<Quadrant> quadrantOf(std::string_view id) { return named<Quadrant>(quadrants, id); }
std::string_view refusalId(RefusalCode code) { return refusals[static_cast<std::size_t>(code)]; }

namespace act {

Action flipInitiative(std::uint64_t seed)
{
    Action action = by(ActionKind::FlipInitiative, noSeat);
    action.seed = seed;
    return action;
}
Action shuffle(SeatIndex seat, std::uint64_t seed)
{
    Action action = by(ActionKind::Shuffle, seat);
    action.seed = seed;
    return action;
}
Action chooseFirst(SeatIndex seat, SeatIndex first)
{
    Action action = by(ActionKind::ChooseFirst, seat);
    action.other = first;
    return action;
}
Action deploy(SeatIndex seat, CardId card, Quadrant quadrant) { return to(ActionKind::Deploy, seat, card, quadrant); }
Action attach(SeatIndex seat, CardId upgrade, CardId host)
{
    return to(ActionKind::Deploy, seat, upgrade, Quadrant::None, host);
}
Action deployMore(SeatIndex seat, CardId card) { return by(ActionKind::DeployMore, seat, card); }
Action evolve(SeatIndex seat, CardId card, CardId onto)
{
    return to(ActionKind::Evolve, seat, card, Quadrant::None, onto);
}
Action useAbility(SeatIndex seat, CardId card, std::uint8_t ability, std::int32_t x)
{
    Action action = with(ActionKind::UseAbility, seat, card, x);
    action.ability = ability;
    return action;
}
Action attack(SeatIndex seat, CardId attacker, CardId defender)
{
    return to(ActionKind::Attack, seat, attacker, Quadrant::None, defender);
}
Action joinAttack(SeatIndex seat, CardId attacker) { return by(ActionKind::JoinAttack, seat, attacker); }
Action playEvent(SeatIndex seat, CardId card) { return by(ActionKind::PlayEvent, seat, card); }
Action move(SeatIndex seat, CardId unit, Quadrant quadrant) { return to(ActionKind::Move, seat, unit, quadrant); }
Action followUp(SeatIndex seat, CardId unit, Quadrant quadrant)
{
    return to(ActionKind::FollowUp, seat, unit, quadrant);
}
Action done(SeatIndex seat) { return by(ActionKind::Done, seat); }
Action pass(SeatIndex seat) { return by(ActionKind::Pass, seat); }
Action trigger(SeatIndex seat, CardId card, std::uint8_t ability)
{
    Action action = by(ActionKind::Trigger, seat, card);
    action.ability = ability;
    return action;
}
Action passPriority(SeatIndex seat) { return by(ActionKind::PassPriority, seat); }
Action effectDone(SeatIndex seat) { return by(ActionKind::EffectDone, seat); }
Action completeMission(SeatIndex seat, CardId mission) { return by(ActionKind::CompleteMission, seat, mission); }
Action useMission(SeatIndex seat, CardId mission) { return by(ActionKind::UseMission, seat, mission); }
Action concede(SeatIndex seat) { return by(ActionKind::Concede, seat); }

Action putCard(SeatIndex seat, CardId card, Zone zone, Quadrant quadrant, CardId host)
{
    Action action = to(ActionKind::PutCard, seat, card, quadrant, host);
    action.zone = zone;
    return action;
}
Action putOnBottom(SeatIndex seat, CardId card)
{
    Action action = putCard(seat, card, Zone::Deck);
    action.value = 1;
    return action;
}
Action drawCards(SeatIndex seat, int count) { return with(ActionKind::DrawCards, seat, noCard, count); }
Action setPoints(SeatIndex seat, int points) { return with(ActionKind::SetPoints, seat, noCard, points); }
Action setCounters(SeatIndex seat, CardId card, int attack, int defense)
{
    return with(ActionKind::SetCounters, seat, card, defense, attack);
}
Action setRoundBonus(SeatIndex seat, CardId card, int attack, int defense)
{
    return with(ActionKind::SetRoundBonus, seat, card, defense, attack);
}
Action setOther(SeatIndex seat, CardId card, int counters) { return with(ActionKind::SetOther, seat, card, counters); }
Action inflictImpact(SeatIndex seat, CardId card, int amount)
{
    return with(ActionKind::InflictImpact, seat, card, amount);
}
Action setImpact(SeatIndex seat, CardId card, int amount) { return with(ActionKind::SetImpact, seat, card, amount); }
Action setFlag(SeatIndex seat, CardId card, CardFlag flag, bool on)
{
    Action action = with(ActionKind::SetFlag, seat, card, on ? 1 : 0);
    action.flag = flag;
    return action;
}
Action setMechanic(SeatIndex seat, CardId card, Mechanic mechanic, int value)
{
    Action action = with(ActionKind::SetMechanic, seat, card, value);
    action.mechanic = mechanic;
    return action;
}
Action setRange(SeatIndex seat, CardId card, int range) { return with(ActionKind::SetRange, seat, card, range); }
Action destroy(SeatIndex seat, CardId card) { return by(ActionKind::Destroy, seat, card); }
Action createToken(SeatIndex seat, Quadrant quadrant, std::string name, int attack, int defense, int range,
    Mechanics mechanics, std::uint8_t size)
{
    Action action = with(ActionKind::CreateToken, seat, noCard, defense, attack);
    action.quadrant = quadrant;
    action.text = std::move(name);
    action.range = static_cast<std::int8_t>(range);
    action.mechanics = mechanics;
    action.size = size;
    return action;
}
Action devolve(SeatIndex seat, CardId card) { return by(ActionKind::Devolve, seat, card); }
Action nameTarget(SeatIndex seat, CardId card) { return by(ActionKind::NameTarget, seat, card); }
Action negate(SeatIndex seat) { return by(ActionKind::Negate, seat); }
Action lookAt(SeatIndex seat, SeatIndex whose, Zone zone, int count)
{
    Action action = with(ActionKind::LookAt, seat, noCard, count);
    action.other = whose;
    action.zone = zone;
    return action;
}
Action note(SeatIndex seat, std::string text)
{
    Action action = by(ActionKind::Note, seat);
    action.text = std::move(text);
    return action;
}

} // namespace act

} // namespace nexus::model
