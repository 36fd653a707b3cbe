#include "ui/lists/paste_dialog.h"

#include "app/documents/game_readers.h"
#include "model/search/card_lookup.h"
#include "tests/support/decks.h"
#include "tests/support/other_game.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/lists/list_editor.h"
#include "ui/theme/theme.h"

#include "importers/decklist/deck_json.h"

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
    explicit Shown(const QString& list, PasteDialog::Purpose purpose = PasteDialog::Purpose::NewOrOpen)
        : dialog(list, reader(), purpose)
        , text(dialog.findChild<ListEditor*>())
        , lines(dialog.findChild<QTreeWidget*>())
    {
        dialog.show();
        QCoreApplication::processEvents();
    }
    static std::shared_ptr<const nexus::app::ListReader> reader()
    {
        static const Scratch profile;
        static const auto made = std::make_shared<const nexus::app::ListReader>(
            std::make_shared<const nexus::app::RulesetCheckers>(starterLibrary(), starterCatalogue()),
            std::make_shared<const nexus::app::GameReaders>(profile.path(""), starterGame().id));
        return made;
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
    // "2|3 Aegis Tender|Main deck|✓ matched", and what is offered below a line.
    QStringList rows() const
    {
        QStringList rows;
        for (int i = 0; i < lines->topLevelItemCount(); ++i) {
            const auto* item = lines->topLevelItem(i);
            QStringList cells;
            for (int column = 0; column < 4; ++column)
                if (!item->text(column).isEmpty())
                    cells << item->text(column);
            rows << cells.join(QLatin1Char('|'));
            for (int at = 0; at < item->childCount(); ++at)
                rows << item->child(at)->text(0).trimmed();
        }
        return rows;
    }
    QTreeWidgetItem* offer(int row, int at = 0) const { return lines->topLevelItem(row)->child(at); }
    QString signs() const // of the text's lines: "2✗ 3○"
    {
        QStringList signs;
        for (const auto& [line, mark] : text->marks())
            signs << QString::number(line) + mark.sign;
        return signs.join(QLatin1Char(' '));
    }
    PasteDialog dialog;
    ListEditor* text;
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
        QCOMPARE(s.rows().join(QLatin1Char('\n')),
            q("3|2 Aegis Tendre|Main deck|✗ not in the catalogue\n→ 2 Aegis Tender\n"
              "4|1 Qqqqqqqqqqqqqqq|Main deck|✗ not in the catalogue\n" // trouble first
              "2|1 Hold the Gantry Line|Missions|✓ matched\n1|3 Aegis Tender|Main deck|✓ matched"));
        QCOMPARE(s.signs(), q("3✗ 4✗")); // a sign, and a colour
        QVERIFY(s.text->marks().at(3).words.contains(QStringLiteral("Aegis Tendre")));
        QCOMPARE(s.offer(0)->data(0, Qt::AccessibleTextRole).toString(), QStringLiteral("Offered: 2 Aegis Tender"));
        QVERIFY(!s.text->accessibleName().isEmpty() && !s.lines->accessibleName().isEmpty());
    }

    void aLineIsMendedInPlace_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("mended");
        QTest::addColumn<int>("offer");
        const auto row = [](const char* name, const char* list, const char* mended, int offer = 0) {
            QTest::newRow(name) << q(list) << q(mended) << offer;
        };
        row("slip", "3 Aegis Tender\n2 Aegis Tendre\n", "3 Aegis Tender\n2 Aegis Tender\n");
        row("count behind", "Aegis Tendre x4\n", "Aegis Tender x4\n");
        row("count behind a bullet", "• Aegis Tendre (3)\n", "• Aegis Tender (3)\n");
        row("no count", "3 Ration Mule\nAegis Tendre\n", "3 Ration Mule\n1 Aegis Tender\n");
        row("no sure count", "3 Ration Mule\nAegis Tendre 4\n", "3 Ration Mule\n4 Aegis Tender\n");
        row("marks behind", "3 Aegis Tender (1 CP)\n", "3 Aegis Tender\n");
        row("of a sideboard", "SB: 2 Aegis Tendre\n", "SB: 2 Aegis Tender\n");
        row("on two lines", "2 Aegis Tendre\n3 Ration Mule\n1x Aegis Tendre\n",
            "2 Aegis Tender\n3 Ration Mule\n1x Aegis Tender\n");
        row("left out", "3 Ration Mule\nZzzz Qqqq\n", "3 Ration Mule\n// Zzzz Qqqq\n");
        row("a sideboard", "4 Aegis Tender\n3 Ration Mule\n\n2 Bolt Mice\n",
            "4 Aegis Tender\n3 Ration Mule\n\nSideboard\n2 Bolt Mice\n");
    }
    void aLineIsMendedInPlace()
    {
        QFETCH(QString, list);
        QFETCH(QString, mended);
        QFETCH(int, offer);
        for (const bool byKey : {false, true}) {
            Shown s(list);
            QVERIFY2(s.lines->topLevelItem(0)->childCount() > offer, qPrintable(s.rows().join(QLatin1Char('\n'))));
            auto* item = s.offer(0, offer);
            s.lines->setFocus();
            s.lines->setCurrentItem(item);
            if (byKey)
                QTest::keyClick(s.lines, Qt::Key_Return);
            else
                Q_EMIT s.lines->itemDoubleClicked(item, 0);
            QVERIFY(s.dialog.isVisible()); // no button was pressed
            QCOMPARE(s.text->toPlainText(), mended);
            QCOMPARE(s.signs(), QString());
            QVERIFY(s.button("As a &new deck")->isEnabled());
            s.text->undo();
            QCOMPARE(s.text->toPlainText(), list); // one step of the editor's own
            QVERIFY(!s.signs().isEmpty());
        }
    }

    void enterOnALineGoesToItsOffers()
    {
        Shown s(QStringLiteral("3 Ration Mule\nAegis Tendre\n"));
        s.lines->setFocus();
        s.lines->setCurrentItem(s.lines->topLevelItem(0));
        QCOMPARE(s.text->currentLine(), 2); // the text follows
        QTest::keyClick(s.lines, Qt::Key_Return);
        QCOMPARE(s.lines->currentItem(), s.offer(0));
        QTest::keyClick(s.lines, Qt::Key_Return);
        QCOMPARE(s.text->toPlainText(), QStringLiteral("3 Ration Mule\n1 Aegis Tender\n"));
        s.text->setFocus(); // and the rows follow the text
        s.text->goTo(1);
        QCOMPARE(s.lines->currentItem()->text(1), QStringLiteral("3 Ration Mule"));
    }

    void aKeyGoesToTheNextLineInQuestion()
    {
        Shown s(QStringLiteral("Aegis Tendre\n3 Ration Mule\n2 Bolt Mices\n"));
        auto* next = s.button("Ne&xt line in question");
        QVERIFY(next->isEnabled() && next->shortcut() == QKeySequence(Qt::Key_F8));
        s.text->goTo(1);
        next->click();
        QCOMPARE(s.text->currentLine(), 3);
        next->click();
        QCOMPARE(s.text->currentLine(), 1); // from the top again
        s.text->setPlainText(QStringLiteral("3 Ration Mule\n"));
        QVERIFY(!next->isEnabled());
    }

    void whereNoTextCanBeMendedAChoiceIsTaken()
    {
        auto deck = deckOf("main: 4 Aegis Tender");
        deck.sectionOrNew(SectionId("main")).entries.front().key = CardKey("ration-mule.unit");
        QVERIFY(starterCatalogue()->byKey("ration-mule.unit"));
        Shown s(q(nexus::importers::writeDeckJson(deck)));
        QCOMPARE(s.rows().join(QLatin1Char('\n')),
            q("4 Aegis Tender|Main deck|○ which one?\n→ use Ration Mule\n→ use Aegis Tender"));
        Q_EMIT s.lines->itemDoubleClicked(s.offer(0, 1), 0);
        QVERIFY(s.rows().front().endsWith(q("✓ use Aegis Tender")));
        const auto taken = s.dialog.decks().front().section(SectionId("main"))->entries.front();
        QVERIFY(taken.card == "Aegis Tender" && !taken.key);
    }

    void aJudgeGetsTheTextBack()
    {
        Shown s(QStringLiteral("3 Ration Mule\nAegis Tendre\n"), PasteDialog::Purpose::Judge);
        QVERIFY(!s.button("&Add to this deck")->isVisible() && !s.button("&Replace this deck")->isVisible());
        QVERIFY(!s.button("As a &new deck")->isEnabled());
        Q_EMIT s.lines->itemDoubleClicked(s.offer(0), 0);
        QTest::mouseClick(s.button("&Check the text"), Qt::LeftButton);
        QVERIFY(s.dialog.target() == PasteDialog::Target::Check);
        QCOMPARE(s.dialog.text(), QStringLiteral("3 Ration Mule\n1 Aegis Tender\n"));
    }

    void twoDecksOfOneTextAreTwo()
    {
        Shown s(QStringLiteral("// Deck: One\n3 Ration Mule\n// Deck: Two\n2 Aegis Tendre\n"));
        QVERIFY2(s.summary().endsWith(QStringLiteral("The list holds 2 decks.")), qPrintable(s.summary()));
        QCOMPARE(s.signs(), q("4✗")); // by the lines of the whole
        QCOMPARE(s.dialog.decks().size(), std::size_t{2});
        QVERIFY(!s.button("&Add to this deck")->isEnabled() && s.button("As a &new deck")->isEnabled());
    }

    void whatIsTypedIsReadAtOnce()
    {
        Shown s{QString()};
        QCOMPARE(s.summary(), QStringLiteral("Paste or type a list below."));
        for (const char* label : {"&Add to this deck", "&Replace this deck", "As a &new deck"})
            QVERIFY(!s.button(label)->isEnabled());
        s.text->setFocus();
        QTest::keyClicks(s.text, QStringLiteral("2 Ration Mule"));
        QCOMPARE(s.summary(), QStringLiteral("2 cards: 1 line matched."));
        QVERIFY(s.button("As a &new deck")->isEnabled());
        s.text->setPlainText(QStringLiteral(R"({"format":"nexusdeck-deck/1","sections":7})"));
        QVERIFY2(s.summary().startsWith(QStringLiteral("Not a decklist: ")), qPrintable(s.summary()));
        QVERIFY(s.dialog.decks().empty());
        QCOMPARE(s.lines->topLevelItemCount(), 0);
    }

    // It is read on a thread when typing pauses; what stands at the right until then is of another text, and waits.
    void aLongListNeverHoldsAKey()
    {
        QString list = q("2 Aegis Tendre\n4 Ration Muel\n");
        const auto& cards = *starterCatalogue();
        for (std::size_t i = 0; list.size() < 30'000; ++i)
            list += q("1 ") + q(unambiguousName(cards, CardIndex(i % cards.size()))) + QLatin1Char('\n');
        Shown s(list);
        QTRY_VERIFY(s.summary().contains(q("2 not matched")));
        QVERIFY(s.button("As a &new deck")->isEnabled());
        s.text->moveCursor(QTextCursor::End);
        QTest::keyClicks(s.text, q("3 Ration Mule"));
        QCOMPARE(s.summary(), q("Reading…"));
        QVERIFY(!s.button("As a &new deck")->isEnabled());
        Q_EMIT s.lines->itemDoubleClicked(s.offer(0), 0); // of the text before
        QVERIFY(s.text->toPlainText().startsWith(q("2 Aegis Tendre")));
        QTRY_VERIFY(s.summary().contains(q("2 not matched")));
        Q_EMIT s.lines->itemDoubleClicked(s.offer(0), 0);
        QVERIFY(s.text->toPlainText().startsWith(q("2 Aegis Tender")));
        QTRY_VERIFY(s.summary().contains(q("1 not matched")));
        QCOMPARE(s.lines->currentItem(), s.offer(0)); // on to what is in question next
        QTest::keyClicks(s.text, q("x"));
        for (auto* button : s.dialog.findChildren<QPushButton*>())
            if (button->text() == q("Cancel"))
                button->click();
        QVERIFY(!s.dialog.isVisible()); // whatever is being read
    }

    // The question of which game it is is asked on the thread, too.
    void aLongListOfAnotherGameIsReadByIt()
    {
        const auto& cards = *otherCatalogue("nexus-tcg");
        QString list;
        for (std::size_t i = 0; list.size() < 21'000; ++i)
            list += q("1 ") + q(cards.name(CardIndex(i % cards.size()))) + QLatin1Char('\n');
        Shown s(list);
        QTRY_VERIFY(s.summary().startsWith(q("This is a list for Nexus TCG, read by that game.")));
        QTRY_VERIFY(s.button("&Open in Nexus TCG")->isEnabled());
    }

    void ofManyLinesTheFirstAreShown()
    {
        QString list;
        for (int i = 0; i < 2'500; ++i)
            list += q("1 Nobody at all %1\n").arg(i);
        Shown s(list);
        QTRY_VERIFY2(s.summary().endsWith(q("The first 2000 lines are shown.")), qPrintable(s.summary()));
        QCOMPARE(s.lines->topLevelItemCount(), 2000);
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
        Shown alone(QStringLiteral("2 Ration Mule"), PasteDialog::Purpose::New); // no deck is open
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

    // Said by its ruleset, or by its cards alone.
    void aListOfAnotherGameIsReadByThatGame_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<bool>("other");
        QTest::newRow("ruleset") << q("// Ruleset: nexus-tcg\n4 Otter Irregulars\n3 Fuse Warden\n") << true;
        QTest::newRow("cards") << q("4 Otter Irregulars\n3 Fuse Warden\n2 Kingfisher\n") << true;
        QTest::newRow("own") << q("4 Aegis Tender\n3 Ration Mule\n") << false;
        QTest::newRow("of nobody") << q("4 Qqqqqqqqq\n3 Zzzzzzzzz\n") << false;
        QTest::newRow("mostly own") << q("4 Aegis Tender\n3 Ration Mule\n2 Kingfisher\n") << false;
    }
    void aListOfAnotherGameIsReadByThatGame()
    {
        QFETCH(QString, list);
        QFETCH(bool, other);
        for (const bool typed : {false, true}) {
            Shown s(typed ? QString() : list);
            if (typed)
                s.text->setPlainText(list);
            QTRY_COMPARE(s.summary().startsWith(q("This is a list for Nexus TCG, read by that game.")), other);
            auto* there = s.button("&Open in Nexus TCG");
            QCOMPARE(there && there->isVisible() && there->isEnabled(), other);
            QCOMPARE(s.button("As a &new deck")->isEnabled(), !other);
            QCOMPARE(s.button("&Add to this deck")->isEnabled(), !other);
            if (!other)
                continue;
            QVERIFY2(s.signs().isEmpty(), qPrintable(s.signs()));
            there->click();
            QVERIFY(s.dialog.target() == PasteDialog::Target::OtherGame);
            QCOMPARE(s.dialog.game().id, std::string("nexus-tcg"));
        }
    }

    void aListThatBecomesOneOfThisGameAgainIsReadByIt()
    {
        Shown s(q("4 Otter Irregulars\n3 Fuse Warden\n"));
        QVERIFY(s.summary().startsWith(q("This is a list for Nexus TCG")));
        s.text->setPlainText(q("4 Aegis Tender\n3 Ration Mule\n"));
        QTRY_COMPARE(s.summary(), q("7 cards: 2 lines matched."));
        QVERIFY(s.button("As a &new deck")->isEnabled());
    }
};

NEXUS_TEST(PasteDialogTest, Screen);

} // namespace paste_dialog_test

#include "paste_dialog_test.moc"
