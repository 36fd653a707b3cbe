#include "app/documents/laboratory.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "importers/evaluation_json.h"
#include "importers/games_journal.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QFile>

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

// The lines of a journal that are whole, and their bytes with those of the head; none where there is no such file.
struct JournalLines {
    std::string bytes;
    std::vector<importers::BatchLine> lines;
};
JournalLines journalLines(const std::filesystem::path& file, const std::string& head)
{
    JournalLines kept{head, {}};
    if (std::error_code none; !std::filesystem::exists(file, none))
        return kept;
    const auto bytes = readFile(file);
    if (!bytes)
        throw std::runtime_error(file.string() + " " + bytes.error() + ".");
    if (!bytes->empty() && !bytes->starts_with(head))
        throw std::runtime_error(model::filled(
            LaboratoryWords::tr("%1 is of other games: other decks, players, seed or weights."), {file.string()}));
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

// The batches that a journal has, added up.
std::set<std::uint64_t> addUp(std::vector<importers::BatchLine> lines, SeriesTallies& tallies)
{
    std::set<std::uint64_t> known;
    for (auto& line : lines)
        if (line.pairing < tallies.size() && known.insert(line.batch).second)
            tallies[line.pairing] += line.tally;
    return known;
}

std::uint64_t batchesOfPairing(const model::Series& series) { return (series.games + gamesOfBatch - 1) / gamesOfBatch; }

// Of a part, those that are not known.
std::vector<std::uint64_t> batchesLeft(
    const model::Series& series, const std::set<std::uint64_t>& known, std::size_t part, std::size_t parts)
{
    std::vector<std::uint64_t> left;
    const auto all = batchesOfPairing(series) * series.pairings.size();
    for (std::uint64_t batch = part; batch < all; batch += parts)
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

std::uint64_t digestOf(const model::SeriesTable& table)
{
    const auto& series = table.series();
    std::string text;
    const auto add = [&](std::uint64_t number) { text += std::to_string(number) + ","; };
    for (const auto& [a, b, stream] : series.pairings)
        add(a), add(b), add(stream);
    add(series.games), add(series.seed), add(series.rounds), add(table.cards());
    for (const auto& kind : series.players)
        text += model::playerWord(kind) + ",";
    for (const auto& evaluation : series.evaluations)
        text += importers::writeEvaluationJson(evaluation);
    std::uint64_t sum = 0xcbf29ce484222325; // FNV-1a
    for (const char letter : text)
        sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return sum;
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
    auto kept = journalLines(journal, importers::journalHead(digestOf(table)));
    return batchesLeft(table.series(), addUp(std::move(kept.lines), tallies), part, parts).size();
}

bool playSeries(model::SeriesTable& table, SeriesTallies& tallies, const SeriesWork& work)
{
    const auto& series = table.series();
    tallies.resize(series.pairings.size());
    const auto perPairing = batchesOfPairing(series);
    std::set<std::uint64_t> known;
    std::ofstream journal;
    if (work.journal) { // cut behind the last whole line, or begun
        auto kept = journalLines(*work.journal, importers::journalHead(digestOf(table)));
        if (const auto written = writeFile(*work.journal, kept.bytes); !written)
            throw std::runtime_error(work.journal->string() + " " + written.error() + ".");
        known = addUp(std::move(kept.lines), tallies);
        journal.open(*work.journal, std::ios::app | std::ios::binary);
    }
    std::uint64_t before = 0;
    for (const auto& tally : tallies)
        before += tally.games;
    const auto left = batchesLeft(series, known, work.part, work.parts);
    std::mutex writing;
    std::atomic<std::uint64_t> games = before;
    std::atomic<bool> stopped = false;
    SeriesPart sum;
    const auto play = [&](std::uint64_t place, std::uint64_t) {
        const auto batch = left[place];
        const auto pairing = static_cast<std::size_t>(batch / perPairing);
        const auto first = batch % perPairing * gamesOfBatch;
        SeriesPart part;
        auto& tally = part.tallies[pairing];
        for (auto game = first; game < std::min(series.games, first + gamesOfBatch); ++game) {
            table.play(pairing, game, tally, [&] {
                if (work.stop && work.stop())
                    stopped = true;
                return stopped.load();
            });
            if (stopped)
                return SeriesPart{}; // a game that was ended counts for nothing
            ++games;
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
        if (work.report && !work.report(games))
            stopped = true;
        return !stopped;
    };
    const bool done = inBatches(left.size(), 1, sum, play, report, work.threads);
    for (auto& [pairing, tally] : sum.tallies)
        tallies[pairing] += tally;
    return done && !stopped;
}

} // namespace nexus::app
