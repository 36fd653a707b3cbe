// Decklists of any number of decks as one file or as a file each in a folder, in the form the file's name asks for. One
// list is in memory at a time where pages are drawn. Broken places are told as a sentence. The caller's thread must own
// a QGuiApplication or be of a program that has one.
#pragma once

#include "app/printing/decklist_text.h"

#include <QSizeF>

#include <filesystem>
#include <functional>
#include <tl/expected.hpp>

namespace nexus::app {

struct DeckToList {
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
};

struct DecklistOrder {
    DecklistForm form = DecklistForm::Pdf;
    QSizeF pageMm{210, 297};
    int copies = 1; // of each list; pages alone
    PlayerDetails player;
};

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
// All into one file; stopped: nothing was written.
[[nodiscard]] tl::expected<WrittenLists, std::string> writeDecklistFile(const std::filesystem::path& file,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress = {});

} // namespace nexus::app
