#include "model/advice/fixes.h"

#include "model/advice/fix_search.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "model/search/query_facets.h"

#include <set>

namespace nexus::model {

namespace {

constexpr std::size_t maxNames = 3;

std::set<std::string> kindsAbout(const LegalityReport& report, const std::string& card)
{
    std::set<std::string> rules;
    for (const auto& finding : report.findings)
        if (finding.severity == Severity::Error && finding.card && fold(*finding.card) == fold(card))
            rules.insert(finding.rule);
    return rules;
}

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

FixFinder::FixFinder(const DeckChecker& checker, const Deck& deck, const LegalityReport& report)
    : m_checker(checker)
    , m_deck(deck)
    , m_report(report)
    , m_rows(checker.resolve(deck))
    , m_places(entryPlaces(deck))
{
}

std::vector<Fix> FixFinder::fixesFor(const Finding& finding) const
{
    if (finding.rule == rules::wrongSection && !finding.constraint)
        return placeFixes(finding);
    if (finding.card && !finding.constraint && finding.rule != rules::missingValue)
        return nameFixes(finding);
    if (!finding.constraint)
        return {};
    switch (m_checker.ruleset().constraints[*finding.constraint].kind) {
    case ConstraintKind::Copies: return copiesFixes(finding);
    case ConstraintKind::Within: return withinFixes(finding);
    case ConstraintKind::Count:
    case ConstraintKind::Total: break;
    }
    return amountFixes(finding);
}

std::string FixFinder::cardName(std::size_t row) const
{
    return m_rows[row].card ? unambiguousName(m_checker.catalogue(), *m_rows[row].card) : m_rows[row].entry->card;
}

template <class Wanted> std::vector<FixFinder::Taken> FixFinder::rowsWhere(Wanted&& wanted) const
{
    std::vector<Taken> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (wanted(i))
            rows.push_back({i, m_rows[i].count});
    return rows;
}

// The rows of these cards that the constraint looks at: optional sections first, then from the last section on.
std::vector<FixFinder::Taken> FixFinder::rowsOf(const std::vector<std::string>& cards, std::uint32_t constraint) const
{
    const auto& sections = m_checker.ruleset().sections;
    auto rows = rowsWhere([&](std::size_t i) {
        return m_rows[i].card && m_checker.counts(constraint, m_rows[i].section, *m_rows[i].card) &&
               std::find(cards.begin(), cards.end(), cardName(i)) != cards.end();
    });
    std::stable_sort(rows.begin(), rows.end(), [&](const Taken& a, const Taken& b) {
        const auto first = m_rows[a.row].section, second = m_rows[b.row].section;
        if (sections[first].optional != sections[second].optional)
            return sections[first].optional;
        return first != second ? first > second : a.row > b.row;
    });
    return rows;
}

// A fix that makes `change` to an entry for each of the rows, so many copies of it; none where that says false.
template <class Change>
std::optional<Fix> FixFinder::edited(
    FixKind kind, const std::vector<Taken>& rows, std::vector<std::string> cards, Change&& change) const
{
    Deck after = m_deck;
    Fix fix{.kind = kind, .cards = std::move(cards)};
    for (const auto& [row, copies] : rows) {
        fix.copies += copies;
        if (!change(after, after.sections[m_places[row].first].entries, m_places[row].second, copies))
            return std::nullopt;
    }
    EditGroup group;
    for (std::size_t i = 0; i < after.sections.size(); ++i) {
        std::erase_if(after.sections[i].entries, [](const DeckEntry& entry) { return entry.count == 0; });
        if (i >= m_deck.sections.size() || m_deck.sections[i] != after.sections[i])
            group.edits.push_back({ReplaceSection{after.sections[i], i, true}});
    }
    fix.edit = DeckEdit{std::move(group)};
    return fix;
}

Fix FixFinder::takeOut(const std::vector<Taken>& taken, std::vector<std::string> cards) const
{
    return *edited(FixKind::TakeOut, taken, std::move(cards), [](Deck&, auto& entries, std::size_t at, int copies) {
        entries[at].count -= copies;
        return true;
    });
}

std::optional<Fix> FixFinder::moveTo(const std::vector<Taken>& rows, const SectionId& to, const std::string& card) const
{
    auto fix = edited(FixKind::Move, rows, {card}, [&](Deck& after, auto& entries, std::size_t at, int) {
        const DeckEntry moved = entries[at];
        entries[at].count = 0;
        return addCopies(after.sectionOrNew(to), moved);
    });
    if (fix)
        fix->section = to;
    return fix;
}

std::optional<Fix> FixFinder::rename(
    const std::vector<Taken>& rows, const std::string& name, const std::string& card) const
{
    auto fix = edited(FixKind::UseName, rows, {card}, [&](Deck&, auto& entries, std::size_t at, int) {
        auto& entry = entries[at];
        DeckEntry renamed = entry;
        renamed.card = name;
        renamed.key.reset();
        const auto twin = std::find_if(entries.begin(), entries.end(), [&](const DeckEntry& other) {
            return &other != &entry && other.count > 0 && other.printing == renamed.printing &&
                   sameCard(other, renamed);
        });
        if (twin == entries.end()) {
            entry = std::move(renamed);
            return true;
        }
        if (twin->count + entry.count > maxCopies)
            return false;
        twin->count += entry.count;
        entry.count = 0;
        return true;
    });
    if (fix)
        fix->name = name;
    return fix;
}

bool FixFinder::newErrorAbout(const std::string& card, const DeckEdit& edit) const
{
    Deck after = m_deck;
    if (!apply(after, edit))
        return true;
    const auto before = kindsAbout(m_report, card);
    const auto now = kindsAbout(m_checker.check(after), card);
    return !std::includes(before.begin(), before.end(), now.begin(), now.end());
}

std::vector<Fix> FixFinder::copiesFixes(const Finding& finding) const
{
    auto surplus = *finding.actual - *finding.limit;
    std::vector<Taken> taken;
    for (const auto& row : rowsOf(finding.cards, *finding.constraint)) {
        const auto copies = static_cast<int>(std::min<std::int64_t>(surplus, row.copies));
        if (copies > 0)
            taken.push_back({row.row, copies});
        surplus -= copies;
    }
    auto fix = takeOut(taken, finding.cards);
    fix.constraint = finding.constraint;
    return {std::move(fix)};
}

std::vector<Fix> FixFinder::withinFixes(const Finding& finding) const
{
    const auto& rule = m_checker.ruleset().constraints[*finding.constraint];
    std::vector<Fix> fixes;
    fixes.push_back(takeOut(rowsOf({*finding.card}, *finding.constraint), {*finding.card}));
    std::vector<std::string> all;
    for (const auto& other : m_report.findings)
        if (other.constraint == finding.constraint && std::find(all.begin(), all.end(), *other.card) == all.end())
            all.push_back(*other.card);
    if (all.size() > 1) {
        fixes.push_back(takeOut(rowsOf(all, *finding.constraint), all));
        fixes.back().kind = FixKind::TakeOutAll;
    }
    fixes.push_back({.kind = FixKind::ShowGivers,
        .cards = {*finding.card},
        .section = rule.totalOf,
        .query = giversQuery(m_checker, *finding.constraint, finding.domain)});
    for (auto& fix : fixes)
        fix.constraint = finding.constraint;
    return fixes;
}

std::vector<Fix> FixFinder::placeFixes(const Finding& finding) const
{
    auto rows = rowsWhere([&](std::size_t i) {
        return m_rows[i].card && sectionOf(i) == *finding.section && cardName(i) == *finding.card;
    });
    std::vector<Fix> fixes;
    if (rows.empty())
        return fixes;
    const auto card = *m_rows[rows.front().row].card;
    if (const auto home = m_checker.homeSection(card))
        if (auto fix = moveTo(rows, m_checker.ruleset().sections[*home].id, *finding.card);
            fix && !newErrorAbout(*finding.card, *fix->edit))
            fixes.push_back(std::move(*fix));
    auto out = takeOut(rows, {*finding.card});
    if (newErrorAbout(*finding.card, *out.edit)) { // its copies elsewhere were carried by those at the wrong place
        rows = rowsWhere([&](std::size_t i) { return m_rows[i].card == card && !m_checker.isFree(sectionOf(i)); });
        out = takeOut(rows, {*finding.card});
    }
    fixes.push_back(std::move(out));
    return fixes;
}

std::vector<Fix> FixFinder::nameFixes(const Finding& finding) const
{
    // The rows the unknown, ambiguous or outside name stands in, those that count for nothing left out.
    const auto rows = rowsWhere([&](std::size_t i) {
        return !m_rows[i].card && !m_checker.isFree(sectionOf(i)) && fold(m_rows[i].entry->card) == fold(*finding.card);
    });
    std::vector<Fix> fixes;
    if (rows.empty())
        return fixes;
    std::vector<std::string> names;
    if (finding.rule == rules::ambiguousCard)
        names = finding.cards;
    else if (finding.rule == rules::unknownCard)
        for (const auto card : suggestNames(m_checker.catalogue(), *finding.card, maxNames))
            names.push_back(unambiguousName(m_checker.catalogue(), card));
    for (const auto& name : names)
        if (auto fix = rename(rows, name, *finding.card))
            fixes.push_back(std::move(*fix));
    fixes.push_back(takeOut(rows, {*finding.card}));
    return fixes;
}

std::vector<Fix> FixFinder::amountFixes(const Finding& finding) const
{
    std::vector<Fix> fixes;
    if (finding.section == m_checker.ruleset().tableRules.deck && isForCompletion(m_checker.ruleset(), finding))
        fixes.push_back({.kind = FixKind::ShowWays, .section = finding.section, .constraint = finding.constraint});
    Fix fix{.cards = finding.cards, .constraint = finding.constraint};
    if (finding.isOpen()) {
        fix.kind = FixKind::ShowFitting;
        fix.query = fittingQuery(
            m_checker, m_report, *finding.constraint, finding.domain, *finding.limit - *finding.actual);
    } else {
        fix.kind = FixKind::ShowCounted;
        fix.query = countedQuery(m_checker, *finding.constraint, finding.domain);
    }
    fixes.push_back(std::move(fix));
    return fixes;
}

std::vector<Fix> fixesFor(const Finding& finding, const Deck& deck, const DeckChecker& checker)
{
    const auto report = checker.check(deck);
    return FixFinder(checker, deck, report).fixesFor(finding);
}

} // namespace nexus::model
