#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <csignal>

namespace duel_command_test {

using namespace nexus::test;

namespace {

QString labDeck(const char* name)
{
    return inSources("/resources/games/quantum-nexus/decks/") + QString::fromUtf8(name) + QStringLiteral(".nxdeck");
}

QStringList duelWords(const QStringList& more)
{
    return QStringList{QStringLiteral("duel"), labDeck("wet-ink"), labDeck("hold-fast-at-nine"),
               QStringLiteral("--games"), QStringLiteral("4"), QStringLiteral("--rounds"), QStringLiteral("3"),
               QStringLiteral("--seed"), QStringLiteral("7")} +
           more;
}

QJsonObject answerOf(const CliResult& done)
{
    auto json = QJsonDocument::fromJson(done.out).object();
    json.remove(QStringLiteral("seconds"));
    return json;
}

} // namespace

class DuelCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAnswerIsTheOneThatWasPromised()
    {
        const CliProcess cli;
        const auto done = cli.run(duelWords({QStringLiteral("--json")}));
        QVERIFY2(done.exit == 0, done.err.constData());
        const auto json = QJsonDocument::fromJson(done.out).object();
        auto keys = json.keys();
        keys.sort();
        QCOMPARE(keys, (QStringList{QStringLiteral("drawn"), QStringLiteral("games"), QStringLiteral("intervals"),
                           QStringLiteral("seconds"), QStringLiteral("unfinished"), QStringLiteral("wins")}));
        QCOMPARE(json[QStringLiteral("games")].toInt(), 4);
        const auto wins = json[QStringLiteral("wins")].toArray();
        QCOMPARE(wins[0].toInt() + wins[1].toInt() + json[QStringLiteral("drawn")].toInt() +
                     json[QStringLiteral("unfinished")].toInt(),
            4);
        for (const auto& interval : json[QStringLiteral("intervals")].toArray()) {
            QVERIFY(interval.toArray()[0].toDouble() >= 0 && interval.toArray()[1].toDouble() <= 1);
            QVERIFY(interval.toArray()[0].toDouble() < interval.toArray()[1].toDouble());
        }
    }

    void theSameSeedPlaysTheSameOnAnyNumberOfProcessors()
    {
        const CliProcess cli;
        const auto one = cli.run(duelWords({QStringLiteral("--json"), QStringLiteral("--players"),
            QStringLiteral("random"), QStringLiteral("--threads"), QStringLiteral("1")}));
        const auto two = cli.run(duelWords({QStringLiteral("--json"), QStringLiteral("--players"),
            QStringLiteral("random"), QStringLiteral("--threads"), QStringLiteral("2")}));
        QVERIFY(!answerOf(one).isEmpty());
        QCOMPARE(answerOf(one), answerOf(two));
    }

    // What was played before is not played again, and the end is the same; a line that is not whole is played anew.
    void anEndedDuelGoesOn()
    {
        const CliProcess cli;
        const auto kept = cli.folder() / "kept";
        const QStringList words = duelWords({QStringLiteral("--json"), QStringLiteral("--games"), QStringLiteral("40"),
            QStringLiteral("--players"), QStringLiteral("random")});
        auto keeping = words + QStringList{QStringLiteral("--keep"), QString::fromStdString(kept.string())};
        keeping.removeAt(keeping.indexOf(QStringLiteral("--games")));
        keeping.removeAt(keeping.indexOf(QStringLiteral("4")));
        auto plain = words;
        plain.removeAt(plain.indexOf(QStringLiteral("--games")));
        plain.removeAt(plain.indexOf(QStringLiteral("4")));
        const auto whole = cli.run(plain);
        QVERIFY2(whole.exit == 0, whole.err.constData());
        QCOMPARE(answerOf(cli.run(keeping)), answerOf(whole));
        QFile file(QString::fromStdString(kept.string()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const auto all = file.readAll();
        QVERIFY(file.resize(all.size() * 2 / 3));
        file.close();
        QCOMPARE(answerOf(cli.run(keeping)), answerOf(whole));
        keeping[keeping.indexOf(QStringLiteral("7"))] = QStringLiteral("8");
        const auto other = cli.run(keeping);
        QVERIFY(other.exit != 0);
        QVERIFY2(other.err.contains("other games"), other.err.constData());
    }

    // The file says the seed, and more games go on from those there are; fewer are some of them.
    void keptGamesGoOnWithoutTheirSeedAndWithMoreGames()
    {
        const CliProcess cli;
        const auto kept = QString::fromStdString((cli.folder() / "kept").string());
        const auto words = [&](int games) {
            return QStringList{QStringLiteral("duel"), labDeck("wet-ink"), labDeck("hold-fast-at-nine"),
                QStringLiteral("--rounds"), QStringLiteral("3"), QStringLiteral("--players"), QStringLiteral("random"),
                QStringLiteral("--json"), QStringLiteral("--games"), QString::number(games)};
        };
        const auto keeping = [&](int games) {
            const auto done = cli.run(words(games) + QStringList{QStringLiteral("--keep"), kept});
            if (done.exit != 0)
                qWarning("%s", done.err.constData());
            return answerOf(done);
        };
        const auto linesOf = [&] {
            QFile file(kept);
            return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
        };
        QVERIFY(!keeping(15).isEmpty());
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto seed = QJsonDocument::fromJson(file.readLine())[QStringLiteral("seed")].toString();
        file.close();
        QCOMPARE(linesOf(), 3); // the head and two batches
        const auto whole = cli.run(words(40) + QStringList{QStringLiteral("--seed"), seed});
        QCOMPARE(keeping(40), answerOf(whole));
        QCOMPARE(linesOf(), 6); // one is played anew, with ten games
        QCOMPARE(keeping(15), answerOf(cli.run(words(15) + QStringList{QStringLiteral("--seed"), seed})));
        QCOMPARE(linesOf(), 6);
        QCOMPARE(keeping(40), answerOf(whole));
    }

    // What no games come to is told with its line, and not added up.
    void impossibleNumbersAreRefused_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("number");
        for (const int place : {0, 1, 2, 3, 4, 5, 8, 13})
            for (const char* number : {"9000", "9223372036854775807"})
                QTest::addRow("%d to %s", place, number) << place << QString::fromLatin1(number);
    }
    void impossibleNumbersAreRefused()
    {
        QFETCH(int, place);
        QFETCH(QString, number);
        const CliProcess cli;
        const auto kept = QString::fromStdString((cli.folder() / "kept").string());
        const auto words = duelWords(
            {QStringLiteral("--players"), QStringLiteral("random"), QStringLiteral("--keep"), kept});
        QCOMPARE(cli.run(words).exit, 0);
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadWrite));
        auto text = QString::fromUtf8(file.readAll());
        const auto begin = text.indexOf(QStringLiteral("\"numbers\":[")) + 11;
        auto numbers = text.mid(begin, text.indexOf(u']', begin) - begin).split(u',');
        const auto length = numbers.join(u',').size();
        numbers[place] = number;
        text.replace(begin, length, numbers.join(u','));
        QVERIFY(file.seek(0) && file.write(text.toUtf8()) == text.size());
        file.close();
        const auto refused = cli.run(words);
        QVERIFY(refused.exit != 0);
        QVERIFY2(refused.err.contains("line 2") && refused.err.contains("anew"), refused.err.constData());
    }

    // The parts of a league, played apart and one of them twice ended, are the league byte for byte.
    void partsMergedAreTheWhole()
    {
        const CliProcess cli;
        const QStringList games{labDeck("wet-ink"), labDeck("hold-fast-at-nine"), labDeck("chimera-school"),
            QStringLiteral("--games"), QStringLiteral("20"), QStringLiteral("--rounds"), QStringLiteral("4"),
            QStringLiteral("--seed"), QStringLiteral("9"), QStringLiteral("--players"), QStringLiteral("random")};
        const auto whole = cli.run(QStringList{QStringLiteral("league"), QStringLiteral("--json")} + games);
        QVERIFY2(whole.exit == 0, whole.err.constData());
        const auto folder = QString::fromStdString((cli.folder() / "parts").string());
        const auto part = [&](int number) { return folder + QStringLiteral("/%1.nxpart").arg(number); };
        const auto split = cli.run(QStringList{QStringLiteral("lab"), QStringLiteral("split"), QStringLiteral("2")} +
                                   games + QStringList{QStringLiteral("--out"), folder});
        QVERIFY2(split.exit == 0, split.err.constData());
        const QStringList merge{QStringLiteral("lab"), QStringLiteral("merge"), folder, QStringLiteral("--json")};
        QCOMPARE(cli.run({QStringLiteral("lab"), QStringLiteral("run"), part(1)}).exit, 0);
        const auto early = cli.run(merge);
        QVERIFY(early.exit == 1 && early.err.contains("not played to its end"));
        QCOMPARE(cli.run({QStringLiteral("lab"), QStringLiteral("run"), part(2)}).exit, 0);
        QFile played(part(2) + QStringLiteral(".games"));
        QVERIFY(played.open(QIODevice::ReadWrite));
        QVERIFY(played.resize(played.size() - 10));
        played.close();
        QCOMPARE(cli.run(merge).exit, 1);
        QCOMPARE(cli.run({QStringLiteral("lab"), QStringLiteral("run"), part(2)}).exit, 0);
        const auto merged = cli.run(merge);
        QVERIFY2(merged.exit == 0, merged.err.constData());
        QCOMPARE(merged.out, whole.out);

        const auto again = cli.run(QStringList{QStringLiteral("lab"), QStringLiteral("split"), QStringLiteral("2")} +
                                   games + QStringList{QStringLiteral("--out"), folder});
        QCOMPARE(again.exit, 4);
        QVERIFY2(again.err.contains("another folder"), again.err.constData());
        QCOMPARE(cli.run(merge).out, whole.out);
        QCOMPARE(cli.run({QStringLiteral("lab"), QStringLiteral("split"), QStringLiteral("2"), labDeck("wet-ink"),
                             QStringLiteral("--out"), folder + QStringLiteral("2")})
                     .exit,
            2);
    }

    void cardsOfGamesThatNobodyWonAreWorthNothingThatIsKnown()
    {
        const CliProcess cli;
        const auto done = cli.run({QStringLiteral("worth"), labDeck("wet-ink"), QStringLiteral("--games"),
            QStringLiteral("4"), QStringLiteral("--rounds"), QStringLiteral("1"), QStringLiteral("--players"),
            QStringLiteral("random")});
        QCOMPARE(done.exit, 0);
        QVERIFY2(
            done.out.contains("Nobody won any of the 4 games") && !done.out.contains("Opening"), done.out.constData());
    }

    // A league that is stopped knows something of each two: ten games of each, then ten more.
    void decksMeetInTurn()
    {
        const CliProcess cli;
        const auto kept = QString::fromStdString((cli.folder() / "kept").string());
        const auto done = cli.run({QStringLiteral("league"), labDeck("wet-ink"), labDeck("hold-fast-at-nine"),
            labDeck("chimera-school"), QStringLiteral("--games"), QStringLiteral("20"), QStringLiteral("--rounds"),
            QStringLiteral("2"), QStringLiteral("--players"), QStringLiteral("random"), QStringLiteral("--threads"),
            QStringLiteral("1"), QStringLiteral("--keep"), kept});
        QVERIFY2(done.exit == 0, done.err.constData());
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), 8); // the head, six batches and the end
        for (int batch = 0; batch < 6; ++batch) {
            const auto line = QJsonDocument::fromJson(lines[batch + 1]).object();
            QCOMPARE(line[QStringLiteral("batch")].toInt(), batch);
            QCOMPARE(line[QStringLiteral("pairing")].toInt(), batch % 3);
        }
    }

    // Nothing of what was played is lost where nobody has asked to keep it.
    void whatWasPlayedUntilItWasStoppedIsTold()
    {
        for (const auto& words : {QStringList{QStringLiteral("duel"), labDeck("wet-ink"), labDeck("chimera-school")},
                 QStringList{QStringLiteral("goldfish"), labDeck("wet-ink")}}) {
            const CliProcess cli;
            QProcess process;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("NEXUSDECK_PROFILE"), QString::fromStdString(cli.profile().string()));
            process.setProcessEnvironment(environment);
            process.start(inBuild("/bin/nexusdeck-cli"),
                words + QStringList{QStringLiteral("--games"), QStringLiteral("1000000"), QStringLiteral("--players"),
                            QStringLiteral("random"), QStringLiteral("--rounds"), QStringLiteral("3")});
            QVERIFY(process.waitForStarted());
            QTest::qWait(4000); // the catalogue is read, some games are played
            ::kill(static_cast<pid_t>(process.processId()), SIGINT);
            QVERIFY(process.waitForFinished(60'000));
            const auto out = process.readAllStandardOutput(), err = process.readAllStandardError();
            QCOMPARE(process.exitCode(), 1);
            QVERIFY2(out.contains("Stopped after ") && out.contains(" of 1000000 games"), err.constData());
            QVERIFY2(out.contains("95 % interval") && err.contains("--seed "), out.constData());
        }
    }

    void aDeckIsNoBetterThanItself()
    {
        const CliProcess cli;
        const auto done = cli.run({QStringLiteral("lab"), QStringLiteral("compare"), labDeck("wet-ink"),
            labDeck("wet-ink"), QStringLiteral("--against"), labDeck("chimera-school"), QStringLiteral("--games"),
            QStringLiteral("10"), QStringLiteral("--rounds"), QStringLiteral("4"), QStringLiteral("--json")});
        QVERIFY2(done.exit == 0, done.err.constData());
        const auto json = QJsonDocument::fromJson(done.out).object();
        QCOMPARE(json[QStringLiteral("difference")].toDouble(), 0.0);
        QCOMPARE(json[QStringLiteral("pairs")].toInt(), 10);
        // No width of 0 and no number of games out of nothing.
        const auto interval = json[QStringLiteral("interval")].toArray();
        QVERIFY(interval[0].toDouble() < -0.1 && interval[1].toDouble() > 0.1);
        QVERIFY(json[QStringLiteral("moreGames")].isNull());
        const auto before = json[QStringLiteral("before")].toObject();
        QCOMPARE(before[QStringLiteral("games")].toInt(), 10);
        QCOMPARE(before[QStringLiteral("share")].toDouble(),
            (2 * before[QStringLiteral("wins")].toInt() + before[QStringLiteral("undecided")].toInt()) / 20.0);
    }

    // Ended within a step, it goes on with it, and ends with the same numbers.
    void anEndedTuningGoesOn()
    {
        const CliProcess cli;
        const auto kept = QString::fromStdString((cli.folder() / "tuning").string());
        const auto weights = QString::fromStdString((cli.folder() / "weights.json").string());
        const QStringList words{QStringLiteral("lab"), QStringLiteral("tune"), labDeck("wet-ink"),
            QStringLiteral("--steps"), QStringLiteral("3"), QStringLiteral("--games"), QStringLiteral("4"),
            QStringLiteral("--rounds"), QStringLiteral("4"), QStringLiteral("--seed"), QStringLiteral("5"),
            QStringLiteral("--json")};
        const auto whole = cli.run(words);
        QVERIFY2(whole.exit == 0, whole.err.constData());
        QVERIFY(whole.err.contains("Step 3 of 3"));
        const auto json = QJsonDocument::fromJson(whole.out).object();
        QCOMPARE(json[QStringLiteral("games")].toInt(), 4);
        for (const auto* terms : {"weights", "growth", "late"})
            QVERIFY(json[QLatin1String(terms)].toObject().contains(QStringLiteral("siege")));
        const auto keeping = words + QStringList{QStringLiteral("--keep"), kept, QStringLiteral("--out"), weights};
        QCOMPARE(cli.run(keeping).out, whole.out);
        QFile journal(kept);
        QVERIFY(journal.open(QIODevice::ReadWrite));
        const auto lines = journal.readAll();
        QCOMPARE(lines.count('\n'), 1 + 3 + 1); // its head, the steps, the proof
        QVERIFY(journal.resize(lines.indexOf('\n', lines.indexOf('\n') + 1) + 10));
        journal.close();
        QCOMPARE(cli.run(keeping).out, whole.out);
        // What it has written is played by.
        QCOMPARE(cli.run(duelWords({QStringLiteral("--weights"), weights})).exit, 0);
        auto others = keeping;
        others[others.indexOf(QStringLiteral("5"))] = QStringLiteral("6");
        QCOMPARE(cli.run(others).exit, 3);
    }

    void theSecondPlaysByWeightsOfItsOwn()
    {
        const CliProcess cli;
        const auto own = cli.file("none.json", R"({"format":"nexusdeck-evaluation/1","weights":{}})");
        const auto both = cli.run(duelWords({QStringLiteral("--weights"), own, QStringLiteral("--json")}));
        QVERIFY2(both.exit == 0, both.err.constData());
        const auto again = cli.run(
            duelWords({QStringLiteral("--weights"), own + QLatin1Char(',') + own, QStringLiteral("--json")}));
        QCOMPARE(answerOf(again), answerOf(both));
        QCOMPARE(cli.run(duelWords({QStringLiteral("--weights"), own + QStringLiteral(",nowhere.json")})).exit, 3);
        QCOMPARE(cli.run(duelWords({QStringLiteral("--weights"), labDeck("wet-ink")})).exit, 4);
    }

    void aBudgetOfTimeIsAPlayer()
    {
        const CliProcess cli;
        const auto done = cli.run({QStringLiteral("duel"), labDeck("wet-ink"), labDeck("hold-fast-at-nine"),
            QStringLiteral("--players"), QStringLiteral("search:2ms,greedy"), QStringLiteral("--games"),
            QStringLiteral("1"), QStringLiteral("--rounds"), QStringLiteral("1")});
        QVERIFY2(done.exit == 0, done.err.constData());
        QVERIFY(done.err.contains("milliseconds"));
    }

    void whatCannotBeMeantIsRefused()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(duelWords({QStringLiteral("--players"), QStringLiteral("clever")})).exit, 2);
        QCOMPARE(cli.run({QStringLiteral("duel"), labDeck("wet-ink")}).exit, 2);
        for (const char* option : {"--seed", "--games", "--rounds"}) {
            const auto below = cli.run(duelWords({}) + QStringList{QString::fromLatin1(option), QStringLiteral("-1")});
            QCOMPARE(below.exit, 2);
            QVERIFY2(below.err.contains("not “-1”"), below.err.constData());
        }
        QCOMPARE(cli.run({QStringLiteral("report"), QStringLiteral("a.nxgame"), QStringLiteral("--until"),
                             QStringLiteral("-1")})
                     .exit,
            2);
    }

    void theReportSaysHowToPlayItAgain()
    {
        const CliProcess cli;
        const auto file = cli.folder() / "report.json";
        QVERIFY(cli.run(duelWords({QStringLiteral("--out"), QString::fromStdString(file.string())})).exit == 0);
        QFile report(QString::fromStdString(file.string()));
        QVERIFY(report.open(QIODevice::ReadOnly));
        const auto json = QJsonDocument::fromJson(report.readAll()).object();
        QCOMPARE(json[QStringLiteral("seed")].toInt(), 7);
        QCOMPARE(json[QStringLiteral("decks")].toArray()[0].toString(), QStringLiteral("Wet Ink"));
        QCOMPARE(json[QStringLiteral("players")].toArray()[1].toString(), QStringLiteral("greedy"));
    }

    // Each of its faults, with its place.
    void weightsOfOnesOwnThatAreNoneAreRefused()
    {
        const CliProcess cli;
        cli.file("profile/games/quantum-nexus/evaluation.json",
            R"({"format":"nexusdeck-evaluation/1","weights":{"units":20000,"luck":1}})");
        const auto refused = cli.run(duelWords({}));
        QCOMPARE(refused.exit, 4);
        for (const auto* words : {"/weights/units", "20000", "-10000", "/weights/luck"})
            QVERIFY2(refused.err.contains(words), refused.err.constData());
    }
};

NEXUS_TEST(DuelCommandTest, Events);

} // namespace duel_command_test

#include "duel_command_test.moc"
