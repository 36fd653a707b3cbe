// The small dialogs of the table: numbers, a note, a token, the cards of a pile. They delete themselves when closed.
#pragma once

#include "ui/table/table_play.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class NumbersDialog : public QDialog {
    Q_OBJECT
public:
    NumbersDialog(const QString& title, QWidget* parent);
    void add(const QString& label, int value, int low, int high);
    [[nodiscard]] std::vector<int> values() const;

private:
    QFormLayout* m_form;
    std::vector<QSpinBox*> m_boxes;
};

class NoteDialog : public QDialog {
    Q_OBJECT
public:
    explicit NoteDialog(QWidget* parent);
    [[nodiscard]] QString text() const;

private:
    QLineEdit* m_text;
};

class TokenDialog : public QDialog {
    Q_OBJECT
public:
    TokenDialog(const model::GameFacts& facts, QWidget* parent);
    [[nodiscard]] model::Action action(model::SeatIndex seat) const;

private:
    QLineEdit* m_name;
    QSpinBox* m_attack;
    QSpinBox* m_defense;
    QSpinBox* m_size;
    QComboBox* m_range;
    QComboBox* m_quadrant;
    std::vector<std::pair<model::Mechanic, QCheckBox*>> m_keywords;
};

// The cards of a pile, the top first. A card can be picked up, which closes it, or handled by hand.
class PileDialog : public QDialog {
    Q_OBJECT
public:
    // `count`: so many from the top; 0: all.
    PileDialog(TablePlay& play, model::SeatIndex seat, model::Zone zone, int count, QWidget* parent);
    [[nodiscard]] QListWidget* rows() const { return m_rows; }

Q_SIGNALS:
    void byHandWanted(nexus::model::CardId card, const QPoint& where);

private:
    void refill();
    void pickUp();
    [[nodiscard]] std::optional<model::CardId> current() const;

    TablePlay& m_play;
    model::SeatIndex m_seat;
    model::Zone m_zone;
    std::vector<model::CardId> m_seen; // what was looked at; drawing does not show more
    QListWidget* m_rows;
    QLabel* m_text;
    QPushButton* m_pickUp;
    QPushButton* m_byHand;
};

} // namespace nexus::ui
