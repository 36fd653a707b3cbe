#include "model/advice/edit_effect.h"

#include "model/advice/laws.h"
#include "model/base/text.h"
#include "model/deck/deck_edit.h"

#include <cmath>
#include <map>

namespace nexus::model {

namespace {

bool isError(const Finding& finding) { return finding.severity == Severity::Error; }

} // namespace

bool sameFault(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.card == b.card && a.domain == b.domain && a.section == b.section;
}

std::int64_t gapOf(const Finding& finding)
{
    return finding.actual && finding.limit ? std::abs(*finding.actual - *finding.limit) : 1;
}

std::size_t errorsOf(const LegalityReport& report)
{
    return static_cast<std::size_t>(std::count_if(report.findings.begin(), report.findings.end(), isError));
}

std::vector<CardChange> changesBetween(const Deck& before, const Deck& after)
{
    std::vector<CardChange> changes;
    for (const auto& section : deckDiff(before, after).sections)
        for (const auto& card : section.cards)
            changes.push_back({section.section, card.card.card, card.to - card.from});
    return changes;
}

std::int64_t movedCopies(const std::vector<CardChange>& changes)
{
    std::int64_t copies = 0;
    for (const auto& change : changes)
        copies += std::abs(change.delta);
    return copies;
}

std::optional<EditEffect> effectOf(const DeckChecker& checker, const Deck& deck, const DeckEdit& edit)
{
    EditEffect effect{{}, deck, {}};
    if (!apply(effect.deck, edit))
        return std::nullopt;
    effect.changes = changesBetween(deck, effect.deck);
    effect.report = checker.check(effect.deck);
    return effect;
}

std::int64_t changedCopies(const std::vector<CardChange>& changes)
{
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> cards; // out, in
    for (const auto& change : changes) {
        auto& [out, in] = cards[fold(change.card)];
        (change.delta < 0 ? out : in) += std::abs(change.delta);
    }
    std::int64_t copies = 0;
    for (const auto& [name, moved] : cards)
        copies += std::max(moved.first, moved.second);
    return copies;
}

bool mends(const LegalityReport& before, const LegalityReport& after, const Finding& finding, bool mayLeaveShort)
{
    const MendedFaults faults(before);
    return faults.mends(faults.left(after, mayLeaveShort), finding);
}

MendedFaults::MendedFaults(const LegalityReport& before)
{
    for (const auto& finding : before.findings) {
        if (!isError(finding))
            continue;
        const auto [at, isNew] = m_numbers.try_emplace(faultOf(finding), m_gaps.size());
        if (isNew)
            m_gaps.emplace_back();
        if (auto& gap = m_gaps[at->second][finding.isOpen()]; !gap)
            gap = gapOf(finding);
    }
}

MendedFaults::Fault MendedFaults::faultOf(const Finding& finding)
{
    return {finding.rule, finding.card ? "=" + *finding.card : std::string(),
        finding.domain ? std::int64_t{*finding.domain} : -1,
        finding.section ? "=" + finding.section->str() : std::string()};
}

std::size_t MendedFaults::numberOf(const Finding& finding) const
{
    const auto at = m_numbers.find(faultOf(finding));
    return at == m_numbers.end() ? m_gaps.size() : at->second;
}

MendedFaults::Left MendedFaults::left(const LegalityReport& after, bool mayLeaveShort) const
{
    constexpr std::size_t enough = 2; // no finding is about both
    Left left{std::vector<std::int64_t>(m_gaps.size(), -1), {}};
    for (const auto& finding : after.findings) {
        if (!isError(finding))
            continue;
        const auto number = numberOf(finding);
        const bool isKnown = number < m_gaps.size();
        const auto gap = gapOf(finding);
        if (isKnown)
            left.gaps[number] = std::max(left.gaps[number], gap);
        const auto known = isKnown ? m_gaps[number][finding.isOpen()] : std::nullopt;
        const bool isFine = (finding.isOpen() && mayLeaveShort) || (known && gap <= *known);
        if (!isFine && left.worse.size() < enough && (left.worse.empty() || left.worse.front() != number || !isKnown))
            left.worse.push_back(number);
    }
    return left;
}

std::int64_t MendedFaults::newIn(const LegalityReport& after) const
{
    return std::count_if(after.findings.begin(), after.findings.end(), [&](const Finding& left) {
        const auto number = isError(left) ? numberOf(left) : 0;
        return isError(left) && (number == m_gaps.size() || !m_gaps[number][left.isOpen()]);
    });
}

bool MendedFaults::mends(const Left& left, const Finding& finding) const
{
    const auto number = numberOf(finding);
    return number < m_gaps.size() && left.gaps[number] < gapOf(finding) &&
           std::all_of(left.worse.begin(), left.worse.end(), [&](std::size_t worse) { return worse == number; });
}

std::int64_t newErrors(const LegalityReport& before, const LegalityReport& after)
{
    return MendedFaults(before).newIn(after);
}

std::vector<std::pair<std::size_t, std::size_t>> entryPlaces(const Deck& deck)
{
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (std::size_t section = 0; section < deck.sections.size(); ++section)
        for (std::size_t entry = 0; entry < deck.sections[section].entries.size(); ++entry)
            places.emplace_back(section, entry);
    return places;
}

std::optional<Deck> withChanges(const DeckChecker& checker, const Deck& deck, std::span<const SectionCopies> changes)
{
    const auto rows = checker.resolve(deck);
    const auto places = entryPlaces(deck);
    Deck after = deck;
    for (const auto& change : changes) {
        int left = change.copies;
        for (auto row = rows.size(); row-- > 0 && left != 0;) {
            if (rows[row].section != change.section || rows[row].card != change.card)
                continue;
            auto& count = after.sections[places[row].first].entries[places[row].second].count;
            const int by = left < 0 ? std::max(left, -count) : left;
            count += by;
            left -= by;
            if (count > maxCopies)
                return std::nullopt;
        }
        if (left < 0)
            return std::nullopt;
        if (left > 0 && !addCopies(after.sectionOrNew(checker.ruleset().sections[change.section].id),
                            entryFor(checker, change.card, left)))
            return std::nullopt;
    }
    for (auto& section : after.sections)
        std::erase_if(section.entries, [](const DeckEntry& entry) { return entry.count == 0; });
    return after;
}

} // namespace nexus::model
