#include "ui/print/sheet_printing.h"

#include "app/printing/decklist_sheet.h"
#include "app/printing/proxy_job.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <cmath>

namespace nexus::ui {

namespace {

QString paperTrouble(
    const QPrinter& printer, const QSizeF& wanted, const char* trouble, QString (*sizeText)(const QSizeF&))
{
    const auto there = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    return std::abs(there.width() - wanted.width()) < 1 && std::abs(there.height() - wanted.height()) < 1
               ? QString()
               : QCoreApplication::translate("SheetPrinting", trouble).arg(sizeText(there), sizeText(wanted));
}

// Pages of so many parts one after another, each painted in millimetres. False where it was called off.
template <class PaintPart>
bool printParts(int parts, QPrinter& printer, const app::PagesJob::Report& report, const char* refused, PaintPart paint)
{
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer))
        throw std::runtime_error(refused);
    bool begun = false;
    const auto page = [&](auto paintPage) {
        if (std::exchange(begun, true))
            printer.newPage();
        painter.save();
        painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4);
        paintPage(painter);
        painter.restore();
    };
    for (int part = 0; part < parts; ++part) {
        paint(part, page);
        if (!report(part + 1, parts)) {
            printer.abort();
            return false;
        }
    }
    return true;
}

} // namespace

std::shared_ptr<QPrinter> printerFor(const QSizeF& pageMm, model::Backs backs, const QString& document)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const bool landscape = pageMm.width() > pageMm.height();
    printer->setPageLayout(QPageLayout(QPageSize(landscape ? pageMm.transposed() : pageMm, QPageSize::Millimeter),
        landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
    printer->setFullPage(true); // of the layout, so behind it
    printer->setDuplex(backs == model::Backs::None       ? QPrinter::DuplexNone
                       : backs == model::Backs::LongEdge ? QPrinter::DuplexLongSide
                                                         : QPrinter::DuplexShortSide);
    printer->setDocName(document);
    printer->setCreator(QStringLiteral("NexusDeck"));
    return printer;
}

bool askForPrinter(QPrinter& printer, QWidget* parent)
{
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    return dialog.exec() == QDialog::Accepted;
}

QString sheetPaperTrouble(const QPrinter& printer, const app::ProxySheets& sheets)
{
    return paperTrouble(printer, sheets.pageSize(),
        QT_TRANSLATE_NOOP("SheetPrinting",
            "The printer is set to paper of %1, and the sheets are laid out for %2. Nothing was printed: choose the "
            "same paper in both."),
        [](const QSizeF& size) {
            return QString::fromStdString(
                app::millimetres(size.width()) + " × " + app::millimetres(size.height()) + " mm");
        });
}

QString decklistPaperTrouble(const QPrinter& printer, const QSizeF& pageMm)
{
    return paperTrouble(printer, pageMm,
        QT_TRANSLATE_NOOP("SheetPrinting",
            "The printer is set to paper of %1, and the lists are laid out for %2. Nothing was printed: choose the "
            "same paper in both."),
        [](const QSizeF& size) {
            return QStringLiteral("%1 × %2 mm").arg(std::lround(size.width())).arg(std::lround(size.height()));
        });
}

bool printSheets(const app::ProxySheets& sheets, QPrinter& printer, const app::PagesJob::Report& report)
{
    return printParts(sheets.pages(), printer, report,
        "The printer does not take the sheets. Look whether it is there and ready.",
        [&](int at, const auto& page) { page([&](QPainter& painter) { sheets.paint(painter, at); }); });
}

bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report)
{
    app::SheetLetters letters;
    return printParts(static_cast<int>(decks.size()), printer, report,
        "The printer does not take the lists. Look whether it is there and ready.", [&](int at, const auto& page) {
            const auto& deck = decks[static_cast<std::size_t>(at)];
            const app::DecklistSheet sheet(
                lists.make(deck.deck, deck.checker, order.player), order.pageMm, letters, order.copies);
            for (int i = 0; i < sheet.pageCount(); ++i)
                page([&](QPainter& painter) { sheet.paint(painter, i); });
        });
}

} // namespace nexus::ui
