// What a sentence of rule text means, as a tree: a value, without the words it was said in. Made by the grammar
// (grammar.h) out of the tables of phrases (phrases.h), and said again by them: the phrase shows what an operation
// means and what its parts are, in order. A part that was not said is None.
#pragma once

#include "model/abilities/text_kind.h"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <vector>

namespace nexus::model {

enum class Op : std::uint16_t {
#define OPERATION(name, ...) name,
#include "model/abilities/operations.def"
#undef OPERATION
};
inline constexpr std::size_t opCount = 0
#define OPERATION(name, ...) +1
#include "model/abilities/operations.def"
#undef OPERATION
    ;

// The forms of operations that have several, by name: form::It::ThatUnit is the number of "that unit".
namespace form {
#define OPERATION(name, ...) __VA_OPT__(namespace name { enum : std::int16_t { __VA_ARGS__ }; })
#include "model/abilities/operations.def"
#undef OPERATION
} // namespace form

struct Term {
    Op op = Op::None;
    std::int16_t number = 0;
    std::string word;
    std::vector<Term> parts;

    [[nodiscard]] const Term& at(std::size_t part) const; // None where it has no such part
    friend bool operator==(const Term&, const Term&) = default;
};

// Of a number of the text: "one", "two or more".
constexpr std::int16_t none = 0, single = 1;
[[nodiscard]] inline bool isOne(const Term& count) { return count.number == single; }
[[nodiscard]] inline bool isSeveral(const Term& count) { return count.number > single; }

[[nodiscard]] bool isAnyOf(Op op, std::initializer_list<Op> ops);
[[nodiscard]] bool isAnyOfNumbers(int number, std::initializer_list<int> numbers);
// It, or something in it.
[[nodiscard]] bool hasAnyOf(const Term& term, std::initializer_list<Op> ops);
// Whether it is so of the term or of a part of it.
template <class Is> [[nodiscard]] bool anyPart(const Term& term, const Is& is)
{
    if (is(term))
        return true;
    for (const auto& part : term.parts)
        if (anyPart(part, is))
            return true;
    return false;
}

} // namespace nexus::model
