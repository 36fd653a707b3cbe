// A git repository made for a test, by libgit2 itself; and parts of one that no program would write.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::test {

enum class EntryMode : std::uint32_t { File = 0100644, Link = 0120000, Submodule = 0160000 };

struct RepositoryEntry {
    std::string bytes;
    EntryMode mode = EntryMode::File;
    std::string id; // instead of the bytes: an object, which need not be there
};
using RepositoryFiles = std::map<std::string, RepositoryEntry>; // by path

class MadeRepository {
public:
    explicit MadeRepository(std::filesystem::path folder, bool bare = true);
    ~MadeRepository();

    // A commit on top of HEAD, or of `parents`, which then does not move a branch. Gives its id; each is a minute later
    // than the one before, from 2026-05-01 on.
    std::string commit(
        const RepositoryFiles& files, const std::string& subject, const std::vector<std::string>& parents = {});
    // A commit whose tree consists of these bytes.
    std::string commitTree(const std::string& tree, const std::string& subject);
    void tag(const std::string& name, const std::string& commit); // annotated
    void branch(const std::string& name, const std::string& commit);

    [[nodiscard]] const std::filesystem::path& path() const { return m_folder; }
    [[nodiscard]] std::filesystem::path git() const; // its own files
    [[nodiscard]] std::filesystem::path object(const std::string& id) const;
    // The id that a file's bytes have, once committed.
    [[nodiscard]] static std::string idOf(const std::string& bytes);
    // A loose object of these bytes before compression, header and all, under any id.
    void putObject(const std::string& id, std::string_view raw) const;
    // All objects so far as a pack and nothing else; gives the path of its index. The pack lies beside, ".pack".
    [[nodiscard]] std::filesystem::path pack() const;

private:
    struct Git;
    std::filesystem::path m_folder;
    std::unique_ptr<Git> m_git;
    std::int64_t m_time = 1'777'593'600; // 2026-05-01
};

} // namespace nexus::test
