// The laboratory of the real window: decks ticked, played, stopped, gone on with, and the same numbers in the end.
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/lab/before_after.h"
#include "ui/lab/heat_map.h"
#include "ui/lab/lab_view.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/charts.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/workbench_view.h"

#include <QComboBox>
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
        QTRY_VERIFY_WITH_TIMEOUT(lab->map()->rowCount() == 3, patience);
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
        tick(*lab, {"Chimera School", "Wet Ink", "Hold Fast at Nine"});
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->map()->rowCount() == 3, patience);
        QCOMPARE(squares(*lab), whole);

        // Another series begins anew, and the first one stays.
        lab->games()->setValue(10'000);
        lab->button()->click();
        QCOMPARE(lab->button()->text(), QStringLiteral("Stop"));
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(lab->words().startsWith(QStringLiteral("Stopped after")), patience);
        QCOMPARE(lab->button()->text(), QStringLiteral("Play"));
        QVERIFY(std::filesystem::exists(journal));
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
        lab->what()->setCurrentIndex(ui::LabView::DeckVersions);
        auto* versions = lab->versions();
        QVERIFY(versions->isVisible() && !lab->comparison()->isVisible());
        versions->after()->setCurrentIndex(versions->after()->findText(QStringLiteral("Wet Ink"), Qt::MatchStartsWith));
        versions->before()->setCurrentIndex(
            versions->before()->findText(QStringLiteral("Chimera School"), Qt::MatchStartsWith));
        QVERIFY(versions->versions());
        tick(*lab, {"Hold Fast at Nine"});
        lab->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            lab->comparison()->shown() == 1 && lab->button()->text() == QStringLiteral("Play"), patience);
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
        QTRY_VERIFY_WITH_TIMEOUT(
            lab->comparison()->shown() > 0 && lab->button()->text() == QStringLiteral("Play"), patience);
        QVERIFY2(lab->words().contains(QStringLiteral("The change did")), qPrintable(lab->words()));
    }
};

NEXUS_TEST(LaboratoryStory, Screen);

} // namespace laboratory_test

#include "laboratory_test.moc"
