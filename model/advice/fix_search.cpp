#include "model/advice/fix_search.h"

#include "model/deck/deck_diff.h"
#include "model/rules/constraint_values.h"

namespace nexus::model {

std::optional<FoundFix> fixTo(
    const FixSearch& search, FixKind kind, const Finding& finding, const Deck& after, bool mayLeaveShort)
{
    FoundFix found;
    found.fix.kind = kind;
    found.fix.constraint = finding.constraint;
    found.fix.edit = editBetween(search.deck, after);
    auto effect = effectOf(search.checker, search.deck, *found.fix.edit);
    if (!effect || effect->changes.empty() || !mends(search.report, effect->report, finding, mayLeaveShort))
        return std::nullopt;
    found.fix.changes = std::move(effect->changes);
    found.fix.copies = changedCopies(found.fix.changes);
    for (const auto& change : found.fix.changes)
        if (change.delta < 0)
            found.fix.cards.push_back(change.card);
    found.newErrors = newErrors(search.report, effect->report);
    return found;
}

std::optional<FoundFix> fixBy(const FixSearch& search, FixKind kind, const Finding& finding,
    std::span<const CopyChange> changes, bool mayLeaveShort)
{
    const auto after = withChanges(search.checker, search.deck, changes);
    return after ? fixTo(search, kind, finding, *after, mayLeaveShort) : std::nullopt;
}

std::vector<Fix> bestOf(std::vector<FoundFix> found, std::size_t limit)
{
    std::stable_sort(
        found.begin(), found.end(), [](const FoundFix& a, const FoundFix& b) { return a.newErrors < b.newErrors; });
    std::vector<Fix> fixes;
    for (auto& one : found) {
        const bool known = std::any_of(
            fixes.begin(), fixes.end(), [&](const Fix& fix) { return fix.changes == one.fix.changes; });
        if (!known && fixes.size() < limit)
            fixes.push_back(std::move(one.fix));
    }
    return fixes;
}

std::vector<HeldCopies> heldCopies(const FixSearch& search)
{
    std::vector<HeldCopies> held;
    for (const auto& row : search.checker.resolve(search.deck)) {
        if (!row.card || row.section == DeckChecker::noSection || search.checker.ruleset().sections[row.section].free)
            continue;
        const auto known = std::find_if(held.begin(), held.end(),
            [&](const HeldCopies& one) { return one.section == row.section && one.card == row.card; });
        HeldCopies card{row.section, *row.card, row.count};
        if (known != held.end()) {
            card.copies += known->copies;
            held.erase(known);
        }
        held.push_back(card);
    }
    return held;
}

std::int64_t countedValue(
    const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain, CardIndex card)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    const auto* where = checker.looksAt(constraint);
    if (where && !where->contains(card))
        return 0;
    return rule.kind == ConstraintKind::Count ? 1 : valueOf(checker, card, domain ? Summed(*domain) : rule.attribute);
}

bool gives(const Ruleset& ruleset, const SectionId& section)
{
    return std::any_of(ruleset.constraints.begin(), ruleset.constraints.end(), [&](const Constraint& rule) {
        return rule.kind == ConstraintKind::Within && !rule.warning && rule.totalOf == section;
    });
}

} // namespace nexus::model
