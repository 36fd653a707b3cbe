// The signs of the search language, as keyboards, phones and word processors write them: one table for the grammar and
// for those who look at a query while it is typed. Lengths are bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace nexus::model {

// A way to write a sign, and the sign it stands for.
struct QuerySign {
    std::string_view typed, plain;
};

// Longer ones first.
inline constexpr QuerySign relationSigns[] = {{"<=", "<="}, {">=", ">="}, {"=<", "<="}, {"=>", ">="}, {"!=", "!="},
    {"<>", "!="}, {"==", "=="}, {"\u2264", "<="}, {"\u2265", ">="}, {"\u2260", "!="}, {"=", "="}, {"<", "<"},
    {">", ">"}};
inline constexpr QuerySign curlyQuotes[] = {
    {"\u201c", "\""}, {"\u201d", "\""}, {"\u201e", "\""}, {"\u201f", "\""}, {"\u00ab", "\""}, {"\u00bb", "\""}};
inline constexpr QuerySign minusSigns[] = {{"-", "-"}, {"\u2212", "-"}, {"\u2013", "-"}};
inline constexpr QuerySign blanks[] = {{" ", " "}, {"\t", " "}, {"\n", " "}, {"\r", " "}, {"\v", " "}, {"\f", " "},
    {"\u00a0", " "}, {"\u2007", " "}, {"\u2009", " "}, {"\u202f", " "}, {"\u3000", " "}};

// The sign that the text begins with; null where it begins with none of them.
template <std::size_t Count>
[[nodiscard]] constexpr const QuerySign* signAt(const QuerySign (&signs)[Count], std::string_view text)
{
    for (const auto& sign : signs)
        if (text.starts_with(sign.typed))
            return &sign;
    return nullptr;
}

// A word, a phrase's quote, a bracket or the text ends here.
[[nodiscard]] constexpr bool endsQueryWord(std::string_view text)
{
    if (text.empty() || text.front() == '(' || text.front() == ')' || text.front() == '"')
        return true;
    const auto first = static_cast<unsigned char>(text.front());
    if (first > ' ' && first < 0x80)
        return false;
    return signAt(blanks, text) != nullptr || signAt(curlyQuotes, text) != nullptr;
}

[[nodiscard]] constexpr std::string_view afterBlanks(std::string_view text)
{
    while (const auto* blank = signAt(blanks, text))
        text.remove_prefix(blank->typed.size());
    return text;
}

// The word begins the text and ends there: "NOT x", "AND(".
[[nodiscard]] constexpr bool beginsWithWord(std::string_view text, std::string_view word)
{
    return text.starts_with(word) && endsQueryWord(text.substr(word.size()));
}
inline constexpr std::string_view andWord = "AND"; // says what a blank says, anywhere between terms
inline constexpr std::string_view notWord = "NOT"; // says what '-' says

// What leaves out the term behind it, with the blanks between; 0 where the text does not begin with it.
[[nodiscard]] constexpr std::size_t minusLength(std::string_view text)
{
    if (beginsWithWord(text, notWord))
        return text.size() - afterBlanks(text.substr(notWord.size())).size();
    const auto* sign = signAt(minusSigns, text);
    if (sign == nullptr)
        return 0;
    const bool typed = sign->typed == sign->plain; // a dash in a text is followed by a blank
    return typed || !endsQueryWord(text.substr(sign->typed.size())) ? sign->typed.size() : 0;
}

// Between a field and its value: "<=", " ≤ ", ":". Blanks may stand around a relation, not around a colon, for "t: x"
// is a field whose value is still to come. `length` is 0 where there is none.
struct OperatorPlace {
    std::size_t before = 0; // blanks before the sign
    std::string_view plain;
    std::size_t length = 0; // with all blanks
};
[[nodiscard]] constexpr OperatorPlace operatorAt(std::string_view text)
{
    if (text.starts_with(':'))
        return {0, ":", 1};
    const auto from = afterBlanks(text);
    const auto* sign = signAt(relationSigns, from);
    if (sign == nullptr)
        return {};
    const auto before = text.size() - from.size();
    const auto behind = from.substr(sign->typed.size());
    const auto value = afterBlanks(behind);
    const auto digits = value.starts_with('-') ? value.substr(1) : value;
    const bool number = !digits.empty() && digits.front() >= '0' && digits.front() <= '9';
    // "cp<= drone": the number is still to come.
    return {before, sign->plain, text.size() - (before > 0 || number ? value : behind).size()};
}

} // namespace nexus::model
