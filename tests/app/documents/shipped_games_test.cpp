// The further games that come with the program: every file reads without a problem, every sample deck keeps its law,
// and there are as many cards as was promised.
#include "app/documents/game_library.h"
#include "app/documents/profile.h"
#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "model/base/text.h"
#include "tests/support/places.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QDir>

#include <map>
#include <set>
#include <tuple>

namespace shipped_games_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr const char* furtherGames[] = {"nexus-ops", "nexus-tcg", "quantum"};
const std::set<std::string> namedInTheSource = {"OPS", "QTM"}; // sets of cards that a source names

struct ShippedGame {
    explicit ShippedGame(const std::string& id)
        : profile(app::GameFolder(scratch.path("p"), id))
        , library(profile.library())
        , catalogue(profile.catalogue())
        , checkers(library, catalogue)
    {
        for (model::CardIndex i = 0; i < catalogue->size(); ++i)
            cards.push_back(catalogue->card(i));
        for (const auto& file : app::embeddedFiles(id, "decks"))
            decks.push_back(importers::readDeckJson(file.bytes).value());
    }

    [[nodiscard]] int count(const std::string& type) const
    {
        return static_cast<int>(std::ranges::count_if(cards, [&](const auto& card) { return card.type == type; }));
    }
    [[nodiscard]] std::optional<std::int32_t> number(const model::Card& card, const char* attribute) const
    {
        return card.numbers[library.game.find(model::AttributeId(attribute)).value()];
    }
    [[nodiscard]] std::string word(const model::Card& card, const char* attribute) const
    {
        const auto index = library.game.find(model::AttributeId(attribute)).value();
        const auto value = card.numbers[index];
        return value ? library.game.attributes[index].choices[static_cast<std::size_t>(*value)] : "";
    }

    Scratch scratch;
    app::Profile profile;
    app::GameLibrary library;
    std::shared_ptr<const model::Catalogue> catalogue;
    app::RulesetCheckers checkers;
    std::vector<model::Card> cards;
    std::vector<model::Deck> decks;
};

// Everything that plays: not the name, not the words around it.
auto mechanics(const model::Card& card, const model::Game& game)
{
    auto texts = card.texts;
    for (const char* words : {"subtitle", "universe"})
        if (const auto index = game.find(model::AttributeId(words)))
            texts.erase(*index);
    return std::tuple(card.type, card.subtypes, card.rules, card.numbers, texts);
}

} // namespace

class ShippedGamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFileReads()
    {
        for (const char* id : furtherGames) {
            const ShippedGame game(id);
            QVERIFY2(game.library.refused.empty(), id);
            QCOMPARE(game.library.game.id, std::string(id));
            QCOMPARE(game.library.rulesets.size(), app::embeddedFiles(id, "rulesets").size());
            QVERIFY(game.library.find(game.library.game.defaultRuleset));
            std::size_t listed = 0;
            for (const auto& file : app::embeddedFiles(id, "catalogue")) {
                const auto list = importers::readCatalogueJson(file.bytes, game.library.game);
                QVERIFY2(list && list->refused.empty(), file.name.c_str());
                for (const auto& row : list->cards)
                    QVERIFY2(row.card.extras.empty(), (row.card.name + ": " + row.card.extras).c_str());
                listed += list->cards.size();
            }
            QCOMPARE(game.cards.size(), listed); // no two of one identity
        }
    }

    void everyFileIsEmbedded()
    {
        for (const char* id : furtherGames)
            for (const char* folder : {"catalogue", "decks", "rulesets"}) {
                const auto path = QStringLiteral("%1/resources/games/%2/%3")
                                      .arg(inSources(""), QLatin1String(id), QLatin1String(folder));
                std::vector<std::string> embedded, there;
                for (const auto& file : app::embeddedFiles(id, folder))
                    embedded.push_back(file.name);
                for (const auto& name : QDir(path).entryList(QDir::Files, QDir::Name))
                    there.push_back(name.toStdString());
                QCOMPARE(embedded, there);
            }
    }

    void everySampleDeckIsLegalAndHasAPlan()
    {
        for (const char* id : furtherGames) {
            const ShippedGame game(id);
            for (const auto& deck : game.decks) {
                QCOMPARE(deck.game, std::string(id));
                const auto checker = game.checkers.of(deck.ruleset);
                QVERIFY2(checker, deck.name.c_str());
                for (const auto& finding : checker->check(deck).findings) // a mixed deck is only advised against
                    QVERIFY2(finding.rule == "sides" && finding.severity == model::Severity::Warning,
                        (deck.name + ": " + finding.rule).c_str());
                QVERIFY2(model::split(deck.notes, ' ').size() >= 30, deck.name.c_str());
            }
        }
    }

    void cardsOfOursAreWholeAndAllDifferent()
    {
        for (const char* id : furtherGames) {
            const ShippedGame game(id);
            std::map<decltype(mechanics({}, {})), std::string> seen;
            std::set<std::string> flavors, numbers;
            for (const auto& card : game.cards) {
                QVERIFY2(numbers.insert(card.set + " " + card.number).second, card.name.c_str());
                for (const auto& printed : card.keywords)
                    QVERIFY2(game.library.game.keywordOf(printed), (card.name + ": " + printed).c_str());
                if (namedInTheSource.contains(card.set))
                    continue;
                QVERIFY2(!card.rarity.empty() && flavors.insert(card.flavor).second, card.name.c_str());
                const auto [twin, isNew] = seen.emplace(mechanics(card, game.library.game), card.name);
                QVERIFY2(isNew, (card.name + " and " + twin->second).c_str());
            }
            for (const auto& keyword : game.library.game.keywords)
                QVERIFY2(std::ranges::count_if(game.cards,
                             [&](const auto& card) {
                                 return std::ranges::any_of(card.keywords, [&](const auto& printed) {
                                     return game.library.game.keywordOf(printed) == &keyword;
                                 });
                             }) >= 2,
                    keyword.name.c_str());
        }
    }

    void lightAndDarkAreOfOneSize()
    {
        const ShippedGame game("nexus-tcg");
        QVERIFY(game.cards.size() >= 120);
        const std::map<std::string, std::string> sides = {{"Green", "Light"}, {"White", "Light"}, {"Blue", "Light"},
            {"Gray", "Dark"}, {"Red", "Dark"}, {"Yellow", "Dark"}};
        std::map<std::string, int> colors, mecha;
        std::map<std::string, std::set<std::string>> subtitles;
        for (const auto& card : game.cards) {
            const auto color = game.word(card, "color");
            ++colors[color];
            QCOMPARE(game.word(card, "side"), sides.at(color));
            const auto supply = game.number(card, "supply").value(), power = game.number(card, "power").value();
            const bool isMecha = card.type == "Mecha";
            mecha[color] += isMecha;
            QVERIFY2(supply >= 1 && supply <= (isMecha ? 5 : 3), card.name.c_str());
            QVERIFY2(power >= 1 && game.number(card, "hits").value() >= 1, card.name.c_str());
            QCOMPARE(game.number(card, "manned").has_value(), isMecha);
            QVERIFY2(!isMecha || game.number(card, "manned").value() > power, card.name.c_str());
            const bool draws = game.number(card, "boost-draw").value_or(0);
            for (const auto& [other, side] : sides) {
                const auto boost = game.number(card, ("boost-" + model::fold(other)).c_str());
                QCOMPARE(boost.has_value(), !draws && side == sides.at(color));
            }
            const auto& subtitle = card.texts.at(game.library.game.find(model::AttributeId("subtitle")).value());
            subtitles[card.name].insert(subtitle);
            QVERIFY(card.texts.contains(game.library.game.find(model::AttributeId("universe")).value()));
        }
        for (const auto& [color, side] : sides) {
            QCOMPARE(colors[color], 21);
            QVERIFY(mecha[color] >= 3);
        }
        QVERIFY(std::ranges::count_if(subtitles, [](const auto& of) { return of.second.size() > 1; }) >= 6);
        QCOMPARE(game.decks.size(), std::size_t{4});
        for (const auto& deck : game.decks)
            QVERIFY(deck.copies(model::SectionId("main")) >= 50 && deck.copies(model::SectionId("main")) <= 60);
    }

    void quantumFillsItsBox()
    {
        const ShippedGame game("quantum");
        QCOMPARE(game.count("Gambit"), 22);
        QCOMPARE(game.count("Command"), 31);
        QCOMPARE(game.decks.size(), std::size_t{1});
        QCOMPARE(game.decks.front().copies(model::SectionId("gambit")), 22);
        QCOMPARE(game.decks.front().copies(model::SectionId("command")), 31);
    }

    void nexusOpsHasItsDecksAndTokens()
    {
        const ShippedGame game("nexus-ops");
        QVERIFY(game.count("Secret Mission") >= 24);
        QVERIFY(game.count("Energize") >= 24);
        QCOMPARE(game.count("Exploration"), 24);
        int extras = 0, rubium = 0;
        for (const auto& card : game.cards) {
            if (card.type == "Battle Victory")
                QCOMPARE(game.number(card, "vp"), std::optional<std::int32_t>(1));
            if (card.type != "Exploration")
                continue;
            const bool extra = std::ranges::count(card.subtypes, "Extra") > 0;
            extras += extra;
            rubium += extra ? 0 : game.number(card, "refinery").value_or(0);
        }
        QCOMPARE(extras, 6);
        QVERIFY(rubium >= 16);
        QCOMPARE(game.decks.size(), std::size_t{2});
        for (const auto& deck : game.decks)
            QCOMPARE(deck.copies(model::SectionId("exploration")), deck.ruleset.str() == "nexus-ops" ? 18 : 12);
    }
};

NEXUS_TEST(ShippedGamesTest, Events);

} // namespace shipped_games_test

#include "shipped_games_test.moc"
