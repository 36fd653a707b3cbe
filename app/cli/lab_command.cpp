#include "app/cli/lab_support.h"

#include "importers/evaluation_json.h"
#include "model/lab/comparison.h"

#include <cmath>

namespace nexus::app::cli {

void addLabParts(Registrar& lab); // league_command.cpp

namespace {

constexpr double percents = 100;

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

// One or two weights half as large again, or a third less, and never stuck at 0.
model::Evaluation changed(model::Evaluation evaluation, model::Random& random)
{
    constexpr int most = 2, smallest = 10;
    const int count = 1 + static_cast<int>(random.below(most));
    for (int i = 0; i < count; ++i) {
        auto& weight = evaluation.weights[random.below(static_cast<std::uint32_t>(model::evaluationTermCount))];
        const auto step = std::max(smallest, std::abs(weight) / 2);
        weight += random.below(2) == 0 ? step : -step;
        weight = std::clamp(weight, -model::maxWeight, importers::maxWeight);
    }
    return evaluation;
}

model::GamesTally sumOfTallies(const SeriesTallies& tallies)
{
    model::GamesTally sum;
    for (const auto& tally : tallies)
        sum += tally;
    return sum;
}

// The first weights against the second, both with each deck.
model::GamesTally tryWeights(Context& context, LabSetting setting, const LabOptions& options,
    const model::Evaluation& one, const model::Evaluation& other, std::uint64_t seed)
{
    setting.series.evaluations = {one, other};
    setting.series.seed = seed;
    const auto table = labTable(setting);
    return sumOfTallies(playLab(context, *table, options));
}

int runTune(Context& context, const TuneOptions& options)
{
    if (!options.keep.empty())
        throw UsageError("--keep", "does not go with tune");
    auto setting = labSetting(context, options, options.decks);
    for (std::size_t a = 0; a < setting.decks.size(); ++a)
        for (std::size_t b = 0; b < setting.decks.size(); ++b)
            setting.series.pairings.push_back({a, b, setting.series.pairings.size()});
    const auto first = setting.series.evaluations.front();
    auto best = first;
    model::Random random(setting.series.seed);
    std::size_t taken = 0;
    for (std::size_t step = 0; step < options.steps; ++step) {
        const auto next = changed(best, random);
        const auto tally = tryWeights(context, setting, options, next, best, model::seedOf(setting.series.seed, step));
        constexpr double even = 0.5;
        if (model::wilson(tally.wins[0], tally.decided()).low <= even)
            continue;
        best = next;
        ++taken;
        context.say("Step " + std::to_string(step + 1) + ": " + std::to_string(tally.wins[0]) + " to " +
                    std::to_string(tally.wins[1]) + ", taken.");
    }
    // Games that nobody has chosen by: what was taken by luck is worth nothing in them.
    const auto proof = tryWeights(
        context, setting, options, best, first, model::seedOf(setting.series.seed, options.steps));
    if (!options.out.empty())
        writeOut(options.out, importers::writeEvaluationJson(best));
    const auto interval = model::wilson(proof.wins[0], proof.decided());
    if (context.json()) {
        Json weights = Json::object();
        for (std::size_t i = 0; i < model::evaluationTermCount; ++i)
            weights[model::evaluationTermId(static_cast<model::EvaluationTerm>(i))] = best.weights[i];
        context.answer({{"steps", options.steps}, {"taken", taken}, {"seed", setting.series.seed},
            {"games", proof.games}, {"wins", Json::Array{Json(proof.wins[0]), Json(proof.wins[1])}},
            {"interval", intervalJson(interval)}, {"weights", std::move(weights)}});
        return Done;
    }
    if (options.out.empty())
        context.print(importers::writeEvaluationJson(best));
    context.print(std::to_string(taken) + " of " + std::to_string(options.steps) +
                  " changes taken. Against the weights of before, in " + std::to_string(proof.games) +
                  " games played for this alone: " + winsText(proof.wins[0], proof.decided()) + " (" +
                  winsIntervalText(interval) + ")");
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
