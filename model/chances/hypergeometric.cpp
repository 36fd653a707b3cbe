#include "model/chances/hypergeometric.h"

#include <cmath>

namespace nexus::model {

Hypergeometric::Hypergeometric(std::size_t most)
    : m_logFactorials(most + 1, 0)
{
    for (std::size_t n = 2; n <= most; ++n)
        m_logFactorials[n] = m_logFactorials[n - 1] + std::log(static_cast<long double>(n));
}

long double Hypergeometric::logChoose(std::size_t all, std::size_t some) const
{
    return m_logFactorials[all] - m_logFactorials[some] - m_logFactorials[all - some];
}

double Hypergeometric::exactly(std::size_t k, std::size_t all, std::size_t marked, std::size_t drawn) const
{
    if (k > marked || k > drawn || drawn - k > all - marked)
        return 0;
    return static_cast<double>(
        std::exp(logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn)));
}

// The shorter side is summed, the smallest terms first.
double Hypergeometric::atLeast(std::size_t k, std::size_t all, std::size_t marked, std::size_t drawn) const
{
    const auto most = std::min(marked, drawn);
    const auto least = drawn > all - marked ? drawn - (all - marked) : 0;
    if (k <= least)
        return 1;
    double sum = 0;
    const bool above = static_cast<double>(k) * static_cast<double>(all) >
                       static_cast<double>(marked) * static_cast<double>(drawn);
    if (above) {
        for (auto held = most + 1; held-- > k;)
            sum += exactly(held, all, marked, drawn);
        return sum;
    }
    for (auto held = least; held < k; ++held)
        sum += exactly(held, all, marked, drawn);
    return 1 - sum;
}

} // namespace nexus::model
