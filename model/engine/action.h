// What can happen in a game, as a value (Action, game_state.h). Three sorts: chance, which carries its seed, so that a
// game replays; what the rules let players do, listed by legalActions; and what players do by hand because only a
// card's text says so. Fields a kind does not name stay at their defaults; the functions below make each kind with what
// it needs.
#pragma once

#include "model/engine/game_state.h"

namespace nexus::model {

// Which fields a kind has; all others are at their defaults, or the action is refused.
enum class Field : std::uint8_t {
    Seat,
    Other,
    Quadrant,
    Zone,
    Flag,
    Mechanic,
    Ability,
    Range,
    Size,
    Card,
    Target,
    Value,
    Attack,
    MechanicSet,
    Seed,
    Text
};
[[nodiscard]] bool uses(ActionKind kind, Field field);
// Nothing is set that its kind does not use.
[[nodiscard]] bool isTidy(const Action& action);

// Stable names, for JSON and messages: "deploy", "flip-initiative".
[[nodiscard]] std::string_view actionId(ActionKind kind);
[[nodiscard]] std::optional<ActionKind> actionKindOf(std::string_view id);
[[nodiscard]] std::string_view zoneId(Zone zone);
[[nodiscard]] std::optional<Zone> zoneOf(std::string_view id);
[[nodiscard]] std::string_view flagId(CardFlag flag);
[[nodiscard]] std::optional<CardFlag> flagOf(std::string_view id);
[[nodiscard]] std::string_view quadrantId(Quadrant quadrant);
[[nodiscard]] std::optional<Quadrant> quadrantOf(std::string_view id);

// Shown as by hand in every log: what the engine cannot know to be right.
[[nodiscard]] constexpr bool isByHand(ActionKind kind)
{
    return kind >= ActionKind::PutCard || kind == ActionKind::CompleteMission || kind == ActionKind::Shuffle;
}
// Whether legalActions lists it (up to the seed): everything but what is done by hand.
[[nodiscard]] constexpr bool isListed(ActionKind kind)
{
    return kind < ActionKind::PutCard && kind != ActionKind::Shuffle;
}

namespace act {
using enum ActionKind;
inline Action of(ActionKind kind, SeatIndex seat, CardId card = noCard, std::int32_t value = 0)
{
    return {.kind = kind, .seat = seat, .card = card, .value = value};
}
inline Action flipInitiative(std::uint64_t seed) { return {.kind = FlipInitiative, .seed = seed}; }
inline Action shuffle(SeatIndex seat, std::uint64_t seed) { return {.kind = Shuffle, .seat = seat, .seed = seed}; }
inline Action chooseFirst(SeatIndex seat, SeatIndex first)
{
    return {.kind = ChooseFirst, .seat = seat, .other = first};
}
inline Action deploy(SeatIndex seat, CardId card, Quadrant quadrant = Quadrant::None)
{
    return {.kind = Deploy, .seat = seat, .quadrant = quadrant, .card = card};
}
inline Action attach(SeatIndex seat, CardId upgrade, CardId host)
{
    return {.kind = Deploy, .seat = seat, .card = upgrade, .target = host};
}
inline Action deployMore(SeatIndex seat, CardId card) { return of(DeployMore, seat, card); }
inline Action evolve(SeatIndex seat, CardId card, CardId onto)
{
    return {.kind = Evolve, .seat = seat, .card = card, .target = onto};
}
inline Action useAbility(SeatIndex seat, CardId card, std::uint8_t ability = 0, std::int32_t x = 0)
{
    return {.kind = UseAbility, .seat = seat, .ability = ability, .card = card, .value = x};
}
inline Action attack(SeatIndex seat, CardId attacker, CardId defender)
{
    return {.kind = Attack, .seat = seat, .card = attacker, .target = defender};
}
inline Action joinAttack(SeatIndex seat, CardId attacker) { return of(JoinAttack, seat, attacker); }
inline Action playEvent(SeatIndex seat, CardId card) { return of(PlayEvent, seat, card); }
inline Action move(SeatIndex seat, CardId unit, Quadrant to)
{
    return {.kind = Move, .seat = seat, .quadrant = to, .card = unit};
}
inline Action followUp(SeatIndex seat, CardId unit, Quadrant to)
{
    return {.kind = FollowUp, .seat = seat, .quadrant = to, .card = unit};
}
inline Action done(SeatIndex seat) { return of(Done, seat); }
inline Action pass(SeatIndex seat) { return of(Pass, seat); }
// `by`: which of several cards it is for (triggeredBy); noCard where there are not several.
inline Action trigger(SeatIndex seat, CardId card, std::uint8_t ability = 0, CardId by = noCard)
{
    return {.kind = Trigger, .seat = seat, .ability = ability, .card = card, .target = by};
}
inline Action passPriority(SeatIndex seat) { return of(PassPriority, seat); }
inline Action effectDone(SeatIndex seat) { return of(EffectDone, seat); }
inline Action completeMission(SeatIndex seat, CardId mission) { return of(CompleteMission, seat, mission); }
inline Action useMission(SeatIndex seat, CardId mission) { return of(UseMission, seat, mission); }
inline Action concede(SeatIndex seat) { return of(Concede, seat); }
inline Action chooseCard(SeatIndex seat, CardId card) { return of(Choose, seat, card); }
inline Action chooseQuadrant(SeatIndex seat, SeatIndex whose, Quadrant quadrant)
{
    return {.kind = Choose, .seat = seat, .other = whose, .quadrant = quadrant};
}
inline Action chooseValue(SeatIndex seat, int value) { return of(Choose, seat, noCard, value); }
// By hand.
inline Action putCard(SeatIndex seat, CardId card, Zone zone, Quadrant quadrant = Quadrant::None, CardId host = noCard)
{
    return {.kind = PutCard, .seat = seat, .quadrant = quadrant, .zone = zone, .card = card, .target = host};
}
inline Action putOnBottom(SeatIndex seat, CardId card)
{
    return {.kind = PutCard, .seat = seat, .zone = Zone::Deck, .card = card, .value = 1};
}
inline Action drawCards(SeatIndex seat, int count) { return of(DrawCards, seat, noCard, count); }
inline Action setPoints(SeatIndex seat, int points) { return of(SetPoints, seat, noCard, points); }
inline Action setCounters(SeatIndex seat, CardId card, int attack, int defense)
{
    return {.kind = SetCounters, .seat = seat, .card = card, .value = defense, .attack = attack};
}
inline Action setRoundBonus(SeatIndex seat, CardId card, int attack, int defense)
{
    return {.kind = SetRoundBonus, .seat = seat, .card = card, .value = defense, .attack = attack};
}
inline Action setOther(SeatIndex seat, CardId card, int counters) { return of(SetOther, seat, card, counters); }
inline Action inflictImpact(SeatIndex seat, CardId card, int amount) { return of(InflictImpact, seat, card, amount); }
inline Action setImpact(SeatIndex seat, CardId card, int amount) { return of(SetImpact, seat, card, amount); }
inline Action setFlag(SeatIndex seat, CardId card, CardFlag flag, bool on = true)
{
    return {.kind = SetFlag, .seat = seat, .flag = flag, .card = card, .value = on ? 1 : 0};
}
inline Action setMechanic(SeatIndex seat, CardId card, Mechanic mechanic, int value = 1)
{
    return {.kind = SetMechanic, .seat = seat, .mechanic = mechanic, .card = card, .value = value};
}
inline Action setRange(SeatIndex seat, CardId card, int range) { return of(SetRange, seat, card, range); }
inline Action destroy(SeatIndex seat, CardId card) { return of(Destroy, seat, card); }
inline Action createToken(SeatIndex seat, Quadrant quadrant, std::string name, int attack, int defense, int range,
    Mechanics mechanics = 0, std::uint8_t size = 0)
{
    return {.kind = CreateToken,
        .seat = seat,
        .quadrant = quadrant,
        .range = static_cast<std::int8_t>(range),
        .size = size,
        .value = defense,
        .attack = attack,
        .mechanics = mechanics,
        .text = std::move(name)};
}
inline Action devolve(SeatIndex seat, CardId card) { return of(Devolve, seat, card); }
inline Action nameTarget(SeatIndex seat, CardId card) { return of(NameTarget, seat, card); }
inline Action negate(SeatIndex seat) { return of(Negate, seat); }
inline Action lookAt(SeatIndex seat, SeatIndex whose, Zone zone, int count = 0)
{
    return {.kind = LookAt, .seat = seat, .other = whose, .zone = zone, .value = count};
}
inline Action setWindows(SeatIndex seat, Windows windows)
{
    return of(SetWindows, seat, noCard, static_cast<std::int32_t>(windows));
}
inline Action note(SeatIndex seat, std::string text) { return {.kind = Note, .seat = seat, .text = std::move(text)}; }
} // namespace act

} // namespace nexus::model
