// How a game is dealt, as rulesets say it: every key is read, everything wrong is refused at its place.
#include "importers/game_json.h"

#include "tests/importers/problems.h"
#include "tests/support/test_class.h"

namespace deal_rules_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

const Game& dealGame()
{
    static const Game game = readGame(R"({
        "format":"nexusdeck-game/1","id":"tins","name":"Tins","identity":["name","motto"],"defaultRuleset":"tins-1",
        "attributes":[
            {"id":"worth","label":"Worth","kind":"integer"},
            {"id":"motto","label":"Motto","kind":"text"},
            {"id":"color","label":"Color","kind":"choice","choices":["Red","Blue"]},
            {"id":"boost-red","label":"Red boost","kind":"integer"},
            {"id":"boost-blue","label":"Blue boost","kind":"integer"},
            {"id":"truce","label":"Truce","kind":"flag"}],
        "types":[{"name":"Soldier"}],"importSet":{"code":"BOX","name":"Box"}})")
                                 .value();
    return game;
}

std::string rulesetWith(const std::string& play, const std::string& constraints = {})
{
    return R"({"format":"nexusdeck-ruleset/1","game":"tins","id":"tins-1","name":"Tins",
        "sections":[{"id":"main","label":"Main deck"},{"id":"box","label":"The box"},{"id":"maybe","label":"Maybe","free":true}],
        "constraints":[)" +
           constraints + R"(],"play":{)" + play + "}}";
}

Ruleset read(const std::string& play)
{
    auto result = readRuleset(rulesetWith(play), dealGame());
    if (!result) {
        qWarning("%s: %s", result.error().front().pointer.c_str(), result.error().front().reason.c_str());
        return {};
    }
    return std::move(*result);
}
Problems problems(const std::string& play) { return problemsOf(readRuleset(rulesetWith(play), dealGame())); }

AttributeIndex attribute(const char* id) { return dealGame().find(AttributeId(id)).value(); }

const char* const stacks =
    R"("stacks":[{"section":"main","empty":"reshuffle"},{"section":"box","owner":"shared","face":"up","empty":"lose"}])";

} // namespace

class DealRulesJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stacksRowsAndHoldsAreRead()
    {
        const auto rules = read(std::string(stacks) + R"(,
            "rows":[{"section":"box","size":3},
                    {"id":"line","label":"Line","section":"box","size":"players+2","refill":"turn","refresh":1},
                    {"id":"each","section":"box","size":"players"}],
            "holds":[{"section":"box","most":3},{"section":"main","most":0}])")
                               .deal;
        const SectionId main("main"), box("box");
        QCOMPARE(rules.stacks.size(), std::size_t{2});
        QVERIFY((rules.stacks[0] == StackRule{main, false, false, EmptyStack::Reshuffle}));
        QVERIFY((rules.stacks[1] == StackRule{box, true, true, EmptyStack::Lose}));
        QVERIFY(rules.stack(box) == &rules.stacks[1]);
        QVERIFY((rules.rows[0] == RowRule{"box", "The box", box, {3, false}, true, std::nullopt}));
        QVERIFY((rules.rows[1] == RowRule{"line", "Line", box, {2, true}, false, 1}));
        QVERIFY((rules.rows[2] == RowRule{"each", "The box", box, {0, true}, true, std::nullopt}));
        QCOMPARE(rules.rows[0].size.of(4), 3);
        QCOMPARE(rules.rows[1].size.of(4), 6);
        QVERIFY((rules.holds == std::vector<HoldRule>{{box, 3}, {main, 0}}));
        QVERIFY(rules.anything());
    }

    void setupAndDrawsAreRead()
    {
        const auto rules = read(std::string(stacks) + R"(,
            "setup":{"deal":[{"section":"main","count":5}],
                "reveal":{"section":"main","attribute":"worth","total":15,"once":["name","motto"],"except":"t:soldier","stopAfter":10},
                "resources":[{"id":"coins","label":"Coins","first":8,"step":-3},{"id":"tea","label":"Tea","first":1}]},
            "draws":[{"id":"two","section":"main","count":2},
                     {"id":"look","label":"Look","section":"box","count":4,"keep":1,"rest":"bottom"}],
            "points":12)")
                               .deal;
        QVERIFY((rules.dealt == std::vector<DealtCards>{{SectionId("main"), 5}}));
        const auto& reveal = rules.reveal.value();
        QCOMPARE(reveal.section.str(), std::string("main"));
        QCOMPARE(reveal.attribute, attribute("worth"));
        QCOMPARE(reveal.total, 15);
        QCOMPARE(reveal.once, (std::vector<std::string>{"name", "motto"}));
        QVERIFY(reveal.except.has_value());
        QCOMPARE(reveal.stopAfter, 10);
        QVERIFY((rules.resources == std::vector<ResourceRule>{{"coins", "Coins", 8, -3}, {"tea", "Tea", 1, 0}}));
        QVERIFY((rules.draws[0] == DrawRule{"two", "Main deck", SectionId("main"), 2, 2, DrawRule::Rest::Discard}));
        QVERIFY((rules.draws[1] == DrawRule{"look", "Look", SectionId("box"), 4, 1, DrawRule::Rest::Bottom}));
        QCOMPARE(rules.points, std::optional<int>(12));
    }

    void contestsFlipsAndPoolsAreRead()
    {
        const auto rules = read(R"("first":"start",
            "contests":[
                {"id":"start","label":"Start","adds":[{"dice":3}],"again":[{"dice":1,"faces":20}],"reroll":true},
                {"id":"duel","label":"Duel","sides":["Us","Them"],"wins":"highest","ties":"nobody",
                 "adds":[{"given":"Worth"},{"dice":2,"faces":8},
                         {"hand":"main","attribute":"color","by":{"Red":"boost-red","Blue":null},"nobody":"truce","same":"color"}]},
                {"id":"turn","label":"Turn","sides":["A","B"],"ties":"first","adds":[{"reveal":"main","attribute":"worth"}]}],
            "flips":[{"id":"hits","label":"Hits","section":"main","sum":"worth","any":["truce"]}],
            "pools":[{"id":"battle","label":"Battle"},{"id":"siege","label":"Siege","faces":10}])")
                               .deal;
        using Kind = ContestTerm::Kind;
        const auto& start = *rules.contest("start");
        QVERIFY(start.lowest && start.reroll && start.ties == ContestTie::Again && start.sides.empty());
        QCOMPARE(start.term(Kind::Dice)->dice, 3);
        QCOMPARE(start.term(Kind::Dice)->faces, 6);
        QCOMPARE(start.again.front().faces, 20);
        const auto& duel = *rules.contest("duel");
        QVERIFY(!duel.lowest && !duel.reroll && duel.ties == ContestTie::Nobody);
        QCOMPARE(duel.sides, (std::vector<std::string>{"Us", "Them"}));
        QCOMPARE(duel.term(Kind::Given)->label, std::string("Worth"));
        QCOMPARE(duel.term(Kind::Dice)->faces, 8);
        const auto& hand = *duel.term(Kind::Hand);
        QCOMPARE(hand.section.str(), std::string("main"));
        QCOMPARE(hand.attribute, attribute("color"));
        QVERIFY((hand.by == std::vector<std::optional<AttributeIndex>>{attribute("boost-red"), std::nullopt}));
        QCOMPARE(hand.nobody, std::optional(attribute("truce")));
        QCOMPARE(hand.same, std::optional(attribute("color")));
        QVERIFY(rules.flipOf(SectionId("main")) == rules.contest("turn"));
        QVERIFY(rules.contest("turn")->ties == ContestTie::First);
        QVERIFY(!rules.contest("tea"));
        QVERIFY((rules.flips ==
                 std::vector<FlipRule>{{"hits", "Hits", SectionId("main"), attribute("worth"), {attribute("truce")}}}));
        QVERIFY((rules.pools == std::vector<PoolRule>{{"battle", "Battle", 6}, {"siege", "Siege", 10}}));
        QCOMPARE(rules.first, std::optional<std::string>("start"));
        QVERIFY(!rules.anything());
        QCOMPARE(read(R"("first":"random")").deal.first, std::optional<std::string>(""));
    }

    void whatIsNullOrNotThereIsAbsent()
    {
        QVERIFY(read("").deal == DealRules{});
        QVERIFY(read("").variants.empty());
        QVERIFY(read(R"("stacks":null,"rows":null,"holds":null,"setup":null,"draws":null,"contests":null,"flips":null,
            "pools":null,"first":null,"points":null,"variants":null)")
                    .deal == DealRules{});
        QVERIFY(read(R"("setup":{"deal":null,"reveal":null,"resources":null})").deal == DealRules{});
        const auto row = read(
            std::string(stacks) +
            R"(,"rows":[{"id":null,"label":null,"section":"box","size":1,"refill":null,"refresh":null}])")
                             .deal.rows.at(0);
        QVERIFY((row == RowRule{"box", "The box", SectionId("box"), {1, false}, true, std::nullopt}));
        const auto changes = read(
            R"("variants":[{"id":"a","label":"A","replaces":{"first":null,"setup":{"deal":null}},"needs":null,"without":null}])")
                                 .variants.at(0);
        QVERIFY(changes.changes == DealRules{} && !changes.without);
    }

    void variantsChangeWhatTheyName()
    {
        const auto ruleset = read(std::string(stacks) + R"(,
            "rows":[{"section":"box","size":3}],"draws":[{"id":"a","section":"main","count":1},{"id":"b","section":"main","count":2}],
            "setup":{"deal":[{"section":"main","count":5}]},"points":12,
            "variants":[
                {"id":"base","label":"Base","help":"As it was.","replaces":{"points":20,"draws":[{"id":"b","section":"box","count":4}]}},
                {"id":"more","label":"More","needs":["base"],"without":"t:soldier",
                 "replaces":{"points":14,"draws":[{"id":"c","section":"main","count":3}],"setup":{"deal":[]},
                             "rows":[{"section":"box","size":"players"}]}}])");
        QCOMPARE(ruleset.variants.size(), std::size_t{2});
        QCOMPARE(ruleset.variants[0].help, std::string("As it was."));
        QCOMPARE(ruleset.variants[1].withoutText, std::string("t:soldier"));
        QVERIFY(ruleset.variants[1].without.has_value());
        QVERIFY(!dealingWith(ruleset.deal, ruleset.variants, {"tea"}));
        QVERIFY(dealingWith(ruleset.deal, ruleset.variants, {})->rules == ruleset.deal);
        const auto with = dealingWith(ruleset.deal, ruleset.variants, {"more"}).value();
        QCOMPARE(with.variants.size(), std::size_t{2}); // what it needs comes with it, and before it
        QCOMPARE(with.variants[0]->id, std::string("base"));
        QCOMPARE(with.rules.points, std::optional<int>(14));
        QCOMPARE(with.rules.draws.size(), std::size_t{3});
        QCOMPARE(with.rules.draws[0].count, 1);
        QCOMPARE(with.rules.draws[1].count, 4);
        QCOMPARE(with.rules.draws[2].count, 3);
        QVERIFY(with.rules.dealt->empty());
        QCOMPARE(with.rules.rows.size(), std::size_t{1});
        QVERIFY(with.rules.rows[0].size.players);
        QVERIFY(with.rules.stacks == ruleset.deal.stacks);
    }

    // The short form is a contest of revealed cards; a contest of the same id may not stand beside it.
    void initiativeIsAContest()
    {
        const auto flip = R"("initiative":{"kind":"lowest-reveal","attribute":"worth"})";
        const auto rules = read(flip).deal;
        QCOMPARE(rules.contests.size(), std::size_t{1});
        QCOMPARE(rules.contests[0].id, std::string("initiative"));
        QVERIFY(rules.flipOf(SectionId("main")) == &rules.contests[0]);
        QVERIFY(read("").deal.contests.empty());
        QVERIFY(
            saysAt(problems(std::string(flip) + R"(,"contests":[{"id":"initiative","label":"I","adds":[{"dice":1}]}])"),
                "/play/contests/0", "is there already"));
    }

    void whatIsWrongIsRefusedAtItsPlace_data()
    {
        QTest::addColumn<QString>("play");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("reason");
        struct Wrong {
            const char *play, *pointer, *reason;
        };
        const Wrong table[] = {
            {R"("stacks":7)", "/stacks", "is not a list"},
            {R"("stacks":["main"])", "/stacks/0", "is not an object"},
            {R"("stacks":[{}])", "/stacks/0/section", "is missing"},
            {R"("stacks":[{"section":"attic"}])", "/stacks/0/section", "names no section of this ruleset"},
            {R"("stacks":[{"section":"main"},{"section":"main"}])", "/stacks/1", "is there already"},
            {R"("stacks":[{"section":"main","owner":"all"}])", "/stacks/0/owner", "is not one of player, shared"},
            {R"("stacks":[{"section":"main","face":"left"}])", "/stacks/0/face", "is not one of down, up"},
            {R"("stacks":[{"section":"main","empty":"x"}])", "/stacks/0/empty", "continue, lose, reshuffle"},
            {R"("stacks":[{"section":"main","cards":9}])", "/stacks/0/cards", "is an unknown key"},
            {R"("rows":[{"section":"box"}])", "/rows/0/size", "is missing"},
            {R"("rows":[{"section":"box","size":-1}])", "/rows/0/size", "is not between 0 and 1000"},
            {R"("rows":[{"section":"box","size":1.5}])", "/rows/0/size", "is not a whole number"},
            {R"("rows":[{"section":"box","size":"players-1"}])", "/rows/0/size", "is neither a number nor"},
            {R"("rows":[{"section":"box","size":"players+1000"}])", "/rows/0/size", "is neither a number nor"},
            {R"("rows":[{"section":"box","size":1,"id":"A Row"}])", "/rows/0/id", "is no id"},
            {R"("rows":[{"section":"box","size":1,"id":""}])", "/rows/0/id", "is empty"},
            {R"("rows":[{"section":"box","size":1,"refill":"now"}])", "/rows/0/refill", "is not one of at-once, turn"},
            {R"("rows":[{"section":"box","size":1,"refresh":-1}])", "/rows/0/refresh", "is not between"},
            {R"("rows":[{"section":"box","size":1,"price":1}])", "/rows/0/price", "is an unknown key"},
            {R"("rows":[{"section":"box","size":1}])", "/rows", "without a shared stack"},
            {R"("stacks":[{"section":"box"}],"rows":[{"section":"box","size":1}])", "/rows", "without a shared stack"},
            {R"("holds":[{"section":"box"}])", "/holds/0/most", "is missing"},
            {R"("holds":[{"section":"box","most":1001}])", "/holds/0/most", "is not between 0 and 1000"},
            {R"("holds":[{"section":"box","most":1,"least":0}])", "/holds/0/least", "is an unknown key"},
            {R"("setup":[])", "/setup", "is not an object"},
            {R"("setup":{"shuffle":true})", "/setup/shuffle", "is an unknown key"},
            {R"("setup":{"deal":[{"section":"main"}]})", "/setup/deal/0/count", "is missing"},
            {R"("setup":{"deal":[{"section":"main","count":1}]})", "/setup", "without a stack"},
            {R"("setup":{"reveal":{}})", "/setup/reveal/section", "is missing"},
            {R"("setup":{"reveal":{}})", "/setup/reveal/attribute", "is missing"},
            {R"("setup":{"reveal":{}})", "/setup/reveal/total", "is missing"},
            {R"("setup":{"reveal":{"attribute":"motto"}})", "/setup/reveal/attribute", "of another kind"},
            {R"("setup":{"reveal":{"attribute":"tea"}})", "/setup/reveal/attribute", "names no attribute of the game"},
            {R"("setup":{"reveal":{"total":0}})", "/setup/reveal/total", "is not between 1 and 10000"},
            {R"("setup":{"reveal":{"once":["worth"]}})", "/setup/reveal/once", "may hold name, type and text"},
            {R"("setup":{"reveal":{"except":"t:"}})", "/setup/reveal/except", "is no query"},
            {R"("setup":{"reveal":{"except":"in:main"}})", "/setup/reveal/except", "can only ask about the card"},
            {R"("setup":{"reveal":{"stopAfter":-1}})", "/setup/reveal/stopAfter", "is not between"},
            {R"("setup":{"reveal":{"until":3}})", "/setup/reveal/until", "is an unknown key"},
            {R"("setup":{"reveal":{"section":"main","attribute":"worth","total":9}})", "/setup", "without a stack"},
            {R"("setup":{"resources":[{"id":"Tea","label":"Tea","first":1}]})", "/setup/resources/0/id", "is no id"},
            {R"("setup":{"resources":[{"id":"tea","first":1}]})", "/setup/resources/0/label", "is missing"},
            {R"("setup":{"resources":[{"id":"tea","label":"Tea"}]})", "/setup/resources/0/first", "is missing"},
            {R"("setup":{"resources":[{"id":"tea","label":"Tea","first":-1}]})", "/setup/resources/0/first", "between"},
            {R"("setup":{"resources":[{"step":100001}]})", "/setup/resources/0/step", "is not between"},
            {R"("draws":[{"id":"a","section":"main"}])", "/draws/0/count", "is missing"},
            {R"("draws":[{"id":"a","section":"main","count":1,"keep":2}])", "/draws/0/keep", "is more than is drawn"},
            {R"("draws":[{"id":"a","section":"main","count":1,"rest":"box"}])", "/draws/0/rest", "discard, bottom"},
            {R"("draws":[{"id":"a","section":"main","count":1}])", "/draws", "without a stack"},
            {R"("draws":[{"id":"a","section":"main","count":1},{"id":"a","section":"attic","count":1}])", "/draws/1",
                "is there already"},
            {R"("contests":[{"id":"a","label":"A"}])", "/contests/0/adds", "is missing"},
            {R"("contests":[{"id":"a","adds":[{"dice":1}]}])", "/contests/0/label", "is missing"},
            {R"("contests":[{"label":"A","adds":[{"dice":1}]}])", "/contests/0/id", "is missing"},
            {R"("contests":[{"adds":[{"cards":1}]}])", "/contests/0/adds/0", "adds nothing"},
            {R"("contests":[{"adds":[{"dice":21}]}])", "/contests/0/adds/0/dice", "is not between 1 and 20"},
            {R"("contests":[{"adds":[{"dice":1,"faces":101}]}])", "/contests/0/adds/0/faces", "is not between"},
            {R"("contests":[{"adds":[{"dice":1,"given":"x"}]}])", "/contests/0/adds/0/dice", "is an unknown key"},
            {R"("contests":[{"adds":[{"given":""}]}])", "/contests/0/adds/0/given", "is empty"},
            {R"("contests":[{"adds":[{"given":"a"},{"given":"b"}]}])", "/contests/0/adds", "one given number"},
            {R"("contests":[{"adds":[{"dice":1},{"dice":1}]}])", "/contests/0/adds", "one throw of dice"},
            {R"("contests":[{"adds":[{"reveal":"attic","attribute":"worth"}]}])", "/contests/0/adds/0/reveal",
                "names no section"},
            {R"("contests":[{"adds":[{"reveal":"main","attribute":"color"}]}])", "/contests/0/adds/0/attribute",
                "of another kind"},
            {R"("contests":[{"adds":[{"reveal":"main","attribute":"worth"},{"dice":1}]}])", "/contests/0/adds",
                "may add nothing to a revealed card"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"worth","by":{}}]}])", "/contests/0/adds/0/attribute",
                "of another kind"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"color"}]}])", "/contests/0/adds/0/by", "is missing"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"color","by":{"Green":"worth"}}]}])",
                "/contests/0/adds/0/by/Green", "is an unknown key"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"color","by":{"Red":"truce"}}]}])",
                "/contests/0/adds/0/by/Red", "of another kind"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"color","by":{},"nobody":"worth"}]}])",
                "/contests/0/adds/0/nobody", "of another kind"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"color","by":{},"same":"tea"}]}])",
                "/contests/0/adds/0/same", "names no attribute"},
            {R"("contests":[{"adds":[{"hand":"main","attribute":"color","by":{}},{"reveal":"main","attribute":"worth"}]}])",
                "/contests/0/adds", "one number off cards"},
            {R"("contests":[{"again":[{"given":"x"}]}])", "/contests/0/again", "may only be dice"},
            {R"("contests":[{"sides":["a"]}])", "/contests/0/sides", "has to name two sides"},
            {R"("contests":[{"ties":"first"}])", "/contests/0/ties", "goes with two sides"},
            {R"("contests":[{"ties":"both"}])", "/contests/0/ties", "is not one of again, first, nobody"},
            {R"("contests":[{"wins":"best"}])", "/contests/0/wins", "is not one of lowest, highest"},
            {R"("contests":[{"reroll":1}])", "/contests/0/reroll", "is not true or false"},
            {R"("contests":[{"rounds":1}])", "/contests/0/rounds", "is an unknown key"},
            {R"("flips":[{"id":"a","label":"A","section":"main"}])", "/flips/0/sum", "is missing"},
            {R"("flips":[{"sum":"motto"}])", "/flips/0/sum", "of another kind"},
            {R"("flips":[{"any":["worth"]}])", "/flips/0/any", "of another kind"},
            {R"("flips":[{"any":[3]}])", "/flips/0/any/0", "is not a text"},
            {R"("flips":[{"count":3}])", "/flips/0/count", "is an unknown key"},
            {R"("pools":[{"id":"a","label":"A","faces":1}])", "/pools/0/faces", "is not between 2 and 100"},
            {R"("pools":[{"id":"a"}])", "/pools/0/label", "is missing"},
            {R"("first":"duel")", "/first", "is neither random nor the id of a contest"},
            {R"("first":"calm","contests":[{"id":"calm","label":"Calm","adds":[{"given":"Worth"}]}])", "/first",
                "is a contest without dice"},
            {R"("first":3)", "/first", "is not a text"},
            {R"("points":0)", "/points", "is not between"},
            {R"("variants":[{"id":"a"}])", "/variants/0/label", "is missing"},
            {R"("variants":[{"id":"a","label":"A","help":"a\nb"}])", "/variants/0/help", ""},
            {R"("variants":[{"id":"a","label":"A","needs":["b"]}])", "/variants/0/needs", "names no variant"},
            {R"("variants":[{"id":"a","label":"A"},{"id":"a","label":"A"}])", "/variants/1", "is there already"},
            {R"("variants":[{"id":"a","label":"A","without":"own>0"}])", "/variants/0/without",
                "can only ask about the card"},
            {R"("variants":[{"id":"a","label":"A","replaces":{"hand":3}}])", "/variants/0/replaces/hand",
                "unknown key"},
            {R"("variants":[{"id":"a","label":"A","replaces":{"points":0}}])", "/variants/0/replaces/points",
                "between"},
            {R"("variants":[{"id":"a","label":"A","replaces":{"first":"duel"}}])", "/variants",
                "is neither random nor"},
            {R"("variants":[{"id":"a","label":"A","replaces":{"draws":[{"id":"d","section":"main","count":1}]}}])",
                "/variants", "without a stack"},
        };
        for (const auto& wrong : table)
            QTest::addRow("%s", wrong.play)
                << QString::fromUtf8(wrong.play) << QString::fromUtf8(wrong.pointer) << QString::fromUtf8(wrong.reason);
    }
    void whatIsWrongIsRefusedAtItsPlace()
    {
        QFETCH(QString, play);
        QFETCH(QString, pointer);
        QFETCH(QString, reason);
        const auto found = problems(play.toStdString());
        std::string all;
        for (const auto& problem : found)
            all += problem.pointer + ": " + problem.reason + "; ";
        QVERIFY2(saysAt(found, "/play" + pointer.toStdString(), reason.toStdString()), all.c_str());
        const auto same = [](const auto& a, const auto& b) {
            return a.pointer == b.pointer && a.reason == b.reason && a.value == b.value;
        };
        for (std::size_t i = 0; i < found.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!same(found[i], found[j]), all.c_str()); // nothing is said twice
    }

    void listsHaveAnEnd()
    {
        const auto times = [](int count, const auto& piece) {
            std::string list;
            for (int i = 0; i < count; ++i)
                list.append(i > 0 ? "," : "").append(piece(i));
            return "[" + list + "]";
        };
        const auto pool = [](int i) { return "{\"label\":\"P\",\"id\":\"p" + std::to_string(i) + "\"}"; };
        QCOMPARE(read("\"pools\":" + times(32, pool)).deal.pools.size(), std::size_t{32});
        QVERIFY(saysAt(problems("\"pools\":" + times(33, pool)), "/play/pools/32", "is one too many: at most 32"));
        const auto die = [](int) { return "{\"dice\":1}"; };
        QVERIFY(saysAt(problems("\"contests\":[{\"again\":" + times(33, die) + "}]"), "/play/contests/0/again/32",
            "is one too many: at most 32"));
    }

    void distinctIsRead()
    {
        const auto withRule = [](const std::string& keys) {
            return readRuleset(
                rulesetWith({}, R"({"rule":"colors","kind":"distinct","sections":["main"])" + keys + "}"), dealGame());
        };
        const auto law = withRule(R"(,"attribute":"color","atLeast":1,"atMost":2,"severity":"warning")");
        QVERIFY(law);
        const auto& rule = law->constraints.at(0);
        QVERIFY(rule.kind == ConstraintKind::Distinct && rule.warning);
        QCOMPARE(std::get<AttributeIndex>(rule.attribute), attribute("color"));
        QCOMPARE(rule.bounds.atLeast.value(), std::int64_t{1});
        QCOMPARE(rule.bounds.atMost.value(), std::int64_t{2});
        for (const char* kind : {"worth", "motto", "truce"})
            QVERIFY(withRule(std::string(R"(,"atMost":1,"attribute":")") + kind + "\""));
        const auto place = std::string("/constraints/0");
        QVERIFY(saysAt(problemsOf(withRule(R"(,"atMost":1)")), place + "/attribute", "is missing"));
        QVERIFY(saysAt(problemsOf(withRule(R"(,"atMost":1,"attribute":"tea")")), place + "/attribute",
            "names an unknown attribute"));
        QVERIFY(saysAt(problemsOf(withRule(R"(,"attribute":"color")")), place, "has no bound"));
        for (const char* key : {"forEach", "limit", "identity", "totalOf"})
            QVERIFY(saysAt(problemsOf(withRule(std::string(R"(,"atMost":1,"attribute":"color",")") + key + "\":3")),
                place + "/" + key, "is an unknown key"));
    }
};

NEXUS_TEST(DealRulesJsonTest, Nothing);

} // namespace deal_rules_json_test

#include "deal_rules_json_test.moc"
