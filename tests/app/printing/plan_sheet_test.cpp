#include "app/printing/plan_sheet.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace plan_sheet_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

class PlanSheetTest : public QObject {
    Q_OBJECT
private:
    static model::Deck deckWith(int rows, const std::string& note)
    {
        auto deck = deckOf("main: 1 Bolt");
        model::SideboardPlan plan{.name = "Mirror", .note = note};
        for (int i = 0; i < rows; ++i)
            plan.out.push_back({.card = "A card with a rather long name " + std::to_string(i), .count = 2});
        deck.plans = {plan, {.name = "Other"}};
        return deck;
    }

private Q_SLOTS:
    void pagesHaveTheirSizeAndEnough()
    {
        SheetLetters letters;
        QCOMPARE(PlanSheet(deckWith(3, ""), PlanPaper::A4, letters).pageCount(), 1);
        QCOMPARE(PlanSheet(deckWith(3, ""), PlanPaper::Card, letters).pageMm(), QSizeF(63, 88));
        QVERIFY(PlanSheet(deckWith(40, "note\nnote"), PlanPaper::Card, letters).pageCount() > 4); // none is cut
        QCOMPARE(PlanSheet(deckWith(0, ""), PlanPaper::Card, letters).pageCount(), 1);
        std::string note;
        for (int i = 0; i < 3000; ++i)
            note += "words and more words ";
        QVERIFY(PlanSheet(deckWith(1, note), PlanPaper::A4, letters).pageCount() > 1);
    }

    void theSamePlansAreTheSameBytes()
    {
        const auto pdf = plansPdf(deckWith(4, "Go first."), PlanPaper::Card);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(plansPdf(deckWith(4, "Go first."), PlanPaper::Card), pdf);
        QVERIFY(plansPdf(deckWith(5, "Go first."), PlanPaper::Card) != pdf);
    }
};

NEXUS_TEST(PlanSheetTest, Screen);

} // namespace plan_sheet_test

#include "plan_sheet_test.moc"
