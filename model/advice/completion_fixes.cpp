#include "model/advice/completion_fixes.h"

#include "model/advice/completion.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t mostOffered = 3;

} // namespace

bool isForCompletion(const Ruleset& ruleset, const Finding& finding)
{
    if (!finding.constraint || !finding.isOpen() || finding.section != ruleset.playBasics.deck)
        return false;
    const auto kind = ruleset.constraints[*finding.constraint].kind;
    return kind == ConstraintKind::Count || kind == ConstraintKind::Total;
}

std::vector<Fix> completionFixesFor(const FixSearch& search, const Finding& finding)
{
    const DeckCompletions completions(search.checker, search.deck);
    const auto nearest = completions.nearest(mostOffered, [&](std::size_t, std::size_t) { return search.goesOn(); });
    std::vector<FoundFix> found;
    for (const auto& completion : nearest.value_or(std::vector<DeckCompletion>())) {
        if (std::any_of(completion.changes.begin(), completion.changes.end(), [](const auto& change) { return !change.index; }))
            break; // what a name nobody knows means is for the person to say
        auto after = search.deck;
        if (!apply(after, completions.edit(search.deck, completion)))
            continue;
        if (auto fix = fixTo(search, FixKind::Fill, finding, after, false)) {
            fix->fix.section = finding.section;
            found.push_back(std::move(*fix));
        }
    }
    return bestOf(std::move(found), mostOffered);
}

} // namespace nexus::model
