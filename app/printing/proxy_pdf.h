// Sheets of proxies as a PDF: the same sheets give the same bytes.
#pragma once

#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_sheet.h"

#include <functional>

namespace nexus::app {

// After every page with what is done; false calls it off.
using PageProgress = std::function<bool(int done, int all)>;

// Nothing where it was called off, or where there is no page.
[[nodiscard]] std::optional<QByteArray> proxyPdf(
    const ProxySheets& sheets, const QString& title, const PageProgress& progress = {});
[[nodiscard]] Duplex duplexOf(model::Backs backs);

} // namespace nexus::app
