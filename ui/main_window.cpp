#include "ui/main_window.h"

#include "app/base/language.h"
#include "app/documents/deck_actions.h"
#include "app/documents/deck_library.h"
#include "app/text/card_text.h"
#include "app/text/law_text.h"
#include "app/views/deck_model.h"
#include "model/advice/laws.h"
#include "ui/card/card_pane.h"
#include "ui/card/card_peek.h"
#include "ui/catalogue/catalogue_view.h"
#include "ui/catalogue/search_pane.h"
#include "ui/collection/collection_view.h"
#include "ui/dealer/dealer_view.h"
#include "ui/deck/deck_drawer.h"
#include "ui/deck/deck_pane.h"
#include "ui/event/event_view.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_window.h"
#include "ui/help/keys_sheet.h"
#include "ui/lab/lab_view.h"
#include "ui/library/library_folder.h"
#include "ui/print/print_view.h"
#include "ui/print/proxies_page.h"
#include "ui/table/table_view.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/window/backups_dialog.h"
#include "ui/window/build_view.h"
#include "ui/window/deck_commands.h"
#include "ui/window/find_anything.h"
#include "ui/window/frame_parts.h"
#include "ui/workbench/workbench_view.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>

namespace nexus::ui {

namespace {

constexpr int keptAfter = 4000; // milliseconds
constexpr int scales[] = {100, 125, 150, 175, 200, 250, 300};

} // namespace

MainWindow::MainWindow(app::Workspace& workspace, std::unique_ptr<QSettings> settings, QWidget* parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(std::move(settings))
    , m_backups(workspace.folder())
{
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    const auto room = screen()->availableSize();
    resize(std::min(1600, room.width()), std::min(1000, room.height()));
    makeQuestions();
    makeFrame();
    m_status = new StatusLine(m_workspace, statusBar());
    m_commands = new DeckCommands(m_workspace, *m_build, this);
    m_libraryFolder = new LibraryFolder(m_workspace, this);
    m_help = new HelpDesk(this);
    m_help->setKeywords([this] {
        const auto& library = m_workspace.library();
        const auto* own = document() ? library.find(document()->deck().ruleset) : nullptr;
        if (!own && !library.rulesets.empty())
            own = &library.rulesets.front();
        return own ? q(app::keywordsPage(own->ruleset, library.game)) : QString();
    });
    m_peek = new CardPeek(m_workspace, this);
    makeMenus();
    connectWorkspace();
    connectParts();
    dress();
    restoreSettings();
    refresh();
    search()->focusSearch();
    m_build->fit(size());
    inReadingOrder(*this);
    callOnce(m_keepSoon, keptAfter, this, &MainWindow::storeSettings);
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::keepState);
    qApp->installEventFilter(this);
    qApp->installEventFilter(new ButtonKeys(this));
}

MainWindow::~MainWindow() { m_workspace.disconnect(this); }

void MainWindow::makeQuestions()
{
    askUnsaved = [this](const QString& deck) {
        QMessageBox box(QMessageBox::Question, tr("Close %1").arg(deck), tr("%1 has unsaved changes.").arg(deck),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        return answer == QMessageBox::Save      ? DeckCommands::Save
               : answer == QMessageBox::Discard ? DeckCommands::Discard
                                                : DeckCommands::Cancel;
    };
    askRefused = [this](const QString& message, bool gone) {
        QMessageBox box(
            QMessageBox::Critical, tr("Decks and collection cannot be read"), message, QMessageBox::Close, this);
        auto* backups = box.addButton(tr("&Backups…"), QMessageBox::AcceptRole);
        auto* anew = gone ? box.addButton(tr("Start &anew"), QMessageBox::DestructiveRole) : nullptr;
        box.setDefaultButton(backups);
        box.exec();
        const auto* chosen = box.clickedButton();
        return chosen == backups ? SeeBackups : anew && chosen == anew ? StartAnew : LeaveIt;
    };
    askRebuild = [this](const QString& message) {
        QMessageBox box(QMessageBox::Critical, tr("The card catalogue is damaged"), message, QMessageBox::Close, this);
        box.setInformativeText(
            tr("A new catalogue holds the cards that come with NexusDeck. The damaged file goes into "
               "the folder backups; your decks and your collection stay as they are."));
        auto* make = box.addButton(tr("Create a &new catalogue"), QMessageBox::AcceptRole);
        box.setDefaultButton(make);
        box.exec();
        return box.clickedButton() == make;
    };
    askAgain = [this](const QString& what, const app::LeftClosed& otherwise) {
        const auto text = tr(
            "%1 was being opened when NexusDeck ended unexpectedly the last time, so it was not opened by itself.")
                              .arg(what);
        QMessageBox box(QMessageBox::Warning, tr("Not opened"), text, QMessageBox::NoButton, this);
        box.setInformativeText(otherwise.says);
        auto* again = box.addButton(tr("&Open again"), QMessageBox::AcceptRole);
        auto* leave = box.addButton(tr("&Leave it closed"), QMessageBox::RejectRole);
        auto* usual = otherwise.go ? again : leave; // nothing is put aside by a key that was pressed too soon
        box.setDefaultButton(usual);
        box.setEscapeButton(usual);
        box.exec();
        const auto* chosen = box.clickedButton();
        return chosen == again || chosen == leave ? std::optional(chosen == again) : std::nullopt;
    };
}

void MainWindow::makeFrame()
{
    m_top = new TopBar(m_workspace, this);
    m_tabs = m_top->tabs();
    setMenuWidget(m_top);
    auto* page = new QWidget(this);
    m_rail = new ViewRail(page);
    m_stack = new QStackedWidget(page);
    page->setLayout(rowOf(0, noMargins, {m_rail, hairline(QFrame::VLine, page), {m_stack, 1}}));
    setCentralWidget(page);
    addView(m_build = new BuildView(m_workspace, *m_settings, page));
    addView(m_collection = new CollectionView(m_workspace, page));
    addView(m_table = new TableView(m_workspace, page));
    addView(m_print = new PrintView(m_workspace, page));
    addView(m_catalogue = new CatalogueView(m_workspace, page));
    addView(m_workbench = new WorkbenchView(m_workspace, page));
    addView(m_event = new EventView(m_workspace, page));
    addView(m_lab = new LabView(m_workspace, page));
    addView(new DealerView(m_workspace, page), Table);
}

void MainWindow::addView(MainView* view, std::optional<int> under)
{
    m_views.push_back(view);
    // A view scrolls where the screen is too small for it, so that the window is never larger than that.
    m_stack->addWidget(scrolled(view, m_stack));
    view->setProperty(keyGroup, view->title().remove(QLatin1Char('&')));
    m_rail->addView(view->title().remove(QLatin1Char('&')), view->name().toLower(), under);
    connect(view, &MainView::trouble, this, &MainWindow::complain);
    connect(view, &MainView::stepsChanged, this, &MainWindow::refreshActions);
    connect(view, &MainView::told, this, [this](const QString& text) { m_status->tell(text); });
}

void MainWindow::connectWorkspace()
{
    connect(&m_workspace, &app::Workspace::ready, this, &MainWindow::ready);
    connect(&m_workspace, &app::Workspace::failed, this, [this](const QString& message) {
        m_status->sayUnreadable();
        QMessageBox::critical(this, tr("The profile cannot be opened"), message);
    });
    connect(
        &m_workspace, &app::Workspace::catalogueRefused, this,
        [this](const QString& message) {
            m_status->sayUnreadable();
            if (askRebuild(message))
                m_workspace.rebuildCatalogue();
        },
        Qt::QueuedConnection);
    connect(&m_workspace, &app::Workspace::trouble, this, &MainWindow::complain);
    connect(&m_workspace, &app::Workspace::notOpened, this,
        [this](const QString& what, const std::function<void()>& again, const app::LeftClosed& otherwise) {
            QTimer::singleShot(0, this, [this, what, again, otherwise] {
                const auto wanted = askAgain(what, otherwise);
                if (wanted == true)
                    again();
                else if (wanted == false && otherwise.go)
                    otherwise.go();
            });
        });
    // After the slot that tells: what is asked here may start the program anew.
    connect(&m_workspace, &app::Workspace::libraryRefused, this, &MainWindow::libraryRefused, Qt::QueuedConnection);
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] { m_status->refresh(document()); });
    connect(&m_workspace, &app::Workspace::documentOpened, this, &MainWindow::deckOpened);
    connect(&m_workspace, &app::Workspace::documentClosed, this, &MainWindow::deckClosed);
}

void MainWindow::connectParts()
{
    connect(m_rail, &ViewRail::chosen, this, &MainWindow::showView);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { showDocument(m_tabs->document(tab)); });
    connect(m_tabs, &QTabBar::tabCloseRequested, this, &MainWindow::closeDeck);
    connect(m_top, &TopBar::gameWanted, this, [this](const QString& id) { Q_EMIT gameWanted(id); });
    connect(m_commands, &DeckCommands::gameWanted, this, &MainWindow::gameWanted);
    connect(m_event, &EventView::otherGameWanted, m_commands, &DeckCommands::openElsewhere);
    connect(m_top, &TopBar::newDeckWanted, this, &MainWindow::newDeck);
    connect(m_build, &BuildView::deckWanted, this, &MainWindow::openDeck);
    connect(m_workbench, &WorkbenchView::deckWanted, this, &MainWindow::openDeck);
    connect(m_catalogue, &CatalogueView::editionWanted, m_workbench, &WorkbenchView::newEdition);
    connect(m_workbench, &WorkbenchView::proxiesWanted, this,
        [this](const std::vector<app::CardFace>& faces, const QString& list) {
            showView(Print);
            m_print->showPage(PrintView::Proxies);
            m_print->proxies()->showCards(faces, list);
        });
    connect(m_workbench, &WorkbenchView::playWanted, this, [this](const app::CardChange& change) {
        showView(Laboratory);
        m_lab->proposeChange(change);
    });
    connect(m_collection, &CollectionView::printWanted, this, [this](const std::vector<model::BuiltDeckId>& decks) {
        showView(Print);
        m_print->showPage(PrintView::Proxies);
        m_print->proxies()->showMissing(decks);
    });
    connect(m_workbench, &WorkbenchView::importWanted, this, [this](const QStringList& files, const QString& set) {
        showView(Catalogue);
        m_catalogue->importFiles(files, set);
    });
    connect(m_build, &BuildView::compareWanted, m_commands, &DeckCommands::compareWith);
    connect(m_build, &BuildView::helpWanted, m_help, &HelpDesk::show);
    connect(
        m_build, &BuildView::actionWanted, this, [this](const QString& name) { action(qPrintable(name))->trigger(); });
    connect(m_build, &BuildView::done, this, [this](const QString& text) { m_status->tellDone(text, document()); });
    connect(m_build, &BuildView::undoWanted, this, [this] { action("undo")->trigger(); });
    connect(m_build, &BuildView::redoWanted, this, [this] { action("redo")->trigger(); });
    connect(m_commands, &DeckCommands::documentWanted, this, &MainWindow::showInBuild);
    connect(m_print, &PrintView::documentWanted, this, &MainWindow::showInBuild);
    connect(m_event, &EventView::documentWanted, this, &MainWindow::showInBuild);
    connect(m_commands, &DeckCommands::cardFilesFound, this, [this](const QStringList& files) {
        showView(Catalogue);
        m_catalogue->importFiles(files);
    });
    connect(m_commands, &DeckCommands::collectionFilesFound, this, [this](const QStringList& files) {
        showView(Collection);
        for (const auto& file : files)
            m_collection->importFile(file);
    });
    connect(m_commands, &DeckCommands::gameFileFound, this, [this](const QString& file) {
        showView(Table);
        m_table->openFile(file);
    });
    connect(m_event, &EventView::working, m_status, &StatusLine::watch);
    connect(m_print, &PrintView::checkWanted, this, [this] { action("deckCheck")->trigger(); });
    connect(m_commands, &DeckCommands::eventFileFound, this, [this](const QString& file) {
        showView(Event);
        m_event->openFile(file);
    });
    connect(search(), &SearchPane::peekWanted, this, [this] { (void)m_peek->peekAtFocus(); });
    connect(m_commands, &DeckCommands::told, m_status, &StatusLine::tell);
    connect(m_commands, &DeckCommands::working, m_status, &StatusLine::watch);
    connect(m_commands, &DeckCommands::trouble, this, &MainWindow::complain);
    connect(m_libraryFolder, &LibraryFolder::told, m_status, &StatusLine::tell);
    connect(m_libraryFolder, &LibraryFolder::trouble, this, &MainWindow::complain);
    const auto seek = [this](const QString& query) {
        showView(Build);
        search()->setQuery(query);
        raise();
    };
    connect(m_help, &HelpDesk::queryWanted, this, seek);
    connect(m_catalogue, &CatalogueView::queryWanted, this, seek);
    connect(m_workbench, &WorkbenchView::queryWanted, this, seek);
}

void MainWindow::ready()
{
    for (auto* view : m_views)
        view->ready();
    m_top->showGame();
    const auto uses = app::usesOf(m_workspace.library());
    setThere(Table, uses.table);
    setThere(Laboratory, uses.table);
    QTimer::singleShot(0, this, &MainWindow::keepFocusInFront);
    setThere(Dealer, uses.dealer);
    if (uses.dealer && !uses.table) { // it has the table's place and key
        auto *dealer = action("placeDealer"), *table = action("placeTable");
        dealer->setShortcut(table->shortcut());
        table->setShortcut({});
    }
    // Decks come right after this signal; then what the command line asked for.
    QTimer::singleShot(0, this, [this] {
        if (m_firstTab >= 0 && m_firstTab < m_tabs->count()) // each deck that opens comes to the front
            m_tabs->setCurrentIndex(m_firstTab);
        if (!m_later.isEmpty())
            m_commands->openFiles(std::exchange(m_later, {}));
        for (const auto& text : std::exchange(m_laterTexts, {}))
            m_commands->openText(text);
        m_build->offerHint();
    });
    refresh();
}

void MainWindow::showBackups()
{
    BackupsDialog dialog(m_backups, this);
    const bool wasOpen = m_workspace.collection().isOpen(); // else it was refused, which is said once
    connect(&dialog, &BackupsDialog::aboutToRestore, this, [this] { m_workspace.collection().close(); });
    bool restored = false;
    connect(&dialog, &BackupsDialog::restored, this, [&restored] { restored = true; });
    dialog.exec();
    if (restored)
        Q_EMIT restartWanted(); // decks, drafts and collection are others
    else if (wasOpen && !m_workspace.collection().isOpen())
        m_workspace.openCollection();
}

void MainWindow::libraryRefused(const QString& message, bool gone)
{
    switch (askRefused(message, gone)) {
    case SeeBackups: showBackups(); break;
    case StartAnew:
        if (const auto made = m_backups.startAnew(); made)
            Q_EMIT restartWanted();
        else
            complain(made.error());
        break;
    default: break;
    }
}

void MainWindow::openLater(const QString& file)
{
    if (m_workspace.isReady())
        m_commands->openFiles({file});
    else
        m_later << file;
}

app::DeckDocument* MainWindow::document() const { return m_build->document(); }
SearchPane* MainWindow::search() const { return m_build->search(); }
DeckPane* MainWindow::deck() const { return m_build->deck(); }
CardPane* MainWindow::card() const { return m_build->card(); }
QTabBar* MainWindow::deckTabs() const { return m_tabs; }

void MainWindow::deckOpened(app::DeckDocument* opened)
{
    const int tab = m_tabs->add();
    connect(opened, &app::DeckDocument::changed, this, &MainWindow::refresh);
    // The stack counts a step only after the deck has told of it.
    connect(&opened->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshActions);
    connect(opened, &app::DeckDocument::saved, this, &MainWindow::refresh);
    m_tabs->setCurrentIndex(tab);
    if (tab == 0)
        showDocument(opened);
}

void MainWindow::deckClosed(app::DeckDocument* closed)
{
    if (document() == closed)
        showDocument(nullptr); // nobody looks at it while its tab goes
    m_tabs->remove(closed);
    showDocument(m_tabs->document());
}

void MainWindow::showDocument(app::DeckDocument* shown)
{
    m_tabs->bringToFront(shown);
    if (document() == shown)
        return;
    m_status->tell({}); // a word about another deck
    for (auto* view : m_views)
        view->setDocument(shown);
    m_commands->setDocument(shown);
    refresh();
}

void MainWindow::showInBuild(app::DeckDocument* document)
{
    showView(Build);
    showDocument(document);
}

void MainWindow::openDeck(qlonglong id)
{
    if (const auto opened = m_workspace.openDeck(id))
        showInBuild(*opened);
    else
        complain(opened.error());
}

void MainWindow::newDeck()
{
    if (!m_workspace.isReady())
        return;
    showInBuild(m_workspace.newDeck());
    search()->focusSearch();
}

void MainWindow::closeDeck(int tab)
{
    if (auto* closing = m_tabs->document(tab))
        m_commands->close(closing, askUnsaved);
}

void MainWindow::refresh()
{
    m_tabs->refresh();
    const auto* current = document();
    setWindowTitle(current ? tr("%1%2 – NexusDeck")
                                 .arg(QString::fromStdString(current->deck().name),
                                     current->isModified() ? QStringLiteral(" •") : QString())
                           : tr("NexusDeck"));
    m_status->refresh(current);
    refreshActions();
}

void MainWindow::complain(const QString& text) { QMessageBox::warning(this, tr("NexusDeck"), text); }

void MainWindow::showView(int view)
{
    m_stack->setCurrentIndex(view);
    QTimer::singleShot(0, this, &MainWindow::keepFocusInFront); // when its pages are made
    m_rail->setCurrent(view);
    m_status->showDeck(view == Build || view == Print);
    frontView()->cameToFront();
    refreshActions();
}

// The place in front has the keyboard, when it comes and when the window opens with it.
void MainWindow::keepFocusInFront()
{
    const auto* now = focusWidget();
    if (frontView()->isVisible() && !(now && frontView()->isAncestorOf(now)))
        focusFirstIn(*frontView());
}

// A place the game has no use for is not there; the dealer's stands where the table would.
void MainWindow::setThere(ViewNumber view, bool there)
{
    m_rail->setThere(view, there);
    auto* place = action(qPrintable(QStringLiteral("place") + m_views[view]->name()));
    place->setVisible(there);
    place->setEnabled(there);
    if (!there && m_stack->currentIndex() == view)
        showView(Build);
}

MainView* MainWindow::frontView() const { return m_views[static_cast<std::size_t>(m_stack->currentIndex())]; }

void MainWindow::restoreSettings()
{
    const std::string noteOfWindow = "window";
    (void)m_workspace.reopen(noteOfWindow, tr("The state of the window"), [this, noteOfWindow] {
        const auto note = m_workspace.openings().begin(noteOfWindow);
        restoreWindow();
    });
}

void MainWindow::restoreWindow()
{
    const auto geometry = m_settings->value(QStringLiteral("window/geometry")).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    m_firstTab = m_settings->value(QStringLiteral("window/deck"), 0).toInt();
    m_peek->setByPointer(m_settings->value(QStringLiteral("window/peek"), true).toBool());
    action("peekByPointer")->setChecked(m_peek->isByPointer());
    for (auto* view : m_views)
        view->restore(*m_settings);
    showView(keptView());
}

// Which view was in front, by its name.
int MainWindow::keptView() const
{
    const auto kept = m_settings->value(QStringLiteral("window/place")).toString();
    const auto found = std::find_if(
        m_views.begin(), m_views.end(), [&](const auto* view) { return view->name() == kept; });
    return found == m_views.end() ? Build : static_cast<int>(found - m_views.begin());
}

void MainWindow::storeSettings()
{
    m_settings->setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_settings->setValue(QStringLiteral("window/deck"), m_tabs->currentIndex());
    m_settings->setValue(QStringLiteral("window/place"), frontView()->name());
    m_settings->setValue(QStringLiteral("window/peek"), m_peek->isByPointer());
    for (const auto* view : m_views)
        view->store(*m_settings);
    m_settings->sync();
}

void MainWindow::keepState()
{
    deck()->commitTyping(); // drafts are on disk
    storeSettings();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    keepState(); // nothing is asked and nothing is lost
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_build)
        m_build->fit(size());
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_status) {
        dress();
        m_status->refresh(document());
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto* data = event->mimeData();
    if (data->hasUrls() || ((data->hasText() || data->hasImage()) && !app::cardDragOf(data)))
        event->acceptProposedAction();
}

// Whatever is dropped on any view that does not take it itself goes where it belongs.
void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    const auto* data = event->mimeData();
    if (!m_workspace.isReady()) {
        m_later << localFiles(*data);
        return;
    }
    auto kept = std::make_shared<QMimeData>(); // the drop's own goes with it
    kept->setUrls(data->urls());
    if (data->hasText())
        kept->setText(data->text());
    if (data->hasImage())
        kept->setImageData(data->imageData());
    QTimer::singleShot(0, this, [this, kept, ontoCollection = frontView() == m_collection] {
        m_commands->openAnything(*kept, ontoCollection);
    });
}

// A line that has nothing to take back leaves Ctrl+Z to the deck.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if ((event->type() == QEvent::KeyRelease || event->type() == QEvent::MouseButtonRelease) && !m_keepSoon.isActive())
        m_keepSoon.start();
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* line = qobject_cast<QLineEdit*>(watched);
        const auto* key = static_cast<QKeyEvent*>(event);
        if (line && line->window() == this &&
            ((key->matches(QKeySequence::Undo) && !line->isUndoAvailable()) ||
                (key->matches(QKeySequence::Redo) && !line->isRedoAvailable()))) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::dress()
{
    m_rail->dress();
    m_top->dress();
}

// --- menus and their keys: every action is grouped for the sheet of keys by its property "group" -----------------

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

DeckPane* MainWindow::inBuild()
{
    showView(Build);
    return deck();
}

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
    add(menu, "library", tr("&Deck library…"), QKeySequence::Open, [this] { m_commands->openLibrary(*m_settings); });
    add(menu, "openFile", tr("&Open a file…"), QKeySequence(tr("Ctrl+Shift+O")), [this] { m_commands->askForFiles(); });
    menu->addSeparator();
    add(menu, "save", tr("&Save a version"), QKeySequence::Save, [this] {
        if (frontView()->saveText().isEmpty())
            (void)m_commands->save();
        else
            frontView()->save();
    });
    add(menu, "saveAsNew", tr("Save &as a copy in the library"), QKeySequence(tr("Ctrl+Shift+S")),
        [this] { m_commands->saveAsNew(); });
    add(menu, "export", tr("&Export to a file…"), QKeySequence(tr("Ctrl+E")), [this] { m_commands->exportDeck(); });
    add(menu, "savePicture", tr("Save a pict&ure of the deck…"), QKeySequence(tr("Ctrl+Shift+E")),
        [this] { m_commands->savePicture(*m_settings); });
    add(menu, "exportForProgram", tr("Export for another pro&gram…"), {}, [this] {
        showView(Print);
        m_print->showPage(PrintView::Programs);
    });
    add(menu, "savePage", tr("Save a &web page of the deck…"), {}, [this] { m_commands->savePage(*m_settings); });
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
    add(menu, "exportLibrary", tr("Librar&y to a folder…"), {}, [this] { m_libraryFolder->exportTo(); });
    add(menu, "importLibrary", tr("Library f&rom a folder…"), {}, [this] { m_libraryFolder->importFrom(); });
    add(menu, "backups", tr("&Backups…"), {}, [this] { showBackups(); });
    menu->addSeparator();
    add(menu, "printProxies", tr("&Print proxies…"), QKeySequence::Print, [this] {
        showView(Print);
        m_print->showPage(PrintView::Proxies);
        m_print->proxies()->showDecks();
    });
    add(menu, "decklist", tr("&Tournament decklist…"), QKeySequence(tr("Ctrl+Shift+P")), [this] {
        showView(Print);
        m_print->showPage(PrintView::Decklists);
    });
    add(menu, "deckCheck", tr("Deck chec&k…"), QKeySequence(tr("Ctrl+Shift+J")), [this] {
        showView(Event);
        m_event->checkLists();
    });
    menu->addSeparator();
    add(menu, "close", tr("&Close the deck"), QKeySequence(tr("Ctrl+W")),
        [this] { closeDeck(m_tabs->currentIndex()); });
    add(menu, "quit", tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::findAnything()
{
    std::vector<FindAnything::Entry> entries;
    if (m_workspace.isReady())
        for (const auto& deck : app::DeckLibrary(m_workspace).decks())
            entries.push_back({q(deck.name), tr("Deck"), {}, [this, id = deck.id] { openDeck(id); }});
    for (auto* command : findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        const auto menu = command->property("group").toString();
        if (menu.isEmpty() || !command->isEnabled() || !command->isVisible())
            continue;
        entries.push_back(
            {command->text().remove(QLatin1Char('&')), menu, command->shortcut().toString(QKeySequence::NativeText),
                [command] { command->trigger(); }, command->objectName().startsWith(QStringLiteral("place"))});
    }
    if (m_workspace.isReady()) {
        const auto& catalogue = *m_workspace.catalogue();
        for (model::CardIndex card = 0; card < catalogue.size(); ++card) {
            const auto name = q(catalogue.card(card).name);
            entries.push_back({name, q(app::typeLine(catalogue.card(card))), {}, [this, name] {
                                   QStringList words; // a mark in the name ends one
                                   for (const auto& part : name.split(QLatin1Char('"'), Qt::SkipEmptyParts))
                                       words << QStringLiteral("\"%1\"").arg(part.trimmed());
                                   showView(Build);
                                   search()->setQuery(words.join(QLatin1Char(' ')));
                                   search()->focusSearch();
                               }});
        }
    }
    (new FindAnything(std::move(entries), this))->open();
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
            m_status->tell(tr("Redone: %1").arg(what));
        }
    });
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    menu->addSeparator();
    add(menu, "copy", tr("&Copy the deck as text"), QKeySequence(tr("Ctrl+Shift+C")), [this] { m_commands->copy(); });
    add(menu, "copyCode", tr("Copy the deck cod&e"), QKeySequence(tr("Ctrl+Shift+K")),
        [this] { m_commands->copyCode(); });
    auto* paste = add(menu, "paste", tr("&Paste a list or deck code…"), QKeySequence(tr("Ctrl+Shift+V")),
        [this] { m_commands->paste(); });
    paste->setShortcuts({QKeySequence(tr("Ctrl+Shift+V")), QKeySequence::Paste}); // text fields take Ctrl+V themselves
    menu->addSeparator();
    add(menu, "findAnything", tr("Find &anything…"), QKeySequence(tr("Ctrl+K")), [this] { findAnything(); });
    add(menu, "find", tr("&Find cards"), QKeySequence::Find, [this] {
        showView(Build);
        search()->focusSearch();
    });
    add(menu, "findInDeck", tr("Find in the &deck"), QKeySequence(tr("Ctrl+Shift+F")),
        [this] { inBuild()->findInDeck(); });
    add(menu, "syntax", tr("&Search syntax"), QKeySequence(tr("Ctrl+?")), [this] { search()->showSyntax(); });
}

void MainWindow::makeDeckMenu(QMenu* menu)
{
    add(menu, "addMain", tr("&Add the selected card"), {}, [this] { search()->add(Qt::NoModifier); });
    add(menu, "addSide", tr("Add to the &sideboard"), {}, [this] { search()->add(Qt::ControlModifier); });
    add(menu, "addMaybe", tr("Add to the &maybe pile"), {}, [this] { search()->add(Qt::ShiftModifier); });
    menu->addSeparator();
    add(menu, "complete", tr("Comp&lete the deck"), QKeySequence(tr("Ctrl+L")), [this] { inBuild()->completeDeck(); });
    add(menu, "missions", tr("&Choose Missions…"), QKeySequence(tr("Ctrl+M")),
        [this] { m_commands->chooseMissions(); });
    add(menu, "hand", tr("Sample &hand"), QKeySequence(tr("Ctrl+D")), [this] { inBuild()->drawHand(); });
    add(menu, "testDraw", tr("Test &draw…"), QKeySequence(tr("Ctrl+T")), [this] { m_commands->testDraw(); });
    add(menu, "chances", tr("Cha&nces…"), QKeySequence(tr("Ctrl+Shift+T")), [this] { m_commands->showChances(); });
    add(menu, "printChosen", tr("Print pro&xies of the selected cards…"), {}, [this] { printChosen(); });
    add(menu, "compare", tr("C&ompare with…"), QKeySequence(tr("Ctrl+Shift+D")),
        [this] { m_commands->compareWithDeck(); });
    menu->addSeparator();
    add(menu, "rename", tr("&Rename"), QKeySequence(tr("Ctrl+R")), [this] { inBuild()->rename(); });
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
        return complain(tr("Select cards in the deck first; use Shift or Ctrl for several."));
    printCards(names);
    m_print->proxies()->choose(document());
}

void MainWindow::printCards(const QStringList& names)
{
    showView(Print);
    m_print->showPage(PrintView::Proxies);
    m_print->proxies()->showDecks();
    m_print->proxies()->cardNames()->setText(names.join(QStringLiteral("; ")));
}

void MainWindow::makeViewMenu(QMenu* menu)
{
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const int view = static_cast<int>(i);
        add(menu, qPrintable(QStringLiteral("place") + m_views[i]->name()), m_views[i]->title(),
            QKeySequence(tr("Ctrl+%1").arg(view + 1)), [this, view] { showView(view); });
    }
    setThere(Dealer, false); // until it is known what the game uses
    menu->addSeparator();
    addTabActions(menu);
    add(menu, "results", tr("Go to the &results"), QKeySequence(tr("F7")), [this] { search()->focusResults(); });
    add(menu, "toDeck", tr("Go to the &deck"), QKeySequence(tr("F8")), [this] { deck()->focusDeck(); });
    add(menu, "nextDeck", tr("&Next deck"), QKeySequence(tr("Ctrl+Tab")), [this] { m_tabs->step(1); });
    add(menu, "previousDeck", tr("&Previous deck"), QKeySequence(tr("Ctrl+Shift+Tab")), [this] { m_tabs->step(-1); });
    menu->addSeparator();
    add(menu, "gallery", tr("Table or &gallery"), QKeySequence(tr("Ctrl+G")),
        [this] { search()->showGallery(!search()->showsGallery()); });
    add(menu, "peek", tr("Sho&w the card"), QKeySequence(tr("F2")), [this] {
        if (!m_peek->peekAtFocus())
            m_status->tell(tr("No card here."));
    });
    auto* pointer = add(menu, "peekByPointer", tr("Cards &under the pointer"), {},
        [this] { m_peek->setByPointer(action("peekByPointer")->isChecked()); });
    pointer->setCheckable(true);
    pointer->setChecked(m_peek->isByPointer());
    add(menu, "deckFaces", tr("Rows or &faces of the deck"), QKeySequence(tr("Ctrl+Shift+G")),
        [this] { inBuild()->showFaces(!deck()->showsFaces()); });
    auto* pane = add(menu, "cardPane", tr("Card on t&he right"), QKeySequence(tr("F9")),
        [this] { m_build->showCard(action("cardPane")->isChecked()); });
    pane->setCheckable(true);
    pane->setChecked(true);
    menu->addSeparator();
    addGroupings(menu->addMenu(tr("Gr&oup the deck")));
    addColours(menu->addMenu(tr("Co&lours")));
    addScales(menu->addMenu(tr("&Scale")));
    addLanguages(menu->addMenu(tr("L&anguage")));
}

void MainWindow::addTabActions(QMenu* menu)
{
    const char* names[] = {"tabProblems", "tabAdvice", "tabStatistics", "tabHand", "tabNotes", "tabHistory"};
    for (int i = 0; i < deck()->tabs()->count(); ++i)
        add(menu, names[i], deck()->tabs()->tabText(i), QKeySequence(tr("Alt+%1").arg(i + 1)), [this, i] {
            inBuild()->showTab(i);
            deck()->tabs()->currentWidget()->setFocus();
        });
}

void MainWindow::addGroupings(QMenu* menu)
{
    const QString names[] = {tr("By &type"), tr("By &subtype"), tr("By &cost"), tr("By &domain"), tr("By s&ection")};
    for (int i = 0; i < 5; ++i)
        add(menu, qPrintable(QStringLiteral("group-%1").arg(i)), names[i], {},
            [this, i] { deck()->setGrouping(static_cast<app::DeckGrouping>(i)); });
}

void MainWindow::addColours(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    for (const auto& [text, choice] : {std::pair(tr("Follow the &system"), ThemeChoice::System),
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

// Beside the system's, which is none of ours or the one that is chosen.
void MainWindow::addLanguages(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    const auto now = m_settings->value(QStringLiteral("window/language")).toString();
    auto choices = app::languages();
    choices.insert(choices.begin(), {{}, tr("Follow the &system")});
    for (const auto& [code, name] : choices)
        addChoice(menu, group, QStringLiteral("language-%1").arg(code.isEmpty() ? QStringLiteral("system") : code),
            name, code == now, [this, code = code] {
                m_settings->setValue(QStringLiteral("window/language"), code);
                storeSettings();
                Q_EMIT restartWanted();
            });
}

void MainWindow::makeHelpMenu(QMenu* menu)
{
    add(menu, "help", tr("&Help"), QKeySequence(Qt::Key_F1), [this] { m_help->show(frontView()->helpPage()); });
    add(menu, "firstSteps", tr("Start in &five minutes"), {}, [this] { m_help->show(QStringLiteral("first-steps")); });
    add(menu, "sampleEvent", tr("Sa&mple event"), {}, [this] {
        showView(Event);
        m_event->openSample();
    });
    add(menu, "law", tr("Deck &laws"), {}, [this] { m_help->show(QStringLiteral("deck-law")); });
    add(menu, "keywords", tr("&What keywords mean"), {}, [this] { m_help->show(QStringLiteral("keywords")); });
    add(menu, "keys", tr("&Keyboard shortcuts"), QKeySequence(tr("Ctrl+/")), [this] { m_help->showKeys(); });
    menu->addSeparator();
    add(menu, "about", tr("&About NexusDeck"), {}, [this] { AboutDialog(this).exec(); });
}

// What games and rulesets name as they like, and what they do not have.
void MainWindow::nameActions()
{
    const auto offer = [this](const char* name, const QString& text, bool there) {
        auto* known = action(name);
        known->setVisible(there);
        known->setEnabled(known->isEnabled() && there);
        if (there)
            known->setText(text);
    };
    if (const auto* open = document()) {
        const auto& ruleset = open->checker().ruleset();
        const auto side = app::sideSection(ruleset);
        offer("addSide",
            side ? tr("Add to the &%1").arg(app::withinSentence(app::sectionLabel(ruleset, *side))) : QString(),
            side.has_value());
        const auto giving = model::givingSections(ruleset);
        offer("missions",
            giving.empty() ? QString() : tr("&Choose %1…").arg(app::sectionLabel(ruleset, giving.front())),
            !giving.empty());
    }
    if (!m_workspace.isReady())
        return;
    const auto& library = m_workspace.library();
    QString begins; // the section whose cards say what the others may be
    for (const auto& known : library.rulesets)
        if (const auto giving = model::givingSections(known.ruleset);
            !giving.empty() && (begins.isEmpty() || known.ruleset.id == library.game.defaultRuleset))
            begins = app::sectionLabel(known.ruleset, giving.front());
    offer("newFromPackage", tr("New deck &from %1…").arg(begins), !begins.isEmpty());
    const auto word = app::domainWord(library.game);
    offer("group-3", tr("By &%1").arg(word), !word.isEmpty());
}

void MainWindow::refreshActions()
{
    auto* open = document();
    const bool ready = m_workspace.isReady();
    for (const auto* name :
        {"save", "saveAsNew", "export", "savePicture", "close", "copy", "copyCode", "findInDeck", "addMain", "addSide",
            "addMaybe", "missions", "hand", "testDraw", "chances", "compare", "rename", "bin", "printChosen"})
        action(name)->setEnabled(open != nullptr);
    for (const auto* name :
        {"new", "newFromPackage", "library", "openFile", "import", "paste", "importCollection", "exportCollection"})
        action(name)->setEnabled(ready);
    nameActions();
    auto* undo = action("undo");
    auto* redo = action("redo");
    const auto saved = frontView()->saveText();
    action("save")->setText(saved.isEmpty() ? tr("&Save a version") : saved);
    if (!saved.isEmpty())
        action("save")->setEnabled(true);
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
