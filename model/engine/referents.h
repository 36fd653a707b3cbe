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
    // Of an Upgrade what bears it or bore it, and of its bearer the Upgrade, where the text is about both.
    [[nodiscard]] CardId besides(CardId first) const;
    void nameIt(const std::vector<CardId>& cards);
    void alsoName(const Target& target);
    void nameAmong(const std::vector<Target>& before, const std::vector<CardId>& cards);
    void nameTaken(const Script& script, const std::vector<CardId>& taken, const std::vector<CardId>& rest);
    void nameDone(const Script& script, const std::vector<CardId>& cards);
    void nameNobody(const Script& script, NodeId part);
    // So that they can be spoken of again when others have been named since.
    void remember(const std::vector<CardId>& cards);
    void rememberWithin(const Script& script, NodeId group, const std::vector<CardId>& of);
    void markLast(bool Spoken::*as);
    void keepIt(const Script& script);
    [[nodiscard]] std::vector<CardId> fallenOf(const std::vector<Target>& targets) const;
    void findMeant(const Script& script, int which, bool alsoGone, std::vector<CardId>& cards) const;

private:
    GameState& m_state;
};

} // namespace nexus::model
