// A player is 13 CP short, asks for advice and lands on the total; by keys alone.
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/complete_page.h"

#include <QListWidget>

namespace advice_test {

using namespace nexus;
using test::WindowStory;

namespace {

const model::SectionId mainDeck("main");

std::int64_t points(WindowStory& story) { return story.document().report().totals.front().value; }

QListWidget* proposals(WindowStory& story)
{
    auto* page = story.window().deck()->advice()->page<ui::CompletePage>();
    WindowStory::until([page] { return !page->isBusy(); }, "the proposals");
    return page->findChild<QListWidget*>(QStringLiteral("completions"));
}

} // namespace

class AdviceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void from187To200ByKeys()
    {
        // Given a legal deck of which 13 CP have been taken out
        WindowStory story;
        const auto whole = story.deck();
        const auto& rows = whole.section(mainDeck)->entries;
        for (std::size_t row = rows.size(); row-- > 0 && points(story) > 187;) {
            const auto before = points(story);
            QVERIFY(story.document().edit({model::ChangeCopies{mainDeck, rows[row], -1}}, QStringLiteral("Out")));
            if (points(story) < 187)
                story.document().undoStack().undo();
            QVERIFY(points(story) <= before);
            if (points(story) > 187 && row == 0)
                QFAIL("no cards of the sample make 13 CP");
        }
        QCOMPARE(points(story), 187);
        const auto before = story.deckBytes();
        QVERIFY(story.verdict() != QStringLiteral("Legal"));

        // When advice is asked for and the second proposal is taken, all by keys
        story.key(Qt::Key_L, Qt::ControlModifier);
        QTest::qWait(100);
        auto* list = proposals(story);
        QVERIFY(list->count() > 1);
        QVERIFY(list->hasFocus());
        const auto chosen = list->item(1)->text();
        story.key(Qt::Key_Down);
        story.key(Qt::Key_Return);

        // Then the deck is legal, and one step of undo takes all of it back
        QCOMPARE(points(story), 200);
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        QVERIFY(story.document().undoStack().undoText().contains(chosen.left(20)));
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test::q(story.deckBytes()), test::q(before));
        story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
    }
};

NEXUS_TEST(AdviceTest, Screen);

} // namespace advice_test

#include "advice_test.moc"
