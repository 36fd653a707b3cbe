// Going through the terms of a query, whatever joins them.
#pragma once

#include "model/search/query.h"

#include <algorithm>

namespace nexus::model {

// Whether `wanted` holds for any term that is not itself a joining of terms; terms under a minus are looked at too.
template <class Wanted> [[nodiscard]] bool anyTerm(const QueryNode& node, const Wanted& wanted)
{
    const auto anyOf = [&](const auto& nodes) {
        return std::any_of(nodes.begin(), nodes.end(), [&](const QueryNode& inner) { return anyTerm(inner, wanted); });
    };
    if (const auto* all = std::get_if<AllOf>(&node.term))
        return anyOf(all->nodes);
    if (const auto* any = std::get_if<AnyOf>(&node.term))
        return anyOf(any->nodes);
    if (const auto* none = std::get_if<NoneOf>(&node.term))
        return anyOf(none->nodes);
    return wanted(node.term);
}

} // namespace nexus::model
