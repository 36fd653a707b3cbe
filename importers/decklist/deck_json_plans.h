// The plans of a deck file: "plans": [{"name": …, "out": [rows], "in": [rows], "note": "", "applied": false}], and of
// an applied one "movedOut" and "movedIn": rows as they lay before, each with its "formerPlace". Private to importers.
#pragma once

#include "importers/json/json_dom.h"
#include "model/deck/sideboard_plan.h"

namespace nexus::importers {

[[nodiscard]] std::vector<model::SideboardPlan> readPlans(ObjectReader& deck, std::vector<ImportProblem>& problems);
[[nodiscard]] Json planJson(const model::SideboardPlan& plan);

} // namespace nexus::importers
