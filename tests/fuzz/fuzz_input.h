// What the fuzzers share: the input as text, and the end of the run where a promise is broken.
#pragma once

#include "tests/support/starter.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace nexus::test {

inline std::string_view inputText(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

inline void need(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

// A refusal says why: at least one problem, each with a reason that is a sentence.
template <class Problems> void needReasons(const Problems& problems)
{
    need(!problems.empty(), "a refusal has a reason");
    for (const auto& problem : problems)
        need(!problem.reason.empty() && problem.reason.size() < 400, "a reason is a sentence");
}

} // namespace nexus::test
