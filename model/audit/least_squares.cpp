#include "model/audit/least_squares.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nexus::model {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr double leftOver = 1e-9; // of a column's own size: what is left of one that depends on others
constexpr double alone = 1e-9;    // 1 − leverage of a row that decides by itself
constexpr double covered = 0.95;  // by an interval

bool isConstant(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(), [&](double value) { return value == values.front(); });
}

// The constant and the columns that depend on none before them, and what is told of the others.
struct Design {
    MatrixXd matrix;               // rows × p, the constant first
    std::vector<std::size_t> kept; // column of each place but the first
    std::vector<DependentColumn> dependent;
};

// The kept columns that the column is made of.
std::vector<std::size_t> partsOf(const VectorXd& column, const MatrixXd& centred, const std::vector<std::size_t>& kept)
{
    std::vector<std::size_t> parts;
    const VectorXd shares = centred.householderQr().solve(column);
    for (Index i = 0; i < shares.size(); ++i)
        if (std::abs(shares[i]) * centred.col(i).norm() > 1e-6 * column.norm())
            parts.push_back(kept[static_cast<std::size_t>(i)]);
    return parts;
}

Design designOf(Index rows, std::span<const std::vector<double>> columns)
{
    Design design{MatrixXd::Ones(rows, 1), {}, {}};
    MatrixXd centred(rows, 0), directions(rows, 0); // kept columns without their means, and orthonormal
    const auto append = [](MatrixXd& matrix, const VectorXd& column) {
        matrix.conservativeResize(Eigen::NoChange, matrix.cols() + 1);
        matrix.rightCols(1) = column;
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const VectorXd column = Eigen::Map<const VectorXd>(columns[i].data(), rows);
        if (isConstant(columns[i])) {
            design.dependent.push_back({i, {}});
            continue;
        }
        const VectorXd varying = column.array() - column.mean();
        VectorXd rest = varying;
        for (int pass = 0; pass < 2; ++pass) // the second takes away what rounding left
            rest -= directions * (directions.transpose() * rest);
        if (rest.norm() <= leftOver * varying.norm()) {
            design.dependent.push_back({i, partsOf(varying, centred, design.kept)});
            continue;
        }
        append(directions, rest.normalized());
        append(centred, varying);
        append(design.matrix, column);
        design.kept.push_back(i);
    }
    return design;
}

} // namespace

tl::expected<LeastSquares, LeastSquaresProblem> leastSquares(
    std::span<const double> target, std::span<const std::vector<double>> columns)
{
    if (target.size() <= columns.size() + 1)
        return tl::unexpected(LeastSquaresProblem::TooFewRows);
    if (isConstant(target))
        return tl::unexpected(LeastSquaresProblem::ConstantTarget);
    const auto n = static_cast<Index>(target.size());
    auto design = designOf(n, columns);
    const auto p = design.matrix.cols();
    // Columns of one size, so that the text of a card in letters does no harm to what is counted in ones.
    const VectorXd sizes = design.matrix.colwise().norm();
    const Eigen::HouseholderQR<MatrixXd> qr(design.matrix * sizes.cwiseInverse().asDiagonal());
    const Eigen::Map<const VectorXd> y(target.data(), n);
    const VectorXd values = VectorXd(qr.solve(y)).cwiseQuotient(sizes);
    const VectorXd predicted = design.matrix * values;
    const VectorXd residuals = y - predicted;
    const MatrixXd inverse = qr.matrixQR().topRows(p).triangularView<Eigen::Upper>().solve(MatrixXd::Identity(p, p));
    const MatrixXd basis = qr.householderQ() * MatrixXd::Identity(n, p);
    const auto freedom = static_cast<double>(n - p);

    LeastSquares fit;
    const double squares = residuals.squaredNorm();
    fit.rSquared = std::clamp(1 - squares / (y.array() - y.mean()).matrix().squaredNorm(), 0.0, 1.0);
    fit.sigma = std::sqrt(squares / freedom);
    const auto estimate = [&](Index place) {
        return Estimate{values[place], fit.sigma * inverse.row(place).norm() / sizes[place]};
    };
    fit.constant = estimate(0);
    fit.columns.resize(columns.size());
    for (std::size_t i = 0; i < design.kept.size(); ++i)
        fit.columns[design.kept[i]] = estimate(static_cast<Index>(i) + 1);
    fit.dependent = std::move(design.dependent);

    const auto bound = n - p > 1 ? std::optional(studentBound(covered, static_cast<std::size_t>(n - p - 1)))
                                 : std::nullopt;
    double looSquares = 0;
    std::size_t looCount = 0;
    fit.rows.resize(target.size());
    for (Index i = 0; i < n; ++i) {
        auto& row = fit.rows[static_cast<std::size_t>(i)];
        row.predicted = predicted[i];
        row.residual = residuals[i];
        const double left = 1 - basis.row(i).squaredNorm(); // 1 − leverage, the diagonal of the hat matrix
        if (left <= alone)
            continue;
        row.looResidual = residuals[i] / left;
        looSquares += *row.looResidual * *row.looResidual;
        ++looCount;
        if (bound) {
            const double others = std::max(squares - residuals[i] * *row.looResidual, 0.0) / (freedom - 1);
            row.looInterval = *bound * std::sqrt(others / left);
        }
    }
    fit.looError = looCount > 0 ? std::sqrt(looSquares / static_cast<double>(looCount)) : 0;
    return fit;
}

double studentBound(double probability, std::size_t degrees)
{
    // With t = √degrees · tan φ, the share within ±t is a finite sum over powers of cos φ (Abramowitz and Stegun,
    // 26.7.3 and 26.7.4); it grows with φ.
    const auto shareWithin = [degrees](double angle) {
        const double cosine = std::cos(angle), sine = std::sin(angle);
        const bool odd = degrees % 2 == 1;
        double term = odd ? cosine : 1, sum = degrees == 1 ? 0 : term;
        for (std::size_t k = odd ? 3 : 2; k + 1 < degrees && term > 1e-18; k += 2) {
            term *= static_cast<double>(k - 1) / static_cast<double>(k) * cosine * cosine;
            sum += term;
        }
        return odd ? 2 / std::numbers::pi * (angle + sine * sum) : sine * sum;
    };
    double low = 0, high = std::numbers::pi / 2;
    for (int step = 0; step < 80; ++step) {
        const double middle = (low + high) / 2;
        (shareWithin(middle) < probability ? low : high) = middle;
    }
    return std::sqrt(static_cast<double>(degrees)) * std::tan(low);
}

} // namespace nexus::model
