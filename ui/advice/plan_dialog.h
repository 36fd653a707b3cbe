// Writing a plan: against whom, how many copies of which card go out and come in, a note. What the deck is like after
// it stands below, judged at every change. Complete lists the smallest legal swaps that have what is chosen.
#pragma once

#include "model/advice/sideboard_plans.h"
#include "model/advice/sideboard_swaps.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QTreeWidget>

#include <memory>

namespace nexus::ui {

// Cards of a section with how many copies of each are chosen; + and − change that, as do the buttons below.
class CopiesList : public QTreeWidget {
    Q_OBJECT
public:
    CopiesList(const QString& name, const QString& heading, QWidget* parent);
    // The cards there are, and what is chosen of them; rows that are not there any more stay, with no copies to choose.
    void setRows(const std::vector<model::DeckEntry>& there, const std::vector<model::DeckEntry>& chosen);
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

} // namespace nexus::ui
