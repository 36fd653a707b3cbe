// The fields of an action that name no player and no card: saved games and orders of scenes have them alike. Private to
// importers.
#pragma once

#include "importers/json/json_dom.h"
#include "model/engine/action.h"

namespace nexus::importers {

// Those its kind uses: "zone", "flag", "mechanic", "mechanics", "value", "attack", "range", "size", "text".
void readDeed(ObjectReader& object, model::Action& action);

} // namespace nexus::importers
