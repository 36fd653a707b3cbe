// A day of those who make a card game, in the window: their list becomes an edition with a law in a handful of actions,
// eight decks are legal, twelve cells change, and what that does is told. Nobody edits JSON.
#include "ui/workbench/workbench_view.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/catalogue/import_dialog.h"
#include "ui/theme/row_table.h"
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
constexpr int cards = 12, costColumn = 3;

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
        box->setCurrentIndex(box->findText(QString::fromLatin1(text)));
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
    void makeEdition(const QString& file)
    {
        ++actions; // New edition…, with the list
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
        import->close();
    }
    void makeLaw()
    {
        actions += 2; // the import is shown in the catalogue
        story.window().showView(ui::MainWindow::Workbench);
        bench->showPage(ui::WorkbenchView::Edition);
        bench->edition()->choose(QStringLiteral("spring-26"));
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
        // Eight decks that are legal.
        for (int deck = 0; deck < 8; ++deck) {
            model::Deck made;
            made.name = "Spring " + std::to_string(deck);
            made.game = "quantum-nexus";
            made.ruleset = id;
            made.sectionOrNew(model::SectionId("missions")).entries.push_back({.card = "Yard", .count = 1});
            for (int row = 0; row < 4; ++row)
                made.sectionOrNew(model::SectionId("main"))
                    .entries.push_back(
                        {.card = "Kite " + std::string(1, static_cast<char>('A' + (deck + row) % cards)) + "x",
                            .count = 3});
            const auto report = day.story.workspace().checker(id)->check(made);
            QVERIFY2(report.legal(), report.findings.empty() ? "" : report.findings.front().rule.c_str());
            (void)day.story.workspace().profile().decks().add(made, "2026-05-04T12:00:00Z");
        }
        // Twelve cells change; the decks they break are told with the comparison.
        day.bench->showPage(ui::WorkbenchView::Cards);
        day.bench->cards()->openFile(file);
        WindowStory::until([&] { return day.bench->cards()->list() != nullptr; }, "the list");
        auto* grid = day.part<QTableView>(day.bench->cards(), "cardGrid");
        for (int card = 0; card < cards; ++card) {
            const auto cell = grid->model()->index(card, costColumn);
            QVERIFY(grid->model()->setData(cell, QString::number(cell.data().toInt() + 1), Qt::EditRole));
        }
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
    }
};

NEXUS_TEST(WindowDayTest, Screen);

} // namespace window_day_test

#include "designers_day_test.moc"
