// What goes to another program: cards of a game and decks of them, settled against a catalogue, and what a writer makes
// of it: files, and orders for the pictures that app paints. Writers and readers of a program stand side by side in
// importers/programs/PROGRAM.h; what the program cannot hold is told as a loss before anything is written
// (resources/help/publish.md). Positions are in the lists of the publication.
#pragma once

#include "importers/card_list.h"
#include "importers/decklist/list_builder.h"
#include "importers/xml/xml_tree.h"
#include "model/deck/deck.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

struct PublishedCard {
    model::Card card;
    model::CardKey key;
    std::string title; // that no other card has: "Zone of Silence (Mission)"
    std::string name;  // that no other printing has either: the title, of several printings "Relay Drone [COR 12]"
    // Two exports know the card by the same: made of its key and set, of further printings in it of their number.
    std::string id;
    std::string file;   // the id as the name of a file, without ending
    bool newest = true; // printing of the card
};

// What a section is by the ruleset: what is drawn from, what it exchanges cards with, what lies beside it, what counts
// for nothing.
enum class PileUse : std::uint8_t { Main, Side, Apart, Free };

struct PublishedPile {
    model::SectionId id;
    std::string label;
    PileUse use = PileUse::Main;
    bool shared = false; // by all players
    std::string type;    // that all cards it takes have, and no other card; empty: none
};

struct PublishedRow {
    std::size_t card = 0;
    int count = 1;
    friend bool operator==(const PublishedRow&, const PublishedRow&) = default;
};

struct PublishedPlan {
    std::string name, note;
    std::vector<PublishedRow> out, in;
};

struct PublishedDeck {
    std::string name;
    std::string file; // without ending: safe, and like no other's
    std::string author, notes;
    model::RulesetId ruleset;
    std::vector<std::string> tags;
    std::vector<std::vector<PublishedRow>> piles; // by Publication::piles
    std::vector<PublishedPlan> plans;
    std::int64_t unknown = 0; // copies whose name means no card of the catalogue: they stay behind
};

struct Publication {
    model::Game game;
    std::vector<model::SetInfo> sets; // of the cards
    std::vector<PublishedPile> piles;
    std::vector<PublishedCard> cards;
    std::vector<PublishedDeck> decks;
    int hand = 0;        // cards a player begins with; 0: the rules do not say
    std::string address; // what stands before the path of a file in a URL, as URLs write it; ends with '/'
    bool local = true;   // the address is of this computer alone
    bool whole = false;  // the cards are all of the catalogue
};

struct BundleFile {
    std::string path; // in the folder, with '/'
    std::string bytes;
};

// One card, the back of all, or cards beside each other in rows from the top left.
struct BundlePicture {
    enum class Form { Card, Back, Sheet };
    Form form = Form::Card;
    std::string path; // .png has clear round corners where there is no bleed, .jpg none
    std::vector<std::size_t> cards;
    int columns = 1, rows = 1;
    int width = 0;    // of one card, in pixels without its bleed; 0: by `dpi`
    int dpi = 0;      // 300, 600 or 800, with its bleed
    double bleed = 0; // millimetres
    friend bool operator==(const BundlePicture&, const BundlePicture&) = default;
};

// What a program cannot hold, or holds otherwise than the deck does.
enum class LossKind : std::uint8_t {
    UnknownCards,  // `count` copies that the catalogue does not have
    Plans,         // sideboard plans
    PilesTogether, // `what`: a section that lies with others there
    PileUnplayed,  // `what`: a section that stays in the file but does not come into play
    LocalPictures, // found on this computer alone, as long as the folder stays where it is
    NoAddress,     // without an address the program finds no pictures
    LinesJoined,   // texts of several lines stand on one
    Notes,         // and author, tags
    CardTexts,     // the program has pictures of cards, and no values and texts
};
struct Loss {
    LossKind kind = LossKind::UnknownCards;
    std::string deck; // empty: of all
    std::string what;
    std::int64_t count = 0;
    friend bool operator==(const Loss&, const Loss&) = default;
};

struct Bundle {
    std::vector<BundleFile> files;
    std::vector<BundlePicture> pictures;
    std::vector<Loss> losses;
};

// --- what the writers share ---------------------------------------------------------------------------------------

// What a card says, field by field in one order for all cards of a game: type, subtypes, keywords, attributes, rules,
// flavour text, number and rarity. Empty where the card has none.
struct CardFact {
    std::string id;      // "rules", or the attribute's
    std::string heading; // under which our own tables know it
    std::string label;   // for people
    std::string value;
    bool number = false;
};
[[nodiscard]] std::vector<CardFact> cardFacts(const model::Card& card, const model::Game& game);
// "Unit · Infantry, Leader".
[[nodiscard]] std::string typeWords(const model::Card& card);
// The facts and rules a line each, for programs that have one text a card.
[[nodiscard]] std::string cardWords(const PublishedCard& card, const model::Game& game);
// What a deck says of itself in a text: "Author: …", "Ruleset: …", a "Tag: …" each, and below a blank line its notes.
[[nodiscard]] std::string deckRemarks(const PublishedDeck& deck);
// A remark that tells people what lies beside the deck; its cards are read where they lie.
constexpr std::string_view besideRemark = "Beside the deck";
// Pictures of all cards into a folder, that of the back at `back`; the PNG of a card is `width` pixels wide.
void addCardPictures(
    Bundle& bundle, const Publication& publication, const std::string& folder, const std::string& back, int width);
[[nodiscard]] std::int64_t copiesOf(const std::vector<PublishedRow>& rows);
// Losses that many programs share.
void addUnknownCards(Bundle& bundle, const Publication& publication);
void addPlansLost(Bundle& bundle, const Publication& publication);
void addPilesLost(Bundle& bundle, const Publication& publication, LossKind kind, std::initializer_list<PileUse> uses);
// Where a deck has an author, tags or notes.
void addNotesLost(Bundle& bundle, const Publication& publication);
// Where a card's texts have line breaks.
void addLinesJoined(Bundle& bundle, const Publication& publication);
// The address of a file, with what a URL may not hold written as %20.
[[nodiscard]] std::string urlOf(const Publication& publication, std::string_view path);
// Line breaks and tabs as blanks.
[[nodiscard]] std::string onOneLine(std::string_view text);

// --- what the readers share ---------------------------------------------------------------------------------------

constexpr std::size_t maxProgramBytes = 8U << 20U; // of a JSON file that becomes a tree

// deckRemarks() taken apart again; a text of another hand is notes.
void takeRemarks(ListBuilder& list, std::string_view text);

// The piles of a deck in XML, elements called `pile` with a row a child; what `remarks` holds is remarks. `rowOf`
// leaves the section empty.
void takePiles(ListBuilder& list, const XmlElement& deck, std::string_view pile, std::string_view remarks,
    ListedRow (*rowOf)(const XmlElement& card));

// Cards out of fields by their headings, as a table of them would be read; rows know their lines.
struct ListedFields {
    std::size_t line = 0;
    std::vector<std::pair<std::string, std::string>> values; // heading, value
};
// A text of lines with tabs, quotes being quotes: headings first. Columns of these headings are left out.
[[nodiscard]] ReadResult<std::vector<ListedFields>> tabbedFields(
    std::string_view bytes, std::initializer_list<std::string_view> without);
// Names that were made apart become one again where type, subtitle or printing stand in a field of their own.
[[nodiscard]] ReadResult<CardList> readListedCards(
    const std::vector<ListedFields>& cards, const model::Game& game, const CardListOptions& options);

} // namespace nexus::importers
