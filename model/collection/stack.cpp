#include "model/collection/stack.h"

#include "model/base/text.h"

#include <charconv>
#include <tuple>

namespace nexus::model {

namespace {

auto all(const Stack& s)
{
    return std::tie(s.list, s.card, s.name, s.set, s.number, s.condition, s.language, s.finish, s.place, s.page,
        s.lentTo, s.acquired, s.paid, s.value, s.tags, s.notes);
}

} // namespace

bool canBeKept(const Stack& stack)
{
    constexpr std::size_t shortText = 200, longText = 8000, mostTags = 64;
    constexpr std::int64_t mostAmount = 999'999'999'999;
    const auto plain = [](const std::string& text, std::size_t most, bool lines) {
        for (const char c : text)
            if ((static_cast<unsigned char>(c) < 0x20 && !(lines && (c == '\n' || c == '\t'))) || c == 0x7f)
                return false;
        return !firstInvalidUtf8(text) && codePoints(text) <= most;
    };
    for (const auto* text : {&stack.name, &stack.set, &stack.number, &stack.language, &stack.finish, &stack.place,
             &stack.page, &stack.lentTo, &stack.acquired})
        if (!plain(*text, shortText, false))
            return false;
    for (const auto& tag : stack.tags)
        if (tag.empty() || !plain(tag, shortText, false))
            return false;
    for (const auto& amount : {stack.paid, stack.value})
        if (amount && (*amount < 0 || *amount > mostAmount))
            return false;
    return stack.tags.size() <= mostTags && plain(stack.notes, longText, true);
}

bool alike(const Stack& a, const Stack& b) { return all(a) == all(b); }

std::optional<std::int64_t> amountOf(std::string_view text)
{
    std::string digits;
    std::optional<std::size_t> point;
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            digits += c;
        } else if ((c == '.' || c == ',') && !digits.empty()) {
            point = digits.size(); // the last one parts whole from hundredths
        } else if (c == '-' || c == '(') {
            return std::nullopt;
        }
    }
    if (digits.empty() || digits.size() > 14)
        return std::nullopt;
    const auto places = point ? digits.size() - *point : 0;
    if (places == 0 || places == 3) // "1,250" is a thousand
        digits += "00";
    else if (places == 1)
        digits += '0';
    else if (places > 2)
        digits.resize(*point + 2);
    std::int64_t amount = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), amount);
    return amount;
}

std::string amountText(std::int64_t hundredths)
{
    auto places = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (places.size() == 1 ? ".0" : ".") + places;
}

} // namespace nexus::model
