// What codes and checksums are written in: base 32 as RFC 4648 has it, upper case and without padding; SHA-256.
#pragma once

#include <array>
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

// SHA-256 (FIPS 180-4).
[[nodiscard]] std::array<std::uint8_t, 32> sha256(std::string_view bytes);

} // namespace nexus::importers
