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
    {"trigger", fields({F::Seat, F::Card, F::Ability, F::Target})},
    {"pass-priority", fields({F::Seat})},
    {"effect-done", fields({F::Seat})},
    {"complete-mission", fields({F::Seat, F::Card})},
    {"use-mission", fields({F::Seat, F::Card})},
    {"concede", fields({F::Seat})},
    {"choose", fields({F::Seat, F::Card, F::Other, F::Quadrant, F::Value})},
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
    {"set-windows", fields({F::Seat, F::Value})},
}};

constexpr std::array<std::string_view, zoneCount> zones{"deck", "hand", "field", "loadout", "terrain", "attached",
    "under", "missions", "playing", "discard", "removed", "out"};
constexpr std::array<std::string_view, cardFlagCount> flags{"exhausted", "suppressed", "blanked", "marked", "acted",
    "saved", "grown", "shielded", "stays-exhausted", "may-move", "complete", "used", "recalled", "just-left", "token",
    "attacks-on"};
constexpr std::array<std::string_view, maxQuadrants> quadrants{"front-left", "front-inner-left", "front-centre",
    "front-inner-right", "front-right", "inner-front-left", "inner-front-inner-left", "inner-front-centre",
    "inner-front-inner-right", "inner-front-right", "middle-left", "middle-inner-left", "middle-centre",
    "middle-inner-right", "middle-right", "inner-back-left", "inner-back-inner-left", "inner-back-centre",
    "inner-back-inner-right", "inner-back-right", "back-left", "back-inner-left", "back-centre", "back-inner-right",
    "back-right"};
constexpr std::array<std::string_view, refusalCount> refusals{"game-over", "not-now", "not-your-turn", "not-in-phase",
    "no-such-card", "not-your-card", "not-in-hand", "not-in-play", "not-in-discard", "not-enough-points", "wrong-kind",
    "no-quadrant", "not-back-row", "quadrant-full", "second-alone", "terrain-limit", "entry-barred", "no-host",
    "no-evolution", "exhausted", "cannot-attack", "out-of-range", "not-a-target", "front-row-first",
    "must-attack-other", "hidden", "shielded", "not-adjacent", "not-together", "no-follow-up", "no-ability", "blanked",
    "no-trigger", "chain-full", "mission-done", "mission-open", "mission-used", "not-your-choice", "immovable",
    "no-effect", "bad-value", "forbidden", "no-choice", "no-price", "not-met", "no-target", "used-up", "due"};

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

} // namespace nexus::model
