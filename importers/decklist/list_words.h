// The words and signs that people put around the cards of a list, in English and German: one table, asked by every
// reader of lists. Words are folded (model::fold): "Für" stands as "fur".
#pragma once

#include "model/cards/game.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

using Words = std::string_view; // folded, parted by "|"
[[nodiscard]] bool isOneOf(std::string_view word, Words words);
// The one that the text starts with; empty where none does.
[[nodiscard]] std::string_view firstOf(std::string_view text, std::span<const std::string_view> starts);

// The section that a heading begins: "main" for "mainboard"; empty for other words.
[[nodiscard]] std::string_view headedSection(std::string_view word);
// "my side-board" → "side board"
[[nodiscard]] std::string withoutArticle(std::string word);
// A heading that says nothing of where its cards lie: a type of card ("Units"), "About", "Decklist".
[[nodiscard]] bool isPlainHeading(std::string_view word, const model::Game& game);
[[nodiscard]] bool isTypeName(std::string_view text, const model::Game& game);

// What stands before a colon: "Name: Iron Wall".
enum class ListField { None, Name, Author, Other };
[[nodiscard]] ListField fieldCalled(std::string_view word);

// What a list for trade says above, or before, the cards of a side: "[H]", "Have:", "Suche".
enum class ListedSide { None, Have, Want };
[[nodiscard]] ListedSide sideCalled(std::string_view word);

// "Total: 63 cards, 187 CP", "200 CP", "(60 Karten)": numbers of what a deck has, and no card.
[[nodiscard]] bool sumsUp(std::string_view line, const model::Game& game);
// A greeting, a farewell, an address: said to people and no card.
[[nodiscard]] bool isTalk(std::string_view line);

// A farewell, or the line above a signature: what stands below and is no card is said to people.
[[nodiscard]] bool isFarewell(std::string_view line);
// "=====", "<br>": signs that part, and no word.
[[nodiscard]] bool isRule(std::string_view line);
// "~~3 Name~~", "<s>3 Name</s>".
[[nodiscard]] bool isStruckOut(std::string_view line);
// "je 4:", "4 each": the count of the names below; empty for other lines.
[[nodiscard]] std::string eachCount(std::string_view line);
// "[12.03.26, 19:04:11] Ben: 4 Name", "12.03.26, 19:04 - Ben: 4 Name": what was said in a chat.
[[nodiscard]] std::string_view withoutStamp(std::string_view line);
// "4 A, 3 B", "4 A und 3 B", "4 A      3 B": the parts of a line where it may hold several rows; one where it does not.
[[nodiscard]] std::vector<std::string_view> rowsOfLine(std::string_view line);

// The line without what marks it as one of several: "• ", "- ", "[ ] "; itself where nothing does.
[[nodiscard]] std::string_view withoutBullet(std::string_view line);
// "> " and "> > " of a message that is quoted.
[[nodiscard]] std::string_view withoutQuoteMarks(std::string_view line);
// Blanks of all kinds and signs without a width at both ends.
[[nodiscard]] std::string_view trimmedOfAll(std::string_view text);
// "4 Stück Name", "4 copies of Name": what stands before the name; the text itself where no such word does.
[[nodiscard]] std::string_view withoutCounter(std::string_view text);
// "four Bolt Mice", "vier Bolt Mice", "a Bolt Mice": the number that a line begins with as a word, and what stands
// behind it; no count where no such word does.
struct NumberWord {
    std::string_view count, rest;
};
[[nodiscard]] NumberWord numberWordAt(std::string_view line);
[[nodiscard]] std::string_view countOfWord(std::string_view word); // "4" of "four"; empty where it is no number
// The count of "playset of Bolt Mice": as many as an edition allows.
constexpr std::string_view wholePlayset = "playset";
// Marks of emphasis, code and links: "**4** [[Name]]" and "[b]4[/b] Name" → "4 Name".
[[nodiscard]] std::string withoutEmphasis(std::string_view line);

} // namespace nexus::importers
