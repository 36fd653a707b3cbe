// Sheets of proxies onto a printer: the pages of the preview and the PDF, on the whole of the paper, at true size.
#pragma once

#include "app/jobs/pages_job.h"
#include "app/printing/proxy_pdf.h"

#include <QString>

#include <memory>

class QPrinter;
class QWidget;

namespace nexus::ui {

// Set to the paper of the sheets, without margins, and to both sides where there are backs.
[[nodiscard]] std::shared_ptr<QPrinter> printerFor(const app::ProxySheets& sheets);
[[nodiscard]] bool askForPrinter(QPrinter& printer, QWidget* parent);
// Why not, as a sentence, where the printer was set to other paper than the sheets are laid out for.
[[nodiscard]] QString paperTrouble(const QPrinter& printer, const app::ProxySheets& sheets);
// False where it was called off.
bool printSheets(const app::ProxySheets& sheets, QPrinter& printer, const app::PagesJob::Report& report);

} // namespace nexus::ui
