// tables: columns of Markdown tables of decks that follow from the card list, told where they do not, and written anew.
#include "app/cli/list_reports.h"
#include "app/documents/deck_tables.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct TablesOptions {
    std::vector<std::string> files, lists;
    std::string ruleset, set;
    bool write = false;
};

// The cards of lists that are not imported yet, as an import would have them.
CardNamed cardsOfFiles(Context& context, const TablesOptions& options)
{
    if (options.lists.empty())
        return {};
    const auto files = readCardFiles(context, options.lists);
    const auto planned = planImports(context.profile(), files, {{}, options.set});
    std::vector<model::Card> cards;
    for (const auto& report : planned->reports) {
        if (!report.refused.empty())
            throw Stop{Refused, report.file + ": " + problemText(report.refused.front())};
        for (const auto& row : report.plan.cards)
            cards.push_back(row.card);
    }
    return cardsOfList(std::move(cards));
}

Json followedJson(const FollowedFile& file, const model::Game& game, bool written)
{
    const auto& tables = file.tables;
    return {{"file", file.file.string()}, {"ruleset", file.ruleset.str()}, {"tables", tables.tables},
        {"cards", tables.cards},
        {"columns",
            Json::list(tables.columns,
                [&](const auto& column) -> Json {
                    return {{"line", column.line}, {"heading", column.heading}, {"is", derivationText(column, game)}};
                })},
        {"stale", Json::list(tables.stale,
                      [](const auto& cell) -> Json {
                          return {{"line", cell.line}, {"card", cell.card}, {"heading", cell.heading},
                              {"from", cell.from}, {"to", cell.to}};
                      })},
        {"unread", Json::list(tables.unread,
                       [](const auto& problem) -> Json {
                           return {{"line", problem.line}, {"message", problemText(problem)}};
                       })},
        {"written", written}};
}

void printFollowed(const Context& context, const FollowedFile& file, const model::Game& game, bool written)
{
    const auto& tables = file.tables;
    context.print(context.toned(file.file.string(), Tone::Strong) + ": " + plural(tables.tables, "table", "tables") +
                  " of decks, " + plural(tables.cards, "card", "cards") + ", " +
                  plural(tables.stale.size(), "stale cell", "stale cells") + (written ? ", written anew" : ""));
    for (const auto& column : tables.columns)
        context.print(context.toned(
            "  " + column.heading + " (line " + std::to_string(column.line) + "): " + derivationText(column, game),
            Tone::Faint));
    for (const auto& cell : tables.stale)
        context.print("  ✗ line " + std::to_string(cell.line) + ", " + cell.card + ", " + cell.heading + ": “" +
                      cell.from + "” → “" + cell.to + "”");
    for (const auto& problem : tables.unread)
        context.print("  ? " + problemText(problem));
}

int runTables(Context& context, const TablesOptions& options)
{
    const auto list = cardsOfFiles(context, options);
    const auto& lists = context.lists();
    if (!options.ruleset.empty() && !lists.checker(model::RulesetId(options.ruleset)))
        throw Stop{Refused, "There is no ruleset “" + options.ruleset + "”."};
    std::vector<FollowedFile> followed;
    for (const auto& file : options.files) {
        auto read = followFile(file, lists, model::RulesetId(options.ruleset), list);
        if (!read)
            throw Stop{Refused, read.error()};
        followed.push_back(std::move(*read));
    }
    Json files = Json::array();
    bool stale = false;
    for (const auto& file : followed) {
        const bool write = options.write && !file.tables.stale.empty();
        if (write)
            if (const auto done = writeFollowed(file); !done)
                throw Stop{Failed, done.error()};
        stale = stale || (!file.tables.stale.empty() && !write);
        files.push_back(followedJson(file, lists.game(), write));
        if (!context.json())
            printFollowed(context, file, lists.game(), write);
    }
    if (context.json())
        context.answer({{"files", std::move(files)}});
    return stale ? No : Done;
}

} // namespace

void addTables(Registrar& registrar)
{
    const auto [command, options] = registrar.add<TablesOptions>(
        "tables", "Find cells of deck tables that do not follow the card list, or write them anew", runTables);
    command->add("FILE", options.files, "Markdown or CSV with tables of decks: a column of cards, one of copies")
        ->required();
    command->add("--list FILE", options.lists, "Card list that counts instead of the catalogue; may be given again")
        ->oneEach()
        ->repeated();
    command->add("--set CODE", options.set, "Set whose headings this list is read by");
    command->add("--ruleset ID", options.ruleset, "Edition whose cards count instead of that of the cards named");
    command->addFlag("--write", options.write, "Write the stale cells anew, and nothing else");
    command->footer("Exit 0: every cell follows; 1: some do not and were not written.");
}

} // namespace nexus::app::cli
