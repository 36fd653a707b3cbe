// The words of findings: numbers first, the same everywhere.
#include "app/text/finding_text.h"

#include "importers/game_json.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace finding_text_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const char* const cards = R"([
  {"name":"Worker","type":"Unit","cp":2,"duplicates":2,"domains":{"technology":1}},
  {"name":"Chief","type":"Unit","subtypes":["Leader"],"cp":13,"duplicates":2,"domains":{}},
  {"name":"Plan","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":5}},
  {"name":"Echo","type":"Mission","cp":3,"duplicates":1,"domains":{"magic":1}},
  {"name":"Echo","type":"Terrain","cp":1,"duplicates":1,"domains":{}},
  {"name":"Free Lunch","type":"Event","duplicates":1,"domains":{}},
  {"name":"Acolyte","type":"Unit","cp":3,"duplicates":6,"domains":{"entropy":1}}])";

QStringList sentences(const std::vector<std::pair<const char*, std::vector<std::pair<const char*, int>>>>& sections,
    const model::Ruleset& law)
{
    const model::DeckChecker checker(law, catalogueOf(cards));
    model::Deck deck;
    for (const auto& [id, rows] : sections) {
        auto& section = deck.sectionOrNew(model::SectionId(id));
        for (const auto& [name, count] : rows)
            section.entries.push_back({.card = name, .count = count});
    }
    QStringList texts;
    for (const auto& finding : checker.check(deck).findings)
        texts << QString::fromStdString(app::findingText(finding, checker));
    return texts;
}

} // namespace

class FindingTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKindOfFindingIsASentenceWithItsNumbers()
    {
        const auto texts = sentences({{"missions", {{"Plan", 1}, {"Echo", 2}}},
                                         {"main", {{"Worker", 1}, {"Chief", 2}, {"Acolyte", 1}, {"Echo (Mission)", 1},
                                                      {"Nobody", 1}, {"Free Lunch", 1}}},
                                         {"sideboard", {{"Worker", 1}}}},
            ruleset());
        QCOMPARE(texts, (QStringList{
                            QStringLiteral("“Nobody” is not in the catalogue."),
                            QStringLiteral("Echo (Mission) does not belong into Main deck."),
                            QStringLiteral("Main deck has 34 of exactly 200 CP: 166 short."),
                            QStringLiteral("Free Lunch has no value for CP: it counts as 0."),
                            QStringLiteral("Leaders have 26 of at most 25 CP: 1 over."),
                            QStringLiteral("Missions have 7 of exactly 6 domain points: 1 over."),
                            QStringLiteral("Missions have 5 of at most 4 Technology points: 1 over."),
                            QStringLiteral("Acolyte needs Entropy 1; Missions have Entropy 0."),
                            QStringLiteral("Echo (Mission): 3 copies, the printed limit is 1: 2 too many."),
                            QStringLiteral("Sideboard has 1 of exactly 10 cards: 9 short."),
                        }));
    }

    void aNameOfTwoCardsNamesBoth()
    {
        auto law = ruleset();
        law.sections = {{model::SectionId("main"), "Main deck", {}, false, false}};
        law.constraints.clear();
        QCOMPARE(sentences({{"main", {{"Echo", 1}}}}, law),
            QStringList{QStringLiteral("“Echo” could be Echo (Mission) or Echo (Terrain): write which.")});
    }

    void aHouseRuleWithoutALabelIsNamedByItsQuery()
    {
        const auto law = importers::readRuleset(
            R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"house","name":"H",
            "sections":[{"id":"main","label":"Main deck"}],
            "constraints":[{"rule":"few-units","kind":"count","sections":["main"],"where":"t:unit","atMost":1},
                           {"rule":"singleton","kind":"copies","sections":["main"],"limit":1}]})",
            starterGame());
        QVERIFY(law);
        QCOMPARE(sentences({{"main", {{"Worker", 2}}}}, *law),
            (QStringList{QStringLiteral("“t:unit” in Main deck has 2 of at most 1 card: 1 over."),
                QStringLiteral("Worker: 2 copies, the limit is 1: 1 too many.")}));
    }

    void differentValuesAreCounted()
    {
        const auto law = importers::readRuleset(
            R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"house","name":"H",
            "sections":[{"id":"main","label":"Main deck"}],
            "constraints":[{"rule":"a","kind":"distinct","sections":["main"],"attribute":"cp","atMost":1},
                           {"rule":"b","kind":"distinct","sections":["main"],"attribute":"cp","exactly":3},
                           {"rule":"c","kind":"distinct","sections":["main"],"attribute":"range","atLeast":1}]})",
            starterGame());
        QVERIFY(law);
        QCOMPARE(sentences({{"main", {{"Worker", 2}, {"Chief", 1}}}}, *law),
            (QStringList{QStringLiteral("Main deck holds 2 different values of CP, at most 1 allowed."),
                QStringLiteral("Main deck holds 2 different values of CP, exactly 3 wanted."),
                QStringLiteral("Main deck holds 0 different values of Range, at least 1 wanted.")}));
        QCOMPARE(sentences({{"main", {{"Worker", 2}}}}, *law).at(0),
            QStringLiteral("Main deck holds 1 value of CP, exactly 3 wanted."));
    }

    void aProblemSaysWhereWhatAndWhy()
    {
        QCOMPARE(app::problemText(
                     {.reason = "is not a whole number", .line = 3, .heading = "CP", .value = "lots", .card = "Bad"}),
            std::string("line 3: Bad: CP “lots” is not a whole number"));
        QCOMPARE(app::problemText({.reason = "has 3 cells, the headings are 4", .line = 4, .value = "Iron Crane"}),
            std::string("line 4: “Iron Crane” has 3 cells, the headings are 4"));
        QCOMPARE(
            app::problemText({.reason = "is missing", .pointer = "/sections"}), std::string("/sections: is missing"));
    }
};

NEXUS_TEST(FindingTextTest, Events);

} // namespace finding_text_test

#include "finding_text_test.moc"
