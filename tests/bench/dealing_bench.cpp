// The dealer and its chances. Limits: set-up odds of a deck of sixty cards with Uniqueness 50 ms, a battle of six
// against six to the end 100 ms, 10,000 deals a second and core.
#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "importers/game_json.h"
#include "model/chances/pool_odds.h"
#include "model/chances/setup_odds.h"
#include "model/dealing/deal.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

struct DealtGame {
    explicit DealtGame(const std::string& id)
        : folder(std::filesystem::path(test::inSources().toStdString()) / "resources/games" / id)
        , game(importers::readGame(test::fileBytes(folder / "game.json")).value())
        , checker(importers::readRuleset(test::fileBytes(folder / "rulesets" / (id + ".json")), game).value(), cards())
    {
    }
    [[nodiscard]] std::shared_ptr<const model::Catalogue> cards() const
    {
        model::CatalogueBuilder builder(game);
        for (const auto& file : std::filesystem::directory_iterator(folder / "catalogue")) {
            const auto list = importers::readCatalogueJson(test::fileBytes(file.path()), game);
            for (auto listed : list->cards) {
                if (listed.card.set.empty())
                    listed.card.set = list->set->code;
                builder.add(listed.card);
            }
        }
        return builder.build();
    }
    [[nodiscard]] model::Deck deck(const std::string& name) const
    {
        return importers::readDeckJson(test::fileBytes(folder / "decks" / (name + ".nxdeck"))).value();
    }
    [[nodiscard]] model::Dealing dealing(const std::vector<std::string>& variants = {}) const
    {
        return model::dealingWith(checker.ruleset().deal, checker.ruleset().variants, variants).value();
    }

    std::filesystem::path folder;
    model::Game game;
    model::DeckChecker checker;
};

const DealtGame& tcg()
{
    static const DealtGame game("nexus-tcg");
    return game;
}

// Sixty cards: so many copies of a name, worth 1 to 5, of so many cards a name.
std::vector<model::RevealRow> sixty(std::size_t copies, std::size_t cards, bool exempt)
{
    std::vector<model::RevealRow> rows;
    for (std::size_t i = 0; i < 60 / copies; ++i)
        for (std::size_t card = 0; card < cards; ++card)
            rows.push_back({.same = std::to_string(i),
                .exempt = exempt && card == 0,
                .worth = static_cast<std::int64_t>(1 + (i + card) % 5),
                .copies = copies / cards});
    return rows;
}

} // namespace

static void oddsOfSetups(benchmark::State& state)
{
    const auto rule = *tcg().dealing({"uniqueness"}).rules.reveal;
    const auto rows = sixty(
        static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)), state.range(2) != 0);
    for (auto _ : state)
        benchmark::DoNotOptimize(model::setupOdds(rows, rule)->units);
}
BENCHMARK(oddsOfSetups)
    ->Args({4, 1, 0}) // fifteen names of four copies
    ->Args({3, 1, 0})
    ->Args({1, 1, 0}) // sixty names
    ->Args({4, 2, 0}) // two cards a name
    ->Args({4, 2, 1}) // of which one may be in play more than once
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(5)
    ->ReportAggregatesOnly();

static void battlesToTheEnd(benchmark::State& state)
{
    const std::array<std::vector<int>, 2> units{{{3, 4, 4, 5, 5, 6}, {2, 3, 4, 5, 6, 6}}};
    const auto loss = static_cast<model::PoolLoss>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::poolOdds({"battle", "Battle", 6}, units, loss, 0)->nobody);
}
BENCHMARK(battlesToTheEnd)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void dealsOfTwo(benchmark::State& state)
{
    const auto ours = tcg().deck("the-long-acre-holds"), theirs = tcg().deck("principal-and-interest");
    const auto dealing = tcg().dealing({"uniqueness"});
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            model::deal({{"A", &ours}, {"B", &theirs}}, 2, tcg().checker, dealing, ++seed)->seats.data());
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(dealsOfTwo)->Unit(benchmark::kMicrosecond)->Repetitions(5)->ReportAggregatesOnly();

static void dealsOfABox(benchmark::State& state)
{
    static const DealtGame game("quantum");
    const auto box = game.deck("sample");
    const auto dealing = game.dealing();
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(model::deal({{"Box", &box}}, 4, game.checker, dealing, ++seed)->seats.data());
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(dealsOfABox)->Unit(benchmark::kMicrosecond)->Repetitions(5)->ReportAggregatesOnly();

BENCHMARK_MAIN();
