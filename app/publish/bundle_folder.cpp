#include "app/publish/bundle_folder.h"

#include "app/base/file_bytes.h"
#include "app/base/plain_paths.h"
#include "app/base/trouble_text.h"
#include "app/documents/folder_contents.h"
#include "importers/file_list.h"
#include "model/base/words.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <system_error>

namespace nexus::app {

namespace {

namespace fs = std::filesystem;
using model::filled;

constexpr const char* draftLetters = "XXXXXX"; // that mkdtemp() chooses

struct BundleWords {
    NEXUS_WORDS(BundleWords)
};

[[noreturn]] void refuseFile(const fs::path& file, const std::string& trouble)
{
    throw std::runtime_error(filled(BundleWords::tr("%1 %2.", "a file and what is wrong"), {file.string(), trouble}));
}

void check(const fs::path& file, const std::error_code& error)
{
    if (error)
        refuseFile(file, filled(BundleWords::tr("cannot be written: %1"), {systemText(error)}));
}

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    check(folder, error);
}

// Where files lie that are replaced, until all of them are.
fs::path asideOf(const fs::path& draft) { return draft.string() + ".old"; }

// Folders that hold no file; a file that could not be put back stays.
void removeEmpty(const fs::path& folder)
{
    std::error_code ignored;
    for (const auto& entry : fs::recursive_directory_iterator(folder, ignored))
        if (!entry.is_directory(ignored))
            return;
    fs::remove_all(folder, ignored);
}

// Moves of files that are all taken back unless they are kept.
class FileMoves {
public:
    ~FileMoves()
    {
        std::error_code ignored;
        for (auto at = m_done.rbegin(); at != m_done.rend() && !m_kept; ++at)
            fs::rename(at->second, at->first, ignored);
    }
    void move(const fs::path& from, const fs::path& to)
    {
        makeFolder(to.parent_path());
        std::error_code error;
        fs::rename(from, to, error);
        check(to, error);
        m_done.emplace_back(from, to);
    }
    void keep() { m_kept = true; }

private:
    std::vector<std::pair<fs::path, fs::path>> m_done;
    bool m_kept = false;
};

} // namespace

BundleFolder::BundleFolder(fs::path folder)
    : m_folder(fs::absolute(folder).lexically_normal())
{
    if (!m_folder.has_filename()) // ends with '/'
        m_folder = m_folder.parent_path();
    std::error_code none;
    if (fs::exists(m_folder, none) && !fs::is_directory(m_folder, none))
        refuseFile(m_folder, BundleWords::tr("is no folder"));
    readList();
}

BundleFolder::~BundleFolder()
{
    std::error_code ignored;
    if (m_draft.empty())
        return;
    fs::remove_all(m_draft, ignored);
    removeEmpty(asideOf(m_draft));
}

void BundleFolder::readList()
{
    std::error_code none;
    const auto kind = fs::symlink_status(m_folder / listName, none).type();
    if (kind == fs::file_type::not_found)
        return;
    if (kind != fs::file_type::regular)
        refuseFile(m_folder / listName, BundleWords::tr("is no plain file"));
    const auto bytes = readFile(m_folder / listName, importers::maxFileListBytes);
    if (!bytes)
        refuseFile(m_folder / listName, bytes.error());
    auto list = importers::readFileList(*bytes);
    if (!list)
        refuseFile(m_folder / listName, BundleWords::tr("is no list of files that was written here"));
    m_before = std::move(*list);
}

std::optional<fs::path> BundleFolder::blockOf(const std::string& path) const
{
    return noPlainFolder(m_folder, fs::path(path).parent_path());
}

bool BundleFolder::isOurs(const std::string& path) const
{
    const auto known = m_before.find(path);
    if (known == m_before.end() || blockOf(path) || fs::is_symlink(m_folder / path))
        return false;
    const auto bytes = readFile(m_folder / path);
    return bytes && importers::fileSum(*bytes) == known->second;
}

std::vector<std::string> BundleFolder::inTheWay(const std::vector<std::string>& paths) const
{
    std::vector<std::string> found;
    if (m_before.empty() && holdsOtherThings(m_folder)) {
        constexpr std::size_t most = 5; // named
        std::error_code error;
        for (fs::directory_iterator it(m_folder, error), end; !error && it != end && found.size() < most;
             it.increment(error))
            found.push_back(it->path().filename().string());
        std::sort(found.begin(), found.end());
        return found;
    }
    for (const auto& path : paths) {
        if (const auto block = blockOf(path)) {
            if (std::find(found.begin(), found.end(), block->generic_string()) == found.end())
                found.push_back(block->generic_string());
            continue;
        }
        std::error_code none;
        const auto there = fs::symlink_status(m_folder / path, none);
        if (fs::exists(there) && !isOurs(path))
            found.push_back(path);
    }
    return found;
}

void BundleFolder::refuseBlocked(const std::string& path) const
{
    if (const auto block = blockOf(path))
        refuseFile(m_folder / *block, BundleWords::tr("is no plain folder; links in the folder are not followed"));
}

// What a bundle for this folder was being written in when the program was killed: for long nobody has touched it.
void BundleFolder::removeLeft() const
{
    constexpr auto longest = std::chrono::hours(1); // that a bundle is painted
    const auto begins = draftName();
    std::error_code error;
    std::vector<fs::path> left;
    for (fs::directory_iterator it(m_folder.parent_path(), error), end; !error && it != end; it.increment(error)) {
        std::error_code none;
        const auto name = it->path().filename().string();
        if (name.starts_with(begins) && name.size() == begins.size() + std::strlen(draftLetters) &&
            fs::is_directory(it->symlink_status(none)) &&
            fs::file_time_type::clock::now() - it->last_write_time(none) > longest && !none)
            left.push_back(it->path());
    }
    for (const auto& folder : left)
        fs::remove_all(folder, error);
}

std::string BundleFolder::draftName() const { return "." + m_folder.filename().string() + ".new-"; }

void BundleFolder::add(const std::string& path, const std::string& bytes)
{
    if (!importers::isPlainPath(path) || path == listName)
        throw std::logic_error("no path in a bundle: " + path);
    refuseBlocked(path);
    if (m_draft.empty()) {
        makeFolder(m_folder.parent_path());
        removeLeft();
        auto name = (m_folder.parent_path() / (draftName() + draftLetters)).string();
        if (!mkdtemp(name.data()))
            check(m_folder, {errno, std::generic_category()});
        m_draft = name;
    }
    makeFolder((m_draft / path).parent_path());
    if (const auto written = writeFile(m_draft / path, bytes); !written)
        refuseFile(m_folder / path, written.error());
    m_added[path] = importers::fileSum(bytes);
    m_sizes[path] = bytes.size();
}

std::vector<std::string> BundleFolder::commit()
{
    if (const auto written = writeFile(m_draft / listName, importers::writeFileList(m_added)); !written)
        refuseFile(m_folder / listName, written.error());
    std::vector<std::string> gone;
    for (const auto& [path, sum] : m_before)
        if (!m_added.contains(path) && isOurs(path))
            gone.push_back(path);
    const auto old = asideOf(m_draft);
    {
        FileMoves moves;
        std::error_code none;
        const auto aside = [&](const std::string& path) {
            const auto there = fs::symlink_status(m_folder / path, none);
            if (fs::is_directory(there))
                refuseFile(m_folder / path, BundleWords::tr("is a folder"));
            if (fs::exists(there))
                moves.move(m_folder / path, old / path);
        };
        for (const auto& path : gone)
            aside(path);
        aside(listName);
        for (const auto& [path, sum] : m_added) {
            refuseBlocked(path);
            aside(path);
            moves.move(m_draft / path, m_folder / path);
        }
        moves.move(m_draft / listName, m_folder / listName);
        moves.keep();
    }
    std::error_code ignored;
    fs::remove_all(old, ignored);
    for (auto path = gone.rbegin(); path != gone.rend(); ++path) // folders that are empty now
        for (auto folder = fs::path(*path).parent_path(); !folder.empty(); folder = folder.parent_path())
            if (!fs::remove(m_folder / folder, ignored))
                break;
    return gone;
}

} // namespace nexus::app
