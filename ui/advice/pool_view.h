// What a package opens, beside the list it is chosen from: its cards, what it gives, and the cards of its pool by what
// they cost and by type. The pool is counted on a worker; the charts of the last one stay until it is.
#pragma once

#include "app/base/job.h"
#include "app/views/charts.h"
#include "model/advice/package_pool.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace nexus::ui {

class ChartPanel;
class LineLabel;

class PoolView : public QWidget {
    Q_OBJECT
public:
    explicit PoolView(QWidget* parent = nullptr);
    // Null: none is chosen.
    void setPackage(std::shared_ptr<const model::DeckChecker> checker, const model::SectionId& giving,
        const model::MissionPackage* package);
    [[nodiscard]] const std::vector<app::DeckChart>& charts() const { return m_shown; }

private:
    void show(const std::vector<app::DeckChart>& charts, const model::Game& game);

    QLabel* m_names;
    class PipLine* m_pips;
    LineLabel* m_figures;
    ChartPanel *m_costs, *m_types;
    std::vector<app::DeckChart> m_shown;
    app::Job m_work;
};

} // namespace nexus::ui
