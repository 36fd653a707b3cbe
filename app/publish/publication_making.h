// Decks settled against their catalogues as what other programs get: each card once, under a name and a file name that
// no other has, the sections with what they are by the rulesets.
#pragma once

#include "app/printing/proxy_job.h"
#include "importers/programs/publication.h"

#include <span>

namespace nexus::app {

// Cards that go out beside those of the decks: none, each card of the catalogue once, each printing of them.
enum class FurtherCards : std::uint8_t { None, Newest, Printings };

struct PublicationParts {
    FurtherCards further = FurtherCards::None;
    // Sections of these are there whatever rulesets the decks have.
    std::span<const std::shared_ptr<const model::DeckChecker>> rulesets;
    std::string address; // as URLs write it
    bool local = true;   // of this computer alone
};

// `catalogue` is the whole one of the game, whatever pools the rulesets of the decks have.
[[nodiscard]] importers::Publication makePublication(
    std::span<const ProxyDeck> decks, const model::Catalogue& catalogue, const PublicationParts& parts);

} // namespace nexus::app
