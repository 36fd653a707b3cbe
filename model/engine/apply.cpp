#include "model/engine/apply.h"

#include "model/engine/referee.h"
#include "model/engine/rule_check.h"

namespace nexus::model {

std::optional<Refusal> whyNot(const GameState& state, const Action& action)
{
    const auto fault = isTidy(action) ? RuleCheck(state).check(action)
                                      : Answer(Fault{.code = RefusalCode::BadValue, .card = action.card});
    if (!fault)
        return std::nullopt;
    return Refusal{.code = fault->code,
        .section = state.facts->cites(refusalId(fault->code)),
        .card = fault->card,
        .other = fault->other,
        .seat = fault->seat,
        .have = fault->have,
        .need = fault->need};
}

tl::expected<void, Refusal> apply(GameState& state, const Action& action, Happenings* told)
{
    if (auto refusal = whyNot(state, action))
        return tl::unexpected(std::move(*refusal));
    Referee(state, told).carryOut(action);
    return {};
}

tl::expected<GameState, Refusal> applied(GameState state, const Action& action)
{
    if (auto done = apply(state, action); !done)
        return tl::unexpected(std::move(done.error()));
    return state;
}

} // namespace nexus::model
