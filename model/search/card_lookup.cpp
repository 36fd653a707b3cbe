#include "model/search/card_lookup.h"

#include "model/base/text.h"

namespace nexus::model {

namespace {

CardLookup choose(std::vector<CardIndex> candidates, const CardSet* accepted)
{
    if (candidates.empty())
        return {};
    if (candidates.size() > 1 && accepted) {
        std::vector<CardIndex> fitting;
        for (const CardIndex card : candidates)
            if (accepted->contains(card))
                fitting.push_back(card);
        if (!fitting.empty())
            candidates = std::move(fitting);
    }
    if (candidates.size() == 1)
        return {candidates.front(), {}};
    return {std::nullopt, std::move(candidates)};
}

// "Name (Mission)": cards of that name whose type, or other part of the identity, stands in the parentheses.
std::vector<CardIndex> qualified(const Catalogue& catalogue, std::string_view folded)
{
    std::vector<CardIndex> found;
    const auto open = folded.rfind(" (");
    if (!folded.ends_with(')') || open == std::string_view::npos)
        return found;
    const auto qualifier = folded.substr(open + 2, folded.size() - open - 3);
    for (const CardIndex card : catalogue.named(folded.substr(0, open)))
        if (fold(catalogue.qualifier(card)) == qualifier || fold(catalogue.type(card)) == qualifier)
            found.push_back(card);
    return found;
}

} // namespace

CardLookup lookUp(const Catalogue& catalogue, std::string_view name, const CardSet* accepted)
{
    const std::string folded = fold(name);
    const auto range = catalogue.named(folded);
    if (range.size() == 1)
        return {range.front(), {}};
    if (range.empty())
        return choose(qualified(catalogue, folded), accepted);
    return choose({range.begin(), range.end()}, accepted);
}

CardLookup lookUp(const Catalogue& catalogue, const DeckEntry& entry, const CardSet* accepted)
{
    if (entry.key)
        if (const auto card = catalogue.byKey(entry.key->str()))
            return {*card, {}};
    return lookUp(catalogue, entry.card, accepted);
}

std::string unambiguousName(const Catalogue& catalogue, CardIndex card)
{
    std::string name(catalogue.name(card));
    if (catalogue.named(fold(name)).size() > 1)
        name += " (" + std::string(catalogue.qualifier(card)) + ")";
    return name;
}

} // namespace nexus::model
