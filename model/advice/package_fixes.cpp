#include "model/advice/package_fixes.h"

namespace nexus::model {

namespace {

constexpr std::size_t mostListed = 300, mostPackages = 5, mostWithTakeOuts = 3;

} // namespace

PackageFixes::PackageFixes(const FixSearch& search)
    : m_search(search)
{
}

std::optional<SectionId> PackageFixes::sectionOf(const Ruleset& ruleset, const Finding& finding)
{
    if (!finding.constraint)
        return std::nullopt;
    const auto& rule = ruleset.constraints[*finding.constraint];
    if (rule.kind == ConstraintKind::Within)
        return rule.totalOf;
    const bool counts = rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total;
    return counts && rule.sections.size() == 1 && gives(ruleset, rule.sections.front())
               ? std::optional(rule.sections.front())
               : std::nullopt;
}

PackageFixes::Candidates& PackageFixes::candidates(const SectionId& section)
{
    const auto [place, isNew] = m_candidates.try_emplace(section);
    if (!isNew)
        return place->second;
    const MissionPackages packages(m_search.checker, section);
    if (const auto nearest = packages.forDeck(
            m_search.deck, mostListed, [this](std::size_t, std::size_t) { return m_search.goesOn(); }))
        for (const auto& package : *nearest)
            if (package.changes > 0)
                place->second.push_back(
                    {packages.edit(m_search.deck, package), package.changes + package.notCarried, {}, {}});
    return place->second;
}

const PackageFixes::Outcome& PackageFixes::outcomeOf(Candidate& candidate) const
{
    if (!candidate.outcome) {
        candidate.outcome.emplace(Outcome{m_search.deck, {}});
        (void)apply(candidate.outcome->deck, candidate.edit);
        candidate.outcome->report = m_search.checker.check(candidate.outcome->deck);
    }
    return *candidate.outcome;
}

// What the package does not carry any more goes out with it.
const PackageFixes::Outcome& PackageFixes::outcomeWithOuts(Candidate& candidate, const SectionId& section) const
{
    if (candidate.withOuts)
        return *candidate.withOuts;
    const auto& changed = outcomeOf(candidate);
    const auto& constraints = m_search.checker.ruleset().constraints;
    std::vector<CopyChange> outs;
    for (const auto& held : heldCopies({m_search.checker, changed.deck, changed.report}))
        for (const auto& left : changed.report.findings) {
            const bool within = left.severity == Severity::Error && left.constraint &&
                                constraints[*left.constraint].kind == ConstraintKind::Within &&
                                constraints[*left.constraint].totalOf == section;
            if (within && m_search.checker.inSections(constraints[*left.constraint], held.section) &&
                left.card == unambiguousName(m_search.checker.catalogue(), held.card)) {
                outs.push_back({held.section, held.card, -held.copies});
                break;
            }
        }
    candidate.withOuts.emplace(Outcome{withChanges(m_search.checker, changed.deck, outs).value_or(changed.deck), {}});
    candidate.withOuts->report = m_search.checker.check(candidate.withOuts->deck);
    return *candidate.withOuts;
}

std::vector<Fix> PackageFixes::fixesFor(const Finding& finding)
{
    const auto section = sectionOf(m_search.checker.ruleset(), finding);
    if (!section)
        return {};
    auto& nearest = candidates(*section);
    std::vector<FoundFix> found;
    const auto tryOut = [&](const Outcome& outcome, bool mayLeaveShort) {
        if (mends(m_search.report, outcome.report, finding, mayLeaveShort))
            if (auto fix = fixTo(m_search, FixKind::Package, finding, outcome.deck, mayLeaveShort)) {
                fix->fix.section = *section;
                found.push_back(std::move(*fix));
            }
    };
    for (std::size_t i = 0; i < nearest.size() && found.size() < mostPackages && m_search.goesOn(); ++i)
        tryOut(outcomeOf(nearest[i]), false);
    if (!found.empty())
        return bestOf(std::move(found), mostPackages);
    std::vector<Candidate*> byCopies;
    for (auto& candidate : nearest)
        byCopies.push_back(&candidate);
    std::stable_sort(
        byCopies.begin(), byCopies.end(), [](const auto* a, const auto* b) { return a->copies < b->copies; });
    for (std::size_t i = 0; i < byCopies.size() && found.size() < mostWithTakeOuts && m_search.goesOn(); ++i)
        tryOut(outcomeWithOuts(*byCopies[i], *section), true);
    return bestOf(std::move(found), mostWithTakeOuts);
}

} // namespace nexus::model
