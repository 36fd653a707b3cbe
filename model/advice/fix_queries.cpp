#include "model/advice/fix_queries.h"

#include "model/base/text.h"
#include "model/search/query_facets.h"

namespace nexus::model {

namespace {

using Terms = std::vector<std::string>;

void add(Terms& terms, std::string term)
{
    if (!term.empty())
        terms.push_back(std::move(term));
}

// "in:main", or "(in:main or in:sideboard)".
std::string inSections(const Constraint& rule)
{
    Terms terms;
    for (const auto& id : rule.sections)
        terms.push_back("in:" + id.str());
    return terms.size() == 1 ? terms.front() : "(" + joined(terms, " or ") + ")";
}

std::string acceptedBy(const DeckChecker& checker, const SectionId& id)
{
    const auto* section = checker.ruleset().section(id);
    return section ? asOneTerm(section->acceptsText, checker.catalogue().game()) : std::string();
}

std::string between(const DeckChecker& checker, const Summed& what, std::int64_t low, std::optional<std::int64_t> high)
{
    if (const auto field = queryField(checker, what)) {
        if (!high)
            return *field + ">=" + std::to_string(low);
        return low == *high ? *field + "=" + std::to_string(low)
                            : *field + ":" + std::to_string(low) + ".." + std::to_string(*high);
    }
    Terms domains; // some of the ruleset's domains
    for (const auto domain : checker.ruleset().domains)
        domains.push_back("d:" + checker.catalogue().game().attributes[domain].id.str());
    return domains.size() == 1 ? domains.front() : "(" + joined(domains, " or ") + ")";
}

// Whether the section is where its cards go by themselves: what can:add speaks of.
bool isHome(const DeckChecker& checker, std::uint16_t section)
{
    const auto& sections = checker.ruleset().sections;
    for (std::uint16_t earlier = 0; earlier < section; ++earlier) {
        if (sections[earlier].free)
            continue;
        const auto* theirs = checker.accepted(earlier);
        const auto* ours = checker.accepted(section);
        if (!theirs)
            return false;
        CardSet both = *theirs;
        if (ours)
            both &= *ours;
        if (both.count() > 0)
            return false;
    }
    return !sections[section].free;
}

// What the other totals of the section leave room for: "cp<=7".
void addRoom(
    Terms& terms, const DeckChecker& checker, const LegalityReport& report, const SectionId& section, std::uint32_t but)
{
    for (const auto& total : report.totals) {
        const auto& rule = checker.ruleset().constraints[total.constraint];
        const auto* attribute = std::get_if<AttributeIndex>(&rule.attribute);
        const auto limit = rule.bounds.upper();
        if (total.constraint == but || rule.kind != ConstraintKind::Total || rule.forEachDomain || !attribute ||
            !limit || rule.where || rule.warning || rule.sections != std::vector{section} || total.value > *limit)
            continue;
        terms.push_back(
            checker.catalogue().game().attributes[*attribute].id.str() + "<=" + std::to_string(*limit - total.value));
    }
}

} // namespace

std::optional<std::string> queryField(const DeckChecker& checker, const Summed& what)
{
    const Game& game = checker.catalogue().game();
    if (const auto* attribute = std::get_if<AttributeIndex>(&what))
        return game.attributes[*attribute].id.str();
    return checker.ruleset().domains.size() == game.domainAttributes().size() ? std::optional<std::string>("dp")
                                                                              : std::nullopt;
}

std::string fittingQuery(const DeckChecker& checker, const LegalityReport& report, std::uint32_t constraint,
    std::optional<AttributeIndex> domain, std::int64_t gap)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    const auto& section = rule.sections.front();
    const bool home = isHome(checker, checker.sectionIndex(section));
    Terms terms;
    add(terms, acceptedBy(checker, section));
    add(terms, asOneTerm(rule.whereText, checker.catalogue().game()));
    terms.emplace_back(home ? "can:add" : "is:legal");
    if (rule.kind == ConstraintKind::Total)
        terms.push_back(between(checker, domain ? Summed(*domain) : rule.attribute, 1, gap));
    if (!home)
        addRoom(terms, checker, report, section, constraint);
    return joined(terms, " ");
}

std::string giversQuery(const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    Terms terms;
    add(terms, acceptedBy(checker, *rule.totalOf));
    terms.push_back(between(checker, domain ? Summed(*domain) : rule.attribute, 1, std::nullopt));
    return joined(terms, " ");
}

std::string countedQuery(const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain)
{
    const auto& rule = checker.ruleset().constraints[constraint];
    Terms terms{inSections(rule)};
    add(terms, asOneTerm(rule.whereText, checker.catalogue().game()));
    if (domain)
        terms.push_back(between(checker, Summed(*domain), 1, std::nullopt));
    return joined(terms, " ");
}

} // namespace nexus::model
