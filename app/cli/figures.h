// Times and sizes as every command prints them: in UTC as they are kept, to the minute. JSON has times whole (ISO 8601)
// and sizes in bytes. Other numbers are plain: no marks between thousands. The test `layering` looks for other doors.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nexus::app::cli {

// "2026-11-29T04:38:30Z" → "2026-11-29 04:38", "2026-11-29".
[[nodiscard]] std::string timeText(std::string_view utc);
[[nodiscard]] std::string dayText(std::string_view utc);
[[nodiscard]] std::string clockText(std::string_view utc); // "04:38"
// "80 KB", "32.5 MB"; never less than it is.
[[nodiscard]] std::string sizeText(std::uintmax_t bytes);

} // namespace nexus::app::cli
