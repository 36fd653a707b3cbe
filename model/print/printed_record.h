// What of each deck was printed as proxies last, so that the next print can be of what changed since: a card counts as
// changed where its face is another one than was printed, or where more copies are wanted than were.
#pragma once

#include <map>
#include <string>

namespace nexus::model {

struct PrintedCard {
    int copies = 0;
    std::string face; // a fingerprint of what stood on it
    friend bool operator==(const PrintedCard&, const PrintedCard&) = default;
};

using PrintedDeck = std::map<std::string, PrintedCard>;   // by card key and printing, as the printer names them
using PrintedRecord = std::map<std::string, PrintedDeck>; // by the folded name of the deck

// Copies of this face that lie on the table from earlier prints.
[[nodiscard]] int printedCopies(const PrintedDeck& deck, const std::string& card, const std::string& face);
// `printed` in `added` copies are new ones where the print was of what changed; else they are the deck printed again.
void remember(PrintedRecord& record, const std::string& deck, const PrintedDeck& printed, bool added);

} // namespace nexus::model
