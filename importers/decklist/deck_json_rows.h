// Rows of cards as a deck file has them, {"card": …, "count": …}, in sections and in plans. Private to importers.
#pragma once

#include "importers/decklist/deck_rows.h"
#include "importers/json/json_dom.h"

#include <map>

namespace nexus::importers {

[[nodiscard]] Json rowJson(const model::DeckEntry& entry);
// The keys kept as text, beside those that are there.
void mergeExtra(Json& object, const std::string& extra);

// One row without its unknown keys: those stay with the caller.
[[nodiscard]] model::DeckEntry readRow(ObjectReader& object);

// Lists of rows into the sections of one deck. Rows of one card are added up and keep the unknown keys of all.
class RowLists {
public:
    RowLists(model::Deck& deck, std::vector<ImportProblem>& problems);
    void read(ObjectReader& object, const std::string& key);
    // After the last list. False where rows that were added up have more unknown keys than can be read again.
    [[nodiscard]] bool mergeExtras();

private:
    void add(const Json& row, const std::string& pointer, const model::SectionId& section);

    model::Deck& m_deck;
    std::vector<ImportProblem>& m_problems;
    DeckRows m_rows;
    std::map<std::pair<std::string, std::size_t>, std::vector<std::string>> m_moreExtra; // by section and entry
};

} // namespace nexus::importers
