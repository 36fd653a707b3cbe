#include "ui/table/table_view.h"

#include "app/base/qt_text.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/text/table_words.h"
#include "model/engine/standing_texts.h"
#include "ui/table/ask_card.h"
#include "ui/table/board_overlay.h"
#include "ui/table/board_view.h"
#include "ui/table/end_pane.h"
#include "ui/table/game_panes.h"
#include "ui/table/log_view.h"
#include "ui/table/opponent_pane.h"
#include "ui/table/report_dialog.h"
#include "ui/table/start_page.h"
#include "ui/table/steps_pane.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int sideWidth = 320, narrowSideWidth = 240, narrowPlace = 1100, leastSideWidth = 200, smallPlace = 800;
constexpr std::chrono::milliseconds lookTime{700}; // what the program does is seen before it goes on
constexpr int onePlace = 600;                      // narrower than that, board and side are two tabs
constexpr int highPlace = 820, lowPlace = 720;     // high enough for faces in hand; every pixel counts

// Takes the height there is: pages that are not seen are not asked for theirs after every action.
class Pages : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

// While it lives, widgets that come, go and change within these are not laid out; then all are, once.
class OneLayout {
public:
    explicit OneLayout(std::initializer_list<QWidget*> within)
    {
        for (auto* widget : within) {
            widget->layout()->setEnabled(false);
            m_layouts.push_back(widget->layout());
        }
    }
    ~OneLayout()
    {
        for (auto* layout : m_layouts) {
            layout->setEnabled(true);
            layout->invalidate();
        }
    }
    OneLayout(const OneLayout&) = delete;
    OneLayout& operator=(const OneLayout&) = delete;

private:
    std::vector<QLayout*> m_layouts;
};

} // namespace

TableView::TableView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
    , m_session(workspace)
    , m_play(m_session)
    , m_opponent(workspace, m_session)
    , m_byHand(new ByHand(m_play, this))
    , m_pages(new Pages(this))
    , m_start(new StartPage(workspace, this))
{
    auto* game = new QWidget(this);
    m_tabs = named(new QTabBar(game), tr("Table views"));
    m_tabs->addTab(tr("Board"));
    m_tabs->addTab(tr("Actions and log"));
    m_tabs->setDrawBase(false);
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, &TableView::fit);
    m_boardPlace = makeBoard();
    m_line = hairline(QFrame::VLine, game);
    game->setLayout(
        columnOf(0, noMargins, {m_tabs, {rowOf(0, noMargins, {{m_boardPlace, 1}, m_line, makeSide()}), 1}}));
    m_play.setArtFolder(m_workspace.folder() / "art");
    auto* scroll = new QScrollArea; // where there is little room
    showBare(*scroll, m_start);
    m_pages->addWidget(scroll);
    m_pages->addWidget(game);
    setLayout(columnOf(noMargins, {m_pages}));
    layout()->setSizeConstraint(QLayout::SetNoConstraint);
    addKeys();
    connect(m_start, &StartPage::startWanted, this, &TableView::begin);
    connect(m_start, &StartPage::openWanted, this, &TableView::openGame);
    connect(&m_play, &TablePlay::changed, this, &TableView::refresh);
    connect(&m_play, &TablePlay::foreseen, this, [this] {
        if (m_session.isOpen()) {
            m_board->refresh();
            m_hand->refresh();
        }
    });
    connect(&m_play, &TablePlay::performed, this, [this] { say({}, false); });
    connect(&m_play, &TablePlay::said, this, [this](const QString& sentence) { say(sentence, false); });
    connect(&m_play, &TablePlay::lookedAt, m_actions, [this](CardId card) {
        if (m_play.picked() == noCard)
            m_actions->showCard(card);
    });
    connect(&m_play, &TablePlay::byHandWanted, m_byHand, &ByHand::open);
    connect(&m_session, &app::GameSession::refused, this, [this](const QString& sentence) { say(sentence, true); });
    connect(&m_session, &app::GameSession::trouble, this, &TableView::tellTrouble);
    connect(m_byHand, &ByHand::looked, this, &TableView::openPile);
    connect(&m_workspace, &app::Workspace::ready, this, &TableView::ready);
}

TableView::~TableView()
{
    delete m_pages; // what looks at the game goes before it
}

QWidget* TableView::makeBoard()
{
    auto* box = new QWidget(this);
    m_middle = new Pages(box);
    m_board = new BoardView(m_play, m_middle);
    m_initiative = new InitiativeView(m_play, m_middle);
    auto* scroll = new CardScroll; // where there is too little room to read the cards; the arrows take it along
    showBare(*scroll, m_board);
    connect(qApp, &QApplication::focusChanged, scroll, [this, scroll](QWidget*, QWidget* now) {
        if (now && m_board->isAncestorOf(now))
            scroll->ensureWidgetVisible(now, 8, 8);
    });
    auto* flip = new CardScroll;
    showBare(*flip, m_initiative);
    m_middle->addWidget(scroll);
    m_middle->addWidget(flip);
    m_hand = new HandView(m_play, box);
    m_status = withId(new LineLabel(box), "tableStatus");
    m_status->setTopic(tr("Table"));
    m_edition = new LineLabel(box);
    m_edition->setRightAligned(true);
    box->setLayout(columnOf(6, {14, 10, 14, 6}, {{m_middle, 1}, m_hand, rowOf({{m_status, 1}, {m_edition, 1}})}));
    connect(m_board, &BoardView::pileWanted, this, &TableView::showPile);
    connect(m_initiative, &InitiativeView::turned, this, [this] {
        showSecrets();
        m_opponent.hold(!m_initiative->isOpen());
    });
    connect(scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &TableView::showLines);
    connect(scroll->horizontalScrollBar(), &QScrollBar::valueChanged, this, &TableView::showLines);
    m_overlay = new BoardOverlay(box);
    m_ask = new AskCard(m_play, box);
    return box;
}

QWidget* TableView::makeSide()
{
    auto* box = new QWidget(this);
    box->setAutoFillBackground(true);
    box->setBackgroundRole(QPalette::Base);
    m_replay = new ReplayBar(m_play, box);
    m_steps = new StepsPane(m_play, box);
    m_end = new EndPane(m_play, box);
    connect(m_end, &EndPane::againWanted, this, &TableView::playAgain);
    connect(m_end, &EndPane::reportWanted, this, &TableView::showReport);
    connect(m_end, &EndPane::closeWanted, &m_session, &app::GameSession::close);
    m_opponentPane = new OpponentPane(m_play, m_opponent, box);
    m_actions = new ActionList(m_play, box);
    m_chain = new ChainView(m_play, box);
    m_log = new LogView(m_play, box);
    box->setLayout(columnOf(0, noMargins,
        {m_replay, hairline(QFrame::HLine, box), m_end, m_opponentPane, m_steps, m_chain, m_actions,
            hairline(QFrame::HLine, box), {m_log, 1}, hairline(QFrame::HLine, box), makeButtons()}));
    connect(
        m_opponentPane, &OpponentPane::left, this, [this] { m_board->side(m_play.viewer())->middle()->setFocus(); });
    connect(m_actions, &ActionList::byHandWanted, this, &TableView::askByHand);
    auto kept = m_log->rows()->sizePolicy(); // hidden rows of the log leave their place empty
    kept.setRetainSizeWhenHidden(true);
    m_log->rows()->setSizePolicy(kept);
    m_side = box;
    return box;
}

void TableView::resizeEvent(QResizeEvent* event)
{
    MainView::resizeEvent(event);
    fit();
}

// Board and side share the width there is; where it is too little for both, a tab shows the one or the other.
void TableView::fit()
{
    const bool one = width() < onePlace;
    m_tabs->setVisible(one);
    m_boardPlace->setVisible(!one || m_tabs->currentIndex() == 0);
    m_side->setVisible(!one || m_tabs->currentIndex() == 1);
    m_line->setVisible(!one);
    if (one) {
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
    } else {
        m_side->setFixedWidth(width() < smallPlace    ? leastSideWidth
                              : width() < narrowPlace ? narrowSideWidth
                                                      : sideWidth);
    }
    const bool low = height() < lowPlace;
    m_hand->setLook(height() >= highPlace ? HandView::Look::Faces : low ? HandView::Look::Low : HandView::Look::Bars);
    m_boardPlace->layout()->setContentsMargins(low ? QMargins(10, 6, 10, 4) : QMargins(14, 10, 14, 6));
    m_boardPlace->layout()->setSpacing(low ? 3 : 6);
    m_actions->setLow(low);
    QTimer::singleShot(0, this, &TableView::showLines);
}

QWidget* TableView::makeButtons()
{
    auto* box = new QWidget(this);
    m_pass = withId(pushButton(tr("Pass (P)"), {}, &m_play, &TablePlay::pass, box), "tablePass");
    m_pass->setAutoDefault(false);
    auto* game = new QPushButton(tr("Game"), box);
    game->setAutoDefault(false);
    auto* menu = new QMenu(game);
    menu->addAction(tr("Sa&ve a copy of the game…"), this, &TableView::saveGame);
    menu->addAction(tr("&Open a saved game or a scene…"), this, &TableView::openGame);
    menu->addAction(tr("&Export the log as text…"), this, &TableView::exportLog);
    auto* report = withId(menu->addAction(tr("&Battle report…"), this, &TableView::showReport), "tableReport");
    connect(menu, &QMenu::aboutToShow, this, [this, report] { report->setEnabled(m_session.isOpen()); });
    menu->addSeparator();
    auto* hidden = menu->addAction(tr("&Hide hands"));
    hidden->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, this, [this, hidden] { hidden->setChecked(m_play.handsHidden()); });
    connect(hidden, &QAction::triggered, this, [this](bool on) {
        m_play.setHandsHidden(on);
        keepSetting("table/hidden", on); // the program may be ended before it stores all of them
    });
    menu->addAction(tr("&Turn the table (T)"), &m_play, &TablePlay::turnTable);
    addStops(menu);
    addProgram(menu);
    auto* flashes = menu->addAction(tr("&Animate changes"));
    flashes->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, this, [this, flashes] { flashes->setChecked(m_flashes); });
    connect(flashes, &QAction::triggered, this, [this](bool on) {
        setMotion(on);
        keepSetting("table/flashes", on);
    });
    menu->addSeparator();
    auto* concede = withId(menu->addAction(tr("&Concede…"), this, &TableView::concede), "tableConcede");
    connect(menu, &QMenu::aboutToShow, this,
        [this, concede] { concede->setEnabled(m_session.isOpen() && m_play.state().stage != Stage::Over); });
    menu->addAction(tr("C&lear the table…"), this, &TableView::clearTable);
    game->setMenu(menu);
    box->setLayout(rowOf(QMargins(12, 8, 12, 8), {m_pass, game, stretch()}));
    return box;
}

// Who plays which seat from now on, and what the program does for a person.
void TableView::addProgram(QMenu* menu)
{
    menu->addSeparator();
    auto* hint = withId(menu->addAction(tr("H&int (I)"), m_opponentPane, &OpponentPane::askHint), "tableHint");
    auto* finish = withId(
        menu->addAction(tr("&Finish the round"), &m_opponent, &app::Opponent::finishRound), "tableFinishRound");
    auto* seats = menu->addMenu(tr("Who &plays"));
    connect(menu, &QMenu::aboutToShow, this, [this, hint, finish, seats] {
        const bool there = m_session.isOpen() && m_opponent.isThere() && m_play.state().stage != Stage::Over;
        for (auto* action : {hint, finish, seats->menuAction()})
            action->setEnabled(there);
        seats->clear();
        for (SeatIndex seat = 0; there && seat < m_play.state().players.size(); ++seat) {
            auto* one = seats->addMenu(q(app::TableWords(m_play.state()).player(seat)));
            const auto* plays = m_start->playsBox(0); // the same choices
            const auto& players = m_opponent.players();
            const auto now = seat < players.size() ? players[seat] : std::nullopt;
            for (int i = 0; i < plays->count(); ++i) {
                const auto kind = playerKindOf(plays->itemData(i).toString().toStdString());
                auto* choice = one->addAction(plays->itemText(i), this, [this, seat, kind] {
                    auto chosen = m_opponent.players();
                    chosen.resize(m_play.state().players.size());
                    chosen[seat] = kind;
                    seatProgram(std::move(chosen));
                });
                choice->setCheckable(true);
                choice->setChecked(kind == now);
            }
        }
    });
    menu->addSeparator();
}

void TableView::seatProgram(app::Opponent::Players players)
{
    QStringList kept, programs;
    for (const auto& player : players) {
        kept << (player ? q(playerWord(*player)) : QString());
        programs << (player ? m_start->programWords(*player) : QString());
    }
    app::openSettings(m_workspace.folder())->setValue(QStringLiteral("table/players"), kept);
    m_play.setPrograms(std::move(programs));
    m_opponent.setPlayers(std::move(players));
}

bool TableView::hasProgram() const
{
    return std::ranges::any_of(m_opponent.players(), &app::Opponent::Players::value_type::has_value);
}

void TableView::undo() { hasProgram() ? m_opponent.takeBack() : m_session.undo(); }

void TableView::redo() { hasProgram() ? m_opponent.takeForth() : m_session.redo(); }

// When the game stops for triggered abilities, from now on.
void TableView::addStops(QMenu* menu)
{
    auto* stops = menu->addMenu(tr("&Stop for triggered abilities"));
    auto* group = new QActionGroup(stops);
    for (const auto windows : {Windows::WhenFitting, Windows::WhenPossible, Windows::Always, Windows::Never}) {
        auto* choice = group->addAction(capital(app::windowsWords(windows)));
        choice->setCheckable(true);
        choice->setData(static_cast<int>(windows));
        connect(choice, &QAction::triggered, this, [this, windows] {
            if (m_session.isOpen() && m_play.state().windows != windows)
                m_play.perform(act::setWindows(m_play.actor(), windows));
        });
        stops->addAction(choice);
    }
    connect(stops, &QMenu::aboutToShow, this, [this, group] {
        for (auto* choice : group->actions())
            choice->setChecked(
                m_session.isOpen() && choice->data().toInt() == static_cast<int>(m_play.state().windows));
    });
}

void TableView::keepSetting(const char* key, bool on)
{
    app::openSettings(m_workspace.folder())->setValue(QLatin1String(key), on);
}

void TableView::addKeys()
{
    const auto add = [this](const QKeySequence& key, auto run) {
        auto* shortcut = new QShortcut(key, m_pages->widget(1));
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, run);
    };
    add(Qt::Key_P, [this] { m_play.pass(); });
    add(Qt::Key_H, [this] { askByHand(); });
    add(Qt::Key_T, [this] { m_play.turnTable(); });
    add(Qt::Key_I, [this] { m_opponentPane->askHint(); });
    // Lists would go to their own ends.
    add(Qt::Key_Home, [this] {
        m_session.goTo(0);
        m_initiative->takeFocus();
    });
    add(Qt::Key_End, [this] { m_session.isOpen() ? m_session.goTo(m_session.timeline().length()) : void(); });
    for (int number = 1; number <= AskCard::mostAnswers; ++number)
        add(QKeySequence(Qt::Key_0 + number), [this, number] { (void)m_ask->answer(number); });
    add(Qt::Key_Escape, [this] {
        say({}, false);
        m_play.putBack();
        m_opponentPane->closeHint();
    });
}

void TableView::ready()
{
    if (!m_workspace.isReady() || m_session.isOpen())
        return;
    m_start->reload();
    if (m_session.resume() && m_resumeAt < m_session.timeline().length())
        m_session.goTo(m_resumeAt);
}

void TableView::cameToFront()
{
    const auto* focus = QApplication::focusWidget();
    if (!m_session.isOpen()) {
        m_start->reload();
        return QTimer::singleShot(0, m_start, [this] { // when its decks are there: Enter plays
            const auto* now = QApplication::focusWidget();
            const bool chosen = now && isAncestorOf(now) && now != m_start->deckBox(0); // which is first by itself
            if (m_start->isVisible() && !chosen)
                m_start->startButton()->setFocus();
        });
    }
    const auto stage = m_play.state().stage;
    if ((stage == Stage::Flip || stage == Stage::ChooseFirst) && !(focus && isAncestorOf(focus)))
        m_initiative->takeFocus(); // the one thing there is to do
}

void TableView::restore(const QSettings& settings)
{
    m_start->restore(settings);
    m_play.setHandsHidden(settings.value(QStringLiteral("table/hidden"), true).toBool());
    setMotion(settings.value(QStringLiteral("table/flashes"), true).toBool());
    m_initiative->setCardByCard(settings.value(QStringLiteral("table/cardByCard"), true).toBool());
    app::Opponent::Players players;
    for (const auto& word : settings.value(QStringLiteral("table/players")).toStringList())
        players.push_back(playerKindOf(word.toStdString()));
    if (m_opponent.players().empty() && !players.empty())
        seatProgram(std::move(players));
    m_steps->setTicks(settings.value(QStringLiteral("table/ticks")).toStringList());
    if (settings.contains(QStringLiteral("table/position")))
        m_resumeAt = settings.value(QStringLiteral("table/position")).toULongLong();
}

void TableView::setMotion(bool moves)
{
    m_flashes = moves;
    m_opponent.setPause(moves ? lookTime : std::chrono::milliseconds(0));
    m_initiative->setMotion(moves);
}

void TableView::store(QSettings& settings) const
{
    m_start->store(settings);
    settings.setValue(QStringLiteral("table/hidden"), m_play.handsHidden());
    settings.setValue(QStringLiteral("table/flashes"), m_flashes);
    settings.setValue(QStringLiteral("table/ticks"), m_steps->ticks());
    if (m_session.isOpen() && m_session.timeline().position() < m_session.timeline().length())
        settings.setValue(QStringLiteral("table/position"), static_cast<qulonglong>(m_session.timeline().position()));
    else
        settings.remove(QStringLiteral("table/position"));
}

void TableView::begin()
{
    auto wish = m_start->wish();
    if (!wish)
        return m_start->tell(wish.error());
    m_initiative->setCardByCard(wish->cardByCard);
    m_play.setHandsHidden(wish->hidden);
    keepSetting("table/hidden", wish->hidden);
    seatProgram(std::move(wish->players));
    if (const auto done = m_session.start(
            std::move(wish->seats), wish->ruleset, wish->seed, wish->windows, wish->textsPlay);
        !done)
        m_start->tell(done.error());
    else
        m_initiative->takeFocus();
}

// A deck's changes are not the game's: while a game is open, Ctrl+Z never reaches the deck.
std::optional<MainView::Steps> TableView::steps() const
{
    if (!m_session.isOpen())
        return {};
    const auto& timeline = m_session.timeline();
    return Steps{timeline.position() > 0 ? tr("the last step of the game") : QString(),
        timeline.position() < timeline.length() ? tr("the next step of the game") : QString()};
}

TableCard* TableView::find(CardId card) const
{
    if (auto* found = m_hand->find(card))
        return found;
    return m_board->find(card);
}

void TableView::refresh()
{
    m_pages->setCurrentIndex(m_session.isOpen() ? 1 : 0);
    Q_EMIT stepsChanged();
    if (!m_session.isOpen())
        return m_start->reload();
    const auto* focus = QApplication::focusWidget();
    const bool within = focus && isAncestorOf(focus);
    const auto* focused = within ? qobject_cast<const TableCard*>(focus) : nullptr;
    const auto held = focused ? focused->card() : noCard;
    const auto& state = m_play.state();
    const bool flip = state.stage == Stage::Flip || state.stage == Stage::ChooseFirst;
    const auto position = m_session.timeline().position();
    const bool moves = m_flashes && !flip && isVisible() && (position == m_shown + 1 || position + 1 == m_shown);
    const auto before = moves ? whereCardsAre() : Places();
    m_board->refresh();
    m_hand->refresh();
    if (flip)
        m_initiative->refresh();
    m_middle->setCurrentIndex(flip ? 1 : 0);
    m_hand->setVisible(!flip); // nobody has one yet
    {
        const OneLayout once{m_side, m_actions, m_chain};
        m_replay->refresh();
        m_steps->refresh();
        m_end->refresh();
        m_pass->setEnabled(m_play.state().stage != Stage::Over);
        m_actions->refresh();
        m_chain->refresh();
        m_log->refresh();
        showSecrets();
    }
    const auto hands = m_play.state().players.size() > 1 && !m_play.handsHidden() ? tr("solo · ") : QString();
    m_edition->setText(tr("Seed %1 · %2%3")
                           .arg(m_session.seed())
                           .arg(hands)
                           .arg(q(app::editionName(m_session.checker().ruleset().name, m_workspace.library().game))));
    keepFocus(held, within);
    m_ask->refresh();
    m_opponent.hold(flip && (state.stage == Stage::Flip || !m_initiative->isOpen()));
    showLines();
    if (moves) {
        showMoves(before);
        if (position > m_shown)
            showMoment(before);
    }
    if (position != m_shown && m_flashes && position > 0)
        flashNews();
    if (position != m_shown && m_saidWrong)
        say({}, false); // what was refused was refused before
    m_shown = position;
}

// Until the flip lies open, nothing beside it gives away who decides.
void TableView::showSecrets()
{
    const bool told = m_middle->currentIndex() == 0 || m_initiative->isOpen();
    m_actions->setVisible(told);
    m_log->rows()->setVisible(told);
}

// The keyboard stays with the card it was on, wherever that lies now; a hand that is newly covered asks for it.
void TableView::keepFocus(CardId held, bool within)
{
    const bool covered = m_hand->cover()->isVisible();
    auto* now = held != noCard && held < m_play.state().cards.size() ? find(held) : nullptr;
    if (within && covered && !m_covered)
        m_hand->cover()->setFocus();
    else if (now)
        now->setFocus();
    else if (held != noCard)
        m_board->side(m_play.viewer())->middle()->setFocus();
    m_covered = covered;
}

// Every card in sight, and the pictures of those that have just left.
TableView::Places TableView::whereCardsAre() const
{
    Places places;
    const auto see = [&](TableCard* card) {
        if (card->isVisible() && card->card() != noCard && !card->visibleRegion().isEmpty())
            places.cards[card->card()] = {placeOf(*card), {}};
    };
    for (auto* card : m_boardPlace->findChildren<TableCard*>())
        see(card);
    const auto position = m_session.timeline().position();
    if (position == 0)
        return places;
    for (const auto& happening : m_session.timeline().told()[position - 1])
        if (const bool gone = happening.kind == HappeningKind::Destroyed ||
                              happening.kind == HappeningKind::RemovedFromGame ||
                              happening.kind == HappeningKind::Discarded;
            gone)
            if (const auto known = places.cards.find(happening.card); known != places.cards.end())
                if (auto* card = find(happening.card))
                    known->second.picture = card->picture();
    return places;
}

// From there to where they are now; what is gone fades on its way to its pile, what is drawn comes from the deck.
void TableView::showMoves(const Places& before)
{
    constexpr std::size_t most = 16; // more at once is a new picture, not a move
    m_hand->layOut();
    std::vector<BoardOverlay::Flight> flights;
    const auto& state = m_play.state();
    for (auto* card : m_boardPlace->findChildren<TableCard*>()) {
        if (!card->isVisible() || card->card() == noCard || card->visibleRegion().isEmpty())
            continue;
        const auto known = before.cards.find(card->card());
        const auto to = placeOf(*card);
        if (known == before.cards.end()) {
            auto* side = m_board->side(state.card(card->card()).owner);
            auto* deck = side && state.card(card->card()).zone == Zone::Hand ? side->pile(Zone::Deck) : nullptr;
            if (deck && deck->isVisible())
                flights.push_back({placeOf(*deck), to, card->picture(), card});
        } else if ((known->second.place.center() - to.center()).manhattanLength() > 12) {
            flights.push_back({known->second.place, to, card->picture(), card});
        }
    }
    for (const auto& [card, was] : before.cards)
        if (!was.picture.isNull() && card < state.cards.size())
            if (auto* side = m_board->side(state.card(card).owner))
                if (auto* pile = side->pile(state.card(card).zone); pile && pile->isVisible())
                    flights.push_back({was.place, placeOf(*pile), was.picture, nullptr});
    if (flights.size() <= most)
        m_overlay->fly(std::move(flights));
}

// From the unit that is picked up to what it can attack; else from one whose attack waits for answers.
void TableView::showLines()
{
    std::vector<BoardOverlay::Arrow> arrows;
    const auto add = [&](CardId attacker, CardId target, const QString& outcome) {
        auto* from = m_board->find(attacker);
        auto* to = m_board->find(target);
        if (from && to && from->isVisible() && !to->visibleRegion().isEmpty())
            arrows.push_back({placeOf(*from), placeOf(*to), outcome});
    };
    const auto picked = m_session.isOpen() ? m_play.picked() : noCard;
    if (picked != noCard) {
        for (const auto& action : m_play.choices())
            if (action.kind == ActionKind::Attack &&
                m_play.state().card(action.target).owner != m_play.state().card(picked).owner)
                add(picked, action.target, m_play.outcome(action.target));
    } else if (m_session.isOpen()) {
        if (const auto& declared = m_play.state().declared; declared.kind == EffectKind::Attack)
            add(declared.card, declared.targets[0].card, {});
    }
    m_overlay->setArrows(std::move(arrows));
}

QRect TableView::placeOf(const QWidget& widget) const
{
    return {widget.mapTo(m_boardPlace, QPoint(0, 0)), widget.size()};
}

// What the last action began or came to, for a moment: a round, an attack where the cards were.
void TableView::showMoment(const Places& before)
{
    const auto& told = m_session.timeline().told()[m_session.timeline().position() - 1];
    for (const auto& happening : told)
        if (happening.is<happened::RoundBegan>()) {
            return m_overlay->announce(tr("Round %1").arg(happening.as<happened::RoundBegan>().round));
        } else if (happening.is<happened::Fought>()) {
            const auto from = before.cards.find(happening.card), to = before.cards.find(happening.other);
            if (from != before.cards.end() && to != before.cards.end())
                m_overlay->strike({from->second.place, to->second.place,
                    q(app::TableWords::fought(told, happening.card, happening.other))});
        }
}

void TableView::flashNews()
{
    for (const auto& happening : m_session.timeline().told()[m_session.timeline().position() - 1])
        for (const auto card : {happening.card, happening.other})
            if (card != noCard && card < m_play.state().cards.size())
                if (auto* view = m_board->find(card))
                    view->flash();
}

void TableView::say(const QString& sentence, bool wrong)
{
    m_status->setText(sentence, wrong ? LineLabel::Tone::Bad : LineLabel::Tone::Muted);
    m_saidWrong = wrong;
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (!m_session.isOpen())
        return MainView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Home: return m_session.goTo(0);
    case Qt::Key_End: return m_session.goTo(m_session.timeline().length());
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const auto* from = QApplication::focusWidget();
        if (!from || !isAncestorOf(from))
            from = m_board->side(m_play.viewer())->middle();
        if (auto* next = nearestControl(*m_pages->widget(1), *from, event->key()))
            next->setFocus(Qt::TabFocusReason);
        return;
    }
    default: MainView::keyPressEvent(event);
    }
}

void TableView::askByHand()
{
    if (!m_session.isOpen())
        return;
    const auto* focused = qobject_cast<TableCard*>(QApplication::focusWidget());
    const auto card = m_play.picked() != noCard          ? m_play.picked()
                      : focused && isAncestorOf(focused) ? focused->card()
                                                         : noCard;
    const QWidget* at = card == noCard ? nullptr : find(card);
    m_byHand->open(card, at ? at->mapToGlobal(at->rect().bottomLeft()) : m_actions->mapToGlobal(QPoint(12, 12)));
}

void TableView::showPile(SeatIndex seat, Zone zone, const QPoint& where)
{
    if (!m_session.isOpen())
        return;
    if (m_play.picked() != noCard)
        m_play.touch(seat, zone);
    else if (zone == Zone::Discard || zone == Zone::Removed || (zone == Zone::Hand && isHandOpen(m_play.state(), seat)))
        openPile(seat, zone, 0);
    else
        m_byHand->openOf(seat, where);
}

void TableView::openPile(SeatIndex seat, Zone zone, int count)
{
    auto* dialog = new PileDialog(m_play, seat, zone, count, this);
    connect(dialog, &PileDialog::byHandWanted, m_byHand, &ByHand::open);
    dialog->show();
}

void TableView::openGame()
{
    const auto file = QFileDialog::getOpenFileName(
        this, tr("Open a saved game or a scene"), {}, tr("Games and scenes (*.nxgame *.json);;All files (*)"));
    if (!file.isEmpty())
        openFile(file);
}

void TableView::openFile(const QString& file)
{
    if (!m_session.isOpen() || m_session.timeline().length() == 0)
        return replaceGame(file);
    ask(tr("Open %1").arg(QFileInfo(file).fileName()),
        tr("The game on the table will be lost unless you saved a copy. Open the other?"), tr("Open it"),
        [this, file] { replaceGame(file); });
}

void TableView::replaceGame(const QString& file)
{
    seatProgram({}); // whoever opens it plays
    if (const auto done = m_session.openFile(file.toStdString()); !done)
        tellTrouble(tr("The game cannot be opened: %1").arg(done.error()));
}

// A game that this engine does not replay can still be read.
void TableView::tellTrouble(const QString& message)
{
    const auto log = m_session.takeOnlyLog();
    if (log.isEmpty())
        return trouble(message);
    auto* dialog = new QDialog(window());
    dialog->setObjectName(QStringLiteral("logAlone"));
    dialog->setWindowTitle(tr("Log of a game"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* text = named(new QPlainTextEdit(log), tr("Log of a game"));
    text->setReadOnly(true);
    auto* why = plainLabel(message);
    why->setWordWrap(true);
    auto* buttons = buttonBox(dialog, QDialogButtonBox::Close);
    dialog->setLayout(columnOf({why, {text, 1}, buttons}));
    resizeOnScreen(*dialog, {640, 480});
    dialog->open();
}

void TableView::saveGame()
{
    const auto file = QFileDialog::getSaveFileName(
        this, tr("Save a copy of the game"), tr("Game.nxgame"), tr("Games (*.nxgame)"));
    if (file.isEmpty())
        return;
    if (const auto done = m_session.saveFile(file.toStdString()); !done)
        Q_EMIT trouble(tr("The game cannot be written: %1").arg(done.error()));
    else
        say(tr("The game is saved to %1.").arg(file), false);
}

model::SeatIndex TableView::toldTo() const
{
    return m_session.state().stage == model::Stage::Over ? model::noSeat : m_play.reader();
}

void TableView::playAgain()
{
    if (const auto done = m_session.startAgain(QRandomGenerator::global()->bounded(StartPage::mostSeed)); !done)
        Q_EMIT trouble(done.error());
    else
        m_initiative->takeFocus();
}

void TableView::exportLog()
{
    const auto file = QFileDialog::getSaveFileName(
        this, tr("Export the log as text"), tr("Log.txt"), tr("Text files (*.txt)"));
    if (file.isEmpty())
        return;
    if (const auto done = m_session.exportText(file.toStdString(), toldTo()); !done)
        Q_EMIT trouble(tr("The log cannot be written: %1").arg(done.error()));
    else
        say(tr("The log is written to %1.").arg(file), false);
}

void TableView::showReport()
{
    auto* dialog = new ReportDialog(m_workspace, m_session, toldTo(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TableView::concede()
{
    const auto seat = m_play.actor();
    ask(tr("Concede"),
        tr("Does %1 concede the game? Ctrl+Z takes it back.").arg(q(app::TableWords(m_play.state()).player(seat))),
        tr("Concede"), [this, seat] { m_play.perform(act::concede(seat)); });
}

void TableView::clearTable()
{
    ask(tr("Clear the table"), tr("The game on the table will be lost unless you saved a copy. Clear it?"),
        tr("Clear the table"), [this] { m_session.close(); });
}

void TableView::ask(
    const QString& title, const QString& question, const QString& yes, const std::function<void()>& then)
{
    auto* box = new QMessageBox(QMessageBox::Question, title, question, QMessageBox::Yes | QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(yes);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::finished, this, [then](int answer) {
        if (answer == QMessageBox::Yes)
            then();
    });
    box->open();
}

} // namespace nexus::ui
