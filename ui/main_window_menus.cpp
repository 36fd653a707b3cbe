// Menus and their keys. Every action is grouped for the sheet of keys by its property "group".
#include "ui/main_window.h"

#include "ui/catalogue/catalogue_view.h"
#include "ui/catalogue/search_pane.h"
#include "ui/collection/collection_view.h"
#include "ui/deck/deck_pane.h"
#include "ui/help/about_dialog.h"
#include "ui/print/print_view.h"
#include "ui/print/proxies_page.h"
#include "ui/theme/theme.h"
#include "ui/window/build_view.h"
#include "ui/window/deck_commands.h"
#include "ui/window/deck_tabs.h"
#include "ui/window/help_desk.h"
#include "ui/window/status_line.h"
#include "ui/window/top_bar.h"

#include <QActionGroup>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTabWidget>

namespace nexus::ui {

namespace {

constexpr int scales[] = {100, 125, 150, 175, 200, 250, 300};

} // namespace

QAction* MainWindow::add(
    QMenu* menu, const char* name, const QString& text, const QKeySequence& key, const std::function<void()>& run)
{
    auto* made = new QAction(text, this);
    made->setObjectName(QString::fromLatin1(name));
    made->setShortcut(key);
    auto group = menu->title();
    made->setProperty("group", group.remove(QLatin1Char('&')));
    connect(made, &QAction::triggered, this, run);
    menu->addAction(made);
    return made;
}

QAction* MainWindow::addChoice(QMenu* menu, QActionGroup* group, const QString& name, const QString& text, bool chosen,
    const std::function<void()>& run)
{
    auto* made = add(menu, qPrintable(name), text, {}, run);
    made->setCheckable(true);
    made->setChecked(chosen);
    group->addAction(made);
    return made;
}

QAction* MainWindow::action(const char* name) const { return findChild<QAction*>(QString::fromLatin1(name)); }

void MainWindow::makeMenus()
{
    auto* menus = m_top->menus();
    makeFileMenu(menus->addMenu(tr("&File")));
    makeEditMenu(menus->addMenu(tr("&Edit")));
    makeDeckMenu(menus->addMenu(tr("&Deck")));
    makeViewMenu(menus->addMenu(tr("&View")));
    makeHelpMenu(menus->addMenu(tr("&Help")));
}

void MainWindow::makeFileMenu(QMenu* menu)
{
    add(menu, "new", tr("&New deck"), QKeySequence::New, [this] { newDeck(); });
    add(menu, "newFromPackage", tr("New deck &from Missions…"), QKeySequence(tr("Ctrl+Shift+N")),
        [this] { m_commands->newFromPackage(); });
    add(menu, "library", tr("&Deck library…"), QKeySequence::Open, [this] { m_commands->openLibrary(); });
    add(menu, "openFile", tr("&Open a file…"), QKeySequence(tr("Ctrl+Shift+O")), [this] { m_commands->askForFiles(); });
    menu->addSeparator();
    add(menu, "save", tr("&Save a version"), QKeySequence::Save, [this] { (void)m_commands->save(); });
    add(menu, "saveAsNew", tr("Save &as a copy in the library"), QKeySequence(tr("Ctrl+Shift+S")),
        [this] { m_commands->saveAsNew(); });
    add(menu, "export", tr("&Export to a file…"), QKeySequence(tr("Ctrl+E")), [this] { m_commands->exportDeck(); });
    menu->addSeparator();
    add(menu, "import", tr("&Import cards…"), QKeySequence(tr("Ctrl+I")), [this] {
        showView(Catalogue);
        m_catalogue->importFiles();
    });
    add(menu, "importCollection", tr("I&mport into the collection…"), {}, [this] {
        showView(Collection);
        m_collection->importFile();
    });
    add(menu, "exportCollection", tr("Export the col&lection…"), {}, [this] { m_collection->exportFile(); });
    add(menu, "backups", tr("&Backups…"), {}, [this] { showBackups(); });
    menu->addSeparator();
    add(menu, "printProxies", tr("&Print proxies…"), QKeySequence::Print, [this] {
        showView(Print);
        m_print->showPage(PrintView::Proxies);
    });
    add(menu, "decklist", tr("&Tournament decklist…"), QKeySequence(tr("Ctrl+Shift+P")), [this] {
        showView(Print);
        m_print->showPage(PrintView::Decklists);
    });
    menu->addSeparator();
    add(menu, "close", tr("&Close the deck"), QKeySequence(tr("Ctrl+W")),
        [this] { closeDeck(m_tabs->currentIndex()); });
    add(menu, "quit", tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::makeEditMenu(QMenu* menu)
{
    add(menu, "undo", tr("&Undo"), QKeySequence(tr("Ctrl+Z")), [this] {
        m_status->tell({}); // what was told last is not so any more
        if (frontView()->steps())
            return frontView()->undo();
        deck()->commitTyping();
        if (auto* open = document(); open && open->undoStack().canUndo()) {
            const auto what = open->undoStack().undoText();
            open->undoStack().undo();
            m_status->tell(tr("Undone: %1").arg(what));
        }
    });
    auto* redo = add(menu, "redo", tr("&Redo"), QKeySequence(tr("Ctrl+Shift+Z")), [this] {
        m_status->tell({});
        if (frontView()->steps())
            return frontView()->redo();
        if (auto* open = document(); open && open->undoStack().canRedo()) {
            const auto what = open->undoStack().redoText();
            open->undoStack().redo();
            m_status->tell(tr("Done again: %1").arg(what));
        }
    });
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    menu->addSeparator();
    add(menu, "copy", tr("&Copy the deck as text"), QKeySequence(tr("Ctrl+Shift+C")), [this] { m_commands->copy(); });
    add(menu, "copyCode", tr("Copy the deck cod&e"), QKeySequence(tr("Ctrl+Shift+K")),
        [this] { m_commands->copyCode(); });
    add(menu, "paste", tr("&Paste a list or deck code…"), QKeySequence(tr("Ctrl+Shift+V")),
        [this] { m_commands->paste(); });
    menu->addSeparator();
    add(menu, "find", tr("&Find cards"), QKeySequence::Find, [this] {
        showView(Build);
        search()->focusSearch();
    });
    add(menu, "findInDeck", tr("Find in the &deck"), QKeySequence(tr("Ctrl+Shift+F")), [this] {
        showView(Build);
        deck()->findInDeck();
    });
    add(menu, "syntax", tr("&Search language"), QKeySequence(tr("Ctrl+?")), [this] { search()->showSyntax(); });
}

void MainWindow::makeDeckMenu(QMenu* menu)
{
    add(menu, "addMain", tr("&Add the chosen card"), {}, [this] { search()->add(Qt::NoModifier); });
    add(menu, "addSide", tr("Add it to the &sideboard"), {}, [this] { search()->add(Qt::ControlModifier); });
    add(menu, "addMaybe", tr("Add it to the &maybe pile"), {}, [this] { search()->add(Qt::ShiftModifier); });
    menu->addSeparator();
    add(menu, "complete", tr("Comp&lete the deck"), QKeySequence(tr("Ctrl+L")), [this] {
        showView(Build);
        deck()->completeDeck();
    });
    add(menu, "missions", tr("&Choose Missions…"), QKeySequence(tr("Ctrl+M")),
        [this] { m_commands->chooseMissions(); });
    add(menu, "hand", tr("Sample &hand"), QKeySequence(tr("Ctrl+D")), [this] {
        showView(Build);
        deck()->drawHand();
    });
    add(menu, "testDraw", tr("Test &draw…"), QKeySequence(tr("Ctrl+T")), [this] { m_commands->testDraw(); });
    add(menu, "chances", tr("Cha&nces…"), QKeySequence(tr("Ctrl+Shift+T")), [this] { m_commands->showChances(); });
    add(menu, "printChosen", tr("Print pro&xies of the chosen cards…"), {}, [this] { printChosen(); });
    add(menu, "compare", tr("C&ompare with…"), QKeySequence(tr("Ctrl+Shift+D")),
        [this] { m_commands->compareWithDeck(); });
    menu->addSeparator();
    add(menu, "rename", tr("&Rename"), QKeySequence(tr("Ctrl+R")), [this] {
        showView(Build);
        deck()->rename();
    });
    add(menu, "bin", tr("Move to the &bin"), {}, [this] {
        if (const auto* open = document(); open && !open->place().id)
            closeDeck(m_tabs->currentIndex()); // the library does not have it
        else
            m_commands->moveToBin();
    });
}

void MainWindow::printChosen()
{
    QStringList names;
    for (const auto& card : deck()->view()->selectedCards())
        names << QString::fromStdString(card.entry.card);
    names.removeDuplicates();
    if (names.isEmpty())
        return complain(tr("Choose cards in the deck first: their rows, several with Shift or Ctrl."));
    showView(Print);
    m_print->showPage(PrintView::Proxies);
    m_print->proxies()->cardNames()->setText(names.join(QStringLiteral("; ")));
    m_print->proxies()->choose(document());
}

void MainWindow::makeViewMenu(QMenu* menu)
{
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const int view = static_cast<int>(i);
        add(menu, qPrintable(QStringLiteral("place") + m_views[i]->name()), m_views[i]->title(),
            QKeySequence(tr("Ctrl+%1").arg(view + 1)), [this, view] { showView(view); });
    }
    menu->addSeparator();
    addTabActions(menu);
    add(menu, "results", tr("Go to the &results"), QKeySequence(tr("F7")), [this] { search()->focusResults(); });
    add(menu, "toDeck", tr("Go to the &deck"), QKeySequence(tr("F8")), [this] { deck()->view()->setFocus(); });
    add(menu, "nextDeck", tr("&Next deck"), QKeySequence(tr("Ctrl+Tab")), [this] { m_tabs->step(1); });
    add(menu, "previousDeck", tr("&Previous deck"), QKeySequence(tr("Ctrl+Shift+Tab")), [this] { m_tabs->step(-1); });
    menu->addSeparator();
    add(menu, "gallery", tr("Table or &gallery"), QKeySequence(tr("Ctrl+G")),
        [this] { search()->showGallery(!search()->showsGallery()); });
    auto* pane = add(menu, "cardPane", tr("Card at t&he right"), QKeySequence(tr("F9")),
        [this] { m_build->showCard(action("cardPane")->isChecked()); });
    pane->setCheckable(true);
    pane->setChecked(true);
    menu->addSeparator();
    addGroupings(menu->addMenu(tr("Gr&oup the deck")));
    addColours(menu->addMenu(tr("Co&lours")));
    addScales(menu->addMenu(tr("&Scale")));
}

void MainWindow::addTabActions(QMenu* menu)
{
    const char* names[] = {"tabProblems", "tabAdvice", "tabStatistics", "tabHand", "tabNotes", "tabHistory"};
    for (int i = 0; i < deck()->tabs()->count(); ++i)
        add(menu, names[i], deck()->tabs()->tabText(i), QKeySequence(tr("Alt+%1").arg(i + 1)), [this, i] {
            showView(Build);
            deck()->showTab(i);
            deck()->tabs()->currentWidget()->setFocus();
        });
}

void MainWindow::addGroupings(QMenu* menu)
{
    const QString names[] = {tr("By &type"), tr("By &subtype"), tr("By &cost"), tr("By &domain"), tr("&Not at all")};
    for (int i = 0; i < 5; ++i)
        add(menu, qPrintable(QStringLiteral("group-%1").arg(i)), names[i], {},
            [this, i] { deck()->setGrouping(static_cast<app::DeckGrouping>(i)); });
}

void MainWindow::addColours(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    for (const auto& [text, choice] : {std::pair(tr("As the &system"), ThemeChoice::System),
             std::pair(tr("&Light"), ThemeChoice::Light), std::pair(tr("&Dark"), ThemeChoice::Dark)})
        addChoice(menu, group, QStringLiteral("theme-") + themeWord(choice), text, choice == currentThemeChoice(),
            [this, choice = choice] {
                applyTheme(choice);
                m_settings->setValue(QStringLiteral("window/theme"), themeWord(choice));
            });
}

void MainWindow::addScales(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    const int now = m_settings->value(QStringLiteral("window/scale"), 100).toInt();
    for (const int percent : scales)
        addChoice(menu, group, QStringLiteral("scale-%1").arg(percent), tr("%1 %").arg(percent), percent == now,
            [this, percent] {
                m_settings->setValue(QStringLiteral("window/scale"), percent);
                storeSettings();
                Q_EMIT restartWanted();
            });
}

void MainWindow::makeHelpMenu(QMenu* menu)
{
    add(menu, "help", tr("&Help"), QKeySequence(Qt::Key_F1), [this] { m_help->show(frontView()->helpPage()); });
    add(menu, "firstSteps", tr("Start in &five minutes"), {}, [this] { m_help->show(QStringLiteral("first-steps")); });
    add(menu, "law", tr("The &laws"), {}, [this] { m_help->show(QStringLiteral("deck-law")); });
    add(menu, "keys", tr("All &keys"), QKeySequence(tr("Ctrl+/")), [this] { m_help->showKeys(); });
    menu->addSeparator();
    add(menu, "about", tr("&About NexusDeck"), {}, [this] { AboutDialog(this).exec(); });
}

void MainWindow::refreshActions()
{
    auto* open = document();
    const bool ready = m_workspace.isReady();
    for (const auto* name :
        {"save", "saveAsNew", "export", "close", "copy", "copyCode", "findInDeck", "addMain", "addSide", "addMaybe",
            "missions", "hand", "testDraw", "chances", "compare", "rename", "bin", "printChosen"})
        action(name)->setEnabled(open != nullptr);
    for (const auto* name :
        {"new", "newFromPackage", "library", "openFile", "import", "paste", "importCollection", "exportCollection"})
        action(name)->setEnabled(ready);
    auto* undo = action("undo");
    auto* redo = action("redo");
    auto steps = frontView()->steps();
    if (!steps) {
        steps.emplace();
        if (open && open->undoStack().canUndo())
            steps->undo = open->undoStack().undoText().isEmpty() ? tr("the last change") : open->undoStack().undoText();
        if (open && open->undoStack().canRedo())
            steps->redo = open->undoStack().redoText().isEmpty() ? tr("the next change") : open->undoStack().redoText();
    }
    undo->setEnabled(!steps->undo.isEmpty());
    redo->setEnabled(!steps->redo.isEmpty());
    undo->setText(undo->isEnabled() ? tr("&Undo: %1").arg(steps->undo) : tr("&Undo"));
    redo->setText(redo->isEnabled() ? tr("&Redo: %1").arg(steps->redo) : tr("&Redo"));
}

} // namespace nexus::ui
