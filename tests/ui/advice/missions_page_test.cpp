// Packages of Missions in the window: the Advice tab for the deck that is open, and the dialog that begins a new one.
#include "ui/advice/packages.h"

#include "app/documents/deck_actions.h"
#include "model/advice/mission_packages.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/advice/advice_view.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>

namespace missions_page_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const model::SectionId missions("missions");

struct Page {
    WindowStory story;
    ui::MissionsPage* page;
    ui::PackageList* list;

    Page()
    {
        auto* deck = story.window().deck();
        deck->showTab(ui::DeckPane::Advice);
        auto* view = story.window().findChild<ui::AdviceView*>();
        page = view->page<ui::MissionsPage>();
        view->showPage(page);
        list = page->list();
        settle();
    }
    void settle()
    {
        QTest::qWait(80); // edits are heard once for several
        WindowStory::until([this] { return !list->model()->isBusy(); }, "the packages");
        QCoreApplication::processEvents();
    }
    template <class Widget> [[nodiscard]] Widget* part(const char* name) const
    {
        return page->findChild<Widget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString line(const char* name) const { return part<ui::LineLabel>(name)->text(); }
    [[nodiscard]] QString row(int number) const { return list->model()->index(number).data().toString(); }
    void choose(int number) { list->rows()->setCurrentIndex(list->model()->index(number)); }
};

} // namespace

class MissionsPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPackageForTheDeckTheNearestFirst()
    {
        Page p;
        QCOMPARE(p.page->title(), QStringLiteral("Missions"));
        QCOMPARE(p.list->model()->count(), quint64(2402));
        QVERIFY(p.line("packageCount").endsWith(QStringLiteral("packages")));
        QCOMPARE(p.list->chosen()->changes, 0); // what the sample deck has
        QVERIFY(!p.part<QPushButton>("usePackage")->isEnabled());
        QVERIFY(p.list->model()->package(1)->changes > 0);
        QVERIFY(!p.list->rows()->accessibleName().isEmpty());
        QVERIFY(!p.list->names()->accessibleName().isEmpty());
    }

    void oneChosenSaysWhatItWouldDoAndGoesInAsOneStep()
    {
        Page p;
        const auto before = p.story.deckBytes();
        p.choose(5);
        const auto package = *p.list->chosen();
        QVERIFY(package.changes > 0);
        const auto totals = p.line("packageTotals");
        QVERIFY2(totals.contains(QStringLiteral("→")) && totals.contains(QStringLiteral("egal")), qPrintable(totals));
        if (package.opened > 0)
            QVERIFY2(p.line("packageCards").contains(QStringLiteral("Unlocks %1: ").arg(package.opened)),
                qPrintable(p.line("packageCards")));
        p.list->rows()->setFocus();
        p.story.key(Qt::Key_Return);
        p.settle();
        const auto checker = p.story.document().sharedChecker();
        std::map<model::CardIndex, int> held;
        for (const auto& row : checker->resolve(p.story.deck()))
            if (row.card && row.section == checker->sectionIndex(missions))
                held[*row.card] += row.count;
        QVERIFY(model::PackageCards(held.begin(), held.end()) == package.cards);
        QCOMPARE(p.story.document().undoStack().count(), 1);
        QVERIFY(p.story.document().undoStack().undoText().startsWith(QStringLiteral("Missions: ")));
        QVERIFY(p.list->chosen() && p.list->chosen()->cards == package.cards); // stays chosen, and is in the deck now
        QCOMPARE(p.list->chosen()->changes, 0);
        QVERIFY(!p.part<QPushButton>("usePackage")->isEnabled());
        p.story.document().undoStack().undo();
        QCOMPARE(p.story.deckBytes(), before);
        p.settle();
        QVERIFY(p.part<QPushButton>("usePackage")->isEnabled());
    }

    void aDoubleClickAndTheButtonDoTheSame()
    {
        Page p;
        p.choose(3);
        QTest::mouseClick(p.part<QPushButton>("usePackage"), Qt::LeftButton);
        QCOMPARE(p.story.document().undoStack().count(), 1);
        p.settle();
        p.story.document().undoStack().undo();
        p.settle();
        const auto at = p.list->rows()->visualRect(p.list->model()->index(1)).center();
        QTest::mouseClick(p.list->rows()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(p.list->rows()->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(p.story.document().undoStack().index(), 1);
    }

    void isFilteredByKeysAlone()
    {
        Page p;
        p.list->names()->setFocus();
        p.story.type(QStringLiteral("choir"));
        p.settle();
        QVERIFY(p.list->model()->count() < 2402);
        QVERIFY(p.row(0).contains(QStringLiteral("Choir Practice")));
        p.story.key(Qt::Key_Down);
        QVERIFY(p.list->rows()->hasFocus());
        p.list->names()->clear();
        auto* query = p.part<QLineEdit>("packageQuery");
        query->setFocus();
        p.story.type(QStringLiteral("entropy>=3"));
        p.settle();
        QVERIFY(p.list->model()->wanted().has_value());
        const auto best = p.list->model()->package(0)->found;
        QVERIFY(best > 0 && best >= p.list->model()->package(9)->found);
        query->setText(QStringLiteral("entropy>="));
        p.settle();
        QVERIFY2(p.line("packageCount").contains(QStringLiteral("expected")), qPrintable(p.line("packageCount")));
        QCOMPARE(p.list->model()->package(0)->found, best);
        query->clear();
        auto* order = p.part<QComboBox>("packageOrder");
        QCOMPARE(order->count(), 4);
        order->setCurrentIndex(order->findText(QStringLiteral("Most income")));
        Q_EMIT order->activated(order->currentIndex());
        p.settle();
        QVERIFY(p.list->model()->package(0)->income >= p.list->model()->package(1)->income);
    }

    void tabLeadsFromTheButtonsIntoThePage()
    {
        Page p;
        auto* view = p.story.window().findChild<ui::AdviceView*>();
        for (auto* button : view->findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Missions"))
                button->setFocus();
        QVERIFY(view->isAncestorOf(QApplication::focusWidget()));
        for (int i = 0; i < 8 && QApplication::focusWidget() != p.list->names(); ++i)
            p.story.key(Qt::Key_Tab);
        QVERIFY(p.list->names()->hasFocus());
        const QList<QWidget*> after{
            p.part<QLineEdit>("packageQuery"), p.part<QComboBox>("packageOrder"), p.list->rows()};
        for (auto* next : after) {
            p.story.key(Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
    }

    void followsTheDeckAndItsRuleset()
    {
        Page p;
        const auto carried = p.list->model()->package(0)->notCarried;
        QCOMPARE(carried, 0);
        p.story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), p.story.entry("Null Acolyte"), 3}}, QStringLiteral("More"));
        auto* store = &p.story.document();
        model::Deck emptied = store->deck();
        emptied.sectionOrNew(missions).entries.clear();
        store->edit({model::ReplaceDeck{emptied}}, QStringLiteral("Less"));
        p.settle();
        QVERIFY(p.list->model()->package(0)->changes > 0);
        store->edit({model::SetField{model::DeckField::Ruleset, "quantum-nexus-2025-05"}}, QStringLiteral("Edition"));
        p.settle();
        QVERIFY(p.list->model()->count() != 2402);
        QCOMPARE(p.list->model()->package(0)->profile.size(), std::size_t(4));
        // Hidden, it does nothing.
        p.story.window().deck()->showTab(ui::DeckPane::Notes);
        store->edit({model::SetField{model::DeckField::Ruleset, "quantum-nexus-2025-07"}}, QStringLiteral("Edition"));
        QTest::qWait(100);
        QVERIFY(!p.list->model()->isBusy() && p.list->model()->count() != 2402);
        p.story.window().deck()->showTab(ui::DeckPane::Advice);
        p.settle();
        QCOMPARE(p.list->model()->count(), quint64(2402));
    }

    void whatItOpensIsShownInTheSearch()
    {
        Page p;
        int row = 0;
        while (p.list->model()->package(row)->opened == 0)
            ++row;
        p.choose(row);
        const auto opened = p.list->chosen()->opened;
        QTest::mouseClick(p.part<QPushButton>("showOpened"), Qt::LeftButton);
        QCoreApplication::processEvents();
        WindowStory::until([&] { return p.story.search().model()->cards().size() == static_cast<std::size_t>(opened); },
            "the cards it opens");
    }

    void aNewDeckBeginsWithAPackage()
    {
        WindowStory story;
        const auto decks = story.workspace().documents().size();
        std::int64_t pool = 0;
        QString names, title;
        WindowStory::onDialog([&](QWidget* open) {
            auto* wizard = qobject_cast<ui::PackageWizard*>(open);
            QVERIFY(wizard);
            title = wizard->windowTitle();
            WindowStory::until([&] { return wizard->list()->chosen() != nullptr && !wizard->pool()->charts().empty(); },
                "the packages and a pool");
            QVERIFY(wizard->list()->names()->hasFocus());
            story.type(QStringLiteral("choir"));
            WindowStory::until(
                [&] { return !wizard->list()->model()->isBusy() && wizard->list()->model()->count() < 2402; },
                "the filter");
            story.key(Qt::Key_Down);
            story.key(Qt::Key_Down);
            QCOMPARE(wizard->list()->rows()->currentIndex().row(), 1);
            names = wizard->list()->model()->index(1).data().toString();
            pool = wizard->list()->chosen()->pool;
            const auto counted = [&] {
                std::int64_t cards = 0;
                if (wizard->pool()->charts().size() == 2)
                    for (const auto& bar : wizard->pool()->charts().back().bars)
                        cards += bar.copies;
                return cards;
            };
            WindowStory::until([&] { return counted() == pool; }, "the pool of the package chosen");
            wizard->findChild<QLineEdit*>(QStringLiteral("newName"))->setText(QStringLiteral("Choir first"));
            story.key(Qt::Key_Return);
        });
        story.window().action("newFromPackage")->trigger();
        QCOMPARE(title, QStringLiteral("New deck from Missions"));
        QCOMPARE(story.workspace().documents().size(), decks + 1);
        QCOMPARE(story.deck().name, std::string("Choir first"));
        QVERIFY(story.deck().copies(missions) > 0);
        QCOMPARE(story.document().undoStack().count(), 1);
        QCOMPARE(story.document().undoStack().undoText(), QStringLiteral("Missions: ") + names);
        QCOMPARE(static_cast<std::int64_t>(model::packagePool(story.document().checker(), missions,
                     [&] {
                         model::PackageCards cards;
                         for (const auto& row : story.document().checker().resolve(story.deck()))
                             cards.emplace_back(*row.card, row.count);
                         return cards;
                     }())
                                               .cards.count()),
            pool);
        story.document().undoStack().undo();
        QCOMPARE(story.deck().copies(missions), 0);
    }

    void aRulesetWithoutSuchALawSaysSo()
    {
        Page p;
        app::DeckDocument free(
            model::Deck{}, std::make_shared<const model::DeckChecker>(rulesetOf(""), starterCatalogue()));
        p.page->setDocument(&free);
        QVERIFY2(
            p.page->emptyText().contains(QStringLiteral("No law of this ruleset")), qPrintable(p.page->emptyText()));
        p.page->setDocument(nullptr);
        QCOMPARE(p.page->emptyText(), QStringLiteral("No deck is open."));
        p.page->setDocument(p.story.window().document());
        p.settle();
        QCOMPARE(p.page->emptyText(), QString());
    }
};

NEXUS_TEST(MissionsPageTest, Screen);

} // namespace missions_page_test

#include "missions_page_test.moc"
