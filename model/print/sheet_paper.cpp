#include "model/print/sheet_paper.h"

#include "model/base/text.h"

#include <array>
#include <charconv>

namespace nexus::model {

namespace {

std::optional<double> side(std::string_view text)
{
    text = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && value >= smallestPaper && value <= largestPaper ? std::optional(value) : std::nullopt;
}

} // namespace

std::span<const PaperSize> paperSizes()
{
    static const std::array sizes{PaperSize{"a4", "A4", 210, 297}, PaperSize{"a3", "A3", 297, 420},
        PaperSize{"letter", "Letter", 215.9, 279.4}, PaperSize{"legal", "Legal", 215.9, 355.6}};
    return sizes;
}

std::optional<PaperSize> paperNamed(std::string_view words)
{
    const auto name = fold(words);
    for (const auto& paper : paperSizes())
        if (paper.id == name)
            return paper;
    auto text = name;
    for (auto sign = text.find("\u00d7"); sign != std::string::npos; sign = text.find("\u00d7"))
        text.replace(sign, 2, "x");
    const auto parts = split(text, 'x');
    if (parts.size() != 2)
        return std::nullopt;
    const auto width = side(parts[0]), height = side(parts[1]);
    if (!width || !height)
        return std::nullopt;
    return PaperSize{
        "", std::string(trimmed(parts[0])) + " \u00d7 " + std::string(trimmed(parts[1])) + " mm", *width, *height};
}

} // namespace nexus::model
