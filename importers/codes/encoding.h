// What codes and checksums are written in: base 32 as RFC 4648 has it, upper case and without padding; SHA-256;
// UUIDs made of names.
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
// A UUID of version 5 (RFC 4122) in small letters: always the same of the same space and name. `space` is a UUID as
// this gives it, or empty for the one of this program.
[[nodiscard]] std::string nameUuid(std::string_view space, std::string_view name);

} // namespace nexus::importers
