#include "app/text/gauges.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include "model/base/random.h"

#include <rapidcheck.h>

namespace gauges_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

QStringList sentences(const DeckChecker& checker, const Deck& deck)
{
    QStringList told;
    for (const auto& gauge : gauges(checker.check(deck), deck, checker))
        told << q(gauge.sentence);
    return told;
}

Deck smallDeck(std::uint64_t seed)
{
    Deck deck = randomDeck(seed, *starterCatalogue());
    Random random(seed);
    if (random.below(2))
        for (auto& section : deck.sections)
            section.entries.resize(std::min<std::size_t>(section.entries.size(), random.below(5)));
    return deck;
}

// The gauges against the report they are made of.
void agree(const DeckChecker& checker, const Deck& deck)
{
    const auto report = checker.check(deck);
    const auto found = gauges(report, deck, checker);
    std::size_t told = 0;
    for (const auto& gauge : found) {
        bool error = false, open = false;
        std::vector<std::uint32_t> mine;
        for (const auto& line : gauge.lines) {
            mine.push_back(line.constraint);
            const auto total = std::find_if(report.totals.begin(), report.totals.end(),
                [&](const auto& t) { return t.constraint == line.constraint; });
            RC_ASSERT(total != report.totals.end());
            RC_ASSERT(line.value == total->value);
        }
        for (const auto& pip : gauge.pips) {
            const auto total = std::find_if(report.totals.begin(), report.totals.end(),
                [&](const auto& t) { return t.constraint == pip.constraint; });
            RC_ASSERT(total != report.totals.end());
            RC_ASSERT(std::find(total->perDomain.begin(), total->perDomain.end(), std::pair(pip.domain, pip.value)) !=
                      total->perDomain.end());
            if (std::find(mine.begin(), mine.end(), pip.constraint) == mine.end())
                mine.push_back(pip.constraint);
        }
        told += mine.size();
        for (const auto& finding : report.findings) {
            if (!finding.constraint || finding.rule == rules::missingValue || !finding.bound ||
                std::find(mine.begin(), mine.end(), *finding.constraint) == mine.end())
                continue;
            const bool wrong = finding.severity == Severity::Error && !finding.isOpen();
            error = error || wrong;
            open = open || !wrong;
        }
        RC_ASSERT((gauge.state == GaugeState::Wrong) == error);
        RC_ASSERT((gauge.state == GaugeState::Open) == (!error && open));
        RC_ASSERT(!gauge.label.empty());
        RC_ASSERT(gauge.sentence.rfind(gauge.label + ": ", 0) == 0);
    }
    RC_ASSERT(told == report.totals.size()); // nothing that is counted is left out
}

} // namespace

class GaugesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theUsualLawsAreFourGauges()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto deck = deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender, 1 Deepfield Sentinel");
        QCOMPARE(sentences(checker, deck),
            (QStringList{QStringLiteral("Main deck: 9 of exactly 200 CP, 191 to go"),
                QStringLiteral("Leaders: 0 of at most 25 CP, 25 left"),
                QStringLiteral(
                    "Domain points: 3 of exactly 6 points, 3 to go; 1 of at most 6 cards, 5 left; Technology 3"),
                QStringLiteral("Sideboard: 0 of exactly 10 cards, not begun; 0 of at most 40 CP, 40 left")}));
    }

    void wordsForEveryState()
    {
        const DeckChecker checker(ruleset(), catalogueOf(R"([
            {"name":"Ten","type":"Unit","cp":10,"duplicates":99},
            {"name":"Captain","type":"Unit","subtypes":["Leader"],"cp":5,"duplicates":99},
            {"name":"M Tech 3","type":"Mission","cp":3,"duplicates":9,"domains":{"technology":3}}])"));
        const auto told = sentences(
            checker, deckOf("missions: 2 M Tech 3; main: 6 Captain, 17 Ten; sideboard: 11 Ten"));
        QCOMPARE(told[0], QStringLiteral("Main deck: 200 of exactly 200 CP, exact"));
        QCOMPARE(told[1], QStringLiteral("Leaders: 30 of at most 25 CP, 5 over"));
        QCOMPARE(told[2],
            QStringLiteral(
                "Domain points: 6 of exactly 6 points, exact; 2 of at most 6 cards, 4 left; Technology 6 (at most 4)"));
        QCOMPARE(told[3], QStringLiteral("Sideboard: 11 of exactly 10 cards, 1 over; 110 of at most 40 CP, 70 over"));
        QCOMPARE(
            sentences(checker, deckOf("main: 5 Captain"))[1], QStringLiteral("Leaders: 25 of at most 25 CP, full"));
    }

    void betweenTwoBoundsIsMet()
    {
        const DeckChecker checker(
            rulesetOf(R"({"rule":"size","kind":"count","sections":["main"],"atLeast":3,"atMost":6})"),
            starterCatalogue());
        const auto state = [&](const char* text) {
            const auto deck = deckOf(text);
            return gauges(checker.check(deck), deck, checker).front();
        };
        QCOMPARE(q(state("main: 1 Aegis Tender").sentence), QStringLiteral("Main: 1 of at least 3 cards, 2 to go"));
        QVERIFY(state("main: 1 Aegis Tender").state == GaugeState::Open);
        QVERIFY(state("main: 4 Aegis Tender").state == GaugeState::Met);
        QCOMPARE(q(state("main: 4 Aegis Tender").sentence), QStringLiteral("Main: 4 of at most 6 cards, 2 left"));
        QVERIFY(state("main: 7 Aegis Tender").state == GaugeState::Wrong);
    }

    void gaugesAgreeWithTheReport()
    {
        const DeckChecker six(ruleset(), starterCatalogue()),
            five(ruleset("quantum-nexus-2025-05"), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = smallDeck(seed);
            agree(six, deck);
            agree(five, deck);
        }));
    }

    void gaugesOfHouseLawsAgreeWithTheReport()
    {
        const DeckChecker checker(rulesetOf(R"(
            {"rule":"few","kind":"count","sections":["main","sideboard"],"where":"t:unit","atLeast":2,"atMost":9},
            {"rule":"size","kind":"count","sections":["main"],"atLeast":5,"atMost":12},
            {"rule":"points","kind":"total","sections":["main"],"attribute":"domains","exactly":9},
            {"rule":"each","kind":"total","sections":["main"],"forEach":"domains","atLeast":1,"atMost":3},
            {"rule":"soft","kind":"total","sections":["sideboard"],"attribute":"cp","atMost":6,"severity":"warning"},
            {"rule":"side","kind":"count","sections":["sideboard"],"exactly":3,"unlessEmpty":true})"),
            starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) { agree(checker, smallDeck(seed)); }));
    }

    void theVerdictCountsFindings()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto report = checker.check(smallDeck(seed));
            const auto told = verdict(report);
            RC_ASSERT(static_cast<std::size_t>(told.errors + told.open + told.warnings) == report.findings.size());
            RC_ASSERT((told.state == GaugeState::Met) == report.legal());
            RC_ASSERT((told.text.rfind("Legal", 0) == 0) == report.legal());
        }));
        Finding open;
        open.bound = Bound::Exactly;
        open.actual = 1;
        open.limit = 2;
        Finding wrong = open;
        wrong.actual = 3;
        Finding warning = wrong;
        warning.severity = Severity::Warning;
        QCOMPARE(q(verdict({}).text), QStringLiteral("Legal"));
        QCOMPARE(q(verdict({{warning}, {}, {}}).text), QStringLiteral("Legal, 1 warning"));
        QCOMPARE(q(verdict({{open, open}, {}, {}}).text), QStringLiteral("Not legal yet: 2 open"));
        QCOMPARE(q(verdict({{wrong, open}, {}, {}}).text), QStringLiteral("Not legal: 1 error, 1 open"));
        QCOMPARE(q(verdict({{wrong, wrong}, {}, {}}).text), QStringLiteral("Not legal: 2 errors"));
    }
};

NEXUS_TEST(GaugesTest, Events);

} // namespace gauges_test

#include "gauges_test.moc"
