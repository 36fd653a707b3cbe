// The window for those who do not see it or have no mouse: every control says its name, Tab leads everywhere and
// out again, rows, gauges and problems are sentences.
#include "app/documents/deck_actions.h"
#include "tests/support/test_class.h"
#include "tests/support/walk.h"
#include "tests/support/window.h"
#include "ui/deck/deck_drawer.h"
#include "ui/deck/deck_faces.h"
#include "ui/deck/legality_bar.h"
#include "ui/search/facet_bar.h"
#include "ui/search/search_bar.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>

namespace access_test {

using namespace nexus;
using test::WindowStory;

namespace {

QString nameOf(QObject* object)
{
    auto* iface = QAccessible::queryAccessibleInterface(object);
    return iface ? iface->text(QAccessible::Name) : QString();
}

QString about(const QWidget* widget)
{
    QString path;
    for (const auto* at = widget; at; at = at->parentWidget())
        path += QString::fromLatin1(at->metaObject()->className()) + QLatin1Char('(') + at->objectName() +
                QStringLiteral(") in ");
    return path.chopped(4);
}

// Those the keyboard can reach that have no name.
QStringList nameless(const QWidget& window)
{
    QStringList told;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->focusPolicy() == Qt::NoFocus ||
            widget->focusProxy())
            continue;
        if (nameOf(widget).trimmed().isEmpty())
            told << about(widget);
    }
    return told;
}

// Names that say a sign instead of a purpose, and lists called by what is chosen in them.
QStringList badlyNamed(const QWidget& window)
{
    QStringList told;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        const auto name = nameOf(widget);
        const auto* list = qobject_cast<QComboBox*>(widget);
        if (name.contains(QStringLiteral("▾")) || (list && !name.isEmpty() && name == list->currentText()))
            told << about(widget) + QStringLiteral(": ") + name;
    }
    return told;
}

} // namespace

class AccessTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyControlHasAName()
    {
        WindowStory story;
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 9}}, QStringLiteral("More"));
        for (int tab = ui::DeckPane::Problems; tab <= ui::DeckPane::History; ++tab) {
            story.window().deck()->showTab(tab);
            QCoreApplication::processEvents();
            QCOMPARE(nameless(story.window()), QStringList());
        }
        story.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        story.search().showGallery(true);
        story.window().deck()->showFaces(true);
        QCoreApplication::processEvents();
        QCOMPARE(nameless(story.window()), QStringList());
        story.window().showView(ui::MainWindow::Catalogue);
        QCoreApplication::processEvents();
        QCOMPARE(nameless(story.window()), QStringList());
    }

    void everyViewPageAndDialogHasNames()
    {
        WindowStory story;
        QStringList told;
        test::walkEverything(story, [&](const QWidget& at, const QString& where) {
            for (const auto& fault : nameless(at) + badlyNamed(at))
                told << where + QStringLiteral(": ") + fault;
        });
        QVERIFY2(told.isEmpty(), qPrintable(told.join(QLatin1Char('\n'))));
    }

    void theRailIsAListOfTabs()
    {
        WindowStory story;
        auto* rail = QAccessible::queryAccessibleInterface(story.label("rail"));
        QVERIFY(rail);
        QCOMPARE(rail->role(), QAccessible::PageTabList);
        int chosen = 0;
        for (int i = 0; i < rail->childCount(); ++i) {
            QCOMPARE(rail->child(i)->role(), QAccessible::PageTab);
            chosen += rail->child(i)->state().selected ? 1 : 0;
        }
        QVERIFY(rail->childCount() >= 5);
        QCOMPARE(chosen, 1);
        QVERIFY(rail->child(0)->state().selected);
        QVERIFY(rail->child(1)->actionInterface());
        rail->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(rail->child(1)->state().selected && !rail->child(0)->state().selected);
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Collection"));
    }

    void thePartsOfAPageAreReadAsTheyStand()
    {
        WindowStory story;
        story.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        const QWidget* panes[] = {story.window().deck(), &story.search(), story.window().deck()->legality()};
        for (const auto* pane : panes) {
            int below = -1;
            auto* iface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(pane));
            for (int i = 0; i < iface->childCount(); ++i) {
                const auto rect = iface->child(i)->rect();
                if (iface->child(i)->state().invisible || rect.isEmpty())
                    continue;
                const auto* widget = qobject_cast<QWidget*>(iface->child(i)->object());
                QVERIFY2(rect.top() >= below,
                    widget ? qPrintable(about(widget) + QStringLiteral(" %1 %2").arg(i).arg(below)) : "");
                below = rect.top();
            }
        }
    }

    void tabLeadsFromTheGroupingToTheFacesAndOn()
    {
        WindowStory story;
        auto& deck = *story.window().deck();
        story.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(deck.showsFaces());
        story.key(Qt::Key_F8);
        QVERIFY(QApplication::focusWidget() == deck.faces());
        QStringList walked;
        for (int i = 0; i < 4; ++i) {
            story.key(Qt::Key_Backtab, Qt::ShiftModifier);
            walked << QApplication::focusWidget()->objectName();
        }
        QCOMPARE(walked, (QStringList{QStringLiteral("facesZoom"), QStringLiteral("grouping"),
                             QStringLiteral("facesSpread"), QStringLiteral("facesStacked")}));
        story.key(Qt::Key_Space);
        QVERIFY(deck.faces()->isStacked()); // as it was
        story.key(Qt::Key_Tab);
        story.key(Qt::Key_Space);
        QVERIFY(!deck.faces()->isStacked());
        story.key(Qt::Key_F8);
        story.key(Qt::Key_Tab);
        QVERIFY(deck.tabs()->isAncestorOf(QApplication::focusWidget()));
    }

    void tabLeadsFromSearchOverChipsAndResultsToTheDeckAndRoundAgain()
    {
        WindowStory story;
        auto& window = story.window();
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 9}}, QStringLiteral("More"));
        window.deck()->showTab(ui::DeckPane::Problems);
        story.key(Qt::Key_F, Qt::ControlModifier);
        auto* start = QApplication::focusWidget();
        QCOMPARE(start->objectName(), QStringLiteral("query"));
        for (const bool forth : {true, false}) {
            QList<QWidget*> walked;
            do {
                if (forth)
                    story.key(Qt::Key_Tab);
                else
                    story.key(Qt::Key_Backtab, Qt::ShiftModifier);
                auto* now = QApplication::focusWidget();
                QVERIFY(now);
                QVERIFY2(!walked.contains(now), qPrintable(QStringLiteral("a trap: ") + about(now)));
                walked << now;
            } while (walked.last() != start && walked.size() < 300);
            QVERIFY(walked.last() == start);
            const auto first = [&](const QWidget* place) {
                for (qsizetype i = 0; i < walked.size(); ++i)
                    if (walked[i] == place || place->isAncestorOf(walked[i]))
                        return static_cast<int>(forth ? i : walked.size() - 1 - i);
                return -1;
            };
            const QList<int> order{first(story.search().facets()), first(story.search().table()),
                first(window.deck()->view()), first(window.deck()->tabs()), first(story.problemsView())};
            for (const auto place : order)
                QVERIFY2(place >= 0, qPrintable(QStringLiteral("place %1 is never reached").arg(order.indexOf(place))));
            if (forth) {
                QStringList path;
                for (auto* widget : walked)
                    path << nameOf(widget);
                QVERIFY2(std::is_sorted(order.begin(), order.end()), qPrintable(path.join(QStringLiteral(", "))));
                QVERIFY2(order[0] <= 1, "the chips come after the search, but for its ?");
            }
        }
    }

    void theKeysOfTheTabsLeadToSomethingThatTakesKeys()
    {
        WindowStory story;
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 9}}, QStringLiteral("More"));
        for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6}) {
            story.key(key, Qt::AltModifier);
            auto* now = QApplication::focusWidget();
            QVERIFY(now && story.window().deck()->tabs()->isAncestorOf(now));
            QVERIFY2(!nameOf(now).isEmpty(), qPrintable(about(now)));
            QVERIFY2(key != Qt::Key_1 || qobject_cast<ui::ProblemRow*>(now), qPrintable(about(now)));
        }
        story.key(Qt::Key_5, Qt::AltModifier);
        story.type(QStringLiteral("Begin "));
        story.window().deck()->commitTyping();
        QVERIFY2(QString::fromStdString(story.deck().notes + story.deck().author).contains(QStringLiteral("Begin ")),
            "what is typed after Alt+5 is a note");
    }

    void aRowOfTheResultsSaysWhatItIsAndWhatAddingItWouldDo()
    {
        WindowStory story;
        story.seek(QStringLiteral("Second Thoughts"));
        auto* table = story.search().table();
        auto* iface = QAccessible::queryAccessibleInterface(table);
        QVERIFY(iface && iface->tableInterface());
        QCOMPARE(iface->text(QAccessible::Name), QStringLiteral("Cards found"));
        QString row;
        for (int column = 0; column < iface->tableInterface()->columnCount(); ++column)
            if (auto* cell = iface->tableInterface()->cellAt(0, column);
                cell && cell->text(QAccessible::Name).size() > row.size())
                row = cell->text(QAccessible::Name);
        qInfo("a row says: %s", qPrintable(row));
        for (const auto* part : {"Second Thoughts", "Unit", "CP 6", "Psionics 2", "Cannot be added: "})
            QVERIFY2(row.contains(QString::fromUtf8(part)), qPrintable(row));
        story.document().edit({model::ChangeCopies{model::SectionId("main"), story.entry("Second Thoughts"), -1}},
            QStringLiteral("Less"));
        bool says = false;
        for (int column = 0; column < iface->tableInterface()->columnCount(); ++column)
            says = says || iface->tableInterface()
                               ->cellAt(0, column)
                               ->text(QAccessible::Name)
                               .contains(QStringLiteral("Adding one: "));
        QVERIFY(says);
    }

    void gaugesProblemsAndRowsOfTheDeckAreSentences()
    {
        WindowStory story;
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Second Thoughts"), 1}}, QStringLiteral("More"));
        const auto& gauges = story.window().deck()->legality()->gauges();
        QVERIFY(gauges.size() >= 4);
        for (auto* gauge : gauges) {
            QVERIFY(gauge->isVisible());
            QCOMPARE(nameOf(gauge), test::q(gauge->gauge().label));
            QCOMPARE(gauge->accessibleDescription(), test::q(gauge->gauge().sentence));
        }
        QCOMPARE(gauges.front()->accessibleDescription(), QStringLiteral("Main deck: 206 of exactly 200 CP, 6 over"));
        bool said = false;
        for (auto* row : story.problemsView()->rows())
            said = said || nameOf(row) ==
                               QStringLiteral("Wrong: Second Thoughts: 3 copies, the printed limit is 2: 1 too many.");
        QVERIFY2(said, qPrintable(story.problems().join(QLatin1Char('\n'))));
        // a row of the deck, through the tree
        auto* view = story.window().deck()->view();
        view->selectCards({"Second Thoughts"});
        const auto told = view->model()->data(view->currentIndex(), Qt::AccessibleTextRole).toString();
        QVERIFY2(told.startsWith(QStringLiteral("3 × Second Thoughts, Psionics 2, 6 CP each, 18 in total")),
            qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral(". Wrong: ")), qPrintable(told));
        auto* tree = QAccessible::queryAccessibleInterface(view);
        QVERIFY(tree && tree->childCount() > 0);
        bool spoken = false;
        for (int child = 0; child < tree->childCount() && !spoken; ++child)
            spoken = tree->child(child)->text(QAccessible::Name) == told;
        QVERIFY(spoken);
    }

    void theStateOfTheDeckIsNotToldByColourAlone()
    {
        WindowStory story;
        QVERIFY(story.said("verdict").contains(QStringLiteral("✓")));
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), -1}}, QStringLiteral("Less"));
        QVERIFY(story.said("verdict").contains(QStringLiteral("○")));
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 5}}, QStringLiteral("More"));
        QVERIFY(story.said("verdict").contains(QStringLiteral("✗")));
        QVERIFY(story.verdict().startsWith(QStringLiteral("Not legal")));
    }
};

NEXUS_TEST(AccessTest, Screen);

} // namespace access_test

#include "access_test.moc"
