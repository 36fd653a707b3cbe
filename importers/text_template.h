// Templates of texts that people write themselves (resources/help/battle-reports.md): text with fields, {{name}};
// with parts for each entry of a list or where a field says something, {{#name}} … {{/name}}; and where it does not,
// {{^name}} … {{/name}}. A line with nothing but the beginning or the end of a part, or a comment, {{! …}}, is none of
// the text. Which fields there are is known before: a template that asks for another is refused, with its line.
#pragma once

#include "importers/import_problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxTemplateBytes = 64U << 10U;
constexpr std::size_t maxFilledBytes = 16U << 20U;
constexpr std::size_t maxTemplateDepth = 16;

// Which fields there are, and in each entry of a list.
struct TemplateShape {
    std::string name;
    bool isList = false;
    std::vector<TemplateShape> fields; // of a list's entry
};

// What they are filled with.
struct TemplateFields {
    using Value = std::variant<std::string, std::int64_t, std::vector<TemplateFields>>;
    std::vector<std::pair<std::string, Value>> values;
    [[nodiscard]] const Value* find(std::string_view name) const;
};

class TextTemplate {
public:
    // Fields at the top are those of `shape`.
    [[nodiscard]] static ReadResult<TextTemplate> read(std::string_view bytes, const TemplateShape& shape);

    // Texts go through `written`, for a form where some letters mean something. Refused: what would be too long.
    [[nodiscard]] ReadResult<std::string> fill(
        const TemplateFields& fields, std::string (*written)(const std::string& text)) const;

private:
    friend class TemplateReader;
    struct Part {
        enum class Kind : std::uint8_t { Text, Field, With, Without } kind = Kind::Text;
        std::string text; // or the field's name
        std::vector<Part> parts;
    };
    struct Filling;
    std::vector<Part> m_parts;
};

} // namespace nexus::importers
