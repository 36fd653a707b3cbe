// Carries out what RuleCheck has allowed: the turn's actions, rounds, windows, links, texts. Cards change in the rooms
// below it (table.h, card_changes.h, harm.h, combat.h). Private to model/engine; nothing here refuses anything.
#pragma once

#include "model/abilities/term.h"
#include "model/engine/action.h"
#include "model/engine/apply.h"
#include "model/engine/clauses.h"
#include "model/engine/combat.h"
#include "model/engine/hand_actions.h"
#include "model/engine/prevention.h"
#include "model/engine/selection.h"
#include "model/engine/victory.h"

namespace nexus::model {

class Referee {
public:
    // With what players have said to what would be destroyed.
    Referee(GameState& state, Happenings* told, std::vector<bool> answers = {})
        : m_state(state)
        , m_table(state, told)
        , m_prevention(m_table, m_payments, std::move(answers))
    {
    }
    void carryOut(const Action& action);
    [[nodiscard]] std::optional<Prevention::Question> question() const { return m_prevention.question(); }

private:
    void perform(const Action& action);
    [[nodiscard]] const TableRules& rules() const { return m_state.facts->rules; }

    // referee_rounds.cpp: rounds, phases, who leaves
    void startRound();
    void readyAll(SeatIndex seat);
    void beginPhase(std::uint8_t phase);
    void endPhase();
    void endRound();
    void carryOutDelayed(bool atStart);
    [[nodiscard]] SeatIndex leastDone() const;
    void passTurn(SeatIndex seat);
    void goOnAfterPass();
    void nextTurn();
    void leave(SeatIndex seat);

    // referee_actions.cpp: the turn's actions
    void deploy(const Action& action);
    void enter(const Action& action, Quadrant quadrant);
    void deployed(SeatIndex seat);
    void useAbility(const Action& action);
    void playEvent(const Action& action);
    void attack(const Action& action);
    void joined(SeatIndex seat, CardId card);
    [[nodiscard]] bool attacksAgain(CardId card) const;
    template <class Kind> void moveUnit(const Action& action);
    void done();
    void performDeclared();
    void followUps(const std::vector<CardId>& attackers);
    [[nodiscard]] bool mayFollowUp(CardId card) const;
    void afterAction();

    // and windows, links, effects
    void openWindow(Next next, SeatIndex priority);
    void askFrom(SeatIndex seat);
    void askOn();
    void closeTriggers();
    void putLink(const Action& action);
    void windowAgain(Naming of);
    void passPriority();
    void resolveChain();
    [[nodiscard]] bool isGone(const Effect& effect) const;
    [[nodiscard]] bool noTargetFits(const Script& script) const;
    void effectDone();
    void goOn(Next next);

    // referee_texts.cpp: what texts say
    bool askFirst();
    bool nameOn();
    void declareNamed();
    void noteTargets(const Script& script, Effect& effect) const;
    void nameLink(Naming naming);
    void linkNamed();
    void begin(const Script& script);
    void tellSpokenOf(const Script& script);
    bool startText(bool unpaid = false); // with what was named before; or its price is still to be paid
    bool payBesidePoints(const Script& script, NodeId costs);
    void noteKeywords(const Script& script);
    void textDone();
    void runText();
    void choose(const Action& action);
    [[nodiscard]] Speaker speaker(const Script& script) const;
    bool step(const Script& script, NodeId node);
    template <Op operation> bool take(const Script& script, NodeId node); // handlers.def
    void doNext(NodeId part);
    void tellNotSo(const Script& script, NodeId node);

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
    Clauses m_clauses{m_table, m_changes, m_harm, m_referents, m_choices, m_payments,
        [this](bool unpaid) { (void)startText(unpaid); }};
};

} // namespace nexus::model
