// A query cut into its words without being parsed: works on half-typed text, where the parser gives an error only.
// Follows the grammar of query_parser for blanks, parentheses, quotes, patterns, '-' and field operators.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nexus::model {

[[nodiscard]] inline bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

struct QueryWord {
    enum class Form { Bare, Phrase, Field } form = Form::Bare;
    std::size_t begin = 0, end = 0;     // without its '-'
    std::string_view field, comparison; // Field
    std::size_t valueBegin = 0;         // Field: after the operator
    char quote = 0;                     // '"' or '/' where phrase or value starts with it
    bool open = false;                  // the quote is not closed
};

[[nodiscard]] std::vector<QueryWord> queryWords(std::string_view text);

} // namespace nexus::model
