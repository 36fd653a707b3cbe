// The round clock of the open event. Each start, halt and change is a note in the event's log ("clock": what was left;
// text "stands" or "runs BOOT UP WALL": which start of the machine, how long it had been up, and the system's time, in
// seconds), so that it goes on after a restart. While the program runs, and after a restart of it alone, time is
// counted by what the machine has been up (sleep included), which no change of the system's time touches; after a
// restart of the machine by the system's. When that jumps, the note is written anew. Minutes more for a table are
// notes, too ("extra").
#pragma once

#include "app/documents/event_session.h"

#include <QTimer>

#include <functional>
#include <map>
#include <optional>

namespace nexus::app {

// "1:05:09", "49:30", "–0:12"
[[nodiscard]] QString clockFigures(std::int64_t seconds);

// What the clocks of the machine say: seconds since 1970, how long it has been up, and which start of it this is.
struct ClockTimes {
    std::int64_t wall = 0, up = 0;
    QString boot;
};
[[nodiscard]] ClockTimes timesOfMachine();

// The clock of a round as it is now; not set: left is 0.
struct RoundClock {
    bool set = false, running = false;
    std::int64_t left = 0;             // seconds; below 0: time is over
    std::map<int, std::int64_t> extra; // by table
};
[[nodiscard]] RoundClock roundClock(const model::Event& event, int round, const ClockTimes& now);
[[nodiscard]] model::MakeNote clockNote(int round, std::int64_t left, bool running, const ClockTimes& now);
[[nodiscard]] model::MakeNote extraNote(int round, int table, std::int64_t seconds);

class EventClock : public QObject {
    Q_OBJECT
public:
    explicit EventClock(EventSession& session, QObject* parent = nullptr);

    [[nodiscard]] bool isSet() const { return m_clock.set; } // in this round
    [[nodiscard]] bool isRunning() const { return m_clock.running; }
    [[nodiscard]] std::int64_t left() const; // seconds; below 0: time is over
    [[nodiscard]] const std::map<int, std::int64_t>& extra() const { return m_clock.extra; } // by table, of this round

    EventSession::Done start(std::int64_t seconds);
    EventSession::Done halt();
    EventSession::Done goOn();
    EventSession::Done add(std::int64_t seconds);
    EventSession::Done giveExtra(int table, std::int64_t seconds);

    void setTimes(std::function<ClockTimes()> times); // tests have their own
    void look();                                      // whether the system's time has jumped

Q_SIGNALS:
    void ticked(); // each second, and after every change

private:
    void read();
    EventSession::Done note(std::int64_t seconds, bool runs);
    [[nodiscard]] int round() const;

    EventSession& m_session;
    std::function<ClockTimes()> m_times = timesOfMachine;
    QTimer m_tick;
    RoundClock m_clock; // as it was at m_then
    ClockTimes m_then;
};

} // namespace nexus::app
