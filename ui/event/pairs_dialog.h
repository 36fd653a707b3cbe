// Pairs of a round changed by hand before it starts: two players change places, as often as wanted; what the pairs
// break is said all the while.
#pragma once

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
    void swap(); // the two that are chosen

private:
    void showPairs();

    const model::EventState& m_state;
    model::Pairing m_pairing;
    QComboBox *m_first, *m_second;
    RowTable* m_table;
    QLabel* m_broken;
};

} // namespace nexus::ui
