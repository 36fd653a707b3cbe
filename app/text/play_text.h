// A card's rule texts as the Table carries them out, in words: taken apart for who reads the card, and which of them
// play by themselves for who writes it.
#pragma once

#include "model/cards/card.h"

#include <map>
#include <string>
#include <vector>

namespace nexus::model {
class Catalogue;
class Vocabulary;
struct NearSentence;
struct UnderstoodText;
} // namespace nexus::model

namespace nexus::app {

struct PlayLine {
    bool byHand = false;
    std::string text;
};
// One line where all of it plays, else one for each ability that does not: where it ends being understood, and the
// nearest sentence that would be. Of a game without a Table one for each ability: how it was read, or where that ended.
// Nothing of a card without abilities but keywords.
[[nodiscard]] std::vector<PlayLine> playLines(
    const model::Card& card, const model::Game& game, const model::Vocabulary& vocabulary);
// Why a text is unclear, of one in which a word could mean two, or nobody: "“it” could mean “this unit” or “target
// unit”"; else nothing.
[[nodiscard]] std::string doubtWords(const model::UnderstoodText& text);
// "steps.txt, line 93": the line of resources/phrases that says the nearest sentence.
[[nodiscard]] std::string phraseRow(const model::NearSentence& nearest);
// What an alias (Game::aliases) replaces, as words; and what it does: "“round” is read as “Game Round”."
[[nodiscard]] std::string aliasWritten(const model::Alias& alias);
[[nodiscard]] std::string aliasLine(const model::Alias& alias);

// One thing an ability says: "When", "This unit is deployed", and where the rulebook speaks of it.
struct AbilityPart {
    std::string role, text, section;
};
struct AbilityInParts {
    std::string kind, section; // "Interrupt"
    std::vector<AbilityPart> parts;
    std::string byHand; // why the players do it; empty where it plays by itself
};
// Every ability but the keywords. Sections stand in `cites` (TableRules::cites) under the kind of a text ("interrupt")
// or a word of meaning ("does:draw").
[[nodiscard]] std::vector<AbilityInParts> abilitiesInParts(const model::Card& card, const model::Game& game,
    const model::Vocabulary& vocabulary, const std::map<std::string, std::string>& cites);

} // namespace nexus::app
