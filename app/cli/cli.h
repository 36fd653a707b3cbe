// nexusdeck-cli: the program without a window (resources/help/command-line.md). A command is one source, with those it
// shares its answers with; what it finds goes to standard output, everything else to standard error. Exit codes are
// part of the contract.
#pragma once

#include <string>
#include <vector>

namespace nexus::app::cli {

enum ExitCode { Done = 0, No = 1, WrongUsage = 2, Failed = 3, Refused = 4 };

[[nodiscard]] int run(const std::vector<std::string>& arguments);

} // namespace nexus::app::cli
