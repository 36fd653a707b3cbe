#include "ui/library/library_dialog.h"

#include "db/deck_store.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

namespace library_dialog_test {

using namespace nexus;
using namespace nexus::test;

namespace {

model::Deck lamps(const char* name, int count)
{
    model::Deck deck;
    deck.name = name;
    deck.game = "quantum-nexus";
    deck.ruleset = model::RulesetId("quantum-nexus-2025-07");
    deck.tags = {"lamps"};
    deck.sections = {{model::SectionId("main"), {{.card = "Reading Lamp", .count = count}}}};
    return deck;
}

struct Opened {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    std::unique_ptr<ui::LibraryDialog> dialog;
    std::int64_t deck = 0;
    Opened()
    {
        QSignalSpy ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(60'000))
            throw std::runtime_error("the workspace does not come");
        deck = workspace.profile().decks().add(lamps("Zebra", 2), "2025-01-01T00:00:00Z");
        workspace.profile().decks().save(deck, lamps("Zebra", 3), "2025-01-02T00:00:00Z");
        dialog = std::make_unique<ui::LibraryDialog>(workspace);
        dialog->show();
        dialog->activateWindow();
        (void)QTest::qWaitForWindowActive(dialog.get());
    }
    QTreeView* table(const char* name) const
    {
        for (auto* view : dialog->findChildren<QTreeView*>())
            if (view->accessibleName() == QLatin1String(name))
                return view;
        return nullptr;
    }
    QTreeView* decks() const { return table("Decks of the library"); }
    QPushButton* button(const char* text) const
    {
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text)))
                return button;
        return nullptr;
    }
    QLineEdit* filter() const { return dialog->findChild<QLineEdit*>(); }
    QString cell(int row, int column) const { return decks()->model()->index(row, column).data().toString(); }
};

} // namespace

class LibraryDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void typingFindsAndEnterOpens()
    {
        Opened opened;
        const int all = opened.decks()->model()->rowCount();
        QVERIFY(all > 3);
        QSignalSpy came(opened.dialog.get(), &ui::LibraryDialog::deckOpened);
        QTest::keyClicks(opened.filter(), QStringLiteral("LAMPS zeb"));
        QCOMPARE(opened.decks()->model()->rowCount(), 1);
        QCOMPARE(opened.cell(0, 0), QStringLiteral("Zebra"));
        opened.filter()->setFocus();
        QTest::keyClick(opened.filter(), Qt::Key_Return);
        QCOMPARE(came.count(), 1);
        QVERIFY(opened.workspace.find(opened.deck));
        QVERIFY(!opened.dialog->isVisible());
    }

    void tilesShowTheSameDecksWithTheSameSelection()
    {
        Opened opened;
        auto* tiles = opened.dialog->findChild<QListView*>(QStringLiteral("deckTiles"));
        QVERIFY(!opened.dialog->showsTiles() && !tiles->isVisible());
        opened.dialog->selectDeck(opened.deck);
        opened.dialog->findChild<QToolButton*>(QStringLiteral("libraryTiles"))->click();
        QVERIFY(opened.dialog->showsTiles() && tiles->isVisible());
        QCOMPARE(tiles->currentIndex().data().toString(), QStringLiteral("Zebra"));
        QVERIFY(tiles->grab().width() > 0);
        QTest::keyClicks(opened.filter(), QStringLiteral("lamps zeb"));
        QCOMPARE(tiles->model()->rowCount(), 1);
        QSignalSpy came(opened.dialog.get(), &ui::LibraryDialog::deckOpened);
        tiles->setFocus();
        QTest::keyClick(tiles, Qt::Key_Return);
        QCOMPARE(came.count(), 1);
        QVERIFY(opened.workspace.find(opened.deck));
    }

    void aTileChosenIsARowChosen()
    {
        Opened opened;
        opened.dialog->showTiles(true);
        auto* tiles = opened.dialog->findChild<QListView*>(QStringLiteral("deckTiles"));
        tiles->setFocus();
        QTest::keyClick(tiles, Qt::Key_End);
        QVERIFY(opened.button("Rename")->isEnabled()); // one deck
        QTest::keyClick(tiles, Qt::Key_Home, Qt::ShiftModifier);
        QVERIFY(!opened.button("Rename")->isEnabled() && opened.button("Move to bin")->isEnabled());
    }

    void legalityIsFilledInWithWords()
    {
        Opened opened;
        QVERIFY(QTest::qWaitFor([&] {
            for (int row = 0; row < opened.decks()->model()->rowCount(); ++row)
                if (opened.cell(row, 1) == QStringLiteral("…"))
                    return false;
            return true;
        }));
        QStringList words;
        for (int row = 0; row < opened.decks()->model()->rowCount(); ++row)
            words << opened.cell(row, 1);
        QVERIFY2(words.contains(QStringLiteral("✓ legal")), qPrintable(words.join(QLatin1Char('|'))));
        QVERIFY(words.filter(QStringLiteral("open")).size() > 0 || words.filter(QStringLiteral("error")).size() > 0);
        opened.decks()->sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(opened.cell(0, 1), QStringLiteral("✓ legal"));
    }

    void versionsAreShownAndBroughtBack()
    {
        Opened opened;
        opened.dialog->selectDeck(opened.deck);
        auto* versions = opened.dialog->findChild<QListWidget*>();
        QCOMPARE(versions->count(), 2);
        auto* differences = opened.dialog->findChild<QPlainTextEdit*>();
        QVERIFY2(differences->toPlainText().contains(QStringLiteral("Reading Lamp 2 → 3 (+1)")),
            qPrintable(differences->toPlainText()));
        QVERIFY(!opened.button("Bring back")->isEnabled()); // it is the newest
        versions->setCurrentRow(1);
        QSignalSpy compared(opened.dialog.get(), &ui::LibraryDialog::compareWanted);
        opened.button("Compare")->click();
        QCOMPARE(compared.count(), 1);
        QCOMPARE(compared.front()[1].toString(), QStringLiteral("Version 1"));
        opened.button("Bring back")->click();
        QVERIFY(opened.workspace.profile().decks().find(opened.deck)->deck == lamps("Zebra", 2));
        QCOMPARE(versions->count(), 3);
    }

    void theBinIsFilledRestoredAndEmptiedOnlyWhenAsked()
    {
        Opened opened;
        opened.dialog->selectDeck(opened.deck);
        opened.button("Move to bin")->click();
        auto* tabs = opened.dialog->findChild<QTabWidget*>();
        QCOMPARE(tabs->tabText(1), QStringLiteral("Bin (1)"));
        tabs->setCurrentIndex(1);
        auto* bin = opened.table("Decks in the bin");
        QCOMPARE(bin->model()->rowCount(), 1);
        QVERIFY(!opened.button("Restore")->isEnabled());
        bin->setCurrentIndex(bin->model()->index(0, 0));
        opened.button("Restore")->click();
        QCOMPARE(tabs->tabText(1), QStringLiteral("Bin (0)"));
        QVERIFY(!opened.button("Empty bin")->isEnabled());
        opened.dialog->selectDeck(opened.deck);
        opened.button("Move to bin")->click();
        opened.button("Empty bin")->click();
        auto* box = opened.dialog->findChild<QMessageBox*>();
        QVERIFY(box);
        QCOMPARE(opened.workspace.profile().decks().list(true).size(), std::size_t{1}); // it asks
        for (auto* each : box->buttons())
            if (each->text().contains(QStringLiteral("Delete")))
                each->click();
        QVERIFY(opened.workspace.profile().decks().list(true).empty());
    }

    void whatIsChosenStaysChosenOverAReload()
    {
        Opened opened;
        auto& store = opened.workspace.profile().decks();
        const auto second = store.add(lamps("Aardvark", 1), "2025-01-03T00:00:00Z");
        opened.dialog->selectDeck(opened.deck);
        opened.button("Duplicate")->click(); // reads the library anew
        const auto rowOf = [&](const char* name) {
            for (int row = 0; row < opened.decks()->model()->rowCount(); ++row)
                if (opened.cell(row, 0) == QLatin1String(name))
                    return row;
            return -1;
        };
        const auto chosen = [&] {
            QStringList names;
            for (const auto& index : opened.decks()->selectionModel()->selectedRows())
                names << index.data().toString();
            names.sort();
            return names;
        };
        QVERIFY(rowOf("Aardvark") >= 0 && second > 0);
        auto* selection = opened.decks()->selectionModel();
        opened.decks()->setCurrentIndex(opened.decks()->model()->index(rowOf("Zebra"), 0));
        selection->select(opened.decks()->model()->index(rowOf("Aardvark"), 0),
            QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(chosen(), QStringList({QStringLiteral("Aardvark"), QStringLiteral("Zebra")}));
        Q_EMIT opened.workspace.libraryChanged(); // a deck is saved elsewhere
        QCOMPARE(chosen(), QStringList({QStringLiteral("Aardvark"), QStringLiteral("Zebra")}));
        QCOMPARE(opened.decks()->currentIndex().data().toString(), QStringLiteral("Zebra"));
        // where they are gone, the row that took their place is chosen
        const int row = rowOf("Aardvark");
        opened.decks()->setCurrentIndex(opened.decks()->model()->index(row, 0));
        const auto next = opened.cell(row + 1, 0);
        opened.button("Move to bin")->click();
        QCOMPARE(chosen(), QStringList({next}));
    }

    void anEmptyResultSaysWhatToDo()
    {
        Opened opened;
        opened.dialog->setFilter(QStringLiteral("no such deck anywhere"));
        QCOMPARE(opened.decks()->model()->rowCount(), 0);
        bool said = false;
        for (auto* label : opened.dialog->findChildren<QLabel*>())
            said = said || label->text().contains(QStringLiteral("try fewer words"));
        QVERIFY(said);
        QVERIFY(!opened.button("Open")->isEnabled());
    }

    void everyControlHasAName()
    {
        Opened opened;
        for (auto* widget : opened.dialog->findChildren<QWidget*>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible() && !qobject_cast<QTabBar*>(widget)) {
                auto* face = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
    }
};

NEXUS_TEST(LibraryDialogTest, Screen);

} // namespace library_dialog_test

#include "library_dialog_test.moc"
