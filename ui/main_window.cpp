#include "ui/main_window.h"

#include "ui/card/card_pane.h"
#include "ui/catalogue/catalogue_view.h"
#include "ui/catalogue/search_pane.h"
#include "ui/collection/collection_view.h"
#include "ui/deck/deck_pane.h"
#include "ui/help/keys_sheet.h"
#include "ui/print/print_view.h"
#include "ui/table/table_view.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/window/backups_dialog.h"
#include "ui/window/build_view.h"
#include "ui/window/button_keys.h"
#include "ui/window/deck_commands.h"
#include "ui/window/deck_tabs.h"
#include "ui/window/help_desk.h"
#include "ui/window/status_line.h"
#include "ui/window/top_bar.h"
#include "ui/window/view_rail.h"

#include <QApplication>
#include <QCloseEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

namespace nexus::ui {

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
    askUnsaved = [this](const QString& deck) {
        QMessageBox box(QMessageBox::Question, tr("Close %1").arg(deck),
            tr("%1 has changes that are in no saved version.").arg(deck),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        return answer == QMessageBox::Save      ? DeckCommands::Save
               : answer == QMessageBox::Discard ? DeckCommands::Discard
                                                : DeckCommands::Cancel;
    };
    makeFrame();
    m_status = new StatusLine(m_workspace, statusBar());
    m_commands = new DeckCommands(m_workspace, *m_build, this);
    m_help = new HelpDesk(this);
    makeMenus();
    connectWorkspace();
    connectParts();
    dress();
    restoreSettings();
    refresh();
    search()->focusSearch();
    m_build->fit(size());
    qApp->installEventFilter(this);
    qApp->installEventFilter(new ButtonKeys(this));
}

MainWindow::~MainWindow() { m_workspace.disconnect(this); }

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
    addView(new TableView(m_workspace, page));
    addView(m_print = new PrintView(m_workspace, page));
    addView(m_catalogue = new CatalogueView(m_workspace, page));
}

void MainWindow::addView(MainView* view)
{
    if (!m_views.empty()) // the first is the measure of the window, the others do not widen it
        view->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_views.push_back(view);
    m_stack->addWidget(view);
    view->setProperty(keyGroup, view->title().remove(QLatin1Char('&')));
    m_rail->addView(view->title().remove(QLatin1Char('&')), view->name().toLower());
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
    connect(&m_workspace, &app::Workspace::trouble, this, &MainWindow::complain);
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] { m_status->refresh(document()); });
    connect(&m_workspace, &app::Workspace::documentOpened, this, &MainWindow::deckOpened);
    connect(&m_workspace, &app::Workspace::documentClosed, this, &MainWindow::deckClosed);
}

void MainWindow::connectParts()
{
    connect(m_rail, &ViewRail::chosen, this, &MainWindow::showView);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { showDocument(m_tabs->document(tab)); });
    connect(m_tabs, &QTabBar::tabCloseRequested, this, &MainWindow::closeDeck);
    connect(m_top, &TopBar::newDeckWanted, this, &MainWindow::newDeck);
    connect(m_build, &BuildView::deckWanted, this, [this](qlonglong id) {
        if (const auto opened = m_workspace.openDeck(id))
            showDocument(*opened);
        else
            complain(opened.error());
    });
    connect(m_build, &BuildView::compareWanted, m_commands, &DeckCommands::compareWith);
    connect(m_build, &BuildView::helpWanted, m_help, &HelpDesk::show);
    connect(m_build, &BuildView::undoWanted, this, [this] { action("undo")->trigger(); });
    connect(m_build, &BuildView::redoWanted, this, [this] { action("redo")->trigger(); });
    connect(m_commands, &DeckCommands::documentWanted, this, &MainWindow::showInBuild);
    connect(m_print, &PrintView::documentWanted, this, &MainWindow::showInBuild);
    connect(m_commands, &DeckCommands::cardFilesFound, this, [this](const QStringList& files) {
        showView(Catalogue);
        m_catalogue->importFiles(files);
    });
    connect(m_commands, &DeckCommands::told, m_status, &StatusLine::tell);
    connect(m_commands, &DeckCommands::trouble, this, &MainWindow::complain);
    connect(m_help, &HelpDesk::queryWanted, this, [this](const QString& query) {
        showView(Build);
        search()->setQuery(query);
        raise();
    });
}

void MainWindow::ready()
{
    for (auto* view : m_views)
        view->ready();
    // Decks come right after this signal; then what the command line asked for.
    QTimer::singleShot(0, this, [this] {
        if (m_firstTab >= 0 && m_firstTab < m_tabs->count()) // each deck that opens comes to the front
            m_tabs->setCurrentIndex(m_firstTab);
        if (!m_later.isEmpty())
            m_commands->openFiles(std::exchange(m_later, {}));
        m_build->offerHint();
    });
    refresh();
}

void MainWindow::showBackups()
{
    BackupsDialog dialog(m_backups, this);
    connect(&dialog, &BackupsDialog::aboutToRestore, this, [this] { m_workspace.collection().close(); });
    bool restored = false;
    connect(&dialog, &BackupsDialog::restored, this, [&restored] { restored = true; });
    dialog.exec();
    if (restored)
        Q_EMIT restartWanted(); // decks, drafts and collection are others
    else if (!m_workspace.collection().isOpen())
        m_workspace.openCollection();
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
    refreshTitle();
    m_status->refresh(document());
    refreshActions();
}

void MainWindow::refreshTitle()
{
    const auto* current = document();
    setWindowTitle(current ? tr("%1%2 – NexusDeck")
                                 .arg(QString::fromStdString(current->deck().name),
                                     current->isModified() ? QStringLiteral(" •") : QString())
                           : tr("NexusDeck"));
}

void MainWindow::complain(const QString& text) { QMessageBox::warning(this, tr("NexusDeck"), text); }

void MainWindow::showView(int view)
{
    m_stack->setCurrentIndex(view);
    m_rail->setCurrent(view);
    frontView()->cameToFront();
    refreshActions();
}

MainView* MainWindow::frontView() const { return m_views[static_cast<std::size_t>(m_stack->currentIndex())]; }

void MainWindow::restoreSettings()
{
    const auto geometry = m_settings->value(QStringLiteral("window/geometry")).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    m_firstTab = m_settings->value(QStringLiteral("window/deck"), 0).toInt();
    for (auto* view : m_views)
        view->restore(*m_settings);
    const int last = m_settings->value(QStringLiteral("window/place"), 0).toInt();
    showView(last >= 0 && static_cast<std::size_t>(last) < m_views.size() ? last : Build);
}

void MainWindow::storeSettings()
{
    m_settings->setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_settings->setValue(QStringLiteral("window/deck"), m_tabs->currentIndex());
    m_settings->setValue(QStringLiteral("window/place"), m_stack->currentIndex());
    for (const auto* view : m_views)
        view->store(*m_settings);
    m_settings->sync();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    deck()->commitTyping(); // drafts are on disk; nothing is asked and nothing is lost
    storeSettings();
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
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const auto& url : event->mimeData()->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    event->acceptProposedAction();
    QTimer::singleShot(0, this, [this, files] {
        if (m_workspace.isReady())
            m_commands->openFiles(files);
        else
            m_later << files;
    });
}

// A line that has nothing to take back leaves Ctrl+Z to the deck.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
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

} // namespace nexus::ui
