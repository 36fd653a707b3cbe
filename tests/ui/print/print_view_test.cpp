#include "ui/print/print_view.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/print/codes_page.h"
#include "ui/print/deck_picker.h"
#include "ui/print/decklists_page.h"
#include "ui/print/proxies_page.h"
#include "ui/print/publish_page.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

namespace print_view_test {

using namespace nexus;
using namespace nexus::test;
using ui::PrintView;

namespace {

QStringList ticked(const QWidget& page)
{
    QStringList names;
    for (const auto& deck : page.findChild<ui::DeckPicker*>()->chosen())
        names << q(deck.name);
    return names;
}

} // namespace

class PrintViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysLeadToProxiesAndDecklistsOfTheOpenDeck()
    {
        WindowStory story;
        auto& view = *story.window().print();
        const auto open = QStringList{q(story.deck().name)};
        story.key(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(view.isVisible());
        QCOMPARE(view.pages()->currentIndex(), int(PrintView::Proxies));
        QCOMPARE(ticked(*view.proxies()), open);
        QCOMPARE(view.helpPage(), QStringLiteral("printing"));
        story.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(view.pages()->currentIndex(), int(PrintView::Decklists));
        QCOMPARE(ticked(*view.decklists()), open);
        QCOMPARE(view.helpPage(), QStringLiteral("decklists"));
        view.showPage(PrintView::Codes);
        QCOMPARE(ticked(*view.codes()), open);
    }

    void anotherDeckInFrontIsTheOneToPrint()
    {
        WindowStory story;
        auto deck = deckOf("main: 3 Wick Sprite");
        deck.name = "Second";
        story.workspace().newDeck(deck);
        QCOMPARE(q(story.deck().name), QStringLiteral("Second"));
        story.key(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(ticked(*story.window().print()->proxies()), QStringList{QStringLiteral("Second")});
    }

    void theChosenCardsOfTheDeckAreThoseToPrint()
    {
        WindowStory story;
        auto* print = story.window().findChild<QAction*>(QStringLiteral("printChosen"));
        QVERIFY(print);
        auto* view = story.window().deck()->view();
        view->clearSelection();
        WindowStory::onDialog([](QWidget* dialog) { dialog->close(); }); // it says what to do
        print->trigger();
        QVERIFY(!story.window().print()->isVisible());
        view->setFocus();
        view->selectAll();
        const auto chosen = view->selectedCards();
        QVERIFY(chosen.size() > 10);
        print->trigger();
        QVERIFY(story.window().print()->isVisible());
        const auto names = story.window().print()->proxies()->cardNames()->text().split(QStringLiteral("; "));
        for (const auto& card : chosen)
            QVERIFY2(names.contains(q(card.entry.card)), card.entry.card.c_str());
    }

    // From the menu to files that another program opens.
    void theOpenDeckGoesToAnotherProgram()
    {
        WindowStory story;
        story.window().findChild<QAction*>(QStringLiteral("exportForProgram"))->trigger();
        auto* print = story.window().print();
        QVERIFY(print->isVisible());
        QCOMPARE(print->helpPage(), QStringLiteral("publish"));
        auto* page = print->programs();
        QCOMPARE(ticked(*page).size(), 1);
        const QTemporaryDir folder;
        page->program()->setCurrentIndex(page->program()->findData(QStringLiteral("tts")));
        page->folder()->setText(folder.path());
        QVERIFY(QTest::qWaitFor([&] { return !page->isBusy() && page->exportButton()->isEnabled(); }, 30'000));
        page->exportButton()->click();
        QVERIFY(QTest::qWaitFor([&] { return page->showButton()->isVisible(); }, 30'000));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("sheets/back-quantum-nexus.jpg"))));
    }

    void thePageIsTheSameAfterARestart()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Print);
        story.window().print()->showPage(PrintView::Codes);
        story.restart();
        QVERIFY(story.window().print()->isVisible());
        QCOMPARE(story.window().print()->pages()->currentIndex(), int(PrintView::Codes));
        QCOMPARE(story.window().print()->helpPage(), QStringLiteral("codes"));
    }

    void everythingTheKeyboardReachesHasAName()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Print);
        QStringList nameless;
        for (int page = 0; page < story.window().print()->pages()->count(); ++page) {
            story.window().print()->showPage(static_cast<PrintView::Page>(page));
            QCoreApplication::processEvents();
            int reached = 0;
            for (auto* widget : story.window().print()->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                    continue;
                if (widget->parentWidget() && widget->parentWidget()->focusProxy() == widget)
                    continue;
                ++reached;
                auto* seen = QAccessible::queryAccessibleInterface(widget);
                if (!seen || seen->text(QAccessible::Name).isEmpty())
                    nameless << QStringLiteral("%1 %2 on page %3")
                                    .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                                    .arg(page);
            }
            QVERIFY(reached > 3);
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral("; "))));
    }
};

NEXUS_TEST(PrintViewTest, Screen);

} // namespace print_view_test

#include "print_view_test.moc"
