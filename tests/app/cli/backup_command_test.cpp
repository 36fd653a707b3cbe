#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <chrono>
#include <thread>

namespace backup_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); }

QJsonArray backupsOf(const CliResult& result) { return result.json()[QStringLiteral("backups")].toArray(); }

} // namespace

class BackupCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void madeListedRestoredAndUndone()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("backup list")).exit, int(ExitCode::No));
        const auto made = cli.run(words("backup make --json"));
        QCOMPARE(made.exit, 0);
        const auto first = backupsOf(made)[0].toObject();
        QCOMPARE(first[QStringLiteral("reason")].toString(), QStringLiteral("by-hand"));
        QCOMPARE(first[QStringLiteral("state")].toString(), QStringLiteral("whole"));
        QCOMPARE(first[QStringLiteral("cards")].toInt(-1), 0);
        QCOMPARE(first[QStringLiteral("stacks")].toInt(-1), 0);
        const int decks = first[QStringLiteral("decks")].toInt();
        QVERIFY(decks > 1 && first[QStringLiteral("size")].toInt() > 4096);
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("remove"), QStringLiteral("#1")}).exit, 0);
        const auto restored = cli.run(words("backup restore 1 --json"));
        QCOMPARE(restored.exit, 0);
        const auto count = [&] {
            return cli.run(words("decks list --json")).json()[QStringLiteral("decks")].toArray().size();
        };
        QCOMPARE(count(), decks);
        const auto list = backupsOf(cli.run(words("backup list --json")));
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].toObject()[QStringLiteral("reason")].toString(), QStringLiteral("before-restore"));
        const auto before = QString(restored.json()[QStringLiteral("before")].toString());
        QCOMPARE(before, list[0].toObject()[QStringLiteral("file")].toString());
        const auto undone = cli.run(
            {QStringLiteral("backup"), QStringLiteral("restore"), before.section(QLatin1Char('/'), -1)});
        QCOMPARE(undone.exit, 0);
        QVERIFY2(undone.err.contains("undoes it"), undone.err.constData());
        QCOMPARE(count(), decks - 1);
        const auto shown = cli.run(words("backup list"));
        QCOMPARE(shown.exit, 0);
        QVERIFY2(shown.out.contains("by hand") && shown.out.contains("0 cards in 0 stacks"), shown.out.constData());
    }

    void whatIsNotThereIsTheAnswerNo()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("backup restore 7")).exit, int(ExitCode::No));
        const auto missing = cli.run(words("backup restore nothing.sqlite --json"));
        QCOMPARE(missing.exit, int(ExitCode::No));
        QVERIFY(missing.json()[QStringLiteral("error")].isObject() || missing.out.contains("nothing.sqlite"));
        QCOMPARE(cli.run(words("backup")).exit, int(ExitCode::WrongUsage));
        QVERIFY(!std::filesystem::exists(cli.profile() / "user.sqlite"));
    }

    void aDamagedProfileIsRefusedAndABackupHelps()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("backup make")).exit, 0);
        {
            SQLite::Database file((cli.profile() / "user.sqlite").string(), SQLite::OPEN_READWRITE);
            file.exec("UPDATE deck_versions SET deck=deck||x'00' WHERE number=1");
        }
        const auto refused = cli.run(words("decks list"));
        QCOMPARE(refused.exit, int(ExitCode::Failed));
        QVERIFY2(refused.err.contains("damaged") && refused.err.contains("backup list"), refused.err.constData());
        QCOMPARE(cli.run(words("backup make")).exit, int(ExitCode::Failed));
        const auto restored = cli.run(words("backup restore 1"));
        QCOMPARE(restored.exit, 0);
        QVERIFY2(restored.err.contains("is kept as"), restored.err.constData());
        QCOMPARE(cli.run(words("decks list")).exit, 0);
    }

    void waitsForItsTurnAndSaysSoOnce()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("decks list")).exit, 0);
        SQLite::Database other((cli.profile() / "user.sqlite").string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        std::thread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(2500));
            other.exec("COMMIT");
        });
        const auto tagged = cli.run(
            {QStringLiteral("decks"), QStringLiteral("tag"), QStringLiteral("#1"), QStringLiteral("late")});
        later.join();
        QCOMPARE(tagged.exit, 0);
        QCOMPARE(tagged.err.count("Waiting for another program that uses this profile"), 1);
        QVERIFY(cli.run(words("decks list --tag late --json")).json()[QStringLiteral("decks")].toArray().size() == 1);
    }
};

NEXUS_TEST(BackupCommandTest, Events);

} // namespace backup_command_test

#include "backup_command_test.moc"
