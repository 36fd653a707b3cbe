#include "ui/event/event_view.h"

#include "app/text/event_log.h"

#include "ui/event/clock_page.h"
#include "ui/event/event_papers.h"
#include "ui/event/event_start.h"
#include "ui/event/lists_page.h"
#include "ui/event/log_page.h"
#include "ui/event/players_page.h"
#include "ui/event/round_page.h"
#include "ui/event/standings_page.h"
#include "ui/event/stats_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace nexus::ui {

namespace {

constexpr int timeWidth = 90, whoWidth = 130;

} // namespace

EventView::EventView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
    , m_session(workspace)
    , m_clock(m_session)
    , m_lists(new ListsPage(m_session, this))
{
    m_lists->hide(); // until it is a page
    connect(m_lists, &ListsPage::told, this, &MainView::told);
    connect(m_lists, &ListsPage::trouble, this, &MainView::trouble);
    connect(m_lists, &ListsPage::documentWanted, this, &EventView::documentWanted);
    connect(m_lists, &ListsPage::otherGameWanted, this, &EventView::otherGameWanted);
    connect(&m_session, &app::EventSession::working, this, &EventView::working);
    connect(&m_session, &app::EventSession::changed, this, &EventView::refresh);
    connect(&m_session, &app::EventSession::replaced, this, &EventView::refresh);
}

void EventView::make()
{
    if (m_stack)
        return;
    m_stack = new QStackedWidget(this);
    m_start = new EventStart(m_session, m_stack);
    connect(m_start, &EventStart::checkWanted, this, &EventView::checkLists);
    connect(m_start, &EventStart::trouble, this, &MainView::trouble);
    auto* head = makeHead();
    m_pages = withId(new QTabWidget, "eventPages");
    m_pages->setDocumentMode(true);
    m_pages->tabBar()->setAccessibleName(tr("Pages of the event"));
    add(m_players = new PlayersPage(m_session), tr("Players"));
    add(m_rounds = new RoundPage(m_session), tr("Rounds"));
    add(m_standings = new StandingsPage(m_session), tr("Standings"));
    m_pages->addTab(m_lists, tr("Lists"));
    add(m_clockPage = new ClockPage(m_session, m_clock), tr("Clock"));
    add(m_stats = new StatsPage(m_session), tr("Statistics"));
    add(m_log = new LogPage(m_session), tr("Log"));
    m_stack->addWidget(m_start);
    m_stack->addWidget(asWidget(columnOf(0, noMargins, {head, {m_pages, 1}})));
    QWidget* before = m_pages; // the pages come first
    for (auto* part : head->findChildren<QWidget*>())
        if ((part->focusPolicy() & Qt::TabFocus) != 0)
            setTabOrder(std::exchange(before, part), part);
    setLayout(columnOf(noMargins, {m_stack}));
    if (m_workspace.isReady())
        ready();
    refresh();
}

QWidget* EventView::makeHead()
{
    m_name = partHeading({});
    m_about = new LineLabel;
    m_about->setTopic(tr("Event"));
    m_time = withId(new LineLabel, "roundTime");
    m_time->setTopic(tr("Time of the round"));
    m_time->setBold(true);
    m_time->setRightAligned(true);
    m_time->setFixedWidth(timeWidth);
    m_time->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // else a row gives it no room of its own
    connect(&m_clock, &app::EventClock::ticked, this, &EventView::showTime);
    m_who = withId(named(new QLineEdit(m_session.who()), tr("Your name, for the log")), "eventWho");
    m_who->setPlaceholderText(tr("Your name"));
    m_who->setToolTip(tr("Stands in the log beside what you do"));
    m_who->setMaxLength(model::maxNameLength);
    m_who->setFixedWidth(whoWidth);
    connect(m_who, &QLineEdit::textChanged, this, [this](const QString& who) { m_session.setWho(who.simplified()); });
    m_papers = new EventPapers(m_session, this);
    connect(m_papers, &EventPapers::told, this, &MainView::told);
    connect(m_papers, &EventPapers::trouble, this, &MainView::trouble);
    connect(m_papers, &EventPapers::working, this, &EventView::working);
    m_print = withId(new QPushButton(tr("&Print")), "eventPapers");
    m_print->setToolTip(tr("Pairings, slips, standings and lists as PDF; the web page"));
    m_print->setMenu(m_papers->menu());
    m_leave = withId(pushButton({}, {}, this, &EventView::leave), "leaveEvent");
    return asWidget(rowOf(12, {m_name, {m_about, 1}, m_time, m_who, m_print, m_leave}), {16, 8, 16, 4});
}

void EventView::add(EventPage* page, const QString& title)
{
    m_all.push_back(page);
    m_pages->addTab(page, title);
    connect(page, &EventPage::told, this, &MainView::told);
    connect(page, &EventPage::trouble, this, &MainView::trouble);
}

QString EventView::helpPage() const { return m_checking ? QStringLiteral("verify") : QStringLiteral("event"); }

// Without an event there is nothing to take back here.
std::optional<MainView::Steps> EventView::steps() const
{
    return Steps{m_session.isOpen() ? q(app::lastDeedText(m_session.event(), m_session.state())) : QString(), {}};
}

void EventView::undo()
{
    if (!m_session.isOpen())
        return;
    const auto what = steps()->undo;
    if (const auto done = m_session.takeBack(); !done)
        Q_EMIT trouble(done.error());
    else
        Q_EMIT told(tr("Undone: %1").arg(what));
}

void EventView::ready()
{
    if (m_start) {
        m_start->ready();
        m_lists->ready();
        for (auto* page : m_all)
            page->ready();
    }
    if (m_later.isEmpty())
        return;
    const auto what = "event:" + m_later.toStdString();
    (void)m_workspace.reopen(what, QFileInfo(m_later).fileName(), [this, what, file = std::exchange(m_later, {})] {
        const auto note = m_workspace.openings().begin(what);
        openFile(file);
    });
}

QString EventView::heading() const { return m_name ? m_name->text() : QString(); }

void EventView::refresh()
{
    Q_EMIT stepsChanged();
    if (!m_stack)
        return;
    const bool open = m_session.isOpen(), wasOpen = m_stack->currentIndex() == 1 && m_pages->isTabVisible(Players);
    m_checking = m_checking && !open;
    m_stack->setCurrentIndex(open || m_checking ? 1 : 0);
    for (int page = 0; page < m_pages->count(); ++page)
        m_pages->setTabVisible(page, open || page == Lists);
    for (auto* part : std::initializer_list<QWidget*>{m_who, m_print, m_time})
        part->setVisible(open);
    m_leave->setText(open ? tr("Close the event") : tr("Back to the events"));
    m_leave->setToolTip(open ? tr("Everything is in its file") : QString());
    if (!open) {
        m_name->setText(m_checking ? tr("Lists without an event") : QString());
        m_about->setText({});
        return;
    }
    const auto& state = m_session.state();
    m_name->setText(q(state.settings.name));
    m_about->setText(tr("%1 · %2").arg(counted(state.players.size(), "players"), q(m_session.file().string())));
    if (wasOpen)
        return;
    m_pages->setCurrentIndex(state.rounds.empty() ? Players : Rounds);
    if (isVisible())
        focusFirstIn(*m_pages->currentWidget());
}

void EventView::checkLists()
{
    make();
    m_checking = !m_session.isOpen();
    refresh();
    m_pages->setCurrentIndex(Lists);
    if (isVisible())
        focusFirstIn(*m_lists);
}

void EventView::leave()
{
    m_checking = false;
    if (m_session.isOpen())
        m_session.close();
    else
        refresh();
    if (isVisible())
        focusFirstIn(*m_start);
}

void EventView::showTime()
{
    const bool over = m_clock.left() < 0;
    m_time->setText(m_session.isOpen() && m_clock.isSet() ? app::clockFigures(m_clock.left()) : QString(),
        over ? LineLabel::Tone::Bad : LineLabel::Tone::Plain);
}

void EventView::openFile(const QString& file)
{
    if (!m_workspace.isReady()) {
        m_later = file;
        return;
    }
    make();
    if (const auto opened = m_session.open(file.toStdString()); !opened)
        Q_EMIT trouble(opened.error());
}

void EventView::openSample()
{
    make();
    m_start->openSample();
}

void EventView::showPage(Page page)
{
    make();
    m_pages->setCurrentIndex(page);
}

void EventView::restore(const QSettings& settings)
{
    m_session.setRecent(settings.value(QStringLiteral("event/recent")).toStringList());
    m_later = settings.value(QStringLiteral("event/open")).toString();
    m_session.setWho(settings.value(QStringLiteral("event/who")).toString());
    m_lists->restore(settings);
}

void EventView::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("event/recent"), m_session.recent());
    settings.setValue(QStringLiteral("event/who"), m_session.who());
    settings.setValue(QStringLiteral("event/open"), m_session.isOpen() ? q(m_session.file().string()) : m_later);
    m_lists->store(settings);
}

void EventView::showEvent(QShowEvent* event)
{
    make();
    MainView::showEvent(event);
}

} // namespace nexus::ui
