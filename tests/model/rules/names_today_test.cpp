#include "model/rules/names_today.h"

#include "model/advice/fixes.h"
#include "model/cards/catalogue_import.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace names_today_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Relay Drone has become Signal Drone.
std::shared_ptr<const Catalogue> renamedCatalogue()
{
    const auto before = catalogueOf(R"([{"name":"Relay Drone","type":"Unit","cp":2,"duplicates":9,"set":"P1"},
        {"name":"Lamp","type":"Unit","cp":1,"duplicates":9,"set":"P1"}])");
    auto card = before->card(*lookUp(*before, "Relay Drone").card);
    card.name = "Signal Drone";
    card.extras = "Formerly: Relay Drone";
    return catalogueAfter(*before, planImport(*before, {card}), {}, "2026-01-01");
}

std::string rowsOf(const std::vector<DeckEntry>& rows)
{
    std::string text;
    for (const auto& row : rows)
        text += (text.empty() ? "" : ", ") + std::to_string(row.count) + " " + row.card;
    return text;
}

std::vector<Finding> formerNameFindings(const LegalityReport& report)
{
    auto findings = report.findings;
    std::erase_if(findings, [](const auto& finding) { return finding.rule != rules::formerName; });
    return findings;
}

} // namespace

class NamesTodayTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneEditCallsAllCardsAsTheyAreCalledToday()
    {
        const DeckChecker checker(ruleset(), renamedCatalogue());
        auto deck = deckOf("main: 1 Lamp, 2 relay drone, 1 Nobody; sideboard: 3 Signal Drone, 1 Relay Drone; maybe: 1 "
                           "Relay Drone [P1 1]");
        deck.plans.push_back({.name = "Mirror", .out = {{.card = "Lamp"}}, .in = {{.card = "Relay Drone"}}});
        const auto report = checker.check(deck);
        const auto told = formerNameFindings(report);
        QCOMPARE(told.size(), std::size_t{1}); // one a card
        QVERIFY(told.front().severity == Severity::Warning);
        QCOMPARE(told.front().cards, std::vector<std::string>{"Signal Drone"});

        const auto fixes = fixesFor(told.front(), deck, checker);
        QCOMPARE(fixes.size(), std::size_t{1});
        QVERIFY(fixes.front().kind == FixKind::NamesToday);
        auto mended = deck;
        const auto inverse = apply(mended, *fixes.front().edit);
        QVERIFY(inverse);
        QCOMPARE(q(rowsOf(mended.section(SectionId("main"))->entries)), q("1 Lamp, 2 Signal Drone, 1 Nobody"));
        QCOMPARE(q(rowsOf(mended.section(SectionId("sideboard"))->entries)), q("4 Signal Drone"));
        QCOMPARE(q(rowsOf(mended.section(SectionId("maybe"))->entries)), q("1 Signal Drone"));
        QCOMPARE(mended.section(SectionId("maybe"))->entries.front().printing, std::string("P1 1"));
        QCOMPARE(q(rowsOf(mended.plans.front().in)), q("1 Signal Drone"));
        QVERIFY(formerNameFindings(checker.check(mended)).empty());
        QVERIFY(!namesToday(mended, checker));
        QVERIFY(apply(mended, *inverse) && mended == deck);
    }

    void aPlanAloneIsTold()
    {
        const DeckChecker checker(ruleset(), renamedCatalogue());
        auto deck = deckOf("main: 1 Lamp");
        deck.plans.push_back({.name = "Mirror", .out = {{.card = "Lamp"}}, .in = {{.card = "Relay Drone"}}});
        QCOMPARE(formerNameFindings(checker.check(deck)).size(), std::size_t{1});
    }

    void aRowWithItsKeyIsTold()
    {
        const auto catalogue = renamedCatalogue();
        const DeckChecker checker(ruleset(), catalogue);
        auto deck = deckOf("main: 2 Relay Drone");
        auto& row = deck.sectionOrNew(SectionId("main")).entries.front();
        row.key = CardKey(std::string(catalogue->key(*lookUp(*catalogue, "Signal Drone").card)));
        QCOMPARE(formerNamesIn(deck, checker), std::vector<std::string>{"Relay Drone"});
        QVERIFY(apply(deck, *namesToday(deck, checker)));
        QVERIFY(deck.section(SectionId("main"))->entries.front().key);
        QVERIFY(formerNamesIn(deck, checker).empty());
    }

    void rowsThatTogetherAreTooManyStay()
    {
        const DeckChecker checker(ruleset(), renamedCatalogue());
        const auto deck = deckOf("main: 999 Signal Drone, 1 Relay Drone");
        QVERIFY(!namesToday(deck, checker));
        for (const auto& finding : formerNameFindings(checker.check(deck)))
            QVERIFY(fixesFor(finding, deck, checker).empty());
    }
};

NEXUS_TEST(NamesTodayTest, Events);

} // namespace names_today_test

#include "names_today_test.moc"
