// Decks settled against their catalogues as what other programs get: each card once, under a name and a file name that
// no other has, the sections with what they are by the rulesets.
#pragma once

#include "app/printing/proxy_job.h"
#include "importers/programs/publication.h"

#include <span>

namespace nexus::app {

struct PublishChoice {
    bool allCards = false; // of the catalogue, not those of the decks alone
    std::string address;   // where the files will lie; empty: `folder` on this computer
    std::filesystem::path folder;
};

// `catalogue` is the whole one of the game, whatever pools the rulesets of the decks have.
[[nodiscard]] importers::Publication makePublication(
    std::span<const ProxyDeck> decks, const model::Catalogue& catalogue, const PublishChoice& choice);

} // namespace nexus::app
