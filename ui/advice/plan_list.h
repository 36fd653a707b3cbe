// The plans of a deck, one a row with its state: it holds, it does not and why, it is applied.
#pragma once

#include "model/advice/sideboard_plans.h"

#include <QTreeWidget>

namespace nexus::ui {

class PlanList : public QTreeWidget {
    Q_OBJECT
public:
    explicit PlanList(QWidget* parent = nullptr);
    void setPlans(const model::DeckChecker& checker, const model::Deck& deck);
    [[nodiscard]] std::optional<std::size_t> chosen() const; // in Deck::plans
    void choose(std::size_t plan);
    // What stands against each plan, for the line below.
    [[nodiscard]] QString told(std::size_t plan) const;
};

} // namespace nexus::ui
