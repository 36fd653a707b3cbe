// Files of a bundle into a folder, all or none. The folder is new, empty, or holds what was written there before, which
// is known by its list, nexusdeck-files.json: files of that list that are wanted no more go, those a person changed
// since and those of another hand stay, and where one of them stands in the way nothing is written. Links in the folder
// are not followed: nothing behind one is read, written or taken away.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::app {

class BundleFolder {
public:
    static constexpr const char* listName = "nexusdeck-files.json";

    explicit BundleFolder(std::filesystem::path folder);
    ~BundleFolder(); // what was not put in place is taken away
    BundleFolder(const BundleFolder&) = delete;
    BundleFolder& operator=(const BundleFolder&) = delete;

    // Files of these names that are not known to be ours, or were changed since; in their order. Of a folder that
    // nothing was written to before and that holds other things: the first of these. A link or file on the way stands
    // for all behind it, and is never replaced.
    [[nodiscard]] std::vector<std::string> inTheWay(const std::vector<std::string>& paths) const;
    // Beside the folder, on the same disk, until commit(). Paths are relative with '/' and lead nowhere else. May be
    // called from several threads, one at a time. Trouble is a std::runtime_error with a whole sentence, here and
    // below.
    void add(const std::string& path, const std::string& bytes);
    // Bytes of each file that was added.
    [[nodiscard]] const std::map<std::string, std::size_t>& sizes() const { return m_sizes; }
    // In place; what stands in the way is replaced. Gives the files that are gone because they are wanted no more.
    std::vector<std::string> commit();

private:
    void readList();
    [[nodiscard]] std::string draftName() const; // what the names of its drafts begin with
    void removeLeft() const;
    [[nodiscard]] bool isOurs(const std::string& path) const;
    // The link or file where a folder on the way to it is to be.
    [[nodiscard]] std::optional<std::filesystem::path> blockOf(const std::string& path) const;
    void refuseBlocked(const std::string& path) const;

    std::filesystem::path m_folder, m_draft;
    std::map<std::string, std::string> m_before, m_added; // path → SHA-256
    std::map<std::string, std::size_t> m_sizes;
};

} // namespace nexus::app
