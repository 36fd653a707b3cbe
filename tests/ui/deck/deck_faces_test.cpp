#include "ui/deck/deck_faces.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QWheelEvent>

namespace deck_faces_test {

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
    explicit Shown(const char* deck, QSize size = {640, 500})
        : document(deckOf(deck), law())
        , rows(&model)
        , faces(&model, &rows)
    {
        model.setGrouping(nexus::app::DeckGrouping::Cost);
        model.setDocument(&document);
        faces.resize(size);
        faces.show();
        faces.activateWindow();
        faces.setFocus();
        QCoreApplication::processEvents();
        QObject::connect(&faces, &DeckView::copiesWanted, &faces,
            [this](int by) { (void)nexus::app::changeCopies(document, faces.selectedCards(), by); });
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
    void choose(const char* section, const char* card) { faces.setCurrentIndex(index(section, card)); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&faces, static_cast<Qt::Key>(key), modifiers);
    }
    QString current() const { return faces.currentIndex().data().toString(); }
    QPoint face(const char* section, const char* card) const { return faces.visualRect(index(section, card)).center(); }
    // The right end of its badge, where + opens.
    QPoint plus(const char* section, const char* card) const
    {
        const auto rect = faces.visualRect(index(section, card));
        return {rect.right() - 12, rect.top() + 12};
    }
    // Dragged over a point and dropped there: whether it may be.
    bool drop(const QMimeData* cards, QPoint at)
    {
        QDragEnterEvent enter(at, Qt::MoveAction | Qt::CopyAction, cards, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(faces.viewport(), &enter);
        QDragMoveEvent over(at, Qt::MoveAction | Qt::CopyAction, cards, Qt::LeftButton, Qt::NoModifier);
        over.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(faces.viewport(), &over);
        (void)faces.grab(); // the sign is painted
        QDropEvent down(at, Qt::MoveAction | Qt::CopyAction, cards, Qt::LeftButton, Qt::NoModifier);
        down.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(faces.viewport(), &down);
        return over.isAccepted();
    }
    QPoint in(const char* section) const
    {
        for (const auto& place : faces.columns().sections)
            if (place.section == SectionId(section))
                return place.area.center() - QPoint(0, faces.verticalScrollBar()->value());
        return {};
    }

    DeckDocument document;
    DeckModel model;
    DeckView rows;
    DeckFaces faces;
};

const char* const some =
    "missions: 1 Hold the Gantry Line; main: 2 Aegis Tender, 1 Fennel Runner, 4 Wick Sprite, 1 Ration "
    "Mule; sideboard: 1 Bolt Mice";

} // namespace

class DeckFacesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void rowsAndFacesAreOneSelection()
    {
        Shown s(some);
        const QSignalSpy current(&s.rows, &DeckView::currentCardChanged);
        QTest::mouseClick(s.faces.viewport(), Qt::LeftButton, {}, s.face("main", "Aegis Tender"));
        QCOMPARE(s.rows.currentIndex(), s.index("main", "Aegis Tender"));
        QCOMPARE(s.rows.selectedCards().size(), std::size_t{1});
        QCOMPARE(current.count(), 1);
        s.rows.selectCards({"Fennel Runner"});
        QCOMPARE(s.current(), QStringLiteral("Fennel Runner"));
        QTest::mouseClick(s.faces.viewport(), Qt::LeftButton, Qt::ControlModifier, s.face("main", "Aegis Tender"));
        QCOMPARE(s.rows.selectedCards().size(), std::size_t{2});
    }

    void keysChangeTheCountAsInTheRows()
    {
        Shown s(some);
        const QSignalSpy all(&s.faces, &DeckView::allOutWanted), side(&s.faces, &DeckView::sideWanted);
        s.choose("main", "Aegis Tender");
        s.key(Qt::Key_Plus);
        s.key(Qt::Key_Return);
        QCOMPARE(s.copies("main", "Aegis Tender"), 4);
        s.key(Qt::Key_Minus);
        s.key(Qt::Key_Delete);
        QCOMPARE(s.copies("main", "Aegis Tender"), 2);
        s.key(Qt::Key_Delete, Qt::ShiftModifier);
        s.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(all.count(), 1);
        QCOMPARE(side.count(), 1);
        QCOMPARE(s.document.undoStack().count(), 4);
        // The last copies go: the keyboard stays in the deck.
        s.key(Qt::Key_Minus);
        s.key(Qt::Key_Minus);
        QVERIFY(!s.index("main", "Aegis Tender").isValid());
        QVERIFY(s.model.row(s.faces.currentIndex()));
        s.document.undoStack().undo();
        QCOMPARE(s.copies("main", "Aegis Tender"), 1);
    }

    void aNumberIsTypedOnTheBadge()
    {
        Shown s(some);
        s.choose("main", "Aegis Tender");
        s.key(Qt::Key_1);
        auto* box = s.faces.viewport()->findChild<QSpinBox*>();
        QVERIFY(box);
        QVERIFY(s.faces.visualRect(s.index("main", "Aegis Tender")).intersects(box->geometry()));
        QTest::keyClicks(box, QStringLiteral("2"));
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(s.copies("main", "Aegis Tender"), 12);
    }

    void theBadgeOpensToMinusAndPlus()
    {
        Shown s(some);
        const auto plus = s.plus("main", "Aegis Tender");
        QCOMPARE(s.faces.indexAt(plus), s.index("main", "Aegis Tender"));
        QTest::mouseMove(s.faces.viewport(), plus);
        QTest::mouseClick(s.faces.viewport(), Qt::LeftButton, {}, plus);
        QCOMPARE(s.copies("main", "Aegis Tender"), 3);
        QTest::mouseDClick(s.faces.viewport(), Qt::LeftButton, {}, plus);
        QCOMPARE(s.copies("main", "Aegis Tender"), 4);
        QTest::mouseClick(s.faces.viewport(), Qt::LeftButton, {}, plus - QPoint(54, -2)); // −
        QCOMPARE(s.copies("main", "Aegis Tender"), 3);
    }

    void arrowsGoFromFaceToFace()
    {
        Shown s(some);
        s.key(Qt::Key_Home);
        QCOMPARE(s.current(), QStringLiteral("Ration Mule")); // what costs least
        QStringList seen;
        for (int i = 0; i < 12; ++i) {
            QVERIFY(s.model.row(s.faces.currentIndex()));
            if (!seen.contains(s.current()))
                seen << s.current();
            s.key(Qt::Key_Down);
            s.key(Qt::Key_Right);
        }
        s.key(Qt::Key_End);
        QCOMPARE(s.current(), QStringLiteral("Bolt Mice"));
        s.key(Qt::Key_PageUp);
        s.key(Qt::Key_Home);
        s.key(Qt::Key_Right);
        QVERIFY(s.current() != QStringLiteral("Ration Mule"));
        s.key(Qt::Key_Left);
        QCOMPARE(s.current(), QStringLiteral("Ration Mule"));
    }

    void facesAnswerScreenReadersAsRowsDo()
    {
        Shown s(some);
        auto* seen = QAccessible::queryAccessibleInterface(&s.faces);
        QVERIFY(seen);
        QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Deck as faces"));
        bool found = false;
        for (int i = 0; i < seen->childCount(); ++i)
            if (auto* child = seen->child(i);
                child &&
                child->text(QAccessible::Name) == q("2 × Aegis Tender, Technology 1, 2 CP each, 4 in total, 2 CP")) {
                found = true;
                const auto place = s.faces.visualRect(s.index("main", "Aegis Tender"));
                QCOMPARE(child->rect().size(), place.size());
            }
        QVERIFY(found);
    }

    void cardsAreDroppedIntoSections()
    {
        Shown s(some, {640, 1400});
        const std::unique_ptr<QMimeData> tender(s.model.mimeData({s.index("main", "Aegis Tender")}));
        QVERIFY(s.drop(tender.get(), s.in("sideboard")));
        QCOMPARE(s.copies("sideboard", "Aegis Tender"), 2);
        s.document.undoStack().undo();
        QCOMPARE(s.copies("main", "Aegis Tender"), 2);
        const int steps = s.document.undoStack().index();
        QVERIFY(!s.drop(tender.get(), s.in("missions"))); // takes no units
        QVERIFY(!s.drop(tender.get(), s.in("main")));     // is there already
        QCOMPARE(s.document.undoStack().index(), steps);
        nexus::app::CardDrag drag;
        drag.cards.push_back({{"Breach Surveyor", std::nullopt, {}, 1, {}}, {}});
        const std::unique_ptr<QMimeData> fresh(nexus::app::toMime(drag, *starterCatalogue()));
        QVERIFY(s.drop(fresh.get(), s.in("main")));
        QCOMPARE(s.copies("main", "Breach Surveyor"), 1);
        QMimeData words;
        words.setText(QStringLiteral("Aegis Tender"));
        QVERIFY(!s.drop(&words, s.in("main")));
    }

    void zoomAndSpreadKeepTheChosenFaceInView()
    {
        Shown s(some);
        const QSignalSpy zoomed(&s.faces, &DeckFaces::zoomChanged);
        s.choose("sideboard", "Bolt Mice");
        const auto seen = [&] {
            return s.faces.viewport()->rect().intersects(s.faces.visualRect(s.faces.currentIndex()));
        };
        s.key(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(s.faces.zoom(), 110);
        s.key(Qt::Key_Minus, Qt::ControlModifier);
        s.key(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(s.faces.zoom(), 90);
        for (int i = 0; i < 30; ++i)
            s.key(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(s.faces.zoom(), DeckFaces::mostZoom);
        QVERIFY(seen());
        s.faces.setStacked(false);
        QVERIFY(seen());
        s.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(s.faces.zoom(), 100);
        QWheelEvent wheel(QPointF(50, 50), s.faces.viewport()->mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(s.faces.viewport(), &wheel);
        QCOMPARE(s.faces.zoom(), 110);
        QVERIFY(zoomed.count() > 10);
        QVERIFY(seen());
    }

    void facesComeAndStayThroughEdits()
    {
        Shown s(some);
        (void)s.faces.grab();
        QTRY_VERIFY(s.faces.cache().bytes() > 0);
        QTRY_VERIFY(s.faces.cache().isIdle());
        const auto bytes = s.faces.cache().bytes();
        s.choose("main", "Aegis Tender");
        s.key(Qt::Key_Plus);
        s.key(Qt::Key_Shift);
        (void)s.faces.grab();
        QCOMPARE(s.faces.cache().bytes(), bytes); // an edit paints no face anew
        QVERIFY(s.faces.cache().isIdle());
        QCOMPARE(s.current(), QStringLiteral("Aegis Tender"));
    }

    void sumsOfColumnsAndSectionsArePaintedAnew()
    {
        struct Painted : QObject {
            QRegion region;
            bool eventFilter(QObject*, QEvent* event) override
            {
                if (event->type() == QEvent::Paint)
                    region += static_cast<QPaintEvent*>(event)->region();
                return false;
            }
        };
        for (const auto grouping : {nexus::app::DeckGrouping::None, nexus::app::DeckGrouping::Cost}) {
            Shown s(some, {640, 1400});
            s.model.setGrouping(grouping);
            s.choose("sideboard", "Bolt Mice");
            QTRY_VERIFY(s.faces.cache().isIdle());
            QCoreApplication::processEvents();
            Painted painted;
            s.faces.viewport()->installEventFilter(&painted);
            s.key(Qt::Key_Plus);
            s.choose("main", "Aegis Tender");
            s.key(Qt::Key_Plus);
            QTRY_VERIFY(!painted.region.isEmpty());
            for (const auto& section : s.faces.columns().sections)
                if (section.section == SectionId("sideboard") ||
                    (section.section == SectionId("main") && grouping == nexus::app::DeckGrouping::None))
                    QVERIFY(painted.region.contains(section.title.center()));
            for (const auto& column : s.faces.columns().columns)
                if (!column.heading.isEmpty() && s.model.blocks()[column.block].label == "2 CP")
                    QVERIFY(painted.region.contains(column.heading.center()));
        }
    }

    void emptyAndStrangeDecksAreShownInBothThemes()
    {
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            for (const auto* deck : {"", "main: 2 Nobody Knows It", some})
                for (const bool stacked : {true, false}) {
                    Shown s(deck);
                    s.faces.setStacked(stacked);
                    QVERIFY(!s.faces.grab().isNull());
                    s.key(Qt::Key_Down);
                    s.key(Qt::Key_End);
                    s.model.setDocument(nullptr);
                    QVERIFY(!s.faces.grab().isNull());
                    s.key(Qt::Key_Down);
                }
        }
    }

    void sixHundredFacesAreShownAndScrolled()
    {
        std::string text = "main: ";
        for (int i = 0; i < 600; ++i)
            text += "1 Card number " + std::to_string(i) + ", ";
        Shown s(text.c_str());
        s.rows.selectCards({"Card number 599"});
        s.faces.scrollTo(s.faces.currentIndex());
        QVERIFY(s.faces.viewport()->rect().intersects(s.faces.visualRect(s.faces.currentIndex())));
        const int scroll = s.faces.verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        s.key(Qt::Key_Plus);
        QCOMPARE(s.copies("main", "Card number 599"), 2);
        QCOMPARE(s.faces.verticalScrollBar()->value(), scroll);
    }
};

NEXUS_TEST(DeckFacesTest, Screen);

} // namespace deck_faces_test

#include "deck_faces_test.moc"
