// `nexusdeck-cli poster` as a user runs it.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QtTest>

namespace poster_command_test {

using namespace nexus::test;

class PosterCommandTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;
    QString m_deck, m_png;

    CliResult run(QStringList options) const
    {
        return m_cli.run(QStringList{QStringLiteral("poster"), m_deck, QStringLiteral("-o"), m_png} + options);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_deck = m_cli.file("Drones.txt", "4 Aegis Tender\n4 Breach Surveyor\n3 Second Draft\n");
        m_png = QString::fromStdString((m_cli.folder() / "out.png").string());
    }
    void init() { QFile::remove(m_png); }

    void aDeckBecomesAPicture()
    {
        const auto told = run({});
        QCOMPARE(told.exit, 0);
        const QImage picture(m_png);
        QCOMPARE(picture.width(), 2000);
        QCOMPARE(
            QString::fromUtf8(told.out), m_png + QStringLiteral(": Drones, 2000 × %1 pixels.\n").arg(picture.height()));
    }

    void howItLooksCanBeSaid()
    {
        const auto told = run({QStringLiteral("--json"), QStringLiteral("--width"), QStringLiteral("900"),
            QStringLiteral("--by"), QStringLiteral("type"), QStringLiteral("--spread")});
        QCOMPARE(told.exit, 0);
        const auto json = told.json();
        QCOMPARE(json[QStringLiteral("width")].toInt(), 900);
        QCOMPARE(json[QStringLiteral("height")].toInt(), QImage(m_png).height());
        QCOMPARE(json[QStringLiteral("written")].toString(), m_png);
        QCOMPARE(json[QStringLiteral("legal")].toBool(), false);
        QVERIFY(json[QStringLiteral("code")].toString().size() > 10);
    }

    void theDeckOfAPictureIsReadAgain()
    {
        QCOMPARE(run({}).exit, 0);
        const auto read = m_cli.run(
            {QStringLiteral("code"), QStringLiteral("encode"), m_png, QStringLiteral("--json")});
        QVERIFY2(read.exit == 0, read.err.constData());
        const auto first = run({QStringLiteral("--json")}).json();
        QCOMPARE(read.json()[QStringLiteral("code")].toString(), first[QStringLiteral("code")].toString());
    }

    void aWrongCallIsRefused()
    {
        QCOMPARE(run({QStringLiteral("--width"), QStringLiteral("10")}).exit, 2);
        QCOMPARE(run({QStringLiteral("--by"), QStringLiteral("luck")}).exit, 2);
        const auto pdf = m_cli.run(
            {QStringLiteral("poster"), m_deck, QStringLiteral("-o"), QStringLiteral("deck.pdf")});
        QCOMPARE(pdf.exit, 2);
        QVERIFY(pdf.err.contains("deck.pdf: a picture is a .png file."));
        const auto lost = m_cli.run(
            {QStringLiteral("poster"), m_deck, QStringLiteral("-o"), QStringLiteral("/no/such/folder/deck.png")});
        QCOMPARE(lost.exit, 3);
        QCOMPARE(
            m_cli.run({QStringLiteral("poster"), QStringLiteral("No such deck"), QStringLiteral("-o"), m_png}).exit, 3);
        QVERIFY(!QFile::exists(m_png));
    }
};

NEXUS_TEST(PosterCommandTest, Events);

} // namespace poster_command_test

#include "poster_command_test.moc"
