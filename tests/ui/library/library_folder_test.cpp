#include "ui/library/library_folder.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"

namespace library_folder_window_test {

using namespace nexus;
using namespace nexus::test;

class LibraryFolderWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLibraryGoesToAFolderAndBack()
    {
        WindowStory story;
        const Scratch scratch;
        const auto folder = scratch.path("library");
        auto& library = *story.window().findChild<ui::LibraryFolder*>();
        library.askFolder = [&](const QString&) { return q(folder.string()); };
        library.askShare = [](const app::FolderShare& last, const QStringList&) { return last; };
        QSignalSpy told(&library, &ui::LibraryFolder::told), trouble(&library, &ui::LibraryFolder::trouble);
        const auto done = [&] { WindowStory::until([&] { return !library.isBusy(); }, "the folder"); };
        story.window().action("exportLibrary")->trigger();
        done();
        QVERIFY(told.back().front().toString().contains(QStringLiteral("14 files written")));

        // Another program changes the deck that is open here, and its notes are changed here too.
        const auto name = story.deck().name;
        const auto file = folder / "decks" / (name + ".nxdeck");
        auto theirs = story.deck();
        theirs.notes = "theirs";
        theirs.sections.front().entries.clear();
        std::ofstream(file) << importers::writeDeckJson(theirs);
        story.document().edit({model::SetField{model::DeckField::Notes, "mine"}}, {});
        QStringList changed;
        library.askOverwrite = [&](const QStringList& files) {
            changed = files;
            return false;
        };
        story.window().action("exportLibrary")->trigger();
        done();
        QCOMPARE(changed, QStringList{q("decks/" + name + ".nxdeck")});

        int asked = 0;
        library.askTaking = [&](const app::LibraryImport& found, app::FolderTaking taking) {
            ++asked;
            taking.look = found.count(model::PairStep::Clash) != 1;
            taking.choice = model::MergeChoice::Theirs;
            return taking;
        };
        story.window().action("importLibrary")->trigger();
        done();
        QCOMPARE(asked, 1);
        QCOMPARE(story.deck().notes, std::string("theirs"));
        QVERIFY(story.deck().sections.front().entries.empty());
        QVERIFY(!story.document().isModified());
        story.document().undoStack().undo();
        QCOMPARE(story.deck().notes, std::string("mine"));

        std::ofstream(file) << "<<<<<<< HEAD";
        WindowStory::onDialog([](QWidget* open) { open->close(); });
        story.window().action("importLibrary")->trigger();
        done();
        QCOMPARE(trouble.size(), 1);
    }
};

NEXUS_TEST(LibraryFolderWindowTest, Screen);

} // namespace library_folder_window_test

#include "library_folder_test.moc"
