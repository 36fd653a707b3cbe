#include "app/views/chance_jobs.h"

#include "model/chances/hand_odds.h"
#include "tests/support/heard.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"

namespace chance_jobs_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

model::HandQuestion question()
{
    return {pileOf(QStringLiteral("14x1 20x3 16x4 10x7"), 6), 5, {{true, false, false, false}}};
}

std::vector<model::DrawPile> piles()
{
    return {pileOf(QStringLiteral("14x1 20x3 16x4")), pileOf(QStringLiteral("10x1 30x2 10x5")),
        pileOf(QStringLiteral("50x3"))};
}

} // namespace

class ChanceJobsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itCountsLikeOneThreadAndTellsHowFar()
    {
        app::HandStatsJob job;
        Heard finished(&job, &app::HandStatsJob::finished), cancelled(&job, &app::HandStatsJob::cancelled);
        std::vector<int> told;
        QObject::connect(&job, &app::HandStatsJob::progress, &job, [&](int percent) { told.push_back(percent); });
        job.start(question(), 5, 1'000'000);
        QVERIFY(finished.wait(patience));
        QCOMPARE(job.tally(), test::tallyHands(question(), 5, 1'000'000));
        QCOMPARE(job.exact(), model::handOdds(question()));
        QVERIFY(told.size() >= 10 && told.back() == 100 && told.front() > 0);
        QVERIFY(std::adjacent_find(told.begin(), told.end(), std::greater_equal<>()) == told.end());
        QCOMPARE(cancelled.count(), 0);
    }

    void cancelledItEndsEarly()
    {
        app::HandStatsJob job;
        Heard finished(&job, &app::HandStatsJob::finished), cancelled(&job, &app::HandStatsJob::cancelled),
            told(&job, &app::HandStatsJob::progress);
        job.start(question(), 5, 100'000'000'000); // would take an hour
        QTest::qWait(50);
        job.cancel();
        QVERIFY(cancelled.wait(patience));
        QCOMPARE(finished.count(), 0);
        QVERIFY(job.tally().hands < 100'000'000'000);
    }

    void aJobThrownAwayStops()
    {
        QElapsedTimer time;
        time.start();
        {
            app::HandStatsJob job;
            job.start(question(), 5, 100'000'000'000);
        }
        QVERIFY(time.elapsed() < patience);
    }

    void flipsCountLikeOneThreadAndTellHowFar()
    {
        constexpr std::uint64_t games = 10 * model::gamesPerBatch + 17;
        app::FlipStatsJob job;
        Heard finished(&job, &app::FlipStatsJob::finished), cancelled(&job, &app::FlipStatsJob::cancelled);
        std::vector<int> told;
        QObject::connect(&job, &app::FlipStatsJob::progress, &job, [&](int percent) { told.push_back(percent); });
        job.start(piles(), 5, games);
        QVERIFY(finished.wait(patience));
        QCOMPARE(job.tally(), test::tallyInitiative(piles(), 5, games));
        QCOMPARE(job.tally().games, games);
        QVERIFY(told.size() >= 10 && told.back() == 100 && told.front() > 0);
        QVERIFY(std::adjacent_find(told.begin(), told.end(), std::greater_equal<>()) == told.end());
        QCOMPARE(cancelled.count(), 0);
    }

    void cancelledFlipsEndEarly()
    {
        app::FlipStatsJob job;
        Heard finished(&job, &app::FlipStatsJob::finished), cancelled(&job, &app::FlipStatsJob::cancelled);
        job.start(piles(), 5, 100'000'000'000); // would take an hour
        QTest::qWait(50);
        job.cancel();
        QVERIFY(cancelled.wait(patience));
        QCOMPARE(finished.count(), 0);
        QVERIFY(job.tally().games < 100'000'000'000);
    }

    void flipsThrownAwayStop()
    {
        QElapsedTimer time;
        time.start();
        {
            app::FlipStatsJob job;
            job.start(piles(), 5, 100'000'000'000);
        }
        QVERIFY(time.elapsed() < patience);
    }
};

NEXUS_TEST(ChanceJobsTest, Events);

} // namespace chance_jobs_test

#include "chance_jobs_test.moc"
