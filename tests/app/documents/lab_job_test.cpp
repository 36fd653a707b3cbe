#include "app/documents/lab_job.h"

#include "model/lab/comparison.h"
#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/legal_decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

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
