#include "model/cards/card.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/cards/sentences.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace nexus::model {

namespace {

void appendEscaped(std::string_view folded, std::string& out)
{
    for (const char c : folded) {
        switch (c) {
        case ' ': out += '-'; break;
        case '-': out += '_'; break;
        case '_': out += "%5f"; break;
        case '.': out += "%2e"; break;
        case '%': out += "%25"; break;
        default: out += c;
        }
    }
}

std::string firstNumber(std::string_view text)
{
    const auto begin = text.find_first_of("0123456789");
    if (begin == std::string_view::npos)
        return {};
    const auto end = text.find_first_not_of("0123456789", begin);
    return std::string(text.substr(begin, end == std::string_view::npos ? end : end - begin));
}

// "Adapt (1)" for "Adapt (1)", "Evolve (3)" for "Evolve from Feral Hunter (3 CP)", nothing for other sentences.
std::optional<std::string> keywordOfSentence(std::string_view sentence, const Keyword& keyword)
{
    const auto& name = keyword.name;
    if (sentence.size() < name.size() || fold(sentence.substr(0, name.size())) != fold(name))
        return std::nullopt;
    const auto rest = sentence.substr(name.size());
    if (rest.empty() || rest.front() == ':')
        return name;
    const bool numbered = rest.starts_with(" (") || rest.starts_with("(") || rest.starts_with(" from ") ||
                          (rest.size() > 1 && rest[0] == ' ' && std::isdigit(static_cast<unsigned char>(rest[1])));
    if (!numbered)
        return std::nullopt;
    const auto head = rest.starts_with(" from ") ? rest.substr(std::min(rest.rfind('('), rest.size()))
                                                 : rest.substr(0, rest.find(':'));
    const auto number = firstNumber(head);
    return number.empty() ? name : name + " (" + number + ")";
}

struct ConditionName {
    const char* code;
    const char* word;
};
constexpr std::array<ConditionName, conditionCount> conditions{{{"M", NEXUS_TEXT("CollectionWords", "mint")},
    {"NM", NEXUS_TEXT("CollectionWords", "near mint")}, {"EX", NEXUS_TEXT("CollectionWords", "excellent")},
    {"GD", NEXUS_TEXT("CollectionWords", "good")}, {"PL", NEXUS_TEXT("CollectionWords", "played")},
    {"PO", NEXUS_TEXT("CollectionWords", "poor")}, {"DM", NEXUS_TEXT("CollectionWords", "damaged")}}};

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
    {"nmmt", Condition::NearMint},
    {"mt", Condition::Mint},
    {"ex+", Condition::Excellent},
    {"nm+", Condition::NearMint},
    {"nearmint(nm)", Condition::NearMint},
    {"lightlyplayed(lp)", Condition::Excellent},
    {"moderatelyplayed(mp)", Condition::Played},
    {"heavilyplayed(hp)", Condition::Poor},
    {"neuwertig", Condition::NearMint},
    {"fastneuwertig", Condition::NearMint},
    {"neu", Condition::Mint},
    {"ausgezeichnet", Condition::Excellent},
    {"exzellent", Condition::Excellent},
    {"sehrgut", Condition::Excellent},
    {"gut", Condition::Good},
    {"bespielt", Condition::Played},
    {"gespielt", Condition::Played},
    {"leichtgespielt", Condition::Excellent},
    {"leichtbespielt", Condition::Excellent},
    {"starkgespielt", Condition::Poor},
    {"starkbespielt", Condition::Poor},
    {"schlecht", Condition::Poor},
    {"beschadigt", Condition::Damaged},
    {"vg", Condition::Excellent},
};

struct Language {
    std::string_view name, code;
};
constexpr Language languages[] = {{"english", "en"}, {"german", "de"}, {"deutsch", "de"}, {"french", "fr"},
    {"italian", "it"}, {"spanish", "es"}, {"portuguese", "pt"}, {"japanese", "ja"}, {"jp", "ja"}, {"korean", "ko"},
    {"russian", "ru"}, {"chinese", "zh"}, {"polish", "pl"}, {"dutch", "nl"}, {"simplifiedchinese", "zhs"},
    {"englisch", "en"}, {"eng", "en"}, {"ger", "de"}, {"deu", "de"}, {"franzosisch", "fr"}, {"francais", "fr"},
    {"italienisch", "it"}, {"italiano", "it"}, {"spanisch", "es"}, {"espanol", "es"}, {"portugiesisch", "pt"},
    {"japanisch", "ja"}, {"koreanisch", "ko"}, {"russisch", "ru"}, {"chinesisch", "zh"}, {"polnisch", "pl"},
    {"niederlandisch", "nl"}, {"traditionalchinese", "zht"}};

} // namespace

std::vector<std::string> identityParts(const Card& card, const Game& game)
{
    std::vector<std::string> parts;
    for (const auto& part : game.identity) {
        if (part == "name")
            continue;
        auto& text = parts.emplace_back();
        if (part == "type")
            text = card.type;
        else if (const auto index = game.find(AttributeId(part)))
            if (const auto it = card.texts.find(*index); it != card.texts.end())
                text = it->second;
    }
    return parts;
}

std::string identityQualifier(const Card& card, const Game& game)
{
    auto parts = identityParts(card, game);
    std::erase(parts, std::string());
    return joined(parts, ", ");
}

CardKey makeCardKey(std::string_view name, const std::vector<std::string>& parts)
{
    std::string key;
    appendEscaped(fold(name), key);
    if (std::all_of(parts.begin(), parts.end(), [](const auto& part) { return part.empty(); }))
        return CardKey(std::move(key));
    for (const auto& part : parts) {
        key += '.';
        appendEscaped(fold(part), key);
    }
    return CardKey(std::move(key));
}

CardKey cardKey(const Card& card, const Game& game) { return makeCardKey(card.name, identityParts(card, game)); }

bool saysWord(std::string_view rules, std::string_view word)
{
    const auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (auto at = rules.find(word); at != std::string_view::npos; at = rules.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !letter(rules[at - 1])) && (end == rules.size() || !letter(rules[end])))
            return true;
    }
    return false;
}

std::vector<std::string> keywordsInRules(std::string_view rules, const Game& game, std::string_view set)
{
    std::vector<std::string> found;
    const auto add = [&](std::string keyword) {
        if (std::find(found.begin(), found.end(), keyword) == found.end())
            found.push_back(std::move(keyword));
    };
    const auto& glossary = game.glossaryOf(set);
    for (const auto sentence : sentences(rules))
        for (auto part : split(sentence, sentence.find(':') == std::string_view::npos ? ',' : '\0')) {
            for (const auto& keyword : game.keywords)
                if (auto printed = keywordOfSentence(trimmed(part), keyword))
                    add(*printed);
            for (std::size_t i = 0; &glossary != &game.keywords && i < glossary.size(); ++i)
                if (auto printed = keywordOfSentence(trimmed(part), glossary[i]); printed && !game.keywordOf(*printed))
                    add(*printed);
        }
    for (const auto& keyword : game.keywords) {
        const bool known = std::any_of(
            found.begin(), found.end(), [&](const auto& printed) { return game.keywordOf(printed) == &keyword; });
        if (keyword.mentioned && !known && saysWord(rules, keyword.name))
            add(keyword.name);
    }
    return found;
}

const char* conditionCode(Condition condition) { return conditions[static_cast<std::size_t>(condition)].code; }
const char* conditionWord(Condition condition) { return conditions[static_cast<std::size_t>(condition)].word; }

std::optional<Condition> conditionOf(std::string_view text)
{
    const auto form = headingForm(text);
    for (std::size_t i = 0; i < conditions.size(); ++i)
        if (hasHeadingForm(conditions[i].code, form) || hasHeadingForm(conditions[i].word, form))
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
