// A number over the revisions of a list as a line: of all cards, of what the revisions changed, or of one card.
// Revisions stand at equal distances, oldest on the left, however long lies between them. And which revisions a search
// finds. Geometry is made here; the window paints it.
#pragma once

#include "app/documents/list_history.h"

#include <QPointF>
#include <QRectF>

namespace nexus::app {

// What is counted over time.
enum class HistoryNumber { Cards, Changes, Attribute };
struct HistoryQuestion {
    HistoryNumber number = HistoryNumber::Cards;
    model::AttributeIndex attribute = 0;      // Attribute
    SeriesFigure figure = SeriesFigure::Mean; // Attribute, of all cards
    friend bool operator==(const HistoryQuestion&, const HistoryQuestion&) = default;
};

struct HistoryChart {
    std::vector<std::optional<double>> values; // a revision each, oldest first
    double least = 0, most = 1;                // the axis goes from here to here
    [[nodiscard]] bool empty() const;          // no revision has a value
    friend bool operator==(const HistoryChart&, const HistoryChart&) = default;
};
[[nodiscard]] HistoryChart historyChart(std::vector<std::optional<double>> values);
[[nodiscard]] HistoryChart historyChart(const ListHistory& history, const HistoryQuestion& question);

// The chart in a rectangle: later revisions to the right, larger values upwards.
class HistoryPlot {
public:
    HistoryPlot(const HistoryChart& chart, const QRectF& area);
    [[nodiscard]] double across(std::size_t revision) const;
    [[nodiscard]] double up(double value) const;
    // A value stays until the revision that changes it; a line for every stretch of revisions that have one.
    [[nodiscard]] std::vector<std::vector<QPointF>> lines() const;
    // The revision next to it, to the left or the right.
    [[nodiscard]] std::optional<std::size_t> nearest(double across) const;
    // Round numbers, at most so many.
    [[nodiscard]] std::vector<double> ticks(int most) const;

private:
    const HistoryChart& m_chart;
    QRectF m_area;
};

// Revisions, newest first, that have each word in their subject, at the beginning of their id, or in the name of a card
// they changed.
[[nodiscard]] std::vector<std::size_t> revisionsFound(const ListHistory& history, const std::string& words);
// "+2 −1 ?1 ~3 · CP 2, Rules 1": what a revision changed, in a line.
[[nodiscard]] std::string revisionLine(const ListRevision& revision, const model::Game& game);
// Names of all cards that any revision has, sorted.
[[nodiscard]] std::vector<std::string> cardNames(const ListHistory& history);

} // namespace nexus::app
