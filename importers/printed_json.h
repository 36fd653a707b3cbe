// Reader and writer of PROFILE/printed.json, "nexusdeck-printed/1": which faces of which decks were printed as proxies.
#pragma once

#include "importers/import_problem.h"
#include "model/print/printed_record.h"

#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::PrintedRecord> readPrintedJson(std::string_view bytes);
[[nodiscard]] std::string writePrintedJson(const model::PrintedRecord& record);

} // namespace nexus::importers
