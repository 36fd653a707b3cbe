#include "model/advice/package_query.h"

#include "model/advice/fix_queries.h"
#include "model/base/text.h"
#include "model/rules/constraint_values.h"
#include "model/search/query_facets.h"

#include <algorithm>

namespace nexus::model {

namespace {

std::int64_t totalOf(const DeckChecker& checker, const Deck& deck, std::uint16_t section, const Summed& what)
{
    std::int64_t sum = 0;
    for (const auto& row : checker.resolve(deck))
        if (row.card && row.section == section)
            sum += valueOf(checker, *row.card, what) * row.count;
    return sum;
}

// What breaks the law: "magic>=3", "(t:unit magic>=3)"; nothing where no query says it.
std::optional<std::string> breach(
    const DeckChecker& checker, const Constraint& rule, const Summed& what, const Deck& deck)
{
    const auto field = queryField(checker, what);
    if (!field)
        return std::nullopt;
    const auto term = *field +
                      ">=" + std::to_string(totalOf(checker, deck, checker.sectionIndex(*rule.totalOf), what) + 1);
    const auto where = asOneTerm(rule.whereText, checker.catalogue().game());
    return where.empty() ? term : "(" + where + " " + term + ")";
}

std::vector<std::string> breaches(const DeckChecker& checker, const Deck& deck)
{
    const auto& ruleset = checker.ruleset();
    const auto drawn = checker.sectionIndex(ruleset.tableRules.deck);
    std::vector<std::string> terms;
    for (const auto& rule : ruleset.constraints) {
        if (rule.kind != ConstraintKind::Within || rule.warning || !checker.inSections(rule, drawn))
            continue;
        std::vector<Summed> whats;
        if (rule.forEachDomain)
            whats.assign(ruleset.domains.begin(), ruleset.domains.end());
        else
            whats.push_back(rule.attribute);
        for (const auto& what : whats)
            if (const auto term = breach(checker, rule, what, deck);
                term && std::find(terms.begin(), terms.end(), *term) == terms.end())
                terms.push_back(*term);
    }
    return terms;
}

} // namespace

std::string openedQuery(const DeckChecker& checker, const Deck& before, const Deck& after)
{
    const auto closedBefore = breaches(checker, before), closedAfter = breaches(checker, after);
    std::vector<std::string> terms;
    const auto* drawn = checker.ruleset().section(checker.ruleset().tableRules.deck);
    if (auto accepts = drawn ? asOneTerm(drawn->acceptsText, checker.catalogue().game()) : std::string();
        !accepts.empty())
        terms.push_back(std::move(accepts));
    std::vector<std::string> opened;
    for (const auto& term : closedBefore)
        if (std::find(closedAfter.begin(), closedAfter.end(), term) == closedAfter.end())
            opened.push_back(term);
    for (const auto& term : closedAfter)
        terms.push_back("-" + term);
    if (!opened.empty())
        terms.push_back(opened.size() == 1 ? opened.front() : "(" + joined(opened, " or ") + ")");
    return joined(terms, " ");
}

} // namespace nexus::model
