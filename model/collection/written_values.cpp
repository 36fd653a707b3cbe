#include "model/collection/written_values.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <iterator>
#include <vector>

namespace nexus::model {

namespace {

// --- amounts

constexpr std::size_t groupDigits = 3, hundredthPlaces = 2, mostDigits = 14;

struct WrittenAmount {
    std::vector<std::string> groups; // digits between the signs; the first may be empty (".50")
    std::vector<char> signs;         // '.', ',' or '\'' for whatever only parts thousands
};

// Blanks of all kinds and apostrophes part thousands.
bool takesThousands(std::string_view& rest)
{
    for (const std::string_view sign : {" ", "'", "\xc2\xa0", "\xe2\x80\xaf", "\xe2\x80\x89", "\xe2\x80\x99"})
        if (rest.starts_with(sign)) {
            rest.remove_prefix(sign.size());
            return true;
        }
    return false;
}

std::optional<WrittenAmount> writtenAmount(std::string_view text)
{
    auto first = std::find_if(text.begin(), text.end(), isDigit);
    const auto last = std::find_if(text.rbegin(), text.rend(), isDigit).base();
    if (first == text.end())
        return std::nullopt;
    if (first != text.begin() && (*std::prev(first) == '.' || *std::prev(first) == ','))
        --first;
    const auto outside = [](char c) { return c == '-' || c == '('; };
    if (std::any_of(text.begin(), first, outside) || std::any_of(last, text.end(), outside))
        return std::nullopt;
    WrittenAmount written;
    written.groups.emplace_back();
    auto rest = text.substr(static_cast<std::size_t>(first - text.begin()), static_cast<std::size_t>(last - first));
    while (!rest.empty()) {
        const char c = rest.front();
        if (isDigit(c)) {
            written.groups.back() += c;
            rest.remove_prefix(1);
            continue;
        }
        if (c == '.' || c == ',')
            rest.remove_prefix(1);
        else if (!takesThousands(rest))
            return std::nullopt;
        written.signs.push_back(c == '.' || c == ',' ? c : '\'');
        written.groups.emplace_back();
    }
    return written;
}

bool areThousands(const WrittenAmount& written, std::size_t groups)
{
    if (groups > 1 && (written.groups[0].empty() || written.groups[0].size() > groupDigits))
        return false;
    for (std::size_t i = 1; i < groups; ++i)
        if (written.groups[i].size() != groupDigits)
            return false;
    return true;
}

enum class LastSign { None, Thousands, Decimal, Either };

// What the last sign is, by the amount alone.
LastSign lastSign(const WrittenAmount& written)
{
    const auto& signs = written.signs;
    if (signs.empty())
        return LastSign::None;
    const char last = signs.back();
    if (last == '\'' || std::count(signs.begin(), signs.end(), last) > 1)
        return LastSign::Thousands;
    if (signs.size() > 1 || written.groups.back().size() != groupDigits)
        return LastSign::Decimal;
    const auto& whole = written.groups.front();
    return whole.empty() || whole.front() == '0' || whole.size() > groupDigits ? LastSign::Decimal : LastSign::Either;
}

DecimalSign signOf(char c) { return c == '.' ? DecimalSign::Point : DecimalSign::Comma; }

// --- days

std::optional<std::string> dayText(int year, int month, int dayOfMonth)
{
    if (year < 100)
        year += 2000;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
        std::chrono::day(static_cast<unsigned>(dayOfMonth))};
    if (!date.ok() || year < 1000)
        return std::nullopt;
    const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return std::to_string(year) + "-" + two(month) + "-" + two(dayOfMonth);
}

struct DayParts {
    std::array<int, 3> numbers{};
    std::array<std::size_t, 3> digits{};
    char sign = 0;
};

// Three numbers parted by one sign, whatever follows a blank or a T.
std::optional<DayParts> dayParts(std::string_view text)
{
    text = trimmed(text);
    text = text.substr(0, text.find_first_of(" T"));
    for (const char sign : {'-', '/', '.'}) {
        const auto parts = split(text, sign);
        DayParts found{.sign = sign};
        if (parts.size() != found.numbers.size())
            continue;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].empty() || parts[i].size() > 4 || !std::all_of(parts[i].begin(), parts[i].end(), isDigit))
                return std::nullopt;
            std::from_chars(parts[i].data(), parts[i].data() + parts[i].size(), found.numbers[i]);
            found.digits[i] = parts[i].size();
        }
        return found;
    }
    return std::nullopt;
}

constexpr int mostMonths = 12;
constexpr std::size_t yearDigits = 4, monthLetters = 3;

// Months by their first letters, folded, in English and German.
struct MonthName {
    std::string_view letters;
    int month;
};
constexpr MonthName monthNames[] = {{"jan", 1}, {"feb", 2}, {"mar", 3}, {"apr", 4}, {"may", 5}, {"mai", 5}, {"jun", 6},
    {"jul", 7}, {"aug", 8}, {"sep", 9}, {"oct", 10}, {"okt", 10}, {"nov", 11}, {"dec", 12}, {"dez", 12}};

// "Mar 9, 2025", "9 March 2025", "9. März 2025".
std::optional<std::string> namedDay(std::string_view text)
{
    auto plain = fold(text);
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return c == ',' || c == '.' || c == '-' || c == '/'; }, ' ');
    int month = 0;
    std::vector<std::string_view> numbers;
    for (const auto word : split(plain, ' ')) {
        if (word.empty())
            continue;
        if (std::all_of(word.begin(), word.end(), isDigit) && word.size() <= yearDigits) {
            numbers.push_back(word);
            continue;
        }
        const auto* known = std::find_if(std::begin(monthNames), std::end(monthNames),
            [&](const auto& name) { return word.substr(0, monthLetters) == name.letters; });
        if (known == std::end(monthNames) || month != 0)
            break; // a time of day
        month = known->month;
    }
    if (month == 0 || numbers.size() < 2 || numbers[0].size() > 2 || numbers[1].size() != yearDigits)
        return std::nullopt;
    int dayOfMonth = 0, year = 0;
    std::from_chars(numbers[0].data(), numbers[0].data() + numbers[0].size(), dayOfMonth);
    std::from_chars(numbers[1].data(), numbers[1].data() + numbers[1].size(), year);
    return dayText(year, month, dayOfMonth);
}

// Which of "3/9/2025" is the day; by itself where only one can be it.
DayOrder orderOf(const DayParts& parts)
{
    const auto [a, b, year] = parts.numbers;
    return a > mostMonths && b <= mostMonths   ? DayOrder::DayFirst
           : b > mostMonths && a <= mostMonths ? DayOrder::MonthFirst
                                               : DayOrder::Unknown;
}

bool isYearLast(const DayParts& parts)
{
    return parts.digits[0] <= 2 && parts.digits[1] <= 2 && (parts.digits[2] == yearDigits || parts.digits[2] == 2);
}

} // namespace

std::optional<std::int64_t> amountOf(std::string_view text, DecimalSign decimal)
{
    const auto written = writtenAmount(text);
    if (!written)
        return std::nullopt;
    auto last = lastSign(*written);
    if (last == LastSign::Either && decimal != DecimalSign::Unknown)
        last = signOf(written->signs.back()) == decimal ? LastSign::Decimal : LastSign::Thousands;
    if (last == LastSign::Either)
        return std::nullopt;
    const auto wholeGroups = written->groups.size() - (last == LastSign::Decimal ? 1 : 0);
    if (!areThousands(*written, wholeGroups))
        return std::nullopt;
    std::string digits;
    for (std::size_t i = 0; i < wholeGroups; ++i)
        digits += written->groups[i];
    auto places = last == LastSign::Decimal ? written->groups.back() : std::string();
    if (digits.size() > mostDigits)
        return std::nullopt;
    const bool up = places.size() > hundredthPlaces && places[hundredthPlaces] >= '5';
    places.resize(hundredthPlaces, '0');
    digits += places;
    std::int64_t amount = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), amount);
    amount += up ? 1 : 0;
    return amount <= maxStackAmount ? std::optional(amount) : std::nullopt;
}

bool isDoubtfulAmount(std::string_view text)
{
    const auto written = writtenAmount(text);
    return written && lastSign(*written) == LastSign::Either;
}

std::string amountText(std::int64_t hundredths)
{
    auto places = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (places.size() == 1 ? ".0" : ".") + places;
}

std::string currencyOf(std::string_view text)
{
    const auto sign = [](char c) {
        return !isDigit(c) && c != '.' && c != ',' && c != '\'' && c != ' ' && c != '-' && c != '~' && c != '+';
    };
    std::string found;
    for (std::string_view rest = text; !rest.empty();) {
        if (takesThousands(rest))
            continue;
        if (sign(rest.front()))
            found += rest.front();
        rest.remove_prefix(1);
    }
    return found;
}

std::optional<std::string> isoDay(std::string_view text, DayOrder order)
{
    const auto parts = dayParts(text);
    if (!parts)
        return namedDay(text);
    const auto [a, b, c] = parts->numbers;
    if (parts->digits[0] == yearDigits)
        return dayText(a, b, c);
    if (!isYearLast(*parts))
        return std::nullopt;
    if (parts->sign == '.') // nobody writes the month first with points
        return dayText(c, b, a);
    if (const auto own = orderOf(*parts); own != DayOrder::Unknown)
        order = own;
    if (order == DayOrder::Unknown && a != b)
        return std::nullopt;
    return order == DayOrder::MonthFirst ? dayText(c, a, b) : dayText(c, b, a);
}

void WrittenForms::seeAmount(std::string_view text)
{
    const auto written = writtenAmount(text);
    if (!written || written->signs.empty() || written->signs.back() == '\'')
        return;
    const auto last = lastSign(*written);
    if (last == LastSign::Either ||
        !areThousands(*written, written->groups.size() - (last == LastSign::Decimal ? 1 : 0)))
        return;
    // A sign that parts thousands leaves the other one.
    const bool point = (signOf(written->signs.back()) == DecimalSign::Point) == (last == LastSign::Decimal);
    (point ? m_point : m_comma) = true;
}

void WrittenForms::seeDay(std::string_view text)
{
    const auto parts = dayParts(text);
    if (!parts || parts->sign == '.' || !isYearLast(*parts))
        return;
    const auto order = orderOf(*parts);
    m_dayFirst = m_dayFirst || order == DayOrder::DayFirst;
    m_monthFirst = m_monthFirst || order == DayOrder::MonthFirst;
}

DecimalSign WrittenForms::decimal() const
{
    return m_point == m_comma ? DecimalSign::Unknown : m_point ? DecimalSign::Point : DecimalSign::Comma;
}

DayOrder WrittenForms::days() const
{
    return m_dayFirst == m_monthFirst ? DayOrder::Unknown : m_dayFirst ? DayOrder::DayFirst : DayOrder::MonthFirst;
}

} // namespace nexus::model
