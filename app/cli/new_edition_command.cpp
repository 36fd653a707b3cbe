#include "app/cli/list_reports.h"
#include "app/documents/new_edition.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct NewEditionOptions {
    std::vector<std::string> files;
    EditionWish wish;
    std::string keywords;
    bool dryRun = false;
};

std::string placeWord(importers::CardPlace place)
{
    return place == importers::CardPlace::Face ? "face" : place == importers::CardPlace::Beside ? "beside" : "internal";
}

Json editionProposalJson(const importers::EditionProposal& proposal)
{
    Json attributes = Json::list(proposal.attributes, [](const auto& proposed) -> Json {
        const auto& attribute = proposed.attribute;
        Json json = {{"id", attribute.id.str()}, {"label", attribute.label},
            {"kind", std::string(importers::kindWord(attribute.kind))}, {"headings", attribute.headings},
            {"instead", orNull(proposed.instead)}, {"place", placeWord(proposed.place)}};
        if (!attribute.choices.empty())
            json["choices"] = attribute.choices;
        return json;
    });
    Json unplaced = Json::list(proposal.unplaced, [](const auto& column) -> Json {
        return {{"heading", column.heading}, {"example", column.example}};
    });
    return {{"ruleset", nullptr}, {"attributes", std::move(attributes)}, {"unplaced", std::move(unplaced)}};
}

void printProposal(const Context& context, const importers::EditionProposal& proposal)
{
    Table table("<<<<<", {"Heading", "Attribute", "Kind", "", "On the card"});
    for (const auto& [attribute, instead, place] : proposal.attributes) {
        auto kind = std::string(importers::kindWord(attribute.kind));
        if (!attribute.choices.empty())
            kind += ": " + model::joined(attribute.choices, ", ");
        table.add({attribute.label, attribute.id.str(), kind,
            {instead.empty() ? std::string() : "instead of " + instead, Tone::Faint}, placeWord(place)});
    }
    if (proposal.attributes.empty())
        context.print("Every heading can be read already: no attribute is needed.");
    else
        table.print(context);
    for (const auto& column : proposal.unplaced) {
        const auto name = column.heading.empty() ? std::string("a column without a heading")
                                                 : "“" + column.heading + "”";
        context.print("  " + context.toned("! ", Tone::Open) + name + " is not placed" +
                      (column.example.empty() ? ": it is empty" : ", for example “" + column.example + "”") +
                      "; its text is kept with the card");
    }
}

// The file that is named, else the one in the folder of the lists.
EditionWish withKeywordsOf(Context& context, const NewEditionOptions& options)
{
    auto wish = options.wish;
    wish.keywordsAsked = !options.keywords.empty();
    auto file = options.keywords;
    for (const auto& list : options.files)
        if (const auto beside = file.empty() && list != "-" ? keywordsBeside(list) : std::nullopt)
            file = beside->string();
    if (!file.empty())
        wish.keywords = readCardFiles(context, {file}).front();
    return wish;
}

int runNewEdition(Context& context, const NewEditionOptions& options)
{
    const auto files = readCardFiles(context, options.files);
    const auto planned = planEdition(context.profile(), files, withKeywordsOf(context, options));
    if (!planned)
        throw Stop{Refused, planned.error()};
    Json json = editionProposalJson(planned->proposal);
    if (!planned->refused.empty())
        return refuseLists(context, planned->refused, std::move(json));
    if (!options.dryRun)
        if (const auto written = writeEdition(*planned); !written)
            throw Stop{Refused, written.error()};
    json["ruleset"] = planned->file.string();
    json["warnings"] = planned->warnings;
    json["keywords"] = planned->keywordsFile.empty()
                           ? Json()
                           : Json{{"file", planned->keywordsFile}, {"count", planned->keywords}};
    if (context.json()) {
        json["dryRun"] = options.dryRun;
        context.answer(json);
        return Done;
    }
    printProposal(context, planned->proposal);
    if (!planned->keywordsFile.empty())
        context.print("Its glossary has " + plural(planned->keywords, "keyword", "keywords") + " of " +
                      planned->keywordsFile + ".");
    for (const auto& warning : planned->warnings)
        context.print("  " + context.toned("! ", Tone::Open) + warning);
    context.print((options.dryRun ? "A trial, nothing was written: " : "Written: ") + planned->file.string());
    return Done;
}

} // namespace

void addNewEdition(Registrar& registrar)
{
    const auto [command, options] = registrar.add<NewEditionOptions>(
        "new", "Write a ruleset of your own for the tables of a new edition", runNewEdition);
    command->add("FILE", options.files, "Tables of cards (Markdown, CSV, TSV) of the edition; - reads standard input");
    command->add("--id ID", options.wish.id, "Id of the new ruleset")->required();
    command->add("--set CODE", options.wish.set, "Set its cards are imported into")->required();
    command->add("--name N", options.wish.name, "Its name (default: the game's with the set)");
    command->add("--from RULESET", options.wish.from, "Ruleset whose deck law it takes (default: the game's first)");
    command->add("--keywords FILE", options.keywords,
        "What explains its keywords (default: Keywords.md in the folder of a list, where there is one)");
    command->add("--type T", options.wish.type, "Card type, for tables without a type column");
    command
        ->add("--internal HEADING", options.wish.internal,
            "A column of notes: on no face, sheet or page, in no file for others; may be given again")
        ->oneEach()
        ->repeated();
    command->addFlag("--dry-run", options.dryRun, "Show what would be written; write nothing");
    command->footer("Afterwards “import FILE… --set CODE” takes the same tables. Exit 4: rows that no edition could "
                    "take, or an id or name that exists.");
}

} // namespace nexus::app::cli
