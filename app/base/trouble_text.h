// A broken environment as a sentence with what to do: for jobs and documents, where exceptions end.
#pragma once

#include <string>

namespace nexus::app {

// Only inside of a catch block.
[[nodiscard]] std::string currentTroubleText();

} // namespace nexus::app
