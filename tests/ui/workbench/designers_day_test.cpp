// A day of those who make a card game, in the window: their list becomes an edition with a law in a handful of actions,
// eight decks are clicked together, twelve cells are typed, what that does is told, and a sheet and a web page come
// out. Nobody edits JSON. Each click is an action, and each text typed.
#include "ui/workbench/workbench_view.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/catalogue/import_dialog.h"
#include "ui/catalogue/result_table.h"
#include "ui/print/print_view.h"
#include "ui/print/proxies_page.h"
#include "ui/theme/row_table.h"
#include "ui/window/deck_commands.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/changes_page.h"
#include "ui/workbench/edition_page.h"
#include "ui/workbench/list_picker.h"
#include "ui/workbench/new_edition_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeWidget>

namespace window_day_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int mostActions = 25; // for an edition and its law
constexpr int mostOfADeck = 20;
constexpr int cards = 12, costColumn = 3, decks = 8;

std::string list()
{
    std::string text =
        "| Name | Card Type | Duplicates | RP Cost | CP Cost | DP Tech | Attack | Defense | Range | Threat Posed |\n"
        "|---|---|---|---|---|---|---|---|---|---|\n";
    for (int card = 0; card < cards; ++card)
        text += "| Kite " + std::string(1, static_cast<char>('A' + card)) + "x | Unit | 9 | " +
                std::to_string(2 + card % 3) + " | 2 | 1 | 1 | 2 | " + std::to_string(1 + card % 3) + " | " +
                (card % 2 ? "Wide Board" : "Big Body") + " |\n";
    return text + "| Yard | Mission | N/A | N/A | 12 | 1 | N/A | N/A | N/A | N/A |\n";
}

struct Day {
    WindowStory story;
    int actions = 0;
    ui::WorkbenchView* bench = nullptr;

    template <class Widget> Widget* part(const QWidget* in, const char* id) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto* found = in->findChild<Widget*>(QString::fromLatin1(id));
        if (!found)
            qFatal("there is no %s", id);
        return found;
    }
    void click(QAbstractButton* button)
    {
        ++actions;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void type(QLineEdit* field, const char* text)
    {
        ++actions;
        field->setFocus();
        WindowStory::type(QString::fromLatin1(text));
    }
    void choose(QComboBox* box, const char* text)
    {
        ++actions;
        box->setCurrentIndex(box->findText(QString::fromUtf8(text)));
        Q_EMIT box->activated(box->currentIndex());
    }
    void chooseRule(const char* rule)
    {
        ++actions;
        auto* rules = bench->edition()->rules();
        for (int row = 0; row < rules->topLevelItemCount(); ++row)
            if (rules->topLevelItem(row)->toolTip(0) == QString::fromLatin1(rule))
                return rules->setCurrentItem(rules->topLevelItem(row));
        qFatal("there is no rule %s", rule);
    }
    void set(const char* id, int value)
    {
        ++actions;
        part<QSpinBox>(bench->edition(), id)->setValue(value);
    }
    // One copy more of the first card found, by its +.
    void add(int row)
    {
        auto& table = *story.search().table();
        const auto* model = qobject_cast<const app::CatalogueModel*>(table.model());
        int column = 0;
        while (model->columns()[static_cast<std::size_t>(column)].id != QStringLiteral("adding"))
            ++column;
        const auto cell = table.visualRect(model->index(row, column)).adjusted(8, 0, -8, -1);
        ++actions;
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, ui::ResultDelegate::plusRect(cell).center());
        QCoreApplication::processEvents();
    }
    void find(const QString& query)
    {
        ++actions;
        story.seek(query);
        WindowStory::until([&] { return story.found().size() > 0; }, "the cards");
    }
    // A Mission and three copies each of four cards.
    void makeDeck(int which)
    {
        ++actions;
        story.key(Qt::Key_N, Qt::ControlModifier);
        auto* editions = part<QComboBox>(story.window().deck(), "ruleset");
        const int own = editions->findData(QStringLiteral("spring-26"));
        if (own < 0)
            qFatal("the edition is not offered");
        choose(editions, editions->itemText(own).toUtf8().constData());
        find(QStringLiteral("set:p26 t:mission"));
        add(0);
        find(QStringLiteral("set:p26 t:unit"));
        for (int row = 0; row < 4; ++row)
            for (int copy = 0; copy < 3; ++copy)
                add((which + row) % cards);
    }
    // Another cost, typed into the cell.
    void changeCost(QTableView* grid, int card)
    {
        ++actions;
        const auto cell = grid->model()->index(card, costColumn);
        grid->setCurrentIndex(cell);
        grid->setFocus();
        const auto cost = QString::number(cell.data().toInt() + 1);
        grid->edit(cell);
        auto* editor = grid->viewport()->findChild<QLineEdit*>();
        if (!editor) // one that is no line
            return (void)grid->model()->setData(cell, cost, Qt::EditRole);
        editor->selectAll();
        QTest::keyClicks(editor, cost);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void makeEdition(const QString& file)
    {
        actions += 4;                                // Changes, New edition…, Files…, the list
        bench->showPage(ui::WorkbenchView::Edition); // where there is none yet
        WindowStory::until([&] { return !bench->edition()->emptyText().isEmpty(); }, "the page of the edition");
        bench->newEdition({file});
        auto* dialog = story.window().findChild<ui::NewEditionDialog*>();
        WindowStory::until([&] { return dialog->isActiveWindow(); }, "the dialog");
        type(part<QLineEdit>(dialog, "editionId"), "spring-26");
        type(part<QLineEdit>(dialog, "editionSet"), "P26");
        WindowStory::until([&] { return dialog->isPlanned(); }, "the plan");
        click(part<QPushButton>(dialog, "writeEdition"));
        ui::ImportDialog* import = nullptr;
        WindowStory::until(
            [&] {
                for (auto* each : story.window().findChildren<ui::ImportDialog*>())
                    if (each->isVisible() && each->findChild<QStackedWidget*>()->currentIndex() == 2)
                        import = each;
                return import != nullptr;
            },
            "the import");
        for (auto* button : import->findChildren<QPushButton*>())
            if (button->isVisible() && button->isEnabled() && button->text() == QStringLiteral("&Import"))
                click(button);
        WindowStory::until([&] { return !story.workspace().catalogue()->named("kite ax").empty(); }, "the cards");
        ++actions;
        import->close();
    }
    // A sheet of proxies and a web page of the deck in front.
    void printAndPublish()
    {
        actions = 0;
        const auto sheet = story.folder() / "sheet.pdf", page = story.folder() / "page.html";
        story.window().showView(ui::MainWindow::Print);
        auto* proxies = story.window().print()->proxies();
        WindowStory::until([&] { return proxies->isSettled() && proxies->insteadText().isEmpty(); }, "the sheets");
        proxies->askSave = [&](const QString&) { return q(sheet.string()); };
        ++actions;
        proxies->savePdf();
        WindowStory::until([&] { return std::filesystem::exists(sheet); }, "a sheet");
        auto& commands = *story.window().findChild<ui::DeckCommands*>();
        commands.askPage = [&](const QString&) { return q(page.string()); };
        commands.offerPicture = [](const QString&) {};
        ++actions;
        story.window().action("savePage")->trigger();
        WindowStory::until([&] { return std::filesystem::exists(page); }, "a web page");
        std::ifstream written(page);
        const std::string html{std::istreambuf_iterator<char>(written), {}};
        QVERIFY(html.find("Kite Hx") != std::string::npos && html.find("Big Body") == std::string::npos);
        qInfo("%d actions for a sheet and a web page", actions + 1);
    }
    void makeLaw()
    {
        ++actions; // the import is shown in the catalogue, the edition in the Workbench
        story.window().showView(ui::MainWindow::Workbench);
        if (!QTest::qWaitFor([&] { return bench->edition()->rules()->topLevelItemCount() > 0; }, 10000))
            qFatal("no rules: %s", qPrintable(bench->edition()->emptyText()));
        chooseRule("main-cp");
        choose(part<QComboBox>(bench->edition(), "rule-attribute"), "RP Cost");
        set("rule-atMost", 40);
        for (const char* rule : {"leader-cp", "sideboard-cp", "mission-domain-total"}) {
            chooseRule(rule);
            click(part<QPushButton>(bench->edition(), "removeRule"));
        }
        ++actions;
        part<QPushButton>(bench->edition(), "addRule")->menu()->actions().front()->trigger();
        set("rule-atLeast", 4);
        set("rule-atMost", 20);
        click(part<QPushButton>(bench->edition(), "writeLaw"));
    }
};

} // namespace

class WindowDayTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fromAListToWhatItsChangesDo()
    {
        Day day;
        const auto file = q((day.story.folder() / "Cards.md").string());
        const auto before = q((day.story.folder() / "Before.md").string());
        for (const auto& each : {file, before})
            std::ofstream(each.toStdString()) << list();
        ++day.actions;
        day.story.window().showView(ui::MainWindow::Workbench);
        day.bench = day.story.window().workbench();
        day.makeEdition(file);
        day.makeLaw();
        QVERIFY2(day.actions <= mostActions, qPrintable(QString::number(day.actions)));
        const auto id = model::RulesetId("spring-26");
        const auto* edition = day.story.workspace().library().find(id);
        QVERIFY(edition && edition->ruleset.sets == std::vector<std::string>{"P26"});
        qInfo("%d actions for an edition and its law", day.actions);
        // Eight decks, each by clicks alone.
        day.story.window().resize(1600, 1400);
        day.story.window().showView(ui::MainWindow::Build);
        for (int deck = 0; deck < decks; ++deck) {
            day.actions = 1; // its name
            day.story.window().findChild<ui::DeckCommands*>()->askName = [deck](const QString&) {
                return std::optional(QStringLiteral("Spring %1").arg(deck));
            };
            day.makeDeck(deck);
            QCOMPARE(day.story.deck().ruleset, id);
            QCOMPARE(day.story.verdict(), QStringLiteral("Legal"));
            day.story.key(Qt::Key_S, Qt::ControlModifier);
            ++day.actions;
            QVERIFY2(day.actions <= mostOfADeck, qPrintable(QString::number(day.actions)));
        }
        qInfo("%d actions a deck", day.actions);
        // Twelve cells change; the decks they break are told with the comparison.
        day.bench->showPage(ui::WorkbenchView::Cards);
        day.bench->cards()->openFile(file);
        WindowStory::until([&] { return day.bench->cards()->list() != nullptr; }, "the list");
        auto* grid = day.part<QTableView>(day.bench->cards(), "cardGrid");
        day.story.window().showView(ui::MainWindow::Workbench);
        day.actions = 0;
        for (int card = 0; card < cards; ++card)
            day.changeCost(grid, card);
        QCOMPARE(day.bench->cards()->list()->isModified(), true);
        qInfo("%d actions for twelve cells", day.actions);
        for (int card = 0; card < cards; ++card)
            QCOMPARE(grid->model()->index(card, costColumn).data().toInt(), 3 + card % 3);
        day.bench->cards()->save();
        QVERIFY(!day.bench->cards()->list()->isModified());
        day.bench->showPage(ui::WorkbenchView::Changes);
        auto* changes = day.bench->changes();
        changes->from()->chooseFile(before);
        changes->to()->chooseFile(file);
        WindowStory::until([&] { return changes->cards()->shown() == cards; }, "what changed");
        WindowStory::until([&] { return changes->findChild<QTreeWidget*>(QStringLiteral("changesImpact")) != nullptr; },
            "the decks that break");
        QVERIFY(changes->changelog().contains(QStringLiteral("RP Cost")));
        day.printAndPublish();
    }
};

NEXUS_TEST(WindowDayTest, Screen);

} // namespace window_day_test

#include "designers_day_test.moc"
