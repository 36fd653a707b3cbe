// An audit as pictures: cost against what the fit predicts, a point a card, and residuals by domain. Geometry and words
// are made here; the window paints them, the command line prints the order.
#pragma once

#include "model/audit/audit.h"
#include "model/audit/deck_worth.h"

#include <QPointF>
#include <QRectF>

namespace nexus::app {

// Places of the cards in the audit: most over its price first, those that only decide for themselves last.
[[nodiscard]] std::vector<std::size_t> byPrice(const model::Audit& audit);
// Cost − what the game's formula gives, a card; empty where the audit has none.
[[nodiscard]] std::vector<double> offFormula(const model::Audit& audit);
// "3 CP, by the others 1.65: 1.35 over" of a card at its place.
[[nodiscard]] std::string worthText(const model::Audit& audit, const model::Catalogue& catalogue, std::size_t place);
// "−1.35", "+0.20"; a number that rounds to 0 has no sign.
[[nodiscard]] std::string signedText(double value, int decimals = 2);

struct WorthPoint {
    std::size_t place = 0; // in the audit
    double predicted = 0, cost = 0;
    std::optional<model::AttributeIndex> domain; // the one with most points; of equal ones the first
    friend bool operator==(const WorthPoint&, const WorthPoint&) = default;
};

struct WorthChart {
    std::vector<WorthPoint> points; // as in the audit
    int least = 0, most = 1;        // both axes go from here to here
    friend bool operator==(const WorthChart&, const WorthChart&) = default;
};
[[nodiscard]] WorthChart worthChart(const model::Audit& audit, const model::Catalogue& catalogue);

// The domains whose colours the chart has, in the order of the game, none last; empty where no point has one.
[[nodiscard]] std::vector<std::optional<model::AttributeIndex>> chartDomains(
    const WorthChart& chart, const model::Game& game);

// The chart in a rectangle: what is predicted goes to the right, the cost upwards.
class WorthPlot {
public:
    WorthPlot(const WorthChart& chart, const QRectF& area);
    [[nodiscard]] QPointF at(double predicted, double cost) const;
    // Position in WorthChart::points of the nearest, at most so far away.
    [[nodiscard]] std::optional<std::size_t> nearest(const QPointF& from, double within) const;
    // Whole numbers, at most so many.
    [[nodiscard]] std::vector<int> ticks(int most) const;

private:
    const WorthChart& m_chart;
    QRectF m_area;
};

struct DomainResidual {
    std::optional<model::AttributeIndex> domain; // none: cards of no domain
    std::size_t cards = 0;
    double mean = 0; // residual of a card
    friend bool operator==(const DomainResidual&, const DomainResidual&) = default;
};
// In the order of the game, those without a domain last; a card of two domains counts in both.
[[nodiscard]] std::vector<DomainResidual> domainResiduals(const model::Audit& audit, const model::Catalogue& catalogue);

} // namespace nexus::app
