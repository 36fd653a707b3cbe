// What the beginning of a file tells of its form, found once for all who ask (importers/registry.h). Views into the
// bytes; total, and linear in them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

struct Contents {
    std::string_view text; // without its byte order mark and the blanks around it
    std::vector<std::string_view>
        lines; // of a text: the first 200 that are not empty, trimmed, at most 1,000 bytes each
    std::vector<std::string_view> keys; // of a JSON object: its own, as they stand between their quotes; at most 200
    std::string_view root;              // of XML: its first tag without the brackets, `deck version="0.8"`

    [[nodiscard]] bool hasKey(std::string_view key) const;
    [[nodiscard]] bool hasRoot(std::string_view element) const; // whatever its attributes
};
[[nodiscard]] Contents contentsOf(std::string_view bytes);

// The headings of a table with commas, semicolons or tabs, by model::headingForm; one where the first line has none.
[[nodiscard]] std::vector<std::string> headingForms(const Contents& contents);
// JSON, or the beginning of it: "[" is followed by a value there, "[back](index.md)" is Markdown.
[[nodiscard]] bool startsLikeJson(const Contents& contents);

} // namespace nexus::importers
