#include "importers/programs/tts.h"

#include "importers/codes/encoding.h"
#include "importers/json/json_dom.h"
#include "model/base/file_names.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr int ttsMostPixels = 4096;
constexpr int ttsMostColumns = 10, ttsMostRows = 7;
constexpr int ttsWidestCard = 744;                    // 300 dots an inch
constexpr double ttsScaleX = 1.125, ttsScaleZ = 1.10; // its card of about 56 × 80 mm as large as ours
constexpr double ttsPileStep = 3.5;                   // between piles
constexpr std::string_view ttsAllCards = ", all cards";
constexpr std::size_t ttsMostDepth = 8; // bags in bags

class TtsWriter {
public:
    explicit TtsWriter(const Publication& publication)
        : m_publication(publication)
    {
    }

    Bundle write()
    {
        addSheets();
        std::vector<std::string> names;
        for (const auto& deck : m_publication.decks) {
            names.push_back(deck.file);
            m_bundle.files.push_back({deck.file + ".json", dumped(save(deck.name, deckRemarks(deck), piles(deck)))});
        }
        if (m_publication.whole) {
            const auto name = m_publication.game.name + std::string(ttsAllCards);
            names.push_back(model::safeFileName(name, "cards"));
            m_bundle.files.push_back(
                {model::eachOnce(std::move(names)).back() + ".json", dumped(save(name, {}, allCards()))});
        }
        addUnknownCards(m_bundle, m_publication);
        addPlansLost(m_bundle, m_publication);
        if (m_publication.local)
            m_bundle.losses.push_back({LossKind::LocalPictures, {}, {}, 0});
        return std::move(m_bundle);
    }

private:
    void addSheets()
    {
        using Form = BundlePicture::Form;
        const auto count = m_publication.cards.size();
        const auto sheets = (count + ttsSheetCards - 1) / ttsSheetCards;
        for (std::size_t i = 0; i < sheets; ++i) {
            const auto first = i * ttsSheetCards, size = std::min(ttsSheetCards, count - first);
            const auto form = ttsSheet(size);
            BundlePicture picture{
                .form = Form::Sheet, .path = {}, .columns = form.columns, .rows = form.rows, .width = form.cardWidth};
            for (std::size_t card = first; card < first + size; ++card)
                picture.cards.push_back(card);
            picture.path = sheetPath(first, size);
            m_decks.push_back({{"FaceURL", urlOf(m_publication, picture.path)},
                {"BackURL", urlOf(m_publication, backPath())}, {"NumWidth", form.columns}, {"NumHeight", form.rows},
                {"BackIsHidden", true}, {"UniqueBack", false}, {"Type", 0}});
            m_bundle.pictures.push_back(std::move(picture));
        }
        m_bundle.pictures.push_back({.form = Form::Back, .path = backPath(), .width = ttsWidestCard});
    }

    // Named by what it shows: another export has other sheets, and the program keeps what it has seen at an address.
    [[nodiscard]] std::string sheetPath(std::size_t first, std::size_t size) const
    {
        std::string shown;
        for (auto card = first; card < first + size; ++card) {
            const auto& published = m_publication.cards[card];
            shown += published.id + "\n" + published.name + "\n" + cardWords(published, m_publication.game) + "\n";
        }
        return "sheets/" + nameUuid({}, "tts/" + m_publication.game.id + "/" + shown) + ".jpg";
    }

    [[nodiscard]] std::string backPath() const
    {
        return "sheets/back-" + model::lastingFileName(m_publication.game.id, "game") + ".jpg";
    }

    static std::string dumped(const Json& json) { return json.dump(2) + "\n"; }

    static Json object(const char* kind, const std::string& name, std::size_t place, bool faceDown)
    {
        return {{"Name", kind},
            {"Transform", {{"posX", static_cast<double>(place) * ttsPileStep}, {"posY", 1.0}, {"posZ", 0.0},
                              {"rotX", 0.0}, {"rotY", 180.0}, {"rotZ", faceDown ? 180.0 : 0.0}, {"scaleX", ttsScaleX},
                              {"scaleY", 1.0}, {"scaleZ", ttsScaleZ}}},
            {"Nickname", name}, {"Description", ""}, {"GMNotes", ""},
            {"ColorDiffuse", {{"r", 0.713235259}, {"g", 0.713235259}, {"b", 0.713235259}}}, {"Locked", false},
            {"Grid", true}, {"Snap", true}, {"Autoraise", true}, {"Sticky", true}, {"Tooltip", true}};
    }

    [[nodiscard]] static std::size_t sheetOf(std::size_t card) { return card / ttsSheetCards; }
    [[nodiscard]] static std::size_t idOf(std::size_t card) { return (sheetOf(card) + 1) * 100 + card % ttsSheetCards; }
    [[nodiscard]] Json decksOf(const std::vector<std::size_t>& cards) const
    {
        Json decks = Json::object();
        for (const auto card : cards)
            decks[std::to_string(sheetOf(card) + 1)] = m_decks[sheetOf(card)];
        return decks;
    }

    [[nodiscard]] Json cardObject(std::size_t card, std::size_t place, bool faceDown) const
    {
        const auto& published = m_publication.cards[card];
        auto json = object("CardCustom", published.name, place, faceDown);
        json["Description"] = cardWords(published, m_publication.game);
        json["CardID"] = idOf(card);
        json["SidewaysCard"] = false;
        json["CustomDeck"] = decksOf({card});
        return json;
    }

    // A pile of one is the card itself: its name says which card it is, its notes which pile.
    [[nodiscard]] Json pile(
        const std::string& label, const std::vector<std::size_t>& copies, std::size_t place, bool faceDown) const
    {
        if (copies.size() == 1) {
            auto json = cardObject(copies.front(), place, faceDown);
            json["GMNotes"] = label;
            return json;
        }
        auto json = object("DeckCustom", label, place, faceDown);
        json["SidewaysCard"] = false;
        json["DeckIDs"] = Json::array();
        json["CustomDeck"] = decksOf(copies);
        json["ContainedObjects"] = Json::array();
        for (const auto card : copies) {
            json["DeckIDs"].push_back(idOf(card));
            json["ContainedObjects"].push_back(cardObject(card, 0, faceDown));
        }
        return json;
    }

    [[nodiscard]] Json piles(const PublishedDeck& deck) const
    {
        Json objects = Json::array();
        for (std::size_t i = 0; i < deck.piles.size(); ++i) {
            std::vector<std::size_t> copies;
            for (const auto& row : deck.piles[i])
                copies.insert(copies.end(), static_cast<std::size_t>(row.count), row.card);
            const auto& from = m_publication.piles[i];
            if (!copies.empty())
                objects.push_back(pile(from.label, copies, objects.size(), from.use == PileUse::Main));
        }
        return objects;
    }

    // To build decks from: a pile a sheet, each card once, face up.
    [[nodiscard]] Json allCards() const
    {
        Json objects = Json::array();
        for (const auto& sheet : m_bundle.pictures)
            if (!sheet.cards.empty()) {
                const auto& cards = m_publication.cards;
                const auto label = cards[sheet.cards.front()].title + " – " + cards[sheet.cards.back()].title;
                objects.push_back(pile(label, sheet.cards, objects.size(), false));
            }
        return objects;
    }

    static Json save(const std::string& name, const std::string& note, Json objects)
    {
        return {{"SaveName", name}, {"GameMode", ""}, {"Gravity", 0.5}, {"PlayArea", 0.5}, {"Date", ""}, {"Table", ""},
            {"Sky", ""}, {"Note", note}, {"Rules", ""}, {"LuaScript", ""}, {"LuaScriptState", ""}, {"XmlUI", ""},
            {"ObjectStates", std::move(objects)}, {"TabStates", Json::object()}, {"VersionNumber", ""}};
    }

    const Publication& m_publication;
    std::vector<Json> m_decks; // CustomDeck of each sheet
    Bundle m_bundle;
};

class TtsReader {
public:
    explicit TtsReader(const model::Game& game)
        : m_deck(game)
    {
        m_deck.namesMarked();
    }

    ReadResult<ListedDeck> read(const Json& root)
    {
        ObjectReader save(root, "", m_problems);
        m_deck.name(textOf(save, "SaveName"));
        takeRemarks(m_deck, textOf(save, "Note"));
        objects(save, "ObjectStates", "main", 0);
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return m_deck.take();
    }

private:
    // What a deck cannot hold is told row by row: a text that is odd does not refuse the whole.
    static std::string textOf(ObjectReader& object, const char* key)
    {
        const auto* value = object.find(key);
        return value && value->is_string() ? value->get<std::string>() : std::string();
    }

    void objects(ObjectReader& parent, const char* key, const std::string& section, std::size_t depth)
    {
        parent.objects(key, [&](ObjectReader& object) {
            if (m_deck.isNoList())
                return;
            const auto kind = textOf(object, "Name");
            const auto name = textOf(object, "Nickname");
            if (kind == "Card" || kind == "CardCustom")
                card(object, name, section, depth);
            else if (depth < ttsMostDepth)
                objects(
                    object, "ContainedObjects", kind.starts_with("Deck") && !name.empty() ? name : section, depth + 1);
        });
    }

    void card(ObjectReader& object, const std::string& name, const std::string& section, std::size_t depth)
    {
        m_deck.at(object.pointer(), name);
        const auto pile = textOf(object, "GMNotes");
        if (model::trimmed(name).empty())
            return m_deck.unread(ReasonWords::tr("is a card without a name"));
        m_deck.add({depth == 0 && !pile.empty() ? std::string_view(pile) : section, "1", model::trimmed(name), {}});
    }

    std::vector<ImportProblem> m_problems;
    ListBuilder m_deck;
};

} // namespace

TtsSheet ttsSheet(std::size_t cards)
{
    const auto count = static_cast<int>(std::clamp<std::size_t>(cards, 1, ttsSheetCards));
    TtsSheet best;
    for (int columns = 1; columns <= ttsMostColumns; ++columns) {
        const int rows = (count + columns - 1) / columns;
        if (rows > ttsMostRows)
            continue;
        const int width = std::min({ttsWidestCard, ttsMostPixels / columns, (ttsMostPixels / rows - 1) * 63 / 88});
        if (width > best.cardWidth)
            best = {columns, rows, width};
    }
    return best;
}

Bundle writeTts(const Publication& publication) { return TtsWriter(publication).write(); }

bool isTtsSave(const Contents& contents) { return contents.hasKey("ObjectStates"); }

ReadResult<ListedDeck> readTtsSave(std::string_view bytes, const model::Game& game)
{
    return parseJsonObject(bytes, maxProgramBytes).and_then([&](const Json& root) {
        return TtsReader(game).read(root);
    });
}

} // namespace nexus::importers
