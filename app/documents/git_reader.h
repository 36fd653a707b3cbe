// importers/revisions.h in a process of its own (app/base/reader_process.h): repositories come from strangers, and the
// library that reads them trusts the tables of a pack. A repository that breaks its reader is told as damaged; nothing
// more of it is read then. Used by one thread at a time.
#pragma once

#include "app/base/reader_process.h"
#include "importers/revisions.h"

namespace nexus::app {

class GitReader {
public:
    // The errors are sentences, as in importers/revisions.h.
    [[nodiscard]] static tl::expected<GitReader, std::string> open(const std::filesystem::path& place);

    [[nodiscard]] tl::expected<std::string, std::string> fileAt(
        const std::string& revision, const std::string& path) const;
    [[nodiscard]] tl::expected<std::vector<std::string>, std::string> files(
        const std::string& revision, const std::vector<std::string>& endings) const;
    // Where `goOn` stops it, at once, whatever is being read.
    [[nodiscard]] tl::expected<std::optional<importers::FileHistory>, std::string> history(
        const std::string& revision, const std::string& path, const model::Progress& goOn = {}) const;
    [[nodiscard]] tl::expected<std::string, std::string> contents(const std::string& id) const;

private:
    struct Asked;
    explicit GitReader(std::filesystem::path place);
    [[nodiscard]] Asked ask(
        const QByteArray& request, ReaderProcess::Wait wait, const model::Progress& goOn = {}) const;

    std::filesystem::path m_place;
    std::unique_ptr<ReaderProcess> m_process;
};

constexpr const char* gitReaderSwitch = "--git-reader"; // and the language of what it says
// The exit code where this process was started as a reader of repositories; nothing in any other.
[[nodiscard]] std::optional<int> runGitReader(int argc, char** argv);

} // namespace nexus::app
