// What each card of decks is worth, by games that were played with it: with its known bias, and with care for how many
// cards are looked at.
#pragma once

#include "model/lab/series.h"
#include "model/lab/statistics.h"

namespace nexus::model {

struct CardWorth {
    std::string card;
    CardTally tally;
    Difference difference;   // of the share won by who draws it in a round, to who has not drawn it by then
    bool isCompared = false; // some drew it while others had not
    bool stands = false;     // though so many cards were looked at
};
// Of all decks of a series, the surest first.
[[nodiscard]] std::vector<CardWorth> worthOf(const std::vector<GamesTally>& tallies);

} // namespace nexus::model
