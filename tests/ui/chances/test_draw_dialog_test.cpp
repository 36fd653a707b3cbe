#include "ui/chances/test_draw_dialog.h"

#include "tests/support/decks.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"
#include "ui/chances/drawn_hand.h"
#include "ui/chances/run_line.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

namespace test_draw_dialog_test {

using namespace nexus;
using namespace nexus::test;

namespace {

std::shared_ptr<const model::DeckChecker> law()
{
    static const auto made = std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

// 14 CP a round; cards of 1, 3 and 7 CP, and what is no card.
model::Deck mixed()
{
    return deckOf("missions: 1 Hold the Gantry Line, 1 Light One Lamp, 1 Choir Practice; "
                  "main: 9 Ration Mule, 9 Ladder Company, 9 Old Causeway Crawler, 3 No Such Card");
}

// Or takes out.
bool add(app::DeckDocument& document, const char* card, int copies)
{
    return document.edit(
        {model::ChangeCopies{model::SectionId("main"), {.card = card}, copies}}, QStringLiteral("edit"));
}

struct Shown {
    explicit Shown(app::DeckDocument* document)
        : dialog(document)
    {
        dialog.show();
        dialog.activateWindow();
        (void)QTest::qWaitForWindowActive(&dialog);
        QCoreApplication::processEvents();
    }
    template <class Kind> Kind* find(const char* name) const { return dialog.findChild<Kind*>(QLatin1String(name)); }
    QPushButton* button(const char* name) const { return find<QPushButton>(name); }
    ui::HandList* hand() const { return find<ui::HandList>("hand"); }
    QStringList told() const
    {
        QStringList lines;
        const auto* list = find<QListWidget>("told");
        for (int row = 0; row < list->count(); ++row)
            lines << list->item(row)->text();
        return lines;
    }
    QString said(const char* name) const
    {
        if (const auto* line = find<ui::LineLabel>(name))
            return line->text();
        return find<QLabel>(name)->text();
    }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(
            QApplication::focusWidget() ? QApplication::focusWidget() : &dialog, static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    }
    // Draws by the seed as a person does.
    void seed(quint64 number)
    {
        auto* field = find<ui::SeedField>("seed");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::number(number));
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    const model::TestDraw& draw() const { return dialog.game().draw(); }
    // The first card in hand that costs so much; -1 where there is none.
    int placeOf(std::optional<std::int64_t> cost) const
    {
        for (std::size_t place = 0; place < draw().hand.size(); ++place)
            if (draw().pile.rows[draw().hand[place].row].cost == cost)
                return static_cast<int>(place);
        return -1;
    }

    ui::TestDrawDialog dialog;
};

// A seed whose opening hand has a card of the cost.
quint64 seedWith(const model::DrawPile& pile, std::int64_t cost)
{
    for (quint64 seed = 1;; ++seed)
        for (const auto& held : model::beginTestDraw(pile, seed).hand)
            if (pile.rows[held.row].cost == cost)
                return seed;
}

} // namespace

class TestDrawDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void aSeedGivesTheHandOfTheModel()
    {
        app::DeckDocument document(mixed(), law());
        Shown s(&document);
        const auto pile = model::drawPile(document.deck(), *law());
        s.seed(42);
        QCOMPARE(s.draw(), model::beginTestDraw(pile, 42));
        QCOMPARE(s.find<ui::SeedField>("seed")->text(), QStringLiteral("42"));
        QCOMPARE(s.hand()->count(), 5);
        for (int place = 0; place < 5; ++place)
            QVERIFY(s.hand()->item(place)->toolTip().startsWith(
                q(pile.rows[s.draw().hand[static_cast<std::size_t>(place)].row].name)));
        QVERIFY(s.told().last().startsWith(QStringLiteral("Opening hand, seed 42: ")));
        const auto income = *pile.income;
        QCOMPARE(s.said("round"), QStringLiteral("Round 1: %1 of %1 CP left").arg(income));
        QCOMPARE(s.said("counts"), QStringLiteral("5 in hand, 25 in the deck, 0 played"));
        QVERIFY(QApplication::focusWidget() == s.hand());
    }

    void againAndAgainOnOneKey()
    {
        app::DeckDocument document(mixed(), law());
        Shown s(&document);
        QSet<quint64> seeds{s.draw().seed};
        for (int i = 0; i < 4; ++i) {
            s.key(Qt::Key_D, i % 2 ? Qt::ControlModifier : Qt::NoModifier);
            seeds << s.draw().seed;
            QCOMPARE(s.draw(), model::beginTestDraw(s.draw().pile, s.draw().seed));
        }
        QCOMPARE(seeds.size(), 5);
        QCOMPARE(s.told().size(), 5);
    }

    void everyStepOfTheModelHasItsKeyAndIsUndone()
    {
        app::DeckDocument document(mixed(), law());
        Shown s(&document);
        const auto pile = model::drawPile(document.deck(), *law());
        const auto seed = seedWith(pile, 1);
        s.seed(seed);
        std::vector<model::TestDraw> states{s.draw()};
        auto expected = s.draw();
        const auto same = [&](const char* words) {
            states.push_back(expected);
            return s.draw() == expected && s.told().last().contains(QLatin1String(words));
        };
        const int cheap = s.placeOf(1);
        s.hand()->setCurrentRow(cheap);
        s.key(Qt::Key_Return);
        QVERIFY(model::playCard(expected, static_cast<std::size_t>(cheap)));
        QVERIFY(same("Played Ration Mule for 1 CP; "));
        s.key(Qt::Key_N);
        model::nextRound(expected);
        QVERIFY(same("Round 2: drew 1 card ("));
        s.key(Qt::Key_C);
        model::drawCards(expected, 1);
        QVERIFY(same("Drew "));
        QCOMPARE(s.hand()->count(), 6);
        s.hand()->setCurrentRow(0);
        s.key(Qt::Key_T);
        model::putBack(expected, 0, model::PutBack::OnTop);
        QVERIFY(same(" back on top of the deck."));
        s.key(Qt::Key_B);
        model::putBack(expected, 0, model::PutBack::AtTheBottom);
        QVERIFY(same(" at the bottom of the deck."));
        s.key(Qt::Key_S);
        model::putBack(expected, 0, model::PutBack::ShuffledIn);
        QVERIFY(same(" back into the deck."));
        s.key(Qt::Key_K);
        model::keepCard(expected, 0, true);
        QVERIFY(same("Keeping "));
        QVERIFY(s.hand()->item(0)->text().endsWith(QStringLiteral("kept")) ||
                s.hand()->item(0)->text().contains(QStringLiteral("kept, ")));
        s.find<QSpinBox>("mulliganSize")->setValue(4);
        s.key(Qt::Key_M);
        model::mulligan(expected, 4);
        QVERIFY(same("Mulligan: 2 cards back, drew "));
        QCOMPARE(s.hand()->count(), 4);

        for (auto state = states.rbegin() + 1; state != states.rend(); ++state) {
            s.key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(s.draw(), *state);
        }
        QVERIFY(s.button("undo")->isEnabled()); // the hand before the seed
        for (std::size_t step = 1; step < states.size(); ++step) {
            s.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(s.draw(), states[step]);
        }
        QVERIFY(!s.button("redo")->isEnabled());
        s.key(Qt::Key_Z, Qt::ControlModifier);
        s.key(Qt::Key_N); // another way from here
        QVERIFY(!s.button("redo")->isEnabled());
    }

    void whatCannotBePaidSaysWhy()
    {
        const auto deck = deckOf("missions: 1 Light One Lamp; main: 9 Old Causeway Crawler, 3 No Such Card");
        app::DeckDocument document(deck, law());
        Shown s(&document);
        const auto pile = model::drawPile(deck, *law());
        QVERIFY(*pile.income < 7);
        s.seed(seedWith(pile, 7));
        const int dear = s.placeOf(7);
        const auto lacking = 7 - *pile.income;
        QCOMPARE(lacking, std::int64_t{5});
        s.hand()->setCurrentRow(dear);
        auto* item = s.hand()->item(dear);
        QCOMPARE(item->text(), QStringLiteral("7 CP\n%1 short").arg(lacking));
        const auto reason = QStringLiteral("costs 7 CP, %1 CP short").arg(lacking);
        QCOMPARE(item->toolTip(), QStringLiteral("Old Causeway Crawler: ") + reason);
        QVERIFY(item->data(Qt::AccessibleTextRole).toString().endsWith(reason));
        QVERIFY(!s.button("play")->isEnabled());
        QVERIFY(s.button("play")->toolTip().contains(reason));
        const auto before = s.draw();
        s.key(Qt::Key_Return);
        QCOMPARE(s.draw(), before);
    }

    void aChangedDeckIsSaidAndTakenByTheNextHand()
    {
        app::DeckDocument document(mixed(), law());
        Shown s(&document);
        s.hand()->setCurrentRow(1);
        s.key(Qt::Key_K);
        const auto kept = s.dialog.game().nameOf(1);
        const auto before = s.draw();
        QVERIFY(!s.find<QLabel>("news")->isVisible());
        QVERIFY(add(document, "Siege Widow", 4));
        QVERIFY(s.find<QLabel>("news")->isVisible());
        QVERIFY(s.said("news").startsWith(QStringLiteral("The deck has changed since")));
        QCOMPARE(s.draw(), before);
        s.key(Qt::Key_C);
        QCOMPARE(s.draw().pile.copies, std::size_t{30});
        s.key(Qt::Key_D);
        QVERIFY(!s.find<QLabel>("news")->isVisible());
        QCOMPARE(s.draw().pile, model::drawPile(document.deck(), *law()));
        QCOMPARE(s.draw().pile.copies, std::size_t{34});
        QCOMPARE(s.dialog.game().nameOf(0), kept);
        QVERIFY(s.draw().hand[0].kept);
        QCOMPARE(s.draw().hand.size(), std::size_t{5});
        s.key(Qt::Key_Z, Qt::ControlModifier); // back in the game of the deck before
        QCOMPARE(s.draw().pile.copies, std::size_t{30});
        QVERIFY(s.find<QLabel>("news")->isVisible());
    }

    void keptCardsThatAreGoneAreNamed()
    {
        app::DeckDocument document(deckOf("main: 6 Ration Mule"), law());
        Shown s(&document);
        for (int place = 0; place < 3; ++place) {
            s.hand()->setCurrentRow(place);
            s.key(Qt::Key_K);
        }
        QVERIFY(add(document, "Ration Mule", -4));
        s.key(Qt::Key_D);
        QCOMPARE(s.draw().hand.size(), std::size_t{2});
        QVERIFY(s.draw().hand[0].kept && s.draw().hand[1].kept);
        QVERIFY(s.told().last().endsWith(QStringLiteral("Kept, but no longer in the deck: Ration Mule.")));
    }

    void emptyDecksAndNoDeck()
    {
        app::DeckDocument document(deckOf(""), law());
        Shown s(&document);
        QCOMPARE(s.said("empty"), QStringLiteral("There is nothing to draw: Main deck is empty."));
        for (auto* button : s.dialog.findChildren<QPushButton*>())
            QVERIFY2(!button->isEnabled(), qPrintable(button->text()));
        for (const int key : {Qt::Key_D, Qt::Key_N, Qt::Key_C, Qt::Key_K, Qt::Key_T, Qt::Key_M, Qt::Key_Return})
            s.key(key);
        QVERIFY(!s.dialog.game().hasBegun());
        QVERIFY(add(document, "Siege Widow", 2));
        QCOMPARE(s.hand()->count(), 2); // drawn as soon as there is something
        QVERIFY(!s.button("one")->isEnabled());
        for (int i = 0; i < 2; ++i)
            s.key(Qt::Key_B);
        QCOMPARE(s.said("empty"), QStringLiteral("The hand is empty. The next round draws up to 5 cards."));
        s.dialog.setDocument(nullptr);
        QCOMPARE(s.said("empty"), QStringLiteral("No deck is open."));
        QCOMPARE(s.hand()->count(), 0);
    }

    void aDeckThatIsClosedMeanwhileIsNotMissed()
    {
        auto document = std::make_unique<app::DeckDocument>(mixed(), law());
        Shown s(document.get());
        document.reset();
        QCOMPARE(s.said("empty"), QStringLiteral("No deck is open."));
        s.key(Qt::Key_D);
        QVERIFY(!s.dialog.game().hasBegun());
    }

    void theOldestStepsAreForgotten()
    {
        ui::TestGame game;
        const auto deck = ui::drawnDeck(mixed(), law());
        game.begin(deck, 1);
        for (quint64 seed = 0; seed < 2 * ui::TestGame::mostSteps; ++seed)
            game.again(deck, seed);
        QCOMPARE(game.told().size(), static_cast<qsizetype>(ui::TestGame::mostSteps));
        std::size_t steps = 0;
        while (game.undo())
            ++steps;
        QCOMPARE(steps, ui::TestGame::mostSteps - 1);
    }

    void everythingHasANameInBothLights()
    {
        app::DeckDocument document(mixed(), law());
        Shown s(&document);
        for (const auto choice : {ui::ThemeChoice::Dark, ui::ThemeChoice::Light}) {
            ui::applyTheme(choice);
            QCoreApplication::processEvents();
            QVERIFY(!s.dialog.grab().isNull());
        }
        QCOMPARE(s.dialog.windowTitle(), QStringLiteral("Test draw: Test"));
        QVERIFY(!s.dialog.isModal());
        QVERIFY(!s.hand()->accessibleName().isEmpty());
        QVERIFY(!s.find<QListWidget>("told")->accessibleName().isEmpty());
        QVERIFY(!s.find<ui::SeedField>("seed")->accessibleName().isEmpty());
        QVERIFY(!s.find<QSpinBox>("mulliganSize")->accessibleName().isEmpty());
        for (auto* button : s.dialog.findChildren<QPushButton*>())
            QVERIFY2(!button->text().isEmpty() && !button->toolTip().isEmpty() && button->focusPolicy() == Qt::TabFocus,
                qPrintable(button->text()));
    }
};

NEXUS_TEST(TestDrawDialogTest, Screen);

} // namespace test_draw_dialog_test

#include "test_draw_dialog_test.moc"
