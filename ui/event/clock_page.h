// The clock of the round: set, halted, seen across the hall in a window of its own; minutes more for single tables.
#pragma once

#include "app/documents/event_clock.h"
#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

#include <QPointer>

namespace nexus::ui {

// Figures as large as the widget has room for, painted; to screen readers words.
class ClockFace : public QWidget {
    Q_OBJECT
public:
    explicit ClockFace(QWidget* parent = nullptr);
    // `over`: time is up.
    void setTime(const QString& figures, bool over);
    [[nodiscard]] const QString& figures() const { return m_figures; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_figures;
    bool m_over = false;
};

// The clock alone, to be seen from across a hall; Escape closes it.
class ClockWindow : public QWidget {
    Q_OBJECT
public:
    ClockWindow(app::EventSession& session, app::EventClock& clock, QWidget* parent);
    void setWhole(std::int64_t seconds); // of a round: what is shown until the clock is started
    [[nodiscard]] ClockFace* face() const { return m_face; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    app::EventSession& m_session;
    app::EventClock& m_clock;
    QLabel *m_title, *m_extra;
    ClockFace* m_face;
    std::int64_t m_whole = 0;
};

class ClockPage : public EventPage {
    Q_OBJECT
public:
    ClockPage(app::EventSession& session, app::EventClock& clock, QWidget* parent = nullptr);

    void startOrHalt();
    void giveExtra();
    void showInHall();
    [[nodiscard]] QSpinBox* minutes() const { return m_minutes; }
    [[nodiscard]] QSpinBox* table() const { return m_table; }
    [[nodiscard]] QSpinBox* more() const { return m_more; }
    [[nodiscard]] ClockFace* face() const { return m_face; }
    [[nodiscard]] ClockWindow* hall() const { return m_hall; }

protected:
    void refresh() override;
    [[nodiscard]] QString missing() const override;

private:
    [[nodiscard]] std::int64_t whole() const; // seconds of a round

    app::EventClock& m_clock;
    ClockFace* m_face;
    QSpinBox *m_minutes, *m_table, *m_more;
    QPushButton *m_start, *m_anew, *m_plus, *m_minus, *m_give;
    QLabel *m_words, *m_extra;
    QPointer<ClockWindow> m_hall;
};

} // namespace nexus::ui
