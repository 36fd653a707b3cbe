#include "ui/card/seen_curve.h"

#include "model/chances/draw_pile.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace seen_curve_test {

using namespace nexus;
using namespace nexus::test;

class SeenCurveTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Hypergeometric, by hand: 2 of 10 cards, a hand of 5: 1 − (8·7·6·5·4)/(10·9·8·7·6).
    void theChanceIsThatOfDrawingWithoutReplacement()
    {
        app::DeckDocument document(deckOf("main: 2 Aegis Tender, 8 Causeway Docker"),
            std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()));
        ui::SeenCurve curve;
        const auto card = starterCatalogue()->named("aegis tender").at(0);
        curve.show(document, card);
        QVERIFY(!curve.isHidden());
        QCOMPARE(model::drawPile(document.deck(), document.checker()).hand, std::size_t{5});
        const double none = 8.0 * 7 * 6 * 5 * 4 / (10.0 * 9 * 8 * 7 * 6);
        QVERIFY(std::abs(curve.now()[0] - (1 - none)) < 1e-9);
        const double noneMore = 8.0 * 7 * 6 * 5 * 4 / (11.0 * 10 * 9 * 8 * 7);
        QVERIFY(std::abs(curve.more()[0] - (1 - noneMore)) < 1e-9);
        QVERIFY(std::is_sorted(curve.now().begin(), curve.now().end()));
        QVERIFY(curve.accessibleDescription().startsWith(QStringLiteral("round 1: 78 %, with one more 88 %")));
    }

    void whatIsNotDrawnHasNone()
    {
        app::DeckDocument document(deckOf("main: 2 Aegis Tender, 8 Causeway Docker"),
            std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()));
        ui::SeenCurve curve;
        curve.show(document, starterCatalogue()->named("choir practice").at(0)); // a Mission
        QVERIFY(curve.isHidden());
        curve.show(document, starterCatalogue()->named("bolt mice").at(0)); // not in the deck yet
        QVERIFY(!curve.isHidden());
        QCOMPARE(curve.now()[5], 0.0);
        QVERIFY(std::abs(curve.more()[0] - 5.0 / 11) < 1e-9);
        const app::DeckDocument small(deckOf("main: 2 Aegis Tender, 3 Causeway Docker"),
            std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()));
        curve.show(small, starterCatalogue()->named("aegis tender").at(0)); // drawn whole
        QVERIFY(curve.isHidden());
    }
};

NEXUS_TEST(SeenCurveTest, Screen);

} // namespace seen_curve_test

#include "seen_curve_test.moc"

#include <cmath>
