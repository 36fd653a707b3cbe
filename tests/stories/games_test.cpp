// The window of one game becomes that of another by what is dropped on it, as the program does it: the old one closes,
// the next opens what it was handed. Nothing that was dropped is lost on the way, nor what was being built.
#include "importers/decklist/deck_json.h"
#include "tests/support/lists.h"
#include "tests/support/other_game.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"

#include <QDragEnterEvent>
#include <QMessageBox>
#include <QMimeData>

namespace games_story_test {

using namespace nexus;
using namespace nexus::test;

class GamesTest : public QObject {
    Q_OBJECT
private:
    struct Wanted {
        QString game;
        QStringList files;
    };
    // What the program is asked for; the window goes at once, as there.
    static void follow(WindowStory& story, Wanted& wanted)
    {
        auto* window = &story.window();
        connect(window, &ui::MainWindow::gameWanted, window,
            [&wanted, window](const QString& game, const QStringList& files) {
                wanted = {game, files};
                window->close();
            });
    }
    static void drop(WindowStory& story, const QStringList& files)
    {
        QMimeData data;
        QList<QUrl> places;
        for (const auto& file : files)
            places << QUrl::fromLocalFile(file);
        data.setUrls(places);
        const QPoint at(9, 9);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&story.window(), &enter);
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&story.window(), &event);
    }
    static void sayYes(QStringList& asked)
    {
        WindowStory::onDialog([&asked](QWidget* open) {
            auto* box = qobject_cast<QMessageBox*>(open);
            asked << (box ? box->text() : open->windowTitle());
            box ? box->defaultButton()->click() : (void)open->close();
        });
    }
    static QStringList names(WindowStory& story)
    {
        QStringList names;
        for (const auto* document : story.workspace().documents())
            names << q(document->deck().name);
        return names;
    }
    static void open(WindowStory& story, const Wanted& wanted)
    {
        for (const auto& file : wanted.files)
            story.window().openLater(file);
    }

private Q_SLOTS:
    void aDroppedFileChangesTheGameAndTheOthersAreKept()
    {
        const Scratch scratch;
        auto mine = sampleDecks()[1];
        mine.name = "Mine";
        scratch.write("mine.nxdeck", importers::writeDeckJson(mine));
        scratch.write("code.txt", codeOf(sampleDecks().front()));
        auto theirs = otherDeck("nexus-tcg", "the-long-acre-holds.nxdeck");
        theirs.name = "Theirs";
        scratch.write("theirs.nxdeck", importers::writeDeckJson(theirs));
        auto third = otherDeck("quantum", "sample.nxdeck");
        third.name = "Third";
        scratch.write("third.nxdeck", importers::writeDeckJson(third));
        const auto path = [&](const char* name) { return q(scratch.path(name).string()); };

        WindowStory story;
        const auto before = names(story);
        Wanted wanted;
        QStringList asked;
        follow(story, wanted);
        sayYes(asked);
        drop(story, {path("theirs.nxdeck"), path("third.nxdeck"), path("mine.nxdeck"), path("code.txt")});
        WindowStory::until([&] { return !wanted.game.isEmpty(); }, "the other game");
        QCOMPARE(wanted.game, q("nexus-tcg"));
        QCOMPARE(asked, QStringList{q("theirs.nxdeck is a deck for Nexus TCG.")});
        const auto kept = names(story);
        QCOMPARE(kept.size(), before.size() + 2);
        QVERIFY(kept.contains(q("Mine")));

        // There, its file opens; that of the third game is asked about.
        story.restartWith("nexus-tcg");
        const auto first = std::exchange(wanted, {});
        follow(story, wanted);
        asked.clear();
        sayYes(asked);
        open(story, first);
        WindowStory::until([&] { return !wanted.game.isEmpty(); }, "the third game");
        QCOMPARE(asked, QStringList{q("third.nxdeck is a deck for Quantum.")});
        QVERIFY2(names(story).contains(q("Theirs")), qPrintable(names(story).join(q(", "))));

        story.restartWith("quantum");
        const auto second = std::exchange(wanted, {});
        open(story, second);
        WindowStory::until([&] { return names(story).contains(q("Third")); }, "the third deck");

        // And back: what was dropped beside them is open as it was.
        story.restartWith("quantum-nexus");
        QCOMPARE(names(story), kept);
        story.restartWith("nexus-tcg");
        QVERIFY(names(story).contains(q("Theirs")));
    }

    // Who would rather not keeps everything here.
    void whoStaysLosesNothing()
    {
        const Scratch scratch;
        scratch.write("mine.nxdeck", importers::writeDeckJson(sampleDecks()[1]));
        scratch.write("theirs.nxdeck", importers::writeDeckJson(otherDeck("nexus-tcg", "the-long-acre-holds.nxdeck")));
        WindowStory story;
        const auto before = story.workspace().documents().size();
        Wanted wanted;
        follow(story, wanted);
        bool asked = false;
        WindowStory::onDialog([&](QWidget* box) {
            asked = true;
            qobject_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
        });
        drop(story, {q(scratch.path("theirs.nxdeck").string()), q(scratch.path("mine.nxdeck").string())});
        WindowStory::until([&] { return asked; }, "the question");
        QVERIFY(wanted.game.isEmpty());
        QCOMPARE(story.workspace().documents().size(), before + 1);
    }
};

NEXUS_TEST(GamesTest, Screen);

} // namespace games_story_test

#include "games_test.moc"
