#include "importers/deck_json.h"

#include "importers/deck_rows.h"
#include "importers/json/json_dom.h"
#include "model/base/text.h"

#include <map>
#include <unordered_set>

namespace nexus::importers {

namespace {

void mergeExtra(Json& object, const std::string& extra)
{
    if (extra.empty())
        return;
    auto more = parseJson(extra, maxDeckBytes);
    if (!more || !more->is_object())
        return;
    for (auto& [key, value] : more->items())
        if (!object.contains(key))
            object[key] = std::move(value);
}

// The keys of several objects in one; empty when there are too many to be read again.
std::string united(const std::vector<std::string>& objects)
{
    std::unordered_set<std::string> keys;
    std::string out;
    for (const auto& text : objects) {
        const auto object = parseJson(text.empty() ? "{}" : text, maxDeckBytes);
        if (!object)
            continue;
        for (const auto& [key, value] : object->items())
            if (keys.insert(key).second)
                out.append(out.empty() ? "{" : ",").append(Json(key).dump()).append(":").append(value.dump());
    }
    return keys.size() > maxKeptKeys ? std::string() : out + "}";
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
        m_deck.notes = m_object.text("notes", false, maxNotesLength, true);
        m_deck.tags = m_object.texts("tags");
        readSections();
        mergeExtras();
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
        if (!entry.card.empty() && model::fold(entry.card).empty())
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
        const auto section = m_deck.sections.back().id;
        const auto added = m_rows.add(m_deck, section, entry);
        if (!added)
            object.problem(added.error().starts_with("brings") ? "count" : "card", added.error());
        else if (!added->isNew && !entry.extra.empty())
            m_moreExtra[{m_deck.sections.size() - 1, added->entry}].push_back(std::move(entry.extra));
    }

    // Rows that were added up keep the unknown keys of all; where they differ, the first row's word stands.
    void mergeExtras()
    {
        for (auto& [place, more] : m_moreExtra) {
            auto& extra = m_deck.sections[place.first].entries[place.second].extra;
            more.insert(more.begin(), extra);
            extra = united(more);
            if (extra.empty())
                m_object.problem("sections", "has rows of one card with more than 1,900 unknown keys");
        }
    }

    std::vector<ImportProblem> m_problems;
    ObjectReader m_object;
    DeckRows m_rows;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<std::string>> m_moreExtra; // by section and entry
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
    const auto json = parseJsonObject(bytes, maxDeckBytes);
    if (!json)
        return tl::unexpected(json.error());
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
