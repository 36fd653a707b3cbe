#include "model/search/query_words.h"

namespace nexus::model {

namespace {

bool endsWord(char c) { return isBlank(c) || c == '(' || c == ')' || c == '"'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isNameChar(char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

std::size_t operatorLength(std::string_view rest)
{
    for (const std::string_view two : {"<=", ">=", "!=", "=="})
        if (rest.starts_with(two))
            return 2;
    return !rest.empty() && std::string_view(":=<>").find(rest.front()) != std::string_view::npos ? 1 : 0;
}

// Behind the closing sign of what begins with a quote or a slash; the end of the text where it is not closed.
std::size_t afterQuoted(std::string_view text, std::size_t at, bool& open)
{
    const char sign = text[at];
    for (++at; at < text.size(); ++at) {
        if (sign == '/' && text[at] == '\\')
            ++at;
        else if (text[at] == sign)
            return at + 1;
    }
    open = true;
    return text.size();
}

std::size_t wordEnd(std::string_view text, std::size_t at)
{
    while (at < text.size() && !endsWord(text[at]))
        ++at;
    return at;
}

QueryWord wordAt(std::string_view text, std::size_t begin)
{
    QueryWord word;
    word.begin = begin;
    if (text[begin] == '"') {
        word.form = QueryWord::Form::Phrase;
        word.quote = '"';
        word.end = afterQuoted(text, begin, word.open);
        return word;
    }
    std::size_t at = begin;
    if (isLetter(text[at]))
        while (at < text.size() && isNameChar(text[at]))
            ++at;
    const auto sign = at > begin ? operatorLength(text.substr(at)) : 0;
    if (sign == 0) {
        word.end = wordEnd(text, begin);
        return word;
    }
    word.form = QueryWord::Form::Field;
    word.field = text.substr(begin, at - begin);
    word.comparison = text.substr(at, sign);
    word.valueBegin = at + sign;
    const char first = word.valueBegin < text.size() ? text[word.valueBegin] : ' ';
    if (first == '"' || first == '/') {
        word.quote = first;
        word.end = afterQuoted(text, word.valueBegin, word.open);
    } else {
        word.end = wordEnd(text, word.valueBegin);
    }
    return word;
}

} // namespace

std::vector<QueryWord> queryWords(std::string_view text)
{
    std::vector<QueryWord> words;
    std::size_t at = 0;
    while (at < text.size()) {
        if (isBlank(text[at]) || text[at] == '(' || text[at] == ')') {
            ++at;
            continue;
        }
        if (text[at] == '-' && at + 1 < text.size() && !isBlank(text[at + 1]))
            ++at;
        if (text[at] == '(' || text[at] == ')')
            continue;
        words.push_back(wordAt(text, at));
        at = words.back().end;
    }
    return words;
}

} // namespace nexus::model
