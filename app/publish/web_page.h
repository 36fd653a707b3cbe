// Decks and cards as one HTML file for a site: heads with totals and what the law says, lists with counts, curve, deck
// code with its QR symbol, and the cards with faces and texts, to be searched by the page's own few lines. Nothing
// comes from elsewhere, and a policy in the page forbids it; without scripts it is a plain list. Light or dark as the
// reader's system, and made to be printed. The same order gives the same bytes.
#pragma once

#include "app/printing/proxy_job.h"
#include "model/base/progress.h"
#include "model/rules/legality.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nexus::app {

class CardArt;

struct WebPageDeck {
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
    std::string code;   // empty: none can be made
    bool symbol = true; // the code as a QR symbol, too
};

struct WebPageOrder {
    std::string title; // empty: the deck's name where it is one, else the game's
    std::vector<WebPageDeck> decks;
    std::vector<model::CardIndex> cards; // of the catalogue, behind those of the decks, each once
    std::shared_ptr<const model::Catalogue> catalogue;
    std::shared_ptr<const CardArt> art; // may be null
    bool pictures = true;
};

struct WebPage {
    std::string bytes;
    std::size_t cards = 0;
    std::vector<ProxyWarning> badPictures; // of one's own
};

// May run on any thread; needs a QGuiApplication for its fonts. Nothing where it was called off.
[[nodiscard]] std::optional<WebPage> webPage(const WebPageOrder& order, const model::Progress& progress = {});

} // namespace nexus::app
