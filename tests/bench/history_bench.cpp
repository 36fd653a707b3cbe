// The history of a list of 250 cards with 600 revisions. Limits: read for the first time 10 s, again 0.5 s; two lists
// of 250 cards compared in 50 ms; the impact on 200 decks in 1 s, without repairs.
#include "app/documents/deck_bisection.h"
#include "app/documents/git_reader.h"
#include "importers/decklist/deck_json.h"
#include "importers/revisions.h"
#include "tests/bench/bench_support.h"
#include "tests/support/list_repository.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

const std::filesystem::path& repository()
{
    static const auto path = [] {
        test::MadeRepository made(bench::scratch() / "lists.git");
        test::fillWithRevisions(made, 600, 250);
        return made.path();
    }();
    return path;
}

app::ListHistory history(app::Profile& profile)
{
    return **app::readHistory(profile, {.repository = repository(), .path = "cards.md"}, {});
}

std::vector<model::StoredDeck> manyDecks(std::size_t count)
{
    std::vector<model::StoredDeck> decks;
    const auto files = test::starterFiles("decks");
    while (decks.size() < count) {
        auto& stored = decks.emplace_back();
        stored.id = static_cast<std::int64_t>(decks.size());
        stored.deck = *importers::readDeckJson(files[decks.size() % files.size()].bytes);
    }
    return decks;
}

} // namespace

// A list that comes and goes beside 20,000 folders, then 2,000 revisions that change nothing. Limit: 1 s.
static void walkMuch(benchmark::State& state)
{
    test::MadeRepository made(bench::scratch() / "wide.git");
    test::RepositoryFiles files;
    for (int i = 0; i < 20'000; ++i)
        files["d" + std::to_string(i / 200) + "/e" + std::to_string(i) + "/f.txt"] = {"x"};
    for (int i = 0; i < 10; ++i) {
        if (i % 2 == 0)
            files["cards.md"] = {std::to_string(i)};
        else
            files.erase("cards.md");
        made.commit(files, "Change");
    }
    for (int i = 0; i < 2'000; ++i)
        made.commit({{"cards.md", {"x"}}}, "Same");
    for (auto _ : state)
        benchmark::DoNotOptimize(importers::Repository::open(made.path())->history("HEAD", "cards.md"));
}
BENCHMARK(walkMuch)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

static void indexFirst(benchmark::State& state)
{
    (void)repository();
    app::Profile profile(bench::scratch() / "profile");
    (void)profile.library();
    for (auto _ : state) {
        std::filesystem::remove_all(bench::scratch() / "profile/cache");
        benchmark::DoNotOptimize(history(profile).revisions.size());
    }
    state.counters["residentMB"] = bench::residentMb();
}
BENCHMARK(indexFirst)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->Repetitions(3)
    ->ReportAggregatesOnly()
    ->UseRealTime();

static void indexAgain(benchmark::State& state)
{
    app::Profile profile(bench::scratch() / "profile");
    (void)history(profile);
    for (auto _ : state)
        benchmark::DoNotOptimize(history(profile).revisions.size());
}
BENCHMARK(indexAgain)->Unit(benchmark::kMillisecond)->Repetitions(3)->ReportAggregatesOnly()->UseRealTime();

static void diffOfRevisions(benchmark::State& state)
{
    app::Profile profile(bench::scratch() / "profile");
    const auto read = history(profile);
    const auto before = read.revisions.front().list(), after = read.revisions.back().list();
    for (auto _ : state)
        benchmark::DoNotOptimize(model::listDifference(before, after, profile.library().game).changed.size());
}
BENCHMARK(diffOfRevisions)->Unit(benchmark::kMillisecond)->Repetitions(3)->ReportAggregatesOnly();

static void bisection(benchmark::State& state)
{
    app::Profile profile(bench::scratch() / "profile");
    const auto read = history(profile);
    const auto deck = manyDecks(1).front().deck;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            app::bisectDeck(*profile.catalogue(), read, deck, profile.library().rulesets.front().ruleset)->times);
}
BENCHMARK(bisection)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(3)->ReportAggregatesOnly();

// Every card one CP dearer: every deck breaks. With repairs where the argument is 1.
static void impactOnManyDecks(benchmark::State& state)
{
    const auto before = test::starterCatalogue();
    std::vector<model::Card> dearer;
    const auto cp = *test::starterGame().find(model::AttributeId("cp"));
    for (model::CardIndex card = 0; card < before->size(); card += 9) {
        dearer.push_back(before->card(card));
        if (auto& number = dearer.back().numbers[cp])
            ++*number;
    }
    const auto after = model::catalogueAfter(*before, model::planImport(*before, dearer), {}, "2026-05-01");
    const auto decks = manyDecks(200);
    const auto repair = state.range(0) ? model::Progress([](std::size_t, std::size_t) { return true; }) : nullptr;
    std::size_t broken = 0;
    for (auto _ : state)
        broken = app::importImpact(decks, test::starterLibrary(), before, after, {}, repair).becomeIllegal();
    state.counters["broken"] = static_cast<double>(broken);
}
BENCHMARK(impactOnManyDecks)
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->Repetitions(3)
    ->ReportAggregatesOnly();

int main(int argc, char** argv)
{
    if (const auto exit = app::runGitReader(argc, argv))
        return *exit;
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
