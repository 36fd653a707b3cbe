// A face at gallery size, 200 × 280 px. Aim: 1 ms a card on one core; galleries paint on a worker thread, so this
// bounds how fast a fast scroll fills, and never how fast it scrolls.
#include "app/printing/card_painter.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include <QGuiApplication>

#include <benchmark/benchmark.h>

using namespace nexus;

static void faces(benchmark::State& state, const std::shared_ptr<const model::Catalogue>& catalogue, int width)
{
    model::CardIndex card = 0;
    for (auto _ : state) {
        const auto image = app::cardImage(app::cardFace(*catalogue, card), catalogue->game(), width);
        benchmark::DoNotOptimize(image.constBits());
        card = (card + 1) % static_cast<model::CardIndex>(catalogue->size());
    }
}

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const auto starter = test::starterCatalogue();
    const auto synthetic = test::syntheticCatalogue(1000);
    for (const int width : {200, 320, 744}) {
        const auto label = "/" + std::to_string(width);
        benchmark::RegisterBenchmark(("starter" + label).c_str(), faces, starter, width)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("synthetic" + label).c_str(), faces, synthetic, width)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
