// How many actions a legal deck takes from nothing: a package of Missions, twenty copies that the player chooses, and
// the rest as the program proposes it. Each click and each key is an action.
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/advice/advice_view.h"
#include "ui/advice/complete_page.h"
#include "ui/catalogue/result_table.h"

#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QWindow>

namespace first_deck_test {

using namespace nexus;
using app::CatalogueModel;
using test::WindowStory;

class FirstDeckTest : public QObject {
    Q_OBJECT

    int m_actions = 0;

    void click(QWidget* at, const QPoint& where)
    {
        QVERIFY(at && at->isVisible() && at->isEnabled());
        QTest::mouseClick(at, Qt::LeftButton, {}, where);
        QCoreApplication::processEvents();
        ++m_actions;
    }
    void click(QWidget* at) { click(at, at ? at->rect().center() : QPoint()); }
    void key(WindowStory& story, int key, Qt::KeyboardModifiers modifiers = {})
    {
        story.key(key, modifiers);
        ++m_actions;
    }
    // Once the list of packages is there, `create` is given its button.
    template <class Create> static void createFrom(Create create)
    {
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, qApp, [timer, create] {
            auto* wizard = QApplication::activeModalWidget();
            if (!wizard || !wizard->isActiveWindow())
                return;
            for (auto* button : wizard->findChildren<QPushButton*>())
                if (button->isDefault() && button->isEnabled()) {
                    timer->deleteLater();
                    timer->stop();
                    return create(button);
                }
        });
        timer->start(5);
    }
    static QListWidget* ideas(WindowStory& story)
    {
        auto* page = story.window().deck()->advice()->page<ui::CompletePage>();
        QTest::qWait(100); // it asks a moment after the last change
        WindowStory::until([page] { return page->isVisible() && !page->isBusy(); }, "the ideas");
        return page->findChild<QListWidget*>(QStringLiteral("completions"));
    }
    static QModelIndex adding(const ui::ResultTable& table, int row)
    {
        const auto* model = qobject_cast<const CatalogueModel*>(table.model());
        for (int column = 0; column < model->columnCount(); ++column)
            if (model->columns()[static_cast<std::size_t>(column)].id == QStringLiteral("adding"))
                return model->index(row, column);
        return {};
    }

private Q_SLOTS:
    void init() { m_actions = 0; }

    void byMouse()
    {
        WindowStory story(WindowStory::NewUser);
        story.window().resize(1400, 900);
        // File > New deck from Missions, the first package that is offered
        auto* bar = story.window().findChild<QMenuBar*>();
        auto* file = bar->actions().front();
        createFrom([&](QPushButton* create) { click(create); });
        click(bar, bar->actionGeometry(file).center());
        click(file->menu(), file->menu()->actionGeometry(story.window().action("newFromPackage")).center());
        WindowStory::until([&] { return story.window().deckTabs()->count() == 2 && !story.deck().sections.empty(); },
            "the package in a deck");

        // Twenty copies with + in the rows that are seen
        auto& table = *story.search().table();
        const auto copies = [&](int row) { return adding(table, row).data(CatalogueModel::CopiesRole).toInt(); };
        int wanted = 0;
        for (int row = 0; row < table.model()->rowCount() && wanted < 20; ++row) {
            const auto cell = table.visualRect(adding(table, row)).adjusted(8, 0, -8, -1);
            QVERIFY(table.viewport()->rect().contains(cell));
            while (adding(table, row).data(CatalogueModel::AllowedRole).toBool() && wanted < 20 && copies(row) < 4) {
                const auto before = copies(row);
                click(table.viewport(), ui::ResultDelegate::plusRect(cell).center());
                QCOMPARE(copies(row), before + 1);
                ++wanted;
            }
        }
        QCOMPARE(wanted, 20);

        // Advice, its best idea, and the button below it
        auto* tabs = story.window().deck()->findChild<QTabWidget*>()->tabBar();
        for (int tab = 0; tab < tabs->count(); ++tab)
            if (tabs->tabText(tab).remove(QLatin1Char('&')).startsWith(QStringLiteral("Advice")))
                click(tabs, tabs->tabRect(tab).center());
        auto* list = ideas(story);
        QVERIFY(list->count() > 0);
        click(list->viewport(), list->visualItemRect(list->item(0)).center());
        click(story.window().findChild<QPushButton*>(QStringLiteral("complete")));

        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        qInfo("%d actions by mouse", m_actions);
        QVERIFY(m_actions <= 30);
    }

    void byKeys()
    {
        WindowStory story(WindowStory::NewUser);
        createFrom([&](QPushButton* create) {
            for (int i = 0; i < 2; ++i, ++m_actions) // from the field to the rows, and the row
                QTest::keyClick(create->window()->windowHandle(), Qt::Key_Return);
        });
        key(story, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        WindowStory::until([&] { return story.window().deckTabs()->count() == 2 && !story.deck().sections.empty(); },
            "the package in a deck");

        // What can be added, with Enter, and on with Down
        key(story, Qt::Key_F, Qt::ControlModifier);
        const auto query = QStringLiteral("can:add limit>=4");
        WindowStory::type(query);
        m_actions += static_cast<int>(query.size());
        key(story, Qt::Key_Return);
        auto& table = *story.search().table();
        QVERIFY(table.hasFocus());
        for (int wanted = 0; wanted < 5; ++wanted) {
            for (int copy = 0; copy < 4; ++copy)
                key(story, Qt::Key_Return);
            key(story, Qt::Key_Down);
        }
        key(story, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(ideas(story)->hasFocus());
        key(story, Qt::Key_Return);

        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        qInfo("%d actions by keys", m_actions);
        QVERIFY(m_actions <= 60);
    }
};

NEXUS_TEST(FirstDeckTest, Screen);

} // namespace first_deck_test

#include "first_deck_test.moc"
