// A collection of 50,000 rows out of a file, matched with the large catalogue. Limits: reading 0.4 s; the whole import
// 1.5 s, of which storing takes its part. Rows that are all the same: 20,000 twice in 0.5 s.
#include "importers/collection_file.h"
#include "model/collection/collection_edit.h"
#include "model/collection/matching.h"
#include "tests/bench/bench_support.h"

#include <benchmark/benchmark.h>

using namespace nexus;

static const std::vector<model::Stack>& manyStacks()
{
    static const auto stacks = [] {
        const auto& catalogue = *bench::largeCatalogue();
        std::vector<model::Stack> made(50'000);
        for (std::size_t i = 0; i < made.size(); ++i) {
            const auto card = static_cast<model::CardIndex>(i * 7919 % catalogue.size());
            auto& stack = made[i];
            stack.name = catalogue.name(card);
            stack.card = model::CardKey(std::string(catalogue.key(card)));
            stack.set = catalogue.setCode(catalogue.printings(card).front());
            stack.number = catalogue.number(catalogue.printings(card).front());
            stack.quantity = static_cast<int>(i % 4) + 1;
            stack.condition = static_cast<model::Condition>(i % 3);
            stack.language = "en";
            stack.place = "Binder " + std::to_string(i / 1000);
            stack.page = std::to_string(i / 9 % 100);
            stack.acquired = "2025-03-09";
            stack.paid = static_cast<std::int64_t>(i % 500);
            if (i % 10 == 0)
                stack.tags = {"trade", "old"};
        }
        return made;
    }();
    return stacks;
}

// As another program writes it: names, no keys.
static const std::string& moxfieldCsv()
{
    static const auto csv = [] {
        std::string text =
            "\"Count\",\"Tradelist Count\",\"Name\",\"Edition\",\"Condition\",\"Language\",\"Foil\",\"Tags\",\"Last "
            "Modified\","
            "\"Collector Number\",\"Alter\",\"Proxy\",\"Purchase Price\"\n";
        for (const auto& stack : manyStacks())
            text += "\"" + std::to_string(stack.quantity) + "\",\"0\",\"" + stack.name + "\",\"" + stack.set +
                    "\",\"Near Mint\",\"English\",\"\",\"\",\"2025-08-01 10:11:12.130000\",\"" + stack.number +
                    "\",\"False\",\"False\",\"" + model::amountText(*stack.paid) + "\"\n";
        return text;
    }();
    return csv;
}

static std::vector<model::Stack> stacksOf(importers::CollectionFile file)
{
    std::vector<model::Stack> stacks;
    stacks.reserve(file.lines.size());
    for (auto& line : file.lines)
        stacks.push_back(*line.stack);
    return stacks;
}

static void readOwnCsv(benchmark::State& state)
{
    const auto csv = importers::writeCollectionCsv(manyStacks());
    for (auto _ : state)
        if (importers::readCollectionTable(csv)->lines.size() != manyStacks().size())
            state.SkipWithError("not all lines");
    state.counters["fileMB"] = static_cast<double>(csv.size()) / 1e6;
}
BENCHMARK(readOwnCsv)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void readMoxfieldCsv(benchmark::State& state)
{
    for (auto _ : state)
        if (importers::readCollectionTable(moxfieldCsv())->lines.size() != manyStacks().size())
            state.SkipWithError("not all lines");
    state.counters["fileMB"] = static_cast<double>(moxfieldCsv().size()) / 1e6;
}
BENCHMARK(readMoxfieldCsv)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void readJson(benchmark::State& state)
{
    const auto json = importers::writeCollectionJson(manyStacks(), "quantum-nexus");
    for (auto _ : state)
        if (importers::readCollectionJson(json)->lines.size() != manyStacks().size())
            state.SkipWithError("not all stacks");
}
BENCHMARK(readJson)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void writeCsv(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(importers::writeCollectionCsv(manyStacks()));
}
BENCHMARK(writeCsv)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void matchByName(benchmark::State& state)
{
    const auto stacks = stacksOf(*importers::readCollectionTable(moxfieldCsv()));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::matchLines(*bench::largeCatalogue(), model::shared(stacks)));
}
BENCHMARK(matchByName)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void readAndMatch(benchmark::State& state)
{
    for (auto _ : state) {
        const auto stacks = stacksOf(*importers::readCollectionTable(moxfieldCsv()));
        benchmark::DoNotOptimize(model::matchLines(*bench::largeCatalogue(), model::shared(stacks)));
    }
}
BENCHMARK(readAndMatch)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

// The worst of files: no line names a card.
static void matchNothing(benchmark::State& state)
{
    auto stacks = manyStacks();
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        stacks[i].card = {};
        stacks[i].name = "Qx" + stacks[i].name + std::to_string(i);
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(model::matchLines(*bench::largeCatalogue(), model::shared(stacks)));
}
BENCHMARK(matchNothing)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(2)->ReportAggregatesOnly();

// The same row again and again: of a card the catalogue does not know, of one whose stacks are full.
static void addEqualRows(benchmark::State& state)
{
    model::Stack stack;
    stack.name = "No Such Card";
    stack.quantity = 1;
    stack.list = model::StackList::Unmatched;
    if (state.range(0)) {
        stack.card = model::CardKey("card");
        stack.list = model::StackList::Owned;
        stack.quantity = model::maxStackCopies;
    }
    const std::vector<model::Stack> rows(20'000, stack);
    model::Collection collection;
    if (!collection.apply(*model::addStacks(collection, model::shared(rows), model::EditKind::Import)))
        state.SkipWithError("not taken");
    for (auto _ : state) {
        benchmark::DoNotOptimize(model::addStacks(collection, model::shared(rows), model::EditKind::Import));
        benchmark::DoNotOptimize(model::replaceStacks(collection, model::shared(rows)));
    }
}
BENCHMARK(addEqualRows)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->Iterations(1);

BENCHMARK_MAIN();
