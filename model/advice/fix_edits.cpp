// The edits that fixes are made of: rows taken out, moved, renamed.
#include "model/advice/fixes.h"

#include "model/base/text.h"

#include <set>

namespace nexus::model {

namespace {

// Changes to some sections, as one edit that fits the deck they were taken from.
class SectionChanges {
public:
    explicit SectionChanges(const Deck& deck)
        : m_before(deck)
        , m_after(deck)
    {
    }
    Deck& deck() { return m_after; }
    void dropEmptyRows()
    {
        for (auto& section : m_after.sections)
            std::erase_if(section.entries, [](const DeckEntry& entry) { return entry.count == 0; });
    }
    [[nodiscard]] DeckEdit edit() const
    {
        EditGroup group;
        for (std::size_t i = 0; i < m_after.sections.size(); ++i)
            if (i >= m_before.sections.size() || m_before.sections[i] != m_after.sections[i])
                group.edits.push_back({ReplaceSection{m_after.sections[i], i, true}});
        return {std::move(group)};
    }

private:
    const Deck& m_before;
    Deck m_after;
};

std::set<std::string> kindsAbout(const LegalityReport& report, const std::string& card)
{
    std::set<std::string> rules;
    for (const auto& finding : report.findings)
        if (finding.severity == Severity::Error && finding.card && fold(*finding.card) == fold(card))
            rules.insert(finding.rule);
    return rules;
}

} // namespace

Fix FixFinder::takeOut(const std::vector<Taken>& taken, std::vector<std::string> cards) const
{
    SectionChanges changes(m_deck);
    Fix fix;
    fix.cards = std::move(cards);
    for (const auto& [row, copies] : taken) {
        changes.deck().sections[m_places[row].first].entries[m_places[row].second].count -= copies;
        fix.copies += copies;
    }
    changes.dropEmptyRows();
    fix.edit = changes.edit();
    return fix;
}

std::optional<Fix> FixFinder::moveTo(
    const std::vector<Taken>& taken, const SectionId& to, const std::string& card) const
{
    SectionChanges changes(m_deck);
    Fix fix;
    fix.kind = FixKind::Move;
    fix.section = to;
    fix.cards = {card};
    for (const auto& [row, copies] : taken) {
        auto& entry = changes.deck().sections[m_places[row].first].entries[m_places[row].second];
        const DeckEntry moved = entry;
        entry.count = 0;
        fix.copies += copies;
        if (!addCopies(changes.deck().sectionOrNew(to), moved))
            return std::nullopt;
    }
    changes.dropEmptyRows();
    fix.edit = changes.edit();
    return fix;
}

std::optional<Fix> FixFinder::rename(
    const std::vector<Taken>& rows, const std::string& name, const std::string& card) const
{
    SectionChanges changes(m_deck);
    Fix fix;
    fix.kind = FixKind::UseName;
    fix.cards = {card};
    fix.name = name;
    for (const auto& [row, copies] : rows) {
        auto& section = changes.deck().sections[m_places[row].first];
        auto& entry = section.entries[m_places[row].second];
        DeckEntry renamed = entry;
        renamed.card = name;
        renamed.key.reset();
        fix.copies += copies;
        const auto twin = std::find_if(section.entries.begin(), section.entries.end(), [&](const DeckEntry& other) {
            return &other != &entry && other.count > 0 && other.printing == renamed.printing &&
                   sameCard(other, renamed);
        });
        if (twin == section.entries.end()) {
            entry = std::move(renamed);
            continue;
        }
        if (twin->count + entry.count > maxCopies)
            return std::nullopt;
        twin->count += entry.count;
        entry.count = 0;
    }
    changes.dropEmptyRows();
    fix.edit = changes.edit();
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

} // namespace nexus::model
