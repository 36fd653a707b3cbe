// Profiles in trouble, by the shipped command line: gone, behind a link, damaged, not to be written, on a full disk.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <csignal>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace profile_trouble_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QStringList wordsOf(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); }

QByteArray bytesOf(const std::filesystem::path& file)
{
    QFile in(QString::fromStdString(file.string()));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

// Runs the command as somebody without the rights of root over files, or as on a full disk.
CliResult runWith(const CliProcess& cli, const QStringList& arguments, bool fullDisk)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("NEXUSDECK_PROFILE"), QString::fromStdString(cli.profile().string()));
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([fullDisk] {
        if (fullDisk) {
            const rlimit none{0, 0};
            setrlimit(RLIMIT_FSIZE, &none);
        } else if (geteuid() == 0) {
            prctl(PR_CAPBSET_DROP, 1); // CAP_DAC_OVERRIDE
        }
    });
    process.start(inBuild("/bin/nexusdeck-cli"), arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
        process.readAllStandardError()};
}

void setWritable(const std::filesystem::path& folder, bool writable)
{
    using enum std::filesystem::perms;
    const auto add = writable ? std::filesystem::perm_options::add : std::filesystem::perm_options::remove;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        std::filesystem::permissions(entry.path(), owner_write | group_write | others_write, add);
    std::filesystem::permissions(folder, owner_write | group_write | others_write, add);
}

} // namespace

class ProfileTroubleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLibraryThatIsGoneIsToldWithItsNewestBackup()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(wordsOf("backup make")).exit, 0);
        QCOMPARE(cli.run(wordsOf("decks tag #1 kept")).exit, 0);
        QCOMPARE(cli.run(wordsOf("backup make")).exit, 0);
        const auto file = cli.profile() / "user.sqlite";
        std::filesystem::remove(file);
        for (const char* command : {"decks list", "collection list", "backup make"}) {
            const auto refused = cli.run(wordsOf(command));
            QCOMPARE(refused.exit, int(ExitCode::Failed));
            QVERIFY2(refused.err.contains("is gone") && refused.err.contains("backup restore user-") &&
                         refused.err.contains("backup anew"),
                refused.err.constData());
            QVERIFY(!std::filesystem::exists(file));
        }
        QCOMPARE(cli.run(wordsOf("search t:mission")).exit, 0); // cards need no library
        const auto refused = cli.run(wordsOf("decks list")).err;
        const auto at = refused.indexOf("user-20");
        const auto backup = refused.mid(at, refused.indexOf("”", at) - at);
        QCOMPARE(cli.run({QStringLiteral("backup"), QStringLiteral("restore"), QString::fromUtf8(backup)}).exit, 0);
        const auto kept = cli.run(wordsOf("decks list --tag kept --json"));
        QCOMPARE(kept.json()[QStringLiteral("decks")].toArray().size(), 1);
        QCOMPARE(cli.run(wordsOf("backup anew")).exit, int(ExitCode::Failed)); // one is there
        std::filesystem::remove(file);
        QCOMPARE(cli.run(wordsOf("backup anew")).exit, 0);
        QCOMPARE(cli.run(wordsOf("decks list --tag kept")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(wordsOf("decks list")).exit, 0); // the samples
    }

    void aLinkThatLeadsNowhereIsNeverReplaced()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(wordsOf("backup make")).exit, 0);
        const auto file = cli.profile() / "user.sqlite", real = cli.folder() / "disk" / "user.sqlite";
        std::filesystem::create_directories(real.parent_path());
        std::filesystem::rename(file, real);
        std::filesystem::create_symlink(real, file);
        QCOMPARE(cli.run(wordsOf("decks tag #1 kept")).exit, 0);
        QVERIFY(std::filesystem::is_symlink(file));
        std::filesystem::rename(real.parent_path(), cli.folder() / "away");
        const auto refused = cli.run(wordsOf("decks list"));
        QCOMPARE(refused.exit, int(ExitCode::Failed));
        QVERIFY2(refused.err.contains("is a link to"), refused.err.constData());
        QCOMPARE(cli.run(wordsOf("backup restore 1")).exit, int(ExitCode::Failed));
        QVERIFY(std::filesystem::is_symlink(file));
        std::filesystem::rename(cli.folder() / "away", real.parent_path());
        QCOMPARE(cli.run(wordsOf("decks list --tag kept")).exit, 0);
    }

    void aDamagedCatalogueIsRebuilt()
    {
        const CliProcess cli;
        const auto list = cli.file("list.md", "| Name | Type | CP |\n|---|---|---|\n| Quuxling | Unit | 2 |\n");
        QCOMPARE(cli.run({QStringLiteral("import"), list}).exit, 0);
        const auto whole = cli.run(wordsOf("import --rebuild"));
        QCOMPARE(whole.exit, int(ExitCode::No));
        const auto file = cli.profile() / "catalogue.sqlite";
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("UPDATE printings SET cp=9 WHERE id=3");
        const auto bytes = bytesOf(file);
        for (const auto& command : {wordsOf("search t:mission"), QStringList{QStringLiteral("import"), list}}) {
            const auto refused = cli.run(command);
            QCOMPARE(refused.exit, int(ExitCode::Failed));
            QVERIFY2(
                refused.err.contains("damaged") && refused.err.contains("import --rebuild"), refused.err.constData());
        }
        QVERIFY(bytesOf(file) == bytes);
        const auto rebuilt = cli.run(wordsOf("import --rebuild --json"));
        QVERIFY2(rebuilt.exit == 0, rebuilt.err.constData());
        const auto aside = rebuilt.json()[QStringLiteral("aside")].toString();
        QVERIFY(bytesOf(aside.toStdString()) == bytes);
        QCOMPARE(cli.run(wordsOf("search t:mission")).exit, 0);
        QCOMPARE(cli.run(wordsOf("search quuxling")).exit, int(ExitCode::No));
        QCOMPARE(cli.run({QStringLiteral("import"), list}).exit, 0);
        QCOMPARE(cli.run(wordsOf("search quuxling")).exit, 0);
        std::ofstream(file, std::ios::trunc) << "no database";
        QCOMPARE(cli.run(wordsOf("import --rebuild")).exit, 0);
        QCOMPARE(cli.run(wordsOf("search t:mission")).exit, 0);
    }

    void whatCannotBeWrittenCanBeRead_data()
    {
        QTest::addColumn<bool>("fullDisk");
        QTest::newRow("without permission") << false;
        QTest::newRow("disk full") << true;
    }

    void whatCannotBeWrittenCanBeRead()
    {
        QFETCH(const bool, fullDisk);
        const CliProcess cli;
        QCOMPARE(cli.run(wordsOf("collection add 2 relay --place Box")).exit >= 0, true);
        QCOMPARE(cli.run(wordsOf("decks list")).exit, 0);
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("export"), QStringLiteral("#1"), QStringLiteral("-o"),
                             cli.file("deck.nxdeck", "")})
                         .exit >= 0,
            true);
        const auto code = cli.run({QStringLiteral("code"), QStringLiteral("#1")});
        const std::vector<QStringList> commands{wordsOf("decks list"), wordsOf("decks show #1"),
            wordsOf("search t:unit"), wordsOf("show relay"), wordsOf("check #1"), wordsOf("collection list"),
            wordsOf("import --list"), wordsOf("backup list"), wordsOf("sets"),
            {QStringLiteral("verify"), QString::fromUtf8(code.out).trimmed()}};
        // What is compared is there before the folder is closed.
        std::vector<CliResult> usual;
        for (const auto& command : commands)
            usual.push_back(cli.run(command));
        const auto before = std::pair(
            bytesOf(cli.profile() / "user.sqlite"), bytesOf(cli.profile() / "catalogue.sqlite"));
        if (!fullDisk)
            setWritable(cli.profile(), false);
        QByteArray trouble;
        for (std::size_t i = 0; i < commands.size(); ++i) {
            const auto here = runWith(cli, commands[i], fullDisk);
            if (here.exit != usual[i].exit || here.out != usual[i].out)
                trouble += commands[i].join(QLatin1Char(' ')).toUtf8() + ": exit " + QByteArray::number(here.exit) +
                           " " + here.err;
        }
        QByteArray told;
        for (const char* command : {"decks tag #1 late", "collection undo"}) {
            const auto refused = runWith(cli, wordsOf(command), fullDisk);
            if (refused.exit != int(ExitCode::Failed) && refused.exit != int(ExitCode::No))
                trouble += command;
            told += refused.err;
        }
        if (!fullDisk)
            setWritable(cli.profile(), true);
        QVERIFY2(trouble.isEmpty(), trouble.constData());
        QVERIFY2(told.contains(fullDisk ? "can only be read" : "Permission denied"), told.constData());
        QVERIFY(
            before == std::pair(bytesOf(cli.profile() / "user.sqlite"), bytesOf(cli.profile() / "catalogue.sqlite")));
    }
};

NEXUS_TEST(ProfileTroubleTest, Events);

} // namespace profile_trouble_test

#include "profile_trouble_test.moc"
