// What lies over the board for a moment and takes no clicks: lines from the unit picked up to what it can attack, and
// pictures of cards on their way from where they were to where they are. Hidden while there is neither.
#pragma once

#include "ui/table/table_card.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace nexus::ui {

class BoardOverlay : public QWidget {
    Q_OBJECT
public:
    explicit BoardOverlay(QWidget* over);

    // From the one to the others, in the coordinates of what it lies over.
    void setLines(const QRect& from, const std::vector<QRect>& to);
    struct Flight {
        QRect from, to;
        QPixmap picture;
        QPointer<TableCard> arrives; // not seen until then; null: fades away
    };
    // Those under way end at once.
    void fly(std::vector<Flight> flights);
    [[nodiscard]] bool isFlying() const { return !m_flights.empty(); }
    static constexpr int flightTime = 190; // milliseconds

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void land();
    void see();
    [[nodiscard]] QRectF placeOf(const Flight& flight) const;

    QRect m_from;
    std::vector<QRect> m_to;
    std::vector<Flight> m_flights;
    QVariantAnimation m_way; // 0 to 1
};

} // namespace nexus::ui
