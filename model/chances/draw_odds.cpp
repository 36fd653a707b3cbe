#include "model/chances/draw_odds.h"

#include <cmath>
#include <map>
#include <unordered_map>

namespace nexus::model {

namespace {

// Rows that the same wishes name, counted together.
std::map<std::vector<bool>, std::size_t> byWishes(const DrawPile& pile, std::span<const Wish> wishes)
{
    std::map<std::vector<bool>, std::size_t> groups;
    for (std::size_t row = 0; row < pile.rows.size(); ++row) {
        std::vector<bool> named;
        for (const auto& wish : wishes)
            named.push_back(row < wish.rows.size() && wish.rows[row]);
        groups[named] += pile.rows[row].copies;
    }
    return groups;
}

// What the wishes still lack, sixteen bits each.
using Lacks = std::uint64_t;
constexpr std::size_t mostLacking = 0xffff;

Lacks after(Lacks before, const std::vector<bool>& named, std::size_t copies)
{
    for (std::size_t wish = 0; wish < named.size(); ++wish)
        if (named[wish]) {
            const auto lacks = static_cast<std::size_t>((before >> (16 * wish)) & mostLacking);
            before -= Lacks{std::min(lacks, copies)} << (16 * wish);
        }
    return before;
}

// By the cards drawn so far, what may be lacking then.
using States = std::vector<std::unordered_map<Lacks, double>>;

// The rows of one group are drawn, out of `left` cards that are not settled yet.
States drawGroup(const States& states, const std::vector<bool>& named, std::size_t copies, std::size_t left,
    const Hypergeometric& chances)
{
    const auto seen = states.size() - 1;
    States next(states.size());
    for (std::size_t drawn = 0; drawn <= seen; ++drawn)
        for (std::size_t held = 0; held <= std::min(copies, seen - drawn) && !states[drawn].empty(); ++held)
            if (const auto p = chances.exactly(held, left, copies, seen - drawn); p > 0)
                for (const auto& [lacks, chance] : states[drawn])
                    next[drawn + held][after(lacks, named, held)] += chance * p;
    return next;
}

// What is in a hand and a deck by kind: cards that can be paid for and cards that cannot.
struct Table {
    std::size_t handPays = 0, handClogs = 0, deckPays = 0;
    friend auto operator<=>(const Table&, const Table&) = default;
};

class CloggingHand {
public:
    CloggingHand(std::size_t deck, std::size_t pays, const DrawPlan& plan)
        : m_chances(deck)
        , m_clogs(deck - pays)
        , m_plan(plan)
    {
        m_tables[{0, 0, pays}] = 1;
    }
    double withPlayInRound()
    {
        draw();
        for (std::size_t round = 1; round < m_plan.round; ++round) {
            const auto before = m_tables;
            play();
            draw();
            if (m_tables == before) // the deck has run out, or nothing can be played any more
                break;
        }
        double sum = 0;
        for (const auto& [table, chance] : m_tables)
            sum += table.handPays > 0 ? chance : 0;
        return sum;
    }

private:
    void play()
    {
        std::map<Table, double> next;
        for (const auto& [table, chance] : m_tables)
            next[{table.handPays - std::min(table.handPays, m_plan.played), table.handClogs, table.deckPays}] += chance;
        m_tables = std::move(next);
    }
    void draw()
    {
        std::map<Table, double> next;
        for (const auto& [table, chance] : m_tables) {
            const auto deck = table.deckPays + (m_clogs - table.handClogs);
            const auto drawn = std::min(m_plan.hand - table.handPays - table.handClogs, deck);
            for (std::size_t pays = 0; pays <= std::min(drawn, table.deckPays); ++pays)
                if (const auto p = m_chances.exactly(pays, deck, table.deckPays, drawn); p > 0)
                    next[{table.handPays + pays, table.handClogs + drawn - pays, table.deckPays - pays}] += chance * p;
        }
        m_tables = std::move(next);
    }

    Hypergeometric m_chances;
    std::size_t m_clogs;
    DrawPlan m_plan;
    std::map<Table, double> m_tables;
};

// (round − 1) · played, not above the limit.
std::size_t playedBefore(const DrawPlan& plan, std::size_t limit)
{
    const auto a = std::min(plan.played, plan.hand), rounds = std::max<std::size_t>(plan.round, 1) - 1;
    return a == 0 || rounds == 0 ? 0 : rounds > limit / a ? limit : std::min(limit, rounds * a);
}

} // namespace

std::size_t cardsSeen(std::size_t deck, const DrawPlan& plan)
{
    const auto hand = std::min(plan.hand, deck);
    return hand + playedBefore(plan, deck - hand);
}

std::size_t cardsInHand(std::size_t deck, const DrawPlan& plan)
{
    return std::min(plan.hand, deck - playedBefore(plan, deck));
}

double drawOdds(const DrawPile& pile, std::span<const Wish> wishes, const DrawPlan& plan)
{
    wishes = wishes.first(std::min(wishes.size(), maxWishes));
    const auto seen = cardsSeen(pile.copies, plan);
    const Hypergeometric chances(pile.copies);
    if (wishes.size() == 1)
        return chances.atLeast(wishes.front().atLeast, pile.copies, pile.copiesOf(wishes.front().rows), seen);
    States states(seen + 1);
    Lacks lacking = 0;
    for (std::size_t wish = 0; wish < wishes.size(); ++wish)
        lacking |= Lacks{std::min(wishes[wish].atLeast, mostLacking)} << (16 * wish);
    states[0][lacking] = 1;
    auto left = pile.copies;
    for (const auto& [named, copies] : byWishes(pile, wishes)) {
        states = drawGroup(states, named, copies, left, chances);
        left -= copies;
    }
    const auto all = states[seen].find(0);
    return all == states[seen].end() ? 0.0 : std::min(all->second, 1.0);
}

PlayOdds playOdds(const DrawPile& pile, const DrawPlan& plan)
{
    if (!pile.income)
        return {};
    std::size_t pays = 0;
    for (const auto& row : pile.rows)
        pays += payable(row, pile) ? row.copies : 0;
    const auto hand = cardsInHand(pile.copies, plan);
    const Hypergeometric chances(pile.copies);
    return {.fair = chances.atLeast(1, pile.copies, pays, hand),
        .clogged = CloggingHand(pile.copies, pays, plan).withPlayInRound()};
}

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
