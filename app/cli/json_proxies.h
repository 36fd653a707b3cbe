// What `proxies` answers as JSON.
#pragma once

#include "app/printing/proxy_sheet.h"

#include <string>

namespace nexus::app::cli {

[[nodiscard]] std::string proxiesJson(
    const std::string& file, const ProxySheets& sheets, const std::vector<ProxyWarning>& warnings);
[[nodiscard]] std::string calibrationJson(const std::string& file);
// The error of a refusal, with what would fit.
[[nodiscard]] std::string misfitJson(const model::SheetMisfit& misfit, int exit);

} // namespace nexus::app::cli
