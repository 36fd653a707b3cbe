#include "app/documents/library_folder.h"

#include "app/base/batches.h"
#include "app/base/file_bytes.h"
#include "app/documents/collection_files.h"
#include "app/documents/folder_contents.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/backup.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "importers/game_json.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/collection_edit.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace nexus::app {

namespace {

using model::filled;
using model::MergeChoice;
using model::PairStep;
namespace fs = std::filesystem;

struct LibraryFolderWords {
    NEXUS_WORDS(LibraryFolderWords)
};

std::string fileTrouble(const std::string& file, const std::string& trouble)
{
    return filled(LibraryFolderWords::tr("%1 %2.", "a file and what is wrong"), {file, trouble});
}

// In an order that does not depend on when a stack came in.
std::string collectionText(std::vector<model::Stack> stacks, const std::string& game)
{
    std::vector<std::pair<std::string, model::Stack>> ordered;
    for (auto& stack : stacks) {
        auto place = model::fold(stack.name) + '\0' + importers::writeCollectionJson(std::span(&stack, 1), game);
        ordered.emplace_back(std::move(place), std::move(stack));
    }
    std::sort(ordered.begin(), ordered.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    stacks.clear();
    for (auto& [place, stack] : ordered)
        stacks.push_back(std::move(stack));
    return importers::writeCollectionJson(stacks, game);
}

std::vector<model::Stack> stacksOf(const model::Collection& collection)
{
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks())
        stacks.push_back(stack);
    return stacks;
}

std::vector<model::Stack> stacksOf(importers::CollectionFile file)
{
    std::vector<model::Stack> stacks;
    for (auto& line : file.lines)
        stacks.push_back(std::move(line.stack));
    return stacks;
}

// Collection and rulesets of one's own as the folder has them.
std::map<std::string, std::string> wholeFiles(Profile& profile)
{
    std::map<std::string, std::string> files;
    db::CollectionStore store(profile.folder() / "user.sqlite");
    if (const auto collection = store.load(); !collection.stacks().empty())
        files.emplace(importers::libraryCollection, collectionText(stacksOf(collection), profile.place().game));
    std::error_code error;
    for (fs::directory_iterator it(ownRulesets(profile.place()), error), end; !error && it != end;
         it.increment(error)) {
        const auto file = importers::libraryRuleset(it->path().stem().string());
        if (it->path().extension() != ".json" || !importers::isLibraryRuleset(file))
            continue;
        if (auto bytes = readFile(it->path(), importers::maxDeckBytes)) {
            std::erase(*bytes, '\r');
            files.emplace(file, std::move(*bytes));
        }
    }
    return files;
}

// A deck of the folder, by its bytes; of what is no deck, or one of another game, a sentence.
tl::expected<model::Deck, std::string> folderDeck(
    const std::string& file, const std::string& bytes, const std::string& game)
{
    auto deck = importers::readDeckJson(bytes);
    if (!deck)
        return tl::unexpected(fileTrouble(file, problemText(deck.error().front())));
    if (deck->game.empty())
        deck->game = game;
    if (deck->game != game)
        return tl::unexpected(fileTrouble(file, LibraryFolderWords::tr("holds a deck of another game")));
    return std::move(*deck);
}

// The same of all files that say the same, however another program has set them.
std::string asWeWrite(const std::string& file, const std::string& bytes)
{
    if (importers::isLibraryDeck(file)) {
        const auto deck = importers::readDeckJson(bytes);
        return deck ? importers::writeDeckJson(*deck) : bytes;
    }
    if (file == importers::libraryCollection)
        if (auto read = importers::readCollectionJson(bytes); read && read->problems.empty()) {
            const auto game = read->game;
            return collectionText(stacksOf(std::move(*read)), game);
        }
    return bytes;
}

std::string sumOfFile(const std::string& file, const std::string& bytes) { return sumOfText(asWeWrite(file, bytes)); }

std::optional<std::string> refuseGame(const FolderContents& contents, const std::string& game)
{
    return contents.manifest && contents.manifest->game != game
               ? std::optional(filled(
                     LibraryFolderWords::tr("The folder holds the library of another game (%1).", "the game's id"),
                     {contents.manifest->game}))
               : std::nullopt;
}

class LibraryExporter {
public:
    LibraryExporter(Profile& profile, FolderContents contents)
        : m_profile(profile)
        , m_contents(std::move(contents))
        , m_met(readMetFolder(profile.folder(), m_contents.folder))
        , m_wanted(wholeFiles(profile))
    {
        for (const auto& [file, bytes] : m_contents.files)
            m_sums[file] = sumOfFile(file, bytes);
        auto decks = profile.deckList();
        std::stable_sort(decks.begin(), decks.end(), [](const auto& a, const auto& b) {
            const auto one = model::fold(a.deck.name), other = model::fold(b.deck.name);
            return one != other ? one < other : importers::writeDeckJson(a.deck) < importers::writeDeckJson(b.deck);
        });
        addDecks(decks);
        for (const auto& [file, bytes] : m_wanted)
            m_now.sums[file] = sumOfFile(file, bytes);
    }

    LibraryExport run(bool overwrite, const model::Progress& progress)
    {
        compare();
        m_done.changedThere.insert(m_done.changedThere.end(), m_contents.refused.begin(), m_contents.refused.end());
        if (!m_contents.refused.empty() || (!overwrite && !m_done.changedThere.empty()))
            return std::move(m_done);
        m_done.changedThere.clear();
        write(progress);
        return std::move(m_done);
    }

private:
    // A deck keeps the file it has while that is called after it.
    void addDecks(const std::vector<model::StoredDeck>& decks)
    {
        std::map<model::DeckId, std::string> met;
        for (const auto& [file, deck] : m_met.decks)
            met.emplace(deck.deck, file);
        std::vector<const model::StoredDeck*> nameless;
        for (const auto& stored : decks) {
            const auto known = met.find(stored.id);
            if (known != met.end() && isCalled(known->second, nameOf(stored)))
                add(known->second, stored);
            else
                nameless.push_back(&stored);
        }
        for (const auto* stored : nameless)
            add(freeFile(*stored), *stored);
    }

    // "decks/Wet Ink.nxdeck", "decks/Wet Ink (2).nxdeck".
    [[nodiscard]] static bool isCalled(const std::string& file, const std::string& name)
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

    [[nodiscard]] static std::string nameOf(const model::StoredDeck& stored)
    {
        return model::safeFileName(stored.deck.name, "Deck");
    }

    [[nodiscard]] std::string freeFile(const model::StoredDeck& stored) const
    {
        const auto name = nameOf(stored);
        for (int next = 1;; ++next) {
            const auto file = importers::libraryDeck(next == 1 ? name : name + " (" + std::to_string(next) + ")");
            if (!m_folded.contains(model::fold(file)))
                return file;
        }
    }

    void add(const std::string& file, const model::StoredDeck& stored)
    {
        m_folded.insert(model::fold(file));
        m_wanted.emplace(file, importers::writeDeckJson(stored.deck));
        m_now.decks.emplace(file, importers::MetDeck{stored.id, stored.versions});
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
        }
        for (const auto& [file, sum] : m_met.sums)
            if (!m_wanted.contains(file) && m_sums.contains(file)) {
                if (!asMet(file))
                    m_done.changedThere.push_back(file);
                m_gone.push_back(file);
            }
        std::sort(m_done.changedThere.begin(), m_done.changedThere.end());
    }

    void write(const model::Progress& progress)
    {
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
        if (const auto collection = m_wanted.find(importers::libraryCollection); collection != m_wanted.end())
            keepMetCollection(m_profile.folder(), collection->second);
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
        for (const auto& [file, bytes] : m_contents.files) // those of others, who have not met us yet
            if (m_contents.lists(file) && std::find(m_gone.begin(), m_gone.end(), file) == m_gone.end())
                files.insert(file);
        manifest.files.assign(files.begin(), files.end());
        if (manifest != m_contents.manifest)
            put(importers::libraryManifest, importers::writeLibraryManifest(manifest));
    }

    Profile& m_profile;
    FolderContents m_contents;
    importers::MetFolder m_met, m_now;
    std::map<std::string, std::string> m_wanted, m_sums; // bytes to be there; sums of what is there
    std::set<std::string> m_folded;
    std::vector<std::string> m_gone;
    LibraryExport m_done;
};

class LibraryImporter {
public:
    LibraryImporter(Profile& profile, FolderContents contents, MergeChoice choice)
        : m_profile(profile)
        , m_contents(std::move(contents))
        , m_choice(choice)
        , m_met(readMetFolder(profile.folder(), m_contents.folder))
    {
        m_done.refused = m_contents.refused;
        findBases();
        m_now = m_met;
    }

    LibraryImport run(bool look, const model::Progress& progress)
    {
        for (auto& stored : m_profile.deckList())
            m_ours.emplace(stored.id, std::move(stored));
        readDecks();
        pairDecks(progress);
        readWhole();
        std::sort(
            m_done.files.begin(), m_done.files.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
        if (!look && !m_stopped && m_done.refused.empty() && m_done.count(PairStep::Clash) == 0)
            apply();
        return std::move(m_done);
    }

private:
    // What was met is what the version holds, or that was of another deck: a backup was restored since.
    void findBases()
    {
        std::erase_if(m_met.decks, [&](const auto& met) {
            auto base = m_profile.decks().version(met.second.deck, met.second.version);
            if (!base)
                return false; // the bin was emptied
            const auto sum = m_met.sums.find(met.first);
            if (sum == m_met.sums.end() || sum->second != sumOfText(importers::writeDeckJson(*base)))
                return true;
            m_bases.emplace(met.first, std::move(*base));
            return false;
        });
    }

    void readDecks()
    {
        for (const auto& [file, bytes] : m_contents.files)
            if (importers::isLibraryDeck(file)) {
                if (auto deck = folderDeck(file, bytes, m_profile.place().game))
                    m_theirs.emplace(file, std::move(*deck));
                else
                    m_done.refused.push_back(deck.error());
            }
    }

    // The deck a file is of: the one it was met with, else one that is alike, else one of its name, that has no file.
    std::optional<model::DeckId> deckOf(const std::string& file, const model::Deck& theirs)
    {
        if (const auto met = m_met.decks.find(file); met != m_met.decks.end())
            return met->second.deck;
        for (const bool alike : {true, false})
            for (const auto& [id, stored] : m_ours)
                if (!m_paired.contains(id) &&
                    (alike ? stored.deck == theirs : model::fold(stored.deck.name) == model::fold(theirs.name)))
                    return id;
        return std::nullopt;
    }

    void pairDecks(const model::Progress& progress)
    {
        for (const auto& [file, met] : m_met.decks)
            m_paired.insert(met.deck);
        std::size_t at = 0;
        for (const auto& [file, theirs] : m_theirs) {
            if (progress && !progress(at++, m_theirs.size())) {
                m_stopped = true;
                return;
            }
            const auto id = deckOf(file, theirs);
            if (id)
                m_paired.insert(*id);
            settle(file, id, theirs);
        }
        for (const auto& [file, met] : m_met.decks)
            if (!m_contents.files.contains(file))
                settle(file, met.deck, std::nullopt);
    }

    void settle(const std::string& file, std::optional<model::DeckId> id, const std::optional<model::Deck>& theirs)
    {
        const auto ours = id ? m_ours.find(*id) : m_ours.end();
        const auto met = m_met.decks.find(file);
        model::DeckPair pair{std::nullopt, theirs, std::nullopt};
        if (ours != m_ours.end())
            pair.ours = ours->second.deck;
        const auto sum = theirs ? sumOfText(importers::writeDeckJson(*theirs)) : std::string();
        if (met != m_met.decks.end()) {
            if (const auto base = m_bases.find(file); base != m_bases.end())
                pair.base = base->second;
            if (const auto known = m_met.sums.find(file);
                !pair.base && theirs && known != m_met.sums.end() && known->second == sum)
                pair.base = theirs; // the bin was emptied
        }
        auto merge = model::mergePair(pair, m_choice);
        note(file, theirs ? theirs->name : pair.ours ? pair.ours->name : std::string(), merge);
        remember(file, sum, pair, ours == m_ours.end() ? 0 : ours->second.versions, id, merge);
    }

    void note(const std::string& file, const std::string& name, const model::PairMerge& merge)
    {
        if (merge.step == PairStep::Same || merge.step == PairStep::Kept)
            ++m_done.unchanged;
        else
            m_done.files.push_back({file, name, merge.step, merge.clashes});
    }

    // What the two have in common once this is done.
    void remember(const std::string& file, const std::string& sum, const model::DeckPair& pair, int newest,
        std::optional<model::DeckId> id, model::PairMerge& merge)
    {
        if (!pair.theirs) {
            m_now.decks.erase(file);
            m_now.sums.erase(file);
            if (merge.step == PairStep::Removed)
                m_changes.push_back({id, {}, true});
            return;
        }
        m_now.sums[file] = sum;
        if (merge.step == PairStep::Same)
            m_now.decks[file] = {*id, newest};
        if (merge.added)
            m_changes.push_back({std::nullopt, {std::move(*merge.added)}, false});
        else if (!merge.versions.empty())
            m_changes.push_back({id, std::move(merge.versions), false});
        else
            return;
        m_files.emplace(m_changes.size() - 1, file);
    }

    void readWhole()
    {
        const auto ours = wholeFiles(m_profile);
        for (const auto& [file, bytes] : m_contents.files) {
            if (importers::isLibraryDeck(file))
                continue;
            const auto mine = ours.find(file);
            const auto met = m_met.sums.find(file);
            const auto theirs = sumOfFile(file, bytes);
            const auto stepFor = [&](MergeChoice choice) {
                return model::mergeWhole(
                    mine == ours.end() ? std::nullopt : std::optional(sumOfFile(file, mine->second)), theirs,
                    met == m_met.sums.end() ? std::nullopt : std::optional(met->second), choice);
            };
            m_now.sums[file] = theirs;
            if (file == importers::libraryCollection && stepFor(MergeChoice::Ask) == PairStep::Clash &&
                mergeCollection(mine->second, bytes))
                continue;
            const auto step = stepFor(m_choice);
            if (step == PairStep::Same || step == PairStep::Kept) {
                ++m_done.unchanged;
                continue;
            }
            m_done.files.push_back({file, {}, step, {}});
            if (step == PairStep::Clash)
                continue;
            if (file == importers::libraryCollection)
                takeCollection(stacksIn(bytes));
            else
                takeRuleset(file, bytes);
        }
    }

    // Where it is known what both had in common; else the collection is settled as a whole.
    bool mergeCollection(const std::string& mine, const std::string& bytes)
    {
        const auto met = metCollection(m_profile.folder(), m_met);
        if (!met)
            return false;
        const auto base = stacksIn(*met), ours = stacksIn(mine), theirs = stacksIn(bytes);
        if (!m_done.refused.empty())
            return true;
        auto merge = model::mergeCollections(base, ours, theirs, m_choice);
        const bool clash = m_choice == MergeChoice::Ask && !merge.clashes.empty();
        m_done.files.push_back(
            {importers::libraryCollection, {}, clash ? PairStep::Clash : PairStep::Merged, std::move(merge.clashes)});
        if (!clash)
            takeCollection(std::move(merge.stacks));
        return true;
    }

    void takeRuleset(const std::string& file, const std::string& bytes)
    {
        const auto read = importers::readRuleset(bytes, m_profile.library().game);
        if (!read)
            m_done.refused.push_back(fileTrouble(file, problemText(read.error().front())));
        m_rulesets.emplace(file, bytes);
    }

    // Of a collection in the folder, as the catalogue has the cards.
    std::vector<model::Stack> stacksIn(const std::string& bytes)
    {
        std::vector<model::Stack> known;
        auto read = importers::readCollectionJson(bytes);
        if (!read || !read->problems.empty())
            m_done.refused.push_back(fileTrouble(
                importers::libraryCollection, problemText(read ? read->problems.front() : read.error().front())));
        else
            for (auto& line : model::matchLines(*m_profile.catalogue(), stacksOf(std::move(*read)), 0))
                known.push_back(std::move(line.stack));
        return known;
    }

    void takeCollection(std::vector<model::Stack> stacks)
    {
        const std::string file = importers::libraryCollection;
        if (!m_done.refused.empty())
            return;
        m_collection = std::make_unique<db::CollectionStore>(m_profile.folder() / "user.sqlite");
        const auto collection = m_collection->load();
        if (auto edit = model::replaceStacks(collection, std::move(stacks), file, model::Replace::AllLists)) {
            m_totals = collection.totalsAfter(*edit);
            m_edit = std::move(*edit);
        } else {
            m_done.refused.push_back(fileTrouble(file, refusalText(edit.error(), {})));
        }
    }

    void apply()
    {
        if (m_changes.empty() && m_rulesets.empty() && !m_edit) {
            finish();
            return;
        }
        (void)db::makeBackup(m_profile.folder(), model::BackupReason::BeforeImport, utcNow());
        for (const auto& [file, bytes] : m_rulesets) {
            const auto path = ownRulesets(m_profile.place()) / fs::path(file).filename();
            fs::create_directories(path.parent_path());
            if (const auto written = writeFile(path, bytes); !written)
                throw std::runtime_error(fileTrouble(path.string(), written.error()));
        }
        if (m_edit)
            (void)m_collection->keep(*m_edit, m_totals, utcNow());
        const auto changed = m_profile.decks().change(m_changes, utcNow());
        for (const auto& [at, file] : m_files)
            m_now.decks[file] = {changed[at].id, changed[at].first};
        finish();
    }

    void finish()
    {
        const std::string collection = importers::libraryCollection;
        if (const auto there = m_contents.files.find(collection); there != m_contents.files.end())
            keepMetCollection(m_profile.folder(), asWeWrite(collection, there->second));
        keepMetFolder(m_profile.folder(), m_contents.folder, m_now);
        m_done.done = true;
    }

    Profile& m_profile;
    FolderContents m_contents;
    MergeChoice m_choice;
    importers::MetFolder m_met, m_now;
    std::map<model::DeckId, model::StoredDeck> m_ours;
    std::map<std::string, model::Deck> m_theirs, m_bases; // by file
    std::set<model::DeckId> m_paired;
    std::vector<db::DeckChange> m_changes;
    std::map<std::size_t, std::string> m_files; // of changes
    std::map<std::string, std::string> m_rulesets;
    std::unique_ptr<db::CollectionStore> m_collection; // as it was when the edit was worked out
    std::optional<model::CollectionEdit> m_edit;
    model::Collection::Totals m_totals;
    LibraryImport m_done;
    bool m_stopped = false;
};

} // namespace

OrSentence<LibraryExport> exportLibrary(
    Profile& profile, const fs::path& folder, bool overwrite, const model::Progress& progress)
{
    auto contents = readLibraryFolder(folder);
    if (!contents)
        return tl::unexpected(contents.error());
    if (auto trouble = refuseGame(*contents, profile.place().game))
        return tl::unexpected(std::move(*trouble));
    return LibraryExporter(profile, std::move(*contents)).run(overwrite, progress);
}

std::size_t LibraryImport::count(PairStep step) const
{
    return static_cast<std::size_t>(
        std::count_if(files.begin(), files.end(), [&](const auto& file) { return file.step == step; }));
}

OrSentence<LibraryImport> importLibrary(
    Profile& profile, const fs::path& folder, MergeChoice choice, bool look, const model::Progress& progress)
{
    auto contents = readLibraryFolder(folder);
    if (!contents)
        return tl::unexpected(contents.error());
    if (!contents->manifest)
        return tl::unexpected(
            fileTrouble(folder.string(), LibraryFolderWords::tr("holds no library: there is no library.json")));
    if (auto trouble = refuseGame(*contents, profile.place().game))
        return tl::unexpected(std::move(*trouble));
    return LibraryImporter(profile, std::move(*contents), choice).run(look, progress);
}

std::string titleOf(const ImportedFile& file)
{
    if (!file.name.empty())
        return file.name;
    return file.file == importers::libraryCollection ? LibraryFolderWords::tr("Collection") : file.file;
}

std::string stepText(PairStep step)
{
    switch (step) {
    case PairStep::Same: return LibraryFolderWords::tr("the same");
    case PairStep::Kept: return LibraryFolderWords::tr("as it is here");
    case PairStep::Added: return LibraryFolderWords::tr("added");
    case PairStep::Taken: return LibraryFolderWords::tr("taken from the folder");
    case PairStep::Merged: return LibraryFolderWords::tr("merged");
    case PairStep::Removed: return LibraryFolderWords::tr("to the bin: it is gone from the folder");
    case PairStep::Clash: return LibraryFolderWords::tr("changed on both sides");
    }
    return {};
}

} // namespace nexus::app
