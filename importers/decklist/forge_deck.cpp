#include "importers/decklist/foreign_decks.h"
#include "importers/decklist/list_builder.h"
#include "importers/decklist/list_words.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

bool isForgeHead(std::string_view line) { return model::fold(line) == "[metadata]"; }

class ForgeReader {
public:
    ForgeReader(std::string_view text, const model::Game& game)
        : m_lines(text)
        , m_list(game)
    {
    }

    ReadResult<ListedDeck> read()
    {
        while (!m_list.isNoList() && m_lines.next()) {
            const auto line = m_lines.line();
            m_list.at(m_lines.number(), line);
            if (line.starts_with('[') && line.ends_with(']'))
                beginSection(line.substr(1, line.size() - 2));
            else if (m_section.empty())
                readField(line);
            else if (!line.empty())
                readCard(line);
        }
        return m_list.take();
    }

private:
    // Commanders, planes and the like lie in a section of their name, unless the card belongs elsewhere (placeCards).
    void beginSection(std::string_view head)
    {
        auto word = model::fold(head);
        const auto known = headedSection(word);
        m_section = word == "metadata" ? std::string() : known.empty() ? std::move(word) : std::string(known);
        if (const auto fault = textFault(head, maxNameLength, false)) { // before folding, which drops some signs
            m_list.unread(filled(ReasonWords::tr("has a section name that %1", "is too long"), {*fault}));
            m_section = "main";
        }
    }

    void readField(std::string_view line)
    {
        const auto equals = std::min(line.find('='), line.size());
        const auto key = model::fold(line.substr(0, equals));
        const auto value = model::trimmed(line.substr(std::min(equals + 1, line.size())));
        if (key == "name")
            m_list.name(value);
        else if (key == "comment" && !value.empty())
            m_list.note(value);
        else if (key == "tags")
            for (const auto tag : model::split(value, ','))
                m_list.tag(model::trimmed(tag));
    }

    // "3 Relay Drone+|COR|1|[12]": a plus for foils; then the set, which of its pictures, the number.
    void readCard(std::string_view line)
    {
        const auto blank = std::min(line.find(' '), line.size());
        const auto parts = model::split(line.substr(std::min(blank + 1, line.size())), '|');
        ListedRow row{m_section, line.substr(0, blank), model::trimmed(parts.front()), {}};
        if (row.name.ends_with('+'))
            row.name = model::trimmed(row.name.substr(0, row.name.size() - 1));
        std::string_view number;
        for (const auto part : parts)
            if (part.size() > 2 && part.starts_with('[') && part.ends_with(']'))
                number = part.substr(1, part.size() - 2);
        if (parts.size() > 1)
            row.printing = printingOf(parts[1], number);
        m_list.add(row);
    }

    LineReader m_lines;
    ListBuilder m_list;
    std::string m_section = "main"; // empty among the fields
};

} // namespace

bool isForgeDeck(const Contents& contents)
{
    return std::any_of(contents.lines.begin(), contents.lines.end(), isForgeHead);
}

ReadResult<ListedDeck> readForgeDeck(std::string_view bytes, const model::Game& game)
{
    return guardText(bytes, maxDeckBytes).and_then([&](auto text) { return ForgeReader(text, game).read(); });
}

} // namespace nexus::importers
