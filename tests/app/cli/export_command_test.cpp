// `nexusdeck-cli export` as a user runs it; what it writes is held against what each program takes
// (tests/published_check.py).
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QJsonArray>
#include <QtTest>

namespace export_command_test {

using namespace nexus::test;

class ExportCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;
    QString m_deck;

    static QString s(const char* text) { return QString::fromUtf8(text); }
    QString folder(const char* name) const { return QString::fromStdString((m_cli.folder() / name).string()); }
    CliResult run(const char* program, const QString& out, const QStringList& options = {}) const
    {
        return m_cli.run(QStringList{s("export"), s("--for"), s(program), m_deck, s("-o"), out} + options);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_deck = m_cli.file("Drones.txt",
            "// Deck: Drones & Co\n// Author: Us\nMissions\n1 First Term at Lowglass\nMain\n4 Aegis Tender\n"
            "1 Provost Iseult Marrow\nSideboard\n2 Second Draft\n");
    }

    void everyProgramGetsWhatItTakes()
    {
        QStringList check{inSources("/tests/published_check.py")};
        for (const char* program : {"cgs", "tts", "cockatrice", "octgn", "lackey", "dragncards", "mpc", "squib"}) {
            const auto told = run(program, folder(program), {s("--deck-cards")});
            QVERIFY2(told.exit == 0, told.err.constData());
            QVERIFY(told.out.contains("1 deck and 4 cards"));
            check << s(program) << folder(program);
        }
        QProcess python;
        python.start(s("/usr/bin/python3"), check);
        QVERIFY(python.waitForFinished(60'000));
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    }

    void thePlanIsSaidBeforeAnythingIsWritten()
    {
        const auto out = folder("planned");
        const auto told = run("cockatrice", out, {s("--plan"), s("--json"), s("--deck-cards")});
        QCOMPARE(told.exit, 0);
        QVERIFY(!QDir(out).exists());
        const auto json = told.json();
        QCOMPARE(json[s("program")].toString(), s("Cockatrice"));
        QCOMPARE(json[s("cards")].toInt(), 4);
        const auto files = json[s("files")].toArray();
        QCOMPARE(files.size(), 6); // the base, the deck, four pictures
        QVERIFY(files.first()[s("bytes")].toInt() > 100);
        QCOMPARE(files.last()[s("width")].toInt(), 500);
        const auto loss = json[s("losses")].toArray().first();
        QCOMPARE(loss[s("loss")].toString(), s("piles-together"));
        QCOMPARE(loss[s("section")].toString(), s("Missions"));
        QVERIFY(run("cockatrice", out, {s("--plan")}).out.contains("decks/Drones & Co.cod"));
    }

    void filesOfAnotherHandStay()
    {
        const auto out = folder("kept");
        const auto file = m_cli.file("kept/cards.tsv", "mine");
        const auto refused = run("dragncards", out, {s("--deck-cards")});
        QCOMPARE(refused.exit, 4);
        QVERIFY(refused.err.contains("cards.tsv"));
        QCOMPARE(QDir(out).entryList(QDir::Files), QStringList{s("cards.tsv")});
        QCOMPARE(run("dragncards", out, {s("--overwrite"), s("--deck-cards")}).exit, 0);
        const auto again = run("lackey", out, {s("--json"), s("--deck-cards")});
        QCOMPARE(again.exit, 0);
        QCOMPARE(again.json()[s("removed")].toArray().size(), 7); // those of the program before
        QVERIFY(QDir(out).exists(s("plugininfo.txt")) && !QDir(out).exists(s("cards.tsv")));
    }

    void aCardBaseHasAllCards()
    {
        const auto whole = run("octgn", folder("whole"), {s("--plan"), s("--json")});
        QCOMPARE(whole.exit, 0);
        QVERIFY(whole.json()[s("cards")].toInt() > 100);
        QCOMPARE(run("tts", folder("whole"), {s("--plan"), s("--json")}).json()[s("cards")].toInt(), 4);
    }

    void anOrderTakesTheChosenCopies()
    {
        const auto cards = [&](const QStringList& options) {
            return run("squib", folder("order"), QStringList{s("--plan"), s("--json")} + options)
                .json()[s("cards")]
                .toInt();
        };
        QCOMPARE(cards({}), 4);
        QCOMPARE(cards({s("--section"), s("sideboard")}), 1);
        QCOMPARE(cards({s("--card"), s("Aegis Tender")}), 1);
        QCOMPARE(cards({s("--without"), s("t:mission")}), 3);
        QCOMPARE(cards({s("--only-missing")}), 4);
        const auto nothing = run("squib", folder("order"), {s("--without"), s("cp>=0 or t:mission")});
        QCOMPARE(nothing.exit, 1);
        QVERIFY(!QDir(folder("order")).exists());
        QCOMPARE(run("squib", folder("order"), {s("--without"), s("cp>")}).exit, 4);
        QCOMPARE(run("squib", folder("order"), {s("--without"), s("own>0")}).exit, 2);
        QCOMPARE(run("cgs", folder("order"), {s("--without"), s("t:unit")}).exit, 2);
    }

    void anAddressIsCheckedUsedOrRefused()
    {
        const auto address = [&](const char* program, const char* url) {
            return run(program, folder("web"), {s("--plan"), s("--url-prefix"), QString::fromUtf8(url)}).exit;
        };
        for (const char* program : {"cgs", "tts", "cockatrice", "dragncards"}) {
            QCOMPARE(address(program, "https://club.example/é x"), 0);
            QCOMPARE(address(program, "club"), 2);
        }
        for (const char* program : {"octgn", "lackey", "mpc", "squib"})
            QCOMPARE(address(program, "https://club.example/"), 2);
    }

    void aWrongCallIsRefused()
    {
        QCOMPARE(run("cgs", folder("x"), {s("--all-cards"), s("--deck-cards")}).exit, 2);
        QCOMPARE(run("chess", folder("x")).exit, 2);
        QCOMPARE(m_cli.run({s("export"), s("--for"), s("cgs"), s("-o"), folder("x")}).exit, 2);
        QCOMPARE(run("cgs", m_deck).exit, 3); // a file
    }
};

NEXUS_TEST(ExportCommandTest, Events);

} // namespace export_command_test

#include "export_command_test.moc"
