// Words for what lies on a table and what can be done with it: rows of the action list, what an attack would do, how a
// card stands, whose word is waited for. What has happened is told by game_log. Numbers come from the engine alone: an
// attack is foreseen by letting it happen on a copy.
#pragma once

#include "model/cards/catalogue.h"
#include "model/engine/apply.h"
#include "model/engine/text_choices.h"

#include <optional>
#include <string>

namespace nexus::app {

// "back left", "discard pile".
[[nodiscard]] std::string quadrantWords(model::Quadrant quadrant);
// "front row", "left column": what the Quadrant stands for.
[[nodiscard]] std::string lineWords(model::Extent extent, model::Quadrant quadrant);
[[nodiscard]] std::string pileWords(model::Zone zone);
// What a state of a card is called: "exhausted", "Suppressed"; keywords by the game's own word.
[[nodiscard]] std::string flagWords(const model::GameFacts& facts, model::CardFlag flag);

// When a game stops for triggered abilities: "where one fits what has happened".
[[nodiscard]] std::string windowsWords(model::Windows windows);

class TableWords {
public:
    // The state has to outlive this.
    explicit TableWords(const model::GameState& state);

    struct ActionText {
        std::string what;   // "Attack Mire Stalker"
        std::string detail; // "3 against 3: suppressed", "4 CP, leaves 3"; may be empty
    };
    [[nodiscard]] ActionText action(const model::Action& action) const;
    // "3 against 3: suppressed"; nothing of other actions.
    [[nodiscard]] std::string outcome(const model::Action& attack) const;
    // The same of an attack that has been made; nothing where none of that card is told of.
    [[nodiscard]] static std::string fought(
        const model::Happenings& told, model::CardId attacker, model::CardId target);
    // Each thing about a card in play that a player must know, the most pressing first: "Suppressed", "Impact 1".
    [[nodiscard]] std::vector<std::string> conditions(model::CardId card) const;
    // "by hand", "partly by hand": what of its text the players carry out themselves, though texts play; else nothing.
    [[nodiscard]] std::string byHand(model::CardId card) const;
    // What a number is made of where it is not the printed one: "2 printed, +1 back row"; else nothing.
    [[nodiscard]] std::string parts(const model::Strength& strength) const;
    // "Close"; nothing of what reaches nowhere.
    [[nodiscard]] std::string range(model::CardId card) const;
    // Why a card cannot be played, in as few words as fit on it: "3 CP short", "no room"; nothing where it is only not
    // the moment.
    [[nodiscard]] std::string shortReason(const model::Refusal& refusal) const;
    // The card where it lies, as one sentence for screen readers.
    [[nodiscard]] std::string card(model::CardId card) const;
    // "Ben, front left"; of a card of `of` only where.
    [[nodiscard]] std::string whereabouts(model::CardId card, model::SeatIndex of = model::noSeat) const;
    // What a text asks for now: "Put it on the bottom of your deck?", "Choose a card from your hand."; and the text
    // that asks, with the words of it that the question is about, where it says them.
    [[nodiscard]] std::string question() const;
    [[nodiscard]] std::string askingText() const;
    [[nodiscard]] std::string askedClause() const;
    // "Alice acts.", "Bob may respond to Alice."
    [[nodiscard]] std::string waitsFor() const;
    // "Alice", "Player 2" where the name is empty.
    [[nodiscard]] std::string player(model::SeatIndex seat) const;
    [[nodiscard]] std::string points(std::int64_t count) const; // "4 CP"

private:
    [[nodiscard]] ActionText choice(const model::Action& action) const;
    [[nodiscard]] std::string aimedAt(model::CardId target, model::SeatIndex seat) const;
    [[nodiscard]] std::string answerWords(const model::Action& action) const;
    [[nodiscard]] std::string ability(const model::Action& action) const;
    [[nodiscard]] std::string price(model::SeatIndex seat, int cost) const;
    [[nodiscard]] std::string numbers(model::CardId card) const;

    const model::GameState& m_state;
    mutable std::optional<model::GameState> m_dry; // the same without windows
};

// What is to be done to carry out the effect, a sentence each, out of the card's text: without its keywords, and
// without the label and what stands before it ("When … Effect: Gain 2 CP" is "Gain 2 CP").
[[nodiscard]] std::vector<std::string> effectSteps(
    const model::GameState& state, const model::Effect& effect, const model::Catalogue& catalogue);

// Whose word is waited for; noSeat where anyone may go on, or where the game is over.
[[nodiscard]] model::SeatIndex waitedFor(const model::GameState& state);

} // namespace nexus::app
