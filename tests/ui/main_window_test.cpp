#include "ui/main_window.h"

#include <QApplication>
#include <QLabel>

using nexus::ui::MainWindow;

class MainWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itNamesTheProfileAndTheCards()
    {
        MainWindow window;
        window.showProfile(QStringLiteral("/home/ann/decks"), 265, 36, QStringLiteral("Core"));
        QCOMPARE(window.findChild<QLabel*>(QStringLiteral("headline"))->text(), QStringLiteral("265 cards, 36 missions · Core"));
        QVERIFY(window.findChild<QLabel*>(QStringLiteral("detail"))->text().contains(QStringLiteral("/home/ann/decks")));
    }

    void textFromOutsideIsShownAsPlainText()
    {
        MainWindow window;
        window.showTrouble(QStringLiteral("<b>bold</b>"));
        QCOMPARE(window.findChild<QLabel*>(QStringLiteral("detail"))->textFormat(), Qt::PlainText);
        QVERIFY(!window.findChild<QLabel*>(QStringLiteral("detail"))->accessibleName().isEmpty());
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
