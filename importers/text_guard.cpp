#include "importers/text_guard.h"

#include "model/base/sizes.h"

#include "importers/file_kind.h"
#include "importers/reason_words.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace nexus::importers {

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
        return refuse({.reason = ReasonWords::tr("the file is empty")});
    if (auto kind = fileKind(bytes))
        return refuse({.reason = std::move(*kind)});
    if (bytes.size() > maxBytes)
        return refuse({.reason = filled(ReasonWords::tr("the file is too large: %1 of at most %2"),
                           {model::beyondText(bytes.size(), maxBytes), model::limitText(maxBytes)})});
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return refuse({.reason = ReasonWords::tr("the file is UTF-16; save it as UTF-8"), .line = 1, .column = 1});
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    if (model::trimmed(bytes).empty())
        return refuse({.reason = ReasonWords::tr("the file is empty")});
    if (const void* nul = std::memchr(bytes.data(), 0, bytes.size())) {
        const auto place = placeOf(bytes, static_cast<std::size_t>(static_cast<const char*>(nul) - bytes.data()));
        return refuse({.reason = ReasonWords::tr("there is a NUL byte: this is no text file"),
            .line = place.line,
            .column = place.column});
    }
    if (const auto bad = model::firstInvalidUtf8(bytes)) {
        const auto place = placeOf(bytes, *bad);
        return refuse(
            {.reason = ReasonWords::tr("the bytes here are no UTF-8"), .line = place.line, .column = place.column});
    }
    return bytes;
}

} // namespace nexus::importers
