// Files out of a ZIP archive that lies in memory. The door to libzip, which stands in zip_file.cpp alone. What a file
// unpacks to is looked at before it is unpacked, and no more is read; an archive of more than 65,534 files is refused,
// and one with two files of one name.
#pragma once

#include "importers/import_problem.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct zip;

namespace nexus::importers {

[[nodiscard]] bool looksLikeZip(std::string_view bytes);

class ZipFile {
public:
    // `bytes` have to outlive it.
    [[nodiscard]] static ReadResult<ZipFile> open(std::string_view bytes);
    [[nodiscard]] bool has(const std::string& name) const;
    // Refused: a file that is not there, is encrypted or damaged, or unpacks to more than `maxBytes`.
    [[nodiscard]] ReadResult<std::string> read(const std::string& name, std::size_t maxBytes);

private:
    struct Close {
        void operator()(zip* archive) const;
    };
    [[nodiscard]] std::optional<std::string> twin() const;
    explicit ZipFile(zip* archive)
        : m_archive(archive)
    {
    }
    std::unique_ptr<zip, Close> m_archive;
};

} // namespace nexus::importers
