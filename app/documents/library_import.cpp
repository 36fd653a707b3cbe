#include "app/base/file_bytes.h"
#include "app/documents/library_files.h"
#include "app/documents/library_folder.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/backup.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "importers/alias_text.h"
#include "importers/decklist/deck_json.h"
#include "importers/game_json.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/collection_edit.h"
#include "model/collection/matching.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace nexus::app {

namespace {

using model::filled;
using model::MergeChoice;
using model::PairStep;
namespace fs = std::filesystem;

struct LibraryImportWords {
    NEXUS_WORDS(LibraryImportWords)
};

// More decks than these do not go to the bin unasked: a folder that is half there looks like that.
constexpr std::size_t fewDecks = 3;

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
        return tl::unexpected(fileTrouble(file, LibraryImportWords::tr("holds a deck of another game")));
    return std::move(*deck);
}

class LibraryImporter {
public:
    LibraryImporter(Profile& profile, FolderContents contents, const FolderTaking& taking)
        : m_profile(profile)
        , m_contents(std::move(contents))
        , m_taking(taking)
        , m_choice(taking.choice)
        , m_met(readMetFolder(profile.folder(), m_contents.folder))
    {
        m_done.refused = m_contents.refused;
        m_done.ignored = m_contents.ignored;
        findBases();
        m_now = m_met;
    }

    OrSentence<LibraryImport> run(const model::Progress& progress)
    {
        if (auto trouble = readOwners())
            return tl::unexpected(std::move(*trouble));
        for (auto& stored : m_profile.deckList())
            m_ours.emplace(stored.id, std::move(stored));
        readDecks();
        pairDecks(progress);
        readRulesets();
        readCollection();
        std::sort(
            m_done.files.begin(), m_done.files.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
        if (!m_taking.look && !m_stopped && m_done.refused.empty() && m_done.count(PairStep::Clash) == 0 &&
            !m_done.asksRemovals)
            apply();
        return std::move(m_done);
    }

private:
    // Whose the collections are; one that is called by the name that was given becomes one's own.
    std::optional<std::string> readOwners()
    {
        if (!m_taking.collection)
            return std::nullopt;
        auto& owner = m_now.owner;
        owner = m_met.owner;
        std::set<std::string> ids;
        const auto collections = collectionsIn(m_contents);
        for (const auto& one : collections)
            if (!one.owner.id.empty() && model::fold(one.owner.name) == model::fold(m_taking.owner))
                ids.insert(one.owner.id);
        if (!m_taking.owner.empty() && model::fold(owner.name) != model::fold(m_taking.owner)) {
            if (ids.size() != 1)
                return filled(ids.empty()
                                  ? LibraryImportWords::tr("The folder holds no collection of %1.", "a person")
                                  : LibraryImportWords::tr("The folder holds several collections of %1.", "a person"),
                    {m_taking.owner});
            owner.id = *ids.begin();
        }
        for (const auto& one : collections) {
            const bool mine = !owner.id.empty() && one.owner.id == owner.id;
            if (mine) {
                owner.name = one.owner.name;
                m_collectionFile = one.file;
            }
            m_done.collections.push_back({one.file, one.owner.name, one.copies, mine});
        }
        return std::nullopt;
    }

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

    // Files that others gave another name: what was met goes on under the new one.
    void followRenamed()
    {
        for (const auto& [file, theirs] : m_theirs) {
            if (m_met.decks.contains(file))
                continue;
            const auto before = std::find_if(m_bases.begin(), m_bases.end(), [&](const auto& base) {
                return !m_contents.files.contains(base.first) && model::haveSameRows(base.second, theirs);
            });
            if (before == m_bases.end())
                continue;
            const auto was = before->first;
            m_bases.emplace(file, std::move(before->second));
            m_bases.erase(was);
            for (auto* record : {&m_met, &m_now}) {
                record->decks[file] = record->decks.at(was);
                record->decks.erase(was);
                record->sums[file] = record->sums[was];
                record->sums.erase(was);
                if (record->brought.erase(was) > 0)
                    record->brought.insert(file);
            }
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
        followRenamed();
        for (const auto& [file, met] : m_met.decks)
            m_paired.insert(met.deck);
        std::size_t at = 0;
        for (const auto& [file, theirs] : m_theirs) {
            if (progress && !progress(at++, m_theirs.size())) {
                m_stopped = true;
                return;
            }
            if (!hasOneTag(theirs, m_taking.tags))
                continue;
            const auto id = deckOf(file, theirs);
            if (id)
                m_paired.insert(*id);
            settle(file, id, theirs);
        }
        for (const auto& [file, met] : m_met.decks)
            if (!m_contents.files.contains(file))
                settle(file, met.deck, std::nullopt);
        askRemovals();
    }

    // A file that is listed and not there was not taken away in order, and what came from here nobody else should.
    void askRemovals()
    {
        if (m_taking.removals)
            return;
        m_done.asksRemovals = m_done.count(PairStep::Removed) > fewDecks ||
                              std::any_of(m_done.files.begin(), m_done.files.end(), [&](const auto& file) {
                                  return file.step == PairStep::Removed &&
                                         (m_contents.lists(file.file) || m_met.brought.contains(file.file));
                              });
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
        note(file, pair, merge);
        remember(file, sum, pair, ours == m_ours.end() ? 0 : ours->second.versions, id, merge);
    }

    void note(const std::string& file, const model::DeckPair& pair, const model::PairMerge& merge)
    {
        if (merge.step == PairStep::Same || merge.step == PairStep::Kept) {
            ++m_done.unchanged;
            return;
        }
        const model::Deck nothing;
        const auto& before = pair.ours && !merge.added ? *pair.ours : nothing;
        const auto& after = merge.added               ? *merge.added
                            : !merge.versions.empty() ? merge.versions.back()
                            : pair.theirs             ? *pair.theirs
                                                      : nothing;
        m_done.files.push_back({file, (pair.theirs ? pair.theirs : pair.ours)->name, merge.step, merge.clashes,
            model::copyChange(before, after)});
    }

    // What the two have in common once this is done.
    void remember(const std::string& file, const std::string& sum, const model::DeckPair& pair, int newest,
        std::optional<model::DeckId> id, model::PairMerge& merge)
    {
        if (!pair.theirs) {
            m_now.decks.erase(file);
            m_now.sums.erase(file);
            m_now.brought.erase(file);
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

    void readRulesets()
    {
        const auto ours = rulesetFiles(m_profile);
        std::erase_if(m_now.sums, [&](const auto& met) { // gone there: they stay here
            return importers::isLibraryRuleset(met.first) && !m_contents.files.contains(met.first);
        });
        for (const auto& [file, bytes] : m_contents.files) {
            if (!importers::isLibraryRuleset(file))
                continue;
            const auto mine = ours.find(file);
            const auto met = m_met.sums.find(file);
            const auto step = model::mergeWhole(
                mine == ours.end() ? std::nullopt : std::optional(sumOfFile(file, mine->second)),
                sumOfFile(file, bytes), met == m_met.sums.end() ? std::nullopt : std::optional(met->second), m_choice);
            m_now.sums[file] = sumOfFile(file, bytes);
            if (step == PairStep::Same || step == PairStep::Kept) {
                ++m_done.unchanged;
                continue;
            }
            m_done.files.push_back({file, {}, step, {}, {}});
            if (step != PairStep::Clash)
                takeRuleset(file, bytes);
        }
    }

    // One's own alone. Where nobody knows what both had in common, what one side alone has is taken, too.
    void readCollection()
    {
        if (m_collectionFile.empty())
            return;
        const auto& file = m_collectionFile;
        const auto& bytes = m_contents.files.at(file);
        const auto ours = stacksIn(m_profile.folder()), theirs = knownStacks(bytes);
        const auto text = metCollection(m_profile.folder(), m_met);
        const auto base = text ? std::optional(knownStacks(*text)) : std::nullopt;
        if (!m_done.refused.empty())
            return;
        std::erase_if(m_now.sums, [](const auto& met) { return importers::isLibraryCollection(met.first); });
        m_now.sums[file] = sumOfFile(file, bytes);
        auto merge = model::mergeCollections(base, ours, theirs, m_choice);
        const bool clash = m_choice == MergeChoice::Ask && !merge.clashes.empty();
        const auto written = [&](const std::vector<model::Stack>& stacks) {
            return collectionText(stacks, m_profile.place().game, m_now.owner);
        };
        const auto after = written(merge.stacks);
        if (!clash && after == written(ours)) {
            ++m_done.unchanged;
            return;
        }
        const auto step = clash                      ? PairStep::Clash
                          : ours.empty()             ? PairStep::Added
                          : after == written(theirs) ? PairStep::Taken
                                                     : PairStep::Merged;
        const auto copies = model::copyChange(ours, clash ? theirs : merge.stacks);
        m_done.files.push_back({file, m_now.owner.name, step, std::move(merge.clashes), copies});
        if (!clash)
            takeCollection(std::move(merge.stacks));
    }

    // Where a ruleset of the folder lies in the profile.
    [[nodiscard]] fs::path ownFile(const std::string& file) const
    {
        return ownRulesets(m_profile.place()) / fs::path(file).filename();
    }

    // What an edition brings beside its ruleset: words that have to be read as all others.
    void takeWords(const std::string& file, const std::string& bytes)
    {
        const auto refuse = [&](const auto& read) {
            if (!read)
                m_done.refused.push_back(fileTrouble(file, problemText(read.error().front())));
        };
        if (file.ends_with("aliases.txt"))
            refuse(importers::readAliases(bytes));
        else
            refuse(importers::readPhraseText(bytes));
        m_rulesets.emplace(file, bytes);
    }

    void takeRuleset(const std::string& file, const std::string& bytes)
    {
        if (!file.ends_with(".json"))
            return takeWords(file, bytes);
        const auto read = importers::readRuleset(bytes, m_profile.library().game);
        if (!read)
            m_done.refused.push_back(fileTrouble(file, problemText(read.error().front())));
        else if (const auto twin = importers::twinOf(*read, m_profile.library(), ownFile(file).string()))
            m_done.refused.push_back(fileTrouble(file, problemText(*twin)));
        m_rulesets.emplace(file, bytes);
    }

    // Of a collection in the folder, as the catalogue has the cards.
    std::vector<model::Stack> knownStacks(const std::string& bytes)
    {
        std::vector<model::Stack> known;
        auto read = importers::readCollectionJson(bytes);
        if (!read || !read->problems.empty())
            m_done.refused.push_back(
                fileTrouble(m_collectionFile, problemText(read ? read->problems.front() : read.error().front())));
        else
            for (auto& line : model::matchLines(*m_profile.catalogue(), model::shared(stacksOf(std::move(*read))), 0))
                known.push_back(std::move(line.stack.own()));
        return known;
    }

    void takeCollection(std::vector<model::Stack> stacks)
    {
        const auto& file = m_collectionFile;
        m_collection = std::make_unique<db::CollectionStore>(m_profile.folder() / "user.sqlite");
        const auto collection = m_collection->load();
        if (auto edit = model::replaceStacks(
                collection, model::shared(std::move(stacks)), file, model::Replace::AllLists)) {
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
            const auto path = ownFile(file);
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
        if (!m_collectionFile.empty())
            keepMetCollection(m_profile.folder(), asWeWrite(m_collectionFile, m_contents.files.at(m_collectionFile)));
        keepMetFolder(m_profile.folder(), m_contents.folder, m_now);
        m_done.done = true;
    }

    Profile& m_profile;
    FolderContents m_contents;
    FolderTaking m_taking;
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
    std::string m_collectionFile; // one's own; none: empty
    LibraryImport m_done;
    bool m_stopped = false;
};

} // namespace

OrSentence<LibraryImport> importLibrary(
    Profile& profile, const fs::path& folder, const FolderTaking& taking, const model::Progress& progress)
{
    auto contents = readLibraryFolder(folder, taking.collection);
    if (!contents)
        return tl::unexpected(contents.error());
    if (!contents->manifest)
        return tl::unexpected(
            fileTrouble(folder.string(), LibraryImportWords::tr("holds no library: there is no library.json")));
    if (auto trouble = refuseGame(*contents, profile.place().game))
        return tl::unexpected(std::move(*trouble));
    return LibraryImporter(profile, std::move(*contents), taking).run(progress);
}

} // namespace nexus::app
