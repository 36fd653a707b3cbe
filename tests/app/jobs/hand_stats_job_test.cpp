#include "app/jobs/hand_stats_job.h"

#include "model/chances/hand_odds.h"
#include "tests/support/heard.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"

namespace hand_stats_job_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

model::HandQuestion question()
{
    return {pileOf(QStringLiteral("14x1 20x3 16x4 10x7"), 6), 5, {{true, false, false, false}}};
}

} // namespace

class HandStatsJobTest : public QObject {
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
};

NEXUS_TEST(HandStatsJobTest, Events);

} // namespace hand_stats_job_test

#include "hand_stats_job_test.moc"
