// What players do in their turns (III.C.2): deploy, use abilities, play Events, attack and move. An action is declared,
// the windows open, and then it happens. Private to model/engine.
#pragma once

#include "model/engine/combat.h"
#include "model/engine/texts.h"

namespace nexus::model {

class Turns : AtTable {
public:
    Turns(Table& table, CardChanges& changes, Combat& combat, Payments& payments, Texts& texts, PriorityChain& chain)
        : AtTable(table)
        , m_changes(changes)
        , m_combat(combat)
        , m_payments(payments)
        , m_texts(texts)
        , m_chain(chain)
    {
    }
    void deploy(const Action& action);
    void deployMore(const Action& action);
    void evolve(const Action& action);
    void useAbility(const Action& action);
    void playEvent(const Action& action);
    void attack(const Action& action);
    void join(SeatIndex seat, CardId card); // the attack
    void move(const Action& action);
    void followUp(const Action& action);
    void useMission(const Action& action);
    void done(); // no more units join, or follow up

    void performDeclared();
    // The action is over: it breaks a run of passes, and what it triggered comes next.
    void end();

private:
    void pay(const Action& action, TurnAction counted);
    void enter(const Action& action, Quadrant quadrant);
    void askForMore(SeatIndex seat);
    [[nodiscard]] bool attacksAgain(CardId card) const;
    void askToFollowUp(const std::vector<CardId>& attackers);
    [[nodiscard]] bool mayFollowUp(CardId card) const;

    CardChanges& m_changes;
    Combat& m_combat;
    Payments& m_payments;
    Texts& m_texts;
    PriorityChain& m_chain;
};

} // namespace nexus::model
