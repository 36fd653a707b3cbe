// Tournament decklists for other programs and for people: a text list our reader of deck lists reads again, a table of
// rows as CSV (a spreadsheet runs nothing of it), Markdown for forums, and JSON, which is a deck file with the list's
// figures beside. Several lists in one file: CSV and Markdown tell them apart by a column.
#pragma once

#include "app/printing/tournament_list.h"
#include "app/text/markdown.h"

#include <QSizeF>

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

enum class DecklistForm { Pdf, Text, Csv, Json, Markdown };
// By the ending of a file's name; none for others.
[[nodiscard]] std::optional<DecklistForm> decklistForm(std::string_view fileName);
[[nodiscard]] const char* formEnding(DecklistForm form); // ".txt"

[[nodiscard]] std::string decklistAsText(const TournamentList& list);
[[nodiscard]] std::string decklistAsJson(const TournamentList& list);
// Of all lists, in any form but Pdf.
[[nodiscard]] std::string decklistsAs(DecklistForm form, std::span<const TournamentList> lists);

// The words of a tournament decklist: headings, sums against their bounds, reasons. The same on paper, in text and in
// tables. No section, type or rule is known here by name.

// "200/200", "18/25", "5 of at least 6", "3 of 2 to 4".
[[nodiscard]] std::string boundedText(std::int64_t value, const model::Bounds& bounds);
// "200/200 CP", "3/6 cards", "6/6 domain points", "Technology 2/4, Magic 4/4"; with its subject where `subject` is set.
[[nodiscard]] std::string sumText(
    const model::DecklistSum& sum, const model::DeckChecker& checker, bool subject = false);
// "Leaders", "Main deck, Leaders included", "“aside”, a section this ruleset does not know".
[[nodiscard]] std::string blockTitle(const model::DecklistBlock& block, const model::Decklist& list);
[[nodiscard]] std::string blockTotalTitle(const model::DecklistBlock& block, const model::Decklist& list);
// "68 cards", "200/200 CP": cards first, then what they cost, then the rest; each with its bound where there is one.
[[nodiscard]] std::vector<std::string> blockTotals(const model::DecklistBlock& block, const TournamentList& list);
// "___ / 200 CP": of a sheet that is filled in by hand.
[[nodiscard]] std::vector<std::string> blankTotals(const model::DecklistBlock& block, const TournamentList& list);
// "24 cards · 88 CP".
[[nodiscard]] std::string countsText(std::int64_t copies, std::int64_t cost, const TournamentList& list);
[[nodiscard]] std::string costLabel(const TournamentList& list); // "CP"; empty where nothing costs
[[nodiscard]] std::string lineCostLabel(const TournamentList& list);
// "COR 124", or nothing.
[[nodiscard]] std::string printingText(const model::DecklistRow& row);

[[nodiscard]] std::string stampWord(const TournamentList& list); // "LEGAL", "NOT LEGAL"
// A sentence each with the section of the rulebook; errors before warnings.
struct ListReason {
    std::string text;
    bool error = true;
};
[[nodiscard]] std::vector<ListReason> reasons(const TournamentList& list);
[[nodiscard]] std::string programText(); // "NexusDeck 0.5.0"

// Decklists of any number of decks as one file or as a file each in a folder, in the form the file's name asks for. One
// list is in memory at a time where pages are drawn. Broken places are told as a sentence. The caller's thread must own
// a QGuiApplication or be of a program that has one.

struct DeckToList {
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
    PlayerDetails player = {}; // who hands it in
};

struct DecklistOrder {
    DecklistForm form = DecklistForm::Pdf;
    QSizeF pageMm{210, 297};
    int copies = 1; // of each list; pages alone
    model::DecklistSort sort = model::DecklistSort::Name;
    bool blank = false; // of the decks' rulesets alone, to be filled in by hand; pages alone
};
// Letters on its pages that no font here has, as unprintedLetters() says them. Needs the fonts of a QGuiApplication.
[[nodiscard]] std::string unprintedOf(const TournamentList& list);
[[nodiscard]] TournamentList listFor(const DeckToList& deck, const TournamentLists& lists, const DecklistOrder& order);

// Told how many lists are done, and the newest of them; false stops the work.
using ListProgress = std::function<bool(std::size_t done, std::size_t all, const TournamentList& list)>;

// All lists in one; nothing where the work was stopped.
[[nodiscard]] std::optional<std::string> decklistBytes(const std::vector<DeckToList>& decks,
    const TournamentLists& lists, const DecklistOrder& order, const ListProgress& progress = {});
// A name a list, safe on every system and each once: "Wet Ink.pdf", "Wet Ink (2).pdf".
[[nodiscard]] std::vector<std::string> decklistNames(const std::vector<DeckToList>& decks, DecklistForm form);

struct WrittenLists {
    std::vector<std::filesystem::path> files;
    bool stopped = false; // before all were written; those written stay
};
// A file each into the folder, which is made where it is not there. The error is a whole sentence.
[[nodiscard]] tl::expected<WrittenLists, std::string> writeDecklists(const std::filesystem::path& folder,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress = {});
// All into one file; stopped: nothing was written. A Markdown file that is there and has tables of these decks gets
// those brought up to date, and nothing else of it changes.
[[nodiscard]] tl::expected<WrittenLists, std::string> writeDecklistFile(const std::filesystem::path& file,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress = {});

} // namespace nexus::app
