// A card on the table as a control of its own: a unit in its quadrant, a small one (asset, upgrade, terrain, mission)
// or one in hand. Told to screen readers with everything that is seen. A click, Enter or Space touches it; dragging
// picks it up. Exhausted cards are pale, suppressed ones hatched at the left, and both say so in words.
#pragma once

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
    // Reads the card anew.
    void setCard(model::CardId card);
    [[nodiscard]] model::CardId card() const { return m_card; }
    // Shows for a moment that it has changed.
    void flash();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {m_look == Look::Hand ? 110 : 40, sizeHint().height()};
    }
    static constexpr int unitHeight = 48, smallHeight = 24, handHeight = 62;

protected:
    void paintEvent(QPaintEvent* event) override;
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
    // What is painted, read when the card is set.
    struct Shown {
        QString name, words, line, sentence;
        QString cost, attack, defense;
        QColor colour;
        bool pale = false, hatched = false, lit = false, enemy = false, picked = false, terrain = false, dear = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    [[nodiscard]] Shown read() const;
    [[nodiscard]] QString type() const;
    void paintUnit(QPainter& painter) const;
    void paintSmall(QPainter& painter) const;
    void paintHand(QPainter& painter) const;
    void paintFrame(QPainter& painter) const;
    void paintTile(QPainter& painter, const QRect& rect, const QString& text, const QColor& ground) const;

    Look m_look;
    model::CardId m_card = model::noCard;
    Shown m_shown;
    QPoint m_pressed;
    bool m_flashing = false;
};

// Words as the beginning of a line.
[[nodiscard]] QString capital(const std::string& words);
// The one of these that is seen and shows the card; null where none does.
[[nodiscard]] TableCard* findShown(const std::vector<TableCard*>& pool, model::CardId card);
// As many as there are cards; they are made by `make` once, and hidden while they are not needed.
void showCards(std::vector<TableCard*>& pool, std::span<const model::CardId> cards, std::function<TableCard*()> make);

} // namespace nexus::ui
