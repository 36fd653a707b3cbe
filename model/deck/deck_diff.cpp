#include "model/deck/deck_diff.h"

#include "model/base/text.h"

#include <unordered_map>

namespace nexus::model {

namespace {

// The cards of one section of two decks. An entry without a key joins the first card of its name.
class ComparedCards {
public:
    ComparedCards(const DeckSection* before, const DeckSection* after)
    {
        if (before)
            for (const auto& entry : before->entries) {
                m_before.push_back(place(entry));
                m_cards[m_before.back()].from += entry.count;
            }
        if (after)
            for (const auto& entry : after->entries) {
                m_after.push_back(place(entry));
                auto& card = m_cards[m_after.back()];
                if (card.to == 0)
                    card.card = entry;
                card.to += entry.count;
            }
    }
    [[nodiscard]] const std::vector<CardDifference>& all() const { return m_cards; }
    // Positions in all() of the entries of either section.
    [[nodiscard]] const std::vector<std::size_t>& before() const { return m_before; }
    [[nodiscard]] const std::vector<std::size_t>& after() const { return m_after; }

private:
    std::size_t place(const DeckEntry& entry)
    {
        if (entry.key)
            if (const auto known = m_byKey.find(entry.key->str()); known != m_byKey.end())
                return known->second;
        auto& named = m_byName[fold(entry.card)];
        const auto same = std::find_if(
            named.begin(), named.end(), [&](auto at) { return sameCard(m_known[at], entry); });
        const auto position = same == named.end() ? m_cards.size() : *same;
        if (same == named.end()) {
            named.push_back(position);
            m_cards.push_back({entry, 0, 0});
            m_known.push_back(entry);
        }
        if (entry.key && !m_known[position].key)
            m_known[position].key = entry.key;
        if (entry.key)
            m_byKey.emplace(entry.key->str(), position);
        return position;
    }

    std::vector<CardDifference> m_cards;
    std::vector<DeckEntry> m_known; // by what entries are recognised
    std::vector<std::size_t> m_before, m_after;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
    std::unordered_map<std::string, std::size_t> m_byKey;
};

std::vector<SectionId> sectionsOf(const Deck& before, const Deck& after)
{
    std::vector<SectionId> ids;
    for (const auto* deck : {&before, &after})
        for (const auto& section : deck->sections)
            if (std::find(ids.begin(), ids.end(), section.id) == ids.end())
                ids.push_back(section.id);
    return ids;
}

// The earlier section with the cards that differ as the later one has them, each where it was.
std::vector<DeckEntry> merged(const DeckSection* before, const DeckSection* after)
{
    const ComparedCards cards(before, after);
    std::vector<std::vector<DeckEntry>> later(cards.all().size());
    for (std::size_t i = 0; i < cards.after().size(); ++i)
        later[cards.after()[i]].push_back(after->entries[i]);
    std::vector<DeckEntry> entries;
    for (std::size_t i = 0; i < cards.before().size(); ++i) {
        const auto card = cards.before()[i];
        if (cards.all()[card].from == cards.all()[card].to)
            entries.push_back(before->entries[i]);
        else
            for (auto& entry : std::exchange(later[card], {}))
                entries.push_back(std::move(entry));
    }
    for (std::size_t card = 0; card < later.size(); ++card)
        if (cards.all()[card].from == 0)
            entries.insert(entries.end(), later[card].begin(), later[card].end());
    return entries;
}

std::vector<SectionDifference> compared(const Deck& before, const Deck& after, bool all)
{
    std::vector<SectionDifference> sections;
    for (const auto& id : sectionsOf(before, after)) {
        SectionDifference section{id, ComparedCards(before.section(id), after.section(id)).all()};
        if (!all)
            std::erase_if(section.cards, [](const CardDifference& card) { return card.from == card.to; });
        std::stable_sort(section.cards.begin(), section.cards.end(),
            [](const auto& a, const auto& b) { return compareNatural(fold(a.card.card), fold(b.card.card)) < 0; });
        if (!section.cards.empty())
            sections.push_back(std::move(section));
    }
    return sections;
}

} // namespace

DeckDiff deckDiff(const Deck& before, const Deck& after)
{
    DeckDiff diff;
    diff.sections = compared(before, after, false);
    for (const auto which : {DeckField::Name, DeckField::Author, DeckField::Notes, DeckField::Ruleset})
        if (fieldOf(before, which) != fieldOf(after, which))
            diff.fields.push_back({which, fieldOf(before, which), fieldOf(after, which)});
    if (before.tags != after.tags)
        diff.tags = TagsDifference{before.tags, after.tags};
    if (before.plans != after.plans)
        diff.plans = PlansDifference{before.plans, after.plans};
    return diff;
}

std::vector<SectionDifference> sideBySide(const Deck& before, const Deck& after)
{
    return compared(before, after, true);
}

DeckEdit editBetween(const Deck& before, const Deck& after)
{
    const auto diff = deckDiff(before, after);
    EditGroup group;
    for (const auto& change : diff.fields)
        group.edits.push_back({SetField{change.field, change.to}});
    if (diff.tags)
        group.edits.push_back({SetTags{diff.tags->to}});
    if (diff.plans)
        group.edits.push_back({SetPlans{diff.plans->to}});
    for (const auto& section : diff.sections)
        group.edits.push_back(
            {ReplaceSection{{section.section, merged(before.section(section.section), after.section(section.section))},
                before.sections.size() + after.sections.size()}});
    return {std::move(group)};
}

} // namespace nexus::model
