// Texts that replace a destruction, for a price or for nothing. They are asked in the order of the seats until one of
// them prevents it; of what is sacrificed they can say where it goes. Private to model/engine.
#pragma once

#include "model/engine/payments.h"

namespace nexus::model {

class Prevention : AtTable {
public:
    // With what players have said till now.
    Prevention(Table& table, Payments& payments, std::vector<std::uint32_t> answers)
        : AtTable(table)
        , m_payments(payments)
        , m_answers(std::move(answers))
    {
    }
    [[nodiscard]] std::optional<Harm::Instead> insteadOf(CardId card, Harm::Falls how);
    // Whose word is waited for; what was carried out then is not as it will be.
    struct Question {
        SeatIndex seat = noSeat;
        CardId source = noCard;    // the card that could prevent a destruction
        std::vector<CardId> among; // of which its player gives one; none: yes or no
    };
    [[nodiscard]] std::optional<Question> question() const { return m_question; }

private:
    [[nodiscard]] std::optional<Harm::Instead> prevents(
        const Script& script, CardId source, std::uint8_t ability, CardId card, Harm::Falls how);
    bool saysYes(SeatIndex seat, CardId source); // until the player has been asked: no
    // What its price takes that is chosen, and not the card that would be destroyed: whether it is known by now.
    bool isChosen(const Script& script, NodeId costs, CardId source, CardId card);

    Payments& m_payments;
    std::vector<std::uint32_t> m_answers;
    std::size_t m_answered = 0;
    std::optional<Question> m_question;
    std::vector<CardId> m_replacing; // whose texts are being paid for, the outermost first
};

} // namespace nexus::model
