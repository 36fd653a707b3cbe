#include "importers/alias_text.h"
#include "importers/text_guard.h"
#include "model/abilities/grammar.h"
#include "model/abilities/language.h"
#include "model/abilities/phrases.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>
#include <iterator>

namespace phrase_text_fuzz {

using namespace nexus::model;
using namespace nexus::test;

// The phrases of a game, whatever they are; a text is read with them, or the place where it is not.
NEXUS_FUZZER(text)
{
    const auto read = nexus::importers::readPhraseText(text);
    if (!read) {
        const auto lines = nexus::importers::placeOf(text, text.size()).line;
        for (const auto& problem : read.error())
            need(!problem.reason.empty() && problem.line <= lines, "a problem has a reason, and a line of the text");
        return;
    }
    auto phrases = sharedPhraseTable();
    const auto own = readGamePhrases(*read);
    std::ranges::copy(own.phrases, std::back_inserter(phrases));
    const Grammar grammar(std::move(phrases));
    static const auto vocabulary = vocabularyOf(*starterCatalogue());
    const AbilityText said{.kind = TextKind::Event, .text = "Smash target unit. Draw a card."};
    const auto understood = understand(said, vocabulary, grammar);
    need(!understood.gap || understood.gap->column <= said.text.size() + 1, "a gap is in the text");
}

} // namespace phrase_text_fuzz
