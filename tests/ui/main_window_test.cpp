#include "ui/deck/deck_drawer.h"
#include "ui/main_window.h"
#include "ui/theme/main_view.h"

#include "app/documents/deck_file.h"
#include "app/documents/settings_file.h"
#include "db/deck_store.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/deck/deck_pane.h"
#include "ui/theme/parts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>

namespace main_window_test {

using namespace nexus;
using namespace nexus::test;
using ui::MainWindow;

namespace {

const model::SectionId mainDeck("main");

bool edit(app::DeckDocument& document, const char* card = "Ration Mule", int by = 1)
{
    return document.edit({model::ChangeCopies{mainDeck, {.card = card}, by}}, QStringLiteral("Add"));
}

// What a part of the status line shows.
QString words(WindowStory& story, const char* name)
{
    auto* part = story.window().findChild<QWidget*>(QString::fromLatin1(name));
    if (const auto* line = qobject_cast<ui::LineLabel*>(part))
        return line->text();
    const auto* label = qobject_cast<QLabel*>(part);
    return label ? label->text() : QString();
}

QStringList tabTexts(const MainWindow& window)
{
    QStringList texts;
    for (int i = 0; i < window.deckTabs()->count(); ++i)
        texts << window.deckTabs()->tabText(i);
    return texts;
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyActionHasAGroupAndAKeyOfItsOwn()
    {
        WindowStory story;
        QMap<QString, QString> keys;
        int named = 0;
        for (const auto* action : story.window().findChildren<QAction*>()) {
            if (action->property("group").toString().isEmpty()) {
                QVERIFY2(action->shortcut().isEmpty() || action->objectName().isEmpty(), qPrintable(action->text()));
                continue;
            }
            ++named;
            QVERIFY2(!action->objectName().isEmpty() && !action->text().isEmpty(), qPrintable(action->text()));
            for (const auto& key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key.toString()),
                    qPrintable(key.toString() + QStringLiteral(": ") + keys.value(key.toString()) +
                               QStringLiteral(", ") + action->text()));
                keys.insert(key.toString(), action->text());
            }
        }
        QVERIFY(named > 40);
        for (const auto& [name, key] : {std::pair("find", "Ctrl+F"), std::pair("undo", "Ctrl+Z"),
                 std::pair("redo", "Ctrl+Shift+Z"), std::pair("hand", "Ctrl+D"), std::pair("help", "F1"),
                 std::pair("keys", "Ctrl+/"), std::pair("save", "Ctrl+S"), std::pair("new", "Ctrl+N")}) {
            QVERIFY2(story.window().action(name), name);
            QCOMPARE(story.window().action(name)->shortcut(), QKeySequence(QLatin1String(key)));
        }
        // No two entries of a menu have the same letter.
        for (auto* menu : story.window().findChildren<QMenu*>()) {
            QString letters;
            for (const auto* action : menu->actions()) {
                const auto at = action->text().indexOf(QLatin1Char('&'));
                if (at < 0 || at + 1 >= action->text().size())
                    continue;
                const auto letter = action->text()[at + 1].toLower();
                QVERIFY2(!letters.contains(letter), qPrintable(menu->title() + QStringLiteral(": ") + action->text()));
                letters += letter;
            }
        }
    }

    void whatWasDoneStandsAtTheFootUntilItIsNotSo()
    {
        WindowStory story;
        story.key(Qt::Key_N, Qt::ControlModifier);
        auto* undo = story.window().findChild<QToolButton*>(QStringLiteral("undoDone"));
        QVERIFY(undo && !undo->isVisible());
        const auto begin = [&] {
            QVERIFY(edit(story.document()));
            Q_EMIT story.window().deck()->done(QStringLiteral("Added 1 card. 9 CP left."));
            QCOMPARE(words(story, "told"), QStringLiteral("Added 1 card. 9 CP left."));
            QVERIFY(undo->isVisible());
        };
        const auto before = story.document().deck();
        begin();
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(story.document().deck(), before);
        QVERIFY(!undo->isVisible() && words(story, "told").isEmpty());
        begin();
        QVERIFY(edit(story.document(), "Grandfather Tusk")); // another change: it is not so any more
        QVERIFY(!undo->isVisible() && words(story, "told").isEmpty());
    }

    void theStatusLineSaysHowTheDeckStands()
    {
        WindowStory story;
        story.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(story.verdict(), QStringLiteral("Not legal yet: 2 open"));
        QVERIFY(words(story, "verdict").contains(QStringLiteral("○")));
        QCOMPARE(words(story, "saved"), QStringLiteral("Draft kept · not saved yet"));
        QVERIFY(edit(story.document(), "Grandfather Tusk"));
        QVERIFY(story.verdict().startsWith(QStringLiteral("Not legal: 1 error")));
        QVERIFY(words(story, "verdict").contains(QStringLiteral("✗")));
        QVERIFY(words(story, "cards").startsWith(QStringLiteral("301 cards · ")));
        WindowStory::onDialog([&](QWidget*) { story.key(Qt::Key_Return); }); // its name, as proposed
        story.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(words(story, "saved").startsWith(QStringLiteral("Saved ")), qPrintable(words(story, "saved")));
        QVERIFY(edit(story.document()));
        QVERIFY(words(story, "saved").startsWith(QStringLiteral("Draft kept · last saved ")));
    }

    void tabsAreTheOpenDecks()
    {
        WindowStory story;
        const auto sample = q(story.deck().name);
        QCOMPARE(tabTexts(story.window()), QStringList{sample});
        story.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(tabTexts(story.window()), (QStringList{sample, q("New deck •")}));
        QCOMPARE(story.window().windowTitle(), q("New deck • – NexusDeck"));
        QCOMPARE(q(story.deck().name), QStringLiteral("New deck"));
        story.key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(q(story.deck().name), sample);
        QVERIFY(edit(story.document()));
        QCOMPARE(tabTexts(story.window()).front(), sample + q(" •"));
        story.window().deck()->view()->setFocus(); // in a field Ctrl+Z takes back what was typed there
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tabTexts(story.window()).front(), sample);
        story.window().deckTabs()->moveTab(0, 1);
        QCOMPARE(q(story.workspace().documents().back()->deck().name), sample);
        QCOMPARE(q(story.deck().name), sample);
        QVERIFY(story.document().edit({model::SetField{model::DeckField::Name, "Tea & Cake"}}, QStringLiteral("n")));
        QCOMPARE(tabTexts(story.window()).back(), q("Tea && Cake •"));
    }

    void closingAsksOnlyWhereSomethingWouldBeLost()
    {
        WindowStory story;
        int asked = 0, answer = 2;
        story.window().askUnsaved = [&](const QString&) { return ++asked, answer; };
        auto& document = story.document();
        const auto id = *document.place().id;
        const auto versions = [&] { return story.workspace().profile().decks().versions(id).size(); };
        QVERIFY(edit(document));
        story.key(Qt::Key_W, Qt::ControlModifier); // cancel
        QCOMPARE(asked, 1);
        QVERIFY(story.workspace().find(id));
        answer = 0; // save
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked, 2);
        QVERIFY(!story.workspace().find(id));
        QCOMPARE(versions(), std::size_t{2});
        QVERIFY(!story.window().document());
        QVERIFY(words(story, "verdict").startsWith(QStringLiteral("No deck is open")));
        QVERIFY(!story.window().action("save")->isEnabled());
        // Unchanged or empty: nothing is asked.
        QVERIFY(story.workspace().openDeck(id));
        story.key(Qt::Key_W, Qt::ControlModifier);
        story.key(Qt::Key_N, Qt::ControlModifier);
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked, 2);
        answer = 1; // discard
        QVERIFY(edit(**story.workspace().openDeck(id)));
        story.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(asked, 3);
        QCOMPARE(versions(), std::size_t{2});
        QVERIFY(!(*story.workspace().openDeck(id))->isModified());
    }

    void viewsAreSwitched()
    {
        WindowStory story;
        const auto checked = [&] {
            QStringList names;
            for (const auto* button :
                story.window().findChild<QWidget*>(QStringLiteral("rail"))->findChildren<QToolButton*>())
                if (button->isChecked())
                    names << button->text();
            return names;
        };
        QCOMPARE(checked(), QStringList{q("Build")});
        story.key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(checked(), QStringList{q("Collection")});
        story.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(checked(), QStringList{q("Table")});
        story.key(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(checked(), QStringList{q("Print")});
        story.key(Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(checked(), QStringList{q("Catalogue")});
        QVERIFY(!story.search().isVisible());
        story.key(Qt::Key_F, Qt::ControlModifier); // leads back to the cards
        QCOMPARE(checked(), QStringList{q("Build")});
        QVERIFY(story.search().isAncestorOf(QApplication::focusWidget()));
        for (auto* button : story.window().findChild<QWidget*>(QStringLiteral("rail"))->findChildren<QToolButton*>()) {
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(checked(), QStringList{button->text()});
        }
    }

    void placesThemesAndSizesLeaveFocusAndDivisionsAsTheyAre()
    {
        WindowStory story;
        story.window().resize(1600, 900);
        QCoreApplication::processEvents();
        auto divisions = [&] {
            QList<QList<int>> sizes;
            for (const auto* splitter : story.window().findChildren<QSplitter*>())
                if (splitter->isVisible())
                    sizes << splitter->sizes();
            return sizes;
        };
        const auto before = divisions();
        QVERIFY(!before.isEmpty());
        auto* view = story.window().deck()->view();
        view->setFocus();
        story.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(!view->hasFocus());
        story.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(view->hasFocus());
        QCOMPARE(divisions(), before);
        story.window().action("theme-dark")->trigger();
        QVERIFY(view->hasFocus());
        QCOMPARE(divisions(), before);
        story.window().action("theme-light")->trigger();
        story.window().resize(1024, 700);
        QCoreApplication::processEvents();
        story.window().resize(1600, 900);
        QCoreApplication::processEvents();
        QVERIFY(view->hasFocus());
        QCOMPARE(divisions(), before);
    }

    void aPlaceThatComesHasTheKeyboard()
    {
        WindowStory story;
        for (const auto key : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_1}) {
            story.key(key, Qt::ControlModifier);
            QTRY_VERIFY2(story.window().frontView()->isAncestorOf(QApplication::focusWidget()),
                qPrintable(QString::number(key)));
        }
    }

    void itOpensWithinTheScreen()
    {
        WindowStory story;
        const auto room = story.window().screen()->availableSize(); // small: there is no room for the card
        QVERIFY(room.width() < 1000);
        QVERIFY2(story.window().width() <= room.width(), qPrintable(QString::number(story.window().width())));
        QVERIFY2(story.window().height() <= room.height(), qPrintable(QString::number(story.window().height())));
    }

    void howItWasLeftComesBack()
    {
        WindowStory story;
        story.key(Qt::Key_N, Qt::ControlModifier);
        story.search().setQuery(QStringLiteral("t:mission"));
        story.window().deck()->showTab(ui::DeckPane::Notes);
        story.window().deck()->setGrouping(app::DeckGrouping::Cost);
        auto* columns = story.window().findChild<QSplitter*>(QStringLiteral("columns"));
        columns->setSizes({500, 700, 400});
        const auto sizes = columns->sizes();
        story.window().resize(1500, 900);
        story.window().deckTabs()->setCurrentIndex(0);
        const auto name = story.deck().name;
        story.window().showView(MainWindow::Catalogue);
        const auto kept = columns->saveState();
        story.restart();
        QVERIFY(!story.search().isVisible());
        story.window().showView(MainWindow::Build);
        QCOMPARE(story.search().query(), QStringLiteral("t:mission"));
        QCOMPARE(story.window().deck()->tabs()->currentIndex(), int(ui::DeckPane::Notes));
        QVERIFY(story.window().deck()->model()->grouping() == app::DeckGrouping::Cost);
        QCOMPARE(story.window().deckTabs()->count(), 2);
        QTRY_COMPARE(q(story.deck().name), q(name));
        QVERIFY(sizes.size() == 3);
        // The window may be smaller on this screen than it was; what was kept is what it had.
        QCOMPARE(app::openSettings(story.folder())->value(QStringLiteral("window/columns")).toByteArray(), kept);
        const auto now = story.window().findChild<QSplitter*>(QStringLiteral("columns"))->sizes();
        QVERIFY(now[1] > now[2]);
    }

    void aDamagedSettingsFileIsPutAside()
    {
        WindowStory story(
            [](app::Profile& profile) { std::ofstream(profile.folder() / "window.ini") << "[window\nplace=\x01\xff"; });
        QVERIFY(std::filesystem::exists(story.folder() / "window.ini.aside"));
        QVERIFY(story.search().isVisible());
        QVERIFY(story.window().document());
    }

    void settingsOfAnotherMindDoNoHarm()
    {
        WindowStory story([](app::Profile& profile) {
            std::ofstream(profile.folder() / "window.ini")
                << "[window]\ngeometry=@ByteArray(nonsense)\ncolumns=7\ndeckRows=x\ndeckTab=99\ngrouping=-5\ndeck="
                   "400\nplace=9\ntheme=pink\nscale=-1\n"
                   "[search]\ncolumns=@ByteArray(zz)\nquery=\"cp>\"\nzoom=100000\nfilterNames=a, b\nfilterQueries=x\n";
        });
        QVERIFY(story.window().document());
        QVERIFY(story.search().isVisible());
        QVERIFY(story.search().model()->rowCount() >
                0); // a query that does not parse finds what the last good one found: all
        QVERIFY(story.search().model()->error().has_value());
        story.restart();
        QVERIFY(story.window().document());
    }

    void undoIsThereAtOnceAndNamesWhatItTakesBack()
    {
        WindowStory story;
        QVERIFY(!story.window().action("undo")->isEnabled());
        const auto before = story.deckBytes();
        story.seek(QStringLiteral("ration mule"));
        story.key(Qt::Key_Return);
        QVERIFY(story.deckBytes() == before); // there is no room
        story.key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(story.deckBytes() != before);
        QVERIFY(story.window().action("undo")->isEnabled());
        QCOMPARE(story.window().action("undo")->text(), QStringLiteral("&Undo: Add Ration Mule"));
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(q(story.deckBytes()), q(before));
        QVERIFY(!story.window().action("undo")->isEnabled());
        QCOMPARE(story.window().action("redo")->text(), QStringLiteral("&Redo: Add Ration Mule"));
    }

    void notesTypedALittleAgoAreNotLost()
    {
        WindowStory story;
        story.key(Qt::Key_5, Qt::AltModifier);
        auto* notes = story.window().deck()->findChild<QPlainTextEdit*>();
        for (auto* editor : story.window().deck()->findChildren<QPlainTextEdit*>())
            if (!editor->isReadOnly())
                notes = editor;
        notes->setFocus();
        story.type(QStringLiteral("last words"));
        story.restart();
        QVERIFY(q(story.deck().notes).contains(QStringLiteral("last words")));
    }

    void theDeckIsCopiedAsText()
    {
        WindowStory story;
        story.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), q(app::deckAsText(story.deck(), story.document().checker())));
    }

    void aDroppedDeckFileIsOpened()
    {
        WindowStory story;
        const auto file = story.folder() / "dropped.nxdeck";
        std::ofstream(file) << importers::writeDeckJson(deckOf("main: 3 Aegis Tender"));
        story.window().openLater(q(file.string()));
        QTRY_COMPARE(q(story.deck().name), QStringLiteral("Test"));
        QCOMPARE(story.deck().copies(mainDeck), 3);
    }

    void everythingTheKeyboardReachesHasAName()
    {
        WindowStory story;
        story.window().deck()->findInDeck();
        QStringList nameless;
        for (const int view : {int(MainWindow::Build), int(MainWindow::Table), int(MainWindow::Catalogue)}) {
            story.window().showView(view);
            for (int tab = 0; tab < story.window().deck()->tabs()->count(); ++tab) {
                story.window().deck()->showTab(tab);
                QCoreApplication::processEvents();
                for (auto* widget : story.window().findChildren<QWidget*>()) {
                    if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                        continue;
                    if (widget->parentWidget() && widget->parentWidget()->focusProxy() == widget)
                        continue; // a part of the control that has the name
                    auto* seen = QAccessible::queryAccessibleInterface(widget);
                    if (!seen || seen->text(QAccessible::Name).isEmpty())
                        nameless << QStringLiteral("%1 %2 in %3")
                                        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                            widget->parentWidget()
                                                ? QLatin1String(widget->parentWidget()->metaObject()->className())
                                                : QLatin1String());
                }
            }
        }
        nameless.removeDuplicates();
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral("; "))));
    }
};

NEXUS_TEST(MainWindowTest, Screen);

} // namespace main_window_test

#include "main_window_test.moc"
