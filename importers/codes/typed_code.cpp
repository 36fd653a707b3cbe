#include "importers/codes/typed_code.h"

#include "importers/reason_words.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <zlib.h>

namespace nexus::importers {

namespace {

using TypedReason = CodeRefusal::Reason;

constexpr std::size_t crcBytes = 4, leastBytes = 3; // the checksum; version and ruleset before it
constexpr std::size_t fewestLetters = 11;           // of head and CRC in base 32
constexpr std::size_t groupDigits = 4;
constexpr std::size_t mostTypedBytes = 4 * maxCodeLength;

// Quotes, marks that mails and chats put before lines and around words, and the end of a line in quoted-printable.
constexpr std::string_view passedOver = "\"'<>|*_~=.,;()[]{}";
// Dashes that folding does not make plain: Armenian, Hebrew, Mongolian, of two and three ems, of Japanese.
constexpr const char* otherDashes[] = {"\u058a", "\u05be", "\u1806", "\u2e17", "\u2e1a", "\u2e3a", "\u2e3b", "\u2e40",
    "\u301c", "\u3030", "\u30a0", "\u30fc", "\ufe31", "\ufe32"};
// Figures that no code has, and the letters they are taken for; the likeliest first.
constexpr std::pair<char, std::string_view> lookAlikes[] = {{'0', "O"}, {'1', "IL"}};

// Whether one stands for the other.
bool standsFor(char one, char other)
{
    return one == other || std::any_of(std::begin(lookAlikes), std::end(lookAlikes), [&](const auto& pair) {
        return (pair.first == one && pair.second.find(other) != std::string_view::npos) ||
               (pair.first == other && pair.second.find(one) != std::string_view::npos);
    });
}

char digitFor(char sign)
{
    for (const auto& [figure, letters] : lookAlikes)
        if (sign == figure)
            return letters.front();
    return sign;
}

struct TypedSign {
    char sign = 0;                // a capital or figure, '-', or '?' for what no code has
    bool small = false;           // typed as a small letter
    bool afterGap = false;        // blanks stand before it
    std::size_t column = 0;       // from 1, in code points
    std::size_t from = 0, to = 0; // bytes
};

// The signs of a code in a text: what carries nothing is left out.
class SignReader {
public:
    explicit SignReader(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<TypedSign> next()
    {
        bool gap = false;
        while (m_at < m_text.size()) {
            if (passEscapes()) {
                gap = true;
                continue;
            }
            const auto from = m_at;
            const auto slice = codePoint();
            const auto folded = plain(slice);
            gap = gap || (folded.empty() && isBlank(slice));
            for (const char c : folded)
                if (passedOver.find(c) == std::string_view::npos)
                    return sign(c, slice, gap, from);
        }
        return std::nullopt;
    }

private:
    std::string_view codePoint()
    {
        const auto from = m_at++;
        while (m_at < m_text.size() && (static_cast<unsigned char>(m_text[m_at]) & 0xc0U) == 0x80U)
            ++m_at;
        ++m_column;
        return m_text.substr(from, m_at - from);
    }

    // What folds to nothing is a blank or has no width.
    static bool isBlank(std::string_view slice) { return model::fold("a" + std::string(slice) + "b") != "ab"; }

    static std::string plain(std::string_view slice)
    {
        const bool dash = std::find(std::begin(otherDashes), std::end(otherDashes), slice) != std::end(otherDashes);
        return dash ? "-" : model::fold(slice);
    }

    [[nodiscard]] TypedSign sign(char c, std::string_view slice, bool gap, std::size_t from) const
    {
        const bool letter = std::isalnum(static_cast<unsigned char>(c)) != 0;
        return {letter     ? static_cast<char>(std::toupper(static_cast<unsigned char>(c)))
                : c == '-' ? c
                           : '?',
            std::islower(static_cast<unsigned char>(slice.front())) != 0, gap, m_column, from, m_at};
    }

    // "=C2=A0" of quoted-printable, where it stands for signs that do not count.
    bool passEscapes()
    {
        const auto value = [](char c) {
            return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        };
        std::string bytes;
        auto at = m_at;
        while (
            at + 2 < m_text.size() && m_text[at] == '=' && value(m_text[at + 1]) >= 0 && value(m_text[at + 2]) >= 0) {
            bytes += static_cast<char>(value(m_text[at + 1]) * 16 + value(m_text[at + 2]));
            at += 3;
        }
        if (bytes.empty() || model::firstInvalidUtf8(bytes))
            return false;
        const auto folded = model::fold(bytes);
        if (folded.find_first_not_of(passedOver) != std::string::npos && folded != "-")
            return false;
        m_column += at - m_at;
        m_at = at;
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0, m_column = 0;
};

struct TypedDigit {
    char digit = 0; // '?' for what no code has
    char typed = 0;
    bool small = false;
    std::size_t column = 0;
};

// Takes the signs of a code one by one: first its head, then its digits.
class CodeTaker {
public:
    explicit CodeTaker(std::string prefix)
        : m_prefix(std::move(prefix))
    {
    }

    // False where the text does not begin as a code does.
    bool take(const TypedSign& sign)
    {
        m_end = sign.to;
        if (sign.sign == '-' || (sign.sign == '?' && m_matched == 0))
            return true;
        if (m_matched < m_prefix.size()) {
            if (!standsFor(sign.sign, m_prefix[m_matched]))
                return false;
            ++m_matched;
        } else if (m_version == 0) {
            m_version = standsFor(sign.sign, '1') ? '1' : standsFor(sign.sign, '0') ? '0' : sign.sign;
            return std::isdigit(static_cast<unsigned char>(m_version)) != 0;
        } else {
            const char digit = digitFor(sign.sign);
            m_digits.push_back({base32Digit(digit) < 0 ? '?' : digit, sign.sign, sign.small, sign.column});
        }
        return true;
    }

    [[nodiscard]] bool hasHead() const { return m_version != 0; }
    [[nodiscard]] char version() const { return m_version; }
    [[nodiscard]] const std::vector<TypedDigit>& digits() const { return m_digits; }
    [[nodiscard]] std::size_t end() const { return m_end; }
    [[nodiscard]] std::string head() const { return m_prefix + m_version + "-"; }
    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const auto& digit : m_digits)
            text += digit.digit;
        return text;
    }

    // Digits that may be I or L: typed as 1, or a small l among capitals, or a capital I among small letters.
    [[nodiscard]] std::vector<std::size_t> doubts() const
    {
        const auto small = static_cast<std::size_t>(
            std::count_if(m_digits.begin(), m_digits.end(), [](const auto& digit) { return digit.small; }));
        const auto capitals = static_cast<std::size_t>(
            std::count_if(m_digits.begin(), m_digits.end(), [](const auto& digit) {
                return !digit.small && std::isalpha(static_cast<unsigned char>(digit.typed)) != 0;
            }));
        std::vector<std::size_t> doubts;
        for (std::size_t i = 0; i < m_digits.size(); ++i)
            if (const auto& digit = m_digits[i]; digit.typed == '1' ||
                                                 (digit.typed == 'L' && digit.small && capitals > small) ||
                                                 (digit.typed == 'I' && !digit.small && small > capitals))
                doubts.push_back(i);
        return doubts;
    }

private:
    std::string m_prefix;
    std::size_t m_matched = 0, m_end = 0;
    char m_version = 0;
    std::vector<TypedDigit> m_digits;
};

// The bytes of digits whose checksum is right, without it.
std::optional<Bytes> rightBytes(const std::string& digits)
{
    auto bytes = fromBase32(digits);
    if (!bytes || bytes->size() < leastBytes + crcBytes)
        return std::nullopt;
    std::uint32_t told = 0;
    for (auto i = bytes->size() - crcBytes; i < bytes->size(); ++i)
        told = (told << 8U) | (*bytes)[i];
    bytes->resize(bytes->size() - crcBytes);
    return codeChecksum(*bytes) == told ? std::move(bytes) : std::nullopt;
}

void turnDoubt(char& digit) { digit = digit == 'I' ? 'L' : 'I'; }

// Digits whose checksum is right: as they stand, with all doubts the other way, and, where `every`, with any of them.
std::optional<std::string> settledDigits(const CodeTaker& taker, bool every)
{
    constexpr std::size_t mostDoubts = 8;
    auto digits = taker.text();
    if (digits.find('?') != std::string::npos)
        return std::nullopt;
    if (rightBytes(digits))
        return digits;
    const auto doubts = taker.doubts();
    const auto turned = [&](auto wanted) {
        auto other = digits;
        for (std::size_t i = 0; i < doubts.size(); ++i)
            if (wanted(i))
                turnDoubt(other[doubts[i]]);
        return other;
    };
    if (doubts.empty())
        return std::nullopt;
    if (auto other = turned([](std::size_t) { return true; }); rightBytes(other))
        return other;
    for (std::size_t mask = 1; every && doubts.size() <= mostDoubts && mask + 1 < (std::size_t{1} << doubts.size());
         ++mask)
        if (auto other = turned([&](std::size_t i) { return ((mask >> i) & 1U) != 0; }); rightBytes(other))
            return other;
    return std::nullopt;
}

struct CodeHead {
    bool asWritten = true; // no sign of it was mistaken
    bool apart = false;    // blanks or hyphens stand within it
    bool hyphen = false;
};

// The letters and the version, taken off the signs; nothing where the text does not begin with them.
std::optional<CodeHead> takeHead(SignReader& signs, CodeTaker& taker, const std::string& prefix)
{
    CodeHead head;
    std::size_t read = 0;
    while (!taker.hasHead()) {
        const auto sign = signs.next();
        if (!sign || !taker.take(*sign))
            return std::nullopt;
        head.apart = head.apart || (read > 0 && (sign->afterGap || sign->sign == '-'));
        head.hyphen = head.hyphen || sign->sign == '-';
        if (std::isalnum(static_cast<unsigned char>(sign->sign)) == 0)
            continue;
        head.asWritten = head.asWritten &&
                         (read < prefix.size() ? sign->sign == prefix[read]
                                               : std::isdigit(static_cast<unsigned char>(sign->sign)) != 0);
        ++read;
    }
    return head;
}

tl::unexpected<CodeRefusal> refusedTyped(TypedReason reason, std::string what = {}, std::size_t column = 0)
{
    return tl::unexpected(CodeRefusal{reason, std::move(what), column, {}});
}

tl::expected<CodeTaker, CodeRefusal> takeCode(std::string_view text, std::string_view game)
{
    const auto tooLong = [] {
        return refusedTyped(
            TypedReason::TooLong, filled(ReasonWords::tr("more than %1 characters"), {std::to_string(maxCodeLength)}));
    };
    const auto prefix = codeInitials(game);
    if (text.size() > mostTypedBytes)
        return tooLong();
    const auto notOurs = [&](std::size_t column) {
        return refusedTyped(
            TypedReason::NotACode, filled(ReasonWords::tr("it does not begin with %1"), {prefix + "1-"}), column);
    };
    CodeTaker taker(prefix);
    SignReader signs(text);
    while (const auto sign = signs.next())
        if (!taker.take(*sign))
            return notOurs(sign->column);
    if (!taker.hasHead())
        return notOurs(1);
    if (taker.digits().size() + taker.head().size() > maxCodeLength)
        return tooLong();
    return taker;
}

// What one character makes of the digits. `at`: only there.
std::vector<std::string> oneChange(const std::string& digits, std::optional<std::size_t> only)
{
    constexpr std::string_view all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::vector<std::string> changed;
    const auto tryOut = [&](std::string text) {
        if (rightBytes(text) && std::find(changed.begin(), changed.end(), text) == changed.end())
            changed.push_back(std::move(text));
    };
    for (std::size_t i = 0; i <= digits.size(); ++i) {
        if (only && i != *only)
            continue;
        for (const char digit : all) {
            if (i < digits.size()) {
                auto other = digits;
                other[i] = digit;
                tryOut(std::move(other));
            }
            if (!only)
                tryOut(std::string(digits).insert(i, 1, digit));
        }
        if (i < digits.size())
            tryOut(std::string(digits).erase(i, 1));
        if (auto other = digits; i + 1 < digits.size() && !only) {
            std::swap(other[i], other[i + 1]);
            tryOut(std::move(other));
        }
    }
    return changed;
}

std::string groupOf(const std::string& digits, std::size_t group)
{
    return group * groupDigits < digits.size() ? digits.substr(group * groupDigits, groupDigits) : std::string();
}

} // namespace

std::string codeRefusalText(const CodeRefusal& refusal)
{
    switch (refusal.reason) {
    case TypedReason::NotACode:
        return refusal.column > 0 ? filled(ReasonWords::tr("This is no deck code: %1 (character %2)."),
                                        {refusal.what, std::to_string(refusal.column)})
                                  : filled(ReasonWords::tr("This is no deck code: %1."), {refusal.what});
    case TypedReason::Mistyped:
        return ReasonWords::tr("The code was mistyped or is not whole: its checksum does not fit.");
    case TypedReason::NewerVersion:
        return filled(
            ReasonWords::tr("The code is from a newer program (%1): update NexusDeck to read it."), {refusal.what});
    case TypedReason::TooLong: return filled(ReasonWords::tr("A code cannot hold this: it has %1."), {refusal.what});
    case TypedReason::UnknownCards:
        return filled(ReasonWords::tr("No code can be made: the catalogue does not have %1."),
            {model::joined(refusal.cards, ", ")});
    case TypedReason::SharedNumber:
        return filled(
            ReasonWords::tr("No code can be made: the number of %1 is that of another card of the catalogue too."),
            {model::joined(refusal.cards, ", ")});
    }
    return {};
}

std::string codeInitials(std::string_view game)
{
    std::string letters;
    for (const auto word : model::split(game, '-'))
        if (!word.empty())
            letters += static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
    return letters;
}

std::uint32_t codeChecksum(const Bytes& bytes)
{
    return static_cast<std::uint32_t>(crc32(0, bytes.data(), static_cast<uInt>(bytes.size())));
}

tl::expected<TypedCode, CodeRefusal> readTypedCode(std::string_view text, std::string_view game)
{
    const auto taker = takeCode(text, game);
    if (!taker)
        return tl::unexpected(taker.error());
    const std::string version(1, taker->version());
    if (version != std::to_string(codeVersion))
        return refusedTyped(version == "0" ? TypedReason::NotACode : TypedReason::NewerVersion,
            filled(ReasonWords::tr("version %1"), {version}));
    const auto fault = std::find_if(
        taker->digits().begin(), taker->digits().end(), [](const auto& digit) { return digit.digit == '?'; });
    if (fault != taker->digits().end())
        return refusedTyped(TypedReason::NotACode,
            ReasonWords::tr("a character no code has (codes have A to Z and 2 to 7)"), fault->column);
    const auto digits = settledDigits(*taker, true);
    if (!digits)
        return refusedTyped(TypedReason::Mistyped);
    auto bytes = rightBytes(*digits);
    if (bytes->front() != codeVersion)
        return refusedTyped(
            TypedReason::NewerVersion, filled(ReasonWords::tr("version %1"), {std::to_string(bytes->front())}));
    return TypedCode{taker->head() + *digits, std::move(*bytes)};
}

std::optional<CodeMend> mendCode(std::string_view text, std::string_view game)
{
    const auto taker = takeCode(text, game);
    if (!taker || taker->version() != '0' + codeVersion)
        return std::nullopt;
    const auto digits = taker->text();
    std::optional<std::size_t> only;
    if (const auto at = digits.find('?'); at != std::string::npos)
        only = at;
    const auto changed = only && digits.find('?', *only + 1) != std::string::npos ? std::vector<std::string>()
                                                                                  : oneChange(digits, only);
    if (changed.size() != 1)
        return std::nullopt;
    const auto& meant = changed.front();
    const auto differs = std::mismatch(digits.begin(), digits.end(), meant.begin(), meant.end()).first - digits.begin();
    const auto at = static_cast<std::size_t>(differs);
    std::string typed;
    for (const auto& digit : taker->digits())
        typed += digit.typed;
    const auto group = at / groupDigits;
    return CodeMend{
        taker->head() + meant, group + 1, at % groupDigits + 1, groupOf(typed, group), groupOf(meant, group)};
}

std::string codeMendText(const CodeMend& mend)
{
    return filled(
        ReasonWords::tr("Most likely group %1 is wrong at its character %2: “%3” stands there, “%4” is meant."),
        {std::to_string(mend.group), std::to_string(mend.place), mend.typed, mend.meant});
}

std::size_t codeDigits(std::string_view text, std::string_view game)
{
    const auto taker = takeCode(text, game);
    return taker ? taker->digits().size() : 0;
}

std::size_t wholeCode(std::string_view text, std::string_view game)
{
    CodeTaker taker(codeInitials(game));
    SignReader signs(text.substr(0, mostTypedBytes));
    constexpr std::size_t mostLooks = 300; // groups of four are at most 256
    std::size_t whole = 0, looks = 0;
    const auto look = [&] {
        if (taker.hasHead() && taker.version() == '0' + codeVersion && taker.digits().size() >= fewestLetters &&
            ++looks <= mostLooks && settledDigits(taker, false))
            whole = taker.end();
    };
    while (const auto sign = signs.next()) {
        if (sign->afterGap)
            look();
        if (whole > 0 || !taker.take(*sign) || taker.digits().size() > maxCodeLength ||
            (!taker.digits().empty() && taker.digits().back().digit == '?'))
            return whole;
    }
    look();
    return whole;
}

bool isCodeOf(std::string_view text, std::string_view game)
{
    const auto prefix = codeInitials(game);
    CodeTaker taker(prefix);
    SignReader signs(text.substr(0, mostTypedBytes));
    const auto head = takeHead(signs, taker, prefix);
    if (!head || head->apart || (!head->asWritten && prefix.size() < 2) || taker.version() != '0' + codeVersion)
        return false;
    const auto hyphen = signs.next(); // follows at once
    std::size_t letters = 0;
    while (letters <= fewestLetters && signs.next())
        ++letters;
    return hyphen && hyphen->sign == '-' && !hyphen->afterGap && letters > fewestLetters;
}

bool looksLikeCode(std::string_view text, std::string_view game)
{
    const auto prefix = codeInitials(game);
    CodeTaker taker(prefix);
    SignReader signs(text.substr(0, mostTypedBytes));
    const auto head = takeHead(signs, taker, prefix);
    if (!head)
        return false;
    if (!head->asWritten)
        return isCodeOf(text, game);
    bool hyphen = head->hyphen;
    while (!hyphen) {
        const auto sign = signs.next();
        if (!sign)
            break;
        hyphen = sign->sign == '-';
    }
    return hyphen || wholeCode(text, game) > 0;
}

std::string comparedDigits(std::string_view text)
{
    std::string kept;
    SignReader signs(text);
    while (const auto sign = signs.next())
        if (sign->sign != '-' && sign->sign != '?')
            kept += digitFor(sign->sign);
    return kept;
}

} // namespace nexus::importers
