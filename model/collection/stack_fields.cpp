#include "model/collection/stack_fields.h"

#include <algorithm>

namespace nexus::model {

bool setStackField(Stack& stack, StackField field, const StackValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* words = std::get_if<std::vector<std::string>>(&value);
    const bool none = std::holds_alternative<std::monostate>(value);
    const auto put = [&](std::string& member) {
        member = text ? *text : std::string();
        return text || none;
    };
    const auto amount = [&](std::optional<std::int64_t>& member) {
        member = number ? std::optional(*number) : std::nullopt;
        return (number && *number >= 0) || none;
    };
    switch (field) {
    case StackField::Quantity:
        if (!number || *number < 1 || *number > maxStackCopies)
            return false;
        stack.quantity = static_cast<int>(*number);
        stack.forTrade = std::min(stack.forTrade, stack.quantity);
        return true;
    case StackField::ForTrade:
        if (!number || *number < 0)
            return false;
        stack.forTrade = static_cast<int>(std::min<std::int64_t>(*number, stack.quantity));
        return true;
    case StackField::Condition:
        if (!number || *number < 0 || *number >= conditionCount)
            return false;
        stack.condition = static_cast<Condition>(*number);
        return true;
    case StackField::List:
        if (!number || *number < 0 || *number > 1 || stack.list == StackList::Unmatched)
            return false;
        stack.list = static_cast<StackList>(*number);
        return true;
    case StackField::Tags: stack.tags = words ? *words : std::vector<std::string>(); return words || none;
    case StackField::Language: return put(stack.language);
    case StackField::Finish: return put(stack.finish);
    case StackField::Place: return put(stack.place);
    case StackField::Page: return put(stack.page);
    case StackField::LentTo: return put(stack.lentTo);
    case StackField::Acquired: return put(stack.acquired);
    case StackField::Notes: return put(stack.notes);
    case StackField::Set: return put(stack.set);
    case StackField::CollectorNumber: return put(stack.number);
    case StackField::Paid: return amount(stack.paid);
    case StackField::Value: return amount(stack.value);
    }
    return false;
}

} // namespace nexus::model
