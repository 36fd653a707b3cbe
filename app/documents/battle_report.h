// A game that was played as a report in Markdown (resources/help/battle-reports.md), by a template: the reader's own,
// that of the edition, that of the game, or the one that comes with the program, in the language that is spoken.
#pragma once

#include "app/documents/game_library.h"
#include "importers/text_template.h"
#include "model/engine/apply.h"

namespace nexus::app {

struct BattleTemplate {
    std::string file; // as messages name it
    std::string bytes;
};
// ID.report.md beside the ruleset's ID.json, report.md beside what else the profile says of the game; each may also
// have come with the program. Throws std::runtime_error where one's own file cannot be read.
[[nodiscard]] BattleTemplate battleTemplate(
    const GameLibrary& library, const std::string& ruleset, const GameFolder& place);

// Up to where the timeline stands, as READER may know it; noSeat sees all. Throws std::runtime_error where one's own
// evaluation.json cannot be read.
[[nodiscard]] importers::TemplateFields battleFieldsOf(const model::Timeline& timeline, const GameLibrary& library,
    const GameFolder& place, model::SeatIndex reader = model::noSeat);

// The report, or what is wrong with the template: a line each, with its place.
[[nodiscard]] tl::expected<std::string, std::string> battleReport(
    const importers::TemplateFields& fields, const BattleTemplate& form);

} // namespace nexus::app
