#include "importers/decklist/deck_text.h"

#include "importers/decklist/list_builder.h"
#include "importers/decklist/named_copies.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

using model::Game;

constexpr std::size_t longestHeading = 1000; // bytes; no word that is looked for is longer

// "Sideboard (10):" → "sideboard"
std::string headingWord(std::string_view line)
{
    if (line.size() > longestHeading)
        return {};
    std::string word = model::fold(line);
    if (word.ends_with(':'))
        word.pop_back();
    if (const auto open = word.rfind(" ("); word.ends_with(')') && open != std::string::npos)
        word.erase(open);
    return word;
}

class TextReader {
public:
    TextReader(std::string_view text, const Game& game)
        : m_lines(text)
        , m_game(game)
        , m_list(game)
    {
    }

    ReadResult<ListedDeck> read()
    {
        while (!m_list.isNoList() && m_lines.next()) {
            m_list.at(m_lines.number(), m_lines.line());
            readLine(m_lines.line());
        }
        return m_list.take();
    }

private:
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
        if (!model::isDigit(line.front()) && (readHeading(line) || readProgramLine(line)))
            return;
        readCard(line, m_section);
    }

    bool readHeading(std::string_view line)
    {
        if (line.size() > 2 && line.front() == '[' && line.back() == ']') {
            const auto id = line.substr(1, line.size() - 2);
            if (const auto fault = textFault(id, maxNameLength, false))
                m_list.unread(filled(ReasonWords::tr("has a section name that %1", "is too long"), {*fault}));
            else
                beginSection(std::string(id));
            return true;
        }
        const std::string word = headingWord(line);
        if (const auto section = headedSection(word); !section.empty()) {
            beginSection(std::string(section));
            return true;
        }
        return isTypeName(word, m_game); // "Units (24)" inside of a section says nothing new
    }

    // What lies in the sideboard tells nothing of the rest.
    void beginSection(std::string id)
    {
        m_section = std::move(id);
        if (m_section != "sideboard" && m_section != "maybe")
            m_list.sectionsGiven();
    }

    // The lines of XMage that are no cards.
    bool readProgramLine(std::string_view line)
    {
        if (line.starts_with("NAME:"))
            m_list.name(model::trimmed(line.substr(5)));
        else if (line.starts_with("AUTHOR:"))
            m_list.author(model::trimmed(line.substr(7)));
        else
            return line.starts_with("LAYOUT ");
        return true;
    }

    void readField(std::string_view comment)
    {
        const auto colon = comment.find(": ");
        const std::string key = model::fold(comment.substr(0, std::min(colon, longestHeading)));
        const auto note = colon == std::string_view::npos ? std::string_view() : comment.substr(colon + 2);
        const auto value = model::trimmed(note);
        if (key == "note:" || (key == "note" && colon != std::string_view::npos))
            m_list.note(note);                   // indented as it was
        else if (key == "deck" || key == "name") // "// NAME : Iron Wall", "// CREATOR : Ada" of Magic Workstation
            m_list.name(value);
        else if (key == "author" || key == "creator")
            m_list.author(value);
        else if (key == "ruleset")
            m_list.ruleset(value);
        else if (key == "tag")
            m_list.tag(value);
        else if (key == "tags")
            for (const auto tag : model::split(value, ','))
                m_list.tag(model::trimmed(tag));
    }

    // "-1 Name", "1.5 Name": a number that is no count.
    static bool isNumber(std::string_view line, std::size_t digits)
    {
        constexpr std::string_view signs = "-+.,";
        return digits + 1 < line.size() && signs.find(line[digits]) != std::string_view::npos &&
               model::isDigit(line[digits + 1]);
    }

    void readCard(std::string_view line, std::string_view section)
    {
        std::size_t digits = 0;
        while (digits < line.size() && model::isDigit(line[digits]))
            ++digits;
        auto rest = line.substr(digits);
        if (!rest.empty() && (rest.front() == 'x' || rest.front() == 'X') && rest.size() > 1 && rest[1] == ' ')
            rest.remove_prefix(1);
        else if (rest.starts_with("×"))
            rest.remove_prefix(std::string_view("×").size());
        ListedRow row{section, line.substr(0, digits), model::trimmed(rest), {}};
        if (isNumber(line, digits))
            row.count = {};
        else if (digits == 0)
            return m_list.unread(filled(ReasonWords::tr("has no count; write \"1 %1\""), {shortened(line)}));
        else if (!rest.empty() && rest.front() != ' ' && rest.front() != '\t')
            row.name = {};
        const auto copies = namedCopies(row.name, m_game);
        if (copies.name.empty() && row.name.starts_with('"'))
            return m_list.unread(ReasonWords::tr("has text after the quoted name"));
        row.name = copies.name;
        row.printing = copies.printing;
        if (!copies.section.empty())
            row.section = copies.section;
        m_list.add(row);
    }

    LineReader m_lines;
    const Game& m_game;
    ListBuilder m_list;
    std::string m_section = "main";
};

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
    std::string printing;
    if (!entry.printing.empty()) {
        const auto space = std::min(entry.printing.find(' '), entry.printing.size());
        printing = " (" + entry.printing.substr(0, space) + ")" + entry.printing.substr(space);
    }
    const std::string plain = entry.card + printing;
    const auto read = namedCopies(plain, game); // what would be read as something else stands in quotes
    const bool quoted = read.name != entry.card || read.printing != entry.printing || plain.starts_with('"') ||
                        model::trimmed(plain).size() != plain.size();
    return std::to_string(entry.count) + " " + (quoted ? "\"" + entry.card + "\"" + printing : plain);
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
