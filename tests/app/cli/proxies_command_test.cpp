// `nexusdeck-cli proxies` as a user runs it.
#include "tests/support/cli_process.h"
#include "tests/support/pdf_drawing.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QJsonArray>
#include <QtTest>

namespace proxies_command_test {

using namespace nexus::test;

namespace {

const char* const list = "4 Aegis Tender\n4 Breach Surveyor\n3 Second Draft\n";

} // namespace

class ProxiesCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;
    QString m_deck, m_pdf;

    CliResult run(QStringList options) const
    {
        return m_cli.run(QStringList{QStringLiteral("proxies"), m_deck, QStringLiteral("-o"), m_pdf} + options);
    }
    CliResult json(QStringList options) const { return run(QStringList{QStringLiteral("--json")} + options); }
    std::vector<DrawnPage> pages() const
    {
        QFile file(m_pdf);
        return file.open(QIODevice::ReadOnly) ? drawnPages(file.readAll()) : std::vector<DrawnPage>();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_deck = m_cli.file("Drones.txt", list);
        m_pdf = QString::fromStdString((m_cli.folder() / "out.pdf").string());
    }
    void init()
    {
        QFile::remove(m_pdf);
        QFile::remove(QString::fromStdString((m_cli.profile() / "printed.json").string()));
    }

    void aDeckBecomesSheets()
    {
        const auto told = run({});
        QCOMPARE(told.exit, 0);
        QCOMPARE(QString::fromUtf8(told.out),
            m_pdf + QStringLiteral(": 11 proxies of 3 cards on 2 sheets. Print at 100 % (actual size).\n"));
        QCOMPARE(pages().size(), std::size_t{2});
        QCOMPARE(pages()[0].clipsOf({63, 88}).size(), std::size_t{9});
        QVERIFY(std::abs(pages()[0].points.width() - 595.276) < 0.001);
    }

    void everythingAboutTheSheetCanBeSaid()
    {
        const auto answer = json({QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--landscape"),
            QStringLiteral("--grid"), QStringLiteral("4x2"), QStringLiteral("--bleed"), QStringLiteral("3"),
            QStringLiteral("--style"), QStringLiteral("low-ink"), QStringLiteral("--backs"), QStringLiteral("short"),
            QStringLiteral("--back-offset"), QStringLiteral("-0.5,1.25"), QStringLiteral("--back-rotation"),
            QStringLiteral("-0.1"), QStringLiteral("--scale-x"), QStringLiteral("1"), QStringLiteral("--no-crop-marks"),
            QStringLiteral("--no-watermark"), QStringLiteral("--quiet")});
        QCOMPARE(answer.exit, 0);
        const auto told = answer.json();
        QCOMPARE(told[QStringLiteral("proxies")].toInt(), 11);
        QCOMPARE(told[QStringLiteral("cards")].toInt(), 3);
        QCOMPARE(told[QStringLiteral("sheets")].toInt(), 2);
        QCOMPARE(told[QStringLiteral("pages")].toInt(), 4);
        QCOMPARE(told[QStringLiteral("columns")].toInt(), 4);
        QCOMPARE(told[QStringLiteral("pageMm")][QStringLiteral("width")].toDouble(), 279.4);
        QVERIFY(std::abs(told[QStringLiteral("cardMm")][QStringLiteral("width")].toDouble() - 63.063) < 1e-9);
        QVERIFY(told[QStringLiteral("warnings")].toArray().isEmpty());
        QVERIFY(std::abs(pages()[0].points.width() - 792) < 0.001);
        QCOMPARE(pages()[2].clipsOf({63.063, 88}).size(), std::size_t{3});
    }

    void cardsOfOtherSizesMarksAndFolds()
    {
        const auto tarot = json({QStringLiteral("--card-size"), QStringLiteral("Tarot"), QStringLiteral("--grid"),
            QStringLiteral("fit"), QStringLiteral("--registration"), QStringLiteral("--quiet")});
        QCOMPARE(tarot.exit, 0);
        QCOMPARE(tarot.json()[QStringLiteral("cardMm")][QStringLiteral("height")].toDouble(), 120.0);
        QCOMPARE(tarot.json()[QStringLiteral("columns")].toInt(), 2);
        const auto folded = json({QStringLiteral("--backs"), QStringLiteral("fold"), QStringLiteral("--grid"),
            QStringLiteral("fit"), QStringLiteral("--landscape"), QStringLiteral("--quiet")});
        QCOMPARE(folded.exit, 0);
        QCOMPARE(folded.json()[QStringLiteral("sheets")].toInt(), 3); // 11 proxies, four to a page
        QCOMPARE(folded.json()[QStringLiteral("pages")].toInt(), 3);
        const auto refused = run(
            {QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--registration")});
        QCOMPARE(refused.exit, 4);
        QVERIFY2(refused.err.contains("between the cutter's marks"), refused.err);
    }

    void whatDoesNotFitIsRefusedWithWhatWould()
    {
        const auto refused = run(
            {QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--bleed"), QStringLiteral("3")});
        QCOMPARE(refused.exit, 4);
        QVERIFY(refused.err.contains("need 207 × 282 mm"));
        QVERIFY(refused.err.contains("4 × 2 cards across the sheet (landscape)"));
        QVERIFY(!QFile::exists(m_pdf));
        const auto told = json(
            {QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--bleed"), QStringLiteral("3")})
                              .json();
        QCOMPARE(told[QStringLiteral("error")][QStringLiteral("code")].toInt(), 4);
        QCOMPARE(
            told[QStringLiteral("misfit")][QStringLiteral("neededMm")][QStringLiteral("height")].toDouble(), 282.0);
        QCOMPARE(told[QStringLiteral("misfit")][QStringLiteral("grids")][0][QStringLiteral("columns")].toInt(), 4);
        QCOMPARE(told[QStringLiteral("misfit")][QStringLiteral("bleed")].toDouble(), 1.85);
        QVERIFY(told[QStringLiteral("misfit")][QStringLiteral("gutter")].isNull());
    }

    void wrongWordsAreWrongUsage_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("paper") << QStringList{QStringLiteral("--paper"), QStringLiteral("b5")};
        QTest::newRow("size of cards") << QStringList{QStringLiteral("--card-size"), QStringLiteral("huge")};
        QTest::newRow("inset") << QStringList{QStringLiteral("--registration-inset"), QStringLiteral("1")};
        QTest::newRow("grid") << QStringList{QStringLiteral("--grid"), QStringLiteral("3")};
        QTest::newRow("grid of none") << QStringList{QStringLiteral("--grid"), QStringLiteral("0x3")};
        QTest::newRow("offset") << QStringList{QStringLiteral("--back-offset"), QStringLiteral("1")};
        QTest::newRow("offset too far") << QStringList{QStringLiteral("--back-offset"), QStringLiteral("nan,0")};
        QTest::newRow("gap") << QStringList{QStringLiteral("--gutter"), QStringLiteral("5.1")};
        QTest::newRow("bleed") << QStringList{QStringLiteral("--bleed"), QStringLiteral("-1")};
        QTest::newRow("style") << QStringList{QStringLiteral("--style"), QStringLiteral("gold")};
        QTest::newRow("section") << QStringList{QStringLiteral("--section"), QStringLiteral("graveyard")};
    }
    void wrongWordsAreWrongUsage()
    {
        QFETCH(QStringList, options);
        const auto refused = run(options);
        QCOMPARE(refused.exit, 2);
        QVERIFY(!refused.err.isEmpty());
        QVERIFY(!QFile::exists(m_pdf));
    }

    void onlySomeCards()
    {
        auto told = json({QStringLiteral("--card"), QStringLiteral("aegis tender"), QStringLiteral("--card"),
                             QStringLiteral("Nobody")})
                        .json();
        QCOMPARE(told[QStringLiteral("proxies")].toInt(), 4);
        const auto warning = told[QStringLiteral("warnings")][0].toObject();
        QCOMPARE(warning[QStringLiteral("warning")].toString(), QStringLiteral("not-in-decks"));
        QCOMPARE(warning[QStringLiteral("card")].toString(), QStringLiteral("Nobody"));
        const auto none = json({QStringLiteral("--section"), QStringLiteral("sideboard")});
        QCOMPARE(none.exit, 1);
        QCOMPARE(none.json()[QStringLiteral("proxies")].toInt(), 0);
        QVERIFY(none.json()[QStringLiteral("file")].isNull());
        told = json({QStringLiteral("--section"), QStringLiteral("main")}).json();
        QCOMPARE(told[QStringLiteral("proxies")].toInt(), 11);
    }

    void onlyWhatIsMissing()
    {
        QCOMPARE(m_cli
                     .run({QStringLiteral("collection"), QStringLiteral("add"), QStringLiteral("Aegis Tender"),
                         QStringLiteral("3")})
                     .exit,
            0);
        const auto told = json({QStringLiteral("--only-missing")}).json();
        QCOMPARE(told[QStringLiteral("proxies")].toInt(), 8);
        QCOMPARE(told[QStringLiteral("cards")].toInt(), 3);
    }

    void onlyWhatChanged()
    {
        QCOMPARE(run({}).exit, 0);
        auto answer = run({QStringLiteral("--only-changed")});
        QCOMPARE(answer.exit, 1);
        QVERIFY(answer.err.contains("Nothing has changed"));
        const auto deck = std::exchange(
            m_deck, m_cli.file("later/Drones.txt", std::string(list) + "1 Ringbark Bull\n"));
        QCOMPARE(json({QStringLiteral("--only-changed")}).json()[QStringLiteral("proxies")].toInt(), 1);
        QCOMPARE(run({QStringLiteral("--only-changed")}).exit, 1);
        m_deck = deck;
        const auto damaged = m_cli.file("profile/printed.json", "{");
        answer = run({QStringLiteral("--only-changed")});
        QCOMPARE(answer.exit, 0);
        QVERIFY(answer.err.contains("printed.json is damaged"));
        QVERIFY(QFile::exists(damaged + QStringLiteral(".damaged")));
        QVERIFY(pages().size() == 2);
    }

    void theSameCommandWritesTheSameBytes()
    {
        const auto bytes = [&] {
            QFile file(m_pdf);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(run({}).exit, 0);
        const auto first = bytes();
        QVERIFY(!first.isEmpty());
        QCOMPARE(run({}).exit, 0);
        QCOMPARE(bytes(), first);
    }

    void theMeasuringPageNeedsNoDeck()
    {
        const auto told = m_cli.run({QStringLiteral("proxies"), QStringLiteral("--calibration"), QStringLiteral("-o"),
            m_pdf, QStringLiteral("--backs"), QStringLiteral("long")});
        QCOMPARE(told.exit, 0);
        QCOMPARE(pages().size(), std::size_t{2});
        const auto answer = m_cli
                                .run({QStringLiteral("proxies"), QStringLiteral("--calibration"), QStringLiteral("-o"),
                                    m_pdf, QStringLiteral("--json")})
                                .json();
        QCOMPARE(answer[QStringLiteral("pages")].toInt(), 2);
        QCOMPARE(
            m_cli.run({QStringLiteral("proxies"), QStringLiteral("-o"), m_pdf}).exit, 2); // without a deck otherwise
    }

    void aFileThatCannotBeWrittenFails()
    {
        const auto told = m_cli.run(
            {QStringLiteral("proxies"), m_deck, QStringLiteral("-o"), QStringLiteral("/no/such/folder/out.pdf")});
        QCOMPARE(told.exit, 3);
        QVERIFY(
            !QFile::exists(QString::fromStdString((m_cli.profile() / "printed.json").string()))); // nothing was printed
    }
};

NEXUS_TEST(ProxiesCommandTest, Events);

} // namespace proxies_command_test

#include "proxies_command_test.moc"

#include <utility>
