#include "app/cli/card_reading.h"

#include "app/cli/deck_reading.h"
#include "model/base/text.h"
#include "model/deck/card_lookup.h"
#include "model/search/suggest.h"

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

} // namespace nexus::app::cli
