// abilities as a process.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace abilities_command_test {

using namespace nexus;
using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString s(const char* text) { return QString::fromUtf8(text); }

} // namespace

class AbilitiesCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aListIsReadAsItStands()
    {
        const CliProcess cli;
        const auto file = cli.file("list.md",
            "| Name | CP | Rule Box |\n|---|---|---|\n"
            "| Dusk Clerk | 2 | Draw a card. |\n"
            "| Dusk Choir | 3 | Draw two cards, then hum quietly. |\n"
            "| Dusk Court | 3 | Choose one: Draw a card; or gain 2 CP. Gain 1 CP. |\n");
        const auto run = cli.run({s("abilities"), s("--type"), s("Event"), file, s("--json")});
        QCOMPARE(run.exit, static_cast<int>(ExitCode::Done));
        const auto answer = run.json();
        const auto counts = answer[u"counts"];
        QCOMPARE(counts[u"whole"].toInt(), 1);
        QCOMPARE(counts[u"hand"].toInt(), 2);
        const auto cards = answer[u"cards"].toArray();
        QCOMPARE(cards.size(), qsizetype{3});
        QCOMPARE(cards[0][u"plays"].toString(), s("whole"));
        QCOMPARE(cards[0][u"abilities"][0][u"kind"].toString(), s("event"));
        QCOMPARE(cards[0][u"abilities"][0][u"unclear"].toBool(true), false);
        const auto unclear = cards[2][u"abilities"][0];
        QVERIFY(
            unclear[u"understood"].toBool() && unclear[u"unclear"].toBool() && !unclear[u"carriedOut"].toBool(true));
        const auto plain = cli.run({s("abilities"), s("--type"), s("Event"), file});
        QVERIFY2(plain.out.contains("~ by hand, for it could be meant in more than one way: Choose one:"),
            plain.out.constData());
        const auto gap = cards[1][u"gaps"][0];
        QCOMPARE(gap[u"ability"].toInt(), 1);
        QCOMPARE(gap[u"column"].toInt(), 22);
        QCOMPARE(gap[u"text"].toString(), s("hum quietly."));
        QVERIFY(!gap[u"expected"].toArray().isEmpty());
        QCOMPARE(gap[u"nearest"].toString(), s("Draw two cards, then discard a card."));
        QCOMPARE(gap[u"row"][u"file"].toString(), s("abilities.txt"));
        QVERIFY(gap[u"row"][u"line"].toInt() > 0);
    }

    void aQueryMayBeginWithAMinus()
    {
        const CliProcess cli;
        const auto starter = cli.run({s("abilities"), s("name:\"Halfway Bounty Hunter\""), s("--json")});
        const auto parts = starter.json()[u"cards"][0][u"abilities"][0][u"parts"].toArray();
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts[1].toObject()[u"text"].toString(), s("Exhaust this unit"));
        QCOMPARE(parts[1].toObject()[u"section"].toString(), s("VIII Exhaust"));
        const auto missions = cli.run({s("abilities"), s("-t:unit"), s("t:mission"), s("--json")});
        QCOMPARE(missions.json()[u"cards"].toArray().size(), qsizetype{36});
        // A game without a Table has nobody who could carry a text out.
        const auto other = cli.run({s("--game"), s("nexus-tcg"), s("abilities"), s("name:\"Bramble Hound\"")});
        QVERIFY(other.out.contains("hand") && other.out.contains("Nexus TCG has no Table here"));
        // In the words of that game: of a text that is understood, and counted.
        const auto duels = cli.run({s("--game"), s("nexus-tcg"), s("abilities"), s("name:\"Sir Perrin\"")});
        QVERIFY2(duels.out.contains("= While this unit defends, it gets +2 Power.") &&
                     duels.out.contains("1 of 1 ability understood"),
            duels.out.constData());
        const auto ops = cli.run({s("--game"), s("nexus-ops"), s("abilities"), s("--json")}).json();
        QCOMPARE(ops[u"counts"][u"abilities"].toInt(), 56);
        QCOMPARE(ops[u"counts"][u"understood"].toInt(), 55);
        QCOMPARE(cli.run({s("abilities"), s("name:nobody")}).exit, static_cast<int>(ExitCode::No));
        QCOMPARE(cli.run({s("abilities"), s("--tyep"), s("Event")}).exit, static_cast<int>(ExitCode::WrongUsage));
    }
};

NEXUS_TEST(AbilitiesCommandTest, Events);

} // namespace abilities_command_test

#include "abilities_command_test.moc"
