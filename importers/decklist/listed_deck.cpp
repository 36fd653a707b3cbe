#include "importers/decklist/listed_deck.h"

#include "importers/reason_words.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

std::string tooManyCopies()
{
    return filled(ReasonWords::tr("brings this card over %1 copies"), {std::to_string(model::maxCopies)});
}

using namespace std::string_literals;

namespace {

std::size_t found(const std::unordered_map<std::string, std::size_t>& entries, const std::string& name)
{
    const auto it = entries.find(name);
    return it == entries.end() ? std::string::npos : it->second;
}

} // namespace

void ListedDeck::moveDown(std::size_t lines)
{
    line += lines;
    for (auto* problems : {&unread, &passed})
        for (auto& problem : *problems)
            problem.line += problem.line > 0 ? lines : 0;
    for (auto& value : values)
        value.line += lines;
    for (auto& name : names)
        name.line += lines;
    for (auto& playset : playsets)
        playset.line += lines;
    for (auto& block : blocks)
        block += lines;
}

tl::expected<DeckRows::Added, std::string> DeckRows::add(
    model::Deck& deck, const model::SectionId& id, const model::DeckEntry& entry)
{
    if (!m_sections.contains(id.str()) && m_sections.size() >= maxDeckSections)
        return tl::unexpected(ReasonWords::tr("is in one section too many: a deck has at most 100"));
    auto& section = deck.sectionOrNew(id);
    auto& known = m_sections[id.str()];
    const std::string name = entry.printing + "\n" + model::fold(entry.card);
    const std::string key = entry.key ? entry.printing + "\n" + entry.key->str() : std::string();
    // model::sameCard: by key where both have one, else by name.
    const auto same = entry.key ? std::min(found(known.byKey, key), found(known.byNameKeyless, name))
                                : found(known.byName, name);
    if (same != std::string::npos) {
        auto& present = section.entries[same];
        if (present.count + entry.count > model::maxCopies)
            return tl::unexpected(tooManyCopies());
        present.count += entry.count;
        return Added{same, false};
    }
    if (section.entries.size() >= maxSectionRows)
        return tl::unexpected(ReasonWords::tr("is one row too many: a section has at most 2,000"));
    if (m_rows >= maxDeckRows)
        return tl::unexpected(ReasonWords::tr("is one row too many: a deck has at most 10,000"));
    ++m_rows;
    const auto index = section.entries.size();
    known.byName.emplace(name, index);
    if (entry.key)
        known.byKey.emplace(key, index);
    else
        known.byNameKeyless.emplace(name, index);
    section.entries.push_back(entry);
    return Added{index, true};
}

} // namespace nexus::importers
