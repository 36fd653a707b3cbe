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

// Pages one after another, each painted in millimetres.
class PaperRun {
public:
    PaperRun(QPrinter& printer, const char* refused)
        : m_printer(printer)
    {
        printer.setFullPage(true);
        if (!m_painter.begin(&printer))
            throw std::runtime_error(refused);
    }
    template <class Paint> void add(Paint paint)
    {
        if (std::exchange(m_begun, true))
            m_printer.newPage();
        m_painter.save();
        m_painter.scale(m_printer.logicalDpiX() / 25.4, m_printer.logicalDpiY() / 25.4);
        paint(m_painter);
        m_painter.restore();
    }

private:
    QPrinter& m_printer;
    QPainter m_painter;
    bool m_begun = false;
};

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
    PaperRun run(printer, "The printer does not take the sheets. Look whether it is there and ready.");
    for (int page = 0; page < sheets.pages(); ++page) {
        run.add([&](QPainter& painter) { sheets.paint(painter, page); });
        if (!report(page + 1, sheets.pages())) {
            printer.abort();
            return false;
        }
    }
    return true;
}

bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report)
{
    PaperRun run(printer, "The printer does not take the lists. Look whether it is there and ready.");
    app::SheetLetters letters;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const app::DecklistSheet sheet(
            lists.make(decks[i].deck, decks[i].checker, order.player), order.pageMm, letters, order.copies);
        for (int page = 0; page < sheet.pageCount(); ++page)
            run.add([&](QPainter& painter) { sheet.paint(painter, page); });
        if (!report(static_cast<int>(i + 1), static_cast<int>(decks.size()))) {
            printer.abort();
            return false;
        }
    }
    return true;
}

} // namespace nexus::ui
