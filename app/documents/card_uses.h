// Which decks of the library use a card, and how many copies. Filled from the saved decks once and again after the
// library has changed; asked by key.
#pragma once

#include "app/documents/workspace.h"

#include <unordered_map>

namespace nexus::app {

struct DeckUse {
    std::int64_t deck = 0;
    std::string name;
    int copies = 0;
};

class CardUses {
public:
    void fill(Workspace& workspace);
    [[nodiscard]] std::vector<DeckUse> of(std::string_view key) const;

private:
    std::unordered_map<std::string, std::vector<DeckUse>> m_uses;
};

} // namespace nexus::app
