#include "model/collection/stack.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace nexus::model {

namespace {

struct StackListName {
    const char* word;
    StackList list;
};
constexpr StackListName stackListNames[] = {{"owned", StackList::Owned}, {"wanted", StackList::Wanted},
    {"unmatched", StackList::Unmatched}, {"collection", StackList::Owned}, {"inventory", StackList::Owned},
    {"wants", StackList::Wanted}, {"wishlist", StackList::Wanted}};

// Three numbers parted by `separator`; none where there is anything else.
std::optional<std::array<int, 3>> threeNumbers(std::string_view text, char separator)
{
    std::array<int, 3> numbers{};
    const auto parts = split(text, separator);
    if (parts.size() != numbers.size())
        return std::nullopt;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto part = parts[i];
        if (part.empty() || part.size() > 4 || !std::all_of(part.begin(), part.end(), isDigit))
            return std::nullopt;
        std::from_chars(part.data(), part.data() + part.size(), numbers[i]);
    }
    return numbers;
}

std::optional<std::string> dayText(int year, int month, int dayOfMonth)
{
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
        std::chrono::day(static_cast<unsigned>(dayOfMonth))};
    if (!date.ok() || year < 1000)
        return std::nullopt;
    const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(year) + "-" + two(month) + "-" + two(dayOfMonth);
}

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

std::optional<std::string> isoDay(std::string_view text)
{
    text = trimmed(text);
    text = text.substr(0, text.find_first_of(" T"));
    if (const auto iso = threeNumbers(text, '-'))
        return dayText((*iso)[0], (*iso)[1], (*iso)[2]);
    if (const auto dotted = threeNumbers(text, '.'))
        return dayText((*dotted)[2], (*dotted)[1], (*dotted)[0]);
    return std::nullopt;
}

std::optional<std::int64_t> amountOf(std::string_view text)
{
    const auto first = std::find_if(text.begin(), text.end(), isDigit);
    const auto last = std::find_if(text.rbegin(), text.rend(), isDigit).base();
    if (first == text.end() ||
        !std::all_of(first, last, [](char c) { return isDigit(c) || c == '.' || c == ',' || c == '\''; }))
        return std::nullopt;
    std::string digits;
    std::optional<std::size_t> point;
    for (const char c : text) {
        if (isDigit(c)) {
            digits += c;
        } else if ((c == '.' || c == ',') && !digits.empty()) {
            point = digits.size(); // the last one parts whole from hundredths
        } else if (c == '-' || c == '(') {
            return std::nullopt;
        }
    }
    if (digits.size() > 14)
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
    return amount <= maxStackAmount ? std::optional(amount) : std::nullopt;
}

std::string amountText(std::int64_t hundredths)
{
    auto places = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (places.size() == 1 ? ".0" : ".") + places;
}

} // namespace nexus::model
