#include "model/advice/take_out_fixes.h"
#include "model/advice/sum_tables.h"

namespace nexus::model {

namespace {

constexpr std::size_t mostTakenOut = 5, mostTried = 48, maxTakeOutSums = 300'000;

// A card of the deck that counts, and for how much a copy.
struct Counted {
    HeldCopies held;
    std::int64_t value = 0;
};

std::vector<Counted> countedIn(const FixSearch& search, const Finding& finding)
{
    const auto& rule = search.checker.ruleset().constraints[*finding.constraint];
    std::vector<Counted> cards;
    for (const auto& held : heldCopies(search))
        if (search.checker.inSections(rule, held.section))
            if (const auto value = countedValue(search.checker, *finding.constraint, finding.domain, held.card);
                value > 0)
                cards.push_back({held, value});
    return cards;
}

// By copies, then by what they add up to.
SumTables tablesOf(const std::vector<Counted>& cards, SumRange taken, const FixSearch& search)
{
    std::vector<std::vector<SumStep>> units;
    std::int64_t copies = 0;
    for (const auto& card : cards) {
        auto& steps = units.emplace_back();
        for (std::int64_t k = 0; k <= card.held.copies && (k - 1) * card.value < taken.atMost; ++k)
            steps.push_back({{k, k * card.value}, 1});
        copies += card.held.copies;
    }
    return {std::move(units), {{1, copies}, taken}, false, maxTakeOutSums,
        [&](std::size_t, std::size_t) { return search.goesOn(); }};
}

std::vector<FoundFix> smallest(
    const FixSearch& search, const Finding& finding, const std::vector<Counted>& cards, SumRange taken)
{
    const auto tables = tablesOf(cards, taken, search);
    std::vector<FoundFix> found;
    if (!tables.complete())
        return found;
    std::size_t tried = 0;
    // Places come by copies, then by their sum: the first ones are the smallest sets.
    for (std::size_t place = 0;
         place < tables.size() && tables.sums(place)[0] == tables.sums(0)[0] && tried < mostTried; ++place)
        tables.eachPath(place, [&](const std::vector<std::size_t>& way) {
            std::vector<CopyChange> changes;
            for (std::size_t i = 0; i < way.size(); ++i)
                if (way[i] > 0)
                    changes.push_back({cards[i].held.section, cards[i].held.card, -static_cast<int>(way[i])});
            if (auto fix = fixBy(search, FixKind::TakeOutSome, finding, changes, true))
                found.push_back(std::move(*fix));
            return ++tried < mostTried && search.goesOn();
        });
    return found;
}

} // namespace

std::vector<Fix> takeOutsFor(const FixSearch& search, const Finding& finding)
{
    const auto cards = countedIn(search, finding);
    if (cards.empty())
        return {};
    const auto over = *finding.actual - *finding.limit;
    std::int64_t most = 0;
    for (const auto& card : cards)
        most = std::max(most, card.value);
    std::vector<FoundFix> found;
    if (finding.bound == Bound::Exactly)
        found = smallest(search, finding, cards, {over, over});
    // Short by less than it was over, where the bound itself cannot be met.
    const auto last = finding.bound == Bound::Exactly ? std::min(over + most, 2 * over) : over + most;
    if (found.empty())
        found = smallest(search, finding, cards, {over, last - 1});
    return bestOf(std::move(found), mostTakenOut);
}

} // namespace nexus::model
