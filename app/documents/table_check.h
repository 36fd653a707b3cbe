// A deck check at the table: cards called out against a player's list, one by one. Between games copies of the
// sideboard may lie there for as many of the deck; whether the deck is legal so is asked of the one checker.
#pragma once

#include "model/rules/legality.h"

#include <memory>
#include <string>
#include <vector>

namespace nexus::app {

struct CalledCard {
    model::CardIndex card = 0;
    int inDeck = 0, inSide = 0; // copies of the list: in what is played, in the sideboard
    int called = 0;
    [[nodiscard]] int missing() const { return std::max(0, inDeck - called); }
    [[nodiscard]] int fromSide() const { return std::clamp(called - inDeck, 0, inSide); }
    [[nodiscard]] int strange() const { return std::max(0, called - inDeck - inSide); } // not in the list at all
};

class TableCheck {
public:
    TableCheck(model::Deck list, std::shared_ptr<const model::DeckChecker> checker);

    // Copies below 0 take some back; never fewer than none.
    void call(model::CardIndex card, int copies);
    // Instead of what has been called: all that this list plays, without its sideboard.
    void callAll(const model::Deck& lying);
    void clear();

    // Those of the list as it has them, then others as they were called.
    [[nodiscard]] const std::vector<CalledCard>& cards() const { return m_cards; }
    [[nodiscard]] const model::DeckChecker& checker() const { return *m_checker; }
    [[nodiscard]] int called() const;
    [[nodiscard]] int played() const; // copies that lie at the table, by the list
    // Everything lies there that the list or a swap of the sideboard has, and nothing else.
    [[nodiscard]] bool fits() const;
    // How it stands, a sentence each: what is wrong first, then what is still to be called.
    [[nodiscard]] std::vector<std::string> sentences() const;
    // The list with the copies exchanged that the sideboard has given.
    [[nodiscard]] model::Deck asPlayed() const;

private:
    template <class Take> void eachOf(const model::Deck& deck, Take take) const;
    CalledCard& find(model::CardIndex card);
    [[nodiscard]] int sum(int (CalledCard::*of)() const) const;

    model::Deck m_list;
    std::shared_ptr<const model::DeckChecker> m_checker;
    std::vector<CalledCard> m_cards;
};

} // namespace nexus::app
