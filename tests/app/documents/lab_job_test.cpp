#include "app/documents/lab_job.h"

#include "app/documents/lab_results.h"
#include "app/documents/workspace.h"
#include "model/lab/comparison.h"
#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/legal_decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

#include <fstream>

namespace lab_job_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 120'000;

model::Deck deckWith(const char* name, const char* cards)
{
    auto deck = deckOf(std::string("missions: 1 Odd Jobs at the Yard; main: ") + cards);
    deck.name = name;
    return deck;
}

std::vector<model::Deck> threeDecks()
{
    return {deckWith("With", "20 Causeway Docker, 10 Aegis Tender"), deckWith("Without", "30 Causeway Docker"),
        deckWith("Other", "20 Aegis Tender, 10 Causeway Docker")};
}

struct Lab {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    Lab()
    {
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(patience))
            qFatal("the profile did not open");
    }
    model::Card card(const char* name) const
    {
        const auto& catalogue = *workspace.catalogue();
        return catalogue.card(catalogue.named(model::fold(name)).front());
    }
    // Played by chance, which takes no time; tallies of before and after.
    app::SeriesTallies playedBoth(const app::BeforeAfter& both)
    {
        model::Series series;
        series.pairings = both.pairings;
        series.games = 10;
        series.rounds = 6;
        series.players.fill({model::PlayerKind::How::Random, 0, 0});
        const auto before = model::SeriesTable::of(series, both.before, both.law, {true, false});
        const auto after = model::SeriesTable::of(series, both.after, both.lawAfter, {true, false});
        app::SeriesTallies tallies;
        app::LabJob job;
        bool whole = false;
        QObject::connect(&job, &app::LabJob::played, &job, [&](const app::SeriesTallies& found, bool all) {
            tallies = found;
            whole = all;
        });
        job.playBoth(*before, *after, scratch.path("games"));
        if (!QTest::qWaitFor([&] { return whole; }, patience))
            qFatal("the games do not end");
        return tallies;
    }
};

} // namespace

class LabJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void decksWithTheCardMeetAllOthersBeforeAndAfter()
    {
        Lab lab;
        auto card = lab.card("Aegis Tender");
        const auto attack = *lab.workspace.library().game.find(model::AttributeId("attack"));
        card.numbers[attack] = 9;
        const auto both = app::beforeAfter(
            lab.workspace.library(), lab.workspace.catalogue(), {{}, {{card}, {}}}, threeDecks());
        QVERIFY(both.has_value());
        QCOMPARE(both->pairings.size(), std::size_t{4}); // two decks with it, two others each
        QCOMPARE(both->pairings.front().a, std::size_t{0});
        QCOMPARE(both->pairings.back().a, std::size_t{2});
        const auto number = [&](const model::DeckChecker& law) {
            const auto& catalogue = law.catalogue();
            return catalogue.card(catalogue.named(model::fold("Aegis Tender")).front()).numbers[attack];
        };
        QVERIFY(number(*both->law) != number(*both->lawAfter));
        QCOMPARE(number(*both->lawAfter), std::optional(9));
        const auto found = model::comparisonOf(lab.playedBoth(*both));
        QCOMPARE(found.pairs, std::uint64_t{40});
        QVERIFY(found.before.games <= 40 && found.after.games <= 40);

        card.name = "Nobody";
        QVERIFY(
            !app::beforeAfter(lab.workspace.library(), lab.workspace.catalogue(), {{}, {{card}, {}}}, threeDecks()));
    }

    // In the middle of ten games: those that are over are kept, and not played again.
    void whatIsStoppedInTheMiddleGoesOn()
    {
        Lab lab;
        const auto law = lab.workspace.checker(model::RulesetId("quantum-nexus-2025-07"));
        model::Series series;
        series.pairings = model::everyPairing(2);
        series.games = 10;
        series.rounds = 6;
        series.players.fill({model::PlayerKind::How::Random, 0, 0});
        auto decks = threeDecks();
        decks.pop_back();
        const auto table = *model::SeriesTable::of(series, decks, law, {false, true});
        app::SeriesTallies whole, begun, rest;
        QVERIFY(app::playSeries(*table, whole));
        app::SeriesWork work;
        work.journal = lab.scratch.path("journal");
        work.threads = 1;
        std::vector<std::uint64_t> seen;
        work.look = [&](const app::TalliesSoFar& now) { seen.push_back(now().front().games); };
        work.report = [](std::uint64_t done) { return done < 4; };
        QVERIFY(!app::playSeries(*table, begun, work));
        QCOMPARE(begun.front().games, std::uint64_t{4});
        QCOMPARE(seen, (std::vector<std::uint64_t>{1, 2, 3, 4}));
        seen.clear();
        work.report = {};
        QVERIFY(app::playSeries(*table, rest, work));
        QCOMPARE(seen, (std::vector<std::uint64_t>{5, 6, 7, 8, 9, 10}));
        QVERIFY(rest == whole);
        // What is whole is read as such, whatever lines of a part of it stand before.
        app::SeriesTallies kept;
        QCOMPARE(app::readJournal(*table, kept, *work.journal), std::uint64_t{0});
        QVERIFY(kept == whole);
    }

    // In whatever order they are chosen.
    void decksMeetInTheOrderOfTheirNames()
    {
        auto decks = threeDecks();
        std::swap(decks[0], decks[2]);
        app::sortByName(decks);
        QCOMPARE(decks[0].name, std::string("Other"));
        QCOMPARE(decks[1].name, std::string("With"));
        QCOMPARE(decks[2].name, std::string("Without"));
        auto same = threeDecks();
        same[0].name = same[1].name = same[2].name = "Same";
        auto other = same;
        std::swap(other[0], other[1]);
        app::sortByName(same);
        app::sortByName(other);
        QVERIFY(same == other);
        QCOMPARE(app::oneAgainstOthers(3), (std::vector<model::Matchup>{{0, 1, 1}, {0, 2, 2}}));
    }

    void whatCannotBePlayedIsNamed()
    {
        Lab lab;
        auto decks = threeDecks();
        decks.push_back(deckWith("Strange", "30 Nobody Knows"));
        decks.push_back({});
        decks.back().name = "Empty";
        const auto law = lab.workspace.checker(model::RulesetId("quantum-nexus-2025-07"));
        QCOMPARE(app::cannotPlayText(threeDecks(), *law), std::string());
        QCOMPARE(app::cannotPlayText(decks, *law),
            std::string(
                "“Strange” cannot be played: its card “Nobody Knows” is not in the catalogue, or means several.\n"
                "“Empty” cannot be played: it has no cards to draw."));
        model::Series series;
        series.pairings = model::everyPairing(2);
        const auto table = model::SeriesTable::of(series, {decks[0], decks[4]}, law);
        QVERIFY(!table);
        QVERIFY(!table.error().setup);
        QCOMPARE(table.error().deck, std::size_t{1});
        // Each can be played, and both of them are more than a game holds.
        auto huge = deckWith("Huge", "1 Causeway Docker");
        huge.sections.back().entries.front().count = 5000;
        QVERIFY(app::cannotPlayText({huge}, *law).empty());
        const auto both = model::SeriesTable::of(series, {huge, huge}, law);
        QVERIFY(!both);
        QVERIFY(both.error().setup && both.error().setup->kind == model::SetupProblem::Kind::TooManyCards);
    }

    // A file that is no result, or no file at all, is said with its name; what can be written is read again.
    void theLastResultIsKept()
    {
        Scratch scratch;
        const app::LabResults results(scratch.path("results"));
        QVERIFY(results.read(app::LabWay::League)->has_value() == false);
        importers::LabResult result;
        result.players = "greedy";
        result.decks = {"One", "Two"};
        result.pairings = model::everyPairing(2);
        result.tallies.resize(1);
        QVERIFY(results.keep(app::LabWay::League, result));
        QCOMPARE((*results.read(app::LabWay::League))->decks, result.decks);
        QVERIFY(!results.read(app::LabWay::Gauntlet)->has_value());
        std::ofstream(results.file(app::LabWay::Card)) << "{\"format\": 3}";
        const auto broken = results.read(app::LabWay::Card);
        QVERIFY(!broken && broken.error().find("card.result") != std::string::npos);
        std::filesystem::create_directories(results.file(app::LabWay::Versions));
        QVERIFY(!results.read(app::LabWay::Versions));
        const auto unwritten = results.keep(app::LabWay::Versions, result);
        QVERIFY(!unwritten && unwritten.error().find("versions.result") != std::string::npos);
    }

    // The same deck plays the same games: nothing is left over.
    void whatHasNotChangedMakesNoDifference()
    {
        Lab lab;
        const auto decks = threeDecks();
        const auto both = app::beforeAfter(
            decks[0], decks[0], {decks[1], decks[2]}, lab.workspace.checker(model::RulesetId("quantum-nexus-2025-07")));
        const auto tallies = lab.playedBoth(both);
        QCOMPARE(tallies.size(), std::size_t{4});
        QVERIFY(tallies[0] == tallies[2] && tallies[1] == tallies[3]);
        QCOMPARE(model::comparisonOf(tallies).difference.value, 0.0);
    }
};

NEXUS_TEST(LabJobTest, Events);

} // namespace lab_job_test

#include "lab_job_test.moc"
