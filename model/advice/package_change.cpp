#include "model/advice/package_change.h"

#include "model/rules/additions.h"

#include <map>

namespace nexus::model {

namespace {

// Copies of cards that a law of kind Within is broken by, in the sections it looks at.
std::vector<std::pair<std::string, int>> notCarriedOf(
    const DeckChecker& checker, const Deck& deck, const LegalityReport& report)
{
    const auto rows = checker.resolve(deck);
    std::map<const DeckEntry*, bool> seen;
    std::map<std::string, int> copies;
    for (const auto& finding : report.findings) {
        if (!finding.constraint || !finding.card || finding.severity != Severity::Error)
            continue;
        const auto& rule = checker.ruleset().constraints[*finding.constraint];
        if (rule.kind != ConstraintKind::Within)
            continue;
        for (const auto& row : rows)
            if (row.card && checker.inSections(rule, row.section) &&
                unambiguousName(checker.catalogue(), *row.card) == *finding.card &&
                seen.emplace(row.entry, true).second)
                copies[*finding.card] += row.count;
    }
    return {copies.begin(), copies.end()};
}

} // namespace

PackageChange packageChange(
    const DeckChecker& checker, const MissionPackages& packages, const Deck& deck, const MissionPackage& package)
{
    PackageChange change{packages.edit(deck, package), deck, {}, CardSet(checker.catalogue().size()),
        CardSet(checker.catalogue().size()), {}};
    (void)apply(change.after, change.edit);
    change.report = checker.check(change.after);
    change.notCarried = notCarriedOf(checker, change.after, change.report);
    const auto drawn = checker.sectionIndex(checker.ruleset().tableRules.deck);
    if (drawn == DeckChecker::noSection)
        return change;
    const auto before = Additions(checker, deck).legal();
    change.opened = Additions(checker, change.after).legal();
    change.closed = before;
    change.closed -= change.opened;
    change.opened -= before;
    if (const auto* accepted = checker.accepted(drawn)) {
        change.opened &= *accepted;
        change.closed &= *accepted;
    }
    return change;
}

} // namespace nexus::model
