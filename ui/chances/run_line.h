// One line to start something that takes a while in a worker: its button, the seed, progress with Cancel, and what came
// of it with the time it took. Whoever owns it does the work and tells it how far it is.
#pragma once

#include "app/base/job.h"
#include "ui/theme/widgets.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QWidget>

#include <functional>
#include <optional>

namespace nexus::ui {

// The number that decides a shuffle: digits only. Empty stands for one by chance. Enter says chosen() and goes no
// further, so that no default button is pressed by it.
class SeedField : public QLineEdit {
    Q_OBJECT
public:
    explicit SeedField(QWidget* parent = nullptr);
    // None where the field is empty or the number too large.
    [[nodiscard]] std::optional<quint64> seed() const;
    void setSeed(quint64 seed) { setText(QString::number(seed)); }
    [[nodiscard]] quint64 seedOrChance() const;
    [[nodiscard]] static quint64 chance(); // short enough to be told
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class RunLine : public QWidget {
    Q_OBJECT
public:
    RunLine(const QString& what, QWidget* parent = nullptr);
    void setReady(bool ready);
    // From now on it can be cancelled. The seed chosen, or one of chance.
    quint64 begin();
    // Shows how far the job is; `finished` is called when it is done. What a job before still says is not heard.
    void watch(const app::Job* job, std::function<void()> finished);
    // The job is gone, because of this.
    void stop(const QString& why);
    // Over, with these words; "{time}" in them stands for the time it took.
    void end(const QString& told);
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] QString told() const;

Q_SIGNALS:
    void startWanted();
    void cancelWanted();

private:
    void showState();

    int m_run = 0; // counts jobs: a signal of one that is gone may still be on its way
    bool m_ready = false, m_running = false;
    QElapsedTimer m_time;
    QPushButton *m_start, *m_cancel;
    SeedField* m_seed;
    QProgressBar* m_bar;
    QLabel* m_told;
};

} // namespace nexus::ui
