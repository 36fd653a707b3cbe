// The programs that decks and cards are published for: what each is called and who writes for it.
#pragma once

#include "importers/programs/publication.h"

#include <optional>
#include <span>

namespace nexus::importers {

// What a program does with the address at which the files will lie: nothing, finds pictures there too, finds them by it
// alone.
enum class AddressUse : std::uint8_t { None, Further, Needed };

struct PublishProgram {
    std::string_view id;   // "cgs": the word of the command line
    std::string_view name; // "Card Game Simulator"
    Bundle (*write)(const Publication& publication) = nullptr;
    AddressUse address = AddressUse::None;
    // It reads its decks against one fixed file of cards: all cards of the game go out, so that one export does not
    // take the cards of another away.
    bool cardBase = false;
    bool printOrder = false; // copies for a print shop: which of them is chosen as for proxies
};

[[nodiscard]] std::span<const PublishProgram> publishPrograms();
[[nodiscard]] const PublishProgram* publishProgram(std::string_view id); // none of that name: null

} // namespace nexus::importers
