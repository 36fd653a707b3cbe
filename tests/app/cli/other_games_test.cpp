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

CliResult of(const CliProcess& cli, const Sample& sample, const QString& words)
{
    QStringList arguments{QStringLiteral("--game"), QString::fromLatin1(sample.game)};
    for (const auto& word : words.split(QLatin1Char(' '))) {
        const auto named = QString(word)
                               .replace(QStringLiteral("DECK"),
                                   inSources("/resources/games/") + QString::fromLatin1(sample.game) +
                                       QStringLiteral("/decks/") + QString::fromLatin1(sample.deck) +
                                       QStringLiteral(".nxdeck"))
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
};

NEXUS_TEST(OtherGamesCliTest, Events);

} // namespace other_games_cli_test
#include "other_games_test.moc"
