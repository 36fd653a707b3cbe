// What is said about sheets of proxies, in the window, on paper and on the command line alike.
#pragma once

#include "app/printing/proxy_job.h"
#include "model/print/sheet_layout.h"

#include <string>
#include <vector>

namespace nexus::app {

inline constexpr const char* proxyMark = "PROXY, not for sale or tournament use";
inline constexpr const char* actualSize = "Print at 100 % (actual size)";

[[nodiscard]] std::string warningText(const ProxyWarning& warning);
// "10.5", "63", "1.85": at most two digits behind the point.
[[nodiscard]] std::string millimetres(double value);
// "3 × 3 cards with their bleed need 207 × 282 mm, and there are 215.9 × 279.4 mm."
[[nodiscard]] std::string misfitText(const model::SheetMisfit& misfit);
// "4 × 2 cards across the sheet (landscape)", "a bleed of at most 1.8 mm": each would do alone.
[[nodiscard]] std::vector<std::string> offersOf(const model::SheetMisfit& misfit);
// Both as sentences, with what to do where nothing fits.
[[nodiscard]] std::string misfitSentences(const model::SheetMisfit& misfit);

} // namespace nexus::app
