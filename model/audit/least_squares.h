// Ordinary least squares: what each of some columns of numbers adds to a target, so that the sum of the squared
// residuals is least. A constant is always among them. Nothing here is ever NaN: what cannot be worked out is absent.
// n: rows; p: the constant and the columns kept. Any order of the rows gives the same but for rounding.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <tl/expected.hpp>

namespace nexus::model {

struct Estimate {
    double value = 0;
    double error = 0; // standard error
};

struct FittedRow {
    double predicted = 0;
    double residual = 0; // target − predicted
    // Target − what the other rows alone predict; absent where this row alone decides over a column.
    std::optional<double> looResidual;
    // Half the width of the interval that, by the other rows, holds the target in 95 of 100 cases: what they predict is
    // target − looResidual. Absent too where the others leave no degree of freedom.
    std::optional<double> looInterval;
};

// A column that is constant (`of` is empty) or a combination of the constant and the columns `of`, which came before.
struct DependentColumn {
    std::size_t column = 0;
    std::vector<std::size_t> of; // ascending
    friend bool operator==(const DependentColumn&, const DependentColumn&) = default;
};

struct LeastSquares {
    Estimate constant;
    std::vector<std::optional<Estimate>> columns; // absent: left out, see `dependent`
    std::vector<DependentColumn> dependent;       // ascending
    std::vector<FittedRow> rows;
    double rSquared = 0;
    double sigma = 0;    // standard error of the residuals, with n − p degrees of freedom
    double looError = 0; // root of the mean square of the leave-one-out residuals there are
};

enum class LeastSquaresProblem {
    TooFewRows,     // not more than columns and constant
    ConstantTarget, // nothing to explain
};

// Every column has as many numbers as the target; all are finite.
[[nodiscard]] tl::expected<LeastSquares, LeastSquaresProblem> leastSquares(
    std::span<const double> target, std::span<const std::vector<double>> columns);

// The t that a variable with Student's distribution exceeds in neither direction with this probability (0 to 1, both
// out): 2.2281 for 0.95 and 10 degrees of freedom. At least one degree.
[[nodiscard]] double studentBound(double probability, std::size_t degrees);

} // namespace nexus::model
