#include "importers/alias_text.h"
#include "importers/text_guard.h"
#include "model/abilities/aliases.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

namespace alias_text_fuzz {

using namespace nexus::model;
using namespace nexus::test;

// The aliases of a game, whatever they are; what they make of a text has its places in it.
NEXUS_FUZZER(text)
{
    const auto read = nexus::importers::readAliases(text);
    if (!read) {
        const auto lines = nexus::importers::placeOf(text, text.size()).line;
        for (const auto& problem : read.error())
            need(!problem.reason.empty() && problem.line <= lines, "a problem has a reason, and a line of the text");
        return;
    }
    need(std::ranges::is_sorted(*read, {}, [](const Alias& alias) { return alias.from.front(); }),
        "aliases are found by their first word");
    static auto game = starterGame();
    game.aliases = *read;
    Card card;
    card.name = "Probe";
    card.type = "Unit";
    card.rules = "When deployed, Probe gains +1 Attack until the end of the round. Exhaust: Deal 2 damage to a target.";
    for (const auto& alias : *read)
        card.rules += " " + alias.shows;
    card.rules.resize(std::min<std::size_t>(card.rules.size(), 4'000));
    const auto rewritten = asRead(card.rules, card, game);
    for (std::size_t at = 0; at <= rewritten.text.size(); ++at)
        need(rewritten.printedAt(at) <= card.rules.size(), "a place is in the printed text");
}

} // namespace alias_text_fuzz
