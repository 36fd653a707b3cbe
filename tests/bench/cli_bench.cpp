// Starting nexusdeck-cli and checking two hundred deck files. Limits: 0.3 s over the starter set, 0.6 s over
// 100,000 cards, whole process, warm.
#include "app/base/file_bytes.h"
#include "app/documents/card_import.h"
#include "importers/card_list.h"
#include "tests/bench/bench_support.h"
#include "tests/support/card_files.h"
#include "tests/support/imports.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>

using namespace nexus;

static std::string deckFiles()
{
    static const std::string files = [] {
        const auto folder = bench::scratch() / "decks";
        std::filesystem::create_directories(folder);
        const auto samples = nexus::test::starterFiles("decks");
        std::string list;
        for (std::size_t i = 0; i < 200; ++i) {
            const auto file = folder / ("deck-" + std::to_string(i) + ".nxdeck");
            (void)app::writeFile(file, samples[i % samples.size()].bytes);
            list += " " + file.string();
        }
        return list;
    }();
    return files;
}

static void checkTwoHundred(benchmark::State& state, bool large)
{
    const auto profile = bench::scratch() / (large ? "large" : "starter");
    {
        app::Profile opened(profile);
        (void)opened.catalogue();
        if (large)
            (void)test::importCards(opened, "large.json",
                test::writeCatalogueJson(
                    test::syntheticCards(bench::largeCount()), {"SYN", "Synthetic", "2025-01-01"}, test::starterGame()),
                {}, false);
    }
    const std::string command = test::inBuild().toStdString() + "/bin/nexusdeck-cli --quiet --json --profile " +
                                profile.string() + " check" + deckFiles() + " > " + (bench::scratch() / "out").string();
    for (auto _ : state)
        if (std::system(command.c_str()) != 0)
            state.SkipWithError("a sample deck is not legal");
}
BENCHMARK_CAPTURE(checkTwoHundred, starterSet, false)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Repetitions(9)
    ->ReportAggregatesOnly();
BENCHMARK_CAPTURE(checkTwoHundred, largeSet, true)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Repetitions(9)
    ->ReportAggregatesOnly();

static void startAndHelp(benchmark::State& state)
{
    const std::string command = test::inBuild().toStdString() + "/bin/nexusdeck-cli --version > /dev/null";
    for (auto _ : state)
        if (std::system(command.c_str()) != 0)
            state.SkipWithError("does not start");
}
BENCHMARK(startAndHelp)->Unit(benchmark::kMillisecond)->UseRealTime()->Repetitions(9)->ReportAggregatesOnly();

BENCHMARK_MAIN();
