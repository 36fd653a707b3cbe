// Text as people compare it. Two names are the same when their folded forms are the same bytes:
// Unicode NFKD, case folding, combining diacritics removed, typographic quotes and dashes made plain,
// runs of white space made one blank, blanks at both ends removed (resources/help/decks.md).
// Everything here takes and gives UTF-8; bytes that are no UTF-8 fold to U+FFFD and never fail.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

[[nodiscard]] std::string fold(std::string_view text);
// Appends the folded text to `out`; for text of plain ASCII it allocates nothing else.
void foldInto(std::string_view text, std::string& out);

// Order of folded texts with numbers by value: "drone 9" before "drone 10". Total: equal only when the bytes are.
[[nodiscard]] std::strong_ordering compareNatural(std::string_view a, std::string_view b);

// First byte that is not part of well-formed UTF-8 (overlong forms and surrogates are not), or nothing.
[[nodiscard]] std::optional<std::size_t> firstInvalidUtf8(std::string_view text);
// Number of code points of well-formed UTF-8; columns in error messages count these, from 1.
[[nodiscard]] std::size_t codePoints(std::string_view text);

// The gate for text from outside. What may not be shown: bytes that are no UTF-8, control characters, marks that turn
// the reading direction, more than eight combining marks in a row.
constexpr std::size_t maxNameLength = 200;      // code points
constexpr std::size_t maxTextLength = 8000;     // code points: rules
constexpr std::size_t maxNotesLength = 100'000; // code points: notes of a deck
// Why a text cannot be taken for a name or a rules text, or nothing. Line breaks and tabs pass only where they may.
[[nodiscard]] std::optional<std::string> textFault(std::string_view text, std::size_t maxLength, bool lineBreaks);
// The text as it may be shown: `instead` stands for what may not be, what is too long ends with "…"; never faulty.
[[nodiscard]] std::string cleaned(
    std::string_view text, std::size_t maxLength, bool lineBreaks = false, std::string_view instead = "\ufffd");

[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);
[[nodiscard]] constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
// Heading and alias comparison: folded, blanks, hyphens and underscores left out ("CP Cost" = "cp_cost").
[[nodiscard]] std::string headingForm(std::string_view text);
[[nodiscard]] bool hasHeadingForm(std::string_view text, std::string_view form); // headingForm(text) == form

} // namespace nexus::model
