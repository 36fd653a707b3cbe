// What destroys cards: attacks, Impact, sacrifices; and what saves them from it, which is why it is not Table that does
// it. Private to model/engine.
#pragma once

#include "model/engine/table.h"

#include <functional>
#include <optional>

namespace nexus::model {

class Harm : AtTable {
public:
    enum class Falls : std::uint8_t { Destroyed, InAttack, Sacrificed };
    // What the text of a card does in the place of a destruction: the card goes elsewhere, or nowhere.
    struct Instead {
        CardId by = noCard;
        std::optional<Zone> zone;
        bool fallsFirst = false; // and is destroyed all the same
    };
    using Prevention = std::function<std::optional<Instead>(CardId, Falls)>;

    Harm(Table& table, Prevention prevention)
        : AtTable(table)
        , m_prevention(std::move(prevention))
    {
    }
    // By a card, in an attack or by an effect. False: saved.
    bool destroy(CardId card, CardId by = noCard, bool attack = false, bool fromTheGame = false);
    void sacrifice(CardId card, bool said = true); // said so, and not "destroy"
    void inflict(CardId card, int impact, CardId by = noCard);

private:
    bool maySave(CardId card);
    [[nodiscard]] bool isKeptSafe(CardId card, bool attack);
    [[nodiscard]] std::optional<Instead> prevented(CardId card, Falls how)
    {
        return m_state.facts->preventing.empty() ? std::nullopt : m_prevention(card, how);
    }

    Prevention m_prevention;
};

} // namespace nexus::model
