#include "app/documents/event_clock.h"

#include "app/base/qt_text.h"

#include <QDateTime>
#include <QFile>

#include <algorithm>
#include <cstdlib>
#include <ctime>

namespace nexus::app {

namespace {

constexpr int secondsOfMinute = 60, minutesOfHour = 60, tickMilliseconds = 250;
constexpr std::int64_t mostClock = 1'000'000'000;    // seconds; a file says what it likes
constexpr std::int64_t mostWall = 1'000'000'000'000; // since 1970
constexpr int runningWords = 4;
constexpr std::int64_t timeJump = 3; // seconds that wall and machine may differ by
constexpr const char *aboutClock = "clock", *aboutExtra = "extra", *clockStands = "stands", *clockRuns = "runs";

std::int64_t upSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec;
}

QString bootOfMachine()
{
    QFile file(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    constexpr qint64 most = 64;
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.read(most)).trimmed() : QString();
}

std::int64_t boundedClock(std::int64_t seconds) { return std::clamp(seconds, -mostClock, mostClock); }

} // namespace

QString clockFigures(std::int64_t seconds)
{
    const auto all = std::abs(seconds);
    const auto two = [](std::int64_t number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const auto minutes = all / secondsOfMinute, hours = minutes / minutesOfHour;
    const auto sign = seconds < 0 ? QStringLiteral("–") : QString();
    return sign +
           (hours > 0 ? QStringLiteral("%1:%2").arg(hours).arg(two(minutes % minutesOfHour))
                      : QString::number(minutes)) +
           QLatin1Char(':') + two(all % secondsOfMinute);
}

ClockTimes timesOfMachine()
{
    static const auto boot = bootOfMachine();
    return {QDateTime::currentSecsSinceEpoch(), upSeconds(), boot};
}

// The last note of the round counts.
RoundClock roundClock(const model::Event& event, int round, const ClockTimes& now)
{
    RoundClock clock;
    for (const auto& entry : event.log) {
        const auto* made = std::get_if<model::MakeNote>(&entry.deed);
        if (!made || made->round != round)
            continue;
        if (made->about == aboutExtra)
            clock.extra[made->table] = boundedClock(clock.extra[made->table] + boundedClock(made->seconds));
        if (made->about != aboutClock)
            continue;
        clock.set = true;
        clock.left = boundedClock(made->seconds);
        const auto words = q(made->text).split(QLatin1Char(' '));
        clock.running = words.first() == QLatin1String(clockRuns);
        if (!clock.running || words.size() != runningWords)
            continue; // not ours: it has just begun
        const auto passed = words[1] == now.boot
                                ? now.up - boundedClock(words[2].toLongLong())
                                : now.wall - std::clamp<std::int64_t>(words[3].toLongLong(), 0, mostWall);
        clock.left -= std::clamp<std::int64_t>(passed, 0, mostClock);
    }
    return clock;
}

model::MakeNote clockNote(int round, std::int64_t left, bool running, const ClockTimes& now)
{
    model::MakeNote made;
    made.about = aboutClock;
    made.text = running ? QStringLiteral("%1 %2 %3 %4")
                              .arg(QLatin1String(clockRuns), now.boot)
                              .arg(now.up)
                              .arg(now.wall)
                              .toStdString()
                        : clockStands;
    made.round = round;
    made.seconds = left;
    return made;
}

model::MakeNote extraNote(int round, int table, std::int64_t seconds)
{
    model::MakeNote made;
    made.about = aboutExtra;
    made.round = round;
    made.table = table;
    made.seconds = seconds;
    return made;
}

EventClock::EventClock(EventSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_tick.setInterval(tickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &EventClock::look);
    connect(&session, &EventSession::changed, this, &EventClock::read);
    connect(&session, &EventSession::replaced, this, &EventClock::read);
}

void EventClock::setTimes(std::function<ClockTimes()> times)
{
    m_times = std::move(times);
    read();
}

int EventClock::round() const { return static_cast<int>(m_session.state().rounds.size()); }

void EventClock::read()
{
    m_then = m_times();
    m_clock = m_session.isOpen() ? roundClock(m_session.event(), round(), m_then) : RoundClock();
    m_clock.running ? m_tick.start() : m_tick.stop();
    Q_EMIT ticked();
}

std::int64_t EventClock::left() const
{
    return m_clock.running ? m_clock.left - (m_times().up - m_then.up) : m_clock.left;
}

void EventClock::look()
{
    const auto now = m_times();
    const auto wall = now.wall - m_then.wall, up = now.up - m_then.up;
    if (m_clock.running && std::abs(wall - up) > timeJump) {
        m_then.wall = now.wall - up; // once, also where it cannot be written
        (void)note(left(), true).has_value();
    }
    Q_EMIT ticked();
}

EventSession::Done EventClock::note(std::int64_t seconds, bool running)
{
    return m_session.act({clockNote(round(), seconds, running, m_times())});
}

EventSession::Done EventClock::start(std::int64_t seconds) { return note(seconds, true); }
EventSession::Done EventClock::halt() { return note(left(), false); }
EventSession::Done EventClock::goOn() { return note(left(), true); }
EventSession::Done EventClock::add(std::int64_t seconds) { return note(left() + seconds, isRunning()); }

EventSession::Done EventClock::giveExtra(int table, std::int64_t seconds)
{
    return m_session.act({extraNote(round(), table, seconds)});
}

} // namespace nexus::app
