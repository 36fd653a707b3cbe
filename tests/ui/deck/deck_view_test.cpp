#include "ui/deck/deck_view.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>

namespace deck_view_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::DeckDocument;
using nexus::app::DeckModel;

namespace {

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

struct Shown {
    explicit Shown(const char* deck)
        : document(deckOf(deck), law())
        , view(&model)
    {
        model.setDocument(&document);
        view.resize(640, 500);
        view.show();
        view.activateWindow();
        view.setFocus();
        QCoreApplication::processEvents();
        QObject::connect(&view, &DeckView::copiesWanted, &view,
            [this](int by) { (void)nexus::app::changeCopies(document, view.selectedCards(), by); });
    }
    QModelIndex index(const char* section, const char* card) const
    {
        return model.find(SectionId(section), {.card = card});
    }
    int copies(const char* section, const char* card) const
    {
        const auto* row = model.row(index(section, card));
        return row ? row->entry.count : 0;
    }
    void choose(const char* section, const char* card) { view.setCurrentIndex(index(section, card)); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, static_cast<Qt::Key>(key), modifiers);
    }
    QString current() const { return view.currentIndex().data().toString(); }

    DeckDocument document;
    DeckModel model;
    DeckView view;
};

} // namespace

class DeckViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void clicksOnTheSignsChangeTheCount()
    {
        Shown s("main: 2 Aegis Tender, 1 Fennel Runner");
        const auto at = [&](QRect (*part)(const QRect&)) {
            return part(s.view.visualRect(s.index("main", "Aegis Tender"))).center();
        };
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, at(DeckDelegate::plusRect));
        QCOMPARE(s.copies("main", "Aegis Tender"), 3);
        QCOMPARE(s.current(), QStringLiteral("Aegis Tender"));
        QTest::mouseDClick(
            s.view.viewport(), Qt::LeftButton, {}, at(DeckDelegate::plusRect)); // the second of two quick clicks
        QCOMPARE(s.copies("main", "Aegis Tender"), 4);
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, at(DeckDelegate::minusRect));
        QCOMPARE(s.copies("main", "Aegis Tender"), 3);
        QCOMPARE(s.copies("main", "Fennel Runner"), 1);
        QTest::mouseClick(s.view.viewport(), Qt::RightButton, {}, at(DeckDelegate::plusRect));
        QCOMPARE(s.copies("main", "Aegis Tender"), 3);
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {},
            DeckDelegate::minusRect(s.view.visualRect(s.index("main", "Fennel Runner"))).center());
        QVERIFY(!s.index("main", "Fennel Runner").isValid());
    }

    void signsDoNotOverlap()
    {
        const QRect row(0, 50, 400, DeckDelegate::rowHeight);
        QVERIFY(!DeckDelegate::minusRect(row).intersects(DeckDelegate::countRect(row)));
        QVERIFY(!DeckDelegate::plusRect(row).intersects(DeckDelegate::countRect(row)));
        for (const auto& part :
            {DeckDelegate::minusRect(row), DeckDelegate::countRect(row), DeckDelegate::plusRect(row)})
            QVERIFY(row.contains(part) && part.width() >= 22);
    }

    void keysChangeTheCount()
    {
        Shown s("main: 2 Aegis Tender, 2 Fennel Runner");
        const QSignalSpy all(&s.view, &DeckView::allOutWanted), side(&s.view, &DeckView::sideWanted);
        s.choose("main", "Aegis Tender");
        s.key(Qt::Key_Plus);
        s.key(Qt::Key_Return);
        QCOMPARE(s.copies("main", "Aegis Tender"), 4);
        s.key(Qt::Key_Minus);
        s.key(Qt::Key_Delete);
        s.key(Qt::Key_Backspace);
        QCOMPARE(s.copies("main", "Aegis Tender"), 1);
        QCOMPARE(all.count(), 0);
        s.key(Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(all.count(), 1);
        s.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(side.count(), 1);
        QCOMPARE(s.copies("main", "Aegis Tender"), 1);
        // Its last copy goes: the keyboard stays at the row that took its place.
        s.key(Qt::Key_Minus);
        QVERIFY(!s.index("main", "Aegis Tender").isValid());
        QCOMPARE(s.current(), QStringLiteral("Fennel Runner"));
    }

    void arrowsGoFromCardToCard()
    {
        Shown s("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender, 1 Wick Sprite; sideboard: 1 Bolt Mice");
        QStringList seen;
        const auto isRow = [&] { return s.model.row(s.view.currentIndex()) != nullptr; };
        QVERIFY(isRow()); // from the first
        for (int i = 0; i < 8; ++i) {
            QVERIFY(isRow());
            if (!seen.contains(s.current()))
                seen << s.current();
            s.key(Qt::Key_Down);
        }
        QCOMPARE(seen.size(), 4);
        QCOMPARE(s.view.selectionModel()->selectedRows(), QModelIndexList{s.view.currentIndex()});
        const auto last = s.current();
        s.key(Qt::Key_Left);
        s.key(Qt::Key_Right);
        QCOMPARE(s.current(), last);
        s.key(Qt::Key_Home);
        QCOMPARE(s.current(), seen.front());
        s.key(Qt::Key_End);
        QCOMPARE(s.current(), last);
        s.key(Qt::Key_Up);
        QVERIFY(isRow() && s.current() != last);
        s.key(Qt::Key_PageUp);
        QVERIFY(isRow());
    }

    void aNumberIsTypedInPlace()
    {
        Shown s("main: 2 Aegis Tender");
        s.choose("main", "Aegis Tender");
        s.key(Qt::Key_1);
        auto* box = s.view.viewport()->findChild<QSpinBox*>();
        QVERIFY(box);
        QCOMPARE(box->accessibleName(), QStringLiteral("Copies of Aegis Tender"));
        QTest::keyClicks(box, QStringLiteral("2"));
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(s.copies("main", "Aegis Tender"), 12);
        QCOMPARE(s.document.undoStack().count(), 1); // Enter ends the typing and does nothing more
        QCOMPARE(s.document.undoStack().undoText(), QStringLiteral("12 copies of Aegis Tender"));
        s.document.undoStack().undo();
        QCOMPARE(s.copies("main", "Aegis Tender"), 2);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        s.view.setFocus();
        // Escape leaves it as it was.
        s.key(Qt::Key_F2);
        box = s.view.viewport()->findChild<QSpinBox*>();
        QVERIFY(box);
        QTest::keyClicks(box, QStringLiteral("7"));
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(s.copies("main", "Aegis Tender"), 2);
        // A double click on the count opens it too; one on the name does not.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto rect = s.view.visualRect(s.index("main", "Aegis Tender"));
        QTest::mouseDClick(s.view.viewport(), Qt::LeftButton, {}, rect.center());
        QVERIFY(!s.view.viewport()->findChild<QSpinBox*>());
        QTest::mouseDClick(s.view.viewport(), Qt::LeftButton, {}, DeckDelegate::countRect(rect).center());
        box = s.view.viewport()->findChild<QSpinBox*>();
        QVERIFY(box);
        box->setValue(0);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(!s.index("main", "Aegis Tender").isValid());
    }

    void cardsAreSelectedByName()
    {
        Shown s("main: 2 Aegis Tender, 1 Fennel Runner; sideboard: 1 Aegis Tender");
        s.choose("main", "Fennel Runner");
        const QSignalSpy current(&s.view, &DeckView::currentCardChanged);
        s.view.selectCards({"Aegis Tender", "Nobody"});
        const auto cards = s.view.selectedCards();
        QCOMPARE(cards.size(), std::size_t{2});
        QVERIFY(cards[0].section != cards[1].section);
        QCOMPARE(current.count(), 1);
        QCOMPARE(current.front().front().toUInt(), lookUp(*starterCatalogue(), "Aegis Tender").card.value());
        s.view.selectCards({"Nobody"});
        QCOMPARE(s.view.selectedCards().size(), std::size_t{2}); // as it was
    }

    void theChosenRowStaysThroughEdits()
    {
        Shown s("main: 2 Aegis Tender, 1 Fennel Runner, 3 Ration Mule");
        s.choose("main", "Fennel Runner");
        QVERIFY(nexus::app::addCard(s.document, {.card = "Breach Surveyor"}, SectionId("main")));
        QCOMPARE(s.current(), QStringLiteral("Fennel Runner"));
        s.model.setGrouping(nexus::app::DeckGrouping::Cost);
        QCOMPARE(s.current(), QStringLiteral("Fennel Runner"));
        s.document.undoStack().undo();
        QCOMPARE(s.current(), QStringLiteral("Fennel Runner"));
    }

    void rowsAnswerScreenReadersWithTheirSentence()
    {
        Shown s("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender");
        auto* seen = QAccessible::queryAccessibleInterface(&s.view);
        QVERIFY(seen);
        QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Deck"));
        QStringList texts;
        for (int i = 0; i < seen->childCount(); ++i)
            if (auto* child = seen->child(i))
                texts << child->text(QAccessible::Name);
        QVERIFY2(texts.contains(q("2 × Aegis Tender, Technology 1, 2 CP each, 4 in total, Units")),
            qPrintable(texts.join(QStringLiteral(" / "))));
        QVERIFY(texts.contains(q("Missions, 1 card · 7 CP")));
    }

    void anEmptyDeckSaysHowToBegin()
    {
        // Blocks of an empty deck: those that have to be filled say so; paints in both themes without a row.
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            Shown s("");
            QVERIFY(s.model.rowCount() >= 2);
            const auto empty = s.view.grab().toImage();
            bool painted = false;
            for (int x = 0; x < empty.width() && !painted; ++x)
                for (int y = 0; y < empty.height(); ++y)
                    painted = painted || empty.pixelColor(x, y) == theme().text;
            QVERIFY(painted);
        }
    }

    void selectionAndCurrentRowAreSeenInBothThemes()
    {
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            Shown s("main: 2 Aegis Tender, 1 Fennel Runner");
            s.choose("main", "Aegis Tender");
            const auto rect = s.view.visualRect(s.index("main", "Aegis Tender"));
            const auto image = s.view.viewport()->grab().toImage();
            QCOMPARE(image.pixelColor(rect.center().x() + 20, rect.top() + 3), theme().selection);
            QCOMPARE(image.pixelColor(rect.left() + 5, rect.center().y()), theme().accent); // the keyboard is here
        }
    }

    void sixHundredRowsAreShownAndScrolled()
    {
        std::string text = "main: ";
        for (int i = 0; i < 600; ++i)
            text += "1 Card number " + std::to_string(i) + ", ";
        Shown s(text.c_str());
        QCOMPARE(s.model.named({"Card number 599"}).size(), 1);
        s.view.selectCards({"Card number 599"});
        const auto row = s.view.visualRect(s.view.currentIndex());
        QVERIFY(row.height() > 0 && row.top() >= 0 && row.bottom() <= s.view.viewport()->height());
        const int scroll = s.view.verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        s.key(Qt::Key_Plus);
        QCOMPARE(s.copies("main", "Card number 599"), 2);
        QCOMPARE(s.view.verticalScrollBar()->value(), scroll);
    }
};

NEXUS_TEST(DeckViewTest, Screen);

} // namespace deck_view_test

#include "deck_view_test.moc"
