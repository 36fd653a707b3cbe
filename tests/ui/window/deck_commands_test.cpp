#include "ui/window/deck_commands.h"

#include "app/printing/qr_symbol.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/lists.h"
#include "tests/support/other_game.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/complete_page.h"
#include "ui/deck/deck_view.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <sys/stat.h>

namespace deck_commands_test {

using namespace nexus;
using namespace nexus::test;

// Codes, pictures of them and PDFs as decks of the window.
class DeckCommandsTest : public QObject {
    Q_OBJECT
private:
    static const model::Deck& sample() { return sampleDecks().front(); }
    static const model::Deck& other() { return sampleDecks()[1]; }
    static QImage symbolOf(const model::Deck& deck)
    {
        return app::QrSymbol::of(QByteArray::fromStdString(codeOf(deck)))->image(4);
    }

    // The deck in front has the cards of that deck, and is a new one.
    static void opens(WindowStory& story, const model::Deck& deck, const std::function<void()>& act)
    {
        const auto before = story.workspace().documents().size();
        act();
        WindowStory::until([&] { return story.workspace().documents().size() == before + 1; }, "a deck to open");
        QCoreApplication::processEvents();
        QCOMPARE(rowsOf(story.deck(), story.document().checker()), rowsOf(deck, *listReader().checker(deck.ruleset)));
        QVERIFY(!story.document().place().id && story.document().place().file.empty());
    }
    static QString complaint(const std::function<void()>& act)
    {
        QString said;
        WindowStory::onDialog([&](QWidget* open) {
            auto* box = qobject_cast<QMessageBox*>(open);
            said = box ? box->text() : QStringLiteral("another dialog");
            open->close();
        });
        act();
        WindowStory::until([&] { return !said.isEmpty(); }, "a complaint");
        return said;
    }

private Q_SLOTS:
    void aPictureOfTheDeckIsSavedAndOpensAsTheDeck()
    {
        WindowStory story;
        (void)story.workspace().newDeck(sample());
        const Scratch scratch;
        const auto folder = q(scratch.path("pictures").string());
        QVERIFY(QDir().mkpath(folder));
        auto& commands = *story.window().findChild<ui::DeckCommands*>();
        QStringList suggested, offered;
        commands.askPicture = [&](const QString& file) {
            suggested << file;
            return folder + QStringLiteral("/deck");
        };
        commands.offerPicture = [&](const QString& file) { offered << file; };
        for (int i = 0; i < 2; ++i) {
            story.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
            WindowStory::until([&] { return offered.size() == i + 1; }, "the picture");
        }
        QCOMPARE(offered.back(), folder + QStringLiteral("/deck.png"));
        QCOMPARE(suggested.front(), q(story.deck().name) + QStringLiteral(".png"));
        QCOMPARE(suggested.back(), folder + QLatin1Char('/') + suggested.front()); // the folder is remembered
        opens(story, sample(), [&] { commands.openFiles({offered.back()}); });
        // A folder that is gone is told.
        commands.askPicture = [](const QString&) { return QStringLiteral("/no/such/folder/deck.png"); };
        QVERIFY(complaint([&] {
            story.window().action("savePicture")->trigger();
        }).contains(QStringLiteral("/no/such/folder")));
        commands.askPicture = [](const QString&) { return QString(); };
        story.window().action("savePicture")->trigger(); // thought better of
        QCOMPARE(offered.size(), 2);
    }

    void aPictureOfOnesOwnThatCannotBeUsedIsTold()
    {
        WindowStory story;
        std::filesystem::create_directories(story.folder() / "art");
        const auto card = story.deck().sections.front().entries.front().card;
        std::ofstream(story.folder() / "art" / (card + ".png")) << "no picture";
        const Scratch scratch;
        auto& commands = *story.window().findChild<ui::DeckCommands*>();
        commands.askPage = [&](const QString&) { return q(scratch.path("deck").string()); };
        commands.askPicture = commands.askPage;
        commands.offerPicture = [](const QString&) {};
        for (const char* action : {"savePage", "savePicture"}) {
            const auto said = complaint([&] { story.window().action(action)->trigger(); });
            QVERIFY2(
                said.startsWith(QStringLiteral("“%1”: its picture cannot be used").arg(q(card))), qPrintable(said));
        }
    }

    void aWebPageOfTheDeckIsSaved()
    {
        WindowStory story;
        (void)story.workspace().newDeck(sample());
        const Scratch scratch;
        auto& commands = *story.window().findChild<ui::DeckCommands*>();
        QStringList offered;
        commands.askPage = [&](const QString&) { return q(scratch.path("deck").string()); };
        commands.offerPicture = [&](const QString& file) { offered << file; };
        story.window().action("savePage")->trigger();
        WindowStory::until([&] { return offered.size() == 1; }, "the page");
        QVERIFY(offered.front().endsWith(QStringLiteral("deck.html")));
        QVERIFY(scratch.read("deck.html").find("<title>" + story.deck().name + "</title>") != std::string::npos);
        commands.askPage = [](const QString&) { return QStringLiteral("/no/such/folder/deck.html"); };
        QVERIFY(complaint([&] {
            story.window().action("savePage")->trigger();
        }).contains(QStringLiteral("/no/such/folder")));
    }

    void theFirstSaveOfADeckWithoutANameAsksForOne()
    {
        WindowStory story;
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        QStringList asked;
        std::optional<QString> answer;
        commands->askName = [&](const QString& proposed) {
            asked << proposed;
            return answer;
        };
        story.key(Qt::Key_N, Qt::ControlModifier);
        story.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(asked, QStringList{QString::fromStdString(story.deck().name)});
        QVERIFY(!story.document().place().id); // rather not
        story.document().edit(
            {model::ChangeCopies{model::SectionId("missions"), story.entry("Hold the Gantry Line"), 1}}, {});
        answer = QStringLiteral("Storm");
        story.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(asked.size(), 2);
        QVERIFY2(!asked.back().startsWith(QStringLiteral("New deck")), qPrintable(asked.back()));
        QVERIFY(story.document().place().id);
        QCOMPARE(story.deck().name, std::string("Storm"));
        story.document().edit({model::ChangeCopies{model::SectionId("main"), story.entry("Aegis Tender"), 1}}, {});
        story.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(asked.size(), 2);
        QVERIFY(!story.document().isModified());
    }

    void aWordAboutADeckGoesWithIt()
    {
        WindowStory story;
        story.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!story.said("told").isEmpty());
        story.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(story.said("told"), QString());
    }

    void adviceSpeaksOfTheDeckThatIsOpen()
    {
        WindowStory story;
        auto* deck = story.window().deck();
        deck->completeDeck();
        while (story.window().document())
            story.key(Qt::Key_W, Qt::ControlModifier);
        const auto* page = deck->advice()->page<ui::CompletePage>();
        QCOMPARE(page->emptyText(), QStringLiteral("No deck is open."));
        story.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(page->emptyText(), QString());
    }

    void theCodeOfTheDeckIsCopied()
    {
        WindowStory story;
        (void)story.workspace().newDeck(sample());
        QGuiApplication::clipboard()->clear();
        story.key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        WindowStory::until([] { return !QGuiApplication::clipboard()->text().isEmpty(); }, "the code");
        QCOMPARE(QGuiApplication::clipboard()->text(), q(codeOf(sample())));
        auto odd = sample();
        odd.sections.front().entries.push_back({"No Such Card", std::nullopt, {}, 1, {}});
        (void)story.workspace().newDeck(odd);
        QVERIFY(complaint([&] {
            story.window().action("copyCode")->trigger();
        }).contains(QStringLiteral("does not have No Such Card")));
    }

    // Ctrl+S where another program has written the file: asked, with what changed there; Merge is the first answer.
    void savingOverAFileThatChangedAsks()
    {
        WindowStory story;
        const Scratch scratch;
        auto deck = sample();
        scratch.write("mine.nxdeck", importers::writeDeckJson(deck));
        (void)story.workspace().openFile(scratch.path("mine.nxdeck"), importers::writeDeckJson(deck));
        QCoreApplication::processEvents();
        auto theirs = deck;
        theirs.name = "Renamed elsewhere";
        theirs.sections.front().entries.pop_back();
        scratch.write("mine.nxdeck", importers::writeDeckJson(theirs));
        QVERIFY(story.document().edit({model::SetField{model::DeckField::Author, "me"}}, QStringLiteral("a")));
        const auto saved = [&](int button) {
            QString said;
            WindowStory::onDialog([&](QWidget* open) {
                auto* box = qobject_cast<QMessageBox*>(open);
                said = box->text() + box->informativeText();
                button < 0 ? box->reject() : box->buttons()[button]->click();
            });
            story.window().action("save")->trigger();
            return said;
        };
        const auto said = saved(-1);
        QVERIFY2(said.contains(q(deck.sections.front().entries.back().card)) && said.contains(QStringLiteral("Name")),
            qPrintable(said));
        QVERIFY(*importers::readDeckJson(scratch.read("mine.nxdeck")) == theirs);
        WindowStory::onDialog([](QWidget* open) { QTest::keyClick(open, Qt::Key_Return); });
        story.window().action("save")->trigger();
        const auto merged = *importers::readDeckJson(scratch.read("mine.nxdeck"));
        QCOMPARE(merged.name, theirs.name);
        QCOMPARE(merged.author, std::string("me"));
        QVERIFY(merged.sections.front().entries == theirs.sections.front().entries);
        QVERIFY(merged == story.deck());
    }

    void aCodeOnTheClipboardOpens()
    {
        WindowStory story;
        QGuiApplication::clipboard()->setText(
            QStringLiteral(" ") + q(codeOf(sample())).toLower() + QStringLiteral("\n"));
        opens(story, sample(), [&] { story.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier); });
        auto wrong = q(codeOf(sample()));
        wrong.chop(3);
        QGuiApplication::clipboard()->setText(wrong);
        QVERIFY(complaint([&] {
            story.window().action("paste")->trigger();
        }).startsWith(QStringLiteral("The code was mistyped or is not whole: its checksum does not fit.")));
    }

    // What is offered opens where the person says so, and only then.
    void aMistypedCodeOnTheClipboardIsOffered()
    {
        WindowStory story;
        auto wrong = q(codeOf(sample()));
        wrong[26] = QLatin1Char('8');
        QGuiApplication::clipboard()->setText(wrong);
        QString asked;
        const auto answer = [&](const QString& button) {
            WindowStory::onDialog([&, button](QWidget* open) {
                auto* box = qobject_cast<QMessageBox*>(open);
                asked = box->text();
                for (auto* each : box->buttons())
                    if (each->text().remove(QLatin1Char('&')) == button)
                        return each->click();
                box->reject();
            });
        };
        answer(QStringLiteral("Cancel"));
        QVERIFY(complaint([&] { story.window().action("paste")->trigger(); }).contains(QStringLiteral("group 6")));
        QVERIFY2(asked.contains(QStringLiteral("group 6")), qPrintable(asked));
        answer(QStringLiteral("Open what is meant"));
        opens(story, sample(), [&] { story.window().action("paste")->trigger(); });
    }

    void aCodeAmongWordsOnTheClipboardOpens()
    {
        WindowStory story;
        QGuiApplication::clipboard()->setText(QStringLiteral("Hi Ada,\n\nhere is my list for Friday: ") +
                                              q(codeOf(sample())) + QStringLiteral("\n\nBo\n"));
        opens(story, sample(), [&] { story.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier); });
    }

    void aPictureOnTheClipboardOpens()
    {
        WindowStory story;
        QGuiApplication::clipboard()->setImage(symbolOf(other()));
        opens(story, other(), [&] { story.window().action("paste")->trigger(); });
        QImage white(200, 200, QImage::Format_RGB32);
        white.fill(Qt::white);
        QGuiApplication::clipboard()->setImage(white);
        QVERIFY(complaint([&] {
            story.window().action("paste")->trigger();
        }).startsWith(QStringLiteral("There is no QR code in the picture")));
    }

    void picturesPdfsAndCodeFilesOpen()
    {
        const Scratch scratch;
        const auto path = [&](const char* name) { return q(scratch.path(name).string()); };
        QVERIFY(symbolOf(sample()).save(path("code.png")));
        scratch.write("list.pdf", pdfOf({other()}));
        scratch.write("code.txt", codeOf(sample()));
        scratch.write("broken.jpg", "nothing");
        WindowStory story;
        opens(story, sample(), [&] { story.window().openLater(path("code.png")); });
        QCOMPARE(story.deck().name, std::string("code"));
        opens(story, other(), [&] { story.window().openLater(path("list.pdf")); });
        QVERIFY(story.deck().name.starts_with(other().name)); // the library has that name already
        opens(story, sample(), [&] { story.window().openLater(path("code.txt")); });
        QVERIFY(complaint([&] {
            story.window().openLater(path("broken.jpg"));
        }).startsWith(QStringLiteral("broken.jpg: The picture cannot be read")));
        // copied in a file manager
        auto* mime = new QMimeData;
        mime->setUrls({QUrl::fromLocalFile(path("code.png"))});
        QGuiApplication::clipboard()->setMimeData(mime);
        opens(story, sample(), [&] { story.window().action("paste")->trigger(); });
    }

    void whatIsNoFileDoesNotHoldTheWindow()
    {
        const Scratch scratch;
        WindowStory story;
        for (const char* name : {"pipe.txt", "pipe.nxdeck", "pipe.png"}) {
            QCOMPARE(mkfifo(scratch.path(name).c_str(), 0600), 0);
            const auto said = complaint([&] { story.window().openLater(q(scratch.path(name).string())); });
            QVERIFY2(said.contains(QStringLiteral("no file but a pipe or a device")), qPrintable(said));
        }
        // Too large for a list: cards, which are read on a worker.
        scratch.write("large.txt", std::string(app::maxListBytes + 1, ' '));
        QStringList cards;
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        QVERIFY(commands);
        commands->disconnect(SIGNAL(cardFilesFound(QStringList)));
        connect(commands, &ui::DeckCommands::cardFilesFound, this, [&](const QStringList& files) { cards = files; });
        commands->openFiles({q(scratch.path("large.txt").string())});
        QTRY_COMPARE(cards.size(), 1);
    }

    // Read on a worker, with how far it is and Cancel.
    void aLongListCanBeCalledOff()
    {
        const auto& catalogue = *starterCatalogue();
        std::string list;
        for (int deck = 0; deck < 700; ++deck) {
            list += "// Deck: " + std::to_string(deck) + "\n";
            for (model::CardIndex card = 0; card < 100; ++card)
                list += "1 " + std::string(catalogue.name(card)) + "\n";
        }
        const Scratch scratch;
        scratch.write("long.txt", list);
        WindowStory story;
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        auto* cancel = story.window().findChild<QToolButton*>(QStringLiteral("cancelWork"));
        const auto before = story.workspace().documents().size();
        const std::function<void()> acts[] = {
            [&] { commands->openFiles({q(scratch.path("long.txt").string())}); }, [&] { commands->openText(q(list)); }};
        for (const auto& act : acts) {
            QElapsedTimer held;
            held.start();
            act();
            QVERIFY(held.elapsed() < 1000); // the window is free
            QVERIFY(cancel->isHidden());    // most is done in a moment
            WindowStory::until([&] { return !cancel->isHidden(); }, "Cancel");
            QVERIFY(story.said("told").startsWith(QStringLiteral("Reading ")));
            cancel->click();
            WindowStory::until([&] { return cancel->isHidden(); }, "the work to end");
            QTest::qWait(50);
            QVERIFY(!QApplication::activeModalWidget());
            QCOMPARE(story.workspace().documents().size(), before);
        }
    }

    void whatIsTooLongForAListGoesIntoNoField()
    {
        WindowStory story;
        QMimeData words;
        words.setText(QString(26'000'000, QLatin1Char('x')));
        const auto said = complaint([&] { story.window().findChild<ui::DeckCommands*>()->openAnything(words); });
        QVERIFY2(
            said.startsWith(QStringLiteral("The text was not taken: with it there would be 26")), qPrintable(said));
    }

    void whatIsDroppedGoesWhereItBelongs()
    {
        const Scratch scratch;
        WindowStory story;
        scratch.write("wall.dck", "[metadata]\nName=Iron Wall\n[Main]\n3 Nobody Knows|XYZ|1\n");
        scratch.write("stock.csv", "Count,Name,Edition,Condition,Language\n3,Causeway Docker,COR,NM,en\n");
        scratch.write("cards.mse-set", "mse version: 2\ncard:\n\tname: A\n\ttype: Unit\n");
        scratch.write("list.txt", "3 Causeway Docker\n");
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        commands->disconnect(SIGNAL(cardFilesFound(QStringList)));
        commands->disconnect(SIGNAL(collectionFilesFound(QStringList)));
        QSignalSpy cards(commands, &ui::DeckCommands::cardFilesFound);
        QSignalSpy collections(commands, &ui::DeckCommands::collectionFilesFound);
        const auto drop = [&](QMimeData& data) {
            QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&story.window(), &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent dropped({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&story.window(), &dropped);
        };
        const auto dropFile = [&](const char* name) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(q(scratch.path(name).string()))});
            drop(data);
        };
        QString shown;
        const auto showsAList = [&](const std::function<void()>& act) {
            shown.clear();
            WindowStory::onDialog([&](QWidget* open) {
                shown = open->findChild<QPlainTextEdit*>()->toPlainText();
                qobject_cast<QDialog*>(open)->reject();
            });
            act();
            WindowStory::until([&] { return !shown.isEmpty(); }, "the list to be shown");
        };
        scratch.write("question.json",
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","players":[{"name":"A","field":{"front-left":[{"card":"Causeway Docker"}]}},{"name":"B"}]})");
        dropFile("question.json");
        auto* table = story.window().findChild<ui::TableView*>();
        QTRY_VERIFY(table->session().isOpen());
        QVERIFY(table->isVisible());
        QCOMPARE(table->session().state().pile(0, model::Zone::Field).size(), std::size_t{1});
        dropFile("stock.csv");
        QTRY_COMPARE(collections.size(), 1);
        dropFile("cards.mse-set");
        QTRY_COMPARE(cards.size(), 1);
        showsAList([&] { dropFile("wall.dck"); }); // a deck, though no card is known
        QVERIFY(shown.contains(QStringLiteral("Nobody Knows")));
        showsAList([&] { dropFile("list.txt"); });
        showsAList([&] {
            QMimeData text;
            text.setText(QStringLiteral("2 Causeway Docker"));
            drop(text);
        });
        QCOMPARE(shown, QStringLiteral("2 Causeway Docker"));
        QGuiApplication::clipboard()->setText(QStringLiteral("4 Causeway Docker"));
        story.window().activateWindow();
        WindowStory::until([&] { return story.window().isActiveWindow(); }, "the window to have the keyboard");
        story.window().findChild<ui::DeckView*>()->setFocus(); // no text field
        showsAList([&] { story.key(Qt::Key_V, Qt::ControlModifier); });
        QCOMPARE(shown, QStringLiteral("4 Causeway Docker"));
        // On the collection a plain list is one of copies.
        story.window().showView(ui::MainWindow::Collection);
        dropFile("list.txt");
        QTRY_COMPARE(collections.size(), 2);
        QCOMPARE(cards.size(), 1);
    }

    void aDeckOfAnotherGameOpensThere()
    {
        const Scratch scratch;
        WindowStory story;
        auto deck = sample();
        deck.game = "nexus-tcg";
        scratch.write("other.nxdeck", importers::writeDeckJson(deck));
        const auto before = story.workspace().documents().size();
        QSignalSpy wanted(&story.window(), &ui::MainWindow::gameWanted);
        for (const bool there : {false, true}) {
            QString said;
            WindowStory::onDialog([&](QWidget* open) {
                auto* box = qobject_cast<QMessageBox*>(open);
                said = box->text();
                (there ? box->defaultButton() : box->button(QMessageBox::Cancel))->click();
            });
            story.window().openLater(q(scratch.path("other.nxdeck").string()));
            WindowStory::until([&] { return !said.isEmpty(); }, "the question");
            QCOMPARE(said, QStringLiteral("other.nxdeck is a deck for Nexus TCG."));
            QCOMPARE(wanted.size(), there ? 1 : 0);
        }
        QCOMPARE(wanted.front().at(0).toString(), QStringLiteral("nexus-tcg"));
        QCOMPARE(wanted.front().at(1).toStringList(), QStringList{q(scratch.path("other.nxdeck").string())});
        QCOMPARE(story.workspace().documents().size(), before);
    }

    // In every form that decks have, several at once and dropped; two games are two questions, and nothing is lost.
    void listsOfOtherGamesAreOfferedToTheirWindow()
    {
        const Scratch scratch;
        WindowStory story;
        scratch.write("said.txt", "// Deck: Otters\n// Ruleset: nexus-tcg\n4 Otter Irregulars\n");
        scratch.write("cards.txt", "4 Otter Irregulars\n3 Fuse Warden\n2 Kingfisher\n");
        const auto path = [&](const char* name) { return q(scratch.path(name).string()); };
        QSignalSpy wanted(&story.window(), &ui::MainWindow::gameWanted);
        const auto before = story.workspace().documents().size();
        const auto asked = [&](const std::function<void()>& open) {
            QString said;
            WindowStory::onDialog([&](QWidget* dialog) {
                auto* box = qobject_cast<QMessageBox*>(dialog);
                said = box ? box->text() : q("another dialog");
                if (box)
                    box->defaultButton()->click();
                else
                    dialog->close();
            });
            open();
            WindowStory::until([&] { return !said.isEmpty(); }, "the question");
            return said;
        };
        for (const char* name : {"said.txt", "cards.txt"}) {
            QCOMPARE(asked([&] { story.window().openLater(path(name)); }),
                q((std::string(name) + " is a deck for Nexus TCG.").c_str()));
            QTRY_VERIFY(!wanted.isEmpty());
            QCOMPARE(wanted.takeFirst().at(1).toStringList(), QStringList{path(name)});
        }
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        QCOMPARE(asked([&] {
            commands->openFiles({path("said.txt"), path("cards.txt")});
        }),
            q("Each of 2 files is a deck for Nexus TCG."));
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted.takeFirst().at(1).toStringList(), (QStringList{path("said.txt"), path("cards.txt")}));
        QCOMPARE(story.workspace().documents().size(), before);
        // A text that is pasted or dropped goes there as a text, as it was mended.
        WindowStory::onDialog([](QWidget* dialog) {
            for (auto* button : dialog->findChildren<QPushButton*>())
                if (button->text() == q("&Open in Nexus TCG"))
                    button->click();
        });
        QMimeData data;
        data.setText(q("4 Otter Irregulars\n3 Fuse Warden\n"));
        commands->openAnything(data);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().at(0).toString(), q("nexus-tcg"));
        QCOMPARE(wanted.takeFirst().at(2).toStringList(), QStringList{data.text()});
        QCOMPARE(story.workspace().documents().size(), before);
    }

    // Of what is dropped together, all of this game is open or was looked at before the window goes: decks, codes and
    // pictures that are read one after the other, an import of cards that waits for its answer.
    void whatIsOfThisGameIsOpenBeforeTheWindowGoes()
    {
        const Scratch scratch;
        WindowStory story;
        const auto path = [&](const char* name) { return q(scratch.path(name).string()); };
        scratch.write("mine.nxdeck", importers::writeDeckJson(sample()));
        scratch.write("one.txt", codeOf(sample()));
        scratch.write("two.txt", codeOf(other()));
        QVERIFY(symbolOf(other()).save(path("code.png")));
        scratch.write("cards.mse-set", "mse version: 2\ncard:\n\tname: A\n\ttype: Unit\n");
        scratch.write("tcg.txt", "4 Otter Irregulars\n3 Fuse Warden\n2 Kingfisher\n");
        const auto before = story.workspace().documents().size();
        std::size_t atTheEnd = 0;
        QStringList files;
        connect(&story.window(), &ui::MainWindow::gameWanted, this, [&](const QString&, const QStringList& wanted) {
            files = wanted;
            atTheEnd = story.workspace().documents().size();
        });
        QStringList asked;
        const auto answer = [&](QWidget* dialog) {
            asked << dialog->windowTitle();
            auto* box = qobject_cast<QMessageBox*>(dialog);
            box ? box->defaultButton()->click() : (void)dialog->close();
        };
        WindowStory::onDialog(answer);
        story.window().findChild<ui::DeckCommands*>()->openFiles({path("tcg.txt"), path("mine.nxdeck"), path("one.txt"),
            path("two.txt"), path("code.png"), path("cards.mse-set")});
        WindowStory::until([&] { return asked.size() == 1; }, "the import");
        QVERIFY2(asked.front().contains(QStringLiteral("Import")), qPrintable(asked.front()));
        QVERIFY(files.isEmpty());
        WindowStory::onDialog(answer);
        WindowStory::until([&] { return !files.isEmpty(); }, "the other game");
        QCOMPARE(files, QStringList{path("tcg.txt")});
        QCOMPARE(atTheEnd, before + 4);
    }

    // Of a list that was read and is of another game, its deck goes there; of one with unknown rows, its code.
    void decksOfOtherGamesGoThereAsTexts()
    {
        WindowStory story;
        QSignalSpy wanted(&story.window(), &ui::MainWindow::gameWanted);
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        QString said;
        WindowStory::onDialog([&](QWidget* dialog) {
            said = qobject_cast<QMessageBox*>(dialog)->text();
            qobject_cast<QMessageBox*>(dialog)->defaultButton()->click();
        });
        commands->openElsewhere(q("nexus-tcg"), q("Otters"), q("4 Otter Irregulars\n"));
        QCOMPARE(said, q("Otters is a deck for Nexus TCG."));
        QCOMPARE(wanted.front().at(2).toStringList(), QStringList{q("4 Otter Irregulars\n")});
        app::ReadList list;
        list.deck = otherDeck("nexus-tcg", "the-long-acre-holds.nxdeck");
        list.deck.game.clear();
        list.checker = otherLaw("nexus-tcg");
        const auto read = importers::readDeckJson(app::textOf(list)).value();
        QCOMPARE(read.game, std::string("nexus-tcg"));
        QCOMPARE(read.name, list.deck.name);
        QVERIFY(read.sections == list.deck.sections);
        list.code = "NT1-CODE";
        QVERIFY(app::textOf(list) != list.code);
        list.unknown.push_back({});
        QCOMPARE(app::textOf(list), list.code);
    }

    // Asked first; then it stands in the editor as it reads.
    void aListThatIsNoUtf8IsOfferedAsWindows1252()
    {
        const Scratch scratch;
        WindowStory story;
        scratch.write("list.txt", "// f\374r Bo\n3 Causeway Docker\n");
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        QStringList asked, shown;
        for (const bool yes : {false, true}) {
            commands->askWindows = [&](const QString& file) {
                asked << file;
                if (yes)
                    WindowStory::onDialog([&](QWidget* open) {
                        shown << open->findChild<QPlainTextEdit*>()->toPlainText();
                        open->close();
                    });
                return yes;
            };
            story.window().openLater(q(scratch.path("list.txt").string()));
            WindowStory::until([&] { return asked.size() == (yes ? 2 : 1); }, "the question");
        }
        QTRY_COMPARE(shown, QStringList{q("// für Bo\n3 Causeway Docker\n")});
        QCOMPARE(asked.back(), q("list.txt"));
    }

    void aTextThatWasLookedAtOpensAsItsDecks()
    {
        WindowStory story;
        const auto before = story.workspace().documents().size();
        story.window().findChild<ui::DeckCommands*>()->openText(
            q("// Deck: One\n3 Aegis Tender\n// Deck: Two\n2 Ration Mule\n"));
        QCOMPARE(story.workspace().documents().size(), before + 2);
        QCOMPARE(story.deck().name, std::string("Two"));
    }

    void whoTakesTheDeckOfTheFileIsToldSo()
    {
        const Scratch scratch;
        scratch.write("mine.nxdeck", importers::writeDeckJson(sample()));
        WindowStory story;
        story.window().openLater(q(scratch.path("mine.nxdeck").string()));
        QTRY_VERIFY(!story.document().place().file.empty());
        auto theirs = sample();
        theirs.notes = "changed elsewhere";
        scratch.write("mine.nxdeck", importers::writeDeckJson(theirs));
        auto* commands = story.window().findChild<ui::DeckCommands*>();
        commands->askFileChange = [](auto&, auto&) { return ui::DeckCommands::FileAnswer::TakeFile; };
        QString told;
        connect(commands, &ui::DeckCommands::told, this, [&](const QString& text) { told = text; });
        QVERIFY(commands->save());
        QCOMPARE(told, QStringLiteral("The deck now matches mine.nxdeck; Undo restores yours."));
        QCOMPARE(story.deck().notes, theirs.notes);
        story.document().undoStack().undo();
        QCOMPARE(story.deck().notes, sample().notes);
    }

    void cardsNobodyKnowsAreTold()
    {
        auto deck = sample();
        drawn(deck).entries.push_back({"Card of Another Time", model::CardKey("card-of-another-time.unit"), {}, 2, {}});
        WindowStory story;
        QGuiApplication::clipboard()->setText(q(codeOf(deck)));
        const auto before = story.workspace().documents().size();
        const auto said = complaint([&] { story.window().action("paste")->trigger(); });
        QVERIFY2(said.startsWith(QStringLiteral("Deck from a code is incomplete: ")) &&
                     said.contains(QStringLiteral("2 copies of the card with number")),
            qPrintable(said));
        QCOMPARE(story.workspace().documents().size(), before + 1);
    }

    void aListStillGoesThroughTheDialog()
    {
        WindowStory story;
        QGuiApplication::clipboard()->setText(q(importers::writeDeckText(sample(), starterGame())));
        QString title;
        WindowStory::onDialog([&](QWidget* open) {
            title = open->windowTitle();
            open->close();
        });
        story.window().action("paste")->trigger();
        QCOMPARE(title, QStringLiteral("Paste a decklist"));
    }
};

NEXUS_TEST(DeckCommandsTest, Screen);

} // namespace deck_commands_test

#include "deck_commands_test.moc"
