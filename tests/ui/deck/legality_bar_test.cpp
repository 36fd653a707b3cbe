#include "ui/deck/legality_bar.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>

namespace legality_bar_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::DeckDocument;

namespace {

std::shared_ptr<const DeckChecker> law(const char* id = "quantum-nexus-2025-07")
{
    return std::make_shared<const DeckChecker>(ruleset(id), starterCatalogue());
}

bool has(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour)
                return true;
    return false;
}

} // namespace

class LegalityBarTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void aGaugeForEachThingCountedWithItsSentence()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender"), law());
        LegalityBar bar;
        bar.resize(700, 120);
        bar.setDocument(&document);
        bar.show();
        const auto expected = nexus::app::gauges(document.report(), document.deck(), document.checker());
        QCOMPARE(bar.gauges().size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            auto* seen = QAccessible::queryAccessibleInterface(bar.gauges()[i]);
            QVERIFY(seen);
            QCOMPARE(seen->text(QAccessible::Name), q(expected[i].label));
            QCOMPARE(seen->text(QAccessible::Description), q(expected[i].sentence));
            QVERIFY(bar.accessibleDescription().contains(q(expected[i].sentence)));
            QVERIFY(bar.gauges()[i]->width() >= bar.gauges()[i]->minimumSizeHint().width());
        }
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 2}}, QStringLiteral("+")));
        QVERIFY(bar.gauges()[0]->accessibleDescription().startsWith(QStringLiteral("Main deck: 8 of exactly 200 CP")));
        document.setChecker(law("quantum-nexus-2025-05"));
        QCOMPARE(
            bar.gauges().size(), nexus::app::gauges(document.report(), document.deck(), document.checker()).size());
        bar.setDocument(nullptr);
        QVERIFY(bar.gauges().empty());
    }

    void aClickLeadsToTheLawThatIsBroken()
    {
        // Domain points are exact; one domain is over its four.
        DeckDocument document(deckOf("missions: 2 Hold the Gantry Line; sideboard: 10 Grandfather Tusk"), law());
        LegalityBar bar;
        bar.resize(700, 120);
        bar.setDocument(&document);
        bar.show();
        QSignalSpy clicked(&bar, &LegalityBar::constraintClicked);
        const auto ruleOf = [&](std::size_t gauge) {
            clicked.clear();
            QTest::mouseClick(bar.gauges()[gauge], Qt::LeftButton);
            return clicked.isEmpty()
                       ? QString()
                       : q(document.checker().ruleset().constraints[clicked.front().front().toUInt()].rule);
        };
        QCOMPARE(ruleOf(0), QStringLiteral("main-cp"));
        QCOMPARE(ruleOf(1), QStringLiteral("leader-cp"));
        QCOMPARE(ruleOf(2), QStringLiteral("mission-domain-max"));
        QCOMPARE(ruleOf(3), QStringLiteral("sideboard-cp")); // ten cards are exact, their CP are not
    }

    void gaugesAreReachedAndPressedByKeys()
    {
        DeckDocument document(deckOf("missions: 2 Hold the Gantry Line; sideboard: 10 Grandfather Tusk"), law());
        QWidget window;
        QLineEdit before(&window);
        LegalityBar bar(&window);
        bar.setTabAfter(&before);
        bar.resize(700, 120);
        bar.setDocument(&document);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        before.setFocus();
        QSignalSpy clicked(&bar, &LegalityBar::constraintClicked);
        const auto ruleOf = [&](const QList<QVariant>& call) {
            return q(document.checker().ruleset().constraints[call.front().toUInt()].rule);
        };
        QTest::keyClick(&before, Qt::Key_Tab);
        QVERIFY(bar.gauges()[0]->hasFocus());
        QTest::keyClick(bar.gauges()[0], Qt::Key_Return);
        QTest::keyClick(bar.gauges()[0], Qt::Key_Right);
        QVERIFY(bar.gauges()[1]->hasFocus());
        QTest::keyClick(bar.gauges()[1], Qt::Key_Space);
        QTest::keyClick(bar.gauges()[1], Qt::Key_End);
        QVERIFY(bar.gauges().back()->hasFocus());
        QTest::keyClick(bar.gauges().back(), Qt::Key_Right); // round to the first
        QVERIFY(bar.gauges()[0]->hasFocus());
        QTest::keyClick(bar.gauges()[0], Qt::Key_Left);
        QTest::keyClick(bar.gauges().back(), Qt::Key_Home);
        QVERIFY(bar.gauges()[0]->hasFocus());
        QCOMPARE(clicked.count(), 2);
        QCOMPARE(ruleOf(clicked[0]), QStringLiteral("main-cp"));
        QCOMPARE(ruleOf(clicked[1]), QStringLiteral("leader-cp"));
        // Tab comes to one of them, the last that had the keyboard
        QTest::keyClick(bar.gauges()[0], Qt::Key_Right);
        int stops = 0;
        for (auto* gauge : bar.gauges())
            stops += (gauge->focusPolicy() & Qt::TabFocus) ? 1 : 0;
        QCOMPARE(stops, 1);
        QVERIFY(bar.gauges()[1]->focusPolicy() & Qt::TabFocus);
        // a screen reader presses it
        auto* seen = QAccessible::queryAccessibleInterface(bar.gauges()[2]);
        QCOMPARE(seen->role(), QAccessible::Button);
        QVERIFY(seen->state().focusable);
        seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(clicked.count(), 3); // pressed as if by hand, down and up
        // the frame shows where the keyboard is
        QVERIFY(has(bar.gauges()[1]->grab().toImage(), theme().accent));
        before.setFocus();
        QVERIFY(!has(bar.gauges()[3]->grab().toImage(), theme().accent));
    }

    void narrowGaugesKeepWhatTheySay()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender"), law());
        LegalityBar bar;
        bar.setDocument(&document);
        QVERIFY(bar.minimumSizeHint().width() < 320); // beside a name on 1024 x 700
        bar.resize(bar.minimumSizeHint().width(), LegalityBar::gaugeHeight);
        bar.show();
        int roomy = 0;
        for (auto* gauge : bar.gauges()) {
            QVERIFY(gauge->width() >= gauge->minimumSizeHint().width());
            QVERIFY(gauge->geometry().right() < bar.width());
            roomy += gauge->sizeHint().width();
        }
        // What is left over goes to the domains first.
        auto* domains = bar.gauges()[2];
        QVERIFY(!domains->gauge().pips.empty());
        bar.resize(bar.width() + domains->sizeHint().width() - domains->width(), LegalityBar::gaugeHeight);
        QCOMPARE(domains->width(), domains->sizeHint().width());
        bar.resize(2 * roomy, LegalityBar::gaugeHeight);
        for (auto* gauge : bar.gauges())
            QCOMPARE(gauge->width(), gauge->sizeHint().width());
    }

    void wrongIsRedAndOpenIsNot()
    {
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            DeckDocument open(deckOf("main: 2 Aegis Tender"), law());
            DeckDocument wrong(deckOf("main: 20 Grandfather Tusk"), law());
            LegalityBar bar;
            bar.resize(700, 120);
            bar.setDocument(&open);
            bar.show();
            auto* main = bar.gauges()[0];
            QVERIFY(!has(main->grab().toImage(), theme().bad));
            bar.setDocument(&wrong);
            QVERIFY(has(bar.gauges()[0]->grab().toImage(), theme().bad));
            QCOMPARE(bar.gauges()[0], main); // filled anew, not made anew
        }
    }
};

NEXUS_TEST(LegalityBarTest, Screen);

} // namespace legality_bar_test

#include "legality_bar_test.moc"
