#include "ui/theme/text_field.h"

#include "app/base/figures.h"
#include "tests/support/test_class.h"
#include "ui/theme/parts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolTip>
#include <QtTest>
#include <memory>

namespace text_field_test {

using nexus::figures;
using nexus::ui::TextField;

class TextFieldTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTextThatIsTooLongIsNotTaken()
    {
        QVERIFY(nexus::ui::measured(QStringLiteral("1234"), 4));
        const auto refused = nexus::ui::measured(QString(26'000'000, QLatin1Char('x')), 4'194'304);
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains(
                     figures(26'000'000) + QStringLiteral(" letters, and at most ") + figures(4'194'304)),
            qPrintable(refused.error()));
        QVERIFY(!nexus::ui::measured(QStringLiteral("12"), 4, 3));
    }

    void whatIsPastedIsMeasured()
    {
        TextField field(10);
        const QSignalSpy told(&field, &TextField::tooLong);
        QGuiApplication::clipboard()->setText(QStringLiteral("12345678"));
        field.paste();
        QCOMPARE(field.toPlainText(), QStringLiteral("12345678"));
        field.paste();
        QCOMPARE(field.toPlainText(), QStringLiteral("12345678"));
        QCOMPARE(told.size(), 1);
        field.selectAll(); // it goes
        field.paste();
        QCOMPARE(field.toPlainText(), QStringLiteral("12345678"));
        QCOMPARE(told.size(), 1);
        field.undo();
        field.undo();
        QCOMPARE(field.toPlainText(), QString());
    }

    void aLineForASearchTakesNoMoreThanASearchHas()
    {
        const std::unique_ptr<QLineEdit> line(nexus::ui::searchField(QStringLiteral("Filter")));
        QGuiApplication::clipboard()->setText(QString(1'000'000, QLatin1Char('x')));
        line->paste();
        QCOMPARE(line->text().size(), 4096);
    }

    void aLineThatIsFullSaysSo()
    {
        QLineEdit line;
        line.setMaxLength(5);
        line.show();
        QGuiApplication::clipboard()->setText(QStringLiteral("1234567"));
        line.paste();
        QCOMPARE(line.text(), QStringLiteral("12345"));
        QVERIFY2(QToolTip::text().contains(QStringLiteral("At most 5 letters")), qPrintable(QToolTip::text()));
    }
};

NEXUS_TEST(TextFieldTest, Screen);

} // namespace text_field_test

#include "text_field_test.moc"
