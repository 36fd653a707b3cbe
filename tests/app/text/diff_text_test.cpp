#include "app/text/diff_text.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace diff_text_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

class DiffTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachPlanThatDiffersIsNamed()
    {
        const model::SideboardPlan a{.name = "A"}, b{.name = "B"}, c{.name = "C", .applied = true};
        auto changed = a;
        changed.note = "n";
        auto applied = b;
        applied.applied = true;
        auto back = c;
        back.applied = false;
        QCOMPARE(planChanges({{a, b, c}, {changed, applied, back, {.name = "D"}}}),
            (std::vector<std::string>{"“A”: changed", "“B”: applied", "“C”: taken back", "“D”: new"}));
        QCOMPARE(planChanges({{a, b}, {b}}), std::vector<std::string>{"“A”: gone"});
        QCOMPARE(planChanges({{a, b}, {b, a}}), std::vector<std::string>{"all: in another order"});
    }

    void aComparisonHasThePlans()
    {
        auto before = deckOf("main: 2 Wick Sprite");
        auto after = before;
        after.plans = {{.name = "Mirror"}};
        const model::DeckChecker checker(rulesetOf(""), starterCatalogue());
        QCOMPARE(q(comparisonText(before, "1", after, "2", checker)), q("1 → 2\nPlan “Mirror”: new\n"));
    }
};

NEXUS_TEST(DiffTextTest, Events);

} // namespace diff_text_test

#include "diff_text_test.moc"
