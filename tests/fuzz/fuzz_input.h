// A fuzzer shows that no bytes crash a reader and that its promises hold for all of them. tests/fuzz/NAME_fuzz.cpp is
// the fuzzer NAME of two programs: `fuzz` (sanitizers and libFuzzer) and `corpus` (every file of tests/corpus, a test).
#pragma once

#include "tests/support/starter.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace nexus::test {

using FuzzedReader = void (*)(std::string_view input);

struct Fuzzer {
    Fuzzer(const char* file, FuzzedReader reader);
};
// Null where there is none, and the names are said.
FuzzedReader fuzzerNamed(std::string_view name);

// The end of the run where a promise is broken.
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

// Before the body of the one function of a fuzzer, in a namespace called after the file.
#define NEXUS_FUZZER(input)                                                                                            \
    static void fuzzed(std::string_view input);                                                                        \
    static const nexus::test::Fuzzer registered(__FILE__, fuzzed);                                                     \
    static void fuzzed(std::string_view input)
