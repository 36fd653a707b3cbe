#include "ui/theme/sheet_preview.h"

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

#include <atomic>
#include <cmath>

namespace sheet_preview_test {

using namespace nexus::ui;

namespace {

// Page n has n + 1 red squares of 20 mm in a row.
PreviewPages squares(int count, std::atomic<int>* painted = nullptr)
{
    return {QSizeF(200, 300), count, [painted](QPainter& painter, int page) {
                if (painted)
                    ++*painted;
                for (int i = 0; i <= page; ++i)
                    painter.fillRect(QRectF(10 + 30 * i, 10, 20, 20), Qt::red);
            }};
}

} // namespace

class SheetPreviewTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<SheetPreview> m_preview;

    QImage shown()
    {
        if (!QTest::qWaitFor([&] { return m_preview->isSettled(); }, 10'000))
            qFatal("the preview does not come to rest");
        return m_preview->viewport()->grab().toImage();
    }
    static QRect redPart(const QImage& image)
    {
        QRect part;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == QColor(Qt::red))
                    part |= QRect(x, y, 1, 1);
        return part;
    }

private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init()
    {
        m_preview = std::make_unique<SheetPreview>();
        m_preview->resize(500, 632);
        m_preview->show();
    }
    void cleanup() { m_preview.reset(); }

    void theWholePageIsSeenAtFirst()
    {
        m_preview->setPages(squares(2));
        const auto red = redPart(shown());
        // 600 pixels for 300 mm: two a millimetre, the page in the middle of the width.
        QCOMPARE(red, QRect(50 + 20, 16 + 20, 40, 40));
        m_preview->setPage(1);
        QCOMPARE(redPart(shown()), QRect(70, 36, 100, 40));
        QVERIFY(m_preview->accessibleDescription().startsWith(QStringLiteral("Page 2 of 2")));
    }

    void trueSizeIsTrueByTheScreen()
    {
        m_preview->setPages(squares(1));
        QSignalSpy zoomed(m_preview.get(), &SheetPreview::zoomChanged);
        m_preview->zoomToActual();
        QCOMPARE(m_preview->percent(), 100);
        QVERIFY(!zoomed.isEmpty());
        const double dpi = m_preview->screen()->physicalDotsPerInch();
        const double perMm = (dpi > 40 && dpi < 1000 ? dpi : m_preview->logicalDpiX()) / 25.4;
        m_preview->horizontalScrollBar()->setValue(0);
        m_preview->verticalScrollBar()->setValue(0);
        QVERIFY(std::abs(redPart(shown()).width() - 20 * perMm) <= 1.5);
    }

    void zoomingKeepsWhatIsUnderThePointer()
    {
        m_preview->setPages(squares(1));
        m_preview->zoomToActual();
        m_preview->horizontalScrollBar()->setValue(0);
        m_preview->verticalScrollBar()->setValue(0);
        const auto before = redPart(shown());
        const QPointF corner = before.topLeft();
        QWheelEvent wheel(corner, m_preview->viewport()->mapToGlobal(corner), {}, {0, 120}, Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_preview->viewport(), &wheel);
        QCOMPARE(m_preview->percent(), 125);
        const auto after = redPart(shown());
        QVERIFY((after.topLeft() - before.topLeft()).manhattanLength() <= 3);
        QVERIFY(std::abs(after.width() - 1.25 * before.width()) <= 2);
    }

    void keysDoItToo()
    {
        m_preview->setPages(squares(3));
        QSignalSpy turned(m_preview.get(), &SheetPreview::pageChanged);
        QTest::keyClick(m_preview.get(), Qt::Key_End);
        QCOMPARE(m_preview->page(), 2);
        QTest::keyClick(m_preview.get(), Qt::Key_PageUp);
        QCOMPARE(m_preview->page(), 1);
        QTest::keyClick(m_preview.get(), Qt::Key_Home);
        QCOMPARE(m_preview->page(), 0);
        QCOMPARE(turned.count(), 3);
        QTest::keyClick(m_preview.get(), Qt::Key_1);
        QVERIFY(!m_preview->fits());
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(m_preview.get(), Qt::Key_Plus);
        QCOMPARE(m_preview->percent(), 800);
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(m_preview.get(), Qt::Key_Minus);
        QCOMPARE(m_preview->percent(), 10);
        QTest::keyClick(m_preview.get(), Qt::Key_0);
        QVERIFY(m_preview->fits());
    }

    void onlyWhatIsSeenIsPainted()
    {
        std::atomic<int> painted = 0;
        m_preview->setPages(squares(1, &painted));
        (void)shown();
        const int before = painted;
        m_preview->viewport()->update();
        (void)shown();
        QCOMPARE(painted.load(), before); // nothing has changed
        m_preview->setZoom(false, 800);
        QVERIFY(m_preview->verticalScrollBar()->maximum() > 3000);
        (void)shown();
        m_preview->verticalScrollBar()->setValue(1000);
        (void)shown();
        QVERIFY(painted > before + 1);
    }

    void otherPagesKeepThePlace()
    {
        m_preview->setPages(squares(3));
        m_preview->setPage(2);
        m_preview->setPages(squares(5));
        QCOMPARE(m_preview->page(), 2);
        m_preview->setPages(squares(2));
        QCOMPARE(m_preview->page(), 1);
        QVERIFY(redPart(shown()).width() > 60);
        m_preview->setPages({});
        QCOMPARE(m_preview->pageCount(), 0);
        QVERIFY(redPart(m_preview->viewport()->grab().toImage()).isNull());
    }
};

NEXUS_TEST(SheetPreviewTest, Screen);

} // namespace sheet_preview_test

#include "sheet_preview_test.moc"
