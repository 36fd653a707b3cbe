#include "model/chances/pool_odds.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <system_error>
#include <tuple>

namespace nexus::model {

namespace {

// Units left of each step, both sides, a character each.
using Left = std::string;

class Battle {
public:
    Battle(const PoolRule& rule, const std::array<std::vector<int>, 2>& units, PoolLoss loss)
        : m_faces(rule.faces)
        , m_loss(loss)
    {
        findSteps(units);
    }

    [[nodiscard]] const Left& start() const { return m_start; }
    [[nodiscard]] std::size_t left(const Left& state, std::size_t side) const
    {
        std::size_t sum = 0;
        for (std::size_t step = 0; step < m_numbers.size(); ++step)
            sum += static_cast<std::size_t>(state[step * 2 + side]);
        return sum;
    }

    // What a round makes of a state: state → chance.
    [[nodiscard]] std::map<Left, double> round(const Left& from) const
    {
        std::map<Left, double> now{{from, 1.0}};
        for (std::size_t step = 0; step < m_numbers.size(); ++step) {
            std::map<Left, double> then;
            for (const auto& [state, chance] : now) {
                const std::size_t rolling[2] = {
                    static_cast<std::size_t>(state[step * 2]), static_cast<std::size_t>(state[step * 2 + 1])};
                if (left(state, 0) == 0 || left(state, 1) == 0 || rolling[0] + rolling[1] == 0) {
                    then[state] += chance;
                    continue;
                }
                for (std::size_t a = 0; a <= rolling[0]; ++a)
                    for (std::size_t b = 0; b <= rolling[1]; ++b) {
                        const double both = chance * hits(step, rolling[0], a) * hits(step, rolling[1], b);
                        if (both <= 0)
                            continue;
                        auto next = state;
                        lose(next, 1, a, step);
                        lose(next, 0, b, step);
                        then[std::move(next)] += both;
                    }
            }
            now = std::move(then);
        }
        return now;
    }

private:
    // Both orders in one, equal numbers together; where one side has to wait for the other's, it does.
    void findSteps(const std::array<std::vector<int>, 2>& units)
    {
        std::size_t at[2] = {0, 0};
        const auto comesLater = [&](std::size_t side, int number) {
            return std::find(units[side].begin() + static_cast<std::ptrdiff_t>(at[side]), units[side].end(), number) !=
                   units[side].end();
        };
        while (at[0] < units[0].size() || at[1] < units[1].size()) {
            std::size_t next = 0;
            if (at[0] == units[0].size())
                next = 1;
            else if (at[1] < units[1].size()) {
                const int a = units[0][at[0]], b = units[1][at[1]];
                const bool aWaits = comesLater(1, a), bWaits = comesLater(0, b);
                next = a == b ? 0 : aWaits != bWaits ? (aWaits ? 1 : 0) : (b < a ? 1 : 0);
            }
            const int number = units[next][at[next]];
            m_numbers.push_back(number);
            for (std::size_t side = 0; side < 2; ++side) {
                char many = 0;
                while (at[side] < units[side].size() && units[side][at[side]] == number)
                    ++at[side], ++many;
                m_start.push_back(many);
            }
        }
    }

    [[nodiscard]] double hits(std::size_t step, std::size_t dice, std::size_t count) const
    {
        const double p = std::clamp(static_cast<double>(m_faces + 1 - m_numbers[step]) / m_faces, 0.0, 1.0);
        double chance = 1;
        for (std::size_t i = 0; i < count; ++i)
            chance *= p * static_cast<double>(dice - i) / static_cast<double>(i + 1);
        for (std::size_t i = count; i < dice; ++i)
            chance *= 1 - p;
        return chance;
    }

    // Steps up to `now` have rolled in this round, those of it too.
    void lose(Left& state, std::size_t side, std::size_t units, std::size_t now) const
    {
        for (; units > 0; --units) {
            std::size_t worst = m_numbers.size();
            const auto rank = [&](std::size_t step) {
                const bool rolled = step <= now;
                const bool early = (m_loss == PoolLoss::Rolled && rolled) || (m_loss == PoolLoss::Unrolled && !rolled);
                // Of equals one that has rolled already: it can do nothing more in this round.
                return std::tuple(early, m_numbers[step], rolled, step);
            };
            for (std::size_t step = 0; step < m_numbers.size(); ++step)
                if (state[step * 2 + side] > 0 && (worst == m_numbers.size() || rank(step) > rank(worst)))
                    worst = step;
            if (worst == m_numbers.size())
                return;
            --state[worst * 2 + side];
        }
    }

    int m_faces;
    PoolLoss m_loss;
    std::vector<int> m_numbers; // by step
    Left m_start;
};

} // namespace

std::optional<std::vector<int>> poolUnits(std::string_view text, int faces)
{
    std::vector<int> units;
    while (!text.empty()) {
        const auto blank = text.find_first_of(" ,\t");
        auto word = text.substr(0, blank);
        text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
        if (word.empty())
            continue;
        if (word.ends_with('+'))
            word.remove_suffix(1);
        int number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc() || end != word.data() + word.size() || number < 1 || number > faces + 1 ||
            units.size() >= maxPoolUnits)
            return std::nullopt;
        units.push_back(number);
    }
    return units.empty() ? std::nullopt : std::optional(std::move(units));
}

std::optional<PoolOdds> poolOdds(
    const PoolRule& rule, const std::array<std::vector<int>, 2>& units, PoolLoss loss, int rounds)
{
    constexpr std::size_t mostStates = 200'000;
    const Battle battle(rule, units, loss);
    const double begun[2] = {static_cast<double>(units[0].size()), static_cast<double>(units[1].size())};
    PoolOdds odds;
    const auto end = [&](const Left& state, double chance) {
        const std::size_t left[2] = {battle.left(state, 0), battle.left(state, 1)};
        for (std::size_t side = 0; side < 2; ++side)
            odds.sides[side].meanLosses += chance * (begun[side] - static_cast<double>(left[side]));
        if (left[0] == 0 && left[1] == 0)
            odds.nobody += chance;
        else if (left[0] > 0 && left[1] > 0)
            odds.undecided += chance;
        for (std::size_t side = 0; side < 2; ++side)
            odds.sides[side].survives += left[side] > 0 ? chance : 0;
    };
    // By units left, the most first: a round takes units away or leaves the state as it was.
    std::map<std::size_t, std::map<Left, double>, std::greater<>> open;
    const auto put = [&](Left state, double chance) {
        const auto sum = battle.left(state, 0) + battle.left(state, 1);
        open[sum][std::move(state)] += chance;
    };
    if (rounds > 0) {
        std::map<Left, double> now{{battle.start(), 1.0}};
        for (int round = 0; round < rounds; ++round) {
            std::map<Left, double> then;
            for (const auto& [state, chance] : now)
                for (const auto& [next, share] : battle.round(state))
                    then[next] += chance * share;
            if (then.size() > mostStates)
                return std::nullopt;
            const bool still = then == now;
            now = std::move(then);
            if (still)
                break;
        }
        for (const auto& [state, chance] : now)
            end(state, chance);
        return odds;
    }
    put(battle.start(), 1.0);
    std::size_t states = 0;
    while (!open.empty()) {
        const auto most = std::move(open.begin()->second);
        open.erase(open.begin());
        for (const auto& [state, chance] : most) {
            if (++states > mostStates)
                return std::nullopt;
            if (battle.left(state, 0) == 0 || battle.left(state, 1) == 0) {
                end(state, chance);
                continue;
            }
            auto nexts = battle.round(state);
            const double same = nexts.contains(state) ? nexts[state] : 0;
            nexts.erase(state);
            if (nexts.empty()) {
                end(state, chance); // nobody can ever hit
                continue;
            }
            for (const auto& [next, share] : nexts)
                put(next, chance * share / (1 - same));
        }
    }
    return odds;
}

} // namespace nexus::model
