#include "model/base/words.h"

namespace nexus::model {

namespace {

Translator& chosenTranslator()
{
    static Translator translator = nullptr;
    return translator;
}

} // namespace

void setTranslator(Translator translator) { chosenTranslator() = translator; }

std::string translated(const char* context, const char* text, const char* note, std::int64_t count)
{
    if (const auto translator = chosenTranslator())
        return translator(context, text, note, count);
    std::string said = text;
    if (const auto at = said.find("%n"); count >= 0 && at != std::string::npos)
        said.replace(at, 2, std::to_string(count));
    return said;
}

std::string filled(std::string_view text, std::initializer_list<std::string_view> fillings)
{
    std::string said;
    said.reserve(text.size() + 16);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto digit = at + 1 < text.size() ? static_cast<unsigned>(text[at + 1] - '1') : 9U;
        if (text[at] == '%' && digit < fillings.size()) {
            said += fillings.begin()[digit];
            ++at;
        } else {
            said += text[at];
        }
    }
    return said;
}

} // namespace nexus::model
