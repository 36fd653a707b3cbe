#include "app/cli/table.h"

#include "model/base/text.h"

namespace nexus::app::cli {

void Table::head(const std::vector<std::string>& titles)
{
    std::vector<Cell> cells;
    for (const auto& title : titles)
        cells.push_back({title, Tone::Faint});
    m_lines.insert(m_lines.begin(), std::move(cells));
}

void Table::add(std::vector<Cell> cells)
{
    cells.resize(m_columns.size());
    m_lines.push_back(std::move(cells));
}

void Table::print(const Context& context) const
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& line : m_lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], model::codePoints(line[i].text));
    for (const auto& line : m_lines) {
        std::string text;
        auto last = line.size();
        while (last > 0 && line[last - 1].text.empty())
            --last;
        for (std::size_t i = 0; i < last; ++i) {
            const bool right = m_columns[i] == Align::Right;
            const auto width = i + 1 == last && !right ? 0 : widths[i];
            text += (i == 0 ? "" : "  ") + context.toned(padded(line[i].text, width, right), line[i].tone);
        }
        context.print(text);
    }
}

} // namespace nexus::app::cli
