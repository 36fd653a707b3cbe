#include "importers/decklist/foreign_decks.h"
#include "importers/decklist/list_builder.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

std::size_t digitsOf(std::string_view line)
{
    return static_cast<std::size_t>(
        std::find_if(line.begin(), line.end(), [](char c) { return !model::isDigit(c); }) - line.begin());
}

// "14 influence spent (max 15, available 1)", "45 cards (min 45)", "Cards up to Core Set": the end of the list.
bool isSumLine(std::string_view line)
{
    for (const char* words : {"Cards up to ", "Deck built on ", "Decklist published on "})
        if (line.starts_with(words))
            return true;
    const auto digits = digitsOf(line);
    const auto rest = line.substr(digits);
    for (const char* words : {" influence spent", " agenda points (", " format points", " cards (min ", " card (min "})
        if (digits > 0 && rest.starts_with(words))
            return true;
    return false;
}

// "Unit (12)"
bool isGroupHeading(std::string_view line)
{
    const auto open = line.rfind(" (");
    if (open == std::string_view::npos || !line.ends_with(')'))
        return false;
    const auto count = line.substr(open + 2, line.size() - open - 3);
    return !count.empty() && digitsOf(count) == count.size();
}

// "3x Relay Drone (Core Set) ••": without the marks for influence.
std::string_view withoutInfluence(std::string_view name)
{
    constexpr std::string_view marks[] = {"•", "●", "○", "★", "☆", "&bull;"};
    for (bool cut = true; cut;) {
        cut = false;
        name = model::trimmed(name);
        for (const auto mark : marks)
            if (name.ends_with(mark)) {
                name.remove_suffix(mark.size());
                cut = true;
            }
    }
    return name;
}

class NetrunnerReader {
public:
    NetrunnerReader(std::string_view text, const model::Game& game)
        : m_lines(text)
        , m_list(game)
    {
    }

    ReadResult<ListedDeck> read()
    {
        for (std::size_t filled = 0; !m_list.isNoList() && m_lines.next();) {
            const auto line = m_lines.line();
            m_list.at(m_lines.number(), line);
            if (line.empty() || isSumLine(line))
                continue;
            readLine(line, filled++);
        }
        return m_list.take();
    }

private:
    // The title comes first and the identity, a card of the deck, second.
    void readLine(std::string_view line, std::size_t before)
    {
        const auto digits = digitsOf(line);
        if (digits > 0 && line.substr(digits).starts_with("x "))
            m_list.add({"main", line.substr(0, digits), withoutInfluence(line.substr(digits + 2)), {}});
        else if (isGroupHeading(line))
            return;
        else if (before == 0)
            m_list.name(line);
        else if (before == 1)
            m_list.add({"main", "1", withoutInfluence(line), {}});
        else
            m_list.unread(filled(ReasonWords::tr("has no count; write \"1 %1\""), {shortened(line)}));
    }

    LineReader m_lines;
    ListBuilder m_list;
};

} // namespace

bool isNetrunnerText(const Contents& contents)
{
    return std::any_of(contents.lines.begin(), contents.lines.end(), isSumLine);
}

ReadResult<ListedDeck> readNetrunnerText(std::string_view bytes, const model::Game& game)
{
    return guardText(bytes, maxDeckBytes).and_then([&](auto text) { return NetrunnerReader(text, game).read(); });
}

} // namespace nexus::importers
