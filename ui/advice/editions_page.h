// The open deck under every ruleset at once: legal or not, by how much, and what would have to change. One button goes
// to another edition, another mends the deck on the way; each is one step of undo.
#pragma once

#include "app/base/job.h"
#include "model/advice/edition_comparison.h"
#include "ui/advice/advice_page.h"
#include "ui/theme/widgets.h"

#include <atomic>

namespace nexus::ui {

class EditionDetails;
class EditionList;
class LineLabel;

class EditionsPage : public AdvicePage {
    Q_OBJECT
public:
    explicit EditionsPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~EditionsPage() override;

    [[nodiscard]] QString title() const override { return tr("Editions"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#editions"); }
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

protected:
    void refresh() override;
    void stopWork() override;

private:
    using Checkers = std::vector<std::shared_ptr<const model::DeckChecker>>;
    void fill(const model::Deck& deck, Checkers checkers, std::vector<model::EditionProposal> proposals);
    void showEdition();
    void changeTo(bool mend);

    EditionList* m_list;
    EditionDetails* m_details;
    LineLabel* m_told;
    QPushButton *m_change, *m_mend, *m_cancel;
    QTimer m_slow;      // says that work is under way once it takes long
    model::Deck m_deck; // that the proposals are for
    Checkers m_checkers;
    std::vector<model::EditionProposal> m_proposals;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    app::Job m_job;
};

} // namespace nexus::ui
