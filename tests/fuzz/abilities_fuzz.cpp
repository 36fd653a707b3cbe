#include "model/abilities/language.h"
#include "model/base/text.h"
#include "tests/fuzz/fuzz_input.h"

namespace abilities_fuzz {

using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr std::array types{"Unit", "Event", "Upgrade"};

} // namespace

// A card's rules, whatever they are: taken apart, read or not with a place, and said so that it is read again.
NEXUS_FUZZER(text)
{
    static const auto vocabulary = vocabularyOf(*starterCatalogue());
    Card card;
    card.name = "Probe";
    card.rules = std::string(text);
    for (const auto* type : types) {
        card.type = type;
        for (const auto& read : understand(card, starterGame(), vocabulary).abilities) {
            if (read.gap) {
                need(read.gap->column >= 1 && read.gap->column <= codePoints(card.rules) + 1,
                    "a gap stands in the text");
                need(read.gap->expected.size() <= 12, "what was expected is short");
            } else if (read.term) {
                const auto again = understand({.kind = read.ability.kind, .text = read.standard}, vocabulary);
                need(again.term == read.term, "the standard wording means the same");
            }
        }
    }
}

} // namespace abilities_fuzz
