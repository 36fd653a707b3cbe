#include "model/engine/text_triggers.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"

#include <algorithm>
#include <array>

namespace nexus::model {

using namespace happened;

bool isGivenToBlank(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto* script = state.factsOf(card).role == CardRole::Upgrade ? scriptOfAbility(state, card, ability)
                                                                       : nullptr;
    if (!script || !script->givenToHost)
        return false;
    const auto* now = &state.card(card);
    for (const auto& [left, was] : state.leftAs)
        if (left == card)
            now = &was;
    if (now->host == noCard)
        return false;
    for (const auto& [left, was] : state.leftAs)
        if (left == now->host)
            return was.is(CardFlag::Blanked);
    return isBlank(state, now->host);
}

bool isWorkOf(const Happening& happening, std::int16_t keyword)
{
    const auto works = [&](Mechanic mechanic) { return keyword == static_cast<std::int16_t>(mechanic); };
    return happening.is<Grew>() ? works(Mechanic::GrowsWhenAttacked)
                                : happening.is<Saved>() && works(Mechanic::SuppressedInstead);
}

const GameState& Past::with(std::initializer_list<CardId> cards)
{
    static thread_local GameState before; // its room is used again
    static thread_local std::uint64_t copies = 0;
    const auto isAsked = [&](CardId card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); };
    if (std::ranges::none_of(m_now.leftAs, [&](const auto& left) { return isAsked(left.first); }))
        return m_now;
    if (m_copy == 0 || m_copy != copies) { // or somebody else has used the room
        before = m_now;
        m_copy = ++copies;
    } else {
        for (const auto card : m_changed) {
            before.cards[card] = m_now.cards[card];
            if (card < before.held.size())
                before.held[card] = m_now.held[card];
        }
    }
    m_changed.clear();
    for (const auto& [card, left] : m_now.leftAs)
        if (isAsked(card)) {
            m_changed.push_back(card);
            before.cards[card] = left;
            if (card < before.held.size()) // it says itself what texts gave it
                before.held[card].attack = before.held[card].defense = 0;
            auto& defense = before.cards[card].roundDefense; // and what its neighbours did
            defense = static_cast<std::int16_t>(defense - defenseStrength(before, card).neighbours);
        }
    return before;
}

namespace {

// Whether the happening, one of the kinds that the script of the card awaits, is what it waits for.
class Waiting {
public:
    Waiting(Past& past, CardId card, const Script& script, const Happening& happening)
        : m_past(past)
        , m_now(past.now())
        , m_card(card)
        , m_seat(m_now.card(card).owner)
        , m_h(happening)
        , m_script(script)
    {
    }

    bool isOver() const
    {
        const bool mine = m_h.seat == m_seat;
        switch (m_script.kind) {
        case TextKind::Consume:
            return !mine && hasBeaten(self()) && !isBare() && state().factsOf(m_h.card).role == CardRole::Unit;
        case TextKind::Martyrdom:
            if (m_script.op(rootNode) == Op::DestroyedInAttack && !m_h.as<Destroyed>().inAttack)
                return false;
            return m_h.card == self() && !isBare() &&
                   (m_script.op(rootNode) != Op::DestroyedByOpponent ||
                       (m_h.other != noCard && state().card(m_h.other).owner != m_seat));
        default: break;
        }
        const auto when = m_script.at(rootNode, 0);
        if (m_script.op(when) == Op::WhenEither)
            return isIt(m_script.op(m_script.at(when, 1)), when) || isIt(m_script.op(m_script.at(when, 2)), when);
        return isIt(m_script.op(when), when);
    }

private:
    // Who joined the attack by which the card of the happening was beaten has attacked, too (IX Horde).
    bool joinedIt(const Happening& fought) const
    {
        return fought.is<Fought>() && fought.other == m_h.card && isOfAttack(m_h) && fought.moment == m_h.moment;
    }
    bool hasBeaten(CardId card) const
    {
        return m_h.other == card || std::ranges::any_of(m_now.occurred, [&](const Happening& fought) {
            return fought.card == card && joinedIt(fought);
        });
    }
    bool isAmongBeaters(NodeId when) const
    {
        return in(when, 0, m_h.other) || std::ranges::any_of(m_now.occurred, [&](const Happening& fought) {
            return joinedIt(fought) && in(when, 0, fought.card);
        });
    }
    // "By an enemy attack", where it says so.
    bool isByEnemy(NodeId when, CardId attacker) const
    {
        return m_script.number(when) != form::WhenDestroyedByAttack::Enemy || attacker == noCard ||
               state().card(attacker).owner != m_seat;
    }

    // Whether it is what an operation waits for, whose parts are those of the node `when`.
    bool isIt(Op op, NodeId when) const;
    template <Op operation> bool waits(NodeId when) const; // handlers.def

    [[nodiscard]] bool isMine() const { return m_h.seat == m_seat; }
    [[nodiscard]] bool in(NodeId when, std::size_t part, CardId card) const
    {
        const auto group = m_script.at(when, part);
        return m_script.op(group) == Op::This ? card == m_card : card != noCard && inGroup(speaker(), group, card);
    }
    [[nodiscard]] bool movedFrom(NodeId when, std::size_t part) const // "a unit in this Quadrant moves": it stood there
    {
        const auto group = m_script.at(when, part);
        return isPlaced(group) ? stoodIn(group) : in(when, part, m_h.card);
    }
    // Of an Upgrade the card it is attached to, or was when it left.
    [[nodiscard]] CardId self() const
    {
        const auto* card = &m_now.card(m_card);
        for (const auto& [left, was] : m_now.leftAs)
            if (left == m_card)
                card = &was;
        return card->zone == Zone::Attached ? card->host : m_card;
    }
    // Keywords are lost by whoever has them: of an Upgrade's, by the card it is attached to.
    [[nodiscard]] bool isBare() const
    {
        const auto card = self();
        return nexus::model::isBare(m_past.with({card}), card);
    }
    [[nodiscard]] bool cancels() const
    {
        return std::ranges::any_of(m_script.nodes, [](const ScriptNode& node) { return node.op == Op::CancelIt; });
    }
    // Whether what the card does is still to happen.
    [[nodiscard]] bool isPending(CardId card) const
    {
        const auto& declared = m_now.declared;
        return (declared.card == card && declared.kind != EffectKind::None) ||
               std::ranges::any_of(m_now.chain, [&](const Effect& link) { return link.card == card; });
    }
    [[nodiscard]] bool isNowIn(NodeId place) const
    {
        const auto at = state().card(m_h.card).quadrant;
        return isQuadrant(at) && (placesOf(speaker(), place)[state().card(m_h.card).owner] & maskOf(at)) != 0;
    }
    // Whether the group says where its cards stand.
    [[nodiscard]] bool isPlaced(NodeId group) const
    {
        const auto nodes = std::span(m_script.nodes).subspan(group, m_script.endOf(group) - group);
        return std::ranges::any_of(nodes, [](const ScriptNode& node) { return node.op == Op::At; });
    }
    [[nodiscard]] Moved movement() const
    {
        const auto followed = m_h.as<FollowedUp>();
        return m_h.is<FollowedUp>() ? Moved{followed.from, followed.to} : m_h.as<Moved>();
    }
    // Not where it has come back to the hand.
    [[nodiscard]] bool isInPlayNow() const { return !m_h.is<Recovered>() || m_h.as<Recovered>().intoPlay; }
    [[nodiscard]] bool isOutOfDiscardPile() const { return m_h.as<RemovedFromGame>().how == Removal::FromDiscardPile; }
    // Whether who has moved was of the group before.
    [[nodiscard]] bool stoodIn(NodeId group) const
    {
        auto before = speaker().state;
        before.cards[m_h.card].quadrant = movement().from;
        return inGroup({.state = before, .script = m_script, .seat = m_seat, .source = m_card}, group, m_h.card);
    }
    [[nodiscard]] bool entered(NodeId place) const
    {
        const auto places = placesOf(speaker(), place)[m_h.seat];
        const auto op = m_script.op(place);
        const bool any = (op == Op::FrontRow || op == Op::BackRow) &&
                         m_script.number(place) == form::BackRow::OneQuadrant; // "a … Quadrant"
        return (places & maskOf(movement().to)) != 0 && (any || (places & maskOf(movement().from)) == 0);
    }
    [[nodiscard]] const GameState& state() const { return m_now; } // for what does not change when a card leaves
    [[nodiscard]] bool isToken(CardId card) const { return state().card(card).is(CardFlag::Token); }
    // Out of play, be it where it has come back to since.
    [[nodiscard]] bool hasLeft(CardId card) const
    {
        return std::ranges::any_of(
            m_now.leftAs, [&](const auto& left) { return left.first == card && isInPlay(left.second.zone); });
    }
    // Removed from the game as it is destroyed: it has left once.
    [[nodiscard]] bool wasDestroyed() const
    {
        return !m_h.is<Destroyed>() && std::ranges::any_of(state().occurred, [&](const Happening& other) {
            return other.is<Destroyed>() && other.card == m_h.card;
        });
    }
    [[nodiscard]] bool isEventCard(CardId card) const { return state().factsOf(card).role == CardRole::Event; }
    [[nodiscard]] bool byMe() const { return m_h.other != noCard && state().card(m_h.other).owner == m_seat; }
    [[nodiscard]] bool isState(NodeId keyword) const
    {
        return static_cast<int>(m_h.as<GotState>().state) == m_script.node(keyword).word;
    }
    // By an ability, by an Event or by either, as the text says.
    [[nodiscard]] bool isTargetedAs(int number) const
    {
        const bool ofEvent = m_h.as<Targeted>().ofEvent;
        if (number == form::WhenTargeted::OpponentsOnChain)
            return !ofEvent;
        if (number < form::WhenTargeted::OpponentsActive)
            return number == form::WhenTargeted::OpponentsEither ||
                   ofEvent == (number == form::WhenTargeted::OpponentsEvent ||
                                  number >= form::WhenTargeted::OpponentPlaysEvent);
        const auto& declared = m_now.declared; // else it is one that triggered
        const bool active = declared.kind == EffectKind::Ability && declared.card == m_h.other;
        return ofEvent ? number == form::WhenTargeted::OpponentsEventOrActive : active;
    }
    [[nodiscard]] bool isConsume(int number) const // or Martyrdom
    {
        const auto* ability = abilityOf(state(), m_h.card, m_h.as<OnChain>().ability);
        return ability &&
               ability->label == (number == form::WhenConsume::Martyrdom ? TextKind::Martyrdom : TextKind::Consume);
    }
    [[nodiscard]] bool isOnceAction() const
    {
        const auto* ability = abilityOf(state(), m_h.card, m_h.as<AbilityUsed>().ability);
        return ability && ability->once;
    }
    // A unit, or of an Upgrade the unit it is attached to.
    [[nodiscard]] bool consumes(NodeId group, CardId card) const
    {
        const auto& now = speaker().state.card(card);
        const auto unit = now.zone == Zone::Attached ? now.host : card;
        if (m_script.op(group) == Op::FriendlyUnits)
            return now.owner == m_seat;
        return inGroup(speaker(), group, unit);
    }
    [[nodiscard]] bool hasDrawn() const
    {
        return std::ranges::any_of(
            state().occurred, [&](const Happening& h) { return h.is<Drew>() && h.seat == m_seat; });
    }
    // Of the Events that were played in this round, of what was deployed, or of both.
    [[nodiscard]] bool isNth(CardId card, int nth, int which) const
    {
        int count = 0;
        for (const auto played : state().player(m_seat).playedThisRound)
            if ((which == form::WhenNthEvent::Card || isEventCard(played) == (which == form::WhenNthEvent::Event)) &&
                ++count == nth)
                return played == card;
        return false;
    }
    bool isEvent(NodeId noun, CardId card) const
    {
        return m_script.op(noun) == Op::AnyEvent || m_now.card(card).is(CardFlag::Recalled);
    }

    // What the card it is about was attached to when it left, and has left with it.
    CardId bearer() const
    {
        for (const auto& [card, was] : m_now.leftAs)
            if (card == m_h.card)
                return was.host;
        return noCard;
    }

    // Made when somebody is asked for: most of what happens is not what the script waits for.
    const Speaker& speaker() const
    {
        if (!m_speaker)
            m_speaker.emplace(Speaker{.state = m_past.with({m_card, m_h.card, m_h.other, bearer()}),
                .script = m_script,
                .seat = m_seat,
                .source = m_card});
        if (m_h.is<Destroyed, Suppressed>() && isOfAttack(m_h) && m_speaker->defender == noCard) {
            m_speaker->attacker = m_h.other; // "destroys the defending unit"
            m_speaker->defender = m_h.card;
        }
        return *m_speaker;
    }

    Past& m_past;
    const GameState& m_now;
    CardId m_card;
    SeatIndex m_seat;
    const Happening& m_h; // what has happened
    const Script& m_script;
    mutable std::optional<Speaker> m_speaker;
};

#define TRIGGER(operation) template <> bool Waiting::waits<Op::operation>(NodeId when) const;
#include "model/engine/handlers.def"

bool Waiting::isIt(Op op, NodeId when) const
{
    static constexpr auto waiting = [] {
        std::array<bool (Waiting::*)(NodeId) const, opCount> all{};
#define TRIGGER(operation) all[static_cast<std::size_t>(Op::operation)] = &Waiting::waits<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    if (((m_script.isOfAfter() ? awaitedAfter(op) : awaitedBy(op)) & bit(m_h.kind)) == 0)
        return false;
    if (m_h.is<Fought>() && m_h.as<Fought>().attack == unsaid &&
        (op == Op::WhenAttacked || op == Op::WhenOpponentAttacks))
        return false; // one attack
    const auto waits = waiting[static_cast<std::size_t>(op)];
    return waits && (this->*waits)(when);
}

template <> bool Waiting::waits<Op::WhenYouGain>(NodeId) const { return isMine(); }

template <> bool Waiting::waits<Op::WhenYouComplete>(NodeId when) const { return waits<Op::WhenYouGain>(when); }

template <> bool Waiting::waits<Op::WhenSparesDefender>(NodeId when) const
{
    return (m_h.is<Withstood>() || isOfAttack(m_h)) && in(when, 0, m_h.other) &&
           (m_script.op(m_script.at(when, 1)) == Op::Defender || in(when, 1, m_h.card));
}

template <> bool Waiting::waits<Op::WhenCounterPut>(NodeId when) const
{
    const auto wanted = bonusOf(m_script, m_script.at(when, 0));
    const auto put = m_h.as<GotCounters>();
    const bool fits = m_h.is<Grew>() ||
                      ((wanted.attack == 0 || put.attack > 0) && (wanted.defense == 0 || put.defense > 0));
    return fits && (m_script.number(when) == form::WhenCounterPut::Put || (m_h.is<Grew>() ? isMine() : byMe())) &&
           in(when, 1, m_h.card);
}

template <> bool Waiting::waits<Op::RoundStart>(NodeId when) const
{
    const bool later = m_script.number(when) == form::RoundStart::Activations && state().facts->someAwaitSequence;
    return m_h.seat == noSeat && state().next == (later ? Next::Sequence : Next::FirstTurn);
}

template <> bool Waiting::waits<Op::OpponentsRound>(NodeId) const { return m_h.seat != noSeat && !isMine(); }

template <> bool Waiting::waits<Op::RoundDraw>(NodeId) const
{
    return isMine() && state().next == Next::RoundTriggers && hasDrawn();
}

template <> bool Waiting::waits<Op::RoundEnd>(NodeId) const { return state().next == Next::RoundEnd; }

template <> bool Waiting::waits<Op::WhenEnters>(NodeId when) const { return isInPlayNow() && in(when, 0, m_h.card); }

template <> bool Waiting::waits<Op::WhenYouDeploy>(NodeId when) const
{
    return isMine() && !isToken(m_h.card) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenYouDeployInto>(NodeId when) const
{
    return (isMine() || m_script.number(when) == form::WhenYouDeployInto::Anyone) && !isToken(m_h.card) &&
           in(when, 0, m_h.card) && isNowIn(m_script.at(when, 1));
}

template <> bool Waiting::waits<Op::WhenEntersPlace>(NodeId when) const
{
    if (m_h.is<Moved, FollowedUp>())
        return in(when, 0, m_h.card) && entered(m_script.at(when, 1));
    return isInPlayNow() && in(when, 0, m_h.card) && isNowIn(m_script.at(when, 1));
}

template <> bool Waiting::waits<Op::WhenYouSacrifice>(NodeId when) const
{
    return (m_script.number(when) == form::WhenYouSacrifice::Anyone ||
               isMine() == (m_script.number(when) == form::WhenYouSacrifice::You)) &&
           m_h.as<Destroyed>().sacrificed && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenYouDeployOn>(NodeId when) const
{
    const int number = m_script.number(when);
    const bool anyhow = number == form::WhenYouDeployOn::Attached || number == form::WhenYouDeployOn::YouAttach,
               anybody = number == form::WhenYouDeployOn::Attached || number == form::WhenYouDeployOn::Deployed;
    return (isMine() || anybody) && (anyhow || m_h.is<Attached>()) && m_h.other != noCard && in(when, 0, m_h.card) &&
           in(when, 1, m_h.other);
}

template <> bool Waiting::waits<Op::WhenOpponentDeploys>(NodeId when) const
{
    return !isMine() && !isToken(m_h.card) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenAttacksWhom>(NodeId when) const
{
    return in(when, 0, m_h.card) && in(when, 1, m_h.other);
}

template <> bool Waiting::waits<Op::WhenAttackDestroys>(NodeId when) const
{
    return isOfAttack(m_h) && isAmongBeaters(when) && in(when, 1, m_h.card);
}

template <> bool Waiting::waits<Op::WhenSuppresses>(NodeId when) const { return waits<Op::WhenAttackDestroys>(when); }

template <> bool Waiting::waits<Op::WhenDestroys>(NodeId when) const
{
    return isAmongBeaters(when) && in(when, 1, m_h.card);
}

template <> bool Waiting::waits<Op::WhenLeaves>(NodeId when) const
{
    return hasLeft(m_h.card) && !wasDestroyed() && in(when, 0, m_h.card);
}

// By a move, or out of play.
template <> bool Waiting::waits<Op::WhenLeavesPlace>(NodeId when) const
{
    const auto place = m_script.at(when, 1);
    const auto isIn = [&](SeatIndex owner, Quadrant at) {
        return isQuadrant(at) && (placesOf(speaker(), place)[owner] & maskOf(at)) != 0;
    };
    if (m_h.is<Moved, FollowedUp>())
        return in(when, 0, m_h.card) && isIn(m_h.seat, movement().from) && !isIn(m_h.seat, movement().to);
    const auto left = std::ranges::find(m_now.leftAs, m_h.card, &LeftCard::first);
    return left != m_now.leftAs.end() && isIn(left->second.owner, left->second.quadrant) && waits<Op::WhenLeaves>(when);
}

template <> bool Waiting::waits<Op::WhenHealed>(NodeId when) const { return in(when, 0, m_h.card); }

template <> bool Waiting::waits<Op::WhenHurt>(NodeId when) const { return in(when, 0, m_h.card); }

template <> bool Waiting::waits<Op::WhenPasses>(NodeId when) const
{
    return m_script.number(when) == form::WhenPasses::Anyone ||
           isMine() == (m_script.number(when) == form::WhenPasses::You);
}

template <> bool Waiting::waits<Op::WhenDeployed>(NodeId when) const
{
    return !isToken(m_h.card) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenAttacks>(NodeId when) const { return in(when, 0, m_h.card); }

template <> bool Waiting::waits<Op::WhenJoins>(NodeId when) const { return waits<Op::WhenAttacks>(when); }

template <> bool Waiting::waits<Op::WhenDestroyed>(NodeId when) const { return waits<Op::WhenAttacks>(when); }

template <> bool Waiting::waits<Op::WhenSuppressed>(NodeId when) const { return waits<Op::WhenAttacks>(when); }

template <> bool Waiting::waits<Op::WhenReadied>(NodeId when) const { return waits<Op::WhenAttacks>(when); }

template <> bool Waiting::waits<Op::WhenExhausted>(NodeId when) const
{
    if (m_h.as<Tired>().entering || !in(when, 0, m_h.card))
        return false;
    return m_script.number(when) == form::WhenExhausted::Anyhow ||
           (m_h.other != noCard && byMe() == (m_script.number(when) == form::WhenExhausted::ByYou));
}

template <> bool Waiting::waits<Op::WhenEvolves>(NodeId when) const
{
    return m_script.number(when) == form::WhenEvolves::YouUse
               ? isMine()
               : (m_script.number(when) == form::WhenEvolves::Evolves || isMine()) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenWorks>(NodeId when) const
{
    return isWorkOf(m_h, m_script.node(m_script.at(when, 1)).word) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenSurvives>(NodeId when) const
{
    return hasSurvivedAttack(m_h) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenTargeted>(NodeId when) const
{
    if (m_h.as<Targeted>().onlySpokenOf && m_script.number(when) != form::WhenTargeted::OpponentsOnChain)
        return false;
    return (m_script.number(when) == form::WhenTargeted::AnyEvent ||
               isMine() == (m_script.number(when) == form::WhenTargeted::YourEvent)) &&
           isTargetedAs(m_script.number(when)) && in(when, 0, m_h.card) && (!cancels() || isPending(m_h.other));
}

template <> bool Waiting::waits<Op::WhenYouMove>(NodeId when) const
{
    if (m_script.number(when) == form::WhenYouMove::OpponentsAction) // by the action
        return !isMine() && m_h.is<Moved>() && m_h.other == noCard && movedFrom(when, 0);
    return (m_h.other == noCard ? isMine() : byMe()) == (m_script.number(when) == form::WhenYouMove::You) &&
           movedFrom(when, 0);
}

template <> bool Waiting::waits<Op::WhenDestroyedIn>(NodeId when) const
{
    const auto at = speaker().state.card(m_h.card).quadrant; // where it stood
    return in(when, 0, m_h.card) && isQuadrant(at) &&
           (placesOf(speaker(), m_script.at(when, 1))[m_h.seat] & maskOf(at)) != 0;
}

template <> bool Waiting::waits<Op::WhenDestroyedByAttack>(NodeId when) const
{
    return m_h.as<Destroyed>().inAttack && in(when, 0, m_h.card) && isByEnemy(when, m_h.other);
}

template <> bool Waiting::waits<Op::WhenYouPlay>(NodeId when) const
{
    return isMine() && isEvent(m_script.at(when, 0), m_h.card);
}

template <> bool Waiting::waits<Op::WhenOpponentPlays>(NodeId when) const
{
    return !isMine() && isEvent(m_script.at(when, 0), m_h.card);
}

template <> bool Waiting::waits<Op::WhenAnyonePlays>(NodeId when) const
{
    return isEvent(m_script.at(when, 0), m_h.card);
}

template <> bool Waiting::waits<Op::WhenPlaysCard>(NodeId when) const // whatever is not put into play, but played
{
    const bool byThem = m_script.number(when) == form::WhenPlaysCard::Anyone ||
                        isMine() == (m_script.number(when) == form::WhenPlaysCard::You);
    return byThem && !isToken(m_h.card) && isCalled(speaker(), m_script.at(m_script.at(when, 0), 1), m_h.card);
}

template <> bool Waiting::waits<Op::WhenMoves>(NodeId when) const
{
    if (m_script.number(when) == form::WhenMoves::ByAction) // by the action, not by a text
        return m_h.is<Moved>() && m_h.other == noCard && movedFrom(when, 0);
    const auto [from, to] = movement();
    return (m_script.number(when) == form::WhenMoves::Moves ||
               (m_script.number(when) == form::WhenMoves::Forward ? rowWord(to) < rowWord(from)
                                                                  : rowWord(to) > rowWord(from))) &&
           movedFrom(when, 0);
}

template <> bool Waiting::waits<Op::WhenNthEvent>(NodeId when) const
{
    return isMine() && isNth(m_h.card, m_script.number(m_script.at(when, 0)), m_script.number(when));
}

template <> bool Waiting::waits<Op::WhenYouApply>(NodeId when) const
{
    return isState(m_script.at(when, 0)) && byMe() && in(when, 1, m_h.card);
}

template <> bool Waiting::waits<Op::WhenGains>(NodeId when) const
{
    return isState(m_script.at(when, 1)) && !m_h.as<GotState>().had && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenConsume>(NodeId when) const
{
    return isConsume(m_script.number(when)) && consumes(m_script.at(when, 0), m_h.card);
}

template <> bool Waiting::waits<Op::WhenYouRemove>(NodeId when) const { return byMe() && in(when, 0, m_h.card); }

template <> bool Waiting::waits<Op::WhenYouRemoveCard>(NodeId when) const
{
    if (m_script.number(when) == form::WhenYouRemoveCard::OfKindYours)
        return byMe() && isMine() && isOutOfDiscardPile() && isCalled(speaker(), m_script.at(when, 0), m_h.card);
    if (m_script.number(when) == form::WhenYouRemoveCard::AnyByYou)
        return byMe() && isOutOfDiscardPile();
    return (byMe() || m_script.number(when) == form::WhenYouRemoveCard::OfOpponent) && !isMine() &&
           isOutOfDiscardPile();
}

template <> bool Waiting::waits<Op::WhenRemoved>(NodeId when) const { return in(when, 0, m_h.card); }

template <> bool Waiting::waits<Op::WhenToHand>(NodeId when) const
{
    const auto form = m_script.number(when);
    return (form == form::WhenToHand::ByYou ? byMe() : form == form::WhenToHand::Owners || isMine()) &&
           in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenCardRemoved>(NodeId when) const
{
    if (m_script.number(when) == form::WhenCardRemoved::OfKindYouOwn)
        return isMine() && !isToken(m_h.card) && isCalled(speaker(), m_script.at(when, 0), m_h.card);
    if (m_script.number(when) == form::WhenCardRemoved::Any)
        return !isToken(m_h.card);
    return isMine() == (m_script.number(when) == form::WhenCardRemoved::Yours) && !isToken(m_h.card);
}

template <> bool Waiting::waits<Op::WhenOpponentDiscards>(NodeId when) const
{
    return isDiscardSaid(m_h, m_script.number(when) >= form::WhenOpponentDiscards::FromYourHand) &&
           isMine() == (m_script.number(when) >= form::WhenOpponentDiscards::Yours) &&
           (m_script.number(when) != form::WhenOpponentDiscards::BecauseOfYou || byMe()) &&
           (m_script.at(when, 0) == 0 || isCalled(speaker(), m_script.at(when, 0), m_h.card));
}

template <> bool Waiting::waits<Op::WhenYouCreate>(NodeId when) const
{
    return isMine() && state().card(m_h.card).is(CardFlag::Token) && in(when, 0, m_h.card);
}

template <> bool Waiting::waits<Op::WhenAttacked>(NodeId when) const
{
    return in(when, 0, m_h.other) && isByEnemy(when, m_h.card);
}

template <> bool Waiting::waits<Op::WhenOpponentAttacks>(NodeId when) const
{
    return !isMine() && (m_script.number(when) == form::WhenOpponentAttacks::Declares || in(when, 0, m_h.other));
}

template <> bool Waiting::waits<Op::WhenYouDraw>(NodeId when) const
{
    return isMine() && isCalled(speaker(), m_script.at(when, 1), m_h.card);
}

template <> bool Waiting::waits<Op::WhenOpponentDraws>(NodeId when) const
{
    return isMine() == (m_script.number(when) == form::WhenOpponentDraws::YouOutsideStart) &&
           (m_script.number(when) == form::WhenOpponentDraws::Opponent || state().next != Next::RoundTriggers);
}

template <> bool Waiting::waits<Op::WhenOpponentActivates>(NodeId when) const
{
    if (m_script.number(when) >= form::WhenOpponentActivates::ActiveOf)
        return isMine() == (m_script.number(when) == form::WhenOpponentActivates::YoursOf) && m_h.is<AbilityUsed>() &&
               !isOnceAction() && (in(when, 0, m_h.card) || (m_h.other != noCard && in(when, 0, m_h.other)));
    return !isMine() && (m_h.is<AbilityUsed>()
                                ? !isOnceAction()
                                : m_script.number(when) == form::WhenOpponentActivates::Any && !isEventCard(m_h.card));
}

template <> bool Waiting::waits<Op::WhenMovesInto>(NodeId when) const
{
    return (m_script.number(when) == form::WhenMovesInto::Moves ||
               (m_h.other == noCard ? isMine() : byMe()) == (m_script.number(when) == form::WhenMovesInto::YouMove)) &&
           in(when, 0, m_h.card) && entered(m_script.at(when, 1));
}

} // namespace

namespace {

// Each happening that triggers the ability now, by its place, until `work` says no.
template <class Work> void eachTrigger(Past& past, CardId card, std::uint8_t ability, Work work)
{
    const auto& state = past.now();
    const auto* script = scriptOfAbility(state, card, ability);
    if (!script)
        return;
    const auto awaited = [&](const Happening& h) { return (script->awaits & bit(h.kind)) != 0; };
    if (std::ranges::none_of(state.occurred, awaited))
        return;
    const auto isThis = [&](const UsedTrigger& used) { return used.card == card && used.ability == ability; };
    const bool once = script->isOnceARound();
    if (once && std::any_of(state.usedThisRound.begin(), state.usedThisRound.end(), isThis))
        return;
    const std::pair one{card, ability}; // given twice it happens twice
    const auto times = ability < maxPrintedAbilities
                           ? 1
                           : std::max(std::ranges::count(state.given, one), std::ranges::count(state.leftGiven, one));
    for (std::size_t i = 0; i < state.occurred.size(); ++i) {
        const auto used = std::count_if(state.used.begin(), state.used.end(),
            [&](const UsedTrigger& other) { return isThis(other) && other.occurred == i; });
        const auto& happening = state.occurred[i];
        if (used < times && awaited(happening) && wasInPlay(state, card, happening) &&
            Waiting(past, card, *script, happening).isOver() && !work(i))
            return;
    }
}

} // namespace

std::optional<std::size_t> triggerOf(Past& past, CardId card, std::uint8_t ability, CardId by)
{
    std::optional<std::size_t> found;
    eachTrigger(past, card, ability, [&](std::size_t i) {
        if (by == noCard || past.now().occurred[i].card == by)
            found = i;
        return !found;
    });
    return found;
}

std::vector<CardId> triggeredBy(Past& past, CardId card, std::uint8_t ability)
{
    const auto& state = past.now();
    std::vector<CardId> cards;
    const auto* script = scriptOfAbility(state, card, ability);
    const bool one = script && (script->isOnceARound() || state.factsOf(card).role == CardRole::Event);
    const bool first = script && script->isOfFirstTime(); // of what comes about together only
    const Happening* begun = nullptr;
    if (one)
        eachTrigger(past, card, ability, [&](std::size_t i) {
            const auto& happening = state.occurred[i];
            begun = begun ? begun : &happening;
            if (first && (happening.kind != begun->kind || happening.other != begun->other))
                return false;
            if (happening.card != noCard && std::ranges::find(cards, happening.card) == cards.end())
                cards.push_back(happening.card);
            return true;
        });
    return cards.size() > 1 ? cards : std::vector<CardId>();
}

CardId subjectOf(const Script& script, const Happening& cause)
{
    const auto when = script.at(rootNode, 0);
    if (script.op(when) == Op::WhenAttacked || script.op(when) == Op::WhenOpponentAttacks)
        return cause.other;
    if (cause.is<AbilityUsed>() && cause.other != noCard) // who bears the Upgrade
        return cause.other;
    if (script.op(when) == Op::WhenEither && cause.is<AttackDeclared>() &&
        script.op(script.at(when, 1)) != Op::WhenAttacks && script.op(script.at(when, 2)) != Op::WhenAttacks)
        return cause.other;
    return cause.card;
}

CardId letsPlayFromDiscard(const GameState& state, SeatIndex seat)
{
    for (const auto id : state.facts->recalling) {
        const auto& card = state.card(id);
        const auto isUsed = [&](const UsedTrigger& used) {
            return used.card == id && used.ability == playedFromDiscard;
        };
        if (card.owner == seat && isAtWork(card.zone) && !isBlank(state, id) &&
            std::ranges::none_of(state.usedThisRound, isUsed))
            return id;
    }
    return noCard;
}

// "They discard that card": of what was done before.
static bool goesOnAboutIt(const Script& script, NodeId part)
{
    for (auto node = part; node < script.endOf(part); ++node)
        if (const auto op = script.op(node); op == Op::It || op == Op::ThatPlayer || op == Op::ThatMany ||
                                             op == Op::DiscardIt || op == Op::PlayerDiscardsIt || op == Op::IfIsCard)
            return true;
    return false;
}

// Whether something of it happens where nothing was done before: it is more than "if you do" and "you may".
static bool happensAnyway(const Script& script, NodeId rest)
{
    while (rest != 0) {
        const bool more = script.op(rest) == Op::Then;
        const auto one = more ? script.at(rest, 0) : rest;
        const auto op = script.op(one);
        if (op == Op::IfDo ? script.number(one) != form::IfDo::Did
                           : op != Op::May && op != Op::MayPay && !goesOnAboutIt(script, one))
            return true;
        rest = more ? script.at(rest, 1) : NodeId{0};
    }
    return false;
}

bool isMandatory(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto* script = scriptOfAbility(state, card, ability);
    const bool inHand = state.factsOf(card).role == CardRole::Event;
    if (!script || inHand)
        return false;
    const auto steps = stepsOf(*script);
    const auto first = script->op(steps) == Op::Then ? script->at(steps, 0) : steps;
    const auto rest = script->op(steps) == Op::Then ? script->at(steps, 1) : NodeId{0};
    const auto next = script->op(rest) == Op::Then ? script->at(rest, 0) : rest;
    if (script->op(next) == Op::IfDo && script->number(next) != form::IfDo::Did)
        return true; // "if you do not, …" comes of it
    const bool may = script->op(first) == Op::May || script->op(first) == Op::MayPay;
    return !may || happensAnyway(*script, rest);
}

} // namespace nexus::model
