// play as a process, on games that the engine has played.
#include "app/cli/cli.h"

#include "importers/game_log_json.h"
#include "tests/support/cli_process.h"
#include "tests/support/legal_decks.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QtTest>

namespace play_command_test {

using namespace nexus;
using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

// Twenty actions of a game of two random decks, as the window would keep it.
model::GameLog someGame()
{
    const auto& checker = starterChecker("quantum-nexus-2025-07");
    const LegalDecks decks(checker);
    std::vector<model::Seat> seats{{"Ada", decks.make(1)}, {"Bo", decks.make(2)}};
    model::Timeline timeline(*model::setUpGame(seats, checker, model::Windows::Never), seats);
    RandomPlayer player(5);
    while (timeline.length() < 20)
        (void)timeline.act(model::Action(player.choose(timeline.state()))).has_value();
    auto log = timeline.log();
    log.game = "quantum-nexus";
    log.ruleset = "quantum-nexus-2025-07";
    return log;
}

} // namespace

class PlayCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playsALogAgain()
    {
        const CliProcess cli;
        const auto log = someGame();
        const auto file = cli.file("game.nxgame", importers::writeGameLogJson(log));
        const auto told = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file, QStringLiteral("--json")});
        QVERIFY2(told.exit == 0, told.err.constData());
        const auto json = told.json();
        const auto state = model::replay(log, starterChecker("quantum-nexus-2025-07"));
        QVERIFY(state.has_value());
        QCOMPARE(json[QStringLiteral("actions")].toInt(), 20);
        QCOMPARE(json[QStringLiteral("round")].toInt(), int(state->round));
        QCOMPARE(json[QStringLiteral("over")].toBool(), state->stage == model::Stage::Over);
        QCOMPARE(json[QStringLiteral("log")].toArray().size(), 20);
        const auto players = json[QStringLiteral("players")].toArray();
        QCOMPARE(players.size(), 2);
        for (model::SeatIndex seat = 0; seat < 2; ++seat) {
            const auto player = players[seat].toObject();
            QCOMPARE(player[QStringLiteral("player")].toString(), QLatin1String(seat == 0 ? "Ada" : "Bo"));
            QCOMPARE(player[QStringLiteral("points")].toInt(), state->player(seat).points);
            const auto cards = player[QStringLiteral("cards")].toObject();
            int all = 0;
            for (const auto& count : cards)
                all += count.toInt();
            QCOMPARE(all, int(std::count_if(state->cards.begin(), state->cards.end(),
                              [&](const auto& card) { return card.owner == seat; })));
            QCOMPARE(cards[QStringLiteral("hand")].toInt(), int(state->pile(seat, model::Zone::Hand).size()));
        }
        const auto words = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file});
        QVERIFY2(words.out.contains("decides who acts first") && words.out.contains("\nAda: "), words.out.constData());
        const auto piped = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), QStringLiteral("-")},
            QByteArray::fromStdString(importers::writeGameLogJson(log)));
        QCOMPARE(piped.out, words.out);
    }

    // What another engine has played is not replayed: its log is told.
    void aGameOfAnotherEngineIsTold()
    {
        const CliProcess cli;
        auto log = someGame();
        log.engine = model::engineNumber + 1;
        log.told = {"Ada plays Foundry.", "", "Ada decides who acts first."};
        const auto file = cli.file("other.nxgame", importers::writeGameLogJson(log));
        const auto told = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file});
        QCOMPARE(told.exit, int(ExitCode::No));
        QCOMPARE(told.out, QByteArray("Ada plays Foundry.\n\nAda decides who acts first.\n"));
        QVERIFY2(told.err.contains("it was played with engine " + QByteArray::number(model::engineNumber + 1)),
            told.err.constData());
        const auto json = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file, QStringLiteral("--json")});
        QCOMPARE(json.exit, int(ExitCode::No));
        QCOMPARE(json.json()[QStringLiteral("replayed")], QJsonValue(false));
        QCOMPARE(json.json()[QStringLiteral("log")].toArray().size(), 3);
        QCOMPARE(cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file, QStringLiteral("--state")}).exit,
            int(ExitCode::Refused));
    }

    void stopsWhereItIsTold()
    {
        const CliProcess cli;
        const auto file = cli.file("game.nxgame", importers::writeGameLogJson(someGame()));
        const auto json = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file, QStringLiteral("--until"),
                                      QStringLiteral("2"), QStringLiteral("--json")})
                              .json();
        QCOMPARE(json[QStringLiteral("actions")].toInt(), 2);
        QCOMPARE(json[QStringLiteral("log")].toArray().size(), 2);
        const auto state = cli.run(
            {QStringLiteral("play"), QStringLiteral("--replay"), file, QStringLiteral("--state")});
        QCOMPARE(state.exit, 0);
        QVERIFY(state.json().contains(QStringLiteral("players")) || state.json().contains(QStringLiteral("format")));
    }

    void saysWhatIsWrong()
    {
        const CliProcess cli;
        auto log = someGame();
        log.actions.insert(log.actions.begin() + 1, model::act::pass(0)); // before anybody may act
        const auto refused = cli.run({QStringLiteral("play"), QStringLiteral("--replay"),
            cli.file("wrong.nxgame", importers::writeGameLogJson(log))});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY2(refused.err.contains("wrong.nxgame") && refused.err.contains("2"), refused.err.constData());
        log = someGame();
        log.ruleset = "nobody-knows";
        const auto unknown = cli.run({QStringLiteral("play"), QStringLiteral("--replay"),
            cli.file("unknown.nxgame", importers::writeGameLogJson(log))});
        QCOMPARE(unknown.exit, int(ExitCode::Refused));
        QVERIFY(unknown.err.contains("nobody-knows"));
        const auto broken = cli.run(
            {QStringLiteral("play"), QStringLiteral("--replay"), cli.file("broken.nxgame", "{\"format\":")});
        QCOMPARE(broken.exit, int(ExitCode::Refused));
        const auto missing = cli.run(
            {QStringLiteral("play"), QStringLiteral("--replay"), QStringLiteral("/nonexistent/game.nxgame")});
        QCOMPARE(missing.exit, int(ExitCode::Failed));
        QCOMPARE(cli.run({QStringLiteral("play")}).exit, int(ExitCode::WrongUsage));
    }
};

NEXUS_TEST(PlayCommandTest, Events);

} // namespace play_command_test

#include "play_command_test.moc"
