#include "app/cli/lab_support.h"

#include "app/base/file_bytes.h"
#include "importers/evaluation_json.h"
#include "model/lab/comparison.h"

#include <cmath>
#include <fstream>
#include <map>

namespace nexus::app::cli {

void addLabParts(Registrar& lab); // league_command.cpp

namespace {

constexpr double percents = 100, even = 0.5;

struct LabCompareOptions : LabOptions {
    std::string before, after;
};

int runLabCompare(Context& context, const LabCompareOptions& options)
{
    std::vector<std::string> words{options.before, options.after};
    words.insert(words.end(), options.against.begin(), options.against.end());
    auto setting = labSetting(context, options, words);
    const auto opponents = setting.decks.size() - 2;
    if (setting.decks.size() < 3)
        throw Stop{WrongUsage, "It takes one deck before, one after and one opponent at least."};
    if (setting.decks[0].sections == setting.decks[1].sections)
        context.say("Before and after it is the same deck.");
    setting.series.pairings = model::beforeAndAfter(opponents);
    const auto table = labTable(setting, {.points = true, .cards = false});
    const auto [tallies, stopped] = playLabUntilStopped(context, *table, options);
    const auto found = model::comparisonOf(tallies);
    if (context.json()) {
        const auto version = [](const model::LabComparison::Version& of) {
            return Json{
                {"games", of.games}, {"wins", of.wins}, {"undecided", of.undecided}, {"share", rounded(of.share())}};
        };
        context.answer({{"pairs", found.pairs}, {"seed", setting.series.seed}, {"before", version(found.before)},
            {"after", version(found.after)}, {"difference", rounded(found.difference.value)},
            {"interval", intervalJson(found.difference.interval)},
            {"moreGames", found.moreGames ? Json(*found.moreGames) : Json()}});
        return tellEnd(context, stopped, options, setting.series);
    }
    const auto line = [&](const char* when, const model::LabComparison::Version& of) {
        context.print(when + tenthText(percents * of.share()) + " %: " + std::to_string(of.wins) + " of " +
                      std::to_string(of.games) + " games won" +
                      (of.undecided > 0 ? ", " + std::to_string(of.undecided) + " without a winner, which count half"
                                        : std::string()));
    };
    line("Before: ", found.before);
    line("After:  ", found.after);
    context.print(
        "Difference, same cards and same luck: " + differenceText(found.difference.value, found.difference.interval) +
        " points of a hundred, of " + std::to_string(found.pairs) + " pairs of games");
    if (!found.isKnown())
        context.print("Whether that is luck is not known: the interval holds 0. " +
                      (found.moreGames ? "If the difference is as it looks, it takes about " +
                                             std::to_string(*found.moreGames) + " more games to say."
                                       : std::string("There is no difference so far to say by how many more games it "
                                                     "would take.")));
    return tellEnd(context, stopped, options, setting.series);
}

// --- weights ------------------------------------------------------------------------------------------

struct TuneOptions : LabOptions {
    std::size_t steps = 20;
};

// One or two weights half as large again, or a third less, and never stuck at 0; now and then what one grows by, or
// what is added late in a round.
model::Evaluation changed(model::Evaluation evaluation, model::Random& random)
{
    constexpr int most = 2, smallest = 10, smallestGrowth = 3, oneOf = 6; // one of six each is growth, is late
    const int count = 1 + static_cast<int>(random.below(most));
    for (int i = 0; i < count; ++i) {
        const auto which = random.below(oneOf);
        const bool growth = which == 0;
        auto& weights = growth ? evaluation.growth : which == 1 ? evaluation.late : evaluation.weights;
        auto& weight = weights[random.below(static_cast<std::uint32_t>(model::evaluationTermCount))];
        const auto step = std::max(growth ? smallestGrowth : smallest, std::abs(weight) / 2);
        weight += random.below(2) == 0 ? step : -step;
        weight = std::clamp(weight, -model::maxWeight, model::maxWeight);
    }
    return evaluation;
}

// Steps of a search for weights: what each step played is kept where it is wanted, so that an ended one goes on with
// the step that it was at.
class Tuning {
public:
    Tuning(Context& context, LabSetting setting, const TuneOptions& options)
        : m_context(context)
        , m_setting(std::move(setting))
        , m_options(options)
        , m_games(options)
        , m_first(m_setting.series.evaluations.front())
        , m_best(m_first)
        , m_random(m_setting.series.seed)
    {
        m_games.keep.clear();
        if (options.keep.empty())
            return;
        const auto kept = journalLines(options.keep, *labTable(m_setting));
        if (const auto written = writeFile(options.keep, kept.bytes); !written)
            throw Stop{Failed, options.keep + " " + written.error() + "."};
        for (const auto& line : kept.lines)
            if (line.tally.games == m_setting.series.allGames())
                m_known[{line.batch, line.pairing}] = line.tally;
        m_journal.open(options.keep, std::ios::app | std::ios::binary);
    }

    void search()
    {
        for (std::size_t step = 0; step < m_options.steps; ++step) {
            const auto next = changed(m_best, m_random);
            const auto tally = played(step, Part::Step, next, m_best);
            const bool better = model::wilson(tally.wins[0], tally.decided()).low > even;
            m_context.say("Step " + std::to_string(step + 1) + " of " + std::to_string(m_options.steps) + ": " +
                          std::to_string(tally.wins[0]) + " to " + std::to_string(tally.wins[1]) +
                          (better ? ", taken." : ", not taken."));
            if (!better)
                continue;
            m_best = next;
            ++m_taken;
        }
    }
    // Games that nothing was chosen by: what was taken by luck is worth nothing in them.
    [[nodiscard]] model::GamesTally proof() { return played(m_options.steps, Part::Proof, m_best, m_first); }

    [[nodiscard]] const model::Evaluation& best() const { return m_best; }
    [[nodiscard]] std::size_t taken() const { return m_taken; }
    [[nodiscard]] std::uint64_t seed() const { return m_setting.series.seed; }

private:
    enum class Part : std::uint8_t { Step, Proof };

    // The first weights against the second, both with each deck.
    model::GamesTally played(std::size_t step, Part part, const model::Evaluation& one, const model::Evaluation& other)
    {
        const auto key = std::pair{std::uint64_t{step}, static_cast<std::size_t>(part)};
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        auto setting = m_setting;
        setting.series.evaluations = {one, other};
        const auto stream = part == Part::Proof ? ~m_setting.series.seed : m_setting.series.seed;
        setting.series.seed = model::seedOf(stream, step);
        const auto table = labTable(setting);
        model::GamesTally sum;
        try {
            for (const auto& tally : playLab(m_context, *table, m_games))
                sum += tally;
        } catch (const Stop&) {
            if (m_options.keep.empty())
                throw;
            throw Stop{No, "Stopped. The same command goes on from " + m_options.keep + "."};
        }
        if (m_journal.is_open())
            m_journal << importers::writeBatchLine({key.first, key.second, sum}) << std::flush;
        return sum;
    }

    Context& m_context;
    LabSetting m_setting;
    const TuneOptions& m_options;
    LabOptions m_games;
    model::Evaluation m_first, m_best;
    model::Random m_random;
    std::size_t m_taken = 0;
    std::map<std::pair<std::uint64_t, std::size_t>, model::GamesTally> m_known;
    std::ofstream m_journal;
};

int runTune(Context& context, const TuneOptions& options)
{
    auto setting = labSetting(context, options, options.decks);
    for (std::size_t a = 0; a < setting.decks.size(); ++a)
        for (std::size_t b = 0; b < setting.decks.size(); ++b)
            setting.series.pairings.push_back({a, b, setting.series.pairings.size()});
    Tuning tuning(context, std::move(setting), options);
    tuning.search();
    const auto proof = tuning.proof();
    const auto bytes = importers::writeEvaluationJson(tuning.best());
    if (!options.out.empty())
        writeOut(options.out, bytes);
    const auto interval = model::wilson(proof.wins[0], proof.decided());
    if (context.json()) {
        const auto terms = [](const model::TermValues& values) {
            Json object = Json::object();
            for (std::size_t i = 0; i < values.size(); ++i)
                object[model::evaluationTermId(static_cast<model::EvaluationTerm>(i))] = values[i];
            return object;
        };
        context.answer(
            {{"steps", options.steps}, {"taken", tuning.taken()}, {"seed", tuning.seed()}, {"games", proof.games},
                {"wins", Json::Array{Json(proof.wins[0]), Json(proof.wins[1])}}, {"unfinished", proof.unfinished},
                {"interval", intervalJson(interval)}, {"weights", terms(tuning.best().weights)},
                {"growth", terms(tuning.best().growth)}, {"late", terms(tuning.best().late)}});
        return Done;
    }
    if (options.out.empty())
        context.print(bytes);
    context.print(std::to_string(tuning.taken()) + " of " + std::to_string(options.steps) +
                  " changes taken. Against the weights of before, in " + std::to_string(proof.games) +
                  " games played for this alone: " + winsText(proof.wins[0], proof.decided()) + " (" +
                  winsIntervalText(interval) + ") of those that somebody won; " + std::to_string(proof.unfinished) +
                  " without a winner.");
    if (interval.low <= even)
        context.print("Whether the new weights are better is not known from this: the interval holds 50 %.");
    return Done;
}

} // namespace

void addLab(Registrar& registrar)
{
    auto lab = registrar.group("lab", "Compare before and after, play in parts, tune the weights");
    const auto [compare, options] = lab.add<LabCompareOptions>(
        "compare", "Say what a change of a deck did: the same games before and after", runLabCompare);
    compare->add("BEFORE", options.before, deckHelp)->required();
    compare->add("AFTER", options.after, deckHelp)->required();
    compare->add("--against DECK", options.against, decksHelp)->required();
    addLabOptions(*compare, options, LabUse::TwoPlayers);
    addLabParts(lab);
    const auto [tune, tuning] = lab.add<TuneOptions>(
        "tune", "Look for better weights by play against the weights there are", runTune);
    tune->add("DECK", tuning.decks, decksHelp)->required();
    tune->add("--steps N", tuning.steps, "Changes to try")->check(positiveNumber)->showDefault();
    tune->add("--out FILE", tuning.out, "Write the weights, as an evaluation.json");
    addLabOptions(*tune, tuning, LabUse::TwoPlayers);
}

} // namespace nexus::app::cli
