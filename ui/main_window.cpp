#include "ui/main_window.h"

#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "ui/card/card_pane.h"
#include "ui/catalogue/catalogue_place.h"
#include "ui/catalogue/search_pane.h"
#include "ui/deck/deck_pane.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QCloseEvent>
#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

namespace nexus::ui {

namespace {

// A label whose new words do not make the window lay itself out anew: its width goes in steps.
void setSteady(QLabel* label, const QString& text)
{
    label->setText(text);
    const int step = 48;
    const int wanted = text.isEmpty() ? 0 : (label->fontMetrics().horizontalAdvance(text) + 8 + step - 1) / step * step;
    if (label->minimumWidth() != wanted || label->maximumWidth() != wanted)
        label->setFixedSize(wanted, label->fontMetrics().height() + 4);
}

QString q(const std::string& text) { return QString::fromStdString(text); }

// A hairline between panes.
QFrame* hairline(QFrame::Shape shape, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(shape);
    line->setFrameShadow(QFrame::Plain);
    line->setLineWidth(1);
    if (shape == QFrame::HLine)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

} // namespace

MainWindow::MainWindow(app::Workspace& workspace, std::unique_ptr<QSettings> settings, QWidget* parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(std::move(settings))
{
    setWindowTitle(tr("NexusDeck"));
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    const auto room = screen()->availableSize();
    resize(std::min(1600, room.width()), std::min(1000, room.height()));
    askUnsaved = [this](const QString& deck) {
        QMessageBox box(QMessageBox::Question, tr("Close %1").arg(deck), tr("%1 has changes that are in no saved version.").arg(deck),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        return answer == QMessageBox::Save ? 0 : answer == QMessageBox::Discard ? 1 : 2;
    };
    makeFrame();
    makeStatus();
    makeFileActions();
    makeEditActions();
    makeDeckActions();
    makeViewActions();
    makeHelpActions();
    connectWorkspace();
    connectPlaces();
    dress();
    restoreSettings();
    refreshActions();
    refreshStatus();
    m_search->focusSearch();
    m_card->setVisible(width() >= 1000);
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow()
{
    m_workspace.disconnect(this);
}

void MainWindow::makeFrame()
{
    setMenuWidget(makeTopBar());
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(makeRail());
    row->addWidget(hairline(QFrame::VLine, page));
    m_places = new QStackedWidget(page);
    m_places->addWidget(makeBuildPlace());
    m_catalogue = new CataloguePlace(m_workspace, page);
    m_catalogue->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // it does not widen the Build place
    m_places->addWidget(m_catalogue);
    row->addWidget(m_places, 1);
    setCentralWidget(page);
}

QWidget* MainWindow::makeTopBar()
{
    auto* bar = new QWidget(this);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 2, 8, 0);
    row->setSpacing(8);
    auto* name = new QLabel(tr("NexusDeck"), bar);
    auto font = name->font();
    font.setBold(true);
    name->setFont(font);
    auto* menus = new QMenuBar(bar);
    menus->setObjectName(QStringLiteral("menus"));
    menus->setNativeMenuBar(false);
    menus->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_tabs = new QTabBar(bar);
    m_tabs->setObjectName(QStringLiteral("decks"));
    m_tabs->setAccessibleName(tr("Open decks"));
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setExpanding(false);
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_newTab = new QToolButton(bar);
    m_newTab->setAutoRaise(true);
    m_newTab->setAccessibleName(tr("New deck"));
    m_newTab->setToolTip(tr("New deck (Ctrl+N)"));
    row->addWidget(name);
    row->addWidget(menus, 0, Qt::AlignVCenter);
    row->addSpacing(16);
    row->addWidget(m_tabs, 1);
    row->addWidget(m_newTab);
    column->addLayout(row);
    column->addWidget(hairline(QFrame::HLine, bar));
    return bar;
}

QWidget* MainWindow::makeRail()
{
    auto* rail = new QWidget(this);
    rail->setObjectName(QStringLiteral("rail"));
    rail->setAccessibleName(tr("Places"));
    rail->setFixedWidth(72);
    auto* column = new QVBoxLayout(rail);
    column->setContentsMargins(6, 8, 6, 8);
    column->setSpacing(4);
    for (const auto& [title, place] : {std::pair(tr("Build"), Build), std::pair(tr("Catalogue"), Catalogue)}) {
        auto* button = new QToolButton(rail);
        button->setText(title);
        button->setAccessibleName(title);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({22, 22});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFixedHeight(54);
        auto font = button->font();
        font.setPixelSize(11);
        button->setFont(font);
        connect(button, &QToolButton::clicked, this, [this, place = place] { showPlace(place); });
        column->addWidget(button);
        m_rail.push_back(button);
    }
    column->addStretch();
    return rail;
}

QWidget* MainWindow::makeBuildPlace()
{
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_search = new SearchPane(m_workspace, m_columns);
    m_search->setMinimumWidth(260);
    auto* middle = new QWidget(m_columns);
    middle->setAutoFillBackground(true);
    middle->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_hint = new QWidget(middle);
    auto* hint = new QHBoxLayout(m_hint);
    hint->setContentsMargins(16, 8, 8, 8);
    auto* words = new QLabel(tr("A sample deck to try things on: search at the left, Enter adds the chosen card. Ctrl+N begins a "
                                "deck of your own."),
                             m_hint);
    words->setWordWrap(true);
    auto* guide = new QPushButton(tr("Start in five minutes"), m_hint);
    guide->setAutoDefault(false);
    auto* away = new QToolButton(m_hint);
    away->setAutoRaise(true);
    away->setText(QStringLiteral("✕"));
    away->setAccessibleName(tr("Hide this hint"));
    hint->addWidget(words, 1);
    hint->addWidget(guide);
    hint->addWidget(away);
    connect(guide, &QPushButton::clicked, this, [this] { help(QStringLiteral("first-steps")); });
    connect(away, &QToolButton::clicked, this, [this] {
        m_hintWanted = false;
        m_hint->hide();
        m_settings->setValue(QStringLiteral("window/hintSeen"), true);
    });
    m_hint->hide();
    m_deck = new DeckPane(m_workspace, middle);
    m_deck->setMinimumWidth(340);
    column->addWidget(m_hint);
    column->addWidget(m_deck, 1);
    m_card = new CardPane(m_columns);
    m_card->setMinimumWidth(200);
    m_columns->addWidget(m_search);
    m_columns->addWidget(middle);
    m_columns->addWidget(m_card);
    m_columns->setStretchFactor(0, 4);
    m_columns->setStretchFactor(1, 5);
    m_columns->setStretchFactor(2, 2);
    m_columns->setSizes({560, 640, 330});
    return m_columns;
}

void MainWindow::makeStatus()
{
    m_verdict = new QLabel(this);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setAccessibleName(tr("Legality of the deck"));
    auto strong = m_verdict->font();
    strong.setBold(true);
    m_verdict->setFont(strong);
    m_saved = new QLabel(this);
    m_saved->setObjectName(QStringLiteral("saved"));
    m_saved->setForegroundRole(QPalette::PlaceholderText);
    m_told = new QLabel(this);
    m_told->setObjectName(QStringLiteral("told"));
    m_cards = new QLabel(tr("Opening the card catalogue …"), this);
    m_cards->setObjectName(QStringLiteral("cards"));
    m_cards->setForegroundRole(QPalette::PlaceholderText);
    auto* bar = statusBar();
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(8, 0, 8, 0);
    bar->addWidget(m_verdict);
    bar->addWidget(m_saved);
    bar->addWidget(m_told, 1);
    bar->addPermanentWidget(m_cards);
}

void MainWindow::connectWorkspace()
{
    connect(&m_workspace, &app::Workspace::ready, this, &MainWindow::ready);
    connect(&m_workspace, &app::Workspace::failed, this, [this](const QString& message) {
        m_cards->setText(tr("The profile cannot be opened"));
        QMessageBox::critical(this, tr("The profile cannot be opened"), message);
    });
    connect(&m_workspace, &app::Workspace::trouble, this, &MainWindow::complain);
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] {
        m_card->setCatalogue(m_workspace.catalogue());
        m_usesStale = true;
        m_search->setCatalogue();
        refreshStatus();
    });
    connect(&m_workspace, &app::Workspace::libraryChanged, this, [this] { m_usesStale = true; });
    connect(&m_workspace, &app::Workspace::documentOpened, this, &MainWindow::deckOpened);
    connect(&m_workspace, &app::Workspace::documentClosed, this, &MainWindow::deckClosed);
}

void MainWindow::connectPlaces()
{
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        const auto& open = m_workspace.documents();
        showDocument(tab >= 0 && static_cast<std::size_t>(tab) < open.size() ? open[static_cast<std::size_t>(tab)] : nullptr);
    });
    connect(m_tabs, &QTabBar::tabMoved, this, [this](int from, int to) { m_workspace.move(from, to); });
    connect(m_tabs, &QTabBar::tabCloseRequested, this, &MainWindow::closeDeck);
    connect(m_newTab, &QToolButton::clicked, this, &MainWindow::newDeck);
    // The card follows a moment later, so that going through rows and typing never wait for it.
    m_cardSoon.setSingleShot(true);
    m_cardSoon.setInterval(40);
    connect(&m_cardSoon, &QTimer::timeout, this, &MainWindow::showChosenCard);
    const auto showCard = [this](quint32 card) {
        m_chosen = card;
        m_cardSoon.start();
    };
    connect(m_search, &SearchPane::currentCardChanged, this, showCard);
    connect(m_search, &SearchPane::told, this, &MainWindow::tell);
    connect(m_deck, &DeckPane::currentCardChanged, this, [this, showCard](quint32 card) {
        const auto* open = document();
        if (!open)
            return;
        // A ruleset of some sets numbers its cards otherwise than the catalogue.
        const auto& theirs = open->checker().catalogue();
        if (const auto here = m_workspace.catalogue()->byKey(theirs.key(card)))
            showCard(*here);
    });
    connect(m_deck, &DeckPane::queryWanted, this, [this](const QString& query) {
        m_search->setQuery(query);
        m_search->focusResults();
    });
    connect(m_deck, &DeckPane::compareWanted, this, &MainWindow::compareWith);
    connect(m_deck, &DeckPane::undoWanted, this, [this] { action("undo")->trigger(); });
    connect(m_deck, &DeckPane::redoWanted, this, [this] { action("redo")->trigger(); });
    connect(m_card, &CardPane::deckWanted, this, [this](qlonglong id) {
        if (const auto opened = m_workspace.openDeck(id))
            showDocument(*opened);
        else
            complain(opened.error());
    });
    connect(m_card, &CardPane::trouble, this, &MainWindow::complain);
    connect(m_catalogue, &CataloguePlace::trouble, this, &MainWindow::complain);
}

void MainWindow::showChosenCard()
{
    if (!m_workspace.isReady() || m_chosen >= m_workspace.catalogue()->size())
        return;
    if (std::exchange(m_usesStale, false)) {
        try {
            m_uses.fill(m_workspace);
        } catch (const std::exception& error) {
            tell(tr("The decks cannot be read: %1").arg(QString::fromUtf8(error.what())));
        }
    }
    std::vector<CardUse> uses;
    for (const auto& use : m_uses.of(m_workspace.catalogue()->key(m_chosen)))
        uses.push_back({use.deck, q(use.name), use.copies});
    m_card->setCard(m_chosen);
    m_card->setUses(std::move(uses));
}

void MainWindow::ready()
{
    m_card->setArtFolder(m_workspace.folder() / "art");
    m_card->setCatalogue(m_workspace.catalogue());
    m_search->setCatalogue();
    m_deck->fillRulesets();
    m_catalogue->reload();
    // Decks come right after this signal; then what the command line asked for.
    QTimer::singleShot(0, this, [this] {
        if (m_firstTab >= 0 && m_firstTab < m_tabs->count()) // each deck that opens comes to the front
            m_tabs->setCurrentIndex(m_firstTab);
        if (!m_later.isEmpty())
            openFiles(std::exchange(m_later, {}));
        m_hintWanted = document() && !m_settings->value(QStringLiteral("window/hintSeen"), false).toBool();
        m_hint->setVisible(m_hintWanted && height() >= 620);
    });
    refreshStatus();
    refreshActions();
}

void MainWindow::openLater(const QString& file)
{
    if (m_workspace.isReady())
        openFiles({file});
    else
        m_later << file;
}

app::DeckDocument* MainWindow::document() const { return m_deck->document(); }

void MainWindow::deckOpened(app::DeckDocument* opened)
{
    const int tab = m_tabs->addTab(QString());
    connect(opened, &app::DeckDocument::changed, this, [this] {
        refreshTabs();
        refreshStatus();
        refreshActions();
    });
    // The stack counts a step only after the deck has told of it.
    connect(&opened->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshActions);
    connect(opened, &app::DeckDocument::saved, this, [this] {
        refreshTabs();
        refreshStatus();
    });
    refreshTabs();
    m_tabs->setCurrentIndex(tab);
    if (tab == 0)
        showDocument(opened);
}

void MainWindow::deckClosed(app::DeckDocument* closed)
{
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        if (m_tabs->tabData(tab).value<quintptr>() == reinterpret_cast<quintptr>(closed)) {
            if (m_deck->document() == closed)
                showDocument(nullptr);
            m_tabs->removeTab(tab);
            break;
        }
    const int now = m_tabs->currentIndex();
    const auto& open = m_workspace.documents();
    showDocument(now >= 0 && static_cast<std::size_t>(now) < open.size() ? open[static_cast<std::size_t>(now)] : nullptr);
}

void MainWindow::showDocument(app::DeckDocument* shown)
{
    if (shown && m_tabs->count() > 0) {
        const auto& open = m_workspace.documents();
        const auto at = std::find(open.begin(), open.end(), shown) - open.begin();
        if (m_tabs->currentIndex() != at)
            m_tabs->setCurrentIndex(static_cast<int>(at));
    }
    if (m_deck->document() == shown)
        return;
    if (m_hintWanted && shown && !shown->place().id) {
        m_hintWanted = false; // a deck of one's own is begun
        m_hint->hide();
    }
    m_deck->setDocument(shown);
    m_search->setDocument(shown);
    m_card->setDocument(shown);
    refreshTabs(); // the title names the deck that is shown
    refreshStatus();
    refreshActions();
}

void MainWindow::refreshTabs()
{
    const auto& open = m_workspace.documents();
    for (int tab = 0; tab < m_tabs->count() && static_cast<std::size_t>(tab) < open.size(); ++tab) {
        const auto* deck = open[static_cast<std::size_t>(tab)];
        const auto name = q(deck->deck().name);
        auto shown = name;
        shown = shown.replace(QLatin1Char('&'), QStringLiteral("&&")) + (deck->isModified() ? QStringLiteral(" •") : QString());
        if (m_tabs->tabText(tab) != shown) // setting it lays out the whole window
            m_tabs->setTabText(tab, shown);
        m_tabs->setTabToolTip(tab, deck->isModified() ? tr("%1: changed since it was saved").arg(name) : name);
        m_tabs->setTabData(tab, QVariant::fromValue(reinterpret_cast<quintptr>(deck)));
    }
    if (const auto* current = document())
        setWindowTitle(tr("%1%2 – NexusDeck").arg(q(current->deck().name), current->isModified() ? QStringLiteral(" •") : QString()));
    else
        setWindowTitle(tr("NexusDeck"));
}

void MainWindow::refreshStatus()
{
    const auto* current = document();
    if (current) {
        const auto told = app::verdict(current->report());
        const auto& colours = theme();
        const auto colour = told.state == app::GaugeState::Wrong  ? colours.bad
                            : told.state == app::GaugeState::Open ? colours.open
                                                                  : colours.good;
        const auto sign = told.state == app::GaugeState::Wrong  ? QStringLiteral("✕")
                          : told.state == app::GaugeState::Open ? QStringLiteral("○")
                                                                : QStringLiteral("✓");
        if (auto palette = m_verdict->palette(); palette.color(QPalette::WindowText) != colour) {
            palette.setColor(QPalette::WindowText, colour);
            m_verdict->setPalette(palette);
        }
        setSteady(m_verdict, sign + QLatin1Char(' ') + q(told.text));
        m_verdict->setAccessibleDescription(q(told.text));
        const auto time = QDateTime::fromString(q(current->place().saved), Qt::ISODate).toLocalTime();
        const auto when = time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QStringLiteral("HH:mm"))
                                                              : QLocale().toString(time.date(), QLocale::ShortFormat);
        setSteady(m_saved, current->isModified() ? (time.isValid() ? tr("Draft kept · version saved %1").arg(when)
                                                                 : tr("Draft kept · not saved yet"))
                                               : (time.isValid() ? tr("Saved %1").arg(when) : QString()));
    } else {
        m_verdict->setPalette({});
        setSteady(m_verdict, m_workspace.isReady() ? tr("No deck is open: Ctrl+N begins one, Ctrl+O opens one") : QString());
        setSteady(m_saved, {});
    }
    if (m_workspace.isReady()) {
        QStringList sets;
        for (const auto& set : m_workspace.catalogue()->sets())
            sets << q(set.name);
        const auto names = sets.size() > 3 ? tr("%1 sets").arg(sets.size()) : sets.join(QStringLiteral(", "));
        m_cards->setText(tr("%1 cards · %2").arg(QLocale().toString(static_cast<qulonglong>(m_workspace.catalogue()->size())), names));
    }
}

void MainWindow::tell(const QString& text)
{
    m_told->setText(text);
    QTimer::singleShot(6000, m_told, [label = m_told, text] {
        if (label->text() == text)
            label->clear();
    });
}

void MainWindow::complain(const QString& text)
{
    QMessageBox::warning(this, tr("NexusDeck"), text);
}

void MainWindow::showPlace(int place)
{
    m_places->setCurrentIndex(place);
    for (std::size_t i = 0; i < m_rail.size(); ++i)
        m_rail[i]->setChecked(static_cast<int>(i) == place);
    if (place == Catalogue && m_workspace.isReady())
        m_catalogue->reload();
    dress();
}

void MainWindow::restoreSettings()
{
    const auto geometry = m_settings->value(QStringLiteral("window/geometry")).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    m_columns->restoreState(m_settings->value(QStringLiteral("window/columns")).toByteArray());
    m_deck->splitter()->restoreState(m_settings->value(QStringLiteral("window/deckRows")).toByteArray());
    m_deck->showTab(m_settings->value(QStringLiteral("window/deckTab"), 0).toInt());
    m_deck->setGrouping(static_cast<app::DeckGrouping>(
        std::clamp(m_settings->value(QStringLiteral("window/grouping"), 0).toInt(), 0, 4)));
    m_firstTab = m_settings->value(QStringLiteral("window/deck"), 0).toInt();
    m_search->restore(*m_settings);
    showPlace(m_settings->value(QStringLiteral("window/place"), 0).toInt() == Catalogue ? Catalogue : Build);
}

void MainWindow::storeSettings()
{
    m_settings->setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_settings->setValue(QStringLiteral("window/columns"), m_columns->saveState());
    m_settings->setValue(QStringLiteral("window/deckRows"), m_deck->splitter()->saveState());
    m_settings->setValue(QStringLiteral("window/deckTab"), m_deck->tabs()->currentIndex());
    m_settings->setValue(QStringLiteral("window/grouping"), static_cast<int>(m_deck->model()->grouping()));
    m_settings->setValue(QStringLiteral("window/deck"), m_tabs->currentIndex());
    m_settings->setValue(QStringLiteral("window/place"), m_places->currentIndex());
    m_search->store(*m_settings);
    m_settings->sync();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_deck->commitTyping(); // drafts are on disk; nothing is asked and nothing is lost
    storeSettings();
    event->accept();
}

// On a small screen, or at a large scale, what can be done without makes room: the card column and the hint.
void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    const auto* pane = action("cardPane");
    m_card->setVisible(pane && pane->isChecked() && width() >= 1000);
    m_hint->setVisible(m_hintWanted && height() >= 620);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_cards) {
        dress();
        refreshStatus();
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
    QTimer::singleShot(0, this, [this, files] { openFiles(files); });
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
    const std::pair<const char*, int> icons[] = {{"build", Build}, {"catalogue", Catalogue}};
    for (const auto& [name, place] : icons) {
        auto* button = m_rail[static_cast<std::size_t>(place)];
        const auto colour = button->isChecked() ? theme().accent : theme().muted;
        button->setIcon(icon(name, colour));
        auto palette = button->palette();
        palette.setColor(QPalette::ButtonText, colour);
        palette.setColor(QPalette::Button, button->isChecked() ? theme().selection : theme().ground);
        button->setPalette(palette);
    }
    m_newTab->setIcon(icon("plus", theme().muted));
}

} // namespace nexus::ui
