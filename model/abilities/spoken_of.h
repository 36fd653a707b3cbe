// Whom a text speaks of, and for how long: what the grammar alone does not say.
#pragma once

#include "model/abilities/term.h"
#include "model/cards/game.h"

namespace nexus::model {

struct Game;

// Kinds of cards, a bit each.
using Kinds = std::uint8_t;
namespace kinds {
enum : Kinds {
    Units = 1,
    Assets = 2,
    Upgrades = 4,
    Terrains = 8,
    Events = 16,
    Outside = 32, // in hands, decks and discard piles
    InPlay = Units | Assets | Upgrades | Terrains,
    Tiring = Units | Assets,  // what can be exhausted
    Wearing = Units | Assets, // what Impact is inflicted on
    Any = 63,
};
} // namespace kinds
[[nodiscard]] Kinds kindsOf(const Term& group); // that the cards of a group can be of
enum class Favor : std::uint8_t { Neither, Good, Ill };
// What a deed is done to, and whether that is to its good or ill (deeds.def); of another clause: anything.
struct DeedFacts {
    Kinds kinds = kinds::Any;
    Favor favor = Favor::Neither;
};
[[nodiscard]] DeedFacts deedOf(const Term& clause);

[[nodiscard]] bool isSelf(const Term& group); // "this unit", "attached unit"
[[nodiscard]] bool isIt(const Term& group);   // "it", "that unit"
// Whether "it" or "that unit" is said in it.
[[nodiscard]] bool saysWho(const Term& term);
[[nodiscard]] bool saysIt(const Term& term);   // "it"
[[nodiscard]] bool saysThat(const Term& term); // "that unit", "that Asset", "that card"
// Whether it has a group of cards that has not been spoken of.
[[nodiscard]] bool namesAnother(const Term& term);
// Whose deed it is, where it is a player's; else nothing.
[[nodiscard]] const Term* playerOf(const Term& clause);
[[nodiscard]] bool isTheirs(const Term& player); // "they"
// "If target unit has Static, …", "draw cards equal to target unit's Attack. Then destroy it."
[[nodiscard]] bool isAimed(const Term& term);
[[nodiscard]] bool goesOnAboutTarget(const Term& term);
// Of two sentences: what the second begins with, and what the first ends with.
[[nodiscard]] const Term& nextAfter(const Term& two);
[[nodiscard]] const Term& lastBefore(const Term& two);
// The condition at the end of a clause, and the clause, without its "you may": "… if it has Static", "… unless it has
// Static"; else nothing.
struct AtEnd {
    const Term* condition = nullptr;
    const Term* clause = nullptr;
};
[[nodiscard]] AtEnd conditionAtEnd(const Term& term);
[[nodiscard]] bool isBareIt(const Term& group);      // "it", and not "that unit"
[[nodiscard]] bool isTrigger(const Term& text);      // waits for something
[[nodiscard]] const Term& firstOf(const Term& text); // clause, whatever it lets one do first
// "Its Quadrant", "the same Quadrant", "its column"
[[nodiscard]] bool isItsPlace(const Term& place);
[[nodiscard]] bool saysItsPlace(const Term& term);
// "This Quadrant", "this column"; "adjacent" and "its", where the text speaks of nobody else. Of Missions and Events,
// which stand in no Quadrant, it has no meaning; an Asset's is chosen as it enters play.
[[nodiscard]] bool saysOwnPlace(const Term& term);
[[nodiscard]] bool standsNowhere(CardRole role);
// What Consume or Martyrdom says, as what waits for that (IX); another text as it is.
[[nodiscard]] Term asWaiting(TextKind kind, Term text);
// What holds of a group of cards, which is its first part.
[[nodiscard]] bool isOfGroup(Op op);
[[nodiscard]] bool holdsOfGroup(const Term& standing); // those, and what "and" does not go on from
[[nodiscard]] bool isAnyOfKind(const Term& group);     // "a friendly unit", "any unit"
// All of some, rather than one or a number of them.
[[nodiscard]] bool isAllOfSome(const Term& group);
// Whether it is done to somebody's harm.
[[nodiscard]] bool isAgainst(const Term& clause);
// Deeds that only cards in play can be done to.
[[nodiscard]] bool isOfPlay(Op op);
// Static, Synaptic Mark: what cards are in, rather than a keyword they have.
[[nodiscard]] bool isOfState(const Term& keywords, const Game& game);
[[nodiscard]] Term withStates(Term term, const Game& game);

// The same text with that said: of two deeds in a sentence with one duration both last so long; "it" is what the
// sentence or the condition has just named; what "they" do beside another deed is theirs.
[[nodiscard]] Term withWhoIsMeant(Term term);

} // namespace nexus::model
