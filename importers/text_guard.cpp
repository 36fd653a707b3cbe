#include "importers/text_guard.h"

#include "model/base/text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace nexus::importers {

namespace {

// Next code point of well-formed UTF-8.
std::uint32_t nextCode(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
    const std::uint32_t lead = byte(at);
    const std::size_t size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    std::uint32_t code = size == 1 ? lead : lead & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size && at + i < text.size(); ++i)
        code = (code << 6U) | (byte(at + i) & 0x3fU);
    at += size;
    return code;
}

bool isCombining(std::uint32_t c)
{
    return (c >= 0x0300 && c <= 0x036f) || (c >= 0x0483 && c <= 0x0489) || (c >= 0x1ab0 && c <= 0x1aff) ||
           (c >= 0x1dc0 && c <= 0x1dff) || (c >= 0x20d0 && c <= 0x20ff) || (c >= 0xfe20 && c <= 0xfe2f);
}

bool turnsDirection(std::uint32_t c) { return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069); }

} // namespace

Place placeOf(std::string_view text, std::size_t byte)
{
    byte = std::min(byte, text.size());
    const auto before = text.substr(0, byte);
    Place place;
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool pair = before[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (before[i] != '\n' && (before[i] != '\r' || pair))
            continue;
        ++place.line;
        lineStart = i + 1;
    }
    place.column = model::codePoints(before.substr(lineStart)) + 1;
    return place;
}

ReadResult<std::string_view> guardText(std::string_view bytes, std::size_t maxBytes)
{
    if (bytes.empty())
        return refuse({.reason = "the file is empty"});
    if (bytes.size() > maxBytes)
        return refuse({.reason = "the file is too large: " + std::to_string(bytes.size() >> 20U) + " MB of at most " +
                                 std::to_string(maxBytes >> 20U) + " MB"});
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return refuse({.reason = "the file is UTF-16; save it as UTF-8", .line = 1, .column = 1});
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    if (model::trimmed(bytes).empty())
        return refuse({.reason = "the file is empty"});
    if (const void* nul = std::memchr(bytes.data(), 0, bytes.size())) {
        const auto place = placeOf(bytes, static_cast<std::size_t>(static_cast<const char*>(nul) - bytes.data()));
        return refuse(
            {.reason = "there is a NUL byte: this is no text file", .line = place.line, .column = place.column});
    }
    if (const auto bad = model::firstInvalidUtf8(bytes)) {
        const auto place = placeOf(bytes, *bad);
        return refuse({.reason = "the bytes here are no UTF-8", .line = place.line, .column = place.column});
    }
    return bytes;
}

std::optional<std::string> textFault(std::string_view text, std::size_t maxLength, bool lineBreaks)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (plain && text.size() <= maxLength)
        return std::nullopt;
    std::size_t length = 0;
    std::size_t marks = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto code = nextCode(text, at);
        ++length;
        marks = isCombining(code) ? marks + 1 : 0;
        if ((code == '\n' || code == '\t') && lineBreaks)
            continue;
        if (code < 0x20 || (code >= 0x7f && code < 0xa0))
            return "has a control character";
        if (turnsDirection(code))
            return "has a hidden mark that turns the reading direction";
        if (marks > 8)
            return "has more than eight combining marks on one letter";
    }
    if (length > maxLength)
        return "is too long: " + std::to_string(length) + " characters of at most " + std::to_string(maxLength);
    return std::nullopt;
}

std::string shortened(std::string_view value)
{
    std::string out;
    std::size_t count = 0;
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t begin = at;
        const auto code = nextCode(value, at);
        if (++count > 60)
            return out + "…";
        if (code < 0x20 || code == 0x7f || turnsDirection(code))
            out += ' ';
        else
            out += value.substr(begin, at - begin);
    }
    return out;
}

} // namespace nexus::importers
