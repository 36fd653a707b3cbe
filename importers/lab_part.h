// A part of a league for another machine: decks, players, weights and which of so many parts, in one file.
#pragma once

#include "importers/import_problem.h"
#include "model/lab/series.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxLabParts = 100'000;
constexpr std::size_t maxLabDecks = 1'000;

struct LabPart {
    std::string game, ruleset;
    std::vector<model::Deck> decks;
    model::Series series;    // each deck against each
    std::uint64_t cards = 0; // SeriesTable::cards, so that nobody plays with other cards
    std::size_t part = 0, parts = 1;
    friend bool operator==(const LabPart&, const LabPart&) = default;
};
[[nodiscard]] std::string writeLabPart(const LabPart& part);
[[nodiscard]] ReadResult<LabPart> readLabPart(std::string_view bytes);

} // namespace nexus::importers
