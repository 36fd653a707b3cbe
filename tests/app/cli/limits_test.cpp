// What a machine allows: names that are too long, files that may not grow, memory that ends. Each is a sentence.
#include "app/cli/cli.h"

#include "importers/event_json.h"
#include "tests/support/cli_process.h"
#include "tests/support/events.h"
#include "tests/support/list_repository.h"
#include "tests/support/lists.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QtTest>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace limits_test {

using namespace nexus;
using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString sampleDeck() { return inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck"); }

QStringList wordsOf(const QByteArray& line)
{
    auto words = QString::fromUtf8(line).split(QLatin1Char(' '));
    words.replaceInStrings(QStringLiteral("DECK"), sampleDeck());
    return words;
}

CliResult runWithin(const CliProcess& cli, const QStringList& words, decltype(RLIMIT_AS) limit, rlim_t most)
{
    return cli.run(words, {}, [limit, most] {
        const rlimit allowed{most, most};
        setrlimit(limit, &allowed);
    });
}

struct Used {
    int exit = -1; // by a signal: its number, negative
    double seconds = 0;
    long megabytes = 0; // resident, at most
};

// What a process of its own takes, silently; one that hangs is ended.
Used usedBy(const CliProcess& cli, const QStringList& words)
{
    std::vector<std::string> texts{inBuild("/bin/nexusdeck-cli").toStdString()};
    for (const auto& word : words)
        texts.push_back(word.toStdString());
    std::vector<char*> arguments;
    for (auto& text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    const auto profile = cli.profile().string();
    const pid_t child = fork();
    if (child == 0) {
        constexpr rlim_t hang = 60; // seconds of processor
        const rlimit allowed{hang, hang};
        setrlimit(RLIMIT_CPU, &allowed);
        setenv("NEXUSDECK_PROFILE", profile.c_str(), 1);
        const int nothing = open("/dev/null", O_RDWR);
        for (const int stream : {0, 1, 2})
            dup2(nothing, stream);
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status),
        seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss / 1024};
}

// Five hundred players before the tenth round, each with a list.
std::string bigEvent()
{
    model::Event event{{.game = "quantum-nexus", .edition = model::RulesetId("quantum-nexus-2025-07"), .seed = 1}, {}};
    auto state = model::beginEvent(event.settings);
    const auto act = [&](model::EventDeed deed) {
        need(model::apply(state, deed));
        event.log.push_back({"2026-11-29T10:00:00Z", {}, std::move(deed)});
    };
    for (int player = 1; player <= 500; ++player)
        act(model::AddPlayer{"Player " + std::to_string(player), {}, {}, {},
            model::EnteredList{sampleDecks().at(static_cast<std::size_t>(player) % sampleDecks().size()), {}, {}}});
    model::Random random(1);
    for (int round = 1; round <= 9; ++round) {
        act(model::nextRound(state)->round);
        for (const auto& match : std::vector(state.rounds.back().matches))
            act(model::GiveResult{round, match.table, scoreBy(random)});
    }
    return importers::writeEventJson(event);
}

// Large files of the kinds that commands take: a deck of every card three times, one of names nobody knows and 900 of
// them, lists of
// 19,000 cards and a repository of them, a collection, a deep folder.
void writeBigFiles(const CliProcess& cli)
{
    const auto& catalogue = *starterCatalogue();
    std::string deck = "Main\n", strangers = deck, list = "| Name | Card Type | CP Cost |\n|---|---|---|\n",
                other = list, collection = "Name,Quantity\n", noted = "Name,Quantity,Notes\n";
    for (model::CardIndex card = 0; card < catalogue.size(); ++card)
        deck += "3 " + std::string(catalogue.name(card)) + "\n";
    for (int row = 0; row < 2000; ++row)
        strangers += "3 Stranger " + std::to_string(row) + "\n";
    std::string crowd;
    for (int row = 0; row < 240'000; ++row)
        crowd += (row % 266 == 0 ? "// Deck: " + std::to_string(row) + "\n" : std::string()) + "2 Stranger of " +
                 std::to_string(row) + "\n";
    for (int card = 0; card < 19'000; ++card) {
        const auto name = "| Card " + std::to_string(card) + " | Unit | ";
        list += name + std::to_string(card % 9) + " |\n";
        other += name + std::to_string((card + card % 2) % 9) + " |\n";
    }
    for (model::CardIndex line = 0; line < 100'000; ++line) {
        const auto copies = "\"" + std::string(catalogue.name(line % static_cast<model::CardIndex>(catalogue.size()))) +
                            "\",2";
        collection += copies + "\n";
        noted += copies + ",of the fair of " + std::to_string(line) + " and of nobody else that I know of\n";
    }
    cli.file("BIG", deck);
    cli.file("EVENT", bigEvent());
    cli.file("GAME",
        cli.run({QStringLiteral("duel"), sampleDeck(), sampleDeck(), QStringLiteral("--game"), QStringLiteral("1")})
            .out.toStdString());
    cli.file("STRANGERS", strangers);
    cli.file("CROWD", crowd);
    cli.file("LIST.md", list);
    cli.file("OTHER.md", other);
    cli.file("COPIES.csv", collection);
    cli.file("NOTED.csv", noted); // no line like another
    MadeRepository repository(cli.folder() / "REPOSITORY");
    commitList(repository, list, "Begun");
    commitList(repository, other, "Costs changed");
    auto deep = cli.folder() / "DEEP";
    for (int level = 0; level < 300; ++level)
        deep /= "d";
    std::filesystem::create_directories(deep);
}

// What a command may take: the law of strangers.md, and half as much again of a processor that others use, too.
constexpr double mostSeconds = 3;
constexpr long mostMegabytes = 200;
// A face takes some forty milliseconds to be painted. Whoever asks for those of a deck of hundreds, or of all cards as
// Cockatrice wants them, sees how many are done and can call it off: what has to hold there is the memory.
constexpr double paintingSeconds = 40;

struct Asked {
    const char* line; // names in capitals are files of writeBigFiles(), or OUT of any ending, which is written
    double seconds = mostSeconds;
    long megabytes = mostMegabytes;
};

// Every command, asked for much.
constexpr Asked everyCommand[] = {{"import LIST.md --set ABC --dry-run"}, {"search t:unit or t:mission or rules:a"},
    {"show Breach Surveyor"}, {"picture Breach Surveyor -o OUT.png"}, {"check BIG"}, {"check STRANGERS"},
    {"check CROWD"}, {"verify CROWD"}, {"fix BIG"}, {"fix BIG --json"}, {"fix STRANGERS"}, {"complete BIG"},
    {"complete STRANGERS"}, {"missions BIG"}, {"editions BIG"}, {"editions STRANGERS"}, {"swaps BIG"},
    {"audit --on attack,defense"}, {"abilities"}, {"decks add BIG"}, {"collection import COPIES.csv --dry-run"},
    {"missing BIG"}, {"backup make"}, {"stats BIG"}, {"compare BIG DECK"}, {"hand BIG"}, {"draw BIG"},
    {"flip BIG DECK"}, {"duel BIG DECK --games 2 --rounds 2"}, {"league BIG DECK --games 2 --rounds 2"},
    {"gauntlet BIG --against DECK --games 2 --rounds 2"}, {"worth BIG --games 2 --rounds 2"},
    {"goldfish BIG --games 10 --rounds 2"}, {"lab split 2 BIG DECK --out OUT"},
    {"lab tune BIG --steps 1 --games 2 --rounds 2"}, {"odds hand BIG"},
    {"deal --box sample --players 2 --game nexus-ops"}, {"first --games 1000000 --game quantum"},
    {"play --replay LIST.md"}, {"report GAME"}, {"diff LIST.md OTHER.md"}, {"tables LIST.md"}, {"coverage range type"},
    {"edit LIST.md --card Nobody --change cp=1 --set ABC --dry-run"}, {"history REPOSITORY:cards.md"},
    {"bisect BIG --history REPOSITORY:cards.md"}, {"games"}, {"sets"}, {"rulesets"},
    {"proxies BIG -o OUT.pdf", paintingSeconds}, {"pictures DECK -o OUT"}, {"page BIG -o OUT.html"},
    {"library export OUT"}, {"plans BIG list"}, {"decklist BIG -o OUT.pdf"}, {"poster BIG -o OUT.png"},
    {"export DECK --for tts -o OUT"}, {"export DECK --for cockatrice -o OUT", paintingSeconds},
    {"pictures BIG -o OUT", paintingSeconds}, {"code encode BIG"}, {"qr BIG -o OUT.png"}, {"verify DEEP"},
    {"verify BIG"}, {"event players EVENT"}, {"event standings EVENT"}, {"event add EVENT BIG --name Ann"},
    {"event pair EVENT"}, {"event change EVENT 1 3 --dry-run"}, {"event seat EVENT 1 9 --dry-run"},
    {"event rounds EVENT 9"}, {"event clock EVENT start"}, {"event log EVENT"},
    {"event print EVENT pairings -o OUT.pdf"}, {"event page EVENT --lists -o OUT.html"},
    {"event print EVENT lists -o OUT.pdf", paintingSeconds}, // 500 lists: the same
    {"completion bash"}, {"collection import NOTED.csv --dry-run"}, {"collection import NOTED.csv"},
    // on top of the 100,000 that are there
    {"collection import NOTED.csv --dry-run", mostSeconds, 300}};

// The commands there are, as the program tells them.
QStringList commandsOf(const CliProcess& cli)
{
    auto told = QString::fromUtf8(cli.run({}).err);
    return told.mid(told.indexOf(QStringLiteral("there are ")) + 10)
        .split(QLatin1Char('\n'))
        .first()
        .remove(QLatin1Char('.'))
        .replace(QStringLiteral(" and "), QStringLiteral(", "))
        .split(QStringLiteral(", "), Qt::SkipEmptyParts);
}

void addWriters()
{
    QTest::addColumn<QByteArray>("line");
    for (const char* line :
        {"picture Breach Surveyor -o OUT.png", "qr DECK -o OUT.png", "qr DECK -o OUT.svg", "page DECK -o OUT.html",
            "poster DECK -o OUT.png", "proxies DECK -o OUT.pdf", "pictures DECK -o OUT", "pictures DECK -o OUT.pdf",
            "decklist DECK -o OUT.pdf", "decklist DECK -o OUT.txt", "decklist DECK -o OUT/", "library export OUT"})
        QTest::newRow(line) << QByteArray(line);
}

} // namespace

class LimitsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNameThatIsTooLongIsToldSo_data() { addWriters(); }
    void aNameThatIsTooLongIsToldSo()
    {
        QFETCH(QByteArray, line);
        const CliProcess cli;
        const auto place = QByteArray::fromStdString((cli.folder() / "out").string()) + '/';
        std::filesystem::create_directories(cli.folder() / "out");
        for (const auto& name : {QByteArray(300, 'n'), QByteArray("x/").repeated(3000) + "x"}) {
            const auto done = cli.run(wordsOf(QByteArray(line).replace("OUT", place + name)));
            QVERIFY2(done.exit == ExitCode::Failed || done.exit == ExitCode::Refused, done.err.constData());
            QVERIFY2(done.err.contains("longer than the 255 bytes"), done.err.constData());
            QVERIFY2(!done.err.contains("too long"), done.err.constData());
        }
        QVERIFY(std::filesystem::is_empty(cli.folder() / "out"));
    }

    // The draft beside it has a longer one.
    void aNameAsLongAsItMayBeIsWritten()
    {
        const CliProcess cli;
        const auto file = cli.folder() / (std::string(251, 'n') + ".txt");
        const auto done = cli.run(
            {QStringLiteral("decklist"), sampleDeck(), QStringLiteral("-o"), QString::fromStdString(file.string())});
        QVERIFY2(done.exit == 0, done.err.constData());
        QVERIFY(std::filesystem::file_size(file) > 0);
    }

    void aFileThatMayNotGrowIsToldAsAFullDiskIs_data() { addWriters(); }
    void aFileThatMayNotGrowIsToldAsAFullDiskIs()
    {
        QFETCH(QByteArray, line);
        const CliProcess cli;
        (void)cli.run(wordsOf("decks list"));
        const auto place = QByteArray::fromStdString((cli.folder() / "out").string());
        const auto done = runWithin(cli, wordsOf(QByteArray(line).replace("OUT", place)), RLIMIT_FSIZE, 100);
        QVERIFY2(done.exit == ExitCode::Failed, QByteArray::number(done.exit) + done.err);
        QVERIFY2(done.err.count('\n') <= 2 && done.err.size() > 30, done.err.constData());
    }

    // The limits of strangers.md hold whatever a command is asked with.
    void noCommandTakesMoreThanItMay()
    {
        const CliProcess cli;
        writeBigFiles(cli);
        auto unasked = commandsOf(cli);
        QVERIFY2(unasked.contains(QStringLiteral("search")), qPrintable(unasked.join(QLatin1Char(' '))));
        (void)cli.run(wordsOf("sets")); // makes the profile
        QByteArray over;
        int number = 0;
        for (const auto& [line, seconds, megabytes] : everyCommand) {
            auto words = wordsOf(line);
            unasked.removeAll(words.front());
            const auto place = QString::fromStdString(cli.folder().string()) + QLatin1Char('/');
            words.replaceInStrings(
                QRegularExpression(QStringLiteral("^OUT")), place + QStringLiteral("out%1").arg(++number));
            words.replaceInStrings(QRegularExpression(QStringLiteral(
                                       "^(BIG|STRANGERS|CROWD|LIST|OTHER|COPIES|NOTED|DEEP|REPOSITORY|EVENT)")),
                place + QStringLiteral("\\1"));
            const auto used = usedBy(cli, words);
            const auto figures = line + QByteArray(": exit ") + QByteArray::number(used.exit) + ", " +
                                 QByteArray::number(used.seconds) + " s, " +
                                 QByteArray::number(qlonglong(used.megabytes)) + " MB\n";
            if (used.exit < 0 || used.exit > ExitCode::Refused || used.exit == ExitCode::WrongUsage ||
                used.seconds >= seconds || used.megabytes >= megabytes)
                over += figures;
        }
        QVERIFY2(over.isEmpty(), over.constData());
        QVERIFY2(unasked.isEmpty(), qPrintable(unasked.join(QLatin1Char(' '))));
    }

    // Where memory ends no command ends by a signal: it has done its work, or says in a sentence why not.
    void memoryThatEndsIsASentence_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"sets", "check DECK", "search t:unit", "qr DECK -o OUT.png", "stats DECK"})
            QTest::newRow(line) << QByteArray(line);
    }
    void memoryThatEndsIsASentence()
    {
        QFETCH(QByteArray, line);
        const CliProcess cli;
        (void)cli.run(wordsOf("sets"));
        const auto words = wordsOf(line.replace("OUT", QByteArray::fromStdString((cli.folder() / "out").string())));
        constexpr rlim_t megabyte = 1U << 20U;
        for (const rlim_t most : {100, 110, 120, 130, 140, 150, 160, 180, 200, 250, 300, 400, 600, 1000}) {
            const auto done = runWithin(cli, words, RLIMIT_AS, most * megabyte);
            const auto told = QByteArray::number(static_cast<qulonglong>(most)) + " MB: exit " +
                              QByteArray::number(done.exit) + " " + done.err;
            constexpr int noLibraries = 127; // the system's word: it had no room for the libraries
            QVERIFY2(done.exit == 0 || done.exit == ExitCode::Failed || done.exit == noLibraries, told.constData());
            QVERIFY2(done.exit == 0 || done.err.count('\n') == 1, told.constData());
        }
    }
};

NEXUS_TEST(LimitsTest, Events);

} // namespace limits_test

#include "limits_test.moc"
