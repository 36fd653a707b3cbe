#include "model/advice/fixes.h"

#include "model/advice/completion_fixes.h"
#include "model/advice/fix_queries.h"
#include "model/base/text.h"
#include "model/search/suggest.h"

namespace nexus::model {

namespace {

constexpr std::size_t maxNames = 3;

} // namespace

FixFinder::FixFinder(const DeckChecker& checker, const Deck& deck, const LegalityReport& report)
    : m_checker(checker)
    , m_deck(deck)
    , m_report(report)
    , m_rows(checker.resolve(deck))
{
    for (std::size_t section = 0; section < deck.sections.size(); ++section)
        for (std::size_t entry = 0; entry < deck.sections[section].entries.size(); ++entry)
            m_places.emplace_back(section, entry);
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

// The rows of these cards that the constraint looks at: optional sections first, then from the last section on.
std::vector<FixFinder::Taken> FixFinder::rowsOf(const std::vector<std::string>& cards, std::uint32_t constraint) const
{
    const auto& rule = m_checker.ruleset().constraints[constraint];
    const auto& sections = m_checker.ruleset().sections;
    const CardSet* where = m_checker.looksAt(constraint);
    std::vector<Taken> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].card && m_checker.inSections(rule, m_rows[i].section) &&
            (!where || where->contains(*m_rows[i].card)) &&
            std::find(cards.begin(), cards.end(), cardName(i)) != cards.end())
            rows.push_back({i, m_rows[i].count});
    std::stable_sort(rows.begin(), rows.end(), [&](const Taken& a, const Taken& b) {
        const auto first = m_rows[a.row].section, second = m_rows[b.row].section;
        if (sections[first].optional != sections[second].optional)
            return sections[first].optional;
        return first != second ? first > second : a.row > b.row;
    });
    return rows;
}

// The rows an unknown, ambiguous or outside name stands in, those that count for nothing left out.
std::vector<FixFinder::Taken> FixFinder::rowsNamed(const Finding& finding) const
{
    std::vector<Taken> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& section = m_deck.sections[m_places[i].first].id;
        if (!m_rows[i].card && !m_checker.isFree(section) && fold(m_rows[i].entry->card) == fold(*finding.card))
            rows.push_back({i, m_rows[i].count});
    }
    return rows;
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
    Fix givers;
    givers.kind = FixKind::ShowGivers;
    givers.cards = {*finding.card};
    givers.section = rule.totalOf;
    givers.query = giversQuery(m_checker, *finding.constraint, finding.domain);
    fixes.push_back(std::move(givers));
    for (auto& fix : fixes)
        fix.constraint = finding.constraint;
    return fixes;
}

std::vector<Fix> FixFinder::placeFixes(const Finding& finding) const
{
    std::vector<Taken> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].card && m_deck.sections[m_places[i].first].id == *finding.section && cardName(i) == *finding.card)
            rows.push_back({i, m_rows[i].count});
    std::vector<Fix> fixes;
    if (rows.empty())
        return fixes;
    const auto card = *m_rows[rows.front().row].card;
    const auto& sections = m_checker.ruleset().sections;
    for (std::uint16_t i = 0; i < sections.size(); ++i) {
        const CardSet* accepted = m_checker.accepted(i);
        if (sections[i].free || (accepted && !accepted->contains(card)))
            continue;
        if (auto fix = moveTo(rows, sections[i].id, *finding.card); fix && !newErrorAbout(*finding.card, *fix->edit))
            fixes.push_back(std::move(*fix));
        break;
    }
    auto out = takeOut(rows, {*finding.card});
    if (newErrorAbout(*finding.card, *out.edit)) { // its copies elsewhere were carried by those at the wrong place
        rows.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (m_rows[i].card == card && !m_checker.isFree(m_deck.sections[m_places[i].first].id))
                rows.push_back({i, m_rows[i].count});
        out = takeOut(rows, {*finding.card});
    }
    fixes.push_back(std::move(out));
    return fixes;
}

std::vector<Fix> FixFinder::nameFixes(const Finding& finding) const
{
    const auto rows = rowsNamed(finding);
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
    if (finding.section == m_checker.ruleset().tableRules.deck && isForCompletion(m_checker.ruleset(), finding)) {
        Fix ways;
        ways.kind = FixKind::ShowWays;
        ways.section = finding.section;
        ways.constraint = finding.constraint;
        fixes.push_back(std::move(ways));
    }
    Fix fix;
    fix.constraint = finding.constraint;
    fix.cards = finding.cards;
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
