#include "app/documents/laboratory.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "importers/evaluation_json.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QFile>

#include <algorithm>
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

// Whether games of the batch can have come to that.
bool isPossible(const model::GamesTally& tally, const BatchGames& batch, std::uint64_t rounds)
{
    return tally.games <= gamesOfBatch && tally.rounds <= tally.games * rounds &&
           std::ranges::all_of(tally.points,
               [&](const auto& point) {
                   return point.first >= batch.first && point.first < batch.first + tally.games;
               }) &&
           model::isPossible(tally);
}

// What a journal has of batches: those that are whole, and how far the others came before they were stopped.
struct KnownBatches {
    std::set<std::uint64_t> whole;
    std::map<std::uint64_t, model::GamesTally> begun;
};

// The batches that a journal has of so many games of each pairing; those that are whole are added up.
KnownBatches addUp(const std::filesystem::path& file, const model::Series& series, std::uint64_t games,
    const std::vector<importers::BatchLine>& lines, SeriesTallies& tallies)
{
    KnownBatches known;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& [batch, pairing, tally] = lines[i];
        const auto possible = gamesOf(series, std::max(games, series.games), batch);
        constexpr std::size_t firstLine = 2; // behind the head
        if (pairing != possible.pairing || !isPossible(tally, possible, series.rounds))
            throw std::runtime_error(model::filled(
                LaboratoryWords::tr("%1: no games come to the numbers of line %2. Delete the line: its games are then "
                                    "played anew.",
                    "a file, a number"),
                {file.string(), std::to_string(i + firstLine)}));
        const auto wanted = gamesOf(series, games, batch).games;
        if (batch >= allBatches(series, games) || known.whole.contains(batch))
            continue;
        if (tally.games == wanted) {
            known.whole.insert(batch);
            known.begun.erase(batch);
            tallies[pairing] += tally;
        } else if (auto& begun = known.begun[batch]; tally.games < wanted && tally.games > begun.games) {
            begun = tally;
        }
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

// A series while it is played, by all threads.
class SeriesRun {
public:
    SeriesRun(model::SeriesTable& table, SeriesTallies& tallies, const SeriesWork& work)
        : m_table(table)
        , m_tallies(tallies)
        , m_work(work)
        , m_games(work.games > 0 ? std::min(work.games, table.series().games) : table.series().games)
    {
    }

    bool play()
    {
        readJournalAndBegin();
        for (const auto& tally : m_tallies)
            m_played += tally.games;
        std::uint64_t batches = 0;
        const bool done = inBatches(
            m_left.size(), 1, batches,
            [&](std::uint64_t place, std::uint64_t) {
                playBatch(m_left[place]);
                return std::uint64_t{1};
            },
            [&](std::uint64_t) { return !m_stopped; }, m_work.threads);
        return done && !m_stopped;
    }

private:
    // The journal is cut behind the last whole line, or begun.
    void readJournalAndBegin()
    {
        const auto& series = m_table.series();
        KnownBatches known;
        if (m_work.journal) {
            const auto kept = journalLines(*m_work.journal, m_table);
            known = addUp(*m_work.journal, series, m_games, kept.lines, m_tallies);
            if (const auto written = writeFile(*m_work.journal, kept.bytes); !written)
                throw std::runtime_error(m_work.journal->string() + " " + written.error() + ".");
            m_journal.open(*m_work.journal, std::ios::app | std::ios::binary);
        }
        m_left = batchesLeft(series, m_games, known.whole, m_work.part, m_work.parts);
        for (const auto batch : m_left)
            if (const auto begun = known.begun.find(batch); begun != known.begun.end()) {
                m_tallies[gamesOf(series, m_games, batch).pairing] += begun->second;
                m_begun.insert(*begun);
            }
    }

    void playBatch(std::uint64_t batch)
    {
        const auto [pairing, first, games] = gamesOf(m_table.series(), m_games, batch);
        const auto begun = m_begun.find(batch);
        auto tally = begun == m_begun.end() ? model::GamesTally() : begun->second;
        const auto before = tally.games;
        for (auto game = first + before; game < first + games && !m_stopped; ++game) {
            model::GamesTally one;
            m_table.play(pairing, game, one, [&] {
                if (m_work.stop && m_work.stop())
                    m_stopped = true;
                return m_stopped.load();
            });
            if (m_stopped)
                break; // a game that was ended counts for nothing
            tally += one;
            tell(pairing, one);
        }
        if (m_work.journal && tally.games > before)
            writeDown({batch, pairing, std::move(tally)});
    }

    void tell(std::size_t pairing, const model::GamesTally& one)
    {
        const std::lock_guard lock(m_telling);
        m_tallies[pairing] += one;
        ++m_played;
        if (m_work.look)
            m_work.look([&] { return m_tallies; });
        if (m_work.report && !m_work.report(m_played))
            m_stopped = true;
    }

    void writeDown(const importers::BatchLine& line)
    {
        const std::lock_guard lock(m_writing);
        m_journal << importers::writeBatchLine(line) << std::flush;
        if (!m_journal)
            throw std::runtime_error(
                model::filled(LaboratoryWords::tr("%1 cannot be written."), {m_work.journal->string()}));
    }

    model::SeriesTable& m_table;
    SeriesTallies& m_tallies;
    const SeriesWork& m_work;
    std::uint64_t m_games, m_played = 0;
    std::vector<std::uint64_t> m_left;
    std::map<std::uint64_t, model::GamesTally> m_begun; // of those that are left
    std::ofstream m_journal;
    std::mutex m_telling, m_writing;
    std::atomic<bool> m_stopped = false;
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
    const auto known = addUp(journal, series, series.games, kept.lines, tallies);
    return batchesLeft(series, series.games, known.whole, part, parts).size();
}

std::optional<std::uint64_t> seedOfJournal(const std::filesystem::path& journal)
{
    const auto bytes = readFile(journal);
    return bytes ? importers::journalSeed(*bytes) : std::nullopt;
}

bool playSeries(model::SeriesTable& table, SeriesTallies& tallies, const SeriesWork& work)
{
    tallies.resize(table.series().pairings.size());
    return SeriesRun(table, tallies, work).play();
}

} // namespace nexus::app
