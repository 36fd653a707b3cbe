// Everything players do by hand because only a card's text says so, as menus: of a card, and of a player. What the
// engine would refuse is not listed; every entry is an action in the log, marked as by hand. Numbers are asked for in
// a small dialog.
#pragma once

#include "ui/table/table_play.h"

#include <QWidget>

#include <functional>

class QMenu;

namespace nexus::ui {

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
    [[nodiscard]] model::SeatIndex who() const { return m_play.viewer(); }
    [[nodiscard]] bool allowed(const model::Action& action) const;

    TablePlay& m_play;
    QWidget* m_window;
};

} // namespace nexus::ui
