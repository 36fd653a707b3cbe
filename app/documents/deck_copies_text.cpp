#include "app/documents/deck_copies_text.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app {

std::string stateText(const LibraryStanding& deck)
{
    std::string text = "not built";
    if (!deck.listed)
        text = "not in the library any more, " + std::to_string(deck.toGiveBack) + " to give back";
    else if (deck.stale())
        text = "built; " + std::to_string(deck.free) + " to set aside, " + std::to_string(deck.toGiveBack) +
               " to give back";
    else if (deck.built)
        text = "built";
    if (!deck.unknown.empty())
        text += "; " + plural(static_cast<std::int64_t>(deck.unknown.size()), "name", "names") +
                " not in the catalogue";
    return text;
}

std::string completionText(const model::Completion& completion)
{
    if (completion.missing == 0)
        return "complete";
    if (completion.unpriced == completion.missing)
        return "no price known";
    const auto amount = model::amountText(completion.price);
    return completion.unpriced == 0 ? amount
                                    : amount + " + " + std::to_string(completion.unpriced) + " without a price";
}

std::string ledgerText(const CardOfDecks& card)
{
    std::vector<std::string> parts;
    for (const auto& holder : card.others)
        parts.push_back(std::to_string(holder.copies) + " in " + holder.name);
    return model::joined(parts, ", ");
}

} // namespace nexus::app
