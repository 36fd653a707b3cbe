// Windows and the Priority Chain (VII.A). In a window each player may put triggered abilities on the chain; whoever can
// have none is passed over. When all have passed, the links of the chain resolve. Private to model/engine.
#pragma once

#include "model/engine/payments.h"

#include <functional>

namespace nexus::model {

class PriorityChain : AtTable {
public:
    using GoOn = std::function<void(Next)>;
    using Resolve = std::function<void()>;

    // `goOn`: all windows are closed. `resolve`: a link has become the effect at hand.
    PriorityChain(Table& table, Payments& payments, GoOn goOn, Resolve resolve)
        : AtTable(table)
        , m_payments(payments)
        , m_goOn(std::move(goOn))
        , m_resolve(std::move(resolve))
    {
    }
    // Everyone may put triggered abilities on the chain, the Priority Player first (VII.A.1).
    void open(Next next, SeatIndex priority);
    // Finds the next player who has to be asked, and closes the window after the last.
    void ask();
    void pass();
    // A new link, whose targets are named next; and the window goes on when they are.
    Naming put(const Action& action);
    void goOnAfter(Naming link);
    void resolveLinks();
    // All targets that were named are gone or out of reach: the effect does nothing (VII.A.3).
    [[nodiscard]] bool isGone(const Effect& effect) const;

private:
    void askFrom(SeatIndex seat);
    void dropAsked();
    void close();

    Payments& m_payments;
    GoOn m_goOn;
    Resolve m_resolve;
};

} // namespace nexus::model
