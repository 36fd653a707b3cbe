// Whom a text has spoken of while it happens: "it", "they", "that Upgrade". Changes only what is remembered of the text
// (Process). Private to model/engine.
#pragma once

#include "model/engine/game_state.h"

namespace nexus::model {

class Referents {
public:
    explicit Referents(GameState& state)
        : m_state(state)
    {
    }
    // Whom a triggered text begins with. Of an ability that an Upgrade gives it is who bears it, or did.
    [[nodiscard]] CardId subject(const Script& script) const;
    void doneTo(const std::vector<CardId>& cards);
    // Whom the group, the deed or the condition names, where a pronoun speaks of it.
    void fill(const Script& script, NodeId node, const std::vector<CardId>& cards);
    void fillGroup(const Script& script, NodeId group, const std::vector<CardId>& cards);
    [[nodiscard]] std::vector<CardId> bearersOf(const std::vector<CardId>& upgrades) const;
    void fillStep(const Script& script, const std::vector<CardId>& cards); // what is being done
    void fillPicked(const Script& script, NodeId pick, const std::vector<CardId>& cards);
    void fillAsked(const Script& script, NodeId condition); // of whom it is asked
    void fillTopic(const Script& script);                   // what the text has waited for
    void fillWaited(const Script& script);
    void alsoDoneTo(const Target& target);
    void nameTaken(const Script& script, const std::vector<CardId>& taken, const std::vector<CardId>& rest);
    [[nodiscard]] std::vector<CardId> fallenOf(const std::vector<Target>& targets) const;

private:
    GameState& m_state;
};

} // namespace nexus::model
