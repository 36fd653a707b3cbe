#include "app/text/law_text.h"

#include "importers/game_json.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace law_text_test {

using namespace nexus::model;
using namespace nexus::test;

class LawTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKindOfRuleSaysWhatItSays_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* rule, const char* says) {
            QTest::newRow(name) << QString::fromUtf8(rule) << QString::fromUtf8(says);
        };
        row("cards", R"("kind":"count","sections":["main"],"atLeast":40,"atMost":60)", "Main deck: 40 to 60 cards.");
        row("a sum", R"("kind":"total","sections":["main"],"attribute":"cp","atMost":200)",
            "Main deck: at most 200 CP.");
        row("only some", R"("kind":"total","sections":["main"],"attribute":"cp","atMost":25,"where":"t:leader")",
            "Main deck: at most 25 CP. Only cards that “t:leader” finds count.");
        row("points", R"("kind":"total","sections":["missions"],"attribute":"domains","exactly":6)",
            "Missions: exactly 6 domain points.");
        row("each domain", R"("kind":"total","sections":["missions"],"forEach":"domains","atMost":4)",
            "Missions: at most 4 points of each domain.");
        row("printed limit", R"("kind":"copies","sections":["main","missions"],"limit":"duplicates")",
            "Main deck and Missions: of each card as many copies as its Duplicates says, at most.");
        row("a limit", R"("kind":"copies","sections":["main"],"limit":3)", "Main deck: of each card at most 3 copies.");
        row("within", R"("kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions")",
            "Main deck: no card needs more points of a domain than all of Missions together have.");
        row("values", R"("kind":"distinct","sections":["main"],"attribute":"range","atMost":2,"severity":"warning")",
            "Main deck: at most 2 different values of Range. A breach is a warning; the deck stays legal.");
        row("unless empty", R"("kind":"count","sections":["main"],"exactly":10,"unlessEmpty":true)",
            "Main deck: exactly 10 cards. It applies only where there are any cards.");
    }
    void everyKindOfRuleSaysWhatItSays()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, says);
        const auto ruleset = nexus::importers::readRuleset(
            R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"house","name":"House","domains":["magic"],
                "sections":[{"id":"missions","label":"Missions"},{"id":"main","label":"Main deck"}],
                "constraints":[{"rule":"one",)" +
                rule.toStdString() + "}]}",
            starterGame());
        QVERIFY(ruleset);
        QCOMPARE(
            QString::fromStdString(nexus::app::ruleSentence(ruleset->constraints.front(), *ruleset, starterGame())),
            says);
    }
};

NEXUS_TEST(LawTextTest, Events);

} // namespace law_text_test

#include "law_text_test.moc"
