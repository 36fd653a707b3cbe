#include "importers/programs/cgs.h"

#include "importers/json/json_dom.h"
#include "model/base/file_names.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr int cgsCardWidth = 500; // pixels
constexpr std::string_view cgsSide = "Sideboard";
constexpr std::string_view cgsDeckMark = " Deck: ";
constexpr std::string_view cgsBack = "CardBack.png";

constexpr std::string_view cgsCode = "setCode"; // of a card whose set has another name there

// The set as the program calls it, which is a folder of pictures, too.
std::string cgsSet(const std::string& code, const model::Game& game)
{
    auto name = model::lastingFileName(code.empty() ? game.importSet.code : code, "set");
    std::replace(name.begin(), name.end(), '#', '_'); // as the program does
    return name;
}

// A code that its reader takes off a name again.
bool isPlainCode(std::string_view code) { return code == setCode(code) && !printingOf(code, {}).empty(); }

Json cgsGame(const Publication& publication)
{
    Json game = {{"name", publication.game.name}, {"autoUpdate", -1}, {"cardNameIsUnique", false},
        {"cardPrimaryProperty", "rules"}, {"cardSize", {{"x", 2.48}, {"y", 3.465}}}, {"deckFileTxtId", "id"}};
    Json properties = Json::array();
    for (const auto& fact : cardFacts({}, publication.game))
        properties.push_back(
            {{"name", fact.id}, {"type", fact.number ? "integer" : "string"}, {"display", fact.label}});
    game["cardProperties"] = std::move(properties);
    Json extras = Json::array();
    for (std::size_t i = 0; i < publication.piles.size(); ++i)
        if (publication.piles[i].use == PileUse::Apart)
            if (const auto& type = publication.piles[i].type; !type.empty())
                extras.push_back({{"group", publication.piles[i].label}, {"property", "type"}, {"value", type}});
    game["extras"] = std::move(extras);
    if (publication.hand > 0)
        game["gameStartHandCount"] = publication.hand;
    game["playMatGridCellSize"] = {{"x", 0.5}, {"y", 0.5}};
    if (!publication.local) {
        game["autoUpdateUrl"] = urlOf(publication, "cgs.json");
        game["allCardsUrl"] = urlOf(publication, "AllCards.json");
        game["allSetsUrl"] = urlOf(publication, "AllSets.json");
        game["cardBackImageUrl"] = urlOf(publication, cgsBack);
        game["cardImageUrl"] = publication.address + "sets/{cardSet}/{cardId}.png";
    }
    return game;
}

Json cgsCard(const PublishedCard& published, const model::Game& game)
{
    const auto& card = published.card;
    Json json = {{"id", published.file}, {"name", published.name}, {"set", cgsSet(card.set, game)}};
    if (!card.set.empty() && json["set"] != card.set)
        json[cgsCode] = card.set;
    for (const auto& fact : cardFacts(card, game)) {
        if (fact.value.empty())
            continue;
        if (fact.number)
            json[fact.id] = std::stoll(fact.value);
        else
            json[fact.id] = fact.value;
    }
    return json;
}

std::string cgsRows(const Publication& publication, const std::vector<PublishedRow>& rows)
{
    std::string text;
    for (const auto& row : rows) {
        const auto& card = publication.cards[row.card];
        text += std::to_string(row.count) + " [" + card.file + "] " + onOneLine(card.name) +
                (isPlainCode(card.card.set) ? " (" + card.card.set + ")" : std::string()) + "\n";
    }
    return text;
}

std::string cgsDeck(const Publication& publication, const PublishedDeck& deck)
{
    std::string text = "### " + publication.game.name + std::string(cgsDeckMark) + onOneLine(deck.name) + "\n";
    const auto remarks = deckRemarks(deck);
    for (const auto line : model::split(remarks, '\n'))
        text += "// " + std::string(line) + "\n";
    bool below = false;
    for (const bool played : {true, false})
        for (std::size_t i = 0; i < deck.piles.size(); ++i) {
            const auto& pile = publication.piles[i];
            const bool plays = pile.use == PileUse::Main || pile.use == PileUse::Apart;
            if (plays != played || deck.piles[i].empty())
                continue;
            if (!played && !std::exchange(below, true))
                text += std::string(cgsSide) + "\n";
            text += "## " + pile.label + "\n" + cgsRows(publication, deck.piles[i]);
        }
    return text;
}

// Takes "3 ", "3x " or "x3 " off; a line without a count is one copy.
std::string_view takeCount(std::string_view& line)
{
    const auto whole = line.substr(0, line.find(' '));
    auto count = whole;
    if (count.starts_with('x'))
        count.remove_prefix(1);
    else if (count.ends_with('x'))
        count.remove_suffix(1);
    if (count.empty() || !std::all_of(count.begin(), count.end(), model::isDigit))
        return "1";
    line = model::trimmed(line.substr(whole.size()));
    return count;
}

ListedRow cgsRow(std::string_view line, std::string_view section)
{
    ListedRow row{.section = section, .count = takeCount(line)};
    if (line.starts_with('['))
        if (const auto close = line.find(']'); close != std::string_view::npos)
            line = model::trimmed(line.substr(close + 1));
    if (const auto open = line.rfind(" ("); line.ends_with(')') && open != std::string_view::npos)
        if (const auto code = line.substr(open + 2, line.size() - open - 3); isPlainCode(code))
            line = model::trimmed(line.substr(0, open)); // of any set: the id is what counts there
    row.name = line;
    return row;
}

} // namespace

Bundle writeCgs(const Publication& publication)
{
    Bundle bundle;
    bundle.files.push_back({"cgs.json", cgsGame(publication).dump(2) + "\n"});
    Json sets = Json::array(), cards = Json::array();
    for (const auto& set : publication.sets) {
        const auto code = cgsSet(set.code, publication.game);
        sets.push_back({{"code", code}, {"name", !set.name.empty() ? set.name : set.code.empty() ? code : set.code}});
    }
    for (const auto& card : publication.cards)
        cards.push_back(cgsCard(card, publication.game));
    bundle.files.push_back({"AllSets.json", sets.dump(2) + "\n"});
    bundle.files.push_back({"AllCards.json", cards.dump(2) + "\n"});
    for (const auto& deck : publication.decks)
        bundle.files.push_back({"decks/" + deck.file + ".txt", cgsDeck(publication, deck)});
    addCardPictures(bundle, publication, {}, std::string(cgsBack), cgsCardWidth);
    for (auto& picture : bundle.pictures)
        if (!picture.cards.empty())
            picture.path = "sets/" + cgsSet(publication.cards[picture.cards.front()].card.set, publication.game) + "/" +
                           picture.path;
    addUnknownCards(bundle, publication);
    addPilesLost(bundle, publication, LossKind::PileUnplayed, {PileUse::Side, PileUse::Free});
    addPlansLost(bundle, publication);
    return bundle;
}

bool isCgsDeck(const Contents& contents)
{
    return !contents.lines.empty() && contents.lines.front().starts_with("### ") &&
           contents.lines.front().find(cgsDeckMark) != std::string_view::npos;
}

ReadResult<ListedDeck> readCgsDeck(std::string_view bytes, const model::Game& game)
{
    const auto text = guardText(bytes, maxDeckBytes);
    if (!text)
        return tl::unexpected(text.error());
    ListBuilder deck(game);
    deck.namesMarked();
    std::string_view section = "main";
    std::string remarks;
    for (LineReader lines(*text); !deck.isNoList() && lines.next();) {
        const auto line = lines.line();
        deck.at(lines.number(), line);
        if (line.starts_with("###")) {
            if (const auto mark = line.find(cgsDeckMark); mark != std::string_view::npos)
                deck.name(model::trimmed(line.substr(mark + cgsDeckMark.size())));
        } else if (line.starts_with("##")) {
            section = model::trimmed(line.substr(2));
        } else if (line.starts_with("//")) {
            remarks += std::string(model::trimmed(line.substr(2))) + "\n";
        } else if (model::fold(line) == "sideboard" || model::fold(line) == "sideboard:") {
            section = "sideboard";
        } else if (!line.empty() && !line.starts_with('#')) {
            deck.add(cgsRow(line, section));
        }
    }
    takeRemarks(deck, remarks);
    return deck.take();
}

bool isCgsCards(const Contents& contents)
{
    if (!contents.text.starts_with('['))
        return false;
    const auto first = contents.text.substr(0, contents.text.find('}'));
    return first.find("\"id\"") != std::string_view::npos && first.find("\"name\"") != std::string_view::npos;
}

ReadResult<CardList> readCgsCards(std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    const auto root = parseJson(bytes, maxProgramBytes);
    if (!root)
        return tl::unexpected(root.error());
    std::vector<ListedFields> cards;
    std::vector<ImportProblem> problems;
    if (!root->is_array())
        return refuse({.reason = ReasonWords::tr("is not a list"), .pointer = "/"});
    const auto columns = cardFacts({}, game);
    for (std::size_t i = 0; i < root->size(); ++i) {
        const auto pointer = "/" + std::to_string(i);
        if (!isObject((*root)[i], pointer, problems))
            continue;
        auto& card = cards.emplace_back();
        const bool otherSet = (*root)[i].contains(cgsCode);
        for (const auto& [key, value] : (*root)[i].items()) {
            if (key == "id" || (key == "set" && otherSet))
                continue;
            const auto known = std::find_if(
                columns.begin(), columns.end(), [&](const CardFact& fact) { return fact.id == key; });
            const auto heading = key == "name"                    ? game.headings.name.front()
                                 : key == "set" || key == cgsCode ? game.headings.set.front()
                                 : known != columns.end()         ? known->heading
                                                                  : key;
            if (value.is_string())
                card.values.emplace_back(heading, value.get<std::string>());
            else if (value.is_number_integer() || value.is_boolean())
                card.values.emplace_back(heading, value.dump());
        }
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return readListedCards(cards, game, options);
}

} // namespace nexus::importers
