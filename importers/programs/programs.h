// The programs that decks and cards are published for: what each is called and who writes for it.
#pragma once

#include "importers/programs/publication.h"

#include <optional>
#include <span>

namespace nexus::importers {

struct PublishProgram {
    std::string_view id;   // "cgs": the word of the command line
    std::string_view name; // "Card Game Simulator"
    Bundle (*write)(const Publication& publication) = nullptr;
    bool wantsAddress = false; // its files name pictures by URL
};

[[nodiscard]] std::span<const PublishProgram> publishPrograms();
[[nodiscard]] const PublishProgram* publishProgram(std::string_view id); // none of that name: null

} // namespace nexus::importers
