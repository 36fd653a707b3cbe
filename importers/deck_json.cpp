#include "importers/deck_json.h"

#include "importers/json/json_dom.h"

#include <array>

namespace nexus::importers {

namespace {

constexpr std::size_t maxRows = 2000;

void mergeExtra(Json& object, const std::string& extra)
{
    if (extra.empty())
        return;
    const auto more = parseJson(extra, maxDeckBytes);
    if (!more || !more->is_object())
        return;
    for (const auto& [key, value] : more->items())
        if (!object.contains(key))
            object[key] = value;
}

class DeckReader {
public:
    explicit DeckReader(const Json& root)
        : m_object(root, "", m_problems)
    {
    }

    ReadResult<model::Deck> read()
    {
        const auto format = m_object.text("format", true);
        if (format.starts_with("nexusdeck/") && format != "nexusdeck/1")
            m_object.problem("format", "is a newer deck format than this program reads (nexusdeck/1)", format);
        else if (format != "nexusdeck/1")
            m_object.problem("format", "is not \"nexusdeck/1\"", format);
        m_deck.name = m_object.text("name");
        m_deck.game = m_object.text("game");
        m_deck.ruleset = model::RulesetId(m_object.text("ruleset"));
        m_deck.author = m_object.text("author");
        m_deck.notes = m_object.text("notes", false, 100'000, true);
        m_deck.tags = m_object.texts("tags");
        readSections();
        m_deck.extra = m_object.unknownAsJson();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_deck);
    }

private:
    void readSections()
    {
        const Json* sections = m_object.find("sections");
        if (!sections)
            return m_object.problem("sections", "is missing");
        if (!isObject(*sections, "/sections", m_problems))
            return;
        ObjectReader object(*sections, "/sections", m_problems);
        for (const auto& [id, rows] : sections->items()) {
            if (const auto fault = textFault(id, maxNameLength, false)) {
                object.problem(id, *fault);
                continue;
            }
            m_deck.sections.push_back({model::SectionId(id), {}});
            object.items(id, [&](const Json& row, const std::string& pointer) { readRow(row, pointer); });
        }
    }

    void readRow(const Json& row, const std::string& pointer)
    {
        if (!isObject(row, pointer, m_problems))
            return;
        ObjectReader object(row, pointer, m_problems);
        model::DeckEntry entry;
        entry.card = object.text("card", true);
        if (!entry.card.empty() && entry.card.find_first_not_of(" \t") == std::string::npos)
            object.problem("card", "is empty");
        if (object.has("key"))
            entry.key = model::CardKey(object.text("key", false, 2 * maxNameLength));
        else
            (void)object.find("key");
        entry.printing = object.text("printing");
        if (!object.has("count"))
            object.problem("count", "is missing");
        entry.count = static_cast<int>(object.integer("count", 1, model::maxCopies).value_or(1));
        entry.extra = object.unknownAsJson();
        auto& section = m_deck.sections.back();
        if (section.entries.size() >= maxRows)
            object.problem("card", "is one row too many: a section has at most 2,000");
        else if (!addCopies(section, entry))
            object.problem("count", "brings this card over " + std::to_string(model::maxCopies) + " copies",
                           std::to_string(entry.count));
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    model::Deck m_deck;
};

Json rowJson(const model::DeckEntry& entry)
{
    Json row = {{"card", entry.card}, {"count", entry.count}};
    if (entry.key)
        row["key"] = entry.key->str();
    if (!entry.printing.empty())
        row["printing"] = entry.printing;
    mergeExtra(row, entry.extra);
    return row;
}

// One row of a section on one line: easy on the eye and on version control.
std::string laidOut(const Json& deck)
{
    std::string out = "{\n";
    bool firstKey = true;
    for (const auto& [key, value] : deck.items()) {
        out += firstKey ? "  " : ",\n  ";
        firstKey = false;
        out += Json(key).dump() + ": ";
        if (key != "sections") {
            out += value.dump();
            continue;
        }
        out += "{";
        bool firstSection = true;
        for (const auto& [id, rows] : value.items()) {
            out += firstSection ? "\n    " : ",\n    ";
            firstSection = false;
            out += Json(id).dump() + ": [";
            for (std::size_t i = 0; i < rows.size(); ++i)
                out += (i == 0 ? "\n      " : ",\n      ") + rows[i].dump();
            out += rows.empty() ? "]" : "\n    ]";
        }
        out += "\n  }";
    }
    return out + "\n}\n";
}

} // namespace

ReadResult<model::Deck> readDeckJson(std::string_view bytes)
{
    const auto json = parseJson(bytes, maxDeckBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    if (!isObject(*json, "", problems))
        return tl::unexpected(problems);
    return DeckReader(*json).read();
}

std::string writeDeckJson(const model::Deck& deck)
{
    Json object = {{"format", "nexusdeck/1"},
                   {"name", deck.name},
                   {"game", deck.game},
                   {"ruleset", deck.ruleset.str()},
                   {"author", deck.author},
                   {"notes", deck.notes},
                   {"tags", deck.tags}};
    Json sections = Json::object();
    for (const auto& section : deck.sections) {
        Json rows = Json::array();
        for (const auto& entry : section.entries)
            rows.push_back(rowJson(entry));
        sections[section.id.str()] = std::move(rows);
    }
    object["sections"] = std::move(sections);
    mergeExtra(object, deck.extra);
    return laidOut(object);
}

} // namespace nexus::importers
