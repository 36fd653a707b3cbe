#include "importers/game_json.h"

#include "tests/importers/changes.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace ruleset_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class RulesetJsonTest : public QObject {
    Q_OBJECT

private:
    // A good ruleset with a main section, and `rules` for its constraints.
    static std::string withRules(const std::string& rules, const std::string& more = std::string())
    {
        return R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"house","name":"House","domains":["magic","biology"],
                   "sections":[{"id":"missions","label":"Missions","accepts":"t:mission"},{"id":"main","label":"Main"}],)" +
               more + "\"constraints\":[" + rules + "]}";
    }
    static Problems problems(const std::string& text) { return problemsOf(readRuleset(text, starterGame())); }
    static Game gameWith(const RulesetHead& head)
    {
        Game game = starterGame();
        game.attributes.insert(game.attributes.end(), head.attributes.begin(), head.attributes.end());
        return game;
    }

private Q_SLOTS:
    // 500 rules with one such query each stopped the window for minutes.
    void allQueriesHaveOneBudget_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("rules");
        QTest::addColumn<QString>("place"); // of the one that is too much; nothing: all are taken
        const auto large = QStringLiteral("o:/[a-m].{%1}[n-z].{200}[aeiou].{300}#/");
        QString words;
        for (int i = 0; i < 220; ++i)
            words += QStringLiteral("-ab ");
        QTest::newRow("plain") << QStringLiteral("t:leader or cp>3 or wick%1") << 500 << QString();
        QTest::newRow("small patterns") << QStringLiteral("o:/draw %1 cards?/") << 100 << QString();
        QTest::newRow("one large pattern") << large << 1 << QString();
        QTest::newRow("many large patterns") << large << 500 << QStringLiteral("/constraints/");
        QTest::newRow("many words") << words + QStringLiteral("x%1") << 500 << QStringLiteral("/constraints/452/where");
    }
    void allQueriesHaveOneBudget()
    {
        QFETCH(const QString, query);
        QFETCH(const int, rules);
        QFETCH(const QString, place);
        QString list;
        for (int i = 0; i < rules; ++i)
            list += QStringLiteral("%1{\"rule\":\"r%2\",\"kind\":\"count\",\"sections\":[\"main\"],\"where\":\"%3\","
                                   "\"atMost\":9}")
                        .arg(i ? QStringLiteral(",") : QString())
                        .arg(i)
                        .arg(query.contains(QStringLiteral("%1")) ? query.arg(i + 100) : query);
        const auto found = problems(withRules(list.toStdString()));
        QCOMPARE(found.size(), std::size_t{place.isEmpty() ? 0U : 1U});
        for (const auto& problem : found)
            QVERIFY2(QString::fromStdString(problem.pointer).startsWith(place), problem.pointer.c_str());
    }

    void everyRulesetOfTheGameIsRead()
    {
        const auto files = nexus::test::starterFiles("rulesets");
        QCOMPARE(files.size(), std::size_t{2});
        for (const auto& file : files)
            QVERIFY2(readRuleset(file.bytes, starterGame()), file.name.c_str());
    }

    void aRulesetIsReadToTheLetter()
    {
        const auto law = readRuleset(
            withRules(
                R"({"rule":"a","kind":"total","sections":["main"],"where":"t:leader","attribute":"cp","atLeast":1,"atMost":25,"cites":"VII","label":"Leaders","severity":"warning"},
               {"rule":"b","kind":"total","sections":["missions"],"attribute":"domains","exactly":6},
               {"rule":"c","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"},
               {"rule":"d","kind":"copies","sections":["main","missions"],"limit":"duplicates"},
               {"rule":"e","kind":"copies","sections":["main"],"limit":3,"identity":["name"]},
               {"rule":"f","kind":"count","sections":["main"],"atMost":0,"unlessEmpty":true,"severity":"error"})",
                R"("sets":["P26"],"source":"Guide","play":{"hand":6},)"),
            starterGame());
        QVERIFY(law);
        QCOMPARE(law->id.str(), std::string("house"));
        QCOMPARE(law->domains.size(), std::size_t{2});
        QCOMPARE(law->sets, std::vector<std::string>{"P26"});
        QCOMPARE(law->tableRules.hand, 6);
        QVERIFY(law->sections[0].accepts);
        QVERIFY(!law->sections[1].accepts);
        QCOMPARE(law->constraints.size(), std::size_t{6});
        const auto& a = law->constraints[0];
        QVERIFY(a.kind == ConstraintKind::Total && a.where && a.warning);
        QCOMPARE(a.whereText, std::string("t:leader"));
        QCOMPARE(a.bounds.atLeast.value(), std::int64_t{1});
        QCOMPARE(a.bounds.atMost.value(), std::int64_t{25});
        QVERIFY(!a.bounds.exactly);
        QVERIFY(std::get<AttributeIndex>(a.attribute) == *starterGame().find(AttributeId("cp")));
        QVERIFY(
            std::holds_alternative<AllDomains>(law->constraints[1].attribute) && !law->constraints[1].forEachDomain);
        QVERIFY(law->constraints[2].forEachDomain);
        QCOMPARE(law->constraints[2].totalOf->str(), std::string("missions"));
        QVERIFY(std::get<AttributeIndex>(law->constraints[3].limit) == *starterGame().find(AttributeId("duplicates")));
        QCOMPARE(law->constraints[3].identity, starterGame().identity);
        QVERIFY(std::get<std::int64_t>(law->constraints[4].limit) == 3);
        QCOMPARE(law->constraints[4].identity, std::vector<std::string>{"name"});
        QVERIFY(law->constraints[5].unlessEmpty && !law->constraints[5].warning);
    }

    void aRulesetSaysWhatIsDrawnAndWhatARoundGives()
    {
        const auto play = [](const std::string& block) { return readRuleset(withRules("", block), starterGame()); };
        const auto full = play(
            R"("play":{"hand":7,"deck":"missions","income":{"section":"main","attribute":"cp"},"draw":"x"},)");
        QVERIFY(full);
        QCOMPARE(full->tableRules.hand, 7);
        QCOMPARE(full->tableRules.deck.str(), std::string("missions"));
        QCOMPARE(full->tableRules.income->section.str(), std::string("main"));
        QVERIFY(full->tableRules.income->attribute == *starterGame().find(AttributeId("cp")));
        // Where nothing is said, cards are drawn from the first section that gives nothing.
        QCOMPARE(play(R"("play":{"income":{"section":"missions","attribute":"cp"}},)")->tableRules.deck.str(),
            std::string("main"));
        QCOMPARE(play("")->tableRules.hand, 5);
        QVERIFY(!play("")->tableRules.income);
        for (const char* id : {"quantum-nexus-2025-05", "quantum-nexus-2025-07"}) {
            QCOMPARE(ruleset(id).tableRules.deck.str(), std::string("main"));
            QCOMPARE(ruleset(id).tableRules.income->section.str(), std::string("missions"));
        }
        const auto wrong = [](const char* block) {
            return problems(withRules("", "\"play\":" + std::string(block) + ","));
        };
        QVERIFY(saysAt(wrong(R"({"hand":0})"), "/play/hand", ""));
        QVERIFY(saysAt(wrong(R"({"deck":"attic"})"), "/play/deck", "names no section"));
        QVERIFY(saysAt(
            wrong(R"({"income":{"section":"attic","attribute":"cp"}})"), "/play/income/section", "names no section"));
        QVERIFY(saysAt(
            wrong(R"({"income":{"section":"main","attribute":"range"}})"), "/play/income/attribute", "is no number"));
        QVERIFY(saysAt(wrong(R"({"income":7})"), "/play/income", ""));
    }

    void aRulesetSaysHowAGameIsPlayed()
    {
        const auto play = [](const std::string& block) {
            const auto law = readRuleset(withRules("", block), starterGame());
            return law ? law->tableRules : TableRules{};
        };
        const auto full = play(
            R"("play":{"initiative":{"kind":"lowest-reveal","attribute":"defense","next":"least-done"},"emptyDeck":"lose",
            "phases":[{"id":"war","label":"War","actions":["attack","move"],"counts":["attack","interrupt"]},{"id":"tea","label":"Tea"}],
            "triggers":"batches","abilities":"exhaust","deploy":"any","quadrant":{"capacity":6,"terrains":1},"board":{"rows":3,"columns":4},
            "combat":{"kind":"lower-falls","backRow":3,"ownUnits":false,"frontRowFirst":true},"victory":["missions"],
            "ranges":{"close":{"steps":["here"]}},"cites":{"exhausted":"VIII"}},)");
        QCOMPARE(full.phases.size(), std::size_t{2});
        QCOMPARE(full.phases[0].label, std::string("War"));
        QCOMPARE(int(full.phases[0].actions), int(bit(TurnAction::Attack) | bit(TurnAction::Move)));
        QCOMPARE(int(full.phases[0].counted), int(bit(TurnAction::Attack) | bit(TurnAction::Interrupt)));
        QCOMPARE(int(full.phases[1].actions), 0);
        QVERIFY(full.initiative == NextInitiative::LeastDone && full.combat == CombatKind::LowerFalls);
        QVERIFY(full.triggers == TriggerOrder::Batches && full.abilitiesExhaust && full.deployAnywhere &&
                full.emptyDeckLoses);
        QVERIFY((full.board == Board{.rows = 3, .columns = 4, .capacity = 6, .terrains = 1}));
        QCOMPARE(full.backRowDefense, 3);
        QVERIFY(!full.ownTargets && full.frontRowFirst && full.missionsWin && !full.frontlineWins);
        QVERIFY(full.cost == starterGame().find(AttributeId("defense")));
        QCOMPARE(full.cites.at("exhausted"), std::string("VIII"));
        // Close is the game's no more; Mid and Far are.
        QVERIFY((full.ranges[0] == Range{.steps = 1}));
        QVERIFY(full.ranges[1] == starterGame().play.ranges[1] && full.ranges[2] == starterGame().play.ranges[2]);
    }

    void whereNothingIsSaidTheGameIsPlayedAllTheSame()
    {
        const auto law = readRuleset(withRules("", ""), starterGame());
        QVERIFY(law);
        QCOMPARE(law->tableRules.phases.size(), std::size_t{1});
        QVERIFY(law->tableRules.ranges == starterGame().play.ranges);
        QVERIFY(law->tableRules.cost == starterGame().find(AttributeId("cp")));
        QVERIFY(law->tableRules.board == Board{});
        QCOMPARE(int(law->tableRules.ranges[2].rowsAhead), 2);
    }

    void aPlayBlockThatIsWrongIsRefused()
    {
        const auto wrong = [](const char* block) {
            return problems(withRules("", "\"play\":" + std::string(block) + ","));
        };
        QVERIFY(saysAt(wrong(R"({"phases":[]})"), "/play/phases", "is empty"));
        QVERIFY(saysAt(wrong(R"({"phases":[{"id":"War","label":"W"}]})"), "/play/phases/0/id", "is no id"));
        QVERIFY(saysAt(wrong(R"({"phases":[{"id":"war","label":"W","actions":["dance"]}]})"), "/play/phases/0/actions",
            "is not one of"));
        QVERIFY(saysAt(wrong(R"({"triggers":"stack"})"), "/play/triggers", "is not one of chain, batches"));
        QVERIFY(saysAt(wrong(R"({"deploy":"front"})"), "/play/deploy", "is not one of"));
        QVERIFY(saysAt(wrong(R"({"emptyDeck":"shuffle"})"), "/play/emptyDeck", "is not one of"));
        QVERIFY(saysAt(wrong(R"({"victory":["points"]})"), "/play/victory", "is not one of"));
        QVERIFY(saysAt(wrong(R"({"initiative":{"next":"loudest"}})"), "/play/initiative/next", "is not one of"));
        QVERIFY(
            saysAt(wrong(R"({"initiative":{"attribute":"range"}})"), "/play/initiative/attribute", "names no integer"));
        QVERIFY(saysAt(wrong(R"({"combat":{"backRow":-1}})"), "/play/combat/backRow", "is"));
        QVERIFY(saysAt(wrong(R"({"quadrant":{"capacity":61}})"), "/play/quadrant/capacity", "is"));
        QVERIFY(saysAt(wrong(R"({"board":{"rows":1}})"), "/play/board/rows", "is"));
        QVERIFY(saysAt(wrong(R"({"board":{"columns":6}})"), "/play/board/columns", "is"));
        QVERIFY(saysAt(wrong(R"({"board":{"sides":"shared"}})"), "/play/board/sides", "is not played yet"));
        QVERIFY(saysAt(wrong(R"({"board":{"sides":"two"}})"), "/play/board/sides", "is not one of own, shared"));
        QVERIFY(saysAt(wrong(R"({"board":{"depth":2}})"), "/play/board/depth", "unknown key"));
        QVERIFY(saysAt(wrong(R"({"ranges":{"Near":{}}})"), "/play/ranges/Near", "is no range"));
        QVERIFY(saysAt(wrong(R"({"ranges":{"Far":{"steps":["up"]}}})"), "/play/ranges/Far/steps", "is no step"));
        QVERIFY(saysAt(wrong(R"({"cites":{"exhausted":8}})"), "/play/cites/exhausted", "is not a text"));
    }

    void anEditionBringsItsOwnAttribute()
    {
        const std::string text = withRules(
            R"({"rule":"rp","kind":"total","sections":["main"],"where":"rp>=1","attribute":"rp","exactly":30})",
            R"("attributes":[{"id":"rp","label":"RP","kind":"integer","headings":["RP Cost","Requisition"],"aliases":["req"],"whenAbsent":0}],)");
        const auto head = readRulesetHead(text, starterGame());
        QVERIFY(head);
        QCOMPARE(head->id.str(), std::string("house"));
        QCOMPARE(head->game, std::string("quantum-nexus"));
        QCOMPARE(head->attributes.size(), std::size_t{1});
        QCOMPARE(head->attributes[0].headings, (std::vector<std::string>{"RP Cost", "Requisition"}));
        QCOMPARE(head->attributes[0].whenAbsent.value(), 0);
        const Game game = gameWith(*head);
        const auto law = readRuleset(text, game);
        QVERIFY(law);
        QCOMPARE(game.attributes[std::get<AttributeIndex>(law->constraints[0].attribute)].id.str(), std::string("rp"));
        QCOMPARE(law->attributes, head->attributes);
        // Another edition may bring the same attribute to the letter.
        QVERIFY(readRulesetHead(text, game));
        // Without its attribute the law names what is not there.
        QVERIFY(saysAt(problems(text), "/constraints/0/attribute", "unknown attribute"));
    }

    void whatItSaysOfFacesIsHeldAgainstTheGame()
    {
        const auto law = [](const std::string& more) { return problems(withRules("", more)); };
        QVERIFY(law(R"("sets":["P26"],"face":{"cost":"","middle":["range"]},"internal":["duplicates"],)").empty());
        QVERIFY(saysAt(law(R"("face":{"middle":["range"]},)"), "/face", "needs sets"));
        QVERIFY(saysAt(law(R"("apart":true,)"), "/apart", "needs sets"));
        QVERIFY(saysAt(law(R"("sets":["P26"],"face":{"left":"luck"},)"), "/face", "no attribute"));
        QVERIFY(saysAt(law(R"("sets":["P26"],"face":{"frame":"cp"},)"), "/face", "without colours"));
        QVERIFY(saysAt(law(R"("sets":["P26"],"face":{"below":"cp"},)"), "/face/below", "unknown"));
        QVERIFY(saysAt(law(R"("sets":["P26"],"internal":["luck"],)"), "/internal", "no attribute"));
    }

    void anAttributeThatRedefinesAnotherIsRefused()
    {
        const auto head = [](const char* attribute) {
            return problemsOf(
                readRulesetHead(withRules("", "\"attributes\":[" + std::string(attribute) + "],"), starterGame()));
        };
        QVERIFY(saysAt(head(R"({"id":"cp","label":"Cost","kind":"integer"})"), "/attributes/0/id", "another meaning"));
        QVERIFY(
            saysAt(head(R"({"id":"attack","label":"Attack","kind":"text"})"), "/attributes/0/id", "another meaning"));
        QVERIFY(
            saysAt(head(R"({"id":"atk","label":"Attack","kind":"integer"})"), "/attributes/0/id", "another meaning"));
        QVERIFY(saysAt(head(R"({"id":"rp","label":"RP","kind":"integer","aliases":["cp"]})"), "/attributes/0/aliases",
            "another meaning"));
        QVERIFY(saysAt(head(R"({"id":"rp","label":"RP","kind":"integer","aliases":["Tech"]})"), "/attributes/0/aliases",
            "another meaning"));
        QVERIFY(head(R"({"id":"rp","label":"RP","kind":"integer"})").empty());
        QVERIFY(head(R"({"id":"challenge","label":"Challenge","kind":"text","headings":["Challenge"]})").empty());
    }

    void aRulesetOfSetsOwnsItsHeadings()
    {
        const auto file = [](const std::string& id, const std::string& sets, const std::string& attribute) {
            return RulesetFile{
                id + ".json", "{\"format\":\"nexusdeck-ruleset/1\",\"game\":\"quantum-nexus\",\"id\":\"" + id +
                                  "\",\"name\":\"" + id + "\",\"sets\":[" + sets + "],\"attributes\":[" + attribute +
                                  "],\"sections\":[{\"id\":\"main\",\"label\":\"Main\"}]}"};
        };
        const auto* const reach = R"({"id":"reach","label":"Range","kind":"integer","headings":["Range"]})";
        const auto* const price = R"({"id":"cp","label":"CP","longLabel":"Command Points","kind":"integer",
            "headings":["Price"],"aliases":["cost"]})";
        const auto* const sameReach =
            R"({"id":"reach","label":"Range","kind":"integer","headings":["Reach in squares"]})";
        const auto library = readGameLibrary(starterGame(),
            {file("a", R"("p26")", reach), file("b", R"("P27","P28")", sameReach), file("c", R"("P26")", price),
                file("d", "", R"({"id":"rp","label":"RP","kind":"integer","headings":["RP"]})")});
        QVERIFY2(library.refused.empty(), library.refused.empty() ? "" : library.refused[0].file.c_str());
        const auto& game = library.game;
        const auto index = *game.find(AttributeId("reach"));
        QVERIFY(game.attributes[index].ofSets && game.attributes[index].headings.empty());
        QVERIFY(!game.attributes[*game.find(AttributeId("rp"))].ofSets);
        QVERIFY(game.headedInSet("range", "P26") == index);
        QVERIFY(game.headedInSet("reach", "P26") == index); // its id is a heading always
        QVERIFY(!game.headedInSet("range", "P27"));
        QVERIFY(game.headedInSet("reachinsquares", "P28") == index);
        QVERIFY(game.headedInSet("price", "P26") == game.find(AttributeId("cp")));
        QVERIFY(!game.headedInSet("range", ""));
        QCOMPARE(game.setsWithHeadings(), (std::vector<std::string>{"P26", "P27", "P28"}));
        QCOMPARE(game.attributes[*game.find(AttributeId("cp"))], starterGame().attributes[0]);

        const auto refused = readGameLibrary(starterGame(),
            {file("a", R"("P26")", reach),
                file("b", R"("P25","P26")", R"({"id":"band","label":"B","kind":"text","headings":["range"]})"),
                file("c", R"("P29")",
                    std::string(sameReach) +
                        R"(,{"id":"squares","label":"B","kind":"text","headings":["Reach in Squares"]})"),
                file("d", R"("P30")", R"({"id":"cp","label":"CP","kind":"text"})"),
                file("e", "", R"({"id":"attack","label":"Attack","kind":"integer","aliases":["atk","a"]})")})
                                 .refused;
        QCOMPARE(refused.size(), std::size_t{4});
        QVERIFY(saysAt(refused[0].problems, "/attributes/0/headings", "heading of another attribute in the set P26"));
        QVERIFY(saysAt(refused[1].problems, "/attributes/1/headings", "heading of another attribute in the set P29"));
        QVERIFY(saysAt(refused[2].problems, "/attributes/0/id", "another meaning"));
        QVERIFY(saysAt(refused[3].problems, "/attributes/0/id", "another meaning")); // no sets: to the letter
    }

    void anAttributeThatIsWrongIsRefused_data()
    {
        QTest::addColumn<QString>("attribute");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* attribute, const char* key, const char* reason) {
            QTest::newRow(attribute) << QString::fromUtf8(attribute) << QString::fromUtf8(key)
                                     << QString::fromUtf8(reason);
        };
        row(R"({"id":"name","label":"N","kind":"text"})", "id", "is a word of the search language");
        row(R"({"id":"sort","label":"N","kind":"integer"})", "id", "is a word of the search language");
        row(R"({"id":"or","label":"N","kind":"integer"})", "id", "is a word of the search language");
        row(R"({"id":"rp","label":"N","kind":"integer","aliases":["Or"]})", "aliases",
            "is a word of the search language");
        row(R"({"id":"rp","label":"N","kind":"integer","aliases":["rp"]})", "aliases", "is there already");
        row(R"({"id":"R P","label":"N","kind":"integer"})", "id", "is no id");
        row(R"({"id":"1p","label":"N","kind":"integer"})", "id", "is no id");
        row(R"({"label":"N","kind":"integer"})", "id", "is missing");
        row(R"({"id":"rp","kind":"integer"})", "label", "is missing");
        row(R"({"id":"rp","label":"N"})", "kind", "is missing");
        row(R"({"id":"rp","label":"N","kind":"number"})", "kind", "is not one of integer, text, choice, flag");
        row(R"({"id":"rp","label":"N","kind":"choice"})", "choices", "a choice needs its values");
        row(R"({"id":"rp","label":"N","kind":"integer","choices":["a"]})", "choices",
            "belongs to attributes of kind choice");
        row(R"({"id":"rp","label":"N","kind":"text","domain":true,"letter":"R"})", "domain",
            "belongs to attributes of kind integer");
        row(R"({"id":"rp","label":"N","kind":"integer","whenAbsent":1.5})", "whenAbsent", "is not a whole number");
        row(R"({"id":"rp","label":"N","kind":"integer","heading":[]})", "heading", "is an unknown key");
    }
    void anAttributeThatIsWrongIsRefused()
    {
        QFETCH(QString, attribute);
        QFETCH(QString, key);
        QFETCH(QString, reason);
        const auto found = problems(withRules("", "\"attributes\":[" + attribute.toStdString() + "],"));
        QVERIFY(saysAt(found, "/attributes/0/" + key.toStdString(), reason.toStdString()));
    }

    void aRuleThatIsWrongIsRefused_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* fields, const char* key, const char* reason) {
            QTest::newRow(fields) << QString::fromUtf8(fields) << QString::fromUtf8(key) << QString::fromUtf8(reason);
        };
        const char* contradiction = "no deck can meet both";
        row(R"("rule":"a","kind":"count","atMost":1,"atmost":2)", "atmost", "is an unknown key");
        row(R"("rule":"a","kind":"count","atMost":1,"attribute":"cp")", "attribute", "is an unknown key");
        row(R"("rule":"a","kind":"count","atMost":1,"limit":3)", "limit", "is an unknown key");
        row(R"("rule":"a","kind":"copies","limit":3,"atMost":3)", "atMost", "is an unknown key");
        row(R"("rule":"a","kind":"total","attribute":"rp","atMost":1)", "attribute", "unknown attribute");
        row(R"("rule":"a","kind":"total","attribute":"range","atMost":1)", "attribute", "no number");
        row(R"("rule":"a","kind":"total","atMost":1)", "attribute", "is missing");
        row(R"("rule":"a","kind":"total","attribute":"cp","forEach":"domains","atMost":1)", "attribute",
            "does not go with forEach");
        row(R"("rule":"a","kind":"total","forEach":"types","atMost":1)", "forEach", "can only be");
        row("\"rule\":\"a\",\"kind\":\"count\",\"where\":\"t:(\",\"atMost\":1", "where", "is no query: column");
        row(R"("rule":"a","kind":"count","where":"nosuch:3","atMost":1)", "where", "is no query");
        row(R"("rule":"a","kind":"count","where":"in:deck","atMost":1)", "where", "asks about a deck");
        row(R"~("rule":"a","kind":"count","where":"t:unit -(is:legal or x)","atMost":1)~", "where",
            "asks about a deck");
        row(R"("rule":"a","kind":"count","where":"own>=1","atMost":1)", "where", "asks about a deck");
        row(R"("rule":"a","kind":"count","where":"can:add","atMost":1)", "where", "asks about a deck");
        row(R"("rule":"a","kind":"count","where":"t:unit sort:cp","atMost":1)", "where", "asks about a deck");
        row(R"("rule":"a","kind":"count","where":3,"atMost":1)", "where", "is not a text");
        row(R"("rule":"a","kind":"count","atLeast":3,"atMost":2)", "atLeast", contradiction);
        row(R"("rule":"a","kind":"count","exactly":1,"atLeast":2)", "exactly", contradiction);
        row(R"("rule":"a","kind":"count","exactly":3,"atMost":2)", "exactly", contradiction);
        row(R"("rule":"a","kind":"total","attribute":"cp","atLeast":3,"atMost":2)", "atLeast", contradiction);
        row(R"("rule":"a","kind":"count")", "", "has no bound");
        row(R"("rule":"a","kind":"total","attribute":"cp")", "", "has no bound");
        row(R"("rule":"a","kind":"count","exactly":null)", "", "has no bound");
        row(R"("rule":"a","kind":"count","atMost":-1)", "atMost", "is not between");
        row(R"("rule":"a","kind":"count","atMost":1.5)", "atMost", "is not a whole number");
        row(R"("rule":"a","kind":"count","atMost":"1")", "atMost", "is not a whole number");
        row(R"("rule":"a","kind":"count","atMost":1000001)", "atMost", "is not between");
        row(R"("rule":"a","kind":"counts","atMost":1)", "kind", "is not one of count, total, copies, within");
        row(R"("rule":"a","atMost":1)", "kind", "is missing");
        row(R"("kind":"count","atMost":1)", "rule", "is missing");
        row(R"("rule":"A b","kind":"count","atMost":1)", "rule", "is no id");
        row(R"("rule":"a","kind":"within","attribute":"cp","totalOf":"maybe")", "totalOf", "names no section");
        row(R"("rule":"a","kind":"within","attribute":"cp")", "totalOf", "is missing");
        row(R"("rule":"a","kind":"copies")", "limit", "is missing");
        row(R"("rule":"a","kind":"copies","limit":-1)", "limit", "neither an attribute nor a whole number");
        row(R"("rule":"a","kind":"copies","limit":1.5)", "limit", "neither an attribute nor a whole number");
        row(R"("rule":"a","kind":"copies","limit":"rp")", "limit", "unknown attribute");
        row(R"("rule":"a","kind":"copies","limit":1,"identity":["cp"])", "identity", "may hold name, type and text");
        row(R"("rule":"a","kind":"count","atMost":1,"severity":"fatal")", "severity", "neither error nor warning");
        row(R"("rule":"a","kind":"count","atMost":1,"unlessEmpty":1)", "unlessEmpty", "is not true or false");
    }
    void aRuleThatIsWrongIsRefused()
    {
        QFETCH(QString, fields);
        QFETCH(QString, key);
        QFETCH(QString, reason);
        const std::string good = R"({"rule":"good","kind":"count","sections":["main"],"atMost":1},)";
        const auto found = problems(withRules(good + R"({"sections":["main"],)" + fields.toStdString() + "}"));
        QVERIFY(saysAt(found, "/constraints/1" + (key.isEmpty() ? "" : "/" + key.toStdString()), reason.toStdString()));
        for (const auto& problem : found)
            QVERIFY2(problem.pointer.starts_with("/constraints/1"), problem.pointer.c_str());
    }

    void sectionsThatAreNotThereAreRefused()
    {
        QVERIFY(saysAt(problems(withRules(R"({"rule":"a","kind":"count","sections":["side"],"atMost":1})")),
            "/constraints/0/sections", "names no section"));
        QVERIFY(saysAt(problems(withRules(R"({"rule":"a","kind":"count","sections":[],"atMost":1})")),
            "/constraints/0/sections", "is missing"));
        QVERIFY(saysAt(
            problems(withRules(R"({"rule":"a","kind":"count","atMost":1})")), "/constraints/0/sections", "is missing"));
    }

    void theSameRuleTwiceIsRefused()
    {
        const std::string rule = R"({"rule":"a","kind":"count","sections":["main"],"atMost":1})";
        const auto found = problems(withRules(rule + "," + rule));
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(saysAt(found, "/constraints/1/rule", "same rule twice"));
    }

    void aHeadThatIsWrongIsRefused_data()
    {
        const auto row = changeColumns();
        row("nexusdeck-ruleset/1", "nexusdeck-ruleset/2", "/format", "is a newer form");
        row("\"quantum-nexus\"", "\"chess\"", "/game", "is not the game");
        row("\"house\"", "\"My House\"", "/id", "is no id");
        row("\"name\":\"House\",", "", "/name", "is missing");
        row("\"name\":\"House\",", "\"name\":\"House\",\"comment\":1,", "/comment", "is an unknown key");
        row("\"magic\"", "\"law\"", "/domains", "names no domain");
        row("\"magic\"", "\"cp\"", "/domains", "names no domain");
        row("\"magic\"", "\"biology\"", "/domains", "twice");
        row("\"id\":\"main\"", "\"id\":\"missions\"", "/sections/1/id", "is there already");
        row("\"id\":\"main\"", "\"id\":\"Main Deck\"", "/sections/1/id", "is no id");
        row("\"label\":\"Main\"", "\"label\":\"\"", "/sections/1/label", "is empty");
        row("\"label\":\"Main\"", "\"label\":\"Main\",\"accept\":\"x\"", "/sections/1/accept", "is an unknown key");
        row("t:mission", "t:mission)", "/sections/0/accepts", "is no query: column");
        row("t:mission", "in:deck", "/sections/0/accepts", "asks about a deck");
    }
    void aHeadThatIsWrongIsRefused()
    {
        QVERIFY(problems(withRules("")).empty());
        const auto found = problems(changedByRow(withRules("")));
        QVERIFY(saysWhatRowSays(found));
        QCOMPARE(found.size(), std::size_t{1});
    }

    void aRulesetWithoutSectionsIsRefused()
    {
        QVERIFY(saysAt(problems(R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"a","name":"A"})"),
            "/sections", "is missing"));
    }

    void domainsAreNeededWhereTheyAreCounted()
    {
        std::string text = withRules(
            R"({"rule":"a","kind":"total","sections":["main"],"attribute":"domains","atMost":1},
                                        {"rule":"b","kind":"total","sections":["main"],"forEach":"domains","atMost":1})");
        text.replace(text.find(R"(["magic","biology"])"), std::string(R"(["magic","biology"])").size(), "[]");
        QVERIFY(saysAt(problems(text), "/constraints/0/attribute", "names none"));
        QVERIFY(saysAt(problems(text), "/constraints/1/forEach", "names none"));
    }

    void thePlaceInABrokenQueryIsGiven()
    {
        const auto found = problems(
            withRules(R"({"rule":"a","kind":"count","sections":["main"],"where":"t:unit cp<=","atMost":1})"));
        QVERIFY(saysAt(found, "/constraints/0/where", "column 12, expected a value after the operator"));
    }

    void tooManySectionsAndRulesAreRefused()
    {
        std::string sections, rules;
        for (int i = 0; i < 600; ++i) {
            sections += ",{\"id\":\"s" + std::to_string(i) + "\",\"label\":\"S\"}";
            rules += std::string(i ? "," : "") + "{\"rule\":\"r" + std::to_string(i) +
                     "\",\"kind\":\"count\",\"sections\":[\"main\"],\"atMost\":1}";
        }
        QVERIFY(saysAt(problems(withRules(rules)), "/constraints", "more than 500"));
        std::string text = withRules("");
        const std::string main = "\"label\":\"Main\"}";
        text.insert(text.find(main) + main.size(), sections);
        QVERIFY(saysAt(problems(text), "/sections", "more than 32"));
    }
};

NEXUS_TEST(RulesetJsonTest, Events);

} // namespace ruleset_json_test

#include "ruleset_json_test.moc"
