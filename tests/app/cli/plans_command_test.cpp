// plans and swaps --suggest as processes: written, checked, applied, taken back and printed.
#include "app/cli/cli.h"

#include "importers/decklist/deck_json.h"
#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace plans_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }

std::string bytesOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll().toStdString() : std::string();
}

// The sample deck with a plan of the first swap there is.
struct Story {
    CliProcess cli;
    QString deck = cli.file(
        "wet-ink.nxdeck", bytesOf(nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck")));
    QString out, in;

    Story()
    {
        const auto pair = cli.run({word("swaps"), deck, word("--json")}).json()[word("pairs")].toArray()[0].toObject();
        out = pair[word("out")].toString(), in = pair[word("in")].toString();
        const auto added = cli.run({word("plans"), deck, word("--in-place"), word("add"), word("Mirror"), word("--out"),
            word("1 ") + out, word("--in"), in, word("--note"), word("Go first.")});
        if (added.exit != int(ExitCode::Done))
            qFatal("%s", added.err.constData());
    }
    [[nodiscard]] nexus::model::Deck read() const { return *nexus::importers::readDeckJson(bytesOf(deck)); }
    [[nodiscard]] CliResult plans(const QStringList& words) const
    {
        return cli.run(QStringList{word("plans"), deck} + words);
    }
};

} // namespace

class PlansCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanIsWrittenAndListed()
    {
        const Story story;
        const auto plans = story.read().plans;
        QCOMPARE(plans.size(), std::size_t{1});
        QCOMPARE(plans[0].name, std::string("Mirror"));
        QCOMPARE(plans[0].note, std::string("Go first."));
        const auto listed = story.plans({word("list"), word("--json")}).json();
        const auto plan = listed[word("plans")].toArray()[0].toObject();
        QCOMPARE(plan[word("out")].toArray()[0].toObject()[word("card")].toString(), story.out);
        QVERIFY(
            plan[word("holds")].toBool() && plan[word("legal")].toBool() && plan[word("problems")].toArray().isEmpty());
        QVERIFY(listed[word("applied")].isNull());
        QCOMPARE(story.plans({word("check")}).exit, int(ExitCode::Done));
        QVERIFY(story.plans({word("list")}).out.contains("✓ Mirror"));
        QCOMPARE(story.plans({word("add"), word("mirror")}).exit, int(ExitCode::Refused));
    }

    void nothingIsWrittenUnasked()
    {
        const Story story;
        const auto before = bytesOf(story.deck);
        const auto result = story.plans({word("remove"), word("Mirror")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QVERIFY(result.err.contains("Nothing was written"));
        QCOMPARE(bytesOf(story.deck), before);
        const auto text = QString::fromStdString((story.cli.folder() / "out.txt").string());
        QCOMPARE(story.plans({word("--apply"), text, word("remove"), word("Mirror")}).exit, int(ExitCode::Refused));
        QCOMPARE(story.plans({word("--in-place"), word("remove"), word("#1")}).exit, int(ExitCode::Done));
        QVERIFY(story.read().plans.empty());
        QCOMPARE(story.plans({word("list")}).exit, int(ExitCode::No));
    }

    void appliedAndTakenBack()
    {
        const Story story;
        const auto before = story.read();
        QCOMPARE(story.plans({word("take-back")}).exit, int(ExitCode::No));
        QCOMPARE(story.plans({word("--in-place"), word("apply"), word("Mirror")}).exit, int(ExitCode::Done));
        QVERIFY(story.read().plans[0].applied);
        QVERIFY(story.read().sections != before.sections);
        QCOMPARE(story.cli.run({word("check"), story.deck}).exit, int(ExitCode::Done));
        QCOMPARE(story.plans({word("--json"), word("list")}).json()[word("applied")].toString(), word("Mirror"));
        QCOMPARE(story.plans({word("--in-place"), word("remove"), word("Mirror")}).exit, int(ExitCode::Refused));
        QCOMPARE(story.plans({word("--in-place"), word("apply"), word("Mirror")}).exit, int(ExitCode::No));
        QCOMPARE(story.plans({word("--in-place"), word("take-back")}).exit, int(ExitCode::Done));
        QVERIFY(story.read() == before);
    }

    void aPlanThatDoesNotHoldIsSaid()
    {
        const Story story;
        QCOMPARE(
            story.plans({word("--in-place"), word("add"), word("Flood"), word("--in"), word("9 ") + story.in}).exit,
            int(ExitCode::No));
        const auto checked = story.plans({word("check"), word("Flood"), word("--json")});
        QCOMPARE(checked.exit, int(ExitCode::No));
        QCOMPARE(checked.json()[word("plans")].toArray().size(), 1);
        QVERIFY(checked.json()[word("plans")].toArray()[0].toObject()[word("problems")].toArray().size() >=
                2); // copies, uneven
        QCOMPARE(
            story.plans({word("add"), word("X"), word("--in"), word("1 Nobody Knows This")}).exit, int(ExitCode::No));
        QCOMPARE(story.plans({word("check"), word("Nobody")}).exit, int(ExitCode::No));
    }

    void printed()
    {
        const Story story;
        for (const char* paper : {"a4", "card", "a5", "Tabloid", "200x250"}) {
            const auto file = QString::fromStdString((story.cli.folder() / "plans.pdf").string());
            QCOMPARE(story.plans({word("print"), file, word("--paper"), word(paper)}).exit, int(ExitCode::Done));
            const auto bytes = bytesOf(file);
            QVERIFY(bytes.starts_with("%PDF"));
            (void)story.plans({word("print"), file, word("--paper"), word(paper)});
            QCOMPARE(bytesOf(file), bytes);
        }
        QCOMPARE(story.plans({word("print")}).exit, int(ExitCode::WrongUsage));
    }

    void theBestSideboard()
    {
        const Story story;
        const auto result = story.cli.run({word("swaps"), story.deck, word("--suggest"), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto answer = result.json();
        QVERIFY(answer[word("swaps")].toInt() > answer[word("before")].toInt());
        QVERIFY(answer[word("legal")].toBool());
        int copies = 0;
        for (const auto& card : answer[word("cards")].toArray())
            copies += card.toObject()[word("count")].toInt();
        QCOMPARE(copies, 10);
        const auto packages = answer[word("packages")].toArray();
        QCOMPARE(packages.size(), qsizetype{3});
        for (const auto& one : packages)
            QVERIFY(!one.toObject()[word("reason")].toString().isEmpty() &&
                    !one.toObject()[word("cards")].toArray().isEmpty());
        const auto answers = story.cli.run(
            {word("swaps"), story.deck, word("--suggest"), word("--for"), word("answers"), word("--json")});
        QCOMPARE(answers.json()[word("packages")].toArray().size(), qsizetype{1});
        QCOMPARE(answers.json()[word("cards")], packages.first().toObject()[word("cards")]);
        QVERIFY(story.cli.run({word("swaps"), story.deck, word("--suggest")})
                    .out.contains("Answers (answers): Against strong cards"));
        QCOMPARE(story.cli.run({word("swaps"), story.deck, word("--suggest"), word("--pool"), word("t:mission")}).exit,
            int(ExitCode::No));
        QCOMPARE(story.cli.run({word("swaps"), story.deck, word("--suggest"), word("--pool"), word("cp<=")}).exit,
            int(ExitCode::Refused));
        QCOMPARE(story.cli.run({word("swaps"), story.deck, word("--suggest"), word("--owned")}).exit,
            int(ExitCode::No)); // nothing is owned
        QCOMPARE(story.cli.run({word("swaps"), story.deck, word("--suggest"), word("--in-place")}).exit,
            int(ExitCode::Done));
        QCOMPARE(
            story.cli.run({word("swaps"), story.deck, word("--json")}).json()[word("perSize")].toArray()[0].toInt(),
            answer[word("swaps")].toInt());
    }

    void largerSwapsAroundACard()
    {
        const Story story;
        const auto result = story.cli.run({word("swaps"), story.deck, word("--copies"), word("2"), word("--out"),
            story.out, word("--limit"), word("5"), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto swaps = result.json()[word("swaps")].toArray();
        QCOMPARE(swaps.size(), 5);
        for (const auto& swap : swaps) {
            QVERIFY(swap.toObject()[word("out")].toArray().contains(story.out));
            QCOMPARE(swap.toObject()[word("in")].toArray().size(), 2);
        }
        // without a size the smallest there are
        const auto smallest = story.cli.run({word("swaps"), story.deck, word("--out"), story.out, word("--json")})
                                  .json()[word("swaps")]
                                  .toArray();
        QVERIFY(!smallest.isEmpty());
        for (const auto& swap : smallest) {
            QCOMPARE(swap.toObject()[word("out")].toArray(), QJsonArray{story.out});
            QCOMPARE(swap.toObject()[word("in")].toArray().size(), 1);
        }
    }
};

NEXUS_TEST(PlansCommandTest, Events);

} // namespace plans_command_test

#include "plans_command_test.moc"
