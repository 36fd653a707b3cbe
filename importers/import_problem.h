// Why a reader refused something, with the place. Readers are total: bytes in, a value or problems out; they touch
// no file and no database. Lines and columns count from 1, columns in code points; 0 means "no such place".
#pragma once

#include <cstddef>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::importers {

struct ImportProblem {
    std::string reason; // "is not a whole number", a sentence without its subject where there is a heading
    std::size_t line = 0;
    std::size_t column = 0;
    std::string pointer; // JSON pointer
    std::string heading; // column of a table
    std::string value;   // what stood there, shortened
    std::string card;    // the card of the row, where it has a name
    friend bool operator==(const ImportProblem&, const ImportProblem&) = default;
};

template <class T> using ReadResult = tl::expected<T, std::vector<ImportProblem>>;

[[nodiscard]] inline tl::unexpected<std::vector<ImportProblem>> refuse(ImportProblem problem)
{
    return tl::unexpected(std::vector<ImportProblem>{std::move(problem)});
}

} // namespace nexus::importers
