#include "importers/decklist/foreign_decks.h"
#include "importers/decklist/list_builder.h"
#include "importers/json/json_dom.h"
#include "model/base/text.h"

namespace nexus::importers {

namespace {

// Copies by the code of the card; an empty list where there are none.
void addSlots(ObjectReader& deck, const char* key, const char* section, ListBuilder& list)
{
    const auto* copies = deck.find(key);
    if (!copies || (copies->is_array() && copies->empty()))
        return;
    deck.inside(key, [&](ObjectReader& inside) {
        for (const auto& [code, count] : inside.json().items()) {
            list.at(inside.at(code), code);
            list.add({section, count.is_number_integer() ? count.dump() : std::string(), code, {}});
        }
    });
}

} // namespace

bool isArkhamDeck(const Contents& contents)
{
    return contents.hasKey("slots") && (contents.hasKey("sideSlots") || contents.hasKey("investigator_code"));
}

ReadResult<ListedDeck> readArkhamDeck(std::string_view bytes, const model::Game& game)
{
    const auto json = parseJsonObject(bytes, maxDeckBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader deck(*json, {}, problems);
    ListBuilder list(game);
    list.at("/name", {});
    list.name(deck.text("name"));
    const auto tags = deck.text("tags", false, maxTextLength, true);
    list.at("/tags", tags);
    for (const auto tag : model::split(tags, ','))
        list.tag(model::trimmed(tag));
    const auto notes = deck.text("description_md", false, maxNotesLength, true);
    list.at("/description_md", notes);
    if (!notes.empty())
        list.note(notes);
    if (const auto investigator = deck.text("investigator_name"); !investigator.empty()) {
        list.at("/investigator_name", investigator);
        list.add({"investigator", "1", investigator, {}});
    }
    addSlots(deck, "slots", "main", list);
    addSlots(deck, "sideSlots", "sideboard", list);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return list.take();
}

} // namespace nexus::importers
