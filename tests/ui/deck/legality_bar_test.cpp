#include "ui/deck/legality_bar.h"

#include "tests/support/decks.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QSignalSpy>

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
            QVERIFY(bar.gauges()[i]->width() >= 80);
        }
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 2}}, QStringLiteral("+")));
        QVERIFY(bar.gauges()[0]->accessibleDescription().startsWith(QStringLiteral("Main deck: 8 of exactly 200 CP")));
        document.setChecker(law("quantum-nexus-2025-05"));
        QCOMPARE(bar.gauges().size(), nexus::app::gauges(document.report(), document.deck(), document.checker()).size());
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
            return clicked.isEmpty() ? QString()
                                     : q(document.checker().ruleset().constraints[clicked.front().front().toUInt()].rule);
        };
        QCOMPARE(ruleOf(0), QStringLiteral("main-cp"));
        QCOMPARE(ruleOf(1), QStringLiteral("leader-cp"));
        QCOMPARE(ruleOf(2), QStringLiteral("mission-domain-max"));
        QCOMPARE(ruleOf(3), QStringLiteral("sideboard-cp")); // ten cards are exact, their CP are not
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

QTEST_MAIN(LegalityBarTest)
#include "legality_bar_test.moc"
