// The command line is killed in the middle of a deed of an event, again and again: the file is then as before the deed
// or as after it, as after it where the command had said so, and the next command goes on. NEXUS_KILLS: how often.
#include "app/base/qt_text.h"
#include "app/documents/event_file.h"
#include "tests/support/events.h"
#include "tests/support/places.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QProcess>

#include <chrono>
#include <random>
#include <thread>

namespace event_kill_test {

using namespace nexus;
using namespace nexus::test;

class EventKillTest : public QObject {
    Q_OBJECT

    Scratch m_files;
    std::mt19937_64 m_random{20261130};
    mutable QByteArray m_heard; // what the last one complained of

    [[nodiscard]] QString file() const { return QString::fromStdString(m_files.path("a.nxevent").string()); }

    // Killed after so many microseconds, or never; whether it ended by itself and said it is done.
    [[nodiscard]] bool said(const QStringList& words, std::optional<std::int64_t> life) const
    {
        QProcess process;
        process.start(inBuild("/bin/nexusdeck-cli"),
            QStringList{QStringLiteral("--profile"), QString::fromStdString(m_files.path("profile").string()),
                QStringLiteral("event")} +
                words);
        process.waitForStarted();
        if (life) {
            std::this_thread::sleep_for(std::chrono::microseconds(*life));
            process.kill();
        }
        process.waitForFinished(60'000);
        m_heard = process.readAllStandardError();
        return process.readAllStandardOutput().contains('\n') ||
               (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0);
    }

    [[nodiscard]] std::size_t entries() const
    {
        const auto read = app::readEventFile(m_files.path("a.nxevent"));
        return read ? read->event.log.size() : 0;
    }

private Q_SLOTS:
    void nothingSaidIsLost()
    {
        const int kills = std::max(1, qEnvironmentVariable("NEXUS_KILLS", QStringLiteral("40")).toInt());
        QVERIFY(said({q("new"), file(), q("--edition"), q("quantum-nexus-2025-07")}, {}));
        {
            auto event = app::EventDocument::open(m_files.path("a.nxevent"));
            std::vector<model::EventDeed> deeds;
            for (int player = 1; player <= 200; ++player)
                deeds.emplace_back(model::AddPlayer{"Player " + std::to_string(player), {}, {}, {}, std::nullopt});
            QVERIFY((*event)->act(deeds));
            QVERIFY((*event)->pairNext());
        }
        constexpr std::int64_t longest = 60'000; // microseconds, a command and more
        int done = 0, killedAfter = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const auto before = entries();
            QVERIFY(before > 0);
            const auto table = QString::number(1 + m_random() % 100);
            const bool told = said({q("result"), file(), table, m_random() % 2 ? q("2-1") : q("0-2")},
                static_cast<std::int64_t>(m_random() % longest));
            const auto after = entries();
            QVERIFY2(after == before + 1 || (after == before && !told),
                qPrintable(QStringLiteral("kill %1: %2 entries, then %3").arg(kill).arg(before).arg(after)));
            done += told;
            killedAfter += after > before && !told;
        }
        QVERIFY2(said({q("result"), file(), q("1"), q("2-0")}, {}), m_heard.constData()); // nothing is in its way
        qInfo("%d kills: %d deeds told, %d done and not told, %d not done", kills, done, killedAfter,
            kills - done - killedAfter);
    }
};

NEXUS_TEST(EventKillTest, Events);

} // namespace event_kill_test

#include "event_kill_test.moc"
