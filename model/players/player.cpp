#include "model/players/player.h"

#include "model/players/lookahead.h"
#include "model/players/search.h"

#include "model/engine/apply.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <stdexcept>
#include <system_error>

namespace nexus::model {

namespace {

constexpr std::string_view timeUnit = "ms";
constexpr std::uint64_t playerStream = 0x506c6179; // of the random numbers

// An attack on a unit of one's own that does not even grow by it.
bool isVain(const GameState& state, const Action& action)
{
    return action.kind == ActionKind::Attack && state.card(action.target).owner == action.seat &&
           (!has(state, action.target, Mechanic::GrowsWhenAttacked) || state.card(action.target).is(CardFlag::Grown));
}

// Cards of the seat's hand of which there is another copy: what one can do, the other can.
class Twins {
public:
    Twins(const GameState& state, SeatIndex seat)
        : m_state(state)
    {
        const auto& hand = state.pile(seat, Zone::Hand);
        for (const auto card : hand) {
            const auto isCopy = [&](CardId other) { return state.card(other).facts == state.card(card).facts; };
            if (std::ranges::count_if(hand, isCopy) > 1)
                m_copies.push_back(card);
        }
    }
    // The same as one of those, with another copy.
    template <class Actions> [[nodiscard]] bool repeats(const Action& action, const Actions& taken) const
    {
        return std::ranges::find(m_copies, action.card) != m_copies.end() &&
               std::ranges::any_of(taken, [&](const Action& other) { return isTwin(action, other); });
    }

private:
    [[nodiscard]] bool isTwin(const Action& action, const Action& other) const
    {
        return action.kind == other.kind && action.card != other.card && other.card != noCard &&
               action.quadrant == other.quadrant && action.target == other.target && action.value == other.value &&
               action.ability == other.ability && m_state.card(other.card).zone == Zone::Hand &&
               m_state.card(action.card).facts == m_state.card(other.card).facts;
    }

    const GameState& m_state;
    std::vector<CardId> m_copies;
};

// Among all that can be done; none is better.
Decision atRandom(const SeatView& view, Random& random)
{
    const auto state = view.dealt(random);
    ActionList legal;
    std::vector<Action> all;
    options(state, view.seat(), legal, all);
    if (all.empty())
        throw std::logic_error("nothing can be done");
    Decision decision;
    decision.action = all[random.below(static_cast<std::uint32_t>(all.size()))];
    decision.thoughts.push_back({decision.action, 0, {}, 0});
    return decision;
}

Decision greedily(const SeatView& view, const Evaluation& evaluation, Random& random)
{
    const auto state = view.dealt(random);
    Lookahead ahead(evaluation);
    Decision decision;
    decision.before = weighedTerms(state, view.seat(), ahead.evaluationAt(state, view.seat()));
    decision.thoughts = ahead.ranked(state, view.seat(), true);
    decision.action = decision.thoughts.front().action;
    if (decision.thoughts.size() > thoughtsKept)
        decision.thoughts.resize(thoughtsKept);
    return decision;
}

} // namespace

std::optional<PlayerKind> playerKindOf(std::string_view word)
{
    if (word == "random")
        return PlayerKind{PlayerKind::How::Random, 0, 0};
    if (word == "greedy")
        return PlayerKind{};
    if (word == "novice")
        return novicePlayer;
    if (word == "fair")
        return fairPlayer;
    if (word == "strong")
        return strongPlayer;
    constexpr std::string_view search = "search:";
    if (!word.starts_with(search))
        return std::nullopt;
    word.remove_prefix(search.size());
    const bool timed = word.ends_with(timeUnit);
    if (timed)
        word.remove_suffix(timeUnit.size());
    std::uint32_t budget = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), budget);
    if (error != std::errc() || end != word.data() + word.size() || budget == 0 ||
        budget > (timed ? maxMilliseconds : maxIterations))
        return std::nullopt;
    return PlayerKind{PlayerKind::How::Search, timed ? maxIterations : budget, 0, timed ? budget : 0};
}

std::string playerWord(const PlayerKind& kind)
{
    switch (kind.how) {
    case PlayerKind::How::Random: return "random";
    case PlayerKind::How::Greedy: return kind.noise > 0 ? "novice" : "greedy";
    case PlayerKind::How::Search: break;
    }
    if (kind.milliseconds > 0)
        return "search:" + std::to_string(kind.milliseconds) + std::string(timeUnit);
    return "search:" + std::to_string(kind.iterations);
}

void options(const GameState& state, SeatIndex seat, ActionList& legal, std::vector<Action>& out)
{
    legalActions(state, legal);
    const Twins twins(state, seat);
    std::size_t count = 0;
    for (const auto& action : legal) {
        if (action.seat != seat || action.kind == ActionKind::Concede || isByHand(action.kind) ||
            isVain(state, action) || twins.repeats(action, std::span(out).first(count)))
            continue;
        if (count < out.size())
            out[count] = action;
        else
            out.push_back(action);
        ++count;
    }
    out.resize(count);
}

Decision decide(const SeatView& view, const PlayerKind& kind, const Evaluation& evaluation, std::uint64_t seed,
    const StopThinking& stop, const ThinkingClock& clock)
{
    Random random(seed, playerStream);
    constexpr std::uint32_t hundred = 100;
    if (kind.how == PlayerKind::How::Random || (kind.noise > 0 && random.below(hundred) < kind.noise))
        return atRandom(view, random);
    if (kind.how == PlayerKind::How::Greedy)
        return greedily(view, evaluation, random);
    return searched(view, kind, evaluation, random, stop, clock);
}

} // namespace nexus::model
