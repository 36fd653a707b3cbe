// How likely a card of the deck is seen by each round: exact (model/chances/draw_odds.h), a line for the copies there
// are and a dashed one for one copy more, where each round's hand is played whole. Nothing is shown of a card that is
// not drawn, such as a Mission.
#pragma once

#include "app/documents/deck_document.h"

#include <QWidget>

#include <array>

namespace nexus::ui {

class SeenCurve : public QWidget {
    Q_OBJECT
public:
    explicit SeenCurve(QWidget* parent = nullptr);
    // Of `document`, for the card of its checker's catalogue.
    void show(const app::DeckDocument& document, model::CardIndex card);
    static constexpr std::size_t rounds = 6;
    // From round 1; by the copies there are, and by one more.
    [[nodiscard]] const std::array<double, rounds>& now() const { return m_now; }
    [[nodiscard]] const std::array<double, rounds>& more() const { return m_more; }
    [[nodiscard]] QSize sizeHint() const override { return {180, 104}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLine(QPainter& painter, const QRectF& plot, const std::array<double, rounds>& odds, bool dashed) const;

    std::array<double, rounds> m_now{}, m_more{};
    std::size_t m_copies = 0;
};

} // namespace nexus::ui
