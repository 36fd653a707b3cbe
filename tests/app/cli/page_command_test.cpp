// `nexusdeck-cli page` and `nexusdeck-cli pictures` as a user runs them.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QtTest>

namespace page_command_test {

using namespace nexus::test;

class PageCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;
    QString m_deck;

    QString inFolder(const char* name) const { return QString::fromStdString((m_cli.folder() / name).string()); }
    CliResult run(const char* words, const QString& out) const
    {
        auto arguments = QString::fromUtf8(words).split(QLatin1Char(' '));
        arguments.replaceInStrings(QStringLiteral("DECK"), m_deck);
        return m_cli.run(arguments << QStringLiteral("-o") << out);
    }

private Q_SLOTS:
    void initTestCase() { m_deck = m_cli.file("Drones.txt", "4 Aegis Tender\n3 Second Draft\n"); }

    void aDeckBecomesAPage()
    {
        const auto file = inFolder("deck.html");
        const auto told = run("page DECK --json", file);
        QCOMPARE(told.exit, 0);
        const auto json = told.json();
        QCOMPARE(json[QStringLiteral("cards")].toInt(), 2);
        const auto deck = json[QStringLiteral("decks")][0].toObject();
        QCOMPARE(deck[QStringLiteral("name")].toString(), QStringLiteral("Drones"));
        QCOMPARE(deck[QStringLiteral("legal")].toBool(), false);
        QCOMPARE(json[QStringLiteral("bytes")].toInt(), int(QFile(file).size()));
    }

    void cardsOfASearchBecomeAPage()
    {
        QCOMPARE(run("page --no-pictures --cards -t:unit", inFolder("cards.html")).exit, 0);
        QFile file(inFolder("cards.html"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("<title>Quantum Nexus</title>"));
        QCOMPARE(run("page --no-pictures --cards cp>999", inFolder("none.html")).exit, 1);
        QVERIFY(!QFile::exists(inFolder("none.html")));
        QCOMPARE(run("page --cards cp>", inFolder("none.html")).exit, 4);
        QCOMPARE(run("page", inFolder("none.html")).exit, 2);
        QCOMPARE(run("page DECK", QStringLiteral("/no/such/folder/x.html")).exit, 3);
    }

    // Wherever faces are made, and not on sheets alone.
    void aPictureThatIsCutOffIsTold()
    {
        const CliProcess own;
        const auto art = QString::fromStdString((own.profile() / "art").string());
        const auto deck = own.file("Drones.txt", "4 Aegis Tender\n3 Second Draft\n");
        QCOMPARE(own.run({QStringLiteral("search"), QStringLiteral("aegis")}).exit, 0);
        QVERIFY(QDir().mkpath(art));
        QImage whole(300, 200, QImage::Format_RGB32);
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < whole.width(); ++x)
                whole.setPixel(x, y, qRgb(x * y % 251, x % 256, y % 256));
        QVERIFY(whole.save(art + QStringLiteral("/Aegis Tender.jpg")));
        QFile file(art + QStringLiteral("/Aegis Tender.jpg"));
        QVERIFY(file.resize(file.size() / 2));
        const auto out = [&](const char* name) { return QString::fromStdString((own.folder() / name).string()); };
        for (const QStringList& words :
            {QStringList{QStringLiteral("picture"), QStringLiteral("Aegis Tender"), QStringLiteral("-o"), out("a.png")},
                QStringList{QStringLiteral("pictures"), deck, QStringLiteral("-o"), out("shop")},
                QStringList{QStringLiteral("page"), deck, QStringLiteral("-o"), out("page.html")},
                QStringList{QStringLiteral("poster"), deck, QStringLiteral("-o"), out("poster.png")},
                QStringList{QStringLiteral("export"), deck, QStringLiteral("--for"), QStringLiteral("mpc"),
                    QStringLiteral("-o"), out("mpc")}}) {
            const auto told = own.run(words);
            QCOMPARE(told.exit, 0);
            QVERIFY2(
                told.err.contains("“Aegis Tender”: its picture cannot be used (it is cut off"), told.err.constData());
        }
    }

    void aBackThatCannotBeUsedIsToldWhereThereAreBacks()
    {
        const CliProcess own;
        const auto deck = own.file("Drones.txt", "4 Aegis Tender\n");
        QCOMPARE(own.run({QStringLiteral("search"), QStringLiteral("aegis")}).exit, 0);
        const auto cards = QString::fromStdString((own.profile() / "art/cards").string());
        QVERIFY(QDir().mkpath(cards));
        QFile file(cards + QStringLiteral("/back.png"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        file.close();
        const auto told = [&](const QStringList& further) {
            return own
                .run(QStringList{further.front(), deck, QStringLiteral("-o"),
                         QString::fromStdString((own.folder() / further.front().toStdString()).string())} +
                     further.mid(1))
                .err.contains("Your picture of the back cannot be used");
        };
        QVERIFY(told({QStringLiteral("pictures"), QStringLiteral("--backs")}));
        QVERIFY(told({QStringLiteral("export"), QStringLiteral("--for"), QStringLiteral("mpc")}));
        QVERIFY(told({QStringLiteral("proxies"), QStringLiteral("--backs"), QStringLiteral("long")}));
        QVERIFY(!told({QStringLiteral("proxies")}));
    }

    void aDeckBecomesPictures()
    {
        const auto folder = inFolder("shop");
        const auto told = run("pictures DECK --bleed 3.2 --backs --contact-sheet --json", folder);
        QVERIFY2(told.exit == 0, told.err.constData());
        const auto json = told.json();
        QCOMPARE(json[QStringLiteral("files")].toArray().size(), 4);
        QCOMPARE(json[QStringLiteral("copies")].toInt(), 7);
        QCOMPARE(json[QStringLiteral("width")].toInt(), 820);
        const auto card = json[QStringLiteral("cards")][0].toObject();
        QCOMPARE(card[QStringLiteral("picture")].toString(), QStringLiteral("aegis-tender.unit"));
        QCOMPARE(card[QStringLiteral("copies")].toInt(), 4);
        for (const auto* name : {"/aegis-tender.unit.png", "/second-draft.event.png", "/back.png"})
            QCOMPARE(QImage(folder + QLatin1String(name)).size(), QSize(820, 1115));

        const auto again = run("pictures DECK", folder);
        QCOMPARE(again.exit, 4);
        QVERIFY(again.err.contains("already has aegis-tender.unit.png and 1 more"));
        QCOMPARE(QImage(folder + QStringLiteral("/aegis-tender.unit.png")).width(), 820);
        QCOMPARE(run("pictures DECK --overwrite", folder).exit, 0);
        QCOMPARE(QImage(folder + QStringLiteral("/aegis-tender.unit.png")).width(), 744);
    }

    void aPdfIsOneFile()
    {
        const auto file = inFolder("cards.pdf");
        QCOMPARE(run("pictures DECK --format pdf --bleed 3 --backs", file).exit, 0);
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF"));
    }

    void aWrongCallIsRefused()
    {
        const auto folder = inFolder("never");
        QCOMPARE(run("pictures DECK --dpi 72", folder).exit, 2);
        QCOMPARE(run("pictures DECK --bleed 6", folder).exit, 2);
        QCOMPARE(run("pictures DECK --format pdf --corners round", folder).exit, 2);
        QCOMPARE(run("pictures", folder).exit, 2);
        QVERIFY(!QFile::exists(folder));
        QCOMPARE(run("pictures DECK", m_deck).exit, 3); // a file where the folder should be
    }
};

NEXUS_TEST(PageCommandTest, Events);

} // namespace page_command_test

#include "page_command_test.moc"
