// The revisions of a git repository, read only: no working tree is touched, no hook, filter or program runs, no network
// is used, no link and no submodule is followed, and no settings are read, neither the user's nor its own. Its files
// come from strangers: what is too large is refused by its header, and what is missing or broken is a sentence. A
// Repository is used by one thread at a time.
#pragma once

#include "model/base/progress.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::importers {

struct Revision {
    std::string id;      // of the commit, in hexadecimal digits
    std::string date;    // of the commit: "2026-05-04T09:12:33Z"
    std::string subject; // of its message; may be shown
    friend bool operator==(const Revision&, const Revision&) = default;
};

// A revision that changed a file: it came, got other contents, or went.
struct FileRevision {
    Revision revision;
    std::string path;     // where the file lay then; may be shown
    std::string contents; // for Repository::contents(); empty: there is none
    std::string fault;    // then why, a sentence; empty too: the file is gone
    friend bool operator==(const FileRevision&, const FileRevision&) = default;
};

struct FileHistory {
    std::vector<FileRevision> revisions; // oldest first
    std::vector<std::string> notes;      // sentences: why it does not begin at the beginning
};

class Repository {
public:
    // A repository, bare or with a working tree. The error is a sentence, as all errors here.
    [[nodiscard]] static tl::expected<Repository, std::string> open(const std::filesystem::path& place);
    // The innermost folder around the file, which need not be there, that is a working tree; none where there is none.
    [[nodiscard]] static std::optional<std::filesystem::path> workTreeOf(const std::filesystem::path& file);
    Repository(Repository&&) noexcept;
    Repository& operator=(Repository&&) noexcept;
    ~Repository();

    // A file's contents at a revision: a branch, a tag, an id or the beginning of one, HEAD, any of these with ~N or ^N
    // behind it. `path` is relative to the root, with slashes.
    [[nodiscard]] tl::expected<std::string, std::string> fileAt(
        const std::string& revision, const std::string& path) const;
    // Paths of the files at a revision whose names end so, ".md", in small letters; sorted, at most maxListed.
    [[nodiscard]] tl::expected<std::vector<std::string>, std::string> files(
        const std::string& revision, const std::vector<std::string>& endings) const;
    // Along first parents from `revision` back. A file that came under another path with the same contents is followed
    // there. Nothing where `goOn` stopped it, which is told revisions done, of an unknown number (0).
    [[nodiscard]] tl::expected<std::optional<FileHistory>, std::string> history(
        const std::string& revision, const std::string& path, const model::Progress& goOn = {}) const;
    [[nodiscard]] tl::expected<std::string, std::string> contents(const std::string& id) const;

    static constexpr std::size_t maxContents = 64U << 20U; // bytes of a file
    static constexpr std::size_t maxWalked = 200'000;      // revisions looked at
    static constexpr std::size_t maxKept = 20'000;         // revisions of one file
    static constexpr std::size_t maxListed = 1'000;        // files

private:
    struct Git;
    explicit Repository(std::unique_ptr<Git> git);
    std::unique_ptr<Git> m_git;
};

} // namespace nexus::importers
