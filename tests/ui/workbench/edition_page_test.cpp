#include "ui/workbench/edition_page.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/workbench/rule_form.h"
#include "ui/workbench/workbench_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace edition_page_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const char* const law = R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"spring-26","name":"Spring 26",
  "sets":["COR"],"domains":["technology","magic","psionics"],
  "attributes":[{"id":"rp","label":"RP Cost","kind":"integer","headings":["RP Cost"]}],
  "sections":[{"id":"missions","label":"Missions","accepts":"t:mission"},
              {"id":"main","label":"Main deck","accepts":"-t:mission"}],
  "constraints":[{"rule":"main-cp","kind":"total","sections":["main"],"attribute":"cp","exactly":200},
                 {"rule":"missions","kind":"count","sections":["missions"],"atMost":6}],
  "play":{"income":{"section":"missions","attribute":"cp"}}})";

struct OwnEdition {
    WindowStory story{[](app::Profile& profile) {
        const auto folder = app::ownRulesets(profile.place());
        std::filesystem::create_directories(folder);
        std::ofstream(folder / "spring-26.json") << law;
    }};
    ui::EditionPage* page = nullptr;

    OwnEdition()
    {
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(ui::WorkbenchView::Edition);
        page = story.window().workbench()->edition();
        WindowStory::until([this] { return page->rules()->topLevelItemCount() > 0; }, "the rules");
    }
    template <class Widget> [[nodiscard]] Widget* part(const char* id) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return page->findChild<Widget*>(QString::fromLatin1(id));
    }
    void choose(int row) const { page->rules()->setCurrentItem(page->rules()->topLevelItem(row)); }
    [[nodiscard]] QString says(int row) const { return page->rules()->topLevelItem(row)->text(1); }
    [[nodiscard]] app::GameLibrary onDisk() const { return app::loadGame("quantum-nexus", story.folder()); }
    [[nodiscard]] const model::Ruleset read() const { return onDisk().find(model::RulesetId("spring-26"))->ruleset; }
};

} // namespace

class EditionPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLawIsMadeWithoutItsFile()
    {
        OwnEdition on;
        QCOMPARE(on.says(0), QStringLiteral("Main deck: exactly 200 CP."));
        on.choose(0);
        auto* of = on.part<QComboBox>("rule-attribute");
        of->setCurrentIndex(of->findText(QStringLiteral("RP Cost")));
        Q_EMIT of->activated(of->currentIndex());
        on.part<QSpinBox>("rule-atMost")->setValue(200);
        QCOMPARE(on.says(0), QStringLiteral("Main deck: at most 200 RP Cost."));
        // A rule of a list of kinds.
        auto* kinds = on.part<QPushButton>("addRule")->menu();
        kinds->actions().front()->trigger();
        QCOMPARE(on.page->rules()->topLevelItemCount(), 3);
        on.part<QSpinBox>("rule-atLeast")->setValue(40);
        QCOMPARE(on.says(2), QStringLiteral("Main deck: 40 to 60 cards."));
        on.part<QCheckBox>("domain-psionics")->click();
        on.choose(1);
        QTest::mouseClick(on.part<QPushButton>("removeRule"), Qt::LeftButton);
        QCOMPARE(on.page->rules()->topLevelItemCount(), 2);
        // Nothing is written before it is asked for.
        QCOMPARE(on.read().constraints.size(), std::size_t{2});
        QVERIFY(on.read().constraints[0].bounds.exactly);
        QTest::mouseClick(on.part<QPushButton>("writeLaw"), Qt::LeftButton);
        const auto written = on.read();
        QCOMPARE(written.constraints.size(), std::size_t{2});
        QVERIFY(written.constraints[0].bounds.atMost == 200 && !written.constraints[0].bounds.exactly);
        QCOMPARE(written.domains.size(), std::size_t{2});
        QVERIFY(on.story.workspace().library().find(written.id)->ruleset == written);
    }

    void decksAreJudgedWhileItIsEdited()
    {
        OwnEdition on;
        const auto before = on.page->verdict(0);
        QVERIFY2(before.contains(QStringLiteral("egal")), qPrintable(before));
        on.choose(0);
        on.part<QSpinBox>("rule-exactly")->setValue(7);
        QVERIFY2(on.page->verdict(0).contains(QStringLiteral("exactly 7 CP")), qPrintable(on.page->verdict(0)));
        QTest::mouseClick(on.part<QPushButton>("undoLaw"), Qt::LeftButton);
        QCOMPARE(on.page->verdict(0), before);
        QVERIFY(!on.part<QPushButton>("writeLaw")->isEnabled());
    }

    void theEditionStaysWhileChangesAreUnwritten()
    {
        OwnEdition on;
        auto* editions = on.page->findChildren<QComboBox*>().front();
        QVERIFY(editions->isEnabled());
        on.choose(0);
        on.part<QSpinBox>("rule-exactly")->setValue(7);
        QVERIFY(!editions->isEnabled());
        QTest::mouseClick(on.part<QPushButton>("undoLaw"), Qt::LeftButton);
        QVERIFY(editions->isEnabled());
    }

    void thePageFitsTheSmallestWindow()
    {
        OwnEdition on;
        on.story.window().resize(1024, 700);
        QCoreApplication::processEvents();
        const auto* last = on.part<QWidget>("lawVerdict3");
        const QRect shown(last->mapTo(&on.story.window(), QPoint()), last->size());
        QVERIFY(on.story.window().rect().contains(shown) && last->visibleRegion().boundingRect().height() > 8);
    }

    void whatIsNoRulesetIsSaidAndChangesNothing()
    {
        OwnEdition on;
        on.choose(0);
        auto* where = on.part<QLineEdit>("rule-where");
        where->setText(QStringLiteral("cp<<"));
        Q_EMIT where->editingFinished();
        QVERIFY(on.part<QLabel>("lawSaid")->text().contains(QStringLiteral("This would be no ruleset")));
        QCOMPARE(on.says(0), QStringLiteral("Main deck: exactly 200 CP."));
        QVERIFY(!on.part<QPushButton>("writeLaw")->isEnabled());
    }

    void columnsGoInside()
    {
        OwnEdition on;
        auto* columns = on.part<QTreeWidget>("lawColumns");
        for (int row = 0; row < columns->topLevelItemCount(); ++row)
            if (columns->topLevelItem(row)->text(0) == QStringLiteral("Duplicates")) {
                auto* where = qobject_cast<QComboBox*>(columns->itemWidget(columns->topLevelItem(row), 1));
                where->setCurrentIndex(1);
                Q_EMIT where->activated(1);
                break;
            }
        QTest::mouseClick(on.part<QPushButton>("writeLaw"), Qt::LeftButton);
        const auto game = on.onDisk().game;
        QVERIFY(game.isInternal(*game.find(model::AttributeId("duplicates")), "COR"));
        QVERIFY(on.story.workspace().catalogue()->game() == game);
    }

    void changesThatAreNotWrittenAreThereAgain()
    {
        OwnEdition on;
        on.choose(0);
        on.part<QSpinBox>("rule-exactly")->setValue(7);
        QCOMPARE(on.says(0), QStringLiteral("Main deck: exactly 7 CP."));
        on.story.restart();
        on.story.window().showView(ui::MainWindow::Workbench);
        on.story.window().workbench()->showPage(ui::WorkbenchView::Edition);
        on.page = on.story.window().workbench()->edition();
        WindowStory::until([&] { return on.page->rules()->topLevelItemCount() > 0; }, "the rules");
        QCOMPARE(on.says(0), QStringLiteral("Main deck: exactly 7 CP."));
        QCOMPARE(on.read().constraints[0].bounds.exactly, std::optional<std::int64_t>(200));
        QTest::mouseClick(on.part<QPushButton>("undoLaw"), Qt::LeftButton);
        QCOMPARE(on.says(0), QStringLiteral("Main deck: exactly 200 CP."));
    }

    void keywordsComeFromAList()
    {
        OwnEdition on;
        const auto file = on.story.folder() / "Keywords.md";
        std::ofstream(file) << "## Phalanx\nStand together.\n\n## Idle\nNo card has it.\n";
        on.page->takeKeywords(QString::fromStdString(file.string()));
        auto* keywords = on.part<QTreeWidget>("lawKeywords");
        QCOMPARE(keywords->topLevelItemCount(), 2);
        QCOMPARE(keywords->topLevelItem(0)->text(1), QStringLiteral("Stand together."));
        QVERIFY(keywords->topLevelItem(0)->text(2).toInt() > 0);
        const auto gaps = on.part<QLabel>("lawGaps")->toolTip(); // the first of them stand there
        QVERIFY2(gaps.contains(QStringLiteral("No card has Idle")), qPrintable(gaps));
        QVERIFY2(gaps.contains(QStringLiteral("No text explains “Steadfast”")), qPrintable(gaps));
        // A text changed in its row.
        keywords->topLevelItem(0)->setText(1, QStringLiteral("Stand fast together."));
        WindowStory::until([&] { return keywords->topLevelItem(0)->text(1) == QStringLiteral("Stand fast together."); },
            "the new text");
        QCoreApplication::processEvents();
        QTest::mouseClick(on.part<QPushButton>("writeLaw"), Qt::LeftButton);
        const auto game = on.onDisk().game;
        QCOMPARE(game.glossaryOf("COR").size(), std::size_t{2});
        QCOMPARE(game.glossaryOf("COR")[0].help, std::string("Stand fast together."));
        QCOMPARE(&game.glossaryOf("OWN"), &game.keywords);
    }
};

NEXUS_TEST(EditionPageTest, Screen);

} // namespace edition_page_test

#include "edition_page_test.moc"
