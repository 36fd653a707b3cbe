#include "model/collection/stack.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <iterator>
#include <limits>
#include <system_error>
#include <type_traits>

namespace nexus::model {

namespace {

struct StackListName {
    const char* word;
    StackList list;
};
constexpr StackListName stackListNames[] = {{"owned", StackList::Owned}, {"wanted", StackList::Wanted},
    {"unmatched", StackList::Unmatched}, {"collection", StackList::Owned}, {"inventory", StackList::Owned},
    {"wants", StackList::Wanted}, {"wishlist", StackList::Wanted}};

template <class Value> std::optional<StackValue> parsedValue(const std::optional<Value>& parsed)
{
    if (!parsed)
        return std::nullopt;
    if constexpr (std::is_same_v<Value, std::string>)
        return *parsed;
    else
        return static_cast<std::int64_t>(*parsed);
}

std::optional<int> wholeCopies(std::string_view text)
{
    int copies = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), copies);
    if (error != std::errc() || end != text.data() + text.size() || copies < 0 || copies > maxStackCopies)
        return std::nullopt;
    return copies;
}

std::string shownText(StackList value) { return stackListWord(value); }
std::string shownText(Condition value) { return conditionCode(value); }
std::string shownText(int value) { return std::to_string(value); }
std::string shownText(const CardKey& value) { return value.str(); }
std::string shownText(const std::string& value) { return value; }
std::string shownText(const std::optional<std::int64_t>& value) { return value ? amountText(*value) : std::string(); }
std::string shownText(const std::vector<std::string>& value) { return joined(value, ", "); }

} // namespace

std::vector<std::string> distinctTags(std::vector<std::string> tags)
{
    auto end = tags.begin();
    for (auto tag = tags.begin(); tag != tags.end(); ++tag)
        if (!tag->empty() && std::find(tags.begin(), end, *tag) == end) {
            if (end != tag)
                *end = std::move(*tag);
            ++end;
        }
    tags.erase(end, tags.end());
    return tags;
}

std::vector<std::string> tagsIn(std::string_view text, char separator)
{
    std::vector<std::string> tags;
    for (const auto part : split(text, separator))
        if (const auto tag = trimmed(part); !tag.empty())
            tags.emplace_back(tag);
    return tags;
}

const char* stackListWord(StackList list) { return stackListNames[static_cast<std::size_t>(list)].word; }

std::optional<StackList> stackListOf(std::string_view word)
{
    const auto form = headingForm(word);
    for (const auto& known : stackListNames)
        if (form == known.word)
            return known.list;
    return std::nullopt;
}

StackValue stackValue(const Stack& stack, StackField field)
{
    return std::visit(
        [&]<class Value>(Value Stack::*at) -> StackValue {
            const auto& member = stack.*at;
            if constexpr (std::is_same_v<Value, CardKey>)
                return member.str();
            else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
                return member ? StackValue(*member) : StackValue();
            else if constexpr (std::is_same_v<Value, int> || std::is_enum_v<Value>)
                return static_cast<std::int64_t>(member);
            else
                return member;
        },
        infoOf(field).member);
}

bool setStackField(Stack& stack, StackField field, const StackValue& value)
{
    const bool none = std::holds_alternative<std::monostate>(value);
    const auto* text = std::get_if<std::string>(&value);
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* words = std::get_if<std::vector<std::string>>(&value);
    const auto within = [&](std::int64_t low, std::int64_t high) {
        return number && *number >= low && *number <= high;
    };
    return std::visit(
        [&]<class Value>(Value Stack::*at) {
            auto& member = stack.*at;
            if constexpr (std::is_same_v<Value, CardKey> || std::is_same_v<Value, std::string>) {
                member = Value(text ? *text : std::string());
                return text || none;
            } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
                member = words ? distinctTags(*words) : Value();
                return words || none;
            } else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>) {
                member = number ? Value(*number) : std::nullopt;
                return none || (number && *number >= 0);
            } else if constexpr (std::is_same_v<Value, int>) {
                const bool forTrade = field == StackField::ForTrade;
                if (!within(forTrade ? 0 : 1, forTrade ? std::numeric_limits<std::int64_t>::max() : maxStackCopies))
                    return false;
                member = static_cast<int>(std::min<std::int64_t>(*number, maxStackCopies));
                stack.forTrade = std::min(stack.forTrade, stack.quantity);
                return true;
            } else {
                // Nothing becomes a line without a card, and such a line a copy by matching alone.
                constexpr bool list = std::is_same_v<Value, StackList>;
                if (!within(0, list ? 1 : conditionCount - 1) || (list && stack.list == StackList::Unmatched))
                    return false;
                member = static_cast<Value>(*number);
                return true;
            }
        },
        infoOf(field).member);
}

std::string fieldText(const Stack& stack, StackField field)
{
    return std::visit([&](auto member) { return shownText(stack.*member); }, infoOf(field).member);
}

std::optional<StackValue> parseField(StackField field, std::string_view text)
{
    text = trimmed(text);
    switch (infoOf(field).kind) {
    case FieldKind::Key:
    case FieldKind::Text:
    case FieldKind::Lines: return std::string(text);
    case FieldKind::Language: return languageCode(text);
    case FieldKind::Finish: return finishOf(text);
    case FieldKind::List: return parsedValue(stackListOf(text));
    case FieldKind::Copies: return parsedValue(wholeCopies(text));
    case FieldKind::Condition: return parsedValue(conditionOf(text));
    case FieldKind::Day: return text.empty() ? StackValue() : parsedValue(isoDay(text));
    case FieldKind::Amount: return text.empty() ? StackValue() : parsedValue(amountOf(text));
    case FieldKind::Tags: return distinctTags(tagsIn(text, ','));
    }
    return std::nullopt;
}

std::strong_ordering likeness(const Stack& a, const Stack& b)
{
    for (const auto& info : stackFields)
        if (info.kind != FieldKind::Copies)
            if (const auto order = std::visit(
                    [&](auto member) -> std::strong_ordering { return a.*member <=> b.*member; }, info.member);
                order != 0)
                return order;
    return std::strong_ordering::equal;
}

bool alike(const Stack& a, const Stack& b) { return likeness(a, b) == 0; }

bool isKnown(const Stack& stack)
{
    const auto list = static_cast<int>(stack.list), condition = static_cast<int>(stack.condition);
    return list >= 0 && list <= static_cast<int>(StackList::Unmatched) && condition >= 0 && condition < conditionCount;
}

std::vector<SharedStack> shared(std::vector<Stack> stacks)
{
    return {std::make_move_iterator(stacks.begin()), std::make_move_iterator(stacks.end())};
}

bool canBeKept(const Stack& stack)
{
    const auto plain = [](const std::string& text, std::size_t most, bool lines) {
        for (const char c : text)
            if ((static_cast<unsigned char>(c) < 0x20 && !(lines && (c == '\n' || c == '\t'))) || c == 0x7f)
                return false;
        return !firstInvalidUtf8(text) && codePoints(text) <= most;
    };
    bool good = stack.tags.size() <= maxStackTags;
    eachField(stack, [&]<class Value>(const StackFieldInfo& info, const Value& value) {
        const bool lines = info.kind == FieldKind::Lines;
        if constexpr (std::is_same_v<Value, std::string>)
            good = good && plain(value, lines ? maxStackNotes : maxStackText, lines);
        else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
            good = good && (!value || (*value >= 0 && *value <= maxStackAmount));
        else if constexpr (std::is_same_v<Value, std::vector<std::string>>)
            for (const auto& tag : value)
                good = good && !tag.empty() && plain(tag, maxStackText, false);
    });
    return good;
}

} // namespace nexus::model
