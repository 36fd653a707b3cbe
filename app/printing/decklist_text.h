// Tournament decklists for other programs and for people: a text list our reader of deck lists reads again, a table of
// rows as CSV (a spreadsheet runs nothing of it), Markdown for forums, and JSON, which is a deck file with the list's
// figures beside. Several lists in one file: CSV and Markdown tell them apart by a column.
#pragma once

#include "app/printing/tournament_list.h"

#include <optional>
#include <span>
#include <string>

namespace nexus::app {

enum class DecklistForm { Pdf, Text, Csv, Json, Markdown };
// By the ending of a file's name; none for others.
[[nodiscard]] std::optional<DecklistForm> decklistForm(std::string_view fileName);
[[nodiscard]] const char* formEnding(DecklistForm form); // ".txt"

[[nodiscard]] std::string decklistAsText(const TournamentList& list);
[[nodiscard]] std::string decklistAsMarkdown(const TournamentList& list);
[[nodiscard]] std::string decklistAsJson(const TournamentList& list);
// Of all lists, in any form but Pdf.
[[nodiscard]] std::string decklistsAs(DecklistForm form, std::span<const TournamentList> lists);

} // namespace nexus::app
