#include "tests/support/test_class.h"
#include "ui/help/keys_sheet.h"

#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QtTest>

namespace keys_sheet_test {

using namespace nexus::ui;

namespace {

// "Deck | Ctrl+S | Save deck" for every row that is shown.
QStringList shownRows(const KeysSheet& sheet)
{
    QStringList rows;
    const auto* list = sheet.findChild<QTreeWidget*>(QStringLiteral("list"));
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const auto* heading = list->topLevelItem(i);
        for (int j = 0; j < heading->childCount(); ++j)
            if (!heading->isHidden() && !heading->child(j)->isHidden())
                rows << QStringList{heading->text(0), heading->child(j)->text(0), heading->child(j)->text(1)}.join(
                    QStringLiteral(" | "));
    }
    return rows;
}

QAction* action(QObject* owner, const char* text, const QKeySequence& key, const char* group)
{
    auto* made = new QAction(QString::fromUtf8(text), owner);
    made->setShortcut(key);
    if (group != nullptr)
        made->setProperty("group", QString::fromUtf8(group));
    return made;
}

} // namespace

class KeysSheetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsComeFromTheActions()
    {
        KeysSheet sheet;
        auto* save = action(&sheet, "&Save", QKeySequence(QStringLiteral("Ctrl+S")), "Deck");
        auto* help = action(&sheet, "Help && pages", QKeySequence(QStringLiteral("F1")), nullptr);
        auto* mute = action(&sheet, "No key", {}, "Deck");
        auto* redo = action(&sheet, "Redo", {}, "Deck");
        redo->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
        sheet.setActions({save, help, mute, redo});
        sheet.setRows(
            QStringLiteral("In the list"), {{QStringLiteral("Enter"), QStringLiteral("Add to the main deck")}});
        QCOMPARE(shownRows(sheet),
            (QStringList{QStringLiteral("Deck | Ctrl+S | Save"), QStringLiteral("Deck | Ctrl+Shift+Z, Ctrl+Y | Redo"),
                QStringLiteral("General | F1 | Help & pages"),
                QStringLiteral("In the list | Enter | Add to the main deck")}));
    }
    void keysOfAPartStandUnderItsName()
    {
        KeysSheet sheet;
        QObject place, page;
        place.setProperty(keyGroup, QStringLiteral("Collection"));
        page.setParent(&place);
        auto* merge = action(&page, "Merge", QKeySequence(QStringLiteral("Alt+Shift+G")), nullptr);
        auto* own = action(&page, "Quit", QKeySequence(QStringLiteral("Ctrl+Q")), "File");
        sheet.setActions({merge, own});
        QCOMPARE(shownRows(sheet),
            (QStringList{QStringLiteral("File | Ctrl+Q | Quit"), QStringLiteral("Collection | Alt+Shift+G | Merge")}));
        page.setParent(nullptr);
    }
    void aChangedActionIsReadAgain()
    {
        KeysSheet sheet;
        QObject owner;
        auto* undo = action(&owner, "Undo", QKeySequence(QStringLiteral("Ctrl+Z")), "Edit");
        auto* gone = action(&owner, "Gone", QKeySequence(QStringLiteral("Ctrl+G")), "Edit");
        sheet.setActions({undo, gone});
        undo->setText(QStringLiteral("Undo add Bolt Mice"));
        delete gone;
        sheet.show();
        QCOMPARE(shownRows(sheet), QStringList{QStringLiteral("Edit | Ctrl+Z | Undo add Bolt Mice")});
    }
    void theFilterLooksIntoKeyAndMeaning()
    {
        KeysSheet sheet;
        sheet.setRows(QStringLiteral("A"), {{QStringLiteral("Enter"), QStringLiteral("Add to the main deck")},
                                               {QStringLiteral("Ctrl+Enter"), QStringLiteral("Add to the sideboard")}});
        sheet.setRows(QStringLiteral("B"), {{QStringLiteral("Delete"), QStringLiteral("Take out one copy")}});
        sheet.show();
        auto* filter = sheet.findChild<QLineEdit*>(QStringLiteral("filter"));
        filter->setText(QStringLiteral("ctrl ADD"));
        QCOMPARE(shownRows(sheet), QStringList{QStringLiteral("A | Ctrl+Enter | Add to the sideboard")});
        filter->setText(QStringLiteral("one copy"));
        QCOMPARE(shownRows(sheet).size(), 1);
        filter->setText(QStringLiteral("nothing like this"));
        QVERIFY(shownRows(sheet).isEmpty());
        QVERIFY(sheet.findChild<QLabel*>(QStringLiteral("nothing"))->isVisible());
        filter->clear();
        QCOMPARE(shownRows(sheet).size(), 3);
        QVERIFY(!sheet.findChild<QLabel*>(QStringLiteral("nothing"))->isVisible());
    }
    void theSameHeadingReplacesItsRows()
    {
        KeysSheet sheet;
        sheet.setRows(QStringLiteral("A"), {{QStringLiteral("Enter"), QStringLiteral("Old")}});
        sheet.setRows(QStringLiteral("A"), {{QStringLiteral("Enter"), QStringLiteral("New")}});
        QCOMPARE(shownRows(sheet), QStringList{QStringLiteral("A | Enter | New")});
    }
};

NEXUS_TEST(KeysSheetTest, Screen);

} // namespace keys_sheet_test

#include "keys_sheet_test.moc"
