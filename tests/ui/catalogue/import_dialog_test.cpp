#include "ui/catalogue/import_dialog.h"

#include "db/catalogue_store.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeWidget>
#include <QtTest>

namespace import_dialog_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

struct Opened {
    Scratch scratch;
    ui::ImportDialog dialog{scratch.path("profile")};
    std::shared_ptr<const model::Catalogue> result;
    Opened()
    {
        QObject::connect(
            &dialog, &ui::ImportDialog::imported, &dialog, [this](const auto& catalogue) { result = catalogue; });
        dialog.show();
    }
    QString path(const char* name) const { return QString::fromStdString(scratch.path(name).string()); }
    int page() const { return dialog.findChild<QStackedWidget*>()->currentIndex(); }
    QTabWidget* tabs() const { return dialog.findChild<QTabWidget*>(); }
    QPushButton* button(const QString& text) const
    {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')).startsWith(text) && button->isVisible())
                return button;
        return nullptr;
    }
    QTreeWidget* tab(const QString& title) const
    {
        for (int i = 0; i < tabs()->count(); ++i)
            if (tabs()->tabText(i).startsWith(title))
                return qobject_cast<QTreeWidget*>(tabs()->widget(i));
        return nullptr;
    }
    bool read(const QStringList& files)
    {
        dialog.addFiles(files);
        button(QStringLiteral("Read"))->click();
        return QTest::qWaitFor([this] { return page() == 2; }, patience);
    }
};

} // namespace

class ImportDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void aTextThatIsNoUtf8IsOfferedAsWindows1252()
    {
        Opened o;
        o.scratch.write("cards.csv", "Name;Card Type;CP\nK\374chenfee;Unit;1\n");
        QVERIFY(o.read({o.path("cards.csv")}));
        QVERIFY(!o.button(QStringLiteral("Import"))->isEnabled());
        auto* windows = o.button(QStringLiteral("Read as Windows-1252"));
        QVERIFY(windows);
        windows->click();
        QVERIFY(QTest::qWaitFor([&] { return o.page() == 2; }, patience));
        QVERIFY(o.button(QStringLiteral("Import"))->isEnabled() && !o.button(QStringLiteral("Read as Windows-1252")));
        QCOMPARE(o.tab(QStringLiteral("New"))->topLevelItem(0)->text(0), QStringLiteral("Küchenfee"));
    }

    void cardsAreReadReportedAndImported()
    {
        Opened opened;
        opened.scratch.write("a.csv", "Name,Card Type,CP,Artist\nTin,Unit,1,Ada\nReading Lamp,Asset,9,Ada\n");
        QVERIFY(!opened.button(QStringLiteral("Read"))->isEnabled());
        QVERIFY(opened.read({opened.path("a.csv")}));
        QVERIFY(opened.tab(QStringLiteral("New (1)")));
        QCOMPARE(opened.tab(QStringLiteral("New (1)"))->topLevelItem(0)->text(0), QStringLiteral("Tin"));
        auto* changed = opened.tab(QStringLiteral("Changed cards (1)"));
        QVERIFY(changed);
        const auto* cp = changed->topLevelItem(0)->child(0);
        QCOMPARE(cp->text(0), QStringLiteral("cp"));
        QCOMPARE(cp->text(2), QStringLiteral("9"));
        QVERIFY(opened.tab(QStringLiteral("Notes")));
        QVERIFY(!opened.tab(QStringLiteral("Refused")));
        auto* decks = opened.tab(QStringLiteral("Your decks"));
        QVERIFY(decks); // a sample deck plays the Lamp
        QVERIFY2(decks->topLevelItem(0)->text(0).contains(QStringLiteral("becomes illegal")),
            qPrintable(decks->topLevelItem(0)->text(0)));
        QVERIFY(decks->topLevelItem(0)->childCount() >= 2);
        const auto* repair = decks->topLevelItem(0)->child(decks->topLevelItem(0)->childCount() - 1);
        QVERIFY2(repair->text(0).startsWith(QStringLiteral("Nearest repair: ")), qPrintable(repair->text(0)));
        QVERIFY(!opened.result);
        opened.button(QStringLiteral("Import"))->click();
        QVERIFY(QTest::qWaitFor([&] { return opened.result != nullptr; }, patience));
        QCOMPARE(opened.result->number(opened.result->named("reading lamp").front(), 0).value_or(0), 9);
        QVERIFY(opened.button(QStringLiteral("Close")));
        QVERIFY(!opened.button(QStringLiteral("Import")));
    }

    void changedNamesAreAskedAbout()
    {
        Opened opened;
        opened.scratch.write("a.csv",
            "Name,Card Type,CP,Rule Box\nTin Soldier,Unit,1,Draw a card.\n"
            "Copper Fox,Unit,2,Ready another unit.\nZinc Owl,Unit,2,\nLead Cow,Unit,3,Gain 2 CP.\n");
        opened.scratch.write("b.csv", "Name,Card Type,CP,Rule Box\nPewter Soldier,Unit,1,Draw a card.\n"
                                      "Copper Fox,Unit,2,Ready another unit.\nZinc Owl,Unit,2,\n");
        QVERIFY(opened.read({opened.path("a.csv")}));
        auto* renames = opened.dialog.findChild<QCheckBox*>(QStringLiteral("takeRenames"));
        auto* withdraw = opened.dialog.findChild<QCheckBox*>(QStringLiteral("withdraw"));
        QVERIFY(!renames->isVisible() && !withdraw->isVisible());
        opened.button(QStringLiteral("Import"))->click();
        QVERIFY(QTest::qWaitFor([&] { return opened.result != nullptr; }, patience));
        const auto size = opened.result->size();

        ui::ImportDialog again(opened.scratch.path("profile"));
        std::shared_ptr<const model::Catalogue> result;
        connect(&again, &ui::ImportDialog::imported, this, [&](const auto& catalogue) { result = catalogue; });
        again.show();
        again.addFiles({opened.path("b.csv")});
        again.read();
        const auto* pages = again.findChild<QStackedWidget*>();
        QTRY_COMPARE_WITH_TIMEOUT(pages->currentIndex(), 2, patience);
        renames = again.findChild<QCheckBox*>(QStringLiteral("takeRenames"));
        withdraw = again.findChild<QCheckBox*>(QStringLiteral("withdraw"));
        QVERIFY(renames->isVisible() && withdraw->isVisible());
        QVERIFY2(
            renames->text().contains(QStringLiteral("“Tin Soldier” → “Pewter Soldier”")), qPrintable(renames->text()));
        QVERIFY2(withdraw->text().contains(QStringLiteral("Lead Cow, Tin Soldier")), qPrintable(withdraw->text()));
        renames->click();
        QTRY_VERIFY_WITH_TIMEOUT(pages->currentIndex() == 2 && renames->isVisible() && renames->isChecked(), patience);
        QVERIFY2(withdraw->text().endsWith(QStringLiteral(" Lead Cow")), qPrintable(withdraw->text()));
        withdraw->click();
        QTRY_VERIFY_WITH_TIMEOUT(pages->currentIndex() == 2 && withdraw->isChecked(), patience);
        for (auto* button : again.findChildren<QPushButton*>())
            if (button->isVisible() && button->text().remove(QLatin1Char('&')) == QStringLiteral("Import"))
                button->click();
        QVERIFY(QTest::qWaitFor([&] { return result != nullptr; }, patience));
        QCOMPARE(result->size(), size - 1);
        QCOMPARE(result->named("pewter soldier").size(), std::size_t{1});
    }

    void aFileMendedMeanwhileIsReadAgain()
    {
        Opened opened;
        opened.scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,one\n");
        QVERIFY(opened.read({opened.path("a.csv")}));
        QVERIFY(opened.tab(QStringLiteral("Refused rows (1)")));
        opened.scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        opened.dialog.findChild<QPushButton*>(QStringLiteral("readAgain"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(opened.page() == 2 && opened.tab(QStringLiteral("New (1)")), patience);
        QVERIFY(opened.button(QStringLiteral("Import"))->isEnabled());
    }

    void refusedRowsAreShownAndNothingIsImported()
    {
        Opened opened;
        opened.scratch.write("bad.csv", "Name,Card Type,CP\nTin,Unit,1\nOre,Unit,two\n");
        QVERIFY(opened.read({opened.path("bad.csv")}));
        auto* refused = opened.tab(QStringLiteral("Refused rows (1)"));
        QVERIFY(refused);
        QCOMPARE(opened.tabs()->currentWidget(), refused);
        QCOMPARE(refused->topLevelItem(0)->text(1), QStringLiteral("line 3"));
        QCOMPARE(refused->topLevelItem(0)->text(4), QStringLiteral("two"));
        QVERIFY(!opened.button(QStringLiteral("Import"))->isEnabled());
        opened.scratch.write("good.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        opened.button(QStringLiteral("Other files"))->click();
        QVERIFY(opened.read({opened.path("good.csv")}));
        QVERIFY(opened.button(QStringLiteral("Import")));
        QCOMPARE(opened.button(QStringLiteral("Import"))->text().remove(QLatin1Char('&')),
            QStringLiteral("Import 1 of 2 files"));
    }

    void cancelledItLeavesTheCatalogueAlone()
    {
        Opened opened;
        opened.scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        QVERIFY(opened.read({opened.path("a.csv")}));
        opened.button(QStringLiteral("Cancel"))->click();
        QVERIFY(!opened.dialog.isVisible());
        app::Profile profile(opened.scratch.path("profile"));
        QVERIFY(profile.catalogue()->named("tin").empty());
        QVERIFY(profile.catalogueStore().imports().empty());
    }

    void aFileThatIsNotThereIsSaidWhereFilesAreChosen()
    {
        Opened opened;
        opened.dialog.addFiles({opened.path("gone.csv")});
        opened.button(QStringLiteral("Read"))->click();
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (auto* label : opened.dialog.findChildren<QLabel*>())
                    if (label->isVisible() && label->text().contains(QStringLiteral("gone.csv")))
                        return true;
                return false;
            },
            patience));
        QVERIFY(QTest::qWaitFor([&] { return opened.page() == 0; }, patience));
    }

    void everyControlHasAName()
    {
        Opened opened;
        for (auto* widget : opened.dialog.findChildren<QWidget*>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible()) {
                auto* face = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
    }
};

NEXUS_TEST(ImportDialogTest, Screen);

} // namespace import_dialog_test

#include "import_dialog_test.moc"
