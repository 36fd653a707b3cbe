#include "tests/support/test_class.h"
#include "ui/window/frame_parts.h"

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace button_keys_test {

using namespace nexus::ui;

class ButtonKeysTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void enterPressesWhatHasTheKeyboard()
    {
        ButtonKeys keys;
        qApp->installEventFilter(&keys);
        QWidget window;
        QPushButton button(QStringLiteral("Flip"), &window);
        QSignalSpy clicked(&button, &QPushButton::clicked);
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::keyClick(&button, key);
        QCOMPARE(clicked.count(), 3);
        QTest::keyClick(&button, Qt::Key_Return, Qt::ControlModifier); // somebody else's
        QCOMPARE(clicked.count(), 3);
        button.setEnabled(false);
        QTest::keyClick(&button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 3);
    }

    void aDialogKeepsItsDefaultButton()
    {
        ButtonKeys keys;
        qApp->installEventFilter(&keys);
        QDialog dialog;
        QPushButton plain(QStringLiteral("More"), &dialog), save(QStringLiteral("Save"), &dialog);
        plain.setAutoDefault(false);
        save.setDefault(true);
        QSignalSpy more(&plain, &QPushButton::clicked), saved(&save, &QPushButton::clicked);
        dialog.show();
        plain.setFocus();
        QTest::keyClick(&plain, Qt::Key_Return);
        QCOMPARE(more.count(), 0);
        QCOMPARE(saved.count(), 1);
    }
};

NEXUS_TEST(ButtonKeysTest, Screen);

} // namespace button_keys_test

#include "button_keys_test.moc"
