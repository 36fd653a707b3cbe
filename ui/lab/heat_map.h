// Who beats whom how often: a square a pairing, in colours from losing to winning, with its share; what it is known
// from, and how well, in the tooltip and spoken. The arrow keys go from square to square.
#pragma once

#include "model/lab/series.h"

#include <QTableWidget>

namespace nexus::ui {

class HeatMap : public QTableWidget {
    Q_OBJECT
public:
    explicit HeatMap(QWidget* parent = nullptr);
    // wins[a][b]: games that a won against b.
    void setWins(const std::vector<std::string>& names, const std::vector<std::vector<std::uint64_t>>& wins);

private:
    void dress();
    [[nodiscard]] model::Share shareOf(int row, int column) const;

    std::vector<std::vector<std::uint64_t>> m_wins;
};

} // namespace nexus::ui
