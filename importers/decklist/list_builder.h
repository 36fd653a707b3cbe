// What readers of deck lists share: lines of a text with their numbers, and the list as it grows. A row or field that
// no deck can hold is kept as unread, with its place and why.
#pragma once

#include "importers/decklist/listed_deck.h"

namespace nexus::importers {

// The lines of a text, trimmed, in linear time; "\r\n", "\n" and "\r" end one.
class LineReader {
public:
    explicit LineReader(std::string_view text)
        : m_text(text)
    {
    }
    [[nodiscard]] bool next(); // false at the end
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::size_t number() const { return m_number; } // from 1

private:
    std::string_view m_text, m_line;
    std::size_t m_number = 0;
};

// A row as a list gives it. `count` is text: what is no count from 1 to 999 is told.
struct ListedRow {
    std::string_view section, count, name;
    std::string printing; // "SET 12", "SET" or empty
};

class ListBuilder {
public:
    explicit ListBuilder(const model::Game& game);

    // The place of what follows: a line or a JSON pointer, and what stands there; the text has to outlive it.
    void at(std::size_t line, std::string_view text);
    void at(std::string pointer, std::string_view text);

    void add(const ListedRow& row);
    void addPlayset(const ListedRow& row); // whatever its count is
    void unread(std::string reason);
    void passed(std::string reason); // words beside the cards; unread where there are no cards
    void sectionsGiven() { m_list.sectionsGiven = true; }
    void mainGiven(bool given) { m_list.mainGiven = given; }
    void blocks(std::vector<std::size_t> lines) { m_list.blocks = std::move(lines); }
    void namesMarked() { m_list.marked = true; }

    // Fields; an empty value changes nothing.
    void name(std::string_view value) { take("deck", m_list.deck.name, value); }
    void author(std::string_view value) { take("author", m_list.deck.author, value); }
    void ruleset(std::string_view value);
    void tag(std::string_view value);
    void note(std::string_view line); // a line more
    void plan(model::SideboardPlan plan);

    // True once more lines are unread than a deck list has: the reader stops, and take() refuses.
    [[nodiscard]] bool isNoList() const;
    [[nodiscard]] ReadResult<ListedDeck> take();

private:
    [[nodiscard]] ImportProblem here(std::string reason) const;
    bool isGood(const char* field, std::string_view value);
    void take(const char* field, std::string& target, std::string_view value);

    ListedDeck m_list;
    DeckRows m_rows;
    std::size_t m_line = 0;
    std::string m_pointer;
    std::string_view m_text;
    std::size_t m_noteLength = 0;
    bool m_hasNotes = false;
};

// "SET 12" of its parts as a list writes them; empty where the set is no code or the number no number of a card.
[[nodiscard]] std::string printingOf(std::string_view set, std::string_view number);

} // namespace nexus::importers
