// An action without what its kind does not use.
#pragma once

#include "model/engine/action.h"

namespace nexus::test {

inline model::Action tidied(model::Action action)
{
    using namespace model;
    using F = Field;
    Action tidy;
    tidy.kind = action.kind;
    const auto keep = [&](Field field, auto member) {
        if (uses(action.kind, field))
            tidy.*member = std::move(action.*member);
    };
    keep(F::Seat, &Action::seat);
    keep(F::Other, &Action::other);
    keep(F::Quadrant, &Action::quadrant);
    keep(F::Zone, &Action::zone);
    keep(F::Flag, &Action::flag);
    keep(F::Mechanic, &Action::mechanic);
    keep(F::Ability, &Action::ability);
    keep(F::Range, &Action::range);
    keep(F::Size, &Action::size);
    keep(F::Card, &Action::card);
    keep(F::Target, &Action::target);
    keep(F::Value, &Action::value);
    keep(F::Attack, &Action::attack);
    keep(F::MechanicSet, &Action::mechanics);
    keep(F::Seed, &Action::seed);
    keep(F::Text, &Action::text);
    return tidy;
}

} // namespace nexus::test
