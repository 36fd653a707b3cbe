// The functions that carry out the clauses of texts, one an operation: Clauses::carry<Op::Draw>. Private to
// model/engine.
#pragma once

#include "model/abilities/term.h"
#include "model/engine/payments.h"
#include "model/engine/selection.h"

#include <functional>

namespace nexus::model {

class Clauses : AtTable {
public:
    using StartText = std::function<void(bool unpaid)>; // of the effect that has just become the one at hand

    Clauses(Table& table, CardChanges& changes, Harm& harm, Referents& referents, Choices& choices, Payments& payments,
        StartText startText)
        : AtTable(table)
        , m_changes(changes)
        , m_harm(harm)
        , m_referents(referents)
        , m_choices(choices)
        , m_payments(payments)
        , m_startText(std::move(startText))
    {
    }
    // Whether it is done; false while somebody is asked.
    bool carryOut(const Script& script, NodeId node);
    // Who says no to all of what "once each round" offers him may be offered it again.
    void declined(const Script& script, NodeId node);
    void leaveOut(const Script& script, bool otherStays, bool cannotStays = true);
    void leaveOutOther(const Script& script, std::size_t below, bool so);

private:
    // What is carried out waits, the step at `node` done, while another effect is.
    void within(const Effect& effect, NodeId node);
    // Who does what the text at hand says. Of an ability that an Upgrade gives it is the card that bears it.
    [[nodiscard]] CardId doer() const;
    void showTop(SeatIndex seat, std::size_t count); // to all
    bool staysInPlay(CardId card);
    void heal(CardId card, int amount); // counts what is gone: "this way"
    void inflict(CardId card, int amount);
    [[nodiscard]] Speaker speaker(const Script& script) const { return speakerAtHand(m_state, script); }
    [[nodiscard]] CardId eventOfCause() const;
    enum class Milled : std::uint8_t { Put, Discarded, Removed }; // as the text says
    void mill(const std::vector<SeatIndex>& seats, int count, Milled how);
    void millCard(CardId card, Milled how);
    void drawByText(SeatIndex seat, int count);
    void removeFromPile(CardId card);
    void fetch(CardId card);
    void comeIntoPlay(CardId card, Zone zone, Quadrant quadrant, CardId host);
    void recovered(CardId card, Zone zone, Quadrant quadrant, bool ready = false);
    [[nodiscard]] bool isOfPlayedEvent(const Script& script, NodeId group) const;
    void putAway(CardId card);
    template <Op operation> bool carry(const Script& script, NodeId node);           // handlers.def
    bool give(const Script& script, NodeId node, const Held& held, NodeId duration); // for a while
    void gainPoints(SeatIndex seat, int points);
    void drawAndName(const Script& script, int count);
    void tellLooked(SeatIndex whose, Zone zone);
    bool toEach(const Script& script, NodeId group, EachCard work, bool alsoGone = false, bool alsoInHand = false);
    bool toEachToChange(const Script& script, NodeId group, EachCard work);
    bool toEachBySo(const Script& script, NodeId group, NodeId amount, const std::function<void(CardId, int)>& work);
    std::vector<CardId> atRandom(std::vector<CardId> cards, int count);
    Choices::Cards ownOfHand(const Script& script, NodeId node, SeatIndex whose, int count);
    bool discardAll(const std::vector<CardId>& cards);
    void losePoints(SeatIndex seat, int count);
    void cancel(bool event);
    void cancelBy(CardId card);
    void negate(Effect* effect);
    void note(Later when); // what is to come of it
    void inflictAtOnce(const std::vector<std::pair<CardId, int>>& all);
    // One card and another; noCard where there is none. Nothing while a player still chooses.
    std::optional<std::pair<CardId, CardId>> fromAndTo(const Script& script, NodeId from, NodeId to);
    [[nodiscard]] Clause clauseAt(NodeId node) const { return {m_state.effect, node}; }
    bool swap(const std::vector<CardId>& cards);

    CardChanges& m_changes;
    Harm& m_harm;
    Referents& m_referents;
    Choices& m_choices;
    Payments& m_payments;
    StartText m_startText;
};

#define CLAUSE(operation) template <> bool Clauses::carry<Op::operation>(const Script& script, NodeId node);
#include "model/engine/handlers.def"

} // namespace nexus::model
