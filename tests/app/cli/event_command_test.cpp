// An event of sixty players on the command line, from the first list to the last match: lists of a folder, a table of
// players, late entries, drops, forbidden pairs, a fixed table, results corrected, a cut of eight.
#include "app/cli/cli.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/cli_process.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

#include <map>
#include <set>

namespace event_command_test {

using namespace nexus;
using namespace nexus::test;
using nexus::app::cli::ExitCode;

class EventCommandTest : public QObject {
    Q_OBJECT

    static QStringList words(const char* line) { return QString::fromUtf8(line).split(u'|'); }

    struct Hall {
        CliProcess cli;
        QString file;
        Hall()
            : file(QString::fromStdString((cli.folder() / "hall.nxevent").string()))
        {
        }
        // "event standings FILE", with --json.
        CliResult event(const char* command, const QStringList& more = {}) const
        {
            return cli.run(
                QStringList{QStringLiteral("--json"), QStringLiteral("event"), QString::fromUtf8(command), file} +
                more);
        }
        QJsonObject done(const char* command, const QStringList& more = {}) const
        {
            const auto result = event(command, more);
            if (result.exit != ExitCode::Done)
                qWarning() << command << more << result.exit << result.out << result.err;
            return result.exit == ExitCode::Done ? result.json() : QJsonObject();
        }
        void begin(const QStringList& more = {}) const
        {
            const auto made = done(
                "new", QStringList{QStringLiteral("--edition"), QStringLiteral("quantum-nexus-2025-07"),
                           QStringLiteral("--seed"), QStringLiteral("7")} +
                           more);
            QCOMPARE(made[QStringLiteral("file")].toString(), file);
        }
        // Results of all tables of the round, by the numbers of the players.
        void report(const QJsonObject& round) const
        {
            for (const auto& table : round[QStringLiteral("tables")].toArray()) {
                const auto players = table[QStringLiteral("players")].toArray();
                const int a = players[0].toInt(), b = players[1].toInt();
                const char* score = (a * 7 + b * 3) % 5 == 0 ? "0-2" : (a + b) % 3 == 0 ? "2-1" : "2-0";
                const auto number = QString::number(table[QStringLiteral("table")].toInt());
                QVERIFY(!done("result", {number, QString::fromLatin1(score)}).isEmpty());
            }
        }
    };

private Q_SLOTS:
    void sixtyPlayers()
    {
        const Hall hall;
        hall.begin({QStringLiteral("--name"), QStringLiteral("Sixty"), QStringLiteral("--open-lists")});
        for (int player = 1; player <= 40; ++player) {
            auto deck = sampleDecks().at(static_cast<std::size_t>(player) % sampleDecks().size());
            hall.cli.file(("lists/" + std::to_string(player) + ".txt").c_str(),
                "// Player: Player " + std::string(1, static_cast<char>('A' + player / 26)) +
                    std::string(1, static_cast<char>('a' + player % 26)) + "\n" +
                    importers::writeDeckText(deck, starterGame()));
        }
        std::string table = "Name,Player ID\n";
        for (int player = 1; player <= 16; ++player)
            table += "Guest " + std::string(1, static_cast<char>('A' + player)) + "," + std::to_string(player) + "\n";
        const auto lists = hall.done("add", {QString::fromStdString((hall.cli.folder() / "lists").string())});
        QCOMPARE(lists[QStringLiteral("added")].toArray().size(), 40);
        QCOMPARE(hall.done("add", {hall.cli.file("guests.csv", table)})[QStringLiteral("added")].toArray().size(), 16);
        for (const char* name : {"Vi", "Wo"})
            QVERIFY(!hall.done("add", {q("--name"), q(name), q("--without-list")}).isEmpty());
        QCOMPARE(hall.event("lock").exit, int(ExitCode::Done));
        QCOMPARE(hall.event("lock").exit, int(ExitCode::No));
        QVERIFY(!hall.done("forbid", {q("1"), q("2")}).isEmpty());
        QVERIFY(!hall.done("fix", {q("Vi"), q("30")}).isEmpty());

        std::set<std::pair<int, int>> met;
        std::map<int, int> byes;
        for (int number = 1; number <= 6; ++number) {
            if (number == 2) // late
                for (const char* name : {"Xe", "Yo"})
                    QVERIFY(!hall.done("add", {q("--name"), q(name), q("--without-list")}).isEmpty());
            if (number == 3)
                for (const char* who : {"5", "Guest C", "12"})
                    QVERIFY(!hall.done("drop", {q(who)}).isEmpty());
            if (number == 4) {
                QVERIFY(!hall.done("back", {q("12")}).isEmpty());
                QVERIFY(!hall.done("disqualify", {q("Yo"), q("--by"), q("Head judge")}).isEmpty());
            }
            const auto round = hall.done("pair");
            QCOMPARE(round[QStringLiteral("round")].toInt(), number);
            QCOMPARE(hall.event("pair").exit, int(ExitCode::No)); // results are missing
            for (const auto& each : round[QStringLiteral("tables")].toArray()) {
                const auto players = each[QStringLiteral("players")].toArray();
                const auto pair = std::minmax(players[0].toInt(), players[1].toInt());
                QVERIFY(met.insert(std::pair(pair.first, pair.second)).second);
                QVERIFY(std::pair(pair.first, pair.second) != std::pair(1, 2));
                if (pair.first == 57 || pair.second == 57)
                    QCOMPARE(each[QStringLiteral("table")].toInt(), 30);
            }
            for (const auto& bye : round[QStringLiteral("bye")].toArray())
                QCOMPARE(byes[bye.toInt()]++, 0);
            hall.report(round);
        }
        for (const char* corrected : {"2", "5"}) // two results were told wrongly
            QVERIFY(hall.done("result", {q("1"), q("1-2"), q("--round"), q(corrected)})[QStringLiteral("corrected")]
                        .toBool());
        const auto standings = hall.done("standings")[QStringLiteral("standings")].toArray();
        QCOMPARE(standings.size(), 60);
        for (int i = 1; i < standings.size(); ++i)
            QVERIFY(
                standings[i - 1][QStringLiteral("points")].toInt() >= standings[i][QStringLiteral("points")].toInt());
        const auto seeds = hall.done("cut", {q("8")})[QStringLiteral("seeds")].toArray();
        QCOMPARE(seeds.size(), 8);
        for (const int tables : {4, 2, 1}) {
            const auto round = hall.done("pair");
            QCOMPARE(round[QStringLiteral("tables")].toArray().size(), tables);
            if (tables == 4)
                QCOMPARE(round[QStringLiteral("tables")].toArray()[0][QStringLiteral("players")].toArray(),
                    (QJsonArray{seeds[0], seeds[7]}));
            hall.report(round);
        }
        QCOMPARE(hall.event("pair").exit, int(ExitCode::No)); // over
        const auto last = hall.done("standings")[QStringLiteral("standings")].toArray();
        for (int i = 0; i < 8; ++i)
            QVERIFY(seeds.contains(last[i][QStringLiteral("id")]));
        QCOMPARE(hall.done("stats")[QStringLiteral("decks")].toInt(), 40);
        const auto why = hall.done("standings", {q("--why"), q("7")});
        QVERIFY(why[QStringLiteral("sentences")].toArray().size() >= 4);
    }

    // What the window does by hand: places and tables changed before the round begins, rounds planned, the clock, the
    // log.
    void thePairsOfARoundByHand()
    {
        const Hall hall;
        hall.begin();
        for (const char* name : {"Ann", "Bob", "Cy", "Di"})
            QVERIFY(!hall.done("add", {q("--name"), q(name), q("--without-list")}).isEmpty());
        QCOMPARE(hall.event("change", {q("Ann"), q("Bob")}).exit, int(ExitCode::No)); // nothing is paired
        QVERIFY(!hall.done("forbid", {q("Ann"), q("Bob")}).isEmpty());
        QVERIFY(!hall.done("fix", {q("Ann"), q("1")}).isEmpty());
        const auto round = hall.done("pair");
        const auto partner = [](const QJsonObject& paired, int player) {
            for (const auto& table : paired[QStringLiteral("tables")].toArray()) {
                const auto both = table[QStringLiteral("players")].toArray();
                if (both.contains(player))
                    return both[both[0].toInt() == player ? 1 : 0].toInt();
            }
            return 0;
        };
        const auto other = QString::number(partner(round, 1));
        const auto tried = hall.done("change", {q("Bob"), other, q("--dry-run")});
        QCOMPARE(partner(tried, 1), 2);
        QVERIFY(!tried[QStringLiteral("written")].toBool());
        QCOMPARE(tried[QStringLiteral("broken")].toArray()[0].toString(), q("Ann (1) and Bob (2) must not meet."));
        QCOMPARE(hall.done("change", {q("Bob"), other})[QStringLiteral("written")].toBool(), true);
        const auto seated = hall.done("seat", {q("Ann"), q("2")});
        QVERIFY(seated[QStringLiteral("broken")].toArray().contains(q("Ann (1) does not sit at their own table, 1.")));
        QCOMPARE(partner(seated, 1), 2);
        QCOMPARE(hall.event("seat", {q("Ann"), q("2")}).exit, int(ExitCode::No)); // they sit there
        QVERIFY(!hall.done("result", {q("2"), q("2-0")}).isEmpty());
        QCOMPARE(hall.event("change", {q("Ann"), q("Cy")}).exit, int(ExitCode::No)); // the round has begun
        QCOMPARE(hall.done("rounds", {q("5")})[QStringLiteral("planned")].toInt(), 5);
        QCOMPARE(hall.done("rounds", {q("0")})[QStringLiteral("planned")].toInt(), 2);
        QVERIFY(hall.done("clock")[QStringLiteral("left")].isNull());
        QCOMPARE(hall.event("clock", {q("halt")}).exit, int(ExitCode::No)); // it was not started
        const int left = hall.done("clock", {q("start"), q("40")})[QStringLiteral("left")].toInt();
        QVERIFY(left > 2300 && left <= 2400);
        QCOMPARE(hall.done("clock", {q("halt")})[QStringLiteral("running")].toBool(), false);
        const auto extra = hall.done("clock", {q("add"), q("3"), q("--table"), q("1")})[QStringLiteral("extra")]
                               .toArray();
        QCOMPARE(extra[0][QStringLiteral("seconds")].toInt(), 180);
        QCOMPARE(hall.event("clock", {q("add")}).exit, int(ExitCode::WrongUsage));
        QVERIFY(!hall.done("take-back").isEmpty());
        const auto log = hall.done("log")[QStringLiteral("log")].toArray();
        QVERIFY(log.size() > 10);
        QCOMPARE(log[0][QStringLiteral("what")].toString(), q("Ann enters"));
        int back = 0;
        for (const auto& entry : log)
            back += entry[QStringLiteral("takenBack")].toBool();
        QCOMPARE(back, 1);
    }

    void listsInTheColumnsOfATable()
    {
        const Hall hall;
        hall.begin();
        const auto code = codeOf(sampleDecks().front());
        (void)hall.cli.file("bob.txt", importers::writeDeckText(sampleDecks()[1], starterGame()));
        const auto table = hall.cli.file("players.csv", "Name,Code,File\nAnn," + code + ",\nBob,,bob.txt\nCy,,\n");
        const auto added = hall.done("add", {table})[QStringLiteral("added")].toArray();
        QCOMPARE(added.size(), 3);
        std::map<QString, bool> legal;
        for (const auto& each : added)
            legal[each[QStringLiteral("name")].toString()] = each[QStringLiteral("legal")].toBool();
        QVERIFY(legal[q("Ann")] && legal[q("Bob")] && !legal[q("Cy")]);
    }

    void whatCannotBeIsASentence()
    {
        const Hall hall;
        hall.begin();
        const auto refused = [&](const char* command, const QStringList& more, int exit) {
            const auto result = hall.event(command, more);
            const auto message = result.json()[QStringLiteral("error")][QStringLiteral("message")].toString();
            return result.exit == exit && (message.endsWith(u'.') || message.endsWith(u'?'));
        };
        QVERIFY(refused("new", {q("--edition"), q("quantum-nexus-2025-07")}, ExitCode::No));
        QVERIFY(refused("pair", {}, ExitCode::No));
        QVERIFY(refused("drop", {q("Nobody")}, ExitCode::No));
        QVERIFY(refused("result", {q("1"), q("2:1")}, ExitCode::WrongUsage));
        QVERIFY(refused("add", {}, ExitCode::WrongUsage));
        QVERIFY(refused("add", {q("--without-list")}, ExitCode::WrongUsage));
        QCOMPARE(hall.event("add", {q("nowhere.txt")}).exit, int(ExitCode::Failed));
        QVERIFY(!hall.done("add", {q("--name"), q("Ann"), q("--without-list")}).isEmpty());
        QCOMPARE(hall.done("take-back")[QStringLiteral("takenBack")].toInt(-1), 0);
        QVERIFY(hall.done("players")[QStringLiteral("players")].toArray().isEmpty());
        QVERIFY(refused("take-back", {}, ExitCode::No));
        QCOMPARE(hall.event("cut", {q("5")}).exit, int(ExitCode::WrongUsage));
        (void)hall.cli.file("hall.nxevent", "{}");
        QVERIFY(refused("standings", {}, ExitCode::Refused));
        QVERIFY(!std::filesystem::exists(hall.file.toStdString() + ".lock"));
    }
};

NEXUS_TEST(EventCommandTest, Events);

} // namespace event_command_test

#include "event_command_test.moc"
