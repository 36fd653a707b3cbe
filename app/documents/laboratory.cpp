#include "app/documents/laboratory.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "importers/evaluation_json.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QFile>

#include <chrono>
#include <fstream>
#include <set>
#include <stdexcept>

namespace nexus::app {

namespace {

struct LaboratoryWords {
    NEXUS_WORDS(LaboratoryWords)
};

constexpr std::uint64_t gamesOfBatch = 10;
constexpr const char* evaluationFile = "evaluation.json";

model::Evaluation readWeights(const std::string& file, const std::string& bytes)
{
    auto evaluation = importers::readEvaluationJson(bytes);
    if (evaluation)
        return *evaluation;
    std::string lines;
    for (const auto& problem : evaluation.error())
        lines += (lines.empty() ? "" : "\n") + file + ": " + problemText(problem);
    throw EvaluationRefused(lines);
}

// Batches go round all pairings, so that what was stopped knows something of each; their numbers are the same however
// many games are wanted.
struct BatchGames {
    std::size_t pairing = 0;
    std::uint64_t first = 0, games = 0;
};
std::uint64_t allBatches(const model::Series& series, std::uint64_t games)
{
    return (games + gamesOfBatch - 1) / gamesOfBatch * series.pairings.size();
}
BatchGames gamesOf(const model::Series& series, std::uint64_t games, std::uint64_t batch)
{
    const auto first = batch / series.pairings.size() * gamesOfBatch;
    return {static_cast<std::size_t>(batch % series.pairings.size()), first,
        games > first ? std::min(games - first, gamesOfBatch) : 0};
}

bool areSharesOf(const model::CardTally& card, std::uint64_t decided, std::uint64_t won)
{
    const auto isPart = [&](const model::Share& share) {
        return share.games <= decided && share.wins <= std::min(won, share.games);
    };
    return isPart(card.opening) && isPart(card.drawn) && isPart(card.played) && isPart(card.unseen) &&
           card.drawn.games + card.unseen.games == decided && card.drawn.wins + card.unseen.wins == won;
}

// Whether games can have come to that: each has one end, and nothing was counted that is not of them.
bool isPossible(const model::GamesTally& tally, const BatchGames& batch, std::uint64_t rounds)
{
    const auto isSum = [&](auto... parts) { return (... && (parts <= tally.games)) && (... + parts) == tally.games; };
    std::uint64_t ends = 0;
    for (const auto end : tally.ends)
        ends += std::min(end, tally.games + 1);
    bool possible = tally.games <= gamesOfBatch && isSum(tally.wins[0], tally.wins[1], tally.drawn, tally.unfinished) &&
                    ends == tally.games && tally.rounds <= tally.games * rounds && tally.refused <= tally.actions;
    if (!tally.points.empty()) {
        std::array<std::uint64_t, 3> byPoints{};
        for (const auto& [game, points] : tally.points) {
            possible = possible && game >= batch.first && game < batch.first + tally.games;
            ++byPoints[static_cast<std::size_t>(points)];
        }
        possible = possible && tally.points.size() == tally.games && byPoints[2] == tally.wins[0] &&
                   byPoints[0] == tally.wins[1];
    }
    for (std::size_t side = 0; side < tally.cards.size(); ++side)
        for (const auto& [name, card] : tally.cards[side])
            possible = possible && areSharesOf(card, tally.decided(), tally.wins[side]);
    return possible;
}

// The batches that a journal has of so many games of each pairing, added up; those of other sizes are left alone.
std::set<std::uint64_t> addUp(const std::filesystem::path& file, const model::Series& series, std::uint64_t games,
    const std::vector<importers::BatchLine>& lines, SeriesTallies& tallies)
{
    std::set<std::uint64_t> known;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& [batch, pairing, tally] = lines[i];
        const auto wanted = gamesOf(series, std::max(games, series.games), batch);
        constexpr std::size_t firstLine = 2; // behind the head
        if (pairing != wanted.pairing || !isPossible(tally, wanted, series.rounds))
            throw std::runtime_error(model::filled(
                LaboratoryWords::tr("%1: no games come to the numbers of line %2. Delete the line: its games are then "
                                    "played anew.",
                    "a file, a number"),
                {file.string(), std::to_string(i + firstLine)}));
        if (batch < allBatches(series, games) && tally.games == gamesOf(series, games, batch).games &&
            known.insert(batch).second)
            tallies[pairing] += tally;
    }
    return known;
}

// Of a part, those that are not known.
std::vector<std::uint64_t> batchesLeft(const model::Series& series, std::uint64_t games,
    const std::set<std::uint64_t>& known, std::size_t part, std::size_t parts)
{
    std::vector<std::uint64_t> left;
    for (std::uint64_t batch = part; batch < allBatches(series, games); batch += parts)
        if (!known.contains(batch))
            left.push_back(batch);
    return left;
}

// Tallies of batches, as they are summed by inBatches.
struct SeriesPart {
    std::map<std::size_t, model::GamesTally> tallies; // by pairing
    SeriesPart& operator+=(const SeriesPart& more)
    {
        for (const auto& [pairing, tally] : more.tallies)
            tallies[pairing] += tally;
        return *this;
    }
};

} // namespace

JournalLines journalLines(const std::filesystem::path& file, const model::SeriesTable& table)
{
    const auto head = importers::journalHead(digestOf(table), table.series().seed);
    JournalLines kept{head, {}};
    if (std::error_code none; !std::filesystem::exists(file, none))
        return kept;
    const auto bytes = readFile(file);
    if (!bytes)
        throw std::runtime_error(file.string() + " " + bytes.error() + ".");
    if (!bytes->empty() && !bytes->starts_with(head))
        throw std::runtime_error(model::filled(
            LaboratoryWords::tr("%1 is of other games: other decks, cards, players, rounds, seed or weights."),
            {file.string()}));
    for (std::size_t at = head.size(); at < bytes->size();) {
        const auto end = bytes->find('\n', at);
        auto line = end == std::string::npos ? std::nullopt
                                             : importers::readBatchLine(std::string_view(*bytes).substr(at, end - at));
        if (!line)
            break;
        kept.bytes.append(*bytes, at, end + 1 - at);
        kept.lines.push_back(std::move(*line));
        at = end + 1;
    }
    return kept;
}

std::uint64_t digestOf(const model::SeriesTable& table)
{
    const auto& series = table.series();
    std::string text;
    const auto add = [&](std::uint64_t number) { text += std::to_string(number) + ","; };
    for (const auto& [a, b, stream] : series.pairings)
        add(a), add(b), add(stream);
    add(series.seed), add(series.rounds), add(table.cards());
    add(table.wish().points), add(table.wish().cards);
    for (const auto& kind : series.players)
        text += model::playerWord(kind) + ",";
    for (const auto& evaluation : series.evaluations)
        text += importers::writeEvaluationJson(evaluation);
    std::uint64_t sum = 0xcbf29ce484222325; // FNV-1a
    for (const char letter : text)
        sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return sum;
}

std::uint64_t thinkingClock()
{
    using namespace std::chrono;
    return static_cast<std::uint64_t>(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
}

std::optional<model::Evaluation> evaluationOf(const GameFolder& place)
{
    const auto own = ownWords(place) / evaluationFile;
    if (std::error_code none; std::filesystem::exists(own, none)) {
        const auto bytes = readFile(own, importers::maxDeckBytes);
        if (!bytes)
            throw std::runtime_error(own.string() + " " + bytes.error() + ".");
        return readWeights(own.string(), *bytes);
    }
    for (const auto& file : embeddedFiles(place.game, {}))
        if (file.name == evaluationFile)
            return readWeights(file.name, file.bytes);
    return std::nullopt;
}

SeriesTallies& SeriesTallies::operator+=(const SeriesTallies& more)
{
    resize(std::max(size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i)
        (*this)[i] += more[i];
    return *this;
}

std::uint64_t readJournal(const model::SeriesTable& table, SeriesTallies& tallies, const std::filesystem::path& journal,
    std::size_t part, std::size_t parts)
{
    tallies.resize(table.series().pairings.size());
    const auto& series = table.series();
    const auto kept = journalLines(journal, table);
    return batchesLeft(series, series.games, addUp(journal, series, series.games, kept.lines, tallies), part, parts)
        .size();
}

std::optional<std::uint64_t> seedOfJournal(const std::filesystem::path& journal)
{
    const auto bytes = readFile(journal);
    return bytes ? importers::journalSeed(*bytes) : std::nullopt;
}

bool playSeries(model::SeriesTable& table, SeriesTallies& tallies, const SeriesWork& work)
{
    const auto& series = table.series();
    tallies.resize(series.pairings.size());
    const auto wanted = work.games > 0 ? std::min(work.games, series.games) : series.games;
    std::set<std::uint64_t> known;
    std::ofstream journal;
    if (work.journal) { // cut behind the last whole line, or begun
        const auto kept = journalLines(*work.journal, table);
        known = addUp(*work.journal, series, wanted, kept.lines, tallies);
        if (const auto written = writeFile(*work.journal, kept.bytes); !written)
            throw std::runtime_error(work.journal->string() + " " + written.error() + ".");
        journal.open(*work.journal, std::ios::app | std::ios::binary);
    }
    std::uint64_t before = 0;
    for (const auto& tally : tallies)
        before += tally.games;
    const auto left = batchesLeft(series, wanted, known, work.part, work.parts);
    std::mutex writing;
    std::atomic<std::uint64_t> played = before;
    std::atomic<bool> stopped = false;
    SeriesPart sum;
    const auto play = [&](std::uint64_t place, std::uint64_t) {
        const auto batch = left[place];
        const auto [pairing, first, games] = gamesOf(series, wanted, batch);
        SeriesPart part;
        auto& tally = part.tallies[pairing];
        for (auto game = first; game < first + games; ++game) {
            table.play(pairing, game, tally, [&] {
                if (work.stop && work.stop())
                    stopped = true;
                return stopped.load();
            });
            if (stopped)
                return SeriesPart{}; // a game that was ended counts for nothing
            ++played;
        }
        if (work.journal) {
            const std::lock_guard lock(writing);
            journal << importers::writeBatchLine({batch, pairing, tally}) << std::flush;
            if (!journal)
                throw std::runtime_error(
                    model::filled(LaboratoryWords::tr("%1 cannot be written."), {work.journal->string()}));
        }
        return part;
    };
    const auto report = [&](std::uint64_t) {
        if (work.report && !work.report(played))
            stopped = true;
        return !stopped;
    };
    const bool done = inBatches(left.size(), 1, sum, play, report, work.threads);
    for (auto& [pairing, tally] : sum.tallies)
        tallies[pairing] += tally;
    return done && !stopped;
}

} // namespace nexus::app
