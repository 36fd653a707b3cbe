// The one place where findings, problems and obstacles become sentences: the same words in the window, on paper
// and on the command line. Numbers first, then what to make of them.
#pragma once

#include "importers/import_problem.h"
#include "model/rules/additions.h"
#include "model/rules/legality.h"

#include <string>

namespace nexus::app {

[[nodiscard]] std::string findingText(const model::Finding& finding, const model::DeckChecker& checker);
// The rulebook section behind a finding, or nothing.
[[nodiscard]] std::string findingCites(const model::Finding& finding, const model::DeckChecker& checker);
// "line 12, column 3", "/sections/main/4/count", or nothing.
[[nodiscard]] std::string placeText(const importers::ImportProblem& problem);
// Place, column heading, value and reason in one line.
[[nodiscard]] std::string problemText(const importers::ImportProblem& problem);
[[nodiscard]] std::string plural(std::int64_t count, const std::string& one, const std::string& many);
[[nodiscard]] std::string plural(std::unsigned_integral auto count, const std::string& one, const std::string& many)
{
    return plural(static_cast<std::int64_t>(count), one, many);
}

} // namespace nexus::app
