// The slots of a text while it happens: a group, a deed, a condition or what the text has waited for names cards, and
// the pronouns that are bound to it (ScriptNode::speaksOf) speak of them. Changes only what is noted of the text
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
    // Each fills the slot of what has named the cards, where a pronoun speaks of it; with none: it has named nobody.
    void fillTopic(const Script& script);                   // what the text has waited for
    void fillAsked(const Script& script, NodeId condition); // those it is asked of
    void fillGroup(const Script& script, NodeId group, const std::vector<CardId>& cards);
    void fillPicked(const Script& script, NodeId pick, const std::vector<CardId>& cards); // out of a pile
    void fillStep(const Script& script, const std::vector<CardId>& cards);                // what is being done
    void fill(const Script& script, NodeId node, const std::vector<CardId>& cards);

    // Those the step was done to: "this way", "that many"; and one more.
    void doneTo(const std::vector<CardId>& cards);
    void doneToOne(CardId card) { doneTo(card == noCard ? std::vector<CardId>{} : std::vector<CardId>{card}); }
    void alsoDoneTo(const Target& target);
    void nameTaken(const Script& script, const std::vector<CardId>& taken, const std::vector<CardId>& rest);
    [[nodiscard]] std::vector<CardId> fallenOf(const std::vector<Target>& targets) const;

    // Who has triggered the text. Of an ability that an Upgrade gives it is who bears it, or did.
    [[nodiscard]] CardId subject(const Script& script) const;

private:
    void fillWaited(const Script& script);
    [[nodiscard]] std::vector<CardId> bearersOf(const std::vector<CardId>& upgrades) const;

    GameState& m_state;
};

} // namespace nexus::model
