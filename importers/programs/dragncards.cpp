#include "importers/programs/dragncards.h"

#include "importers/json/json_dom.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr int dragnCardWidth = 500; // pixels
constexpr std::size_t dragnMostDecks = 1000;

// "playerNDeck", "playerNSecretMission": the groups that a plugin has to define.
std::string loadGroup(const PublishedPile& pile)
{
    std::string group = pile.shared ? "shared" : "playerN";
    if (pile.use == PileUse::Main && !pile.shared)
        return group + "Deck";
    bool capital = true;
    for (const char c : pile.id.str()) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || model::isDigit(c);
        if (letter)
            group += capital && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        capital = !letter;
    }
    return group;
}

// A pile by its group, as a section may be called: "SecretMission" as "secret-mission".
std::string sectionOf(std::string_view group)
{
    for (const std::string_view whose : {"playerN", "shared"})
        if (group.starts_with(whose))
            group.remove_prefix(whose.size());
    if (group == "Deck")
        return "main";
    std::string section;
    for (const char c : group) {
        const bool capital = c >= 'A' && c <= 'Z';
        if (capital && !section.empty())
            section += '-';
        section += capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return section;
}

std::string dragnTable(const Publication& publication)
{
    std::string text = "databaseId\tname\timageUrl\tcardBack";
    for (const auto& fact : cardFacts({}, publication.game))
        text += "\t" + onOneLine(fact.id);
    text += "\tset\n";
    for (const auto& card : publication.cards) {
        text += card.file + "\t" + onOneLine(card.card.name) + "\t" +
                urlOf(publication, "cards/" + card.file + ".jpg") + "\tdefault";
        for (const auto& fact : cardFacts(card.card, publication.game))
            text += "\t" + onOneLine(fact.value);
        text += "\t" + onOneLine(card.card.set) + "\n";
    }
    return text;
}

Json dragnDeck(const Publication& publication, const PublishedDeck& deck)
{
    Json cards = Json::array();
    for (std::size_t i = 0; i < deck.piles.size(); ++i)
        for (const auto& row : deck.piles[i]) {
            const auto& card = publication.cards[row.card];
            cards.push_back({{"loadGroupId", loadGroup(publication.piles[i])}, {"quantity", row.count},
                {"databaseId", card.file}, {"_name", card.name}});
        }
    return {{"label", deck.name}, {"cards", std::move(cards)}};
}

std::string wordOf(ObjectReader& object, const char* key)
{
    const auto* value = object.find(key);
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

} // namespace

Bundle writeDragnCards(const Publication& publication)
{
    Bundle bundle;
    bundle.files.push_back({"cards.tsv", dragnTable(publication)});
    for (const auto& deck : publication.decks) { // the program puts the files of a plugin together
        Json decks = Json::object();
        decks[deck.file] = dragnDeck(publication, deck);
        bundle.files.push_back(
            {"decks/" + deck.file + ".json", Json{{"preBuiltDecks", std::move(decks)}}.dump(2) + "\n"});
    }
    addCardPictures(bundle, publication, {}, "cards/back.jpg", dragnCardWidth);
    for (auto& picture : bundle.pictures)
        if (!picture.cards.empty())
            picture.path = "cards/" + publication.cards[picture.cards.front()].file + ".jpg";
    addUnknownCards(bundle, publication);
    addPlansLost(bundle, publication);
    addNotesLost(bundle, publication);
    addLinesJoined(bundle, publication);
    if (publication.local)
        bundle.losses.push_back({LossKind::NoAddress, {}, {}, 0});
    return bundle;
}

bool isDragnCardsDecks(const Contents& contents) { return contents.hasKey("preBuiltDecks"); }

ReadResult<std::vector<ListedDeck>> readDragnCardsDecks(std::string_view bytes, const model::Game& game)
{
    const auto root = parseJsonObject(bytes, maxDeckBytes);
    if (!root)
        return tl::unexpected(root.error());
    std::vector<ImportProblem> problems;
    std::vector<ListedDeck> decks;
    ObjectReader object(*root, "", problems);
    object.inside(
        "preBuiltDecks",
        [&](ObjectReader& all) {
            for (const auto& [id, json] : all.json().items()) {
                if (decks.size() >= dragnMostDecks || !isObject(json, all.at(id), problems))
                    break;
                ObjectReader one(json, all.at(id), problems);
                ListBuilder deck(game);
                deck.namesMarked();
                deck.at(one.pointer(), id);
                deck.name(wordOf(one, "label"));
                one.objects("cards", [&](ObjectReader& card) {
                    const auto name = wordOf(card, "_name"), group = sectionOf(wordOf(card, "loadGroupId"));
                    const auto cardId = wordOf(card, "databaseId");
                    const auto named = model::trimmed(name.empty() ? cardId : name);
                    const auto* quantity = card.find("quantity");
                    deck.at(card.pointer(), named);
                    if (!deck.isNoList())
                        deck.add({group, quantity ? quantity->dump() : "1", named, {}});
                });
                auto taken = deck.take();
                if (taken)
                    decks.push_back(std::move(*taken));
                else
                    problems.insert(problems.end(), taken.error().begin(), taken.error().end());
            }
        },
        true);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return decks;
}

bool isDragnCardsTable(const Contents& contents)
{
    return !contents.lines.empty() && contents.lines.front().starts_with("databaseId\t");
}

ReadResult<CardList> readDragnCardsTable(
    std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    return tabbedFields(bytes, {"databaseId", "imageUrl", "cardBack"}).and_then([&](const auto& cards) {
        return readListedCards(cards, game, options);
    });
}

} // namespace nexus::importers
