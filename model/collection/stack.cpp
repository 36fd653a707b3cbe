#include "model/collection/stack.h"

#include "model/base/text.h"

#include <array>
#include <charconv>
#include <tuple>

namespace nexus::model {

namespace {

auto all(const Stack& s)
{
    return std::tie(s.list, s.card, s.name, s.set, s.number, s.condition, s.language, s.finish, s.place, s.page,
        s.lentTo, s.acquired, s.paid, s.value, s.tags, s.notes);
}

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

bool canBeKept(const Stack& stack)
{
    constexpr std::size_t shortText = 200, longText = 8000, mostTags = 64;
    constexpr std::int64_t mostAmount = 999'999'999'999;
    const auto plain = [](const std::string& text, std::size_t most, bool lines) {
        for (const char c : text)
            if ((static_cast<unsigned char>(c) < 0x20 && !(lines && (c == '\n' || c == '\t'))) || c == 0x7f)
                return false;
        return !firstInvalidUtf8(text) && codePoints(text) <= most;
    };
    for (const auto* text : {&stack.name, &stack.set, &stack.number, &stack.language, &stack.finish, &stack.place,
             &stack.page, &stack.lentTo, &stack.acquired})
        if (!plain(*text, shortText, false))
            return false;
    for (const auto& tag : stack.tags)
        if (tag.empty() || !plain(tag, shortText, false))
            return false;
    for (const auto& amount : {stack.paid, stack.value})
        if (amount && (*amount < 0 || *amount > mostAmount))
            return false;
    return stack.tags.size() <= mostTags && plain(stack.notes, longText, true);
}

bool alike(const Stack& a, const Stack& b) { return all(a) == all(b); }

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

std::optional<std::int64_t> amountOf(std::string_view text)
{
    std::string digits;
    std::optional<std::size_t> point;
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            digits += c;
        } else if ((c == '.' || c == ',') && !digits.empty()) {
            point = digits.size(); // the last one parts whole from hundredths
        } else if (c == '-' || c == '(') {
            return std::nullopt;
        }
    }
    if (digits.empty() || digits.size() > 14)
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
    return amount;
}

std::string amountText(std::int64_t hundredths)
{
    auto places = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (places.size() == 1 ? ".0" : ".") + places;
}

} // namespace nexus::model
