#include "model/engine/what_holds.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

// Whether "while …" asks of each card it is for: "each friendly unit has +1 Attack while it is alone".
bool isOfEach(const Script& script, NodeId node)
{
    const auto condition = script.at(node, 0), holds = script.at(node, 1);
    const auto group = script.op(script.at(holds, 0));
    if (script.op(condition) == Op::IfTheyHave ||
        (script.op(condition) == Op::IfAttacking && group != Op::This && group != Op::Host))
        return true;
    const auto end = script.endOf(condition);
    if (group == Op::This || group == Op::Host)
        return false;
    for (auto at = condition; at < end; ++at)
        if (script.op(at) == Op::It || script.op(at) == Op::ItsPlace ||
            (script.op(at) == Op::InColumn && script.number(at) == form::InColumn::Its) ||
            (script.op(at) == Op::Here && script.number(at) == form::Here::Its)) // "their Quadrant"
            return true;
    return false;
}

// The bonus so often, up to a maximum where the text has one.
Bonus capped(const Script& script, NodeId node, int times)
{
    const auto [attack, defense] = bonusOf(script, script.at(node, 1));
    if (script.number(node) == form::HasPer::Every) // "for every two …"
        times /= std::max(1, script.number(script.at(node, 3)));
    if (script.number(node) != form::HasPer::AtMost)
        return {attack * times, defense * times};
    const auto cap = script.at(node, 3);
    const int either = script.number(script.at(cap, 0)); // "+4": of whichever the bonus is
    const auto most = script.number(cap) == form::BothBonus::Cap
                          ? Bonus{attack != 0 ? either : 0, defense != 0 ? either : 0}
                          : bonusOf(script, cap);
    const auto within = [&](int bonus, int limit) {
        return bonus > 0 ? std::min(bonus * times, limit) : std::max(bonus * times, limit);
    };
    return {within(attack, most.attack), within(defense, most.defense)};
}

} // namespace

constexpr int mostRounds = 8; // of asking again what holds

// What is being found out of every card, and of which cards there is anything: the others stay as they are.
class WhatHolds::Holding {
public:
    Held& operator[](CardId card)
    {
        if (m_touched.empty() || m_touched.back() != card)
            m_touched.push_back(card);
        return m_held[card];
    }
    void begin(std::size_t cards)
    {
        for (const auto card : m_touched)
            if (card < m_held.size())
                m_held[card] = {};
        m_touched.clear();
        m_set.clear();
        m_held.resize(cards);
    }
    void copyTo(std::vector<Held>& held) const
    {
        for (const auto card : m_touched)
            held[card] = m_held[card];
    }
    [[nodiscard]] const std::vector<CardId>& touched() const { return m_touched; }
    // Whether it is what `held` has.
    [[nodiscard]] bool isAs(const std::vector<Held>& held) const
    {
        return std::ranges::all_of(m_touched, [&](CardId card) { return isAs(held, card); });
    }
    [[nodiscard]] bool isAs(const std::vector<Held>& held, CardId card) const { return m_held[card] == held[card]; }
    // "Its Attack is equal to …" takes the place of what said so before; so much of the bonus it is.
    void set(CardId card, bool defense, int bonus)
    {
        auto& held = (*this)[card];
        const auto before = std::ranges::find_if(
            m_set, [&](const Set& one) { return one.card == card && one.defense == defense; });
        auto& stat = defense ? held.defense : held.attack;
        stat = static_cast<std::int16_t>(stat + bonus - (before == m_set.end() ? 0 : before->bonus));
        if (before == m_set.end())
            m_set.push_back({card, defense, bonus});
        else
            before->bonus = bonus;
    }

private:
    struct Set {
        CardId card;
        bool defense;
        int bonus;
    };
    std::vector<Held> m_held;
    std::vector<CardId> m_touched;
    std::vector<Set> m_set;
};

// What the texts in play do to every card: keywords first, then Attack and Defense, which may ask for them.
// What the texts at work ask of keywords and strength, and what they give.
struct WhatHolds::HeldAsks {
    Mechanics asked = 0, given = 0;
    bool asksStrength = false, strengthens = false;
    void note(Mechanics asks, Mechanics gives, bool ofStrength, bool toStrength)
    {
        asked |= asks;
        given |= gives;
        asksStrength = asksStrength || ofStrength;
        strengthens = strengthens || toStrength;
    }
    // One asks what another may give, and something of that is given now.
    [[nodiscard]] bool ofEachOther(const GameState& state) const
    {
        Mechanics now = state.given.empty() ? Mechanics{0} : given;
        bool stronger = false;
        for (const auto card : state.heldCards) {
            const auto& held = state.held[card];
            now |= held.granted | held.lost | held.immune;
            stronger = stronger || held.attack != 0 || held.defense != 0;
        }
        return (asked & given & now) != 0 ||
               (asksStrength && ((strengthens && stronger) || (given & now & bit(Mechanic::NeighbourDefense)) != 0));
    }
};

// The cards in play with texts about what holds; what they depend on is noted by seat.
WhatHolds::HeldAsks WhatHolds::sourcesAtWork(std::vector<CardId>& sources)
{
    HeldAsks all;
    m_state.heldAsks = {};
    Touches ofAll = 0;
    for (const auto card : m_state.facts->holding)
        if (!isAtWork(m_state.cards[card].zone)) {
            continue;
        } else if (const auto& scripts = *m_state.scriptsOf(card); scripts.asks != 0) {
            sources.push_back(card);
            all.note(scripts.asksKeywords, scripts.givesKeywords, scripts.asksStrength, scripts.strengthens);
            m_state.heldAsks[m_state.cards[card].owner] |= scripts.asks;
            const auto host = m_state.cards[card].host;
            const bool onOthers = host != noCard && m_state.cards[host].owner != m_state.cards[card].owner;
            ofAll |= onOthers ? scripts.asks : scripts.asksOfOthers;
        }
    for (const auto& lasting : m_state.lasting) // of a card as long as it is there
        ofAll |= lasting.gives.node != 0 ? allTouches : OfAnything | OfPresence;
    for (auto& asks : m_state.heldAsks)
        asks |= ofAll;
    return all;
}

// Texts that ask what other texts give: again, until nothing changes; what never comes to rest stays as it was.
template <class Anew> void WhatHolds::settleHeld(Holding& held, Anew anew)
{
    std::vector<Held> first;
    for (int round = 0;; ++round) {
        held.begin(m_state.cards.size());
        m_state.given.clear();
        anew();
        for (const auto card : m_state.heldCards) // that nothing is said of any more
            (void)held[card];
        if (held.isAs(m_state.held))
            return;
        if (round == mostRounds) {
            for (const auto card : held.touched()) // who never comes to rest has what was given first
                if (!held.isAs(m_state.held, card))
                    m_state.held[card] = card < first.size() ? first[card] : Held{};
            return;
        }
        if (round == 0)
            first = m_state.held;
        held.copyTo(m_state.held);
        m_state.heldCards = held.touched();
    }
}

void WhatHolds::findAnew()
{
    m_stale = false;
    static thread_local std::vector<CardId> sources; // their room is used again
    static thread_local Holding held;
    sources.clear();
    HeldAsks asks = sourcesAtWork(sources);
    m_state.given.clear();
    const auto nothing = [&] {
        m_state.held.clear();
        m_state.heldCards.clear();
    };
    if (sources.empty() && m_state.lasting.empty())
        return nothing();
    held.begin(m_state.cards.size());
    for (const auto card : m_state.heldCards) // the others are as they began
        m_state.held[card] = {};
    m_state.held.resize(m_state.cards.size());
    bool some = false;
    const auto lay = [&] {
        for (const auto& lasting : m_state.lasting)
            if (const auto& card = m_state.cards[lasting.target.card]; card.visits == lasting.target.visits) {
                auto& to = held[lasting.target.card];
                to.lost &= ~lasting.held.granted;
                addTo(to, lasting.held);
                some = true;
            }
    };
    const auto pass = [&](bool strength) {
        for (const auto card : sources) {
            if (isBlank(m_state, card))
                continue;
            some = true;
            for (const auto& script : m_state.scriptsOf(card)->scripts)
                if (strength ? script.strengthens : script.grants)
                    hold({.state = m_state, .script = script, .seat = m_state.cards[card].owner, .source = card},
                        rootNode, strength, held);
        }
        for (const auto& lasting : m_state.lasting)
            if (lasting.gives.node != 0 && m_state.cards[lasting.target.card].visits == lasting.target.visits)
                if (const auto* script = scriptOfEffect(m_state, lasting.gives.effect)) {
                    asks.note(script->asksKeywords, allKeywords, script->asksStrength, true);
                    holdGiven(*script, lasting.gives.node, lasting.target.card, strength, held);
                }
    };
    lay();
    held.copyTo(m_state.held); // what a pass asks is as the one before has left it
    for (const bool strength : {false, true}) {
        pass(strength);
        if (!some)
            return nothing();
        held.copyTo(m_state.held);
    }
    m_state.heldCards = held.touched();
    const bool again = asks.ofEachOther(m_state);
    if (again)
        settleHeld(held, [&] {
            lay();
            pass(false);
            pass(true);
        });
}

void WhatHolds::findForCombat()
{
    findAnewIfStale();
    m_fighting = m_state.facts->someInCombat && asksOfAttacks();
    if (m_fighting)
        findAnew();
    m_stale = std::exchange(m_fighting, false) || asksOfAttacks(); // nobody attacks any more
}

bool WhatHolds::isSpokenOf(CardId card, Touches touches) const
{
    const auto owner = m_state.cards[card].owner;
    const auto isOf = [&](const Script::Noun& noun, SeatIndex speaker) {
        if ((noun.side != Op::None && (owner == speaker) != (noun.side == Op::Friendly)) ||
            (noun.role != CardRole::None && noun.role != m_state.factsOf(card).role))
            return false;
        const auto& scripts = *m_state.scriptsOf(card);
        return noun.subtype == 0 || !scripts.moreSubtypes.empty() ||
               std::ranges::any_of(scripts.subtypes,
                   [&](std::int16_t subtype) { return subtype == noun.subtype || subtype == noun.other; });
    };
    for (const auto source : m_state.facts->holding) {
        const auto& speaks = m_state.cards[source];
        const auto& scripts = *m_state.scriptsOf(source);
        if (!isAtWork(speaks.zone) || (scripts.asks & touches) == 0)
            continue;
        if (source == card || speaks.host == card || m_state.cards[card].host == source)
            return true;
        for (const auto& script : scripts.scripts)
            if ((script.asks & touches) != 0 &&
                (!script.nouns ||
                    std::ranges::any_of(*script.nouns, [&](const auto& noun) { return isOf(noun, speaks.owner); })))
                return true;
    }
    return std::ranges::any_of(m_state.lasting, [](const Lasting& lasting) { return lasting.gives.node != 0; });
}

// The abilities in quotation marks, as the card's own.
void WhatHolds::holdGiven(const Script& script, NodeId quoted, CardId card, bool strength, Holding& held)
{
    const Speaker who{.state = m_state, .script = script, .seat = m_state.cards[card].owner, .source = card};
    if (isBlank(m_state, card))
        return;
    for (std::size_t i = 0; i < script.node(quoted).count; ++i) {
        const auto& part = script.node(script.at(quoted, i));
        const bool used = part.op == Op::Active || part.op == Op::ActiveIf || part.op == Op::Triggered ||
                          part.op == Op::AtMoment;
        if (!used)
            hold(who, script.at(quoted, i), strength, held);
        else if (!strength)
            m_state.given.emplace_back(card, static_cast<std::uint8_t>(maxPrintedAbilities + part.word));
    }
}

// What a text that holds does to the cards it speaks of, by a function an operation: first to what cards have and may
// do, then to their strength.
struct WhatHolds::HoldingText {
    WhatHolds& room;
    const Speaker& who;
    NodeId node;
    bool strength;
    Holding& held;
    NodeId condition; // for each of the cards of which it holds
    GameState& m_state = room.m_state;
    const Script& script = who.script;

    template <Op operation> void hold();

    [[nodiscard]] bool isSo(CardId card) const
    {
        if (script.op(condition) == Op::IfTheyHave)
            return hasKeyword(m_state, card, script.node(script.at(condition, 0)));
        return condition == 0 || ofEach(who, card, [&](const Speaker& of) { return holds(of, condition); });
    }
    template <class Work> void each(Work work)
    {
        const auto group = script.at(node, 0);
        if (script.op(group) == Op::This && condition == 0)
            return work(held[who.source]);
        eachKnown(who, group, [&](CardId card) {
            if (isSo(card) && !isUntouched(m_state, card, who.seat))
                work(held[card]);
        });
    }
    void strengthened(Held& card, NodeId bonus, int times) const
    {
        const auto [attack, defense] = bonusOf(script, bonus);
        card.attack = static_cast<std::int16_t>(card.attack + attack * times);
        card.defense = static_cast<std::int16_t>(card.defense + defense * times);
    }
    void strengthenEach(NodeId bonus)
    {
        if (strength)
            each([&](Held& card) { strengthened(card, bonus, 1); });
    }
    // What is no strength.
    void give(const Held& more)
    {
        if (!strength)
            each([&](Held& card) { addTo(card, more); });
    }
};

#define STANDING(operation) template <> void WhatHolds::HoldingText::hold<Op::operation>();
#include "model/engine/handlers.def"

template <> void WhatHolds::HoldingText::hold<Op::AllHold>()
{
    room.hold(who, script.at(node, 0), strength, held, condition);
    return room.hold(who, script.at(node, 1), strength, held, condition);
}

template <> void WhatHolds::HoldingText::hold<Op::While>()
{
    if (isOfEach(script, node))
        return room.hold(who, script.at(node, 1), strength, held, script.at(node, 0));
    if (holds(who, script.at(node, 0)))
        room.hold(who, script.at(node, 1), strength, held);
}

template <> void WhatHolds::HoldingText::hold<Op::Has>() { strengthenEach(script.at(node, 1)); }

template <> void WhatHolds::HoldingText::hold<Op::HasInCombat>()
{
    if (room.m_fighting)
        strengthenEach(script.at(node, 1));
}

template <> void WhatHolds::HoldingText::hold<Op::HasText>()
{
    eachKnown(who, script.at(node, 0),
        [&](CardId card) { room.holdGiven(script, script.at(node, 1), card, strength, held); });
}

template <> void WhatHolds::HoldingText::hold<Op::HasPer>()
{
    if (strength)
        eachKnown(who, script.at(node, 0), [&](CardId card) {
            if (!isSo(card))
                return;
            const int times = ofEach(
                who, card, [&](const Speaker& of) { return describedCount(of, script.at(node, 2)); });
            const auto [attack, defense] = capped(script, node, times);
            held[card].attack = static_cast<std::int16_t>(held[card].attack + attack);
            held[card].defense = static_cast<std::int16_t>(held[card].defense + defense);
        });
}

template <> void WhatHolds::HoldingText::hold<Op::HasPerCards>()
{
    if (strength) {
        const auto what = script.at(node, 2);
        const bool onIt = script.op(what) == Op::PerCounters || script.op(what) == Op::PerMarkers;
        const auto [a, d] = capped(script, node, onIt ? amountOf(who, what) : countedCards(who, what));
        each([&](Held& card) {
            card.attack = static_cast<std::int16_t>(card.attack + a);
            card.defense = static_cast<std::int16_t>(card.defense + d);
        });
    }
}

template <> void WhatHolds::HoldingText::hold<Op::HasPerImpact>()
{
    if (strength)
        eachKnown(who, script.at(node, 0), [&](CardId card) {
            if (isSo(card))
                strengthened(held[card], script.at(node, 1), m_state.cards[card].impact);
        });
}

template <> void WhatHolds::HoldingText::hold<Op::AttackIs>()
{
    if (strength)
        eachKnown(who, script.at(node, 0), [&](CardId card) {
            if (!isSo(card))
                return;
            const int value = amountOf(who, script.at(node, 1));
            const auto& facts = m_state.factsOf(card);
            const bool defense = script.number(node) == form::AttackIs::Defense;
            int base = defense ? facts.defense : facts.attack;
            for (const auto& lasting : m_state.lasting) // in whose place it comes, too
                if (lasting.base == (defense ? BaseOf::Defense : BaseOf::Attack) && lasting.target.card == card &&
                    lasting.target.visits == m_state.cards[card].visits)
                    base += defense ? lasting.held.defense : lasting.held.attack;
            held.set(card, defense, value - base);
        });
}

template <> void WhatHolds::HoldingText::hold<Op::LessImpact>()
{
    const int less = script.number(script.at(node, 1));
    give({.lessImpact = static_cast<std::int8_t>(script.number(node) == form::LessImpact::Less ? less : -less)});
}

template <> void WhatHolds::HoldingText::hold<Op::HasBut>()
{
    if (script.number(node) == form::HasBut::Bonus)
        strengthenEach(script.at(node, 1));
    if (script.number(node) == form::HasBut::Keywords)
        give(grantOf(script, script.at(node, 1)));
    give(prohibition(script, script.at(node, 2)));
}

template <> void WhatHolds::HoldingText::hold<Op::CannotAttackWhom>() { give({{.limited = true}}); }

template <> void WhatHolds::HoldingText::hold<Op::CannotBeChosenBy>() { give({{.picky = true}}); }

template <> void WhatHolds::HoldingText::hold<Op::HasKeywords>() { give(grantOf(script, script.at(node, 1))); }

template <> void WhatHolds::HoldingText::hold<Op::HasBonusAndKeywords>()
{
    strengthenEach(script.at(node, 2));
    give(grantOf(script, script.at(node, 1)));
}

// Of whoever has the keyword when it is needed.
template <> void WhatHolds::HoldingText::hold<Op::UsesAgain>()
{
    for (const auto card : strength ? std::span<const CardId>() : std::span(m_state.pile(who.seat, Zone::Field)))
        addTo(held[card], {.moreSaves = 1});
}

template <> void WhatHolds::HoldingText::hold<Op::RangeIs>() { give({.range = rangeSaid(m_state, script, node)}); }

template <> void WhatHolds::HoldingText::hold<Op::MovesFresh>() { give({{.movesFresh = true}}); }

template <> void WhatHolds::HoldingText::hold<Op::StaysTired>() { give({{.staysTired = true}}); }

template <> void WhatHolds::HoldingText::hold<Op::ReachesWhom>() { give({{.farReaching = true}}); }

template <> void WhatHolds::HoldingText::hold<Op::OverTheFront>() { give({{.overTheFront = true}}); }

template <> void WhatHolds::HoldingText::hold<Op::AttacksAgain>()
{
    give({.moreAttacks = static_cast<std::int8_t>(script.number(script.at(node, 1)))});
}

template <> void WhatHolds::HoldingText::hold<Op::CannotDo>() { give(prohibition(script, script.at(node, 1))); }

template <> void WhatHolds::HoldingText::hold<Op::CannotBeTargeted>() { give(shelterFrom(script.number(node))); }

template <> void WhatHolds::HoldingText::hold<Op::IgnoresKeywords>()
{
    give({.ignored = keywordsOf(script, script.at(node, 1))});
}

template <> void WhatHolds::HoldingText::hold<Op::LosesKeywords>()
{
    give({.lost = keywordsOf(script, script.at(node, 1))});
}

template <> void WhatHolds::HoldingText::hold<Op::LosesAllKeywords>() { give({.lost = allKeywords}); }

// With `condition`: for each of the cards of which it holds.
void WhatHolds::hold(const Speaker& who, NodeId node, bool strength, Holding& held, NodeId condition)
{
    static constexpr auto handlers = [] {
        std::array<void (HoldingText::*)(), opCount> all{};
#define STANDING(operation) all[static_cast<std::size_t>(Op::operation)] = &HoldingText::hold<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    HoldingText text{*this, who, node, strength, held, condition};
    if (const auto handler = handlers[static_cast<std::size_t>(who.script.op(node))])
        (text.*handler)();
}

} // namespace nexus::model
