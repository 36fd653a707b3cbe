#include "app/documents/folder_contents.h"

#include "app/base/file_bytes.h"
#include "app/base/plain_paths.h"
#include "app/base/trouble_text.h"
#include "app/text/finding_text.h"
#include "importers/text_guard.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QCryptographicHash>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;
namespace fs = std::filesystem;

struct FolderWords {
    NEXUS_WORDS(FolderWords)
};

constexpr std::size_t mostBytes = 256U << 20U; // of all files together

std::string told(const std::string& file, const std::string& trouble)
{
    return filled(FolderWords::tr("%1 %2.", "a file and what is wrong"), {model::cleaned(file, 200), trouble});
}

// What other programs leave beside any file: hidden, half written, made by file managers.
bool isOfSystem(const std::string& file)
{
    const auto name = fs::path(file).filename().string();
    return name.starts_with('.') || name == "desktop.ini" || name == "Thumbs.db" || isDraft(name);
}

class FolderReader {
public:
    explicit FolderReader(FolderContents& contents)
        : m_contents(contents)
    {
    }

    // Nothing where there is no such file.
    std::optional<std::string> bytesOf(const std::string& name, std::size_t most)
    {
        std::error_code error;
        const auto path = m_contents.folder / name;
        const auto kind = fs::symlink_status(path, error).type();
        if (kind == fs::file_type::not_found)
            return std::nullopt;
        if (kind != fs::file_type::regular)
            return refuse(name, FolderWords::tr("is no plain file"));
        auto bytes = readFile(path, most);
        if (!bytes)
            return refuse(name, bytes.error());
        m_bytes += bytes->size();
        if (m_bytes > mostBytes)
            return refuse(name, FolderWords::tr("is too much: the folder holds more than 256 MB"));
        std::erase(*bytes, '\r');
        return std::move(*bytes);
    }

    void readFiles(
        const std::string& below, bool (*known)(std::string_view), std::size_t most = importers::maxDeckBytes)
    {
        std::error_code error;
        const auto folder = m_contents.folder / below;
        if (noPlainFolder(m_contents.folder, below)) {
            (void)refuse(below, FolderWords::tr("is no plain folder"));
            return;
        }
        if (!fs::exists(folder, error))
            return;
        std::vector<std::string> names;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            auto name = below + "/" + it->path().filename().string();
            (known(name) ? names : m_contents.ignored).push_back(std::move(name));
            if (names.size() + m_contents.ignored.size() > importers::maxLibraryFiles) {
                (void)refuse(below, FolderWords::tr("holds more than 20,000 files"));
                return;
            }
        }
        if (error)
            (void)refuse(below, systemText(error));
        std::sort(names.begin(), names.end());
        for (auto& name : names)
            if (auto bytes = bytesOf(name, most))
                m_contents.files.emplace(std::move(name), std::move(*bytes));
    }

private:
    std::nullopt_t refuse(const std::string& name, const std::string& trouble)
    {
        m_contents.refused.push_back(told(name, trouble));
        return std::nullopt;
    }

    FolderContents& m_contents;
    std::size_t m_bytes = 0;
};

fs::path recordIn(const fs::path& profile) { return profile / "library-folders.json"; }

constexpr const char* collectionStem = "library-collection-";

fs::path collectionIn(const fs::path& profile, const std::string& sum)
{
    return profile / (collectionStem + model::safeFileName(sum, "none") + ".json");
}

void dropCollections(const fs::path& profile, const importers::MetFolders& record)
{
    std::set<fs::path> wanted;
    for (const auto& [folder, met] : record)
        for (const auto& [file, sum] : met.sums)
            if (importers::isLibraryCollection(file))
                wanted.insert(collectionIn(profile, sum));
    std::error_code error;
    std::vector<fs::path> gone;
    for (fs::directory_iterator it(profile, error), end; !error && it != end; it.increment(error))
        if (it->path().filename().string().starts_with(collectionStem) && !wanted.contains(it->path()))
            gone.push_back(it->path());
    for (const auto& file : gone)
        fs::remove(file, error);
}

importers::ReadResult<importers::MetFolders> readRecord(const fs::path& profile)
{
    std::error_code error;
    if (!fs::exists(recordIn(profile), error))
        return importers::MetFolders();
    const auto bytes = readFile(recordIn(profile), importers::maxLibraryBytes);
    return bytes ? importers::readMetFolders(*bytes) : importers::refuse({.reason = bytes.error()});
}

} // namespace

bool FolderContents::lists(const std::string& file) const
{
    return manifest && std::binary_search(manifest->files.begin(), manifest->files.end(), file);
}

tl::expected<FolderContents, std::string> readLibraryFolder(const fs::path& folder, bool collections)
{
    std::error_code error;
    FolderContents contents;
    contents.folder = canonicalFolder(folder, error);
    if (error)
        return tl::unexpected(told(folder.string(), systemText(error)));
    if (!fs::exists(contents.folder))
        return contents;
    if (!fs::is_directory(contents.folder))
        return tl::unexpected(told(folder.string(), FolderWords::tr("is no folder")));
    FolderReader reader(contents);
    const auto manifest = reader.bytesOf(importers::libraryManifest, importers::maxLibraryBytes);
    if (manifest) {
        auto read = importers::readLibraryManifest(*manifest);
        if (!read)
            return tl::unexpected(told(importers::libraryManifest, problemText(read.error().front())));
        contents.manifest = std::move(*read);
    } else if (!contents.refused.empty()) {
        return tl::unexpected(contents.refused.front());
    }
    if (collections)
        reader.readFiles("collections", importers::isLibraryCollection, importers::maxCollectionJsonBytes);
    reader.readFiles("decks", importers::isLibraryDeck);
    reader.readFiles("rulesets", importers::isLibraryRuleset);
    std::erase_if(contents.ignored, isOfSystem);
    std::sort(contents.ignored.begin(), contents.ignored.end());
    return contents;
}

fs::path canonicalFolder(const fs::path& folder, std::error_code& error)
{
    auto whole = fs::weakly_canonical(fs::absolute(folder, error), error); // else a new "name" stays relative
    return whole.has_filename() ? whole : whole.parent_path();             // "name/" is "name"
}

bool holdsOtherThings(const fs::path& folder)
{
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const auto name = model::fold(it->path().filename().string());
        const auto stem = name.substr(0, name.find('.'));
        if (!name.starts_with('.') && stem != "readme" && stem != "license" && stem != "licence")
            return true;
    }
    return false;
}

std::string sumOfText(const std::string& text)
{
    return QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

importers::MetFolder readMetFolder(const fs::path& profile, const fs::path& folder)
{
    const auto record = readRecord(profile);
    const auto found = record ? record->find(folder.string()) : importers::MetFolders::const_iterator();
    return record && found != record->end() ? found->second : importers::MetFolder();
}

void keepMetFolder(const fs::path& profile, const fs::path& folder, const importers::MetFolder& met)
{
    const auto file = recordIn(profile);
    auto record = readRecord(profile);
    if (!record) {
        std::error_code error;
        fs::rename(file, file.string() + ".damaged", error);
        record = importers::MetFolders();
    }
    (*record)[folder.string()] = met;
    if (const auto written = writeFile(file, importers::writeMetFolders(*record)); !written)
        throw std::runtime_error(told(file.string(), written.error()));
    dropCollections(profile, *record);
}

void keepMetCollection(const fs::path& profile, const std::string& text)
{
    const auto file = collectionIn(profile, sumOfText(text));
    if (fs::exists(file))
        return;
    if (const auto written = writeFile(file, text); !written)
        throw std::runtime_error(told(file.string(), written.error()));
}

std::optional<std::string> metCollection(const fs::path& profile, const importers::MetFolder& met)
{
    const auto sum = std::find_if(
        met.sums.begin(), met.sums.end(), [](const auto& one) { return importers::isLibraryCollection(one.first); });
    if (sum == met.sums.end())
        return std::nullopt;
    auto text = readFile(collectionIn(profile, sum->second), mostBytes);
    return text && sumOfText(*text) == sum->second ? std::optional(std::move(*text)) : std::nullopt;
}

} // namespace nexus::app
