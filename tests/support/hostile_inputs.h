// Inputs made to take a reader's time or memory, too large to commit; the same bytes every time.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace nexus::test {

struct HostileInput {
    const char* name;
    std::function<std::string()> bytes; // made when asked for
};
// For every reader of texts: what one of them reads, the others have to refuse.
[[nodiscard]] const std::vector<HostileInput>& hostileInputs();

[[nodiscard]] std::string repeated(const std::string& piece, std::size_t times);
// `piece` with every # replaced by the number of the repetition.
[[nodiscard]] std::string numbered(const std::string& piece, std::size_t times);

} // namespace nexus::test
