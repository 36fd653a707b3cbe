// pcg32 (O'Neill 2014, XSH-RR 64/32) with a bounded draw of our own: the same seed gives the same
// numbers with every compiler and library, which std::shuffle and the std distributions do not.
#pragma once

#include <cstdint>
#include <utility>

namespace nexus::model {

class Random {
public:
    explicit Random(std::uint64_t seed, std::uint64_t stream = 54)
        : m_increment((stream << 1U) | 1U)
    {
        next();
        m_state += seed;
        next();
    }
    std::uint32_t next()
    {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + m_increment;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        const auto rotation = static_cast<std::uint32_t>(old >> 59U);
        return (shifted >> rotation) | (shifted << ((32U - rotation) & 31U));
    }
    // Uniform in [0, bound); bound > 0 (Lemire's multiply and reject).
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = std::uint64_t{next()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }
    // Uniform in [low, high].
    int between(int low, int high)
    {
        return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
    }
    template <class Container> void shuffle(Container& items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }

private:
    std::uint64_t m_state = 0;
    std::uint64_t m_increment;
};

} // namespace nexus::model
