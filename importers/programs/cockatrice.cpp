#include "importers/programs/cockatrice.h"

#include "importers/codes/encoding.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <map>
#include <set>

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

// The name without the signs that its files do not have, as the program has it in CardInfo::getCorrectedName.
std::string correctedName(std::string_view title)
{
    constexpr std::string_view joint = " // ", dropped = "*<>:\"\\?";
    std::string name;
    for (std::size_t at = 0; at < title.size(); ++at) {
        const auto sign = static_cast<unsigned char>(title[at]);
        if (title.substr(at).starts_with(joint))
            at += joint.size() - 1;
        else if (sign == '/' || (sign >= '\t' && sign <= '\x0f'))
            name += ' ';
        else if (sign >= ' ' && dropped.find(title[at]) == std::string_view::npos)
            name += title[at];
    }
    return name;
}

std::string uuidOf(const PublishedCard& card, const model::Game& game)
{
    return nameUuid(nameUuid({}, "cockatrice/" + game.id), card.id);
}

// The files in which it looks for pictures: by the name, or by name and UUID of the printing, which comes first. The
// second for all but the newest printing, and where a name is taken or no file can have it.
std::vector<std::string> pictureNames(const Publication& publication)
{
    constexpr std::string_view ending = ".png";
    std::set<std::string> taken;
    std::vector<std::string> names;
    for (const auto& card : publication.cards) {
        const auto plain = correctedName(card.title);
        const auto exact = plain + "_" + uuidOf(card, publication.game);
        const bool simple = card.newest && model::isFileName(plain + std::string(ending)) &&
                            plain == model::trimmed(plain);
        if (simple && taken.insert(model::fold(plain)).second)
            names.push_back(plain);
        else // a name that is too long or of an odd sign: the program finds none
            names.push_back(model::isFileName(exact + std::string(ending)) ? exact : card.file);
        names.back() += ending;
    }
    return names;
}

XmlElement setElement(const PublishedCard& published, const Publication& publication, const std::string& picture)
{
    const auto& card = published.card;
    XmlElement set{.name = "set", .text = card.set.empty() ? publication.game.importSet.code : card.set};
    if (!card.rarity.empty())
        set.attributes.emplace_back("rarity", card.rarity);
    if (!card.number.empty())
        set.attributes.emplace_back("num", card.number);
    if (!publication.local)
        set.attributes.emplace_back("picurl", urlOf(publication, picture));
    set.attributes.emplace_back("uuid", uuidOf(published, publication.game));
    return set;
}

// A card with its printings, the newest of which says what it does.
XmlElement cardElement(const Publication& publication, const std::vector<std::size_t>& printings,
    const std::vector<BundlePicture>& pictures)
{
    const auto newest = std::find_if(
        printings.begin(), printings.end(), [&](std::size_t at) { return publication.cards[at].newest; });
    const auto& shown = publication.cards[newest == printings.end() ? printings.front() : *newest];
    XmlElement element{.name = "card"};
    element.add("name", shown.title);
    element.add("text", shown.card.rules);
    addProperties(element.add("prop"), shown.card, publication.game);
    for (const auto at : printings)
        element.children.push_back(setElement(publication.cards[at], publication, pictures[at].path));
    element.add("tablerow", "1");
    return element;
}

XmlElement cardBase(const Publication& publication, const std::vector<BundlePicture>& pictures)
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
    std::map<std::string_view, std::size_t> places; // of a title, which names the card
    std::vector<std::vector<std::size_t>> printings;
    for (std::size_t at = 0; at < publication.cards.size(); ++at) {
        const auto place = places.try_emplace(publication.cards[at].title, printings.size()).first->second;
        if (place == printings.size())
            printings.emplace_back();
        printings[place].push_back(at);
    }
    for (const auto& each : printings)
        cards.children.push_back(cardElement(publication, each, pictures));
    return root;
}

void addMoves(XmlElement& plan, const Publication& publication, const std::vector<PublishedRow>& rows,
    std::string_view from, std::string_view to)
{
    for (const auto& row : rows)
        for (int copy = 0; copy < row.count; ++copy) {
            auto& move = plan.add("move_card_to_zone");
            move.add("card_name", publication.cards[row.card].title);
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
                comments += " " + std::to_string(row.count) + " " + publication.cards[row.card].title + ";";
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
                zone.add("card").attributes = {{"number", std::to_string(row.count)}, {"name", card.title},
                    {"setShortName", card.card.set}, {"collectorNumber", card.card.number},
                    {"uuid", uuidOf(card, publication.game)}};
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
        const std::string card(move.childText("card_name"));
        if (move.name != "move_card_to_zone" || card.empty() || textFault(card, maxNameLength, false) ||
            out.entries.size() + in.entries.size() > maxSectionRows)
            continue;
        const bool comes = move.childText("target_zone") == cockatriceMain;
        (void)model::addCopies(comes ? in : out, {card, {}, {}, 1, {}});
    }
    plan.out = std::move(out.entries);
    plan.in = std::move(in.entries);
    return plan;
}

} // namespace

Bundle writeCockatrice(const Publication& publication)
{
    Bundle bundle;
    addCardPictures(bundle, publication, {}, {}, cockatriceCardWidth);
    bundle.pictures.pop_back(); // its back is its own
    const auto names = pictureNames(publication);
    for (std::size_t i = 0; i < names.size(); ++i)
        bundle.pictures[i].path = "pics/CUSTOM/" + names[i];
    bundle.files.push_back({"customsets/" + model::lastingFileName(publication.game.id, "game") + ".xml",
        writeXml(cardBase(publication, bundle.pictures))});
    for (const auto& deck : publication.decks)
        bundle.files.push_back({"decks/" + deck.file + ".cod", writeXml(deckElement(publication, deck))});
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
        const auto set = card.attribute("setShortName");
        return ListedRow{{}, card.attribute("number"), card.attribute("name"),
            set.empty() ? std::string() : model::printingLabel(set, card.attribute("collectorNumber"))};
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
        ListedFields card{element.line, {{game.headings.name.front(), std::string(element.childText("name"))},
                                            {headings.at("rules"), std::string(element.childText("text"))}}};
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
        bool printed = false;
        for (const auto& set : element.children) {
            if (set.name != "set")
                continue;
            printed = true;
            auto& printing = cards.emplace_back(card);
            printing.line = set.line;
            printing.values.emplace_back(game.headings.set.front(), model::trimmed(set.text));
            printing.values.emplace_back(headings.at("number"), set.attribute("num"));
            printing.values.emplace_back(headings.at("rarity"), set.attribute("rarity"));
        }
        if (!printed)
            cards.push_back(std::move(card));
    }
    return readListedCards(cards, game, options);
}

} // namespace nexus::importers
