// The sideboard that allows the most swaps, out of all cards, those of a query, or those owned. What would change and
// how many swaps there are then stands there before it is taken.
#pragma once

#include "app/documents/workspace.h"
#include "app/base/job.h"
#include "model/advice/best_sideboard.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QTimer>

#include <atomic>

namespace nexus::ui {

class QueryField;

class SuggestDialog : public QDialog {
    Q_OBJECT
public:
    SuggestDialog(app::Workspace& workspace, const app::DeckDocument& document, QWidget* parent = nullptr);
    ~SuggestDialog() override;
    // What was suggested last, as an edit of the deck; none where nothing was.
    [[nodiscard]] const std::optional<model::DeckEdit>& edit() const { return m_edit; }
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

private:
    void ask();
    void show(const tl::expected<model::BestSideboard, model::NoBestSideboard>& best, std::uint64_t before);
    void say(const QString& text);

    app::Workspace& m_workspace;
    std::shared_ptr<const model::DeckChecker> m_checker;
    model::Deck m_deck;
    QueryField* m_query;
    QCheckBox* m_owned;
    QLabel* m_told;
    QTreeWidget* m_rows;
    QPushButton* m_use;
    QTimer m_pause;
    std::optional<model::DeckEdit> m_edit;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    app::Job m_job;
};

} // namespace nexus::ui
