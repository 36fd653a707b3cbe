// The cards turned over for initiative, one a player: backs until they are turned, then they meet in the middle, and
// the one that decides stands out.
#pragma once

#include <QImage>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace nexus::ui {

class FlipStage : public QWidget {
    Q_OBJECT
public:
    explicit FlipStage(QWidget* parent = nullptr);

    struct Slot {
        QString player;
        QColor colour; // the player's
        QImage face;   // null: not turned over yet
        QString cost, note;
        bool wins = false;
        friend bool operator==(const Slot&, const Slot&) = default;
    };
    // `met`: all of them lie open; they come together, at once without motion.
    void showSlots(std::vector<Slot> cards, bool met);
    void setMotion(bool moves) { m_moves = moves; }
    static constexpr int faceWidth = 190;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Slot> m_slots;
    QVariantAnimation m_apart; // 1: each for itself, 0: met
    bool m_met = false, m_moves = true;
};

} // namespace nexus::ui
