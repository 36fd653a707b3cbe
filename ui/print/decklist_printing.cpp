#include "ui/print/decklist_printing.h"

#include "app/printing/decklist_sheet.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPrinter>

#include <cmath>
#include <stdexcept>

namespace nexus::ui {

namespace {

QString trDecklist(const char* text) { return QCoreApplication::translate("DecklistPrinting", text); }
QString sizeText(const QSizeF& size)
{
    return QStringLiteral("%1 × %2 mm").arg(std::lround(size.width())).arg(std::lround(size.height()));
}

} // namespace

std::shared_ptr<QPrinter> decklistPrinter(const QSizeF& pageMm)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setFullPage(true);
    printer->setPageLayout(QPageLayout(
        QPageSize(pageMm, QPageSize::Millimeter), QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
    printer->setDuplex(QPrinter::DuplexNone);
    printer->setDocName(QStringLiteral("Decklists"));
    printer->setCreator(QStringLiteral("NexusDeck"));
    return printer;
}

QString decklistPaperTrouble(const QPrinter& printer, const QSizeF& pageMm)
{
    const auto there = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    if (std::abs(there.width() - pageMm.width()) < 1 && std::abs(there.height() - pageMm.height()) < 1)
        return {};
    return trDecklist(
        "The printer is set to paper of %1, and the lists are laid out for %2. Nothing was printed: choose the "
        "same paper in both.")
        .arg(sizeText(there), sizeText(pageMm));
}

bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report)
{
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer))
        throw std::runtime_error("The printer does not take the lists. Look whether it is there and ready.");
    app::SheetLetters letters;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const app::DecklistSheet sheet(
            lists.make(decks[i].deck, decks[i].checker, order.player), order.pageMm, letters, order.copies);
        for (int page = 0; page < sheet.pageCount(); ++page) {
            if (i > 0 || page > 0)
                printer.newPage();
            painter.save();
            painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4);
            sheet.paint(painter, page);
            painter.restore();
        }
        if (!report(static_cast<int>(i + 1), static_cast<int>(decks.size()))) {
            printer.abort();
            return false;
        }
    }
    return true;
}

} // namespace nexus::ui
