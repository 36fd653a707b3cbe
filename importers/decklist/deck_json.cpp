#include "importers/decklist/deck_json.h"

#include "importers/decklist/listed_deck.h"
#include "importers/json/json_dom.h"
#include "importers/reason_words.h"
#include "model/base/text.h"

#include <map>
#include <unordered_set>

namespace nexus::importers {

namespace {

constexpr const char* deckFormat = "nexusdeck/1";

// --- rows, in sections and in plans: {"card": …, "count": …}

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

// The keys kept as text, beside those that are there.
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

// One row without its unknown keys: those stay with the caller.
model::DeckEntry readRow(ObjectReader& object)
{
    model::DeckEntry entry;
    entry.card = object.text("card", true);
    if (!entry.card.empty() && model::fold(entry.card).empty())
        object.problem("card", ReasonWords::tr("is empty"));
    if (object.find("key"))
        entry.key = model::CardKey(object.text("key", false, 2 * maxNameLength));
    entry.printing = object.text("printing");
    entry.count = static_cast<int>(object.integer("count", 1, model::maxCopies, true).value_or(1));
    return entry;
}

// Lists of rows into the sections of one deck. Rows of one card are added up and keep the unknown keys of all.
class RowLists {
public:
    explicit RowLists(model::Deck& deck)
        : m_deck(deck)
    {
    }

    void read(ObjectReader& object, const std::string& key)
    {
        const model::SectionId section(key);
        m_deck.sections.push_back({section, {}});
        object.objects(key, [&](ObjectReader& row) { add(row, section); });
    }

    // After the last list. False where rows that were added up have more unknown keys than can be read again.
    bool mergeExtras()
    {
        bool fit = true;
        for (auto& [place, more] : m_moreExtra) {
            auto& extra = m_deck.sectionOrNew(model::SectionId(place.first)).entries[place.second].extra;
            more.insert(more.begin(), extra);
            extra = united(more);
            fit = fit && !extra.empty();
        }
        return fit;
    }

private:
    void add(ObjectReader& object, const model::SectionId& section)
    {
        auto entry = readRow(object);
        entry.extra = object.unknownAsJson();
        const auto added = m_rows.add(m_deck, section, entry);
        if (!added)
            object.problem(added.error() == tooManyCopies() ? "count" : "card", added.error());
        else if (!added->isNew && !entry.extra.empty())
            m_moreExtra[{section.str(), added->entry}].push_back(std::move(entry.extra));
    }

    model::Deck& m_deck;
    DeckRows m_rows;
    std::map<std::pair<std::string, std::size_t>, std::vector<std::string>> m_moreExtra; // by section and entry
};

// --- plans: {"name": …, "out": [rows], "in": [rows], "note": "", "applied": false}, and of an applied one "movedOut"
// and "movedIn": rows as they lay before, each with its "formerPlace"

constexpr std::int64_t lastPlace = 1'000'000;

std::vector<model::MovedRow> readMoved(ObjectReader& plan, std::string_view key)
{
    std::vector<model::MovedRow> rows;
    plan.objects(key, [&](ObjectReader& object) {
        model::MovedRow moved{readRow(object), 0};
        moved.place = static_cast<std::size_t>(object.integer("formerPlace", 0, lastPlace, true).value_or(0));
        moved.row.extra = object.unknownAsJson();
        rows.push_back(std::move(moved));
    });
    return rows;
}

model::SideboardPlan readPlan(ObjectReader& object)
{
    model::SideboardPlan plan;
    plan.name = object.text("name", true);
    if (!plan.name.empty() && model::fold(plan.name).empty())
        object.problem("name", ReasonWords::tr("is empty"));
    model::Deck lists;
    RowLists rows(lists);
    rows.read(object, "out");
    rows.read(object, "in");
    if (!rows.mergeExtras())
        object.problemHere(ReasonWords::tr("has rows of one card with more than 1,900 unknown keys"));
    plan.out = std::move(lists.sections[0].entries);
    plan.in = std::move(lists.sections[1].entries);
    plan.note = object.text("note", false, maxNotesLength, true);
    plan.applied = object.boolean("applied");
    plan.movedOut = readMoved(object, "movedOut");
    plan.movedIn = readMoved(object, "movedIn");
    plan.extra = object.unknownAsJson();
    return plan;
}

Json rowsJson(const std::vector<model::DeckEntry>& rows)
{
    Json list = Json::array();
    for (const auto& row : rows)
        list.push_back(rowJson(row));
    return list;
}

void addMoved(Json& json, const char* key, const std::vector<model::MovedRow>& rows)
{
    for (const auto& moved : rows) {
        auto row = rowJson(moved.row);
        row["formerPlace"] = moved.place;
        json[key].push_back(std::move(row));
    }
}

Json planJson(const model::SideboardPlan& plan)
{
    Json json = {{"name", plan.name}, {"out", rowsJson(plan.out)}, {"in", rowsJson(plan.in)}, {"note", plan.note},
        {"applied", plan.applied}};
    addMoved(json, "movedOut", plan.movedOut);
    addMoved(json, "movedIn", plan.movedIn);
    mergeExtra(json, plan.extra);
    return json;
}

// --- the file

class DeckReader {
public:
    explicit DeckReader(const Json& root)
        : m_object(root, "", m_problems)
        , m_rows(m_deck)
    {
    }

    ReadResult<model::Deck> read()
    {
        if (!m_object.isFormat(deckFormat))
            return tl::unexpected(std::move(m_problems));
        m_deck.name = m_object.text("name");
        m_deck.game = m_object.text("game");
        m_deck.ruleset = model::RulesetId(m_object.text("ruleset"));
        m_deck.author = m_object.text("author");
        m_deck.notes = m_object.text("notes", false, maxNotesLength, true);
        m_deck.tags = m_object.texts("tags");
        readSections();
        if (!m_rows.mergeExtras())
            m_object.problem("sections", ReasonWords::tr("has rows of one card with more than 1,900 unknown keys"));
        m_object.objects("plans", [&](ObjectReader& object) { m_deck.plans.push_back(readPlan(object)); });
        m_deck.extra = m_object.unknownAsJson();
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_deck);
    }

private:
    void readSections()
    {
        const auto read = [&](ObjectReader& object) {
            for (const auto& [id, rows] : object.json().items())
                if (const auto fault = textFault(id, maxNameLength, false))
                    object.problem(id, *fault);
                else
                    m_rows.read(object, id);
        };
        m_object.inside("sections", read, true);
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
    return parseJsonObject(bytes, maxDeckBytes).and_then([](const Json& json) { return DeckReader(json).read(); });
}

std::string writeDeckJson(const model::Deck& deck)
{
    Json object = {{"format", deckFormat}, {"name", deck.name}, {"game", deck.game}, {"ruleset", deck.ruleset.str()},
        {"author", deck.author}, {"notes", deck.notes}, {"tags", deck.tags}};
    Json sections = Json::object();
    for (const auto& section : deck.sections)
        sections[section.id.str()] = rowsJson(section.entries);
    object["sections"] = std::move(sections);
    for (const auto& plan : deck.plans)
        object["plans"].push_back(planJson(plan));
    mergeExtra(object, deck.extra);
    return laidOut(object);
}

namespace {

using model::Decklist;

Json orNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json boundsJson(const model::Bounds& bounds)
{
    Json json = Json::object();
    for (const auto& [key, bound] :
        {std::pair("exactly", bounds.exactly), {"atLeast", bounds.atLeast}, {"atMost", bounds.atMost}})
        if (bound)
            json[key] = *bound;
    return json;
}

Json sumsJson(const std::vector<model::DecklistSum>& sums, const model::Ruleset& ruleset, const model::Game& game)
{
    Json list = Json::array();
    for (const auto& sum : sums) {
        const auto& rule = ruleset.constraints[sum.constraint];
        Json json = {{"rule", rule.rule}, {"value", sum.value}};
        if (rule.forEachDomain) {
            json["value"] = Json::object();
            for (const auto& [domain, value] : sum.perDomain)
                json["value"][game.attributes[domain].id.str()] = value;
        }
        json.update(boundsJson(rule.bounds));
        list.push_back(std::move(json));
    }
    return list;
}

Json rowJson(const model::DecklistRow& row, const model::DecklistBlock& block, const model::Game& game)
{
    Json json = {{"card", row.name}, {"count", row.count}, {"known", row.card.has_value()}, {"set", orNull(row.set)},
        {"number", orNull(row.number)}, {"cost", row.cost ? Json(*row.cost) : Json(nullptr)},
        {"lineCost", row.lineCost}};
    if (!block.domains.empty()) {
        Json domains = Json::object();
        for (std::size_t i = 0; i < block.domains.size(); ++i)
            if (row.domains[i] != 0)
                domains[game.attributes[block.domains[i]].id.str()] = row.domains[i];
        json["domains"] = std::move(domains);
    }
    return json;
}

Json blockJson(const model::DecklistBlock& block, const model::Ruleset& ruleset, const model::Game& game)
{
    static constexpr const char* kinds[] = {"limited", "drawn", "domains", "other", "optional", "foreign"};
    Json json = {{"kind", kinds[static_cast<int>(block.kind)]}, {"section", block.section.str()},
        {"label", block.label}, {"cards", block.copies}, {"cost", block.cost},
        {"sums", sumsJson(block.sums, ruleset, game)}, {"groups", Json::array()}};
    for (const auto& group : block.groups) {
        Json one = {
            {"heading", orNull(group.heading)}, {"cards", group.copies}, {"cost", group.cost}, {"rows", Json::array()}};
        for (const auto& row : group.rows)
            one["rows"].push_back(rowJson(row, block, game));
        json["groups"].push_back(std::move(one));
    }
    return json;
}

} // namespace

std::string writeDecklistJson(const model::Deck& deck, const Decklist& list, const model::Ruleset& ruleset,
    const model::Game& game, const DecklistFacts& facts)
{
    Json json = {{"player", Json::object()}};
    for (const auto& [key, value] : facts.player)
        json["player"][key] = orNull(value);
    json["rulesetName"] = facts.rulesetName;
    json["legal"] = facts.legal;
    json["findings"] = Json::array();
    for (const auto& [text, error] : facts.reasons)
        json["findings"].push_back({{"severity", error ? "error" : "warning"}, {"message", text}});
    json["checksum"] = facts.checksum;
    json["code"] = orNull(facts.code);
    if (facts.code.empty())
        json["codeTrouble"] = facts.codeTrouble;
    json["catalogue"] = {{"name", facts.catalogue}, {"cards", facts.catalogueCards},
        {"revision", facts.catalogueRevision}, {"hash", facts.catalogueHash}};
    json["program"] = facts.program;
    json["blocks"] = Json::array();
    for (const auto& block : list.blocks)
        json["blocks"].push_back(blockJson(block, ruleset, game));
    json["sums"] = sumsJson(list.sums, ruleset, game);
    auto written = deck;
    written.extra = Json{{"decklist", std::move(json)}}.dump(-1, ' ', false, Json::error_handler_t::replace);
    return writeDeckJson(written);
}

std::vector<std::pair<std::string, std::string>> decklistPlayer(const std::string& extra)
{
    std::vector<std::pair<std::string, std::string>> player;
    const auto json = parseJson(extra, maxDeckBytes);
    const auto part = [](const Json& of, const char* key) { return of.is_object() ? of.value(key, Json()) : Json(); };
    const auto written = json ? part(part(*json, "decklist"), "player") : Json();
    if (written.is_object())
        for (const auto& [key, value] : written.items())
            if (value.is_string())
                player.emplace_back(key, value.get<std::string>());
    return player;
}

} // namespace nexus::importers
