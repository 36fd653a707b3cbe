// A limit of bytes and what goes beyond it, in one unit: "5 MB of at most 4 MB", "101 bytes of at most 100 bytes".
#pragma once

#include <cstddef>
#include <string>

namespace nexus::model {

[[nodiscard]] std::string limitText(std::size_t most);
// Rounded up, so that it is never told as what is allowed.
[[nodiscard]] std::string beyondText(std::size_t bytes, std::size_t most);

} // namespace nexus::model
