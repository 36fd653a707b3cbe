#include "app/printing/proxy_record.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "importers/printed_json.h"

namespace nexus::app {

namespace {

std::filesystem::path fileIn(const std::filesystem::path& profile) { return profile / "printed.json"; }

} // namespace

ReadRecord readProxyRecord(const std::filesystem::path& profile)
{
    const auto file = fileIn(profile);
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return {};
    const std::string lost = " Nobody knows what was printed last, so everything counts as changed.";
    const auto bytes = readFile(file);
    if (!bytes)
        return {{}, file.string() + " " + bytes.error() + "." + lost};
    auto record = importers::readPrintedJson(*bytes);
    if (!record)
        return {{}, file.string() + " is damaged (" + problemText(record.error().front()) + ")." + lost};
    return {std::move(*record), {}};
}

tl::expected<void, std::string> keepProxyRecord(
    const std::filesystem::path& profile, const model::PrintedRecord& record)
{
    const auto file = fileIn(profile);
    if (!readProxyRecord(profile).trouble.empty()) {
        std::error_code error;
        std::filesystem::rename(file, file.string() + ".damaged", error);
    }
    return writeFile(file, importers::writePrintedJson(record));
}

} // namespace nexus::app
