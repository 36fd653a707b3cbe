// Menus, their keys and what they do. Every action is grouped for the sheet of keys by its property "group".
#include "ui/main_window.h"

#include "app/documents/deck_actions.h"
#include "app/documents/deck_library.h"
#include "ui/card/card_pane.h"
#include "ui/catalogue/catalogue_place.h"
#include "ui/catalogue/search_pane.h"
#include "ui/deck/compare_dialog.h"
#include "ui/deck/deck_pane.h"
#include "ui/deck/missions_dialog.h"
#include "ui/deck/paste_dialog.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_window.h"
#include "ui/help/keys_sheet.h"
#include "ui/library/library_dialog.h"
#include "ui/theme/theme.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace nexus::ui {

namespace {

QString q(const std::string& text) { return QString::fromStdString(text); }

constexpr int scales[] = {100, 125, 150, 175, 200, 250, 300};

} // namespace

QAction* MainWindow::add(QMenu* menu, const char* name, const QString& text, const QKeySequence& key,
                         const std::function<void()>& run)
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

QAction* MainWindow::action(const char* name) const { return findChild<QAction*>(QString::fromLatin1(name)); }

void MainWindow::makeFileActions()
{
    auto* menu = findChild<QMenuBar*>(QStringLiteral("menus"))->addMenu(tr("&File"));
    add(menu, "new", tr("&New deck"), QKeySequence::New, [this] { newDeck(); });
    add(menu, "library", tr("&Deck library…"), QKeySequence::Open, [this] { openLibrary(); });
    add(menu, "openFile", tr("&Open a file…"), QKeySequence(tr("Ctrl+Shift+O")), [this] {
        openFiles(QFileDialog::getOpenFileNames(this, tr("Open deck lists"), {},
                                                tr("Decks (*.nxdeck *.json *.txt *.md *.csv *.tsv);;All files (*)")));
    });
    menu->addSeparator();
    add(menu, "save", tr("&Save a version"), QKeySequence::Save, [this] { (void)save(); });
    add(menu, "saveAsNew", tr("Save &as a copy in the library"), QKeySequence(tr("Ctrl+Shift+S")), [this] { saveAsNew(); });
    add(menu, "export", tr("&Export to a file…"), QKeySequence(tr("Ctrl+E")), [this] { exportDeck(); });
    menu->addSeparator();
    add(menu, "import", tr("&Import cards…"), QKeySequence(tr("Ctrl+I")), [this] {
        showPlace(Catalogue);
        m_catalogue->importFiles();
    });
    menu->addSeparator();
    add(menu, "close", tr("&Close the deck"), QKeySequence(tr("Ctrl+W")), [this] { closeDeck(m_tabs->currentIndex()); });
    add(menu, "quit", tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::makeEditActions()
{
    auto* menu = findChild<QMenuBar*>(QStringLiteral("menus"))->addMenu(tr("&Edit"));
    add(menu, "undo", tr("&Undo"), QKeySequence(tr("Ctrl+Z")), [this] {
        m_deck->commitTyping();
        if (auto* open = document())
            open->undoStack().undo();
    });
    auto* redo = add(menu, "redo", tr("&Redo"), QKeySequence(tr("Ctrl+Shift+Z")), [this] {
        if (auto* open = document())
            open->undoStack().redo();
    });
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    menu->addSeparator();
    add(menu, "copy", tr("&Copy the deck as text"), QKeySequence(tr("Ctrl+Shift+C")), [this] { copyDeck(); });
    add(menu, "paste", tr("&Paste a list…"), QKeySequence(tr("Ctrl+Shift+V")), [this] { pasteList(); });
    menu->addSeparator();
    add(menu, "find", tr("&Find cards"), QKeySequence::Find, [this] {
        showPlace(Build);
        m_search->focusSearch();
    });
    add(menu, "findInDeck", tr("Find in the &deck"), QKeySequence(tr("Ctrl+Shift+F")), [this] {
        showPlace(Build);
        m_deck->findInDeck();
    });
    add(menu, "syntax", tr("&Search language"), QKeySequence(tr("Ctrl+?")), [this] { m_search->showSyntax(); });
}

void MainWindow::makeDeckActions()
{
    auto* menu = findChild<QMenuBar*>(QStringLiteral("menus"))->addMenu(tr("&Deck"));
    add(menu, "addMain", tr("&Add the chosen card"), {}, [this] { m_search->add(Qt::NoModifier); });
    add(menu, "addSide", tr("Add it to the &sideboard"), {}, [this] { m_search->add(Qt::ControlModifier); });
    add(menu, "addMaybe", tr("Add it to the &maybe pile"), {}, [this] { m_search->add(Qt::ShiftModifier); });
    menu->addSeparator();
    add(menu, "missions", tr("&Choose Missions…"), QKeySequence(tr("Ctrl+M")), [this] { chooseMissions(); });
    add(menu, "hand", tr("Sample &hand"), QKeySequence(tr("Ctrl+D")), [this] {
        showPlace(Build);
        m_deck->drawHand();
    });
    add(menu, "compare", tr("C&ompare with…"), QKeySequence(tr("Ctrl+Shift+D")), [this] { compareWithDeck(); });
    menu->addSeparator();
    add(menu, "rename", tr("&Rename"), QKeySequence(tr("Ctrl+R")), [this] {
        showPlace(Build);
        m_deck->rename();
    });
    add(menu, "bin", tr("Move to the &bin"), {}, [this] {
        auto* open = document();
        if (!open)
            return;
        if (!open->place().id) {
            closeDeck(m_tabs->currentIndex());
            return;
        }
        const auto name = q(open->deck().name);
        app::DeckLibrary library(m_workspace);
        if (const auto done = library.moveToBin({*open->place().id}); !done)
            complain(done.error());
        else
            tell(tr("%1 is in the bin of the library; Ctrl+O, Bin brings it back.").arg(name));
    });
}

void MainWindow::makeViewActions()
{
    auto* menu = findChild<QMenuBar*>(QStringLiteral("menus"))->addMenu(tr("&View"));
    add(menu, "placeBuild", tr("&Build"), QKeySequence(tr("Ctrl+1")), [this] { showPlace(Build); });
    add(menu, "placeCatalogue", tr("&Catalogue"), QKeySequence(tr("Ctrl+2")), [this] { showPlace(Catalogue); });
    menu->addSeparator();
    const char* names[] = {"tabProblems", "tabStatistics", "tabHand", "tabNotes", "tabHistory"};
    for (int i = 0; i < 5; ++i) {
        auto title = m_deck->tabs()->tabText(i);
        add(menu, names[i], title, QKeySequence(tr("Alt+%1").arg(i + 1)), [this, i] {
            showPlace(Build);
            m_deck->showTab(i);
            m_deck->tabs()->currentWidget()->setFocus();
        });
    }
    add(menu, "results", tr("Go to the &results"), QKeySequence(tr("F7")), [this] { m_search->focusResults(); });
    add(menu, "toDeck", tr("Go to the &deck"), QKeySequence(tr("F8")), [this] { m_deck->view()->setFocus(); });
    add(menu, "nextDeck", tr("&Next deck"), QKeySequence(tr("Ctrl+Tab")), [this] {
        if (m_tabs->count() > 0)
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + 1) % m_tabs->count());
    });
    add(menu, "previousDeck", tr("&Previous deck"), QKeySequence(tr("Ctrl+Shift+Tab")), [this] {
        if (m_tabs->count() > 0)
            m_tabs->setCurrentIndex((m_tabs->currentIndex() + m_tabs->count() - 1) % m_tabs->count());
    });
    menu->addSeparator();
    add(menu, "gallery", tr("Table or &gallery"), QKeySequence(tr("Ctrl+G")),
        [this] { m_search->showGallery(!m_search->showsGallery()); });
    auto* pane = add(menu, "cardPane", tr("Card a&t the right"), QKeySequence(tr("F9")), [this] {
        m_card->setVisible(action("cardPane")->isChecked());
    });
    pane->setCheckable(true);
    pane->setChecked(true);
    menu->addSeparator();
    auto* groups = menu->addMenu(tr("Gr&oup the deck"));
    const QString groupNames[] = {tr("By &type"), tr("By &subtype"), tr("By &cost"), tr("By &domain"), tr("&Not at all")};
    for (int i = 0; i < 5; ++i)
        add(groups, qPrintable(QStringLiteral("group-%1").arg(i)), groupNames[i], {},
            [this, i] { m_deck->setGrouping(static_cast<app::DeckGrouping>(i)); });
    auto* themes = menu->addMenu(tr("Co&lours"));
    auto* themeGroup = new QActionGroup(this);
    for (const auto& [text, choice] : {std::pair(tr("As the &system"), ThemeChoice::System),
                                       std::pair(tr("&Light"), ThemeChoice::Light), std::pair(tr("&Dark"), ThemeChoice::Dark)}) {
        auto* made = add(themes, qPrintable(QStringLiteral("theme-") + themeWord(choice)), text, {}, [this, choice = choice] {
            applyTheme(choice);
            m_settings->setValue(QStringLiteral("window/theme"), themeWord(choice));
        });
        made->setCheckable(true);
        made->setChecked(choice == currentThemeChoice());
        themeGroup->addAction(made);
    }
    auto* sizes = menu->addMenu(tr("&Scale"));
    auto* sizeGroup = new QActionGroup(this);
    const int now = m_settings->value(QStringLiteral("window/scale"), 100).toInt();
    for (const int percent : scales) {
        auto* made = add(sizes, qPrintable(QStringLiteral("scale-%1").arg(percent)), tr("%1 %").arg(percent), {},
                         [this, percent] { setScale(percent); });
        made->setCheckable(true);
        made->setChecked(percent == now);
        sizeGroup->addAction(made);
    }
}

void MainWindow::makeHelpActions()
{
    auto* menu = findChild<QMenuBar*>(QStringLiteral("menus"))->addMenu(tr("&Help"));
    add(menu, "help", tr("&Help"), QKeySequence(Qt::Key_F1), [this] { helpHere(); });
    add(menu, "firstSteps", tr("Start in &five minutes"), {}, [this] { help(QStringLiteral("first-steps")); });
    add(menu, "law", tr("The &laws"), {}, [this] { help(QStringLiteral("deck-law")); });
    add(menu, "keys", tr("All &keys"), QKeySequence(tr("Ctrl+/")), [this] { showKeys(); });
    menu->addSeparator();
    add(menu, "about", tr("&About NexusDeck"), {}, [this] { AboutDialog(this).exec(); });
}

void MainWindow::refreshActions()
{
    auto* open = document();
    const bool ready = m_workspace.isReady();
    for (const auto* name : {"save", "saveAsNew", "export", "close", "copy", "findInDeck", "addMain", "addSide", "addMaybe",
                             "missions", "hand", "compare", "rename", "bin"})
        action(name)->setEnabled(open != nullptr);
    for (const auto* name : {"new", "library", "openFile", "import", "paste"})
        action(name)->setEnabled(ready);
    auto* undo = action("undo");
    auto* redo = action("redo");
    undo->setEnabled(open && open->undoStack().canUndo());
    redo->setEnabled(open && open->undoStack().canRedo());
    undo->setText(undo->isEnabled() ? tr("&Undo: %1").arg(open->undoStack().undoText()) : tr("&Undo"));
    redo->setText(redo->isEnabled() ? tr("&Redo: %1").arg(open->undoStack().redoText()) : tr("&Redo"));
}

void MainWindow::newDeck()
{
    if (!m_workspace.isReady())
        return;
    showPlace(Build);
    showDocument(m_workspace.newDeck());
    m_search->focusSearch();
}

void MainWindow::openLibrary()
{
    m_deck->commitTyping();
    LibraryDialog dialog(m_workspace, this);
    connect(&dialog, &LibraryDialog::deckOpened, this, [this](app::DeckDocument* opened) {
        showPlace(Build);
        showDocument(opened);
    });
    connect(&dialog, &LibraryDialog::compareWanted, this,
            [this, &dialog](const model::Deck& before, const QString& beforeTitle, const model::Deck& after, const QString& afterTitle) {
                CompareDialog(before, beforeTitle, after, afterTitle, m_workspace.checker(after.ruleset), &dialog).exec();
            });
    dialog.exec();
}

void MainWindow::openFiles(const QStringList& files)
{
    QStringList cards;
    for (const auto& file : files) {
        const auto suffix = QFileInfo(file).suffix().toLower();
        if (suffix == QStringLiteral("nxdeck")) {
            const auto opened = m_workspace.openFile(file.toStdString());
            if (!opened)
                complain(opened.error());
            else
                showDocument(opened->back());
            continue;
        }
        // A list may be a deck or cards: what has counts is a deck.
        QFile in(file);
        if (!in.open(QIODevice::ReadOnly)) {
            complain(tr("%1 cannot be opened: %2.").arg(file, in.errorString()));
            continue;
        }
        const auto text = in.readAll().toStdString();
        const auto preview = app::previewDecks(file.toStdString(), text, m_workspace.library().game,
                                               [this](const model::RulesetId& id) { return m_workspace.checker(id); });
        const bool deck = preview && !preview->empty() &&
                          std::any_of(preview->begin(), preview->end(), [](const auto& one) {
                              return one.count(app::LineState::Matched) > one.count(app::LineState::Unread);
                          });
        if (!deck) {
            cards << file;
            continue;
        }
        PasteDialog dialog(QString::fromStdString(text), m_workspace.library().game,
                           [this](const model::RulesetId& id) { return m_workspace.checker(id); }, document() != nullptr, this);
        dialog.setWindowTitle(QFileInfo(file).fileName());
        takePasted(dialog);
    }
    if (!cards.isEmpty()) {
        showPlace(Catalogue);
        m_catalogue->importFiles(cards);
    }
}

void MainWindow::pasteList()
{
    PasteDialog dialog(QApplication::clipboard()->text(), m_workspace.library().game,
                       [this](const model::RulesetId& id) { return m_workspace.checker(id); }, document() != nullptr, this);
    takePasted(dialog);
}

void MainWindow::takePasted(PasteDialog& dialog)
{
    if (dialog.exec() != QDialog::Accepted)
        return;
    auto decks = dialog.decks();
    auto* open = document();
    if (dialog.target() == PasteDialog::Target::NewDeck || !open) {
        for (auto& deck : decks)
            showDocument(m_workspace.newDeck(std::move(deck)));
        return;
    }
    auto& pasted = decks.front();
    if (dialog.target() == PasteDialog::Target::ReplaceDeck) {
        auto whole = open->deck();
        whole.sections = pasted.sections;
        (void)open->edit({model::ReplaceDeck{std::move(whole)}}, tr("Replace by a pasted list"));
        return;
    }
    model::EditGroup group;
    for (const auto& section : pasted.sections)
        for (const auto& entry : section.entries)
            group.edits.push_back({model::ChangeCopies{section.id, entry, entry.count}});
    if (!open->edit({std::move(group)}, tr("Paste a list")))
        complain(tr("The list does not fit: a card would have more than %1 copies.").arg(model::maxCopies));
}

bool MainWindow::save()
{
    auto* open = document();
    if (!open)
        return false;
    m_deck->commitTyping();
    if (const auto done = m_workspace.save(open); !done) {
        complain(done.error());
        return false;
    }
    tell(tr("Saved."));
    return true;
}

void MainWindow::saveAsNew()
{
    auto* open = document();
    if (!open)
        return;
    auto copy = open->deck();
    copy.name = m_workspace.freeName(copy.name);
    auto* made = m_workspace.newDeck(std::move(copy));
    if (const auto done = m_workspace.save(made); !done)
        complain(done.error());
    showDocument(made);
}

void MainWindow::exportDeck()
{
    auto* open = document();
    if (!open)
        return;
    m_deck->commitTyping();
    const auto file = QFileDialog::getSaveFileName(this, tr("Export the deck"), q(open->deck().name) + QStringLiteral(".nxdeck"),
                                                   tr("Deck file (*.nxdeck);;Text list (*.txt)"));
    if (file.isEmpty())
        return;
    if (const auto done = m_workspace.exportTo(open->deck(), file.toStdString()); !done)
        complain(done.error());
    else
        tell(tr("Exported to %1.").arg(QFileInfo(file).fileName()));
}

void MainWindow::closeDeck(int tab)
{
    const auto& open = m_workspace.documents();
    if (tab < 0 || static_cast<std::size_t>(tab) >= open.size())
        return;
    auto* closing = open[static_cast<std::size_t>(tab)];
    if (closing == document())
        m_deck->commitTyping();
    int cards = 0;
    for (const auto& section : closing->deck().sections)
        cards += closing->deck().copies(section.id);
    const bool worthAsking = closing->isModified() && (closing->place().id || !closing->place().file.empty() || cards > 0);
    if (worthAsking) {
        const int answer = askUnsaved(q(closing->deck().name));
        if (answer == 2)
            return;
        if (answer == 0)
            if (const auto done = m_workspace.save(closing); !done) {
                complain(done.error());
                return;
            }
    }
    m_workspace.close(closing);
}

void MainWindow::copyDeck()
{
    if (auto* open = document()) {
        QApplication::clipboard()->setText(q(app::deckAsText(open->deck(), m_workspace.library().game)));
        tell(tr("The deck is on the clipboard as text."));
    }
}

void MainWindow::compareWith(const model::Deck& other, const QString& title)
{
    if (auto* open = document())
        CompareDialog(other, title, open->deck(), tr("%1, now").arg(q(open->deck().name)), open->sharedChecker(), this).exec();
}

void MainWindow::compareWithDeck()
{
    app::DeckLibrary library(m_workspace);
    QStringList names;
    std::vector<std::int64_t> ids;
    for (const auto& deck : library.decks()) {
        names << q(deck.name);
        ids.push_back(deck.id);
    }
    bool chosen = false;
    const auto name = QInputDialog::getItem(this, tr("Compare"), tr("Compare this deck with"), names, 0, false, &chosen);
    const auto at = names.indexOf(name);
    if (!chosen || at < 0)
        return;
    if (const auto other = library.deck(ids[static_cast<std::size_t>(at)]))
        compareWith(*other, name);
}

void MainWindow::chooseMissions()
{
    if (auto* open = document())
        MissionsDialog(*open, this).exec();
}

void MainWindow::help(const QString& page, const QString& anchor)
{
    if (!m_help) {
        m_help = new HelpWindow(this);
        m_help->setWindowFlag(Qt::Window);
        connect(m_help, &HelpWindow::queryWanted, this, [this](const QString& query) {
            showPlace(Build);
            m_search->setQuery(query);
            raise();
        });
    }
    m_help->showPage(page.isEmpty() ? QStringLiteral("index") : page, anchor);
}

void MainWindow::helpHere()
{
    // The page of what has the keyboard.
    const auto* focus = QApplication::focusWidget();
    const auto within = [&](const QWidget* place) { return place && focus && (place == focus || place->isAncestorOf(focus)); };
    if (m_places->currentIndex() == Catalogue)
        help(QStringLiteral("import"));
    else if (within(m_search))
        help(QStringLiteral("search"));
    else if (within(m_deck->tabs()) && m_deck->tabs()->currentIndex() == DeckPane::Problems)
        help(QStringLiteral("deck-law"));
    else
        help(within(m_deck) ? QStringLiteral("window") : QStringLiteral("index"));
}

void MainWindow::showKeys()
{
    if (!m_keys) {
        m_keys = new KeysSheet(this);
        m_keys->setRows(tr("Cards found"), {{tr("Enter"), tr("Add to the card's own section")},
                                            {tr("Ctrl+Enter"), tr("Add to the sideboard")},
                                            {tr("Shift+Enter"), tr("Add to the maybe pile")},
                                            {tr("+ and −"), tr("One copy more or less")},
                                            {tr("Delete, Shift+Delete"), tr("Take one copy out, all copies")}});
        m_keys->setRows(tr("Deck"), {{tr("Enter, +"), tr("One copy more")},
                                     {tr("−, Delete"), tr("One copy less")},
                                     {tr("Shift+Delete"), tr("Take all copies out")},
                                     {tr("Ctrl+Enter"), tr("One copy to the sideboard, or back")},
                                     {tr("0 to 9, F2"), tr("Set the count")}});
        m_keys->setRows(tr("Search field"), {{tr("Enter"), tr("Go to the cards found")},
                                             {tr("Down"), tr("Proposals; in an empty field the last searches")},
                                             {tr("Tab"), tr("Take the chosen proposal")},
                                             {tr("Esc"), tr("Close the proposals")}});
    }
    m_keys->setActions(findChildren<QAction*>());
    m_keys->show();
    m_keys->raise();
}

void MainWindow::setScale(int percent)
{
    m_settings->setValue(QStringLiteral("window/scale"), percent);
    storeSettings();
    Q_EMIT restartWanted();
}

} // namespace nexus::ui
