// PROFILE/printed.json on the disk: what was printed as proxies last. A file that cannot be read is put aside as
// printed.json.damaged when the next print is kept; until then everything counts as never printed, and that is said.
#pragma once

#include "model/print/printed_record.h"

#include <filesystem>
#include <tl/expected.hpp>

namespace nexus::app {

struct ReadRecord {
    model::PrintedRecord record;
    std::string trouble; // a whole sentence; empty where the file was read or is not there yet
};

[[nodiscard]] ReadRecord readProxyRecord(const std::filesystem::path& profile);
// The error completes a sentence that starts with the file.
[[nodiscard]] tl::expected<void, std::string> keepProxyRecord(
    const std::filesystem::path& profile, const model::PrintedRecord& record);

} // namespace nexus::app
