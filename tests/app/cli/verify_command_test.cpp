#include "importers/decklist/deck_text.h"
#include "tests/support/cli_process.h"
#include "tests/support/lists.h"
#include "tests/support/pictures.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

#include "app/printing/qr_symbol.h"

namespace verify_command_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const model::Deck& sample() { return sampleDecks().front(); }
QString code() { return q(codeOf(sample())); }
std::string text(const model::Deck& deck) { return importers::writeDeckText(deck, starterGame()); }

std::string png(const std::string& of)
{
    return pictureBytes(app::QrSymbol::of(QByteArray::fromStdString(of))->image(4));
}

std::string jpg()
{
    return pictureBytes(app::QrSymbol::of(QByteArray::fromStdString(codeOf(sample())))->image(5), "JPG", 70);
}

} // namespace

class VerifyCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;

    CliResult verify(QStringList arguments, const QByteArray& input = {}) const
    {
        return m_cli.run(QStringList{QStringLiteral("verify")} + arguments, input);
    }
    static QJsonObject list(const CliResult& result, int at = 0)
    {
        return result.json()[QStringLiteral("lists")].toArray()[at].toObject();
    }

private Q_SLOTS:
    void itSaysWhatWasChecked()
    {
        const auto pdf = m_cli.file("paper.pdf", pdfOf({sample()}));
        const auto told = verify({pdf});
        for (const char* words : {"Checked: the code inside the PDF, not the words on its pages. Compare the checksum ",
                 " with the one on the paper.", "(quantum-nexus-2025-07, built in), as the list says."})
            QVERIFY2(told.out.contains(words), told.out);
        const auto bare = verify({m_cli.file("bare.txt", "1 " + sample().sections.front().entries.front().card)});
        QVERIFY2(bare.out.contains("It has no checksum to compare with."), bare.out);
        QVERIFY2(bare.out.contains("the game's usual one: the list names none."), bare.out);
        const auto asked = list(verify({code(), q("--ruleset"), q("quantum-nexus-2025-05"), q("--json")}));
        const auto judge = asked[q("judgedBy")].toObject();
        QCOMPARE(judge[q("chosen")].toString(), q("asked"));
        QCOMPARE(judge[q("ruleset")].toString(), q("quantum-nexus-2025-05"));
        QVERIFY(judge[q("builtIn")].toBool());
    }

    void listsAreTheirPlayers()
    {
        const auto named = m_cli.file("Table 12 - Ann Lee.txt", text(sample()));
        const auto coded = m_cli.file("IMG_1.txt", codeOf(sampleDecks()[1]));
        const auto one = list(verify({named, q("--json")}));
        QCOMPARE(one[q("player")].toString(), q("Ann Lee"));
        QCOMPARE(one[q("table")].toString(), q("12"));
        QVERIFY(list(verify({coded, q("--json")}))[q("player")].isNull());
        const auto players = m_cli.file("players.csv",
            "Tisch;Nachname;Vorname;Code\n12;Lee;Ann;\n3;Ray;Bob;" + codeOf(sampleDecks()[1]) + "\n4;Ek;Otto;\n");
        const auto told = verify({named, coded, q("--players"), players});
        QVERIFY2(told.out.contains("Ann Lee     12") && told.out.contains("Bob Ray      3"), told.out);
        QVERIFY2(told.err.contains("1 player has no list: Otto Ek, table 4."), told.err);
        const auto json = verify({named, coded, q("--players"), players, q("--json")}).json();
        QCOMPARE(json[q("playersWithoutList")].toArray().size(), 1);
        QCOMPARE(json[q("playersWithoutList")][0][q("player")].toString(), q("Otto Ek"));
        QCOMPARE(json[q("lists")][1][q("table")].toString(), q("3"));
        QVERIFY(verify({named}).out.contains("Player Ann Lee, table 12"));
        QCOMPARE(verify({named, q("--players"), q("gone.csv")}).exit, 3);
        const auto bad = verify({named, q("--players"), m_cli.file("bad.csv", "Player,Table\nAnn,1,2\n")});
        QVERIFY2(bad.exit == 4 && bad.err.contains("bad.csv cannot be read: line 2"), bad.err);
    }

    void listsOfOneNameWithOtherCardsAreTold()
    {
        auto other = sampleDecks()[1];
        other.name = sample().name;
        const auto result = verify({m_cli.file("one.txt", text(sample())), m_cli.file("two.txt", text(other)),
            m_cli.file("three.txt", text(sampleDecks()[2])), q("--json")});
        const auto warned = [&](int at) {
            for (const auto& warning : list(result, at)[q("warnings")].toArray())
                if (warning.toString().startsWith(q("Another list has this name and other cards: ")))
                    return true;
            return false;
        };
        QVERIFY(warned(0) && warned(1) && !warned(2));
    }

    void aFullDiskBehindTheOutputIsToldAtTheEnd()
    {
        if (!std::filesystem::exists("/dev/full"))
            QSKIP("no /dev/full here");
        for (const auto& arguments : {QStringList{q("verify"), code()}, QStringList{q("search"), q("t:unit")},
                 QStringList{q("collection"), q("export")}, QStringList{q("decks"), q("list")},
                 QStringList{q("--help")}, QStringList{q("search"), q("t:unit"), q("--json")}}) {
            QProcess process;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(q("NEXUSDECK_PROFILE"), q(m_cli.profile().string()));
            process.setProcessEnvironment(environment);
            process.setStandardOutputFile(q("/dev/full"));
            process.start(inBuild("/bin/nexusdeck-cli"), arguments);
            QVERIFY(process.waitForFinished(60'000));
            const auto err = process.readAllStandardError();
            QVERIFY2(process.exitCode() == 3, qPrintable(arguments.join(QLatin1Char(' ')) + q(err.toStdString())));
            QVERIFY2(err.contains("standard output cannot be written: No space left on device"), err);
        }
    }

    void namesFromTheCommandLinePassTheGate()
    {
        QCOMPARE(m_cli.run({q("decks"), q("add"), m_cli.file("n.txt", text(sampleDecks()[5]))}).exit, 0);
        const auto deck = q(sampleDecks()[5].name);
        for (const auto& name : {q("\x1b[32mLEGAL"), q("a\nb"), QStringLiteral("\u202eX")})
            for (const auto& arguments : {QStringList{q("rename"), deck, name}, QStringList{q("duplicate"), deck, name},
                     QStringList{q("tag"), deck, name}}) {
                const auto result = m_cli.run(QStringList{q("decks")} + arguments);
                QVERIFY2(result.exit == 4 && !result.err.contains('\x1b'), result.err + result.out);
            }
    }

    void aListOfEachKindIsRight()
    {
        const auto json = QStringLiteral("--json");
        for (const auto& [kind, word] : {std::pair(QStringLiteral("code"), code()),
                 std::pair(QStringLiteral("picture"), m_cli.file("a.png", png(codeOf(sample())))),
                 std::pair(QStringLiteral("picture"), m_cli.file("a.jpg", jpg())),
                 std::pair(QStringLiteral("pdf"), m_cli.file("a.pdf", pdfOf({sample()}))),
                 std::pair(QStringLiteral("list"), m_cli.file("a.txt", text(sample()))),
                 std::pair(QStringLiteral("list"), m_cli.file("a.nxdeck", importers::writeDeckJson(sample()))),
                 std::pair(QStringLiteral("list"), q(sample().name))}) {
            const auto result = verify({word, json});
            QVERIFY2(result.exit == 0, qPrintable(word + QString::fromUtf8(result.out + result.err)));
            const auto one = list(result);
            QCOMPARE(one[QStringLiteral("form")].toString(), kind);
            QVERIFY(one[QStringLiteral("legal")].toBool() && one[QStringLiteral("right")].toBool());
            QCOMPARE(one[QStringLiteral("checksum")][QStringLiteral("value")].toString(), q(checksumOf(sample())));
            QCOMPARE(one[QStringLiteral("code")][QStringLiteral("value")].toString(), code());
        }
        const auto input = verify({QStringLiteral("-"), json}, QByteArray::fromStdString(text(sample())));
        QCOMPARE(input.exit, 0);
        QCOMPARE(list(verify({m_cli.file("a.pdf", pdfOf({sample()})),
                     json}))[QStringLiteral("checksum")][QStringLiteral("right")]
                     .toBool(),
            true);
    }

    void whatIsNotRightIsToldAndIsOne()
    {
        const auto wrong = m_cli.file("wrong.txt", "// Checksum: ABCD-EFGH-IJKL-MNOP\n" + text(sample()));
        const auto result = verify({wrong});
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.out.contains("LEGAL") &&
                     result.out.contains("The checksum does not fit: the list says ABCD-EFGH-IJKL-MNOP"),
            result.out);
        QVERIFY2(result.err.contains("1 list: 1 legal; 1 checksum does not fit."), result.err);
        const auto short_ = verify({m_cli.file("short.txt", "Main\n3 Candle Reef\n")});
        QCOMPARE(short_.exit, 1);
        QVERIFY(short_.out.contains("NOT LEGAL"));
        QCOMPARE(verify({code(), QStringLiteral("--checksum"), q(checksumOf(sample()))}).exit, 0);
        QCOMPARE(verify({code(), QStringLiteral("--checksum"), QStringLiteral("ABCD-EFGH-IJKL-MNOP")}).exit, 1);
        QCOMPARE(verify({code(), QStringLiteral("--checksum"), QStringLiteral("tomorrow")}).exit, 2);
        QCOMPARE(verify({code(), QStringLiteral("--ruleset"), QStringLiteral("house")}).exit, 4);
    }

    void whatCannotBeReadIsThreeOrFour()
    {
        auto mistyped = code();
        mistyped[20] = mistyped[20] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
        const auto result = verify({mistyped});
        QCOMPARE(result.exit, 4);
        QVERIFY2(result.out.contains("The code was mistyped or is not whole"), result.out);
        const auto missing = verify({QStringLiteral("/nowhere/list.txt")});
        QCOMPARE(missing.exit, 3);
        QVERIFY2(missing.out.contains("neither a file, a folder, a deck code nor a deck of the library"), missing.out);
        QCOMPARE(verify({m_cli.file("blank.png", "no picture")}).exit, 4);
        QCOMPARE(verify({m_cli.file("blank.png", "no picture"), QStringLiteral("/nowhere/list.txt"), code()}).exit, 3);
    }

    void oneListAgainstAnother()
    {
        auto changed = sample();
        auto& entry = drawn(changed).entries.front();
        const auto name = entry.card;
        const int count = entry.count;
        entry.count += 1;
        const auto presented = m_cli.file("presented.txt", text(changed));
        const auto result = verify({presented, QStringLiteral("--against"), code(), QStringLiteral("--json")});
        QCOMPARE(result.exit, 1);
        const auto differences = list(result)[QStringLiteral("differences")].toArray();
        QCOMPARE(differences.size(), 1);
        QCOMPARE(differences[0][QStringLiteral("card")].toString(), q(name));
        QCOMPARE(differences[0][QStringLiteral("from")].toInt(), count);
        QCOMPARE(differences[0][QStringLiteral("to")].toInt(), count + 1);
        const auto same = verify({code(), QStringLiteral("--against"), q(sample().name)});
        QCOMPARE(same.exit, 0);
        QVERIFY(same.out.contains("Card by card the same as the list it is compared with."));
        QCOMPARE(verify({code(), QStringLiteral("--against"), QStringLiteral("/nowhere")}).exit, 3);
        QCOMPARE(verify({code(), QStringLiteral("--against"),
                            m_cli.file("two.txt", codeOf(sample()) + "\n" + codeOf(sampleDecks()[1]))})
                     .exit,
            4);
    }

    void aFolderWithoutListsIsNothingToVerify()
    {
        m_cli.file("none/notes.doc", "no list");
        const auto folder = q((m_cli.folder() / "none").string());
        const auto result = verify({folder});
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.err.contains("There was nothing to verify: no list in " + folder.toUtf8()), result.err);
        QVERIFY2(result.err.contains("1 other file passed over."), result.err);
        const auto json = verify({folder, QStringLiteral("--json")});
        QCOMPARE(json.exit, 1);
        QCOMPARE(json.json()[QStringLiteral("summary")].toObject()[QStringLiteral("lists")].toInt(-1), 0);
    }

    void aFolderIsATableWithASummary()
    {
        for (int i = 0; i < 12; ++i)
            m_cli.file(("lists/list " + std::to_string(i) + ".txt").c_str(),
                text(i == 4 ? deckOf("main: 3 Candle Reef") : sample()));
        m_cli.file("lists/notes.doc", "no list");
        const auto folder = q((m_cli.folder() / "lists").string());
        const auto result = verify({folder});
        QCOMPARE(result.exit, 1);
        const auto lines = result.out.split('\n');
        QCOMPARE(lines.size(), 14); // heads, twelve lists, the end
        QVERIFY2(lines[1].startsWith("✓") && lines[5].startsWith("✗") && lines[5].contains("not legal"), result.out);
        QVERIFY2(lines[11].contains("list 10.txt"), result.out); // natural order
        QVERIFY2(result.err.contains("12 lists: 11 legal, 1 not legal. 1 other file passed over."), result.err);
        const auto summary =
            verify({folder, QStringLiteral("--json")}).json().value(QStringLiteral("summary")).toObject();
        QCOMPARE(summary[QStringLiteral("lists")].toInt(), 12);
        QCOMPARE(summary[QStringLiteral("legal")].toInt(), 11);
        QCOMPARE(summary[QStringLiteral("passedOver")].toInt(), 1);
        QVERIFY(verify({folder, QStringLiteral("--details")}).out.contains("NOT LEGAL"));
    }
};

NEXUS_TEST(VerifyCommandTest, Screen);

} // namespace verify_command_test

#include "verify_command_test.moc"
