#include "app/base/figures.h"
#include "app/cli/json_values.h"

#include "app/cli/offscreen.h"
#include "app/cli/proxy_choice.h"
#include "app/printing/card_art.h"
#include "app/publish/web_page.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "importers/codes/deck_code.h"
#include "model/search/query_match.h"

namespace nexus::app::cli {

namespace {

struct PageOptions {
    std::vector<std::string> decks;
    std::optional<std::string> cards;
    std::string out, title, ruleset;
    bool noPictures = false;
};

WebPageOrder orderOf(Context& context, const PageOptions& options)
{
    if (options.decks.empty() && !options.cards)
        throw Stop{WrongUsage, "Name a DECK, or cards with --cards QUERY."};
    WebPageOrder order;
    order.title = options.title;
    order.pictures = !options.noPictures;
    if (!options.decks.empty())
        for (auto& read : readAllDecks(context, options.decks, options.ruleset)) {
            auto code = importers::encodeDeck(read.deck, read.result.checker->ruleset(), context.lists().ids());
            order.decks.push_back({std::move(read.deck), read.result.checker, code ? std::move(*code) : std::string()});
        }
    order.catalogue = context.profile().catalogue();
    if (options.cards)
        order.cards = model::search(queryOf(*options.cards, *order.catalogue), *order.catalogue, {});
    return order;
}

int runPage(Context& context, const PageOptions& options)
{
    auto order = orderOf(context, options);
    if (order.decks.empty() && order.cards.empty()) {
        context.say("No card matches." + queryMeant(*options.cards, *order.catalogue));
        return No;
    }
    const Offscreen gui;
    order.art = std::make_shared<const CardArt>(context.folder() / "art");
    const auto page = webPage(order, context.progress("Faces"));
    if (!page)
        throw Stop{Failed, "Cancelled; nothing was written."};
    writeOut(options.out, page->bytes);
    sayWarnings(context, page->badPictures);
    if (context.json()) {
        context.answer({{"file", options.out}, {"bytes", page->bytes.size()}, {"cards", page->cards},
            {"decks", Json::list(order.decks, [](const WebPageDeck& deck) -> Json {
                 return {{"name", deck.deck.name}, {"ruleset", deck.checker->ruleset().id.str()},
                     {"legal", deck.checker->check(deck.deck).legal()}, {"code", orNull(deck.code)}};
             })}});
        return Done;
    }
    context.print(options.out + ": " + plural(order.decks.size(), "deck", "decks") + ", " +
                  plural(page->cards, "card", "cards") + ", " + sizeText(page->bytes.size()) + ".");
    return Done;
}

} // namespace

void addPage(Registrar& registrar)
{
    const auto [command, options] = registrar.add<PageOptions>(
        "page", "Write decks or cards as one web page, for a site", runPage);
    command->add("[DECK]", options.decks, decksHelp);
    command->add(
        "--cards QUERY", [&wanted = options.cards](const std::string& query) { wanted = query; },
        "Cards of a search; “” is every card");
    command->add("-o,--out FILE", options.out, "The file to write: .html")->required();
    command->add("--title TEXT", options.title, "Title of the page; else the deck's name, or the game's");
    command->addFlag("--no-pictures", options.noPictures, "Texts alone, without the faces");
    command->add("--ruleset ID", options.ruleset, rulesetsHelp);
}

} // namespace nexus::app::cli
