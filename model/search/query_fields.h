// The fields of the search language: which word stands left of ":" or "<", and what a term of it means.
// Used by the parser; kept apart so that completion and the syntax sheet name the same fields.
#pragma once

#include "model/search/query_parser.h"

namespace nexus::model {

enum class ValueForm { Word, Phrase, Regex, Range };
// What stood right of the operator, with its place in the query.
struct FieldValue {
    ValueForm form = ValueForm::Word;
    std::string text;
    std::string upper;      // Range: the second number
    std::size_t offset = 0; // bytes
    std::size_t length = 0;
};
// As QueryError, but counted in bytes; the parser turns it into columns.
struct FieldError {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string expected;
};

[[nodiscard]] tl::expected<QueryNode, FieldError> fieldTerm(std::string_view field, std::size_t fieldOffset,
    std::string_view comparison, const FieldValue& value, const Game& game);
[[nodiscard]] tl::expected<SortKey, FieldError> sortKey(const FieldValue& value, const Game& game);
// A word or phrase without a field.
[[nodiscard]] tl::expected<QueryNode, FieldError> textTerm(
    const FieldValue& value, TextScope scope, AttributeIndex attribute = 0, bool whole = false);
// Every field a query of this game knows, for messages and completion.
[[nodiscard]] std::vector<std::string> fieldNames(const Game& game);

} // namespace nexus::model
