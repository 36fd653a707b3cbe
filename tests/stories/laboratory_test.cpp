// The laboratory of the real window: decks ticked, played, stopped, gone on with, and the same numbers in the end.
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/lab/before_after.h"
#include "ui/lab/gauntlet_table.h"
#include "ui/lab/heat_map.h"
#include "ui/lab/lab_view.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/charts.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/changes_page.h"
#include "ui/workbench/list_picker.h"
#include "ui/workbench/workbench_view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include <fstream>

namespace laboratory_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 120'000;

void tick(ui::LabView& lab, std::initializer_list<const char*> decks)
{
    auto* list = lab.picker()->list();
    for (int i = 0; i < list->count(); ++i)
        list->item(i)->setCheckState(Qt::Unchecked);
    for (const auto* deck : decks) {
        const auto found = list->findItems(QString::fromLatin1(deck), Qt::MatchStartsWith);
        QCOMPARE(found.size(), 1);
        found.front()->setCheckState(Qt::Checked);
    }
    QTRY_VERIFY(lab.button()->isEnabled());
}

QStringList squares(const ui::LabView& lab)
{
    QStringList told;
    for (int row = 0; row < lab.map()->rowCount(); ++row)
        for (int column = 0; column < lab.map()->columnCount(); ++column)
            told << lab.map()->item(row, column)->toolTip();
    return told;
}

bool isPlaying(const ui::LabView& lab) { return lab.button()->text() == QStringLiteral("Stop"); }

// Played by chance, which is the quickest.
ui::LabView* labOf(WindowStory& story)
{
    story.window().showView(ui::MainWindow::Laboratory);
    auto* lab = story.window().lab();
    WindowStory::until([&] { return lab->picker()->list()->count() > 5; }, "the decks");
    lab->players()->setCurrentIndex(lab->players()->findData(QStringLiteral("random")));
    return lab;
}

} // namespace

class LaboratoryStory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void decksMeetAndWhatIsLeftGoesOn()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Laboratory);
        auto* lab = story.window().lab();
        QTRY_VERIFY(lab->picker()->list()->count() > 5);
        QVERIFY(!lab->button()->isEnabled()); // one deck meets nobody
        tick(*lab, {"Chimera School", "Wet Ink", "Hold Fast at Nine"});
        lab->players()->setCurrentIndex(lab->players()->findData(QStringLiteral("random"))); // the quickest
        lab->games()->setValue(12);
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->map()->rowCount() == 3 && !isPlaying(*lab), patience);
        const auto whole = squares(*lab);
        QVERIFY2(lab->words().contains(QStringLiteral("36 games are played")), qPrintable(lab->words()));
        QCOMPARE(lab->strengths()->rows().size(), std::size_t{3});
        QVERIFY(!lab->map()->item(0, 0)->flags().testFlag(Qt::ItemIsEnabled)); // nobody meets itself
        const std::filesystem::directory_iterator journals(story.folder() / "laboratory");
        QVERIFY(journals != std::filesystem::directory_iterator());
        const auto journal = journals->path();

        // Half of it lost, as by a kill: the rest is played anew, and the numbers are the same.
        std::filesystem::resize_file(journal, std::filesystem::file_size(journal) / 2);
        story.restart();
        story.window().showView(ui::MainWindow::Laboratory);
        lab = story.window().lab();
        QTRY_VERIFY(lab->picker()->list()->count() > 5);
        QCOMPARE(lab->games()->value(), 12);
        // What was ticked is ticked again, and what was shown last is shown again.
        QTRY_VERIFY(lab->button()->isEnabled());
        QCOMPARE(lab->picker()->chosen().size(), std::size_t{3});
        QVERIFY(lab->map()->isVisible());
        QCOMPARE(squares(*lab), whole);
        QVERIFY2(lab->words().contains(QStringLiteral("36 games are played")), qPrintable(lab->words()));
        lab->map()->setRowCount(0);
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->map()->rowCount() == 3 && !isPlaying(*lab), patience);
        QCOMPARE(squares(*lab), whole);

        // Another series begins anew, and the first one stays.
        lab->games()->setValue(10'000);
        lab->button()->click();
        QCOMPARE(lab->button()->text(), QStringLiteral("Stop"));
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->words().startsWith(QStringLiteral("Stopped after")), patience);
        QCOMPARE(lab->button()->text(), QStringLiteral("Go on with the league"));
        QVERIFY(std::filesystem::exists(journal));
    }

    // One deck against the others, beside the league, with words of its own; seen while it is played, and stopped.
    void oneDeckMeetsTheOthers()
    {
        WindowStory story;
        auto* lab = labOf(story);
        QCOMPARE(lab->button()->text(), QStringLiteral("Play the league"));
        lab->what()->setCurrentText(QStringLiteral("Gauntlet: one against the others"));
        QVERIFY(!lab->button()->isEnabled());
        QVERIFY2(story.said("labHint").contains(QStringLiteral("tick the others")), qPrintable(story.said("labHint")));
        lab->versions()->after()->setCurrentIndex(
            lab->versions()->after()->findText(QStringLiteral("Wet Ink"), Qt::MatchStartsWith));
        QVERIFY(lab->versions()->after()->isVisible() && !lab->versions()->before()->isVisible());
        lab->what()->setFocus(); // from there on by keys, as they stand
        for (QWidget* next : {static_cast<QWidget*>(lab->versions()->after()),
                 static_cast<QWidget*>(lab->picker()->findChild<QLineEdit*>()),
                 static_cast<QWidget*>(lab->picker()->list())}) {
            story.key(Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
        tick(*lab, {"Wet Ink", "Hold Fast at Nine", "Chimera School"}); // it does not meet itself
        lab->games()->setValue(100'000);
        QCOMPARE(lab->button()->text(), QStringLiteral("Play the gauntlet"));
        QCOMPARE(story.said("labHint"), QStringLiteral("1 deck against 2: 200,000 games"));
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->gauntlet()->shown() == 3 && isPlaying(*lab), patience);
        QVERIFY2(lab->words().startsWith(QStringLiteral("So far ")), qPrintable(lab->words()));
        QVERIFY(lab->gauntlet()->isVisible() && !lab->map()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(story.said("labLeft").contains(QStringLiteral(" left")), patience);
        QCOMPARE(lab->gauntlet()->shownText(0, 0), QStringLiteral("All of them"));
        QCOMPARE(lab->gauntlet()->shownText(1, 0), QStringLiteral("Chimera School"));
        QCOMPARE(lab->gauntlet()->shownText(2, 0), QStringLiteral("Hold Fast at Nine"));
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!isPlaying(*lab), patience);
        QVERIFY2(lab->words().startsWith(QStringLiteral("Stopped after")) &&
                     lab->words().contains(QStringLiteral("Wet Ink wins")),
            qPrintable(lab->words()));
        QCOMPARE(lab->button()->text(), QStringLiteral("Go on with the gauntlet"));
        const auto told = lab->words();

        // What was stopped is there after a restart, with all that was chosen, and goes on.
        story.restart();
        lab = labOf(story);
        QCOMPARE(lab->what()->currentText(), QStringLiteral("Gauntlet: one against the others"));
        QTRY_VERIFY(lab->button()->isEnabled());
        QVERIFY(lab->versions()->after()->currentText().startsWith(QStringLiteral("Wet Ink")));
        QCOMPARE(lab->button()->text(), QStringLiteral("Go on with the gauntlet"));
        QCOMPARE(lab->words(), told);
        QCOMPARE(lab->gauntlet()->shown(), 3);
    }

    // The order of the list is no part of what is played: decks that are open stand first in it.
    void theSameTicksPlayTheSameGames()
    {
        WindowStory story;
        auto* lab = labOf(story);
        tick(*lab, {"Hold Fast at Nine", "Chimera School"});
        lab->games()->setValue(4);
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->map()->rowCount() == 2 && !isPlaying(*lab), patience);
        const auto whole = squares(*lab);
        QCOMPARE(lab->map()->verticalHeaderItem(0)->text(), QStringLiteral("1  Chimera School"));
        const auto first = lab->picker()->list()->item(0)->text();
        app::DeckLibrary library(story.workspace());
        for (const auto& deck : library.decks())
            if (deck.name == "Hold Fast at Nine")
                QVERIFY(story.workspace().openDeck(deck.id));
        while (story.workspace().documents().size() > 1)
            story.workspace().close(story.workspace().documents().front());
        QTRY_VERIFY(lab->picker()->list()->item(0)->text() != first);
        QCOMPARE(lab->picker()->chosen().front().name, std::string("Hold Fast at Nine"));
        lab->map()->setRowCount(0);
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->map()->rowCount() == 2 && !isPlaying(*lab), patience);
        QCOMPARE(squares(*lab), whole);
    }

    // With its name and why, before a game begins; so is a number that is out of bounds, and what cannot be kept.
    void whatCannotBeIsSaid()
    {
        WindowStory story([](app::Profile& profile) {
            model::Deck deck;
            deck.name = "Nothing in it";
            (void)profile.decks().add(deck, "2026-01-01T00:00:00Z");
        });
        auto* lab = labOf(story);
        tick(*lab, {"Wet Ink", "Nothing in it"});
        lab->button()->click();
        QVERIFY(!isPlaying(*lab));
        QCOMPARE(lab->words(), QStringLiteral("“Nothing in it” cannot be played: it has no cards to draw."));

        QVERIFY(lab->games()->toolTip().contains(QStringLiteral("From 2 to 100,000")));
        lab->games()->setFocus();
        lab->games()->selectAll();
        WindowStory::type(QStringLiteral("500000"));
        story.key(Qt::Key_Tab);
        QCOMPARE(lab->games()->value(), 100'000);
        QTRY_VERIFY2(story.said("labHint").contains(QStringLiteral("500,000 became 100,000")),
            qPrintable(story.said("labHint")));

        std::filesystem::remove_all(story.folder() / "laboratory");
        std::ofstream(story.folder() / "laboratory") << "in the way";
        std::ofstream(story.folder() / "laboratory-results") << "in the way";
        tick(*lab, {"Wet Ink", "Chimera School"});
        lab->games()->setValue(2);
        lab->button()->click();
        QTRY_VERIFY2_WITH_TIMEOUT(
            lab->words().contains(QStringLiteral("laboratory")), qPrintable(lab->words()), patience);
        std::filesystem::remove(story.folder() / "laboratory");
        lab->button()->click();
        QTRY_VERIFY2_WITH_TIMEOUT(lab->words().contains(QStringLiteral("2 games are played")) &&
                                      lab->words().contains(QStringLiteral("will not be there after a restart")),
            qPrintable(lab->words()), patience);

        story.restart([&] {
            std::filesystem::remove(story.folder() / "laboratory-results");
            std::filesystem::create_directories(story.folder() / "laboratory-results");
            std::ofstream(story.folder() / "laboratory-results" / "league.result") << "no result";
        });
        lab = labOf(story);
        QVERIFY2(lab->words().contains(QStringLiteral("league.result")), qPrintable(lab->words()));
    }

    void byWhichEditionDecksOfSeveralArePlayed()
    {
        WindowStory story([](app::Profile& profile) {
            auto deck = profile.decks().find(profile.deckList().front().id)->deck;
            deck.name = "Of the earlier edition";
            deck.ruleset = model::RulesetId("quantum-nexus-2025-05");
            (void)profile.decks().add(deck, "2026-01-01T00:00:00Z");
        });
        auto* lab = labOf(story);
        lab->games()->setValue(2);
        for (const char* other : {"Of the earlier edition", "Chimera School"}) {
            tick(*lab, {"Wet Ink", other});
            lab->button()->click();
            QTRY_VERIFY_WITH_TIMEOUT(
                lab->words().contains(QStringLiteral("games are played")) && !isPlaying(*lab), patience);
            QCOMPARE(lab->words().contains(QStringLiteral("All decks were played by Quantum Nexus")),
                std::string(other).starts_with("Of"));
        }
    }

    // With a reason, until a card that has changed is chosen.
    void nothingThatWasNotComparedIsPlayed()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(ui::WorkbenchView::Changes);
        auto* page = story.window().workbench()->changes();
        auto* play = page->findChild<QPushButton*>(QStringLiteral("playChange"));
        QTRY_VERIFY(play->isVisible());
        QVERIFY(!play->isEnabled());
        QVERIFY2(play->toolTip().contains(QStringLiteral("Compare two lists")), qPrintable(play->toolTip()));
        const auto file = [&](const char* name, const char* rows) {
            const auto path = story.folder() / name;
            std::ofstream(path) << "| Name | Card Type | CP Cost |\n|---|---|---|\n" << rows;
            return QString::fromStdString(path.string());
        };
        page->from()->chooseFile(file("a.md", "| Inkling Page | Unit | 2 |\n"));
        page->to()->chooseFile(file("b.md", "| Inkling Page | Unit | 9 |\n| Tin Whistle | Event | 1 |\n"));
        WindowStory::until([&] { return page->cards()->shown() == 2; }, "the comparison");
        QStringList playable;
        for (int row = 0; row < 2; ++row) {
            page->cards()->setCurrentIndex(page->cards()->model()->index(row, 0));
            if (play->isEnabled())
                playable << QString::fromStdString(page->cards()->chosenChange()->after->name);
        }
        QCOMPARE(playable, QStringList(QStringLiteral("Inkling Page"))); // not the one that is new
    }

    // Each tab says what its numbers are.
    void strengthSaysWhatItIs()
    {
        WindowStory story;
        auto* lab = labOf(story);
        tick(*lab, {"Chimera School", "Wet Ink", "Hold Fast at Nine"});
        lab->games()->setValue(2);
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->strengths()->rows().size() == 3 && !isPlaying(*lab), patience);
        const auto& rows = lab->strengths()->rows();
        const auto most = std::ranges::max(rows, {}, &ui::BarRow::value).value;
        const auto level = std::ranges::count(rows, most, &ui::BarRow::value);
        const auto says = level > 1 ? QStringLiteral("%1 decks lead together").arg(level)
                                    : QStringLiteral(" leads, and 2 others may be as strong"); // of six games
        QVERIFY2(lab->words().contains(says), qPrintable(lab->words()));
        auto* meaning = qobject_cast<QLabel*>(story.label("labStrengthMeaning"));
        QVERIFY(meaning->text().contains(QStringLiteral("average deck")));
        QVERIFY(meaning->toolTip().contains(QStringLiteral("Bradley and Terry")));
        QVERIFY(story.said("labTitle").startsWith(QStringLiteral("League of 3 decks")));
    }

    // A deck against what it was, and a card as it is in a list that is edited.
    void whatAChangeDidIsPlayed()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Laboratory);
        auto* lab = story.window().lab();
        QTRY_VERIFY(lab->picker()->list()->count() > 5);
        lab->players()->setCurrentIndex(lab->players()->findData(QStringLiteral("random")));
        lab->games()->setValue(10);
        lab->what()->setCurrentIndex(static_cast<int>(app::LabWay::Versions));
        auto* versions = lab->versions();
        QVERIFY(versions->isVisible() && !lab->comparison()->isVisible());
        versions->after()->setCurrentIndex(versions->after()->findText(QStringLiteral("Wet Ink"), Qt::MatchStartsWith));
        versions->before()->setCurrentIndex(
            versions->before()->findText(QStringLiteral("Chimera School"), Qt::MatchStartsWith));
        QVERIFY(versions->versions());
        tick(*lab, {"Hold Fast at Nine"});
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->comparison()->shown() == 1 && !isPlaying(*lab), patience);
        QVERIFY(lab->comparison()->isVisible());
        QCOMPARE(lab->comparison()->shownText(0, 0), QStringLiteral("Wet Ink"));
        QCOMPARE(lab->comparison()->whole().pairs, std::uint64_t{10});
        QVERIFY2(lab->words().contains(QStringLiteral("10 pairs of games are played")), qPrintable(lab->words()));

        // From the card editor: the list has the card of a sample deck, and dearer.
        const auto list = story.folder() / "list.md";
        std::ofstream(list) << "| Name | Card Type | CP Cost |\n|---|---|---|\n| Inkling Page | Unit | 9 |\n";
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(ui::WorkbenchView::Cards);
        auto* editor = story.window().workbench()->cards();
        editor->openFile(QString::fromStdString(list.string()));
        QTRY_VERIFY(editor->list());
        editor->grid()->selectRow(0);
        auto* play = editor->findChild<QPushButton*>(QStringLiteral("playChange"));
        QTRY_VERIFY(play->isEnabled());
        play->click();
        QTRY_VERIFY(lab->isVisible());
        QCOMPARE(lab->what()->currentText(), QStringLiteral("Inkling Page before and after"));
        QVERIFY2(lab->words().contains(QStringLiteral("have Inkling Page")) ||
                     lab->words().contains(QStringLiteral("has Inkling Page")),
            qPrintable(lab->words()));
        QTRY_VERIFY(lab->picker()->chosen().size() > 2);
        lab->games()->setValue(2);
        QTRY_VERIFY(lab->button()->isEnabled());
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->comparison()->shown() > 0 && !isPlaying(*lab), patience);
        QVERIFY2(lab->words().contains(QStringLiteral("The change did")), qPrintable(lab->words()));
    }
};

NEXUS_TEST(LaboratoryStory, Screen);

} // namespace laboratory_test

#include "laboratory_test.moc"
