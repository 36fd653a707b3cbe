// Test hands, initiative flips and odds. Limits: 40 million hands and 80 million flips a second on one core, twice that
// but a tenth on two; 10 million hands with all their figures within 1 s; initiative odds of two decks of sixty cards
// within 20 ms, with every card's marginal; odds of draws within 1 ms.
#include "app/base/batches.h"
#include "model/base/random.h"
#include "model/chances/draw_odds.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"
#include "tests/support/piles.h"

#include <benchmark/benchmark.h>

#include <numeric>

using namespace nexus;

static model::HandQuestion handQuestion()
{
    model::HandQuestion question{.pile = test::samplePile("wet-ink")};
    question.size = question.pile.hand;
    question.wanted.assign(2, model::RowSet(question.pile.rows.size(), false));
    question.wanted[0][0] = question.wanted[1][1] = true;
    return question;
}

static void perSecond(benchmark::State& state, std::uint64_t each)
{
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(each));
}

static void shuffleOfSixty(benchmark::State& state)
{
    std::vector<std::uint32_t> deck(60);
    std::iota(deck.begin(), deck.end(), 0U);
    model::Random random(1);
    for (auto _ : state)
        for (int i = 0; i < 1000; ++i) {
            random.shuffle(deck);
            benchmark::DoNotOptimize(deck.data());
        }
    perSecond(state, 1000);
}
BENCHMARK(shuffleOfSixty)->Repetitions(9)->ReportAggregatesOnly();

static void handsOfFiveOfSixty(benchmark::State& state)
{
    std::vector<std::uint32_t> deck(60);
    std::iota(deck.begin(), deck.end(), 0U);
    model::Random random(1);
    std::uint64_t sum = 0;
    for (auto _ : state)
        for (int i = 0; i < 10'000; ++i) {
            random.shuffleFirst(deck, 5);
            sum += deck[0] + deck[1] + deck[2] + deck[3] + deck[4];
        }
    benchmark::DoNotOptimize(sum);
    perSecond(state, 10'000);
}
BENCHMARK(handsOfFiveOfSixty)->Repetitions(9)->ReportAggregatesOnly();

static void handsCounted(benchmark::State& state) // with plays, cost, points spent and two sets of cards
{
    const auto question = handQuestion();
    for (auto _ : state)
        benchmark::DoNotOptimize(test::tallyHands(question, 1, 1'000'000).withPlay);
    perSecond(state, 1'000'000);
}
BENCHMARK(handsCounted)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

static void handsCountedByThreads(benchmark::State& state)
{
    const auto question = handQuestion();
    for (auto _ : state) {
        model::HandTally tally;
        app::inBatches(
            10'000'000, model::handsPerBatch, tally,
            [&](std::uint64_t batch, std::uint64_t hands) { return model::tallyHandBatch(question, 1, batch, hands); },
            {}, static_cast<unsigned>(state.range(0)));
        benchmark::DoNotOptimize(tally.withPlay);
    }
    perSecond(state, 10'000'000);
}
BENCHMARK(handsCountedByThreads)
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Repetitions(9)
    ->ReportAggregatesOnly();

static void flips(benchmark::State& state)
{
    const std::vector<model::DrawPile> piles{test::samplePile("wet-ink"), test::samplePile("hold-fast-at-nine")};
    for (auto _ : state)
        benchmark::DoNotOptimize(test::tallyInitiative(piles, 1, 1'000'000).flips);
    perSecond(state, 1'000'000);
}
BENCHMARK(flips)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

static void flipsByThreads(benchmark::State& state)
{
    const std::vector<model::DrawPile> piles{test::samplePile("wet-ink"), test::samplePile("hold-fast-at-nine")};
    for (auto _ : state) {
        model::InitiativeTally tally;
        app::inBatches(
            40'000'000, model::gamesPerBatch, tally,
            [&](std::uint64_t batch, std::uint64_t games) {
                return model::tallyInitiativeBatch(piles, 1, batch, games);
            },
            {}, static_cast<unsigned>(state.range(0)));
        benchmark::DoNotOptimize(tally.flips);
    }
    perSecond(state, 40'000'000);
}
BENCHMARK(flipsByThreads)
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Repetitions(9)
    ->ReportAggregatesOnly();

static void flipsOfSix(benchmark::State& state)
{
    const std::vector<model::DrawPile> piles(6, test::samplePile("wet-ink"));
    for (auto _ : state)
        benchmark::DoNotOptimize(test::tallyInitiative(piles, 1, 1'000'000).flips);
    perSecond(state, 1'000'000);
}
BENCHMARK(flipsOfSix)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void initiativeOdds(benchmark::State& state)
{
    const auto first = model::revealCounts(test::samplePile("wet-ink")),
               second = model::revealCounts(test::samplePile("hold-fast-at-nine"));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::initiativeOdds(first, second).decides);
}
BENCHMARK(initiativeOdds)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

static void initiativeOddsWithEveryMarginal(benchmark::State& state)
{
    const auto first = model::revealCounts(test::samplePile("wet-ink")),
               second = model::revealCounts(test::samplePile("hold-fast-at-nine"));
    for (auto _ : state) {
        benchmark::DoNotOptimize(model::initiativeOdds(first, second).decides);
        benchmark::DoNotOptimize(model::initiativeMarginals(first, second).size());
        benchmark::DoNotOptimize(model::initiativeMarginals(second, first).size());
    }
}
BENCHMARK(initiativeOddsWithEveryMarginal)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

static void drawOddsOfThreeWishes(benchmark::State& state)
{
    const auto pile = test::samplePile("wet-ink");
    std::vector<model::Wish> wishes;
    for (std::size_t wish = 0; wish < 3; ++wish) {
        wishes.push_back({model::RowSet(pile.rows.size(), false), 2});
        for (std::size_t row = wish; row < pile.rows.size(); row += wish + 3)
            wishes.back().rows[row] = true;
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(model::drawOdds(pile, wishes, {pile.hand, 3, 5}));
}
BENCHMARK(drawOddsOfThreeWishes)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

static void oddsOfARoundsHand(benchmark::State& state)
{
    const auto question = handQuestion();
    for (auto _ : state) {
        benchmark::DoNotOptimize(model::playOdds(question.pile, {question.size, 3, 6}).fair);
        benchmark::DoNotOptimize(model::handOdds(question).meanCost);
    }
}
BENCHMARK(oddsOfARoundsHand)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

BENCHMARK_MAIN();
