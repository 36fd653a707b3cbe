#include "model/advice/completion_fixes.h"

#include "model/advice/completion.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t mostFillings = 3, mostFillingsBeside = 5; // all ways of the drawn section are a click away

std::vector<FoundFix> fillsOf(
    const FixSearch& search, const Finding& finding, const DeckCompletions& completions, std::size_t limit)
{
    const auto nearest = completions.nearest(limit, [&](std::size_t, std::size_t) { return search.goesOn(); });
    std::vector<FoundFix> found;
    for (const auto& completion : nearest.value_or(std::vector<DeckCompletion>())) {
        if (std::any_of(
                completion.changes.begin(), completion.changes.end(), [](const auto& change) { return !change.index; }))
            break; // what a name nobody knows means is for the person to say
        auto after = search.deck;
        if (!apply(after, completions.edit(search.deck, completion)))
            continue;
        if (auto fix = fixTo(search, FixKind::Fill, finding, after, false)) {
            fix->fix.section = finding.section;
            found.push_back(std::move(*fix));
        }
    }
    return found;
}

// The section as if it had not been begun.
std::optional<FoundFix> emptied(const FixSearch& search, const Finding& finding)
{
    Deck after = search.deck;
    after.sectionOrNew(*finding.section).entries.clear();
    auto fix = fixTo(search, FixKind::Empty, finding, after, false);
    if (fix)
        fix->fix.section = *finding.section;
    return fix;
}

} // namespace

bool isForCompletion(const Ruleset& ruleset, const Finding& finding)
{
    if (!finding.constraint || !finding.isOpen() || !finding.section)
        return false;
    const auto kind = ruleset.constraints[*finding.constraint].kind;
    const auto* section = ruleset.section(*finding.section);
    return (kind == ConstraintKind::Count || kind == ConstraintKind::Total) && section && !section->free &&
           !gives(ruleset, section->id);
}

std::vector<Fix> completionFixesFor(const FixSearch& search, const Finding& finding)
{
    const auto& ruleset = search.checker.ruleset();
    const auto limit = finding.section == ruleset.tableRules.deck ? mostFillings : mostFillingsBeside;
    const DeckCompletions whole(search.checker, search.deck, {}, finding.section);
    auto fixes = bestOf(fillsOf(search, finding, whole, limit), limit);
    if (whole.hasFaults()) { // fewer changes do where what is at fault is left to its own fixes
        CompletionWishes wishes;
        wishes.faultsStay = true;
        for (auto& fix : bestOf(
                 fillsOf(search, finding, DeckCompletions(search.checker, search.deck, wishes, finding.section), limit),
                 limit))
            fixes.push_back(std::move(fix));
    }
    if (ruleset.section(*finding.section)->optional && search.goesOn())
        if (auto empty = emptied(search, finding))
            fixes.push_back(std::move(empty->fix));
    return fixes;
}

} // namespace nexus::model
