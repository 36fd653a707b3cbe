// One line to start something that takes a while in a worker: its button, the seed, progress with Cancel, and what came
// of it with the time it took. Whoever owns it does the work and tells it how far it is.
#pragma once

#include "ui/theme/widgets.h"

#include <QElapsedTimer>
#include <QWidget>

namespace nexus::ui {

class SeedField;

class RunLine : public QWidget {
    Q_OBJECT
public:
    RunLine(const QString& what, QWidget* parent = nullptr);
    void setReady(bool ready);
    // From now on it can be cancelled. The seed chosen, or one of chance.
    quint64 begin();
    void setPercent(int percent);
    // Over, with these words; "{time}" in them stands for the time it took.
    void end(const QString& told);
    void clear(); // forgets what was told
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] QString told() const;

Q_SIGNALS:
    void startWanted();
    void cancelWanted();

private:
    void showState();

    bool m_ready = false, m_running = false;
    QElapsedTimer m_time;
    QPushButton *m_start, *m_cancel;
    SeedField* m_seed;
    QProgressBar* m_bar;
    QLabel* m_told;
};

} // namespace nexus::ui
