#include "importers/file_list.h"

#include "importers/codes/encoding.h"
#include "importers/json/json_dom.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr std::string_view fileListFormat = "nexusdeck-files/1";

} // namespace

bool isPlainPath(std::string_view path)
{
    if (path.empty() || textFault(path, 4000, false) || path.find_first_of("\\:") != std::string_view::npos)
        return false;
    const auto parts = model::split(path, '/');
    return std::none_of(
        parts.begin(), parts.end(), [](std::string_view part) { return part.empty() || part == "." || part == ".."; });
}

std::string fileSum(std::string_view bytes)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text;
    for (const auto byte : sha256(bytes)) {
        text += digits[byte >> 4U];
        text += digits[byte & 0xfU];
    }
    return text;
}

ReadResult<FileList> readFileList(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxFileListBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader object(*json, "", problems);
    (void)object.isFormat(fileListFormat);
    FileList files;
    object.objects("files", [&](ObjectReader& file) {
        const auto path = file.text("path", true, 4000);
        if (!isPlainPath(path))
            file.problem("path", ReasonWords::tr("leads out of the folder"), path);
        files[path] = file.text("sha256", true);
        file.refuseUnknown();
    });
    object.refuseUnknown();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return files;
}

std::string writeFileList(const FileList& files)
{
    Json list = Json::array();
    for (const auto& [path, sum] : files)
        list.push_back({{"path", path}, {"sha256", sum}});
    return Json{{"format", fileListFormat}, {"files", std::move(list)}}.dump(2) + "\n";
}

} // namespace nexus::importers
