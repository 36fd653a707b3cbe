// Every command with the games that come beside the first: each answers, none crashes, and none speaks of what the
// game has not.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace other_games_cli_test {

using namespace nexus::test;

namespace {

struct Sample {
    const char *game, *deck, *card;
};
constexpr Sample samples[] = {{"nexus-tcg", "the-long-acre-holds", "Understair Informers"},
    {"quantum", "sample", "Aggression"}, {"nexus-ops", "sample", "A Quiet Afternoon"}};

QString deckOf(const Sample& sample)
{
    return inSources("/resources/games/") + QString::fromLatin1(sample.game) + QStringLiteral("/decks/") +
           QString::fromLatin1(sample.deck) + QStringLiteral(".nxdeck");
}

CliResult of(const CliProcess& cli, const Sample& sample, const QString& words)
{
    QStringList arguments{QStringLiteral("--game"), QString::fromLatin1(sample.game)};
    for (const auto& word : words.split(QLatin1Char(' '))) {
        const auto named = QString(word)
                               .replace(QStringLiteral("DECK"), deckOf(sample))
                               .replace(QStringLiteral("OUT"), QString::fromStdString((cli.folder() / "out").string()));
        arguments << (named == QStringLiteral("CARD") ? QString::fromLatin1(sample.card) : named);
    }
    return cli.run(arguments);
}

} // namespace

class OtherGamesCliTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCommandAnswers()
    {
        const CliProcess cli;
        for (const auto& sample : samples)
            for (const char* words :
                {"search", "show CARD", "sets", "rulesets", "check DECK", "stats DECK", "fix DECK", "complete DECK",
                    "missions DECK", "swaps DECK", "editions DECK", "hand DECK", "odds DECK", "code DECK",
                    "missing DECK", "decks list", "compare DECK DECK", "proxies DECK --out OUT.pdf",
                    "decklist DECK --out OUT.pdf", "picture CARD --out OUT.png", "collection list", "play DECK DECK"}) {
                const auto result = of(cli, sample, QString::fromLatin1(words));
                QVERIFY2(result.exit >= 0 && result.exit <= 4,
                    (QByteArray(sample.game) + " " + words + ": exit " + QByteArray::number(result.exit)).constData());
                QVERIFY2(!result.out.contains("Domain") && !result.out.contains("domain points"),
                    (QByteArray(sample.game) + " " + words + ": " + result.out).constData());
            }
    }

    void flagsAreTheirLabels()
    {
        const CliProcess cli;
        const auto shown = of(cli, samples[0], QStringLiteral("show CARD"));
        QVERIFY2(shown.out.contains("Red bars · Hits 2"), shown.out.constData());
    }

    void anOrderGoesByItsLabel()
    {
        const CliProcess cli;
        const auto sorted = cli.run({QStringLiteral("--game"), QStringLiteral("nexus-tcg"), QStringLiteral("search"),
            QStringLiteral("--sort"), QStringLiteral("color and power"), QStringLiteral("--json")});
        QCOMPARE(sorted.exit, 0);
        int power = 100;
        for (const auto& card : sorted.json()[QStringLiteral("cards")].toArray()) {
            if (card[QStringLiteral("color")].toString() != QStringLiteral("Green"))
                break;
            QVERIFY(card[QStringLiteral("power")].toInt() <= power);
            power = card[QStringLiteral("power")].toInt();
        }
        QVERIFY(power < 100);
        QCOMPARE(
            cli.run({QStringLiteral("search"), QStringLiteral("--sort"), QStringLiteral("color and power")}).exit, 4);
    }

    // Without --game: the file says it.
    void aDeckFileSaysItsGame_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words : {"check", "verify", "stats", "hand", "missing", "editions", "decklist -o -",
                 "code encode", "search --deck"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void aDeckFileSaysItsGame()
    {
        QFETCH(QString, words);
        const CliProcess cli;
        for (const auto& sample : samples) {
            auto arguments = words.split(QLatin1Char(' '));
            arguments << deckOf(sample);
            const auto followed = cli.run(arguments);
            QVERIFY2(followed.exit <= 1, followed.err.constData());
            QVERIFY2(!followed.out.contains("another game") && !followed.err.contains("another game"),
                followed.out.constData());
        }
    }

    void eachListIsJudgedByItsOwnGame()
    {
        const CliProcess cli;
        const auto checked = cli.run({QStringLiteral("check"), QStringLiteral("--json"), deckOf(samples[0]),
            inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck")});
        QCOMPARE(checked.exit, 0);
        const auto reports = checked.json()[QStringLiteral("reports")].toArray();
        QCOMPARE(reports.size(), 2);
        QCOMPARE(reports[0][QStringLiteral("game")].toString(), QStringLiteral("nexus-tcg"));
        QCOMPARE(reports[1][QStringLiteral("game")].toString(), QStringLiteral("quantum-nexus"));
    }

    void aCodeAndATextListSayTheirGame()
    {
        const CliProcess cli;
        const auto code = QString::fromUtf8(
            cli.run({QStringLiteral("code"), QStringLiteral("encode"), deckOf(samples[0])}).out)
                              .trimmed();
        QVERIFY2(code.startsWith(QStringLiteral("NT1-")), qPrintable(code));
        const auto verified = cli.run({QStringLiteral("verify"), QStringLiteral("--json"), code});
        QCOMPARE(verified.exit, 0);
        const auto list = verified.json()[QStringLiteral("lists")].toArray()[0];
        QCOMPARE(list[QStringLiteral("game")].toString(), QStringLiteral("nexus-tcg"));
        const auto text =
            cli.run({QStringLiteral("decklist"), deckOf(samples[0]), QStringLiteral("-o"), QStringLiteral("-")}).out;
        const auto again = cli.run({QStringLiteral("check"), QStringLiteral("-")}, text);
        QVERIFY2(again.exit == 0 && again.out.contains("Nexus TCG"), again.out.constData());
    }

    // A list without a word about its game, from a file and from standard input; said, and in JSON.
    void cardsSayTheGameOfAList_data() { aDeckFileSaysItsGame_data(); }
    void cardsSayTheGameOfAList()
    {
        QFETCH(QString, words);
        const CliProcess cli;
        const QByteArray list = "4 Otter Irregulars\n3 Fuse Warden\n2 Kingfisher\n";
        const auto asked = words.split(QLatin1Char(' '));
        QStringList places{cli.file("list.txt", list.toStdString())};
        if (!words.startsWith(QStringLiteral("search"))) // reads no standard input
            places << QStringLiteral("-");
        for (const auto& from : places) {
            const auto read = cli.run(asked + QStringList{from}, list);
            QVERIFY2(read.exit <= 1, (read.out + read.err).constData());
            QVERIFY2((read.err + read.out).contains("no game; its cards are of Nexus TCG"), read.err.constData());
        }
        const auto said = cli.run(QStringList{QStringLiteral("--game"), QStringLiteral("quantum-nexus")} + asked +
                                  QStringList{places.front()});
        QVERIFY2(!(said.err + said.out).contains("Nexus TCG"), said.err.constData());
        if (words != QStringLiteral("check") && words != QStringLiteral("verify"))
            return;
        const auto json = cli.run({words, QStringLiteral("--json"), QStringLiteral("-")}, list).json();
        const auto report = json[words == QStringLiteral("check") ? QStringLiteral("reports") : QStringLiteral("lists")]
                                .toArray()[0];
        QCOMPARE(report[QStringLiteral("game")].toString(), QStringLiteral("nexus-tcg"));
        QVERIFY(report[QStringLiteral("gameByCards")].toBool());
    }

    // A deck of the library is found by its name in the library of its game.
    void aDeckOfTheLibrarySaysItsGame_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words : {"check", "verify", "stats", "hand", "draw", "odds draw", "missing", "editions",
                 "swaps", "decklist -o -", "code encode", "search --deck", "decks show", "decks history"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void aDeckOfTheLibrarySaysItsGame()
    {
        QFETCH(QString, words);
        const CliProcess cli;
        const auto name = QStringLiteral("The Long Acre Holds");
        const auto asked = [&](QStringList more) { return cli.run(words.split(QLatin1Char(' ')) + more); };
        QVERIFY(asked({name}).exit >= 1); // nobody played that game here
        QCOMPARE(cli.run({QStringLiteral("--game"), QStringLiteral("nexus-tcg"), QStringLiteral("decks"),
                             QStringLiteral("list")})
                     .exit,
            0);
        const auto found = asked({name});
        QVERIFY2(
            !found.err.contains("neither a file") && !found.err.contains("There is no deck"), found.err.constData());
        const auto other = cli.run(QStringList{QStringLiteral("--game"), QStringLiteral("quantum")} +
                                   words.split(QLatin1Char(' ')) + QStringList{name});
        QVERIFY(other.exit != 0); // who says a game means it
        QCOMPARE(asked({QStringLiteral("Wet Ink")}).err.contains("neither a file"), false);
    }

    // A number of the library of another game, where the first game's has none of it.
    void aNumberIsFoundInTheLibraryThatHasIt()
    {
        const CliProcess cli;
        QCOMPARE(of(cli, samples[0], QStringLiteral("decks list")).exit, 0); // its library is made
        for (int i = 0; i < 30; ++i)                                         // more than the first game has
            QCOMPARE(of(cli, samples[0], QStringLiteral("decks add DECK")).exit, 0);
        const auto all =
            of(cli, samples[0], QStringLiteral("decks list --json")).json()[QStringLiteral("decks")].toArray();
        const auto number = QStringLiteral("#%1").arg(all.last()[QStringLiteral("id")].toInt());
        const auto checked = cli.run({QStringLiteral("check"), number});
        QVERIFY2(checked.out.contains("Nexus TCG"), (checked.out + checked.err).constData());
        const auto shown = cli.run({QStringLiteral("decks"), QStringLiteral("export"), number});
        QVERIFY2(shown.exit == 0 && shown.out.contains("The Long Acre Holds"), (shown.out + shown.err).constData());
        const auto first = cli.run({QStringLiteral("decks"), QStringLiteral("export"), QStringLiteral("#1")});
        QVERIFY2(first.exit == 0 && !first.out.contains("Nexus TCG"), first.out.constData()); // its own goes first
        const auto nobody = cli.run({QStringLiteral("decks"), QStringLiteral("export"), QStringLiteral("#9999")});
        QCOMPARE(nobody.exit, 1);
    }

    void aNameThatTwoGamesHaveIsAskedFor()
    {
        const CliProcess cli;
        for (const auto& sample : {samples[0], samples[1]}) {
            QCOMPARE(of(cli, sample, QStringLiteral("decks add DECK")).exit, 0);
            const auto added =
                of(cli, sample, QStringLiteral("decks list --json")).json()[QStringLiteral("decks")].toArray();
            QVERIFY(!added.isEmpty());
            const auto last = added.at(added.size() - 1).toObject()[QStringLiteral("id")].toInt();
            const auto renamed = cli.run(
                {QStringLiteral("--game"), QString::fromLatin1(sample.game), QStringLiteral("decks"),
                    QStringLiteral("rename"), QStringLiteral("#%1").arg(last), QStringLiteral("Twin")});
            QVERIFY2(renamed.exit == 0, (renamed.err + renamed.out).constData());
        }
        const auto asked = cli.run({QStringLiteral("stats"), QStringLiteral("Twin")});
        QCOMPARE(asked.exit, 4);
        QVERIFY2(
            asked.out.contains("--game nexus-tcg") || asked.err.contains("--game nexus-tcg"), asked.err.constData());
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("remove"), QStringLiteral("Twin")}).exit, 4);
    }

    void listsOfCardsAndFoldersSayTheirGame()
    {
        const CliProcess cli;
        const auto list = inSources("/resources/games/nexus-tcg/catalogue/blue.json");
        const auto diff = cli.run({QStringLiteral("diff"), list, list, QStringLiteral("--json")});
        QVERIFY2(diff.exit == 0, diff.err.constData());
        const auto fits = cli.run({QStringLiteral("abilities"), list});
        QVERIFY2(!fits.err.contains("another game") && !fits.out.contains("another game"), fits.err.constData());
        QCOMPARE(
            cli.run({QStringLiteral("diff"), list, inSources("/resources/games/quantum-nexus/catalogue/biology.json")})
                .exit,
            4);
        const auto folder = QString::fromStdString((cli.folder() / "club").string());
        QCOMPARE(cli.run({QStringLiteral("--game"), QStringLiteral("nexus-tcg"), QStringLiteral("library"),
                             QStringLiteral("export"), folder})
                     .exit,
            0);
        const auto taken = cli.run({QStringLiteral("library"), QStringLiteral("import"), folder});
        QVERIFY2(taken.exit == 0, taken.err.constData());
        QCOMPARE(cli.run({QStringLiteral("--game"), QStringLiteral("quantum-nexus"), QStringLiteral("library"),
                             QStringLiteral("import"), folder})
                     .exit,
            4);
    }

    void onlyContradictionsAreRefused()
    {
        const CliProcess cli;
        const auto other = inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");
        QCOMPARE(cli.run({QStringLiteral("--game"), QStringLiteral("quantum-nexus"), QStringLiteral("check"),
                             deckOf(samples[0])})
                     .exit,
            4);
        const auto two = cli.run({QStringLiteral("compare"), deckOf(samples[0]), other});
        QCOMPARE(two.exit, 4);
        QVERIFY2(two.err.contains("Nexus TCG") && two.err.contains("Quantum Nexus"), two.err.constData());
        QCOMPARE(cli.run({QStringLiteral("--game"), QStringLiteral("nexus-tcg"), QStringLiteral("decks"),
                             QStringLiteral("list")})
                     .exit,
            0);
        for (const auto& decks : {QStringList{QStringLiteral("Wet Ink"), QStringLiteral("The Long Acre Holds")},
                 QStringList{QStringLiteral("The Long Acre Holds"), QStringLiteral("Wet Ink")}}) {
            const auto named = cli.run(QStringList{QStringLiteral("compare")} + decks);
            QCOMPARE(named.exit, 4);
            QVERIFY2(named.err.contains("of Nexus TCG") && named.err.contains("one answer needs one game"),
                named.err.constData());
        }
        const auto against = cli.run(
            {QStringLiteral("verify"), deckOf(samples[0]), QStringLiteral("--against"), other});
        QCOMPARE(against.exit, 4);
        QVERIFY2(against.out.contains("to be compared with"), against.out.constData());
    }
};

NEXUS_TEST(OtherGamesCliTest, Events);

} // namespace other_games_cli_test
#include "other_games_test.moc"
