// A grammar both ways: the same table of phrases reads a sentence into a Term and says a Term as the standard sentence.
//
// A phrase is one way to say something. Its form is made of
//     word            that word, in any case; punctuation stands by itself
//     {noun}          a phrase of that name, a part of the term; {noun+} in the plural, {noun-} never, {noun~} as the
//     part before it (a|b)           one of them; said is the first [a] [a|b]       may be left out, and is, unless
//     there is a {part} in it gets/get        one for one, the other for many: as the part before it, or else as the
//     phrase around it
// A form that begins with * speaks of many. Of phrases that mean the same the first that can is said. Phrases of words
// and numbers, given by the vocabulary, are: number (2), count (two), signed (+1), subtype, keyword, type, domain,
// name, quoted, label (prayer, of a "prayer counter"). < and > are round brackets of the text.
#pragma once

#include "model/abilities/term.h"
#include "model/cards/game.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nexus::model {

struct Phrase {
    std::string_view of; // the name it can stand for: "step"
    Op op = Op::None;    // None: what it means is its only part
    std::int16_t number = 0;
    std::string_view form;
    std::string_view shows; // a sentence, or a part of one, that it is for
    std::string_view file;  // "steps.txt"
    std::size_t line = 0;
    std::string_view own;   // OfGame: its name, "wins-duel"
    std::string_view finds; // OfGame: the word of a search that finds it, "does:draw"; or nothing
};

// The words of a card list that the grammar knows by their kind.
class Vocabulary {
public:
    enum class Kind : std::uint8_t { Subtype, Keyword, Type, Domain, Name, NonSubtype };
    // Also in the plural and between single quotation marks. Equal words of a kind count once. A subtype is added with
    // its "non-".
    void add(Kind kind, std::string_view word);

    struct Entry {
        Kind kind = Kind::Subtype;
        std::string word;                 // as printed
        std::vector<std::string> further; // folded words that follow the first
    };
    // Entries whose first word, folded, it is; or nothing.
    [[nodiscard]] const std::vector<Entry>* beginningWith(const std::string& word) const;

    // What "an Echo token" is in full: "0/1 'Echo' Illusion unit token". Where two differ, its name says nothing; names
    // beyond the first maxTokenNames do not either.
    static constexpr std::size_t maxTokenNames = 1'000;
    void addToken(std::string_view name, std::string_view inFull);
    // For texts that create one by its name, or speak of those that have it, sorted as those of a game are.
    [[nodiscard]] const std::vector<Alias>& tokenAliases() const;

private:
    std::map<std::string, std::string> m_tokens; // empty: they differ
    std::vector<Alias> m_tokenAliases;
    std::unordered_map<std::string, std::vector<Entry>> m_entries;
    std::unordered_map<std::string, std::uint8_t> m_known;
};

[[nodiscard]] bool isCountWord(std::string_view folded); // "two", to "ten"
// Of what the vocabulary and the digits give: "number".
[[nodiscard]] bool isPhraseOfWords(std::string_view name);
constexpr std::size_t mostParts = 10; // of a form

struct TextToken {
    std::string word;            // folded
    std::string text;            // of what begins with it in quotation marks, as printed
    std::size_t at = 0, end = 0; // bytes of the text
    int id = -1;
    bool quoted = false;
    std::size_t named = 0; // so many tokens from here stood between single quotation marks
};
[[nodiscard]] std::vector<TextToken> tokensOf(std::string_view text);

struct Reading {
    std::optional<Term> term;
    bool ambiguous = false;            // it could mean two things; then it is not understood
    std::size_t at = 0;                // byte where it ends being understood
    std::vector<std::string> expected; // words and names of phrases that could stand there
};

class Grammar {
public:
    // What the phrases are written in lives as long as the grammar.
    explicit Grammar(std::vector<Phrase> phrases);
    ~Grammar();
    Grammar(const Grammar&) = delete;
    Grammar& operator=(const Grammar&) = delete;

    // The whole text as one phrase of that name. Texts of more than maxTokens are not understood.
    [[nodiscard]] Reading read(std::string_view name, std::string_view text, const Vocabulary& vocabulary) const;
    // The standard way to say it, or nothing where no phrase of the name means that.
    [[nodiscard]] std::optional<std::string> say(std::string_view name, const Term& term) const;
    [[nodiscard]] std::span<const Phrase> phrases() const;
    // What finds an operation that only a game has: "does:draw", or nothing.
    [[nodiscard]] std::string_view findsOf(std::string_view own) const;

    static constexpr std::size_t maxTokens = 250;

private:
    struct Rules;
    class Parser;
    class Speaker;
    std::unique_ptr<const Rules> m_rules;
};

} // namespace nexus::model
