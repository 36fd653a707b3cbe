#include "ui/event/clock_page.h"

#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSpinBox>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int secondsOfMinute = 60, usualMinutes = 50, mostMinutes = 600, mostExtra = 60, usualExtra = 3;
constexpr int clockFaceHeight = 140, smallestFigures = 20, trialFigures = 100, titleSize = 40, extraSize = 32;

QString extraText(const app::EventClock& clock)
{
    QStringList tables;
    for (const auto& [table, seconds] : clock.extra())
        tables << QObject::tr("table %1 %2").arg(table).arg(app::clockFigures(clock.left() + seconds));
    return tables.isEmpty() ? QString() : QObject::tr("More time: %1").arg(tables.join(QStringLiteral(" · ")));
}

} // namespace

ClockFace::ClockFace(QWidget* parent)
    : QWidget(parent)
{
    setMinimumSize(240, clockFaceHeight);
}

void ClockFace::setTime(const QString& figures, bool over)
{
    if (figures == m_figures && over == m_over)
        return;
    m_figures = figures;
    m_over = over;
    setAccessibleName(over ? tr("Time is over since %1").arg(figures) : tr("%1 left").arg(figures));
    update();
}

void ClockFace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    auto letters = sized(font(), trialFigures, true);
    const QFontMetrics metrics(letters);
    const double wide = static_cast<double>(width()) / std::max(1, metrics.horizontalAdvance(m_figures));
    const double high = static_cast<double>(height()) / std::max(1, metrics.height());
    letters.setPixelSize(std::max(smallestFigures, static_cast<int>(trialFigures * std::min(wide, high))));
    painter.setFont(letters);
    painter.setPen(m_over ? theme().bad : theme().text);
    painter.drawText(rect(), Qt::AlignCenter, m_figures);
}

ClockWindow::ClockWindow(app::EventSession& session, app::EventClock& clock, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_session(session)
    , m_clock(clock)
    , m_title(new QLabel(this))
    , m_extra(plainLabel({}, this))
    , m_face(new ClockFace(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Round clock"));
    m_title->setFont(sized(m_title->font(), titleSize, true));
    m_title->setAlignment(Qt::AlignCenter);
    m_extra->setFont(sized(m_extra->font(), extraSize));
    m_extra->setAlignment(Qt::AlignCenter);
    setLayout(columnOf(8, {24, 24, 24, 24}, {m_title, {m_face, 1}, m_extra}));
    connect(&clock, &app::EventClock::ticked, this, &ClockWindow::refresh);
    refresh();
}

void ClockWindow::refresh()
{
    if (!m_session.isOpen())
        return (void)close();
    const auto& state = m_session.state();
    m_title->setText(tr("%1 · Round %2").arg(q(state.settings.name)).arg(state.rounds.size()));
    const bool set = m_clock.isSet();
    m_face->setTime(app::clockFigures(set ? m_clock.left() : m_whole), set && m_clock.left() < 0);
    m_extra->setText(set ? extraText(m_clock) : tr("The clock is not started yet."));
}

void ClockWindow::setWhole(std::int64_t seconds)
{
    m_whole = seconds;
    refresh();
}

void ClockWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

ClockPage::ClockPage(app::EventSession& session, app::EventClock& clock, QWidget* parent)
    : EventPage(session, parent)
    , m_clock(clock)
    , m_face(new ClockFace)
    , m_minutes(named(new QSpinBox, tr("Minutes of the round")))
    , m_table(named(new QSpinBox, tr("Table that gets more time")))
    , m_more(named(new QSpinBox, tr("Minutes more")))
    , m_words(mutedLabel())
    , m_extra(plainLabel())
{
    m_minutes->setRange(1, mostMinutes);
    m_minutes->setValue(usualMinutes);
    m_minutes->setSuffix(tr(" min"));
    m_table->setRange(1, model::maxEventTable);
    m_more->setRange(1, mostExtra);
    m_more->setValue(usualExtra);
    m_more->setSuffix(tr(" min"));
    m_start = withId(pushButton({}, {}, this, &ClockPage::startOrHalt), "clockStart");
    leadOn(*m_start);
    const auto add = [this](int minutes) {
        return [this, minutes] { (void)done(m_clock.add(static_cast<std::int64_t>(minutes) * secondsOfMinute)); };
    };
    m_minus = pushButton(tr("−1 minute"), {}, this, add(-1));
    m_plus = pushButton(tr("+1 minute"), {}, this, add(1));
    m_anew = pushButton(
        tr("Set ane&w"), tr("The whole time of the round again"), this, [this] { (void)done(m_clock.start(whole())); });
    m_give = pushButton(tr("&Give"), {}, this, &ClockPage::giveExtra);
    auto* hall = withId(
        pushButton(tr("Show in the &hall"), tr("A window of its own that fills the screen; Escape closes it"), this,
            &ClockPage::showInHall),
        "showInHall");
    m_extra->setAlignment(Qt::AlignCenter);
    m_words->setAlignment(Qt::AlignCenter);
    setContent(pageOf(columnOf(
        12, {rowOf(8, {labelFor(tr("&Time of a round:"), m_minutes), m_minutes, m_start, m_anew, m_minus, m_plus,
                          stretch(), hall}),
                {m_face, 1}, m_words, m_extra,
                rowOf(8, {labelFor(tr("&More time for table"), m_table), m_table, m_more, m_give, stretch()})})));
    tabThrough({m_minutes, m_start, m_anew, m_minus, m_plus, hall, m_table, m_more, m_give});
    connect(&clock, &app::EventClock::ticked, this, [this] { becomeStale(); });
    connect(m_minutes, &QSpinBox::valueChanged, this, [this] { becomeStale(); });
}

QString ClockPage::missing() const
{
    const auto none = EventPage::missing();
    return none.isEmpty() && state().rounds.empty() ? tr("Pair the first round: the clock is of a round.") : none;
}

void ClockPage::refresh()
{
    const bool set = m_clock.isSet();
    m_face->setTime(app::clockFigures(set ? m_clock.left() : whole()), set && m_clock.left() < 0);
    if (m_hall)
        m_hall->setWhole(whole());
    m_start->setText(!set ? tr("&Start the clock") : m_clock.isRunning() ? tr("&Halt") : tr("Go &on"));
    for (auto* button : {m_anew, m_plus, m_minus, m_give})
        button->setEnabled(set);
    m_words->setText(!set                  ? tr("Round %1 has not been started.").arg(state().rounds.size())
                     : m_clock.left() < 0  ? tr("Time is over.")
                     : m_clock.isRunning() ? tr("It goes on where this window or the program is closed.")
                                           : tr("Halted."));
    m_extra->setText(extraText(m_clock));
}

std::int64_t ClockPage::whole() const { return std::int64_t{m_minutes->value()} * secondsOfMinute; }

void ClockPage::startOrHalt()
{
    (void)done(!m_clock.isSet() ? m_clock.start(whole()) : m_clock.isRunning() ? m_clock.halt() : m_clock.goOn());
}

void ClockPage::giveExtra()
{
    if (!state().rounds.back().at(m_table->value()))
        return Q_EMIT trouble(tr("There is no table %1 in this round.").arg(m_table->value()));
    (void)done(m_clock.giveExtra(m_table->value(), static_cast<std::int64_t>(m_more->value()) * secondsOfMinute));
}

void ClockPage::showInHall()
{
    if (!m_hall)
        m_hall = new ClockWindow(session(), m_clock, window());
    m_hall->setWhole(whole());
    m_hall->showFullScreen();
}

} // namespace nexus::ui
