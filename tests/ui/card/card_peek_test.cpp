#include "ui/card/card_peek.h"

#include "tests/support/lists.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/card/card_pane.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/catalogue/search_pane.h"
#include "ui/deck/deck_pane.h"
#include "ui/deck/deck_view.h"

#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

namespace card_peek_test {

using namespace nexus;
using namespace nexus::test;

class CardPeekTest : public QObject {
    Q_OBJECT

    static ui::CardPeek& peekOf(WindowStory& story) { return *story.window().findChild<ui::CardPeek*>(); }
    static QStringList shown(WindowStory& story)
    {
        QStringList names;
        if (peekOf(story).faces()->isVisible())
            for (const auto* face : peekOf(story).faces()->findChildren<ui::FaceView*>())
                if (face->isVisible())
                    names << QString::fromStdString(face->face().card.name);
        return names;
    }
    static QRect onScreen(const QAbstractItemView& view, int row)
    {
        const auto rect = view.visualRect(view.model()->index(row, 0));
        return {view.viewport()->mapToGlobal(rect.topLeft()), QSize(view.viewport()->width(), rect.height())};
    }
    static void moveOver(QWidget& widget, const QPoint& at)
    {
        QEnterEvent enter(at, at, widget.mapToGlobal(at));
        QCoreApplication::sendEvent(&widget, &enter);
        QTest::mouseMove(&widget, at);
    }

private Q_SLOTS:
    void theCardOfARowUnderThePointer()
    {
        WindowStory story;
        auto* table = story.window().search()->findChild<ui::ResultTable*>();
        QVERIFY(table);
        const auto at = [&](int row) { return table->visualRect(table->model()->index(row, 1)).center(); };
        const auto name = [&](int row) {
            return story.workspace().catalogue()->name(table->model()->index(row, 0).data(Qt::UserRole).toUInt());
        };
        moveOver(*table->viewport(), at(2));
        QTRY_COMPARE(shown(story), QStringList{q(name(2))});
        QVERIFY(!peekOf(story).faces()->geometry().intersects(onScreen(*table, 2)));
        moveOver(*table->viewport(), at(4));
        QVERIFY(shown(story).isEmpty()); // gone at once; the next one rests first
        QTRY_COMPARE(shown(story), QStringList{q(name(4))});
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(shown(story).isEmpty());
        story.window().action("peekByPointer")->trigger();
        moveOver(*table->viewport(), at(5));
        QTest::qWait(2 * ui::CardPeek::delay);
        QVERIFY(shown(story).isEmpty());
    }

    void whatWouldPopUpStandsUnderTheFace()
    {
        WindowStory story;
        QLabel label(QStringLiteral("+2 Candle Reef"), &story.window());
        label.setToolTip(QStringLiteral("then 200 CP"));
        label.resize(300, 20);
        label.show();
        moveOver(label, {5, 5});
        QTRY_COMPARE(shown(story), QStringList{QStringLiteral("Candle Reef")});
        QHelpEvent help(QEvent::ToolTip, {5, 5}, label.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&label, &help);
        QVERIFY(!QToolTip::isVisible()); // one card, nothing beside it
        QStringList words;
        for (const auto* each : peekOf(story).faces()->findChildren<QLabel*>())
            if (each->isVisible())
                words << each->text();
        QCOMPARE(words, QStringList{QStringLiteral("then 200 CP")});
    }

    void theKeyShowsTheCardOfTheRow()
    {
        WindowStory story;
        auto* view = story.window().deck()->view();
        story.window().resize(1600, 1000);
        (void)story.workspace().newDeck(sampleDecks().front());
        view->setFocus();
        QTRY_VERIFY(view->model()->rowCount() > 0);
        story.key(Qt::Key_F9); // else its face is there already
        view->selectCards({sampleDecks().front().sections.front().entries.front().card});
        story.key(Qt::Key_F2);
        QCOMPARE(shown(story), QStringList{q(sampleDecks().front().sections.front().entries.front().card)});
        QVERIFY(view->hasFocus());
        story.key(Qt::Key_F2);
        QVERIFY(shown(story).isEmpty());
        story.key(Qt::Key_F9);
        const auto* pane = story.window().findChild<ui::CardPane*>();
        const auto name = sampleDecks().front().sections.front().entries.front().card;
        const auto* face = pane->findChild<ui::FaceView*>();
        QTRY_VERIFY(pane->isVisible() && face->width() >= 200 && face->face().card.name == name);
        story.key(Qt::Key_F2);
        QVERIFY(shown(story).isEmpty()); // it is seen at the right
    }

    void facesAreNotShownOverFaces()
    {
        WindowStory story;
        story.search().showGallery(true);
        auto* gallery = story.search().findChild<ui::GalleryView*>();
        QTRY_VERIFY(gallery->isVisible());
        const auto at = gallery->visualRect(gallery->model()->index(0, 0)).center();
        QVERIFY(gallery->viewport()->rect().contains(at));
        gallery->setProperty(ui::CardPeek::showsFaces, false); // as other views
        moveOver(*gallery->viewport(), at);
        QTRY_COMPARE(shown(story).size(), 1);
        QTest::keyClick(gallery, Qt::Key_Shift);
        gallery->setProperty(ui::CardPeek::showsFaces, true);
        moveOver(*gallery->viewport(), at + QPoint(1, 1));
        QTest::qWait(2 * ui::CardPeek::delay);
        QVERIFY(shown(story).isEmpty());
    }

    void namesInASentence()
    {
        WindowStory story;
        QLabel label(QStringLiteral("+2 Candle Reef, +1 Wick Sprite, +1 Candle Reef"), &story.window());
        label.resize(300, 20);
        label.show();
        moveOver(label, {5, 5});
        QTRY_COMPARE(shown(story), (QStringList{QStringLiteral("Candle Reef"), QStringLiteral("Wick Sprite")}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&label, &leave);
        QVERIFY(shown(story).isEmpty());
    }
};

NEXUS_TEST(CardPeekTest, Screen);

} // namespace card_peek_test

#include "card_peek_test.moc"
