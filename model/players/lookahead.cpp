#include "model/players/lookahead.h"

#include "model/engine/apply.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

constexpr int mostForced = 60;          // steps that follow an action; texts can go on for long
constexpr std::size_t mostAnswers = 16; // looked at where a text asks

bool isTurn(const GameState& state)
{
    return state.stage == Stage::Turn || state.stage == Stage::Over || state.stage == Stage::Flip ||
           state.stage == Stage::ChooseFirst;
}

// Somebody's challenge counts it.
bool isCounted(const GameState& state, const Happening& happening)
{
    return std::ranges::any_of(
        state.facts->counting, [&](const auto& mission) { return (mission.second & bit(happening.kind)) != 0; });
}

bool couldComeToNothing(const Action& action)
{
    using enum ActionKind;
    return action.kind == Attack || action.kind == UseAbility || action.kind == UseMission || action.kind == PlayEvent;
}

// What an action that comes to nothing brings about all the same.
bool isNothing(const Happening& happening, const Action& action)
{
    switch (happening.kind) {
    case HappeningKind::Paid: return happening.seat == action.seat;
    case HappeningKind::Tired: return happening.card == action.card;
    case HappeningKind::MissionUsed: return true;
    case HappeningKind::EventPlayed:
    case HappeningKind::Discarded: return happening.card == action.card;
    default: return (touchedBy(happening.kind) & ~OfAttacks) == 0;
    }
}

} // namespace

bool Lookahead::take(GameState& state, const Action& action)
{
    if (!apply(state, action))
        return false;
    settle(state);
    return true;
}

void Lookahead::settle(GameState& state)
{
    for (int step = 0; step < mostForced && !isTurn(state); ++step) {
        const auto seat = decider(state);
        const bool chosen = state.stage == Stage::Choose;
        if (chosen)
            answer(state, seat);
        else if (state.stage == Stage::Effect) {
            applyListed(state, act::effectDone(seat), m_told);
        } else if (state.stage == Stage::Triggers || state.stage == Stage::Response) {
            // What is due has to be put on the chain: whatever is first.
            if (!trigger(state, seat) && !apply(state, act::passPriority(seat), m_told))
                answer(state, seat);
        } else {
            m_chosen = true; // others could join, or the attacker move on
            if (!apply(state, act::done(seat), m_told))
                return;
        }
    }
}

// Puts a triggered ability of a card in play on the chain, if one waits.
bool Lookahead::trigger(GameState& state, SeatIndex seat)
{
    if (state.stage != Stage::Triggers)
        return false;
    legalActions(state, m_legal);
    const auto* const due = std::ranges::find_if(m_legal, [&](const Action& action) {
        return action.kind == ActionKind::Trigger && action.seat == seat && isInPlay(state.card(action.card).zone);
    });
    if (due == m_legal.end())
        return false;
    applyListed(state, Action(*due), m_told);
    return true;
}

// What looks best right after it to who is asked.
void Lookahead::answer(GameState& state, SeatIndex seat)
{
    options(state, seat, m_legal, m_answers);
    if (m_answers.empty())
        return;
    if (m_answers.size() == 1) {
        applyListed(state, m_answers.front(), m_told);
        return;
    }
    m_chosen = true;
    std::optional<std::int32_t> best;
    bool alike = true;
    const auto look = [&](std::size_t answer) {
        m_trial = state;
        applyListed(m_trial, m_answers[answer]);
        const auto value = valueOf(m_trial, seat, m_evaluation);
        alike = alike && (!best || value == *best);
        if (!best || value > *best) {
            best = value;
            std::swap(m_best, m_trial);
        }
    };
    // Where the first, one in the middle and the last are worth the same, so is what lies between: more is asked yet.
    const std::array<std::size_t, 3> few{0, m_answers.size() / 2, m_answers.size() - 1};
    for (const auto answer : few)
        look(answer);
    const auto all = std::min(m_answers.size(), mostAnswers);
    for (std::size_t i = 1; all > few.size() && !alike && i < all; ++i)
        look(i);
    if (best)
        std::swap(state, m_best);
}

const Evaluation& Lookahead::evaluationAt(const GameState& state, SeatIndex seat) const
{
    for (SeatIndex other = 0; other < state.players.size(); ++other)
        if (other != seat && isLiving(state, other) && (state.passed & (1U << other)) == 0)
            return m_evaluation;
    return m_late;
}

void Lookahead::follow(const GameState& state, const Action& action, GameState& after)
{
    after = state;
    applyListed(after, action, m_told);
    settle(after);
}

std::int32_t Lookahead::value(const GameState& state, const Action& action, SeatIndex seat, GameState& after)
{
    follow(state, action, after);
    return valueOf(after, seat, evaluationAt(state, seat));
}

std::vector<Thought> Lookahead::ranked(const GameState& state, SeatIndex seat, bool withTerms)
{
    std::vector<Action> all;
    options(state, seat, m_legal, all);
    const bool mayPass = std::ranges::find(all, ActionKind::Pass, &Action::kind) != all.end();
    return judged(state, seat, std::move(all), withTerms, mayPass);
}

// It has exhausted a card or spent CP, and that is all: an attack without effect, an ability or Event that finds
// nothing to do.
bool Lookahead::cameToNothing(const GameState& state, const Action& action) const
{
    const bool lasts = m_after.lasting.size() + m_after.delayed.size() + m_after.costClauses.size() >
                       state.lasting.size() + state.delayed.size() + state.costClauses.size();
    return !m_chosen && !lasts && m_after.stage != Stage::Over &&
           std::ranges::all_of(m_happened, [&](const Happening& happening) {
               return isNothing(happening, action) && !isCounted(state, happening);
           });
}

std::vector<Thought> Lookahead::rankedSome(const GameState& state, SeatIndex seat, std::size_t most, Random& random)
{
    std::vector<Action> all;
    options(state, seat, m_legal, all);
    if (all.size() > most) {
        const auto pass = std::ranges::find(all, ActionKind::Pass, &Action::kind);
        const auto kept = pass != all.end() ? std::optional(*pass) : std::nullopt;
        random.shuffleFirst(all, most);
        all.resize(most);
        if (kept && std::ranges::find(all, *kept) == all.end())
            all.push_back(*kept);
    }
    return judged(state, seat, std::move(all), false, false);
}

std::vector<Thought> Lookahead::judged(
    const GameState& state, SeatIndex seat, std::vector<Action> all, bool withTerms, bool onlyUseful)
{
    const auto& evaluation = evaluationAt(state, seat);
    std::vector<Thought> thoughts;
    thoughts.reserve(all.size());
    for (auto& action : all) {
        Thought thought{std::move(action), 0, {}, 0};
        const bool mayBeVain = onlyUseful && couldComeToNothing(thought.action);
        m_happened.clear();
        m_told = mayBeVain ? &m_happened : nullptr;
        m_chosen = false;
        follow(state, thought.action, m_after);
        m_told = nullptr;
        if (mayBeVain && cameToNothing(state, thought.action))
            continue;
        const bool waits = thought.action.kind == ActionKind::Pass && m_after.stage != Stage::Over;
        thought.value = valueOf(waits ? state : m_after, seat, evaluation, withTerms ? &thought.terms : nullptr);
        thoughts.push_back(std::move(thought));
    }
    // Of equals a pass is the first: nothing is done for nothing.
    std::ranges::stable_sort(thoughts, [](const Thought& a, const Thought& b) {
        if (a.value != b.value)
            return a.value > b.value;
        return a.action.kind == ActionKind::Pass && b.action.kind != ActionKind::Pass;
    });
    return thoughts;
}

} // namespace nexus::model
