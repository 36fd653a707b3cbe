#include "app/text/markdown.h"

#include "model/base/text.h"

namespace nexus::app {

std::string oneLine(const std::string& text)
{
    std::string line;
    for (const char c : text)
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    return std::string(model::trimmed(line));
}

std::string markdownText(const std::string& text)
{
    std::string out;
    for (const char c : oneLine(text)) {
        if (std::string_view("\\`*_[]<>#|~").find(c) != std::string_view::npos)
            out += '\\';
        out += c;
    }
    return out;
}

} // namespace nexus::app
