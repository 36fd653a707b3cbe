// `nexusdeck-cli event print` and `event page` as a user runs them.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QtTest>

namespace event_paper_cli_test {

using namespace nexus::test;

class EventPaperCliTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;

    QString at(const char* name) const { return QString::fromStdString((m_cli.folder() / name).string()); }
    CliResult event(const char* words) const
    {
        auto arguments = QString::fromUtf8(words).split(QLatin1Char(' '));
        arguments.replaceInStrings(QStringLiteral("AT/"), at(""));
        return m_cli.run(QStringList{QStringLiteral("event")} << arguments);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(event("new AT/day.nxevent --edition quantum-nexus-2025-07 --seed 1").exit, 0);
        m_cli.file("players.csv", "Name\nAnn Lee\nBob Ray\n<b>Cy</b>\n");
        const auto added = event("add AT/day.nxevent AT/players.csv");
        QVERIFY2(added.exit == 0, added.err.constData());
    }

    void papersBecomeFiles()
    {
        QCOMPARE(event("print AT/day.nxevent slips -o AT/none.pdf").exit, 1);
        QVERIFY(!QFile::exists(at("none.pdf")));
        QCOMPARE(event("pair AT/day.nxevent").exit, 0);
        for (const char* what : {"pairings", "by-name", "by-table", "slips", "standings", "players", "blank"}) {
            const auto told = event(
                (std::string("print AT/day.nxevent --json --paper letter -o AT/out.pdf ") + what).c_str());
            QVERIFY2(told.exit == 0, told.err.constData());
            const auto json = told.json();
            QCOMPARE(json[QStringLiteral("file")].toString(), at("out.pdf"));
            QCOMPARE(json[QStringLiteral("what")].toString(), QString::fromUtf8(what));
            QCOMPARE(json[QStringLiteral("pages")].toInt(), qstrcmp(what, "pairings") == 0 ? 2 : 1);
            QVERIFY(json[QStringLiteral("unprinted")].isNull());
            QFile file(at("out.pdf"));
            QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF"));
            QFile::remove(at("out.pdf"));
        }
        QCOMPARE(event("print AT/day.nxevent lists -o AT/none.pdf").exit, 1); // nobody has one
        QCOMPARE(event("print AT/day.nxevent slips --round 2 -o AT/none.pdf").exit, 1);
        QCOMPARE(event("print AT/day.nxevent tickets -o AT/none.pdf").exit, 2);
        QCOMPARE(event("print AT/day.nxevent slips --paper 100x200 -o AT/none.pdf").exit, 2);
        QCOMPARE(event("print AT/day.nxevent slips -o AT/no/such/none.pdf").exit, 3);
    }

    void theEventBecomesAPage()
    {
        const auto told = event("page AT/day.nxevent --json -o AT/site");
        QVERIFY2(told.exit == 0, told.err.constData());
        const auto json = told.json();
        QCOMPARE(json[QStringLiteral("file")].toString(), at("site/index.html"));
        QCOMPARE(json[QStringLiteral("players")].toInt(), 3);
        QCOMPARE(json[QStringLiteral("lists")].toInt(), 0);
        QFile file(at("site/index.html"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(json[QStringLiteral("bytes")].toInt(), int(file.size()));
        QVERIFY(file.readAll().contains("&lt;b&gt;Cy&lt;/b&gt;"));
        QCOMPARE(event("page AT/day.nxevent -o AT/day.html").exit, 0);
        QVERIFY(QFile::exists(at("day.html")));
        QCOMPARE(event("page AT/day.nxevent -o AT/day.html/x").exit, 3);
        const auto far = event(("page AT/day.nxevent -o AT/" + std::string(300, 'n')).c_str());
        QVERIFY2(far.exit == 3 && far.err.contains("longer than the 255 bytes"), far.err.constData());
        QCOMPARE(event("page AT/none.nxevent -o AT/day.html").exit, 3);
    }
};

NEXUS_TEST(EventPaperCliTest, Events);

} // namespace event_paper_cli_test

#include "event_paper_test.moc"
