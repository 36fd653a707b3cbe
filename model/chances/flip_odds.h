// The chances of cards turned over from a stack and added up (FlipRule), exact.
#pragma once

#include "model/rules/deal_rules.h"
#include "model/rules/legality.h"

#include <map>

namespace nexus::model {

struct FlipRow {
    std::int64_t adds = 0;
    std::vector<bool> any; // by flag of the rule
    std::size_t copies = 0;
};
[[nodiscard]] std::vector<FlipRow> flipRows(const Deck& deck, const DeckChecker& checker, const FlipRule& rule);

struct FlipOdds {
    double mean = 0;
    std::map<std::int64_t, double> totals;
    std::vector<double> any; // by flag: that one card at least has it
    [[nodiscard]] double atLeast(std::int64_t total) const;
};
// Of so many cards, or all there are. Nothing where there are more totals than can be gone through.
[[nodiscard]] std::optional<FlipOdds> flipOdds(const std::vector<FlipRow>& rows, std::size_t cards);

} // namespace nexus::model
