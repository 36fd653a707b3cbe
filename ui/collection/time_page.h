// The collection over time: copies and value by day as lines and as a table, and what there is today summed by set,
// location, type or domain.
#pragma once

#include "model/collection/collection_search.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class DayChart;
class RowTable;

class TimePage : public CollectionPage {
    Q_OBJECT
public:
    enum DayColumn { Day, DayCopies, DayValue, DayUnvalued };
    enum SumColumn { Group, Cards, Copies, Value, Unvalued };

    explicit TimePage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* dayTable() const { return m_days; }
    [[nodiscard]] RowTable* sumTable() const { return m_sums; }
    [[nodiscard]] DayChart* copiesChart() const { return m_copiesChart; }
    [[nodiscard]] DayChart* valueChart() const { return m_valueChart; }
    [[nodiscard]] QString totalsText() const;
    void groupBy(model::Grouping grouping);

protected:
    void refresh() override;

private:
    QWidget* makeLeft();
    QWidget* makeSums();
    void fillDays();
    void fillSums();
    void searchGroup();

    std::vector<model::GroupSum> m_groups;
    RowTable *m_days = nullptr, *m_sums = nullptr;
    DayChart *m_copiesChart = nullptr, *m_valueChart = nullptr;
    QComboBox* m_by = nullptr;
    QLabel* m_totals;
};

} // namespace nexus::ui
