#include "model/rules/legality.h"

#include "model/base/text.h"
#include "model/rules/legality_check.h"
#include "model/rules/names_today.h"
#include "model/rules/ruleset.h"
#include "model/search/query_match.h"

#include <iterator>

namespace nexus::model {

namespace {

Finding rowFinding(const char* rule, const DeckSection& section, const std::string& card)
{
    return {.rule = rule, .section = section.id, .card = card, .cards = {card}};
}

Finding formerNameFinding(std::optional<SectionId> section, const std::string& card, std::string today)
{
    return {.rule = rules::formerName,
        .severity = Severity::Warning,
        .section = std::move(section),
        .card = card,
        .cards = {std::move(today)}};
}

// Rows of plans for the sideboard count for nothing; their names are told as those of the deck.
void addFormerNames(const std::vector<SideboardPlan>& plans, const Catalogue& catalogue, std::vector<Finding>& findings)
{
    for (const auto& plan : plans)
        for (const auto* rows : {&plan.out, &plan.in})
            for (const auto& row : *rows)
                if (auto today = nameToday(catalogue, row, lookUp(catalogue, row)))
                    findings.push_back(formerNameFinding(std::nullopt, row.card, std::move(*today)));
}

bool byCardName(const Finding& a, const Finding& b)
{
    if (const auto order = compareNatural(fold(*a.card), fold(*b.card)); order != 0)
        return order < 0;
    return a.section < b.section;
}

bool sameName(const Finding& a, const Finding& b) { return fold(*a.card) == fold(*b.card); }

// One finding a card: rows of one name in several sections become one finding without a section.
void mergeSameCards(std::vector<Finding>& findings)
{
    std::vector<Finding> merged;
    for (auto& finding : findings) {
        if (merged.empty() || !sameName(merged.back(), finding) ||
            (finding.rule == rules::keyAndName && merged.back().cards != finding.cards))
            merged.push_back(std::move(finding));
        else if (merged.back().section != finding.section)
            merged.back().section.reset();
    }
    findings = std::move(merged);
}

// One finding a card and section, however many printings of it lie there.
void mergeSameRows(std::vector<Finding>& findings)
{
    const auto same = [](const Finding& a, const Finding& b) { return a.section == b.section && sameName(a, b); };
    findings.erase(std::unique(findings.begin(), findings.end(), same), findings.end());
}

constexpr std::string_view typePart = "type";
constexpr std::string_view namePart = "name";

std::string_view foldedPart(const Catalogue& catalogue, CardIndex card, const std::string& part)
{
    auto field = catalogue.nameField();
    if (part != namePart)
        if (const auto attribute = catalogue.game().find(AttributeId(part)))
            field = catalogue.textField(*attribute).value_or(field);
    return catalogue.foldedField(card, field);
}

std::optional<SectionId> onlySection(const Constraint& rule)
{
    return rule.sections.size() == 1 ? std::optional(rule.sections.front()) : std::nullopt;
}

using Limit = std::optional<std::int64_t>;

std::shared_ptr<const Catalogue> poolOf(const Ruleset& ruleset, const std::shared_ptr<const Catalogue>& everything)
{
    if (!ruleset.sets.empty())
        return everything->onlySets(ruleset.sets);
    return everything->hasAnySet(ruleset.unseen) ? everything->withoutSets(ruleset.unseen) : everything;
}

Limit stricter(Limit a, Limit b) { return a && b ? std::min(a, b) : a ? a : b; }

} // namespace

DeckChecker::DeckChecker(Ruleset ruleset, std::shared_ptr<const Catalogue> catalogue)
    : m_ruleset(std::move(ruleset))
    , m_everything(std::move(catalogue))
    , m_catalogue(poolOf(m_ruleset, m_everything))
{
    const auto setOf = [this](const std::optional<Query>& query) {
        return query ? std::optional(matching(query->root, *m_catalogue)) : std::nullopt;
    };
    for (const auto& section : m_ruleset.sections) {
        m_accepted.push_back(setOf(section.accepts));
        if (!section.accepts && m_catalogue->pool())
            m_accepted.back() = *m_catalogue->pool();
    }
    for (const auto& constraint : m_ruleset.constraints) {
        m_where.push_back(setOf(constraint.where));
        std::uint32_t mask = 0;
        for (const auto& id : constraint.sections)
            if (const auto index = sectionIndex(id); index < 32)
                mask |= 1U << index;
        m_sectionMasks.push_back(mask);
    }
    for (const auto domain : m_catalogue->game().domainAttributes())
        if (std::find(m_ruleset.domains.begin(), m_ruleset.domains.end(), domain) == m_ruleset.domains.end())
            m_foreignDomains.push_back(domain);
}

const CardSet* DeckChecker::accepted(std::size_t section) const
{
    return m_accepted[section] ? &*m_accepted[section] : nullptr;
}

std::optional<std::uint16_t> DeckChecker::homeSection(CardIndex card) const
{
    for (std::uint16_t i = 0; i < m_ruleset.sections.size(); ++i)
        if (!m_ruleset.sections[i].free && accepts(i, card))
            return i;
    return std::nullopt;
}

const CardSet* DeckChecker::looksAt(std::size_t constraint) const
{
    return m_where[constraint] ? &*m_where[constraint] : nullptr;
}

bool DeckChecker::inSections(const Constraint& constraint, std::uint16_t section) const
{
    const auto index = static_cast<std::size_t>(&constraint - m_ruleset.constraints.data());
    return section < 32 && ((m_sectionMasks[index] >> section) & 1U) != 0;
}

std::uint16_t DeckChecker::sectionIndex(const SectionId& id) const
{
    for (std::size_t i = 0; i < m_ruleset.sections.size(); ++i)
        if (m_ruleset.sections[i].id == id)
            return static_cast<std::uint16_t>(i);
    return noSection;
}

bool DeckChecker::isFree(const SectionId& section) const { return isFreeSection(m_ruleset, section); }

std::vector<ResolvedRow> DeckChecker::resolve(const Deck& deck, std::vector<Finding>* findings) const
{
    std::vector<Finding> unknown, ambiguous, contradicting, outside, misplaced, renamed;
    std::vector<ResolvedRow> rows;
    std::size_t total = 0;
    for (const auto& section : deck.sections)
        total += section.entries.size();
    rows.reserve(total);

    for (const auto& section : deck.sections) {
        const auto index = sectionIndex(section.id);
        const bool known = index != noSection;
        const bool free = isFree(section.id);
        const CardSet* fits = known ? accepted(index) : nullptr;
        for (const auto& entry : section.entries) {
            // A key names one card: when that card is outside the pool, another of its name is not meant.
            const bool keyOutside = m_catalogue->pool() && entry.key && !m_catalogue->byKey(entry.key->str()) &&
                                    m_everything->byKey(entry.key->str());
            auto found = keyOutside ? CardLookup{} : lookUp(*m_catalogue, entry, fits);
            rows.push_back({&entry, index, found.card, entry.count});
            if (!findings)
                continue;
            if (auto today = nameToday(*m_catalogue, entry, found))
                renamed.push_back(formerNameFinding(section.id, entry.card, std::move(*today)));
            if (free)
                continue;
            if (found.card) {
                if (!known || (fits && !fits->contains(*found.card)))
                    misplaced.push_back(
                        rowFinding(rules::wrongSection, section, unambiguousName(*m_catalogue, *found.card)));
            } else if (!found.choices.empty()) {
                auto finding = rowFinding(
                    found.contradicts ? rules::keyAndName : rules::ambiguousCard, section, entry.card);
                finding.cards.clear();
                for (const auto card : found.choices)
                    finding.cards.push_back(unambiguousName(*m_catalogue, card));
                (found.contradicts ? contradicting : ambiguous).push_back(std::move(finding));
            } else {
                const auto elsewhere = m_catalogue->pool() ? lookUp(*m_everything, entry) : CardLookup{};
                const bool exists = elsewhere.card || !elsewhere.choices.empty();
                (exists ? outside : unknown)
                    .push_back(rowFinding(exists ? rules::notInPool : rules::unknownCard, section, entry.card));
            }
        }
    }
    if (findings)
        addFormerNames(deck.plans, *m_catalogue, renamed);
    for (auto* group : {&unknown, &ambiguous, &contradicting, &outside, &misplaced, &renamed}) {
        std::stable_sort(group->begin(), group->end(), byCardName);
        group == &misplaced ? mergeSameRows(*group) : mergeSameCards(*group);
        if (findings)
            std::move(group->begin(), group->end(), std::back_inserter(*findings));
    }
    return rows;
}

std::vector<Summed> summedBy(const Ruleset& ruleset, const Constraint& rule)
{
    if (rule.forEachDomain)
        return {ruleset.domains.begin(), ruleset.domains.end()};
    return {rule.attribute};
}

std::int64_t valueOf(const DeckChecker& checker, CardIndex card, const Summed& what)
{
    const auto& catalogue = checker.catalogue();
    if (const auto* attribute = std::get_if<AttributeIndex>(&what))
        return catalogue.number(card, *attribute).value_or(0);
    std::int64_t sum = 0;
    for (const auto domain : checker.ruleset().domains)
        sum += catalogue.number(card, domain).value_or(0);
    return sum;
}

std::string distinctValue(const DeckChecker& checker, const Constraint& rule, CardIndex card)
{
    const auto& catalogue = checker.catalogue();
    const auto attribute = std::get<AttributeIndex>(rule.attribute);
    if (const auto field = catalogue.textField(attribute))
        return std::string(catalogue.foldedField(card, *field));
    const auto number = catalogue.number(card, attribute);
    return number ? std::to_string(*number) : std::string();
}

std::optional<std::int64_t> copyLimit(const DeckChecker& checker, const Constraint& rule, CardIndex card)
{
    if (const auto* number = std::get_if<std::int64_t>(&rule.limit))
        return *number;
    if (const auto value = checker.catalogue().number(card, std::get<AttributeIndex>(rule.limit)))
        return *value;
    return std::nullopt;
}

bool takesCardsForOne(const DeckChecker& checker, const Constraint& rule)
{
    return rule.identity != checker.catalogue().game().identity;
}

bool sameIdentity(const DeckChecker& checker, const Constraint& rule, CardIndex a, CardIndex b)
{
    const auto& catalogue = checker.catalogue();
    if (a == b)
        return true;
    if (!takesCardsForOne(checker, rule))
        return false;
    return std::all_of(rule.identity.begin(), rule.identity.end(), [&](const std::string& part) {
        return part == typePart ? catalogue.types(a).front() == catalogue.types(b).front()
                                : foldedPart(catalogue, a, part) == foldedPart(catalogue, b, part);
    });
}

std::string identityOf(const DeckChecker& checker, const Constraint& rule, CardIndex card)
{
    return takesCardsForOne(checker, rule) ? identityOf(checker.catalogue(), rule.identity, card)
                                           : std::to_string(card);
}

std::string identityOf(const Catalogue& catalogue, const std::vector<std::string>& parts, CardIndex card)
{
    std::string text;
    for (const auto& part : parts) {
        if (part == typePart)
            text += std::to_string(catalogue.types(card).front());
        else
            text += foldedPart(catalogue, card, part);
        text += '\n'; // no folded field holds one
    }
    return text;
}

LegalityCheck::LegalityCheck(const DeckChecker& checker, const Deck& deck)
    : m_checker(checker)
    , m_deck(deck)
    , m_catalogue(checker.catalogue())
    , m_rows(checker.resolve(deck, &m_report.findings))
{
}

LegalityReport DeckChecker::check(const Deck& deck) const { return LegalityCheck(*this, deck).run(); }

LegalityReport LegalityCheck::run()
{
    const auto& ruleset = m_checker.ruleset();
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        switch (ruleset.constraints[i].kind) {
        case ConstraintKind::Count: checkCount(i); break;
        case ConstraintKind::Total: checkTotal(i); break;
        case ConstraintKind::Copies: checkCopies(i); break;
        case ConstraintKind::Within: checkWithin(i); break;
        case ConstraintKind::Distinct: checkDistinct(i); break;
        }
    }
    for (const auto& figure : m_catalogue.game().figures) {
        const auto section = m_checker.sectionIndex(figure.section);
        if (section == DeckChecker::noSection)
            m_report.figures.emplace_back();
        else if (!figure.attribute)
            m_report.figures.emplace_back(m_deck.copies(figure.section));
        else if (const auto attribute = m_catalogue.game().find(*figure.attribute))
            m_report.figures.emplace_back(sectionTotal(section, *attribute));
    }
    return std::move(m_report);
}

const Constraint& LegalityCheck::constraint(std::size_t index) const { return m_checker.ruleset().constraints[index]; }

bool LegalityCheck::counts(std::size_t index, const ResolvedRow& row) const
{
    if (!m_checker.inSections(constraint(index), row.section))
        return false;
    const CardSet* where = m_checker.looksAt(index);
    return !where || (row.card && where->contains(*row.card));
}

bool LegalityCheck::isEmpty(std::size_t index) const
{
    return std::none_of(m_rows.begin(), m_rows.end(),
        [&](const auto& row) { return m_checker.inSections(constraint(index), row.section); });
}

std::int64_t LegalityCheck::countOf(std::size_t index) const
{
    std::int64_t sum = 0;
    for (const auto& row : m_rows)
        if (counts(index, row))
            sum += row.count;
    return sum;
}

std::int64_t LegalityCheck::totalOf(std::size_t index, const Summed& what) const
{
    std::int64_t sum = 0;
    for (const auto& row : m_rows)
        if (row.card && counts(index, row))
            sum += valueOf(m_checker, *row.card, what) * row.count;
    return sum;
}

std::int64_t LegalityCheck::sectionTotal(std::uint16_t section, const Summed& what) const
{
    std::int64_t sum = 0;
    for (const auto& row : m_rows)
        if (row.card && row.section == section)
            sum += valueOf(m_checker, *row.card, what) * row.count;
    return sum;
}

std::vector<std::pair<CardIndex, std::int64_t>> LegalityCheck::cardsOf(std::size_t index) const
{
    std::vector<std::pair<CardIndex, std::int64_t>> cards;
    cards.reserve(m_rows.size());
    for (const auto& row : m_rows)
        if (row.card && counts(index, row))
            cards.emplace_back(*row.card, row.count);
    std::sort(cards.begin(), cards.end());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (kept > 0 && cards[kept - 1].first == cards[i].first)
            cards[kept - 1].second += cards[i].second;
        else
            cards[kept++] = cards[i];
    }
    cards.resize(kept);
    return cards;
}

std::vector<std::string> LegalityCheck::cardsBehind(std::size_t index, std::optional<AttributeIndex> domain) const
{
    std::vector<std::string> names;
    if (!constraint(index).where && !domain)
        return names; // everything in the section
    for (const auto& [card, copies] : cardsOf(index))
        if (!domain || m_catalogue.number(card, *domain).value_or(0) > 0)
            names.push_back(unambiguousName(m_catalogue, card));
    return names;
}

void LegalityCheck::add(std::size_t index, std::int64_t actual, Bound bound, std::int64_t limit,
    std::optional<AttributeIndex> domain, std::vector<std::string> cards, bool aboutOneCard)
{
    const auto& rule = constraint(index);
    auto& finding = m_report.findings.emplace_back();
    finding.rule = rule.rule;
    finding.severity = rule.warning ? Severity::Warning : Severity::Error;
    finding.section = onlySection(rule);
    if (aboutOneCard)
        finding.card = cards.front();
    finding.domain = domain;
    if (const auto* attribute = std::get_if<AttributeIndex>(&rule.attribute); rule.kind != ConstraintKind::Count)
        finding.attribute = attribute ? std::optional(*attribute) : std::nullopt;
    finding.actual = actual;
    finding.bound = bound;
    finding.limit = limit;
    finding.constraint = static_cast<std::uint32_t>(index);
    finding.cards = std::move(cards);
}

void LegalityCheck::compare(std::size_t index, std::int64_t actual, std::optional<AttributeIndex> domain)
{
    const auto& bounds = constraint(index).bounds;
    if (constraint(index).unlessEmpty && isEmpty(index))
        return;
    if (bounds.exactly && actual != *bounds.exactly)
        add(index, actual, Bound::Exactly, *bounds.exactly, domain, cardsBehind(index, domain), false);
    if (bounds.atLeast && actual < *bounds.atLeast)
        add(index, actual, Bound::AtLeast, *bounds.atLeast, domain, cardsBehind(index, domain), false);
    if (bounds.atMost && actual > *bounds.atMost)
        add(index, actual, Bound::AtMost, *bounds.atMost, domain, cardsBehind(index, domain), false);
}

void LegalityCheck::warnMissing(std::size_t index, AttributeIndex attribute)
{
    for (const auto& [card, copies] : cardsOf(index)) {
        if (m_catalogue.number(card, attribute) || !m_missing.emplace(card, attribute).second)
            continue;
        const auto name = unambiguousName(m_catalogue, card);
        m_report.findings.push_back({.rule = rules::missingValue,
            .severity = Severity::Warning,
            .section = onlySection(constraint(index)),
            .card = name,
            .attribute = attribute,
            .cards = {name}});
    }
}

void LegalityCheck::checkCount(std::size_t index)
{
    const auto count = countOf(index);
    m_report.totals.push_back({static_cast<std::uint32_t>(index), count, {}});
    compare(index, count, std::nullopt);
}

std::set<std::string> LegalityCheck::valuesOf(std::size_t index) const
{
    std::set<std::string> values;
    for (const auto& row : m_rows)
        if (row.card && row.count > 0 && counts(index, row))
            values.insert(distinctValue(m_checker, constraint(index), *row.card));
    values.erase(std::string());
    return values;
}

void LegalityCheck::checkDistinct(std::size_t index)
{
    compare(index, static_cast<std::int64_t>(valuesOf(index).size()), std::nullopt);
}

void LegalityCheck::checkTotal(std::size_t index)
{
    const auto& rule = constraint(index);
    ConstraintTotal total{static_cast<std::uint32_t>(index), 0, {}};
    if (!rule.forEachDomain) {
        total.value = totalOf(index, rule.attribute);
        m_report.totals.push_back(total);
        compare(index, total.value, std::nullopt);
        if (const auto* attribute = std::get_if<AttributeIndex>(&rule.attribute))
            warnMissing(index, *attribute);
        return;
    }
    for (const auto domain : m_checker.ruleset().domains)
        total.perDomain.emplace_back(domain, totalOf(index, domain));
    for (const auto& [domain, value] : total.perDomain)
        compare(index, value, domain);
    m_report.totals.push_back(std::move(total));
}

std::optional<std::int64_t> LegalityCheck::strictestLimit(std::size_t index, CardIndex card) const
{
    auto limit = copyLimit(m_checker, constraint(index), card);
    if (!takesCardsForOne(m_checker, constraint(index)))
        return limit;
    for (const auto& row : m_rows)
        if (row.card && counts(index, row) && sameIdentity(m_checker, constraint(index), card, *row.card))
            limit = stricter(limit, copyLimit(m_checker, constraint(index), *row.card));
    return limit;
}

std::int64_t LegalityCheck::copiesOf(std::size_t index, CardIndex card) const
{
    const bool merged = takesCardsForOne(m_checker, constraint(index));
    const auto same = [&](CardIndex other) {
        return other == card || (merged && sameIdentity(m_checker, constraint(index), card, other));
    };
    std::int64_t copies = 0;
    for (const auto& row : m_rows)
        if (row.card && same(*row.card) && counts(index, row))
            copies += row.count;
    return copies;
}

void LegalityCheck::checkCopies(std::size_t index)
{
    auto cards = cardsOf(index);
    const bool merged = takesCardsForOne(m_checker, constraint(index));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].second == 0)
            continue; // counted with an earlier card of the same identity
        auto limit = copyLimit(m_checker, constraint(index), cards[i].first);
        std::vector<std::string> names;
        for (std::size_t j = i + 1; merged && j < cards.size(); ++j) {
            if (!sameIdentity(m_checker, constraint(index), cards[i].first, cards[j].first))
                continue;
            cards[i].second += std::exchange(cards[j].second, 0);
            limit = stricter(limit, copyLimit(m_checker, constraint(index), cards[j].first));
            names.push_back(unambiguousName(m_catalogue, cards[j].first));
        }
        if (!limit || cards[i].second <= *limit)
            continue;
        names.insert(names.begin(), unambiguousName(m_catalogue, cards[i].first));
        add(index, cards[i].second, Bound::AtMost, *limit, std::nullopt, std::move(names), true);
    }
}

void LegalityCheck::checkWithin(std::size_t index)
{
    const auto& rule = constraint(index);
    const auto section = m_checker.sectionIndex(*rule.totalOf);
    std::vector<std::pair<Summed, std::int64_t>> caps;
    for (const auto& what : summedBy(m_checker.ruleset(), rule))
        caps.emplace_back(what, sectionTotal(section, what));
    if (rule.forEachDomain)
        for (const auto domain : m_checker.foreignDomains())
            caps.emplace_back(domain, 0);
    for (const auto& [card, copies] : cardsOf(index))
        for (const auto& [what, cap] : caps) {
            const auto value = valueOf(m_checker, card, what);
            if (value <= cap)
                continue;
            const auto domain = rule.forEachDomain ? std::optional(std::get<AttributeIndex>(what)) : std::nullopt;
            std::vector<std::string> names;
            names.push_back(unambiguousName(m_catalogue, card));
            add(index, value, Bound::AtMost, cap, domain, std::move(names), true);
        }
}

} // namespace nexus::model
