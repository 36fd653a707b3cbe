#include "importers/programs/cockatrice.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "model/base/file_names.h"
#include "model/base/text.h"

#include <algorithm>
#include <map>

namespace nexus::importers {

namespace {

constexpr int cockatriceCardWidth = 500; // pixels
constexpr std::string_view cockatriceMain = "main", cockatriceSide = "side";

std::string zoneOf(const PublishedPile& pile)
{
    return std::string(pile.use == PileUse::Main   ? cockatriceMain
                       : pile.use == PileUse::Free ? pile.id.str()
                                                   : cockatriceSide);
}

// Texts and numbers that stand elsewhere than among the properties of a card.
bool isProperty(const CardFact& fact)
{
    return fact.id != "rules" && fact.id != "number" && fact.id != "rarity" && !fact.value.empty();
}

std::string valueOf(const model::Card& card, std::optional<model::AttributeIndex> attribute)
{
    const auto value = attribute && *attribute < card.numbers.size() ? card.numbers[*attribute] : std::nullopt;
    return value ? std::to_string(*value) : std::string();
}

// What the program shows of every card: type, cost and a pair of numbers; then the properties by their own names.
void addProperties(XmlElement& properties, const model::Card& card, const model::Game& game)
{
    properties.add("maintype", card.type);
    if (const auto cost = valueOf(card, game.face.cost); !cost.empty()) {
        properties.add("manacost", cost);
        properties.add("cmc", cost);
    }
    const auto left = valueOf(card, game.face.left), right = valueOf(card, game.face.right);
    if (!left.empty() || !right.empty())
        properties.add("pt", left + "/" + right);
    for (const auto& fact : cardFacts(card, game))
        if (isProperty(fact))
            properties.add(fact.id, fact.value);
}

// The file it looks for: the name without the signs that files cannot have.
std::string pictureNameOf(const PublishedCard& card)
{
    constexpr std::size_t longest = 200; // bytes
    std::string name;
    for (const char c : card.name)
        if (std::string_view("*<>:\"\\?").find(c) == std::string_view::npos)
            name += c == '/' ? ' ' : c;
    return name.empty() || name.size() > longest ? card.file : name;
}

XmlElement cardElement(const PublishedCard& published, const model::Game& game)
{
    const auto& card = published.card;
    XmlElement element{.name = "card"};
    element.add("name", published.name);
    element.add("text", card.rules);
    addProperties(element.add("prop"), card, game);
    auto& set = element.add("set", card.set.empty() ? game.importSet.code : card.set);
    if (!card.rarity.empty())
        set.attributes.emplace_back("rarity", card.rarity);
    if (!card.number.empty())
        set.attributes.emplace_back("num", card.number);
    element.add("tablerow", "1");
    return element;
}

XmlElement cardBase(const Publication& publication)
{
    XmlElement root{.name = "cockatrice_carddatabase", .attributes = {{"version", "4"}}};
    auto& sets = root.add("sets");
    for (const auto& info : publication.sets) {
        auto& set = sets.add("set");
        set.add("name", info.code);
        set.add("longname", info.name.empty() ? info.code : info.name);
        set.add("settype", publication.game.name);
        if (!info.released.empty())
            set.add("releasedate", info.released);
    }
    auto& cards = root.add("cards");
    for (const auto& card : publication.cards)
        cards.children.push_back(cardElement(card, publication.game));
    return root;
}

void addMoves(XmlElement& plan, const Publication& publication, const std::vector<PublishedRow>& rows,
    std::string_view from, std::string_view to)
{
    for (const auto& row : rows)
        for (int copy = 0; copy < row.count; ++copy) {
            auto& move = plan.add("move_card_to_zone");
            move.add("card_name", publication.cards[row.card].name);
            move.add("start_zone", std::string(from));
            move.add("target_zone", std::string(to));
        }
}

XmlElement deckElement(const Publication& publication, const PublishedDeck& deck)
{
    XmlElement root{.name = "cockatrice_deck", .attributes = {{"version", "1"}}};
    root.add("lastLoadedTimestamp");
    root.add("deckname", deck.name);
    root.add("format");
    root.add("bannerCard").attributes = {{"providerId", ""}};
    std::string comments;
    for (std::size_t i = 0; i < deck.piles.size(); ++i)
        if (publication.piles[i].use == PileUse::Apart && !deck.piles[i].empty()) {
            comments += std::string(besideRemark) + ": " + publication.piles[i].label + ":";
            for (const auto& row : deck.piles[i])
                comments += " " + std::to_string(row.count) + " " + publication.cards[row.card].name + ";";
            comments += "\n";
        }
    comments += deckRemarks(deck);
    root.add("comments", comments);
    auto& tags = root.add("tags");
    for (const auto& tag : deck.tags)
        tags.add("tag", tag);
    std::vector<std::string> zones{std::string(cockatriceMain), std::string(cockatriceSide)};
    for (const auto& pile : publication.piles)
        if (std::find(zones.begin(), zones.end(), zoneOf(pile)) == zones.end())
            zones.push_back(zoneOf(pile));
    for (const auto& name : zones) {
        XmlElement zone{.name = "zone", .attributes = {{"name", name}}};
        for (std::size_t i = 0; i < deck.piles.size(); ++i)
            for (const auto& row : deck.piles[i]) {
                if (zoneOf(publication.piles[i]) != name)
                    break;
                const auto& card = publication.cards[row.card];
                zone.add("card").attributes = {{"number", std::to_string(row.count)}, {"name", card.name},
                    {"setShortName", card.card.set}, {"collectorNumber", card.card.number}};
            }
        if (!zone.children.empty())
            root.children.push_back(std::move(zone));
    }
    for (const auto& plan : deck.plans) {
        auto& element = root.add("sideboard_plan");
        element.add("name", plan.name);
        addMoves(element, publication, plan.out, cockatriceMain, cockatriceSide);
        addMoves(element, publication, plan.in, cockatriceSide, cockatriceMain);
    }
    return root;
}

model::SideboardPlan planOf(const XmlElement& element)
{
    model::SideboardPlan plan;
    plan.name = element.childText("name");
    model::DeckSection out, in;
    for (const auto& move : element.children) {
        const auto named = namedPrinting(move.childText("card_name"));
        if (move.name != "move_card_to_zone" || named.card.empty() || textFault(named.card, maxNameLength, false) ||
            out.entries.size() + in.entries.size() > maxSectionRows)
            continue;
        const bool comes = move.childText("target_zone") == cockatriceMain;
        (void)model::addCopies(comes ? in : out, {named.card, {}, {}, 1, {}});
    }
    plan.out = std::move(out.entries);
    plan.in = std::move(in.entries);
    return plan;
}

} // namespace

Bundle writeCockatrice(const Publication& publication)
{
    Bundle bundle;
    bundle.files.push_back({"customsets/" + publication.game.id + ".xml", writeXml(cardBase(publication))});
    for (const auto& deck : publication.decks)
        bundle.files.push_back({"decks/" + deck.file + ".cod", writeXml(deckElement(publication, deck))});
    addCardPictures(bundle, publication, "pics/CUSTOM/", {}, cockatriceCardWidth);
    bundle.pictures.pop_back(); // its back is its own
    std::vector<std::string> names;
    for (const auto& card : publication.cards)
        names.push_back(pictureNameOf(card));
    names = model::eachOnce(std::move(names));
    for (std::size_t i = 0; i < names.size(); ++i)
        bundle.pictures[i].path = "pics/CUSTOM/" + names[i] + ".png";
    addUnknownCards(bundle, publication);
    addPilesLost(bundle, publication, LossKind::PilesTogether, {PileUse::Apart});
    addPilesLost(bundle, publication, LossKind::PileUnplayed, {PileUse::Free});
    return bundle;
}

bool isCockatriceDeck(const Contents& contents) { return contents.hasRoot("cockatrice_deck"); }

ReadResult<ListedDeck> readCockatriceDeck(std::string_view bytes, const model::Game& game)
{
    const auto root = parseXml(bytes, maxDeckBytes);
    if (!root)
        return tl::unexpected(root.error());
    ListBuilder deck(game);
    deck.name(root->childText("deckname"));
    takePiles(deck, *root, "zone", "comments", [](const XmlElement& card) {
        return ListedRow{{}, card.attribute("number"), card.attribute("name"),
            printingOf(card.attribute("setShortName"), card.attribute("collectorNumber"))};
    });
    for (const auto& element : root->children)
        if (element.name == "sideboard_plan") {
            deck.at(element.line, element.name);
            deck.plan(planOf(element));
        }
    return deck.take();
}

bool isCockatriceCards(const Contents& contents) { return contents.hasRoot("cockatrice_carddatabase"); }

ReadResult<CardList> readCockatriceCards(
    std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    const auto root = parseXml(bytes);
    if (!root)
        return tl::unexpected(root.error());
    const auto* list = root->child("cards");
    if (!list)
        return refuse({.reason = ReasonWords::tr("has no list of cards"), .line = root->line});
    std::map<std::string, std::string> headings;
    for (const auto& fact : cardFacts({}, game))
        headings[fact.id] = fact.heading;
    std::vector<ListedFields> cards;
    for (const auto& element : list->children) {
        auto& card = cards.emplace_back();
        card.line = element.line;
        card.values = {{game.headings.name.front(), std::string(element.childText("name"))},
            {headings.at("rules"), std::string(element.childText("text"))}};
        const auto* properties = element.child("prop");
        bool typed = false;
        for (const auto& property : properties ? properties->children : std::vector<XmlElement>()) {
            const auto known = headings.find(property.name);
            typed = typed || property.name == "type";
            if (known != headings.end())
                card.values.emplace_back(known->second, model::trimmed(property.text));
        }
        if (!typed && properties)
            card.values.emplace_back(headings.at("type"), properties->childText("maintype"));
        if (const auto* set = element.child("set")) {
            card.values.emplace_back(game.headings.set.front(), model::trimmed(set->text));
            card.values.emplace_back(headings.at("number"), set->attribute("num"));
            card.values.emplace_back(headings.at("rarity"), set->attribute("rarity"));
        }
    }
    return readListedCards(cards, game, options);
}

} // namespace nexus::importers
