#include "importers/decklist/deck_json.h"

#include "importers/decklist/deck_json_plans.h"
#include "importers/decklist/deck_json_rows.h"

namespace nexus::importers {

namespace {

class DeckReader {
public:
    explicit DeckReader(const Json& root)
        : m_object(root, "", m_problems)
        , m_rows(m_deck, m_problems)
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
        m_deck.notes = m_object.text("notes", false, maxNotesLength, true);
        m_deck.tags = m_object.texts("tags");
        readSections();
        if (!m_rows.mergeExtras())
            m_object.problem("sections", "has rows of one card with more than 1,900 unknown keys");
        m_deck.plans = readPlans(m_object, m_problems);
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
            m_rows.read(object, id);
        }
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    model::Deck m_deck;
    RowLists m_rows;
};

// Every row of a list on a line of its own: easy on the eye and on version control.
std::string linesOf(const Json& list, const std::string& indent)
{
    std::string out = "[";
    for (std::size_t i = 0; i < list.size(); ++i)
        out += (i == 0 ? "\n" : ",\n") + indent + "  " + list[i].dump();
    return out + (list.empty() ? "]" : "\n" + indent + "]");
}

std::string laidOut(const Json& deck)
{
    std::string out = "{\n";
    bool firstKey = true;
    for (const auto& [key, value] : deck.items()) {
        out += firstKey ? "  " : ",\n  ";
        firstKey = false;
        out += Json(key).dump() + ": ";
        if (key != "sections") {
            out += key == "plans" ? linesOf(value, "  ") : value.dump();
            continue;
        }
        out += "{";
        bool firstSection = true;
        for (const auto& [id, rows] : value.items()) {
            out += firstSection ? "\n    " : ",\n    ";
            firstSection = false;
            out += Json(id).dump() + ": " + linesOf(rows, "    ");
        }
        out += "\n  }";
    }
    return out + "\n}\n";
}

} // namespace

ReadResult<model::Deck> readDeckJson(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxDeckBytes);
    if (!json)
        return tl::unexpected(json.error());
    return DeckReader(*json).read();
}

std::string writeDeckJson(const model::Deck& deck)
{
    Json object = {{"format", "nexusdeck/1"}, {"name", deck.name}, {"game", deck.game}, {"ruleset", deck.ruleset.str()},
        {"author", deck.author}, {"notes", deck.notes}, {"tags", deck.tags}};
    Json sections = Json::object();
    for (const auto& section : deck.sections) {
        Json rows = Json::array();
        for (const auto& entry : section.entries)
            rows.push_back(rowJson(entry));
        sections[section.id.str()] = std::move(rows);
    }
    object["sections"] = std::move(sections);
    for (const auto& plan : deck.plans)
        object["plans"].push_back(planJson(plan));
    mergeExtra(object, deck.extra);
    return laidOut(object);
}

} // namespace nexus::importers
