// Edits of the collection, why they are refused, and how stacks are told: the same words in the window and on the
// command line.
#pragma once

#include "model/collection/collection_edit.h"

#include <string>

namespace nexus::app {

// For menus and the history: "Add 3 Relay Drone", "Move 12 copies to Binder 2".
[[nodiscard]] std::string editText(const model::CollectionEdit& edit);
[[nodiscard]] std::string editText(model::EditKind kind, const std::string& subject, std::int64_t copies);
// `deck`: the name of the deck the refusal is about, empty where it is of no deck.
[[nodiscard]] std::string refusalText(const model::EditRefusal& refusal, const std::string& deck);
// "Binder 2, page 14", "lent to Ada", or nothing.
[[nodiscard]] std::string placeText(const model::Stack& stack);
// "3 Relay Drone · NEX 12 · near mint · foil · Binder 2, page 14".
[[nodiscard]] std::string stackText(const model::Stack& stack);
// One change of a stack, for the history of a card: "2 became 5", "near mint became played", "3 added".
[[nodiscard]] std::string changeText(const model::StackChange& change);

} // namespace nexus::app
