#include "app/text/count_text.h"

#include <array>
#include <limits>

namespace nexus::app {

namespace {

constexpr std::size_t mostDigits = 15; // written out

std::string grouped(const std::string& digits)
{
    constexpr std::size_t group = 3;
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % group == 0)
            text += ',';
        text += digits[i];
    }
    return text;
}

std::string raised(std::size_t number)
{
    static constexpr std::array signs{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(number))
        text += signs[static_cast<std::size_t>(digit - '0')];
    return text;
}

} // namespace

std::string waysText(const std::string& digits)
{
    if (digits.size() <= mostDigits)
        return grouped(digits);
    return "about " + digits.substr(0, 1) + "." + digits.substr(1, 1) + " × 10" + raised(digits.size() - 1);
}

std::string cappedText(std::uint64_t count)
{
    const auto text = waysText(std::to_string(count));
    constexpr std::size_t about = 5; // letters of the word
    return count == std::numeric_limits<std::uint64_t>::max() ? "more than" + text.substr(about) : text;
}

} // namespace nexus::app
