// A game that was played as the fields of a battle report (resources/help/battle-reports.md): what a template is filled
// with, and what `report --json` says.
#pragma once

#include "importers/text_template.h"
#include "model/lab/battle.h"

namespace nexus::app {

[[nodiscard]] const importers::TemplateShape& battleShape();

// How a game ended, "by Frontline Supremacy"; empty where it is not over, or where there is nothing to say.
[[nodiscard]] std::string endText(const model::Timeline& timeline);

struct BattleTitle {
    std::string game, edition; // as people call them
};
[[nodiscard]] importers::TemplateFields battleFields(const model::Timeline& timeline, const model::Battle& battle,
    const BattleTitle& title,
    model::SeatIndex reader = model::noSeat); // what the reader may not see has no name; noSeat sees all

} // namespace nexus::app
