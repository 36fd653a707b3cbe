#include "app/printing/plan_sheet.h"

#include "app/printing/decklist_sheet.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <map>
#include <string>

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

    static constexpr QSizeF a4{210, 297}, card{63, 88};

private Q_SLOTS:
    void everyPaperOfTheTableHoldsPlans()
    {
        SheetLetters letters;
        std::map<std::string, int> pages;
        for (const auto& paper : textPapers()) {
            const PlanSheet sheet(deckWith(60, "note"), paper.pageMm, letters);
            QCOMPARE(sheet.pageMm(), paper.pageMm);
            QCOMPARE(textPaper(paper.id).value(), paper.pageMm);
            pages[paper.id] = sheet.pageCount();
        }
        QVERIFY(pages.at("card") > pages.at("a5") && pages.at("a5") >= pages.at("a3"));
        QVERIFY(pages.at("a4") >= pages.at("tabloid") && pages.contains("letter"));
    }

    void pagesHaveTheirSizeAndEnough()
    {
        SheetLetters letters;
        QCOMPARE(PlanSheet(deckWith(3, ""), a4, letters).pageCount(), 1);
        QCOMPARE(PlanSheet(deckWith(3, ""), card, letters).pageMm(), QSizeF(63, 88));
        QVERIFY(PlanSheet(deckWith(40, "note\nnote"), card, letters).pageCount() > 4); // none is cut
        QCOMPARE(PlanSheet(deckWith(0, ""), card, letters).pageCount(), 1);
        std::string note;
        for (int i = 0; i < 3000; ++i)
            note += "words and more words ";
        QVERIFY(PlanSheet(deckWith(1, note), a4, letters).pageCount() > 1);
    }

    void theSamePlansAreTheSameBytes()
    {
        const model::DeckChecker checker(ruleset(), starterCatalogue());
        const auto pdf = plansPdf(deckWith(4, "Go first."), checker, card);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(plansPdf(deckWith(4, "Go first."), checker, card), pdf);
        QVERIFY(plansPdf(deckWith(5, "Go first."), checker, card) != pdf);
    }
};

NEXUS_TEST(PlanSheetTest, Screen);

} // namespace plan_sheet_test

#include "plan_sheet_test.moc"
