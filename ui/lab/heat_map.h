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
    // shares[a][b]: games of a against b that somebody won, and how many of them a won.
    void setShares(const std::vector<std::string>& names, const std::vector<std::vector<model::Share>>& shares);

private:
    void dress();

    std::vector<std::vector<model::Share>> m_shares;
};

} // namespace nexus::ui
