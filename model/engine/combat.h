// Combat (III.C.2): the attackers' sum against the Defense, by either edition. Private to model/engine.
#pragma once

#include "model/engine/harm.h"

namespace nexus::model {

class Combat : AtTable {
public:
    Combat(Table& table, Harm& harm)
        : AtTable(table)
        , m_harm(harm)
    {
    }
    // The declared attack; who has taken part in it. Who left meanwhile takes no part.
    std::vector<CardId> fight();

private:
    [[nodiscard]] bool isSpared(CardId defender, CardId attacker) const;
    void settle(CardId defender, const std::vector<CardId>& attackers, int sum);
    void lowerFalls(CardId defender, const std::vector<CardId>& attackers, int sum);
    void grow(CardId defender);

    Harm& m_harm;
};

} // namespace nexus::model
