// decklist as a process.
#include "app/cli/cli.h"

#include "app/printing/pdf_sheets.h"
#include "tests/support/cli_process.h"
#include "tests/support/pdf_drawing.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

#include <fstream>

namespace decklist_command_test {

using namespace nexus;
using namespace nexus::test;

namespace {

QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char('|')); }

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

const char* const illegal = "// Deck: Too short\nMain\n4 Inkling Page\n";

} // namespace

class DecklistCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachListIsPrintedForItsOwnPlayer()
    {
        const CliProcess cli;
        const auto out = QString::fromStdString((cli.folder() / "lists").string()) + QLatin1Char('/');
        const auto list = [&](const QStringList& more) {
            return cli.run(
                QStringList{QStringLiteral("decklist"), QStringLiteral("-o"), out, QStringLiteral("--json")} + more);
        };
        const auto player = [](const CliResult& result, int at) {
            const auto deck = result.json()[QStringLiteral("decks")][at];
            return deck[QStringLiteral("player")].toString() + QLatin1Char('|') +
                   deck[QStringLiteral("table")].toString();
        };
        QCOMPARE(list({QStringLiteral("Wet Ink"), QStringLiteral("--last-name"), QStringLiteral("Marrow"),
                          QStringLiteral("--table"), QStringLiteral("1"), QStringLiteral("--remember")})
                     .exit,
            0);
        const auto ann = out + QStringLiteral("../ann_lee.txt"), ray = out + QStringLiteral("../Table 3 - Bob Ray.txt");
        for (const auto& file : {ann, ray})
            QCOMPARE(
                cli.run({QStringLiteral("decks"), QStringLiteral("export"), QStringLiteral("Wet Ink"), file}).exit, 0);
        const auto several = list({ann, ray, QStringLiteral("Wet Ink")});
        QCOMPARE(player(several, 0), QStringLiteral("Ann Lee|"));
        QCOMPARE(player(several, 1), QStringLiteral("Bob Ray|3"));
        QCOMPARE(player(several, 2), QStringLiteral("Marrow|1"));
        QCOMPARE(player(list({ann}), 0), QStringLiteral("Marrow|1")); // a file of one's own may be called so
        QCOMPARE(player(list({ray}), 0), QStringLiteral("Bob Ray|3"));
        const auto players = cli.file("players.csv", "Player,Table,File,Player Id\nAnn Marie Lee,8,ann_lee.txt,77\n");
        QCOMPARE(player(list({ann, ray, QStringLiteral("--players"), players}), 0), QStringLiteral("Ann Marie Lee|8"));
        QCOMPARE(
            player(list({ann, ray, QStringLiteral("--players"), players, QStringLiteral("--table"), QString()}), 0),
            QStringLiteral("Ann Marie Lee|"));
        const auto pdf = cli.run(
            {QStringLiteral("verify"), out + QStringLiteral("Wet Ink (2).pdf"), QStringLiteral("--json")});
        QCOMPARE(
            pdf.json()[QStringLiteral("lists")][0][QStringLiteral("player")].toString(), QStringLiteral("Bob Ray"));
    }

    void aListIsWrittenInEveryForm()
    {
        const CliProcess cli;
        const auto folder = QString::fromStdString(cli.folder().string()) + QLatin1Char('/');
        for (const auto* ending : {"pdf", "txt", "csv", "json", "md"}) {
            const auto file = folder + QStringLiteral("list.") + QString::fromLatin1(ending);
            const auto done = cli.run({QStringLiteral("decklist"), QStringLiteral("Wet Ink"), QStringLiteral("-o"),
                file, QStringLiteral("--json")});
            QCOMPARE(done.exit, 0);
            const auto bytes = bytesOf(file);
            QVERIFY(!bytes.isEmpty());
            QCOMPARE(bytes.startsWith("%PDF-"), ending == QByteArray("pdf"));
            const auto deck = done.json()[QStringLiteral("decks")][0].toObject();
            QCOMPARE(deck[QStringLiteral("legal")].toBool(), true);
            QCOMPARE(deck[QStringLiteral("written")].toString(), file);
            QCOMPARE(deck[QStringLiteral("rows")].toInt(), 34);
            QVERIFY(deck[QStringLiteral("code")].toString().startsWith(QStringLiteral("QN1-")));
            QCOMPARE(deck[QStringLiteral("checksum")].toString().size(), 19);
            if (ending != QByteArray("pdf")) { // checked again it is the same deck
                const auto again = cli.run({QStringLiteral("decklist"), file, QStringLiteral("-o"), QStringLiteral("-"),
                    QStringLiteral("--json")});
                QCOMPARE(again.json()[QStringLiteral("decks")][0][QStringLiteral("checksum")],
                    deck[QStringLiteral("checksum")]);
            } else {
                QCOMPARE(
                    app::pageNotes(bytes)[0].value("Checksum"), deck[QStringLiteral("checksum")].toString().toUtf8());
            }
        }
    }

    void aDeckThatIsNotLegalIsStampedNotRefused()
    {
        const CliProcess cli;
        const auto deck = cli.file("short.txt", illegal);
        const auto done = cli.run({QStringLiteral("decklist"), deck, QStringLiteral("-o"), QStringLiteral("-")});
        QCOMPARE(done.exit, 0);
        QVERIFY(done.out.contains("// Legality: NOT LEGAL\n"));
        QVERIFY(done.out.contains("// Wrong: Main deck has 4 of exactly 200 CP: 196 short."));
        QVERIFY(done.err.contains("NOT LEGAL"));
        const auto json = cli.run({QStringLiteral("decklist"), deck, QStringLiteral("-o"), QStringLiteral("-"),
                                      QStringLiteral("--json")})
                              .json();
        QCOMPARE(json[QStringLiteral("decks")][0][QStringLiteral("legal")].toBool(true), false);
        QVERIFY(json[QStringLiteral("decks")][0][QStringLiteral("findings")].toArray().size() > 0);
    }

    void detailsAreRememberedAndOverridden()
    {
        const CliProcess cli;
        const auto base = words("decklist|Wet Ink|-o|-");
        QVERIFY(!cli.run(base).out.contains("Last name"));
        QVERIFY(cli.run(base + words("--last-name|Marrow|--event|Open")).out.contains("// Last name: Marrow\n"));
        QVERIFY(!cli.run(base).out.contains("Last name")); // only with --remember
        QCOMPARE(cli.run(base + words("--last-name|Marrow|--player-id|4711|--remember")).exit, 0);
        const auto out = cli.run(base + words("--player-id|42|--table|9")).out;
        QVERIFY(out.contains("// Last name: Marrow\n"));
        QVERIFY(out.contains("// Player id: 42\n"));
        QVERIFY(out.contains("// Table: 9\n"));
        QVERIFY(!cli.run(base + QStringList{QStringLiteral("--last-name"), QString()}).out.contains("Last name"));
    }

    void manyDecksGoIntoOneFileOrAFolder()
    {
        const CliProcess cli;
        const auto folder = QString::fromStdString(cli.folder().string()) + QLatin1Char('/');
        const auto table = cli.file(
            "decks.csv", "Deck Name,Section,Count,Card Name\nOne,main,2,Wick Sprite\nTwo,main,3,Wick Sprite\n");
        const auto one = cli.run({QStringLiteral("decklist"), table, QStringLiteral("Wet Ink"), QStringLiteral("-o"),
            folder + QStringLiteral("all.pdf"), QStringLiteral("--copies"), QStringLiteral("2"),
            QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--json")});
        QCOMPARE(one.exit, 0);
        QCOMPARE(one.json()[QStringLiteral("decks")].toArray().size(), 3);
        QCOMPARE(one.json()[QStringLiteral("files")].toArray().size(), 1);
        const auto notes = app::pageNotes(bytesOf(folder + QStringLiteral("all.pdf")));
        QCOMPARE(notes.size(), std::size_t{6});
        QCOMPARE(notes[0].value("Deck"), QByteArray("One"));
        QCOMPARE(notes[1].value("Deck"), QByteArray("One"));
        QCOMPARE(notes[2].value("Deck"), QByteArray("Two"));
        const auto each = cli.run(
            {QStringLiteral("decklist"), table, QStringLiteral("-o"), folder + QStringLiteral("lists/"),
                QStringLiteral("--format"), QStringLiteral("txt"), QStringLiteral("--json")});
        QCOMPARE(each.exit, 0);
        QCOMPARE(each.json()[QStringLiteral("files")].toArray(),
            (QJsonArray{folder + QStringLiteral("lists/One.txt"), folder + QStringLiteral("lists/Two.txt")}));
        QVERIFY(bytesOf(folder + QStringLiteral("lists/Two.txt")).contains("3 Wick Sprite"));
    }

    void cardsStandInTheOrderThatIsAskedFor()
    {
        const CliProcess cli;
        const auto list = cli.file("odd.txt", "Main\n2 Wick Sprite\n1 Footnote Duelist\n1 Glasswing Courier\n");
        const auto rows = [&](const char* order) {
            QByteArrayList names;
            for (const auto& line :
                cli.run({QStringLiteral("decklist"), list, QStringLiteral("-o"), QStringLiteral("-"),
                            QStringLiteral("--order"), QString::fromLatin1(order)})
                    .out.split('\n'))
                if (line.startsWith("1 ") || line.startsWith("2 "))
                    names << line.mid(2).split(' ').first();
            return names;
        };
        QCOMPARE(rows("name"), (QByteArrayList{"Footnote", "Glasswing", "Wick"}));
        QCOMPARE(rows("cost"), (QByteArrayList{"Wick", "Glasswing", "Footnote"}));
        QCOMPARE(rows("set"), (QByteArrayList{"Glasswing", "Footnote", "Wick"}));
    }

    void aBlankSheetIsWrittenForAnyEdition_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("as it is") << QString();
        QTest::newRow("of another edition") << QStringLiteral("|--ruleset|quantum-nexus-2025-05");
        QTest::newRow("of another game") << QStringLiteral("|--ruleset|nexus-tcg");
        QTest::newRow("on small paper") << QStringLiteral("|--paper|a5");
    }
    void aBlankSheetIsWrittenForAnyEdition()
    {
        QFETCH(QString, options);
        const CliProcess cli;
        const auto file = QString::fromStdString((cli.folder() / "blank.pdf").string());
        const auto done = cli.run((QStringLiteral("decklist|--blank|-o|") + file + options + QStringLiteral("|--json"))
                                      .split(QLatin1Char('|')));
        QVERIFY2(done.exit == 0, done.err);
        QCOMPARE(done.json()[QStringLiteral("files")].toArray(), QJsonArray{file});
        QVERIFY(done.json()[QStringLiteral("decks")].toArray().isEmpty());
        QCOMPARE(app::pageNotes(bytesOf(file)).at(0).value("Code"), QByteArray());
        QCOMPARE(cli.run(words("decklist|--blank|Wet Ink|-o|x.pdf")).exit, 2);
        QCOMPARE(cli.run(words("decklist|--blank|-o|-")).exit, 2);
        QCOMPARE(cli.run(words("decklist|-o|x.pdf")).exit, 2);
    }

    void paperHasItsNames_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QSizeF>("points");
        const auto points = [](double width, double height) { return QSizeF(width / 25.4 * 72, height / 25.4 * 72); };
        QTest::newRow("a5") << QStringLiteral("A5") << points(148, 210);
        QTest::newRow("tabloid") << QStringLiteral("tabloid") << points(279.4, 431.8);
        QTest::newRow("one's own") << QStringLiteral("200x200") << points(200, 200);
        QTest::newRow("a card") << QStringLiteral("card") << points(63, 88);
        QTest::newRow("of no name") << QStringLiteral("b5") << QSizeF();
        QTest::newRow("too narrow") << QStringLiteral("90x200") << QSizeF();
    }
    void paperHasItsNames()
    {
        QFETCH(QString, paper);
        QFETCH(QSizeF, points);
        const CliProcess cli;
        const auto file = QString::fromStdString((cli.folder() / "list.pdf").string());
        const auto done = cli.run({QStringLiteral("decklist"), QStringLiteral("Wet Ink"), QStringLiteral("-o"), file,
            QStringLiteral("--paper"), paper});
        QCOMPARE(done.exit, points.isValid() ? 0 : 2);
        if (!points.isValid())
            return;
        const auto page = drawnPages(bytesOf(file)).at(0).points;
        QVERIFY(std::abs(page.width() - points.width()) < 0.01 && std::abs(page.height() - points.height()) < 0.01);
    }

    void whatCannotBeDoneIsSaid()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("decklist|Wet Ink|-o|list.doc")).exit, static_cast<int>(app::cli::WrongUsage));
        QCOMPARE(cli.run(words("decklist|Wet Ink|-o|-|--format|pdf")).exit, static_cast<int>(app::cli::WrongUsage));
        QCOMPARE(cli.run(words("decklist|Wet Ink|-o|/nowhere/at/all.pdf")).exit, static_cast<int>(app::cli::Failed));
        const auto mixed = cli.run(words("decklist|No such deck|Wet Ink|-o|-|--json"));
        QCOMPARE(mixed.exit, static_cast<int>(app::cli::Failed));
        QVERIFY(mixed.json()[QStringLiteral("decks")][0][QStringLiteral("legal")].isNull());
        QCOMPARE(mixed.json()[QStringLiteral("decks")][1][QStringLiteral("legal")].toBool(), true);
        QCOMPARE(
            cli.run(words("decklist|Wet Ink|-o|-|--ruleset|nobody-knows")).exit, static_cast<int>(app::cli::Refused));
    }
};

NEXUS_TEST(DecklistCommandTest, Events);

} // namespace decklist_command_test

#include "decklist_command_test.moc"
