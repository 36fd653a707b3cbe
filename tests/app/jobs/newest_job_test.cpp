#include "app/jobs/newest_job.h"

#include "tests/support/heard.h"
#include "tests/support/test_class.h"

#include <atomic>
#include <semaphore>
#include <stdexcept>

namespace newest_job_test {

using nexus::app::NewestJob;
using nexus::test::Heard;

namespace {

constexpr int patience = 60'000;

} // namespace

class NewestJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theAnswerComesHome()
    {
        NewestJob job;
        std::thread::id worked, answered;
        job.start([&]() -> NewestJob::Answer {
            worked = std::this_thread::get_id();
            return [&] { answered = std::this_thread::get_id(); };
        });
        QVERIFY(job.isBusy());
        QVERIFY(QTest::qWaitFor([&] { return answered != std::thread::id(); }, patience));
        QVERIFY(answered == std::this_thread::get_id() && worked != answered);
        QVERIFY(!job.isBusy());
    }

    void onlyTheNewestIsAnsweredAndWhatWaitedIsNotWorkedOn()
    {
        NewestJob job;
        std::binary_semaphore go(0);
        std::atomic<int> worked = 0;
        std::vector<int> answers;
        const auto question = [&](int number) {
            return [&, number]() -> NewestJob::Answer {
                if (++worked == 1)
                    go.acquire();
                return [&, number] { answers.push_back(number); };
            };
        };
        for (const int number : {1, 2, 3})
            job.start(question(number));
        go.release();
        QVERIFY(QTest::qWaitFor([&] { return !answers.empty(); }, patience));
        QCOMPARE(answers, std::vector<int>{3});
        QCOMPARE(worked.load(), 2);
        job.start(question(4));
        QVERIFY(QTest::qWaitFor([&] { return answers.size() == 2; }, patience));
        QCOMPARE(answers.back(), 4);
    }

    void whatIsDroppedIsNotAnswered()
    {
        NewestJob job;
        bool answered = false;
        job.start([&]() -> NewestJob::Answer { return [&] { answered = true; }; });
        job.drop();
        QVERIFY(QTest::qWaitFor([&] { return !job.isBusy(); }, patience));
        QVERIFY(!answered);
    }

    void troubleIsTold()
    {
        NewestJob job;
        Heard failed(&job, &NewestJob::failed);
        job.start([]() -> NewestJob::Answer { throw std::runtime_error("no luck"); });
        QVERIFY(failed.wait(patience));
        QVERIFY(failed.text().contains(QStringLiteral("no luck")));
    }
};

NEXUS_TEST(NewestJobTest, Events);

} // namespace newest_job_test

#include "newest_job_test.moc"
