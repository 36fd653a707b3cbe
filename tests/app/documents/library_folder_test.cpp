#include "app/documents/library_folder.h"

#include "app/documents/collection_document.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "importers/decklist/deck_json.h"
#include "model/collection/collection_edit.h"
#include "model/deck/deck_edit.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

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

model::Deck named(const std::string& name, const char* rows = "main: 2 Reading Lamp, 1 Aegis Tender")
{
    auto deck = deckOf(rows);
    deck.name = name;
    return deck;
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
    app::LibraryExport out(const fs::path& folder, bool overwrite = false)
    {
        return app::exportLibrary(profile, folder, overwrite).value();
    }
    app::LibraryImport in(const fs::path& folder, MergeChoice choice = MergeChoice::Ask)
    {
        return app::importLibrary(profile, folder, choice, false).value();
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
        const auto edit = model::addStacks(collection, stacks).value();
        store.keep(edit, collection.totalsAfter(edit), now);
        put(app::ownRulesets(here.profile.place()) / "house.json",
            app::rulesetBytes(here.profile.library().rulesets.front()));

        const auto folder = here.scratch.path("library");
        here.out(folder);
        const auto done = there.in(folder);
        QVERIFY2(done.done, done.refused.empty() ? "" : done.refused.front().c_str());
        QCOMPARE(done.files.size(), std::size_t{42});
        const auto now = there.decks(), before = here.decks();
        for (const auto& deck : before)
            QVERIFY2(now.contains(deck), deck.c_str());
        QCOMPARE(now.size(), before.size());
        const auto copy = there.scratch.path("copy");
        there.out(copy);
        const auto second = filesIn(copy);
        for (const auto& [file, bytes] : filesIn(folder))
            QVERIFY2(second.contains(file) && second.at(file) == bytes, file.c_str());

        for (auto* side : {&here, &there}) {
            const auto again = side->in(folder);
            QVERIFY(again.done && again.files.empty());
            QCOMPARE(again.unchanged, std::size_t{42});
        }
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
        QCOMPARE(side.out(folder, true).written.size(), std::size_t{1});
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
        here.out(folder);
        QVERIFY(there.in(folder).done);
        here.own("Aegis Tender", 1, "Box");
        there.own("Aegis Tender", 2, "Box");
        there.own("Second Draft", 4, "Binder");
        there.out(folder);
        const auto merged = here.in(folder);
        QVERIFY2(merged.done, merged.refused.empty() ? "" : merged.refused.front().c_str());
        QCOMPARE(merged.files.at(0).step, PairStep::Merged);
        QCOMPARE(here.owned(),
            (std::multiset<std::string>{"1 Reading Lamp@", "4 Second Draft@Binder", "5 Aegis Tender@Box"}));
        here.out(folder);
        QCOMPARE(there.in(folder).files.at(0).step, PairStep::Taken);
        QCOMPARE(there.owned(), here.owned());
        QVERIFY(here.in(folder).files.empty() && there.in(folder).files.empty());
    }

    void copiesThatBothLaidElsewhereAreAskedAbout()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.own("Aegis Tender", 2, "Box");
        here.out(folder);
        there.in(folder);
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
        there.out(folder);
        const auto asked = here.in(folder);
        QVERIFY(!asked.done);
        QCOMPARE(asked.files.at(0).step, PairStep::Clash);
        QCOMPARE(asked.files.at(0).clashes, std::vector<std::string>{"Aegis Tender"});
        QVERIFY(here.in(folder, MergeChoice::Theirs).done);
        QCOMPARE(here.owned(), (std::multiset<std::string>{"1 Reading Lamp@", "2 Aegis Tender@There"}));

        // A profile that does not know what both had in common settles the collection as a whole.
        for (const auto& file : fs::directory_iterator(here.profile.folder()))
            if (file.path().filename().string().starts_with("library-collection-"))
                fs::remove(file.path());
        there.own("Second Draft", 1, "");
        here.own("Second Draft", 2, "");
        there.out(folder);
        const auto whole = here.in(folder);
        QCOMPARE(whole.files.at(0).step, PairStep::Clash);
        QVERIFY(whole.files.at(0).clashes.empty());
        QVERIFY(here.in(folder, MergeChoice::Theirs).done);
        QCOMPARE(here.owned(), there.owned());
    }

    void hostileFoldersAreRefused()
    {
        Side side;
        const auto folder = side.scratch.path("library");
        QVERIFY(!app::importLibrary(side.profile, folder, MergeChoice::Ask, false));
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
        QVERIFY(!app::exportLibrary(side.profile, folder, true));
        fs::remove_all(folder / "decks");
        fs::create_directory_symlink("/", folder / "decks");
        put(folder / "library.json", "{\"format\":\"nexusdeck-library/1\",\"game\":\"quantum-nexus\",\"files\":[]}");
        QCOMPARE(side.in(folder).refused.size(), std::size_t{1});
        QVERIFY(!side.out(folder, true).changedThere.empty());
    }

    void itCanBeCalledOff()
    {
        Side here, there;
        const auto folder = here.scratch.path("library");
        here.add(named("Deck"));
        const auto never = [](std::size_t, std::size_t) { return false; };
        QVERIFY(app::exportLibrary(here.profile, folder, false, never)->stopped);
        here.out(folder);
        QVERIFY(!app::importLibrary(there.profile, folder, MergeChoice::Ask, false, never)->done);
        QVERIFY(!app::importLibrary(there.profile, folder, MergeChoice::Ask, true)->done);
        QVERIFY(there.decks().empty());
    }
};

NEXUS_TEST(LibraryFolderTest, Events);

} // namespace library_folder_test

#include "library_folder_test.moc"
