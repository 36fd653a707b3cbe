// A Sunday evening with the collection: thirty cards by keyboard, taken back over a restart, a deck built of them, many
// rows changed at once, a file of another program brought in with a line that named no card.
#include "app/documents/collection_files.h"
#include "app/documents/list_reading.h"
#include "db/deck_store.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_edit.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/collection/cards_page.h"
#include "ui/collection/collection_import_dialog.h"
#include "ui/collection/collection_view.h"
#include "ui/collection/decks_page.h"
#include "ui/collection/stack_table.h"
#include "ui/collection/trade_dialog.h"
#include "ui/print/deck_picker.h"
#include "ui/print/print_view.h"
#include "ui/print/proxies_page.h"
#include "ui/search/query_field.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>

#include <fstream>

namespace collection_test {

using namespace nexus;
using test::q;
using test::WindowStory;

namespace {

class Evening : public WindowStory {
public:
    using WindowStory::WindowStory;
    ui::CardsPage& cards() { return *window().collection()->cards(); }
    QLineEdit* line() { return cards().entry()->line(); }
    const model::Collection& collection() { return workspace().collection().collection(); }
    void come()
    {
        until([this] { return workspace().collection().isOpen(); }, "the collection");
        window().showView(ui::MainWindow::Collection);
        QCoreApplication::processEvents();
    }
    void enter(const char* text)
    {
        QTest::keyClicks(line(), QString::fromUtf8(text));
        QTest::keyClick(line(), Qt::Key_Return);
    }
    // "3 Wick Sprite NM foil @Binder 2/14", by name.
    QStringList stacks(model::StackList list = model::StackList::Owned)
    {
        QStringList rows;
        for (const auto& [id, stack] : collection().stacks())
            if (stack.list == list)
                rows << QStringLiteral("%1 %2 %3%4%5%6")
                            .arg(stack.quantity)
                            .arg(q(stack.name), QString::fromUtf8(model::conditionCode(stack.condition)),
                                stack.finish.empty() ? QString() : QStringLiteral(" ") + q(stack.finish),
                                stack.place.empty() ? QString() : QStringLiteral(" @") + q(stack.place),
                                stack.page.empty() ? QString() : QStringLiteral("/") + q(stack.page));
        rows.sort();
        return rows;
    }
};

} // namespace

class CollectionStory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thirtyCardsByKeyboardAndBackOverARestart()
    {
        Evening story;
        story.come();
        QTRY_COMPARE(QApplication::focusWidget(), story.line());
        QVERIFY(story.cards().sums()->text().startsWith(QStringLiteral("0 copies")));
        story.enter("3 wick sprite nm foil in Binder 2 p14");
        QCOMPARE(story.stacks(), QStringList{QStringLiteral("3 Wick Sprite NM foil @Binder 2/14")});
        QVERIFY(story.line()->text().isEmpty());
        QVERIFY(story.cards().entry()->preview()->text().contains(QStringLiteral("Wick Sprite")));
        // The place stays, condition and finish are each card's own; beginnings are enough.
        story.enter("2 aeg ten");
        QVERIFY(story.stacks().contains(QStringLiteral("2 Aegis Tender NM @Binder 2/14")));
        // Once more, and once more, and one less.
        QTest::keyClick(story.line(), Qt::Key_Return);
        QTest::keyClick(story.line(), Qt::Key_Plus);
        QTest::keyClick(story.line(), Qt::Key_Minus);
        QVERIFY(story.stacks().contains(QStringLiteral("3 Aegis Tender NM @Binder 2/14")));
        // What is ambiguous is listed: Enter offers the first, Enter again takes it; Tab writes it out.
        QTest::keyClicks(story.line(), QStringLiteral("2 b"));
        QVERIFY(story.cards().entry()->proposals()->isVisible());
        const auto before = story.collection().totals().copies;
        QTest::keyClick(story.line(), Qt::Key_Return);
        QCOMPARE(story.collection().totals().copies, before);
        QTest::keyClick(story.line(), Qt::Key_Return);
        QCOMPARE(story.collection().totals().copies, before + 2);
        QTest::keyClicks(story.line(), QStringLiteral("gla cou"));
        QTest::keyClick(story.line(), Qt::Key_Tab);
        QCOMPARE(story.line()->text(), QStringLiteral("Glasswing Courier "));
        QTest::keyClicks(story.line(), QStringLiteral("pl"));
        QTest::keyClick(story.line(), Qt::Key_Return);
        QVERIFY(story.stacks().contains(QStringLiteral("1 Glasswing Courier PL @Binder 2/14")));
        // A mistake is told and adds nothing; the text stays to be mended.
        story.enter("2 wick spirte");
        QCOMPARE(story.cards().entry()->preview()->tone(), ui::LineLabel::Tone::Bad);
        QCOMPARE(story.line()->text(), QStringLiteral("2 wick spirte"));
        // The nearest name is offered: chosen, it stands in the line.
        QTest::keyClick(story.line(), Qt::Key_Return);
        QCOMPARE(story.line()->text(), QStringLiteral("2 Wick Sprite"));
        story.line()->clear();
        // So is a new place, which no word becomes in silence.
        story.enter("1 wick sprite shelf");
        QCOMPARE(story.cards().entry()->preview()->tone(), ui::LineLabel::Tone::Bad);
        QTest::keyClick(story.line(), Qt::Key_Return);
        QCOMPARE(story.line()->text(), QStringLiteral("1 wick sprite in shelf"));
        story.line()->clear();
        const auto& catalogue = *story.workspace().catalogue();
        for (model::CardIndex card = 0; card < 25; ++card)
            story.enter((std::to_string(card % 4 + 1) + " " + std::string(catalogue.name(card * 7))).c_str());
        const auto all = story.stacks();
        QVERIFY2(all.size() >= 26, qPrintable(QString::number(all.size())));
        const auto copies = story.collection().totals().copies;
        QVERIFY(story.cards().sums()->text().startsWith(QString::number(copies)));
        // Undone by the menu, also after a restart; nothing is lost by a crash.
        story.window().action("undo")->trigger();
        story.window().action("undo")->trigger();
        const auto twoLess = story.stacks();
        story.restart();
        story.come();
        QCOMPARE(story.stacks(), twoLess);
        story.window().action("redo")->trigger();
        story.window().action("redo")->trigger();
        QCOMPARE(story.stacks(), all);
        for (int step = 0; step < 10; ++step)
            story.window().action("undo")->trigger();
        QVERIFY(story.stacks().size() < all.size());
        for (int step = 0; step < 10; ++step)
            story.window().action("redo")->trigger();
        QCOMPARE(story.stacks(), all);
        QVERIFY(story.window().action("undo")->text().contains(QStringLiteral("Add")));
    }

    void manyRowsAtOnceAndTheirSums()
    {
        Evening story;
        story.come();
        for (const char* text : {"3 wick sprite in Box", "2 aegis tender", "4 bastion relay pl", "1 glasswing courier"})
            story.enter(text);
        auto* table = story.cards().table();
        table->setFocus();
        table->selectAll();
        QCOMPARE(table->selectedStacks().size(), std::size_t{4});
        auto* value = story.cards().form()->field(model::StackField::Value);
        value->setFocus();
        QTest::keyClicks(value, QStringLiteral("2.50"));
        QTest::keyClick(value, Qt::Key_Return);
        for (const auto& [id, stack] : story.collection().stacks())
            QVERIFY(stack.value == 250);
        QVERIFY2(
            story.cards().sums()->text().contains(QStringLiteral("25.00")), qPrintable(story.cards().sums()->text()));
        QCOMPARE(story.cards().form()->field(model::StackField::Quantity)->placeholderText(),
            QStringLiteral("different values"));
        value->setText(QString());
        QTest::keyClicks(value, QStringLiteral("much"));
        QTest::keyClick(value, Qt::Key_Return);
        QVERIFY(story.cards().form()->trouble()->text().contains(QStringLiteral("much")));
        auto* tags = story.cards().form()->field(model::StackField::Tags);
        tags->setFocus();
        QTest::keyClicks(tags, QStringLiteral("fair, old, fair"));
        QTest::keyClick(tags, Qt::Key_Return);
        QCOMPARE(tags->text(), QStringLiteral("fair, old"));
        QCOMPARE(story.collection().totals().value, 2500);
        // The filter is the search language; what it cannot read is told and the rows stay.
        story.cards().filter()->setText(QStringLiteral("loc:box cond>=nm"));
        QCOMPARE(story.cards().model()->rowCount(), 3); // the place stayed
        story.cards().filter()->setText(QStringLiteral("cond<nm"));
        QCOMPARE(story.cards().model()->rowCount(), 1);
        story.cards().filter()->setText(QStringLiteral("cond<nm ("));
        QCOMPARE(story.cards().model()->rowCount(), 1);
        QVERIFY(story.cards().model()->error());
        story.cards().filter()->clear();
        // What is for trade is a list of its own.
        auto* trade = story.cards().form()->field(model::StackField::ForTrade);
        table->chooseFirst();
        trade->setFocus();
        trade->selectAll();
        QTest::keyClicks(trade, QStringLiteral("1"));
        QTest::keyClick(trade, Qt::Key_Return);
        story.cards().lists()->setCurrentIndex(1);
        QCOMPARE(story.cards().model()->rowCount(), 1);
        story.cards().lists()->setCurrentIndex(2);
        QCOMPARE(story.cards().model()->rowCount(), 0);
        story.enter("2 inkling page");
        QCOMPARE(story.cards().model()->rowCount(), 1);
        QCOMPARE(story.stacks(model::StackList::Wanted), QStringList{QStringLiteral("2 Inkling Page NM")});
        story.window().action("undo")->trigger();
        story.cards().lists()->setCurrentIndex(0);
        // Keys of the table: a copy more of each, the stacks gone, all back in one step.
        table->setFocus();
        table->selectAll();
        QTest::keyClick(table, Qt::Key_Plus);
        QCOMPARE(story.collection().totals().copies, 14);
        QTest::keyClick(table, Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(story.cards().model()->rowCount(), 0);
        story.window().action("undo")->trigger();
        QCOMPARE(story.cards().model()->rowCount(), 4);
        QCOMPARE(story.collection().totals().copies, 14);
        // Moving and splitting ask; headings tell sums.
        story.cards().askText = [](const QString&, const QString&, const QString&) {
            return QStringLiteral("Shelf, 3");
        };
        story.cards().askNumber = [](const QString&, const QString&, int most) { return most; };
        table->selectAll();
        story.cards().move();
        for (const auto& [id, stack] : story.collection().stacks())
            QCOMPARE(q(stack.place + "/" + stack.page), QStringLiteral("Shelf/3"));
        table->chooseFirst();
        story.cards().split();
        QCOMPARE(story.cards().model()->rowCount(), 5);
        table->selectAll();
        story.cards().model()->setGrouping(app::CollectionModel::Grouping::Condition);
        QCOMPARE(story.cards().model()->rowCount(), 7);
        QVERIFY(story.cards()
                    .model()
                    ->index(0, 0)
                    .data(app::CollectionModel::HeadingRole)
                    .toString()
                    .contains(QStringLiteral("copies")));
    }

    void aBuiltDeckHoldsItsCopies()
    {
        Evening story;
        story.come();
        const auto decks = story.workspace().profile().decks().list();
        const auto wetInk = std::find_if(
            decks.begin(), decks.end(), [](const auto& stored) { return stored.deck.name == "Wet Ink"; });
        QVERIFY(wetInk != decks.end());
        story.enter("4 inkling page");
        story.enter("9 wick sprite in Box");
        auto* view = story.window().collection();
        auto* page = view->pages()->findChild<ui::DecksPage*>();
        view->pages()->setCurrentWidget(page);
        QCoreApplication::processEvents();
        page->showDeck(wetInk->id);
        page->build();
        const auto held = story.collection().copies(model::CardKey(std::string(
            story.workspace().catalogue()->key(story.workspace().catalogue()->named("inkling page").front()))));
        QCOMPARE(held.held, 4);
        QCOMPARE(held.free(), 0);
        // What the deck holds cannot be removed; the words name the deck.
        view->pages()->setCurrentWidget(&story.cards());
        story.cards().table()->selectAll();
        QString told;
        connect(&story.cards(), &ui::CardsPage::trouble, this, [&](const QString& message) { told = message; });
        disconnect(&story.cards(), &ui::CardsPage::trouble, view, nullptr);
        story.cards().remove();
        QVERIFY2(told.contains(QStringLiteral("Wet Ink")), qPrintable(told));
        // The search of Build asks the collection.
        story.window().showView(ui::MainWindow::Build);
        story.search().setQuery(QStringLiteral("own>=1"));
        QCOMPARE(story.search().model()->cards().size(), std::size_t{2});
        story.search().setQuery(QStringLiteral("free>=1"));
        QCOMPARE(story.search().model()->cards().size(), std::size_t{1});
        story.search().setQuery(QStringLiteral("loc:box"));
        QCOMPARE(story.search().model()->cards().size(), std::size_t{1});
        page->takeApart();
        story.search().setQuery(QStringLiteral("free>=4"));
        QCOMPARE(story.search().model()->cards().size(), std::size_t{2});
    }

    // From the decks of the collection to the sheets: these decks, and only what they lack together.
    void whatTickedDecksLackIsPrinted()
    {
        Evening story;
        story.come();
        auto* view = story.window().collection();
        auto* page = view->pages()->findChild<ui::DecksPage*>();
        view->pages()->setCurrentWidget(page);
        QCoreApplication::processEvents();
        std::set<qint64> ticked;
        std::vector<std::string> names;
        for (const auto& stored : story.workspace().profile().decks().list())
            if (stored.deck.name == "Wet Ink" || stored.deck.name == "Chimera School")
                ticked.insert(stored.id), names.push_back(stored.deck.name);
        QCOMPARE(ticked.size(), std::size_t{2});
        page->deckTable()->setTicked(ticked);
        page->printMissing();
        QCoreApplication::processEvents();
        auto* proxies = story.window().print()->proxies();
        QVERIFY(proxies->isVisible());
        QVERIFY(proxies->onlyMissing()->isChecked() && !proxies->onlyChanged()->isChecked());
        std::vector<std::string> chosen;
        for (const auto& deck : proxies->picker()->chosen())
            chosen.push_back(deck.name);
        std::sort(chosen.begin(), chosen.end());
        std::sort(names.begin(), names.end());
        QCOMPARE(chosen, names);
    }

    // A trade by keyboard: what they want fills in what is given; one step, and one undo.
    void aTradeIsOneStep()
    {
        Evening story;
        story.come();
        story.enter("4 inkling page nm in Binder");
        QVERIFY(story.workspace().collection().edit([](const auto& now) {
            auto change = now.stacks().begin()->second;
            return model::setField(now, std::vector{change.id}, model::StackField::ForTrade, model::StackValue(3));
        }));
        const test::Scratch scratch;
        const auto wants = scratch.path("wants.txt");
        std::ofstream(wants) << "2 Inkling Page\n1 Wick Sprite\n";
        ui::TradeDialog dialog(story.workspace());
        QVERIFY(!dialog.record()->isEnabled());
        dialog.takeList(q(wants.string()), app::TradeSide::Wants);
        QCOMPARE(dialog.gives()->toPlainText(), QStringLiteral("2 Inkling Page"));
        dialog.show();
        QTest::keyClicks(dialog.gets(), QStringLiteral("3 wick sprte"));
        QTRY_VERIFY(dialog.getsTold()->text().contains(QStringLiteral("wick sprte")));
        QVERIFY(!dialog.record()->isEnabled());
        dialog.gets()->setPlainText(QStringLiteral("3 wick sprite foil\n\n"));
        QTest::keyClicks(dialog.partner(), QStringLiteral("Ada"));
        QTRY_VERIFY(dialog.record()->isEnabled());
        dialog.record()->click();
        QVERIFY2(dialog.outcome().contains(QStringLiteral("Ada")), qPrintable(dialog.outcome()));
        QCOMPARE(story.stacks(),
            (QStringList{QStringLiteral("2 Inkling Page NM @Binder"), QStringLiteral("3 Wick Sprite NM foil")}));
        story.window().collection()->undo();
        QCOMPARE(story.stacks(), QStringList{QStringLiteral("4 Inkling Page NM @Binder")});
        // more than there is, or nothing that fits, is said
        dialog.gives()->setPlainText(QStringLiteral("9 inkling page"));
        QTRY_VERIFY(dialog.givesTold()->text().contains(QStringLiteral("Only 4")));
        std::ofstream(wants) << "1 Candle Reef\n";
        dialog.takeList(q(wants.string()), app::TradeSide::Wants);
        QVERIFY(dialog.givesTold()->text().contains(QStringLiteral("nothing")));
    }

    void aFileOfAnotherProgramComesIn()
    {
        Evening story;
        story.come();
        story.enter("1 wick sprite");
        const auto file = story.folder() / "moxfield.csv";
        std::ofstream(file) << "Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last "
                               "Modified,Collector Number,Alter,Proxy,Purchase Price\n"
                               "3,1,Wick Sprite,cor,Near Mint,English,foil,,,,False,False,1.25\n"
                               "2,0,Aegis Tendre,cor,Lightly Played,English,,,,,False,False,\n"
                               "0,0,Bastion Relay,cor,Near Mint,English,,,,,False,False,\n";
        {
            ui::CollectionImportDialog dialog(story.workspace(), q(file.string()));
            QSignalSpy accepted(&dialog, &QDialog::accepted);
            dialog.show();
            Evening::until([&] { return dialog.applyButton()->isEnabled(); }, "the preview");
            QVERIFY2(dialog.summary()->text().startsWith(QStringLiteral("Moxfield: 5 copies in 2 lines.")),
                qPrintable(dialog.summary()->text()));
            QVERIFY2(dialog.summary()->text().contains(QStringLiteral("Without copies: 1 line.")),
                qPrintable(dialog.summary()->text()));
            QVERIFY2(dialog.effect()->text().contains(QStringLiteral("adds 5 copies in 2 stacks")),
                qPrintable(dialog.effect()->text()));
            QCOMPARE(dialog.kinds()->currentIndex(), 2); // what is to choose comes first
            QVERIFY2(dialog.lines()->shownText(0, 3).contains(QStringLiteral("Aegis Tender")),
                qPrintable(dialog.lines()->shownText(0, 3)));
            dialog.applyButton()->click();
            Evening::until([&] { return accepted.count() == 1; }, "the import");
            QVERIFY(dialog.outcome().contains(QStringLiteral("moxfield.csv")));
        }
        QCOMPARE(story.collection().totals().copies, 4);
        QCOMPARE(story.stacks(model::StackList::Unmatched).size(), 1);
        const auto backups = app::Backups(story.folder()).list();
        QVERIFY(backups && !backups->empty() && backups->front().reason == model::BackupReason::BeforeImport);
        story.window().action("undo")->trigger(); // one step
        QCOMPARE(story.collection().totals().copies, 1);
        QCOMPARE(story.stacks(model::StackList::Unmatched).size(), 0);
        // Called off, nothing has happened.
        ui::CollectionImportDialog dialog(story.workspace(), q(file.string()));
        dialog.show();
        dialog.reject();
        Evening::until([&] { return !dialog.isVisible(); }, "the dialog to go");
        QCOMPARE(story.collection().totals().copies, 1);
    }

    void anEmptyCollectionSaysWhatToDo()
    {
        Evening story;
        story.come();
        story.window().showView(ui::MainWindow::Build);
        story.search().setQuery(QStringLiteral("own>=1"));
        QVERIFY2(story.search().model()->emptyHint().contains(QStringLiteral("empty")),
            qPrintable(story.search().model()->emptyHint()));
    }
};

NEXUS_TEST(CollectionStory, Screen);

} // namespace collection_test

#include "collection_test.moc"
