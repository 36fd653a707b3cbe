// A deck as it is handed in at a tournament, with all that a sheet or a file says of it: who plays it, what stands
// where, what the law says, the checksum and the code (resources/help/decklists.md). A value; every form is made of it.
#pragma once

#include "app/documents/catalogue_stamp.h"
#include "app/documents/player_details.h"
#include "importers/codes/deck_code.h"
#include "model/print/decklist.h"

namespace nexus::app {

struct TournamentList {
    model::Deck
        deck; // only what is handed in: cards by their own names, no notes, no tags, no piles that count for nothing
    PlayerDetails player;
    std::shared_ptr<const model::DeckChecker> checker;
    model::LegalityReport report;
    model::Decklist list;
    std::string checksum;
    std::string code;        // empty where none can be made
    std::string codeTrouble; // then why: a sentence
    CatalogueStamp catalogue;
    [[nodiscard]] const model::Ruleset& ruleset() const { return checker->ruleset(); }
    [[nodiscard]] const model::Game& game() const { return checker->catalogue().game(); }
};

// Makes lists with one catalogue; may be shared between threads.
class TournamentLists {
public:
    TournamentLists(std::shared_ptr<const model::Catalogue> catalogue, std::int64_t revision);
    [[nodiscard]] TournamentList make(
        const model::Deck& deck, std::shared_ptr<const model::DeckChecker> checker, const PlayerDetails& player) const;
    [[nodiscard]] const CatalogueStamp& stamp() const { return m_stamp; }

private:
    importers::CardIds m_ids;
    CatalogueStamp m_stamp;
};

} // namespace nexus::app
