// Cards in a table of two of their columns, for each domain, type or other value: what nothing covers is an empty cell.
// A cell that is chosen shows its cards, and finds them in Build.
#pragma once

#include "model/audit/coverage.h"
#include "ui/workbench/workbench_page.h"

class QTableWidget;

namespace nexus::ui {

class SearchBar;

class CoveragePage : public WorkbenchPage {
    Q_OBJECT
public:
    explicit CoveragePage(app::Workspace& workspace, QWidget* parent = nullptr);

    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;
    [[nodiscard]] QTableWidget* table() const { return m_table; }

Q_SIGNALS:
    void queryWanted(const QString& query);

protected:
    void refresh() override;

private:
    // A cell of the table: where it is in the coverage.
    struct Place {
        std::size_t part = 0, row = 0, column = 0;
    };
    void fillAxes();
    void work();
    void showTable();
    void showCell();
    [[nodiscard]] std::optional<Place> place() const;
    [[nodiscard]] QString axisText(const model::CoverageAxis& axis) const;
    [[nodiscard]] std::optional<model::CoverageAxis> axisOf(const QComboBox& box) const;

    std::shared_ptr<const model::Catalogue> m_pool; // of the edition
    std::vector<model::CardIndex> m_cards;
    std::vector<model::CoverageAxis> m_axes;
    model::Coverage m_coverage;
    std::vector<std::pair<std::size_t, std::size_t>> m_lines; // part and row of each line; row past the end: a title
    QString m_query;                                          // of the cell
    QString m_asked[3], m_askedEdition, m_askedQuery;         // as restored

    SearchBar* m_search;
    QComboBox *m_edition, *m_rows, *m_columns, *m_by;
    QTableWidget* m_table;
    QLabel *m_told, *m_cellTold;
    QListWidget* m_found;
    QPushButton* m_seek;
};

} // namespace nexus::ui
