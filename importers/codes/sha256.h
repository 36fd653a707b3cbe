// SHA-256 (FIPS 180-4).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nexus::importers {

[[nodiscard]] std::array<std::uint8_t, 32> sha256(std::string_view bytes);

} // namespace nexus::importers
