#include "model/chances/flip_odds.h"

#include "model/chances/draw_odds.h"

#include <algorithm>

namespace nexus::model {

std::vector<FlipRow> flipRows(const Deck& deck, const DeckChecker& checker, const FlipRule& rule)
{
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(rule.section);
    std::vector<FlipRow> rows;
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section || row.count <= 0)
            continue;
        FlipRow flip{.any = {}, .copies = static_cast<std::size_t>(row.count)};
        if (row.card)
            flip.adds = catalogue.number(*row.card, rule.sum).value_or(0);
        for (const auto flag : rule.any)
            flip.any.push_back(row.card && catalogue.number(*row.card, flag).value_or(0) != 0);
        rows.push_back(std::move(flip));
    }
    return rows;
}

double FlipOdds::atLeast(std::int64_t total) const
{
    double sum = 0;
    for (auto it = totals.lower_bound(total); it != totals.end(); ++it)
        sum += it->second;
    return std::min(sum, 1.0);
}

std::optional<FlipOdds> flipOdds(const std::vector<FlipRow>& rows, std::size_t cards)
{
    std::map<std::int64_t, std::size_t> copiesOf; // by what they add
    std::size_t copies = 0;
    for (const auto& row : rows) {
        copiesOf[row.adds] += row.copies;
        copies += row.copies;
    }
    const auto drawn = std::min(cards, copies);
    FlipOdds odds;
    const Hypergeometric chances(copies);
    // Kind by kind: how many of the cards are of it, among those that are of it or of a later one.
    std::map<std::pair<std::size_t, std::int64_t>, double> now{{{drawn, 0}, 1.0}}; // still to be of some kind, total
    auto left = copies;
    for (const auto& [adds, many] : copiesOf) {
        std::map<std::pair<std::size_t, std::int64_t>, double> then;
        for (const auto& [state, chance] : now)
            for (std::size_t of = 0; of <= std::min(many, state.first); ++of)
                if (const double share = chances.exactly(of, left, many, state.first); share > 0)
                    then[{state.first - of, state.second + adds * static_cast<std::int64_t>(of)}] += chance * share;
        now = std::move(then);
        left -= many;
        if (now.size() > 1'000'000)
            return std::nullopt;
    }
    for (const auto& [state, chance] : now)
        odds.totals[state.second] += chance;
    for (const auto& [adds, many] : copiesOf)
        odds.mean += static_cast<double>(adds) * static_cast<double>(many) * static_cast<double>(drawn) /
                     static_cast<double>(copies);
    for (std::size_t flag = 0; !rows.empty() && flag < rows.front().any.size(); ++flag) {
        std::size_t with = 0;
        for (const auto& row : rows)
            with += row.any[flag] ? row.copies : 0;
        odds.any.push_back(chances.atLeast(1, copies, with, drawn));
    }
    return odds;
}

} // namespace nexus::model
