#include "ui/chances/chances_dialog.h"

#include "app/documents/workspace.h"
#include "app/text/chances_text.h"
#include "db/deck_store.h"
#include "model/chances/draw_odds.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"
#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/piles.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/chances/chance_picture.h"
#include "ui/chances/initiative_chances.h"
#include "ui/chances/run_line.h"
#include "ui/search/query_field.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <cmath>

namespace chances_dialog_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;
enum Tab { Hands, Draws, Initiative };

struct Opened {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    app::DeckDocument* document = nullptr;
    std::unique_ptr<ui::ChancesDialog> dialog;

    explicit Opened(
        const model::Deck& deck, const std::vector<model::Deck>& others = {}, const std::vector<model::Deck>& kept = {})
    {
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(patience))
            throw std::runtime_error("the workspace does not come");
        document = workspace.newDeck(deck);
        for (const auto& other : others)
            workspace.newDeck(other);
        for (const auto& stored : kept)
            workspace.profile().decks().add(stored, "2025-01-01T00:00:00Z");
        dialog = std::make_unique<ui::ChancesDialog>(workspace, document);
        dialog->show();
        dialog->activateWindow();
        (void)QTest::qWaitForWindowActive(dialog.get());
    }
    void show(Tab tab) { dialog->findChild<QTabWidget*>()->setCurrentIndex(tab); }
    template <class Kind> static Kind* find(const QWidget* page, const char* name)
    {
        return page->findChild<Kind*>(QLatin1String(name));
    }
    static QString said(const QWidget* page, const char* name) { return find<QLabel>(page, name)->text(); }
    model::DrawPile pile() const { return model::drawPile(document->deck(), document->checker()); }
    static void type(QLineEdit* field, const QString& text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void edit(const char* card, int by)
    {
        QVERIFY(document->edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = card}, by}}, QStringLiteral("edit")));
    }
};

// "label | exact | drawn" of every row.
QStringList rows(const QTreeWidget* tree)
{
    QStringList lines;
    for (int row = 0; row < tree->topLevelItemCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < tree->columnCount(); ++column)
            cells << tree->topLevelItem(row)->text(column);
        lines << cells.join(QStringLiteral(" | "));
    }
    return lines;
}

QStringList figureRows(
    const model::HandQuestion& question, const std::vector<std::string>& wanted, const model::HandTally* tally)
{
    QStringList lines;
    for (const auto& line : app::handFigureLines(question, wanted, model::handOdds(question), tally, "CP"))
        lines << QStringList{q(line.label), q(line.exact), q(line.sampled)}.join(QStringLiteral(" | "));
    return lines;
}

model::RowSet rowsNamed(const model::DrawPile& pile, const std::string& name)
{
    model::RowSet set;
    for (const auto& row : pile.rows)
        set.push_back(row.name == name);
    return set;
}

template <class Condition> bool comes(Condition condition) { return QTest::qWaitFor(condition, patience); }

} // namespace

class ChancesDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensWhereItIsAskedAndWithAPicture()
    {
        Opened story(deckOf("main: 4 Wick Sprite, 4 Inkling Page, 4 Second Draft"));
        auto* hands = story.dialog->findChild<ui::HandChances*>();
        QCOMPARE(QApplication::focusWidget(), hands->wishes()->field(0));
        auto* picture = hands->findChild<ui::ChancePicture*>();
        QTRY_VERIFY_WITH_TIMEOUT(!picture->bars().empty(), patience);
        Opened::type(hands->wishes()->field(0), QStringLiteral("wick sprite"));
        const auto asked = [&] { return picture->accessibleName().contains(QStringLiteral("wick sprite")); };
        QTRY_VERIFY_WITH_TIMEOUT(asked(), patience);
        double all = 0;
        for (const auto& bar : picture->bars())
            all += bar.share;
        QVERIFY(std::abs(all - 1) < 1e-9); // 0, 1, 2 … copies
        story.show(Draws);
        auto* draws = story.dialog->findChild<ui::DrawChances*>();
        Opened::type(draws->wishes()->field(0), QStringLiteral("wick sprite"));
        auto* rounds = draws->findChild<ui::ChancePicture*>();
        QTRY_VERIFY_WITH_TIMEOUT(rounds->accessibleName().startsWith(QStringLiteral("Chance to have drawn")), patience);
        for (std::size_t i = 1; i < rounds->bars().size(); ++i)
            QVERIFY(rounds->bars()[i].share >= rounds->bars()[i - 1].share);
    }

    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    // --- hands ------------------------------------------------------------------------------------------
    void handsAreExactAtOnceAndDrawnOnTheButton()
    {
        Opened o(sampleDeck("wet-ink"));
        auto* page = o.dialog->hands();
        auto* figures = o.find<QTreeWidget>(page, "figures");
        model::HandQuestion question{o.pile(), 5, {}};
        QVERIFY(comes([&] { return rows(figures) == figureRows(question, {}, nullptr); }));
        QCOMPARE(o.said(page, "words"), QStringLiteral("An opening hand is 5 of %1 cards.").arg(question.pile.copies));

        const auto name = question.pile.rows.front().name;
        o.type(page->wishes()->field(0), QStringLiteral("\"%1\"").arg(q(name)));
        question.wanted.push_back(rowsNamed(question.pile, name));
        const std::vector<std::string> wanted{"\"" + name + "\""};
        QVERIFY(comes([&] { return rows(figures) == figureRows(question, wanted, nullptr); }));
        QVERIFY(page->wishes()->told(0)->text().startsWith(
            QStringLiteral("%1 of %2 cards: ").arg(question.pile.rows.front().copies).arg(question.pile.copies)));

        page->setHands(500'000);
        auto* line = page->findChild<ui::RunLine*>();
        o.find<ui::SeedField>(line, "seed")->setSeed(7);
        QTest::mouseClick(o.find<QPushButton>(line, "start"), Qt::LeftButton);
        QVERIFY(line->isRunning());
        QVERIFY(!o.find<QPushButton>(line, "start")->isEnabled());
        QVERIFY(comes([&] { return !line->isRunning(); }));
        const auto tally = test::tallyHands(question, 7, 500'000);
        QCOMPARE(rows(figures), figureRows(question, wanted, &tally));
        QVERIFY2(QRegularExpression(QStringLiteral("^%1 hands in \\d+\\.\\d\\d s\\. The same again: seed 7\\.$")
                                        .arg(QLocale().toString(500'000)))
                     .match(line->told())
                     .hasMatch(),
            qPrintable(line->told()));

        o.edit(name.c_str(), -1); // figures of another deck
        QVERIFY(comes([&] { return rows(figures).join(QString()).count(q("±")) == 0; }));
        QCOMPARE(line->told(), QString());
    }

    void drawingIsCancelled()
    {
        Opened o(sampleDeck("wet-ink"));
        auto* page = o.dialog->hands();
        page->setHands(100'000'000'000); // would take an hour
        auto* line = page->findChild<ui::RunLine*>();
        QTest::mouseClick(o.find<QPushButton>(line, "start"), Qt::LeftButton);
        QVERIFY(line->findChild<QProgressBar*>()->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // Cancel has the keyboard
        QVERIFY(comes([&] { return !line->isRunning(); }));
        QCOMPARE(line->told(), QStringLiteral("Cancelled."));
        QVERIFY(o.find<QPushButton>(line, "start")->isEnabled());

        QTest::mouseClick(o.find<QPushButton>(line, "start"), Qt::LeftButton);
        o.edit("Siege Widow", 1); // another deck ends it as well
        QVERIFY(!line->isRunning());
        QCOMPARE(line->told(), QStringLiteral("Cancelled: the deck or the searches have changed."));

        QTest::mouseClick(o.find<QPushButton>(line, "start"), Qt::LeftButton);
        o.dialog.reset(); // and so does closing the window
    }

    void upToSixSearchesAreCounted()
    {
        Opened o(sampleDeck("wet-ink"));
        auto* wishes = o.dialog->hands()->wishes();
        auto* more = o.find<QPushButton>(wishes, "addWish");
        for (int i = 0; i < 9; ++i)
            QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(wishes->lines(), model::maxWantedSets);
        QVERIFY(!more->isEnabled());
        o.type(wishes->field(5), QStringLiteral("cp<=2"));
        QCOMPARE(wishes->found().size(), std::size_t{1});
        QTest::mouseClick(wishes->findChildren<QToolButton*>().last(), Qt::LeftButton);
        QCOMPARE(wishes->lines(), model::maxWantedSets - 1);
        QVERIFY(wishes->found().empty() && more->isEnabled());
    }

    // --- draws ------------------------------------------------------------------------------------------
    void drawChancesAreThoseOfTheModelOnEveryChange()
    {
        Opened o(sampleDeck("wet-ink"));
        o.show(Draws);
        auto* page = o.dialog->draws();
        auto* rounds = o.find<QTreeWidget>(page, "rounds");
        const auto pile = o.pile();
        const auto& some = *std::max_element(
            pile.rows.begin(), pile.rows.end(), [](const auto& a, const auto& b) { return a.copies < b.copies; });
        QVERIFY(some.copies >= 3);
        const auto name = some.name;
        const auto says = [&](std::vector<model::Wish> wishes, std::size_t played, std::size_t round) {
            const model::DrawPlan plan{5, played, round};
            const auto chance = QStringLiteral("Chance: ") + q(app::percentText(model::drawOdds(pile, wishes, plan)));
            return comes([&] {
                return o.said(page, "chance") == chance &&
                       o.said(page, "words") == q(app::seenSentence(pile.copies, plan));
            });
        };
        QVERIFY(comes([&] { return rounds->topLevelItemCount() == 10; }));
        QCOMPARE(o.said(page, "chance"), QStringLiteral("Search for the cards to be drawn."));
        QCOMPARE(rounds->topLevelItem(0)->text(2), q("–"));

        o.type(page->wishes()->field(0), QStringLiteral("\"%1\"").arg(q(name)));
        model::Wish wish{rowsNamed(pile, name), 1};
        QVERIFY(says({wish}, 1, 3));
        page->wishes()->count(0)->setValue(2);
        wish.atLeast = 2;
        QVERIFY(says({wish}, 1, 3));
        o.find<QSpinBox>(page, "round")->setValue(6);
        QVERIFY(says({wish}, 1, 6));
        o.find<QSpinBox>(page, "played")->setValue(3);
        QVERIFY(says({wish}, 3, 6));
        for (std::size_t round = 1; round <= 10; ++round) {
            const auto* row = rounds->topLevelItem(static_cast<int>(round) - 1);
            const model::DrawPlan plan{5, 3, round};
            QCOMPARE(row->text(1).toULongLong(), model::cardsSeen(pile.copies, plan));
            QCOMPARE(row->text(2), q(app::percentText(model::drawOdds(pile, {&wish, 1}, plan))));
            QCOMPARE(row->text(3), q(app::percentText(*model::playOdds(pile, plan).fair)));
            QCOMPARE(row->text(4), q(app::percentText(*model::playOdds(pile, plan).clogged)));
        }
        o.find<QSpinBox>(page, "round")->setValue(13);
        QVERIFY(says({wish}, 3, 13));
        QCOMPARE(rounds->topLevelItemCount(), 13);

        QTest::mouseClick(o.find<QPushButton>(page->wishes(), "addWish"), Qt::LeftButton); // two wishes at once
        o.type(page->wishes()->field(1), QStringLiteral("cp<=2"));
        model::RowSet cheap;
        for (const auto& row : pile.rows)
            cheap.push_back(row.cost && *row.cost <= 2);
        QVERIFY(says({wish, {cheap, 1}}, 3, 13));
    }

    void anErrorInTheQueryIsShownWithItsPlace()
    {
        Opened o(sampleDeck("wet-ink"));
        o.show(Draws);
        auto* page = o.dialog->draws();
        auto* field = page->wishes()->field(0);
        o.type(field, QStringLiteral("cp<=banana"));
        const auto error = model::parseQuery("cp<=banana", starterGame());
        QVERIFY(!error);
        QVERIFY(page->wishes()->isBroken());
        QVERIFY(page->wishes()->told(0)->text().endsWith(
            QStringLiteral("column %1: expected %2").arg(error.error().column).arg(q(error.error().expected))));
        QCOMPARE(page->wishes()->told(0)->tone(), ui::LineLabel::Tone::Bad);
        QVERIFY(std::any_of(field->marks().begin(), field->marks().end(),
            [](const auto& mark) { return mark.format.underlineStyle() == QTextCharFormat::WaveUnderline; }));
        QVERIFY(comes([&] { return o.said(page, "chance") == QStringLiteral("The search has an error."); }));
        o.type(field, QStringLiteral("cp<=2"));
        QVERIFY(!page->wishes()->isBroken());
        QVERIFY(comes([&] { return o.said(page, "chance").startsWith(QStringLiteral("Chance: ")); }));
    }

    // --- initiative -------------------------------------------------------------------------------------
    void againstOneDeckTheChancesAreExact()
    {
        Opened o(sampleDeck("wet-ink"), {sampleDeck("hold-fast-at-nine")}, {sampleDeck("three-makers-lamp")});
        o.show(Initiative);
        auto* page = o.dialog->initiative();
        auto* others = o.find<QListWidget>(page, "others");
        auto* cards = o.find<QTreeWidget>(page, "cards");
        QVERIFY(o.said(page, "words").startsWith(QStringLiteral("Tick one deck")));
        QVERIFY(!o.find<QPushButton>(page, "flipOnce")->isEnabled());
        for (const auto& name : {"hold-fast-at-nine", "three-makers-lamp"}) { // one is open, one in the library
            const auto other = sampleDeck(name);
            auto* item = others->findItems(q(other.name), Qt::MatchStartsWith).value(0);
            QVERIFY2(item, name);
            item->setCheckState(Qt::Checked);
            const auto first = model::revealCounts(o.pile()), second = model::revealCounts(samplePile(name));
            const std::vector<std::string> players{o.document->deck().name, other.name};
            QVERIFY(comes([&] {
                return o.said(page, "words") ==
                       q(app::initiativeSentence(model::initiativeOdds(first, second), players));
            }));
            QCOMPARE(cards->topLevelItemCount(), 2);
            for (int player = 0; player < 2; ++player) {
                const auto* group = cards->topLevelItem(player);
                const auto pile = player == 0 ? o.pile() : samplePile(name);
                const auto marginals = player == 0 ? model::initiativeMarginals(first, second)
                                                   : model::initiativeMarginals(second, first);
                QCOMPARE(group->text(0), q(players[static_cast<std::size_t>(player)]));
                QCOMPARE(group->childCount(), static_cast<int>(pile.rows.size()));
                std::int64_t last = std::numeric_limits<std::int64_t>::min();
                for (int row = 0; row < group->childCount(); ++row) {
                    const auto found = std::find_if(pile.rows.begin(), pile.rows.end(),
                        [&](const auto& card) { return q(card.name) == group->child(row)->text(0); });
                    QVERIFY(found != pile.rows.end());
                    QVERIFY(found->reveal >= last); // the lowest first
                    last = found->reveal;
                    QCOMPARE(group->child(row)->text(3), q(app::changeText(*marginals.at(found->reveal))));
                }
            }
            item->setCheckState(Qt::Unchecked);
        }
        QCOMPARE(cards->topLevelItemCount(), 0);
    }

    void aFlipIsShownCardByCard()
    {
        Opened o(sampleDeck("wet-ink"), {sampleDeck("hold-fast-at-nine"), sampleDeck("chimera-school")});
        o.show(Initiative);
        auto* page = o.dialog->initiative();
        auto* others = o.find<QListWidget>(page, "others");
        for (const auto& name : {"hold-fast-at-nine", "chimera-school"})
            others->findItems(q(sampleDeck(name).name), Qt::MatchStartsWith).value(0)->setCheckState(Qt::Checked);
        QCOMPARE(o.said(page, "words"),
            QStringLiteral("Chances are exact for two decks only. With 3 decks, flips are simulated."));
        const std::vector<model::DrawPile> piles{
            o.pile(), samplePile("hold-fast-at-nine"), samplePile("chimera-school")};
        quint64 seed = 1;
        while (model::flipInitiative(piles, seed).steps.size() < 2)
            ++seed; // a tie
        const auto record = model::flipInitiative(piles, seed);
        const std::vector<std::string> names{
            sampleDeck("wet-ink").name, sampleDeck("hold-fast-at-nine").name, sampleDeck("chimera-school").name};

        auto* view = page->flips();
        view->findChild<ui::SeedField*>()->setSeed(seed);
        QTest::mouseClick(o.find<QPushButton>(view, "flipOnce"), Qt::LeftButton);
        auto* lines = o.find<QListWidget>(view, "lines");
        QCOMPARE(lines->count(), 1);
        QVERIFY(lines->item(0)->text().startsWith(q(names[0]) + QStringLiteral(" reveals ")));
        QVERIFY(!view->isOpen());
        auto* next = o.find<QPushButton>(view, "turnNext");
        QVERIFY(QApplication::focusWidget() == next);
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(lines->count(), 2);
        QTest::keyClick(next, Qt::Key_Space); // the last of the three: what it means
        QCOMPARE(lines->count(), 1);
        QCOMPARE(lines->item(0)->text(), q(app::flipSentence(record, 0, piles, names, "CP")));
        QTest::mouseClick(o.find<QPushButton>(view, "turnAll"), Qt::LeftButton);
        QVERIFY(view->isOpen());
        QCOMPARE(view->record(), record);
        QCOMPARE(lines->count(), static_cast<int>(record.steps.size()) + 1);
        for (std::size_t step = 0; step < record.steps.size(); ++step)
            QCOMPARE(
                lines->item(static_cast<int>(step))->text(), q(app::flipSentence(record, step, piles, names, "CP")));
        QCOMPARE(lines->item(lines->count() - 1)->text(), QStringLiteral("The same again: seed %1.").arg(seed));
    }

    void manyFlipsAreCountedAndCancelled()
    {
        Opened o(sampleDeck("wet-ink"), {sampleDeck("hold-fast-at-nine")});
        o.show(Initiative);
        auto* page = o.dialog->initiative();
        auto* others = o.find<QListWidget>(page, "others");
        others->findItems(q(sampleDeck("hold-fast-at-nine").name) + QStringLiteral(" (open)"), Qt::MatchExactly)
            .value(0)
            ->setCheckState(Qt::Checked);
        auto* line = page->findChild<ui::RunLine*>();
        auto* start = o.find<QPushButton>(line, "start");
        o.find<ui::SeedField>(line, "seed")->setSeed(11);
        QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(comes([&] { return !line->isRunning(); }));
        const std::vector<model::DrawPile> piles{o.pile(), samplePile("hold-fast-at-nine")};
        const auto lines = app::tallyLines(test::tallyInitiative(piles, 11, app::FlipStatsJob::manyGames),
            {o.document->deck().name, sampleDeck("hold-fast-at-nine").name});
        const auto told = line->told().split(QLatin1Char('\n'));
        QCOMPARE(told.size(), static_cast<qsizetype>(lines.size()) + 1);
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(told[static_cast<qsizetype>(i)], q(lines[i]));
        QVERIFY(QRegularExpression(QStringLiteral("^Flipped in \\d+\\.\\d\\d s\\. The same again: seed 11\\.$"))
                    .match(told.last())
                    .hasMatch());

        page->setGames(100'000'000'000); // would take an hour
        QTest::mouseClick(start, Qt::LeftButton);
        QTest::mouseClick(o.find<QPushButton>(line, "cancel"), Qt::LeftButton);
        QVERIFY(comes([&] { return !line->isRunning(); }));
        QCOMPARE(line->told(), QStringLiteral("Cancelled."));
        QTest::mouseClick(start, Qt::LeftButton);
        others->item(0)->setCheckState(Qt::Checked); // other decks
        QCOMPARE(line->told(), QStringLiteral("Cancelled: the decks have changed."));
    }

    void undecidablePairsAndObstaclesAreNamed()
    {
        auto one = deckOf("main: 6 Siege Widow"), two = deckOf("main: 9 Last Orders"), none = deckOf("");
        one.name = "Widows";
        two.name = "Orders";
        none.name = "Nothing";
        Opened o(one, {two, none});
        o.show(Initiative);
        auto* page = o.dialog->initiative();
        auto* others = o.find<QListWidget>(page, "others");
        const auto tick = [&](const char* name, Qt::CheckState state) {
            others->findItems(q(name), Qt::MatchExactly).value(0)->setCheckState(state);
        };
        tick("Orders", Qt::Checked);
        QCOMPARE(o.said(page, "words"),
            QStringLiteral("Every card of Widows and Orders shows 6 CP: no flip can ever decide between them."));
        QVERIFY(!o.find<QPushButton>(page, "flipOnce")->isEnabled());
        QVERIFY(!o.find<QPushButton>(page->findChild<ui::RunLine*>(), "start")->isEnabled());
        tick("Orders", Qt::Unchecked);
        tick("Nothing", Qt::Checked);
        QCOMPARE(o.said(page, "words"), QStringLiteral("Nothing has no cards to flip."));
        tick("Nothing", Qt::Unchecked);
        tick("The same deck", Qt::Checked);
        QCOMPARE(o.said(page, "words"),
            QStringLiteral("Every card of Widows and Widows (2) shows 6 CP: no flip can ever decide between them."));
        o.edit("Ration Mule", 1); // a card of another cost: now it ends
        QVERIFY(
            comes([&] { return o.said(page, "words").startsWith(QStringLiteral("Widows decides who begins in 50")); }));
        QVERIFY(o.find<QPushButton>(page, "flipOnce")->isEnabled());
    }

    void atMostEightDecksFlip()
    {
        std::vector<model::Deck> more;
        for (const char* name : {"A", "B", "C", "D", "E", "F", "G", "H"}) {
            more.push_back(deckOf("main: 3 Ration Mule, 3 Siege Widow"));
            more.back().name = name;
        }
        Opened o(sampleDeck("wet-ink"), more);
        o.show(Initiative);
        auto* page = o.dialog->initiative();
        auto* others = o.find<QListWidget>(page, "others");
        for (const char* name : {"A", "B", "C", "D", "E", "F", "G", "H"})
            others->findItems(q(name), Qt::MatchExactly).value(0)->setCheckState(Qt::Checked);
        QCOMPARE(o.said(page, "words"), QStringLiteral("A flip takes at most 8 decks."));
        QCOMPARE(others->findItems(QStringLiteral("H"), Qt::MatchExactly).value(0)->checkState(), Qt::Unchecked);
        QVERIFY(o.find<QPushButton>(page, "flipOnce")->isEnabled()); // between the eight that are ticked
        const auto& open = o.workspace.documents();
        o.workspace.close(
            *std::find_if(open.begin(), open.end(), [](const auto* document) { return document->deck().name == "A"; }));
        QVERIFY(others->findItems(QStringLiteral("A"), Qt::MatchExactly).empty());
        QCOMPARE(others->findItems(QStringLiteral("B"), Qt::MatchExactly).value(0)->checkState(), Qt::Checked);
    }

    // --- the window -------------------------------------------------------------------------------------
    void emptyDecksAndNoDeck()
    {
        Opened o(deckOf(""));
        const auto dead = [&] {
            for (const auto* line : o.dialog->findChildren<ui::RunLine*>())
                if (o.find<QPushButton>(line, "start")->isEnabled())
                    return false;
            return true;
        };
        QCOMPARE(o.said(o.dialog->hands(), "words"), QStringLiteral("There is nothing to draw: Main deck is empty."));
        QVERIFY(dead());
        o.show(Draws);
        QCOMPARE(o.said(o.dialog->draws(), "words"), QStringLiteral("There is nothing to draw: Main deck is empty."));
        o.show(Initiative);
        o.find<QListWidget>(o.dialog->initiative(), "others")->item(0)->setCheckState(Qt::Checked);
        QCOMPARE(o.said(o.dialog->initiative(), "words"), QStringLiteral("Test and Test (2) have no cards to flip."));
        o.dialog->setDocument(nullptr);
        QCOMPARE(o.said(o.dialog->initiative(), "words"), QStringLiteral("No deck is open."));
        o.show(Hands);
        QCOMPARE(o.said(o.dialog->hands(), "words"), QStringLiteral("No deck is open."));
        o.show(Draws);
        QCOMPARE(o.said(o.dialog->draws(), "words"), QStringLiteral("No deck is open."));
        QVERIFY(dead());
        o.dialog->setDocument(o.document);
        o.edit("Siege Widow", 3);
        o.workspace.close(o.document);
        QVERIFY(comes([&] { return o.said(o.dialog->draws(), "words") == QStringLiteral("No deck is open."); }));
    }

    void everythingHasANameInBothLights()
    {
        Opened o(sampleDeck("wet-ink"));
        for (const auto choice : {ui::ThemeChoice::Dark, ui::ThemeChoice::Light}) {
            ui::applyTheme(choice);
            for (const auto page : {Hands, Draws, Initiative}) {
                o.show(page);
                QVERIFY(!o.dialog->grab().isNull());
            }
        }
        QCOMPARE(o.dialog->windowTitle(), QStringLiteral("Chances: ") + q(o.document->deck().name));
        QVERIFY(!o.dialog->isModal());
        for (auto* view : o.dialog->findChildren<QAbstractItemView*>())
            if (!view->objectName().isEmpty() || qobject_cast<QTreeWidget*>(view))
                QVERIFY2(!view->accessibleName().isEmpty(), qPrintable(view->objectName()));
        for (auto* field : o.dialog->findChildren<QLineEdit*>())
            QVERIFY2(!field->accessibleName().isEmpty() || qobject_cast<QSpinBox*>(field->parent()),
                qPrintable(field->objectName()));
        for (auto* box : o.dialog->findChildren<QSpinBox*>())
            QVERIFY(!box->accessibleName().isEmpty());
        for (auto* bar : o.dialog->findChildren<QProgressBar*>())
            QVERIFY(!bar->accessibleName().isEmpty());
    }
};

NEXUS_TEST(ChancesDialogTest, Screen);

} // namespace chances_dialog_test

#include "chances_dialog_test.moc"
