#include "ui/window/start_question.h"

#include "tests/support/test_class.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QtTest>
#include <functional>

namespace start_question_test {

using namespace nexus;

class StartQuestionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMachineAndTheFileAreNamed()
    {
        const auto file = QStringLiteral("/home/ada/window.lock");
        const auto away = ui::startQuestion(file, QStringLiteral("<b>attic"), 4711);
        QVERIFY(away->text().contains(QStringLiteral("“<b>attic”")));
        QVERIFY(away->informativeText().contains(file));
        const auto here = ui::startQuestion(file, {}, 4711);
        QVERIFY(here->text().contains(QStringLiteral("4711")));
        QVERIFY(here->defaultButton() == here->button(QMessageBox::Cancel)); // a hasty Enter starts nothing
    }

    void whatIsPressedIsTheAnswer()
    {
        const auto answer = [](const std::function<void(QMessageBox&)>& press) {
            QTimer::singleShot(
                0, qApp, [press] { press(*qobject_cast<QMessageBox*>(QApplication::activeModalWidget())); });
            return ui::wantsToStartAnyway(QStringLiteral("/l"), {}, 1);
        };
        QVERIFY(answer([](QMessageBox& box) { box.findChild<QPushButton*>(QStringLiteral("start"))->click(); }));
        QVERIFY(!answer([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); }));
        QVERIFY(!answer([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Return); }));
    }
};

NEXUS_TEST(StartQuestionTest, Screen);

} // namespace start_question_test

#include "start_question_test.moc"
