// HTML as it is written: markup that is ours goes in as it is, every text passes the gate for text from outside
// (model/base/text.h) and stands escaped, in elements and in attributes between double quotes alike.
#pragma once

#include <string>
#include <string_view>

namespace nexus::app {

class Html {
public:
    Html& markup(std::string_view ours);
    Html& text(std::string_view words, bool lineBreaks = false);
    // <tag class="…">words</tag>; without a class where that is empty.
    Html& element(std::string_view tag, std::string_view styled, std::string_view words);
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

} // namespace nexus::app
