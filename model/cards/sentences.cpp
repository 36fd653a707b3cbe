#include "model/cards/sentences.h"

#include "model/base/text.h"

namespace nexus::model {

std::vector<std::string_view> sentences(std::string_view rules)
{
    std::vector<std::string_view> found;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= rules.size(); ++i) {
        const bool ends = i == rules.size() || rules[i] == '\n' ||
                          (rules[i] == '.' && (i + 1 == rules.size() || rules[i + 1] == ' ' || rules[i + 1] == '\n'));
        if (!ends)
            continue;
        if (const auto sentence = trimmed(rules.substr(begin, i - begin)); !sentence.empty())
            found.push_back(sentence);
        begin = i + 1;
    }
    return found;
}

} // namespace nexus::model
