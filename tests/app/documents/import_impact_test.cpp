#include "app/documents/card_import.h"

#include "model/cards/catalogue_import.h"
#include "tests/support/decks.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"

namespace import_impact_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// A library whose only ruleset wants exactly ten CP in the main deck, at most as many copies as printed.
app::GameLibrary tenPointLibrary()
{
    app::GameLibrary library;
    library.game = starterGame();
    library.game.defaultRuleset = model::RulesetId("house");
    library.rulesets.push_back(
        {rulesetOf(R"({"rule":"ten","kind":"total","sections":["main"],"attribute":"cp","exactly":10},
                                             {"rule":"few","kind":"copies","sections":["main"],"limit":"duplicates"})"),
            "house.json", false});
    return library;
}

model::StoredDeck stored(std::int64_t id, const std::string& name, const std::string& rows)
{
    model::StoredDeck deck;
    deck.id = id;
    deck.deck = deckOf(rows, "house");
    deck.deck.name = name;
    return deck;
}

const char* const cards =
    R"([{"name":"One","type":"Unit","cp":1,"duplicates":9},{"name":"Five","type":"Unit","cp":5,"duplicates":4},
                              {"name":"Four","type":"Unit","cp":4,"duplicates":4}])";
const char* const errata =
    R"([{"name":"Five","type":"Unit","cp":6,"duplicates":4},{"name":"Four","type":"Unit","cp":4,"duplicates":1},
                               {"name":"Six","type":"Unit","cp":6,"duplicates":4}])";

app::ImportImpact impactOf(const std::vector<model::StoredDeck>& decks)
{
    const auto before = catalogueOf(cards);
    const auto plan = model::planImport(*before, cardsOf(errata));
    return app::importImpact(decks, tenPointLibrary(), before, model::catalogueAfter(*before, plan, {}, "2025-01-01"));
}

} // namespace

class ImportImpactTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void decksThatBecomeIllegalComeFirstWithTheirNumbers()
    {
        const auto impact = impactOf({stored(1, "Alpha", "main: 3 One"), // not concerned
            stored(2, "Beta", "main: 1 Four, 1 Six"),                    // unknown card that comes: legal
            stored(3, "Gamma", "main: 2 Five"),                          // 10 → 12
            stored(4, "Delta", "main: 1 One, 1 Five")});                 // 6 → 7, still short
        QCOMPARE(impact.checked, std::size_t{4});
        QCOMPARE(impact.decks.size(), std::size_t{3});
        QCOMPARE(impact.becomeIllegal(), std::size_t{1});
        QCOMPARE(impact.becomeLegal(), std::size_t{1});
        QCOMPARE(impact.summary(), std::string("3 of 4 saved decks change, 1 becomes illegal, 1 becomes legal."));
        const auto& gamma = impact.decks[0];
        QCOMPARE(gamma.headline(), std::string("Gamma becomes illegal"));
        QCOMPARE(gamma.deck, std::int64_t{3});
        QCOMPARE(gamma.totals, (std::vector<app::TotalMove>{{"ten", "Main CP", 10, 12}}));
        QCOMPARE(gamma.findings, (std::vector<app::FindingMove>{{"ten", "", "Main has 12 of exactly 10 CP: 2 over."}}));
        QCOMPARE(impact.decks[1].headline(), std::string("Beta becomes legal"));
        QVERIFY(std::any_of(impact.decks[1].findings.begin(), impact.decks[1].findings.end(),
            [](const auto& move) { return move.before == "“Six” is not in the catalogue." && move.after.empty(); }));
        QCOMPARE(impact.decks[2].headline(), std::string("Delta stays illegal"));
        QCOMPARE(impact.decks[2].findings,
            (std::vector<app::FindingMove>{
                {"ten", "Main has 6 of exactly 10 CP: 4 short.", "Main has 7 of exactly 10 CP: 3 short."}}));
    }

    void aLowerPrintedLimitIsSaid()
    {
        const auto impact = impactOf({stored(1, "Alpha", "main: 2 Four, 2 One")});
        QCOMPARE(impact.decks.size(), std::size_t{1});
        QVERIFY(impact.decks[0].becomesIllegal());
        QVERIFY(impact.decks[0].totals.empty());
        QCOMPARE(
            impact.decks[0].findings.front().after, std::string("Four: 2 copies, the printed limit is 1: 1 too many."));
    }

    void aDeckThatBreaksHasItsNearestRepair()
    {
        const auto before = starterCatalogue();
        auto lamp = before->card(before->named("reading lamp").front());
        lamp.numbers[*starterGame().find(model::AttributeId("cp"))] = 9;
        const auto after = model::catalogueAfter(*before, model::planImport(*before, {lamp}), {}, "2025-01-01");
        std::vector<model::StoredDeck> decks;
        for (const auto& deck : sampleDecks()) {
            decks.emplace_back().deck = deck;
            decks.back().id = static_cast<std::int64_t>(decks.size());
        }
        const auto impactWith = [&](const model::Progress& repair) {
            return app::importImpact(decks, starterLibrary(), before, after, {}, repair);
        };
        const auto impact = impactWith([](std::size_t, std::size_t) { return true; });
        QVERIFY(impact.becomeIllegal() > 0);
        for (const auto& deck : impact.decks) {
            QCOMPARE(deck.repair.has_value(), deck.becomesIllegal());
            if (!deck.repair)
                continue;
            QVERIFY(deck.repair->legal && model::movedCopies(deck.repair->changes) > 0);
            QVERIFY(deck.repairText().starts_with("Nearest repair: "));
        }
        for (const auto& none : {impactWith({}), impactWith([](std::size_t, std::size_t) { return false; })})
            for (const auto& deck : none.decks)
                QVERIFY(!deck.repair && deck.repairText().empty());
    }

    void whereNothingHelpsThatIsSaid()
    {
        const auto before = catalogueOf(R"([{"name":"Five","type":"Unit","cp":5}])");
        const auto plan = model::planImport(*before, cardsOf(R"([{"name":"Five","type":"Unit","cp":6}])"));
        const auto impact = app::importImpact({stored(1, "Gamma", "main: 2 Five")}, tenPointLibrary(), before,
            model::catalogueAfter(*before, plan, {}, "2025-01-01"), {}, [](std::size_t, std::size_t) { return true; });
        QVERIFY(impact.decks[0].repair && !impact.decks[0].repair->legal);
        QCOMPARE(impact.decks[0].repairText(), std::string("No repair was found."));
    }

    void withoutAChangeThereIsNothing()
    {
        const auto same = catalogueOf(cards);
        const auto impact = app::importImpact(
            {stored(1, "Alpha", "main: 2 Five, 1 Nobody")}, tenPointLibrary(), same, same);
        QVERIFY(impact.decks.empty());
        QCOMPARE(impact.summary(), std::string("Nothing changes in 1 saved deck."));
        QCOMPARE(
            app::importImpact({}, tenPointLibrary(), same, same).summary(), std::string("There are no saved decks."));
    }

    void itCanBeStopped()
    {
        const auto same = catalogueOf(cards);
        const auto impact = app::importImpact({stored(1, "A", "main: 1 One"), stored(2, "B", "main: 1 One")},
            tenPointLibrary(), same, same, [](std::size_t done, std::size_t) { return done < 1; });
        QCOMPARE(impact.checked, std::size_t{1});
    }
};

NEXUS_TEST(ImportImpactTest, Events);

} // namespace import_impact_test

#include "import_impact_test.moc"
