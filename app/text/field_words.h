// How people meet the fields of a stack: headings of columns, labels of a form, words and options of the command line.
#pragma once

#include "model/collection/stack.h"

#include <span>

namespace nexus::app {

// Where a text is empty, the field is not offered.
struct FieldWords {
    model::StackField field;
    const char* heading;    // of its column; in small letters what the history calls it
    int width;              // of its column at first, in pixels; 0: hidden
    const char* label;      // in a form
    const char* example;    // in a form
    const char* word;       // on the command line: "for-trade"
    const char* otherWords; // model::headingForm of others, parted by blanks
    const char* noun;       // in a refusal: "The borrower “…” is too long"
    const char* option;     // help of its option of `collection add`
    const char* optionType;
};
// In the order in which stacks are shown.
[[nodiscard]] std::span<const FieldWords> fieldWords();
[[nodiscard]] const FieldWords& wordsOf(model::StackField field);
// By a word of the command line in any spelling; none where no field is called so.
[[nodiscard]] const FieldWords* fieldCalled(std::string_view word);

} // namespace nexus::app
