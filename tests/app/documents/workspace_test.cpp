#include "app/documents/workspace.h"

#include "app/base/file_bytes.h"
#include "app/documents/deck_file.h"
#include "app/documents/list_reading.h"
#include "db/deck_store.h"
#include "tests/support/copy_in_use.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include "importers/decklist/deck_json.h"

#include <QSignalSpy>

namespace workspace_test {

using namespace nexus;
using namespace nexus::test;
using app::DeckDocument;
using app::Workspace;

namespace {

const model::SectionId mainDeck("main");

model::DeckEdit add(const char* card, int by = 1) { return {model::ChangeCopies{mainDeck, {.card = card}, by}}; }

auto openedFile(Workspace& workspace, const std::filesystem::path& file)
{
    return workspace.openFile(file, app::readFile(file, app::maxListBytes));
}

bool opened(Workspace& workspace)
{
    QSignalSpy trouble(&workspace, &Workspace::trouble);
    workspace.open();
    return QTest::qWaitFor([&] { return workspace.isReady(); }, 20'000) && trouble.isEmpty();
}

// What another start of the program would find, while this one is still at work.
struct Later {
    explicit Later(const std::filesystem::path& folder)
    {
        copyInUse(folder, copy.path("again"));
        workspace = std::make_unique<Workspace>(copy.path("again"));
        ready = opened(*workspace);
    }
    Scratch copy;
    std::unique_ptr<Workspace> workspace;
    bool ready = false;
};

struct State {
    std::string name, file;
    model::Deck deck, saved;
    bool modified = false;
    std::optional<std::int64_t> id;
    friend bool operator==(const State&, const State&) = default;
};

std::vector<State> states(const Workspace& workspace)
{
    std::vector<State> found;
    for (const auto* document : workspace.documents())
        found.push_back({document->deck().name, document->place().file.string(), document->deck(),
            document->savedDeck(), document->isModified(), document->place().id});
    return found;
}

bool startedAgainIsTheSame(const Workspace& workspace)
{
    const Later later(workspace.folder());
    return later.ready && states(*later.workspace) == states(workspace);
}

} // namespace

class WorkspaceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstStartOpensADeckToFinishAndTheSecondNoOther()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(!workspace.isReady());
        const QSignalSpy ready(&workspace, &Workspace::ready);
        const QSignalSpy documents(&workspace, &Workspace::documentOpened);
        QVERIFY(opened(workspace));
        QCOMPARE(ready.count(), 1);
        QTRY_COMPARE(documents.count(), 1);
        auto* first = workspace.documents().front();
        QVERIFY(workspace.isFirstStart());
        QVERIFY(!first->place().id); // theirs, not one of the library
        QCOMPARE(first->report().findings.size(), std::size_t{1});
        QCOMPARE(first->report().findings.front().rule, std::string("main-cp"));
        QVERIFY(workspace.catalogue()->size() > 100);
        workspace.close(first);
        const Later later(workspace.folder());
        QVERIFY(later.ready);
        QCoreApplication::processEvents();
        QVERIFY(later.workspace->documents().empty()); // who closed all decks does not get the sample again
    }

    void aProfileThatCannotBeReadFailsInWords()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("profile"));
        scratch.write("profile/catalogue.sqlite", "this is no database, this is no database, this is no database");
        Workspace workspace(scratch.path("profile"));
        QSignalSpy failed(&workspace, &Workspace::catalogueRefused);
        workspace.open();
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("catalogue.sqlite")));
        QVERIFY(!workspace.isReady());
        QCOMPARE(q(scratch.read("profile/catalogue.sqlite").substr(0, 7)), QStringLiteral("this is")); // untouched
    }

    void everyEditIsOnDiskAtOnce()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto* sample = *workspace.openDeck(workspace.profile().deckList().back().id);
        auto* made = workspace.newDeck(deckOf("main: 2 Aegis Tender"));
        QVERIFY(made->isModified());
        QVERIFY(startedAgainIsTheSame(workspace));
        QVERIFY(sample->edit(add("Fennel Runner"), QStringLiteral("a")));
        QVERIFY(startedAgainIsTheSame(workspace));
        QVERIFY(made->edit(add("Fennel Runner", 2), QStringLiteral("a")));
        QVERIFY(made->edit({model::SetField{model::DeckField::Name, "Größer"}}, QStringLiteral("n")));
        QVERIFY(made->edit({model::SetTags{{"x", "y z"}}}, QStringLiteral("t")));
        QVERIFY(startedAgainIsTheSame(workspace));
        sample->undoStack().undo();
        QVERIFY(!sample->isModified());
        QVERIFY(startedAgainIsTheSame(workspace));
    }

    void randomEditsAreOnDiskAtOnce()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto* document = workspace.documents().front();
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            (void)document->edit(randomEdit(seed * 31, document->deck(), *workspace.catalogue()), QStringLiteral("e"));
            if (seed % 5 == 0)
                document->undoStack().undo();
            if (seed % 20 == 0)
                QVERIFY2(startedAgainIsTheSame(workspace), std::to_string(seed).c_str());
        }
    }

    void aDraftOutlivesManyStartsWithoutAnEdit()
    {
        const Scratch scratch;
        const auto folder = scratch.path("profile");
        model::Deck edited, saved;
        {
            Workspace workspace(folder);
            QVERIFY(opened(workspace));
            auto* first = workspace.documents().front();
            auto* sample = *workspace.openDeck(workspace.profile().deckList().back().id);
            workspace.close(first);
            saved = sample->deck();
            QVERIFY(sample->edit(add("Fennel Runner"), QStringLiteral("a")));
            edited = sample->deck();
        }
        for (int start = 0; start < 3; ++start) {
            Workspace workspace(folder);
            QVERIFY(opened(workspace));
            QCOMPARE(workspace.documents().size(), std::size_t{1});
            QVERIFY(workspace.documents().front()->deck() == edited);
            QVERIFY(workspace.documents().front()->savedDeck() == saved);
            QVERIFY(workspace.documents().front()->isModified());
        }
    }

    void savingMakesAVersionAndClosingDropsTheDraft()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto* document = workspace.newDeck(deckOf("main: 1 Aegis Tender"));
        QVERIFY(!document->place().id);
        const QSignalSpy library(&workspace, &Workspace::libraryChanged);
        QVERIFY(workspace.save(document));
        QVERIFY(document->place().id.has_value());
        const auto id = *document->place().id;
        QVERIFY(!document->isModified());
        QVERIFY(!document->place().saved.empty());
        QCOMPARE(library.count(), 1);
        QVERIFY(document->edit(add("Fennel Runner"), QStringLiteral("a")));
        QVERIFY(document->isModified());
        QVERIFY(workspace.save(document));
        QVERIFY(!document->isModified());
        QCOMPARE(workspace.profile().decks().versions(id).size(), std::size_t{2});
        const auto second = document->deck();
        // Back to the first version by undo: changed against what is saved; forward again: as saved.
        document->undoStack().undo();
        QVERIFY(document->isModified());
        document->undoStack().redo();
        QVERIFY(!document->isModified());
        QVERIFY(document->edit(add("Fennel Runner"), QStringLiteral("a")));
        workspace.close(document);
        QVERIFY(!workspace.find(id));
        for (const auto& open : workspace.profile().decks().openDecks())
            QVERIFY(open.deck != id);
        const auto again = workspace.openDeck(id);
        QVERIFY(again);
        QVERIFY((*again)->deck() == second);
        QVERIFY(!(*again)->isModified());
        QCOMPARE(*workspace.openDeck(id), *again); // open already
        QVERIFY(!workspace.openDeck(987'654));
    }

    void aClosedDeckLeavesNothingBehind()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto* document = workspace.newDeck();
        workspace.close(document);
        // A view that still holds it writes a note too late.
        QVERIFY(document->edit({model::SetField{model::DeckField::Notes, "late"}}, QStringLiteral("n")));
        QCOMPARE(workspace.profile().decks().openDecks().size(), workspace.documents().size());
    }

    void deckFilesAreWrittenBackAndListsBecomeNewDecks()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        const auto first = deckOf("main: 2 Aegis Tender");
        scratch.write("mine.nxdeck", importers::writeDeckJson(first));
        const auto file = openedFile(workspace, scratch.path("mine.nxdeck"));
        QVERIFY(file);
        auto* document = file->front();
        QVERIFY(!document->isModified());
        QCOMPARE(q(document->deck().name), QStringLiteral("Test"));
        QCOMPARE(openedFile(workspace, scratch.path("mine.nxdeck"))->front(), document); // not twice
        const auto relative = std::filesystem::relative(scratch.path("mine.nxdeck"));
        QCOMPARE(openedFile(workspace, relative)->front(), document);
        QVERIFY(document->edit(add("Fennel Runner"), QStringLiteral("a")));
        QVERIFY(startedAgainIsTheSame(workspace)); // as a draft; the file is as it was
        QVERIFY(*importers::readDeckJson(scratch.read("mine.nxdeck")) == first);
        QVERIFY(workspace.save(document));
        QVERIFY(*importers::readDeckJson(scratch.read("mine.nxdeck")) == document->deck());
        QVERIFY(!document->place().id);
        QVERIFY(!document->isModified());

        scratch.write("list.txt", "2 Aegis Tender\n1 Nobody at all\n");
        const auto list = openedFile(workspace, scratch.path("list.txt"));
        QVERIFY(list);
        QCOMPARE(q(list->front()->deck().name), QStringLiteral("list"));
        QCOMPARE(list->front()->deck().copies(mainDeck), 3);
        QVERIFY(list->front()->place().file.empty() && list->front()->isModified());
        const auto nothing = openedFile(workspace, scratch.path("gone.nxdeck"));
        QVERIFY(!nothing && nothing.error().contains(QStringLiteral("gone.nxdeck")));
        scratch.write("broken.nxdeck", R"({"format":"nexusdeck-deck/1",)");
        const auto broken = openedFile(workspace, scratch.path("broken.nxdeck"));
        QVERIFY(!broken && broken.error().startsWith(QStringLiteral("broken.nxdeck is not a readable decklist")));
    }

    // A tab without a word in it cannot be told from another.
    void aDeckFileWithoutANameIsCalledAsItsFile()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto unnamed = deckOf("main: 2 Aegis Tender");
        for (const char* name : {"", "  "}) {
            unnamed.name = name;
            unnamed.ruleset = {};
            scratch.write("Friday league.nxdeck", importers::writeDeckJson(unnamed));
            auto* document = openedFile(workspace, scratch.path("Friday league.nxdeck"))->front();
            QCOMPARE(q(document->deck().name), QStringLiteral("Friday league"));
            QVERIFY(!document->isModified() && !workspace.fileChange(*document));
            QVERIFY(startedAgainIsTheSame(workspace));
            QVERIFY(workspace.save(document));
            QCOMPARE(importers::readDeckJson(scratch.read("Friday league.nxdeck"))->name, std::string("Friday league"));
            workspace.close(document);
        }
    }

    void aFileThatAnotherProgramChangedIsNotWrittenOver()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        scratch.write("mine.nxdeck", importers::writeDeckJson(deckOf("main: 2 Aegis Tender")));
        auto* document = openedFile(workspace, scratch.path("mine.nxdeck"))->front();
        QVERIFY(!workspace.fileChange(*document));
        QVERIFY(document->edit(add("Fennel Runner"), QStringLiteral("a")));
        const auto mine = document->deck();
        const auto theirs = deckOf("main: 1 Aegis Tender, 1 Causeway Docker");
        scratch.write("mine.nxdeck", importers::writeDeckJson(theirs));
        const auto change = workspace.fileChange(*document);
        QVERIFY(change && change->kind == app::FileChange::Changed);
        QVERIFY(change->theirs.sections == theirs.sections);
        const auto refused = workspace.save(document);
        QVERIFY(!refused && refused.error().contains(QStringLiteral("was changed by another program")));
        QVERIFY(*importers::readDeckJson(scratch.read("mine.nxdeck")) == theirs);

        QVERIFY(workspace.mergeWithFile(document, change->theirs).empty());
        QVERIFY(deckDiff(document->deck(), deckOf("main: 1 Aegis Tender, 1 Causeway Docker, 1 Fennel Runner"))
                    .sections.empty());
        QVERIFY(document->isModified() && !workspace.fileChange(*document));
        QVERIFY(workspace.save(document));
        QVERIFY(*importers::readDeckJson(scratch.read("mine.nxdeck")) == document->deck());
        document->undoStack().undo();
        QVERIFY(document->deck() == mine);

        scratch.write("mine.nxdeck", importers::writeDeckJson(theirs));
        workspace.takeFile(document, workspace.fileChange(*document)->theirs);
        QVERIFY(document->deck().sections == theirs.sections && !document->isModified());
        scratch.write("mine.nxdeck", "no deck");
        QVERIFY(workspace.fileChange(*document)->kind == app::FileChange::Unreadable);
        std::filesystem::remove(scratch.path("mine.nxdeck"));
        QVERIFY(workspace.fileChange(*document)->kind == app::FileChange::Gone);
        QVERIFY(!workspace.save(document));
        QVERIFY(workspace.save(document, true));
        QVERIFY(!workspace.fileChange(*document));
    }

    void aFileThatIsGoneLeavesItsDraft()
    {
        const Scratch scratch;
        model::Deck edited;
        {
            Workspace workspace(scratch.path("profile"));
            QVERIFY(opened(workspace));
            scratch.write("mine.nxdeck", importers::writeDeckJson(deckOf("main: 2 Aegis Tender")));
            auto* document = openedFile(workspace, scratch.path("mine.nxdeck"))->front();
            QVERIFY(document->edit(add("Fennel Runner"), QStringLiteral("a")));
            edited = document->deck();
        }
        std::filesystem::remove(scratch.path("mine.nxdeck"));
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        QCOMPARE(workspace.documents().size(), std::size_t{2});
        QVERIFY(workspace.documents().back()->deck() == edited);
        QVERIFY(workspace.documents().back()->isModified());
        QVERIFY(workspace.save(workspace.documents().back(), true));
        QVERIFY(*importers::readDeckJson(scratch.read("mine.nxdeck")) == edited);
    }

    void tabsKeepTheirOrder()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        workspace.newDeck(deckOf("main: 1 Aegis Tender"));
        auto* last = workspace.newDeck(deckOf("main: 2 Aegis Tender"));
        workspace.move(2, 0);
        QCOMPARE(workspace.documents().front(), last);
        QVERIFY(startedAgainIsTheSame(workspace));
        workspace.move(0, 7); // no such place
        workspace.close(workspace.documents()[1]);
        QVERIFY(startedAgainIsTheSame(workspace));
    }

    void anotherEditionIsAnEditAndItsUndo()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto* document = workspace.newDeck(deckOf("main: 1 Aegis Tender"));
        const auto before = document->report();
        const auto law = document->sharedChecker();
        QVERIFY(
            document->edit({model::SetField{model::DeckField::Ruleset, "quantum-nexus-2025-05"}}, QStringLiteral("r")));
        QCOMPARE(q(document->checker().ruleset().id.str()), QStringLiteral("quantum-nexus-2025-05"));
        QVERIFY(document->report() == document->checker().check(document->deck()));
        QVERIFY(startedAgainIsTheSame(workspace));
        document->undoStack().undo();
        QCOMPARE(document->sharedChecker(), law);
        QVERIFY(document->report() == before);
        // A ruleset nobody knows is judged by the game's own.
        QVERIFY(document->edit({model::SetField{model::DeckField::Ruleset, "house-of-nobody"}}, QStringLiteral("r")));
        QCOMPARE(document->checker().ruleset().id, workspace.library().game.defaultRuleset);
    }

    void anotherCatalogueJudgesEveryOpenDeckAnew()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        auto* document = workspace.newDeck(deckOf("main: 1 Aegis Tender"));
        QVERIFY(told(document->report().findings, workspace.library().game).find("unknown-card") == std::string::npos);
        const auto edits = document->undoStack().count();
        const QSignalSpy changed(&workspace, &Workspace::catalogueChanged);
        workspace.setCatalogue(catalogueOf(R"([{"name":"Lonely","type":"Unit","cp":1}])"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(document->checker().catalogue().size(), std::size_t{1});
        const auto findings = told(document->report().findings, workspace.library().game);
        QVERIFY2(findings.find("unknown-card in main of Aegis Tender") != std::string::npos, findings.c_str());
        QCOMPARE(document->undoStack().count(), edits);
    }

    void newNamesAreFree()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        QCOMPARE(q(workspace.freeName("New deck")), QStringLiteral("New deck"));
        auto* first = workspace.newDeck();
        QCOMPARE(q(first->deck().name), QStringLiteral("New deck"));
        QCOMPARE(q(workspace.newDeck()->deck().name), QStringLiteral("New deck 2"));
        QCOMPARE(first->deck().ruleset, workspace.library().game.defaultRuleset);
        const auto inLibrary = workspace.profile().decks().list().front().deck.name;
        QCOMPARE(q(workspace.freeName(model::fold(inLibrary))), q(model::fold(inLibrary) + " 2"));
    }

    void decksAreExported()
    {
        const Scratch scratch;
        Workspace workspace(scratch.path("profile"));
        QVERIFY(opened(workspace));
        const auto deck = deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender");
        QVERIFY(workspace.exportTo(deck, scratch.path("out.nxdeck")));
        QVERIFY(*importers::readDeckJson(scratch.read("out.nxdeck")) == deck);
        QVERIFY(workspace.exportTo(deck, scratch.path("out.txt")));
        QCOMPARE(q(scratch.read("out.txt")), q(app::deckAsText(deck, *workspace.checker(deck.ruleset))));
        QVERIFY(scratch.read("out.txt").find("2 Aegis Tender") != std::string::npos);
        const auto refused = workspace.exportTo(deck, scratch.path("no/such/folder.txt"));
        QVERIFY(!refused && refused.error().contains(QStringLiteral("folder.txt")));
    }
};

NEXUS_TEST(WorkspaceTest, Events);

} // namespace workspace_test

#include "workspace_test.moc"
