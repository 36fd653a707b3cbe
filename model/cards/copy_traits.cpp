#include "model/cards/copy_traits.h"

#include "model/base/text.h"

#include <array>

namespace nexus::model {

namespace {

struct ConditionName {
    const char* code;
    const char* word;
};
constexpr std::array<ConditionName, conditionCount> conditions{{{"M", "mint"}, {"NM", "near mint"}, {"EX", "excellent"},
    {"GD", "good"}, {"PL", "played"}, {"PO", "poor"}, {"DM", "damaged"}}};

struct OtherName {
    std::string_view form; // headingForm
    Condition condition;
};
// Scales of five steps call the second best lightly played and go on with moderately and heavily.
constexpr OtherName otherConditions[] = {
    {"nearmintmint", Condition::NearMint},
    {"mintnearmint", Condition::NearMint},
    {"nmm", Condition::NearMint},
    {"nearmint/mint", Condition::NearMint},
    {"lp", Condition::Excellent},
    {"sp", Condition::Excellent},
    {"lightlyplayed", Condition::Excellent},
    {"slightlyplayed", Condition::Excellent},
    {"lightplayed", Condition::Excellent},
    {"good(lightlyplayed)", Condition::Excellent},
    {"goodlightlyplayed", Condition::Excellent},
    {"mp", Condition::Played},
    {"moderatelyplayed", Condition::Played},
    {"hp", Condition::Poor},
    {"heavilyplayed", Condition::Poor},
    {"dmg", Condition::Damaged},
    {"d", Condition::Damaged},
    {"verygood", Condition::Excellent},
    {"vg", Condition::Excellent},
};

struct Language {
    std::string_view name, code;
};
constexpr Language languages[] = {{"english", "en"}, {"german", "de"}, {"deutsch", "de"}, {"french", "fr"},
    {"italian", "it"}, {"spanish", "es"}, {"portuguese", "pt"}, {"japanese", "ja"}, {"jp", "ja"}, {"korean", "ko"},
    {"russian", "ru"}, {"chinese", "zh"}, {"polish", "pl"}, {"dutch", "nl"}, {"simplifiedchinese", "zhs"},
    {"traditionalchinese", "zht"}};

} // namespace

const char* conditionCode(Condition condition) { return conditions[static_cast<std::size_t>(condition)].code; }
const char* conditionWord(Condition condition) { return conditions[static_cast<std::size_t>(condition)].word; }

std::optional<Condition> conditionOf(std::string_view text)
{
    const auto form = headingForm(text);
    for (std::size_t i = 0; i < conditions.size(); ++i)
        if (form == headingForm(conditions[i].code) || form == headingForm(conditions[i].word))
            return static_cast<Condition>(i);
    for (const auto& other : otherConditions)
        if (form == other.form)
            return other.condition;
    return std::nullopt;
}

std::string languageCode(std::string_view text)
{
    const auto form = headingForm(text);
    for (const auto& language : languages)
        if (form == language.name)
            return std::string(language.code);
    const auto plain = trimmed(text);
    return plain.size() == 2 ? fold(plain) : std::string(plain);
}

bool isLanguageCode(std::string_view code)
{
    return std::any_of(
        std::begin(languages), std::end(languages), [&](const auto& known) { return known.code == code; });
}

std::string finishOf(std::string_view text)
{
    const auto form = headingForm(text);
    if (form.empty() || form == "normal" || form == "regular" || form == "nonfoil" || form == "no" || form == "false" ||
        form == "0")
        return {};
    if (form == "yes" || form == "true" || form == "1" || form == "foil")
        return "foil";
    return fold(trimmed(text));
}

} // namespace nexus::model
