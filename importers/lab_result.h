// What came of games of the Laboratory, to be shown again: who met whom and how it ended, or what a change did. Lines
// of JSON, a head and what was played of each pairing, as journals have it.
#pragma once

#include "importers/import_problem.h"
#include "model/lab/comparison.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxResultBytes = 64U << 20U;

struct LabResult {
    std::string about;                 // the card that has changed, where it is one
    std::string players;               // as playerWord() has it
    std::string edition;               // of all, where its decks are of several; the name
    std::uint64_t games = 0, seed = 0; // of each pairing
    bool whole = false;                // all of them were played
    // Who met whom; of a gauntlet the first deck is the one.
    std::vector<std::string> decks;
    std::vector<model::Matchup> pairings;
    std::vector<model::GamesTally> tallies; // by pairing
    // Or what a change did, by deck.
    struct Compared {
        std::string deck; // empty: all of them together
        model::LabComparison found;
    };
    std::vector<Compared> compared;
};
[[nodiscard]] std::string writeLabResult(const LabResult& result);
// Refuses numbers that no games come to.
[[nodiscard]] ReadResult<LabResult> readLabResult(std::string_view bytes);

} // namespace nexus::importers
