#include "importers/decklist/deck_text.h"

#include "importers/decklist/listed_deck.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nexus::importers {

namespace {

using model::DeckEntry;
using model::Game;

struct Heading {
    const char* word;
    const char* section;
};
constexpr std::array headings{Heading{"missions", "missions"}, Heading{"mission", "missions"}, Heading{"main", "main"},
    Heading{"main deck", "main"}, Heading{"mainboard", "main"}, Heading{"deck", "main"},
    Heading{"sideboard", "sideboard"}, Heading{"side", "sideboard"}, Heading{"side board", "sideboard"},
    Heading{"maybe", "maybe"}, Heading{"maybeboard", "maybe"}, Heading{"considering", "maybe"}};

// "Sideboard (10):" → "sideboard"
std::string headingWord(std::string_view line)
{
    std::string word = model::fold(line);
    if (word.ends_with(':'))
        word.pop_back();
    if (const auto open = word.rfind(" ("); word.ends_with(')') && open != std::string::npos)
        word.erase(open);
    return word;
}

bool isTypeName(std::string_view text, const Game& game)
{
    const std::string folded = model::fold(text);
    return std::any_of(game.types.begin(), game.types.end(),
        [&](const auto& type) { return model::fold(type.name) == folded || model::fold(type.plural) == folded; });
}

// Splits "(SET) 12" off the end of a name; the parentheses of "Zone of Silence (Mission)" stay with the name.
std::string takePrinting(std::string_view& name, const Game& game)
{
    auto rest = model::trimmed(name);
    std::string_view number;
    if (const auto close = rest.rfind(')'); close != std::string_view::npos && close + 1 < rest.size()) {
        number = model::trimmed(rest.substr(close + 1));
        if (number.empty() || number.size() > 12 || number.find_first_of(" \"") != std::string_view::npos ||
            textFault(number, number.size(), false))
            return {};
        rest = rest.substr(0, close + 1);
    }
    const auto open = rest.rfind('(');
    if (!rest.ends_with(')') || open == std::string_view::npos || open == 0)
        return {};
    const auto code = rest.substr(open + 1, rest.size() - open - 2);
    const bool isCode = code.size() >= 2 && code.size() <= 8 && std::all_of(code.begin(), code.end(), [](char c) {
        return model::isDigit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    });
    if (!isCode || (number.empty() && isTypeName(code, game)))
        return {};
    name = model::trimmed(rest.substr(0, open));
    return std::string(code) + (number.empty() ? std::string() : " " + std::string(number));
}

class TextReader {
public:
    TextReader(std::string_view text, const Game& game)
        : m_text(text)
        , m_game(game)
    {
        m_list.deck.game = game.id;
        m_list.sectionsGiven = false;
        m_list.line = 1;
    }

    ReadResult<ListedDeck> read()
    {
        while (!m_text.empty()) {
            const auto end = m_text.find_first_of("\r\n");
            const bool pair = end != std::string_view::npos && m_text.substr(end).starts_with("\r\n");
            const auto line = m_text.substr(0, end);
            m_text.remove_prefix(end == std::string_view::npos ? m_text.size() : end + (pair ? 2 : 1));
            ++m_line;
            readLine(model::trimmed(line));
            if (m_list.unread.size() > 1000)
                return refuse(
                    {.reason = ReasonWords::tr("more than 1,000 lines are no card lines: this is no deck list"),
                        .line = m_line});
        }
        return std::move(m_list);
    }

private:
    void unread(std::string reason, std::string_view line)
    {
        m_list.unread.push_back({.reason = std::move(reason), .line = m_line, .column = 1, .value = shortened(line)});
    }

    void readLine(std::string_view line)
    {
        if (line.empty())
            return;
        if (line.starts_with("//") || line.starts_with('#')) {
            const auto comment = model::trimmed(line.substr(std::min(line.find_first_not_of("/#"), line.size())));
            if (!readHeading(comment))
                readField(comment);
            return;
        }
        if (line.size() > 3 && model::fold(line.substr(0, 3)) == "sb:")
            return readCard(model::trimmed(line.substr(3)), "sideboard");
        if (!model::isDigit(line.front()) && readHeading(line))
            return;
        readCard(line, m_section);
    }

    bool readHeading(std::string_view line)
    {
        if (line.size() > 2 && line.front() == '[' && line.back() == ']') {
            if (const auto fault = textFault(line.substr(1, line.size() - 2), maxNameLength, false)) {
                unread(filled(ReasonWords::tr("has a section name that %1", "is too long"), {*fault}), line);
                return true;
            }
            m_section = std::string(line.substr(1, line.size() - 2));
            m_list.sectionsGiven = true;
            return true;
        }
        const std::string word = headingWord(line);
        for (const auto& heading : headings)
            if (word == heading.word) {
                m_section = heading.section;
                m_list.sectionsGiven = true;
                return true;
            }
        return isTypeName(word, m_game); // "Units (24)" inside of a section says nothing new
    }

    void readField(std::string_view comment)
    {
        const auto colon = comment.find(": ");
        const std::string key = model::fold(comment.substr(0, std::min(colon, comment.size())));
        const auto note = colon == std::string_view::npos ? std::string() : std::string(comment.substr(colon + 2));
        const std::string value(model::trimmed(note));
        if (key == "note:" || (key == "note" && colon != std::string_view::npos))
            addNote(note); // indented as it was
        if (value.empty())
            return;
        auto& deck = m_list.deck;
        if (key == "deck" && isGood(key, value))
            deck.name = value;
        else if (key == "author" && isGood(key, value))
            deck.author = value;
        else if (key == "ruleset" && isGood(key, value))
            deck.ruleset = model::RulesetId(value);
        else if (key == "tag" && isGood(key, value))
            deck.tags.push_back(value);
        else if (key == "tags")
            for (const auto tag : model::split(value, ','))
                if (const auto word = model::trimmed(tag); !word.empty() && isGood(key, word))
                    deck.tags.emplace_back(word);
    }

    void addNote(const std::string& line)
    {
        m_noteLength += model::codePoints(line) + 1;
        if (const auto fault = textFault(line, maxNotesLength, true))
            unread(filled(ReasonWords::tr("has a note that %1", "is too long"), {*fault}), line);
        else if (m_noteLength > maxNotesLength)
            unread(ReasonWords::tr("has notes longer than 100,000 characters"), line);
        else
            m_list.deck.notes += (std::exchange(m_hasNotes, true) ? "\n" : "") + line;
    }

    // What a deck file could not hold is told, not taken.
    bool isGood(const std::string& key, std::string_view value)
    {
        const auto fault = textFault(value, maxNameLength, false);
        if (fault)
            unread(filled(ReasonWords::tr("cannot stand in the field \"%1\": it %2", "is too long"), {key, *fault}),
                value);
        return !fault;
    }

    // "-1 Name", "1.5 Name": a number that is no count.
    static bool isNumber(std::string_view line, std::size_t digits)
    {
        const auto sign = line.find_first_of("-+.,", digits);
        return sign == digits && sign + 1 < line.size() && model::isDigit(line[sign + 1]);
    }

    void readCard(std::string_view line, const std::string& section)
    {
        std::size_t digits = 0;
        while (digits < line.size() && model::isDigit(line[digits]))
            ++digits;
        auto rest = line.substr(digits);
        if (!rest.empty() && (rest.front() == 'x' || rest.front() == 'X') && rest.size() > 1 && rest[1] == ' ')
            rest.remove_prefix(1);
        else if (rest.starts_with("×"))
            rest.remove_prefix(std::string_view("×").size());
        if (isNumber(line, digits))
            return unread(ReasonWords::tr("has a count that is not a whole number between 1 and 999"), line);
        if (digits == 0)
            return unread(filled(ReasonWords::tr("has no count; write \"1 %1\""), {shortened(line)}), line);
        if (digits > 3 || std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(digits),
                              [](char c) { return c == '0'; }))
            return unread(ReasonWords::tr("has a count that is not a whole number between 1 and 999"), line);
        if (rest.empty() || (rest.front() != ' ' && rest.front() != '\t'))
            return unread(ReasonWords::tr("has no card name after the count"), line);
        DeckEntry entry;
        entry.count = std::stoi(std::string(line.substr(0, digits)));
        auto name = model::trimmed(rest);
        if (const auto close = name.rfind('"'); name.front() == '"' && close > 1) {
            const auto after = model::trimmed(name.substr(close + 1));
            std::string pretended = "x " + std::string(after);
            std::string_view tail = pretended;
            entry.printing = takePrinting(tail, m_game);
            if (!after.empty() && entry.printing.empty())
                return unread(ReasonWords::tr("has text after the quoted name"), line);
            entry.card = name.substr(1, close - 1);
        } else {
            entry.printing = takePrinting(name, m_game);
            entry.card = name;
        }
        if (const auto fault = textFault(entry.card, maxNameLength, false))
            return unread(filled(ReasonWords::tr("has a card name that %1", "is too long"), {*fault}), line);
        if (model::fold(entry.card).empty())
            return unread(ReasonWords::tr("has no card name after the count"), line);
        if (const auto added = m_rows.add(m_list.deck, model::SectionId(section), entry); !added)
            unread(added.error(), line);
    }

    std::string_view m_text;
    const Game& m_game;
    ListedDeck m_list;
    DeckRows m_rows;
    std::size_t m_line = 0;
    std::size_t m_noteLength = 0;
    std::string m_section = "main";
    bool m_hasNotes = false;
};

// A name that would be read as something else has to stand in quotes.
bool needsQuotes(const std::string& name, const Game& game)
{
    std::string_view view = name;
    return !takePrinting(view, game).empty() || name.front() == '"' || model::trimmed(name).size() != name.size();
}

} // namespace

std::string deckTextHeading(const model::SectionId& section)
{
    static const std::pair<const char*, const char*> labels[] = {
        {"missions", "Missions"}, {"main", "Main"}, {"sideboard", "Sideboard"}, {"maybe", "Maybe"}};
    for (const auto& [id, label] : labels)
        if (section == id)
            return label;
    return "[" + section.str() + "]";
}

std::string deckTextLine(const model::DeckEntry& entry, const Game& game)
{
    const bool quoted = needsQuotes(entry.card, game);
    auto line = std::to_string(entry.count) + " " + (quoted ? "\"" + entry.card + "\"" : entry.card);
    if (!entry.printing.empty()) {
        const auto space = entry.printing.find(' ');
        line += " (" + entry.printing.substr(0, space) + ")";
        if (space != std::string::npos)
            line += entry.printing.substr(space);
    }
    return line;
}

ReadResult<ListedDeck> readDeckText(std::string_view bytes, const Game& game)
{
    return guardText(bytes, maxDeckBytes).and_then([&](auto text) { return TextReader(text, game).read(); });
}

std::string writeDeckText(const model::Deck& deck, const Game& game)
{
    std::string out;
    const auto field = [&](const char* key, const std::string& value) {
        if (!value.empty())
            out += std::string("// ") + key + ": " + value + "\n";
    };
    field("Deck", deck.name);
    field("Author", deck.author);
    field("Ruleset", deck.ruleset.str());
    const bool commas = std::any_of(
        deck.tags.begin(), deck.tags.end(), [](const auto& tag) { return tag.find(',') != std::string::npos; });
    if (!commas)
        field("Tags", model::joined(deck.tags, ", "));
    for (const auto& tag : deck.tags)
        if (commas)
            field("Tag", tag);
    if (!deck.notes.empty())
        for (const auto line : model::split(deck.notes, '\n'))
            out += "// Note: " + std::string(line) + "\n";
    for (const auto& section : deck.sections) {
        if (section.entries.empty())
            continue;
        out += (out.empty() ? "" : "\n") + deckTextHeading(section.id) + "\n";
        for (const auto& entry : section.entries)
            out += deckTextLine(entry, game) + "\n";
    }
    return out;
}

} // namespace nexus::importers
