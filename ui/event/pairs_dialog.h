// Pairs of a round changed by hand before it starts: two players change places, a pair another table, as often as
// wanted; what the pairs break is said all the while.
#pragma once

#include "app/base/job.h"
#include "model/event/pairing.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class RowTable;

class PairsDialog : public QDialog {
    Q_OBJECT
public:
    explicit PairsDialog(const model::EventState& state, QWidget* parent = nullptr);

    [[nodiscard]] const model::Pairing& pairing() const { return m_pairing; }
    [[nodiscard]] QComboBox* first() const { return m_first; }
    [[nodiscard]] QComboBox* second() const { return m_second; }
    [[nodiscard]] QString broken() const;
    [[nodiscard]] QSpinBox* place() const { return m_place; }
    void swap(); // the two that are chosen
    void move(); // the first one's pair to the table chosen; who sits there to theirs

private:
    void findBest();
    void showPairs();

    const model::EventState& m_state;
    model::Pairing m_pairing;
    std::optional<model::PairingFaults> m_best; // of what the program would pair; until it is known nothing is nearer
    QComboBox *m_first, *m_second;
    QSpinBox* m_place;
    RowTable* m_table;
    QLabel* m_broken;
    app::Job m_job;
};

} // namespace nexus::ui
