// Which faces a print of proxies is made of: the rows of one or several decks, those that are wanted, as often as they
// are wanted, in the order of the decks. What stands in the way of a face is told with its name. Plain values.
#pragma once

#include "app/printing/card_painter.h"
#include "model/collection/collection.h"
#include "model/print/printed_record.h"
#include "model/print/sheet_layout.h"
#include "model/rules/legality.h"
#include "model/search/query.h"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

struct ProxyDeck {
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
    std::optional<model::BuiltDeckId> id; // in the library: copies set aside for it are its own
};

struct ProxyChoice {
    bool everything = false;                      // piles that count for nothing too
    std::vector<model::SectionId> sections;       // these alone; none: all that count
    std::vector<std::string> cards;               // these alone, by name; none: all
    bool onlyMissing = false;                     // copies that are not at hand for these decks together
    bool onlyChanged = false;                     // since these decks were printed last
    std::optional<model::QueryNode> without = {}; // not these; asks of the cards alone
    bool tokens = false;                          // those that the chosen cards create too
    friend bool operator==(const ProxyChoice&, const ProxyChoice&) = default;
};

enum class ProxyTrouble {
    UnknownCard,     // the catalogue has no such card, or several
    UnknownPrinting, // `detail`: the one asked for; the newest is printed
    NotInDecks,      // a card asked for by name
    NameCut,
    RulesCut,
    FlavorCut,
    CoarsePicture, // `number`: dots an inch
    BadPicture,    // its file cannot be used
    BadBack,       // the one picture of all backs
    NoRuler,
    NoGlyph, // `detail`: letters that no font here has
};

struct ProxyWarning {
    ProxyTrouble trouble = ProxyTrouble::UnknownCard;
    std::string card;
    std::string detail;
    int number = 0;
    int page = -1; // the first that shows it; -1: none
    friend bool operator==(const ProxyWarning&, const ProxyWarning&) = default;
};

struct ProxyJob {
    std::vector<CardFace> faces;     // each once, in the order they are first printed
    std::vector<std::size_t> copies; // a position in `faces` each
    std::vector<ProxyWarning> warnings;
    std::map<std::string, model::PrintedDeck> printed; // what printing all of it adds to the record
    bool onlyChanged = false;
    std::size_t tokens = 0; // faces of tokens, the last ones
};

[[nodiscard]] ProxyJob collectProxies(std::span<const ProxyDeck> decks, const ProxyChoice& choice,
    const model::Collection& collection, const model::PrintedRecord& record);
// The decks with the copies alone that are wanted, in their order; what was printed before is not looked at. Names
// asked for that no deck has are `unused`.
struct ChosenCopies {
    std::vector<ProxyDeck> decks;
    std::vector<ProxyWarning> unused;
};
[[nodiscard]] ChosenCopies chosenCopies(
    std::span<const ProxyDeck> decks, const ProxyChoice& choice, const model::Collection& collection);
// These faces, so many copies of each; nothing of it is remembered.
[[nodiscard]] ProxyJob proxiesOf(std::vector<CardFace> faces, int copies);
// After it was printed.
void remember(model::PrintedRecord& record, const ProxyJob& job);
// Of what is read on a face; the same on every machine.
[[nodiscard]] std::string faceFingerprint(const model::Card& card);

// PROFILE/printed.json on the disk: what was printed as proxies last. A file that cannot be read is put aside as
// printed.json.damaged when the next print is kept; until then everything counts as never printed, and that is said.

struct ReadRecord {
    model::PrintedRecord record;
    std::string trouble; // a whole sentence; empty where the file was read or is not there yet
};

[[nodiscard]] ReadRecord readProxyRecord(const std::filesystem::path& profile);
// The error completes a sentence that starts with the file.
[[nodiscard]] tl::expected<void, std::string> keepProxyRecord(
    const std::filesystem::path& profile, const model::PrintedRecord& record);

// What is said about sheets of proxies, in the window, on paper and on the command line alike.

inline constexpr const char* proxyMark = "PROXY, not for sale or tournament use";

[[nodiscard]] std::string warningText(const ProxyWarning& warning);
// A line each, the first of many.
[[nodiscard]] std::string warningLines(std::span<const ProxyWarning> warnings);
// "10.5", "63", "1.85": at most two digits behind the point.
[[nodiscard]] std::string millimetres(double value);
// "3 × 3 cards with their bleed need 207 × 282 mm, and there are 215.9 × 279.4 mm."
[[nodiscard]] std::string misfitText(const model::SheetMisfit& misfit);
// "4 × 2 cards across the sheet (landscape)", "a bleed of at most 1.8 mm": each would do alone.
[[nodiscard]] std::vector<std::string> offersOf(const model::SheetMisfit& misfit);
// Both as sentences, with what to do where nothing fits.
[[nodiscard]] std::string misfitSentences(const model::SheetMisfit& misfit);

} // namespace nexus::app
