// pcg32 (O'Neill 2014, XSH-RR 64/32) with a bounded draw (Lemire 2019) and shuffles (Fisher and Yates) of our own:
// the same seed gives the same numbers with every compiler and library, which std::shuffle and the std distributions
// do not. What a seed and stream give is a promise (vectors in the tests): saved games and told hands depend on it.
#pragma once

#include <algorithm>
#include <cstddef>
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
    // Uniform in [0, first) and [0, second) out of one number; both from 1 to 4096.
    std::pair<std::uint32_t, std::uint32_t> belowBoth(std::uint32_t first, std::uint32_t second)
    {
        for (;;) {
            const std::uint64_t one = std::uint64_t{next()} * first;
            const std::uint64_t two = (one & 0xffffffffU) * second;
            const auto left = static_cast<std::uint32_t>(two);
            const std::uint32_t all = first * second;
            if (left >= all || left >= (0U - all) % all)
                return {static_cast<std::uint32_t>(one >> 32U), static_cast<std::uint32_t>(two >> 32U)};
        }
    }
    // Uniform in [low, high].
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1))); }
    template <class Container> void shuffle(Container& items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }
    // The first `count` items become a fair draw without replacement out of all, in the order drawn; the others stay
    // in some order behind them. Only these places are drawn, five for two numbers (Brackett-Rozinsky and Lemire
    // 2024). The order before does not matter to chance: hand after hand may be drawn without putting items back.
    template <class Container> void shuffleFirst(Container& items, std::size_t count)
    {
        const std::size_t size = items.size();
        const std::size_t places = std::min(count, size == 0 ? 0 : size - 1);
        std::size_t place = 0;
        if (size <= batchSize)
            for (; place + batch <= places; place += batch) {
                std::uint32_t draws[batch];
                belowEach(draws, static_cast<std::uint32_t>(size - place));
                for (std::size_t i = 0; i < batch; ++i)
                    std::swap(items[place + i], items[place + i + draws[i]]);
            }
        for (; place < places; ++place)
            std::swap(items[place], items[place + below(static_cast<std::uint32_t>(size - place))]);
    }

private:
    static constexpr std::size_t batch = 5;
    static constexpr std::size_t batchSize = 1024; // five bounds up to here multiply to at most 2^50

    // Uniform in [0, bound), [0, bound - 1) … out of one number of 64 bits; batch <= bound <= batchSize.
    void belowEach(std::uint32_t (&draws)[batch], std::uint32_t bound)
    {
        for (;;) {
            std::uint64_t left = std::uint64_t{next()} << 32U;
            left |= next();
            for (std::uint32_t i = 0; i < batch; ++i) {
                draws[i] = upperHalf(left, bound - i);
                left *= bound - i;
            }
            if (left >= (std::uint64_t{1} << 50U) || !unfair(left, bound))
                return;
        }
    }
    // Of the product of 96 bits what stands above the lower 64.
    static std::uint32_t upperHalf(std::uint64_t number, std::uint32_t factor)
    {
#ifdef __SIZEOF_INT128__
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint32_t>((static_cast<Wide>(number) * factor) >> 64U);
#else
        const std::uint64_t high = (number >> 32U) * factor, low = (number & 0xffffffffU) * factor;
        return static_cast<std::uint32_t>((high + (low >> 32U)) >> 32U);
#endif
    }
    // Whether what is left of the number has to be drawn anew: one of very few.
    static bool unfair(std::uint64_t left, std::uint32_t bound)
    {
        std::uint64_t all = 1;
        for (std::uint32_t i = 0; i < batch; ++i)
            all *= bound - i;
        return left < all && left < (0 - all) % all;
    }

    std::uint64_t m_state = 0;
    std::uint64_t m_increment;
};

} // namespace nexus::model
