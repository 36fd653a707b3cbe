#include "model/base/text.h"

#include "model/base/words.h"

#include <algorithm>
#include <array>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#include <utf8proc.h>

namespace nexus::model {

namespace {

// What a byte of plain text folds to: itself, lower-cased; white space and control characters are 0.
constexpr std::array<char, 128> plainTable = [] {
    std::array<char, 128> table{};
    for (int c = 0x21; c < 0x7f; ++c)
        table[static_cast<std::size_t>(c)] = static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c == '`' ? '\'' : c);
    return table;
}();

// Sixteen bytes of printable ASCII with single blanks between words, lower-cased at once; false for anything else.
// `afterBlank` tells and is told whether the byte before is a blank (or the beginning).
bool foldBlock([[maybe_unused]] const char* from, [[maybe_unused]] char* to, [[maybe_unused]] bool& afterBlank)
{
#if defined(__SSE2__)
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    const auto mask = [](__m128i truth) { return static_cast<unsigned>(_mm_movemask_epi8(truth)); };
    const unsigned below = mask(_mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20))); // control characters and all beyond ASCII
    const unsigned odd = mask(
        _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7f)), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('`'))));
    const unsigned blanks = mask(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')));
    if ((below | odd | (blanks & (blanks << 1U)) | (afterBlank ? blanks & 1U : 0U)) != 0)
        return false;
    const __m128i capital = _mm_and_si128(
        _mm_cmpgt_epi8(bytes, _mm_set1_epi8('A' - 1)), _mm_cmplt_epi8(bytes, _mm_set1_epi8('Z' + 1)));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_add_epi8(bytes, _mm_and_si128(capital, _mm_set1_epi8(32))));
    afterBlank = (blanks & 0x8000U) != 0;
    return true;
#else
    return false;
#endif
}

// Folds plain ASCII, most of all text, in one pass; false (and `out` as it was) where the text is not plain.
bool foldPlain(std::string_view text, std::string& out)
{
    const std::size_t begin = out.size();
    out.resize(begin + text.size());
    char* to = out.data() + begin;
    const char* const start = to;
    bool blank = true; // a blank has just been written, or nothing yet
    std::size_t at = 0;
    while (at < text.size()) {
        if (text.size() - at >= 16 && foldBlock(text.data() + at, to, blank)) {
            at += 16;
            to += 16;
            continue;
        }
        const std::size_t end = std::min(at + 16, text.size());
        for (; at < end; ++at) {
            if (text[at] < 0) {
                out.resize(begin);
                return false;
            }
            const char folded = plainTable[static_cast<unsigned char>(text[at])];
            if (folded != 0)
                *to++ = folded;
            else if (!blank)
                *to++ = ' ';
            blank = folded == 0;
        }
    }
    if (blank && to != start)
        --to;
    out.resize(begin + static_cast<std::size_t>(to - start));
    return true;
}

// Adds one plain byte, lower-cased; white space and control characters become one blank between words.
class FoldSink {
public:
    explicit FoldSink(std::string& out)
        : m_out(out)
        , m_begin(out.size())
    {
    }
    void ascii(unsigned char c)
    {
        if (c <= 0x20 || c == 0x7f) {
            m_blank = m_out.size() > m_begin;
            return;
        }
        flush();
        if (c >= 'A' && c <= 'Z')
            c = static_cast<unsigned char>(c + 32);
        m_out.push_back(c == '`' ? '\'' : static_cast<char>(c));
    }
    void codePoint(utf8proc_int32_t c)
    {
        if (c < 0x80)
            return ascii(static_cast<unsigned char>(c));
        flush();
        std::array<utf8proc_uint8_t, 4> bytes{};
        const auto size = utf8proc_encode_char(c, bytes.data());
        m_out.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(size));
    }
    void text(std::string_view plain)
    {
        for (const char c : plain)
            ascii(static_cast<unsigned char>(c));
    }

private:
    void flush()
    {
        if (m_blank)
            m_out.push_back(' ');
        m_blank = false;
    }
    std::string& m_out;
    std::size_t m_begin;
    bool m_blank = false;
};

bool isDiacritic(utf8proc_int32_t c)
{
    return (c >= 0x0300 && c <= 0x036f) || (c >= 0x1ab0 && c <= 0x1aff) || (c >= 0x1dc0 && c <= 0x1dff) ||
           (c >= 0x20d0 && c <= 0x20ff) || (c >= 0xfe20 && c <= 0xfe2f);
}

// Letters and signs without a Unicode decomposition that people still take for their plain neighbours.
const char* plainForm(utf8proc_int32_t c)
{
    static constexpr std::pair<std::u32string_view, const char*> forms[] = {
        {U"\u2018\u2019\u201a\u201b\u2032\u2035\u02bc\u02b9\u00b4\u2039\u203a", "'"},
        {U"\u201c\u201d\u201e\u201f\u00ab\u00bb", "\""}, {U"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043", "-"},
        {U"\u00e6", "ae"}, {U"\u0153", "oe"}, {U"\u00f8", "o"}, {U"\u0142", "l"}, {U"\u0111\u00f0", "d"},
        {U"\u0127", "h"}, {U"\u0131", "i"}, {U"\u00fe", "th"}, {U"\u0085\u1680\u2028\u2029", " "}};
    if (c >= 0x80)
        for (const auto& [letters, plain] : forms)
            if (letters.find(static_cast<char32_t>(c)) != std::u32string_view::npos)
                return plain;
    return nullptr;
}

void foldUnicode(std::string_view text, FoldSink& sink)
{
    const auto options = static_cast<utf8proc_option_t>(
        UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    std::array<utf8proc_int32_t, 32> parts{};
    int boundClass = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    std::size_t at = 0;
    while (at < text.size()) {
        utf8proc_int32_t code = 0;
        const auto used = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &code);
        if (used <= 0) {
            sink.codePoint(0xfffd);
            ++at;
            continue;
        }
        at += static_cast<std::size_t>(used);
        if (const char* plain = plainForm(code)) {
            sink.text(plain);
            continue;
        }
        const auto count = utf8proc_decompose_char(
            code, parts.data(), static_cast<utf8proc_ssize_t>(parts.size()), options, &boundClass);
        for (utf8proc_ssize_t i = 0; i < count && i < static_cast<utf8proc_ssize_t>(parts.size()); ++i) {
            const auto part = parts[static_cast<std::size_t>(i)];
            if (isDiacritic(part))
                continue;
            if (const char* plain = plainForm(part))
                sink.text(plain);
            else
                sink.codePoint(part);
        }
    }
}

// Takes a run of digits off the front of `text`; leading zeros are left out of what it gives.
std::string_view takeNumber(std::string_view& text)
{
    std::size_t end = 0;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    auto number = text.substr(0, end);
    text.remove_prefix(end);
    while (number.size() > 1 && number.front() == '0')
        number.remove_prefix(1);
    return number;
}

} // namespace

void foldInto(std::string_view text, std::string& out)
{
    if (foldPlain(text, out))
        return;
    FoldSink sink(out);
    foldUnicode(text, sink);
}

std::string fold(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    foldInto(text, out);
    return out;
}

std::strong_ordering compareNatural(std::string_view a, std::string_view b)
{
    const auto wholeA = a;
    const auto wholeB = b;
    while (!a.empty() && !b.empty()) {
        if (isDigit(a.front()) && isDigit(b.front())) {
            const auto x = takeNumber(a);
            const auto y = takeNumber(b);
            if (const auto order = x.size() <=> y.size(); order != 0)
                return order;
            if (const auto order = x.compare(y); order != 0)
                return order <=> 0;
            continue;
        }
        if (a.front() != b.front())
            return static_cast<unsigned char>(a.front()) <=> static_cast<unsigned char>(b.front());
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    if (const auto order = a.size() <=> b.size(); order != 0)
        return order;
    return wholeA.compare(wholeB) <=> 0;
}

namespace {

// Goes on by one code point; nothing where the byte begins none, and then by one byte.
std::optional<utf8proc_int32_t> nextCode(std::string_view text, std::size_t& at)
{
    utf8proc_int32_t code = static_cast<unsigned char>(text[at]);
    utf8proc_ssize_t used = 1;
    if (code >= 0x80)
        used = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data() + at),
            static_cast<utf8proc_ssize_t>(text.size() - at), &code);
    at += static_cast<std::size_t>(std::max<utf8proc_ssize_t>(used, 1));
    return used > 0 ? std::optional(code) : std::nullopt;
}

constexpr utf8proc_int32_t lineSeparator = 0x2028, paragraphSeparator = 0x2029;

bool breaksLine(utf8proc_int32_t c) { return c == '\n' || c == '\t' || c == lineSeparator || c == paragraphSeparator; }

bool isControl(utf8proc_int32_t c) { return c < 0x20 || (c >= 0x7f && c < 0xa0) || breaksLine(c); }

// Embeddings, overrides and isolates.
bool turnsDirection(utf8proc_int32_t c) { return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069); }

bool isCombining(utf8proc_int32_t c) { return isDiacritic(c) || (c >= 0x0483 && c <= 0x0489); }

constexpr std::size_t mostMarks = 8;

bool isPlainText(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

} // namespace

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();)
        if (const auto from = at; !nextCode(text, at))
            return from;
    return std::nullopt;
}

namespace {

struct TextWords {
    NEXUS_WORDS(TextWords)
};

} // namespace

std::optional<std::string> textFault(std::string_view text, std::size_t maxLength, bool lineBreaks)
{
    if (text.size() <= maxLength && isPlainText(text))
        return std::nullopt;
    std::size_t length = 0, marks = 0;
    for (std::size_t at = 0; at < text.size(); ++length) {
        const auto code = nextCode(text, at);
        if (!code)
            return TextWords::tr("has bytes that are no UTF-8");
        marks = isCombining(*code) ? marks + 1 : 0;
        if (lineBreaks && breaksLine(*code))
            continue;
        if (isControl(*code))
            return TextWords::tr("has a control character");
        if (turnsDirection(*code))
            return TextWords::tr("has a hidden mark that turns the reading direction");
        if (marks > mostMarks)
            return TextWords::tr("has more than eight combining marks on one letter");
    }
    if (length > maxLength)
        return filled(TextWords::tr("is too long: %1 characters of at most %2"),
            {std::to_string(length), std::to_string(maxLength)});
    return std::nullopt;
}

std::string cleaned(std::string_view text, std::size_t maxLength, bool lineBreaks, std::string_view instead)
{
    if (text.size() <= maxLength && isPlainText(text))
        return std::string(text);
    std::string out;
    std::size_t length = 0, marks = 0;
    for (std::size_t at = 0; at < text.size(); ++length) {
        if (length == maxLength)
            return out + "…";
        const auto from = at;
        const auto code = nextCode(text, at);
        marks = code && isCombining(*code) ? marks + 1 : 0;
        const bool breaks = code && lineBreaks && breaksLine(*code);
        if (!code || marks > mostMarks || (!breaks && (isControl(*code) || turnsDirection(*code))))
            out += instead;
        else
            out += text.substr(from, at - from);
    }
    return out;
}

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string_view trimmed(std::string_view text)
{
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string out;
    for (const auto& part : parts) {
        if (&part != &parts.front())
            out += separator;
        out += part;
    }
    return out;
}

static bool isLeftOut(char c) { return c == ' ' || c == '-' || c == '_' || c == '*'; }

std::string headingForm(std::string_view text)
{
    std::string out = fold(text);
    std::erase_if(out, isLeftOut);
    return out;
}

bool hasHeadingForm(std::string_view text, std::string_view form)
{
    std::size_t at = 0;
    for (const char c : text) {
        if (c < 0) // what takes more than a byte is folded as a whole
            return headingForm(text) == form;
        const char folded = plainTable[static_cast<unsigned char>(c)];
        if (folded != 0 && !isLeftOut(folded) && (at == form.size() || form[at++] != folded))
            return false;
    }
    return at == form.size();
}

} // namespace nexus::model
