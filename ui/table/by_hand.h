// What players do by hand: the small dialogs of the table, and the menus that ask for them.
#pragma once

#include "ui/table/table_play.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QLineEdit>
#include <QWidget>

#include <functional>

namespace nexus::ui {

// The small dialogs of the table: numbers, a note, a token, the cards of a pile. They delete themselves when closed.
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
    [[nodiscard]] QString text() const { return m_text->text().trimmed(); }

private:
    QLineEdit* m_text;
};

class TokenDialog : public QDialog {
    Q_OBJECT
public:
    // `known`: those that cards of this game create, to choose one from.
    TokenDialog(
        const model::GameFacts& facts, const std::vector<model::Card>& known, const model::Game& game, QWidget* parent);
    [[nodiscard]] model::Action action(model::SeatIndex seat) const;

private:
    QLineEdit* m_name;
    QSpinBox *m_attack, *m_defense, *m_size;
    void take(const model::Card& token, const model::Game& game);

    QComboBox *m_known, *m_range, *m_quadrant;
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
    QPushButton *m_pickUp, *m_byHand;
};

// Everything players do by hand because only a card's text says so, as menus: of a card, and of a player. What the
// engine would refuse is not listed; every entry is an action in the log, marked as by hand. Numbers are asked for in
// a small dialog.
class ByHand : public QObject {
    Q_OBJECT
public:
    // `window`: what menus and dialogs belong to.
    ByHand(TablePlay& play, QWidget* window);

    // Of a card, with the players' menus below; noCard: those alone. The caller shows and deletes it.
    [[nodiscard]] QMenu* menuOf(model::CardId card);
    [[nodiscard]] QMenu* menuOf(model::SeatIndex seat);
    void open(model::CardId card, const QPoint& where);
    void openOf(model::SeatIndex seat, const QPoint& where);

Q_SIGNALS:
    // After LookAt: show these, the top first.
    void looked(nexus::model::SeatIndex seat, nexus::model::Zone zone, int count);

private:
    struct Number {
        QString label;
        int value = 0, low = 0, high = 0;
    };
    using Made = std::function<model::Action(const std::vector<int>&)>;
    void show(QMenu* menu, const QPoint& where);
    void add(
        QMenu* menu, const QString& text, const model::Action& action, bool checked = false, bool checkable = false);
    // Listed where the action made of the numbers' first values is allowed.
    void ask(QMenu* menu, const QString& text, const std::vector<Number>& numbers, const Made& made);
    void addMoves(QMenu* menu, model::CardId card);
    void addNumbers(QMenu* menu, model::CardId card);
    void addStates(QMenu* menu, model::CardId card);
    void addKeywords(QMenu* menu, model::CardId card);
    void addPlayer(QMenu* menu, model::SeatIndex seat);
    void addLooks(QMenu* menu, model::SeatIndex seat);
    void askToken(model::SeatIndex seat);
    void askNote();
    [[nodiscard]] model::SeatIndex who() const { return m_play.actor(); }
    [[nodiscard]] bool allowed(const model::Action& action) const;

    TablePlay& m_play;
    QWidget* m_window;
};

} // namespace nexus::ui
