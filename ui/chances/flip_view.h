// One flip for initiative between two to six decks, turned over card by card: who reveals what, who is tied and flips
// on, who shuffles back, who decides. The flip is decided at once by its seed; only the showing takes its time.
#pragma once

#include "model/chances/initiative.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class SeedField;

struct FlipTable {
    std::vector<model::DrawPile> piles;
    std::vector<std::string> players; // told apart
    std::string unit;                 // of what is revealed
    friend bool operator==(const FlipTable&, const FlipTable&) = default;
};

class FlipView : public QWidget {
    Q_OBJECT
public:
    explicit FlipView(QWidget* parent = nullptr);
    // Another table forgets the flip shown. `ready`: there is a flip between these decks.
    void setTable(FlipTable table, bool ready);
    void flip(quint64 seed);
    [[nodiscard]] const model::InitiativeRecord& record() const { return m_record; }
    [[nodiscard]] bool isOpen() const { return m_step == m_record.steps.size(); } // everything lies open

private:
    void start();
    void turnNext();
    void turnAll();
    void showState();

    FlipTable m_table;
    bool m_ready = false;
    model::InitiativeRecord m_record;
    std::size_t m_step = 0, m_turned = 0; // cards of that step that lie open
    QListWidget* m_lines;
    QPushButton *m_flip, *m_next, *m_all;
    SeedField* m_seed;
};

} // namespace nexus::ui
