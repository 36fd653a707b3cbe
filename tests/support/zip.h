// Archives written out for tests.
#pragma once

#include <string>
#include <utility>
#include <vector>
#include <zlib.h>

namespace nexus::test {

inline std::string littleEndian(std::size_t value, int bytes)
{
    std::string out;
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(value >> (8 * i) & 0xFFU);
    return out;
}

// An archive whose files are stored as they are; `claimed` is the size it says they unpack to, 0 for the true one.
inline std::string zipOf(const std::vector<std::pair<std::string, std::string>>& files, std::size_t claimed = 0)
{
    std::string archive, directory;
    for (const auto& [name, text] : files) {
        const auto sum = crc32(0, reinterpret_cast<const Bytef*>(text.data()), static_cast<uInt>(text.size()));
        const auto sizes = littleEndian(sum, 4) + littleEndian(text.size(), 4) +
                           littleEndian(claimed ? claimed : text.size(), 4) + littleEndian(name.size(), 2) +
                           littleEndian(0, 2);
        const auto head = littleEndian(10, 2) + littleEndian(0, 2) + littleEndian(0, 2) + littleEndian(0, 4) + sizes;
        directory += "PK\x01\x02" + littleEndian(10, 2) + head + littleEndian(0, 10) + littleEndian(archive.size(), 4) +
                     name;
        archive += "PK\x03\x04" + head + name + text;
    }
    return archive + directory + "PK\x05\x06" + littleEndian(0, 4) + littleEndian(files.size(), 2) +
           littleEndian(files.size(), 2) + littleEndian(directory.size(), 4) + littleEndian(archive.size(), 4) +
           littleEndian(0, 2);
}

} // namespace nexus::test
