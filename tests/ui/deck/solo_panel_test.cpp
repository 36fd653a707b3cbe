#include "ui/deck/solo_panel.h"

#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/chances/run_line.h"
#include "ui/theme/charts.h"
#include "ui/theme/row_table.h"

#include <QProgressBar>
#include <QPushButton>
#include <QtTest>

namespace solo_panel_test {

using namespace nexus;
using namespace nexus::test;

class SoloPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDeckIsPlayedAloneUntilItChanges()
    {
        Scratch scratch;
        app::Workspace workspace(scratch.path("profile"));
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        QVERIFY(ready.wait(60'000));
        auto deck = deckOf(
            "missions: 1 Odd Jobs at the Yard; main: 40 Causeway Docker, 10 Aegis Tender, 1 Loose Thread");
        const auto law = workspace.checker(model::RulesetId("quantum-nexus-2025-07"));
        ui::SoloPanel panel(workspace);
        panel.setDeck(nullptr);
        QVERIFY(panel.isHidden());
        panel.setDeck(ui::drawnDeck(deck, law));
        panel.show();
        auto* start = panel.line()->findChild<QPushButton*>(QStringLiteral("start"));
        start->click();
        QVERIFY(panel.line()->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!panel.line()->isRunning(), 120'000);
        QVERIFY2(panel.line()->told().contains(QStringLiteral("1,000 games")), qPrintable(panel.line()->told()));
        QCOMPARE(panel.unspent()->rows().size(), std::size_t{6});
        QCOMPARE(panel.fronts()->rows().size(), std::size_t{6});
        QVERIFY(!panel.fronts()->accessibleDescription().isEmpty());
        QCOMPARE(panel.cards()->shown(), 3);
        // The card that is there most often comes down most often, and was drawn for certain.
        QCOMPARE(panel.cards()->shownText(0, 0), QStringLiteral("Causeway Docker"));
        QCOMPARE(panel.cards()->shownText(0, 4), QStringLiteral("100.0 %"));
        QCOMPARE(panel.cards()->shownText(2, 0), QStringLiteral("Loose Thread"));

        // Cancelled: what was played until then is kept and shown.
        auto* bar = panel.line()->findChild<QProgressBar*>();
        start->click();
        QTRY_VERIFY_WITH_TIMEOUT(bar->value() > 0, 120'000);
        panel.line()->findChild<QPushButton*>(QStringLiteral("cancel"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!panel.line()->isRunning(), 120'000);
        QVERIFY2(panel.line()->told().startsWith(QStringLiteral("Stopped after ")), qPrintable(panel.line()->told()));
        QVERIFY(panel.cards()->isVisible());
        QCOMPARE(panel.cards()->shown(), 3);

        // Another deck: what was played is not shown any more, and what is being played stops.
        start->click();
        deck.name = "Called otherwise";
        panel.setDeck(ui::drawnDeck(deck, law));
        QVERIFY(panel.line()->isRunning());
        deck.sections.back().entries.pop_back();
        panel.setDeck(ui::drawnDeck(deck, law));
        QVERIFY(!panel.line()->isRunning());
        QVERIFY(panel.cards()->isHidden() || !panel.cards()->isVisible());
    }
};

NEXUS_TEST(SoloPanelTest, Screen);

} // namespace solo_panel_test

#include "solo_panel_test.moc"
