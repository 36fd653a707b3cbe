#include "model/audit/cost_formula.h"

#include "model/audit/deck_worth.h"
#include "tests/support/decks.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <numeric>

namespace cost_formula_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// CP = 1 + attack + 2 · defense, but for G, which is 3 too dear.
constexpr const char* cards = R"([
    {"name": "A", "type": "Unit", "cp": 4, "attack": 1, "defense": 1, "duplicates": 9},
    {"name": "B", "type": "Unit", "cp": 7, "attack": 2, "defense": 2, "duplicates": 9},
    {"name": "C", "type": "Unit", "cp": 9, "attack": 2, "defense": 3, "duplicates": 9},
    {"name": "D", "type": "Unit", "cp": 10, "attack": 5, "defense": 2, "duplicates": 9},
    {"name": "E", "type": "Unit", "cp": null, "attack": 5, "defense": 2, "duplicates": 9},
    {"name": "G", "type": "Unit", "cp": 11, "attack": 3, "defense": 2, "duplicates": 9}])";

AttributeIndex cp() { return *starterGame().find(AttributeId("cp")); }

Audit audited(const Catalogue& catalogue)
{
    std::vector<CardIndex> all(catalogue.size());
    std::iota(all.begin(), all.end(), CardIndex{0});
    return *audit({std::move(all), cp(), parseAuditTerms("attack,defense", cp(), catalogue.game()).value()}, catalogue);
}

} // namespace

class CostFormulaTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatCardsWouldCost()
    {
        const auto catalogue = catalogueOf(cards);
        const std::vector<CardIndex> some{0, 5};
        const CostFormula formula{1, {{"attack", 1}, {"t:unit", 0.5}}};
        QCOMPARE(*costsBy(formula, cp(), *catalogue, some), (std::vector<double>{2.5, 4.5}));
        QVERIFY(!costsBy({1, {{"speed", 1}}}, cp(), *catalogue, some));
    }

    void formulasAreTyped()
    {
        const auto typed = [](const char* text) { return parseFormula(text, cp(), starterGame()); };
        QCOMPARE(*typed("constant=1, attack = +0.5,t:unit=-2"), (CostFormula{1, {{"attack", 0.5}, {"t:unit", -2}}}));
        using Kind = AuditTermError::Kind;
        for (const auto& [text, kind] : std::initializer_list<std::pair<const char*, Kind>>{{"", Kind::NoWeight},
                 {"constant=1", Kind::NoWeight}, {"attack", Kind::NoWeight}, {"attack=x", Kind::NoWeight},
                 {"attack=1,", Kind::NoWeight}, {"attack=1e9", Kind::NoWeight}, {"attack=nan", Kind::NoWeight},
                 {"=1", Kind::NoWeight}, {"speed=1", Kind::Unknown}, {"attack=1,attack=2", Kind::Twice},
                 {"constant=1,constant=2,attack=1", Kind::Twice}, {"cp=1", Kind::Cost}})
            QVERIFY2(!typed(text) && typed(text).error().kind == kind, text);
    }

    void aWeightNamesOneTermAndEachOnce()
    {
        const auto problem = [](std::vector<FormulaWeight> weights) {
            return formulaTerms({0, std::move(weights)}, cp(), starterGame()).error();
        };
        QVERIFY(problem({{"attack,defense", 1}}).kind == AuditTermError::Kind::Unknown);
        QVERIFY(problem({{"attack", 1}, {"ATTACK", 1}}).kind == AuditTermError::Kind::Twice);
        QVERIFY(problem({{"cp", 1}}).kind == AuditTermError::Kind::Cost);
        QCOMPARE(problem({{"speed", 1}}).term, std::string("speed"));
    }

    void anAuditKnowsTheFormulaOfItsGame()
    {
        auto game = starterGame();
        game.formula = CostFormula{2, {{"attack", 1}}};
        CatalogueBuilder builder(game);
        for (const auto& card : cardsOf(cards))
            builder.add(card);
        const auto catalogue = builder.build();
        QCOMPARE(*audited(*catalogue).byFormula, (std::vector<double>{3, 4, 4, 7, 5}));
        QVERIFY(!audited(*catalogueOf(cards)).byFormula);
    }

    void whichCardsCarryADeck()
    {
        const auto catalogue = catalogueOf(cards);
        const auto result = audited(*catalogue);
        const DeckChecker checker(ruleset(), catalogue);
        const auto worth = deckWorth(
            result, deckOf("main: 2 G, 3 A, 1 E, 1 Nobody; sideboard: 1 A; maybe: 5 B"), checker);
        QCOMPARE(worth.copies, 6);
        QCOMPARE(worth.leftOut, 2); // E costs nothing, and nobody knows Nobody
        QCOMPARE(worth.cards.size(), std::size_t{2});
        const auto& first = worth.cards.front();
        QCOMPARE(result.question.cards[first.place], *catalogue->byKey(catalogue->key(0))); // A carries it
        QCOMPARE(first.copies, 4);
        QVERIFY(std::abs(first.over - 4 * result.fit.rows[first.place].residual) < 1e-12);
        QVERIFY(first.over < 0 && worth.cards.back().over > 0);
        QVERIFY(std::abs(worth.over - first.over - worth.cards.back().over) < 1e-12);
    }
};

NEXUS_TEST(CostFormulaTest, Nothing);

} // namespace cost_formula_test

#include "cost_formula_test.moc"
