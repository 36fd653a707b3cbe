#include "ui/workbench/changes_page.h"

#include "model/base/text.h"
#include "tests/support/repository.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/card/face_view.h"
#include "ui/search/facet_bar.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"
#include "ui/workbench/change_details.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/list_picker.h"
#include "ui/workbench/revision_dialog.h"
#include "ui/workbench/workbench_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

namespace changes_page_test {

using namespace nexus;
using namespace nexus::test;
using app::ChangeKind;

namespace {

const char* const monday = "| Name | Card Type | CP Cost | Rule Box |\n|---|---|---|---|\n"
                           "| Kite Warden | Unit | 4 | When this unit is deployed, draw two cards. |\n"
                           "| Far Bell | Unit | 2 | Zeal. |\n| Lamp Oil | Asset | 1 | |\n"
                           "| Reading Lamp | Asset | 2 | |\n";
const char* const tuesday = "| Name | Card Type | CP Cost | Rule Box |\n|---|---|---|---|\n"
                            "| Kite Warden | Unit | 5 | When this unit is deployed, draw three cards. |\n"
                            "| Far Bell | Unit | 3 | Zeal. |\n| Tin Whistle | Event | 1 | |\n"
                            "| Reading Lamp | Asset | 9 | |\n";

struct Changes {
    WindowStory story;
    ui::ChangesPage* page = nullptr;

    Changes()
    {
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(ui::WorkbenchView::Changes);
        page = story.window().workbench()->changes();
    }
    QString file(const char* name, const char* text) const
    {
        const auto path = q((story.folder() / name).string());
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        out.write(text);
        return path;
    }
    void compare()
    {
        page->from()->chooseFile(file("monday.md", monday));
        page->to()->chooseFile(file("tuesday.md", tuesday));
        WindowStory::until([this] { return page->cards()->shown() == 5; }, "the comparison");
    }
    QStringList names() const
    {
        QStringList shown;
        for (int row = 0; row < page->cards()->shown(); ++row)
            shown << page->cards()->shownText(row, 0);
        return shown;
    }
    QString title() const { return page->findChild<QLabel*>(QStringLiteral("changeTitle"))->text(); }
    QString told() const { return page->findChild<ui::LineLabel*>(QStringLiteral("changesTold"))->text(); }
};

} // namespace

class ChangesPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { ui::applyTheme(ui::ThemeChoice::Light); }

    void aLikelyRenameIsAccepted()
    {
        Changes on;
        const auto list = [&](const char* name, const char* card) {
            return on.file(name, (std::string("Name,Card Type,CP,Rules\n") + card +
                                     ",Asset,2,At the start of your turn draw a card and discard a card.\n")
                                     .c_str());
        };
        on.page->from()->chooseFile(list("a.csv", "Reading Lamp"));
        on.page->to()->chooseFile(list("b.csv", "Reading Lantern"));
        WindowStory::until([&] { return on.page->cards()->shown() == 1; }, "the comparison");
        auto* accept = on.page->findChild<QPushButton*>(QStringLiteral("acceptRename"));
        QVERIFY(accept && accept->isVisible());
        const auto named = [&](const char* name) {
            return on.story.workspace().catalogue()->named(model::fold(name)).size();
        };
        QCOMPARE(named("Reading Lamp"), std::size_t{1});
        accept->click();
        QCOMPARE(named("Reading Lamp"), std::size_t{1}); // the window goes on meanwhile
        WindowStory::until([&] { return named("Reading Lamp") == 0; }, "the rename");
        QVERIFY(!accept->isEnabled());
        QCOMPARE(named("Reading Lantern"), std::size_t{1});
        QVERIFY(on.story.workspace().profile().imports().front().undoable);
    }

    void aRenameToAnotherTypeIsRefusedInWords()
    {
        Changes on;
        const auto list = [&](const char* name, const char* card) {
            return on.file(name, (std::string("Name,Card Type,CP,Rules\n") + card +
                                     ",2,At the start of your turn draw a card and discard a card.\n")
                                     .c_str());
        };
        on.page->from()->chooseFile(list("a.csv", "Reading Lamp,Asset"));
        on.page->to()->chooseFile(list("b.csv", "Reading Lamps,Unit"));
        WindowStory::until([&] { return on.page->cards()->shown() == 1; }, "the comparison");
        on.page->findChild<QPushButton*>(QStringLiteral("acceptRename"))->click();
        WindowStory::until(
            [&] {
                return on.told().startsWith(QStringLiteral("A card of type Asset cannot become one of "
                                                           "type Unit"));
            },
            "the refusal");
        QCOMPARE(on.story.workspace().catalogue()->named("reading lamp").size(), std::size_t{1});
    }

    void twoFilesAreComparedAndFiltered()
    {
        Changes on;
        on.compare();
        QCOMPARE(on.names(),
            (QStringList{QStringLiteral("+ Tin Whistle"), QStringLiteral("− Lamp Oil"), QStringLiteral("~ Kite Warden"),
                QStringLiteral("~ Far Bell"), QStringLiteral("~ Reading Lamp")}));
        QVERIFY2(
            on.told().startsWith(QStringLiteral("monday.md → tuesday.md: 1 added, 1 removed")), qPrintable(on.told()));
        QTest::mouseClick(on.page->chip(ChangeKind::Changed), Qt::LeftButton);
        QCOMPARE(on.page->cards()->shown(), 3);
        QTest::mouseClick(on.page->chip(ChangeKind::Changed), Qt::LeftButton);
        on.page->fields()->setFocus();
        on.page->fields()->chooseFirst();
        QCOMPARE(on.page->fields()->shownText(0, 0), QStringLiteral("CP"));
        QCOMPARE(on.page->fields()->shownText(1, 0), QStringLiteral("Rules text"));
        on.story.key(Qt::Key_Down);
        on.story.key(Qt::Key_Space); // by its rules
        QCOMPARE(on.names(), QStringList{QStringLiteral("~ Kite Warden")});
        on.story.key(Qt::Key_Space);
        on.page->findChild<QLineEdit*>(QStringLiteral("changesSearch"))->setFocus();
        WindowStory::type(QStringLiteral("bell"));
        QCOMPARE(on.names(), QStringList{QStringLiteral("~ Far Bell")});
    }

    void aCardBeforeAndAfterWithItsWordsMarked()
    {
        Changes on;
        on.compare();
        on.page->cards()->setFocus();
        on.story.key(Qt::Key_Home);
        QCOMPARE(on.title(), QStringLiteral("Tin Whistle (Event)"));
        QVERIFY(on.page->details()->after()->isVisible() && !on.page->details()->before()->isVisible());
        on.story.key(Qt::Key_Down, Qt::AltModifier);
        on.story.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(on.title(), QStringLiteral("Kite Warden (Unit)"));
        on.story.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(on.title(), QStringLiteral("Lamp Oil (Asset)"));
        on.story.key(Qt::Key_Down, Qt::AltModifier);
        const auto& details = *on.page->details();
        QCOMPARE(details.before()->face().card.name, std::string("Kite Warden"));
        QVERIFY(details.before()->face().card.numbers != details.after()->face().card.numbers);
        const auto* fields = on.page->findChild<QLabel*>(QStringLiteral("changedFields"));
        QVERIFY(fields->isVisible());
        QVERIFY2(fields->text().contains(QStringLiteral("line-through\">two</span>")), qPrintable(fields->text()));
        QVERIFY2(fields->text().contains(QStringLiteral("underline\">three</span>")), qPrintable(fields->text()));
        QVERIFY2(fields->accessibleDescription().contains(QStringLiteral("CP: before 4, after 5")),
            qPrintable(fields->accessibleDescription()));
    }

    void marksAreReadableInBothThemes()
    {
        for (const auto choice : {ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
            ui::applyTheme(choice);
            for (const bool after : {false, true}) {
                const auto text = ui::markedText({"rules", "draw <b>two</b>", "draw three"}, after);
                QVERIFY2(!text.contains(QStringLiteral("<b>")), qPrintable(text));
                const auto colour = after ? ui::theme().good : ui::theme().bad;
                QVERIFY(text.contains(colour.name()) && text.contains(ui::theme().hover.name()));
                QVERIFY(ui::contrast(colour, ui::theme().hover) >= 4.5);
            }
        }
    }

    void theDecksThatBreakAreNamedAndOpened()
    {
        Changes on;
        on.compare();
        auto* impact = on.page->findChild<QTreeWidget*>(QStringLiteral("changesImpact"));
        QVERIFY(impact && impact->topLevelItemCount() > 0);
        QVERIFY2(impact->topLevelItem(0)->text(0).contains(QStringLiteral("becomes illegal")),
            qPrintable(impact->topLevelItem(0)->text(0)));
        const auto* deck = impact->topLevelItem(0);
        const auto repair = deck->child(deck->childCount() - 1)->text(0);
        QVERIFY2(repair.startsWith(QStringLiteral("Nearest repair: ")), qPrintable(repair));
        impact->setFocus();
        impact->setCurrentItem(impact->topLevelItem(0));
        on.story.key(Qt::Key_Return);
        QTRY_COMPARE(on.story.window().frontView()->name(), QStringLiteral("Build"));
        QVERIFY(impact->topLevelItem(0)->text(0).contains(q(on.story.deck().name)));
    }

    void theListsAreSwappedAndTheChangelogCopied()
    {
        Changes on;
        on.compare();
        QTest::mouseClick(on.page->findChild<QPushButton*>(QStringLiteral("copyLog")), Qt::LeftButton);
        const auto log = QGuiApplication::clipboard()->text();
        QVERIFY2(log.contains(QStringLiteral("**Tin Whistle** (Event)")) && log.contains(QStringLiteral("CP 4 → 5")),
            qPrintable(log));
        QTest::mouseClick(on.page->findChild<QPushButton*>(QStringLiteral("swapLists")), Qt::LeftButton);
        WindowStory::until([&] { return on.names().contains(QStringLiteral("− Tin Whistle")); }, "the lists swapped");
        QCOMPARE(on.page->from()->title(), QStringLiteral("tuesday.md"));
    }

    void aSetIsChosenFromTheListAndFilesAreRemembered()
    {
        Changes on;
        on.compare();
        auto* list = on.page->to()->list();
        const int set = list->findData(QStringLiteral("set:COR"));
        QVERIFY(set >= 0);
        list->setFocus();
        list->setCurrentIndex(set);
        Q_EMIT list->activated(set);
        WindowStory::until([&] { return on.told().startsWith(QStringLiteral("monday.md → COR: ")); }, "the set");
        on.story.restart();
        on.story.window().showView(ui::MainWindow::Workbench);
        auto* page = on.story.window().workbench()->changes();
        QCOMPARE(page->from()->title(), QStringLiteral("monday.md"));
        QCOMPARE(page->to()->title(), QStringLiteral("COR"));
        QVERIFY(page->from()->list()->findText(QStringLiteral("tuesday.md")) >= 0);
        WindowStory::until([&] { return page->cards()->shown() > 10; }, "the comparison after a restart");
    }

    void aRevisionAndTheCatalogueBeforeAnImport()
    {
        Changes on;
        MadeRepository made(on.story.folder() / "lists.git");
        made.commit({{"cards.md", {monday}}}, "Monday");
        made.commit({{"cards.md", {tuesday}}}, "Tuesday");
        QTest::mouseClick(on.page->from()->findChild<QPushButton*>(QStringLiteral("chooseRevision")), Qt::LeftButton);
        WindowStory::onDialog([&](QWidget* open) {
            auto* dialog = qobject_cast<ui::RevisionDialog*>(open);
            QVERIFY(dialog);
            dialog->repository()->setText(q(made.path().string()));
            dialog->revision()->setText(QStringLiteral("HEAD~1"));
            WindowStory::until([&] { return dialog->path()->currentText() == QStringLiteral("cards.md"); }, "the list");
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        WindowStory::until(
            [&] { return on.page->from()->title() == QStringLiteral("cards.md at HEAD~1"); }, "a choice");
        on.page->to()->chooseRevision(q(made.path().string()) + QStringLiteral("@HEAD:cards.md"));
        WindowStory::until([&] { return on.page->cards()->shown() == 5; }, "the comparison of revisions");
        QVERIFY2(on.told().startsWith(QStringLiteral("cards.md at HEAD~1 → cards.md at HEAD: 1 added, 1 removed")),
            qPrintable(on.told()));
        on.page->to()->chooseRevision(q(made.path().string()) + QStringLiteral("@nowhere:cards.md"));
        WindowStory::until([&] { return on.told().contains(QStringLiteral("no revision “nowhere”")); }, "the refusal");
        on.page->from()->setImports(1);
        auto* list = on.page->from()->list();
        const int now = list->findText(QStringLiteral("Catalogue as it is"));
        QVERIFY(now >= 0 && list->findText(QStringLiteral("Catalogue before the last import")) == now + 1);
        list->setCurrentIndex(now);
        Q_EMIT list->activated(now);
        on.page->to()->chooseFile(on.file("tuesday.md", tuesday));
        WindowStory::until(
            [&] { return on.told().startsWith(QStringLiteral("Catalogue as it is → tuesday.md: ")); }, "the catalogue");
        on.story.restart();
        on.story.window().showView(ui::MainWindow::Workbench);
        const auto* again = on.story.window().workbench()->changes()->from();
        QCOMPARE(again->title(), QStringLiteral("Catalogue as it is"));
        QVERIFY(again->list()->findText(QStringLiteral("cards.md at HEAD~1")) >= 0);
    }

    void theRoomIsDividedAsItWas()
    {
        Changes on;
        const auto parts = [&] {
            on.story.window().resize(1400, 900);
            on.story.window().showView(ui::MainWindow::Workbench);
            QCoreApplication::processEvents();
            return on.story.window().workbench()->changes()->findChild<QSplitter*>(QStringLiteral("changesParts"));
        };
        const auto before = parts()->sizes();
        parts()->setSizes({before[0] + 60, before[1] - 60});
        const auto divided = parts()->sizes();
        QVERIFY(divided != before);
        on.story.restart();
        QCOMPARE(parts()->sizes(), divided);
    }

    void aRowThatCannotBeReadIsSaid()
    {
        Changes on;
        on.page->from()->chooseFile(on.file("monday.md", monday));
        on.page->to()->chooseFile(on.file("broken.csv", "Name,Card Type,CP\nTin,Unit,two\n"));
        WindowStory::until([&] { return on.told().contains(QStringLiteral("broken.csv: ")); }, "the refusal");
        QVERIFY2(on.told().contains(QStringLiteral("is not a whole number")), qPrintable(on.told()));
        QCOMPARE(on.page->cards()->shown(), 0);
        QVERIFY(on.page->changelog().isEmpty());
    }
};

NEXUS_TEST(ChangesPageTest, Screen);

} // namespace changes_page_test

#include "changes_page_test.moc"
