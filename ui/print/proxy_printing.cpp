#include "ui/print/proxy_printing.h"

#include "app/text/proxy_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <stdexcept>

namespace nexus::ui {

namespace {

QString trProxy(const char* text) { return QCoreApplication::translate("ProxyPrinting", text); }

QString sheetSize(const QSizeF& size)
{
    return QString::fromStdString(app::millimetres(size.width()) + " × " + app::millimetres(size.height()) + " mm");
}

} // namespace

std::shared_ptr<QPrinter> printerFor(const app::ProxySheets& sheets)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const auto page = sheets.pageSize();
    const bool landscape = page.width() > page.height();
    const QPageSize paper(landscape ? page.transposed() : page, QPageSize::Millimeter);
    printer->setPageLayout(QPageLayout(
        paper, landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
    printer->setFullPage(true); // of the layout, so behind it
    switch (sheets.options().sheet.backs) {
    case model::Backs::None: printer->setDuplex(QPrinter::DuplexNone); break;
    case model::Backs::LongEdge: printer->setDuplex(QPrinter::DuplexLongSide); break;
    case model::Backs::ShortEdge: printer->setDuplex(QPrinter::DuplexShortSide); break;
    }
    printer->setDocName(QStringLiteral("Proxies"));
    printer->setCreator(QStringLiteral("NexusDeck"));
    return printer;
}

bool askForPrinter(QPrinter& printer, QWidget* parent)
{
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    return dialog.exec() == QDialog::Accepted;
}

QString paperTrouble(const QPrinter& printer, const app::ProxySheets& sheets)
{
    const auto there = printer.pageLayout().fullRect(QPageLayout::Millimeter).size(), wanted = sheets.pageSize();
    if (std::abs(there.width() - wanted.width()) < 1 && std::abs(there.height() - wanted.height()) < 1)
        return {};
    return trProxy(
        "The printer is set to paper of %1, and the sheets are laid out for %2. Nothing was printed: choose the "
        "same paper in both.")
        .arg(sheetSize(there), sheetSize(wanted));
}

bool printSheets(const app::ProxySheets& sheets, QPrinter& printer, const app::PagesJob::Report& report)
{
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer))
        throw std::runtime_error("The printer does not take the sheets. Look whether it is there and ready.");
    for (int page = 0; page < sheets.pages(); ++page) {
        if (page > 0)
            printer.newPage();
        painter.save();
        painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4);
        sheets.paint(painter, page);
        painter.restore();
        if (!report(page + 1, sheets.pages())) {
            printer.abort();
            return false;
        }
    }
    return true;
}

} // namespace nexus::ui
