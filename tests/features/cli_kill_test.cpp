// The command line is killed in the middle of a command, again and again: the profile is then as before the command or
// as after it, and as after it where the command had said so. NEXUS_KILLS: how often (a release: 500).
#include "app/base/qt_text.h"
#include "tests/support/cli_process.h"
#include "tests/support/profile_content.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>

#include <chrono>
#include <map>
#include <random>
#include <thread>
#include <tuple>

namespace cli_kill_test {

using namespace nexus;
using namespace nexus::test;
namespace fs = std::filesystem;

class CliKillTest : public QObject {
    Q_OBJECT

    std::mt19937_64 m_random{20261123};
    Scratch m_files;
    int m_number = 0;

    struct Ended {
        bool said = false; // ended by itself, exit 0
        int exit = -1;
        qint64 took = 0; // milliseconds
        QByteArray err;
    };

    // Killed after so many microseconds, or never.
    static Ended run(const fs::path& profile, const QStringList& words, std::optional<std::int64_t> life)
    {
        QProcess process;
        QElapsedTimer time;
        time.start();
        process.start(inBuild("/bin/nexusdeck-cli"),
            QStringList{QStringLiteral("--profile"), QString::fromStdString(profile.string())} + words);
        if (life) {
            process.waitForStarted();
            std::this_thread::sleep_for(std::chrono::microseconds(*life));
            process.kill();
        }
        process.waitForFinished(60'000);
        const bool ended = process.exitStatus() == QProcess::NormalExit;
        return {ended && process.exitCode() == 0, ended ? process.exitCode() : -1, time.elapsed(),
            process.readAllStandardError()};
    }

    QString file(const char* name, const std::string& bytes) const
    {
        m_files.write(name, bytes);
        return QString::fromStdString(m_files.path(name).string());
    }

    // What a person does next, and its name.
    std::pair<const char*, QStringList> next(const fs::path& profile)
    {
        const auto number = QString::number(++m_number);
        const auto words = [](const char* text) { return QString::fromUtf8(text).split(u' '); };
        switch (m_random() % 8) {
        case 0: return {"edit", words("collection add Bolt Mice 2 --notes") << QStringLiteral("n") + number};
        case 1: return {"edit", words("collection undo")};
        case 2:
        case 3: {
            std::string rows = "Name,Quantity,Notes\n";
            for (int i = 0; i < 2000; ++i)
                rows += "Bolt Mice,1," + number.toStdString() + " " + std::to_string(i % 700) + "\n";
            return {"collection import", words("collection import --replace") << file("fair.csv", rows)};
        }
        case 4:
        case 5: {
            std::string rows = "Name,Card Type,CP,Rules Text\n";
            for (int i = 0; i < 300; ++i)
                rows += "Tin " + std::to_string(m_number) + " " + std::to_string(i) + ",Unit,1," +
                        std::string(100, 'x') + "\n";
            return {"card import", words("import --set P25") << file("cards.csv", rows)};
        }
        case 6: return {"backup", words("backup make")};
        default:
            if (const auto backups = db::listBackups(profile); backups.empty())
                return {"backup", words("backup make")};
            return {"restore", words("backup restore 1")};
        }
    }

    static void prune(const fs::path& profile)
    {
        for (const auto& backup : db::listBackups(profile))
            fs::remove(backup.file);
    }

private Q_SLOTS:
    void nothingSaidIsLost()
    {
        const int kills = std::max(1, qEnvironmentVariable("NEXUS_KILLS", QStringLiteral("40")).toInt());
        std::map<std::string, int> kinds;
        int inTime = 0;
        std::optional<Scratch> scratch;
        for (int kill = 0; kill < kills; ++kill) {
            if (!scratch) {
                scratch.emplace();
                fs::create_directories(scratch->path("profile"));
                QCOMPARE(run(scratch->path("profile"), {q("decks"), q("list")}, {}).exit, 0);
            }
            const auto profile = scratch->path("profile"), copy = scratch->path("copy");
            const auto [kind, words] = next(profile);
            // What it will be, from a copy.
            fs::copy(profile, copy, fs::copy_options::recursive);
            const auto before = contentOfProfile(copy);
            fs::remove_all(copy);
            fs::copy(profile, copy, fs::copy_options::recursive);
            const auto whole = run(copy, words, {});
            QVERIFY2(whole.exit == 0 || whole.exit == 1, whole.err + kind);
            const auto after = contentOfProfile(copy);
            fs::remove_all(copy);

            const auto killed = run(profile, words,
                static_cast<std::int64_t>(m_random() % static_cast<std::uint64_t>(whole.took * 1100 + 1)));
            inTime += killed.exit == -1;
            ++kinds[kind];
            const auto found = contentOfProfile(profile);
            QVERIFY2(found == after || (!killed.said && found == before) || (killed.said && whole.exit != 0),
                qPrintable(QStringLiteral("%1, kill %2: %3")
                               .arg(q(kind), QString::number(kill),
                                   killed.said ? q("lost what was said to be done") : q("half done"))));
            // The next command finds nothing in its way.
            const auto next = run(profile, {q("collection"), q("list"), q("--quiet")}, {});
            QVERIFY2(next.exit == 0 || next.exit == 1, next.err);
            if (m_random() % 4 == 0)
                prune(profile);
        }
        QString told;
        for (const auto& [kind, times] : kinds)
            told += QStringLiteral(" %1 %2").arg(times).arg(q(kind));
        qInfo("%d kills, %d before the end:%s", kills, inTime, qPrintable(told));
    }
};

NEXUS_TEST(CliKillTest, Events);

} // namespace cli_kill_test

#include "cli_kill_test.moc"
