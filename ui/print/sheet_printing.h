// Sheets of proxies and decklists onto a printer: the pages of the preview and the PDF, on the whole of the paper, at
// true size.
#pragma once

#include "app/printing/decklist_text.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_sheet.h"

#include <QString>

#include <memory>

class QPrinter;
class QWidget;

namespace nexus::ui {

// Set to paper of that size, without margins, and to both sides where there are backs.
[[nodiscard]] std::shared_ptr<QPrinter> printerFor(const QSizeF& pageMm, model::Backs backs, const QString& document);
[[nodiscard]] bool askForPrinter(QPrinter& printer, QWidget* parent);
// Why not, as a sentence, where the printer was set to other paper than the pages are laid out for.
[[nodiscard]] QString sheetPaperTrouble(const QPrinter& printer, const app::ProxySheets& sheets);
[[nodiscard]] QString decklistPaperTrouble(const QPrinter& printer, const QSizeF& pageMm);
// False where it was called off.
bool printSheets(const app::ProxySheets& sheets, QPrinter& printer, const app::PagesJob::Report& report);
bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report);

} // namespace nexus::ui
