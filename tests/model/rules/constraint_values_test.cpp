#include "model/rules/legality.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace constraint_values_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> twins()
{
    static const auto made = catalogueOf(R"([
        {"name":"Storm","type":"Event","cp":2,"duplicates":3,"domains":{"magic":2,"entropy":1}},
        {"name":"Storm","type":"Mission","cp":5,"duplicates":1,"domains":{"magic":1}},
        {"name":"Calm","type":"Event","subtypes":["Storm"],"cp":1,"domains":{"psionics":4}},
        {"name":"Breeze","type":"Event","duplicates":2}
    ])");
    return made;
}

CardIndex card(const DeckChecker& checker, const char* name) { return lookUp(checker.catalogue(), name).card.value(); }

// One constraint of kind copies with this limit and identity.
DeckChecker copiesChecker(const std::string& limit, const std::string& identity)
{
    return {rulesetOf(R"({"rule":"same","kind":"copies","sections":["main"],"limit":)" + limit +
                      (identity.empty() ? "" : ",\"identity\":" + identity) + "}"),
        twins()};
}

} // namespace

class ConstraintValuesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesAreTheCardsOwnAndAbsentOnesNothing()
    {
        const DeckChecker checker(ruleset(), twins());
        const auto& game = checker.catalogue().game();
        const auto cp = game.find(AttributeId("cp")).value(), magic = game.find(AttributeId("magic")).value();
        QCOMPARE(valueOf(checker, card(checker, "Storm (Event)"), cp), 2);
        QCOMPARE(valueOf(checker, card(checker, "Storm (Event)"), magic), 2);
        QCOMPARE(valueOf(checker, card(checker, "Storm (Event)"), AllDomains{}), 3);
        QCOMPARE(valueOf(checker, card(checker, "Breeze"), cp), 0);
        QCOMPARE(valueOf(checker, card(checker, "Breeze"), AllDomains{}), 0);
        const DeckChecker four(ruleset("quantum-nexus-2025-05"), twins()); // has no entropy
        QCOMPARE(valueOf(four, card(four, "Storm (Event)"), AllDomains{}), 2);
    }

    void limitsAreANumberOrTheCardsOwn()
    {
        const auto own = copiesChecker("\"duplicates\"", ""), two = copiesChecker("2", "");
        QVERIFY(copyLimit(own, own.ruleset().constraints[0], card(own, "Storm (Event)")) == 3);
        QVERIFY(!copyLimit(own, own.ruleset().constraints[0], card(own, "Calm")));
        QVERIFY(copyLimit(two, two.ruleset().constraints[0], card(two, "Calm")) == 2);
    }

    void cardsAreOneAsTheConstraintSays()
    {
        const auto asGame = copiesChecker("1", ""), byName = copiesChecker("1", "[\"name\"]"),
                   byType = copiesChecker("1", "[\"type\"]");
        const auto event = card(asGame, "Storm (Event)"), mission = card(asGame, "Storm (Mission)");
        QVERIFY(!takesCardsForOne(asGame, asGame.ruleset().constraints[0]));
        QVERIFY(!sameIdentity(asGame, asGame.ruleset().constraints[0], event, mission));
        QVERIFY(takesCardsForOne(byName, byName.ruleset().constraints[0]));
        QVERIFY(sameIdentity(byName, byName.ruleset().constraints[0], event, mission));
        QVERIFY(!sameIdentity(byType, byType.ruleset().constraints[0], event, mission));
        QVERIFY(sameIdentity(byType, byType.ruleset().constraints[0], event, card(asGame, "Calm")));
        QVERIFY(!sameIdentity(byName, byName.ruleset().constraints[0], event, card(asGame, "Calm")));
    }

    void identitiesAreEqualExactlyForCardsThatAreOne()
    {
        std::vector<DeckChecker> checkers;
        for (const char* identity : {"", "[\"name\"]", "[\"type\"]", "[\"type\",\"name\"]"})
            checkers.emplace_back(copiesChecker("1", identity));
        for (const auto& checker : checkers) {
            const auto& rule = checker.ruleset().constraints[0];
            for (CardIndex a = 0; a < checker.catalogue().size(); ++a)
                for (CardIndex b = 0; b < checker.catalogue().size(); ++b)
                    QCOMPARE(identityOf(checker, rule, a) == identityOf(checker, rule, b),
                        sameIdentity(checker, rule, a, b));
        }
    }
};

NEXUS_TEST(ConstraintValuesTest, Events);

} // namespace constraint_values_test

#include "constraint_values_test.moc"
