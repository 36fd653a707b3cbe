// Decklists onto a printer: the pages of the preview and the PDF, on the whole of the paper, at true size.
#pragma once

#include "app/jobs/decklist_files.h"
#include "app/jobs/pages_job.h"

#include <QString>

#include <memory>

class QPrinter;

namespace nexus::ui {

[[nodiscard]] std::shared_ptr<QPrinter> decklistPrinter(const QSizeF& pageMm);
// Why not, as a sentence, where the printer was set to other paper.
[[nodiscard]] QString decklistPaperTrouble(const QPrinter& printer, const QSizeF& pageMm);
// False where it was called off.
bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report);

} // namespace nexus::ui
