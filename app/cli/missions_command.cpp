#include "app/cli/deck_reading.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <CLI/CLI.hpp>

namespace nexus::app::cli {

namespace {

struct Options {
    std::string file, ruleset;
};

std::string pointsText(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::string text;
    for (const auto domain : catalogue.game().domainAttributes())
        if (const auto value = catalogue.number(card, domain).value_or(0); value != 0)
            text += (text.empty() ? "" : " ") + catalogue.game().attributes[domain].letter + std::to_string(value);
    return text;
}

std::string signedNumber(std::int64_t opened, std::int64_t closed)
{
    if (opened == 0 && closed == 0)
        return "–";
    return (opened ? "+" + std::to_string(opened) : std::string()) + (opened && closed ? " " : "") +
           (closed ? "−" + std::to_string(closed) : std::string());
}

std::vector<GiverRow> rowsFor(const model::MissionEffects& effects, const model::DeckChecker& checker, const model::Deck& deck,
                              const model::SectionId& section)
{
    const auto cards = effects.acceptedBy(section);
    const auto adding = effects.adding(deck, section, cards);
    const auto takingOut = effects.takingOut(deck, section, cards);
    const model::Additions additions(checker, deck);
    std::map<model::CardIndex, int> copies;
    const auto index = checker.sectionIndex(section);
    for (const auto& row : checker.resolve(deck))
        if (row.card && row.section == index)
            copies[*row.card] += row.count;
    std::vector<GiverRow> rows;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        GiverRow row{section, cards[i], 0, adding[i], takingOut[i], additions.obstacle(cards[i], index)};
        if (const auto held = copies.find(cards[i]); held != copies.end())
            row.copies = held->second;
        rows.push_back(row);
    }
    // Those of the deck first, then what opens most.
    std::stable_sort(rows.begin(), rows.end(), [](const GiverRow& a, const GiverRow& b) {
        if ((a.copies > 0) != (b.copies > 0))
            return a.copies > 0;
        return a.adding.opened > b.adding.opened;
    });
    return rows;
}

void printRows(Context& context, const std::vector<GiverRow>& rows, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    std::size_t width = 4;
    for (const auto& row : rows)
        width = std::max(width, model::codePoints(model::unambiguousName(catalogue, row.card)));
    context.print(context.toned("In  " + padded("Card", width) + "  " + padded("Points", 12) + "  " + padded("One more", 9) + "  One less", Tone::Faint));
    for (const auto& row : rows) {
        const auto name = padded(model::unambiguousName(catalogue, row.card), width);
        std::string line = padded(row.copies > 0 ? std::to_string(row.copies) : "", 2, true) + "  " +
                           context.toned(name, row.copies > 0 ? Tone::Strong : Tone::Plain) + "  " +
                           padded(pointsText(catalogue, row.card), 12) + "  " +
                           padded(signedNumber(row.adding.opened, row.adding.closed), 9, true) + "  " +
                           (row.copies > 0 ? padded(signedNumber(row.takingOut.opened, row.takingOut.closed), 8, true) : std::string(8, ' '));
        if (row.obstacle)
            line += context.toned("  ✗ " + row.obstacle->rule + ": " + std::to_string(row.obstacle->wouldBe) + " of at most " +
                                      std::to_string(row.obstacle->limit),
                                  Tone::Faint);
        context.print(line);
    }
}

int runMissions(Context& context, const Options& options)
{
    Checkers checkers(context);
    auto read = readDeckFile(context, checkers, options.file, options.ruleset);
    const auto& result = read.front().result;
    if (!result.checker) {
        const auto message = options.file + ": " + result.error;
        if (context.json())
            context.print(errorJson(message, result.exit));
        context.complain(message);
        return result.exit;
    }
    const auto& checker = *result.checker;
    const auto& deck = read.front().deck;
    const model::MissionEffects effects(checker);
    std::vector<GiverRow> rows;
    for (const auto& section : effects.givingSections()) {
        auto more = rowsFor(effects, checker, deck, section);
        if (!context.json())
            printRows(context, more, checker);
        std::move(more.begin(), more.end(), std::back_inserter(rows));
    }
    const auto legal = effects.legal(deck);
    if (context.json())
        context.print(missionsJson(result, legal, rows));
    else
        context.say(plural(legal, "card", "cards") + " of " + std::to_string(checker.catalogue().size()) + " are legal now.");
    return rows.empty() ? No : Done;
}

} // namespace

void addMissions(Registrar& registrar)
{
    auto options = std::make_shared<Options>();
    auto* command = registrar.app.add_subcommand("missions", "Say what each Mission would open and close");
    command->add_option("DECKFILE", options->file, "Deck file, text list or deck table; - is standard input")->required();
    command->add_option("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->type_name("ID");
    command->footer("One more: cards of the catalogue that become legal with one more copy. One less: those that no longer are without one.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] { exit = runMissions(context, *options); });
}

} // namespace nexus::app::cli
