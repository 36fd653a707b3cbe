#include "importers/card_list.h"

#include "model/base/random.h"
#include "tests/importers/problems.h"
#include "tests/support/card_files.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace catalogue_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class CatalogueJsonTest : public QObject {
    Q_OBJECT

private:
    static AttributeIndex at(const char* id) { return *starterGame().find(AttributeId(id)); }
    static ReadResult<CardList> read(const std::string& text, const CardListOptions& options = CardListOptions())
    {
        return readCatalogueJson(text, starterGame(), options);
    }
    static std::string fileWith(const std::string& cards)
    {
        return R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":"COR","name":"Core"},"cards":[)" +
               cards + "]}";
    }
    static std::string cardWith(const std::string& fields)
    {
        return fileWith(
            R"({"name":"Relay Drone","type":"Unit")" + std::string(fields.empty() ? "" : ",") + fields + "}");
    }
    static Card cardOf(const std::string& fields)
    {
        const auto list = read(cardWith(fields));
        if (!list || !list->refused.empty() || list->cards.size() != 1)
            return {.name = "not one card"};
        return list->cards.front().card;
    }
    static std::vector<Card> cardsIn(const CardList& list)
    {
        std::vector<Card> cards;
        for (const auto& listed : list.cards)
            cards.push_back(listed.card);
        return cards;
    }
    static std::vector<Card> nastyCards(std::uint64_t seed)
    {
        Random random(seed, 31);
        auto cards = syntheticCards(6, seed);
        for (auto& card : cards) {
            if (random.below(2))
                card.name = randomName(random.next());
            if (random.below(2))
                card.rules = randomName(random.next()) + "\n\t" + randomName(random.next());
            if (random.below(3) == 0)
                card.set = "P26";
            if (random.below(3) == 0)
                card.extras = "Artist: " + randomName(random.next()) + "\nempty: \nPrice: 1: 2";
            if (card.type == "Mission")
                card.texts[at("one-time")] = randomName(random.next()) + "\n" + randomName(random.next());
            card.numbers[at("attack")] = random.below(2) ? std::optional(random.between(-9999, 9999)) : std::nullopt;
        }
        return cards;
    }

private Q_SLOTS:
    void theExampleOfTheFormatIsRead()
    {
        const auto list = read(R"({ "format": "nexusdeck-catalogue/1", "game": "quantum-nexus",
            "set": { "code": "COR", "name": "Core", "released": "2025-07-23" },
            "cards": [ { "name": "Relay Drone", "type": "Unit", "subtypes": ["Drone","Construct"], "cp": 2, "duplicates": 4,
               "domains": { "technology": 1 }, "attack": 0, "defense": 2, "range": null,
               "keywords": [], "rules": "Steadfast.", "flavor": "Node.", "number": "14", "rarity": "common" } ] })");
        QVERIFY(list);
        QVERIFY(list->refused.empty());
        QCOMPARE(list->set->code, std::string("COR"));
        QCOMPARE(list->set->released, std::string("2025-07-23"));
        const auto& card = list->cards.at(0).card;
        QCOMPARE(list->cards[0].pointer, std::string("/cards/0"));
        QCOMPARE(card.name, std::string("Relay Drone"));
        QCOMPARE(card.subtypes, (std::vector<std::string>{"Drone", "Construct"}));
        QCOMPARE(card.numbers[at("cp")].value(), 2);
        QCOMPARE(card.numbers[at("technology")].value(), 1);
        QCOMPARE(card.numbers[at("magic")].value(), 0);
        QCOMPARE(card.numbers[at("attack")].value(), 0);
        QVERIFY(!card.numbers[at("range")]);
        QVERIFY(card.keywords.empty()); // the list says there are none, whatever the rules say
        QCOMPARE(card.number, std::string("14"));
    }

    void whatIsWrittenIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto cards = nastyCards(seed);
            const SetInfo set{"SYN", "Synthetic “set”", "2025-01-01"};
            const auto list = read(writeCatalogueJson(cards, set, starterGame()));
            RC_ASSERT(list.has_value());
            RC_ASSERT(list->refused.empty());
            RC_ASSERT(list->set == set);
            auto back = cardsIn(*list);
            for (auto& card : back)
                if (card.set.empty())
                    card.set = list->set->code;
            RC_ASSERT(back == cards);
        }));
    }

    void theStarterSetComesBackTheSame()
    {
        for (const auto& file : nexus::test::starterFiles("catalogue")) {
            const auto list = read(std::string(file.bytes));
            QVERIFY2(list, file.name.c_str());
            QVERIFY(list->refused.empty());
            const auto again = read(writeCatalogueJson(cardsIn(*list), *list->set, starterGame()));
            QVERIFY2(again && cardsIn(*again) == cardsIn(*list), file.name.c_str());
        }
    }

    void refusedRowsHaveAPointerAndAReason_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* fields, const char* field, const char* reason) {
            QTest::newRow(fields) << QString::fromUtf8(fields) << QString::fromUtf8(field) << QString::fromUtf8(reason);
        };
        row(R"("cp":"2")", "cp", "is not a whole number");
        row(R"("cp":1.5)", "cp", "is not a whole number");
        row(R"("cp":true)", "cp", "is not a whole number");
        row(R"("cp":10000)", "cp", "is out of range");
        row(R"("cp":9223372036854775807)", "cp", "is out of range");
        row(R"("cp":[1])", "cp/0", "is not a single value");
        row(R"("cp":{"a":1})", "cp/a", "is not a single value");
        row(R"("technology":-1)", "technology", "is out of range");
        row(R"("range":"Near")", "range", "is not one of Close, Mid, Far");
        row(R"("range":1)", "range", "is not a text");
        row(R"("domains":{"technology":-1})", "domains/technology", "is out of range");
        row(R"("domains":{"technology":1.0})", "domains/technology", "is not a whole number");
        row(R"("domains":{"technology":"1"})", "domains/technology", "is not a whole number");
        row(R"("domains":{"cp":1})", "domains/cp", "is no domain");
        row(R"("domains":{"law":1})", "domains/law", "is no domain");
        row(R"("domains":3)", "domains", "is not an object");
        row(R"("subtypes":"Drone")", "subtypes", "is not a list");
        row(R"("subtypes":[1])", "subtypes/0", "is not a text");
        row(R"("subtypes":["A",["B"]])", "subtypes/1", "is not a single value");
        row(R"("keywords":{"a":1})", "keywords", "is not a list");
        row(R"("rules":5)", "rules", "is not a text");
        row(R"("rules":"a\u202eb")", "rules", "turns the reading direction");
        row(R"("rules":"a\u0007b")", "rules", "control character");
        row(R"("flavor":false)", "flavor", "is not a text");
        row(R"("number":1.5)", "number", "is not a text");
        row(R"("challenge":1)", "challenge", "is not a text");
        row(R"("rarity":"a\nb")", "rarity", "control character");
    }
    void refusedRowsHaveAPointerAndAReason()
    {
        QFETCH(QString, fields);
        QFETCH(QString, field);
        QFETCH(QString, reason);
        const auto list = read(fileWith(
            R"({"name":"Good","type":"Unit"},{"name":"Relay Drone","type":"Unit",)" + fields.toStdString() + "}"));
        QVERIFY(list);
        QCOMPARE(list->cards.size(), std::size_t{1});
        QCOMPARE(list->refused.size(), std::size_t{1});
        const auto& problem = list->refused[0];
        // A list that should be a value is told at the list or at what is first in it.
        QVERIFY2(
            problem.pointer.starts_with("/cards/1/" + field.toStdString().substr(0, field.toStdString().find('/'))),
            problem.pointer.c_str());
        QVERIFY2(problem.reason.find(reason.toStdString()) != std::string::npos, problem.reason.c_str());
        QCOMPARE(problem.card, std::string("Relay Drone"));
    }

    void missingNamesAndTypesAreRefused()
    {
        const auto list = read(
            fileWith(R"({"type":"Unit"},{"name":"X"},{"name":"\u00a0","type":"Unit"},{},{"name":null,"type":"Unit"})"));
        QVERIFY(list);
        QCOMPARE(list->refused.size(), std::size_t{5});
        QVERIFY(saysAt(list->refused, "/cards/0/name", "is missing"));
        QVERIFY(saysAt(list->refused, "/cards/1/type", "is missing"));
        QVERIFY(saysAt(list->refused, "/cards/2/name", "is missing"));
        QCOMPARE(read(fileWith(R"({"name":"X"})"), {.type = "mission"})->cards[0].card.type, std::string("Mission"));
    }

    void theHeadIsChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* text, const char* pointer, const char* reason) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(pointer) << QString::fromUtf8(reason);
        };
        row(R"({"game":"quantum-nexus","cards":[]})", "/format", "is missing");
        row(R"({"format":"nexusdeck/1","game":"quantum-nexus","cards":[]})", "/format",
            "is a deck, and not a list of cards");
        row(R"({"format":"nexusdeck-catalogue/2","game":"quantum-nexus","cards":[]})", "/format", "is a newer form");
        row(R"({"format":1,"game":"quantum-nexus","cards":[]})", "/format", "is not a text");
        row(R"({"format":"nexusdeck-catalogue/1","game":"chess","cards":[]})", "/game", "is not quantum-nexus");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus"})", "/cards", "is missing");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":{}})", "/cards", "is not a list");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":3})", "/cards", "is not a list");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":[3]})", "/cards/0", "is not an object");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":[[]]})", "/cards/0",
            "is not an object");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":"COR","cards":[]})", "/set",
            "is not an object");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"name":"Core"},"cards":[]})",
            "/set/code", "is missing");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":3},"cards":[]})", "/set/code",
            "is not a text");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":"A","released":"July"},"cards":[]})",
            "/set/released", "is no date");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":"A\u202e"},"cards":[]})",
            "/set/code", "turns the reading direction");
        row(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","cards":[],"cards":[]})", "/cards",
            "stands twice");
        row(R"([])", "", "is not an object");
        row(R"(7)", "", "is not an object");
    }
    void theHeadIsChecked()
    {
        QFETCH(QString, text);
        QFETCH(QString, pointer);
        QFETCH(QString, reason);
        const auto problems = problemsOf(read(text.toStdString()));
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY2(saysAt(problems, pointer.toStdString(), reason.toStdString()),
            (problems[0].pointer + ": " + problems[0].reason).c_str());
    }

    void aWholeNumberOutOfRangeRefusesTheFile()
    {
        for (const char* number : {"9223372036854775808", "18446744073709551616", "-9223372036854775809"})
            for (const char* field : {"cp", "artist"}) {
                const auto problems = problemsOf(read(cardWith("\"" + std::string(field) + "\":" + number)));
                QVERIFY2(saysAt(problems, "/cards/0/" + std::string(field), "out of range"), number);
            }
    }

    void unknownFieldsAreKeptAsText()
    {
        QCOMPARE(cardOf(R"("artist":"Ada","year":2025,"ok":true,"none":null,"key":"relay-drone.unit")").extras,
            std::string("artist: Ada\nyear: 2025\nok: true"));
        QCOMPARE(cardOf(R"("faces":[{"a":1,"b":[true,null]},"x"],"o":{})").extras,
            std::string("faces: [{\"a\":1,\"b\":[true,null]},\"x\"]\no: {}"));
    }

    void anUnknownFieldStaysOneLine()
    {
        QCOMPARE(cardOf(R"("story":"one\ntwo: three","a: b\nc":"d")").extras,
            std::string("story: one two: three\na:b c: d"));
    }

    void unknownFieldsComeBackFromWhatIsWritten()
    {
        auto card = cardOf(R"("artist":"Ada\nL","story: two":"x","faces":[1,{"a":"b"}])");
        card.extras += "\nkey: k\nartist: Bob\ndomains: T2"; // as a table with such columns gives them
        const auto list = read(writeCatalogueJson({card}, {"COR", "Core", {}}, starterGame()));
        QVERIFY(list);
        QVERIFY(list->refused.empty());
        const auto& extras = list->cards[0].card.extras;
        for (const char* kept : {"artist: Ada L", "story:two: x", "faces: [1,{\"a\":\"b\"}]", ": k", ": Bob", ": T2"})
            QVERIFY2(extras.find(kept) != std::string::npos, extras.c_str());
        const auto again = read(writeCatalogueJson({list->cards[0].card}, {"COR", "Core", {}}, starterGame()));
        QVERIFY(again->cards[0].card == list->cards[0].card);
    }

    void aCollectorNumberMayBeANumber() { QCOMPARE(cardOf(R"("number":14)").number, std::string("14")); }

    void keywordsAreFoundInTheRulesWhereTheCardHasNone()
    {
        QCOMPARE(cardOf(R"~("rules":"Steadfast. Adapt (2)")~").keywords,
            (std::vector<std::string>{"Steadfast", "Adapt (2)"}));
        QVERIFY(cardOf(R"("keywords":[],"rules":"Steadfast.")").keywords.empty());
    }

    void theSetOptionIsTheSetOfAllCards()
    {
        const auto list = read(cardWith(R"("set":"OLD")"), {.set = "p26"});
        QCOMPARE(list->cards[0].card.set, std::string("P26"));
        QCOMPARE(list->set->code, std::string("P26"));
        QCOMPARE(read(cardWith(""), {.set = "cor"})->set->name, std::string("Core"));
    }

    void setCodesAreInCapitals()
    {
        const auto list = read(R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":" cor "},
                                   "cards":[{"name":"X","type":"Unit","set":"p26"}]})");
        QCOMPARE(list->set->code, std::string("COR"));
        QCOMPARE(list->set->name, std::string("COR"));
        QCOMPARE(list->cards[0].card.set, std::string("P26"));
    }

    void twinsAreRefusedWithBothPlaces()
    {
        const auto list = read(
            fileWith(R"({"name":"X","type":"Unit"},{"name":"X","type":"Terrain"},{"name":"x","type":"unit"})"));
        QCOMPARE(list->refused.size(), std::size_t{1});
        QVERIFY(saysAt(list->refused, "/cards/2", "at /cards/0"));
    }

    void tooManyRefusedCardsEndTheReading()
    {
        std::string cards = "{}";
        for (int i = 0; i < 20'000; ++i)
            cards += ",{}";
        const auto problems = problemsOf(read(fileWith(cards)));
        QCOMPARE(problems.size(), std::size_t{10'001});
        QVERIFY(saysAt(problems, "/cards/9999/name", "more than 10,000") || says(problems, "more than 10,000"));
    }

    void brokenJsonHasLineAndColumn()
    {
        const auto problems = problemsOf(
            read("{\n\"format\": \"nexusdeck-catalogue/1\",\n\"cards\": [ {\"name\": ] }"));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].line, std::size_t{3});
        QCOMPARE(problems[0].column, std::size_t{21});
    }
};

NEXUS_TEST(CatalogueJsonTest, Events);

} // namespace catalogue_json_test

#include "catalogue_json_test.moc"
