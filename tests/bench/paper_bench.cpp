// Paper: 90 proxies in colour without art to a PDF in 1 s, a page of the preview in 30 ms, at most 250 MB of memory.
// "distinct" is the hardest case, 90 different faces; a deck has about 30.
#include "app/printing/proxy_sheet.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

#include <fstream>

using namespace nexus;

namespace {

// The most this process ever held, in MB.
double peakMb()
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) / 1024;
    return 0;
}

app::ProxySheets sheets(std::size_t proxies, std::size_t different, const app::ProxyOptions& options)
{
    const auto catalogue = test::starterCatalogue();
    auto job = std::make_shared<app::ProxyJob>();
    for (std::size_t i = 0; i < different; ++i)
        job->faces.push_back(
            app::cardFace(*catalogue, static_cast<model::CardIndex>(i * catalogue->size() / different)));
    for (std::size_t i = 0; i < proxies; ++i)
        job->copies.push_back(i * different / proxies);
    return *app::ProxySheets::make(job, options, catalogue, nullptr);
}

void pdf(benchmark::State& state, std::size_t different, app::FaceStyle style, model::Backs backs)
{
    app::ProxyOptions options;
    options.style = style;
    options.sheet.backs = backs;
    qsizetype bytes = 0;
    for (auto _ : state)
        bytes = app::proxyPdf(sheets(90, different, options), QStringLiteral("Bench"))->size();
    state.counters["KB"] = static_cast<double>(bytes) / 1024;
    state.counters["peakMB"] = peakMb();
}

void preview(benchmark::State& state, double pixelsPerMm)
{
    const auto page = sheets(9, 9, {});
    QImage image((page.pageSize() * pixelsPerMm).toSize(), QImage::Format_RGB32);
    for (auto _ : state) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(pixelsPerMm, pixelsPerMm);
        page.paint(painter, 0);
        painter.end();
        benchmark::DoNotOptimize(image.constBits());
    }
    state.counters["peakMB"] = peakMb();
}

void warnings(benchmark::State& state)
{
    const auto all = sheets(90, 90, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(all.warnings());
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const auto add = [](const char* name, auto... arguments) {
        return benchmark::RegisterBenchmark(name, arguments...)->Unit(benchmark::kMillisecond);
    };
    add("proxies/90 distinct, colour", pdf, std::size_t{90}, app::FaceStyle::Colour, model::Backs::None);
    add("proxies/90 of 30 cards, colour", pdf, std::size_t{30}, app::FaceStyle::Colour, model::Backs::None);
    add("proxies/90 of 30 cards, backs", pdf, std::size_t{30}, app::FaceStyle::Colour, model::Backs::LongEdge);
    add("proxies/90 distinct, low ink", pdf, std::size_t{90}, app::FaceStyle::LowInk, model::Backs::None);
    add("preview/whole page, 800 px", preview, 800 / 297.0);
    add("preview/whole page, true size", preview, 96 / 25.4);
    add("warnings/90 distinct", warnings);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
