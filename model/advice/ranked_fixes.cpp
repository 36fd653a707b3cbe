#include "model/advice/ranked_fixes.h"

#include "model/advice/completion_fixes.h"
#include "model/advice/replacements.h"
#include "model/advice/take_out_fixes.h"

namespace nexus::model {

namespace {

bool isAmount(const Constraint& rule)
{
    return rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total;
}

// Among fixes that change as many copies.
int orderOf(FixKind kind)
{
    switch (kind) {
    case FixKind::UseName: return 0;
    case FixKind::Move: return 1;
    case FixKind::TakeOut: return 2;
    case FixKind::TakeOutSome: return 3;
    case FixKind::Package: return 4;
    case FixKind::Replace: return 5;
    case FixKind::Fill: return 6;
    case FixKind::TakeOutAll: return 7;
    case FixKind::Empty: return 8;
    case FixKind::ShowWays: return 9; // the rest of what it begins with
    case FixKind::ShowFitting:
    case FixKind::ShowGivers:
    case FixKind::ShowCounted: break;
    }
    return 10;
}

bool before(const Fix& a, const Fix& b)
{
    return std::tuple(!a.edit, a.copies, orderOf(a.kind)) < std::tuple(!b.edit, b.copies, orderOf(b.kind));
}

} // namespace

RankedFixes::RankedFixes(
    const DeckChecker& checker, const Deck& deck, const LegalityReport& report, std::function<bool()> goOn)
    : m_search{checker, deck, report, std::move(goOn)}
    , m_finder(checker, deck, report)
    , m_packages(m_search)
{
}

bool RankedFixes::mayHaveMore(const Ruleset& ruleset, const Finding& finding)
{
    if (!finding.constraint || finding.severity != Severity::Error)
        return false;
    const auto& rule = ruleset.constraints[*finding.constraint];
    return !isAmount(rule) || !finding.isOpen() || PackageFixes::sectionOf(ruleset, finding) ||
           isForCompletion(ruleset, finding);
}

std::vector<Fix> RankedFixes::fixesFor(const Finding& finding)
{
    auto fixes = m_finder.fixesFor(finding);
    if (!mayHaveMore(m_search.checker.ruleset(), finding))
        return fixes;
    const auto& rule = m_search.checker.ruleset().constraints[*finding.constraint];
    const auto add = [&](std::vector<Fix> more) {
        for (auto& fix : more)
            if (std::none_of(
                    fixes.begin(), fixes.end(), [&](const Fix& known) { return known.edit && known.edit == fix.edit; }))
                fixes.push_back(std::move(fix));
    };
    const auto takeOut = std::find_if(
        fixes.begin(), fixes.end(), [](const Fix& fix) { return fix.kind == FixKind::TakeOut && fix.edit; });
    if (!isAmount(rule) && takeOut != fixes.end())
        add(replacementsFor(m_search, finding, Fix(*takeOut)));
    if (PackageFixes::sectionOf(m_search.checker.ruleset(), finding)) {
        add(m_packages.fixesFor(finding));
    } else if (isForCompletion(m_search.checker.ruleset(), finding)) {
        add(completionFixesFor(m_search, finding));
    } else if (isAmount(rule) && !finding.isOpen()) {
        add(takeOutsFor(m_search, finding));
        add(cheaperFor(m_search, finding));
    }
    std::stable_sort(fixes.begin(), fixes.end(), before);
    return fixes;
}

} // namespace nexus::model
