// A deck as it is handed in at a tournament, with all that a sheet or a file says of it: who plays it, what stands
// where, what the law says, the checksum and the code (resources/help/decklists.md). A value; every form is made of it.
#pragma once

#include "importers/codes/deck_code.h"
#include "model/cards/catalogue.h"
#include "model/print/decklist.h"

#include <QSettings>
#include <QString>

#include <array>
#include <map>
#include <string>

namespace nexus::app {

// Which card list a sheet was made with: the game, how many cards, the revision the profile counts, and a short hash of
// all printings, so that two judges can see whether they look things up in the same list.

struct CatalogueStamp {
    std::string name;
    std::size_t cards = 0;
    std::int64_t revision = 0; // of the profile
    std::string hash;          // eight hexadecimal figures, the same for the same printings on any machine
    friend bool operator==(const CatalogueStamp&, const CatalogueStamp&) = default;
};

[[nodiscard]] CatalogueStamp catalogueStamp(const model::Catalogue& catalogue, std::int64_t revision);
// "Quantum Nexus, 301 cards, revision 1, 3f2a91c4"
[[nodiscard]] std::string stampText(const CatalogueStamp& stamp);

// What a player fills in at the head of a decklist; every field may stay empty, to be written by hand. Remembered with
// the settings of the window (app/documents/profile.h), which the command line reads too.

struct PlayerDetails {
    QString lastName, firstName, playerId, event, date, place, table;
    friend bool operator==(const PlayerDetails&, const PlayerDetails&) = default;
};

struct PlayerField {
    const char* key;   // in settings and JSON: "lastName"
    const char* label; // on paper and in forms: "Last name"
    QString PlayerDetails::*value;
};
inline constexpr std::array playerFields{PlayerField{"lastName", "Last name", &PlayerDetails::lastName},
    PlayerField{"firstName", "First name", &PlayerDetails::firstName},
    PlayerField{"playerId", "Player id", &PlayerDetails::playerId},
    PlayerField{"event", "Event", &PlayerDetails::event}, PlayerField{"date", "Date", &PlayerDetails::date},
    PlayerField{"place", "Place", &PlayerDetails::place}, PlayerField{"table", "Table", &PlayerDetails::table}};

[[nodiscard]] QString playerLabel(const PlayerField& field); // in the language of the window, as the sheet says it

// One line without control characters, 200 characters at most: what a field takes.
[[nodiscard]] QString fieldText(const QString& typed);
[[nodiscard]] PlayerDetails rememberedPlayer(const QSettings& settings);
void rememberPlayer(QSettings& settings, const PlayerDetails& player);
// Lists are filed by it: the first letter of the last name, in upper case; empty without one.
[[nodiscard]] QString filingLetter(const PlayerDetails& player);

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
    bool blank = false; // lines to fill in by hand; of no deck
    [[nodiscard]] const model::Ruleset& ruleset() const { return checker->ruleset(); }
    [[nodiscard]] const model::Game& game() const { return checker->catalogue().game(); }
};

// Makes lists with the catalogue of a game, or of several; once all are added it may be shared between threads.
class TournamentLists {
public:
    TournamentLists() = default;
    TournamentLists(std::shared_ptr<const model::Catalogue> catalogue, std::int64_t revision);
    // Nothing where it is there already.
    void add(std::shared_ptr<const model::Catalogue> catalogue, std::int64_t revision);
    // With the catalogue of the checker's game, which has to be there.
    [[nodiscard]] TournamentList make(const model::Deck& deck, std::shared_ptr<const model::DeckChecker> checker,
        const PlayerDetails& player, model::DecklistSort sort = model::DecklistSort::Name) const;
    // Of that ruleset, without a deck.
    [[nodiscard]] TournamentList makeBlank(
        std::shared_ptr<const model::DeckChecker> checker, const PlayerDetails& player) const;

private:
    struct Cards {
        importers::CardIds ids;
        CatalogueStamp stamp;
    };
    std::map<std::string, Cards> m_games; // by id
};

} // namespace nexus::app
