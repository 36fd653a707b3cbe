#include "model/engine/apply.h"

#include "model/engine/legal_actions.h"
#include "model/engine/referee.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

std::optional<Refusal> whyNot(const GameState& state, const Action& action)
{
    const auto fault = isTidy(action) ? RuleCheck(state).check(action)
                                      : Answer(Fault{.code = RefusalCode::BadValue, .card = action.card});
    if (!fault)
        return std::nullopt;
    const bool byText = fault->code == RefusalCode::Forbidden || fault->code == RefusalCode::CannotAttack;
    return Refusal{.code = fault->code,
        .section = state.facts->cites(refusalId(fault->code)),
        .card = fault->card,
        .other = byText && fault->other == noCard ? whoForbids(state, action) : fault->other,
        .seat = fault->seat,
        .have = fault->have,
        .need = fault->need};
}

namespace {

// To what it was before the action that waits, which is given back.
Asking takeBack(GameState& state)
{
    auto waiting = *std::exchange(state.asking, std::nullopt);
    state.stage = waiting.stage;
    state.process = waiting.process;
    return waiting;
}

// Whether a destruction could be prevented now: what comes out of a deck is not at once in play.
bool couldAsk(const GameState& state)
{
    return std::ranges::any_of(state.facts->preventing, [&](CardId card) {
        const auto zone = state.card(card).zone;
        return zone != Zone::Deck && zone != Zone::Removed && zone != Zone::Out;
    });
}

// Where somebody has to be asked on the way, nothing happens before he has answered.
void carryOutAsking(GameState& state, Action action, Happenings* told)
{
    std::vector<std::uint32_t> answers;
    const bool changesNothing = action.kind == ActionKind::Note || action.kind == ActionKind::LookAt;
    if (state.asking && action.kind != ActionKind::Choose && !changesNothing)
        takeBack(state); // it has to be taken again
    if (state.asking && action.kind == ActionKind::Choose) {
        auto waiting = takeBack(state);
        waiting.answers.push_back(waiting.among.empty() ? std::uint32_t{action.value == 1} : action.card);
        action = std::move(waiting.action);
        answers = std::move(waiting.answers);
        if (whyNot(state, action)) // something was done by hand meanwhile
            return;
    }
    static thread_local GameState before; // its room is used again
    before = state;
    const auto size = told ? told->size() : 0;
    Referee referee(state, told, answers);
    referee.carryOut(action);
    const auto question = referee.question();
    if (!question)
        return;
    if (told)
        told->resize(size);
    state = before;
    state.asking = Asking{
        .action = action, .answers = answers, .among = question->among, .stage = state.stage, .process = state.process};
    state.stage = Stage::Choose;
    Choice choice{.kind = ChoiceKind::Yes, .seat = question->seat};
    if (!question->among.empty()) {
        choice.whose = question->seat;
        choice.zone = state.card(question->among.front()).zone;
        choice.kind = choice.zone == Zone::Hand ? ChoiceKind::Pile : ChoiceKind::Card;
    }
    state.process = {.seat = question->seat, .source = question->source, .choice = choice};
}

} // namespace

tl::expected<void, Refusal> apply(GameState& state, const Action& action, Happenings* told)
{
    if (auto refusal = whyNot(state, action))
        return tl::unexpected(std::move(*refusal));
    applyListed(state, action, told);
    return {};
}

void applyListed(GameState& state, const Action& action, Happenings* told)
{
    if (!couldAsk(state))
        Referee(state, told).carryOut(action);
    else
        carryOutAsking(state, action, told);
}

void holdAnew(GameState& state) { WhatHolds(state).findAnew(); }

tl::expected<GameState, Refusal> applied(GameState state, const Action& action)
{
    if (auto done = apply(state, action); !done)
        return tl::unexpected(std::move(done.error()));
    return state;
}

GameLog logOf(Scene scene, const Game& game)
{
    GameLog log{.game = scene.game.empty() ? game.id : scene.game,
        .ruleset = scene.ruleset.empty() ? game.defaultRuleset.str() : scene.ruleset,
        .windows = Windows::WhenFitting,
        .seed = scene.seed,
        .textsPlay = true};
    log.scene = std::move(scene);
    return log;
}

static tl::expected<GameState, SetupProblem> begun(const GameLog& log, const DeckChecker& checker)
{
    return log.scene ? setScene(*log.scene, checker) : setUpGame(log.seats, checker, log.windows, log.textsPlay);
}

tl::expected<GameState, ReplayProblem> replay(const GameLog& log, const DeckChecker& checker)
{
    return Timeline::of(log, checker).map([](const Timeline& timeline) { return timeline.state(); });
}

Timeline::Timeline(GameState start, std::vector<Seat> seats, std::optional<Scene> scene)
    : m_seats(std::move(seats))
    , m_scene(std::move(scene))
    , m_kept{start}
    , m_state(std::move(start))
{
}

tl::expected<Timeline, ReplayProblem> Timeline::of(const GameLog& log, const DeckChecker& checker)
{
    if (log.engine != engineNumber)
        return tl::unexpected(ReplayProblem{.otherEngine = true});
    auto start = begun(log, checker);
    if (!start)
        return tl::unexpected(ReplayProblem{.setup = start.error()});
    Timeline timeline(std::move(*start), log.seats, log.scene);
    for (std::size_t i = 0; i < log.actions.size(); ++i)
        if (auto done = timeline.act(log.actions[i]); !done)
            return tl::unexpected(ReplayProblem{.action = i, .refusal = done.error()});
    return timeline;
}

tl::expected<void, Refusal> Timeline::act(const Action& action)
{
    Happenings told;
    if (auto done = apply(m_state, action, &told); !done)
        return done;
    m_actions.resize(m_position);
    m_told.resize(m_position);
    m_kept.resize(m_position / stride + 1);
    m_actions.push_back(action);
    m_told.push_back(std::move(told));
    if (++m_position % stride == 0)
        m_kept.push_back(m_state);
    return {};
}

GameState Timeline::stateAt(std::size_t position) const
{
    position = std::min(position, m_actions.size());
    GameState state = m_kept[position / stride];
    for (std::size_t i = position / stride * stride; i < position; ++i)
        (void)apply(state, m_actions[i]).has_value();
    return state;
}

void Timeline::goTo(std::size_t position)
{
    m_position = std::min(position, m_actions.size());
    m_state = stateAt(m_position);
}

GameLog Timeline::log() const
{
    const auto& facts = *m_state.facts;
    GameLog log{.game = facts.game,
        .ruleset = facts.ruleset,
        .windows = facts.windows,
        .seats = m_seats,
        .digest = digest(facts),
        .textsPlay = facts.textsPlay,
        .scene = m_scene};
    log.actions.assign(m_actions.begin(), m_actions.begin() + static_cast<std::ptrdiff_t>(m_position));
    return log;
}

} // namespace nexus::model
