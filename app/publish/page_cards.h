// The cards of a web page: those of its decks in the order they are listed there, then the others asked for.
#pragma once

#include "app/publish/html.h"
#include "app/publish/web_page.h"

#include <map>

namespace nexus::app {

class PageCards {
public:
    explicit PageCards(const WebPageOrder& order);

    [[nodiscard]] std::size_t size() const { return m_cards.size(); }
    [[nodiscard]] std::vector<CardFace> painted() const; // each card's face
    // "#c12", where the card stands on the page; empty for one that does not.
    [[nodiscard]] std::string linkTo(const std::string& key) const;
    // JPEG pictures as the sources of <img>, painted over all cores; nothing where it was called off.
    [[nodiscard]] std::optional<std::vector<std::string>> faces(
        const WebPageOrder& order, const model::Progress& progress) const;
    // `faces`: one each; an empty one is left out.
    void write(Html& page, const std::vector<std::string>& faces) const;

private:
    struct PageCard {
        std::shared_ptr<const model::Catalogue> catalogue;
        model::CardIndex card = 0;
        std::vector<std::string> uses; // "3 × Wet Ink", where there are several decks
    };
    void add(const std::shared_ptr<const model::Catalogue>& catalogue, model::CardIndex card, const std::string& use);
    void writeCard(Html& page, std::size_t at, const std::string& face) const;

    std::vector<PageCard> m_cards;
    std::map<std::string, std::size_t, std::less<>> m_places; // by key
};

// Points of domains as coloured letters, each with the domain's name for those who do not see it.
void writePips(Html& page, const model::Catalogue& catalogue, model::CardIndex card);
[[nodiscard]] std::string domainStyles(const model::Game& game);

} // namespace nexus::app
