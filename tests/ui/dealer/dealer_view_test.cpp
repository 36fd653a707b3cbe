#include "ui/dealer/dealer_view.h"

#include "app/documents/settings_file.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"

#include <QInputDialog>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

namespace dealer_view_test {

using namespace nexus;
using namespace nexus::test;

class DealerViewTest : public QObject {
    Q_OBJECT

    static ui::DealerView& dealer(WindowStory& story) { return *story.window().findChild<ui::DealerView*>(); }
    static void deal(WindowStory& story, int players, const QString& seed)
    {
        story.key(Qt::Key_3, Qt::ControlModifier);
        auto& view = dealer(story);
        view.findChild<QSpinBox*>()->setValue(players);
        for (auto* line : view.findChildren<QLineEdit*>())
            if (line->accessibleName() == QStringLiteral("Seed of the deal"))
                line->setText(seed);
        view.button(QStringLiteral("deal"))->click();
    }
    static QStringList names(const ui::DealerView& view, const std::vector<model::DealCardId>& cards)
    {
        QStringList texts;
        const auto& state = const_cast<ui::DealerView&>(view).session().state();
        for (const auto card : cards)
            texts << QString::fromStdString(state.card(card).name);
        return texts;
    }

private Q_SLOTS:
    void theViewInFrontIsKeptByItsName()
    {
        WindowStory story;
        const auto keepAs = [&](const QString& place) {
            story.stop();
            app::openSettings(story.folder())->setValue(QStringLiteral("window/place"), place);
            story.start();
            return story.window().frontView()->name();
        };
        QCOMPARE(keepAs(QStringLiteral("Workbench")), QStringLiteral("Workbench"));
        story.restartWith("quantum");
        QCOMPARE(keepAs(QStringLiteral("Dealer")), QStringLiteral("Dealer"));
        QCOMPARE(keepAs(QStringLiteral("Nowhere")), QStringLiteral("Build"));
        QCOMPARE(keepAs(QStringLiteral("17")), QStringLiteral("Build"));
    }

    void placesThatTheGameUses()
    {
        WindowStory story;
        QVERIFY(story.window().action("placeTable")->isVisible());
        QVERIFY(!story.window().action("placeDealer")->isVisible());
        story.restartWith("quantum");
        QVERIFY(!story.window().action("placeTable")->isVisible());
        QVERIFY(story.window().action("placeDealer")->isVisible());
        story.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Dealer"));
    }

    // The chooser lists every game; each has its own library.
    void anotherGame()
    {
        WindowStory story;
        const auto before = story.workspace().profile().deckList().size();
        auto* games = story.window().findChild<QToolButton*>(QStringLiteral("games"));
        QCOMPARE(games->text(), QStringLiteral("Quantum Nexus ▾"));
        QStringList listed;
        QString wanted;
        connect(&story.window(), &ui::MainWindow::gameWanted, this, [&](const QString& id) { wanted = id; });
        Q_EMIT games->menu()->aboutToShow();
        for (auto* action : games->menu()->actions())
            listed << action->text();
        QCOMPARE(listed, (QStringList{QStringLiteral("Quantum Nexus"), QStringLiteral("Nexus Ops"),
                             QStringLiteral("Nexus TCG"), QStringLiteral("Quantum")}));
        QVERIFY(games->menu()->actions()[0]->isChecked());
        games->menu()->actions()[0]->trigger();
        QCOMPARE(wanted, QString()); // it is open
        games->menu()->actions()[3]->trigger();
        QCOMPARE(wanted, QStringLiteral("quantum"));
        story.restartWith("quantum");
        const auto decks = story.workspace().profile().deckList();
        QCOMPARE(decks.size(), std::size_t{1});
        QCOMPARE(decks[0].deck.game, std::string("quantum"));
        QCOMPARE(story.document().report().legal(), true);
        (void)story.workspace().newDeck();
        QVERIFY(story.workspace().save(story.workspace().documents().back()));
        story.restartWith("quantum-nexus");
        QCOMPARE(story.workspace().profile().deckList().size(), before);
        for (const auto& stored : story.workspace().profile().deckList())
            QCOMPARE(stored.deck.game, std::string("quantum-nexus"));
    }

    void everySeatHasADeckAndASetUpThatAddsUp()
    {
        WindowStory story;
        story.restartWith("nexus-tcg");
        auto& view = dealer(story);
        deal(story, 2, QStringLiteral("7"));
        const auto& state = view.session().state();
        QCOMPARE(state.facts->names[0], story.deck().name); // the open one
        QVERIFY(state.facts->names[1] != state.facts->names[0]);
        QStringList sums;
        for (const auto* label : view.findChildren<QLabel*>())
            if (label->isVisibleTo(&view) && label->text().startsWith(QLatin1Char('+')))
                sums << label->text().section(QLatin1Char(' '), -1);
        QCOMPARE(static_cast<std::size_t>(sums.size()), state.seats[0].inPlay.size() + state.seats[1].inPlay.size());
        QCOMPARE(sums[static_cast<qsizetype>(state.seats[0].inPlay.size()) - 1].toInt(), state.seats[0].worth);
        QCOMPARE(sums.back().toInt(), state.seats[1].worth);
    }

    void takingFromRows()
    {
        WindowStory story;
        story.restartWith("quantum");
        deal(story, 3, QStringLiteral("4711"));
        auto& view = dealer(story);
        QVERIFY(view.session().isOpen());
        const auto start = view.session().state();
        QCOMPARE(start.seats.size(), std::size_t{3});
        QCOMPARE(start.rows[0].size(), std::size_t{3});
        const auto turn = start.turn;
        // A Gambit is used at once; the row is full again.
        view.button(QStringLiteral("take 0 1"))->click();
        QCOMPARE(view.session().state().rows[0].size(), std::size_t{3});
        QVERIFY(view.session().state().seats[turn].held.empty());
        QCOMPARE(view.session().state().stack(model::SectionId("gambit"), 0)->discards.size(), std::size_t{1});
        // Commands are held, three at most; a fourth takes the place of one.
        for (int i = 0; i < 3; ++i)
            view.button(QStringLiteral("take 1 0"))->click();
        const auto held = names(view, view.session().state().seats[turn].held);
        QCOMPARE(held.size(), 3);
        WindowStory::onDialog([&](QWidget* open) {
            auto* dialog = qobject_cast<QInputDialog*>(open);
            QVERIFY(dialog);
            QCOMPARE(dialog->comboBoxItems(), held);
            dialog->setTextValue(held[1]);
            dialog->accept();
        });
        view.button(QStringLiteral("take 1 2"))->click();
        const auto now = names(view, view.session().state().seats[turn].held);
        QCOMPARE(now.size(), 3);
        QVERIFY(!now.contains(held[1]) || now.count(held[1]) < held.count(held[1]) || now != held);
        QCOMPARE(model::allCards(view.session().state()), model::allCards(start));
        // Everything undoes, by the window's own key, and comes back.
        for (int i = 0; i < 5; ++i)
            story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(view.session().state().rows, start.rows);
        QVERIFY(view.session().undoText().isEmpty());
        for (int i = 0; i < 5; ++i)
            story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(names(view, view.session().state().seats[turn].held), now);
        QCOMPARE(view.session().log().size(), 6);
        // For the price of a draw all six go.
        view.button(QStringLiteral("refresh"))->click();
        for (std::size_t row = 0; row < 2; ++row)
            for (const auto card : view.session().state().rows[row])
                QVERIFY(std::find(start.rows[row].begin(), start.rows[row].end(), card) == start.rows[row].end());
        view.button(QStringLiteral("endTurn"))->click();
        QCOMPARE(view.session().state().turn, (turn + 1) % 3);
    }

    void throwingDice()
    {
        WindowStory story;
        story.restartWith("quantum");
        deal(story, 2, QStringLiteral("7"));
        auto& view = dealer(story);
        view.findChild<QSpinBox*>(QStringLiteral("given attack 0"))->setValue(3);
        view.findChild<QSpinBox*>(QStringLiteral("given attack 1"))->setValue(4);
        view.button(QStringLiteral("roll attack"))->click();
        const auto* thrown = view.session().thrown("attack");
        QVERIFY(thrown);
        QCOMPARE(thrown->given, (std::vector<std::int64_t>{3, 4}));
        const auto first = thrown->result.throws[0], second = thrown->result.throws[1];
        QCOMPARE(thrown->result.winner, std::optional<std::size_t>(first.total() <= second.total() ? 0 : 1));
        view.button(QStringLiteral("again attack 1"))->click();
        thrown = view.session().thrown("attack");
        QCOMPARE(thrown->result.throws[0], first);
        QVERIFY(!view.button(QStringLiteral("again attack 1"))->isEnabled()); // once only
        QVERIFY(view.button(QStringLiteral("again attack 0"))->isEnabled());
        // Who goes first: all three dice once more, and the lowest total is first.
        QVERIFY(view.button(QStringLiteral("again start 0")));
        view.button(QStringLiteral("again start 0"))->click();
        thrown = view.session().thrown("start");
        QCOMPARE(view.session().state().first, *thrown->result.winner);
    }

    // A set-up by supply points, hands drawn, cards discarded; resources by seat in another game.
    void setUpAndResources()
    {
        WindowStory story;
        story.restartWith("nexus-tcg");
        deal(story, 2, QStringLiteral("5"));
        auto& view = dealer(story);
        for (const auto& seat : view.session().state().seats)
            QVERIFY(seat.worth >= 15 || seat.stopped);
        view.button(QStringLiteral("draw 0 0"))->click();
        QCOMPARE(view.session().state().seats[0].hand.size(), std::size_t{2});
        view.button(QStringLiteral("discard 0 0 1"))->click();
        QCOMPARE(view.session().state().seats[0].hand.size(), std::size_t{1});
        story.restartWith("nexus-ops");
        deal(story, 3, QStringLiteral("1"));
        auto& ops = dealer(story);
        const auto& state = ops.session().state();
        for (std::size_t later = 0; later < 3; ++later)
            QCOMPARE(state.seats[(state.first + later) % 3].resources,
                (std::vector<std::int64_t>{8 + 3 * static_cast<std::int64_t>(later)}));
        const auto before = state.seats[0].resources[0];
        ops.button(QStringLiteral("spend 0 0"))->click();
        QCOMPARE(ops.session().state().seats[0].resources[0], before - 1);
    }
};

NEXUS_TEST(DealerViewTest, Screen);

} // namespace dealer_view_test

#include "dealer_view_test.moc"
