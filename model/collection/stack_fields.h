// The attributes of a stack that people change, one at a time.
#pragma once

#include "model/collection/stack.h"

#include <variant>

namespace nexus::model {

enum class StackField {
    Quantity,
    ForTrade,
    Condition,
    Language,
    Finish,
    Place,
    Page,
    LentTo,
    Acquired,
    Paid,
    Value,
    Tags,
    Notes,
    Set,
    CollectorNumber,
    List
};
using StackValue = std::variant<std::monostate, std::string, std::int64_t, std::vector<std::string>>; // monostate: none

// False where the field cannot be that; the stack is then as good as lost. ForTrade is cut to the quantity.
[[nodiscard]] bool setStackField(Stack& stack, StackField field, const StackValue& value);

} // namespace nexus::model
