#include "app/base/batches.h"
#include "app/base/file_bytes.h"
#include "app/documents/library_files.h"
#include "app/documents/library_folder.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <stdexcept>

namespace nexus::app {

namespace {

using model::filled;
namespace fs = std::filesystem;

struct LibraryExportWords {
    NEXUS_WORDS(LibraryExportWords)
};

// Tells apart two people of one name.
std::string newOwnerId()
{
    static constexpr std::string_view digits = "0123456789abcdef";
    constexpr int length = 16;
    std::random_device random;
    std::string id;
    for (int i = 0; i < length; ++i)
        id += digits[random() % digits.size()];
    return id;
}

std::string userName()
{
    for (const auto* variable : {"USER", "LOGNAME", "USERNAME"})
        if (const auto* name = std::getenv(variable); name && *name)
            return model::cleaned(name, importers::maxNameLength);
    return LibraryExportWords::tr("Somebody", "the owner of a collection, unnamed");
}

// "decks/Wet Ink.nxdeck", "decks/Wet Ink (2).nxdeck".
std::string numbered(const std::string& name, int number)
{
    return number == 1 ? name : name + " (" + std::to_string(number) + ")";
}

bool isCalled(const std::string& file, const std::string& name)
{
    const auto wish = importers::libraryDeck(name);
    if (file == wish)
        return true;
    const auto dot = wish.rfind('.');
    if (!file.starts_with(wish.substr(0, dot) + " (") || !file.ends_with(")" + wish.substr(dot)))
        return false;
    const auto number = std::string_view(file).substr(dot + 2, file.size() - wish.size() - 3);
    return !number.empty() && std::all_of(number.begin(), number.end(), model::isDigit);
}

std::string nameOf(const model::StoredDeck& stored) { return model::safeFileName(stored.deck.name, "Deck"); }

class LibraryExporter {
public:
    LibraryExporter(Profile& profile, FolderContents contents, const FolderShare& share)
        : m_profile(profile)
        , m_contents(std::move(contents))
        , m_share(share)
        , m_met(readMetFolder(profile.folder(), m_contents.folder))
        , m_wanted(rulesetFiles(profile))
    {
        for (const auto& [file, bytes] : m_contents.files) {
            m_sums[file] = sumOfFile(file, bytes);
            m_foldedThere.emplace(model::fold(file), file);
        }
        m_now.owner = m_met.owner;
        m_now.tags = share.tags.value_or(m_met.tags);
    }

    OrSentence<LibraryExport> run(const model::Progress& progress)
    {
        addDecks();
        if (m_share.collection)
            if (auto trouble = addCollection())
                return tl::unexpected(std::move(*trouble));
        for (const auto& [file, bytes] : m_wanted)
            m_now.sums[file] = sumOfFile(file, bytes);
        compare();
        auto& changed = m_done.changedThere;
        changed.insert(changed.end(), m_contents.refused.begin(), m_contents.refused.end());
        m_done.tags = m_now.tags;
        if (!m_contents.refused.empty() || (!m_share.overwrite && !changed.empty()))
            return std::move(m_done);
        changed.clear();
        write(progress);
        return std::move(m_done);
    }

private:
    // A deck keeps the file it has while that is called after it; one that is not chosen leaves its file as it is.
    void addDecks()
    {
        auto decks = m_profile.deckList();
        std::stable_sort(decks.begin(), decks.end(), [](const auto& a, const auto& b) {
            const auto one = model::fold(a.deck.name), other = model::fold(b.deck.name);
            return one != other ? one < other : importers::writeDeckJson(a.deck) < importers::writeDeckJson(b.deck);
        });
        std::map<model::DeckId, std::string> met;
        for (const auto& [file, deck] : m_met.decks)
            met.emplace(deck.deck, file);
        std::vector<const model::StoredDeck*> nameless;
        for (const auto& stored : decks) {
            const auto known = met.find(stored.id);
            if (!hasOneTag(stored.deck, m_now.tags)) {
                if (known != met.end())
                    m_left.insert(known->second);
            } else if (known != met.end() && isCalled(known->second, nameOf(stored))) {
                add(known->second, stored);
            } else {
                nameless.push_back(&stored);
                if (known != met.end())
                    m_moving.emplace(known->second, stored.id);
            }
        }
        for (const auto* stored : nameless)
            add(freeFile(*stored), *stored);
    }

    [[nodiscard]] std::string freeFile(const model::StoredDeck& stored) const
    {
        const auto sum = sumOfText(importers::writeDeckJson(stored.deck));
        for (int next = 1;; ++next) {
            const auto file = importers::libraryDeck(numbered(nameOf(stored), next));
            if (!m_folded.contains(model::fold(file)) && isFree(file, sum))
                return file;
        }
    }

    // Nobody has it, or a deck of ours leaves it, or it says the same.
    [[nodiscard]] bool isFree(const std::string& file, const std::string& sum) const
    {
        const auto there = m_foldedThere.find(model::fold(file));
        return there == m_foldedThere.end() ||
               (there->second == file && ((m_moving.contains(file) && asMet(file)) ||
                                             (!m_met.sums.contains(file) && m_sums.at(file) == sum)));
    }

    void add(const std::string& file, const model::StoredDeck& stored)
    {
        m_folded.insert(model::fold(file));
        m_wanted.emplace(file, importers::writeDeckJson(stored.deck));
        m_now.decks.emplace(file, importers::MetDeck{stored.id, stored.versions});
        for (const auto& [before, deck] : m_moving)
            if (deck == stored.id && m_met.brought.contains(before))
                m_now.brought.insert(file);
    }

    // One's own, in the file it has; another's of the same name is left alone.
    std::optional<std::string> addCollection()
    {
        const auto collections = collectionsIn(m_contents);
        const auto named = [&](const std::string& name) {
            return std::find_if(collections.begin(), collections.end(),
                [&](const auto& one) { return model::fold(one.owner.name) == model::fold(name); });
        };
        auto& owner = m_now.owner;
        const bool renamed = !m_share.owner.empty() && model::fold(m_share.owner) != model::fold(owner.name);
        if (const auto other = named(m_share.owner); renamed && other != collections.end())
            return filled(
                LibraryExportWords::tr("The collection of %1 is in the folder already, and this profile does not know "
                                       "that it is yours. Bring it in as your own first, or give another name."),
                {other->owner.name});
        if (owner.id.empty())
            owner = {newOwnerId(), m_share.owner.empty() ? userName() : m_share.owner};
        else if (renamed)
            owner.name = m_share.owner;
        auto stacks = stacksIn(m_profile.folder());
        std::string file;
        for (const auto& [met, sum] : m_met.sums)
            if (importers::isLibraryCollection(met) && !renamed)
                file = met;
        for (int next = 1; file.empty(); ++next)
            if (auto wish = importers::libraryCollection(numbered(model::safeFileName(owner.name, "Collection"), next));
                !m_foldedThere.contains(model::fold(wish)))
                file = std::move(wish);
        if (stacks.empty())
            return std::nullopt;
        m_done.owner = owner.name;
        m_wanted.emplace(file, collectionText(std::move(stacks), m_profile.place().game, owner));
        return std::nullopt;
    }

    // What is there is what was there when the two met last.
    [[nodiscard]] bool asMet(const std::string& file) const
    {
        const auto met = m_met.sums.find(file), there = m_sums.find(file);
        return met != m_met.sums.end() && there != m_sums.end() && met->second == there->second;
    }

    void compare()
    {
        for (const auto& [file, sum] : m_now.sums) {
            const auto there = m_sums.find(file);
            if (there == m_sums.end() ? m_met.sums.contains(file) && m_contents.manifest && !m_contents.lists(file)
                                      : there->second != sum && !asMet(file))
                m_done.changedThere.push_back(file);
            if (there == m_sums.end() || m_met.brought.contains(file))
                m_now.brought.insert(file);
        }
        for (const auto& [file, sum] : m_met.sums)
            if (!m_wanted.contains(file)) {
                if (isLeft(file)) {
                    leave(file, sum);
                } else if (m_sums.contains(file)) {
                    if (!asMet(file))
                        m_done.changedThere.push_back(file);
                    m_gone.push_back(file);
                }
            }
        std::sort(m_done.changedThere.begin(), m_done.changedThere.end());
    }

    // Not ours to take away: what others brought, and what is not chosen this time.
    [[nodiscard]] bool isLeft(const std::string& file) const
    {
        if (importers::isLibraryCollection(file))
            return !m_share.collection;
        return m_left.contains(file) ||
               (!m_share.prune && !m_met.brought.contains(file) && !m_moving.contains(file) && m_sums.contains(file));
    }

    void leave(const std::string& file, const std::string& sum)
    {
        m_now.sums[file] = sum;
        if (const auto deck = m_met.decks.find(file); deck != m_met.decks.end())
            m_now.decks.insert(*deck);
        if (m_met.brought.contains(file))
            m_now.brought.insert(file);
    }

    void write(const model::Progress& progress)
    {
        for (const char* below : {"", "decks", "rulesets", "collections"})
            removeLeftDrafts(m_contents.folder / below);
        for (const auto& [file, bytes] : m_wanted)
            if (const auto there = m_contents.files.find(file);
                there != m_contents.files.end() && there->second == bytes)
                ++m_done.unchanged;
            else
                m_done.written.push_back(file);
        if ((progress && !progress(0, m_done.written.size())) || !writeAll(progress)) {
            m_done.stopped = true;
            return;
        }
        for (const auto& file : m_gone) {
            fs::remove(m_contents.folder / file);
            m_done.removed.push_back(file);
        }
        writeManifest();
        for (const auto& [file, bytes] : m_wanted)
            if (importers::isLibraryCollection(file))
                keepMetCollection(m_profile.folder(), bytes);
        keepMetFolder(m_profile.folder(), m_contents.folder, m_now);
    }

    // Each waits for the disk, so many at once.
    [[nodiscard]] bool writeAll(const model::Progress& progress) const
    {
        constexpr unsigned atOnce = 16;
        int count = 0;
        const auto& files = m_done.written;
        return inBatches(
            files.size(), 1, count,
            [&](std::uint64_t at, std::uint64_t) {
                put(files[at], m_wanted.at(files[at]));
                return 1;
            },
            [&](std::uint64_t done) { return !progress || progress(done, files.size()); }, atOnce);
    }

    void put(const std::string& file, const std::string& bytes) const
    {
        const auto path = m_contents.folder / file;
        fs::create_directories(path.parent_path());
        if (const auto written = writeFile(path, bytes); !written)
            throw std::runtime_error(fileTrouble(path.string(), written.error()));
    }

    void writeManifest() const
    {
        importers::LibraryManifest manifest{m_profile.place().game, {}};
        std::set<std::string> files;
        for (const auto& [file, bytes] : m_wanted)
            files.insert(file);
        if (m_contents.manifest) // also those that are missing: who brought them finds that so
            files.insert(m_contents.manifest->files.begin(), m_contents.manifest->files.end());
        for (const auto& file : m_gone)
            files.erase(file);
        manifest.files.assign(files.begin(), files.end());
        if (manifest != m_contents.manifest)
            put(importers::libraryManifest, importers::writeLibraryManifest(manifest));
    }

    Profile& m_profile;
    FolderContents m_contents;
    FolderShare m_share;
    importers::MetFolder m_met, m_now;
    std::map<std::string, std::string> m_wanted, m_sums; // bytes to be there; sums of what is there
    std::map<std::string, std::string> m_foldedThere;    // files that are there, by their folded names
    std::map<std::string, model::DeckId> m_moving;       // files that decks leave, for they are called otherwise now
    std::set<std::string> m_left;                        // files of decks that are not chosen
    std::set<std::string> m_folded;
    std::vector<std::string> m_gone;
    LibraryExport m_done;
};

} // namespace

OrSentence<LibraryExport> exportLibrary(
    Profile& profile, const fs::path& folder, const FolderShare& share, const model::Progress& progress)
{
    auto contents = readLibraryFolder(folder, share.collection);
    if (!contents)
        return tl::unexpected(contents.error());
    if (auto trouble = refuseGame(*contents, profile.place().game))
        return tl::unexpected(std::move(*trouble));
    if (!contents->manifest && !share.overwrite && holdsOtherThings(contents->folder))
        return tl::unexpected(fileTrouble(
            folder.string(), LibraryExportWords::tr("holds other things and no library; a new or empty folder is "
                                                    "needed, for example a new one inside of it")));
    return LibraryExporter(profile, std::move(*contents), share).run(progress);
}

FolderShare lastShare(const fs::path& profile, const fs::path& folder)
{
    std::error_code error;
    auto met = readMetFolder(profile, canonicalFolder(folder, error));
    FolderShare share;
    share.collection = std::any_of(
        met.sums.begin(), met.sums.end(), [](const auto& file) { return importers::isLibraryCollection(file.first); });
    share.owner = met.owner.name.empty() ? userName() : std::move(met.owner.name);
    share.tags = std::move(met.tags);
    return share;
}

} // namespace nexus::app
