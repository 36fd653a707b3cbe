// The window paints only what an edit has changed; what then stands on the screen is what it would paint anew.
#include "app/documents/deck_actions.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/deck/deck_view.h"

#include <QScreen>

namespace painting_test {

using namespace nexus;
using test::WindowStory;

namespace {

constexpr int fading = 400; // the button that clears a field comes slowly

void settle()
{
    QTest::qWait(180); // timers that put small things off, and the worker that paints card faces
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

QImage onScreen(QWidget& window)
{
    return window.screen()->grabWindow(window.winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

// The first rectangle in which two pictures of the window differ; empty where they are alike.
QRect difference(const QImage& a, const QImage& b)
{
    QRect found;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y)
        for (int x = 0; x < std::min(a.width(), b.width()); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                found |= QRect(x, y, 1, 1);
    return found;
}

// The screen when nothing has come of work on other threads for a while.
QImage still(QWidget& window)
{
    constexpr int quiet = 4, patience = 200;
    settle();
    auto last = onScreen(window);
    for (int alike = 0, tried = 0; alike < quiet && tried < patience; ++tried) {
        QTest::qWait(40);
        auto now = onScreen(window);
        alike = now == last ? alike + 1 : 0;
        last = std::move(now);
    }
    return last;
}

// Compares the screen with a window painted from the ground up.
QString stale(WindowStory& story)
{
    const auto before = still(story.window());
    for (auto* widget : story.window().findChildren<QWidget*>())
        widget->update();
    settle();
    const auto after = onScreen(story.window());
    const auto rect = difference(before, after);
    if (rect.isEmpty() && before.size() == after.size())
        return {};
    auto* at = story.window().childAt(rect.center());
    return QStringLiteral("%1,%2 %3×%4 in %5 %6")
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height())
        .arg(QString::fromLatin1(at ? at->metaObject()->className() : ""), at ? at->objectName() : QString());
}

} // namespace

class PaintingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theScreenCanBeCompared()
    {
        WindowStory story;
        settle();
        const auto before = onScreen(story.window());
        QVERIFY(!before.isNull());
        story.key(Qt::Key_T, Qt::ControlModifier); // whatever it does, typing then shows
        story.seek(QStringLiteral("t:unit"));
        settle();
        QVERIFY(!difference(before, onScreen(story.window())).isEmpty());
    }
    void afterEveryEditTheScreenIsUpToDate()
    {
        WindowStory story;
        story.window().resize(1600, 1000);
        story.seek(QStringLiteral("t:unit"));
        story.key(Qt::Key_Down);
        story.window().deck()->view()->setFocus();
        QTest::qWait(fading);
        QCOMPARE(stale(story), QString());
        auto& document = story.document();
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto edit = test::randomEdit(seed, document.deck(), *story.workspace().catalogue());
            if (!document.edit(edit, QStringLiteral("step")))
                continue;
            const auto told = stale(story);
            QVERIFY2(told.isEmpty(), qPrintable(QStringLiteral("after edit %1: %2").arg(seed).arg(told)));
        }
        while (document.undoStack().canUndo()) {
            document.undoStack().undo();
            const auto told = stale(story);
            QVERIFY2(told.isEmpty(), qPrintable(QStringLiteral("after an undo: ") + told));
        }
    }
    void cardsThatCanNoLongerBeAddedAreMutedAtOnce()
    {
        WindowStory story;
        story.seek(QStringLiteral("t:leader"));
        story.key(Qt::Key_Down);
        QTest::qWait(fading);
        for (int i = 0; i < 6; ++i) {
            story.key(Qt::Key_Return);
            QCOMPARE(stale(story), QString());
        }
    }
};

NEXUS_TEST(PaintingTest, Screen);

} // namespace painting_test

#include "painting_test.moc"
