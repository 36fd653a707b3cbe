#include "app/cli/suggestion.h"

#include "model/base/nearness.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::app::cli {

std::string didYouMean(std::string_view given, const std::vector<std::string>& words)
{
    std::vector<std::string> folded;
    for (const auto& word : words)
        folded.push_back(model::fold(word));
    const auto wanted = model::fold(given);
    auto near = std::find(folded.begin(), folded.end(), wanted); // but for capitals
    if (near == folded.end())
        near = std::find(folded.begin(), folded.end(), model::nearestWord(wanted, folded));
    return near == folded.end() ? std::string()
                                : " Did you mean “" + words[static_cast<std::size_t>(near - folded.begin())] + "”?";
}

bool isOptionWord(std::string_view word)
{
    const auto name = word.substr(0, word.find('='));
    return word == "-h" || (name.starts_with("--") && std::all_of(name.begin(), name.end(),
                                                          [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); }));
}

} // namespace nexus::app::cli
