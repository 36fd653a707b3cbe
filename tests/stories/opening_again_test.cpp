// The program ended while it was opening something by itself: it does not open that unasked again, and says so.
#include "app/documents/list_history.h"
#include "db/catalogue_store.h"
#include "model/collection/collection_edit.h"
#include "tests/support/list_repository.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/table/table_view.h"
#include "ui/theme/row_table.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/changes_page.h"
#include "ui/workbench/list_history_page.h"
#include "ui/workbench/list_picker.h"
#include "ui/workbench/workbench_view.h"

#include <QComboBox>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <SQLiteCpp/SQLiteCpp.h>
#include <csignal>

namespace opening_again_test {

using namespace nexus;
using namespace nexus::test;

class OpeningAgainStory : public QObject {
    Q_OBJECT

    static QString notes(WindowStory& story)
    {
        QFile file(QString::fromStdString((story.folder() / "opening.notes").string()));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static void leave(const std::filesystem::path& folder, const std::string& note)
    {
        std::ofstream(folder / "opening.notes") << note << "\n";
    }
    // The question that comes, and its answer.
    static void answer(QString& asked, const QString& button)
    {
        WindowStory::onDialog([&asked, button](QWidget* dialog) {
            auto* box = qobject_cast<QMessageBox*>(dialog);
            asked = box ? box->text() : dialog->windowTitle();
            for (auto* each : dialog->findChildren<QPushButton*>())
                if (each->text().remove(QLatin1Char('&')) == button)
                    each->click();
            for (auto* each : QApplication::topLevelWidgets())
                if (qobject_cast<ui::MainWindow*>(each))
                    each->activateWindow(); // here is no window manager
        });
    }
    static void showPage(WindowStory& story, ui::WorkbenchView::Page page)
    {
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(page);
        QCoreApplication::processEvents();
    }
    // The program is killed while it waits for a file that somebody keeps locked.
    static void killWhileLocked(WindowStory& story, const QString& file, const QString& note)
    {
        SQLite::Database holder((story.folder() / file.toStdString()).string(), SQLite::OPEN_READWRITE);
        holder.exec("PRAGMA locking_mode=EXCLUSIVE");
        holder.exec("BEGIN EXCLUSIVE");
        QProcess program;
        program.start(inBuild("/bin/nexusdeck"), {QStringLiteral("--profile"), q(story.folder().string())});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(notes(story).split(QLatin1Char('\n')).contains(note), 60'000);
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        program.waitForFinished();
    }
    static std::string longList()
    {
        std::string list = "| Name | CP |\n|---|---|\n";
        for (int i = 0; i < 19'000; ++i)
            list += "| Card " + std::to_string(i) + " | 3 |\n";
        return list;
    }

private Q_SLOTS:
    void aDamagedCatalogueIsMadeAnewByAButton()
    {
        WindowStory story;
        const auto deck = story.deckBytes();
        const auto cards = story.workspace().catalogue()->size();
        QString asked;
        answer(asked, QStringLiteral("Create a new catalogue"));
        story.restart([&] {
            for (const auto& entry : std::filesystem::directory_iterator(story.folder()))
                if (entry.path().filename().string().starts_with("catalogue."))
                    std::filesystem::resize_file(entry.path(), std::filesystem::file_size(entry.path()) / 2);
        });
        QVERIFY2(asked.contains(QStringLiteral("catalogue.sqlite")), qPrintable(asked));
        QCOMPARE(story.workspace().catalogue()->size(), cards);
        QCOMPARE(story.deckBytes(), deck);
        QVERIFY(!std::filesystem::is_empty(story.folder() / "backups"));
    }

    void aHistory()
    {
        WindowStory story;
        MadeRepository made(story.folder() / "lists.git");
        commitList(made, unitList({{"Kite Warden", 4}}), "First list");
        const auto word = q((story.folder() / "lists.git").string()) + QStringLiteral(":cards.md");
        showPage(story, ui::WorkbenchView::History);
        story.window().workbench()->history()->read(word);
        QVERIFY(notes(story).contains(QStringLiteral("history ") + word));
        const auto shown = [&story] { return story.window().workbench()->history()->revisions()->shown() == 1; };
        WindowStory::until(shown, "the history");
        QVERIFY(notes(story).isEmpty());

        QString asked;
        answer(asked, QStringLiteral("Leave it closed"));
        story.restart([&] { leave(story.folder(), "history " + word.toStdString()); });
        showPage(story, ui::WorkbenchView::History);
        WindowStory::until([&] { return asked.contains(word); }, "the question");
        QTest::qWait(50);
        auto* page = story.window().workbench()->history();
        QCOMPARE(page->revisions()->shown(), 0);
        QCOMPARE(page->place()->currentText(), word);
        showPage(story, ui::WorkbenchView::Cards);
        showPage(story, ui::WorkbenchView::History);
        QTest::qWait(50);
        QCOMPARE(page->revisions()->shown(), 0);
        page->read(word); // asked for, it is opened
        WindowStory::until(shown, "the history");
        QVERIFY(notes(story).isEmpty());
    }

    void twoLists()
    {
        WindowStory story;
        const auto file = story.folder() / "a.md", other = story.folder() / "b.md";
        std::ofstream(file) << unitList({{"Kite Warden", 4}});
        std::ofstream(other) << unitList({{"Kite Warden", 5}});
        showPage(story, ui::WorkbenchView::Changes);
        auto* page = story.window().workbench()->changes();
        page->from()->chooseFile(q(file.string()));
        page->to()->chooseFile(q(other.string()));
        const auto compared = [&story] { return !story.window().workbench()->changes()->changelog().isEmpty(); };
        WindowStory::until(compared, "the comparison");

        QString asked;
        answer(asked, QStringLiteral("Open again"));
        story.restart([&] { leave(story.folder(), "changes file:" + file.string() + " file:" + other.string()); });
        showPage(story, ui::WorkbenchView::Changes);
        WindowStory::until([&] { return asked.contains(QStringLiteral("a.md")); }, "the question");
        WindowStory::until(compared, "the comparison");
        WindowStory::until([&] { return notes(story).isEmpty(); }, "the note to go");
    }

    void aDeckWithChangesThatAreNotSaved()
    {
        WindowStory story;
        QVERIFY(story.document().edit({model::SetField{model::DeckField::Name, "Half done"}}, QStringLiteral("Name")));
        const auto slot = story.document().place().slot;
        QString asked;
        answer(asked, QStringLiteral("Leave it closed"));
        story.restart([&] { leave(story.folder(), "deck " + std::to_string(slot) + " "); });
        WindowStory::until([&] { return asked.contains(QStringLiteral("deck that was open")); }, "the question");
        QVERIFY(story.workspace().documents().empty());
        answer(asked, QStringLiteral("Open again")); // its changes are where they were
        story.restart();
        WindowStory::until([&] { return !story.workspace().documents().empty(); }, "the deck");
        QCOMPARE(story.deck().name, std::string("Half done"));
        QVERIFY(notes(story).isEmpty());
        story.restart();
        QCOMPARE(story.deck().name, std::string("Half done"));
    }

    // Killed while it waits for one of the two files: that one is asked about, and what it holds stays whatever the
    // answer is.
    void aProgramThatWasKilledAtItsOwnFiles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("asks");
        QTest::newRow("cards") << "catalogue.sqlite"
                               << "catalogue"
                               << "The card catalogue";
        QTest::newRow("decks") << "user.sqlite"
                               << "library"
                               << "The file with your decks and your collection";
    }
    void aProgramThatWasKilledAtItsOwnFiles()
    {
        QFETCH(QString, file);
        QFETCH(QString, note);
        QFETCH(QString, asks);
        WindowStory story([](app::Profile& profile) {
            profile.catalogueStore().setNote("mine", "kept");
            model::Deck deck;
            deck.name = "Of mine";
            (void)profile.decks().add(deck, app::utcNow());
        });
        const auto isMine = [&story, &file](const std::filesystem::path& folder) {
            app::Profile profile(folder);
            const auto decks = profile.decks().list();
            return file.startsWith(QLatin1Char('c')) ? profile.catalogueStore().note("mine") == "kept"
                                                     : std::any_of(decks.begin(), decks.end(), [](const auto& kept) {
                                                           return kept.deck.name == "Of mine";
                                                       });
        };
        const auto killed = [&] { killWhileLocked(story, file, note); };
        QString asked;
        answer(asked, QStringLiteral("Open again"));
        story.restart(killed);
        QVERIFY2(asked.startsWith(asks), qPrintable(asked));
        QVERIFY(isMine(story.folder()));
        WindowStory::until([&] { return notes(story).isEmpty(); }, "the notes to go");

        answer(asked, QStringLiteral("Leave it closed"));
        story.restart(killed);
        WindowStory::until([&] { return notes(story).isEmpty(); }, "the notes to go");
        QVERIFY(!isMine(story.folder()));
        QVERIFY(story.workspace().catalogue()->size() > 0 && !story.workspace().profile().deckList().empty());
        const auto aside = story.folder() / "aside";
        std::filesystem::create_directories(aside);
        for (const auto& entry : std::filesystem::directory_iterator(story.folder() / "backups"))
            if (entry.path().string().ends_with("-damaged.sqlite"))
                std::filesystem::copy_file(entry.path(), aside / file.toStdString());
        QVERIFY(isMine(aside));
        story.restart(); // nothing is asked
        QVERIFY(story.workspace().isReady());
    }

    void aCollectionThatIsLeftClosed()
    {
        WindowStory story;
        const auto& collection = [&story]() -> app::CollectionDocument& { return story.workspace().collection(); };
        WindowStory::until([&] { return collection().isOpen(); }, "the collection");
        QVERIFY(collection().edit([](const auto& kept) {
            return model::addCopies(kept, {.card = model::CardKey("wick-sprite"), .name = "Wick Sprite"});
        }));
        QString asked;
        answer(asked, QStringLiteral("Leave it closed"));
        story.restart([&] { leave(story.folder(), "collection"); });
        WindowStory::until([&] { return asked.startsWith(QStringLiteral("Your collection")); }, "the question");
        QTest::qWait(50);
        QVERIFY(!collection().isOpen());
        answer(asked, QStringLiteral("Open again"));
        story.restart();
        WindowStory::until([&] { return collection().isOpen(); }, "the collection");
        QCOMPARE(collection().collection().stacks().size(), std::size_t{1});
    }

    void rulesetsOfOnesOwn()
    {
        WindowStory story;
        const auto folder = story.folder() / "games" / "quantum-nexus" / "rulesets";
        std::filesystem::create_directories(folder);
        std::ofstream(folder / "mine.json") << "{}";
        const auto rulesets = story.workspace().library().rulesets.size();
        QString asked;
        answer(asked, QStringLiteral("Leave it closed"));
        story.restart([&] { leave(story.folder(), "rulesets"); });
        QVERIFY(asked.startsWith(QStringLiteral("The folder of your own rulesets")));
        QCOMPARE(story.workspace().library().rulesets.size(), rulesets);
        QVERIFY(std::filesystem::exists(folder.parent_path() / "rulesets.aside" / "mine.json"));
        WindowStory::until([&] { return notes(story).isEmpty(); }, "the notes to go");
    }

    // Nothing of it is lost but how it stood.
    void howTheWindowStood()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Table);
        QString asked;
        answer(asked, QStringLiteral("Open again"));
        story.restart([&] { leave(story.folder(), "window"); });
        WindowStory::until([&] { return !asked.isEmpty(); }, "the question");
        QVERIFY(asked.startsWith(QStringLiteral("The state of the window")));
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Table"));
        answer(asked, QStringLiteral("Leave it closed"));
        story.restart([&] { leave(story.folder(), "window"); });
        QTest::qWait(50);
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Build"));
    }

    // The program is killed while it reads a long list that it opened by itself.
    void aProgramThatWasKilled()
    {
        WindowStory story;
        const auto list = story.folder() / "long.md";
        std::ofstream(list) << longList();
        showPage(story, ui::WorkbenchView::Cards);
        auto* cards = story.window().workbench()->cards();
        cards->openFile(q(list.string()));
        WindowStory::until([&] { return cards->list() != nullptr; }, "the list");

        QString asked;
        answer(asked, QStringLiteral("Leave it closed"));
        story.restart([&] {
            QProcess program;
            program.start(inBuild("/bin/nexusdeck"), {QStringLiteral("--profile"), q(story.folder().string())});
            QVERIFY(program.waitForStarted());
            QTRY_VERIFY_WITH_TIMEOUT(notes(story).contains(QStringLiteral("cards ")), 60'000);
            ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
            program.waitForFinished();
            QVERIFY(notes(story).contains(q(list.string())));
        });
        WindowStory::until([&] { return asked.contains(QStringLiteral("long.md")); }, "the question");
        QVERIFY(!story.window().workbench()->cards()->list());
    }
};

NEXUS_TEST(OpeningAgainStory, Screen);

} // namespace opening_again_test

#include "opening_again_test.moc"
