// `nexusdeck-cli library` as a user runs it: a folder between two profiles.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QtTest>

namespace library_command_test {

using namespace nexus::test;

class LibraryCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli, m_other;
    QString m_folder;

    static CliResult run(const CliProcess& cli, const char* words, const QString& folder)
    {
        return cli.run(QStringLiteral("library ").append(QLatin1String(words)).split(QLatin1Char(' ')) << folder);
    }
    static QString stepIn(const CliResult& told, const char* file)
    {
        for (const auto& one : told.json()[QStringLiteral("files")].toArray())
            if (one.toObject()[QStringLiteral("file")] == QLatin1String(file))
                return one.toObject()[QStringLiteral("step")].toString();
        return {};
    }

private Q_SLOTS:
    void initTestCase() { m_folder = QString::fromStdString((m_cli.folder() / "library").string()); }

    void aFolderGoesBetweenProfiles()
    {
        const auto list = m_cli.file("Drones.txt", "4 Aegis Tender\n");
        QCOMPARE(m_cli.run({QStringLiteral("decks"), QStringLiteral("add"), list}).exit, 0);
        const auto first = run(m_cli, "export --json", m_folder);
        QCOMPARE(first.exit, 0);
        QVERIFY(first.json()[QStringLiteral("written")].toArray().contains(QStringLiteral("decks/Drones.nxdeck")));
        QCOMPARE(run(m_cli, "export", m_folder).out,
            (m_folder + QStringLiteral(": 0 files written, 0 removed, 15 unchanged.\n")).toUtf8());

        const auto looked = run(m_other, "import --dry-run --json", m_folder);
        QCOMPARE(looked.exit, 0);
        QCOMPARE(stepIn(looked, "decks/Drones.nxdeck"), QStringLiteral("added"));
        QCOMPARE(looked.json()[QStringLiteral("done")].toBool(), false);
        const auto taken = run(m_other, "import --json", m_folder);
        QCOMPARE(taken.exit, 0);
        QCOMPARE(taken.json()[QStringLiteral("unchanged")].toInt(), 14);
        QVERIFY(m_other.run({QStringLiteral("decks"), QStringLiteral("list")}).out.contains("Drones"));
    }

    void whatBothChangedIsListedAndSettled()
    {
        const auto rename = [](const CliProcess& cli, const char* name) {
            return cli
                .run({QStringLiteral("decks"), QStringLiteral("rename"), QStringLiteral("Drones"),
                    QString::fromUtf8(name)})
                .exit;
        };
        QCOMPARE(rename(m_cli, "Drones here"), 0);
        QCOMPARE(rename(m_other, "Drones there"), 0);
        // There the file keeps its place, as a deck that was edited in the folder would.
        QFile file(m_folder + QStringLiteral("/decks/Drones.nxdeck"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        auto bytes = file.readAll();
        bytes.replace("\"Drones\"", "\"Drones of the folder\"");
        file.resize(0);
        file.seek(0);
        file.write(bytes);
        file.close();
        const auto refused = run(m_cli, "export", m_folder);
        QCOMPARE(refused.exit, 4);
        QVERIFY(refused.err.contains("decks/Drones.nxdeck"));
        const auto asked = run(m_cli, "import --json", m_folder);
        QCOMPARE(asked.exit, 4);
        QCOMPARE(stepIn(asked, "decks/Drones.nxdeck"), QStringLiteral("clash"));
        QVERIFY(asked.err.contains("--ours, --theirs or --both"));
        QCOMPARE(run(m_cli, "import --theirs --ours", m_folder).exit, 2);
        QCOMPARE(run(m_cli, "import --theirs", m_folder).exit, 0);
        QVERIFY(m_cli.run({QStringLiteral("decks"), QStringLiteral("list")}).out.contains("Drones of the folder"));
        const auto moved = run(m_cli, "export --json", m_folder).json();
        QCOMPARE(moved[QStringLiteral("removed")][0].toString(), QStringLiteral("decks/Drones.nxdeck"));
        QCOMPARE(run(m_other, "import --both", m_folder).exit, 0);
    }

    void theCollectionGoesOnlyToItsOwner()
    {
        const CliProcess ann, bea;
        const auto folder = QString::fromStdString((ann.folder() / "club").string());
        const auto own = [](const CliProcess& cli, const char* card) {
            return cli
                .run({QStringLiteral("collection"), QStringLiteral("add"), QLatin1String(card), QStringLiteral("3")})
                .exit;
        };
        QCOMPARE(own(ann, "Aegis Tender"), 0);
        QCOMPARE(own(bea, "Reading Lamp"), 0);
        QVERIFY(run(ann, "export --collection --owner Ann", folder).out.contains("with the collection of Ann"));
        const auto got = run(bea, "import --collection", folder);
        QCOMPARE(got.exit, 0);
        QVERIFY(got.err.contains("Ann (3 copies)") && got.err.contains("--owner NAME"));
        QCOMPARE(run(bea, "export --collection --owner Ann", folder).exit, 4);
        QCOMPARE(run(bea, "export --collection --owner Bea", folder).exit, 0);
        const auto looked = run(ann, "import --collection --dry-run --json", folder).json();
        QCOMPARE(looked[QStringLiteral("collections")].toArray().size(), 2);
        QVERIFY(looked[QStringLiteral("collections")][0][QStringLiteral("mine")].toBool());
        QVERIFY(looked[QStringLiteral("files")].toArray().isEmpty());
        QCOMPARE(run(ann, "export --tag none --all-decks", folder).exit, 2);
        // An emptied folder is asked about.
        QVERIFY(QDir(folder + QStringLiteral("/decks")).removeRecursively());
        const auto asked = run(bea, "import", folder);
        QCOMPARE(asked.exit, 4);
        QVERIFY(asked.err.contains("14 decks are gone from the folder") && asked.err.contains("--yes"));
        QVERIFY(run(bea, "import --dry-run --json", folder).json()[QStringLiteral("asksRemovals")].toBool());
        QCOMPARE(run(bea, "import --both", folder).exit, 0);
        QCOMPARE(run(ann, "import --yes", folder).exit, 0);
    }

    void aBareNewFolderCanBeWrittenTwice()
    {
        const CliProcess fresh;
        const auto before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(QString::fromStdString(fresh.folder().string())));
        const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
        QCOMPARE(run(fresh, "export", QStringLiteral("bare")).exit, 0);
        QVERIFY(run(fresh, "export", QStringLiteral("bare")).out.contains("0 files written"));
        fresh.file("things/notes.txt", "mine");
        const auto foreign = run(fresh, "export", QString::fromStdString((fresh.folder() / "things").string()));
        QCOMPARE(foreign.exit, 4);
        QVERIFY(foreign.err.contains("holds other things"));
    }

    void whatIsNoLibraryIsRefused()
    {
        QCOMPARE(run(m_cli, "import", QStringLiteral("/no/such/folder")).exit, 4);
        QCOMPARE(run(m_cli, "export", m_cli.file("plain.txt", "no folder")).exit, 4);
        QCOMPARE(m_cli.run({QStringLiteral("library")}).exit, 2);
    }
};

NEXUS_TEST(LibraryCommandTest, Events);

} // namespace library_command_test

#include "library_command_test.moc"
