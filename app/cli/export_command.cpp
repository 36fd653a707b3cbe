#include "app/base/figures.h"
#include "app/cli/json_values.h"

#include "app/cli/collection_reading.h"
#include "app/cli/offscreen.h"
#include "app/cli/proxy_choice.h"
#include "app/printing/card_art.h"
#include "app/publish/bundle_painter.h"
#include "app/publish/publishing.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct ExportOptions {
    AskedProxies asked;
    std::string program, out, address;
    bool allCards = false, deckCards = false, planOnly = false, overwrite = false;
};

// What is said of the program that it has no use for.
PublishChoice publishChoice(Context& context, const ExportOptions& options, const std::vector<ProxyDeck>& decks)
{
    const auto& program = *importers::publishProgram(options.program);
    PublishChoice choice;
    choice.folder = options.out;
    if (options.allCards || options.deckCards)
        choice.allCards = options.allCards;
    if (!program.printOrder && asksCopies(options.asked))
        throw Stop{WrongUsage, "--section, --all-sections, --card, --without and --only-missing choose the copies of a "
                               "print order (mpc, squib); " +
                                   std::string(program.name) + " gets whole decks."};
    choice.copies = proxyChoice(context, options.asked, decks);
    if (!options.address.empty()) {
        const auto address = publishAddress(options.address, program);
        if (!address)
            throw Stop{WrongUsage, "--url-prefix: " + address.error()};
        choice.address = *address;
    }
    for (const auto& ruleset : context.profile().library().rulesets)
        choice.rulesets.push_back(context.lists().checker(ruleset.ruleset.id));
    return choice;
}

PublishPlan planExport(Context& context, const ExportOptions& options, const std::vector<ProxyDeck>& decks)
{
    const auto& program = *importers::publishProgram(options.program);
    const auto choice = publishChoice(context, options, decks);
    const auto catalogue = context.profile().catalogue();
    if (!choice.copies.onlyMissing)
        return planPublication(program, decks, *catalogue, choice);
    const OpenCollection open(context);
    return planPublication(program, decks, *catalogue, choice, open.collection());
}

Json fileJson(const std::string& path, const Json& bytes) { return {{"path", path}, {"bytes", bytes}}; }

Json plannedFiles(const PublishPlan& plan)
{
    auto files = Json::list(plan.bundle.files, [](const auto& file) { return fileJson(file.path, file.bytes.size()); });
    for (const auto& picture : plan.bundle.pictures) {
        const auto size = sizeOf(picture);
        auto json = fileJson(picture.path, nullptr);
        json["width"] = size.width();
        json["height"] = size.height();
        files.push_back(std::move(json));
    }
    return files;
}

Json headJson(const PublishPlan& plan)
{
    return {{"for", plan.program->id}, {"program", plan.program->name}, {"folder", plan.folder.string()},
        {"decks", Json::list(plan.publication.decks, [](const auto& deck) -> Json { return deck.name; })},
        {"cards", plan.publication.cards.size()},
        {"losses", Json::list(plan.bundle.losses, [&](const importers::Loss& loss) -> Json {
             return {{"loss", lossId(loss.kind)}, {"deck", orNull(loss.deck)}, {"section", orNull(loss.what)},
                 {"count", loss.count}, {"message", lossText(loss, *plan.program)}};
         })}};
}

void sayPlan(const Context& context, const PublishPlan& plan)
{
    Table table("<>", {"File", "Size"});
    for (const auto& file : plan.bundle.files)
        table.add({file.path, std::to_string(file.bytes.size()) + " bytes"});
    for (const auto& picture : plan.bundle.pictures) {
        const auto size = sizeOf(picture);
        table.add({picture.path, std::to_string(size.width()) + " × " + std::to_string(size.height()) + " pixels"});
    }
    table.print(context);
}

int runExport(Context& context, const ExportOptions& options)
{
    const auto* program = importers::publishProgram(options.program);
    if (options.asked.decks.empty() && !options.allCards)
        throw Stop{WrongUsage, "DECK is required, or --all-cards: there is nothing to export."};
    std::vector<ProxyDeck> decks;
    if (!options.asked.decks.empty())
        decks = proxyDecks(context, options.asked);
    const auto plan = planExport(context, options, decks);
    for (const auto& loss : plan.bundle.losses)
        context.say(lossText(loss, *program));
    sayWarnings(context, plan.unused);
    if (plan.publication.cards.empty()) {
        if (context.json())
            context.answer(headJson(plan));
        context.say(nothingText(options.asked));
        return No;
    }
    auto json = headJson(plan);
    const auto blocked = inTheWay(plan);
    if (options.planOnly) {
        if (context.json()) {
            json["files"] = plannedFiles(plan);
            json["inTheWay"] = blocked;
            context.answer(json);
        } else {
            sayPlan(context, plan);
        }
        return Done;
    }
    if (!blocked.empty() && !options.overwrite)
        throw Stop{Refused, options.out + " holds files that were not written by an export, or were changed since: " +
                                model::joined(blocked, ", ") + ". Nothing was written; --overwrite replaces them."};
    const Offscreen fonts;
    const auto published = publish(
        plan, std::make_shared<const CardArt>(context.folder() / "art"), context.progress("Painting"));
    if (!published)
        throw Stop{Failed, "Cancelled; nothing was written."};
    sayWarnings(context, published->badPictures);
    if (context.json()) {
        json["files"] = Json::list(
            published->files, [](const auto& file) { return fileJson(file.first, file.second); });
        json["removed"] = published->gone;
        context.answer(json);
        return Done;
    }
    std::size_t bytes = 0;
    for (const auto& [path, size] : published->files)
        bytes += size;
    context.print(options.out + ": " + plural(decks.size(), "deck", "decks") + " and " +
                  plural(plan.publication.cards.size(), "card", "cards") + " for " + std::string(program->name) + ", " +
                  plural(published->files.size(), "file", "files") + ", " + sizeText(bytes) + ".");
    return Done;
}

} // namespace

void addExport(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ExportOptions>(
        "export", "Publish decks with their cards and pictures for another program", runExport);
    command->add("[DECK]", options.asked.decks, decksHelp);
    OneOf words;
    for (const auto& program : importers::publishPrograms())
        words.emplace_back(program.id);
    command->add("--for PROGRAM", options.program, "The program to publish for")->required()->check(words);
    command->add("-o,--out DIR", options.out, "Folder to write: new, empty or written by an export before")->required();
    command->add("--url-prefix URL", options.address, "Address on the web at which the files will lie");
    auto* all = command->addFlag("--all-cards", options.allCards,
        "All cards of the game, not those of the decks alone; goes without saying where a card base is written");
    command->addFlag("--deck-cards", options.deckCards, "The cards of the decks alone, also in a card base")
        ->excludes(all);
    addAskedCopies(*command, options.asked);
    command->addFlag("--plan", options.planOnly, "Only say what would be written and what the program cannot hold");
    command->addFlag("--overwrite", options.overwrite, "Replace files in the folder that are not ours");
    command->add("--ruleset ID", options.asked.ruleset, rulesetsHelp);
}

} // namespace nexus::app::cli
