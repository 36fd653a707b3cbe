// The command about plans for the sideboard, and its JSON.
#pragma once

#include "app/cli/deck_reading.h"
#include "model/advice/sideboard_plans.h"

namespace nexus::app::cli {

struct PlansAnswer {
    CheckedDeck deck;
    model::Deck changed;           // with the plans as they are now
    std::vector<std::size_t> told; // positions of plans in it
    std::string written;           // where to; empty: nowhere
};

void addPlans(Registrar& registrar);
[[nodiscard]] std::string plansJson(const PlansAnswer& answer);

} // namespace nexus::app::cli
