#include "importers/decklist/deck_text.h"

#include "importers/decklist/card_line.h"
#include "importers/decklist/line_parts.h"
#include "importers/decklist/list_builder.h"
#include "importers/decklist/list_words.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::importers {

namespace {

using model::Game;

constexpr std::size_t longestHeading = 1000; // bytes; no word that is looked for is longer

// "Sideboard (10):", "**Units: (4)**", "== Side Deck - 2 ==" → "sideboard", "units", "side deck"
std::string headingWord(std::string_view line, const Game& game)
{
    if (line.size() > longestHeading)
        return {};
    constexpr std::string_view around = " *#=-_~:.,;()[]{}+|<>0123456789x";
    const std::string word = model::fold(withoutPictures(line));
    const auto first = word.find_first_not_of(" *#=-_~+|<>[");
    if (first == std::string::npos)
        return {};
    // What a count stands in: "(4 cards)", "- 2", "×4". A word of the name is left whole: "Box", "Deck 2 go".
    auto end = word.size();
    if (const auto number = word.find_first_of("0123456789", first + 1);
        number != std::string::npos && sumsUp(word.substr(number), game)) // "Sideboard - 10 cards"
        end = number;
    if (const auto open = word.rfind(" ("); word.ends_with(')') && open != std::string::npos && open > first)
        end = open;
    while (end > first && around.find(word[end - 1]) != std::string_view::npos &&
           (word[end - 1] != 'x' || (end > first + 1 && (word[end - 2] == ' ' || model::isDigit(word[end - 2])))))
        --end;
    return withoutArticle(word.substr(first, end - first));
}

class TextReader {
public:
    TextReader(std::string_view text, const Game& game, const model::Catalogue* cards)
        : m_lines(text)
        , m_game(game)
        , m_cards(cards)
        , m_names(cards)
        , m_list(game)
    {
    }

    ReadResult<ListedDeck> read()
    {
        while (!m_list.isNoList() && m_lines.next()) {
            m_list.at(m_lines.number(), m_lines.line());
            readLine(m_lines.line());
        }
        m_list.mainGiven(m_mainGiven);
        if (m_whole)
            m_list.blocks(std::move(m_blocks));
        return m_list.take();
    }

private:
    void readLine(std::string_view line)
    {
        line = withoutStamp(withoutQuoteMarks(line));
        m_blank = m_blank || line.empty();
        if (line.empty() || line.starts_with("```"))
            return;
        m_over = m_over || (m_rows && isFarewell(line));
        if (isRule(line) && !m_names.isName(line))
            return;
        if (isStruckOut(withoutBullet(line)))
            return m_list.passed(ReasonWords::tr("is struck out"));
        if (auto each = eachCount(withoutBullet(line)); !each.empty() && !m_names.isName(line)) {
            m_each = std::move(each);
            return;
        }
        const bool above = std::exchange(m_about, false);
        if (line.starts_with('#') && line.size() > 1 && model::isDigit(line[1]) &&
            meantBy(line.substr(1)).isCard) // "#4 Name": is it a count?
            return m_list.unread(filled(ReasonWords::tr("is a comment, or a card; write \"%1\""),
                {lineOffers(line.substr(1), m_game, *m_cards, 1).front()}));
        if (line.starts_with("//") || line.starts_with('#')) {
            const auto comment = model::trimmed(line.substr(std::min(line.find_first_not_of("/#"), line.size())));
            if (!readField(comment))
                (void)readHeading(comment);
            return;
        }
        if (readHeading(line) || readProgramLine(line, above) || readParts(line) || readInline(line))
            return;
        readCard(line, m_section);
    }

    // "Main: 4 A, 3 B | Side: 2 C": several headings in a line.
    bool readParts(std::string_view line)
    {
        if (line.find('"') != std::string_view::npos) // quotes are for names
            return false;
        const auto parts = headedParts(line, m_game);
        const bool bare = std::any_of(parts.begin(), parts.end(), [](auto part) { // "SB: 1 SB: 2": one of "SB: 2"
            return trimmedOfAll(part.substr(part.find(':') + 1)).find_first_not_of("0123456789") ==
                   std::string_view::npos;
        });
        if (parts.size() < 2 || bare || meantBy(line).isCard || startsField(parts.front()))
            return false;
        for (const auto part : parts)
            if (!readInline(part))
                readCard(part, m_section);
        return true;
    }

    // "Name: My Side: the second"
    [[nodiscard]] bool startsField(std::string_view part) const
    {
        const auto colon = std::min(part.find(':'), part.size());
        const auto word = model::fold(withoutEmphasis(withoutBullet(part.substr(0, std::min(colon, longestHeading)))));
        return colon < part.size() && fieldCalled(word) != ListField::None &&
               !(word == "deck" && holdsCards(part, colon));
    }

    // "Deck: 4 A, 3 B" are its cards, "Deck: Iron Wall" is its name.
    [[nodiscard]] bool holdsCards(std::string_view line, std::size_t colon) const
    {
        const auto value = trimmedOfAll(line.substr(colon + 1, longestHeading));
        const auto item = countedParts(trimmedOfAll(value.substr(0, value.find_first_of(",;|")))).front();
        const auto first = meantBy(item);
        return first.isCard && !first.reading.count.empty();
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
        const auto bare = withoutBullet(line);
        if (bare.empty() || model::isDigit(bare.front()))
            return false;
        const std::string word = headingWord(withoutEmphasis(bare), m_game);
        if (const auto section = headedSection(word); !section.empty()) {
            beginSection(std::string(section));
            return true;
        }
        if (!isPlainHeading(word, m_game) || m_names.isName(line))
            return false;
        m_about = word == "about";
        m_program = m_program || m_about;
        headed();
        if (m_section == "missions" && isTypeName(word, m_game)) // "Units (24)" of a section says nothing new else
            m_section = "main";
        return true;
    }

    // What lies in the sideboard tells nothing of the rest.
    void beginSection(std::string id)
    {
        m_section = std::move(id);
        headed();
        const auto word = model::fold(m_section);
        const auto meant = headedSection(word);
        const bool apart = meant == "sideboard" || meant == "maybe";
        m_whole = m_whole && !apart;
        if (!apart && !(m_program && meant == "main"))
            m_list.sectionsGiven();
        m_mainGiven = m_mainGiven || meant == "main" || (meant.empty() && !isPlainHeading(word, m_game));
    }

    // What stands below a heading is told by it, and not by a blank line.
    void headed()
    {
        m_whole = m_whole && m_blocks.empty();
        m_blank = m_cardsAbove = false;
        m_each = "1";
    }

    // Lines of programs that are no cards: "NAME:" and "LAYOUT" of XMage, "Name Iron Wall" of Arena below "About".
    bool readProgramLine(std::string_view line, bool below)
    {
        constexpr std::string_view arena = "Name ";
        if (below && line.starts_with(arena))
            m_list.name(model::trimmed(line.substr(arena.size())));
        else
            return line.starts_with("LAYOUT ");
        return true;
    }

    // "SB: 2 Name", "Missions: A, B", "Author: Ada": a word, a colon and what it says.
    bool readInline(std::string_view line)
    {
        const auto colon = line.substr(0, longestHeading).find(':');
        if (colon == std::string_view::npos || colon == 0 || model::isDigit(line.front()) || meantBy(line).isCard)
            return false;
        const auto plain = withoutEmphasis(withoutBullet(line.substr(0, colon)));
        const auto word = model::fold(plain);
        const auto value = trimmedOfAll(line.substr(colon + 1));
        if (value.empty())
            return false;
        const auto section = headedSection(word);
        if ((word != "deck" || holdsCards(line, colon)) && (!section.empty() || isTypeName(word, m_game))) {
            m_whole = m_whole && section.empty();
            readItems(value, section.empty() ? std::string_view(m_section) : section);
            return true;
        }
        switch (fieldCalled(word)) {
        case ListField::Name: m_list.name(value); return true;
        case ListField::Author: m_list.author(value); return true;
        case ListField::Other: m_list.passed(ReasonWords::tr("has no count and names no card")); return true;
        case ListField::None: break;
        }
        return false;
    }

    // Where the first of several cards ends: at the last of the next commas before which stands a card.
    [[nodiscard]] std::size_t itemEnd(std::string_view items) const
    {
        constexpr int mostCommas = 6; // of a name
        constexpr std::string_view signs = ",;";
        const auto first = std::min(items.find_first_of(signs), items.size());
        auto end = first;
        for (auto [comma, commas] = std::pair(first, 0); commas < mostCommas && m_names.known(); ++commas) {
            if (meantBy(items.substr(0, comma)).isCard)
                end = comma;
            const auto behind = trimmedOfAll(items.substr(std::min(comma + 1, items.size())));
            if (behind.empty() || model::isDigit(behind.front())) // the count of the next one
                break;
            comma = std::min(items.find_first_of(signs, comma + 1), items.size());
        }
        return end;
    }

    // "A, B", "2 A; 3 B": cards beside their heading. A name with a comma in it stays whole where a card is called so.
    void readItems(std::string_view items, std::string_view section)
    {
        while (!items.empty()) {
            const auto end = itemEnd(items);
            if (const auto item = trimmedOfAll(items.substr(0, end)); !item.empty())
                readCard(item, section, true);
            items.remove_prefix(std::min(end + 1, items.size()));
        }
    }

    // False where the comment is no field.
    bool readField(std::string_view comment)
    {
        const auto colon = comment.find(": ");
        const std::string key = model::fold(comment.substr(0, std::min(colon, longestHeading)));
        const auto note = colon == std::string_view::npos ? std::string_view() : comment.substr(colon + 2);
        const auto value = trimmedOfAll(note);
        if (key != "note:" && colon == std::string_view::npos)
            return false;
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
                m_list.tag(trimmedOfAll(tag));
        else
            return false;
        return true;
    }

    // "-1 Name", "1.5 Name": a number that is no count.
    static bool isNumber(std::string_view line, std::size_t digits)
    {
        constexpr std::string_view signs = "-+.,";
        return digits + 1 < line.size() && signs.find(line[digits]) != std::string_view::npos &&
               model::isDigit(line[digits + 1]);
    }

    // `one`: a name without a count is one copy, for its heading says that it is a card.
    void readCard(std::string_view line, std::string_view section, bool one = false)
    {
        const auto meant = meantBy(line);
        const auto& read = meant.reading;
        if (!meant.isCard && (readRows(line, section) || readAlternatives(line, section)))
            return;
        std::size_t digits = 0;
        while (digits < line.size() && model::isDigit(line[digits]))
            ++digits;
        ListedRow row{section, read.count, read.name, read.printing};
        if (!meant.isCard && sumsUp(withoutBullet(line), m_game))
            return;
        if (!meant.isCard && isNumber(line, digits))
            row.count = {};
        else if (!meant.isCard && digits > 0 && read.count.empty())
            row = {section, line.substr(0, digits), {}, {}};
        else if (read.count.empty() && !meant.isCard && !one)
            return readWords(line);
        else if (read.count.empty())
            row.count = m_each;
        if (read.name.empty() && line.find('"') != std::string_view::npos)
            return m_list.unread(ReasonWords::tr("has text after the quoted name"));
        if (!read.section.empty())
            row.section = read.section;
        if (std::exchange(m_blank, false) && m_cardsAbove)
            m_blocks.push_back(m_lines.number());
        m_cardsAbove = m_rows = true;
        if (row.count == wholePlayset)
            m_list.addPlayset(row);
        else
            m_list.add(row);
    }

    // "4 Bolt Mice or Aegis Tender": no list says which; "4 Bolt Mice / 2 Aegis Tender" are two rows.
    bool readAlternatives(std::string_view line, std::string_view section)
    {
        const auto found = cardAlternatives(withoutBullet(line), m_game, m_names);
        if (found.all)
            for (const auto& row : found.lines)
                readCard(row, section);
        else if (!found.lines.empty())
            m_list.unread(filled(ReasonWords::tr("leaves it open which card is meant; write \"%1\" or \"%2\""),
                {found.lines[0], found.lines[1]}));
        return !found.lines.empty();
    }

    // Several rows in a line: each has a count, and one of them at least is a card.
    bool readRows(std::string_view line, std::string_view section)
    {
        const bool whole = !m_names.known() || line.find('"') != std::string_view::npos; // quotes are for names
        auto rows = whole ? std::vector{line} : rowsOfLine(line);
        if (rows.size() < 2 && !whole && line.size() <= longestHeading)
            return readCounted(countedParts(line), section);
        bool card = false;
        for (const auto row : rows) {
            const auto meant = meantBy(row);
            card = card || meant.isCard;
            if (meant.reading.count.empty() || meant.reading.name.empty())
                return false;
        }
        if (rows.size() < 2 || !card)
            return false;
        for (const auto row : rows)
            readCard(row, section);
        return true;
    }

    // "4 A 3 B": only where all are cards.
    bool readCounted(const std::vector<std::string_view>& rows, std::string_view section)
    {
        for (const auto row : rows) {
            const auto meant = meantBy(row);
            if (!meant.isCard || meant.reading.count.empty())
                return false;
        }
        for (const auto row : rows)
            if (rows.size() > 1)
                readCard(row, section);
        return rows.size() > 1;
    }

    // Words that are no card: passed over where nobody would write a card so, else to be mended.
    void readWords(std::string_view line)
    {
        const auto bare = withoutBullet(line);
        const auto meant = isTalk(bare) ? std::vector<std::string>() : offersFor(line);
        if (isTalk(bare) || (m_over && meant.empty()) ||
            (looksSaid(bare) && bare.size() == line.size() && meant.empty() && m_asked <= mostAsked))
            return m_list.passed(ReasonWords::tr("has no count and names no card"));
        const auto offered = meant.empty() ? "1 " + shortened(bare) : meant.front();
        m_list.unread(filled(ReasonWords::tr("has no count; write \"%1\""), {offered}));
    }

    // A sentence: it ends like one, has many words, or words that are not written like those of a name.
    static bool looksSaid(std::string_view line)
    {
        constexpr std::size_t mostWords = 7, shortWord = 3;
        constexpr std::string_view ends = ".!,;:?)";
        std::size_t words = 0;
        bool small = false;
        for (const auto word : model::split(line, ' ')) {
            words += word.empty() ? 0 : 1;
            small = small || (word.size() > shortWord && word.front() >= 'a' && word.front() <= 'z');
        }
        return !line.empty() && words > 1 &&
               (words > mostWords || small || ends.find(line.back()) != std::string_view::npos);
    }

    // A line is asked about more than once, and lists repeat theirs.
    const MeantLine& meantBy(std::string_view line) const
    {
        if (m_meant.size() == mostRemembered)
            m_meant.clear();
        const auto [it, isNew] = m_meant.try_emplace(std::string(line));
        if (isNew)
            it->second = meantLine(line, m_game, m_names);
        return it->second;
    }

    std::vector<std::string> offersFor(std::string_view line)
    {
        return m_cards && m_asked++ < mostAsked ? lineOffers(line, m_game, *m_cards, 1) : std::vector<std::string>();
    }

    static constexpr std::size_t mostRemembered = 4096; // lines
    static constexpr std::size_t mostAsked = 50;        // of one list: each looks through all names
    LineReader m_lines;
    const Game& m_game;
    const model::Catalogue* m_cards;
    CardNames m_names;
    mutable std::unordered_map<std::string, MeantLine> m_meant; // lines that were asked about
    ListBuilder m_list;
    std::string m_section = "main";
    bool m_about = false;              // the line above is Arena's "About"
    bool m_program = false;            // its "Deck" is all that is no sideboard
    bool m_mainGiven = false;          // a heading begins the main deck
    bool m_rows = false;               // there was a card
    bool m_over = false;               // below them a farewell
    std::string m_each = "1";          // copies of a name without a count
    bool m_blank = false;              // the line above is one
    bool m_cardsAbove = false;         // with no heading in between
    bool m_whole = true;               // blank lines may stand for headings: there is none below one
    std::vector<std::size_t> m_blocks; // lines below blank ones
    std::size_t m_asked = 0;
};

} // namespace

std::string deckTextHeading(const model::SectionId& section)
{
    static const std::pair<const char*, const char*> labels[] = {
        {"missions", "Missions"}, {"main", "Main"}, {"sideboard", "Sideboard"}, {"maybe", "Maybe"}};
    for (const auto& [id, label] : labels)
        if (section == id)
            return label;
    const auto heading = "[" + section.str() + "]";
    return isRule(heading) ? "// " + heading : heading; // "[list]" is a mark of forums
}

std::string deckTextLine(const model::DeckEntry& entry, const Game& game)
{
    std::string printing;
    if (!entry.printing.empty()) {
        const auto space = std::min(entry.printing.find(' '), entry.printing.size());
        printing = " (" + entry.printing.substr(0, space) + ")" + entry.printing.substr(space);
    }
    const std::string plain = entry.card + printing;
    const auto count = std::to_string(entry.count);
    const auto read = meantLine(count + " " + plain, game, CardNames(nullptr)).reading;
    const bool quoted = read.count != count || read.name != entry.card || read.printing != entry.printing ||
                        !read.section.empty() || plain.starts_with('"') || sumsUp(count + " " + plain, game) ||
                        headedParts(count + " " + plain, game).size() > 1;
    return count + " " + (quoted ? "\"" + entry.card + "\"" + printing : plain); // else it were read as something else
}

ReadResult<ListedDeck> readDeckText(std::string_view bytes, const Game& game, const model::Catalogue* cards)
{
    return guardText(bytes, maxDeckBytes).and_then([&](auto text) { return TextReader(text, game, cards).read(); });
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
