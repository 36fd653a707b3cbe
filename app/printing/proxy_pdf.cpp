#include "app/printing/proxy_pdf.h"

namespace nexus::app {

Duplex duplexOf(model::Backs backs)
{
    return backs == model::Backs::LongEdge    ? Duplex::LongEdge
           : backs == model::Backs::ShortEdge ? Duplex::ShortEdge
                                              : Duplex::None;
}

std::optional<QByteArray> proxyPdf(const ProxySheets& sheets, const QString& title, const PageProgress& progress)
{
    if (sheets.pages() == 0)
        return std::nullopt;
    PdfSheets pdf({sheets.pageSize(), title, duplexOf(sheets.options().sheet.backs)});
    for (int page = 0; page < sheets.pages(); ++page) {
        if (page > 0)
            pdf.newPage();
        sheets.paint(pdf.painter(), page);
        if (progress && !progress(page + 1, sheets.pages()))
            return std::nullopt;
    }
    return pdf.finish();
}

} // namespace nexus::app
