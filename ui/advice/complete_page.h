// Advice on landing on the total: the fixes with the fewest changed copies, the best filling by the wishes, how many
// fillings there are, or why there is none. Enter makes the chosen one, as one step of undo.
#pragma once

#include "app/base/job.h"
#include "model/advice/completion.h"
#include "ui/advice/advice_page.h"
#include "ui/theme/widgets.h"

#include <atomic>
#include <map>

namespace nexus::ui {

class LineLabel;
class WishForm;

class CompletePage : public AdvicePage {
    Q_OBJECT
public:
    explicit CompletePage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~CompletePage() override;

    [[nodiscard]] QString title() const override { return tr("Complete"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#complete"); }
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

protected:
    void refresh() override;
    void stopWork() override;

private:
    struct Found { // what the worker brings
        model::Deck deck;
        std::shared_ptr<const model::DeckChecker> checker;
        model::CompletionWishes wishes;
        bool complete = false, faults = false; // nothing has to change; something has to go
        std::vector<model::DeckCompletion> nearest, fillings;
        std::map<std::size_t, std::size_t> alsoFillings; // of nearest → among the fillings, the best is 0
        std::vector<std::size_t> ranks;                  // of the other fillings among all
        std::vector<model::DeckEdit> edits;              // of nearest, then of the other fillings
        std::string ways, told;                          // how many; why there is none, or what is wrong
        std::optional<model::CompletionRemainder> remainder;
    };
    [[nodiscard]] static Found work(Found question, const std::atomic<bool>& stopped);
    void present(Found found);
    [[nodiscard]] static QString fillingName(std::size_t rank);
    void addRow(const model::DeckCompletion& completion, const QString& kind);
    void preview();
    void apply();

    WishForm* m_wishes;
    LineLabel *m_told, *m_after;
    QListWidget* m_list;
    QPushButton *m_apply, *m_cancel;
    QTimer m_slow; // says that work is under way once it takes long
    Found m_found;
    std::shared_ptr<std::atomic<bool>> m_stopped;
    app::Job m_job;
};

} // namespace nexus::ui
