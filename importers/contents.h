// What the beginning of a file tells of its form, found once for all who ask (importers/registry.h). Views into the
// bytes, or into the text that they are in UTF-16; total, and linear in them.
#pragma once

#include <memory>
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
    bool workbook = false;              // .xlsx or .ods
    std::vector<std::string> headings;  // of a workbook: those of its first sheet that has some
    std::shared_ptr<const std::string> decoded; // of UTF-16: what the views look at

    [[nodiscard]] bool hasKey(std::string_view key) const;
    [[nodiscard]] bool hasRoot(std::string_view element) const; // whatever its attributes
};
[[nodiscard]] Contents contentsOf(std::string_view bytes);

// The headings of a table of a workbook, or with commas, semicolons or tabs, titles above them passed over, by
// model::headingForm; one where no line has such signs.
[[nodiscard]] std::vector<std::string> headingForms(const Contents& contents);
// JSON, or the beginning of it: "[" is followed by a value there, "[back](index.md)" is Markdown.
[[nodiscard]] bool startsLikeJson(const Contents& contents);

} // namespace nexus::importers
