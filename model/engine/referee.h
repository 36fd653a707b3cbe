// Carries out what RuleCheck has allowed, and directs between the rooms below it: rounds.h, turns.h, texts.h and
// priority_chain.h say what comes next. Private to model/engine; nothing here refuses anything.
#pragma once

#include "model/engine/hand_actions.h"
#include "model/engine/prevention.h"
#include "model/engine/rounds.h"
#include "model/engine/turns.h"

namespace nexus::model {

class Referee {
public:
    // With what players have said to what would be destroyed.
    Referee(GameState& state, Happenings* told, std::vector<std::uint32_t> answers = {})
        : m_state(state)
        , m_table(state, told)
        , m_prevention(m_table, m_payments, std::move(answers))
    {
    }
    void carryOut(const Action& action);
    [[nodiscard]] std::optional<Prevention::Question> question() const { return m_prevention.question(); }

private:
    void perform(const Action& action);
    void goOn(Next next);
    void textDone();
    void effectDone();
    void leave(SeatIndex seat);

    GameState& m_state;
    Table m_table;
    CardChanges m_changes{m_table};
    Victory m_victory{m_table};
    Harm m_harm{m_table, [this](CardId card, Harm::Falls how) { return m_prevention.insteadOf(card, how); }};
    Combat m_combat{m_table, m_harm};
    HandActions m_hands{m_table, m_changes, m_harm};
    Referents m_referents{m_state};
    Choices m_choices{m_table, m_referents};
    Payments m_payments{m_table, m_changes, m_harm, m_referents, m_choices};
    Prevention m_prevention;
    Clauses m_clauses{
        m_table, m_changes, m_harm, m_referents, m_choices, m_payments, [this](bool unpaid) { m_texts.start(unpaid); }};
    PriorityChain m_chain{m_table, m_payments, [this](Next next) { goOn(next); }, [this] { m_texts.start(); }};
    Texts m_texts{m_table, m_referents, m_choices, m_payments, m_clauses, m_chain, [this] { textDone(); }};
    Turns m_turns{m_table, m_changes, m_combat, m_payments, m_texts, m_chain};
    Rounds m_rounds{m_table, m_victory, m_clauses, m_chain};
};

} // namespace nexus::model
