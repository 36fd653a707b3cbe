#include "app/text/result_line.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>
#include <vector>

namespace nexus::app {

namespace {

constexpr std::size_t mostNumbers = 4; // the table, games won, lost and drawn

bool isResultFigure(char letter) { return letter >= '0' && letter <= '9'; }

// Nothing where there is more than numbers and marks between them.
std::optional<std::vector<std::string_view>> figuresIn(std::string_view text)
{
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < text.size();) {
        if (!isResultFigure(text[at])) {
            if (std::string_view(" -:.,/\xE2\x80\x93").find(text[at]) == std::string_view::npos)
                return std::nullopt;
            ++at;
            continue;
        }
        const auto end = std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), isResultFigure);
        const auto length = static_cast<std::size_t>(end - text.begin()) - at;
        numbers.push_back(text.substr(at, length));
        at += length;
    }
    return numbers;
}

} // namespace

std::optional<ResultLine> resultLineOf(std::string_view text)
{
    const auto words = figuresIn(text);
    if (!words || words->empty() || words->size() > mostNumbers)
        return std::nullopt;
    std::vector<int> numbers;
    const bool byKeys = words->size() == 2 && (*words)[1].size() == 2;
    for (const auto& word : *words) {
        int number = 0;
        if (std::from_chars(word.data(), word.data() + word.size(), number).ec != std::errc())
            return std::nullopt;
        numbers.push_back(number);
    }
    ResultLine line{numbers[0], std::nullopt, byKeys};
    constexpr int ten = 10;
    if (byKeys)
        line.score = model::MatchScore{numbers[1] / ten, numbers[1] % ten, 0};
    else if (numbers.size() > 2)
        line.score = model::MatchScore{numbers[1], numbers[2], numbers.size() == mostNumbers ? numbers[3] : 0};
    return line;
}

} // namespace nexus::app
