#include "model/chances/hand_odds.h"

#include "model/chances/hypergeometric.h"

#include <bit>
#include <map>

namespace nexus::model {

namespace {

constexpr std::size_t mostStates = 200'000;
constexpr std::int64_t mostIncome = 100'000;

// Which totals up to a round's points some of the cards make: bit s for total s. One word, for up to 63 points.
class FewSums {
public:
    explicit FewSums(std::size_t points)
        : m_affordable(~std::uint64_t{0} >> (63 - points))
    {
    }
    void add(std::size_t cost) { m_sums |= (m_sums << cost) & m_affordable; }
    [[nodiscard]] std::size_t most() const { return 63 - static_cast<std::size_t>(std::countl_zero(m_sums)); }
    friend auto operator<=>(const FewSums&, const FewSums&) = default;

private:
    std::uint64_t m_affordable, m_sums = 1;
};

// The same in as many words as it takes.
class ManySums {
public:
    explicit ManySums(std::size_t points)
        : m_points(points)
        , m_words(points / 64 + 1, 0)
    {
        m_words[0] = 1;
    }
    void add(std::size_t cost)
    {
        const auto words = cost / 64, bits = cost % 64;
        for (std::size_t i = m_words.size(); i-- > words;) {
            auto moved = m_words[i - words] << bits;
            if (bits > 0 && i > words)
                moved |= m_words[i - words - 1] >> (64 - bits);
            m_words[i] |= moved;
        }
        if (const auto used = (m_points + 1) % 64; used > 0)
            m_words.back() &= (std::uint64_t{1} << used) - 1;
    }
    [[nodiscard]] std::size_t most() const
    {
        for (std::size_t i = m_words.size(); i-- > 0;)
            if (m_words[i] != 0)
                return i * 64 + 63 - static_cast<std::size_t>(std::countl_zero(m_words[i]));
        return 0;
    }
    friend auto operator<=>(const ManySums&, const ManySums&) = default;

private:
    std::size_t m_points;
    std::vector<std::uint64_t> m_words;
};

// By the cards in hand so far, the sums they may make.
template <class Sums> using HandStates = std::vector<std::map<Sums, double>>;

// Copies of one cost are drawn, out of `left` cards that are not settled yet. None where there are too many states.
template <class Sums>
std::optional<HandStates<Sums>> drawCost(const HandStates<Sums>& states, std::size_t cost, std::size_t copies,
    std::size_t left, const Hypergeometric& chances)
{
    const auto size = states.size() - 1;
    HandStates<Sums> next(states.size());
    std::size_t all = 0;
    for (std::size_t held = 0; held <= size; ++held) {
        std::vector<double> chance;
        for (std::size_t more = 0; more <= std::min(copies, size - held) && !states[held].empty(); ++more)
            chance.push_back(chances.exactly(more, left, copies, size - held));
        for (const auto& [before, p] : states[held]) {
            auto sums = before;
            for (std::size_t more = 0; more < chance.size(); ++more) {
                if (more > 0)
                    sums.add(cost);
                if (chance[more] <= 0)
                    continue;
                const auto [state, isNew] = next[held + more].try_emplace(sums, 0);
                state->second += p * chance[more];
                all += isNew;
            }
        }
        if (all > mostStates)
            return std::nullopt;
    }
    return next;
}

template <class Sums>
std::optional<double> meanSpend(const DrawPile& pile, std::size_t size, const Hypergeometric& chances)
{
    std::map<std::int64_t, std::size_t> costs; // of what spends; the rest of the deck is drawn beside it
    for (const auto& row : pile.rows)
        if (payable(row, pile) && *row.cost > 0)
            costs[*row.cost] += row.copies;
    HandStates<Sums> states(size + 1);
    states[0].emplace(Sums(static_cast<std::size_t>(*pile.income)), 1);
    auto left = pile.copies;
    for (const auto& [cost, copies] : costs) {
        auto next = drawCost(states, static_cast<std::size_t>(cost), copies, left, chances);
        if (!next)
            return std::nullopt;
        states = std::move(*next);
        left -= copies;
    }
    double mean = 0;
    for (const auto& hands : states)
        for (const auto& [sums, chance] : hands)
            mean += chance * static_cast<double>(sums.most());
    return mean;
}

std::optional<double> meanSpend(const DrawPile& pile, std::size_t size, const Hypergeometric& chances)
{
    if (*pile.income <= 0)
        return 0;
    if (*pile.income < 64)
        return meanSpend<FewSums>(pile, size, chances);
    return *pile.income <= mostIncome ? meanSpend<ManySums>(pile, size, chances) : std::nullopt;
}

} // namespace

HandFigures handOdds(const HandQuestion& question)
{
    const auto& pile = question.pile;
    const auto size = std::min({question.size, pile.copies, maxHandSize});
    const Hypergeometric chances(pile.copies);
    HandFigures figures;
    double cost = 0;
    std::size_t plays = 0;
    for (const auto& row : pile.rows) {
        cost += static_cast<double>(row.cost.value_or(0)) * static_cast<double>(row.copies);
        plays += payable(row, pile) ? row.copies : 0;
    }
    figures.meanCost = pile.copies == 0 ? 0 : cost * static_cast<double>(size) / static_cast<double>(pile.copies);
    if (pile.income) {
        figures.withPlay = chances.atLeast(1, pile.copies, plays, size);
        figures.meanSpend = meanSpend(pile, size, chances);
    }
    for (std::size_t set = 0; set < std::min(question.wanted.size(), maxWantedSets); ++set) {
        auto& shares = figures.copies.emplace_back();
        for (std::size_t held = 0; held <= size; ++held)
            shares.push_back(chances.exactly(held, pile.copies, pile.copiesOf(question.wanted[set]), size));
    }
    return figures;
}

} // namespace nexus::model
