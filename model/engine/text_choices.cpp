#include "model/engine/text_choices.h"

#include "model/abilities/term.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

std::vector<CardId> highest(const Speaker& speaker, NodeId node, SeatIndex seat)
{
    const auto by = speaker.script.number(node); // CP cost, Attack, Defense; odd: the lowest
    const auto cost = [&](CardId card) {
        const int value = by < 2   ? int{speaker.state.factsOf(card).cost}
                          : by < 4 ? attackOf(speaker.state, card)
                                   : defenseOf(speaker.state, card);
        return by % 2 == 0 ? value : -value;
    };
    auto cards = described(speaker, speaker.script.at(node, 0));
    std::erase_if(cards, [&](CardId card) { return speaker.state.card(card).owner != seat; });
    if (speaker.script.op(node) == Op::OneTheirs)
        return cards;
    const auto most = std::ranges::max_element(cards, {}, cost);
    const auto top = most == cards.end() ? 0 : cost(*most);
    std::erase_if(cards, [&](CardId card) { return cost(card) < top; });
    return cards;
}

namespace {

// An Event that its player may play now, were it for nothing.
bool isPlayable(const Speaker& speaker, CardId card)
{
    const auto& state = speaker.state;
    const auto* script = scriptOfEffect(state, EffectKind::Event, card);
    return state.factsOf(card).role == CardRole::Event && !state.player(speaker.seat).noMoreEvents &&
           (!script || missingFor(state, *script, speaker.seat, card) == Missing::Nothing);
}

} // namespace

namespace {

// Prices of cards that go, or are exhausted: a card pays one of them.
bool takesCards(Op cost)
{
    return cost == Op::CostSacrifice || cost == Op::CostExhaust || cost == Op::CostPutAway || cost == Op::CostToHand ||
           cost == Op::CostDiscard || cost == Op::CostRemoveCards || cost == Op::CostToDeck;
}

// The price that a group of cards pays, and the other parts of it.
struct PricesBeside {
    NodeId own = 0;
    std::vector<NodeId> others;
};
PricesBeside pricesBeside(const Script& script, NodeId group)
{
    for (NodeId node = rootNode; node < script.nodes.size(); ++node) {
        if (script.op(node) != Op::Costs)
            continue;
        PricesBeside beside;
        for (std::size_t i = 0; i < script.node(node).count; ++i)
            if (const auto cost = script.at(node, i); !takesCards(script.op(cost)))
                continue;
            else if (payment(script, cost) == group)
                beside.own = cost;
            else
                beside.others.push_back(cost);
        if (beside.own != 0)
            return beside;
    }
    return {};
}

PricesBeside pricesBeside(const Speaker& speaker, NodeId group)
{
    return speaker.state.facts->readings >= Readings::Ninth ? pricesBeside(speaker.script, group) : PricesBeside();
}

// Whether the card pays one of the others; what is itself exhausted may still go for another.
bool isGivenFor(const Speaker& speaker, const PricesBeside& beside, CardId card)
{
    const auto& script = speaker.script;
    return std::ranges::any_of(beside.others, [&](NodeId cost) {
        const auto group = payment(script, cost);
        if (script.op(group) == Op::This && script.op(cost) == Op::CostExhaust)
            return script.op(beside.own) == Op::CostExhaust && card == speaker.self();
        if (script.op(group) == Op::This)
            return card == speaker.source;
        return std::ranges::any_of(
            speaker.named, [&](const Named& named) { return named.node == group && named.target.card == card; });
    });
}

} // namespace

std::vector<CardId> cardsToPick(const Speaker& speaker, const Choice& choice)
{
    if (speaker.script.op(choice.node) == Op::Highest || speaker.script.op(choice.node) == Op::OneTheirs)
        return highest(speaker, choice.node, choice.whose);
    if (speaker.script.op(choice.node) == Op::KeepsOf) {
        auto own = described(speaker, speaker.script.at(choice.node, 2));
        std::erase_if(own, [&](CardId card) {
            return speaker.state.card(card).owner != choice.whose ||
                   std::ranges::any_of(speaker.named,
                       [&](const Named& named) { return named.node == choice.node && named.target.card == card; });
        });
        return own;
    }
    if (choice.whose == noSeat) { // of all players
        std::vector<CardId> cards;
        for (SeatIndex seat = 0; seat < speaker.state.players.size(); ++seat) {
            auto of = choice;
            of.whose = seat;
            const auto more = cardsToPick(speaker, of);
            cards.insert(cards.end(), more.begin(), more.end());
        }
        return cards;
    }
    const auto pile = speaker.state.pile(choice.whose, choice.zone);
    const auto from = choice.top == 0 || choice.top > pile.size() ? 0 : pile.size() - choice.top;
    const auto node = speaker.script.op(choice.node) == Op::Pick ? choice.node : NodeId{0};
    bool free = false;
    std::vector<CardId> bearers; // of the Upgrade that is picked
    for (NodeId other = rootNode; other < speaker.script.nodes.size(); ++other) {
        const auto op = speaker.script.op(other);
        if ((op != Op::PlayFree && op != Op::AttachFromPile) || speaker.script.node(other).count == 0 ||
            speaker.script.at(other, 0) != choice.node)
            continue;
        free = free || op == Op::PlayFree;
        if (op != Op::AttachFromPile || speaker.state.facts->readings < Readings::Eighth)
            continue;
        if (const auto bearer = firstOfGroup(speaker, speaker.script.at(other, 1)); bearer != noCard)
            bearers = {bearer};
        else
            bearers = cardsToChoose(speaker, speaker.script.at(other, 1));
    }
    const auto beside = node != 0 ? pricesBeside(speaker, node) : PricesBeside();
    const auto isBorne = [&](CardId card) {
        return bearers.empty() ||
               std::ranges::any_of(bearers, [&](CardId bearer) { return mayBear(speaker.state, bearer, card); });
    };
    std::vector<CardId> cards;
    for (auto i = pile.size(); i-- > from;) { // the top first
        const bool taken = std::any_of(speaker.named.begin(), speaker.named.end(),
            [&](const Named& named) { return named.node == choice.node && named.target.card == pile[i]; });
        if (!taken && !isGivenFor(speaker, beside, pile[i]) && (node == 0 || isPickable(speaker, node, pile[i])) &&
            (!free || isPlayable(speaker, pile[i])) && isBorne(pile[i]))
            cards.push_back(pile[i]);
    }
    return cards;
}

CardId workerOf(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto& of = state.card(card);
    if (of.zone != Zone::Attached || state.card(of.host).owner != of.owner)
        return card;
    const auto* own = state.facts->readings >= Readings::Ninth ? scriptOfAbility(state, card, ability) : nullptr;
    const auto* used = abilityOf(state, card, ability);
    return own && !own->givenToHost && used && !used->exhausts ? card : of.host;
}

static const Script* givenScript(const GameState& state, std::uint8_t ability)
{
    const auto at = static_cast<std::size_t>(ability) - maxPrintedAbilities;
    return at < state.facts->given.size() ? &state.facts->given[at].text.script : nullptr;
}

const Script* scriptOfAbility(const GameState& state, CardId card, std::uint8_t ability)
{
    if (ability >= maxPrintedAbilities)
        return givenScript(state, ability);
    const auto* scripts = state.scriptsOf(card);
    const auto index = scripts ? scripts->ofAbility[ability] : noScript;
    return index == noScript ? nullptr : &scripts->scripts[static_cast<std::size_t>(index)];
}

const Script* scriptOfEffect(const GameState& state, EffectKind kind, CardId card, std::uint8_t ability)
{
    const auto* scripts = card == noCard ? nullptr : state.scriptsOf(card);
    if (!scripts)
        return nullptr;
    const bool event = kind == EffectKind::Event || kind == EffectKind::Copy;
    if (!event && kind != EffectKind::Mission && ability >= maxPrintedAbilities)
        return givenScript(state, ability);
    const auto index = event                                 ? scripts->ofEvent
                       : kind == EffectKind::Mission         ? scripts->ofMission
                       : ability < scripts->ofAbility.size() ? scripts->ofAbility[ability]
                                                             : noScript;
    return index == noScript ? nullptr : &scripts->scripts[static_cast<std::size_t>(index)];
}

bool mayBear(const GameState& state, CardId host, CardId upgrade)
{
    const auto zone = state.card(host).zone;
    bool others = state.card(host).owner == state.card(upgrade).owner; // or may be borne by others' cards
    if (const auto* own = state.scriptsOf(upgrade); own && own->holds) // "attach only to a Leader"
        for (const auto& script : own->scripts)
            for (NodeId node = rootNode; node < script.nodes.size(); ++node)
                if (script.op(node) == Op::AttachOnly) {
                    const bool fits = inGroup(
                        {.state = state, .script = script, .seat = state.card(upgrade).owner, .source = upgrade},
                        script.at(node, 0), host);
                    if (!fits && script.number(node) == 0)
                        return false;
                    others = others || (fits && isForOthers(script));
                }
    if (!others)
        return false;
    const auto* scripts = state.facts->readings >= Readings::Third ? state.scriptsOf(upgrade) : nullptr;
    return (zone == Zone::Field && (!scripts || scripts->onUnits)) ||
           (zone == Zone::Loadout && (!scripts || scripts->onAssets));
}

bool isGivenToBlank(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto* script = state.factsOf(card).role == CardRole::Upgrade ? scriptOfAbility(state, card, ability)
                                                                       : nullptr;
    if (!script || !script->givenToHost || state.facts->readings < Readings::Third)
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
    return happening.kind == HappeningKind::Grew
               ? works(Mechanic::GrowsWhenAttacked)
               : happening.kind == HappeningKind::Saved && works(Mechanic::SuppressedInstead);
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
            if (m_now.facts->readings < Readings::Sixth)
                continue;
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
        , m_happening(happening)
        , m_script(script)
    {
    }

    bool isOver() const
    {
        const auto& h = m_happening;
        const bool mine = h.seat == m_seat;
        switch (m_script.kind) {
        case TextKind::Consume:
            return !mine && h.other == self() && !isBare() &&
                   (state().factsOf(h.card).role == CardRole::Unit || state().facts->readings < Readings::Fifth);
        case TextKind::Martyrdom:
            if (m_script.op(rootNode) == Op::DestroyedInAttack && h.a != 1)
                return false;
            return h.card == self() && !isBare() &&
                   (m_script.op(rootNode) != Op::DestroyedByOpponent ||
                       (h.other != noCard && state().card(h.other).owner != m_seat));
        default: break;
        }
        const auto when = m_script.at(rootNode, 0);
        if (m_script.op(when) == Op::WhenEither)
            return isIt(m_script.op(m_script.at(when, 1)), when) || isIt(m_script.op(m_script.at(when, 2)), when);
        return isIt(m_script.op(when), when);
    }

private:
    // "By an enemy attack", where it says so.
    bool isByEnemy(NodeId when, CardId attacker) const
    {
        return m_script.number(when) != 1 || state().facts->readings < Readings::Ninth || attacker == noCard ||
               state().card(attacker).owner != m_seat;
    }

    // Whether it is what an operation waits for, whose parts are those of the node `when`.
    bool isIt(Op op, NodeId when) const
    {
        using HK = HappeningKind;
        const auto& h = m_happening;
        const bool mine = h.seat == m_seat;
        const auto in = [&](std::size_t part, CardId card) {
            const auto group = m_script.at(when, part);
            return m_script.op(group) == Op::This ? card == m_card : card != noCard && inGroup(speaker(), group, card);
        };
        const auto movedFrom = [&](std::size_t part) { // "a unit in this Quadrant moves": it stood there
            const auto group = m_script.at(when, part);
            return isPlaced(group) ? stoodIn(group) : in(part, h.card);
        };
        if (h.kind == HK::Spared && state().facts->readings < Readings::Fifth)
            return false;
        if (((m_script.isOfAfter() ? awaitedAfter(op) : awaitedBy(op)) & bit(h.kind)) == 0)
            return false;
        if (h.kind == HK::Fought && h.a < 0 && (op == Op::WhenAttacked || op == Op::WhenOpponentAttacks))
            return false; // one attack
        switch (op) {
        case Op::WhenYouGain:
        case Op::WhenYouComplete: return mine;
        case Op::WhenSparesDefender:
            return (h.kind == HK::Withstood || h.a == 1) && in(0, h.other) &&
                   (m_script.op(m_script.at(when, 1)) == Op::Defender || in(1, h.card));
        case Op::WhenCounterPut: {
            const auto wanted = bonusOf(m_script, m_script.at(when, 0));
            const bool fits = h.kind == HK::Grew ||
                              ((wanted.attack == 0 || h.a > 0) && (wanted.defense == 0 || h.b > 0));
            return fits && (m_script.number(when) == 0 || (h.kind == HK::Grew ? mine : byMe(h))) && in(1, h.card);
        }
        case Op::RoundStart: {
            const bool later = m_script.number(when) == 1 && state().facts->someAwaitSequence;
            return h.seat == noSeat && state().next == (later ? Next::Sequence : Next::FirstTurn);
        }
        case Op::OpponentsRound: return h.seat != noSeat && !mine;
        case Op::RoundDraw: return mine && state().next == Next::RoundTriggers && hasDrawn();
        case Op::RoundEnd: return state().next == Next::RoundEnd;
        case Op::WhenEnters: return (h.kind == HK::Deployed || h.a == 1) && in(0, h.card);
        case Op::WhenYouDeploy: return mine && !isToken(h.card) && in(0, h.card);
        case Op::WhenYouDeployInto:
            return (mine || m_script.number(when) == 1) && !isToken(h.card) && in(0, h.card) &&
                   isNowIn(m_script.at(when, 1), h);
        case Op::WhenEntersPlace:
            if (h.kind == HK::Moved || h.kind == HK::FollowedUp)
                return in(0, h.card) && entered(m_script.at(when, 1), h);
            return (h.kind == HK::Deployed || h.a == 1) && in(0, h.card) && isNowIn(m_script.at(when, 1), h);
        case Op::WhenYouSacrifice: return (mine || m_script.number(when) == 1) && h.b == 1 && in(0, h.card);
        case Op::WhenYouDeployOn: return mine && in(0, h.card) && in(1, h.other);
        case Op::WhenOpponentDeploys: return !mine && !isToken(h.card) && in(0, h.card);
        case Op::WhenAttacksWhom: return in(0, h.card) && in(1, h.other);
        case Op::WhenAttackDestroys: return h.a == 1 && in(0, h.other) && in(1, h.card);
        case Op::WhenDestroys: return in(0, h.other) && in(1, h.card);
        case Op::WhenSuppresses: return h.a == 1 && in(0, h.other) && in(1, h.card);
        case Op::WhenLeaves: return hasLeft(h.card) && !wasDestroyed(h) && in(0, h.card);
        case Op::WhenHurt: return (m_script.number(when) == 0 || byMe(h)) && in(0, h.card);
        case Op::WhenPasses: return mine == (m_script.number(when) == 1);
        case Op::WhenDeployed: return !isToken(h.card) && in(0, h.card);
        case Op::WhenAttacks:
        case Op::WhenDestroyed:
        case Op::WhenSuppressed:
        case Op::WhenExhausted:
        case Op::WhenReadied: return in(0, h.card);
        case Op::WhenEvolves:
            return m_script.number(when) == 2 ? mine : (m_script.number(when) == 0 || mine) && in(0, h.card);
        case Op::WhenWorks: return isWorkOf(h, m_script.node(m_script.at(when, 1)).word) && in(0, h.card);
        case Op::WhenSurvives: return (h.kind == HK::Withstood ? h.b == 0 : h.a == 1) && in(0, h.card);
        case Op::WhenTargeted:
            return (m_script.number(when) == 4 || mine == (m_script.number(when) == 5)) &&
                   isTargetedAs(h, m_script.number(when)) && in(0, h.card) && (!cancels() || isPending(h.other));
        case Op::WhenYouMove:
            if (m_script.number(when) == 2) // by the action
                return !mine && h.kind == HK::Moved && h.other == noCard && movedFrom(0);
            return (h.other == noCard ? mine : byMe(h)) == (m_script.number(when) == 0) && movedFrom(0);
        case Op::WhenDestroyedIn: {
            const auto at = speaker().state.card(h.card).quadrant; // where it stood
            return in(0, h.card) && isQuadrant(at) &&
                   (placesOf(speaker(), m_script.at(when, 1))[h.seat] & maskOf(at)) != 0;
        }
        case Op::WhenDestroyedByAttack: return h.a == 1 && in(0, h.card) && isByEnemy(when, h.other);
        case Op::WhenYouPlay: return mine && isEvent(m_script.at(when, 0), h.card);
        case Op::WhenOpponentPlays: return !mine && isEvent(m_script.at(when, 0), h.card);
        case Op::WhenMoves:
            if (m_script.number(when) == 2) // by the action, not by a text
                return h.kind == HappeningKind::Moved && h.other == noCard && movedFrom(0);
            return (m_script.number(when) == 0 ||
                       (m_script.number(when) == 1 ? h.a >= 3 && h.b < 3 : h.a < 3 && h.b >= 3)) &&
                   movedFrom(0);
        case Op::WhenNthEvent:
            return mine && isNth(h.card, m_script.number(m_script.at(when, 0)), m_script.number(when) == 0);
        case Op::WhenYouApply: return isState(h, m_script.at(when, 0)) && byMe(h) && in(1, h.card);
        case Op::WhenGains: return isState(h, m_script.at(when, 1)) && h.b == 0 && in(0, h.card);
        case Op::WhenConsume: return isConsume(h, m_script.number(when)) && consumes(m_script.at(when, 0), h.card);
        case Op::WhenYouRemove: return byMe(h) && in(0, h.card);
        case Op::WhenYouRemoveCard:
            if (m_script.number(when) == 2)
                return byMe(h) && mine && h.a == 2 && isCalled(speaker(), m_script.at(when, 0), h.card);
            if (m_script.number(when) == 3)
                return byMe(h) && h.a == 2;
            return (byMe(h) || m_script.number(when) == 1) && !mine && h.a == 2;
        case Op::WhenRemoved: return in(0, h.card);
        case Op::WhenToHand: return (m_script.number(when) == 0 || mine) && in(0, h.card);
        case Op::WhenCardRemoved:
            if (m_script.number(when) == 3)
                return mine && !isToken(h.card) && isCalled(speaker(), m_script.at(when, 0), h.card);
            if (m_script.number(when) == 0)
                return !isToken(h.card) || state().facts->readings < Readings::Sixth;
            return (mine == (m_script.number(when) == 2) && !isToken(h.card));
        case Op::WhenOpponentDiscards:
            if (m_script.number(when) == 3)
                return mine && h.a == 1 && isCalled(speaker(), m_script.at(when, 0), h.card);
            return mine == (m_script.number(when) == 2) && h.a == 1 && (m_script.number(when) != 1 || byMe(h));
        case Op::WhenYouCreate: return mine && state().card(h.card).is(CardFlag::Token) && in(0, h.card);
        case Op::WhenAttacked: return in(0, h.other) && isByEnemy(when, h.card);
        case Op::WhenOpponentAttacks: return !mine && (m_script.number(when) == 1 || in(0, h.other));
        case Op::WhenYouDraw: return mine && isCalled(speaker(), m_script.at(when, 1), h.card);
        case Op::WhenOpponentDraws:
            return mine == (m_script.number(when) == 2) &&
                   (m_script.number(when) == 1 || state().next != Next::RoundTriggers);
        case Op::WhenOpponentActivates:
            if (m_script.number(when) >= 2)
                return mine == (m_script.number(when) == 3) && h.kind == HK::AbilityUsed && !isOnceAction(h) &&
                       (in(0, h.card) || (h.other != noCard && in(0, h.other)));
            return !mine &&
                   (h.kind == HK::AbilityUsed ? !isOnceAction(h) : m_script.number(when) == 0 && !isEventCard(h.card));
        case Op::WhenMovesInto:
            return (m_script.number(when) == 0 ||
                       (h.other == noCard ? mine : byMe(h)) == (m_script.number(when) == 2)) &&
                   in(0, h.card) && entered(m_script.at(when, 1), h);
        default: return false;
        }
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
    [[nodiscard]] bool isNowIn(NodeId place, const Happening& h) const
    {
        const auto at = state().card(h.card).quadrant;
        return isQuadrant(at) && (placesOf(speaker(), place)[state().card(h.card).owner] & maskOf(at)) != 0;
    }
    // Whether the group says where its cards stand.
    [[nodiscard]] bool isPlaced(NodeId group) const
    {
        const auto nodes = std::span(m_script.nodes).subspan(group, m_script.endOf(group) - group);
        return state().facts->readings >= Readings::Ninth &&
               std::ranges::any_of(nodes, [](const ScriptNode& node) { return node.op == Op::At; });
    }
    // Whether who has moved was of the group before.
    [[nodiscard]] bool stoodIn(NodeId group) const
    {
        auto before = speaker().state;
        before.cards[m_happening.card].quadrant = quadrantAt(m_happening.a);
        return inGroup(
            {.state = before, .script = m_script, .seat = m_seat, .source = m_card}, group, m_happening.card);
    }
    [[nodiscard]] bool entered(NodeId place, const Happening& h) const
    {
        const auto places = placesOf(speaker(), place)[h.seat];
        const auto op = m_script.op(place);
        const bool any = (op == Op::FrontRow || op == Op::BackRow) && m_script.number(place) == 5; // "a … Quadrant"
        return (places & maskOf(quadrantAt(h.b))) != 0 && (any || (places & maskOf(quadrantAt(h.a))) == 0);
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
    [[nodiscard]] bool wasDestroyed(const Happening& h) const
    {
        return h.kind != HappeningKind::Destroyed && std::ranges::any_of(state().occurred, [&](const Happening& other) {
            return other.kind == HappeningKind::Destroyed && other.card == h.card;
        });
    }
    [[nodiscard]] bool isEventCard(CardId card) const { return state().factsOf(card).role == CardRole::Event; }
    [[nodiscard]] bool byMe(const Happening& h) const
    {
        return h.other != noCard && state().card(h.other).owner == m_seat;
    }
    [[nodiscard]] bool isState(const Happening& h, NodeId keyword) const { return h.a == m_script.node(keyword).word; }
    // By an ability, by an Event or by either, as the text says.
    [[nodiscard]] bool isTargetedAs(const Happening& h, int number) const
    {
        if (number < 6)
            return number == 2 || (h.a == 1) == (number == 1 || number >= 3);
        const auto& declared = m_now.declared; // else it is one that triggered
        const bool active = declared.kind == EffectKind::Ability && declared.card == h.other;
        return h.a == 1 ? number == 7 : active || m_now.facts->readings < Readings::Ninth;
    }
    [[nodiscard]] bool isConsume(const Happening& h, int number) const // or Martyrdom
    {
        const auto* ability = abilityOf(state(), h.card, static_cast<std::size_t>(h.b));
        return ability && ability->label == (number == 1 ? TextKind::Martyrdom : TextKind::Consume);
    }
    [[nodiscard]] bool isOnceAction(const Happening& h) const
    {
        const auto* ability = abilityOf(state(), h.card, static_cast<std::size_t>(h.a));
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
            state().occurred, [&](const Happening& h) { return h.kind == HappeningKind::Drew && h.seat == m_seat; });
    }
    // Of the Events that were played in this round, or of what was deployed.
    [[nodiscard]] bool isNth(CardId card, int nth, bool event) const
    {
        int count = 0;
        for (const auto played : state().player(m_seat).playedThisRound)
            if (isEventCard(played) == event && (++count == nth))
                return played == card;
        return false;
    }
    bool isEvent(NodeId noun, CardId card) const
    {
        const auto cost = m_now.factsOf(card).cost;
        const auto number = m_script.number(m_script.at(noun, 0));
        switch (m_script.op(noun)) {
        case Op::AnyEvent: return true;
        case Op::EventCostAtLeast: return cost >= number;
        case Op::EventCostAtMost: return cost <= number;
        case Op::EventRecalled: return m_now.card(card).is(CardFlag::Recalled);
        default: return false;
        }
    }

    // Made when somebody is asked for: most of what happens is not what the script waits for.
    const Speaker& speaker() const
    {
        if (!m_speaker)
            m_speaker.emplace(Speaker{.state = m_past.with({m_card, m_happening.card, m_happening.other}),
                .script = m_script,
                .seat = m_seat,
                .source = m_card});
        const bool beaten = m_happening.kind == HappeningKind::Destroyed ||
                            m_happening.kind == HappeningKind::Suppressed;
        if (beaten && m_happening.a == 1 && m_speaker->defender == noCard) {
            m_speaker->attacker = m_happening.other; // "destroys the defending unit"
            m_speaker->defender = m_happening.card;
        }
        return *m_speaker;
    }

    Past& m_past;
    const GameState& m_now;
    CardId m_card;
    SeatIndex m_seat;
    const Happening& m_happening;
    const Script& m_script;
    mutable std::optional<Speaker> m_speaker;
};

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
    const auto needed = first ? Readings::Eighth : Readings::Sixth;
    const Happening* begun = nullptr;
    if (one && state.facts->readings >= needed)
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

CardId subjectOf(const Script& script, const Happening& cause, Readings readings)
{
    const auto when = script.at(rootNode, 0);
    const auto whom = script.op(script.at(when, 1));
    if (script.op(when) == Op::WhenAttacked || script.op(when) == Op::WhenOpponentAttacks)
        return cause.other;
    if (cause.kind == HappeningKind::AbilityUsed && cause.other != noCard) // who bears the Upgrade
        return cause.other;
    if (script.op(when) == Op::WhenEither && cause.kind == HappeningKind::AttackDeclared &&
        script.op(script.at(when, 1)) != Op::WhenAttacks && script.op(script.at(when, 2)) != Op::WhenAttacks)
        return cause.other;
    const bool deployed = script.op(when) == Op::WhenYouDeployOn; // "that unit" bears the Upgrade
    const bool ofUnit = std::any_of(script.nodes.begin(), script.nodes.end(),
        [](const ScriptNode& node) { return node.op == Op::It && node.number == 1; });
    const auto isToGrow = [&](const ScriptNode& node) { // what an Upgrade is not
        const auto who = node.op == Op::PutCounters ? 2U : 0U;
        const bool grows = node.op == Op::PutCounters || node.op == Op::Get || node.op == Op::GainKeywords ||
                           node.op == Op::GetAndGain || node.op == Op::MakeReady || node.op == Op::Heal;
        return grows && node.count > who && script.op(script.links[node.first + who]) == Op::It &&
               script.number(script.links[node.first + who]) == 0;
    };
    if (deployed && (ofUnit || (readings >= Readings::Sixth && std::ranges::any_of(script.nodes, isToGrow))))
        return cause.other;
    const bool ofOthers = script.op(when) == Op::WhenAttacksWhom && whom != Op::This && whom != Op::Host;
    const bool saysThat = std::any_of(script.nodes.begin(), script.nodes.end(),
        [](const ScriptNode& node) { return node.op == Op::It && node.number > 0; });
    return ofOthers && saysThat ? cause.other : cause.card;
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
        if (op == Op::IfDo ? script.number(one) != 0 : op != Op::May && op != Op::MayPay && !goesOnAboutIt(script, one))
            return true;
        rest = more ? script.at(rest, 1) : NodeId{0};
    }
    return false;
}

bool isMandatory(const GameState& state, CardId card, std::uint8_t ability)
{
    const auto* script = scriptOfAbility(state, card, ability);
    const bool inHand = state.facts->readings >= Readings::Sixth ? state.factsOf(card).role == CardRole::Event
                                                                 : state.card(card).zone == Zone::Hand;
    if (!script || inHand)
        return false;
    const auto steps = stepsOf(*script);
    const auto first = script->op(steps) == Op::Then ? script->at(steps, 0) : steps;
    const auto rest = script->op(steps) == Op::Then ? script->at(steps, 1) : NodeId{0};
    const auto next = script->op(rest) == Op::Then ? script->at(rest, 0) : rest;
    if (script->op(next) == Op::IfDo && script->number(next) != 0 && state.facts->readings >= Readings::Sixth)
        return true; // "if you do not, …" comes of it
    const bool may = script->op(first) == Op::May || script->op(first) == Op::MayPay;
    return !may || (state.facts->readings >= Readings::Ninth && happensAnyway(*script, rest));
}

namespace {

// At least one where all of them go.
int markersWanted(const Script& script, NodeId cost)
{
    return script.number(cost) == 0 ? script.number(script.at(cost, 0)) : 2 - script.number(cost); // all, any number
}

// Each card that may be chosen next for the group, until `work` says no.
template <class Work> void eachToChoose(const Speaker& speaker, NodeId node, Work work)
{
    auto choice = choiceOf(speaker, node);
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    if (script.op(node) == Op::SearchPlay) { // what an Upgrade is attached to
        CardId upgrade = noCard;
        for (const auto& named : speaker.named)
            if (named.node == script.at(node, 0) && named.target.card != noCard)
                upgrade = named.target.card;
        for (const auto zone : {Zone::Field, Zone::Loadout})
            for (const auto card : state.pile(speaker.seat, zone))
                if ((upgrade == noCard || mayBear(state, card, upgrade)) && !work(card))
                    return;
    }
    if (!choice)
        return;
    NodeId cost = 0;         // that is paid with it
    auto upgrade = noCard;   // that goes there
    bool redirected = false; // an attack is, to it
    for (NodeId other = rootNode; other < script.nodes.size(); ++other)
        if (payment(script, other) == node)
            cost = other;
        else if (script.op(other) == Op::MoveUpgrade && script.at(other, 1) == node)
            upgrade = firstOfGroup(speaker, script.at(other, 0));
        else if (script.op(other) == Op::Redirect && script.at(other, 0) == node)
            redirected = state.facts->readings >= Readings::Ninth;
    if (upgrade != noCard && state.facts->readings >= Readings::Eighth)
        choice->another = false; // than what bears it
    const auto beside = cost != 0 ? pricesBeside(speaker, node) : PricesBeside();
    const auto canGive = [&](CardId card) { // what is exhausted already pays nothing
        if (isGivenFor(speaker, beside, card))
            return false;
        if (upgrade != noCard)
            return mayBear(state, card, upgrade) && state.card(upgrade).host != card;
        if (redirected && state.declared.kind == EffectKind::Attack && isKeptFrom(state, state.declared.card, card))
            return false;
        if (script.op(cost) == Op::CostSacrifice && script.number(cost) == 0 && card < state.held.size() &&
            state.held[card].noDestruction && state.facts->readings >= Readings::Eighth)
            return false; // it cannot be destroyed
        if (script.op(cost) == Op::CostMarkers)
            return markersOn(state, card, labelOf(script, script.at(cost, 1))) >= markersWanted(script, cost);
        return script.op(cost) != Op::CostExhaust || !state.card(card).is(CardFlag::Exhausted);
    };
    for (const auto& player : state.players)
        for (const auto zone : zonesOf(script, choice->noun))
            for (const auto card : player.pile(zone)) {
                const bool taken = std::any_of(speaker.named.begin(), speaker.named.end(),
                    [&](const Named& named) { return named.node == node && named.target.card == card; });
                if (!taken && canGive(card) && mayChoose(speaker, *choice, card) && !work(card))
                    return;
            }
}

} // namespace

int countersToMove(const Speaker& speaker, NodeId node)
{
    const auto& script = speaker.script;
    if (speaker.it.size() != 1)
        return 0;
    const int there = countersOf(speaker.state.card(speaker.it.front().card), bonusOf(script, script.at(node, 1)));
    return script.number(node) == 2 ? there : std::min(there, script.number(script.at(node, 0)));
}

namespace {

// Who can be chosen for the group next depends on who has been.
bool dependOnEachOther(const Speaker& speaker, NodeId node)
{
    const auto& script = speaker.script;
    if (speaker.state.facts->readings < Readings::Seventh)
        return false;
    for (auto part = node; part < script.endOf(node); ++part)
        if (const auto op = script.op(part); op == Op::CombinedCostAtMost || op == Op::SamePlayers ||
                                             op == Op::DifferentQuadrants || op == Op::SameQuadrant)
            return true;
    return false;
}

// With this one chosen, so many more.
bool canChooseWith(const Speaker& speaker, NodeId node, CardId card, std::size_t more)
{
    std::vector<Named> named(speaker.named.begin(), speaker.named.end());
    named.push_back({.node = node, .target = {card, speaker.state.card(card).visits}});
    auto then = speaker;
    then.named = named;
    return canChoose(then, node, more);
}

} // namespace

std::vector<CardId> cardsToChoose(const Speaker& speaker, NodeId node)
{
    std::vector<CardId> cards;
    eachToChoose(speaker, node, [&](CardId card) {
        cards.push_back(card);
        return true;
    });
    if (const auto choice = choiceOf(speaker, node); choice && choice->least > 1 && dependOnEachOther(speaker, node)) {
        const auto chosen = static_cast<std::size_t>(std::ranges::count(speaker.named, node, &Named::node));
        if (chosen + 1 < choice->least)
            std::erase_if(
                cards, [&](CardId card) { return !canChooseWith(speaker, node, card, choice->least - chosen - 1); });
    }
    return cards;
}

bool canChoose(const Speaker& speaker, NodeId node, std::size_t count)
{
    if (count > 1 && dependOnEachOther(speaker, node)) {
        bool can = false;
        eachToChoose(
            speaker, node, [&](CardId card) { return !(can = canChooseWith(speaker, node, card, count - 1)); });
        return can;
    }
    if (count > 0)
        eachToChoose(speaker, node, [&](CardId) { return --count > 0; });
    return count == 0;
}

std::optional<ShareAtHand> shareAtHand(const GameState& state)
{
    const auto* script = scriptAtHand(state);
    if (!script || state.stage != Stage::Choose)
        return std::nullopt;
    for (NodeId node = rootNode; node < script->nodes.size(); ++node)
        if (script->op(node) == Op::Distribute && script->at(node, 1) == state.process.choice.node) {
            const auto done = std::ranges::count_if(state.process.named,
                [&](const Named& named) { return named.node == node && named.target.card != noCard; });
            return ShareAtHand{
                static_cast<int>(done) + 1, amountOf(speakerAtHand(state, *script), script->at(node, 0))};
        }
    return std::nullopt;
}

bool mayBeMoved(const GameState& state, CardId unit, SeatIndex by)
{
    const bool pushed = state.card(unit).owner != by;
    return !mayNotMove(state, unit) && !(pushed && has(state, unit, Mechanic::Immovable)) &&
           !(pushed && unit < state.held.size() && state.held[unit].noPush);
}

namespace {

std::size_t placedSoFar(const Speaker& speaker, NodeId node)
{
    return static_cast<std::size_t>(std::count_if(speaker.named.begin(), speaker.named.end(),
        [&](const Named& named) { return named.node == node && named.target.card == noCard; }));
}

// Of the card whose turn it is to be moved.
std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToMoveTo(const Speaker& speaker, NodeId node)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto cards = cardsToPlace(speaker, node);
    const auto moved = placedSoFar(speaker, node);
    std::vector<std::pair<SeatIndex, Quadrant>> found;
    if (moved >= cards.size() || state.card(cards[moved]).zone != Zone::Field)
        return found;
    const auto id = cards[moved];
    const auto& card = state.card(id);
    if (!mayBeMoved(state, id, speaker.seat))
        return found;
    const auto to = script.at(node, 1);
    QuadrantMask mask = cardinal(card.quadrant);
    if (const auto number = script.number(node); number == 2 || number == 3) // forward, backward
        mask = isFront(card.quadrant) == (number == 2)
                   ? QuadrantMask{0}
                   : maskOf(quadrantAt((number == 2 ? 0 : 3) + columnOf(card.quadrant)));
    else if (number == 4) // left or right
        mask = static_cast<QuadrantMask>(mask & (isFront(card.quadrant) ? 0x07 : 0x38));
    else if (script.op(to) == Op::FriendlyQuadrant && script.number(to) == 13) // in its row, its column
        mask = isFront(card.quadrant) ? QuadrantMask{0x07} : QuadrantMask{0x38};
    else if (script.op(to) == Op::FriendlyQuadrant && script.number(to) == 14)
        mask = static_cast<QuadrantMask>(0x09U << static_cast<unsigned>(columnOf(card.quadrant)));
    else if (to != 0 && script.op(to) != Op::AdjacentQuadrant)
        mask = placesOf(speaker, to)[card.owner];
    const RuleCheck rule(state);
    for (int i = 0; i < quadrantCount; ++i)
        if ((mask & maskOf(quadrantAt(i))) && quadrantAt(i) != card.quadrant &&
            !mayNotMoveTo(state, id, quadrantAt(i)) && !rule.entry(card.owner, quadrantAt(i), id, true))
            found.emplace_back(card.owner, quadrantAt(i));
    return found;
}

// Of the card whose turn it is to come into play, out of the discard pile or the deck.
std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToReturnTo(const Speaker& speaker, NodeId node)
{
    const auto& script = speaker.script;
    const auto cards = cardsToPlace(speaker, node);
    const auto placed = placedSoFar(speaker, node);
    std::vector<std::pair<SeatIndex, Quadrant>> found;
    const auto from = script.op(node) == Op::SearchPlay   ? Zone::Deck
                      : script.op(node) == Op::DeployFree ? Zone::Hand
                                                          : Zone::Discard;
    if (placed >= cards.size() || speaker.state.card(cards[placed]).zone != from)
        return found;
    const bool terrain = speaker.state.factsOf(cards[placed]).role == CardRole::Terrain;
    const auto to = script.at(node, 1);
    const QuadrantMask mask = to != 0 ? placesOf(speaker, to)[speaker.seat]
                              : terrain || speaker.state.facts->rules.deployAnywhere ? wholeSide
                                                                                     : QuadrantMask{0x38};
    const RuleCheck rule(speaker.state);
    for (int i = 0; i < quadrantCount; ++i)
        if ((mask & maskOf(quadrantAt(i))) && !(terrain ? rule.placeTerrain(speaker.seat, cards[placed], quadrantAt(i))
                                                        : rule.entry(speaker.seat, quadrantAt(i), cards[placed], true)))
            found.emplace_back(speaker.seat, quadrantAt(i));
    return found;
}

} // namespace

std::vector<CardId> cardsToPlace(const Speaker& speaker, NodeId node)
{
    std::vector<CardId> cards;
    for (const auto& named : speaker.named)
        if (named.node == node && named.target.card != noCard)
            cards.push_back(named.target.card);
    return cards;
}

// What the token that is created there takes, in quarters of a regular unit; 1 of what is no token.
static int roomOfToken(const Speaker& speaker, NodeId place)
{
    const auto& script = speaker.script;
    for (NodeId node = rootNode; node < script.nodes.size() && speaker.state.facts->readings >= Readings::Ninth; ++node)
        if (script.op(node) == Op::Create && (node == place || script.at(node, 6) == place))
            if (const auto size = sizeSaid(script, script.at(node, 5)); true)
                return size > 0 ? size : 4;
    return 1;
}

// "In different friendly Quadrants."
static bool isOneEach(int destination) { return destination == 4 || destination == 15 || destination == 16; }

std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToChoose(const Speaker& speaker, NodeId node)
{
    const auto& state = speaker.state;
    std::vector<std::pair<SeatIndex, Quadrant>> found;
    const auto add = [&](SeatIndex seat, QuadrantMask mask) {
        for (int i = 0; i < quadrantCount; ++i)
            if (mask & maskOf(quadrantAt(i)))
                found.emplace_back(seat, quadrantAt(i));
    };
    if (speaker.script.op(node) == Op::TargetQuadrant) {
        const auto number = speaker.script.number(node); // 0 any, 1 an enemy's, 2 one's own, 3 an enemy's back row
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (isLiving(state, seat) && number == 4) // a row by one of its Quadrants, a column by that of one's own
                add(seat, 0x12);
            else if (isLiving(state, seat) && number >= 10) // one of a row, of anyone's
                add(seat, number == 10 ? QuadrantMask{0x07} : QuadrantMask{0x38});
            else if (isLiving(state, seat) && number >= 8) // one of one's own rows
                add(seat, seat != speaker.seat ? QuadrantMask{0}
                          : number == 8        ? QuadrantMask{0x07}
                                               : QuadrantMask{0x38});
            else if (isLiving(state, seat) && number >= 6) // a row of an opponent's by its middle
                add(seat, seat == speaker.seat ? QuadrantMask{0}
                          : number == 6        ? QuadrantMask{0x10}
                                               : QuadrantMask{0x02});
            else if (isLiving(state, seat) && number == 5)
                add(seat, seat == speaker.seat ? QuadrantMask{0x07} : QuadrantMask{0});
            else if (isLiving(state, seat) && (number == 0 || (seat == speaker.seat) == (number == 2)))
                add(seat, number == 3 ? QuadrantMask{0x38} : wholeSide);
        return found;
    }
    if (speaker.script.op(node) == Op::Move)
        return quadrantsToMoveTo(speaker, node);
    const auto op = speaker.script.op(node);
    if (op == Op::RecoverPlay || op == Op::RecoverIt || op == Op::SearchPlay || op == Op::DeployFree)
        return quadrantsToReturnTo(speaker, node);
    auto places = placesOf(speaker, node);
    if (speaker.script.op(node) == Op::AdjacentQuadrant) // cards never leave their side
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (seat != speaker.seat)
                places[seat] = 0;
    if (speaker.script.op(node) == Op::Create) // no place said: where units are deployed
        places[speaker.seat] = state.facts->rules.deployAnywhere ? wholeSide : QuadrantMask{0x38};
    if (speaker.script.op(node) == Op::FriendlyQuadrant && isOneEach(speaker.script.number(node)))
        for (const auto& named : speaker.named)
            if (named.node == node)
                places[speaker.seat] = static_cast<QuadrantMask>(places[speaker.seat] & ~maskOf(named.quadrant));
    const int capacity = state.facts->rules.capacity * 4;
    const auto side = sideOf(state, speaker.seat);
    const auto room = static_cast<std::uint32_t>(roomOfToken(speaker, node));
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        add(seat, places[seat]);
    std::erase_if(found, [&](const auto& place) {
        return place.first == speaker.seat && capacity > 0 &&
               side.used[static_cast<std::size_t>(place.second)] + room > static_cast<std::uint32_t>(capacity);
    });
    return found;
}

Speaker speakerAtHand(const GameState& state, const Script& script)
{
    const auto& process = state.process;
    Speaker speaker{.state = state,
        .script = script,
        .seat = process.seat,
        .source = process.source,
        .it = process.it,
        .named = process.named,
        .placeSeat = process.placeSeat,
        .place = process.place,
        .player = process.player,
        .had = process.had,
        .spoke = process.spoke,
        .paid = (process.naming == Naming::Declared ? state.declared : state.effect).paid};
    const auto& cause = state.effect.cause;
    if (process.naming != Naming::Declared && cause.kind == HappeningKind::Destroyed)
        speaker.destroyer = cause.other;
    if (process.naming != Naming::Declared &&
        (cause.kind == HappeningKind::AttackDeclared || cause.kind == HappeningKind::Joined ||
            cause.kind == HappeningKind::Fought)) {
        speaker.attacker = cause.card;
        speaker.defender = cause.other;
    }
    if (process.naming != Naming::Declared &&
        (((cause.kind == HappeningKind::Destroyed || cause.kind == HappeningKind::Suppressed ||
              cause.kind == HappeningKind::Spared) &&
             cause.a == 1) ||
            (cause.kind == HappeningKind::Withstood && state.facts->readings >= Readings::Fifth))) {
        speaker.attacker = cause.other;
        speaker.defender = cause.card;
    }
    return speaker;
}

const Script* scriptAtHand(const GameState& state)
{
    if (!state.process.on)
        return nullptr;
    return scriptOfEffect(state, state.process.naming == Naming::Declared ? state.declared : state.effect);
}

namespace {

// For a price; an Event that is to be played does not pay for itself.
std::vector<CardId> cardsToGive(const Speaker& who, NodeId group, bool byAction)
{
    if (who.script.op(group) != Op::Pick)
        return cardsToChoose(who, group);
    auto cards = cardsToPick(
        who, {.seat = who.seat, .node = group, .whose = who.seat, .zone = pileOfCost(who.script, group)});
    if (byAction && who.state.facts->readings >= Readings::Ninth &&
        who.state.factsOf(who.source).role == CardRole::Event)
        std::erase(cards, who.source);
    return cards;
}

bool isOfChoice(const Speaker& who, NodeId group) { return who.script.op(group) == Op::Pick || choiceOf(who, group); }

std::size_t leastToGive(const Speaker& who, NodeId group)
{
    const auto& script = who.script;
    if (script.op(group) == Op::Pick)
        return script.number(group) == 0 ? static_cast<std::size_t>(std::max(0, script.number(script.at(group, 0))))
                                         : 0;
    const auto choice = choiceOf(who, group);
    return choice ? choice->least : 0;
}

bool canGiveAllWith(const Speaker& who, std::span<const NodeId> groups, CardId card, bool byAction);

// Whether there are different cards for all of the groups, those that are named counted.
bool canGiveAll(const Speaker& who, std::span<const NodeId> groups, bool byAction)
{
    while (!groups.empty() && static_cast<std::size_t>(std::ranges::count(who.named, groups.front(), &Named::node)) >=
                                  leastToGive(who, groups.front()))
        groups = groups.subspan(1);
    return groups.empty() || std::ranges::any_of(cardsToGive(who, groups.front(), byAction),
                                 [&](CardId card) { return canGiveAllWith(who, groups, card, byAction); });
}

bool canGiveAllWith(const Speaker& who, std::span<const NodeId> groups, CardId card, bool byAction)
{
    std::vector<Named> named(who.named.begin(), who.named.end());
    named.push_back({.node = groups.front(), .target = {card, who.state.card(card).visits}});
    auto then = who;
    then.named = named;
    return canGiveAll(then, groups, byAction);
}

// Without those that are all there is for another part of the price.
void leaveForOthers(const Speaker& who, NodeId group, std::vector<CardId>& cards)
{
    std::vector<NodeId> groups{group};
    for (const auto cost : pricesBeside(who, group).others)
        if (const auto other = payment(who.script, cost); isOfChoice(who, other))
            groups.push_back(other);
    if (groups.size() < 2)
        return;
    auto fit = cards;
    std::erase_if(fit, [&](CardId card) { return !canGiveAllWith(who, groups, card, false); });
    if (!fit.empty())
        cards = std::move(fit);
}

// "any one discard pile", "any player's deck"
bool isOfAnyPlayer(const Script& script, NodeId node)
{
    return script.op(node) == Op::LookTopAny || (script.op(node) == Op::TargetOpponent && script.number(node) == 1) ||
           (script.op(node) == Op::RemoveCards && (script.number(node) == 1 || script.number(node) == 7));
}

} // namespace

std::vector<Action> choices(const GameState& state)
{
    const auto& process = state.process;
    const auto& choice = process.choice;
    const auto* script = scriptAtHand(state);
    std::vector<Action> all;
    if (state.asking.action)
        return {act::chooseValue(choice.seat, 1), act::chooseValue(choice.seat, 0)};
    if (!script)
        return all;
    const auto speaker = speakerAtHand(state, *script);
    switch (choice.kind) {
    case ChoiceKind::Card:
    case ChoiceKind::Pile: {
        auto cards = choice.kind == ChoiceKind::Card ? cardsToChoose(speaker, choice.node)
                                                     : cardsToPick(speaker, choice);
        leaveForOthers(speaker, choice.node, cards);
        for (const auto card : cards)
            all.push_back(act::chooseCard(choice.seat, card));
        break;
    }
    case ChoiceKind::Player:
        if (isOfTargetPile(script->node(choice.node))) {
            for (const auto seat : opponentsWithCards(speaker, script->at(choice.node, 0)))
                all.push_back(act::chooseQuadrant(choice.seat, seat, Quadrant::None));
            break;
        }
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (isLiving(state, seat) && (seat != process.seat || isOfAnyPlayer(*script, choice.node)))
                all.push_back(act::chooseQuadrant(choice.seat, seat, Quadrant::None));
        if (script->op(choice.node) == Op::RemoveCards && state.facts->readings >= Readings::Eighth) {
            const auto isEmpty = [&](const Action& action) { // nothing in it is what is looked for
                return cardsToPick(speaker, {.seat = choice.seat,
                                                .node = script->at(choice.node, 0),
                                                .whose = action.other,
                                                .zone = Zone::Discard})
                    .empty();
            };
            if (!std::ranges::all_of(all, isEmpty))
                std::erase_if(all, isEmpty);
        }
        break;
    case ChoiceKind::Quadrant:
        for (const auto& [seat, quadrant] : quadrantsToChoose(speaker, choice.node))
            all.push_back(act::chooseQuadrant(choice.seat, seat, quadrant));
        break;
    case ChoiceKind::Yes:
        all.push_back(act::chooseValue(choice.seat, 1));
        all.push_back(act::chooseValue(choice.seat, 0));
        break;
    case ChoiceKind::Mode: {
        const auto isChosen = [&](int mode) {
            return std::ranges::any_of(
                process.named, [&](const Named& named) { return named.node == choice.node && named.value == mode; });
        };
        const auto modes = [&](bool doable) {
            for (int mode = 1; mode <= static_cast<int>(modesOf(script->node(choice.node))); ++mode)
                if (!isChosen(mode) &&
                    (!doable || canBeDone(speaker, script->at(choice.node, static_cast<std::size_t>(mode - 1)))))
                    all.push_back(act::chooseValue(choice.seat, mode));
        };
        modes(state.facts->readings >= Readings::Third);
        if (all.empty())
            modes(false);
        break;
    }
    case ChoiceKind::Keyword:
        for (std::size_t i = 1; i <= state.facts->keywords.size(); ++i)
            all.push_back(act::chooseValue(choice.seat, static_cast<int>(i)));
        break;
    case ChoiceKind::Number:
        for (int value = script->op(choice.node) == Op::MoveCounters ? countersToMove(speaker, choice.node)
                         : script->op(choice.node) == Op::CostMarkers
                             ? markersOn(state, speaker.source, labelOf(*script, script->at(choice.node, 1)))
                             : script->number(script->at(choice.node, 0));
             value >= 0; --value)
            all.push_back(act::chooseValue(choice.seat, value));
        break;
    case ChoiceKind::None: break;
    }
    if (choice.mayStop || all.empty()) // what could have been chosen may be gone by hand
        all.push_back(act::done(choice.seat));
    return all;
}

static Extent extentOf(const Script& script, NodeId node)
{
    const auto number = script.op(node) == Op::TargetQuadrant ? script.number(node) : 0;
    return number == 5 ? Extent::Column : number == 4 || number == 6 || number == 7 ? Extent::Row : Extent::Quadrant;
}

Extent extentAsked(const GameState& state)
{
    const auto* script = scriptAtHand(state);
    return script && state.process.choice.kind == ChoiceKind::Quadrant ? extentOf(*script, state.process.choice.node)
                                                                       : Extent::Quadrant;
}

bool isMeant(const GameState& state, const Action& choice, SeatIndex whose, Quadrant quadrant)
{
    if (choice.kind != ActionKind::Choose || !isQuadrant(choice.quadrant) || !isQuadrant(quadrant))
        return false;
    const auto extent = extentAsked(state);
    if (extent == Extent::Column) // players sit face to face
        return columnOf(choice.quadrant) == (whose == choice.other ? columnOf(quadrant) : 2 - columnOf(quadrant));
    return choice.other == whose &&
           (extent == Extent::Row ? isFront(choice.quadrant) == isFront(quadrant) : choice.quadrant == quadrant);
}

NodeId costsOf(const Script& script)
{
    const auto root = script.op(rootNode);
    if (root == Op::Active || (root == Op::ActionOnce && script.number(rootNode) == 1))
        return script.at(rootNode, 0);
    return root == Op::ActiveIf ? script.at(rootNode, 1) : NodeId{0};
}

NodeId stepsOf(const Script& script)
{
    switch (script.op(rootNode)) {
    case Op::Active:
    case Op::Triggered:
    case Op::AtMoment:
    case Op::Priced:
    case Op::PaidTrigger: return script.at(rootNode, 1);
    case Op::ActiveIf: return script.at(rootNode, 2);
    case Op::ActionOnce: return script.at(rootNode, script.number(rootNode) == 1 ? 1 : 0);
    case Op::HostDestroyed:
    case Op::DestroyedInAttack:
    case Op::DestroyedByOpponent: return script.at(rootNode, 0);
    default: return rootNode;
    }
}

std::vector<NodeId> costsIn(const Script& script, NodeId costs)
{
    std::vector<NodeId> each;
    if (script.op(costs) != Op::Costs)
        each.push_back(costs);
    else
        for (std::size_t i = 0; i < script.node(costs).count; ++i)
            each.push_back(script.at(costs, i));
    return each;
}

NodeId payment(const Script& script, NodeId cost)
{
    switch (script.op(cost)) {
    case Op::CostSacrifice:
    case Op::CostExhaust:
    case Op::CostPutAway:
    case Op::CostToHand:
    case Op::CostDiscard:
    case Op::CostShow:
    case Op::CostRemoveCards:
    case Op::CostToDeck: return script.at(cost, 0);
    case Op::CostCounters:
    case Op::CostMarkers: return script.at(cost, 2);
    default: return 0;
    }
}

Zone pileOfCost(const Script& script, NodeId pick)
{
    const bool removes = std::ranges::any_of(script.nodes, [&](const ScriptNode& node) {
        return node.op == Op::CostRemoveCards && node.count > 0 && script.links[node.first] == pick;
    });
    return removes ? Zone::Discard : Zone::Hand;
}

NodeId countedBefore(const Script& script, NodeId cost)
{
    NodeId condition = 0;
    for (NodeId node = rootNode; node < cost; ++node)
        if (script.op(node) == Op::IfMarkers)
            condition = node;
    return condition;
}

namespace {

bool canPayOne(const Speaker& who, NodeId cost, bool byAction)
{
    const auto& state = who.state;
    const auto& script = who.script;
    const auto op = script.op(cost);
    const auto group = payment(script, cost);
    if (op == Op::PayAny)
        return byAction; // by the action alone
    if (op == Op::PayPoints)
        return byAction || state.player(who.seat).points >= script.number(script.at(cost, 0));
    if (op == Op::CostDiscard || op == Op::CostShow || op == Op::CostRemoveCards || op == Op::CostToDeck) {
        const auto hand = cardsToGive(who, group, byAction);
        return script.number(group) != 0 || static_cast<int>(hand.size()) >= script.number(script.at(group, 0));
    }
    if (op == Op::CostReveal)
        return who.it.size() == 1 && state.card(who.it.front().card).zone == Zone::Hand &&
               state.card(who.it.front().card).owner == who.seat;
    if (op == Op::CostMarkers && group == 0)
        return markersOn(state, who.source, labelOf(script, script.at(cost, 1))) >= markersWanted(script, cost);
    if (group == 0)
        return true;
    if (const auto choice = choiceOf(who, group))
        return canChoose(who, group, choice->least);
    const auto known = knownGroup(who, group);
    const bool seen = byAction &&
                      (script.op(group) == Op::This || state.facts->readings < Readings::Seventh); // by mayUse
    return known && std::ranges::all_of(*known, [&](CardId card) {
        const auto tired = script.op(group) == Op::This ? who.self() : card;
        const bool all = op == Op::CostCounters && script.number(cost) == 1;
        const int wanted = op == Op::CostMarkers ? markersWanted(script, cost)
                           : all                 ? 1
                                                 : script.number(script.at(cost, 0));
        const bool counters = op == Op::CostMarkers
                                  ? markersOn(state, card, labelOf(script, script.at(cost, 1))) >= wanted
                              : op == Op::CostCounters
                                  ? countersOf(state.card(card), bonusOf(script, script.at(cost, 1))) >= wanted
                                  : true;
        return counters && isInPlay(state.card(card).zone) &&
               (op != Op::CostExhaust || seen || !state.card(tired).is(CardFlag::Exhausted));
    });
}

} // namespace

std::string_view chosenKeyword(const GameState& state, std::int32_t value)
{
    const auto& keywords = state.facts->keywords;
    const auto at = static_cast<std::size_t>(value) - 1;
    return at < keywords.size() ? std::string_view(keywords[at].first) : std::string_view();
}

std::vector<SeatIndex> opponentsWithCards(Speaker speaker, NodeId pick)
{
    speaker.named = {}; // also where one has been picked by now
    std::vector<SeatIndex> seats;
    for (SeatIndex seat = 0; seat < speaker.state.players.size(); ++seat)
        if (seat != speaker.seat && isLiving(speaker.state, seat) &&
            !cardsToPick(speaker, {.node = pick, .whose = seat, .zone = Zone::Discard}).empty())
            seats.push_back(seat);
    return seats;
}

bool canPay(const Speaker& speaker, NodeId costs, bool byAction)
{
    const auto& script = speaker.script;
    if (script.op(costs) != Op::Costs)
        return canPayOne(speaker, costs, byAction);
    std::vector<NodeId> groups;
    for (std::size_t i = 0; i < script.node(costs).count; ++i) {
        const auto cost = script.at(costs, i);
        if (!canPayOne(speaker, cost, byAction))
            return false;
        if (const auto group = payment(script, cost); takesCards(script.op(cost)) && isOfChoice(speaker, group))
            groups.push_back(group);
    }
    return groups.size() < 2 || speaker.state.facts->readings < Readings::Ninth ||
           canGiveAll(speaker, groups, byAction);
}

Missing missingFor(const GameState& state, const Script& script, SeatIndex seat, CardId source, int paid)
{
    const Speaker speaker{.state = state, .script = script, .seat = seat, .source = source, .paid = paid};
    if (!canPay(speaker, costsOf(script), true))
        return Missing::Price;
    if (script.op(rootNode) == Op::ActiveIf && !holds(speaker, script.at(rootNode, 0)))
        return Missing::Condition;
    return canBeDone(speaker, rootNode) ? Missing::Nothing : Missing::Target;
}

// Whether each target it asks for is there, before anything happens; of what is chosen among, for one at least.
bool canBeDone(const Speaker& speaker, NodeId part)
{
    const auto& script = speaker.script;
    if (!script.targets || script.places) // a Quadrant is chosen first, and then what is in it
        return true;
    const auto end = script.endOf(part);
    for (auto node = part; node < end; ++node) {
        const auto op = script.op(node);
        const bool after = op == Op::If &&
                           !(script.number(node) == 1 && speaker.state.facts->readings >= Readings::Sixth);
        if (op == Op::May || op == Op::MayPay || after || op == Op::IfDo || op == Op::ForEach || op == Op::UnlessSo ||
            op == Op::TheirModes)
            return true; // what comes after is named when it happens
        if (op == Op::Modes) {
            bool one = false;
            for (std::size_t i = 0; i < script.node(node).count; ++i)
                one = one || canBeDone(speaker, script.at(node, i));
            return one || speaker.state.facts->readings < Readings::Third;
        }
        if (isOfTargetPile(script.node(node)) && opponentsWithCards(speaker, script.at(node, 0)).empty())
            return false;
        const bool another = op == Op::Another && script.number(node) == 1 &&
                             speaker.state.facts->readings >= Readings::Third;
        if (op != Op::Target && !another)
            continue;
        const auto choice = choiceOf(speaker, node);
        if (choice && !canChoose(speaker, node, choice->least))
            return false;
    }
    return true;
}

} // namespace nexus::model
