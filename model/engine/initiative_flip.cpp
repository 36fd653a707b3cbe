#include "model/engine/initiative_flip.h"

#include "model/chances/initiative.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

static_assert(maxSeats <= maxFlippers);

// Who lives and has cards, or is alone.
static std::vector<SeatIndex> flippers(const GameState& state)
{
    const bool alone = livingPlayers(state) == 1;
    std::vector<SeatIndex> seats;
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        if (!state.players[seat].out && (alone || !state.pile(seat, Zone::Deck).empty()))
            seats.push_back(seat);
    return seats;
}

// The flip that model/chances shows for the seed, from decks in the order of their lists.
static SeatIndex flipDrawn(Table& table, std::uint64_t seed, int& flips)
{
    const auto& state = table.state;
    const auto seats = flippers(state);
    std::vector<DrawPile> piles;
    for (const auto seat : seats) {
        auto& deck = table.pile(seat, Zone::Deck);
        std::sort(deck.begin(), deck.end());
        auto& flipped = piles.emplace_back();
        flipped.copies = deck.size();
        for (const auto card : deck)
            flipped.rows.push_back({.copies = 1, .reveal = state.factsOf(card).cost});
    }
    InitiativeRecord record;
    if (seats.size() == 1)
        record.decides = 0;
    else if (!seats.empty() && !undecidable(piles))
        record = flipInitiative(piles, seed);
    for (const auto& step : record.steps) {
        ++flips;
        for (const auto& reveal : step.reveals) {
            const auto seat = seats[reveal.player];
            table.tell(Revealed{.flip = flips, .cost = static_cast<int>(reveal.shows)}, seat,
                table.pile(seat, Zone::Deck)[reveal.row]);
        }
        if (step.lowest.size() > 1)
            table.tell(FlipTied{.flip = flips, .players = static_cast<int>(step.lowest.size())});
    }
    for (const auto seat : seats)
        tableFlipRandom(seed, seat).shuffle(table.pile(seat, Zone::Deck));
    return record.decides ? seats[*record.decides] : noSeat;
}

void flipForInitiative(Table& table, std::uint64_t seed)
{
    auto& state = table.state;
    state.luck = seed;
    int flips = 0;
    state.decides = flipDrawn(table, seed, flips);
    state.stage = Stage::ChooseFirst;
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        if (!state.players[seat].out)
            table.tell(Shuffled{}, seat);
    if (state.decides == noSeat)
        table.tell(FlipUndecided{flips});
    else
        table.tell(Decides{flips}, state.decides);
}

} // namespace nexus::model
