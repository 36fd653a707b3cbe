#include "importers/zip_file.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/sizes.h"

#include <algorithm>
#include <set>
#include <zip.h>

namespace nexus::importers {

namespace {

// ZIP64 counts its files in 64 bits, and each costs memory before one is looked at. It is told by a record near the
// end.
bool isZip64(std::string_view bytes)
{
    constexpr std::size_t longestEnd = 65'535 + 22 + 20;
    const auto end = bytes.substr(bytes.size() - std::min(bytes.size(), longestEnd));
    return end.find("PK\x06\x07") != std::string_view::npos;
}

struct CloseEntry {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

} // namespace

bool looksLikeZip(std::string_view bytes) { return bytes.starts_with("PK\x03\x04"); }

void ZipFile::Close::operator()(zip* archive) const { zip_discard(archive); }

ReadResult<ZipFile> ZipFile::open(std::string_view bytes)
{
    const auto broken = [] {
        return refuse({.reason = ReasonWords::tr("the file is no ZIP archive that can be read"), .line = 1});
    };
    if (isZip64(bytes))
        return broken();
    zip_error_t error;
    zip_error_init(&error);
    auto* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    auto* archive = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (source && !archive)
        zip_source_free(source);
    zip_error_fini(&error);
    if (!archive)
        return broken();
    ZipFile whole(archive);
    if (const auto twin = whole.twin())
        return refuse({.reason = ReasonWords::tr("is in the archive twice, and nobody knows which is meant", "a file"),
            .line = 1,
            .value = shortened(*twin)});
    return whole;
}

// Two programs may read two different files of one name.
std::optional<std::string> ZipFile::twin() const
{
    std::set<std::string_view> names;
    const auto count = zip_get_num_entries(m_archive.get(), 0);
    for (zip_int64_t i = 0; i < count; ++i)
        if (const char* name = zip_get_name(m_archive.get(), static_cast<zip_uint64_t>(i), 0);
            name && !names.insert(name).second)
            return name;
    return std::nullopt;
}

bool ZipFile::has(const std::string& name) const { return zip_name_locate(m_archive.get(), name.c_str(), 0) >= 0; }

ReadResult<std::string> ZipFile::read(const std::string& name, std::size_t maxBytes)
{
    const auto damaged = [&] {
        return refuse({.reason = ReasonWords::tr("cannot be unpacked", "a file of an archive"),
            .line = 1,
            .value = shortened(name)});
    };
    const auto index = zip_name_locate(m_archive.get(), name.c_str(), 0);
    if (index < 0)
        return refuse(
            {.reason = ReasonWords::tr("is not in the archive", "a file"), .line = 1, .value = shortened(name)});
    zip_stat_t about;
    if (zip_stat_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0, &about) != 0 ||
        !(about.valid & ZIP_STAT_SIZE))
        return damaged();
    if (about.size > maxBytes)
        return refuse({.reason = filled(ReasonWords::tr("unpacks to more than %1", "a file of an archive"),
                           {model::limitText(maxBytes)}),
            .line = 1,
            .value = shortened(name)});
    const std::unique_ptr<zip_file_t, CloseEntry> file(
        zip_fopen_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0));
    std::string text(static_cast<std::size_t>(about.size) + 1, '\0'); // the byte behind the end brings the checksum
    std::size_t filledTo = 0;
    while (file && filledTo < text.size()) {
        const auto got = zip_fread(file.get(), text.data() + filledTo, text.size() - filledTo);
        if (got < 0)
            return damaged();
        if (got == 0)
            break;
        filledTo += static_cast<std::size_t>(got);
    }
    if (!file || filledTo != about.size)
        return damaged();
    text.resize(filledTo);
    return text;
}

} // namespace nexus::importers
