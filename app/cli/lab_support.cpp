#include "app/cli/lab_support.h"

#include "app/base/file_bytes.h"
#include "app/documents/deck_actions.h"
#include "app/text/finding_text.h"
#include "app/text/refusal_text.h"
#include "importers/evaluation_json.h"
#include "model/base/text.h"
#include "model/rules/names_today.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <unistd.h>

namespace nexus::app::cli {

namespace {

constexpr double fourDigits = 10'000;

// Whether that is a line of its own on a terminal, and how long what is left will take.
class LabProgress {
public:
    LabProgress(Context& context, std::uint64_t all)
        : m_goOn(context.progress("Playing"))
        , m_all(all)
        , m_shown(isatty(STDERR_FILENO) != 0)
        , m_begin(std::chrono::steady_clock::now())
    {
    }
    bool operator()(std::uint64_t done)
    {
        const auto now = std::chrono::steady_clock::now();
        if (m_done == 0)
            m_first = done; // some may have been played before
        m_done = done;
        if (m_shown && now - m_said > std::chrono::seconds(1) && done > m_first) {
            m_said = now;
            const auto spent = std::chrono::duration<double>(now - m_begin).count();
            const auto left = spent * static_cast<double>(m_all - done) / static_cast<double>(done - m_first);
            std::fprintf(stderr, "\r%llu of %llu games, %.0f s left   ", static_cast<unsigned long long>(done),
                static_cast<unsigned long long>(m_all), left);
        }
        if (m_shown && done == m_all)
            std::fprintf(stderr, "\n");
        return m_goOn(0, 1);
    }
    [[nodiscard]] bool isStopped() const { return !m_goOn(0, 1); } // from any thread

private:
    model::Progress m_goOn;
    std::uint64_t m_all, m_done = 0, m_first = 0;
    bool m_shown;
    std::chrono::steady_clock::time_point m_begin, m_said{};
};

model::Evaluation weightsOfFile(const std::string& file)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        throw Stop{Failed, file + ": " + bytes.error()};
    auto weights = importers::readEvaluationJson(*bytes);
    if (!weights)
        throw Stop{Refused, file + ": " + problemText(weights.error().front())};
    return *weights;
}

// Those of the files named, or of the game.
std::array<model::Evaluation, 2> weightsOfBoth(Context& context, const std::string& files)
{
    if (!files.empty()) {
        const auto comma = files.find(',');
        const auto first = weightsOfFile(files.substr(0, comma));
        return {first, comma == std::string::npos ? first : weightsOfFile(files.substr(comma + 1))};
    }
    std::optional<model::Evaluation> evaluation;
    try {
        evaluation = evaluationOf(context.profile().place());
    } catch (const EvaluationRefused& why) {
        throw Stop{Refused, why.what()};
    }
    if (!evaluation)
        throw Stop{No, "The program does not know how to play " + context.profile().library().game.name +
                           ": the game has no evaluation.json."};
    return {*evaluation, *evaluation};
}

std::string tenths(const char* form, double value)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), form, value);
    return text.data();
}

} // namespace

void addLabOptions(Command& command, LabOptions& options, LabUse use)
{
    constexpr std::uint64_t mostGames = 10'000'000;
    constexpr std::uint64_t mostRounds = 1000, mostThreads = 1024;
    const bool alone = use == LabUse::Alone;
    command
        .add("--games N", options.games,
            alone ? "Games to play" : "Games of each two decks; every second one with seats exchanged")
        ->check(Range{std::uint64_t{1}, mostGames})
        ->showDefault();
    command.add("--players P", options.players,
        use == LabUse::TwoPlayers
            ? "Who plays the first deck and, behind a comma, the second: random, greedy, search:N, search:Nms, novice, "
              "fair, strong"
            : "Who plays: random, greedy, search:N, search:Nms, novice, fair, strong");
    command.add("--weights FILE", options.weights,
        use == LabUse::TwoPlayers
            ? "Weights to play by instead of the game's; behind a comma those of the second player"
            : "Weights to play by instead of the game's, as “lab tune” writes them");
    command.add("--seed S", options.seed, "Seed of all chance: the same seed plays the same games");
    command.add("--rounds N", options.rounds, alone ? "Rounds of each" : "Rounds after which a game is unfinished")
        ->check(Range{std::uint64_t{1}, mostRounds})
        ->showDefault();
    command.add("--ruleset ID", options.ruleset, "Edition to play by instead of the first deck's own");
    if (!alone)
        command.add("--keep FILE", options.keep, "Write down what has been played: ended, it goes on from there");
    command.add("--threads N", options.threads, "Processors to use instead of all")
        ->check(Range{std::uint64_t{1}, mostThreads});
}

void saySeed(Context& context, const model::Series& series)
{
    context.say("The same again: --seed " + std::to_string(series.seed));
    if (std::ranges::any_of(series.players, [](const auto& kind) { return kind.milliseconds > 0; }))
        context.say("What a search in milliseconds does depends on how fast it is played: not quite the same.");
}

std::array<model::PlayerKind, 2> playersOfWord(const std::string& word)
{
    const auto comma = word.find(',');
    const auto one = [](const std::string& name) {
        const auto kind = model::playerKindOf(name);
        if (!kind)
            throw UsageError(
                "--players", "wants random, greedy, novice, fair, strong, search:N with N from 1 to " +
                                 std::to_string(model::maxIterations) + " or search:Nms with N from 1 to " +
                                 std::to_string(model::maxMilliseconds) + ", not “" + model::cleaned(name, 40) + "”");
        return *kind;
    };
    const auto first = one(word.substr(0, comma));
    return {first, comma == std::string::npos ? first : one(word.substr(comma + 1))};
}

LabSetting labSetting(Context& context, const LabOptions& options, const std::vector<std::string>& words)
{
    followDecks(context, words);
    auto read = readAllDecks(context, words, options.ruleset);
    LabSetting setting;
    setting.checker = read.front().result.checker;
    const auto& first = read.front().result.ruleset;
    for (auto& deck : read) {
        if (deck.result.ruleset != first && options.ruleset.empty())
            context.say(deck.deck.name + " is played by " + first + ", the edition of " + read.front().deck.name + ".");
        if (!holdsCards(deck.deck))
            throw Stop{No, deck.deck.name + " has no cards."};
        if (!deck.result.report.legal())
            context.say(deck.deck.name + " is not legal; it is played all the same.");
        setting.decks.push_back(model::calledToday(std::move(deck.deck), *setting.checker));
    }
    setting.series.evaluations = weightsOfBoth(context, options.weights);
    setting.series.players = playersOfWord(options.players.empty() ? "greedy" : options.players);
    setting.series.games = options.games;
    setting.series.rounds = static_cast<std::uint16_t>(options.rounds);
    const auto kept = options.keep.empty() ? std::nullopt : seedOfJournal(options.keep);
    setting.series.seed = options.seed ? *options.seed : kept ? *kept : std::random_device{}();
    return setting;
}

std::shared_ptr<model::SeriesTable> labTable(const LabSetting& setting, model::TallyWish wish)
{
    auto table = model::SeriesTable::of(setting.series, setting.decks, setting.checker, wish, thinkingClock);
    if (!table)
        throw Stop{No, deckProblemText(table.error(), setting.decks[table.error().deck].name)};
    return std::move(*table);
}

LabPlayed playLabUntilStopped(Context& context, model::SeriesTable& table, const LabOptions& options)
{
    LabPlayed played;
    SeriesWork work;
    LabProgress progress(context, table.series().allGames());
    work.report = [&](std::uint64_t done) { return progress(done); };
    work.stop = [&] { return progress.isStopped(); };
    work.threads = static_cast<unsigned>(options.threads);
    if (!options.keep.empty())
        work.journal = options.keep;
    const bool whole = playSeries(table, played.tallies, work);
    std::uint64_t games = 0;
    for (const auto& tally : played.tallies)
        games += tally.games;
    if (!whole)
        played.stopped = stoppedText(games, table.series().allGames());
    if (games > 0 || whole)
        return played;
    saySeed(context, table.series());
    throw Stop{No, played.stopped};
}

SeriesTallies playLab(Context& context, model::SeriesTable& table, const LabOptions& options)
{
    auto played = playLabUntilStopped(context, table, options);
    if (!played.stopped.empty())
        throw Stop{No, played.stopped};
    return std::move(played.tallies);
}

std::string stoppedText(std::uint64_t games, std::uint64_t all)
{
    return "Stopped after " + std::to_string(games) + " of " + std::to_string(all) + " games.";
}

int tellEnd(Context& context, const std::string& stopped, const LabOptions& options, const model::Series& series)
{
    if (!stopped.empty()) {
        if (!context.json())
            context.print(stopped);
        if (!options.keep.empty())
            context.say("The same command goes on from " + options.keep + ".");
    }
    saySeed(context, series);
    return stopped.empty() ? Done : No;
}

Json intervalJson(const model::Interval& interval)
{
    Json json = Json::array();
    json.push_back(rounded(interval.low));
    json.push_back(rounded(interval.high));
    return json;
}

double rounded(double value) { return std::round(value * fourDigits) / fourDigits; }

std::string winsText(std::uint64_t part, std::uint64_t all)
{
    return all == 0 ? "–" : tenths("%.1f %%", 100 * static_cast<double>(part) / static_cast<double>(all));
}

std::string winsIntervalText(const model::Interval& interval)
{
    return tenths("%.1f", 100 * interval.low) + " – " + tenths("%.1f %%", 100 * interval.high);
}

std::string tenthText(double value) { return tenths("%.1f", value); }

std::string strengthText(double value) { return tenths("%+.2f", value); }

std::string differenceText(double value, const model::Interval& interval)
{
    return tenths("%+.1f", 100 * value) + " (" + tenths("%+.1f", 100 * interval.low) + " to " +
           tenths("%+.1f", 100 * interval.high) + ")";
}

} // namespace nexus::app::cli
