#include "importers/programs/lackey.h"

#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr int lackeyCardWidth = 400; // pixels
constexpr std::string_view lackeyHeadings = "Name\tSet\tImageFile";
constexpr std::string_view lackeyPictures = "sets/setimages/general/";

XmlElement lackeyPlugin(const Publication& publication)
{
    XmlElement root{.name = "plugin"};
    root.add("pluginversion", "1");
    root.add("pluginname", publication.game.id);
    for (const auto& pile : publication.piles) {
        auto& zone = root.add("deckzone");
        zone.add("label", pile.label);
        zone.add("gamezonetoloadto", pile.label);
        zone.add("shuffle", pile.use == PileUse::Main ? "yes" : "no");
    }
    for (const auto& pile : publication.piles)
        root.add("gamezone").add("label", pile.label);
    return root;
}

std::string lackeyCards(const Publication& publication)
{
    std::string text(lackeyHeadings);
    for (const auto& fact : cardFacts({}, publication.game))
        text += "\t" + onOneLine(fact.heading);
    text += "\n";
    for (const auto& card : publication.cards) {
        text += onOneLine(card.name) + "\t" + onOneLine(card.card.set) + "\t" + card.file;
        for (const auto& fact : cardFacts(card.card, publication.game))
            text += "\t" + onOneLine(fact.value);
        text += "\n";
    }
    return text;
}

XmlElement lackeyDeck(const Publication& publication, const PublishedDeck& deck)
{
    XmlElement root{.name = "deck", .attributes = {{"version", "0.8"}}};
    root.add("meta").add("game", publication.game.id);
    for (std::size_t i = 0; i < deck.piles.size(); ++i) {
        if (deck.piles[i].empty())
            continue;
        auto& zone = root.add("superzone");
        zone.attributes = {{"name", publication.piles[i].label}};
        for (const auto& row : deck.piles[i])
            for (int copy = 0; copy < row.count; ++copy) {
                const auto& published = publication.cards[row.card];
                auto& card = zone.add("card");
                card.add("name", published.name).attributes = {{"id", published.file}};
                card.add("set", published.card.set);
            }
    }
    return root;
}

} // namespace

Bundle writeLackey(const Publication& publication)
{
    Bundle bundle;
    bundle.files.push_back({"plugininfo.txt", writeXml(lackeyPlugin(publication))});
    XmlElement list{.name = "listofcarddatafiles"};
    list.add("filetoinclude", "cards.txt");
    bundle.files.push_back({"ListOfCardDataFiles.txt", writeXml(list)});
    bundle.files.push_back({"sets/cards.txt", lackeyCards(publication)});
    for (const auto& deck : publication.decks)
        bundle.files.push_back({"decks/" + deck.file + ".dek", writeXml(lackeyDeck(publication, deck))});
    const std::string folder(lackeyPictures);
    addCardPictures(bundle, publication, folder, folder + "cardback.jpg", lackeyCardWidth);
    for (auto& picture : bundle.pictures)
        if (!picture.cards.empty())
            picture.path = folder + publication.cards[picture.cards.front()].file + ".jpg";
    addUnknownCards(bundle, publication);
    addPlansLost(bundle, publication);
    addNotesLost(bundle, publication);
    addLinesJoined(bundle, publication);
    return bundle;
}

bool isLackeyDeck(const Contents& contents)
{
    return contents.hasRoot("deck") && contents.root.find("version=") != std::string_view::npos &&
           contents.text.find("<superzone") != std::string_view::npos;
}

ReadResult<ListedDeck> readLackeyDeck(std::string_view bytes, const model::Game& game)
{
    const auto root = parseXml(bytes, maxDeckBytes);
    if (!root)
        return tl::unexpected(root.error());
    ListBuilder deck(game);
    takePiles(deck, *root, "superzone", {}, [](const XmlElement& card) {
        return ListedRow{{}, "1", card.childText("name"), {}};
    });
    return deck.take();
}

bool isLackeyCards(const Contents& contents)
{
    return !contents.lines.empty() && model::fold(contents.lines.front()).starts_with(model::fold(lackeyHeadings));
}

ReadResult<CardList> readLackeyCards(std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    return tabbedFields(bytes, {"ImageFile"}).and_then([&](const auto& cards) {
        return readListedCards(cards, game, options);
    });
}

} // namespace nexus::importers
