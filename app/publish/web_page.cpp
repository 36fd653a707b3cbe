#include "app/publish/web_page.h"

#include "app/printing/card_pictures.h"
#include "app/printing/decklist_text.h"
#include "app/publish/page_cards.h"
#include "app/publish/page_deck.h"
#include "app/publish/page_frame.h"
#include "app/text/finding_text.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

struct WebPageWords {
    NEXUS_WORDS(WebPageWords)
};

std::string titleOf(const WebPageOrder& order)
{
    if (!order.title.empty())
        return order.title;
    return order.decks.size() == 1 ? order.decks.front().deck.name : order.catalogue->game().name;
}

void writeNames(Html& page, const WebPageOrder& order)
{
    page.markup("<nav aria-label=\"").text(WebPageWords::tr("On this page")).markup("\"><ul>\n");
    for (std::size_t at = 0; at < order.decks.size(); ++at)
        page.markup("<li><a href=\"#d" + std::to_string(at + 1) + "\">")
            .text(order.decks[at].deck.name)
            .markup("</a></li>\n");
    page.markup("<li><a href=\"#cards\">").text(WebPageWords::tr("Cards")).markup("</a></li>\n</ul></nav>\n");
}

} // namespace

std::optional<WebPage> webPage(const WebPageOrder& order, const model::Progress& progress)
{
    const PageCards cards(order);
    const auto faces = order.pictures ? cards.faces(order, progress)
                                      : std::optional(std::vector<std::string>(cards.size()));
    if (!faces)
        return std::nullopt;
    Html page;
    writePageHead(page, titleOf(order), domainStyles(order.catalogue->game()));
    const bool alone = order.decks.size() == 1 && order.title.empty();
    if (!alone) {
        page.markup("<header>\n").element("h1", {}, titleOf(order)).markup("\n");
        if (titleOf(order) != order.catalogue->game().name)
            page.element("p", "muted", order.catalogue->game().name).markup("\n");
        page.markup("</header>\n");
    }
    if (order.decks.size() > 1)
        writeNames(page, order);
    page.markup("<main>\n");
    for (std::size_t at = 0; at < order.decks.size(); ++at)
        writeDeck(page, order.decks[at], cards, {"d" + std::to_string(at + 1), alone ? 1 : 2});
    cards.write(page, *faces);
    page.markup("</main>\n");
    writePageFoot(
        page, model::filled(WebPageWords::tr("%1, %2. Made with %3.", "a game, 12 cards, the program"),
                  {order.catalogue->game().name, cardsText(static_cast<std::int64_t>(cards.size())), programText()}));
    return WebPage{page.bytes(), cards.size(),
        order.pictures ? badPictures(order.art, cards.painted()) : std::vector<ProxyWarning>()};
}

} // namespace nexus::app
