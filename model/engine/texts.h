// Carries out the text of the effect at hand, step by step, as far as nobody is asked (VII). What it costs and its
// targets are named before the windows open. Private to model/engine.
#pragma once

#include "model/engine/clauses.h"
#include "model/engine/priority_chain.h"

namespace nexus::model {

class Texts : AtTable {
public:
    using Done = std::function<void()>;

    // `done`: nothing is left of the effect at hand.
    Texts(Table& table, Referents& referents, Choices& choices, Payments& payments, Clauses& clauses,
        PriorityChain& chain, Done done)
        : AtTable(table)
        , m_referents(referents)
        , m_choices(choices)
        , m_payments(payments)
        , m_clauses(clauses)
        , m_chain(chain)
        , m_done(std::move(done))
    {
    }
    // texts_naming.cpp: for the declared action, whose windows open then, or the newest link, whose window goes on
    // then.
    void declare();
    void nameLink(Naming naming);

    // With what was named before; or its price is still to be paid.
    void start(bool unpaid = false);
    void run();
    void choose(const Action& action);

private:
    void nameFirst(const Script& script, NodeId node);
    void nameOn();
    void declareNamed();
    void linkNamed();
    void noteTargets(const Script& script, Effect& effect) const;
    [[nodiscard]] bool noTargetFits(const Script& script) const;
    void tellSpokenOf(const Script& script);

    void begin(const Script& script);
    void noteKeywords(const Script& script);
    bool payBesidePoints(const Script& script, NodeId costs);
    bool step(const Script& script, NodeId node);
    template <Op operation> bool take(const Script& script, NodeId node); // handlers.def
    void doNext(NodeId part);
    void tellNotSo(const Script& script, NodeId node);
    [[nodiscard]] Speaker speaker(const Script& script) const { return speakerAtHand(m_state, script); }

    Referents& m_referents;
    Choices& m_choices;
    Payments& m_payments;
    Clauses& m_clauses;
    PriorityChain& m_chain;
    Done m_done;
};

} // namespace nexus::model
