#include "importers/programs/print_order.h"

#include "importers/reason_words.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "model/base/text.h"

#include <algorithm>
#include <set>

namespace nexus::importers {

namespace {

constexpr int printDpi = 300;
constexpr double printBleed = 3.2; // millimetres
constexpr std::string_view mpcStock = "(S30) Standard Smooth";
constexpr std::string_view mpcBack = "cards/back.png";
constexpr std::string_view squibHeadings = "Deck Name,Section,Count,Picture,";
constexpr std::size_t ofCopies = 4; // columns of that
constexpr std::size_t mostSquibDecks = 1000;

void addPrintPictures(Bundle& bundle, const Publication& publication)
{
    addCardPictures(bundle, publication, "cards/", std::string(mpcBack), 0);
    for (auto& picture : bundle.pictures) {
        picture.dpi = printDpi;
        picture.bleed = printBleed;
    }
}

// Of the whole catalogue a copy goes out of each card that no deck has.
std::vector<std::size_t> outsideOfDecks(const Publication& publication)
{
    std::set<std::size_t> inside;
    for (const auto& deck : publication.decks)
        for (const auto& pile : deck.piles)
            for (const auto& row : pile)
                inside.insert(row.card);
    std::vector<std::size_t> outside;
    for (std::size_t card = 0; publication.whole && card < publication.cards.size(); ++card)
        if (!inside.contains(card))
            outside.push_back(card);
    return outside;
}

// A card and the places in the order that show it.
struct MpcSlots {
    std::size_t card = 0;
    std::vector<std::size_t> slots;
};
struct MpcOrder {
    std::vector<MpcSlots> cards;
    std::size_t size = 0;
};

// Copy by copy in the order of the decks; a card has one entry an order.
std::vector<MpcOrder> mpcOrders(const Publication& publication)
{
    std::vector<MpcOrder> orders;
    const auto add = [&](std::size_t card) {
        if (orders.empty() || orders.back().size == mostMpcCards)
            orders.emplace_back();
        auto& order = orders.back();
        auto found = std::find_if(
            order.cards.begin(), order.cards.end(), [&](const MpcSlots& each) { return each.card == card; });
        if (found == order.cards.end())
            found = order.cards.insert(order.cards.end(), {card, {}});
        found->slots.push_back(order.size++);
    };
    for (const auto& deck : publication.decks)
        for (const auto& pile : deck.piles)
            for (const auto& row : pile)
                for (int copy = 0; copy < row.count; ++copy)
                    add(row.card);
    for (const auto card : outsideOfDecks(publication))
        add(card);
    return orders;
}

XmlElement mpcElement(const MpcOrder& order, const Publication& publication)
{
    XmlElement root{.name = "order"};
    auto& details = root.add("details");
    details.add("quantity", std::to_string(order.size));
    details.add("stock", std::string(mpcStock));
    details.add("foil", "false");
    auto& fronts = root.add("fronts");
    for (const auto& [at, slots] : order.cards) {
        const auto& published = publication.cards[at];
        std::vector<std::string> numbers;
        for (const auto slot : slots)
            numbers.push_back(std::to_string(slot));
        auto& card = fronts.add("card");
        card.add("id", "cards/" + published.file + ".png");
        card.add("sourceType", "Local File");
        card.add("slots", model::joined(numbers, ","));
        card.add("name", published.file + ".png");
        card.add("query", published.name);
    }
    root.add("cardback", std::string(mpcBack));
    return root;
}

} // namespace

Bundle writeMpc(const Publication& publication)
{
    Bundle bundle;
    const auto orders = mpcOrders(publication);
    for (std::size_t i = 0; i < orders.size(); ++i)
        bundle.files.push_back({orders.size() == 1 ? "order.xml" : "order-" + std::to_string(i + 1) + ".xml",
            writeXml(mpcElement(orders[i], publication))});
    addPrintPictures(bundle, publication);
    addUnknownCards(bundle, publication);
    addPilesLost(bundle, publication, LossKind::PilesTogether, {PileUse::Side, PileUse::Apart, PileUse::Free});
    addPlansLost(bundle, publication);
    addNotesLost(bundle, publication);
    bundle.losses.push_back({LossKind::CardTexts, {}, {}, 0});
    return bundle;
}

bool isMpcOrder(const Contents& contents)
{
    return contents.hasRoot("order") && contents.text.find("<fronts") != std::string_view::npos;
}

ReadResult<ListedDeck> readMpcOrder(std::string_view bytes, const model::Game& game)
{
    const auto root = parseXml(bytes, maxDeckBytes);
    if (!root)
        return tl::unexpected(root.error());
    ListBuilder deck(game);
    deck.namesMarked();
    const auto* fronts = root->child("fronts");
    if (!fronts)
        return refuse({.reason = ReasonWords::tr("has no list of cards"), .line = root->line});
    for (const auto& card : fronts->children) {
        if (deck.isNoList())
            break;
        const auto query = card.childText("query");
        auto name = query.empty() ? card.childText("name") : query;
        if (const auto dot = name.rfind('.'); query.empty() && dot != std::string_view::npos)
            name = name.substr(0, dot); // of a file
        const auto slots = card.childText("slots");
        const auto copies = slots.empty() ? 0 : std::count(slots.begin(), slots.end(), ',') + 1;
        deck.at(card.line, name);
        deck.add({"main", std::to_string(copies), model::trimmed(name), {}});
    }
    return deck.take();
}

Bundle writeSquib(const Publication& publication)
{
    Bundle bundle;
    const auto& game = publication.game;
    const auto& common = game.headings;
    auto text = std::string(squibHeadings) + csvCell(common.name.front()) + "," + csvCell(common.set.front());
    for (const auto& fact : cardFacts({}, game))
        text += "," + csvCell(fact.heading);
    text += "\n";
    const auto add = [&](const std::string& deck, const std::string& section, const PublishedRow& row) {
        const auto& card = publication.cards[row.card];
        text += csvCell(deck) + "," + csvCell(section) + "," + std::to_string(row.count) + "," +
                csvCell("cards/" + card.file + ".png") + "," + csvCell(card.name) + "," + csvCell(card.card.set);
        for (const auto& fact : cardFacts(card.card, game))
            text += "," + csvCell(fact.value);
        text += "\n";
    };
    for (const auto& deck : publication.decks)
        for (std::size_t i = 0; i < deck.piles.size(); ++i)
            for (const auto& row : deck.piles[i])
                add(deck.name, publication.piles[i].id.str(), row);
    for (const auto card : outsideOfDecks(publication))
        add({}, {}, {card, 1});
    bundle.files.push_back({"cards.csv", text});
    addPrintPictures(bundle, publication);
    addUnknownCards(bundle, publication);
    addPlansLost(bundle, publication);
    addNotesLost(bundle, publication);
    return bundle;
}

bool isSquibTable(const Contents& contents)
{
    return !contents.lines.empty() && contents.lines.front().starts_with(squibHeadings);
}

ReadResult<std::vector<ListedDeck>> readSquibDecks(std::string_view bytes, const model::Game& game)
{
    const auto tables = guardText(bytes, maxDeckBytes).and_then(readTables);
    if (!tables)
        return tl::unexpected(tables.error());
    std::vector<std::pair<std::string, ListBuilder>> lists; // by the names of the decks
    for (const auto& table : *tables) {
        if (!table.broken.empty())
            return tl::unexpected(table.broken);
        if (table.headings.size() <= ofCopies)
            return refuse({.reason = ReasonWords::tr("has no column of card names"), .line = table.line});
        for (const auto& row : table.rows) {
            auto found = std::find_if(
                lists.begin(), lists.end(), [&](const auto& list) { return list.first == row.cells[0]; });
            if (found == lists.end()) {
                if (lists.size() >= mostSquibDecks)
                    return refuse({.reason = ReasonWords::tr("has more than 1,000 decks"), .line = row.line});
                found = lists.insert(lists.end(), {row.cells[0], ListBuilder(game)});
                found->second.at(row.line, row.cells[0]);
                found->second.name(row.cells[0]);
                found->second.namesMarked();
            }
            auto& list = found->second;
            list.at(row.line, row.cells[ofCopies]);
            if (!list.isNoList())
                list.add({row.cells[1], row.cells[2], model::trimmed(row.cells[ofCopies]), {}});
        }
    }
    std::vector<ListedDeck> decks;
    for (auto& [name, list] : lists) {
        auto taken = list.take();
        if (!taken)
            return tl::unexpected(taken.error());
        decks.push_back(std::move(*taken));
    }
    return decks;
}

ReadResult<CardList> readSquibTable(std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    const auto tables = guardText(bytes, maxProgramBytes).and_then(readTables);
    if (!tables)
        return tl::unexpected(tables.error());
    std::vector<ListedFields> cards;
    std::set<std::vector<std::pair<std::string, std::string>>> known;
    for (const auto& table : *tables) {
        if (!table.broken.empty())
            return tl::unexpected(table.broken);
        for (const auto& row : table.rows) {
            ListedFields card{row.line, {}};
            for (std::size_t i = ofCopies; i < row.cells.size(); ++i)
                card.values.emplace_back(table.headings[i], row.cells[i]);
            if (known.insert(card.values).second)
                cards.push_back(std::move(card));
        }
    }
    return readListedCards(cards, game, options);
}

} // namespace nexus::importers
