// coverage: cards in a table of two of their columns; what nothing covers is an empty cell.
#include "app/cli/collection_reading.h"
#include "app/cli/list_reports.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/audit/coverage.h"
#include "model/base/text.h"
#include "model/search/query_match.h"

namespace nexus::app::cli {

namespace {

constexpr const char* noneText = "—"; // of cards without a value
constexpr const char* emptyCell = "·";

struct CoverageOptions {
    std::string rows, columns, by, ruleset;
    std::vector<std::string> query;
};

model::CoverageAxis axisOf(const std::string& word, const model::Game& game, const std::string& set)
{
    if (const auto axis = model::coverageAxis(word, game, set))
        return *axis;
    std::vector<std::string> known{"type", "subtype", "domain", "keyword"};
    for (const auto& attribute : game.attributes)
        known.push_back(attribute.label);
    throw Stop{Refused, "“" + word + "” is no column of the cards." + didYouMean(word, known)};
}

std::string shownValue(const model::CoverageValue& value) { return value.text.empty() ? noneText : value.text; }

// What finds the cards of the cell; null where a value has no query.
Json cellQuery(const std::string& asked, std::initializer_list<const model::CoverageValue*> values)
{
    auto query = asked.empty() ? std::string() : "(" + asked + ")";
    for (const auto* value : values) {
        if (value->text.empty())
            return nullptr;
        query += (query.empty() ? "" : " ") + value->query;
    }
    return query;
}

Json coverageJson(const model::Coverage& coverage, const model::Catalogue& catalogue, const CoverageOptions& options,
    const std::string& asked)
{
    const auto texts = [](const std::vector<model::CoverageValue>& values) {
        return Json::list(values, [](const auto& value) { return orNull(value.text); });
    };
    Json parts = Json::array();
    for (const auto& part : coverage.parts) {
        Json cells = Json::array();
        for (std::size_t row = 0; row < coverage.rows.size(); ++row)
            for (std::size_t column = 0; column < coverage.columns.size(); ++column) {
                const auto& cards = part.cells[row][column];
                const auto query = options.by.empty()
                                       ? cellQuery(asked, {&coverage.rows[row], &coverage.columns[column]})
                                       : cellQuery(asked, {&coverage.rows[row], &coverage.columns[column], &part.by});
                cells.push_back({{"row", orNull(coverage.rows[row].text)},
                    {"column", orNull(coverage.columns[column].text)}, {"count", cards.size()},
                    {"cards", Json::list(cards, [&](auto card) { return std::string(catalogue.name(card)); })},
                    {"query", query}});
            }
        parts.push_back({{"by", options.by.empty() ? Json(nullptr) : orNull(part.by.text)}, {"empty", part.empty},
            {"cells", std::move(cells)}});
    }
    return {{"rows", texts(coverage.rows)}, {"columns", texts(coverage.columns)}, {"parts", std::move(parts)}};
}

void printCoverage(const Context& context, const model::Coverage& coverage, const CoverageOptions& options)
{
    for (const auto& part : coverage.parts) {
        if (!options.by.empty())
            context.print(context.toned(shownValue(part.by), Tone::Strong) +
                          context.toned("  " + plural(part.empty, "empty cell", "empty cells"), Tone::Faint));
        std::vector<std::string> titles{options.rows};
        for (const auto& column : coverage.columns)
            titles.push_back(shownValue(column));
        Table table("<" + std::string(coverage.columns.size(), '>'), titles);
        for (std::size_t row = 0; row < coverage.rows.size(); ++row) {
            std::vector<Cell> cells{Cell(shownValue(coverage.rows[row]))};
            for (const auto& cards : part.cells[row])
                cells.push_back(cards.empty() ? Cell(emptyCell, Tone::Open) : Cell(cards.size()));
            table.add(std::move(cells));
        }
        table.print(context);
    }
}

int runCoverage(Context& context, const CoverageOptions& options)
{
    const auto checker = checkerFor(context, options.ruleset);
    const auto catalogue = options.ruleset.empty()
                               ? context.profile().catalogue()
                               : std::shared_ptr<const model::Catalogue>(checker, &checker->catalogue());
    const auto text = textOf(options.query);
    std::vector<model::CardIndex> cards;
    if (text.empty()) {
        catalogue->all().forEach([&](auto card) { cards.push_back(card); });
    } else {
        const auto query = queryOf(text, *catalogue, "The query");
        if (model::needsDeck(query.root))
            throw Stop{Refused, "The query asks about a deck or a collection; coverage wants one about cards."};
        cards = model::search(query, *catalogue);
    }
    if (cards.empty())
        throw Stop{No, "No card matches."};
    const auto set = options.ruleset.empty()
                         ? std::string(catalogue->setCode(catalogue->printings(cards.front()).front()))
                         : onlySetOf(context, model::RulesetId(options.ruleset));
    const auto& game = catalogue->game();
    const auto made = model::coverage(*catalogue, cards, axisOf(options.rows, game, set),
        axisOf(options.columns, game, set),
        options.by.empty() ? std::nullopt : std::optional(axisOf(options.by, game, set)));
    if (context.json())
        context.answer(coverageJson(made, *catalogue, options, text));
    else
        printCoverage(context, made, options);
    return Done;
}

} // namespace

void addCoverage(Registrar& registrar)
{
    const auto [command, options] = registrar.add<CoverageOptions>(
        "coverage", "Count cards in a table of two of their columns, and show what is empty", runCoverage);
    command->add("COLUMN", options.rows, "Column of the cards that makes the rows, such as “Threat Posed”")->required();
    command->add("COLUMN2", options.columns, "Column that makes the columns; also type, subtype, domain, keyword")
        ->required();
    command->add("[QUERY]", options.query, "Cards to look at, in the search language; all without it");
    command->add("--by COLUMN", options.by, "A table for each value of this: domain, type, or a column");
    command->add("--ruleset ID", options.ruleset, "Only cards of this edition, as its sets print them");
}

} // namespace nexus::app::cli
