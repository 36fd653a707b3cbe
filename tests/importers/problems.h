// Finds a problem among those a reader gave: by JSON pointer, by line or by a part of its reason.
#pragma once

#include "importers/import_problem.h"

#include <algorithm>
#include <string_view>

namespace nexus::test {

using Problems = std::vector<importers::ImportProblem>;

template <class T> Problems problemsOf(const importers::ReadResult<T>& result)
{
    return result ? Problems{} : result.error();
}

// True when one of the problems stands at this pointer and its reason has this part.
inline bool saysAt(const Problems& problems, std::string_view pointer, std::string_view part)
{
    return std::any_of(problems.begin(), problems.end(), [&](const auto& problem) {
        return problem.pointer == pointer && problem.reason.find(part) != std::string::npos;
    });
}
inline bool saysInLine(const Problems& problems, std::size_t line, std::string_view part)
{
    return std::any_of(problems.begin(), problems.end(),
        [&](const auto& problem) { return problem.line == line && problem.reason.find(part) != std::string::npos; });
}
inline bool says(const Problems& problems, std::string_view part)
{
    return std::any_of(problems.begin(), problems.end(),
        [&](const auto& problem) { return problem.reason.find(part) != std::string::npos; });
}

} // namespace nexus::test
