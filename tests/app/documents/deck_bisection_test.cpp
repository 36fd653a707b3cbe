#include "app/documents/deck_bisection.h"

#include "tests/support/decks.h"
#include "tests/support/list_repository.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

namespace deck_bisection_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// Of a list in which the costs of One and Two are these, revision by revision; Two is not there where it has none.
struct Bisected {
    app::ListHistory history;
    app::DeckBisection bisection;
    std::string text;
};

using Costs = std::vector<std::pair<int, std::optional<int>>>;

Bisected bisected(const Scratch& scratch, const Costs& costs, const model::Progress& goOn = {})
{
    MadeRepository made(scratch.path("r.git"));
    for (const auto& [one, two] : costs) {
        std::vector<ListedUnit> units{{"One", one}};
        if (two)
            units.push_back({"Two", *two});
        commitList(made, unitList(units));
    }
    app::Profile profile(scratch.path("profile"));
    Bisected out{**app::readHistory(profile, {.repository = made.path(), .path = "cards.md"}, {}), {}, {}};
    const auto law = rulesetOf(R"({"rule":"ten","kind":"total","sections":["main"],"attribute":"cp","exactly":10})");
    // The catalogue has the cards, too, as nobody committed them.
    const auto catalogue = catalogueOf(
        R"([{"name":"Two","type":"Unit","cp":99},{"name":"Three","type":"Unit","cp":3}])");
    auto bisection = app::bisectDeck(
        *catalogue, out.history, deckOf("main: 1 One, 1 Two, 1 Three", "house"), law, goOn);
    if (bisection) {
        out.bisection = std::move(*bisection);
        out.text = app::bisectionText(out.bisection, out.history, "Tenner");
    }
    return out;
}

std::string shortId(const Bisected& bisected, std::size_t at)
{
    return bisected.history.revisions[at].id.substr(0, 10) + " of 2026-05-01";
}

} // namespace

class DeckBisectionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRevisionThatBrokeIt()
    {
        const Scratch scratch;
        const auto found = bisected(scratch, {{3, 4}, {4, 3}, {4, 4}, {5, 4}});
        QCOMPARE(found.bisection.legal, (std::vector<bool>{true, true, false, false}));
        QVERIFY(found.bisection.broke == std::size_t{2} && !found.bisection.mended);
        QCOMPARE(found.bisection.times, std::size_t{1});
        QVERIFY(!found.bisection.legalNow());
        QCOMPARE(found.bisection.report.findings.size(), std::size_t{1});
        QCOMPARE(found.bisection.report.findings.front().rule, std::string("ten"));
        QCOMPARE(found.text, "Tenner was broken by revision " + shortId(found, 2) + ".");
    }

    void aCardThatIsGoneBreaksIt()
    {
        const Scratch scratch;
        const auto found = bisected(scratch, {{3, 4}, {7, {}}, {3, 4}});
        QCOMPARE(found.bisection.legal, (std::vector<bool>{true, false, true}));
        QVERIFY(found.bisection.broke == std::size_t{1} && found.bisection.mended == std::size_t{2});
        QVERIFY(found.bisection.legalNow() && !found.bisection.report.legal());
        QCOMPARE(found.text, "Tenner was broken by revision " + shortId(found, 1) + " and is legal again since " +
                                 shortId(found, 2) + ".");
    }

    void ofSeveralTimesTheLastCounts()
    {
        const Scratch scratch;
        const auto found = bisected(scratch, {{1, 1}, {3, 4}, {1, 2}, {4, 3}, {9, 9}, {1, 1}});
        QCOMPARE(found.bisection.legal, (std::vector<bool>{false, true, false, true, false, false}));
        QVERIFY(found.bisection.broke == std::size_t{4});
        QCOMPARE(
            found.text, "Tenner was broken by revision " + shortId(found, 4) + ". It broke 2 times; this is the last.");
    }

    void whereItNeverBroke()
    {
        for (const auto& [costs, text] :
            std::vector<std::pair<Costs, std::string>>{{{{1, 1}, {2, 2}}, "Tenner is legal at none of 2 revisions."},
                {{{3, 4}, {4, 3}}, "Tenner is legal at all 2 revisions."}}) {
            const Scratch scratch;
            const auto found = bisected(scratch, costs);
            QVERIFY(!found.bisection.broke);
            QCOMPARE(found.text, text);
        }
        const Scratch scratch;
        const auto found = bisected(scratch, {{1, 1}, {3, 4}});
        QVERIFY(!found.bisection.broke && found.bisection.legalNow());
        QCOMPARE(found.text,
            "Tenner never broke: it became legal at revision " + shortId(found, 1) + " and has been since.");
    }

    void itCanBeStopped()
    {
        const Scratch scratch;
        const auto found = bisected(scratch, {{3, 4}, {4, 3}}, [](std::size_t done, std::size_t) { return done < 1; });
        QVERIFY(found.bisection.legal.empty());
    }
};

NEXUS_TEST(DeckBisectionTest, Events);

} // namespace deck_bisection_test

#include "deck_bisection_test.moc"
