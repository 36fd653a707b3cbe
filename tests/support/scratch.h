// A folder of a test's own that goes away with the object.
#pragma once

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace nexus::test {

class Scratch {
public:
    [[nodiscard]] std::filesystem::path path(const char* name = "") const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    void write(const char* name, const std::string& bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    [[nodiscard]] std::string read(const char* name) const
    {
        std::ifstream in(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }

private:
    QTemporaryDir m_folder;
};

} // namespace nexus::test
