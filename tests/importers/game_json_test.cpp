#include "importers/game_json.h"

#include "tests/importers/changes.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace game_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class GameJsonTest : public QObject {
    Q_OBJECT

private:
    static std::string good()
    {
        return R"({"format":"nexusdeck-game/1","id":"tarot","name":"Tarot","identity":["name","subtitle"],"defaultRuleset":"tarot-1",
            "attributes":[{"id":"might","label":"M","longLabel":"Might","kind":"integer","headings":["Might","M."],"aliases":["Mi"],"whenAbsent":-2},
                          {"id":"subtitle","label":"Subtitle","kind":"text"},
                          {"id":"size","label":"Size","kind":"choice","choices":["Small","Large"]},
                          {"id":"unique","label":"Unique","kind":"flag"},
                          {"id":"fire","label":"Fire","kind":"integer","domain":true,"letter":"F","colour":"#ff0000","whenAbsent":0}],
            "types":[{"name":"Hero","plural":"Heroes","recognisedBy":["might"]},{"name":"Place"}],
            "headings":{"name":["Title"],"rules":["Text"],"domainTotal":["Sum"]},
            "emptyRules":["none"],"abilityNames":["Rising"],"importSet":{"code":"OWN","name":"Own"},
            "face":{"cost":"might","right":"might","middle":["size","unique"]},
            "figures":[{"id":"count","section":"main"},{"id":"sum","section":"main","attribute":"might"}],
            "keywordGroups":[{"id":"pace","label":"Pace","none":"Walks","types":["HERO"]}],
            "keywords":[{"name":"Fly","help":"It flies.","mentioned":true,"group":"pace"},{"name":"Dig","help":"It digs."}]})";
    }
    static std::string changed(const std::string& from, const std::string& to)
    {
        std::string text = good();
        return text.replace(text.find(from), from.size(), to);
    }

private Q_SLOTS:
    void theGameTellsTheEngineWhatItsWordsMean()
    {
        const auto& game = starterGame();
        QVERIFY(game.types[0].role == CardRole::Unit && game.types[0].alone); // Leader
        QVERIFY(game.types[1].role == CardRole::Unit && !game.types[1].alone);
        QVERIFY(game.types.back().role == CardRole::Mission);
        QCOMPARE(game.keywordFor(Mechanic::SuppressedInstead)->name, std::string("Zeal"));
        QCOMPARE(game.keywordFor(Mechanic::PlayFromDiscard)->name, std::string("Arcane Recall"));
        QVERIFY(game.keywordFor(Mechanic::None) != nullptr); // keywords that players carry out
        for (std::size_t i = 1; i < mechanicCount; ++i)
            QVERIFY2(
                game.keywordFor(static_cast<Mechanic>(i)), std::string(mechanicId(static_cast<Mechanic>(i))).c_str());
        QCOMPARE(game.keywordOf("Massive")->value, 16);
        QVERIFY(game.play.attack == game.find(AttributeId("attack")));
        QCOMPARE(game.play.triggered.size(), std::size_t{4});
    }

    void wordsForTheEngineThatAreWrongAreRefused()
    {
        const auto wrong = [](const std::string& from, const std::string& to) {
            auto text = fileBytes(
                std::filesystem::path(inSources().toStdString()) / "resources/games/quantum-nexus/game.json");
            const auto at = text.find(from);
            if (at == std::string::npos)
                throw std::runtime_error("not there: " + from);
            return problemsOf(readGame(text.replace(at, from.size(), to)));
        };
        QVERIFY(saysAt(wrong(R"("role": "unit")", R"("role": "hero")"), "/types/0/role", "is not one of"));
        QVERIFY(saysAt(
            wrong(R"("mechanic": "impact")", R"("mechanic": "ouch")"), "/keywords/5/mechanic", "is no mechanic"));
        QVERIFY(saysAt(
            wrong(R"("mechanic": "size", "value": 8)", R"("mechanic": "size")"), "/keywords/7/value", "is missing"));
        QVERIFY(saysAt(wrong(R"("attack": "attack")", R"("attack": "range")"), "/play/attack", "of another kind"));
        QVERIFY(saysAt(wrong(R"("range": "range")", R"("range": "reach")"), "/play/range", "names no attribute"));
        QVERIFY(saysAt(wrong(R"("Far": {)", R"("Near": {)"), "/play/ranges/Near", "is no range"));
        QVERIFY(saysAt(wrong(R"("pay": "Pay")", R"("speed": 1)"), "/play/speed", ""));
    }

    void anotherGameIsReadToTheLetter()
    {
        const auto game = readGame(good());
        QVERIFY(game);
        QCOMPARE(game->id, std::string("tarot"));
        QCOMPARE(game->identity, (std::vector<std::string>{"name", "subtitle"}));
        QCOMPARE(game->defaultRuleset.str(), std::string("tarot-1"));
        QCOMPARE(game->attributes.size(), std::size_t{5});
        const auto& might = game->attributes[0];
        QCOMPARE(might.longLabel, std::string("Might"));
        QCOMPARE(might.headings, (std::vector<std::string>{"Might", "M."}));
        QCOMPARE(might.aliases, std::vector<std::string>{"mi"});
        QCOMPARE(might.whenAbsent.value(), -2);
        QVERIFY(game->attributes[1].kind == AttributeKind::Text);
        QCOMPARE(game->attributes[1].longLabel, std::string("Subtitle"));
        QVERIFY(game->attributes[2].kind == AttributeKind::Choice);
        QCOMPARE(game->attributes[2].choices, (std::vector<std::string>{"Small", "Large"}));
        QVERIFY(game->attributes[3].kind == AttributeKind::Flag);
        QVERIFY(game->attributes[4].domain);
        QCOMPARE(game->attributes[4].letter, std::string("F"));
        QCOMPARE(game->face.cost.value(), AttributeIndex{0});
        QVERIFY(!game->face.left);
        QCOMPARE(game->face.right.value(), AttributeIndex{0});
        QCOMPARE(game->face.middle, (std::vector<AttributeIndex>{2, 3}));
        QCOMPARE(game->types[0].plural, std::string("Heroes"));
        QCOMPARE(game->types[0].recognisedBy.at(0).str(), std::string("might"));
        QCOMPARE(game->types[1].plural, std::string("Places"));
        QCOMPARE(game->headings.name, std::vector<std::string>{"Title"});
        QCOMPARE(game->headings.domainTotal, std::vector<std::string>{"Sum"});
        QCOMPARE(game->emptyRules, std::vector<std::string>{"none"});
        QCOMPARE(game->abilityNames, std::vector<std::string>{"Rising"});
        QCOMPARE(game->importSet.code, std::string("OWN"));
        QVERIFY(!game->figures[0].attribute);
        QCOMPARE(game->figures[1].attribute->str(), std::string("might"));
        QVERIFY(game->keywords[0].mentioned && !game->keywords[1].mentioned);
        QVERIFY((game->keywordGroups == std::vector<KeywordGroup>{{"pace", "Pace", "Walks", {"hero"}}}));
        QCOMPARE(game->keywords[0].group, std::string("pace"));
        QVERIFY(game->keywords[1].group.empty());
    }

    // Everything a game may say about looks and orders, added to a good file.
    static std::string painted()
    {
        auto text = changed("\"choices\":[\"Small\",\"Large\"]",
            "\"choices\":[\"Small\",\"Large\"],\"colours\":[\"#0050a0\",\"#A05000\"]");
        const auto set = [&](const std::string& from, const std::string& to) {
            text.replace(text.find(from), from.size(), to);
        };
        set("\"kind\":\"text\"", "\"kind\":\"text\",\"sorts\":true");
        set("\"recognisedBy\":[\"might\"]", "\"recognisedBy\":[\"might\"],\"colour\":\"#123456\"");
        set("\"middle\":[\"size\",\"unique\"]", "\"middle\":[\"size\",\"unique\"],\"frame\":\"size\"");
        set("\"figures\":", "\"domain\":{\"name\":\"Suit\"},\"charts\":[{\"label\":\"Sizes\",\"attributes\":[\"size\","
                            "\"unique\",\"might\"]}],\"orders\":[{\"label\":\"Size and Might\",\"sort\":\"sort:size "
                            "sort:-might\"},{\"label\":\"Subtitle\",\"sort\":\"sort:subtitle\"}],\"figures\":");
        return text;
    }

    void looksAndOrdersAreRead()
    {
        const auto game = readGame(painted());
        QVERIFY(game);
        QCOMPARE(game->attributes[2].colours, (std::vector<std::string>{"#0050a0", "#A05000"}));
        QVERIFY(game->attributes[1].sorts);
        QVERIFY(game->face.frameBy == FrameBy::Choice);
        QCOMPARE(game->face.frame, AttributeIndex{2});
        QCOMPARE(game->types[0].colour, std::string("#123456"));
        QCOMPARE(game->domain, (DomainName{"Suit", "Suits"}));
        QCOMPARE(game->charts, (std::vector<GameChart>{{"Sizes", {2, 3, 0}}}));
        QCOMPARE(game->orderCalled(" size AND might")->sort, std::string("sort:size sort:-might"));
        QVERIFY(!game->orderCalled("might"));
        QCOMPARE(game->identityTexts(), std::vector<AttributeIndex>{1});

        auto byType = painted();
        byType.replace(byType.find("\"frame\":\"size\""), 14, "\"frame\":\"type\"");
        QVERIFY(readGame(byType)->face.frameBy == FrameBy::Type);
        const auto plain = readGame(good());
        QVERIFY(plain->face.frameBy == FrameBy::Domains);
        QCOMPARE(plain->domain, (DomainName{"Domain", "Domains"}));
        QVERIFY(plain->charts.empty() && plain->orders.empty());
    }

    void looksAndOrdersThatAreWrongAreRefused_data()
    {
        const auto row = changeColumns();
        row("[\"#0050a0\",\"#A05000\"]", "[\"#0050a0\"]", "/attributes/2/colours", "one colour for each choice");
        row("\"#A05000\"", "\"orange\"", "/attributes/2/colours", "is no colour");
        row("\"whenAbsent\":-2", "\"colours\":[\"#000000\"]", "/attributes/0/colours", "of kind choice");
        row("\"whenAbsent\":-2", "\"sorts\":true", "/attributes/0/sorts", "of kind text");
        row("\"whenAbsent\":-2", "\"reads\":\"event\"", "/attributes/0/reads", "of kind text");
        row("\"#123456\"", "\"#123456\",\"reads\":\"keyword\"", "/types/0/reads", "is not one of passive");
        row("\"#123456\"", "\"123456\"", "/types/0/colour", "is no colour");
        row("\"frame\":\"size\"", "\"frame\":\"sizes\"", "/face/frame", "names no attribute");
        row("\"frame\":\"size\"", "\"frame\":\"might\"", "/face/frame", "without colours");
        row("{\"name\":\"Suit\"}", "{\"plural\":\"Suits\"}", "/domain/name", "is missing");
        row("[\"size\",\"unique\",\"might\"]", "[\"subtitle\"]", "/charts/0/attributes", "names a text");
        row("[\"size\",\"unique\",\"might\"]", "[]", "/charts/0/attributes", "is missing");
        row("[\"size\",\"unique\",\"might\"]", "[\"speed\"]", "/charts/0/attributes", "names no attribute");
        row("\"Subtitle\",\"sort\":", "\"SIZE and might\",\"sort\":", "/orders/1/label", "there already");
        row("sort:-might", "sort:-strength", "/orders/0/sort", "is no order: column 1");
        row("sort:-might", "might>2", "/orders/0/sort", "is not an order alone");
        row("sort:size sort:-might", " ", "/orders/0/sort", "is not an order alone");
    }
    void looksAndOrdersThatAreWrongAreRefused()
    {
        QVERIFY(saysWhatRowSays(problemsOf(readGame(changedByRow(painted())))));
    }

    // A formula, added to a good file.
    static std::string priced()
    {
        return changed("\"figures\":", "\"formula\":{\"constant\":1,\"t:hero\":-0.5,\"text\":0.25},\"figures\":");
    }

    void aFormulaIsRead()
    {
        const auto game = readGame(priced());
        QVERIFY(game);
        QCOMPARE(*game->formula, (CostFormula{1, {{"t:hero", -0.5}, {"text", 0.25}}}));
        QVERIFY(!readGame(good())->formula);
    }

    void aFormulaThatIsWrongIsRefused_data()
    {
        const auto row = changeColumns();
        row("\"text\":0.25", "\"texts\":0.25", "/formula/texts", "is no term");
        row("\"text\":0.25", "\"T:HERO\":0.25", "/formula/T:HERO", "twice");
        row("\"text\":0.25", "\"might\":1", "/formula/might", "the cost");
        row("0.25", "\"much\"", "/formula/text", "is no number");
        row("0.25", "1e300", "/formula/text", "is no number");
        row("\"t:hero\":-0.5,\"text\":0.25", "\"x\":null", "/formula", "no weight");
        row("{\"constant\":1,\"t:hero\":-0.5,\"text\":0.25}", "2", "/formula", "is not an object");
    }
    void aFormulaThatIsWrongIsRefused() { QVERIFY(saysWhatRowSays(problemsOf(readGame(changedByRow(priced()))))); }

    void aFrameByTypeWantsAColour()
    {
        auto text = good();
        const std::string from = "\"middle\":[\"size\",\"unique\"]";
        text.replace(text.find(from), from.size(), from + ",\"frame\":\"type\"");
        QVERIFY(saysAt(problemsOf(readGame(text)), "/face/frame", "no type has a colour"));
    }

    void theGameWeComeWithIsRead()
    {
        const auto& game = starterGame();
        QCOMPARE(game.id, std::string("quantum-nexus"));
        QCOMPARE(game.domainAttributes().size(), std::size_t{6});
        QCOMPARE(game.attributes[*game.findByName("tech")].id.str(), std::string("technology"));
    }

    void whatIsWrongIsRefusedAtItsPlace_data()
    {
        const auto row = changeColumns();
        row("nexusdeck-game/1", "nexusdeck-game/2", "/format", "is a newer form");
        row("\"tarot\"", "\"../tarot\"", "/id", "is no id");
        row("\"tarot\"", "\"Tarot\"", "/id", "is no id");
        row("\"name\":\"Tarot\",", "", "/name", "is missing");
        row("\"defaultRuleset\":\"tarot-1\",", "", "/defaultRuleset", "is missing");
        row("[\"name\",\"subtitle\"]", "[\"subtitle\",\"name\"]", "/identity", "does not start with \"name\"");
        row("[\"name\",\"subtitle\"]", "[]", "/identity", "does not start with \"name\"");
        row("[\"name\",\"subtitle\"]", "[\"name\",\"might\"]", "/identity", "may hold name, type and text attributes");
        row("[\"name\",\"subtitle\"]", "[\"name\",\"nothing\"]", "/identity",
            "may hold name, type and text attributes");
        row("\"id\":\"size\"", "\"id\":\"might\"", "/attributes/2/id", "is there already");
        row("\"id\":\"size\"", "\"id\":\"mi\"", "/attributes/2/id", "is there already");
        row("\"id\":\"size\"", "\"id\":\"type\"", "/attributes/2/id", "is a word of the search language");
        row("[\"Mi\"]", "[\"Sort\"]", "/attributes/0/aliases", "is a word of the search language");
        row("[\"Small\",\"Large\"]", "[]", "/attributes/2/choices", "a choice needs its values");
        row("\"letter\":\"F\",", "", "/attributes/4/letter", "is missing");
        row("\"letter\":\"F\"", "\"letter\":\"FFF\"", "/attributes/4/letter", "too long");
        row("[\"might\"]", "[\"migth\"]", "/types/0/recognisedBy", "names no attribute");
        row("{\"name\":\"Place\"}", "{\"nam\":\"Place\"}", "/types/1/nam", "unknown key");
        row("{\"name\":\"Place\"}", "3", "/types/1", "is not an object");
        row("\"rules\":[\"Text\"]", "\"rule\":[\"Text\"]", "/headings/rule", "unknown key");
        row("\"importSet\":{\"code\":\"OWN\",\"name\":\"Own\"},", "", "/importSet", "is missing");
        row("\"code\":\"OWN\"", "\"code\":\"\"", "/importSet/code", "is empty");
        row("\"attribute\":\"might\"", "\"attribute\":\"mighty\"", "/figures/1/attribute", "names no attribute");
        row("\"cost\":\"might\"", "\"cost\":\"mighty\"", "/face/cost", "names no attribute");
        row("[\"size\",\"unique\"]", "[\"sizes\"]", "/face/middle", "names no attribute");
        row("\"right\":", "\"centre\":", "/face/centre", "unknown key");
        row("\"help\":\"It flies.\",", "", "/keywords/0/help", "is missing");
        row("\"mentioned\":true", "\"mentioned\":1", "/keywords/0/mentioned", "is not true or false");
        row("\"group\":\"pace\"", "\"group\":\"speed\"", "/keywords/0/group", "names no group of keywords");
        row("\"id\":\"pace\"", "\"id\":\"Pace\"", "/keywordGroups/0/id", "is no id");
        row("\"none\":\"Walks\",", "", "/keywordGroups/0/none", "is missing");
        row("\"emptyRules\"", "\"emptyRule\"", "/emptyRule", "unknown key");
        row("\"whenAbsent\":-2", "\"whenAbsent\":18446744073709551616", "/attributes/0/whenAbsent", "out of range");
    }
    void whatIsWrongIsRefusedAtItsPlace() { QVERIFY(saysWhatRowSays(problemsOf(readGame(changedByRow(good()))))); }

    void withoutAFaceTheFirstNumberIsTheCost()
    {
        const auto game = readGame(
            changed("\"face\":{\"cost\":\"might\",\"right\":\"might\",\"middle\":[\"size\",\"unique\"]},", ""));
        QVERIFY(game);
        QCOMPARE(game->face.cost.value(), AttributeIndex{0});
        QVERIFY(!game->face.left && !game->face.right);
        QCOMPARE(game->face.middle, (std::vector<AttributeIndex>{2, 3}));
    }

    void typesAreNeeded()
    {
        const std::string text =
            R"({"format":"nexusdeck-game/1","id":"a","name":"A","identity":["name"],"defaultRuleset":"x","importSet":{"code":"O","name":"O"}})";
        QVERIFY(saysAt(problemsOf(readGame(text)), "/types", "is missing"));
        QVERIFY(saysAt(problemsOf(readGame("[]")), "", "is not an object"));
    }

    void tooManyAttributesAreRefused()
    {
        std::string more;
        for (int i = 0; i < 201; ++i)
            more += "{\"id\":\"x" + std::to_string(i) + "\",\"label\":\"X\",\"kind\":\"flag\"},";
        QVERIFY(saysAt(problemsOf(readGame(changed("{\"id\":\"might\"", more + "{\"id\":\"might\""))),
            "/attributes/200", "at most 200"));
    }
};

NEXUS_TEST(GameJsonTest, Events);

} // namespace game_json_test

#include "game_json_test.moc"

#include <stdexcept>
