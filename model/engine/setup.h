// A game before its first action: seats, decks and edition made into facts, missions laid out, the decks in the
// order of their lists, waiting for FlipInitiative. Decks need not be legal, but every card must be known.
#pragma once

#include "model/abilities/language.h"
#include "model/engine/game_state.h"
#include "model/rules/legality.h"

#include <tl/expected.hpp>

namespace nexus::model {

// What the engine needs of a card, read out of the catalogue: its role and numbers, its keywords' mechanics, and
// the abilities its rules text labels ("Active: Pay 2 CP and exhaust this unit. …").
struct ReadCard {
    CardFacts facts;
    CardWords words;
    std::vector<std::string> evolvesFrom; // folded names
};
// Where texts play, as they were understood.
[[nodiscard]] ReadCard readCard(
    const Catalogue& catalogue, CardIndex card, const TableRules& rules, const UnderstoodCard* understood = nullptr);

// Abilities of a rules text, at most four, with the costs their first sentence names and those right after it that
// begin with a cost: "Pay 2 CP. Exhaust this unit."
struct ReadAbility {
    Ability ability;
    std::string text; // without the label
};
[[nodiscard]] std::vector<ReadAbility> readAbilities(std::string_view rules, const PlayWords& words);
// Folded names after "Evolve … from", or nothing.
[[nodiscard]] std::vector<std::string> namesAfterFrom(std::string_view rules, std::string_view keyword);

struct Seat {
    std::string player; // "Alice"
    Deck deck;
    friend bool operator==(const Seat&, const Seat&) = default;
};

// Why a game cannot begin.
struct SetupProblem {
    enum class Kind {
        NoSeats,      // none, or more than maxSeats
        NotPlayable,  // the game declares no card roles
        UnknownCard,  // `card` of the seat's deck is not in the catalogue, or means several cards
        TooManyCards, // more than maxCardsInGame
        WrongPlace,   // a scene has `card` where it cannot lie, or where there is no room
        UnknownPhase, // a scene begins in `card`, which is no phase of the ruleset
    };
    Kind kind = Kind::NoSeats;
    SeatIndex seat = noSeat;
    std::string card;
    friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

// By the checker's ruleset. One seat alone is a game too: to try a deck out.
[[nodiscard]] tl::expected<GameState, SetupProblem> setUpGame(const std::vector<Seat>& seats,
    const DeckChecker& checker, Windows windows = Windows::WhenPossible, bool textsPlay = false);

} // namespace nexus::model
