#include "model/deck/deck.h"

#include "model/base/text.h"

namespace nexus::model {

const DeckSection* Deck::section(const SectionId& id) const
{
    for (const auto& section : sections)
        if (section.id == id)
            return &section;
    return nullptr;
}

DeckSection& Deck::sectionOrNew(const SectionId& id)
{
    for (auto& section : sections)
        if (section.id == id)
            return section;
    return sections.emplace_back(DeckSection{id, {}});
}

int Deck::copies(const SectionId& id) const
{
    int total = 0;
    if (const auto* found = section(id))
        for (const auto& entry : found->entries)
            total += entry.count;
    return total;
}

bool addCopies(DeckSection& section, const DeckEntry& entry)
{
    for (auto& present : section.entries)
        if (present.printing == entry.printing && sameCard(present, entry)) {
            if (entry.count > maxCopies - present.count)
                return false;
            present.count += entry.count;
            return true;
        }
    if (entry.count > maxCopies)
        return false;
    section.entries.push_back(entry);
    return true;
}

bool sameCard(const DeckEntry& a, const DeckEntry& b)
{
    if (a.key && b.key)
        return *a.key == *b.key;
    return a.card == b.card || fold(a.card) == fold(b.card);
}

} // namespace nexus::model
