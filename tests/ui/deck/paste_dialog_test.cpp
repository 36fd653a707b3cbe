#include "ui/deck/deck_dialogs.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include "importers/decklist/deck_json.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

namespace paste_dialog_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;

namespace {

struct Shown {
    explicit Shown(const QString& list, bool canChangeDeck = true)
        : dialog(
              list, starterGame(),
              [checker = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue())](
                  const RulesetId&) { return checker; },
              canChangeDeck)
        , text(dialog.findChild<QPlainTextEdit*>())
        , lines(dialog.findChild<QTreeWidget*>())
    {
        dialog.show();
        QCoreApplication::processEvents();
    }
    QPushButton* button(const char* label) const
    {
        for (auto* found : dialog.findChildren<QPushButton*>())
            if (found->text() == QLatin1String(label))
                return found;
        return nullptr;
    }
    QString summary() const
    {
        for (const auto* label : dialog.findChildren<QLabel*>())
            if (!label->buddy())
                return label->text();
        return {};
    }
    PasteDialog dialog;
    QPlainTextEdit* text;
    QTreeWidget* lines;
};

} // namespace

class PasteDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void everyLineIsShownWithWhatItMeans()
    {
        Shown s(QStringLiteral("3 Aegis Tender\n1 Hold the Gantry Line\n2 Aegis Tendre\n1 Qqqqqqqqqqqqqqq\n"));
        QCOMPARE(s.summary(), QStringLiteral("7 cards: 2 lines matched, 2 not matched. Names not in the "
                                             "catalogue stay in the deck and are marked."));
        QCOMPARE(s.lines->topLevelItemCount(), 4);
        QStringList rows;
        for (int i = 0; i < 4; ++i)
            rows << s.lines->topLevelItem(i)->text(0) + QLatin1Char('|') + s.lines->topLevelItem(i)->text(1) +
                        QLatin1Char('|') + s.lines->topLevelItem(i)->text(2);
        QVERIFY(rows.contains(q("3 Aegis Tender|Main deck|✓ matched")));
        QVERIFY(rows.contains(q("1 Hold the Gantry Line|Missions|✓ matched")));
        QVERIFY(rows.front().startsWith(QStringLiteral("2 Aegis Tendre"))); // trouble first
        const auto* box = s.lines->findChild<QComboBox*>();
        QVERIFY(box);
        QCOMPARE(box->accessibleName(), QStringLiteral("Card for Aegis Tendre"));
        QCOMPARE(box->itemText(0), q("✗ not in the catalogue"));
        QCOMPARE(box->itemText(1), QStringLiteral("use Aegis Tender"));
    }

    void aChoiceIsTaken()
    {
        Shown s(QStringLiteral("3 Aegis Tender\n2 Aegis Tendre\n"));
        QCOMPARE(s.dialog.decks().front().section(SectionId("main"))->entries.size(), std::size_t{2});
        auto* box = s.lines->findChild<QComboBox*>();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), 1);
        const auto deck = s.dialog.decks().front();
        QCOMPARE(deck.section(SectionId("main"))->entries.size(), std::size_t{1});
        QCOMPARE(deck.copies(SectionId("main")), 5);
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(s.dialog.decks().front().section(SectionId("main"))->entries.size(), std::size_t{2});
    }

    void whatIsTypedIsReadAtOnce()
    {
        Shown s{QString()};
        QCOMPARE(s.summary(), QStringLiteral("Paste or type a list above."));
        for (const char* label : {"&Add to this deck", "&Replace this deck", "As a &new deck"})
            QVERIFY(!s.button(label)->isEnabled());
        s.text->setFocus();
        QTest::keyClicks(s.text, QStringLiteral("2 Ration Mule"));
        QCOMPARE(s.summary(), QStringLiteral("2 cards: 1 line matched"));
        QVERIFY(s.button("As a &new deck")->isEnabled());
        s.text->setPlainText(QStringLiteral(R"({"format":"nexusdeck-deck/1","sections":7})"));
        QVERIFY2(s.summary().startsWith(QStringLiteral("Not a decklist: ")), qPrintable(s.summary()));
        QVERIFY(s.dialog.decks().empty());
        QCOMPARE(s.lines->topLevelItemCount(), 0);
    }

    void aLineThatIsNotUnderstoodIsNeverDropped()
    {
        Shown s(QStringLiteral("3 Aegis Tender\nRation Mules\n"));
        QVERIFY2(s.summary().contains(QStringLiteral("1 line not understood")), qPrintable(s.summary()));
        QVERIFY(s.lines->topLevelItem(0)->text(0).contains(QStringLiteral("line 2")));
        for (const char* label : {"&Add to this deck", "&Replace this deck", "As a &new deck"})
            QVERIFY(!s.button(label)->isEnabled());
        s.text->setPlainText(QStringLiteral("Hello, here is my list!\nAegis Tender x3\nRation Mule\n"));
        QVERIFY(s.button("As a &new deck")->isEnabled());
        QVERIFY(s.lines->topLevelItem(0)->text(0).contains(QStringLiteral("Hello"))); // shown, and no card
        QCOMPARE(s.dialog.decks().front().copies(SectionId("main")), 4);
        s.text->setPlainText(QStringLiteral("see you there!\n"));
        QVERIFY(!s.button("As a &new deck")->isEnabled());
    }

    void theButtonSaysWhereItGoes()
    {
        for (const auto& [label, target] : {std::pair("&Add to this deck", PasteDialog::Target::AddToDeck),
                 std::pair("&Replace this deck", PasteDialog::Target::ReplaceDeck),
                 std::pair("As a &new deck", PasteDialog::Target::NewDeck)}) {
            Shown s(QStringLiteral("2 Ration Mule"));
            const QSignalSpy accepted(&s.dialog, &QDialog::accepted);
            QTest::mouseClick(s.button(label), Qt::LeftButton);
            QCOMPARE(accepted.count(), 1);
            QVERIFY(s.dialog.target() == target);
        }
        Shown alone(QStringLiteral("2 Ration Mule"), false); // no deck is open
        QVERIFY(!alone.button("&Add to this deck")->isEnabled());
        QVERIFY(!alone.button("&Replace this deck")->isEnabled());
        QVERIFY(alone.button("As a &new deck")->isEnabled());
        const QSignalSpy rejected(&alone.dialog, &QDialog::rejected);
        QTest::keyClick(&alone.dialog, Qt::Key_Escape);
        QCOMPARE(rejected.count(), 1);
    }

    void aDeckFileIsPastedWhole()
    {
        const auto deck = deckOf("missions: 1 Hold the Gantry Line; main: 4 Aegis Tender");
        Shown s(q(nexus::importers::writeDeckJson(deck)));
        QVERIFY(s.dialog.decks().front() == deck);
    }
};

NEXUS_TEST(PasteDialogTest, Screen);

} // namespace paste_dialog_test

#include "paste_dialog_test.moc"
