// Words about lists that were checked: the same on the judge's page, in its summary and on the command line. What is
// wrong stands first: the list itself, what it claims, what it holds that nobody knows, the law, differences.
#pragma once

#include "app/documents/list_check.h"

#include <string>

namespace nexus::app {

[[nodiscard]] std::string verdictWord(const CheckedList& checked); // "legal", "not legal", "not read"
[[nodiscard]] std::string claimWord(Claim claim); // "right", "does not fit", "none given", "cannot be told"
// "58 cards: Missions 3, Main deck 55"; what counts for nothing is left out.
[[nodiscard]] std::string cardsText(const model::Deck& deck, const model::DeckChecker& checker);
// Everything that is not right, a sentence each; empty for a list that is right.
[[nodiscard]] std::vector<std::string> listReasons(const CheckedList& checked);
// What is worth a word and makes nothing wrong: warnings of the law, values of a table the catalogue says otherwise.
[[nodiscard]] std::vector<std::string> listWarnings(const CheckedList& checked);
// "Main deck: 2 copies of the card with number 0A1B2C3, which the catalogue does not have."
[[nodiscard]] std::string unknownRowText(const importers::UnknownCode& row, const model::DeckChecker& checker);
// "Main deck: Bolt 3 → 1 (−2)", a line a card.
[[nodiscard]] std::vector<std::string> differenceLines(
    const std::vector<model::SectionDifference>& differences, const model::DeckChecker& checker);
// "500 lists: 487 legal, 9 not legal, 4 not read; 2 checksums do not fit."
[[nodiscard]] std::string checkedSummary(const std::vector<CheckedList>& lists);
// A row a list, for a spreadsheet.
[[nodiscard]] std::string checkedCsv(const std::vector<CheckedList>& lists);

} // namespace nexus::app
