#include "ui/catalogue/catalogue_view.h"

#include "app/documents/card_import.h"
#include "db/deck_store.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/catalogue/import_dialog.h"
#include "ui/catalogue/set_browser.h"
#include "ui/search/query_field.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QtTest>

namespace catalogue_view_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

struct Room {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    ui::CatalogueView view{workspace};
    void open()
    {
        QSignalSpy ready(&workspace, &app::Workspace::ready);
        workspace.open();
        QVERIFY(ready.wait(patience));
        view.resize(1200, 800);
        view.show();
    }
    QTreeWidget* table(const char* name) const
    {
        for (auto* table : view.findChildren<QTreeWidget*>())
            if (table->accessibleName() == QLatin1String(name))
                return table;
        return nullptr;
    }
    QPushButton* undo() const
    {
        for (auto* button : view.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Undo")))
                return button;
        return nullptr;
    }
};

} // namespace

class CatalogueViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void aSetIsBrowsed()
    {
        Room room;
        room.open();
        const auto* sets = room.table("Sets");
        const auto code = sets->topLevelItem(0)->text(0);
        room.view.findChild<QPushButton*>(QStringLiteral("browseSet"))->click();
        auto* browser = room.view.findChild<ui::SetBrowser*>();
        QVERIFY(browser && browser->isVisible());
        QCOMPARE(browser->model()->cards().size(), model::setCounts(*room.workspace.catalogue()).front().cards);
        browser->showGallery(false);
        browser->filter()->setText(QStringLiteral("t:mission"));
        const auto missions = browser->model()->cards().size();
        QVERIFY(missions > 0 && missions < room.workspace.catalogue()->size());
        browser->nameIt(QStringLiteral("Spring Winds"), QStringLiteral("2026-05-04"));
        const auto named = room.workspace.catalogue()->sets();
        QVERIFY(std::any_of(named.begin(), named.end(), [&](const auto& set) {
            return q(set.code) == code && set.name == "Spring Winds" && set.released == "2026-05-04";
        }));
        QCOMPARE(browser->model()->cards().size(), missions);
        QSignalSpy wanted(&room.view, &ui::CatalogueView::queryWanted);
        for (auto* button : browser->findChildren<QPushButton*>())
            if (button->text().startsWith(QStringLiteral("Show in")))
                button->click();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("set:%1 t:mission").arg(code.toLower()));
        QVERIFY(!browser->isVisible());
    }

    void itShowsSetsAndRulesets()
    {
        Room room;
        QVERIFY(!room.undo()->isEnabled()); // not ready yet
        room.scratch.write("bad.json", "{");
        const auto folder = room.scratch.path("profile/games/quantum-nexus/rulesets");
        std::filesystem::create_directories(folder);
        std::filesystem::copy_file(room.scratch.path("bad.json"), folder / "bad.json");
        room.open();
        const auto* sets = room.table("Sets");
        QCOMPARE(sets->topLevelItemCount(), static_cast<int>(room.workspace.catalogue()->sets().size()));
        QCOMPARE(
            sets->topLevelItem(0)->text(3).toULongLong(), static_cast<qulonglong>(room.workspace.catalogue()->size()));
        const auto* rulesets = room.table("Rulesets");
        QCOMPARE(rulesets->topLevelItemCount(), static_cast<int>(room.workspace.library().rulesets.size()) + 1);
        const auto* refused = rulesets->topLevelItem(rulesets->topLevelItemCount() - 1);
        QCOMPARE(refused->text(1), QStringLiteral("bad.json"));
        QVERIFY(!refused->text(2).isEmpty());
        QVERIFY(!room.undo()->isEnabled()); // the starter set is no import to take back
        QVERIFY(!room.table("Past imports")->isVisible());
    }

    void anImportIsListedAndTakenBack()
    {
        Room room;
        room.open();
        const auto before = room.workspace.catalogue()->size();
        room.scratch.write("a.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        room.view.importFiles({QString::fromStdString(room.scratch.path("a.csv").string())});
        auto* dialog = room.view.findChild<ui::ImportDialog*>();
        QVERIFY(dialog);
        const auto importButton = [&]() -> QPushButton* {
            for (auto* button : dialog->findChildren<QPushButton*>())
                if (button->isVisible() && button->isEnabled() && button->text().contains(QStringLiteral("&Import")))
                    return button;
            return nullptr;
        };
        QVERIFY(QTest::qWaitFor([&] { return importButton() != nullptr; }, patience));
        QSignalSpy changed(&room.view, &ui::CatalogueView::catalogueChanged);
        importButton()->click();
        QVERIFY(changed.wait(patience));
        QCOMPARE(room.workspace.catalogue()->size(), before + 1);
        dialog->close();
        auto* imports = room.table("Past imports");
        QVERIFY(imports->isVisible());
        QCOMPARE(imports->topLevelItem(0)->text(1), QStringLiteral("a.csv"));
        QCOMPARE(imports->topLevelItem(0)->text(2), QStringLiteral("1 new card, 0 changed"));
        QVERIFY(room.undo()->isEnabled());
        auto deck = deckOf("main: 3 Tin");
        deck.name = "Tin soldiers";
        (void)room.workspace.profile().decks().add(deck, app::utcNow());
        for (const bool takeIt : {false, true}) {
            room.undo()->click();
            auto* ask = room.view.findChild<ui::UndoImportDialog*>();
            QVERIFY(ask);
            QPushButton* yes = nullptr;
            for (auto* button : ask->findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("&Undo import"))
                    yes = button;
            QVERIFY(yes && !yes->isEnabled()); // not before it was looked at
            QVERIFY(QTest::qWaitFor([&] { return yes->isEnabled(); }, patience));
            const auto* impact = ask->findChild<QTreeWidget*>();
            QVERIFY(impact);
            QCOMPARE(impact->topLevelItemCount(), 1);
            QVERIFY(impact->topLevelItem(0)->text(0).contains(QStringLiteral("Tin soldiers stays illegal")));
            QVERIFY(impact->topLevelItem(0)->childCount() > 0); // with its totals and problems
            QCOMPARE(room.workspace.catalogue()->size(), before + 1);
            if (takeIt)
                yes->click();
            else
                ask->reject();
            QVERIFY(QTest::qWaitFor([&] { return room.view.findChild<ui::UndoImportDialog*>() == nullptr; }, patience));
            QCOMPARE(room.workspace.catalogue()->size(), takeIt ? before : before + 1);
            QCOMPARE(room.undo()->isEnabled(), !takeIt);
        }
        QVERIFY(imports->topLevelItem(0)->text(2).startsWith(QStringLiteral("undone")));
        QVERIFY(!room.undo()->isEnabled());
    }
};

NEXUS_TEST(CatalogueViewTest, Screen);

} // namespace catalogue_view_test

#include "catalogue_view_test.moc"
