#include "tests/support/test_class.h"
#include "ui/help/about_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QtTest>

namespace about_dialog_test {

using namespace nexus::ui;

class AboutDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void versionsAreCopied()
    {
        AboutDialog about;
        about.findChild<QPushButton*>(QStringLiteral("copy"))->click();
        const auto text = QGuiApplication::clipboard()->text();
        QCOMPARE(text, AboutDialog::versions());
        QVERIFY(text.startsWith(QStringLiteral("NexusDeck " NEXUSDECK_VERSION "\n")));
        QVERIFY(text.contains(QStringLiteral("\nQt %1\n").arg(QString::fromLatin1(qVersion()))));
        QVERIFY(QRegularExpression(QStringLiteral("\nSQLite 3\\.\\d+\\.\\d+\n")).match(text).hasMatch());
    }
    void everyLibraryNamesItsLicence()
    {
        AboutDialog about;
        const auto* list = about.findChild<QTreeWidget*>(QStringLiteral("libraries"));
        QStringList names;
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            names << list->topLevelItem(i)->text(0);
            QVERIFY2(!list->topLevelItem(i)->text(2).isEmpty() && !list->topLevelItem(i)->text(3).isEmpty(),
                qPrintable(names.last()));
        }
        for (const char* name : {"Qt", "SQLite", "SQLiteCpp", "nlohmann/json", "simdjson", "PEGTL", "RE2", "utf8proc",
                 "CLI11", "libcsv", "expected"})
            QVERIFY2(names.contains(QString::fromLatin1(name)), name);
    }
    void theLicenceTextIsThere()
    {
        AboutDialog about;
        about.findChild<QPushButton*>(QStringLiteral("licence"))->click();
        const auto* text = about.findChild<QPlainTextEdit*>();
        QVERIFY(text != nullptr);
        QVERIFY(text->isVisible());
        QVERIFY(text->toPlainText().contains(QStringLiteral("GNU GENERAL PUBLIC LICENSE")));
        QVERIFY(text->toPlainText().size() > 30000);
    }
};

NEXUS_TEST(AboutDialogTest, Screen);

} // namespace about_dialog_test

#include "about_dialog_test.moc"
