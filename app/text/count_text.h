// Large counts for people: grouped digits, and powers of ten where there are too many of them.
#pragma once

#include <cstdint>
#include <string>

namespace nexus::app {

// "1,234,567"; past fifteen digits "about 1.2 × 10¹⁸". Decimal digits go in.
[[nodiscard]] std::string waysText(const std::string& digits);
// The same of a count that stays at the largest number where it would pass it: "more than 1.8 × 10¹⁹".
[[nodiscard]] std::string cappedText(std::uint64_t count);

} // namespace nexus::app
