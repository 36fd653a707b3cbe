#include "model/engine/choices.h"

#include "model/abilities/term.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Choices::ask(ChoiceKind kind, NodeId node, bool mayStop)
{
    m_state.process.choice = {.kind = kind, .seat = m_state.process.seat, .node = node, .mayStop = mayStop};
    m_state.stage = Stage::Choose;
}

// As many modes as the text says, in the order they are printed in; none while the player is asked.
std::vector<NodeId> Choices::modesChosen(const Script& script, NodeId node)
{
    std::vector<NodeId> modes;
    for (int mode = 1; mode <= script.node(node).count; ++mode)
        for (const auto& named : m_state.process.named)
            if (named.node == node && named.value == mode)
                modes.push_back(script.at(node, static_cast<std::size_t>(mode - 1)));
    const std::size_t wanted = script.number(node) == form::Modes::Two ? 2 : 1;
    if (modes.size() >= wanted)
        return modes;
    ask(ChoiceKind::Mode, node);
    return {};
}

// The quadrants below a node have been chosen; else they are asked for.
bool Choices::quadrantsChosen(const Script& script, NodeId node)
{
    const auto end = script.endOf(node);
    for (NodeId at = node; at < end; ++at)
        if (script.op(at) == Op::TargetQuadrant && !valueOf(at)) {
            ask(ChoiceKind::Quadrant, at);
            return false;
        }
    return true;
}

const Named* Choices::valueOf(NodeId node) const
{
    const auto& named = m_state.process.named;
    const auto it = std::find_if(named.begin(), named.end(), [&](const Named& value) { return value.node == node; });
    return it == named.end() ? nullptr : &*it;
}

Choices::Cards Choices::chosen(const Script& script, NodeId group)
{
    auto cards = chosenOf(script, group);
    if (cards)
        m_referents.fillGroup(script, group, *cards);
    return cards;
}

// The cards of a group, or nothing while somebody is asked. Those that have gone are left out.
Choices::Cards Choices::chosenOf(const Script& script, NodeId group)
{
    if (!quadrantsChosen(script, group))
        return std::nullopt;
    const auto end = script.endOf(group);
    for (auto at = static_cast<NodeId>(group + 1); at < end; ++at) // "all Upgrades attached to target unit"
        if (script.op(at) == Op::Target && script.op(group) != Op::Groups)
            if (const auto within = chosen(script, at); !within || within->empty())
                return within;
    if (script.op(group) == Op::EachOfTheirs && script.number(group) == form::EachOfTheirs::Target &&
        !opponent(group, opponentsOf(m_state.process.seat)))
        return std::nullopt;
    const auto who = speakerAtHand(m_state, script);
    if (auto known = knownGroup(who, group))
        return known;
    if (script.op(group) == Op::Groups) {
        auto cards = chosen(script, script.at(group, 0));
        const auto more = cards ? chosen(script, script.at(group, 1)) : std::nullopt;
        if (!more)
            return std::nullopt;
        cards->insert(cards->end(), more->begin(), more->end());
        return cards;
    }
    const auto choice = choiceOf(who, group);
    if (!choice)
        return std::vector<CardId>{};
    std::vector<CardId> cards;
    std::size_t count = 0;
    for (const auto& named : m_state.process.named)
        if (named.node == group) {
            ++count;
            const auto card = named.target.card;
            const bool fits = !isTarget(script, group) || mayChoose(who, *choice, card);
            if (m_state.cards[card].visits == named.target.visits && fits)
                cards.push_back(card);
        }
    if (count >= choice->most || isSettled(group, noSeat) || !canChoose(who, group, 1))
        return cards;
    ask(ChoiceKind::Card, group, count >= choice->least);
    return std::nullopt;
}

bool Choices::isSettled(NodeId node, SeatIndex whose) const
{
    const auto& settled = m_state.process.settled;
    return std::any_of(
        settled.begin(), settled.end(), [&](const Named& named) { return named.node == node && named.seat == whose; });
}

// So many cards of a pile, picked by the player who has the choice; nothing while he is asked. What has gone elsewhere
// since, by hand, is left out.
Choices::Cards Choices::picked(const Script& script, Choice choice, std::size_t least, std::size_t most)
{
    std::vector<CardId> cards;
    std::size_t count = 0;
    for (const auto& [node, target, seat, quadrant, value] : m_state.process.named)
        if (node == choice.node && seat == choice.whose) {
            ++count;
            if (m_state.cards[target.card].visits == target.visits)
                cards.push_back(target.card);
        }
    if (count >= most || isSettled(choice.node, choice.whose) ||
        cardsToPick(speakerAtHand(m_state, script), choice).empty()) {
        m_referents.fillPicked(script, choice.node, cards);
        return cards;
    }
    choice.kind = ChoiceKind::Pile;
    choice.mayStop = count >= least;
    m_state.process.choice = choice;
    m_state.stage = Stage::Choose;
    return std::nullopt;
}

// As many as the text says: "two cards", "up to three Events", "all Units".
Choices::Cards Choices::pickedAsSaid(const Script& script, NodeId pick, SeatIndex chooser, SeatIndex whose, Zone zone)
{
    const Choice choice{.seat = chooser, .node = pick, .whose = whose, .zone = zone};
    if (script.number(pick) == form::Pick::All)
        return cardsToPick(speakerAtHand(m_state, script), choice);
    const auto count = static_cast<std::size_t>(
        std::max(0, amountOf(speakerAtHand(m_state, script), script.at(pick, 0))));
    return picked(script, choice, script.number(pick) == form::Pick::AnyNumber ? 0 : count, count);
}

// Of "two friendly units" two: what is done to one of them is not all that was asked for.
std::size_t Choices::wantedOf(const Script& script, NodeId group) const
{
    const auto choice = choiceOf(speakerAtHand(m_state, script), group);
    return choice ? std::max(choice->least, std::size_t{1}) : 1;
}

// Of "two cards" two, of each player.
bool Choices::areAll(const Script& script, NodeId pick, std::size_t cards, std::size_t players) const
{
    if (script.op(pick) != Op::Pick || script.number(pick) != form::Pick::Counted)
        return cards > 0;
    const int wanted = amountOf(speakerAtHand(m_state, script), script.at(pick, 0));
    return cards > 0 && static_cast<int>(cards) >= wanted * static_cast<int>(players);
}

// "Exhaust target enemy unit. That player …": whose it is, where the text has named no player, and waits for none.
SeatIndex Choices::ownerMeant(const Script& script, NodeId player) const
{
    const auto namesPlayer = [](const ScriptNode& node) {
        switch (node.op) {
        case Op::TargetOpponent:
        case Op::PickOpponent:
        case Op::AnOpponent:
        case Op::OpponentsRound:
        case Op::WhenOpponentPlays:
        case Op::WhenAnyonePlays:
        case Op::WhenPlaysCard:
        case Op::WhenOpponentDeploys:
        case Op::WhenOpponentDiscards:
        case Op::WhenOpponentDraws:
        case Op::WhenOpponentAttacks:
        case Op::WhenOpponentActivates:
        case Op::WhenPasses:
        case Op::WhenTargeted: return true;
        default:
            return (node.op == Op::WhenYouMove || node.op == Op::WhenMovesInto) &&
                   node.number > form::WhenMovesInto::Moves;
        }
    };
    const auto before = script.nodes.begin() + player; // what comes later has not been said
    if (std::any_of(script.nodes.begin(), before, namesPlayer))
        return noSeat;
    const auto found = meantBy(speakerAtHand(m_state, script), player);
    return found.empty() ? noSeat : m_state.cards[found.front().card].owner;
}

// Where several are chosen in play, or discarded.
bool Choices::lacksSeveral(const Script& script, NodeId node) const
{
    const auto group = script.at(node, 0);
    const auto who = speakerAtHand(m_state, script);
    if (script.op(node) == Op::DiscardOwn && script.op(group) == Op::Pick) {
        const auto seat = m_state.process.seat;
        const auto hand = cardsToPick(who, {.seat = seat, .node = group, .whose = seat, .zone = Zone::Hand});
        const int wanted = script.number(group) == form::Pick::Counted ? amountOf(who, script.at(group, 0)) : 0;
        return wanted > 1 && static_cast<int>(hand.size()) < wanted;
    }
    const auto wanted = wantedOf(script, group);
    if (wanted < 2)
        return false;
    auto cards = cardsToChoose(who, group);
    if (script.op(node) == Op::MakeExhausted)
        std::erase_if(cards, [&](CardId card) { return m_state.cards[card].is(CardFlag::Exhausted); });
    return cards.size() < wanted || !canChoose(who, group, wanted);
}

// "Destroy a friendly unit", "discard a card", and there is none.
bool Choices::findsNone(const Script& script, NodeId clause) const
{
    const auto group = script.at(clause, 0);
    const auto who = speakerAtHand(m_state, script);
    const auto seat = m_state.process.seat;
    if (script.op(clause) == Op::DiscardOwn)
        return cardsToPick(who, {.seat = seat, .node = group, .whose = seat, .zone = Zone::Hand}).empty();
    return choiceOf(who, group) && !canChoose(who, group, 1);
}

// "Remove two cards in your discard pile from the game", and there is one.
bool Choices::lacksCards(const Script& script, NodeId node) const
{
    if (lacksSeveral(script, node))
        return true;
    const auto pick = script.at(node, 0);
    if (script.op(node) != Op::RemoveCards || script.number(node) != form::RemoveCards::Yours ||
        script.op(pick) != Op::Pick || script.number(pick) == form::Pick::AnyNumber ||
        script.number(pick) == form::Pick::All)
        return false;
    const auto seat = m_state.process.seat;
    const auto who = speakerAtHand(m_state, script);
    const auto there = cardsToPick(who, {.seat = seat, .node = pick, .whose = seat, .zone = Zone::Discard}).size();
    return static_cast<int>(there) < amountOf(who, script.at(pick, 0));
}

// Whom a text calls so by a card of theirs, or whom it has named last; out of the game, too.
SeatIndex Choices::thatPlayer(const Script& script, NodeId node) const
{
    const auto& process = m_state.process;
    if (script.number(node) == form::ThatPlayer::ItsPlayer)
        if (const auto found = meantBy(speakerAtHand(m_state, script), node); !found.empty())
            return m_state.cards[found.front().card].owner;
    if (const auto owner = script.number(node) == form::ThatPlayer::ThatPlayer ? ownerMeant(script, node) : noSeat;
        owner != noSeat)
        return owner;
    if (const auto defender = speakerAtHand(m_state, script).defender; process.player == noSeat && defender != noCard)
        return m_state.cards[defender].owner; // one's own unit may be attacked
    return process.player;
}

// The players a text names, or nothing while one is chosen.
Choices::Players Choices::playersOf(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto others = opponentsOf(process.seat);
    switch (script.op(node)) {
    case Op::EachOpponent:
    case Op::EachPlayer:
        if (script.op(node) == Op::EachPlayer && isLiving(m_state, process.seat))
            others.insert(others.begin(), process.seat);
        if (const auto number = script.number(node);
            number != form::EachOpponent::Every) { // cards in hand or of a kind in play:
            const bool inHand = number == form::EachOpponent::WithHand || number == form::EachOpponent::WithLargerHand,
                       than = number >= form::EachOpponent::WithLargerHand; // so many, or more than the speaker
            const auto noun = script.at(node, than ? 0 : 1);
            const auto has = [&](SeatIndex seat) {
                return inHand ? static_cast<int>(m_state.pile(seat, Zone::Hand).size())
                              : describedCount(speakerAtHand(m_state, script), noun, seat);
            };
            const int least = than ? has(process.seat) + 1 : script.number(script.at(node, 0));
            std::erase_if(others, [&](SeatIndex seat) { return has(seat) < least; });
        }
        return others;
    case Op::ThatPlayer: {
        const auto seat = thatPlayer(script, node);
        return seat == noSeat || !isLiving(m_state, seat) ? std::vector<SeatIndex>{} : std::vector<SeatIndex>{seat};
    }
    default:
        if (script.op(node) == Op::TargetOpponent &&
            script.number(node) == form::TargetOpponent::Player) // "target player"
            others.insert(others.begin(), process.seat);
        return opponent(node, others);
    }
}

// One of them; with a single one there is nothing to choose.
Choices::Players Choices::opponent(NodeId node, const std::vector<SeatIndex>& others)
{
    auto& process = m_state.process;
    const auto* named = valueOf(node);
    if (!named && others.size() > 1) {
        ask(ChoiceKind::Player, node);
        return std::nullopt;
    }
    if (others.empty())
        return others;
    process.player = named ? named->seat : others.front();
    return std::vector<SeatIndex>{process.player};
}

std::vector<SeatIndex> Choices::opponentsOf(SeatIndex seat) const
{
    std::vector<SeatIndex> others;
    const auto count = static_cast<SeatIndex>(m_state.players.size());
    const auto from = seat; // clockwise
    for (SeatIndex i = 0; i < count; ++i)
        if (const auto other = from < count ? static_cast<SeatIndex>((from + 1U + i) % count) : i;
            other != seat && isLiving(m_state, other))
            others.push_back(other);
    return others;
}

// "If an opponent has more cards in hand than you, they discard a card": who does; false while one of them is chosen.
bool Choices::opponentMeant(const Script& script, NodeId node)
{
    const auto condition = script.at(node, 0), then = script.at(node, 1);
    const auto op = script.op(condition);
    const int number = script.number(condition);
    const bool ofOne = ((op == Op::IfMore || op == Op::IfHandMore) && number < form::IfMore::MoreThanEach) ||
                       (op == Op::IfPoints && number == form::IfPoints::OpponentAtLeast) ||
                       (op == Op::IfTheirHandAtMost && number == form::IfTheirHandAtMost::Opponent) ||
                       (op == Op::IfDiscardAtLeast && number == form::IfDiscardAtLeast::Opponents) ||
                       (op == Op::IfFirst && number == form::IfFirst::Opponent) || op == Op::IfTheyControlAtMost ||
                       op == Op::IfTheyHaveNone;
    const auto isThem = [](const ScriptNode& part) {
        return (part.op == Op::ThatPlayer && part.number != form::ThatPlayer::ItsPlayer) || part.op == Op::OfThatPlayer;
    };
    const auto begin = script.nodes.begin();
    if (!ofOne || std::none_of(begin + then, begin + script.endOf(then), isThem))
        return true;
    std::vector<SeatIndex> so;
    for (const auto seat : opponentsOf(m_state.process.seat)) {
        auto who = speakerAtHand(m_state, script);
        who.opponent = seat;
        if (op == Op::IfFirst ? m_state.initiative == seat : holds(who, condition))
            so.push_back(seat);
    }
    return so.empty() || opponent(node, so).has_value();
}

// The targets of the part, as what a condition asks of; false while they are chosen.
bool Choices::targetsNamed(const Script& script, NodeId part)
{
    for (auto at = part; at < script.endOf(part); ++at)
        if (script.op(at) == Op::Target ||
            (script.op(at) == Op::Another && script.number(at) == form::Another::Target)) {
            const auto cards = chosen(script, at);
            if (!cards)
                return false;
            m_referents.doneTo(*cards);
        }
    return true;
}

// Cards that go somewhere are noted once, and each goes as soon as its quadrant is chosen; what finds no room stays.
void Choices::note(NodeId node, const std::vector<CardId>& cards)
{
    auto& named = m_state.process.named;
    const bool noted = std::any_of(named.begin(), named.end(), [&](const Named& value) { return value.node == node; });
    for (const auto card : noted ? std::vector<CardId>{} : cards)
        named.push_back({.node = node, .target = {card, m_state.cards[card].visits}});
}

// Cards of one's own that one picks.
Choices::Cards Choices::ownPicked(const Script& script, NodeId pick, Zone zone)
{
    return pickedAsSaid(script, pick, m_state.process.seat, m_state.process.seat, zone);
}

// Of the top cards of one's own deck, as many as are picked.
Choices::Cards Choices::pickedOnTop(const Script& script, NodeId node, std::size_t count, std::size_t picks)
{
    const auto seat = m_state.process.seat;
    const auto size = std::min(count, m_table.pile(seat, Zone::Deck).size());
    const Choice choice{
        .seat = seat, .node = node, .whose = seat, .zone = Zone::Deck, .top = static_cast<std::uint8_t>(count)};
    return picked(script, choice, size, std::min(picks, size));
}

// Those of the cards for which there was a Quadrant.
std::vector<CardId> Choices::placedFor(NodeId node, const std::vector<CardId>& cards) const
{
    std::vector<CardId> placed;
    std::size_t at = 0;
    for (const auto& named : m_state.process.named)
        if (named.node == node && named.target.card == noCard && at < cards.size()) {
            if (isQuadrant(named.quadrant))
                placed.push_back(cards[at]);
            ++at;
        }
    return placed;
}

// What was to be put somewhere as the `placed`th is not: it must not be moved, or there is no room.
void Choices::tellNoRoom(const Script& script, NodeId node, std::size_t placed)
{
    const auto cards = cardsToPlace(speakerAtHand(m_state, script), node);
    if (placed >= cards.size())
        return m_table.tellCard(NoToken{}, m_state.process.source);
    const auto card = cards[placed];
    if (isThereAlready(speakerAtHand(m_state, script), node, card))
        return;
    const bool stays = script.op(node) == Op::Move && !mayBeMoved(m_state, card, m_state.process.seat);
    const bool pushed = m_state.cards[card].owner != m_state.process.seat;
    m_table.tellKept(card, stays ? static_cast<std::int32_t>(pushed ? ToBeMovedByOthers : ToMoveAnywhere) : 0);
}

} // namespace nexus::model
