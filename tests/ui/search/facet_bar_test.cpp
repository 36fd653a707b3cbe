#include "ui/search/facet_bar.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QInputDialog>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>

namespace facet_bar_test {

using namespace nexus;
using namespace nexus::test;
using model::FacetKind;

namespace {

model::FacetId facet(FacetKind kind, const char* attribute = nullptr)
{
    return {kind, attribute ? *starterGame().find(model::AttributeId(attribute)) : model::AttributeIndex(0)};
}

std::unique_ptr<ui::FacetBar> barOf(const char* query, int width = 900)
{
    auto bar = std::make_unique<ui::FacetBar>();
    bar->setCatalogue(starterCatalogue());
    bar->setQuery(QString::fromUtf8(query));
    bar->resize(width, bar->heightForWidth(width));
    bar->show();
    return bar;
}

QAction* entry(QMenu* menu, const QString& text)
{
    for (auto* action : menu->actions())
        if (action->text() == text)
            return action;
    return nullptr;
}

} // namespace

class FacetBarTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void chipsSayWhatTheQuerySays()
    {
        const auto bar = barOf(
            "(t:unit or t:leader) (d:technology or d:divinity) cp:2..5 attack>=3 range:far can:add set:cor drone");
        const auto text = [&](model::FacetId id) { return bar->chip(id)->text(); };
        QCOMPARE(text(facet(FacetKind::Type)), QStringLiteral("Type: Unit, Leader"));
        QCOMPARE(text(facet(FacetKind::Domain)), QStringLiteral("Domain: T, D"));
        QCOMPARE(text(facet(FacetKind::Amount, "cp")), QStringLiteral("CP: 2–5"));
        QCOMPARE(text(facet(FacetKind::Amount, "attack")), QStringLiteral("Attack: ≥ 3"));
        QCOMPARE(text(facet(FacetKind::Choice, "range")), QStringLiteral("Range: Far"));
        QCOMPARE(text(facet(FacetKind::Addable)), QStringLiteral("✓ Can add"));
        QCOMPARE(text(facet(FacetKind::Keyword)), QStringLiteral("Keyword"));
        QVERIFY(bar->chip(facet(FacetKind::Addable))->isChecked());
        QCOMPARE(
            bar->chip(facet(FacetKind::Domain))->accessibleName(), QStringLiteral("Domain: Technology or Divinity"));
        QCOMPARE(bar->chip(facet(FacetKind::Amount, "attack"))->accessibleName(), QStringLiteral("Attack: from 3"));
        QCOMPARE(bar->chip(facet(FacetKind::Keyword))->accessibleName(), QStringLiteral("Keyword: any"));
        QVERIFY(bar->chip(facet(FacetKind::Owned)));
        QCOMPARE(text(facet(FacetKind::Owned)), QStringLiteral("I own"));
    }

    void chipsWriteIntoTheQuery()
    {
        const auto bar = barOf("drone");
        QSignalSpy edited(bar.get(), &ui::FacetBar::queryEdited);
        QTest::mouseClick(bar->chip(facet(FacetKind::Addable)), Qt::LeftButton);
        QCOMPARE(bar->query(), QStringLiteral("drone can:add"));
        QMenu* menu = bar->chip(facet(FacetKind::Type))->wordMenu();
        entry(menu, QStringLiteral("Leader"))->trigger();
        entry(menu, QStringLiteral("Unit"))->trigger(); // the menu is the same: it stays for several
        QCOMPARE(bar->query(), QStringLiteral("drone can:add (t:leader or t:unit)")); // as the game lists them
        QCOMPARE(edited.count(), 3);
        QCOMPARE(edited.last().first().toString(), bar->query());
        entry(bar->chip(facet(FacetKind::Type))->wordMenu(), QStringLiteral("Any"))->trigger();
        QTest::keyClick(bar->chip(facet(FacetKind::Addable)), Qt::Key_Space);
        QCOMPARE(bar->query(), QStringLiteral("drone"));
    }

    void menusStayOpenForSeveralChoices()
    {
        const auto bar = barOf("");
        auto* chip = bar->chip(facet(FacetKind::Domain));
        QTest::keyClick(chip, Qt::Key_Down); // opens by keyboard
        auto* menu = chip->findChild<QMenu*>();
        QVERIFY(menu && menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Space);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(menu->isVisible());
        QCOMPARE(bar->query(), QStringLiteral("(d:technology or d:magic)"));
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
    }

    void numbersHaveFromAndTo()
    {
        const auto bar = barOf("drone cp>=2");
        auto* chip = bar->chip(facet(FacetKind::Amount, "cp"));
        chip->click();
        auto* low = chip->findChild<QSpinBox*>(QStringLiteral("low"));
        auto* high = chip->findChild<QSpinBox*>(QStringLiteral("high"));
        QVERIFY(low && low->isVisible());
        QCOMPARE(low->value(), 2);
        QCOMPARE(high->text(), QStringLiteral("any"));
        high->setValue(5);
        QCOMPARE(bar->query(), QStringLiteral("drone cp:2..5"));
        low->setValue(low->minimum());
        QCOMPARE(bar->query(), QStringLiteral("drone cp<=5"));
        high->setValue(high->minimum());
        QCOMPARE(bar->query(), QStringLiteral("drone"));
        QVERIFY(!low->accessibleName().isEmpty());
    }

    void aBrokenQueryLeavesTheChipsAsTheyWere()
    {
        const auto bar = barOf("t:unit");
        QSignalSpy edited(bar.get(), &ui::FacetBar::queryEdited);
        bar->setQuery(QStringLiteral("t:unit cp<"));
        QCOMPARE(bar->chip(facet(FacetKind::Type))->text(), QStringLiteral("Type: Unit"));
        QVERIFY(!entry(bar->chip(facet(FacetKind::Type))->wordMenu(), QStringLiteral("Leader"))->isEnabled());
        bar->chip(facet(FacetKind::Addable))->click();
        QVERIFY(!bar->chip(facet(FacetKind::Addable))->isChecked());
        QCOMPARE(bar->query(), QStringLiteral("t:unit cp<"));
        QCOMPARE(edited.count(), 0);
    }

    void twoLinesThenMore()
    {
        const auto wide = barOf("t:unit", 1600);
        auto* more = wide->findChild<ui::ChipButton*>(QStringLiteral("moreFacets"));
        QVERIFY(!more->isVisible());
        const int line = wide->height();
        const auto narrow = barOf("kw:swarm", 300);
        QVERIFY(narrow->findChild<ui::ChipButton*>(QStringLiteral("moreFacets"))->isVisible());
        QVERIFY(narrow->heightForWidth(300) <= 2 * line + 10);
        QVERIFY(
            narrow->findChild<ui::ChipButton*>(QStringLiteral("moreFacets"))->isActive()); // the keyword is among them
        for (auto* chip : narrow->findChildren<ui::ChipButton*>())
            QVERIFY(!chip->isVisible() || narrow->rect().contains(chip->geometry()));
    }

    void whatDoesNotFitIsFoundUnderMore()
    {
        const auto bar = barOf("", 300);
        auto* more = bar->findChild<ui::ChipButton*>(QStringLiteral("moreFacets"));
        QVERIFY(more->isVisible());
        auto* hidden = bar->chip(facet(FacetKind::Keyword));
        QVERIFY(!hidden->isVisible());
        QStringList entries;
        const auto inMenu = [&](const std::function<void(QMenu*)>& act) {
            bool acted = false;
            QTimer::singleShot(0, [&] {
                if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                    acted = true;
                    act(menu);
                    menu->close();
                }
            });
            more->click(); // returns when the menu closes
            return acted;
        };
        QVERIFY(inMenu([&](QMenu* menu) {
            for (auto* action : menu->actions())
                entries << action->text();
        }));
        for (auto* chip : bar->findChildren<ui::FacetChip*>()) // each chip is shown or listed, none twice
            QVERIFY2(chip->isVisible() != entries.contains(chip->text()), qPrintable(chip->text()));
        // A word facet opens its own menu under "More", and what is chosen there is written into the query.
        QVERIFY(inMenu([&](QMenu* menu) { entry(menu, hidden->text())->trigger(); }));
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto* words = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(words && words == hidden->findChild<QMenu*>());
        QVERIFY(words->pos().x() >= more->mapToGlobal(QPoint()).x() - words->width());
        const auto first = words->actions();
        const auto word = std::find_if(
            first.begin(), first.end(), [](auto* action) { return action->isCheckable() && !action->isChecked(); });
        QVERIFY(word != first.end());
        (*word)->trigger();
        QVERIFY(!bar->query().isEmpty());
        words->close();
        // Set facets that are hidden are told by the button itself.
        QVERIFY(more->isActive());
        QCOMPARE(more->accessibleName(), QStringLiteral("More filters, some set"));
    }

    void aSavedFilterIsRenamed()
    {
        const auto bar = barOf("t:unit");
        bar->setSavedFilters(
            {{QStringLiteral("Units"), QStringLiteral("t:unit")}, {QStringLiteral("R&D"), QStringLiteral("d:tech")}});
        QSignalSpy renamed(bar.get(), &ui::FacetBar::renameWanted), removed(bar.get(), &ui::FacetBar::removeWanted);
        const auto rename = [&](const QString& shown, const QString& to) {
            bar->findChild<ui::ChipButton*>(QStringLiteral("savedFilters"))->click();
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu)
                return QString();
            entry(entry(menu, QStringLiteral("Rename"))->menu(), shown)->trigger();
            menu->close();
            auto* dialog = bar->findChild<QInputDialog*>();
            const auto proposed = dialog->textValue();
            dialog->setTextValue(to);
            dialog->accept();
            delete dialog;
            return proposed;
        };
        QCOMPARE(rename(QStringLiteral("R&&D"), QStringLiteral("  Research ")), QStringLiteral("R&D"));
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(renamed.front()[0].toString(), QStringLiteral("R&D"));
        QCOMPARE(renamed.front()[1].toString(), QStringLiteral("Research"));
        QCOMPARE(rename(QStringLiteral("Units"), QStringLiteral("   ")),
            QStringLiteral("Units")); // a name of blanks is none
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(removed.count(), 0);
    }

    void filtersAreKeptUnderNames()
    {
        const auto bar = barOf("t:unit");
        auto* save = bar->findChild<ui::ChipButton*>(QStringLiteral("saveFilter"));
        auto* filters = bar->findChild<ui::ChipButton*>(QStringLiteral("savedFilters"));
        QVERIFY(save->isVisible());
        QVERIFY(!filters->isVisible());
        QSignalSpy saved(bar.get(), &ui::FacetBar::saveWanted);
        save->click();
        auto* dialog = bar->findChild<QInputDialog*>();
        QVERIFY(dialog);
        dialog->setTextValue(QStringLiteral("  Units "));
        dialog->accept();
        QCOMPARE(saved.count(), 1);
        QCOMPARE(saved.first().first().toString(), QStringLiteral("Units"));
        bar->setSavedFilters({{QStringLiteral("Units"), QStringLiteral("t:unit")},
            {QStringLiteral("R&D"), QStringLiteral("d:technology")}});
        QVERIFY(!save->isVisible()); // it is saved
        QVERIFY(filters->isVisible());
        filters->click();
        QMenu* menu = nullptr;
        for (auto* one : bar->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly))
            menu = one;
        QVERIFY(menu);
        QSignalSpy edited(bar.get(), &ui::FacetBar::queryEdited);
        QSignalSpy removed(bar.get(), &ui::FacetBar::removeWanted);
        entry(menu, QStringLiteral("R&&D"))->trigger();
        QCOMPARE(edited.last().first().toString(), QStringLiteral("d:technology"));
        QCOMPARE(bar->chip(facet(FacetKind::Domain))->text(), QStringLiteral("Domain: T"));
        entry(entry(menu, QStringLiteral("Remove"))->menu(), QStringLiteral("Units"))->trigger();
        QCOMPARE(removed.last().first().toString(), QStringLiteral("Units"));
        QVERIFY(save->isVisible() == false);
    }
};

NEXUS_TEST(FacetBarTest, Screen);

} // namespace facet_bar_test

#include "facet_bar_test.moc"
