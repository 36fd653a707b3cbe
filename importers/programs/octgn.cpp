#include "importers/programs/octgn.h"

#include "importers/codes/encoding.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "importers/xml/xml_tree.h"
#include "model/base/file_names.h"
#include "model/base/text.h"

#include <algorithm>
#include <map>

namespace nexus::importers {

namespace {

constexpr int octgnCardWidth = 400; // pixels
constexpr std::string_view octgnVersion = "1.0.0.0";
constexpr std::string_view octgnLeast = "3.1.0.0";    // of the program
constexpr std::string_view octgnKey = "Key";          // a property that names the card for us
constexpr std::string_view octgnSetCode = "Set Code"; // "Set" is the program's own

using Attributes = std::vector<std::pair<std::string, std::string>>;

class OctgnWriter {
public:
    explicit OctgnWriter(const Publication& publication)
        : m_publication(publication)
        , m_game(nameUuid({}, "octgn/" + publication.game.id))
        , m_folder("GameDatabase/" + m_game + "/")
    {
    }

    Bundle write()
    {
        add(m_folder + "definition.xml", definition());
        add(m_folder + "proxy/proxydef.xml", proxyTemplate());
        for (const auto& info : sets())
            add(m_folder + "Sets/" + setId(info.code) + "/set.xml", set(info));
        const auto decks = "Decks/" + model::safeFileName(m_publication.game.name, "game") + "/";
        for (const auto& deck : m_publication.decks)
            add(decks + deck.file + ".o8d", o8d(deck));
        addCardPictures(m_bundle, m_publication, {}, m_folder + "cards/back.png", octgnCardWidth);
        for (auto& picture : m_bundle.pictures)
            if (!picture.cards.empty()) {
                const auto& card = m_publication.cards[picture.cards.front()];
                picture.path = "ImageDatabase/" + m_game + "/Sets/" + setId(card.card.set) + "/Cards/" + cardId(card) +
                               ".png";
            }
        addUnknownCards(m_bundle, m_publication);
        addPlansLost(m_bundle, m_publication);
        return std::move(m_bundle);
    }

private:
    void add(const std::string& path, const XmlElement& root) { m_bundle.files.push_back({path, writeXml(root)}); }

    [[nodiscard]] std::string setId(const std::string& code) const { return nameUuid(m_game, "set/" + code); }
    [[nodiscard]] std::string cardId(const PublishedCard& card) const { return nameUuid(m_game, card.id); }
    // That of cards without a set among them.
    [[nodiscard]] std::vector<model::SetInfo> sets() const
    {
        auto sets = m_publication.sets;
        if (sets.empty())
            sets.push_back(m_publication.game.importSet);
        return sets;
    }

    // Properties are known by their labels; two of one label are one too many.
    [[nodiscard]] static std::vector<CardFact> properties(const model::Card& card, const model::Game& game)
    {
        auto facts = cardFacts(card, game);
        std::map<std::string, int> labels{{std::string(octgnKey), 1}, {std::string(octgnSetCode), 1}, {"Name", 1}};
        for (auto& fact : facts)
            if (labels[fact.label]++ > 0)
                fact.label = fact.id;
        return facts;
    }

    [[nodiscard]] XmlElement definition() const
    {
        const auto& game = m_publication.game;
        XmlElement root{.name = "game",
            .attributes = {{"name", game.name}, {"id", m_game}, {"octgnVersion", std::string(octgnLeast)},
                {"version", std::string(octgnVersion)}, {"markersize", "20"}, {"tags", ""}, {"description", game.name},
                {"authors", ""}, {"gameurl", ""}, {"setsurl", ""}, {"iconurl", ""}}};
        root.add("scripts");
        root.add("proxygen").attributes = {{"definitionsrc", "proxy/proxydef.xml"}};
        auto& card = root.add("card");
        card.attributes = {{"back", "cards/back.png"}, {"front", "cards/back.png"}, {"width", "63"}, {"height", "88"},
            {"cornerRadius", "3"}};
        for (const auto& fact : properties({}, game))
            card.add("property").attributes = property(fact.label, fact.number ? "Integer" : "String");
        card.add("property").attributes = property(octgnSetCode, "String");
        card.add("property").attributes = property(octgnKey, "String");
        root.add("table").attributes = {
            {"name", "Table"}, {"visibility", "undefined"}, {"ordered", "False"}, {"width", "640"}, {"height", "480"}};
        auto& player = root.add("player");
        player.attributes = {{"summary", ""}};
        player.add("hand").attributes = {
            {"name", "Hand"}, {"visibility", "me"}, {"ordered", "False"}, {"width", "63"}, {"height", "88"}};
        player.add("group").attributes = group("Discard Pile", "all");
        XmlElement shared{.name = "shared"}, deck{.name = "deck"}, sharedDeck{.name = "sharedDeck"};
        for (const auto& pile : m_publication.piles) {
            (pile.shared ? shared : player).add("group").attributes = group(
                pile.label, pile.use == PileUse::Main ? "none" : "me");
            (pile.shared ? sharedDeck : deck).add("section").attributes = {{"name", pile.label}, {"group", pile.label}};
        }
        for (auto* part : {&shared, &deck, &sharedDeck})
            if (!part->children.empty())
                root.children.push_back(std::move(*part));
        return root;
    }

    static Attributes property(std::string_view name, std::string_view type)
    {
        return {
            {"name", std::string(name)}, {"type", std::string(type)}, {"ignoreText", "False"}, {"textKind", "Free"}};
    }
    static Attributes group(const std::string& name, const std::string& visibility)
    {
        return {{"name", name}, {"visibility", visibility}, {"ordered", "True"}, {"width", "63"}, {"height", "88"}};
    }

    // What the program draws where a picture is missing: the back alone.
    static XmlElement proxyTemplate()
    {
        XmlElement root{.name = "templates"};
        auto& drawn = root.add("template");
        drawn.attributes = {{"src", "../cards/back.png"}, {"default", "True"}};
        drawn.add("matches").add("match").attributes = {{"name", "Type"}, {"value", ""}};
        return root;
    }

    [[nodiscard]] XmlElement set(const model::SetInfo& info) const
    {
        XmlElement root{.name = "set",
            .attributes = {{"name", info.name.empty() ? info.code : info.name}, {"id", setId(info.code)},
                {"gameId", m_game}, {"gameVersion", std::string(octgnVersion)},
                {"version", std::string(octgnVersion)}}};
        auto& cards = root.add("cards");
        for (const auto& card : m_publication.cards) {
            if (card.card.set != info.code)
                continue;
            auto& element = cards.add("card");
            element.attributes = {{"name", card.name}, {"id", cardId(card)}};
            const auto add = [&](std::string_view name, const std::string& value) {
                if (!value.empty())
                    element.add("property").attributes = {{"name", std::string(name)}, {"value", value}};
            };
            for (const auto& fact : properties(card.card, m_publication.game))
                add(fact.label, fact.value);
            add(octgnSetCode, card.card.set);
            add(octgnKey, card.key.str());
        }
        return root;
    }

    [[nodiscard]] XmlElement o8d(const PublishedDeck& deck) const
    {
        XmlElement root{.name = "deck", .attributes = {{"game", m_game}}};
        for (std::size_t i = 0; i < deck.piles.size(); ++i) {
            const auto& pile = m_publication.piles[i];
            auto& section = root.add("section");
            section.attributes = {{"name", pile.label}, {"shared", pile.shared ? "True" : "False"}};
            for (const auto& row : deck.piles[i]) {
                const auto& card = m_publication.cards[row.card];
                section.add("card", card.name).attributes = {{"qty", std::to_string(row.count)}, {"id", cardId(card)}};
            }
        }
        root.add("notes", deckRemarks(deck));
        return root;
    }

    const Publication& m_publication;
    std::string m_game, m_folder;
    Bundle m_bundle;
};

} // namespace

Bundle writeOctgn(const Publication& publication) { return OctgnWriter(publication).write(); }

bool isOctgnDeck(const Contents& contents)
{
    return contents.hasRoot("deck") && contents.root.find("game=") != std::string_view::npos;
}

ReadResult<ListedDeck> readOctgnDeck(std::string_view bytes, const model::Game& game)
{
    const auto root = parseXml(bytes, maxDeckBytes);
    if (!root)
        return tl::unexpected(root.error());
    ListBuilder deck(game);
    takePiles(deck, *root, "section", "notes", [](const XmlElement& card) {
        return ListedRow{{}, card.attribute("qty"), card.text, {}};
    });
    return deck.take();
}

bool isOctgnSet(const Contents& contents)
{
    return contents.hasRoot("set") && contents.root.find("gameId=") != std::string_view::npos;
}

ReadResult<CardList> readOctgnSet(std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    const auto root = parseXml(bytes);
    if (!root)
        return tl::unexpected(root.error());
    const auto* list = root->child("cards");
    if (!list)
        return refuse({.reason = ReasonWords::tr("has no list of cards"), .line = root->line});
    std::map<std::string, std::string> headings{{std::string(octgnSetCode), game.headings.set.front()}};
    for (const auto& fact : cardFacts({}, game)) {
        headings.try_emplace(fact.label, fact.heading);
        headings.try_emplace(fact.id, fact.heading);
    }
    std::vector<ListedFields> cards;
    for (const auto& element : list->children) {
        auto& card = cards.emplace_back();
        card.line = element.line;
        card.values.emplace_back(game.headings.name.front(), element.attribute("name"));
        for (const auto& property : element.children) {
            const std::string name(property.attribute("name"));
            const auto known = headings.find(name);
            if (property.name == "property" && name != octgnKey)
                card.values.emplace_back(known == headings.end() ? name : known->second, property.attribute("value"));
        }
    }
    return readListedCards(cards, game, options);
}

} // namespace nexus::importers
