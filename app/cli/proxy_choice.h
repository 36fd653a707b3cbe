// Which cards of which decks are printed, and in which style: what `proxies` and `pictures` ask alike.
#pragma once

#include "app/cli/deck_reading.h"
#include "app/printing/card_art.h"
#include "app/printing/proxy_job.h"

#include <memory>
#include <span>

namespace nexus::app::cli {

struct AskedProxies {
    std::vector<std::string> decks, cards, sections;
    std::string ruleset, style = "colour";
    std::string without;
    bool allSections = false, noMark = false, onlyMissing = false, onlyChanged = false, tokens = false;
};

void addAskedProxies(Command& command, AskedProxies& asked);
// Those of them that say which copies of the decks are meant.
void addAskedCopies(Command& command, AskedProxies& asked);
[[nodiscard]] bool asksCopies(const AskedProxies& asked);
[[nodiscard]] ProxyChoice proxyChoice(Context& context, const AskedProxies& asked, const std::vector<ProxyDeck>& decks);
// Stop where no deck is named.
[[nodiscard]] std::vector<ProxyDeck> proxyDecks(Context& context, const AskedProxies& asked);
[[nodiscard]] std::shared_ptr<const ProxyJob> proxyJob(Context& context, const AskedProxies& asked,
    const std::vector<ProxyDeck>& decks, const model::PrintedRecord& record);
[[nodiscard]] FaceStyle proxyStyle(const AskedProxies& asked);
// "Wet Ink", or "3 decks".
[[nodiscard]] std::string proxyTitle(const std::vector<ProxyDeck>& decks);
// Why there is nothing to print.
[[nodiscard]] std::string nothingText(const AskedProxies& asked);
void sayWarnings(Context& context, std::span<const ProxyWarning> warnings);
[[nodiscard]] Json warningsJson(const std::vector<ProxyWarning>& warnings);
// What was printed goes into printed.json; where it cannot, that is said.
void keepPrinted(Context& context, model::PrintedRecord record, const ProxyJob& job);

} // namespace nexus::app::cli
