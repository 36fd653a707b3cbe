// Whom "it", "that unit" and "its Quadrant" are of: a text is walked in the order in which it is spoken, and each
// pronoun takes the one card spoken of before that fits by kind, number and side.
#pragma once

#include "model/abilities/term.h"

#include <optional>
#include <vector>

namespace nexus::model {

// A pronoun that nobody, or more than one, can be.
struct Doubt {
    Term pronoun;
    std::optional<Term> first, second; // the groups that it could be, in the order spoken; nothing: none fits
};
// The first such pronoun of the text; nothing where each is bound.
[[nodiscard]] std::optional<Doubt> doubtOf(const Term& text);

// The text with each pronoun that is of this card, of what bears it, or of the attacking or the defending unit said as
// that, so that nobody has to remember who was spoken of last.
[[nodiscard]] Term withBound(TextKind kind, const Term& text);

// Each pronoun of a text that is bound, and the group, the deed, the condition or the happening that it speaks of; of
// Consume and Martyrdom, which do not say what they wait for, that may be none of the text's terms.
struct Binding {
    const Term* pronoun = nullptr;
    const Term* referent = nullptr;
};
[[nodiscard]] std::vector<Binding> bindingsOf(TextKind kind, const Term& text);

} // namespace nexus::model
