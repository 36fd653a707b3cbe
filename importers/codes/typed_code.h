// Deck codes as people type, copy and mail them (resources/help/codes.md, "Typed and copied codes"): the one place that
// takes blanks, dashes, quotes and the marks of mails and chats out of them and knows which signs are mistaken for
// which. What the checksum does not settle is located and offered, never taken in silence. Total: any bytes give a code
// or a reason why not.
#pragma once

#include "importers/codes/encoding.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxCodeLength = 1024; // characters
constexpr std::uint8_t codeVersion = 1;

struct CodeRefusal {
    enum class Reason {
        NotACode,     // another prefix, or characters that no code has
        Mistyped,     // the checksum does not fit, or the end is missing
        NewerVersion, // made by a program that knows more
        TooLong,      // more characters, rows or copies than a code may have; `what` says which
        UnknownCards, // encoding: `cards` are not in the catalogue and have no key
        SharedNumber  // encoding: `cards` share their number with another card
    };
    Reason reason = Reason::NotACode;
    std::string what;
    std::size_t column = 0;         // from 1, in code points, where a character is at fault; else 0
    std::vector<std::string> cards; // names
    friend bool operator==(const CodeRefusal&, const CodeRefusal&) = default;
};
[[nodiscard]] std::string codeRefusalText(const CodeRefusal& refusal); // a sentence

struct TypedCode {
    std::string code; // as it was written: "QN1-…", capitals, without blanks
    Bytes bytes;      // without the checksum, which is right
};
[[nodiscard]] tl::expected<TypedCode, CodeRefusal> readTypedCode(std::string_view text, std::string_view game);

// What a mistyped code is meant to be.
struct CodeMend {
    std::string code;
    std::size_t group = 0;    // from 1, groups of four digits behind the hyphen
    std::size_t place = 0;    // from 1, in the group
    std::string typed, meant; // the group
    friend bool operator==(const CodeMend&, const CodeMend&) = default;
};
// The only code that one wrong, missing, needless or swapped character makes of the text; nothing where there is none
// or more than one.
[[nodiscard]] std::optional<CodeMend> mendCode(std::string_view text, std::string_view game);
[[nodiscard]] std::string codeMendText(const CodeMend& mend); // a sentence
// How many digits the text has behind its head.
[[nodiscard]] std::size_t codeDigits(std::string_view text, std::string_view game);

// How many bytes at the head of the text are a whole code whose checksum is right; words may follow. 0: none.
[[nodiscard]] std::size_t wholeCode(std::string_view text, std::string_view game);
// A code of this game beyond doubt: its letters, the version, a hyphen, and letters enough for the smallest deck.
[[nodiscard]] bool isCodeOf(std::string_view text, std::string_view game);
// Whether a text begins as codes of that game do: worth a try.
[[nodiscard]] bool looksLikeCode(std::string_view text, std::string_view game);

// The digits and letters of a typed code or checksum as they are compared: capitals, 0 as O and 1 as I.
[[nodiscard]] std::string comparedDigits(std::string_view text);
// "QN" of "quantum-nexus".
[[nodiscard]] std::string codeInitials(std::string_view game);
[[nodiscard]] std::uint32_t codeChecksum(const Bytes& bytes); // CRC-32

} // namespace nexus::importers
