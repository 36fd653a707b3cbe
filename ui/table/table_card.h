// A card on the table as a control of its own: a unit in its quadrant, a small one (asset, upgrade, terrain, mission)
// or one in hand. A small face where there is room for one, else a bar; the face is painted once and kept until what is
// seen of the card changes. Told to screen readers with everything that is seen. A click, Enter or Space touches it;
// dragging picks it up; on a Mission + and − count how far it is.
#pragma once

#include "ui/table/card_look.h"
#include "ui/table/table_play.h"

#include <QAbstractButton>
#include <QMimeData>

#include <functional>
#include <span>

namespace nexus::ui {

// A control of the table that a card can be dropped on: a quadrant, the loadout, a pile, another card. Enter presses it
// as Space does; other keys are the table's.
class CardTarget : public QAbstractButton {
    Q_OBJECT
public:
    explicit CardTarget(TablePlay& play, QWidget* parent = nullptr);
    // The dragged card, or nothing where the data is not ours.
    [[nodiscard]] static std::optional<model::CardId> dragged(const QMimeData* data);
    [[nodiscard]] static QMimeData* toMime(model::CardId card);

protected:
    virtual void take(model::CardId dropped) = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

    TablePlay& m_play;
};

class TableCard : public CardTarget {
    Q_OBJECT
public:
    enum class Look { Unit, Small, Hand };

    TableCard(TablePlay& play, Look look, QWidget* parent = nullptr);
    // In hand: as a face, not as a bar.
    void setLarge(bool large);
    // Reads the card anew.
    void setCard(model::CardId card);
    [[nodiscard]] model::CardId card() const { return m_card; }
    [[nodiscard]] const CardLook& look() const { return m_shown; }
    // Shows for a moment that it has changed.
    void flash();
    // Another picture of it is on its way here: nothing is seen of the card itself.
    void setAway(bool away);
    // As it is seen, for what moves over the table.
    [[nodiscard]] QPixmap picture();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {m_look == Look::Hand ? 92 : 40, sizeHint().height()};
    }
    static constexpr int unitHeight = 48, leastHeight = 22, smallHeight = 24, handHeight = 62, handFaceHeight = 116;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void take(model::CardId dropped) override
    {
        if (dropped != m_card)
            m_play.drop(dropped, m_card);
    }

private:
    void paintUnit(QPainter& painter) const;
    void paintSmall(QPainter& painter) const;
    void paintHand(QPainter& painter) const;
    void paintFrame(QPainter& painter) const;
    void paintFace(QPainter& painter);
    [[nodiscard]] bool isFace() const;
    void count(int by);

    Look m_look;
    model::CardId m_card = model::noCard;
    CardLook m_shown;
    QPixmap m_face; // null: to be painted
    QPoint m_pressed;
    bool m_flashing = false, m_away = false, m_large = false;
};

// Words as the beginning of a line.
[[nodiscard]] QString capital(const std::string& words);
// The one of these that is seen and shows the card; null where none does.
[[nodiscard]] TableCard* findShown(const std::vector<TableCard*>& pool, model::CardId card);
// As many as there are cards; they are made by `make` once, and hidden while they are not needed.
void showCards(std::vector<TableCard*>& pool, std::span<const model::CardId> cards, std::function<TableCard*()> make);

} // namespace nexus::ui
