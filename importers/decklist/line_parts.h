// The parts of a line that holds more than a count and a name: prices, one of several cards, several headings, cells.
#pragma once

#include "model/cards/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

// "Bolt Mice $1.20", "Bolt Mice – 0,50 € each", "Bolt Mice (0.50€)", "Bolt Mice @ 1.20": what stands before the price;
// the text itself where none does.
[[nodiscard]] std::string_view withoutPrice(std::string_view text);
// "4 A or 4 B", "A / B": what one of is meant; `either` where words say so. One where nothing does.
struct Alternatives {
    std::vector<std::string_view> parts;
    bool either = false;
};
[[nodiscard]] Alternatives alternativesOf(std::string_view line);
// "Main: 4 A, 3 B | Side: 2 C": the parts that have a heading with a colon of their own; one where it has none inside.
[[nodiscard]] std::vector<std::string_view> headedParts(std::string_view line, const model::Game& game);
// "4 A 3 B": the parts that begin with a count.
[[nodiscard]] std::vector<std::string_view> countedParts(std::string_view line);
// "\"4\";\"Name\"", "4,\"Name\"", "4;Name;COR": cells of a table without headings; none where it is no row of one.
[[nodiscard]] std::vector<std::string> cellsOfLine(std::string_view line);
// "🔥 Deck 🔥", "» Deck «": without the pictures and signs that are no ASCII at both ends.
[[nodiscard]] std::string_view withoutPictures(std::string_view text);
// "<4> Name", "4er Name", "Qty: 4 Name!", "Name → 4 Stück": the count, and the name between signs and words of
// counting.
struct LooseCount {
    std::string count;
    std::string_view name;
    bool unsure = false; // "~4", "4+", "4?"
};
[[nodiscard]] std::vector<LooseCount> looseCounts(std::string_view line);

} // namespace nexus::importers
