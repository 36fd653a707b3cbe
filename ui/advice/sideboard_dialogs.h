// Plans of a deck against opponents: the list of them and the dialog that writes one; and the best sideboard found.
#pragma once

#include "app/base/job.h"
#include "app/documents/workspace.h"
#include "model/advice/sideboard_packages.h"
#include "model/advice/sideboard_plans.h"
#include "model/advice/sideboard_swaps.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QTableWidget>
#include <QTimer>
#include <QTreeWidget>

#include <atomic>
#include <memory>

namespace nexus::ui {

class IdeaDelegate;
class QueryField;

// The plans of a deck as a grid: a column an opponent with its state (it holds, it does not and why, it is applied), a
// row a card with its CP, the copies that go out and come in, and at the top what each plan adds up to.
class PlanGrid : public QTableWidget {
    Q_OBJECT
public:
    explicit PlanGrid(QWidget* parent = nullptr);
    void setPlans(const model::DeckChecker& checker, const model::Deck& deck);
    [[nodiscard]] std::optional<std::size_t> chosen() const; // in Deck::plans
    void choose(std::size_t plan);
    // What stands against each plan, for the line below.
    [[nodiscard]] QString told(std::size_t plan) const;

private:
    void addHead(
        int column, const model::SideboardPlan& plan, const model::PlanCheck& check, const model::DeckChecker& checker);
    void addCopies(const model::Deck& deck, const model::DeckChecker& checker);
};

// Cards of a section with how many copies of each are chosen; + and − change that, as do the buttons below.
class CopiesList : public QTreeWidget {
    Q_OBJECT
public:
    CopiesList(const QString& name, const QString& heading, QWidget* parent);
    // The cards there are, and what is chosen of them; rows that are not there any more stay, with no copies to choose.
    void setRows(const std::vector<model::DeckEntry>& there, const std::vector<model::DeckEntry>& chosen,
        const model::Catalogue& catalogue);
    [[nodiscard]] std::vector<model::DeckEntry> chosen() const;
    void choose(const std::vector<model::DeckEntry>& rows); // of the cards that are there
    void change(int by);                                    // of the current row
    [[nodiscard]] int copies() const;

Q_SIGNALS:
    void chosenChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::vector<model::DeckEntry> m_rows;
    std::vector<int> m_most, m_chosen;
};

// Writing a plan: against whom, how many copies of which card go out and come in, a note. What the deck is like after
// it stands below, judged at every change. Complete lists the smallest legal swaps that have what is chosen.
class PlanDialog : public QDialog {
    Q_OBJECT
public:
    PlanDialog(std::shared_ptr<const model::DeckChecker> checker, model::Deck deck, const model::SideboardPlan& plan,
        QWidget* parent = nullptr);
    [[nodiscard]] model::SideboardPlan plan() const;

private:
    void judge();
    void listCompletions();
    [[nodiscard]] std::optional<model::CardSwap> part() const; // what is chosen; none where a name means no card
    void choose(const model::CardSwap& swap);
    [[nodiscard]] QLayout* side(CopiesList* list);

    std::shared_ptr<const model::DeckChecker> m_checker;
    model::Deck m_deck;
    model::SideboardPlan m_plan;
    model::SideboardPlans m_plans;
    std::optional<model::SideboardSwaps> m_swaps; // of the deck without any plan; made when first asked for
    QLineEdit* m_name;
    QPlainTextEdit* m_note;
    CopiesList *m_out, *m_in;
    QLabel* m_told;
    QPushButton* m_save = nullptr;
    QMenu* m_completions;
};

// Sideboards to choose from, each with its name, what it is for, its cards with their CP and faces, and the curve of it
// beside that of the present one; made of all cards, those of a query, or those owned.
class SuggestDialog : public QDialog {
    Q_OBJECT
public:
    SuggestDialog(app::Workspace& workspace, const app::DeckDocument& document, QWidget* parent = nullptr);
    // The one chosen as an edit of the deck; none where nothing was found or it changes nothing.
    [[nodiscard]] std::optional<model::DeckEdit> edit() const;
    [[nodiscard]] QString chosenName() const; // "Answers"
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

private:
    void ask();
    using Packages = tl::expected<std::vector<model::SideboardPackage>, model::NoBestSideboard>;
    void show(const Packages& packages, std::uint64_t before);
    void showChosen();
    void say(const QString& text);

    app::Workspace& m_workspace;
    std::shared_ptr<const model::DeckChecker> m_checker;
    model::Deck m_deck;
    QueryField* m_query;
    QCheckBox* m_owned;
    QLabel* m_told;
    QListWidget* m_rows;
    IdeaDelegate* m_delegate;
    QPushButton* m_use;
    QTimer m_pause;
    std::vector<model::SideboardPackage> m_packages;
    std::uint64_t m_before = 0; // swaps of the present one
    app::Job m_job;
};

} // namespace nexus::ui
