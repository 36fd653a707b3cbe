#include "app/documents/library_folder.h"

#include "app/documents/collection_document.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "model/base/random.h"
#include "model/collection/collection_edit.h"
#include "model/deck/deck_edit.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

#include <array>
#include <chrono>
#include <set>

namespace library_folder_test {

using namespace nexus;
using namespace nexus::test;
using app::Profile;
using model::MergeChoice;
using model::PairStep;
namespace fs = std::filesystem;

namespace {

const char* const now = "2026-01-02T03:04:05Z";
const app::FolderShare overwriting{false, {}, {}, true, false};

model::Deck named(const std::string& name, const char* rows = "main: 2 Reading Lamp, 1 Aegis Tender")
{
    auto deck = deckOf(rows);
    deck.name = name;
    return deck;
}

app::FolderShare shared(const std::string& owner)
{
    app::FolderShare share;
    share.collection = true;
    share.owner = owner;
    return share;
}

app::FolderTaking taken(const std::string& owner, MergeChoice choice = MergeChoice::Ask)
{
    app::FolderTaking taking;
    taking.choice = choice;
    taking.collection = true;
    taking.owner = owner;
    return taking;
}

// The ruleset under an id and a name of its own.
std::string house(std::string ruleset)
{
    for (const auto& [key, value] : {std::pair{"\"id\": \"", "house"}, {"\"name\": \"", "House"}}) {
        const auto from = ruleset.find(key) + std::string_view(key).size();
        ruleset.replace(from, ruleset.find('"', from) - from, value);
    }
    return ruleset;
}

// A profile without the sample decks, and a folder beside it.
struct Side {
    Scratch scratch;
    Profile profile{scratch.path("profile")};
    Side()
    {
        for (const auto& stored : profile.deckList())
            profile.decks().moveToBin(stored.id, now);
        profile.decks().emptyBin();
    }
    model::DeckId add(const model::Deck& deck) { return profile.decks().add(deck, now); }
    void change(model::DeckId id, const std::function<void(model::Deck&)>& edit)
    {
        auto deck = profile.decks().find(id)->deck;
        edit(deck);
        profile.decks().save(id, deck, now);
    }
    app::LibraryExport out(const fs::path& folder, const app::FolderShare& share = {})
    {
        return app::exportLibrary(profile, folder, share).value();
    }
    app::LibraryImport in(const fs::path& folder, MergeChoice choice = MergeChoice::Ask)
    {
        app::FolderTaking taking;
        taking.choice = choice;
        return in(folder, taking);
    }
    app::LibraryImport in(const fs::path& folder, const app::FolderTaking& taking)
    {
        return app::importLibrary(profile, folder, taking).value();
    }
    // With the collection of Ann.
    app::LibraryExport outAll(const fs::path& folder) { return out(folder, shared("Ann")); }
    app::LibraryImport inAll(const fs::path& folder, MergeChoice choice = MergeChoice::Ask)
    {
        return in(folder, taken("Ann", choice));
    }
    void own(const char* card, int copies, const char* place)
    {
        db::CollectionStore store(profile.folder() / "user.sqlite");
        const auto collection = store.load();
        model::Stack stack;
        const auto index = starterCatalogue()->named(model::fold(card)).front();
        stack.card = model::CardKey(std::string(starterCatalogue()->key(index)));
        stack.name = card;
        stack.quantity = copies;
        stack.place = place;
        const auto edit = model::addCopies(collection, stack).value();
        store.keep(edit, collection.totalsAfter(edit), now);
    }
    // "3 Aegis Tender@Binder", by name.
    std::multiset<std::string> owned()
    {
        std::multiset<std::string> all;
        const auto collection = db::CollectionStore(profile.folder() / "user.sqlite").load();
        for (const auto& [id, stack] : collection.stacks())
            all.insert(std::to_string(stack.quantity) + " " + stack.name + "@" + stack.place);
        return all;
    }
    std::multiset<std::string> decks() // as files
    {
        std::multiset<std::string> all;
        for (auto& stored : profile.deckList())
            all.insert(importers::writeDeckJson(stored.deck));
        return all;
    }
};

std::map<std::string, std::string> filesIn(const fs::path& folder)
{
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) {
            std::ifstream in(entry.path(), std::ios::binary);
            files[fs::relative(entry.path(), folder).string()] = {std::istreambuf_iterator<char>(in), {}};
        }
    return files;
}

void put(const fs::path& file, const std::string& bytes)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

} // namespace

class LibraryFolderTest : public QObject {
    Q_OBJECT
public:
    LibraryFolderTest() // every case is a club of three, on a disk
    {
        qputenv("RC_PARAMS", qEnvironmentVariable("NEXUS_CASES", QStringLiteral("max_success=8")).toUtf8());
    }
private Q_SLOTS:
    void exportingTwiceGivesTheSameBytes()
    {
        Side side;
        side.add(named("Wet Ink"));
        side.add(named("Wet Ink", "main: 1 Aegis Tender"));
        side.add(named("../../a:b"));
        const auto first = side.scratch.path("first"), second = side.scratch.path("second");
        QCOMPARE(side.out(first).written.size(), std::size_t{3});
        side.out(second);
        const auto files = filesIn(first);
        QCOMPARE(files, filesIn(second));
        QCOMPARE(files.size(), std::size_t{4});
        QVERIFY(files.contains("library.json") && files.contains("decks/Wet Ink.nxdeck") &&
                files.contains("decks/Wet Ink (2).nxdeck"));
        const auto again = side.out(first);
        QVERIFY(again.written.empty() && again.removed.empty());
        QCOMPARE(again.unchanged, std::size_t{3});
        QCOMPARE(filesIn(first), files);
    }

    void anEmptyProfileBecomesTheSameLibrary()
    {
        const auto& catalogue = *starterCatalogue();
        Side here, there;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            auto deck = randomDeck(seed, catalogue);
            deck.name = randomName(seed);
            deck.game = "quantum-nexus";
            deck.plans = randomPlans(seed, catalogue);
            here.add(deck);
        }
        db::CollectionStore store(here.profile.folder() / "user.sqlite");
        std::vector<model::Stack> stacks(2);
        stacks[0].card = model::CardKey(std::string(catalogue.key(3)));
        stacks[0].name = catalogue.name(3);
        stacks[0].quantity = 4;
        stacks[0].place = "Binder 2";
        stacks[1].card = model::CardKey(std::string(catalogue.key(1)));
        stacks[1].name = catalogue.name(1);
        const auto collection = store.load();
        const auto edit = model::addStacks(collection, model::shared(stacks)).value();
        store.keep(edit, collection.totalsAfter(edit), now);
        put(app::ownRulesets(here.profile.place()) / "house.json",
            house(app::rulesetBytes(here.profile.library().rulesets.front())));
        put(app::ownRulesets(here.profile.place()) / "house.aliases.txt",
            "smash {words} . = destroy {words}. | Smash target unit.\n");
        put(app::ownRulesets(here.profile.place()) / "house.phrases.txt", "clause Destroy: smash {groups}\n");

        const auto folder = here.scratch.path("library");
        here.outAll(folder);
        const auto done = there.inAll(folder);
        QVERIFY2(done.done, done.refused.empty() ? "" : done.refused.front().c_str());
        QCOMPARE(done.files.size(), std::size_t{44});
        const auto now = there.decks(), before = here.decks();
        for (const auto& deck : before)
            QVERIFY2(now.contains(deck), deck.c_str());
        QCOMPARE(now.size(), before.size());
        const auto copy = there.scratch.path("copy");
        there.outAll(copy);
        const auto second = filesIn(copy);
        for (const auto& [file, bytes] : filesIn(folder))
            if (!file.starts_with("collections/")) // whose it is differs: there is no telling that the two are one
                QVERIFY2(second.contains(file) && second.at(file) == bytes, file.c_str());

        for (auto* side : {&here, &there}) {
            const auto again = side->inAll(folder);
            QVERIFY(again.done && again.files.empty());
            QCOMPARE(again.unchanged, std::size_t{44});
        }
    }

    void wordsOfAnEditionThatAreNoneAreRefused()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.add(named("One"));
        put(app::ownRulesets(here.profile.place()) / "house.aliases.txt", "smash without an end\n");
        here.out(folder);
        const auto done = there.in(folder);
        QVERIFY(!done.done);
        QVERIFY(done.refused.size() == 1 && done.refused.front().find("house.aliases.txt") != std::string::npos);
        QVERIFY(!fs::exists(app::ownRulesets(there.profile.place()) / "house.aliases.txt"));
    }

    void aRulesetWithTheIdOfAnotherIsRefused()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.add(named("One"));
        const auto builtIn = app::rulesetBytes(here.profile.library().rulesets.front());
        put(app::ownRulesets(here.profile.place()) / "house.json", house(builtIn));
        here.out(folder);
        put(folder / "rulesets" / "house.json", builtIn); // an official id, words of anybody's
        const auto refused = there.in(folder);
        QVERIFY(!refused.done);
        QCOMPARE(refused.refused.size(), std::size_t{1});
        QVERIFY2(refused.refused.front().find("house.json") != std::string::npos, refused.refused.front().c_str());
        QVERIFY(!fs::exists(app::ownRulesets(there.profile.place()) / "house.json"));
        put(folder / "rulesets" / "house.json", house(builtIn));
        QVERIFY(there.in(folder).done);
    }

    void whatIsNotReadForItsNameIsNamed()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.add(named("One"));
        here.out(folder);
        for (const char* file : {"decks/Friend.txt", "decks/Two.NXDECK", "rulesets/house.json.bak", "decks/.hidden",
                 "decks/desktop.ini", "decks/One.nxdeck.new-0123456789abcdef", "readme.md"})
            put(folder / file, "x");
        const auto done = there.in(folder);
        QVERIFY(done.done);
        QCOMPARE(done.ignored,
            (std::vector<std::string>{"decks/Friend.txt", "decks/Two.NXDECK", "rulesets/house.json.bak"}));
        QVERIFY(app::ignoredText(done).find("decks/Friend.txt, decks/Two.NXDECK, rulesets") != std::string::npos);
        for (int i = 10; i < 30; ++i)
            put(folder / ("decks/list-" + std::to_string(i) + ".txt"), "x");
        const auto more = app::ignoredText(there.in(folder));
        QVERIFY2(more.find("list-17.txt, 13 more") != std::string::npos, more.c_str());
        QVERIFY(app::ignoredText({}).empty());
    }

    void whatAKilledExportLeftIsCleared()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        side.add(named("One"));
        side.out(folder);
        const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
        const auto left = [&](const char* name, bool long_ago) {
            put(folder / name, "half");
            if (long_ago)
                fs::last_write_time(folder / name, old);
            return folder / name;
        };
        const auto deck = left("decks/One.nxdeck.new-0123456789abcdef", true);
        const auto manifest = left("nexusdeck-library.json.new-00000000000000aa", true);
        const auto now = left("decks/Two.nxdeck.new-0123456789abcdee", false); // somebody may be writing it
        const auto theirs = left("decks/notes.new-final", true);
        side.out(folder);
        QVERIFY(!fs::exists(deck) && !fs::exists(manifest));
        QVERIFY(fs::exists(now) && fs::exists(theirs));
    }

    void aRenamedDeckMovesItsFile()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        const auto id = side.add(named("Old"));
        side.add(named("Other"));
        side.out(folder);
        put(folder / "README.md", "mine");
        put(folder / "decks" / "notes.txt", "mine");
        side.change(id, [](model::Deck& deck) { deck.name = "New"; });
        const auto done = side.out(folder);
        QCOMPARE(done.written, std::vector<std::string>{"decks/New.nxdeck"});
        QCOMPARE(done.removed, std::vector<std::string>{"decks/Old.nxdeck"});
        QVERIFY(fs::exists(folder / "README.md") && fs::exists(folder / "decks" / "notes.txt"));
        side.profile.decks().moveToBin(id, now);
        QCOMPARE(side.out(folder).removed, std::vector<std::string>{"decks/New.nxdeck"});
    }

    void whatOthersChangedIsNotWrittenOver()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        const auto id = side.add(named("Deck"));
        side.out(folder);
        auto theirs = named("Deck", "main: 4 Reading Lamp, 1 Aegis Tender");
        put(folder / "decks" / "Deck.nxdeck", importers::writeDeckJson(theirs));
        side.change(id, [](model::Deck& deck) { deck.notes = "mine"; });
        const auto before = filesIn(folder);
        const auto refused = side.out(folder);
        QCOMPARE(refused.changedThere, std::vector<std::string>{"decks/Deck.nxdeck"});
        QCOMPARE(filesIn(folder), before);

        const auto merged = side.in(folder);
        QVERIFY(merged.done);
        QCOMPARE(merged.files.at(0).step, PairStep::Merged);
        const auto deck = side.profile.decks().find(id)->deck;
        QCOMPARE(deck.notes, std::string("mine"));
        QCOMPARE(deck.sections.at(0).entries.at(0).count, 4);
        QCOMPARE(side.out(folder).written, std::vector<std::string>{"decks/Deck.nxdeck"});
        QVERIFY(side.in(folder).files.empty());

        put(folder / "decks" / "Deck.nxdeck", importers::writeDeckJson(theirs));
        QCOMPARE(side.out(folder, overwriting).written.size(), std::size_t{1});
    }

    void whatBothChangedIsAsked()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        const auto id = side.add(named("Deck"));
        side.out(folder);
        auto theirs = named("Deck");
        theirs.notes = "theirs";
        put(folder / "decks" / "Deck.nxdeck", importers::writeDeckJson(theirs));
        put(folder / "decks" / "Further.nxdeck", importers::writeDeckJson(named("Further")));
        side.change(id, [](model::Deck& deck) { deck.notes = "mine"; });
        const auto asked = side.in(folder);
        QVERIFY(!asked.done);
        QCOMPARE(asked.count(PairStep::Clash), std::size_t{1});
        QCOMPARE(asked.files.at(0).clashes, std::vector<std::string>{"theirs"});
        QCOMPARE(side.decks().size(), std::size_t{1}); // all or nothing

        QVERIFY(side.in(folder, MergeChoice::Both).done);
        QCOMPARE(side.decks().size(), std::size_t{3});
        QCOMPARE(side.profile.decks().find(id)->deck.notes, std::string("mine"));
        const auto done = side.out(folder);
        QCOMPARE(done.written, std::vector<std::string>{"decks/Deck (2).nxdeck"});
    }

    void aDeckThatIsGoneThereGoesToTheBin()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        const auto id = here.add(named("Deck"));
        here.add(named("Other"));
        here.out(folder);
        there.in(folder);
        const auto own = there.add(named("Mine alone"));
        here.profile.decks().moveToBin(id, now);
        here.out(folder);
        const auto done = there.in(folder);
        QVERIFY(done.done);
        QCOMPARE(done.count(PairStep::Removed), std::size_t{1});
        QCOMPARE(there.decks().size(), std::size_t{2});
        QCOMPARE(there.profile.deckList(true).size(), std::size_t{1});
        QVERIFY(there.profile.decks().find(own));
    }

    void aNumberThatMeansAnotherDeckNowMeansNothing()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        const auto id = side.add(named("Deck"));
        side.out(folder);
        // As after a backup was restored: the file was met with a version that never was like it.
        auto record = fileBytes(side.profile.folder() / "library-folders.json");
        const auto other = side.add(named("Other", "main: 3 Second Draft"));
        const auto at = record.find("\"deck\": " + std::to_string(id));
        record.replace(at, 8 + std::to_string(id).size(), "\"deck\": " + std::to_string(other));
        put(side.profile.folder() / "library-folders.json", record);
        auto theirs = named("Deck", "main: 4 Reading Lamp");
        put(folder / "decks" / "Deck.nxdeck", importers::writeDeckJson(theirs));
        QCOMPARE(side.in(folder).count(PairStep::Clash), std::size_t{1}); // with the deck of its name, unmet
        QCOMPARE(side.profile.decks().find(other)->versions, 1);
    }

    void collectionsThatBothChangedAreMergedCardByCard()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.own("Aegis Tender", 2, "Box");
        here.own("Reading Lamp", 1, "");
        here.outAll(folder);
        QVERIFY(there.inAll(folder).done);
        here.own("Aegis Tender", 1, "Box");
        there.own("Aegis Tender", 2, "Box");
        there.own("Second Draft", 4, "Binder");
        there.outAll(folder);
        const auto merged = here.inAll(folder);
        QVERIFY2(merged.done, merged.refused.empty() ? "" : merged.refused.front().c_str());
        QCOMPARE(merged.files.at(0).step, PairStep::Merged);
        QCOMPARE(here.owned(),
            (std::multiset<std::string>{"1 Reading Lamp@", "4 Second Draft@Binder", "5 Aegis Tender@Box"}));
        here.outAll(folder);
        QCOMPARE(there.inAll(folder).files.at(0).step, PairStep::Taken);
        QCOMPARE(there.owned(), here.owned());
        QVERIFY(here.inAll(folder).files.empty() && there.inAll(folder).files.empty());
    }

    void copiesThatBothLaidElsewhereAreAskedAbout()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.own("Aegis Tender", 2, "Box");
        here.outAll(folder);
        there.inAll(folder);
        const auto lay = [](Side& side, const char* place) {
            db::CollectionStore store(side.profile.folder() / "user.sqlite");
            const auto collection = store.load();
            const auto edit =
                model::moveCopies(collection, std::vector{collection.stacks().begin()->first}, 0, place, {}).value();
            store.keep(edit, collection.totalsAfter(edit), now);
        };
        lay(here, "Here");
        lay(there, "There");
        here.own("Reading Lamp", 1, "");
        there.outAll(folder);
        const auto asked = here.inAll(folder);
        QVERIFY(!asked.done);
        QCOMPARE(asked.files.at(0).step, PairStep::Clash);
        QCOMPARE(asked.files.at(0).clashes, std::vector<std::string>{"Aegis Tender"});
        QVERIFY(here.inAll(folder, MergeChoice::Theirs).done);
        QCOMPARE(here.owned(), (std::multiset<std::string>{"1 Reading Lamp@", "2 Aegis Tender@There"}));

        // Where nobody knows what both had in common, only the cards that differ are asked about.
        for (const auto& file : fs::directory_iterator(here.profile.folder()))
            if (file.path().filename().string().starts_with("library-collection-"))
                fs::remove(file.path());
        there.own("Second Draft", 1, "");
        here.own("Second Draft", 2, "");
        there.outAll(folder);
        const auto whole = here.inAll(folder);
        QCOMPARE(whole.files.at(0).step, PairStep::Clash);
        QCOMPARE(whole.files.at(0).clashes, std::vector<std::string>{"Second Draft"});
        QVERIFY(here.inAll(folder, MergeChoice::Theirs).done);
        QCOMPARE(
            here.owned(), (std::multiset<std::string>{"1 Reading Lamp@", "1 Second Draft@", "2 Aegis Tender@There"}));
    }

    void aMembersCardsStayTheirs()
    {
        Side ann, bea;
        const auto folder = ann.scratch.path("club");
        ann.own("Aegis Tender", 4, "Box");
        ann.add(named("Aggro"));
        QVERIFY(!filesIn((ann.out(folder), folder)).contains("collections/Ann.json")); // only when asked
        ann.out(folder, shared("Ann"));
        QVERIFY(filesIn(folder).at("collections/Ann.json").find("\"owner\": \"Ann\"") != std::string::npos);
        bea.own("Reading Lamp", 2, "");
        const auto before = bea.owned();
        const auto got = bea.in(folder, taken({}));
        QVERIFY(got.done);
        QCOMPARE(got.count(PairStep::Added), std::size_t{1});
        QCOMPARE(bea.owned(), before);
        QCOMPARE(got.collections.at(0).owner, std::string("Ann"));
        QCOMPARE(got.collections.at(0).copies, std::int64_t{4});
        QVERIFY(!got.collections.at(0).mine);
        bea.out(folder, shared("Bea"));
        QVERIFY(filesIn(folder).contains("collections/Ann.json") && filesIn(folder).contains("collections/Bea.json"));
        QVERIFY(!app::exportLibrary(bea.profile, folder, shared("Ann"))); // another's name
        QVERIFY(!app::importLibrary(bea.profile, folder, taken("Nobody")));
        const auto annsBefore = ann.owned();
        QVERIFY(ann.inAll(folder).done);
        QCOMPARE(ann.owned(), annsBefore);
        // Two of one name are two.
        Side other;
        other.own("Second Draft", 1, "");
        QVERIFY(other.in(folder).done);
        qputenv("USER", "Ann");
        other.out(folder, shared({}));
        QVERIFY(filesIn(folder).contains("collections/Ann (2).json"));
    }

    void numbersSayWhatComesAndGoes()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        const auto id = here.add(named("Deck"));
        here.own("Aegis Tender", 5, "");
        here.outAll(folder);
        const auto first = there.inAll(folder);
        QCOMPARE(app::numbersText(first),
            std::string("1 deck comes, 0 decks change, 0 decks go to the bin, 5 copies of your cards come, 0 go."));
        here.change(id, [](model::Deck& deck) { deck.sections.at(0).entries.at(0).count = 5; });
        here.own("Reading Lamp", 2, "");
        here.outAll(folder);
        app::FolderTaking look = taken("Ann");
        look.look = true;
        const auto found = there.in(folder, look);
        QVERIFY(!found.done);
        QCOMPARE(found.files.at(0).copies.added, std::int64_t{2});
        QCOMPARE(app::copiesText(found.files.at(1).copies), std::string("+3"));
        QCOMPARE(there.owned().size(), std::size_t{1});
    }

    void decksAreChosenByTag()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        auto club = named("Shared");
        club.tags = {"Club", "fast"};
        const auto id = here.add(club);
        here.add(named("Private"));
        app::FolderShare share;
        share.tags = std::vector<std::string>{"club"};
        QCOMPARE(here.out(folder, share).written, std::vector<std::string>{"decks/Shared.nxdeck"});
        QVERIFY(here.out(folder).written.empty()); // as last time
        here.change(id, [](model::Deck& deck) { deck.tags.clear(); });
        QVERIFY(here.out(folder).removed.empty()); // no longer chosen, and still there for the others
        share.tags = std::vector<std::string>();
        QCOMPARE(here.out(folder, share).written.size(), std::size_t{2});
        app::FolderTaking fast;
        fast.tags = {"fast"};
        QVERIFY(there.in(folder, fast).files.empty());
        QCOMPARE(there.in(folder).files.size(), std::size_t{2});
    }

    void aHalfEmptyFolderIsAskedAbout()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        for (const auto* name : {"One", "Two", "Three", "Four", "Five"})
            here.add(named(name, ("main: 1 " + std::string(name)).c_str()));
        here.out(folder);
        QVERIFY(there.in(folder).done);
        fs::remove(folder / "decks" / "One.nxdeck"); // listed, and not there
        const auto half = there.in(folder);
        QVERIFY(!half.done && half.asksRemovals);
        fs::remove_all(folder / "decks");
        for (auto* side : {&here, &there}) {
            const auto asked = side->in(folder);
            QVERIFY(!asked.done && asked.asksRemovals);
            QCOMPARE(side->decks().size(), std::size_t{5});
        }
        QVERIFY(here.in(folder, MergeChoice::Both).done); // the union keeps them
        QCOMPARE(here.decks().size(), std::size_t{5});
        app::FolderTaking sure;
        sure.removals = true;
        QVERIFY(there.in(folder, sure).done);
        QVERIFY(there.decks().empty());
        QCOMPARE(here.out(folder).written.size(), std::size_t{5});
    }

    void whatOthersBroughtStaysInTheFolder()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.add(named("Deck"));
        here.out(folder);
        there.in(folder);
        there.profile.decks().moveToBin(there.profile.deckList().front().id, now);
        QVERIFY(there.out(folder).removed.empty());
        QVERIFY(there.in(folder).files.empty()); // and does not come back
        app::FolderShare prune;
        prune.prune = true;
        QCOMPARE(there.out(folder, prune).removed.size(), std::size_t{1});
        const auto asked = here.in(folder); // it came from here
        QVERIFY(!asked.done && asked.asksRemovals);
    }

    void aDeckRenamedByOthersStaysOne()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        const auto id = here.add(named("Deck"));
        here.out(folder);
        there.in(folder);
        there.change(there.profile.deckList().front().id, [](model::Deck& deck) { deck.name = "Better"; });
        QCOMPARE(there.out(folder).removed.size(), std::size_t{1});
        here.change(id, [](model::Deck& deck) { deck.notes = "mine"; });
        const auto done = here.in(folder);
        QVERIFY(done.done);
        QCOMPARE(here.decks().size(), std::size_t{1});
        const auto deck = here.profile.decks().find(id)->deck;
        QCOMPARE(deck.name, std::string("Better"));
        QCOMPARE(deck.notes, std::string("mine"));
    }

    void aFolderOfOtherThingsIsLeftAlone()
    {
        Side side;
        side.add(named("Deck"));
        const auto folder = side.scratch.path("documents");
        put(folder / ".git" / "HEAD", "ref");
        put(folder / "README.md", "decks of the club");
        QCOMPARE(side.out(folder).written.size(), std::size_t{1});
        const auto other = side.scratch.path("thesis");
        put(other / "chapter.txt", "words");
        const auto before = filesIn(other);
        QVERIFY(!app::exportLibrary(side.profile, other));
        QCOMPARE(filesIn(other), before);
        QCOMPARE(side.out(other, overwriting).written.size(), std::size_t{1});
    }

    void aBareNewNameIsTheSameFolderTwice()
    {
        Side side;
        side.add(named("Deck"));
        const auto before = fs::current_path();
        fs::current_path(side.scratch.path("."));
        const auto first = side.out("bare"), again = side.out("bare"), slashed = side.out("bare/");
        fs::current_path(before);
        QCOMPARE(first.written.size(), std::size_t{1});
        QVERIFY(again.written.empty() && again.changedThere.empty() && slashed.changedThere.empty());
        QVERIFY(side.out(side.scratch.path("bare")).changedThere.empty());
    }

    void hostileFoldersAreRefused()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        QVERIFY(!app::importLibrary(side.profile, folder));
        side.add(named("Deck"));
        side.out(folder);
        const auto secret = side.scratch.path("secret");
        put(secret, importers::writeDeckJson(named("Secret")));
        fs::create_symlink(secret, folder / "decks" / "Link.nxdeck");
        put(folder / "decks" / "Broken.nxdeck", "<<<<<<< HEAD\n{}");
        auto foreign = named("Foreign");
        foreign.game = "quantum";
        put(folder / "decks" / "Foreign.nxdeck", importers::writeDeckJson(foreign));
        put(folder / "decks" / "Huge.nxdeck", std::string(5 << 20, ' '));
        const auto done = side.in(folder);
        QVERIFY(!done.done);
        QCOMPARE(done.refused.size(), std::size_t{4});
        QCOMPARE(side.decks().size(), std::size_t{1});
        QVERIFY(side.out(folder).written.empty());
        put(folder / "library.json", "{\"format\":\"nexusdeck-library/1\",\"game\":\"quantum\",\"files\":[]}");
        QVERIFY(!app::exportLibrary(side.profile, folder, overwriting));
        fs::remove_all(folder / "decks");
        fs::create_directory_symlink("/", folder / "decks");
        put(folder / "library.json", "{\"format\":\"nexusdeck-library/1\",\"game\":\"quantum-nexus\",\"files\":[]}");
        QCOMPARE(side.in(folder).refused.size(), std::size_t{1});
        QVERIFY(!side.out(folder, overwriting).changedThere.empty());
    }

    // Several members, whatever they do in whatever order: nobody loses a card or a deck.
    void aClubLosesNothing()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            model::Random random(seed);
            std::array<Side, 3> members;
            const std::array<std::string, 3> names{"Ann", "Bea", "Cem"};
            std::array<std::set<std::string>, 3> decks; // notes of the decks each has to have
            const auto folder = members[0].scratch.path("club");
            static const char* const cards[] = {"Aegis Tender", "Reading Lamp", "Second Draft"};
            int made = 0;
            const auto marks = [](Side& side) {
                std::set<std::string> all;
                for (const auto& stored : side.profile.deckList())
                    all.insert(stored.deck.notes);
                return all;
            };
            const auto hold = [&](std::size_t who, const std::multiset<std::string>& owned) {
                RC_ASSERT(members[who].owned() == owned);
                const auto has = marks(members[who]);
                RC_ASSERT(std::includes(has.begin(), has.end(), decks[who].begin(), decks[who].end()));
            };
            const auto bring = [&](std::size_t who) { // what others changed comes in first, as the refusal says
                const auto owned = members[who].owned();
                RC_ASSERT(members[who].in(folder, taken({}, MergeChoice::Both)).done || !fs::exists(folder));
                hold(who, owned);
                decks[who] = marks(members[who]);
            };
            const auto give = [&](std::size_t who) {
                const auto owned = members[who].owned();
                auto share = shared(random.below(2) == 0 ? names[who] : std::string());
                share.collection = random.below(2) == 0;
                auto done = app::exportLibrary(members[who].profile, folder, share);
                if (!done) { // who named nobody shares by the name of the machine's user, which may be a member's
                    share.owner = names[who] + " of the club";
                    done = app::exportLibrary(members[who].profile, folder, share);
                }
                if (!done)
                    RC_LOG(done.error());
                RC_ASSERT(done.has_value());
                if (!done->changedThere.empty()) {
                    bring(who);
                    RC_ASSERT(members[who].out(folder, share).changedThere.empty());
                }
                hold(who, owned);
            };
            members[0].out(folder);
            for (int step = 0; step < 24; ++step) {
                const std::size_t who = random.below(3);
                auto& member = members[who];
                auto stored = member.profile.deckList();
                switch (random.below(6)) {
                case 0: {
                    auto deck = named("Aggro", made % 2 == 0 ? "main: 1 Aegis Tender" : "main: 2 Reading Lamp");
                    deck.notes = std::to_string(++made);
                    decks[who].insert(deck.notes);
                    member.add(deck);
                    break;
                }
                case 1: member.own(cards[random.below(3)], 1 + static_cast<int>(random.below(3)), ""); break;
                case 2:
                    if (!stored.empty())
                        member.change(
                            stored[random.below(static_cast<std::uint32_t>(stored.size()))].id, [&](model::Deck& deck) {
                                deck.sections.at(0).entries.at(0).count += 1 + static_cast<int>(random.below(2));
                                if (random.below(3) == 0)
                                    deck.name = "Renamed " + std::to_string(step);
                            });
                    break;
                case 3: bring(who); break;
                default: give(who);
                }
            }
            std::set<std::string> all;
            for (const auto& one : decks)
                all.insert(one.begin(), one.end());
            for (int round = 0; round < 2; ++round)
                for (std::size_t who = 0; who < members.size(); ++who) {
                    bring(who);
                    give(who);
                }
            for (std::size_t who = 0; who < members.size(); ++who) {
                bring(who);
                RC_ASSERT(decks[who] == all);
            }
        }));
    }

    void itCanBeCalledOff()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.add(named("Deck"));
        const auto never = [](std::size_t, std::size_t) { return false; };
        QVERIFY(app::exportLibrary(here.profile, folder, {}, never)->stopped);
        here.out(folder);
        QVERIFY(!app::importLibrary(there.profile, folder, {}, never)->done);
        QVERIFY(!there.in(folder, app::FolderTaking{MergeChoice::Ask, true, false, false, {}, {}}).done);
        QVERIFY(there.decks().empty());
    }
};

NEXUS_TEST(LibraryFolderTest, Events);

} // namespace library_folder_test

#include "library_folder_test.moc"
