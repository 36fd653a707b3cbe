#include "app/cli/deck_reading.h"
#include "app/cli/packages_command.h"
#include "app/cli/table.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/views/packages.h"

namespace nexus::app::cli {

namespace {

struct MissionsOptions : PackageOptions {
    std::string deck;
};

std::vector<GiverRow> rowsFor(const model::MissionEffects& effects, const model::DeckChecker& checker,
    const model::Deck& deck, const model::SectionId& section)
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
        GiverRow row{section, cards[i], 0, adding[i], takingOut[i], additions.obstacle(cards[i], index),
            addingOne(additions, checker, cards[i], index).text};
        if (const auto held = copies.find(cards[i]); held != copies.end())
            row.copies = held->second;
        rows.push_back(std::move(row));
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
    Table table({Align::Right, Align::Left, Align::Left, Align::Right, Align::Right, Align::Left});
    table.head({"In", "Card", "Gives", "One more", "One less", "Adding one"});
    for (const auto& row : rows) {
        const bool held = row.copies > 0;
        table.add({{held ? std::to_string(row.copies) : ""},
            {model::unambiguousName(catalogue, row.card), held ? Tone::Strong : Tone::Plain},
            {domainWords(catalogue, row.card)}, {openedText(row.adding.opened, row.adding.closed)},
            {held ? openedText(row.takingOut.opened, row.takingOut.closed) : ""},
            {(row.obstacle ? "✗ " : "+ ") + row.words, row.obstacle ? Tone::Faint : Tone::Plain}});
    }
    table.print(context);
}

int runMissions(Context& context, const MissionsOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const model::MissionEffects effects(checker);
    const auto legal = effects.legal(read.deck);
    std::vector<std::vector<GiverRow>> tables;
    for (const auto& section : effects.givingSections())
        tables.push_back(rowsFor(effects, checker, read.deck, section));
    if (context.json()) {
        std::vector<GiverRow> rows;
        for (const auto& table : tables)
            rows.insert(rows.end(), table.begin(), table.end());
        context.print(missionsJson(read.result, legal, rows));
        return rows.empty() ? No : Done;
    }
    context.print(
        context.toned(read.deck.name, Tone::Strong) + context.toned("  " + placeOf(read.result), Tone::Faint));
    context.print(std::to_string(legal) + " of " +
                  plural(static_cast<std::int64_t>(checker.catalogue().all().count()), "card", "cards") +
                  (legal == 1 ? " is" : " are") + " legal with what is chosen now.");
    for (const auto& table : tables) {
        context.print("");
        printRows(context, table, checker);
    }
    if (tables.empty())
        context.print("No law of this ruleset makes cards depend on others.");
    return tables.empty() ? No : Done;
}

} // namespace

void addMissions(Registrar& registrar)
{
    auto options = std::make_shared<MissionsOptions>();
    auto* command = registrar.app.addCommand(
        "missions", "List packages of Missions, or say what each Mission would open and close");
    auto* deck = command->add("DECK", options->deck, deckHelp);
    command->add("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->typeName("ID");
    addPackageOptions(*command, *options, *deck);
    command->footer(
        "With DECK: of each Mission, cards of the catalogue that become legal with one more copy (One more), and those "
        "that no longer are "
        "without one (One less). Without: all legal packages; Pool counts the cards of the main deck that are legal "
        "with one. "
        "--for and --carry together: those that carry most of what the query finds, the fewest changes first.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        if (options->deck.empty())
            validate(*options);
        exit = answering(context,
            [&] { return options->deck.empty() ? runPackages(context, *options) : runMissions(context, *options); });
    });
}

} // namespace nexus::app::cli
