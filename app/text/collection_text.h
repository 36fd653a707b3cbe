// Edits of the collection, why they are refused, and how stacks are told: the same words in the window and on the
// command line.
#pragma once

#include "model/collection/collection_edit.h"
#include "model/collection/stack.h"

#include <span>
#include <string>

namespace nexus::app {

// For menus and the history: "Add 3 Relay Drone", "Move 12 copies to Binder 2".
[[nodiscard]] std::string editText(const model::CollectionEdit& edit);
[[nodiscard]] std::string editText(model::EditKind kind, const std::string& subject, std::int64_t copies);
// "adds 12 copies in 3 stacks, removes 5 copies in 1 stack".
[[nodiscard]] std::string balanceText(const model::EditBalance& balance);
// `deck`: the name of the deck the refusal is about, empty where it is of no deck.
[[nodiscard]] std::string refusalText(const model::EditRefusal& refusal, const std::string& deck);
// What a stack that comes meets: "joins 2 copies", "a stack of its own: other finish, place"; in full
// "Finish: foil, there nothing; Place: Box, there Binder 2".
[[nodiscard]] std::string meetingText(const model::StackMeeting& meeting);
[[nodiscard]] std::string differencesText(const model::StackMeeting& meeting, const model::Stack& comes);
// "Binder 2, page 14", "lent to Ada", or nothing.
[[nodiscard]] std::string placeText(const model::Stack& stack);
// Near mint is what nobody has to say, and says nothing of what is wanted.
[[nodiscard]] bool conditionIsSaid(const model::Stack& stack);
// "3 Relay Drone · NEX 12 · near mint · foil · Binder 2, page 14".
[[nodiscard]] std::string stackText(const model::Stack& stack);
// The days that values of copies are of, as far as they are told.
struct ValueDays {
    std::string oldest, newest; // ISO 8601; empty: no value has a day
    void see(const model::Stack& stack);
    friend bool operator==(const ValueDays&, const ValueDays&) = default;
};
// "prices of 2026-11-20", "prices of 2026-10-01 to 2026-11-20", or nothing.
[[nodiscard]] std::string pricesText(const ValueDays& days);
// One change of a stack, for the history of a card: "2 became 5", "near mint became played", "3 added".
[[nodiscard]] std::string changeText(const model::StackChange& change);

// How people meet the fields of a stack: headings of columns, labels of a form, words and options of the command line.

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
