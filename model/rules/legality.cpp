#include "model/rules/legality.h"

#include "model/base/text.h"
#include "model/rules/ruleset.h"
#include "model/search/query_match.h"

namespace nexus::model {

namespace {

Finding rowFinding(const char* rule, const DeckSection& section, std::string card)
{
    Finding finding;
    finding.rule = rule;
    finding.section = section.id;
    finding.cards = {card};
    finding.card = std::move(card);
    return finding;
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
        if (merged.empty() || !sameName(merged.back(), finding))
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

} // namespace

DeckChecker::DeckChecker(Ruleset ruleset, std::shared_ptr<const Catalogue> catalogue)
    : m_ruleset(std::move(ruleset))
    , m_everything(std::move(catalogue))
    , m_catalogue(m_ruleset.sets.empty() ? m_everything : m_everything->onlySets(m_ruleset.sets))
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
    std::vector<Finding> unknown, ambiguous, outside, misplaced;
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
            const bool keyOutside = !m_ruleset.sets.empty() && entry.key && !m_catalogue->byKey(entry.key->str()) &&
                                    m_everything->byKey(entry.key->str());
            auto found = keyOutside ? CardLookup{} : lookUp(*m_catalogue, entry, fits);
            rows.push_back({&entry, index, found.card, entry.count});
            if (free || !findings)
                continue;
            if (found.card) {
                if (!known || (fits && !fits->contains(*found.card)))
                    misplaced.push_back(
                        rowFinding(rules::wrongSection, section, unambiguousName(*m_catalogue, *found.card)));
            } else if (!found.choices.empty()) {
                ambiguous.push_back(rowFinding(rules::ambiguousCard, section, entry.card));
                ambiguous.back().cards.clear();
                for (const auto card : found.choices)
                    ambiguous.back().cards.push_back(unambiguousName(*m_catalogue, card));
            } else {
                const auto elsewhere = m_ruleset.sets.empty() ? CardLookup{} : lookUp(*m_everything, entry);
                const bool exists = elsewhere.card || !elsewhere.choices.empty();
                (exists ? outside : unknown)
                    .push_back(rowFinding(exists ? rules::notInPool : rules::unknownCard, section, entry.card));
            }
        }
    }
    for (auto* group : {&unknown, &ambiguous, &outside, &misplaced}) {
        std::stable_sort(group->begin(), group->end(), byCardName);
        group == &misplaced ? mergeSameRows(*group) : mergeSameCards(*group);
        if (findings)
            std::move(group->begin(), group->end(), std::back_inserter(*findings));
    }
    return rows;
}

} // namespace nexus::model
