#include "importers/collection_file.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace nexus::importers {

namespace {

struct ListWord {
    const char* word;
    model::StackList list;
};
constexpr ListWord listWords[] = {{"owned", model::StackList::Owned}, {"wanted", model::StackList::Wanted},
    {"unmatched", model::StackList::Unmatched}, {"collection", model::StackList::Owned},
    {"inventory", model::StackList::Owned}, {"wants", model::StackList::Wanted},
    {"wishlist", model::StackList::Wanted}};

// Up to three numbers parted by `separator`; none where there is anything else.
std::optional<std::array<int, 3>> threeNumbers(std::string_view text, char separator)
{
    std::array<int, 3> numbers{};
    const auto parts = model::split(text, separator);
    if (parts.size() != numbers.size())
        return std::nullopt;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto part = parts[i];
        if (part.empty() || part.size() > 4 || !std::all_of(part.begin(), part.end(), model::isDigit))
            return std::nullopt;
        std::from_chars(part.data(), part.data() + part.size(), numbers[i]);
    }
    return numbers;
}

std::optional<std::string> day(int year, int month, int dayOfMonth)
{
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
        std::chrono::day(static_cast<unsigned>(dayOfMonth))};
    if (!date.ok() || year < 1000)
        return std::nullopt;
    const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(year) + "-" + two(month) + "-" + two(dayOfMonth);
}

} // namespace

const char* collectionFormName(CollectionForm form)
{
    static constexpr std::array names{"NexusDeck", "Moxfield", "Deckbox", "ManaBox", "Archidekt", "Dragon Shield",
        "Delver Lens", "other table", "JSON"};
    return names[static_cast<std::size_t>(form)];
}

const char* stackListWord(model::StackList list) { return listWords[static_cast<std::size_t>(list)].word; }

std::optional<model::StackList> stackListOf(std::string_view word)
{
    const auto form = model::headingForm(word);
    for (const auto& known : listWords)
        if (form == known.word)
            return known.list;
    return std::nullopt;
}

std::optional<std::string> isoDay(std::string_view text)
{
    text = model::trimmed(text);
    text = text.substr(0, text.find_first_of(" T"));
    if (const auto iso = threeNumbers(text, '-'))
        return day((*iso)[0], (*iso)[1], (*iso)[2]);
    if (const auto dotted = threeNumbers(text, '.'))
        return day((*dotted)[2], (*dotted)[1], (*dotted)[0]);
    return std::nullopt;
}

std::optional<std::int64_t> oneAmount(std::string_view text)
{
    const auto first = std::find_if(text.begin(), text.end(), model::isDigit);
    const auto last = std::find_if(text.rbegin(), text.rend(), model::isDigit).base();
    if (first == text.end() ||
        !std::all_of(first, last, [](char c) { return model::isDigit(c) || c == '.' || c == ',' || c == '\''; }))
        return std::nullopt;
    const auto amount = model::amountOf(text);
    return amount && *amount <= maxAmount ? amount : std::nullopt;
}

} // namespace nexus::importers
