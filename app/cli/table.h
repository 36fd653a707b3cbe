// Lines in columns, every column as wide as its widest text counted in code points; no blanks at the end of a line.
#pragma once

#include "app/cli/context.h"

#include <vector>

namespace nexus::app::cli {

enum class Align { Left, Right };

struct Cell {
    std::string text;
    Tone tone = Tone::Plain;
};

class Table {
public:
    explicit Table(std::vector<Align> columns)
        : m_columns(std::move(columns))
    {
    }
    // A faint line above the others.
    void head(const std::vector<std::string>& titles);
    // A line; cells that are left out at its end are empty.
    void add(std::vector<Cell> cells);
    void print(const Context& context) const;

private:
    std::vector<Align> m_columns;
    std::vector<std::vector<Cell>> m_lines;
};

} // namespace nexus::app::cli
