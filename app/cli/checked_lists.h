// Lists for commands that check them as a judge does: of files in any form, folders, codes and decks of the library.
#pragma once

#include "app/cli/deck_reading.h"
#include "app/documents/list_check.h"

namespace nexus::app::cli {

// Lists of one word that is no folder.
[[nodiscard]] std::vector<ReadList> listsOf(
    Context& context, const ListReader& reader, const std::string& word, const std::string& ruleset);
[[nodiscard]] std::vector<std::string> namesOfDecks(const std::vector<ReadList>& lists);
// Of all words, in their order; `passedOver`: files of folders that are no lists.
[[nodiscard]] std::vector<CheckedList> checkedLists(
    Context& context, const std::vector<std::string>& words, const CheckOptions& options, std::size_t& passedOver);

} // namespace nexus::app::cli
