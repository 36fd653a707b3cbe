// Sheets of proxies out of decks told as a line of text, for tests of what paints and writes them.
#pragma once

#include "app/printing/proxy_sheet.h"
#include "tests/support/decks.h"

#include <stdexcept>

namespace nexus::test {

inline std::shared_ptr<const app::ProxyJob> proxyJob(
    const std::string& deck, std::shared_ptr<const model::Catalogue> catalogue = starterCatalogue())
{
    const auto checker = std::make_shared<const model::DeckChecker>(ruleset(), std::move(catalogue));
    const std::vector decks{app::ProxyDeck{deckOf(deck), checker, std::nullopt}};
    return std::make_shared<const app::ProxyJob>(app::collectProxies(decks, {}, {}, {}));
}

inline app::ProxySheets proxySheets(const std::string& deck, const app::ProxyOptions& options = {},
    std::shared_ptr<const app::CardArt> art = {},
    const std::shared_ptr<const model::Catalogue>& catalogue = starterCatalogue())
{
    auto sheets = app::ProxySheets::make(proxyJob(deck, catalogue), options, catalogue, std::move(art));
    if (!sheets)
        throw std::logic_error("the sheets do not fit");
    return std::move(*sheets);
}

} // namespace nexus::test
