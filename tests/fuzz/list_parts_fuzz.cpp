#include "app/documents/list_claims.h"
#include "importers/decklist/list_parts.h"
#include "model/base/text.h"
#include "tests/fuzz/fuzz_input.h"

namespace list_parts_fuzz {

using namespace nexus;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    const auto parts = importers::listParts(text);
    need(!parts.empty() && parts.size() <= 1000, "a text has one part or more, and not too many");
    for (const auto& part : parts) {
        need(part.text.data() >= text.data() && part.text.data() + part.text.size() <= text.data() + text.size(),
            "a part lies in its text");
        const auto before = static_cast<std::size_t>(part.text.data() - text.data());
        need(part.linesBefore == static_cast<std::size_t>(std::count(
                                     text.begin(), text.begin() + static_cast<std::ptrdiff_t>(before), '\n')),
            "and says how many lines stand before it");
    }
    const auto claims = app::listClaims(text, starterGame().id);
    for (const auto& claimed : {claims.codes, claims.checksums})
        for (const auto& claim : claimed)
            need(text.find(claim) != std::string_view::npos && !model::textFault(claim, claim.size(), false),
                "a claim stands in the text and is harmless");
    for (const auto& [deck, claim] : app::tableClaims(text))
        need(model::fold(deck) == deck, "decks are told by folded names");
}

} // namespace list_parts_fuzz
