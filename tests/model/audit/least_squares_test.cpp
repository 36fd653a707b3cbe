// Least squares against systems solved by hand, certified values, refitting, and other programs where they are.
#include "model/audit/least_squares.h"

#include "tests/support/test_class.h"

#include <QProcess>
#include <QStandardPaths>

#include <cmath>
#include <numeric>
#include <rapidcheck.h>
#include <string>

namespace least_squares_test {

using namespace nexus::model;

namespace {

using Columns = std::vector<std::vector<double>>;

bool near(double a, double b, double share = 1e-9) { return std::abs(a - b) <= share * std::max(1.0, std::abs(b)); }

// Whole numbers, as cards have them.
std::vector<double> column(std::size_t rows, int least, int most)
{
    const auto whole = *rc::gen::container<std::vector<int>>(rows, rc::gen::inRange(least, most + 1));
    return {whole.begin(), whole.end()};
}

Columns someColumns(std::size_t rows, std::size_t count)
{
    Columns columns;
    for (std::size_t i = 0; i < count; ++i)
        columns.push_back(column(rows, -5, 20));
    return columns;
}

std::vector<double> without(std::vector<double> values, std::size_t row)
{
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(row));
    return values;
}

double predicted(const LeastSquares& fit, const Columns& columns, std::size_t row)
{
    double sum = fit.constant.value;
    for (std::size_t i = 0; i < columns.size(); ++i)
        sum += fit.columns[i] ? fit.columns[i]->value * columns[i][row] : 0;
    return sum;
}

// J. W. Longley, JASA 62 (1967), with the values certified by NIST (StRD): six columns that nearly depend on another.
const std::vector<double> longleyTarget{
    60323, 61122, 60171, 61187, 63221, 63639, 64989, 63761, 66019, 67857, 68169, 66513, 68655, 69564, 69331, 70551};
const Columns longleyColumns{
    {83.0, 88.5, 88.2, 89.5, 96.2, 98.1, 99.0, 100.0, 101.2, 104.6, 108.4, 110.8, 112.6, 114.2, 115.7, 116.9},
    {234289, 259426, 258054, 284599, 328975, 346999, 365385, 363112, 397469, 419180, 442769, 444546, 482704, 502601,
        518173, 554894},
    {2356, 2325, 3682, 3351, 2099, 1932, 1870, 3578, 2904, 2822, 2936, 4681, 3813, 3931, 4806, 4007},
    {1590, 1456, 1616, 1650, 3099, 3594, 3547, 3350, 3048, 2857, 2798, 2637, 2552, 2514, 2572, 2827},
    {107608, 108632, 109773, 110929, 112075, 113270, 115094, 116219, 117388, 118734, 120445, 121950, 123366, 125368,
        127852, 130081},
    {1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961, 1962}};

std::string listed(const std::vector<double>& values)
{
    std::string text;
    for (const auto value : values)
        text += (text.empty() ? "" : ", ") + std::to_string(value);
    return text;
}

// What the program prints, a number a line; nothing where it fails.
std::vector<double> numbersOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        return {};
    std::vector<double> numbers;
    for (const auto& line : process.readAllStandardOutput().split('\n'))
        if (!line.trimmed().isEmpty())
            numbers.push_back(line.toDouble());
    return numbers;
}

} // namespace

class LeastSquaresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineByHand()
    {
        const std::vector<double> target{2, 4, 5, 8};
        const auto fit = leastSquares(target, Columns{{1, 2, 3, 4}});
        QVERIFY(fit.has_value());
        QVERIFY(near(fit->constant.value, 0) && near(fit->constant.error, std::sqrt(0.525)));
        QVERIFY(near(fit->columns[0]->value, 1.9) && near(fit->columns[0]->error, std::sqrt(0.07)));
        QVERIFY(near(fit->rSquared, 1 - 0.7 / 18.75) && near(fit->sigma, std::sqrt(0.35)));
        const double residuals[] = {0.1, 0.2, -0.7, 0.4}, leverages[] = {0.7, 0.3, 0.3, 0.7};
        double squares = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto& row = fit->rows[i];
            const double loo = residuals[i] / (1 - leverages[i]);
            squares += loo * loo;
            QVERIFY(near(row.residual, residuals[i]) && near(row.predicted, target[i] - residuals[i]));
            QVERIFY(near(*row.looResidual, loo));
            // One degree of freedom is left, where the bound is that of the Cauchy distribution.
            const double others = 0.7 - residuals[i] * loo;
            QVERIFY(near(*row.looInterval, 12.706204736174707 * std::sqrt(others / (1 - leverages[i]))));
        }
        QVERIFY(near(fit->looError, std::sqrt(squares / 4)));
    }

    void certifiedValues()
    {
        const auto fit = leastSquares(longleyTarget, longleyColumns);
        QVERIFY(fit.has_value());
        QVERIFY(fit->dependent.empty());
        const double values[] = {15.0618722713733, -0.0358191792925910, -2.02022980381683, -1.03322686717359,
            -0.0511041056535807, 1829.15146461355};
        const double errors[] = {84.9149257747669, 0.0334910077722432, 0.488399681651699, 0.214274163161675,
            0.226073200069370, 455.478499142212};
        QVERIFY(near(fit->constant.value, -3482258.63459582) && near(fit->constant.error, 890420.383607373));
        for (std::size_t i = 0; i < 6; ++i)
            QVERIFY(near(fit->columns[i]->value, values[i]) && near(fit->columns[i]->error, errors[i]));
        QVERIFY(near(fit->sigma, 304.854073561965) && near(fit->rSquared, 0.995479004577296));
    }

    void exactlyLinearDataComesBack()
    {
        QVERIFY(rc::check([] {
            const auto rows = *rc::gen::inRange<std::size_t>(8, 40);
            const auto count = *rc::gen::inRange<std::size_t>(1, 5);
            const auto columns = someColumns(rows, count);
            const auto shares = column(count + 1, -9, 9);
            std::vector<double> target(rows, shares[count] / 4);
            for (std::size_t i = 0; i < count; ++i)
                for (std::size_t row = 0; row < rows; ++row)
                    target[row] += columns[i][row] * shares[i] / 4;
            const auto fit = leastSquares(target, columns);
            if (!fit) {
                RC_ASSERT(fit.error() == LeastSquaresProblem::ConstantTarget);
                return;
            }
            RC_ASSERT(fit->rSquared > 1 - 1e-9 && fit->sigma < 1e-9);
            for (const auto& row : fit->rows)
                RC_ASSERT(std::abs(row.residual) < 1e-9);
            if (!fit->dependent.empty())
                return;
            RC_ASSERT(near(fit->constant.value, shares[count] / 4));
            for (std::size_t i = 0; i < count; ++i)
                RC_ASSERT(near(fit->columns[i]->value, shares[i] / 4));
        }));
    }

    void aLeaveOneOutResidualIsThatOfAFitWithoutTheRow()
    {
        QVERIFY(rc::check([] {
            const auto rows = *rc::gen::inRange<std::size_t>(8, 30);
            const auto columns = someColumns(rows, *rc::gen::inRange<std::size_t>(1, 4));
            const auto target = column(rows, 0, 12);
            const auto fit = leastSquares(target, columns);
            RC_PRE(fit && fit->dependent.empty());
            const auto left = *rc::gen::inRange<std::size_t>(0, rows);
            Columns others;
            for (const auto& each : columns)
                others.push_back(without(each, left));
            const auto again = leastSquares(without(target, left), others);
            RC_PRE(again.has_value());
            RC_ASSERT(fit->rows[left].looResidual.has_value() == again->dependent.empty());
            if (!again->dependent.empty())
                return;
            RC_ASSERT(near(*fit->rows[left].looResidual, target[left] - predicted(*again, columns, left), 1e-8));
        }));
    }

    void theOrderOfRowsChangesNothing()
    {
        QVERIFY(rc::check([] {
            const auto rows = *rc::gen::inRange<std::size_t>(8, 30);
            const auto columns = someColumns(rows, *rc::gen::inRange<std::size_t>(1, 4));
            const auto target = column(rows, 0, 12);
            std::vector<std::size_t> order(rows);
            std::iota(order.begin(), order.end(), std::size_t{0});
            for (std::size_t i = rows; i > 1; --i)
                std::swap(order[i - 1], order[*rc::gen::inRange<std::size_t>(0, i)]);
            const auto turned = [&](const std::vector<double>& values) {
                std::vector<double> there;
                for (const auto row : order)
                    there.push_back(values[row]);
                return there;
            };
            Columns others;
            for (const auto& each : columns)
                others.push_back(turned(each));
            const auto fit = leastSquares(target, columns), again = leastSquares(turned(target), others);
            RC_ASSERT(fit.has_value() == again.has_value());
            if (!fit)
                return;
            RC_ASSERT(fit->dependent == again->dependent);
            RC_ASSERT(near(fit->sigma, again->sigma) && near(fit->looError, again->looError));
            for (std::size_t i = 0; i < columns.size(); ++i)
                RC_ASSERT(!fit->columns[i] || near(fit->columns[i]->value, again->columns[i]->value));
            for (std::size_t i = 0; i < rows; ++i)
                RC_ASSERT(near(fit->rows[order[i]].residual, again->rows[i].residual));
        }));
    }

    void aDependentColumnIsLeftOutAndTold()
    {
        const std::vector<double> target{3, 1, 4, 1, 5, 9, 2, 6};
        const std::vector<double> a{1, 2, 3, 4, 5, 6, 7, 8}, b{2, 7, 1, 8, 2, 8, 1, 8}, other{5, 1, 2, 2, 9, 4, 4, 0};
        std::vector<double> sum;
        for (std::size_t i = 0; i < a.size(); ++i)
            sum.push_back(3 * a[i] - 2 * b[i] + 7);
        const auto fit = leastSquares(target, Columns{a, other, std::vector<double>(8, 5.0), b, sum});
        QVERIFY(fit.has_value());
        QCOMPARE(fit->dependent, (std::vector<DependentColumn>{{2, {}}, {4, {0, 3}}}));
        QVERIFY(fit->columns[0] && fit->columns[1] && fit->columns[3]);
        QVERIFY(!fit->columns[2] && !fit->columns[4]);
        const auto plain = leastSquares(target, Columns{a, other, b});
        QVERIFY(near(fit->sigma, plain->sigma)); // with the degrees of freedom of the columns kept
        QVERIFY(near(fit->columns[3]->error, plain->columns[2]->error));
    }

    void aRowThatDecidesAloneHasNoLeaveOneOutResidual()
    {
        const auto fit = leastSquares(std::vector<double>{1, 2, 3, 3, 9}, Columns{{1, 2, 3, 4, 5}, {0, 0, 0, 0, 1}});
        QVERIFY(fit.has_value());
        QVERIFY(!fit->rows[4].looResidual && !fit->rows[4].looInterval);
        QVERIFY(fit->rows[0].looResidual.has_value());
        QVERIFY(std::isfinite(fit->looError));
    }

    void whatCannotBeWorkedOutIsRefused()
    {
        using enum LeastSquaresProblem;
        QCOMPARE(leastSquares({}, Columns{{}}).error(), TooFewRows);
        QCOMPARE(leastSquares(std::vector<double>{1, 2}, Columns{{1, 3}}).error(), TooFewRows);
        QCOMPARE(leastSquares(std::vector<double>{4, 4, 4}, Columns{{1, 3, 2}}).error(), ConstantTarget);
        const auto least = leastSquares(std::vector<double>{1, 2, 4}, Columns{{1, 3, 2}});
        QVERIFY(least.has_value());
        QVERIFY(!least->rows[0].looInterval); // the other two leave no degree of freedom
    }

    void boundsOfStudent()
    {
        QVERIFY(near(studentBound(0.95, 1), 12.706204736174707));
        QVERIFY(near(studentBound(0.95, 2), 4.302652729911275));
        QVERIFY(near(studentBound(0.95, 3), 3.182446305284263));
        QVERIFY(near(studentBound(0.95, 10), 2.2281388519649385));
        QVERIFY(near(studentBound(0.99, 5), 4.032142983557536));
        QVERIFY(near(studentBound(0.95, 100), 1.9839715184496334));
        QVERIFY(std::abs(studentBound(0.95, 1'000'000) - 1.959966) < 1e-5);
    }

    void otherProgramsSayTheSame()
    {
        const auto r = QStandardPaths::findExecutable(QStringLiteral("Rscript"));
        const auto octave = QStandardPaths::findExecutable(QStringLiteral("octave-cli"));
        if (r.isEmpty() && octave.isEmpty())
            QSKIP("neither Octave nor R is here");
        const std::vector<double> target{3, 1, 4, 1, 5, 9, 2, 6, 5, 3};
        const Columns columns{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {2, 7, 1, 8, 2, 8, 1, 8, 2, 8}};
        const auto fit = leastSquares(target, columns);
        std::vector<double> expected{fit->constant.value, fit->columns[0]->value, fit->columns[1]->value,
            fit->constant.error, fit->columns[0]->error, fit->columns[1]->error, fit->sigma, fit->rSquared};
        for (const auto& row : fit->rows)
            expected.push_back(*row.looResidual);
        for (const auto& row : fit->rows)
            expected.push_back(*row.looInterval);
        const auto compare = [&](const QString& program, const QStringList& arguments) {
            const auto numbers = numbersOf(program, arguments);
            QCOMPARE(numbers.size(), expected.size());
            for (std::size_t i = 0; i < numbers.size(); ++i)
                QVERIFY2(near(numbers[i], expected[i]), qPrintable(program + QString::number(i)));
        };
        const auto y = listed(target), a = listed(columns[0]), b = listed(columns[1]);
        if (!r.isEmpty())
            compare(r,
                {QStringLiteral("-e"),
                    QString::fromStdString(
                        "y <- c(" + y + "); a <- c(" + a + "); b <- c(" + b +
                        "); m <- lm(y ~ a + b); s <- summary(m); h <- hatvalues(m); l <- residuals(m) / (1 - h); "
                        "w <- qt(0.975, m$df.residual - 1) * influence(m)$sigma / sqrt(1 - h); cat(sprintf('%.17g\\n', "
                        "c(coef(s)[, 1], coef(s)[, 2], s$sigma, s$r.squared, l, w)), sep = '')")});
        if (!octave.isEmpty())
            compare(octave,
                {QStringLiteral("--eval"),
                    QString::fromStdString(
                        "y = [" + y + "]'; x = [ones(1, 10); " + a + "; " + b +
                        "]'; c = x \\ y; e = y - x * c; v = inv(x' * x); s = sqrt(e' * e / 7); h = diag(x * v * x'); "
                        "l = e ./ (1 - h); w = 2.4469118511449692 * sqrt((e' * e - e .* l) / 6 ./ (1 - h)); "
                        "printf('%.17g\\n', [c; s * sqrt(diag(v)); s; 1 - e' * e / sum((y - mean(y)) .^ 2); l; w]);")});
    }
};

NEXUS_TEST(LeastSquaresTest, Events);

} // namespace least_squares_test

#include "least_squares_test.moc"
