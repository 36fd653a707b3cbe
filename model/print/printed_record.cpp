#include "model/print/printed_record.h"

#include <algorithm>

namespace nexus::model {

int printedCopies(const PrintedDeck& deck, const std::string& card, const std::string& face)
{
    const auto found = deck.find(card);
    return found != deck.end() && found->second.face == face ? found->second.copies : 0;
}

void remember(PrintedRecord& record, const std::string& deck, const PrintedDeck& printed, bool added)
{
    auto& known = record[deck];
    for (const auto& [card, now] : printed) {
        const int before = printedCopies(known, card, now.face);
        known[card] = {added ? before + now.copies : std::max(before, now.copies), now.face};
    }
}

} // namespace nexus::model
