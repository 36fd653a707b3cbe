#include "model/chances/contest_odds.h"

#include "model/chances/draw_odds.h"

#include <algorithm>
#include <cmath>

namespace nexus::model {

namespace {

// First wins, second wins, nobody, tied and done again.
using Outcome = std::array<double, 4>;

void add(Outcome& sum, double share, const Outcome& more)
{
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += share * more[i];
}

class Contest {
public:
    Contest(const ContestRule& rule, const std::array<SideOdds, 2>& sides, std::array<bool, 2> rerolling)
        : m_rule(rule)
        , m_rerolling(rerolling)
    {
        const auto* dice = rule.term(ContestTerm::Kind::Dice);
        m_dice = dice ? diceOdds(dice->dice, dice->faces) : NumberOdds{{0, 1.0}};
        // Beyond the dice only the difference of both counts.
        for (const auto& [first, chance] : sides[0].hand)
            for (const auto& [second, other] : sides[1].hand)
                m_ahead[sides[0].given + first - sides[1].given - second] += chance * other;
        m_nobody = sides[0].nobody + sides[1].nobody - sides[0].nobody * sides[1].nobody;
    }

    [[nodiscard]] ContestOdds odds()
    {
        // What a tie is worth to who may roll again depends on how the contest ends, and that on who rolls again.
        double before = 0;
        Outcome all{};
        for (int round = 0; round < 100; ++round) {
            all = {0, 0, m_nobody, 0};
            for (const auto& [ahead, share] : m_ahead)
                add(all, share, rolled(ahead));
            const double decided = all[0] + all[1] + all[2];
            if (decided <= 0)
                return {.wins = {}, .nobody = 1, .rerolls = {}}; // always tied
            for (auto& chance : all)
                chance /= decided;
            m_tieWorth = all[0] - all[1];
            if (std::abs(m_tieWorth - before) < 1e-15)
                break;
            before = m_tieWorth;
        }
        ContestOdds odds{.wins = {all[0], all[1]}, .nobody = all[2], .rerolls = {}};
        if (m_ahead.size() == 1)
            tellRerolls(m_ahead.begin()->first, odds);
        return odds;
    }

private:
    // What it is worth to a side.
    [[nodiscard]] double worth(const Outcome& outcome, std::size_t side) const
    {
        const double first = outcome[0] - outcome[1] + outcome[3] * m_tieWorth;
        return side == 0 ? first : -first;
    }

    [[nodiscard]] Outcome compared(std::int64_t ahead) const
    {
        if (ahead != 0)
            return (m_rule.lowest ? ahead < 0 : ahead > 0) ? Outcome{1, 0, 0, 0} : Outcome{0, 1, 0, 0};
        switch (m_rule.ties) {
        case ContestTie::First: return {1, 0, 0, 0};
        case ContestTie::Nobody: return {0, 0, 1, 0};
        case ContestTie::Again: break;
        }
        return m_rule.again.empty() ? Outcome{0, 0, 0, 1} : Outcome{0.5, 0.5, 0, 0}; // both throw the same dice
    }

    // The second, who knows both throws; then the first, before that.
    [[nodiscard]] Outcome second(std::int64_t ahead, std::int64_t a, std::int64_t b, bool* rolls = nullptr) const
    {
        const auto kept = compared(ahead + a - b);
        if (!m_rerolling[1])
            return kept;
        Outcome anew{};
        for (const auto& [number, chance] : m_dice)
            add(anew, chance, compared(ahead + a - number));
        const bool better = worth(anew, 1) > worth(kept, 1) + 1e-12;
        if (rolls)
            *rolls = better;
        return better ? anew : kept;
    }
    [[nodiscard]] Outcome first(std::int64_t ahead, std::int64_t a, std::int64_t b, bool* rolls = nullptr) const
    {
        const auto kept = second(ahead, a, b);
        if (!m_rerolling[0])
            return kept;
        Outcome anew{};
        for (const auto& [number, chance] : m_dice)
            add(anew, chance, second(ahead, number, b));
        const bool better = worth(anew, 0) > worth(kept, 0) + 1e-12;
        if (rolls)
            *rolls = better;
        return better ? anew : kept;
    }

    [[nodiscard]] Outcome rolled(std::int64_t ahead) const
    {
        Outcome sum{};
        for (const auto& [a, chance] : m_dice)
            for (const auto& [b, other] : m_dice)
                add(sum, chance * other, first(ahead, a, b));
        return sum;
    }

    void tellRerolls(std::int64_t ahead, ContestOdds& odds) const
    {
        for (const auto& [a, chance] : m_dice)
            for (const auto& [b, other] : m_dice) {
                bool rolls[2] = {false, false};
                (void)first(ahead, a, b, &rolls[0]);
                (void)second(ahead, a, b, &rolls[1]);
                for (std::size_t side = 0; side < 2; ++side)
                    if (rolls[side])
                        odds.rerolls[side].emplace_back(static_cast<int>(a), static_cast<int>(b));
            }
    }

    const ContestRule& m_rule;
    std::array<bool, 2> m_rerolling;
    NumberOdds m_dice, m_ahead; // of the first before the second
    double m_nobody = 0, m_tieWorth = 0;
};

} // namespace

NumberOdds diceOdds(int count, int faces)
{
    NumberOdds odds{{0, 1.0}};
    for (int die = 0; die < count; ++die) {
        NumberOdds next;
        for (const auto& [total, chance] : odds)
            for (int face = 1; face <= faces; ++face)
                next[total + face] += chance / faces;
        odds = std::move(next);
    }
    return odds;
}

std::vector<HandRow> handRows(const Deck& deck, const DeckChecker& checker, const ContestTerm& term, std::size_t choice)
{
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(term.section);
    const auto wanted = static_cast<std::int32_t>(choice);
    const auto same = [&](CardIndex card) {
        if (!term.same)
            return true;
        for (CardIndex other = 0; other < catalogue.size(); ++other)
            if (catalogue.number(other, term.attribute) == wanted)
                return catalogue.number(other, *term.same) == catalogue.number(card, *term.same);
        return false;
    };
    std::vector<HandRow> rows;
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section || row.count <= 0)
            continue;
        HandRow hand{.copies = static_cast<std::size_t>(row.count)};
        if (row.card && choice < term.by.size() && term.by[choice])
            hand.adds = catalogue.number(*row.card, *term.by[choice]).value_or(0);
        hand.nobody = row.card && term.nobody && catalogue.number(*row.card, *term.nobody).value_or(0) != 0 &&
                      same(*row.card);
        rows.push_back(hand);
    }
    return rows;
}

std::map<std::size_t, double> handChoices(const Deck& deck, const DeckChecker& checker, const ContestTerm& term,
    std::optional<std::pair<AttributeIndex, std::int64_t>> printing)
{
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(term.section);
    std::map<std::size_t, double> shares;
    double copies = 0;
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section || row.count <= 0 || !row.card)
            continue;
        const auto choice = catalogue.number(*row.card, term.attribute);
        if (!choice || (printing && catalogue.number(*row.card, printing->first) != printing->second))
            continue;
        shares[static_cast<std::size_t>(*choice)] += row.count;
        copies += row.count;
    }
    if (copies <= 0 && printing)
        return handChoices(deck, checker, term, std::nullopt);
    for (auto& [choice, share] : shares)
        share /= copies;
    return shares;
}

void addHand(SideOdds& side, const std::vector<HandRow>& rows, std::size_t handSize, double share)
{
    // Cards from the best to the worst; a hand's best is of a rank where none before is in it and one of it is.
    std::map<std::pair<int, std::int64_t>, std::size_t> ranks;
    std::size_t copies = 0;
    for (const auto& row : rows) {
        const int kind = row.nobody ? 1 : row.adds > 0 ? 0 : 2;
        ranks[{kind, row.nobody ? 0 : -row.adds}] += row.copies;
        copies += row.copies;
    }
    const auto drawn = std::min(handSize, copies);
    if (drawn == 0) {
        side.hand[0] += share;
        return;
    }
    const Hypergeometric chances(copies);
    std::size_t better = 0;
    double noneBefore = 1;
    for (const auto& [rank, many] : ranks) {
        better += many;
        const double none = chances.exactly(0, copies, better, drawn);
        const double best = share * (noneBefore - none);
        noneBefore = none;
        if (best <= 0)
            continue;
        if (rank.first == 1)
            side.nobody += best;
        else
            side.hand[-rank.second] += best;
    }
}

ContestOdds contestOdds(const ContestRule& rule, const std::array<SideOdds, 2>& sides, std::array<bool, 2> rerolling)
{
    return Contest(rule, sides, rerolling).odds();
}

} // namespace nexus::model
