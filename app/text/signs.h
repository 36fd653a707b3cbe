// The signs that stand before words about legality, the same in every view and on the command line, so that colour
// is never alone: a cross is wrong, a ring is not there yet, a tick is met.
#pragma once

namespace nexus::app {

inline constexpr const char* wrongSign = "✗";
inline constexpr const char* openSign = "○";
inline constexpr const char* metSign = "✓";

} // namespace nexus::app
