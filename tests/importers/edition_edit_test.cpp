#include "importers/edition_edit.h"

#include "importers/game_json.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace edition_edit_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

const std::string law =
    R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"own","name":"Own","sets":["P26"],
    "domains":["technology","magic"],"sections":[{"id":"missions","label":"Missions"},{"id":"main","label":"Main"}],
    "constraints":[
      {"rule":"cost","kind":"total","sections":["main"],"attribute":"cp","exactly":200},
      {"rule":"domain","kind":"total","sections":["missions"],"forEach":"domains","atMost":4}]})";

Ruleset read(const tl::expected<std::string, std::string>& bytes)
{
    if (!bytes)
        qFatal("refused: %s", bytes.error().c_str());
    const auto ruleset = readRuleset(*bytes, starterGame());
    if (!ruleset)
        qFatal("no ruleset: %s", ruleset.error().front().reason.c_str());
    return *ruleset;
}

Constraint first(const RuleKeys& keys)
{
    return read(withLaw(law, {{}, {{"cost", keys}}, {}, {}}, starterGame())).constraints[0];
}

} // namespace

class EditionEditTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNewBoundTakesThePlaceOfThoseThatContradictIt()
    {
        const auto most = first({{"atMost", "150"}}).bounds;
        QVERIFY(!most.exactly && most.atMost == 150);
        const auto span = first({{"atLeast", "40"}, {"atMost", "60"}}).bounds;
        QVERIFY(!span.exactly && span.atLeast == 40 && span.atMost == 60);
        const auto exactly = read(withLaw(law, {{}, {{"domain", {{"exactly", "2"}}}}, {}, {}}, starterGame()));
        QVERIFY(exactly.constraints[1].bounds.exactly == 2 && !exactly.constraints[1].bounds.atMost);
        const auto above = read(withLaw(law, {{}, {{"domain", {{"atLeast", "5"}}}}, {}, {}}, starterGame()));
        QVERIFY(above.constraints[1].bounds.atLeast == 5 && !above.constraints[1].bounds.atMost);
    }

    void rulesAreAddedRemovedAndNamed()
    {
        const auto changed = read(withLaw(law,
            {{}, {},
                {{"count", {{"sections", "main, missions"}, {"atLeast", "40"}}},
                    {"copies", {{"rule", "limit"}, {"sections", "main"}, {"limit", "Duplicates"}}}},
                {"domain"}},
            starterGame()));
        QCOMPARE(changed.constraints.size(), std::size_t{3});
        QCOMPARE(changed.constraints[1].rule, std::string("count"));
        QCOMPARE(changed.constraints[1].sections.size(), std::size_t{2});
        QCOMPARE(changed.constraints[2].rule, std::string("limit"));
        QVERIFY(
            std::get<AttributeIndex>(changed.constraints[2].limit) == starterGame().find(AttributeId("duplicates")));
        const auto unknown = withLaw(law, {{}, {{"cots", {{"atMost", "1"}}}}, {}, {}}, starterGame());
        QVERIFY(!unknown && unknown.error().find("no rule “cots”, but cost, domain") != std::string::npos);
        QVERIFY(!withLaw(law, {{}, {{"cost", {{"atMost", "many"}}}}, {}, {}}, starterGame()));
    }

    void attributesAndDomainsAreCalledAsPeopleDo()
    {
        QVERIFY(std::get<AttributeIndex>(first({{"attribute", "Attack Value"}}).attribute) ==
                starterGame().find(AttributeId("attack")));
        const auto each = first({{"forEach", "domains"}});
        QVERIFY(each.forEachDomain);
        const auto domains = read(withLaw(law, {{{"DP Tech", "biology"}}, {}, {}, {}}, starterGame())).domains;
        QCOMPARE(domains.size(), std::size_t{2});
        QVERIFY(domains[1] == starterGame().find(AttributeId("biology")));
        QVERIFY(first({{"where", "t:unit"}, {"cites", "II"}}).whereText == "t:unit");
        QVERIFY(!first({{"where", ""}}).where);
    }

    void columnsAreHiddenAndShown()
    {
        const auto hidden = withFace(law, {{"Attack", "Range"}, {}}, starterGame(), "P26");
        QVERIFY(hidden);
        const auto game = readGameLibrary(starterGame(), {{"own.json", *hidden, false}}).game;
        const auto at = [&](const char* id) { return *game.find(AttributeId(id)); };
        QVERIFY(!game.faceOf("P26").left && game.isInternal(at("range"), "P26"));
        QVERIFY(game.faceOf("COR").left == at("attack") && !game.isInternal(at("range"), "COR"));
        const auto shown = withFace(*hidden, {{}, {"Attack", "Range"}}, game, "P26");
        QVERIFY(shown);
        const auto again = readGameLibrary(starterGame(), {{"own.json", *shown, false}}).game;
        QVERIFY(again.faceOf("P26").left == at("attack"));
        const auto& middle = again.faceOf("P26").middle;
        QVERIFY(std::find(middle.begin(), middle.end(), at("range")) != middle.end());
        QVERIFY(!withFace(law, {{"Luck"}, {}}, starterGame(), "P26"));
    }
};

NEXUS_TEST(EditionEditTest, Nothing);

} // namespace edition_edit_test

#include "edition_edit_test.moc"
