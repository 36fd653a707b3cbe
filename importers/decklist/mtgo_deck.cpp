#include "importers/decklist/foreign_decks.h"
#include "importers/decklist/list_builder.h"
#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "model/base/text.h"

namespace nexus::importers {

bool isMtgoDeck(const Contents& contents)
{
    return contents.hasRoot("Deck") && contents.text.find("<Cards ") != std::string_view::npos;
}

ReadResult<ListedDeck> readMtgoDeck(std::string_view bytes, const model::Game& game)
{
    const auto root = parseXml(bytes, maxDeckBytes);
    if (!root)
        return tl::unexpected(root.error());
    ListBuilder list(game);
    for (const auto& cards : root->children) {
        if (list.isNoList())
            break;
        if (cards.name != "Cards")
            continue;
        const auto name = cards.attribute("Name");
        list.at(cards.line, name);
        const bool side = model::fold(cards.attribute("Sideboard")) == "true";
        list.add({side ? "sideboard" : "main", cards.attribute("Quantity"), model::trimmed(name), {}});
    }
    return list.take();
}

} // namespace nexus::importers
