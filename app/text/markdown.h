// Text of strangers where a line or a mark of its own would mean something: decklists, changelogs.
#pragma once

#include <string>

namespace nexus::app {

// Without line breaks and control characters.
[[nodiscard]] std::string oneLine(const std::string& text);
// The same with a backslash before what Markdown would take for a mark of its own; in cells a bar too.
[[nodiscard]] std::string markdownText(const std::string& text);

} // namespace nexus::app
