// Drawing without replacement: the chance of exactly k marked cards among `drawn` out of `all`, of which `marked` are
// marked. Out of range is a chance of 0, never an error; 0 ≤ marked, drawn ≤ all. Good to about 1e-13 of the value.
#pragma once

#include <cstddef>
#include <vector>

namespace nexus::model {

class Hypergeometric {
public:
    // For draws out of at most this many cards.
    explicit Hypergeometric(std::size_t most);
    [[nodiscard]] double exactly(std::size_t k, std::size_t all, std::size_t marked, std::size_t drawn) const;
    [[nodiscard]] double atLeast(std::size_t k, std::size_t all, std::size_t marked, std::size_t drawn) const;

private:
    [[nodiscard]] long double logChoose(std::size_t all, std::size_t some) const;
    std::vector<long double> m_logFactorials;
};

} // namespace nexus::model
