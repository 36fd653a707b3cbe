// The cost curve of the deck as one wide chart: a column a cost, stacked by domain with the letters of the domains in
// it, its number on top, a round's income as a line. A column under the pointer or the keyboard says which cards it
// holds; a click, Enter or the space bar chooses it, and once more, or Esc, lets it go.
#pragma once

#include "app/views/cost_curve.h"
#include "ui/theme/charts.h"

#include <optional>
#include <vector>

namespace nexus::ui {

class CostCurveChart : public ChartFrame {
    Q_OBJECT
public:
    explicit CostCurveChart(QWidget* parent = nullptr);

    // `sentence`: all of it, for screen readers; the game gives letters and colours.
    void setCurve(const app::CostCurve& curve, const model::Game& game, const QString& sentence);
    [[nodiscard]] const app::CostCurve& curve() const { return m_curve; }
    // The column the deck is narrowed to; another or none is asked for by columnWanted().
    void setChosen(std::optional<std::int64_t> cost);
    [[nodiscard]] std::optional<std::int64_t> chosen() const { return m_chosen; }
    [[nodiscard]] QRect columnRect(std::int64_t cost) const; // from the baseline to the top
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void columnWanted(std::optional<std::int64_t> cost); // of the curve; none: all cards again

protected:
    void dress() override { update(); }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Place {
        std::int64_t cost = 0;
        const app::CurveColumn* column = nullptr; // none: no card of that cost
        QRect slot;
    };
    [[nodiscard]] std::vector<Place> places() const;
    [[nodiscard]] QRect plot() const; // of the columns, without numbers above and costs below
    [[nodiscard]] QRect barOf(const Place& place) const;
    [[nodiscard]] const app::CurveColumn* at(const QPoint& point) const;
    void paintColumn(QPainter& painter, const Place& place) const;
    void paintIncome(QPainter& painter, const std::vector<Place>& places) const;
    void step(int by);
    void toggle(std::int64_t cost);
    void setCurrent(std::optional<std::int64_t> cost);

    app::CostCurve m_curve;
    model::Game m_game;
    QString m_sentence;
    std::optional<std::int64_t> m_chosen, m_current, m_hovered;
};

} // namespace nexus::ui
