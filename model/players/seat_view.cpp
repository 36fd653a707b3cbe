#include "model/players/seat_view.h"

#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Cards of a pile that the seat looks at while it chooses among them.
bool isLookedAt(const GameState& state, SeatIndex by, SeatIndex whose, Zone zone, std::size_t fromTop)
{
    const auto& choice = state.process.choice;
    return state.stage == Stage::Choose && choice.kind == ChoiceKind::Pile && choice.seat == by &&
           choice.whose == whose && choice.zone == zone && (choice.top == 0 || fromTop < choice.top);
}

// Everyone saw them leave for where they lie.
bool wasSeen(const GameState& state, CardId card)
{
    return std::ranges::any_of(state.leftAs, [&](const auto& left) { return left.first == card; });
}

} // namespace

SeatView::SeatView(const GameState& state, SeatIndex seat)
    : m_known(state)
    , m_seat(seat)
    , m_places(state.players.size())
    , m_hidden(state.players.size())
{
    m_known.luck = 0;
    for (SeatIndex whose = 0; whose < m_known.players.size(); ++whose)
        hide(whose);
}

void SeatView::hide(SeatIndex seat)
{
    auto& places = m_places[seat];
    auto& cards = m_hidden[seat];
    std::uint8_t visits = 0;
    for (const auto zone : {Zone::Hand, Zone::Deck}) {
        if (zone == Zone::Hand && (seat == m_seat || isHandOpen(m_known, seat)))
            continue;
        const auto& pile = m_known.player(seat).pile(zone);
        for (std::size_t at = 0; at < pile.size(); ++at) {
            if (isLookedAt(m_known, m_seat, seat, zone, pile.size() - 1 - at) || wasSeen(m_known, pile[at]))
                continue;
            places.push_back({seat, zone, static_cast<std::uint16_t>(at)});
            cards.push_back(pile[at]);
            visits = std::max(visits, m_known.card(pile[at]).visits);
        }
    }
    const auto before = cards;
    std::ranges::sort(cards);
    // How often a card has been about, and what was told of it, goes by its place.
    std::vector<CardId> renamed(m_known.cards.size(), noCard);
    for (std::size_t i = 0; i < cards.size(); ++i)
        renamed[before[i]] = cards[i];
    const auto rename = [&](CardId& card) {
        if (card < renamed.size() && renamed[card] != noCard)
            card = renamed[card];
    };
    for (auto* told : {&m_known.occurred, &m_known.putOff})
        for (auto& happening : *told) {
            rename(happening.card);
            rename(happening.other);
        }
    for (auto& card : m_known.happenedTo)
        rename(card);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        put(m_known, places[i], cards[i]);
        m_known.cards[cards[i]].visits = visits;
        m_known.cards[cards[i]].flags = 0;
    }
}

void SeatView::put(GameState& state, const Place& place, CardId card)
{
    state.players[place.seat].piles[static_cast<std::size_t>(place.zone)][place.at] = card;
    state.cards[card].zone = place.zone;
}

GameState SeatView::dealt(Random& random) const
{
    GameState state;
    deal(state, random);
    return state;
}

void SeatView::deal(GameState& into, Random& random) const
{
    into = m_known;
    for (std::size_t seat = 0; seat < m_hidden.size(); ++seat) {
        auto cards = m_hidden[seat];
        random.shuffle(cards);
        for (std::size_t i = 0; i < cards.size(); ++i)
            put(into, m_places[seat][i], cards[i]);
    }
    into.luck = (std::uint64_t{random.next()} << 32U) | random.next();
}

SeatIndex decider(const GameState& state)
{
    switch (state.stage) {
    case Stage::Flip:
    case Stage::Over: return noSeat;
    case Stage::ChooseFirst: return state.decides == noSeat ? SeatIndex{0} : state.decides;
    case Stage::Triggers:
    case Stage::Response: return state.asked;
    case Stage::Effect: return state.effect.seat;
    case Stage::Choose: return state.process.choice.seat;
    default: return state.active;
    }
}

} // namespace nexus::model
