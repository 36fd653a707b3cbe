#include "app/desktop/single_instance.h"

#include "tests/support/places.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QProcess>
#include <QSignalSpy>
#include <QtTest>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace single_instance_test {

using nexus::app::SingleInstance;
using nexus::test::Scratch;

class SingleInstanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSecondHandsItsFilesToTheFirst()
    {
        const Scratch scratch;
        SingleInstance first(scratch.path());
        QVERIFY(first.claim());
        QSignalSpy asked(&first, &SingleInstance::asked);
        const QStringList files{QStringLiteral("/tmp/\u00e9 \u2014 1.nxdeck"), QStringLiteral("/b")};
        std::atomic<int> claimed = -1, told = -1;
        std::thread other([&] {
            SingleInstance second(
                scratch.path("../") / scratch.path().parent_path().filename()); // another way to say it
            claimed = second.claim();
            told = second.tell(files);
        });
        QVERIFY(QTest::qWaitFor([&] { return told != -1; }, 10'000));
        other.join();
        QCOMPARE(claimed.load(), 0);
        QCOMPARE(told.load(), 1);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toStringList(), files);
    }

    void otherProfilesAreOthers()
    {
        const Scratch one, two;
        SingleInstance first(one.path()), second(two.path());
        QVERIFY(first.claim());
        QVERIFY(second.claim());
    }

    void aReleasedProfileIsTheNexts()
    {
        const Scratch scratch;
        SingleInstance first(scratch.path());
        QVERIFY(first.claim());
        SingleInstance second(scratch.path());
        QVERIFY(!second.claim());
        first.release();
        QVERIFY(second.claim());
        QVERIFY(!first.claim());
    }

    void aLockOfAProcessThatWasKilledCountsForNothing()
    {
        const Scratch scratch;
        const pid_t child = fork();
        if (child == 0) {
            SingleInstance killed(scratch.path());
            (void)!killed.claim();
            kill(getpid(), SIGKILL);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(std::filesystem::exists(scratch.path("window.lock")));
        SingleInstance next(scratch.path());
        QVERIFY(next.claim());
        QSignalSpy asked(&next, &SingleInstance::asked);
        std::atomic<int> told = -1;
        std::thread other([&] { told = SingleInstance(scratch.path()).tell({}); });
        QVERIFY(QTest::qWaitFor([&] { return told != -1; }, 10'000));
        other.join();
        QCOMPARE(told.load(), 1); // and it listens where the dead one did
        QCOMPARE(asked.size(), 1);
    }

    void aLockThatNamesNobodyIsPutAside_data()
    {
        QTest::addColumn<std::string>("command");
        QTest::newRow("empty") << std::string(": > window.lock");
        QTest::newRow("damaged") << std::string("printf 'x\\001\\377y' > window.lock");
        QTest::newRow("long") << std::string("head -c 300000 /dev/zero > window.lock");
        QTest::newRow("a pipe") << std::string("mkfifo window.lock");
        QTest::newRow("a folder") << std::string("mkdir window.lock");
        QTest::newRow("a link to a pipe") << std::string("mkfifo far && ln -s far window.lock");
    }
    void aLockThatNamesNobodyIsPutAside()
    {
        QFETCH(std::string, command);
        const Scratch scratch;
        QCOMPARE(std::system(("cd '" + scratch.path().string() + "' && " + command).c_str()), 0);
        SingleInstance first(scratch.path());
        QVERIFY(first.claim());
        QVERIFY(first.aside());
        SingleInstance second(scratch.path());
        QVERIFY(!second.claim()); // it is locked as ever
        QCOMPARE(second.holder().process, qint64(getpid()));
        QVERIFY(second.holder().machine.isEmpty());
    }

    void aLockOfAnotherMachineIsAskedAbout()
    {
        const Scratch scratch;
        scratch.write("window.lock", "4711\nnexusdeck\nanother-machine\n0123\n4567\n");
        SingleInstance here(scratch.path());
        QVERIFY(!here.claim());
        QCOMPARE(here.holder().machine, QStringLiteral("another-machine"));
        QCOMPARE(here.holder().process, qint64(4711));
        QVERIFY(std::filesystem::exists(here.lockFile()));
        QVERIFY(here.claimAnyway());
        QVERIFY(std::filesystem::exists(scratch.path("window.lock.aside")));
        QVERIFY(!SingleInstance(scratch.path()).claim());
    }

    void whoDoesNotAnswerIsNotWaitedForLong()
    {
        const Scratch scratch;
        SingleInstance alone(scratch.path());
        QVERIFY(!alone.tell({}, 200));
    }

    void aSecondWindowProgramRaisesTheFirst()
    {
        const Scratch scratch;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("NEXUSDECK_PROFILE"), QString::fromStdString(scratch.path().string()));
        QProcess first, second;
        first.setProcessEnvironment(environment);
        second.setProcessEnvironment(environment);
        first.start(nexus::test::inBuild("/bin/nexusdeck"), QStringList());
        QVERIFY(QTest::qWaitFor([&] { return std::filesystem::exists(scratch.path("window.lock")); }, 60'000));
        second.start(nexus::test::inBuild("/bin/nexusdeck"), {QStringLiteral("/nowhere/a.nxdeck")});
        QVERIFY(second.waitForFinished(60'000));
        QCOMPARE(second.exitStatus(), QProcess::NormalExit);
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(first.state(), QProcess::Running);
        first.kill();
        QVERIFY(first.waitForFinished(60'000));
    }
};

NEXUS_TEST(SingleInstanceTest, Events);

} // namespace single_instance_test

#include "single_instance_test.moc"
