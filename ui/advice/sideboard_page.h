// The sideboard of the open deck: how many legal swaps there are, which (as a matrix of cards or as a list), cards no
// swap can use, the best sideboard out of a pool, and plans against opponents that are applied for a game and taken
// back. Every change is one step of undo.
#pragma once

#include "app/base/job.h"
#include "ui/advice/advice_page.h"
#include "ui/advice/swap_matrix.h"
#include "ui/theme/widgets.h"

#include <atomic>

namespace nexus::ui {

class LineLabel;
class PlanList;
class RowTable;

class SideboardPage : public AdvicePage {
    Q_OBJECT
public:
    explicit SideboardPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~SideboardPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#sideboard"); }
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

protected:
    void refresh() override;
    void stopWork() override;

private:
    struct Found {
        std::shared_ptr<SwapCards> cards;
        std::shared_ptr<const model::SideboardSwaps> swaps; // holds on to the checker of `cards`
        std::vector<model::CardSwap> listed;
    };
    static Found worked(const std::shared_ptr<const model::DeckChecker>& checker, const model::Deck& deck,
        const std::atomic<bool>& stopped);
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] QWidget* plansPart();
    void showFound(Found found);
    void showList();
    void showPlan();
    void swap(const model::CardSwap& swap);
    void suggest();
    void newPlan();
    void changePlan();
    void deletePlan();
    void applyOrTakeBack();
    void printPlans(bool asCard);
    void setPlans(std::vector<model::SideboardPlan> plans, const QString& words);

    LineLabel *m_counts, *m_told, *m_planTold;
    QLineEdit* m_filter;
    QToolButton *m_asMatrix, *m_asList, *m_asPlans;
    QPushButton *m_suggest, *m_cancel, *m_new, *m_edit, *m_delete, *m_apply, *m_print;
    QStackedWidget* m_stack;
    SwapMatrix* m_matrix;
    RowTable* m_list;
    PlanList* m_plans;
    QTimer m_slow; // says that work is under way once it takes long
    Found m_found;
    std::vector<std::size_t> m_listed; // rows of the list, in m_found.listed
    std::shared_ptr<std::atomic<bool>> m_stopped;
    app::Job m_job;
};

} // namespace nexus::ui
