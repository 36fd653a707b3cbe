#include "app/text/suggestion.h"

#include "model/base/nearness.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

struct SuggestionWords {
    NEXUS_WORDS(SuggestionWords)
};

} // namespace

std::string didYouMean(std::string_view given, const std::vector<std::string>& words)
{
    const auto near = model::nearestName(given, words);
    return near.empty() ? near : " " + model::filled(SuggestionWords::tr("Did you mean “%1”?"), {near});
}

} // namespace nexus::app
