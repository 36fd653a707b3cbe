// Signals of a worker heard in the test's own thread. QSignalSpy notes a signal in the thread that emits it, and its
// wait() misses one that came before the call; here every signal is counted once, and none is missed.
#pragma once

#include <QObject>
#include <QTest>

#include <utility>

namespace nexus::test {

class Heard {
public:
    template <typename Object, typename Signal> Heard(const Object* object, Signal signal)
    {
        QObject::connect(object, signal, &m_here, [this] { ++m_count; });
    }
    // The signal's first argument is kept as well.
    template <typename Object, typename Owner> Heard(const Object* object, void (Owner::*signal)(const QString&))
    {
        QObject::connect(object, signal, &m_here, [this](const QString& text) {
            ++m_count;
            m_text = text;
        });
    }

    // Whether it comes, or has come since the last wait, within the milliseconds.
    [[nodiscard]] bool wait(int milliseconds)
    {
        if (!QTest::qWaitFor([this] { return m_count > m_waited; }, milliseconds))
            return false;
        ++m_waited;
        return true;
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    QObject m_here; // signals arrive in the thread that made this
    int m_count = 0, m_waited = 0;
    QString m_text;
};

} // namespace nexus::test
