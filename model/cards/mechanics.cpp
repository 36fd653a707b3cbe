#include "model/cards/mechanics.h"

#include "model/base/names.h"

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, mechanicCount> mechanicIds{"", "size", "deploy-front", "neighbour-defense",
    "move-after-attack", "deploy-together", "attack-together", "must-be-attacked", "bars-entry", "suppressed-instead",
    "hidden-until-acting", "grows-when-attacked", "immovable", "removes-blanked", "play-from-discard", "evolves",
    "cannot-attack", "blanked", "impact", "mark"};
constexpr std::array<std::string_view, 7> roleIds{"", "unit", "asset", "event", "upgrade", "terrain", "mission"};

} // namespace

std::string_view mechanicId(Mechanic mechanic) { return mechanicIds[static_cast<std::size_t>(mechanic)]; }
std::optional<Mechanic> mechanicOf(std::string_view id) { return named<Mechanic>(mechanicIds, id, 1); }
std::optional<CardRole> roleOf(std::string_view id) { return named<CardRole>(roleIds, id, 1); }

} // namespace nexus::model
