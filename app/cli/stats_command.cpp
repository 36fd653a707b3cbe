#include "app/cli/deck_reading.h"
#include "app/text/finding_text.h"
#include "app/views/charts.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct StatsOptions {
    std::vector<std::string> decks;
    std::string ruleset;
};

constexpr std::size_t barWidth = 24;

std::string bar(std::int64_t copies, std::int64_t most)
{
    std::string text;
    const auto length = (copies * static_cast<std::int64_t>(barWidth) + most - 1) / most;
    for (std::int64_t i = 0; i < length; ++i)
        text += "▪";
    return text;
}

void printChart(Context& context, const DeckChart& chart)
{
    context.print(
        "  " + context.toned(chart.title, Tone::Strong) + (chart.summary.empty() ? "" : "  " + chart.summary));
    std::size_t width = 4;
    std::int64_t most = 1;
    for (const auto& one : chart.bars) {
        width = std::max(width, model::codePoints(one.label));
        most = std::max(most, one.copies);
    }
    for (const auto& one : chart.bars) {
        const bool curve = chart.kind == ChartKind::Curve;
        const auto line = "  " + padded(one.label, width, curve) + "  " + padded(std::to_string(one.copies), 4, true) +
                          "  ";
        const auto drawn = bar(one.copies, most);
        const std::string note = one.beyond ? "above the income" : one.detail;
        context.print("  " + line + context.toned(drawn, one.beyond ? Tone::Open : Tone::Plain) +
                      (note.empty() ? ""
                                    : std::string(barWidth + 2 - model::codePoints(drawn), ' ') +
                                          context.toned(note, Tone::Faint)));
    }
}

void printDeck(Context& context, const DeckToCount& counted)
{
    const auto& about = counted.about;
    context.print(context.toned(about.deck.empty() ? about.file : about.deck, Tone::Strong) +
                  (about.deck.empty() ? "" : context.toned("  " + placeOf(about), Tone::Faint)));
    if (!about.checker) {
        context.print("  " + context.toned("✗ ", Tone::Bad) + about.error);
        return;
    }
    const auto stats = model::deckStats(counted.deck, *about.checker);
    if (stats.sections.empty())
        context.print("  The deck is empty.");
    for (const auto& section : stats.sections) {
        context.print("");
        context.print(
            context.toned(sectionName(section.section, *about.checker), Tone::Strong) + "  " +
            plural(section.copies, "card", "cards") +
            (section.unknown > 0 ? ", " + std::to_string(section.unknown) + " of them not in the catalogue" : ""));
        for (const auto& chart : deckCharts(stats, section.section, *about.checker))
            printChart(context, chart);
        if (const auto income = incomeSentence(stats, *about.checker);
            section.section == stats.drawn && !income.empty())
            context.print("  " + income);
    }
}

int runStats(Context& context, const StatsOptions& options)
{
    std::vector<DeckToCount> decks;
    int exit = Done;
    for (const auto& word : options.decks)
        for (auto& read : readDecksOf(context, word, options.ruleset)) {
            exit = worse(exit, read.result.exit);
            decks.push_back({std::move(read.result), std::move(read.deck)});
        }
    if (context.json()) {
        context.print(statsJson(decks));
        return exit;
    }
    for (const auto& deck : decks) {
        if (&deck != &decks.front())
            context.print("");
        printDeck(context, deck);
    }
    return exit;
}

} // namespace

void addStats(Registrar& registrar)
{
    auto options = std::make_shared<StatsOptions>();
    auto* command = registrar.app.addCommand("stats", "Count what decks are made of: costs, types, domains, income");
    command->add("DECK", options->decks, decksHelp)->required();
    command->add("--ruleset", options->ruleset, "Edition to count by, instead of each deck's own")->typeName("ID");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runStats(context, *options); });
    });
}

} // namespace nexus::app::cli
