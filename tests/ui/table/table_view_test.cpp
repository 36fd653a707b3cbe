#include "ui/table/table_view.h"

#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/table/ask_card.h"
#include "ui/table/board_overlay.h"
#include "ui/table/board_view.h"
#include "ui/table/by_hand.h"
#include "ui/table/game_panes.h"
#include "ui/table/log_view.h"
#include "ui/table/player_colours.h"
#include "ui/table/start_page.h"
#include "ui/table/steps_pane.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <cmath>

namespace table_view_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

// A view on a profile of its own, with a game laid out.
struct Room {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    QSettings settings{QString::fromStdString(scratch.path("window.ini").string()), QSettings::IniFormat};
    ui::TableView view{workspace};

    // With an edition of the profile's own, where one is given.
    explicit Room(const std::string& edition = {})
    {
        if (!edition.empty()) {
            const char* rulesets = "profile/games/quantum-nexus/rulesets";
            std::filesystem::create_directories(scratch.path(rulesets));
            scratch.write((std::string(rulesets) + "/own.json").c_str(), edition);
        }
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(patience))
            qFatal("the profile did not open");
        view.resize(1400, 900);
        view.show();
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("the view is not active");
    }

    std::string missions = "1 Odd Jobs at the Yard";
    Windows windows = Windows::Never;
    RulesetId ruleset{"quantum-nexus-2025-07"};

    void deal(int players = 2, const std::string& main = "20 Causeway Docker, 10 Loose Thread", bool textsPlay = false)
    {
        std::vector<Seat> seats;
        const char* names[] = {"Alice", "Bob", "Cleo", "Dan"};
        for (int i = 0; i < players; ++i)
            seats.push_back({names[i], test::deckOf("missions: " + missions + "; main: " + main)});
        view.play().setHandsHidden(players > 1);
        const auto done = session().start(seats, ruleset, 11, windows, textsPlay);
        QVERIFY2(done, done ? "" : qPrintable(done.error()));
    }
    // Flip and choice are over: the first player acts, with the hand open.
    void begin(int players = 2, const std::string& main = "20 Causeway Docker, 10 Loose Thread", bool textsPlay = false)
    {
        deal(players, main, textsPlay);
        QVERIFY(session().act(session().flip()));
        for (const auto& action : session().legal())
            if (action.kind == ActionKind::ChooseFirst && action.other == 0) {
                QVERIFY(session().act(Action(action)));
                break;
            }
        QCOMPARE(state().stage, Stage::Turn);
        view.play().openHand();
    }
    app::GameSession& session() { return view.session(); }
    const GameState& state() { return view.session().state(); }
    // A card of that name in the first player's hand, fetched out of the deck by hand where it was not drawn.
    CardId inHand(const char* name)
    {
        for (const auto id : state().pile(0, Zone::Hand))
            if (state().name(id) == name)
                return id;
        for (const auto id : state().pile(0, Zone::Deck))
            if (state().name(id) == name)
                return session().act(act::putCard(0, id, Zone::Hand)) ? id : noCard;
        return noCard;
    }
    // A unit of that seat in that quadrant, put there by hand out of its deck.
    CardId put(SeatIndex seat, Quadrant quadrant, const char* name = "Causeway Docker")
    {
        for (const auto id : state().pile(seat, Zone::Deck))
            if (state().name(id) == name)
                return session().act(act::putCard(seat, id, Zone::Field, quadrant)) ? id : noCard;
        return noCard;
    }
    ui::QuadrantView* quadrant(SeatIndex seat, Quadrant at) { return view.board()->side(seat)->quadrant(at); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        auto* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &view, key, modifiers);
    }
    void focus(QWidget* widget)
    {
        QVERIFY(widget);
        widget->setFocus();
        QTRY_VERIFY(widget->hasFocus());
    }
};

void drop(QWidget* target, CardId card)
{
    const std::unique_ptr<QMimeData> data(ui::TableCard::toMime(card));
    QDragEnterEvent enter(target->rect().center(), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(QPointF(target->rect().center()), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &dropped);
    QVERIFY(dropped.isAccepted());
}

QAction* entry(QMenu* menu, const QString& text)
{
    for (auto* action : menu->actions()) {
        if (action->text() == text)
            return action;
        if (action->menu())
            if (auto* found = entry(action->menu(), text))
                return found;
    }
    return nullptr;
}

} // namespace

class TableViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void theStartPageLaysTheTable()
    {
        Room room;
        auto* start = room.view.startPage();
        QVERIFY(start->isVisible());
        QVERIFY(!start->startButton()->isEnabled());
        auto* deck = start->deckBox(0);
        QVERIFY(deck->count() > 5); // the samples of a new profile
        deck->setCurrentIndex(deck->findText(QStringLiteral("Chimera School")));
        QVERIFY(start->startButton()->isEnabled());
        start->deckBox(1)->setCurrentIndex(start->deckBox(1)->findText(QStringLiteral("Chimera School")));
        start->playsBox(1)->setCurrentIndex(0);
        start->nameBox(1)->setText(QStringLiteral("Bob"));
        start->seedBox()->setText(QStringLiteral("x"));
        start->startButton()->click();
        QVERIFY(!room.session().isOpen()); // a seed is a number, and the page says so
        start->seedBox()->setText(QStringLiteral("42"));
        start->startButton()->click();
        QVERIFY(room.session().isOpen());
        QVERIFY(!start->isVisible());
        QCOMPARE(room.session().seed(), std::uint64_t{42});
        QCOMPARE(room.state().facts->seats[0].name, std::string("Chimera School"));
        QCOMPARE(room.state().facts->seats[1].name, std::string("Bob"));
        QVERIFY(room.state().facts->textsPlay); // where nobody wished otherwise
        QVERIFY(room.view.initiative()->isVisible());
    }

    // Eight quadrants a side face each other; the next game, on the printed board, has six again.
    void anotherBoardIsDrawn()
    {
        auto edition = rulesetFileOn(R"({"rows":2,"columns":4})");
        const std::string printed = "quantum-nexus-2025-07";
        edition.replace(edition.find("\"id\": \"" + printed) + 7, printed.size(), "own");
        edition.insert(edition.find("\"name\": \"") + 9, "Wide ");
        Room room(edition);
        room.ruleset = RulesetId("own");
        room.begin();
        QCOMPARE(room.state().facts->ruleset, std::string("own"));
        const Board board{.rows = 2, .columns = 4};
        const auto where = [&](SeatIndex seat, Quadrant at) {
            auto* view = room.quadrant(seat, at);
            return QRect(view->mapTo(&room.view, QPoint()), view->size());
        };
        for (int column = 0; column < board.columns; ++column) {
            const auto front = board.at(0, column), back = board.at(1, column);
            QTRY_VERIFY(where(0, front).bottom() < where(0, back).top());
            QVERIFY(where(1, front).top() > where(1, back).bottom());
            QVERIFY(column == 0 || where(0, board.at(0, column - 1)).right() < where(0, front).left());
            QVERIFY(std::abs(where(0, front).center().x() - where(1, facing(front)).center().x()) < 4);
            QCOMPARE(room.quadrant(0, front)->quadrant(), front);
        }
        const auto unit = room.put(0, board.at(0, 1));
        QVERIFY(unit != noCard);
        QCOMPARE(room.quadrant(0, board.at(0, 1))->accessibleName(), QStringLiteral("Front inner left, Alice: 1 card"));
        room.view.play().pickUp(unit);
        QVERIFY(room.view.play().isReached(1, board.at(0, 2)) && !room.view.play().isReached(1, board.at(0, 1)));
        room.focus(room.quadrant(0, board.at(1, 1)));
        room.key(Qt::Key_Right);
        QVERIFY(room.quadrant(0, board.at(1, 2))->hasFocus());
        room.session().close();
        room.ruleset = RulesetId(printed);
        room.begin();
        QCOMPARE(room.view.board()->side(0)->findChildren<ui::QuadrantView*>().size(), 7); // and the loadout
        QVERIFY(where(0, Quadrant::FrontCentre).left() > where(0, Quadrant::FrontLeft).right());
    }

    // With a deck open, Play begins a game of two at once; dice change the number.
    void playBeginsAtOnceWithTwoDecks()
    {
        Room room;
        auto* start = room.view.startPage();
        QVERIFY(!room.workspace.documents().empty()); // that of the first start
        const auto first = start->deckBox(0)->itemData(1);
        room.view.setDocument(room.workspace.documents().front());
        QCOMPARE(start->deckBox(0)->currentData(), first);
        QVERIFY(start->deckBox(1)->currentIndex() > 0 && start->deckBox(1)->currentData() != first);
        QCOMPARE(start->startButton()->text(), QStringLiteral("Play"));
        auto* dice = start->findChild<QToolButton*>();
        dice->click();
        const auto number = start->seedBox()->text();
        QVERIFY(!number.isEmpty());
        dice->click();
        QVERIFY(start->seedBox()->text() != number);
        start->startButton()->click();
        QCOMPARE(room.state().players.size(), std::size_t{2});
    }

    void theFlipIsTurnedOverCardByCard()
    {
        Room room;
        room.view.initiative()->setCardByCard(true);
        room.deal();
        auto* view = room.view.initiative();
        QVERIFY(view->isVisible());
        view->next()->click(); // flips
        QCOMPARE(room.state().stage, Stage::ChooseFirst);
        QCOMPARE(view->lines().size(), 0);
        QVERIFY(view->choices().empty());
        QVERIFY(!room.view.actionList()->isVisible() && !room.view.log()->rows()->isVisible()); // nothing gives it away
        int turned = 0;
        while (view->next()->isVisible() && turned < 500) {
            view->next()->click();
            QCOMPARE(view->lines().size(), ++turned);
        }
        QVERIFY(turned >= 2 && turned % 2 == 0);
        QVERIFY(room.view.actionList()->isVisible() && room.view.log()->rows()->isVisible());
        QCOMPARE(view->choices().size(), std::size_t{2});
        QVERIFY(view->lines().front().contains(QStringLiteral("Alice")));
        view->choices().back()->click();
        QCOMPARE(room.state().stage, Stage::Turn);
        QCOMPARE(room.state().active, SeatIndex{1});
        QVERIFY(room.view.board()->isVisible());
        QVERIFY(!view->isVisible());
        room.session().undo(); // looked at again it lies open
        QVERIFY(view->isVisible());
        QCOMPARE(view->lines().size(), turned);
    }

    void aUnitIsDeployedByKeys()
    {
        Room room;
        room.begin();
        const auto card = room.inHand("Causeway Docker");
        QVERIFY(card != noCard);
        room.focus(room.view.find(card));
        room.key(Qt::Key_Return);
        QCOMPARE(room.view.play().picked(), card);
        QVERIFY(room.view.actionList()->title().startsWith(QStringLiteral("Causeway Docker")));
        QVERIFY(room.view.play().isLit(0, Quadrant::BackCentre));
        QVERIFY(!room.view.play().isLit(0, Quadrant::FrontCentre));
        QVERIFY(room.quadrant(0, Quadrant::BackCentre)->accessibleName().contains(QStringLiteral("possible place")));
        room.focus(room.quadrant(0, Quadrant::BackCentre));
        room.key(Qt::Key_Return);
        QCOMPARE(room.state().card(card).zone, Zone::Field);
        QCOMPARE(room.state().card(card).quadrant, Quadrant::BackCentre);
        QVERIFY(room.quadrant(0, Quadrant::BackCentre)->find(card));
        QCOMPARE(room.view.play().picked(), noCard);
    }

    void arrowsGoWhereTheyPoint()
    {
        Room room;
        room.begin();
        auto* centre = room.quadrant(0, Quadrant::BackCentre);
        room.focus(centre);
        room.key(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), room.quadrant(0, Quadrant::BackRight));
        room.key(Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), room.quadrant(0, Quadrant::FrontRight));
        room.key(Qt::Key_Up); // face to face: across from my right is their left
        QCOMPARE(QApplication::focusWidget(), room.quadrant(1, Quadrant::FrontLeft));
        room.key(Qt::Key_Left);
        QCOMPARE(QApplication::focusWidget(), room.quadrant(1, Quadrant::FrontCentre));
        room.focus(centre);
        room.key(Qt::Key_Down);
        const auto* card = qobject_cast<ui::TableCard*>(QApplication::focusWidget());
        QVERIFY(card && room.state().card(card->card()).zone == Zone::Hand);
    }

    void escapePutsBackAndPPasses()
    {
        Room room;
        room.begin();
        const auto card = room.inHand("Causeway Docker");
        room.focus(room.view.find(card));
        room.key(Qt::Key_Return);
        QCOMPARE(room.view.play().picked(), card);
        room.key(Qt::Key_Escape);
        QCOMPARE(room.view.play().picked(), noCard);
        QCOMPARE(room.state().active, SeatIndex{0});
        room.key(Qt::Key_P);
        QCOMPARE(room.state().active, SeatIndex{1});
    }

    void cardsCanBeReadInASmallWindow()
    {
        Room room;
        room.begin();
        const auto unit = room.put(0, Quadrant::FrontLeft);
        room.view.resize(740, 420);
        QCoreApplication::processEvents();
        auto* quadrant = room.quadrant(0, Quadrant::FrontLeft);
        QVERIFY2(quadrant->height() >= 20 + 33, qPrintable(QString::number(quadrant->height()))); // a bar of two lines
        auto* card = room.view.find(unit);
        QVERIFY(quadrant->rect().contains(card->geometry()));
        QVERIFY2(card->width() >= 90, qPrintable(QString::number(card->width())));
        room.focus(card);
        QVERIFY(!card->visibleRegion().isEmpty()); // the keyboard brings it into sight
        QCOMPARE(card->visibleRegion().boundingRect().size(), card->size());
    }

    void theWholeGameUndoes()
    {
        Room room;
        room.begin();
        const auto steps = room.session().timeline().position();
        for (int i = 0; i < 6; ++i) {
            room.view.play().openHand();
            room.focus(room.quadrant(room.view.play().viewer(), Quadrant::BackCentre));
            room.key(Qt::Key_P);
        }
        QCOMPARE(room.session().timeline().position(), steps + 6);
        const auto last = room.state();
        for (std::size_t i = 0; i < steps + 6; ++i)
            room.view.undo();
        QCOMPARE(room.session().timeline().position(), std::size_t{0});
        QCOMPARE(room.state().stage, Stage::Flip);
        QVERIFY(room.view.steps() && room.view.steps()->undo.isEmpty() && !room.view.steps()->redo.isEmpty());
        for (std::size_t i = 0; i < steps + 6; ++i)
            room.view.redo();
        QVERIFY(room.state() == last);
    }

    void theWayThroughTheGame()
    {
        Room room;
        room.begin();
        auto* bar = room.view.replay();
        QVERIFY(!bar->button(ui::ReplayBar::Forward)->isEnabled());
        bar->button(ui::ReplayBar::First)->click();
        QCOMPARE(room.session().timeline().position(), std::size_t{0});
        QVERIFY(!bar->button(ui::ReplayBar::Back)->isEnabled());
        bar->button(ui::ReplayBar::Forward)->click();
        QCOMPARE(room.session().timeline().position(), std::size_t{1});
        bar->button(ui::ReplayBar::Last)->click();
        QCOMPARE(room.session().timeline().position(), room.session().timeline().length());
        QVERIFY2(bar->place()->text().startsWith(QStringLiteral("Round 1")), qPrintable(bar->place()->text()));
        auto* log = room.view.log()->rows();
        QVERIFY(log->count() >= 2);
        Q_EMIT log->itemActivated(log->item(1));
        QVERIFY(room.session().timeline().position() < room.session().timeline().length());
    }

    void aRefusalStandsInTheStatusLine()
    {
        Room room;
        room.begin();
        const auto card = room.inHand("Causeway Docker");
        const auto before = room.state();
        drop(room.quadrant(0, Quadrant::FrontLeft), card); // units enter the back row
        QVERIFY(room.state() == before);
        QCOMPARE(room.view.play().picked(), noCard);
        QCOMPARE(room.view.status()->tone(), ui::LineLabel::Tone::Bad);
        const auto sentence = room.view.status()->text();
        QVERIFY2(sentence.contains(QStringLiteral("Causeway Docker")), qPrintable(sentence));
        drop(room.quadrant(0, Quadrant::BackLeft), card); // and what is allowed wipes it away
        QCOMPARE(room.state().card(card).quadrant, Quadrant::BackLeft);
        QVERIFY(room.view.status()->text().isEmpty());
    }

    void anAttackIsForeseenAndDone()
    {
        Room room;
        room.begin();
        const auto mine = room.put(0, Quadrant::FrontLeft);
        const auto theirs = room.put(1, Quadrant::FrontRight); // straight across
        QVERIFY(mine != noCard && theirs != noCard);
        room.view.find(mine)->click();
        QVERIFY(room.view.play().isLit(theirs));
        QVERIFY(room.view.find(theirs)->accessibleName().contains(QStringLiteral("possible target")));
        const auto* rows = room.view.actionList()->rows();
        QString outcome;
        for (int i = 0; i < rows->topLevelItemCount(); ++i)
            if (rows->topLevelItem(i)->text(0).startsWith(QStringLiteral("Attack Causeway Docker")))
                outcome = rows->topLevelItem(i)->text(1);
        QCOMPARE(outcome, QStringLiteral("2 against 2: Suppressed"));
        room.view.find(theirs)->click();
        QVERIFY(room.state().card(theirs).is(CardFlag::Suppressed));
        QVERIFY(room.state().card(mine).is(CardFlag::Exhausted));
        QVERIFY(room.view.find(theirs)->accessibleName().contains(QStringLiteral("Suppressed")));
    }

    void whatIsOutOfReachIsSaidSo()
    {
        Room room;
        room.begin();
        const auto mine = room.put(0, Quadrant::BackLeft);
        const auto theirs = room.put(1, Quadrant::BackLeft);
        room.view.find(mine)->click();
        QVERIFY(!room.view.play().isLit(theirs));
        const auto before = room.state();
        room.view.find(theirs)->click();
        QVERIFY(room.state() == before);
        QCOMPARE(room.view.status()->tone(), ui::LineLabel::Tone::Bad);
        QVERIFY(!room.view.status()->text().isEmpty());
    }

    void theHandIsHiddenOnTurning()
    {
        Room room;
        room.begin();
        const auto own = room.state().pile(0, Zone::Hand).front();
        QVERIFY(room.view.hand()->find(own));
        room.focus(room.view.find(own));
        auto* text = room.view.actionList()->findChild<QTextEdit*>();
        QVERIFY(text->isVisible());
        room.key(Qt::Key_P);
        // Nor does the other player read what the first one looked at.
        QVERIFY(!text->isVisible() || !text->toPlainText().contains(QString::fromStdString(room.state().name(own))));
        const auto looked = room.view.play().looked();
        QVERIFY2(looked == noCard || room.state().card(looked).zone != Zone::Hand,
            room.state().name(looked == noCard ? own : looked).c_str());
        const auto theirs = room.state().pile(1, Zone::Hand).front();
        QVERIFY(!room.view.hand()->find(own));
        QVERIFY(!room.view.hand()->find(theirs));
        auto* cover = room.view.hand()->cover();
        QVERIFY(cover->isVisible());
        QCOMPARE(cover->text(), QStringLiteral("Bob: show my hand (5 cards)"));
        QCOMPARE(room.view.play().viewer(), SeatIndex{0}); // the table turns when the hand is asked for, not before
        QCOMPARE(room.view.board()->side(1)->pile(Zone::Deck)->isVisible(), true);
        cover->click();
        QCOMPARE(room.view.play().viewer(), SeatIndex{1});
        QVERIFY(room.view.board()->side(0)->pile(Zone::Hand)); // the others' hand is a count
        QVERIFY(room.view.hand()->find(theirs));
        QVERIFY(!room.view.hand()->find(own));
        // The log before the cover is lifted names no card of any hand.
        room.session().undo();
        for (int i = 0; i < room.view.log()->rows()->count(); ++i)
            if (const auto line = room.view.log()->rows()->item(i)->text(); line.contains(QStringLiteral("draws")))
                QVERIFY2(!line.contains(QStringLiteral("Docker")) && !line.contains(QStringLiteral("Thread")),
                    qPrintable(line));
    }

    void aloneNothingIsHidden()
    {
        Room room;
        room.begin(1);
        QVERIFY(room.view.hand()->find(room.state().pile(0, Zone::Hand).front()));
        room.view.play().pass();
        QCOMPARE(room.view.play().viewer(), SeatIndex{0});
        QCOMPARE(room.state().round, std::uint16_t{2});
        QVERIFY(room.view.hand()->find(room.state().pile(0, Zone::Hand).front()));
    }

    void threeSitAtTheTable()
    {
        Room room;
        room.begin(3);
        for (const SeatIndex seat : {SeatIndex{0}, SeatIndex{1}, SeatIndex{2}}) {
            QVERIFY(room.view.board()->side(seat));
            QVERIFY(room.view.board()->side(seat)->isVisible());
        }
        room.deal(2); // and again two
        QVERIFY(!room.view.board()->side(2));
    }

    void everythingByHandIsInTheMenu()
    {
        Room room;
        room.begin();
        const auto unit = room.put(0, Quadrant::FrontLeft);
        const std::unique_ptr<QMenu> menu(room.view.byHand()->menuOf(unit));
        for (const auto* text : {"Hand", "Top of the deck", "Bottom of the deck", "Discard pile", "Out of the game",
                 "Back left", "Counters…", "Until the end of the round…", "Other counters…", "Inflict Impact…",
                 "Set Impact…", "Exhausted", "Suppressed", "Taunt", "Set size…", "Far", "Destroy it", "Draw cards…",
                 "Set CP…", "Shuffle the deck", "Look at the top of the deck…", "Search the whole deck",
                 "Create a token…", "Write a note…"})
            QVERIFY2(entry(menu.get(), QString::fromUtf8(text)), text);
        QVERIFY(!entry(menu.get(), QStringLiteral("Front left")));                          // it stands there
        QVERIFY(!entry(menu.get(), QStringLiteral("Negate the next effect on the chain"))); // nothing is
        entry(menu.get(), QStringLiteral("Exhausted"))->trigger();
        QVERIFY(room.state().card(unit).is(CardFlag::Exhausted));
        QVERIFY(room.session().lines().back().byHand);
        entry(menu.get(), QStringLiteral("Inflict Impact…"))->trigger();
        auto* numbers = room.view.findChild<ui::NumbersDialog*>();
        QVERIFY(numbers);
        numbers->findChild<QSpinBox*>()->setValue(1);
        numbers->accept();
        QCOMPARE(room.state().card(unit).impact, std::int16_t{1});
        QVERIFY(room.view.find(unit)->accessibleName().contains(QStringLiteral("Impact 1")));
        QVERIFY(room.session().act(act::setFlag(0, unit, CardFlag::Exhausted, false)));
    }

    void aTokenIsMade()
    {
        Room room;
        room.begin();
        const std::unique_ptr<QMenu> menu(room.view.byHand()->menuOf(SeatIndex{0}));
        entry(menu.get(), QStringLiteral("Create a token…"))->trigger();
        auto* dialog = room.view.findChild<ui::TokenDialog*>();
        QVERIFY(dialog);
        // The tokens of the deck come first, each once, and the first of them is proposed.
        const auto* known = dialog->findChild<QComboBox*>(QStringLiteral("knownTokens"));
        QSet<QString> names;
        for (int i = 0; i < known->count(); ++i)
            names << known->itemText(i);
        QCOMPARE(names.size(), known->count());
        QCOMPARE(known->itemText(known->count() - 1), QStringLiteral("another one"));
        if (known->count() > 1)
            QCOMPARE(dialog->findChild<QLineEdit*>()->text(), known->itemText(0));
        for (const char* number : {"Attack", "Defense"})
            for (auto* spin : dialog->findChildren<QSpinBox*>())
                if (spin->accessibleName() == QLatin1String(number))
                    spin->setValue(1);
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("Sprout"));
        dialog->accept();
        const auto units = unitsIn(room.state(), 0, Quadrant::BackLeft);
        QCOMPARE(units.size(), std::size_t{1});
        QCOMPARE(room.state().name(units[0]), std::string("Sprout"));
        QVERIFY(room.view.find(units[0])->accessibleName().startsWith(
            QStringLiteral("Sprout, Attack 1, Defense 2 (1 printed, +1 back row)")));
    }

    void hOpensTheMenuOfTheCard()
    {
        Room room;
        room.begin();
        const auto card = room.inHand("Causeway Docker");
        room.focus(room.view.find(card));
        room.key(Qt::Key_H);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu && entry(menu, QStringLiteral("Discard pile")));
        entry(menu, QStringLiteral("Discard pile"))->trigger();
        menu->close();
        QCOMPARE(room.state().card(card).zone, Zone::Discard);
    }

    void aCardIsDraggedToAPileByHand()
    {
        Room room;
        room.begin();
        const auto card = room.inHand("Causeway Docker");
        drop(room.view.board()->side(0)->pile(Zone::Discard), card);
        QCOMPARE(room.state().card(card).zone, Zone::Discard);
        QVERIFY(room.session().lines().back().byHand);
        QCOMPARE(room.view.board()->side(0)->pile(Zone::Discard)->accessibleName(),
            QStringLiteral("Discard of Alice: 1 card"));
        drop(room.view.hand(), card);
        QCOMPARE(room.state().card(card).zone, Zone::Hand);
    }

    // Three cards that do something at the start of a round: one row for all.
    void whatIsDueGoesOnTheChainAtOnce()
    {
        Room room;
        room.windows = Windows::WhenFitting;
        room.begin(2, "20 Causeway Docker, 4 Hardlight Palisade", true);
        const std::array palisades{room.put(0, Quadrant::BackLeft, "Hardlight Palisade"),
            room.put(0, Quadrant::BackCentre, "Hardlight Palisade"),
            room.put(0, Quadrant::BackRight, "Hardlight Palisade")};
        for (int pass = 0; pass < 2 && room.state().stage == Stage::Turn; ++pass) {
            room.view.play().openHand();
            room.view.play().pass();
        }
        QCOMPARE(room.state().stage, Stage::Triggers);
        room.view.play().openHand();
        QCOMPARE(room.view.play().due().size(), std::size_t{3});
        auto* rows = room.view.actionList()->rows();
        QCOMPARE(rows->topLevelItem(0)->text(0), QStringLiteral("Put all on the chain, in this order"));
        int alone = 1; // the rows below are what they were
        while (alone < rows->topLevelItemCount() &&
               !rows->topLevelItem(alone)->text(0).startsWith(QStringLiteral("Hardlight Palisade")))
            ++alone;
        QVERIFY(alone + 1 < rows->topLevelItemCount());
        room.focus(rows);
        rows->setCurrentItem(rows->topLevelItem(alone));
        room.key(Qt::Key_Return);
        QCOMPARE(room.view.play().due().size(), std::size_t{2});
        room.session().undo();
        room.view.play().openHand();
        QCOMPARE(room.view.play().due().size(), std::size_t{3});
        room.focus(rows);
        rows->setCurrentItem(rows->topLevelItem(0));
        room.key(Qt::Key_Return);
        QVERIFY(room.view.play().due().empty());
        for (int answer = 0; answer < 4 && room.state().stage != Stage::Turn; ++answer) {
            room.view.play().openHand();
            room.view.play().pass();
        }
        for (const auto id : palisades) // no Assets
            QCOMPARE(room.state().card(id).zone, Zone::Discard);
    }

    void anEventWaitsForItsEffect()
    {
        Room room;
        room.begin();
        const auto event = room.inHand("Loose Thread");
        QVERIFY(event != noCard);
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        room.view.find(event)->click();
        auto* rows = room.view.actionList()->rows();
        QCOMPARE(rows->topLevelItemCount(), 1);
        QCOMPARE(rows->topLevelItem(0)->text(0), QStringLiteral("Play it"));
        room.focus(rows);
        rows->setCurrentItem(rows->topLevelItem(0));
        room.key(Qt::Key_Return);
        QCOMPARE(room.state().stage, Stage::Effect);
        auto* steps = room.view.stepsPane();
        QVERIFY(steps->isVisible());
        QCOMPARE(steps->title(), QStringLiteral("Resolving Loose Thread"));
        QVERIFY(steps->shownSteps() >= 1);
        // A P pressed by mistake does not throw it away.
        room.view.play().pass();
        QCOMPARE(room.state().stage, Stage::Effect);
        QCOMPARE(room.view.status()->text(), QStringLiteral("Is Loose Thread done? Press P again to go on."));
        room.view.play().pass();
        QCOMPARE(room.state().card(event).zone, Zone::Discard);
        QVERIFY(!steps->isVisible());
    }

    // What a text asks for is lit, and a click answers.
    void aTextAsksForWhatItMeans()
    {
        Room room;
        room.begin(2, "20 Causeway Docker, 4 Second Draft", true);
        const auto event = room.inHand("Second Draft"), docker = room.inHand("Causeway Docker");
        QVERIFY(event != noCard && docker != noCard);
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        const auto hand = room.state().pile(0, Zone::Hand).size();
        QVERIFY(room.session().act(act::playEvent(0, event)));
        QCOMPARE(room.state().stage, Stage::Choose);
        QVERIFY(room.view.play().isLit(docker));
        QVERIFY(!room.view.play().isLit(event));
        room.view.find(docker)->click();
        QCOMPARE(room.state().card(docker).zone, Zone::Discard);
        QCOMPARE(room.state().card(event).zone, Zone::Discard);
        QCOMPARE(room.state().pile(0, Zone::Hand).size(), hand); // the Event and one card less, two more
        QCOMPARE(room.state().stage, Stage::Turn);
        room.session().undo();
        QCOMPARE(room.state().stage, Stage::Choose);
        QCOMPARE(room.state().card(docker).zone, Zone::Hand);
    }

    // "You may put that card on the bottom of your deck": over the board, with the card that was looked at.
    void aTextAsksByACardOverTheBoard()
    {
        Room room;
        room.missions = "1 First Term at Lowglass";
        room.windows = Windows::WhenFitting;
        room.begin(2, "20 Causeway Docker, 6 Loose Thread", true);
        auto* ask = room.view.askCard();
        QVERIFY(!ask->isVisible());
        const auto event = room.inHand("Loose Thread");
        const auto enemy = room.put(1, Quadrant::FrontLeft);
        QVERIFY(event != noCard && enemy != noCard);
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        room.view.find(event)->click();
        room.view.find(enemy)->click();
        while (room.state().stage != Stage::Choose) { // until it has its turn on the chain
            const auto legal = room.session().legal();
            const auto trigger = std::ranges::find_if(
                legal, [](const Action& action) { return action.kind == ActionKind::Trigger; });
            QVERIFY(!legal.empty() &&
                    room.session().act(trigger != legal.end() ? *trigger : act::pass(room.view.play().actor())));
        }
        room.view.play().openHand();
        const auto top = [&] { return room.state().pile(0, Zone::Deck).back(); };
        const auto looked = top();
        QCOMPARE(room.state().stage, Stage::Choose);
        QVERIFY(ask->isVisible() && ask->parentWidget()->rect().contains(ask->geometry()));
        QCOMPARE(ask->question(), QStringLiteral("Put that card on the bottom of your deck?"));
        QVERIFY2(ask->text().contains(QStringLiteral("Once each Game Round")), qPrintable(ask->text()));
        QCOMPARE(ask->revealed().size(), std::size_t{1});
        QStringList answers;
        for (const auto* button : ask->answers())
            answers << button->accessibleName();
        QCOMPARE(answers,
            (QStringList{QStringLiteral("Put that card on the bottom of your deck"), QStringLiteral("Do not")}));
        // By key, by click, and not behind a covered hand.
        room.key(Qt::Key_2);
        QVERIFY(!ask->isVisible());
        QCOMPARE(top(), looked);
        room.session().undo();
        room.view.play().openHand();
        QVERIFY(ask->isVisible());
        ask->answers().front()->click();
        QVERIFY(top() != looked);
        QVERIFY(!ask->isVisible());
    }

    // Where the board is asked, the answer is clicked there, and the question leaves it in sight.
    void aQuestionAboutTheBoardLeavesItInSight()
    {
        Room room;
        room.begin(2, "20 Causeway Docker, 4 Loose Thread", true);
        const auto event = room.inHand("Loose Thread");
        const auto own = room.put(0, Quadrant::FrontLeft), enemy = room.put(1, Quadrant::FrontLeft);
        QVERIFY(event != noCard && own != noCard && enemy != noCard);
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        QVERIFY(room.session().act(act::playEvent(0, event)));
        room.view.play().openHand();
        auto* ask = room.view.askCard();
        QVERIFY(ask->isVisible());
        const QRect question(ask->mapToGlobal(QPoint()), ask->size());
        for (const auto unit : {own, enemy}) {
            const auto* card = room.view.find(unit);
            QVERIFY(room.view.play().isLit(unit));
            QVERIFY(!question.intersects(QRect(card->mapToGlobal(QPoint()), card->size())));
        }
        room.view.find(enemy)->click();
        QCOMPARE(room.state().card(enemy).impact, 1);
        QVERIFY(!ask->isVisible());
    }

    // Where a card of the hand is asked for, the question stands above it.
    void aQuestionAboutTheHandLeavesItInSight()
    {
        Room room;
        room.begin(2, "20 Causeway Docker, 4 Mixed Cargo", true);
        const auto event = room.inHand("Mixed Cargo");
        QVERIFY(event != noCard);
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        QVERIFY(room.session().act(act::playEvent(0, event)));
        room.view.play().openHand();
        auto* ask = room.view.askCard();
        QVERIFY(ask->isVisible());
        const QRect question(ask->mapToGlobal(QPoint()), ask->size());
        const auto hand = room.state().pile(0, Zone::Hand);
        QVERIFY(!hand.empty());
        for (const auto id : hand) {
            const auto* card = room.view.find(id);
            QVERIFY(room.view.play().isLit(id));
            QVERIFY(!question.intersects(QRect(card->mapToGlobal(QPoint()), card->size())));
        }
        room.view.find(hand.front())->click();
        QVERIFY(!ask->isVisible());
    }

    // A click on what an Event can be for plays it for that card; where several cards have a name, the list says which.
    void anEventIsPlayedForTheCardThatIsClicked()
    {
        Room room;
        room.begin(2, "20 Causeway Docker, 4 Loose Thread", true);
        const auto event = room.inHand("Loose Thread");
        const auto own = room.put(0, Quadrant::FrontLeft), enemy = room.put(1, Quadrant::FrontLeft);
        QVERIFY(event != noCard && own != noCard && enemy != noCard);
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        room.view.find(event)->click();
        QVERIFY(room.view.play().picksTarget());
        QVERIFY2(room.view.board()->middle()->text().contains(QStringLiteral("a card with a dashed frame")),
            qPrintable(room.view.board()->middle()->text()));
        room.view.find(enemy)->click();
        QCOMPARE(room.state().card(enemy).impact, 1);
        QCOMPARE(room.state().card(own).impact, 0);
        QCOMPARE(room.state().card(event).zone, Zone::Discard);
        room.session().undo(); // step by step
        QCOMPARE(room.state().stage, Stage::Choose);
        QStringList rows;
        auto* list = room.view.actionList()->rows();
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            rows += list->topLevelItem(i)->text(0) + u'|' + list->topLevelItem(i)->text(1);
        QVERIFY2(rows.contains(QStringLiteral("Causeway Docker|front left")), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(QStringLiteral("Causeway Docker|Bob, front left")), qPrintable(rows.join(u'\n')));
        room.session().undo();
        room.view.play().openHand();
        room.view.find(event)->click();
        room.focus(room.quadrant(0, Quadrant::FrontCentre)); // anywhere else it only is played
        room.key(Qt::Key_Return);
        QCOMPARE(room.state().stage, Stage::Choose);
    }

    // Before anything is paid, what a text would touch has a dashed frame; a row of the list says it of its own action.
    void whatATextWouldTouchIsShownFirst()
    {
        Room room;
        room.begin(2, "20 Causeway Docker, 4 Aegis Tender", true);
        const auto tender = room.put(0, Quadrant::FrontLeft, "Aegis Tender");
        const auto other = room.put(0, Quadrant::FrontLeft, "Aegis Tender");
        const auto docker = room.put(0, Quadrant::FrontLeft);
        QVERIFY(tender != noCard && other != noCard && docker != noCard);
        const auto& play = room.view.play();
        room.view.find(tender)->click();
        QVERIFY(!play.isTouched(other)); // it can move, too: which of the two is not said yet
        auto* rows = room.view.actionList()->rows();
        int use = -1, move = -1;
        for (int i = 0; i < rows->topLevelItemCount(); ++i) {
            const auto what = rows->topLevelItem(i)->text(0);
            (what.startsWith(QStringLiteral("Use")) || what.contains(QStringLiteral("gets +2")) ? use : move) = i;
        }
        QVERIFY(use >= 0 && move >= 0);
        rows->setCurrentItem(rows->topLevelItem(use));
        QVERIFY(play.isTouched(other) && play.isTouched(tender) && !play.isTouched(docker));
        QVERIFY(room.view.find(other)->accessibleName().contains(QStringLiteral("touched by it")));
        QVERIFY(!room.state().card(tender).is(CardFlag::Exhausted)); // nothing has happened
        rows->setCurrentItem(rows->topLevelItem(move));
        QVERIFY(!play.isTouched(other));
        QVERIFY(!room.view.find(other)->accessibleName().contains(QStringLiteral("touched by it")));
    }

    void aGameOnTheTableIsNotLostToAnother()
    {
        Room room;
        room.begin();
        const auto scene = room.scratch.path("scene.json");
        room.scratch.write("scene.json",
            R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","players":[{"name":"A","hand":["Causeway Docker"]},{"name":"B"}]})");
        const auto before = room.state();
        const auto answered = [&](QMessageBox::StandardButton button) {
            room.view.openFile(QString::fromStdString(scene.string()));
            auto* box = room.view.findChild<QMessageBox*>();
            QVERIFY(box && box->defaultButton() == box->button(QMessageBox::Cancel));
            box->button(button)->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        answered(QMessageBox::Cancel);
        QVERIFY(room.state() == before);
        answered(QMessageBox::Yes);
        QCOMPARE(room.state().players[0].pile(Zone::Hand).size(), std::size_t{1});
        QCOMPARE(room.session().timeline().length(), std::size_t{0});
        Heard trouble(&room.view, &ui::TableView::trouble); // nothing was done yet: nothing to ask
        room.scratch.write("scene.json", R"({"format":"nexusdeck-scene/1","game":)");
        room.view.openFile(QString::fromStdString(scene.string()));
        QVERIFY(trouble.wait(patience));
        QCOMPARE(room.state().players[0].pile(Zone::Hand).size(), std::size_t{1});
    }

    void stepsThatAreTickedNeedNoSecondP()
    {
        Room room;
        room.begin();
        const auto event = room.inHand("Loose Thread");
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        QVERIFY(room.session().act(act::playEvent(0, event)));
        auto* steps = room.view.stepsPane();
        for (int i = 0; i < steps->shownSteps(); ++i)
            steps->steps()[static_cast<std::size_t>(i)]->click();
        QVERIFY(room.session().act(act::drawCards(0, 1))); // ticks stay while it is carried out
        room.view.play().pass();
        QCOMPARE(room.state().card(event).zone, Zone::Discard);
    }

    void theEndOfARoundIsRemindedOf()
    {
        Room room;
        room.begin(2, "20 Moth-Eaten Regiment, 10 Unwound Clockwork");
        QVERIFY(room.put(0, Quadrant::FrontLeft, "Moth-Eaten Regiment") != noCard);
        QVERIFY(room.put(0, Quadrant::FrontRight, "Unwound Clockwork") != noCard);
        room.view.play().pass();
        auto* steps = room.view.stepsPane();
        QVERIFY(steps->isVisible());
        QCOMPARE(steps->title(), QStringLiteral("Before the round ends"));
        QCOMPARE(steps->shownSteps(), 1);
        room.view.play().pass(); // asks
        QCOMPARE(room.state().round, std::uint16_t{1});
        QVERIFY2(room.view.status()->text().startsWith(QStringLiteral("Before the round ends, Moth-Eaten Regiment: ")),
            qPrintable(room.view.status()->text()));
        room.view.play().pass();
        QCOMPARE(room.state().round, std::uint16_t{2});
        QCOMPARE(steps->title(), QStringLiteral("Start of round 2"));
        QCOMPARE(steps->shownSteps(), 1);
        steps->steps().front()->click(); // done: nothing is left to say
        QVERIFY(!steps->isVisible());
    }

    void anEventPickedUpSaysWhereItGoes()
    {
        Room room;
        room.begin();
        const auto event = room.inHand("Loose Thread");
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        room.view.find(event)->click();
        QVERIFY2(room.view.board()->middle()->text().startsWith(QStringLiteral("Loose Thread can be played")),
            qPrintable(room.view.board()->middle()->text()));
        room.focus(room.quadrant(0, Quadrant::FrontCentre));
        room.key(Qt::Key_Return);
        QCOMPARE(room.state().stage, Stage::Effect);
    }

    void whatIsTooDearSaysSo()
    {
        Room room;
        room.begin();
        const auto card = room.inHand("Causeway Docker");
        QVERIFY(room.session().act(act::setPoints(0, 1)));
        QCOMPARE(room.view.find(card)->look().reason, QStringLiteral("1 CP short"));
        QVERIFY(room.view.find(card)->accessibleName().contains(QStringLiteral("1 CP short")));
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        QVERIFY(room.view.find(card)->look().reason.isEmpty());
    }

    void facesShowWhatCombatCounts()
    {
        Room room;
        room.begin();
        const auto back = room.put(0, Quadrant::BackLeft), front = room.put(0, Quadrant::FrontLeft);
        QCOMPARE(room.view.find(back)->look().defense, QStringLiteral("3"));
        QCOMPARE(room.view.find(back)->look().defenseShift, 1);
        QCOMPARE(room.view.find(front)->look().defense, QStringLiteral("2"));
        QCOMPARE(room.view.find(front)->look().defenseShift, 0);
        QVERIFY(room.quadrant(0, Quadrant::BackLeft)->accessibleName().contains(QStringLiteral("back row +1")));
        const auto before = room.view.find(front)->grab().toImage();
        QVERIFY(room.session().act(act::setFlag(0, front, CardFlag::Exhausted)));
        QVERIFY(room.view.find(front)->look().pale);
        QVERIFY(room.view.find(front)->grab().toImage() != before);
        QVERIFY(room.view.find(front)->look().state().contains(QStringLiteral("exhausted")));
    }

    void targetsSayWhatWouldComeOfIt()
    {
        Room room;
        room.begin();
        const auto mine = room.put(0, Quadrant::FrontLeft), theirs = room.put(1, Quadrant::FrontRight);
        room.view.find(mine)->click();
        QCOMPARE(room.view.find(theirs)->look().outcome, QStringLiteral("2 against 2: Suppressed"));
        QCOMPARE(room.view.find(theirs)->look().state(), QStringLiteral("→ Suppressed"));
        QVERIFY(room.quadrant(1, Quadrant::FrontRight)
                    ->accessibleName()
                    .endsWith(QStringLiteral("in reach, 2 against 2: Suppressed")));
        QVERIFY(!room.quadrant(1, Quadrant::FrontCentre)->accessibleName().contains(QStringLiteral("in reach")));
        QCOMPARE(room.view.board()->middle()->text(), QStringLiteral("Causeway Docker: 1 target in Close range"));
        // Enemies come before what is one's own.
        QVERIFY(room.put(0, Quadrant::FrontCentre) != noCard);
        room.view.find(mine)->click();
        const auto& choices = room.view.play().choices();
        QCOMPARE(choices.front().kind, ActionKind::Attack);
        QCOMPARE(choices.front().target, theirs);
        QVERIFY(room.view.overlay()->isVisible()); // a line to it
    }

    void soloNeverTurnsTheTable()
    {
        Room room;
        room.begin();
        room.view.play().setHandsHidden(false);
        room.focus(room.quadrant(0, Quadrant::BackCentre));
        room.key(Qt::Key_P);
        QCOMPARE(room.view.play().viewer(), SeatIndex{0});
        QCOMPARE(room.view.play().actor(), SeatIndex{1});
        const auto theirs = room.state().pile(1, Zone::Hand).front();
        QVERIFY(room.view.hand()->find(theirs));
        QVERIFY(room.view.hand()->accessibleName().startsWith(QStringLiteral("Hand of Bob")));
        QVERIFY(!room.view.hand()->cover()->isVisible());
        room.key(Qt::Key_T); // only when asked to
        QCOMPARE(room.view.play().viewer(), SeatIndex{1});
    }

    void homeAndEndFromEverywhere()
    {
        Room room;
        room.begin();
        room.view.play().pass();
        const auto end = room.session().timeline().length();
        for (QWidget* from :
            {static_cast<QWidget*>(room.view.log()->rows()), static_cast<QWidget*>(room.view.actionList()->rows()),
                static_cast<QWidget*>(room.quadrant(0, Quadrant::BackCentre))}) {
            room.session().goTo(end);
            room.focus(from);
            room.key(Qt::Key_Home);
            QCOMPARE(room.session().timeline().position(), std::size_t{0});
            room.focus(room.view.log()->rows());
            room.key(Qt::Key_End);
            QCOMPARE(room.session().timeline().position(), end);
        }
    }

    void stopsAreChangedInTheGame()
    {
        Room room;
        room.begin();
        QCOMPARE(room.state().windows, Windows::Never);
        QAction* fitting = nullptr;
        for (auto* menu : room.view.findChildren<QMenu*>())
            if (auto* found = entry(menu, QStringLiteral("Where one fits what has happened")))
                fitting = found;
        QVERIFY(fitting);
        fitting->trigger();
        QCOMPARE(room.state().windows, Windows::WhenFitting);
        room.view.undo();
        QCOMPARE(room.state().windows, Windows::Never);
    }

    void missionsCountHowFarTheyAre()
    {
        Room room;
        room.begin();
        const auto mission = room.state().pile(0, Zone::Missions).front();
        room.focus(room.view.find(mission));
        room.key(Qt::Key_Plus);
        room.key(Qt::Key_Plus);
        QCOMPARE(room.state().card(mission).counters, std::int16_t{2});
        QCOMPARE(room.view.find(mission)->look().words, QStringLiteral("2"));
        room.key(Qt::Key_Minus);
        QCOMPARE(room.state().card(mission).counters, std::int16_t{1});
        const std::unique_ptr<QMenu> menu(room.view.byHand()->menuOf(mission));
        QVERIFY(entry(menu.get(), QStringLiteral("One step further (+)")));
    }

    void hiddenHandsAreKeptAtOnce()
    {
        Room room;
        room.begin();
        for (auto* menu : room.view.findChildren<QMenu*>())
            if (auto* hidden = entry(menu, QStringLiteral("&Hide hands"))) {
                hidden->trigger();
                break;
            }
        const bool now = room.view.play().handsHidden();
        const QSettings kept(
            QString::fromStdString((room.scratch.path("profile") / "window.ini").string()), QSettings::IniFormat);
        QCOMPARE(kept.value(QStringLiteral("table/hidden")).toBool(), now);
    }

    void boardAndSideTakeTurnsWhereItIsNarrow()
    {
        Room room;
        room.begin();
        room.view.resize(460, 300);
        QCoreApplication::processEvents();
        QVERIFY(room.view.width() <= 460);
        auto* tabs = room.view.findChild<QTabBar*>();
        QVERIFY(tabs && tabs->isVisible());
        QVERIFY(room.view.hand()->isVisible() && !room.view.actionList()->isVisible());
        tabs->setCurrentIndex(1);
        QVERIFY(!room.view.hand()->isVisible() && room.view.actionList()->isVisible());
        room.view.resize(1400, 900);
        QCoreApplication::processEvents();
        QVERIFY(!tabs->isVisible() && room.view.hand()->isVisible() && room.view.actionList()->isVisible());
    }

    void cardsMoveOnTheirWay()
    {
        Room room;
        room.begin();
        const auto unit = room.put(0, Quadrant::BackLeft);
        QTRY_VERIFY(!room.view.overlay()->isFlying());
        QVERIFY(room.session().act(act::move(0, unit, Quadrant::BackCentre)));
        QVERIFY(room.view.overlay()->isFlying());
        QTRY_VERIFY(!room.view.overlay()->isFlying());
        QTRY_VERIFY(!room.view.overlay()->isVisible());
        for (auto* menu : room.view.findChildren<QMenu*>())
            if (auto* animate = entry(menu, QStringLiteral("&Animate changes"))) {
                animate->setChecked(true);
                animate->trigger(); // off
                break;
            }
        room.view.undo();
        QVERIFY(!room.view.overlay()->isFlying());
    }

    void anAttackIsAnArrowWithItsOutcome()
    {
        Room room;
        room.begin();
        const auto own = room.put(0, Quadrant::FrontLeft), enemy = room.put(1, Quadrant::FrontRight);
        room.view.find(own)->click();
        QCoreApplication::processEvents();
        const auto& arrows = room.view.overlay()->arrows();
        QCOMPARE(arrows.size(), std::size_t{1});
        QCOMPARE(arrows.front().outcome, room.view.play().outcome(enemy));
        QVERIFY(arrows.front().outcome.contains(QStringLiteral("2 against 2")));
        room.view.find(enemy)->click();
        QCoreApplication::processEvents();
        QVERIFY(room.view.overlay()->arrows().empty());
        QVERIFY(room.view.overlay()->isVisible()); // the blow, for a moment
        QTRY_VERIFY(!room.view.overlay()->isVisible());
    }

    void aRoundBeginsWithItsName()
    {
        Room room;
        room.begin();
        QCOMPARE(room.view.overlay()->announced(), QStringLiteral("Round 1"));
        QVERIFY(room.session().act(act::pass(0)));
        QVERIFY(room.session().act(act::pass(1)));
        QCOMPARE(room.state().round, 2);
        QCOMPARE(room.view.overlay()->announced(), QStringLiteral("Round 2"));
        QTRY_VERIFY(room.view.overlay()->announced().isEmpty());
    }

    // In the hand, in the list, spoken and in the log: what an action costs is what it will cost.
    void aCardThatCostsMoreSaysSoEverywhere()
    {
        Room room;
        room.begin(2, "10 Causeway Docker, 6 Loose Thread, 4 Quiet Floor", true);
        const auto event = room.inHand("Loose Thread");
        QVERIFY(room.session().act(act::setPoints(0, 9)));
        QVERIFY(room.put(1, Quadrant::FrontLeft) != noCard); // to play it for
        const auto printed = room.view.find(event)->look();
        QCOMPARE(printed.costShift, 0);
        const auto deck = room.state().pile(1, Zone::Deck);
        const auto floor = *std::ranges::find_if(
            deck, [&](CardId id) { return room.state().name(id) == "Quiet Floor"; });
        QVERIFY(room.session().act(act::putCard(1, floor, Zone::Terrain, Quadrant::BackLeft)));
        const auto dearer = room.view.find(event)->look();
        QCOMPARE(dearer.costShift, 1);
        const auto cost = QString::number(printed.cost.toInt() + 1);
        QCOMPARE(dearer.cost, cost);
        QVERIFY2(dearer.sentence.contains(cost + QStringLiteral(" CP")), qPrintable(dearer.sentence));
        room.view.find(event)->click();
        QVERIFY(room.view.actionList()->rows()->topLevelItem(0)->text(1).startsWith(cost + QStringLiteral(" CP")));
        QVERIFY(room.session().act(act::playEvent(0, event)));
        const auto& line = room.session().lines().back();
        QVERIFY2(QString::fromStdString(line.text).contains(
                     QStringLiteral("for %1 CP (%2 left)").arg(cost).arg(9 - cost.toInt())),
            line.text.c_str());
    }

    // Rounds as headings, the colour of who acts, names strong; what did not happen is unfolded by a click or Space.
    void theLogHasRoundsAndColours()
    {
        Room room;
        room.begin();
        (void)room.session().act(act::pass(0));
        auto* rows = room.view.log()->rows();
        QStringList headings;
        QSet<QRgb> bars;
        for (int i = 0; i < rows->count(); ++i) {
            const auto* item = rows->item(i);
            if (item->data(ui::ToldLines::Heading).toBool())
                headings << item->text();
            else if (const auto bar = item->data(ui::ToldLines::Bar).value<QColor>(); bar.isValid())
                bars << bar.rgb();
        }
        QCOMPARE(headings, (QStringList{QStringLiteral("Before the first round"), QStringLiteral("Round 1")}));
        const auto* last = rows->item(rows->count() - 1);
        QVERIFY(bars.contains(ui::playerColour(0).rgb()));
        QCOMPARE(last->data(ui::ToldLines::Bar).value<QColor>(), ui::playerColour(0));
        QVERIFY(last->data(ui::ToldLines::Names).toStringList().contains(QStringLiteral("Alice")));
    }

    void everyControlHasAName()
    {
        Room room;
        room.begin();
        (void)room.put(0, Quadrant::FrontLeft);
        for (const auto* widget : room.view.findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy()) {
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
                QVERIFY2(named, widget->metaObject()->className());
            }
        QVERIFY(room.quadrant(0, Quadrant::FrontLeft)
                    ->accessibleName()
                    .startsWith(QStringLiteral("Front left, Alice: 1 card")));
    }

    void theGameGoesOnAtTheNextStart()
    {
        Room room;
        room.begin();
        room.view.play().pass();
        room.session().undo();
        const auto position = room.session().timeline().position();
        room.view.store(room.settings);
        room.session().keep();
        app::Workspace again(room.scratch.path("profile"));
        ui::TableView view(again);
        view.restore(room.settings);
        Heard ready(&again, &app::Workspace::ready);
        again.open();
        QVERIFY(ready.wait(patience));
        QVERIFY(view.session().isOpen());
        QCOMPARE(view.session().timeline().position(), position);
        QCOMPARE(view.session().timeline().length(), position + 1);
        QVERIFY(view.session().state() == room.state());
    }

    void ticksOutliveARestart()
    {
        Room room;
        room.begin(2, "20 Moth-Eaten Regiment, 10 Unwound Clockwork");
        QVERIFY(room.put(0, Quadrant::FrontLeft, "Moth-Eaten Regiment") != noCard);
        QVERIFY(room.put(0, Quadrant::FrontRight, "Moth-Eaten Regiment") != noCard);
        room.view.play().pass();
        QCOMPARE(room.view.stepsPane()->shownSteps(), 2);
        room.view.stepsPane()->steps().front()->click();
        const auto ticks = room.view.stepsPane()->ticks();
        QCOMPARE(ticks.size(), 3); // the game, the moment, one step
        room.view.store(room.settings);
        room.session().keep();
        app::Workspace again(room.scratch.path("profile"));
        ui::TableView view(again);
        view.restore(room.settings);
        Heard ready(&again, &app::Workspace::ready);
        again.open();
        QVERIFY(ready.wait(patience));
        QCOMPARE(view.stepsPane()->ticks(), ticks);
    }

    void itPaintsInDarkAndLight()
    {
        Room room;
        room.begin();
        (void)room.put(0, Quadrant::FrontLeft);
        const auto light = room.view.grab().toImage();
        ui::applyTheme(ui::ThemeChoice::Dark);
        QCoreApplication::processEvents();
        const auto dark = room.view.grab().toImage();
        ui::applyTheme(ui::ThemeChoice::Light);
        const QPoint ground(3, 3);
        QVERIFY(light.pixelColor(ground).lightness() > 200);
        QVERIFY(dark.pixelColor(ground).lightness() < 60);
    }
};

NEXUS_TEST(TableViewTest, Screen);

} // namespace table_view_test

#include "table_view_test.moc"
