#include "model/chances/hand_odds.h"

#include "model/chances/draw_odds.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <iterator>
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

constexpr std::int64_t narrowPoints = 63; // sums up to here fit a word, a bit each

// What a copy adds to its hand. `counts` has a lane of eight bits for plays and one for each wanted set.
struct Worth {
    std::int64_t cost = 0;
    std::uint64_t counts = 0;
    unsigned shift = 0; // its cost where a round's points pay for it, else 0
};

class Sampler {
public:
    explicit Sampler(const HandQuestion& question)
        : m_income(question.pile.income.value_or(0))
        , m_narrow(m_income <= narrowPoints)
        , m_affordable(m_income <= 0 ? 1
                                     : ~std::uint64_t{0} >>
                                           static_cast<unsigned>(narrowPoints - std::min(m_income, narrowPoints)))
        , m_size(std::min({question.size, question.pile.copies, maxHandSize}))
        , m_sets(std::min(question.wanted.size(), maxWantedSets))
    {
        const auto& pile = question.pile;
        for (std::size_t row = 0; row < pile.rows.size(); ++row) {
            const bool play = payable(pile.rows[row], pile);
            Worth worth{.cost = pile.rows[row].cost.value_or(0), .counts = play ? 1U : 0U};
            worth.shift = play && m_narrow ? static_cast<unsigned>(std::max<std::int64_t>(worth.cost, 0)) : 0;
            for (std::size_t set = 0; set < m_sets; ++set)
                if (row < question.wanted[set].size() && question.wanted[set][row])
                    worth.counts |= std::uint64_t{1} << (8 * (set + 1));
            m_largestCost = std::max(m_largestCost, std::abs(worth.cost));
            m_worth.push_back(worth);
            m_copies.insert(m_copies.end(), pile.rows[row].copies, static_cast<std::uint32_t>(row));
        }
        m_tally.knowsIncome = pile.income.has_value();
        m_tally.copies.assign(m_sets, std::vector<std::uint64_t>(m_size + 1, 0));
    }

    HandTally run(const Random& random, std::uint64_t hands)
    {
        // Hands of the usual size are counted by a loop that knows it; their squares fit whole numbers.
        if (m_narrow && m_size == 5 && m_copies.size() > 5 && m_largestCost < (std::int64_t{1} << 20U))
            count<5, std::int64_t>(random, hands);
        else
            count<0, double>(random, hands);
        m_tally.hands = hands;
        return std::move(m_tally);
    }

private:
    template <std::size_t Size, class Squares> void count(Random random, std::uint64_t hands)
    {
        const auto size = Size == 0 ? m_size : Size;
        std::int64_t allCosts = 0, allSpent = 0;
        std::uint64_t withPlay = 0;
        Squares costSquares = 0, spendSquares = 0;
        for (std::uint64_t hand = 0; hand < hands; ++hand) {
            random.shuffleFirst(m_copies, size);
            std::int64_t cost = 0;
            std::uint64_t counts = 0;
            std::uint64_t sums = 1; // bit s: some of the cards cost s together
            for (std::size_t place = 0; place < size; ++place) {
                const auto& worth = m_worth[m_copies[place]];
                cost += worth.cost;
                counts += worth.counts;
                sums |= sums << worth.shift;
            }
            withPlay += (counts & 0xffU) != 0;
            for (auto& set : m_tally.copies) {
                counts >>= 8U;
                ++set[counts & 0xffU];
            }
            const auto spent = Size != 0 || m_narrow ? narrowSpend(sums) : wideSpend();
            allCosts += cost;
            allSpent += spent;
            costSquares += static_cast<Squares>(cost) * static_cast<Squares>(cost);
            spendSquares += static_cast<Squares>(spent) * static_cast<Squares>(spent);
        }
        m_tally.withPlay = withPlay;
        m_tally.cost = static_cast<double>(allCosts);
        m_tally.spend = static_cast<double>(allSpent);
        m_tally.costSquares = static_cast<double>(costSquares);
        m_tally.spendSquares = static_cast<double>(spendSquares);
    }

    [[nodiscard]] std::int64_t narrowSpend(std::uint64_t sums) const
    {
        return 63 - std::countl_zero(sums & m_affordable);
    }
    [[nodiscard]] std::int64_t wideSpend() const
    {
        std::array<std::int64_t, maxHandSize> costs{};
        for (std::size_t place = 0; place < m_size; ++place) {
            const auto& worth = m_worth[m_copies[place]];
            costs[place] = (worth.counts & 0xffU) != 0 ? worth.cost : 0;
        }
        return mostSpent({costs.data(), m_size}, m_income);
    }

    std::int64_t m_income;
    bool m_narrow;
    std::uint64_t m_affordable; // bits of the totals a round's points pay for; that of 0 is always there
    std::size_t m_size, m_sets;
    std::int64_t m_largestCost = 0;
    std::vector<Worth> m_worth;          // by row
    std::vector<std::uint32_t> m_copies; // the row of every copy
    HandTally m_tally;
};

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

double HandFigures::atLeast(std::size_t set, std::size_t count) const
{
    double share = 0;
    for (std::size_t held = count; held < copies[set].size(); ++held)
        share += copies[set][held];
    return share;
}

HandTally& HandTally::operator+=(const HandTally& other)
{
    hands += other.hands;
    withPlay += other.withPlay;
    cost += other.cost;
    costSquares += other.costSquares;
    spend += other.spend;
    spendSquares += other.spendSquares;
    knowsIncome = knowsIncome || other.knowsIncome;
    copies.resize(std::max(copies.size(), other.copies.size()));
    for (std::size_t set = 0; set < other.copies.size(); ++set) {
        copies[set].resize(std::max(copies[set].size(), other.copies[set].size()));
        for (std::size_t held = 0; held < other.copies[set].size(); ++held)
            copies[set][held] += other.copies[set][held];
    }
    return *this;
}

HandFigures HandTally::figures() const
{
    const auto all = static_cast<double>(std::max<std::uint64_t>(hands, 1));
    HandFigures figures{.meanCost = cost / all};
    if (knowsIncome) {
        figures.withPlay = static_cast<double>(withPlay) / all;
        figures.meanSpend = spend / all;
    }
    for (const auto& set : copies) {
        auto& shares = figures.copies.emplace_back();
        for (const auto held : set)
            shares.push_back(static_cast<double>(held) / all);
    }
    return figures;
}

HandFigures HandTally::errors() const
{
    const auto all = static_cast<double>(std::max<std::uint64_t>(hands, 1));
    const auto ofShare = [all](double share) { return std::sqrt(std::max(0.0, share * (1 - share)) / all); };
    const auto ofMean = [all](double sum, double squares) {
        return std::sqrt(std::max(0.0, squares / all - sum / all * (sum / all)) / all);
    };
    auto errors = figures();
    errors.meanCost = ofMean(cost, costSquares);
    if (knowsIncome) {
        errors.withPlay = ofShare(*errors.withPlay);
        errors.meanSpend = ofMean(spend, spendSquares);
    }
    for (auto& set : errors.copies)
        std::transform(set.begin(), set.end(), set.begin(), ofShare);
    return errors;
}

HandTally tallyHandBatch(const HandQuestion& question, std::uint64_t seed, std::uint64_t batch, std::uint64_t hands)
{
    return Sampler(question).run(Random(seed, 54 + batch), hands);
}

HandDealer::HandDealer(const DrawPile& pile, std::uint64_t seed)
    : m_random(seed)
{
    for (std::size_t row = 0; row < pile.rows.size(); ++row)
        m_copies.insert(m_copies.end(), pile.rows[row].copies, static_cast<std::uint32_t>(row));
}

std::span<const std::uint32_t> HandDealer::next(std::size_t size)
{
    m_random.shuffle(m_copies);
    return std::span<const std::uint32_t>(m_copies).first(std::min(size, m_copies.size()));
}

std::int64_t mostSpent(std::span<const std::int64_t> costs, std::int64_t points)
{
    std::vector<std::int64_t> sums{0}; // ascending
    for (const auto cost : costs) {
        if (cost <= 0 || cost > points)
            continue;
        std::vector<std::int64_t> with, all;
        for (const auto sum : sums)
            if (sum <= points - cost)
                with.push_back(sum + cost);
        std::set_union(sums.begin(), sums.end(), with.begin(), with.end(), std::back_inserter(all));
        sums = std::move(all);
    }
    return sums.back();
}

} // namespace nexus::model
