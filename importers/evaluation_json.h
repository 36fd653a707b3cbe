// Weights of an evaluation: what the program's players hold a position for (resources/help/laboratory.md).
#pragma once

#include "importers/import_problem.h"
#include "model/players/evaluation.h"

#include <string>
#include <string_view>

namespace nexus::importers {

// Terms that are not there weigh nothing.
[[nodiscard]] ReadResult<model::Evaluation> readEvaluationJson(std::string_view bytes);
[[nodiscard]] std::string writeEvaluationJson(const model::Evaluation& evaluation);

} // namespace nexus::importers
