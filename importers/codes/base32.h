// Base 32 as RFC 4648 has it: upper case, without padding.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

using Bytes = std::vector<std::uint8_t>;

[[nodiscard]] std::string base32(std::span<const std::uint8_t> bytes);
// Nothing where a character is no digit (small letters count), the length cannot be, or bits are left that are not 0.
[[nodiscard]] std::optional<Bytes> fromBase32(std::string_view text);
[[nodiscard]] int base32Digit(char c); // 0 to 31, or -1

} // namespace nexus::importers
