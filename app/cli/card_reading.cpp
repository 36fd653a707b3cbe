#include "app/cli/card_reading.h"

#include "app/cli/deck_reading.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <charconv>

namespace nexus::app::cli {

model::CardIndex findCard(const model::Catalogue& catalogue, const std::string& name)
{
    const auto found = model::lookUp(catalogue, name);
    if (found.card)
        return *found.card;
    const bool unknown = found.choices.empty();
    std::vector<std::string> names;
    for (const auto card : unknown ? model::suggestNames(catalogue, name, 5) : found.choices)
        names.push_back(model::unambiguousName(catalogue, card));
    const auto offered = model::joined(names, ", ");
    if (!unknown)
        throw Stop{No, "“" + name + "” is more than one card. Say which: " + offered + "."};
    throw Stop{No, "“" + name + "” is not in the catalogue." + (names.empty() ? "" : " Did you mean " + offered + "?")};
}

std::vector<model::DeckEntry> cardRows(const std::vector<std::string>& words, const model::Catalogue& catalogue)
{
    model::DeckSection rows;
    for (const auto& word : words) {
        std::string_view name = model::trimmed(word);
        int copies = 1;
        if (const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), copies);
            error == std::errc() && end < name.data() + name.size() && (*end == ' ' || *end == 'x'))
            name = model::trimmed(name.substr(static_cast<std::size_t>(end - name.data()) + 1));
        else
            copies = 1;
        model::DeckEntry row;
        row.card = model::unambiguousName(catalogue, findCard(catalogue, std::string(name)));
        row.count = copies;
        if (copies < 1 || copies > model::maxCopies || !addCopies(rows, row))
            throw Stop{Refused, "“" + word + "” is not between 1 and " + std::to_string(model::maxCopies) + " copies."};
    }
    return rows.entries;
}

} // namespace nexus::app::cli
