// Files with tables of decks that follow from the card list (importers/decklist/derived_columns.h): read against the
// cards of an edition or of a list, and written anew, only the cells that are stale.
#pragma once

#include "app/documents/list_reading.h"
#include "importers/decklist/derived_columns.h"

#include <filesystem>

namespace nexus::app {

using CardNamed = importers::CardOf;
[[nodiscard]] CardNamed cardsOfPool(std::shared_ptr<const model::Catalogue> pool);
[[nodiscard]] CardNamed cardsOfList(std::vector<model::Card> cards);

struct FollowedFile {
    std::filesystem::path file;
    std::string before; // its bytes
    model::RulesetId ruleset;
    importers::FollowedTables tables;
};
// By the cards of the list where there is one, else by those of the edition; without `ruleset`, that of the cards
// named. Or a sentence why not.
[[nodiscard]] tl::expected<FollowedFile, std::string> followFile(const std::filesystem::path& file,
    const ListReader& lists, const model::RulesetId& ruleset = {}, const CardNamed& list = {});
// Refused where another program has changed the file since.
[[nodiscard]] tl::expected<void, std::string> writeFollowed(const FollowedFile& followed);
// "copies × CP", "CP", "% of all Draft Cost".
[[nodiscard]] std::string derivationText(const importers::DerivedColumn& column, const model::Game& game);

} // namespace nexus::app
