#include "importers/decklist/deck_json_rows.h"

#include "model/base/text.h"

#include <unordered_set>

namespace nexus::importers {

namespace {

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

} // namespace

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

model::DeckEntry readRow(ObjectReader& object)
{
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
    return entry;
}

RowLists::RowLists(model::Deck& deck, std::vector<ImportProblem>& problems)
    : m_deck(deck)
    , m_problems(problems)
{
}

void RowLists::read(ObjectReader& object, const std::string& key)
{
    const model::SectionId section(key);
    m_deck.sections.push_back({section, {}});
    object.items(key, [&](const Json& row, const std::string& pointer) { add(row, pointer, section); });
}

void RowLists::add(const Json& row, const std::string& pointer, const model::SectionId& section)
{
    if (!isObject(row, pointer, m_problems))
        return;
    ObjectReader object(row, pointer, m_problems);
    auto entry = readRow(object);
    entry.extra = object.unknownAsJson();
    const auto added = m_rows.add(m_deck, section, entry);
    if (!added)
        object.problem(added.error().starts_with("brings") ? "count" : "card", added.error());
    else if (!added->isNew && !entry.extra.empty())
        m_moreExtra[{section.str(), added->entry}].push_back(std::move(entry.extra));
}

bool RowLists::mergeExtras()
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

} // namespace nexus::importers
