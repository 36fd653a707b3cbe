#include "model/cards/game.h"

#include "model/base/text.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace game_test {

using namespace nexus::model;
using namespace nexus::test;

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attributesAreFoundByIdAndWhatPeopleType()
    {
        const auto& game = starterGame();
        const auto attack = game.find(AttributeId("attack"));
        QVERIFY(attack);
        for (const char* typed : {"attack", "ATTACK", "atk", " Atk ", "a"})
            QVERIFY2(game.findByName(typed) == attack, typed);
        QVERIFY(!game.find(AttributeId("atk")));
        QVERIFY(!game.find(AttributeId("Attack")));
        for (const char* typed : {"", "att", "attacks", "Passive Ability"})
            QVERIFY2(!game.findByName(typed), typed);
    }

    void domainsComeInTheOrderOfTheGame()
    {
        std::string ids;
        for (const auto domain : starterGame().domainAttributes())
            ids += starterGame().attributes[domain].id.str() + " ";
        QCOMPARE(q(ids), q("technology magic psionics divinity biology entropy "));
    }

    void printedKeywordsAreInstancesOfKeywords_data()
    {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("keyword");
        const auto row = [](const char* printed, const char* keyword) {
            QTest::newRow(printed) << q(printed) << q(keyword);
        };
        row("Zeal", "Zeal");
        row("ZEAL", "Zeal");
        row("Adapt (2)", "Adapt");
        row("Adapt(2)", "Adapt");
        row("Impact 3", "Impact");
        row("Arcane Recall (7)", "Arcane Recall");
        row("synaptic  mark", "Synaptic Mark");
        row("Zealous", "");
        row("Arcane", "");
        row("A Zeal", "");
        row("", "");
    }
    void printedKeywordsAreInstancesOfKeywords()
    {
        QFETCH(QString, printed);
        QFETCH(QString, keyword);
        const auto* found = starterGame().keywordOf(printed.toStdString());
        QCOMPARE(found ? q(found->name) : QString(), keyword);
    }

    void theLongestKeywordIsMeant()
    {
        Game game;
        game.keywords = {{.name = "Arcane Recall Twice"}, {.name = "Arcane"}, {.name = "Arcane Recall"}};
        QCOMPARE(q(game.keywordOf("Arcane Recall (7)")->name), q("Arcane Recall"));
        QCOMPARE(q(game.keywordOf("Arcane (1)")->name), q("Arcane"));
        QCOMPARE(q(game.keywordOf("arcane recall twice")->name), q("Arcane Recall Twice"));
    }

    void noAttributeTakesAWordOfTheSearchLanguage()
    {
        for (const char* word :
            {"name", "t", "kw", "d", "dp", "domains", "in", "is", "can", "own", "need", "sort", "or", "set"})
            QVERIFY2(isReservedName(word), word);
        for (const auto& attribute : starterGame().attributes) {
            QVERIFY2(!isReservedName(attribute.id.str()), attribute.id.str().c_str());
            for (const auto& alias : attribute.aliases)
                QVERIFY2(!isReservedName(alias) && fold(alias) == alias, alias.c_str());
        }
    }
};

NEXUS_TEST(GameTest, Events);

} // namespace game_test

#include "game_test.moc"
