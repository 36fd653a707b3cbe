// `missions` without a deck: packages of Missions listed, filtered and ordered; one of them as a new deck of the
// library or in the place of what a deck has.
#pragma once

#include "app/cli/context.h"

namespace CLI {
class Option;
}

namespace nexus::app::cli {

struct PackageOptions {
    std::string ruleset, forDeck, carry, filter, order, newDeck, apply;
    std::size_t limit = 20, pick = 0; // 0: the first, where one is wanted
    bool inPlace = false;
    [[nodiscard]] bool writes() const { return !newDeck.empty() || !apply.empty() || inPlace; }
};

// None of them goes with `deck`.
void addPackageOptions(Command& command, PackageOptions& options, Option& deck);
// Throws UsageError for options that do not go together.
void validate(const PackageOptions& options);
[[nodiscard]] int runPackages(Context& context, const PackageOptions& options);

} // namespace nexus::app::cli
