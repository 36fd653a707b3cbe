#include "ui/deck/deck_pane.h"

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

#include <QApplication>
#include <QtTest>

namespace title_edit_test {

using namespace nexus::ui;

class TitleEditTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLongNameEndsInDotsWhileItIsNotEdited()
    {
        applyTheme(ThemeChoice::Light);
        QWidget window;
        window.resize(400, 100);
        TitleEdit title(&window);
        QLineEdit other(&window);
        title.setGeometry(10, 10, 160, 30);
        other.setGeometry(10, 60, 160, 30);
        title.setText(QStringLiteral("Short"));
        window.show();
        window.activateWindow();
        other.setFocus();
        QCoreApplication::processEvents();
        const auto ink = [&](int from, int to) { // dark points between two columns
            const auto image = title.grab().toImage();
            int dark = 0;
            for (int x = from; x < to; ++x)
                for (int y = 4; y < 26; ++y)
                    dark += image.pixelColor(x, y).lightness() < 128 ? 1 : 0;
            return dark;
        };
        QVERIFY(ink(2, 60) > 20);
        QCOMPARE(ink(100, 156), 0);
        title.setText(QString(80, QLatin1Char('M')));
        const auto resting = ink(140, 158);
        title.setFocus();
        QTRY_VERIFY(title.hasFocus());
        QVERIFY(ink(140, 158) > resting + 20); // the letters themselves, not their dots
        QTest::keyClick(&title, Qt::Key_End);
        other.setFocus();
        QCOMPARE(title.cursorPosition(), 0);
    }
};

NEXUS_TEST(TitleEditTest, Screen);

} // namespace title_edit_test

#include "title_edit_test.moc"
