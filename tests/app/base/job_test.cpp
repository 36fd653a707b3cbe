#include "app/base/job.h"

#include "tests/support/heard.h"
#include "tests/support/test_class.h"

#include <atomic>
#include <pthread.h>
#include <semaphore>
#include <stdexcept>
#include <vector>

namespace job_test {

using nexus::app::Job;
using nexus::test::Heard;

namespace {

constexpr int patience = 60'000;

} // namespace

class JobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theAnswerComesHome()
    {
        Job job;
        std::thread::id worked, answered;
        job.start([&]() -> Job::Answer {
            worked = std::this_thread::get_id();
            return [&] { answered = std::this_thread::get_id(); };
        });
        QVERIFY(job.isBusy());
        QVERIFY(QTest::qWaitFor([&] { return answered != std::thread::id(); }, patience));
        QVERIFY(answered == std::this_thread::get_id() && worked != answered);
        QVERIFY(!job.isBusy());
    }

    // A slot that starts a thread on a machine out of memory for one must not throw through Qt.
    void withoutAThreadTheWorkFails()
    {
        pthread_attr_t usual, impossible;
        pthread_getattr_default_np(&usual);
        pthread_attr_init(&impossible);
        QCOMPARE(pthread_attr_setstacksize(&impossible, std::size_t{1} << 46U), 0);
        pthread_setattr_default_np(&impossible);
        Job job;
        QString trouble;
        bool worked = false;
        connect(&job, &Job::failed, this, [&](const QString& text) { trouble = text; });
        job.start([&]() -> Job::Answer {
            worked = true;
            return nullptr;
        });
        pthread_setattr_default_np(&usual);
        QVERIFY(QTest::qWaitFor([&] { return !trouble.isEmpty(); }, patience));
        QVERIFY(!worked && !job.isBusy());
        job.start([&]() -> Job::Answer {
            worked = true;
            return nullptr;
        });
        QVERIFY(QTest::qWaitFor([&] { return worked && !job.isBusy(); }, patience));
    }

    void onlyTheNewestIsAnsweredAndWhatWaitedIsNotWorkedOn()
    {
        Job job;
        std::binary_semaphore go(0);
        std::atomic<int> worked = 0;
        std::vector<int> answers;
        const auto question = [&](int number) {
            return [&, number]() -> Job::Answer {
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
        Job job;
        bool answered = false;
        job.start([&]() -> Job::Answer { return [&] { answered = true; }; });
        job.drop();
        QVERIFY(QTest::qWaitFor([&] { return !job.isBusy(); }, patience));
        QVERIFY(!answered);
    }

    void whatIsCancelledStopsAndSaysSo()
    {
        Job job;
        Heard cancelled(&job, &Job::cancelled), finished(&job, &Job::finished), progress(&job, &Job::progress);
        std::binary_semaphore begun(0);
        job.start([&]() -> Job::Answer {
            for (int done = 0; job.report(done, 100, QStringLiteral("Counting")); ++done)
                if (done == 0)
                    begun.release();
            return nullptr;
        });
        bool answered = false;
        job.start([&]() -> Job::Answer { return [&] { answered = true; }; });
        begun.acquire();
        job.cancel(); // what waits is forgotten
        QVERIFY(cancelled.wait(patience));
        QVERIFY(!answered && finished.count() == 0 && progress.count() > 0);
        job.start([&]() -> Job::Answer { return [&] { answered = !job.isStopped(); }; });
        QVERIFY(finished.wait(patience));
        QVERIFY(answered && cancelled.count() == 1);
    }

    void anAnswerMayEndTheJob()
    {
        auto job = std::make_unique<Job>();
        bool answered = false;
        job->start([&]() -> Job::Answer {
            return [&] {
                job.reset();
                answered = true;
            };
        });
        QVERIFY(QTest::qWaitFor([&] { return answered; }, patience));
    }

    void troubleIsTold()
    {
        Job job;
        Heard failed(&job, &Job::failed);
        job.start([]() -> Job::Answer { throw std::runtime_error("no luck"); });
        QVERIFY(failed.wait(patience));
        QVERIFY(failed.text().contains(QStringLiteral("no luck")));
    }
};

NEXUS_TEST(JobTest, Events);

} // namespace job_test

#include "job_test.moc"
