// What lies over the board for a moment and takes no clicks: arrows from the unit picked up, or from one that attacks,
// to what it can attack, with what comes of it at the tip; pictures of cards on their way from where they were to where
// they are; the name of a round that begins. Hidden while there is none of them.
#pragma once

#include "ui/table/table_card.h"

#include <QPainter>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace nexus::ui {

class BoardOverlay : public QWidget {
    Q_OBJECT
public:
    explicit BoardOverlay(QWidget* over);

    struct Arrow {
        QRect from, to; // in the coordinates of what it lies over
        QString outcome;
    };
    void setArrows(std::vector<Arrow> arrows);
    [[nodiscard]] const std::vector<Arrow>& arrows() const { return m_arrows; }
    // An attack that has just been made, for a moment.
    void strike(const Arrow& attack);
    // Words in the middle of the board, for a moment.
    void announce(const QString& words);
    [[nodiscard]] QString announced() const { return m_words; }
    struct Flight {
        QRect from, to;
        QPixmap picture;
        QPointer<TableCard> arrives; // not seen until then; null: fades away
    };
    // Those under way end at once.
    void fly(std::vector<Flight> flights);
    [[nodiscard]] bool isFlying() const { return !m_flights.empty(); }
    static constexpr int flightTime = 190, momentTime = 1100; // milliseconds

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void land();
    void see();
    [[nodiscard]] QRectF placeOf(const Flight& flight) const;
    void paintArrow(QPainter& painter, const Arrow& arrow) const;
    void paintWords(QPainter& painter) const;
    [[nodiscard]] double strength() const; // of what stands for a moment, 0 to 1

    std::vector<Arrow> m_arrows;
    std::optional<Arrow> m_strike;
    QString m_words;
    std::vector<Flight> m_flights;
    QVariantAnimation m_way, m_moment; // 0 to 1
};

} // namespace nexus::ui
