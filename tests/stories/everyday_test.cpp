// What players do every day: another edition, a pasted list, drag and drop, notes, the other theme, help, every menu.
#include "app/documents/card_import.h"
#include "app/documents/deck_actions.h"
#include "app/documents/settings_file.h"
#include "tests/support/imports.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/complete_page.h"
#include "ui/advice/editions_page.h"
#include "ui/deck/deck_drawer.h"
#include "ui/deck/deck_pane.h"
#include "ui/deck/legality_bar.h"
#include "ui/help/help_window.h"
#include "ui/help/keys_sheet.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTreeWidget>

#include <map>

namespace everyday_test {

using namespace nexus;
using test::WindowStory;

namespace {

int copiesOf(const model::Deck& deck, const char* section, const std::string& card)
{
    for (const auto& there : deck.sections)
        if (there.id == model::SectionId(section))
            for (const auto& row : there.entries)
                if (row.card == card)
                    return row.count;
    return 0;
}

QStringList gaugeSentences(WindowStory& story)
{
    QStringList told;
    for (const auto* gauge : story.window().deck()->legality()->gauges())
        told << test::q(gauge->gauge().sentence);
    return told;
}

// The rows of these cards, in the model of the results or of the deck.
QModelIndexList resultRows(WindowStory& story, const QStringList& names)
{
    QModelIndexList rows;
    auto* model = story.search().model();
    for (int row = 0; row < model->rowCount(); ++row)
        if (names.contains(test::q(model->catalogue()->name(*model->cardAt(row)))))
            rows << model->index(row, 0);
    return rows;
}

QModelIndex blockOf(WindowStory& story, const char* section)
{
    const auto* model = story.window().deck()->model();
    for (int block = 0; block < model->rowCount(); ++block)
        if (model->block(model->index(block, 0))->section == model::SectionId(section))
            return model->index(block, 0);
    return {};
}

bool drop(WindowStory& story, QMimeData* cards, const QModelIndex& onto, Qt::DropAction action)
{
    const std::unique_ptr<QMimeData> owned(cards);
    auto* model = story.window().deck()->model();
    if (!model->canDropMimeData(cards, action, -1, -1, onto))
        return false;
    (void)model->dropMimeData(cards, action, -1, -1, onto);
    return true;
}

// Every action of the menus but those that end the window; whatever asks is turned down.
int triggerAll(ui::MainWindow& window)
{
    QTimer turnDown;
    QObject::connect(&turnDown, &QTimer::timeout, &turnDown, [] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog->reject();
        else if (auto* menu = QApplication::activePopupWidget())
            menu->close();
    });
    turnDown.start(5);
    int run = 0;
    for (auto* action : window.findChildren<QAction*>()) {
        if (action->objectName().isEmpty() || action->objectName() == QStringLiteral("quit") ||
            action->parent() != &window)
            continue;
        run += action->isEnabled();
        action->trigger();
        QCoreApplication::processEvents();
        for (auto* top : QApplication::topLevelWidgets())
            if (top != &window && top->isVisible() && top->isWindow())
                top->close();
    }
    return run;
}

} // namespace

class EverydayTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // What a new user sees: a deck to finish, nearly all of it, and one button with ways to do it.
    // One field for everything: a place, a deck, a card.
    void ctrlKFindsACardADeckAndACommand()
    {
        WindowStory story;
        const auto find = [&](const QString& words) {
            story.key(Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY(QApplication::activeModalWidget());
            WindowStory::type(words);
            QTest::keyClick(QApplication::activeModalWidget()->findChild<QLineEdit*>(), Qt::Key_Return);
            QTRY_VERIFY(!QApplication::activeModalWidget());
        };
        find(QStringLiteral("collection"));
        QTRY_COMPARE(story.window().frontView()->name(), QStringLiteral("Collection"));
        find(QStringLiteral("tideline"));
        QTRY_COMPARE(story.window().frontView()->name(), QStringLiteral("Build"));
        QTRY_COMPARE(story.search().model()->rowCount(), 1);
        find(QStringLiteral("wet ink"));
        QTRY_COMPARE(test::q(story.window().document()->deck().name), QStringLiteral("Wet Ink"));
    }

    void theFirstStart()
    {
        WindowStory story(WindowStory::NewUser);
        auto& window = story.window();
        QCOMPARE(story.deck().name, std::string("Unfinished Letter"));
        QVERIFY(!story.document().place().id); // theirs to keep or to throw away
        QCOMPARE(story.document().report().findings.size(), std::size_t{1});
        QVERIFY(!window.deck()->tabs()->isOpen());
        for (const auto& [size, rows] : {std::pair(QSize(1366, 768), 18), std::pair(QSize(1024, 700), 14)}) {
            window.resize(size);
            QCoreApplication::processEvents();
            const auto* view = window.deck()->view();
            int inSight = 0;
            for (const auto& place : view->columns().places)
                inSight += place.row >= 0 && place.area.bottom() < view->viewport()->height() ? 1 : 0;
            QVERIFY2(inSight >= rows, qPrintable(QStringLiteral("%1 of %2 rows").arg(inSight).arg(rows)));
        }
        window.deck()->tabs()->nextStep()->click();
        QCOMPARE(window.deck()->tabs()->currentIndex(), int(ui::DeckPane::Advice));
        QStringList words;
        for (const auto* label : window.findChildren<QLabel*>())
            if (label->isVisible())
                words << label->text();
        QVERIFY(words.join(QLatin1Char(' ')).contains(QStringLiteral("A deck to finish")));
        WindowStory::until(
            [&] {
                const auto* ways = window.findChild<ui::CompletePage*>();
                const auto* list = ways ? ways->findChild<QAbstractItemView*>() : nullptr;
                return list && list->model()->rowCount() > 3;
            },
            "ways to finish it");
        story.restart();
        QCOMPARE(story.deck().name, std::string("Unfinished Letter"));
        QVERIFY(!story.workspace().isFirstStart());
    }

    void theSameDeckUnderAnotherEditionAndBack()
    {
        WindowStory story;
        const auto before = story.deckBytes();
        const auto gauges = gaugeSentences(story);
        auto* ruleset = story.window().findChild<QComboBox*>(QStringLiteral("ruleset"));
        QVERIFY(ruleset->currentText().contains(QStringLiteral("six domains")));
        ruleset->setFocus();
        story.key(ruleset->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(ruleset->currentText().contains(QStringLiteral("four domains")));
        QCOMPARE(story.deck().ruleset, model::RulesetId("quantum-nexus-2025-05"));
        QCOMPARE(story.problems(),
            QStringList(QStringLiteral(
                "Warning: Sideboard has 10 of at most 0 cards: 10 over. § II, which has no sideboard rules")));
        QVERIFY(gaugeSentences(story) != gauges);
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(story.deckBytes(), before);
        QCOMPARE(gaugeSentences(story), gauges);
        QVERIFY(ruleset->currentText().contains(QStringLiteral("six domains")));
        QCOMPARE(story.problems(), QStringList());
    }

    void aPastedListShowsWhatMatchesBeforeItIsTaken()
    {
        WindowStory story([](app::Profile& profile) {
            QVERIFY(test::importCards(profile, "twins.json",
                R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":"TWN","name":"Twins","released":"2025-09-01"},
                "cards":[{"name":"Mirror","type":"Asset","cp":1,"duplicates":3,"domains":{"magic":1},"number":"1"},
                         {"name":"Mirror","type":"Event","cp":1,"duplicates":3,"domains":{"magic":1},"number":"2"}]})",
                {}, false)
                        .written);
        });
        story.key(Qt::Key_N, Qt::ControlModifier);
        const auto before = story.deckBytes();
        QApplication::clipboard()->setText(
            QStringLiteral("3 Inkling Page\n2 Wick Sprit\n1 Mirror\n4 Nothing like it at all\n"));
        QStringList lines;
        QString summary;
        story.onDialog([&](QWidget* dialog) {
            auto* list = dialog->findChild<QTreeWidget*>();
            for (int i = 0; i < list->topLevelItemCount(); ++i) {
                auto* item = list->topLevelItem(i);
                lines << item->text(1) + QStringLiteral(" | ") + item->text(3);
            }
            for (const auto* label : dialog->findChildren<QLabel*>())
                summary += label->text() + QLatin1Char('\n');
            const auto offered = [list](const QString& words) -> QTreeWidgetItem* {
                for (int i = 0; i < list->topLevelItemCount(); ++i)
                    for (int at = 0; at < list->topLevelItem(i)->childCount(); ++at)
                        if (auto* offer = list->topLevelItem(i)->child(at); offer->text(0).endsWith(words))
                            return offer;
                return nullptr;
            };
            list->setFocus();
            for (const char* words : {"1 Mirror (Event)", "2 Wick Sprite"})
                if (auto* offer = offered(QString::fromUtf8(words))) {
                    list->setCurrentItem(offer);
                    QTest::keyClick(list, Qt::Key_Return);
                }
            for (auto* button : dialog->findChildren<QPushButton*>())
                if (button->text().contains(QStringLiteral("Add to this deck")))
                    QTest::mouseClick(button, Qt::LeftButton);
        });
        story.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        lines.sort();
        QCOMPARE(lines,
            QStringList({QStringLiteral("1 Mirror | ○ which one?"),
                QStringLiteral("2 Wick Sprit | ✗ not in the catalogue"), QStringLiteral("3 Inkling Page | ✓ matched"),
                QStringLiteral("4 Nothing like it at all | ✗ not in the catalogue")}));
        QVERIFY2(summary.contains(QStringLiteral("10 cards: 1 line matched, 1 to choose, 2 not matched")),
            qPrintable(summary));
        QCOMPARE(copiesOf(story.deck(), "main", "Inkling Page"), 3);
        QCOMPARE(copiesOf(story.deck(), "main", "Wick Sprite"), 2);
        QCOMPARE(copiesOf(story.deck(), "main", "Mirror (Event)"), 1);
        QCOMPARE(copiesOf(story.deck(), "main", "Nothing like it at all"), 4);
        QVERIFY(story.problems().contains(QStringLiteral("Wrong: “Nothing like it at all” is not in the catalogue.")));
        // one step of undo
        QCOMPARE(story.document().undoStack().count(), 1);
        story.undoAll();
        QCOMPARE(story.deckBytes(), before);
    }

    void undoReachesTheDeckFromASearchWithNothingToTakeBack()
    {
        WindowStory story;
        const auto before = story.deckBytes();
        story.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 1}}, QStringLiteral("More")));
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(story.deckBytes(), before);
        story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(story.deckBytes() != before);
        // but what was typed is taken back first
        story.type(QStringLiteral("t:unit"));
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(story.search().query() != QStringLiteral("t:unit"));
        QVERIFY(story.deckBytes() != before);
    }

    void theDeckGoesToTheClipboardAndComesBackAsItWas()
    {
        WindowStory story;
        const auto sections = story.deck().sections;
        story.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("4 Inkling Page")));
        story.onDialog([](QWidget* dialog) {
            QTest::keyClick(dialog->findChild<QTreeWidget*>(), Qt::Key_Return); // the default: as a new deck
        });
        story.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(story.window().deckTabs()->count(), 2);
        for (const auto& section : sections)
            for (const auto& row : section.entries)
                QCOMPARE(copiesOf(story.deck(), section.id.str().c_str(), row.card), row.count);
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
    }

    void severalRowsAreDraggedFromTheCatalogueAndBetweenSections()
    {
        WindowStory story;
        story.key(Qt::Key_N, Qt::ControlModifier);
        const auto empty = story.deckBytes();
        const QStringList names{
            QStringLiteral("Inkling Page"), QStringLiteral("Wick Sprite"), QStringLiteral("Slip of the Tide")};
        auto* results = story.search().model();
        // from the catalogue onto the main deck: one copy of each, one step of undo
        QCOMPARE(resultRows(story, names).size(), 3);
        QVERIFY(drop(story, results->mimeData(resultRows(story, names)), blockOf(story, "main"), Qt::CopyAction));
        for (const auto& name : names)
            QCOMPARE(copiesOf(story.deck(), "main", name.toStdString()), 1);
        QCOMPARE(story.document().undoStack().count(), 1);
        // into sections that are not begun yet, too
        QVERIFY2(blockOf(story, "sideboard").isValid(), "an empty sideboard can be dropped onto");
        QVERIFY2(blockOf(story, "maybe").isValid(), "an empty maybe pile can be dropped onto");
        auto* model = story.window().deck()->model();
        QVERIFY(drop(story, model->mimeData(model->named({"Inkling Page", "Wick Sprite"})), blockOf(story, "sideboard"),
            Qt::MoveAction));
        QCOMPARE(copiesOf(story.deck(), "sideboard", "Inkling Page"), 1);
        QCOMPARE(copiesOf(story.deck(), "main", "Inkling Page"), 0);
        QVERIFY(drop(story, model->mimeData(model->named({"Wick Sprite"})), blockOf(story, "maybe"), Qt::MoveAction));
        QCOMPARE(copiesOf(story.deck(), "maybe", "Wick Sprite"), 1);
        // onto no section in particular: each to its own
        const QStringList both{QStringLiteral("First Term at Lowglass"), QStringLiteral("Second Draft")};
        QVERIFY(drop(story, results->mimeData(resultRows(story, both)), {}, Qt::CopyAction));
        QCOMPARE(copiesOf(story.deck(), "missions", "First Term at Lowglass"), 1);
        QCOMPARE(copiesOf(story.deck(), "main", "Second Draft"), 1);
        QCOMPARE(story.document().undoStack().count(), 4);
        // what is not ours is turned away
        auto* foreign = new QMimeData;
        foreign->setData(app::cardDragType(), QByteArray("\x01\x02garbage"));
        (void)drop(story, foreign, blockOf(story, "main"), Qt::CopyAction);
        QCOMPARE(story.document().undoStack().count(), 4);
        story.undoAll();
        QCOMPARE(story.deckBytes(), empty);
    }

    void notesAndTagsAreUndone()
    {
        WindowStory story;
        const auto before = story.deckBytes();
        story.key(Qt::Key_5, Qt::AltModifier);
        auto* notes = story.window().findChild<QWidget*>(QStringLiteral("notes"));
        QVERIFY(notes->isVisible());
        const auto fields = notes->findChildren<QLineEdit*>();
        auto* text = notes->findChild<QPlainTextEdit*>();
        text->setFocus();
        story.key(Qt::Key_End, Qt::ControlModifier);
        story.type(QStringLiteral(" More."));
        for (auto* field : fields) {
            field->setFocus();
            field->selectAll();
            story.type(field->accessibleName().startsWith(QStringLiteral("Tags")) ? QStringLiteral("slow, slow, late")
                                                                                  : QStringLiteral("Ann"));
        }
        story.key(Qt::Key_Return);
        QCOMPARE(story.deck().author, std::string("Ann"));
        QCOMPARE(story.deck().tags, (std::vector<std::string>{"slow", "late"}));
        QVERIFY(story.deck().notes.ends_with(" More."));
        story.undoAll();
        QCOMPARE(story.deckBytes(), before);
        QVERIFY(!text->toPlainText().endsWith(QStringLiteral(" More.")));
        for (const auto* field : fields)
            QVERIFY(field->text() != QStringLiteral("Ann") && !field->text().contains(QStringLiteral("late")));
    }

    void theThemeChangesWhileTheWindowIsOpen()
    {
        WindowStory story;
        story.seek(QStringLiteral("t:event"));
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 3}}, QStringLiteral("More"));
        const auto told = [&] {
            return QStringList{story.problems().join(QLatin1Char('\n')), gaugeSentences(story).join(QLatin1Char('\n')),
                story.verdict(), story.search().query(), story.currentFound(), QString::number(story.window().width()),
                story.found().join(QLatin1Char('\n'))};
        };
        const auto before = told();
        const auto picture = [&] { return story.window().grab().toImage(); };
        QTest::qWait(1200); // the card at the right comes a moment later, and the row that was touched glows so long
        const auto light = picture();
        story.window().action("theme-dark")->trigger();
        QTest::qWait(20);
        const auto dark = picture();
        QVERIFY(ui::theme().dark);
        QCOMPARE(told(), before);
        // nothing stays light: the larger part of the picture is dark now
        int bright = 0, all = 0;
        for (int y = 0; y < dark.height(); y += 4)
            for (int x = 0; x < dark.width(); x += 4, ++all)
                bright += qGray(dark.pixel(x, y)) > 150;
        QVERIFY2(bright * 10 < all, qPrintable(QStringLiteral("%1 of %2 points are bright").arg(bright).arg(all)));
        story.window().action("theme-light")->trigger();
        QTest::qWait(20);
        QCOMPARE(told(), before);
        const auto again = picture();
        QRect where;
        int differ = 0;
        for (int y = 0; y < again.height(); ++y)
            for (int x = 0; x < again.width(); ++x)
                if (again.pixel(x, y) != light.pixel(x, y)) {
                    ++differ;
                    where |= QRect(x, y, 1, 1);
                }
        QVERIFY2(
            differ < 2000, qPrintable(QStringLiteral("%1 points differ after light, dark, light, within %2,%3 %4x%5")
                                          .arg(differ)
                                          .arg(where.x())
                                          .arg(where.y())
                                          .arg(where.width())
                                          .arg(where.height())));
    }

    void helpAndTheSheetOfKeysOpen()
    {
        WindowStory story;
        story.key(Qt::Key_F1);
        auto* help = story.window().findChild<ui::HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QVERIFY(help->findChild<QTextBrowser*>()->toPlainText().size() > 300);
        help->close();
        story.window().activateWindow();
        WindowStory::until([&] { return QApplication::activeWindow() == &story.window(); }, "the window");
        // From a page of advice to what the help says of it.
        auto* advice = story.window().deck()->advice();
        story.window().deck()->showTab(ui::DeckPane::Advice);
        advice->showPage(advice->page<ui::EditionsPage>());
        advice->setFocus();
        story.key(Qt::Key_F1);
        QCOMPARE(help->page(), QStringLiteral("advice"));
        QVERIFY(help->findChild<QTextBrowser*>()->verticalScrollBar()->value() > 0);
        help->close();
        story.window().activateWindow();
        WindowStory::until([&] { return QApplication::activeWindow() == &story.window(); }, "the window");
        story.key(Qt::Key_Slash, Qt::ControlModifier);
        auto* keys = story.window().findChild<ui::KeysSheet*>();
        QVERIFY(keys && keys->isVisible());
        QSet<QString> told;
        auto* list = keys->findChild<QTreeWidget*>();
        for (auto it = QTreeWidgetItemIterator(list); *it; ++it)
            told << (*it)->text(0) + (*it)->text(1);
        for (const auto* word : {"Ctrl+F", "Ctrl+Enter", "Shift+Delete", "Ctrl+Z", "F1"})
            QVERIFY2(std::any_of(told.begin(), told.end(),
                         [&](const QString& row) { return row.contains(QString::fromLatin1(word)); }),
                word);
    }

    void noTwoKeysOfTheWindowCollide()
    {
        WindowStory story;
        std::map<QString, QStringList> owners;
        for (const auto* action : story.window().findChildren<QAction*>()) {
            for (const auto& key : action->shortcuts())
                if (key.count() > 0 && action->shortcutContext() != Qt::WidgetShortcut)
                    owners[key.toString()] << action->objectName();
            // the letters of the menu bar
            if (action->menu() && action->parent() == action->menu() && action->menu()->parentWidget() &&
                action->menu()->parentWidget()->objectName() == QStringLiteral("menus"))
                if (const auto key = QKeySequence::mnemonic(action->text()); !key.isEmpty())
                    owners[key.toString()] << action->text();
        }
        QVERIFY(owners.size() > 30);
        for (const auto& [key, names] : owners)
            QVERIFY2(names.size() == 1, qPrintable(key + QStringLiteral(": ") + names.join(QStringLiteral(", "))));
    }

    void everyMenuWithoutADeck()
    {
        WindowStory story;
        story.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!story.window().document());
        for (const auto* name : {"save", "export", "undo", "redo", "close", "missions", "addMain", "copy", "bin"})
            QVERIFY2(!story.window().action(name)->isEnabled(), name);
        // the keyboard on a card: Enter has no deck to add to
        story.seek(QStringLiteral("t:unit"));
        story.key(Qt::Key_Return);
        story.key(Qt::Key_Return);
        story.key(Qt::Key_Plus);
        story.key(Qt::Key_Minus);
        QVERIFY(triggerAll(story.window()) > 20);
        story.restart();
        QCOMPARE(story.window().isVisible(), true);
    }

    void everyMenuWithADeck()
    {
        WindowStory story;
        story.window().askUnsaved = [](const QString&) { return 1; };
        QVERIFY(triggerAll(story.window()) > 35);
        story.restart();
        QVERIFY(story.workspace().isReady());
    }

    void everyMenuBeforeTheCatalogueIsThere()
    {
        test::Scratch scratch;
        std::filesystem::create_directories(scratch.path("profile"));
        app::Workspace workspace(scratch.path("profile")); // never opened: as while the worker reads
        ui::MainWindow window(workspace, app::openSettings(scratch.path("profile")));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        WindowStory::type(QStringLiteral("t:unit"));
        QVERIFY(triggerAll(window) > 10);
        QVERIFY(window.isVisible());
    }
};

NEXUS_TEST(EverydayTest, Screen);

} // namespace everyday_test

#include "everyday_test.moc"
