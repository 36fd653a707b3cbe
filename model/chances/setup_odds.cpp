#include "model/chances/setup_odds.h"

#include "model/search/query_match.h"

#include <algorithm>
#include <limits>

namespace nexus::model {

namespace {

using Number = long double;

// Copies of one group (cards that discard each other) that were turned over, in whatever order: what they are worth
// together and how many of them were discarded.
struct Drawn {
    std::int64_t worth = 0;
    std::size_t discarded = 0;
    friend auto operator<=>(const Drawn&, const Drawn&) = default;
};
// And what the next copy of the group adds.
struct Next {
    Drawn before;
    std::int64_t worth = 0;
    bool discarded = false;
    friend auto operator<=>(const Next&, const Next&) = default;
};

struct Group {
    std::vector<RevealRow> kinds; // sorted; without `same`, so that equal groups are equal
    std::size_t copies = 0;
    std::vector<std::map<Drawn, Number>> ways; // by copies drawn: subsets of the group
    std::vector<std::map<Next, Number>> nexts; // by copies drawn before: subsets, and one further copy
};

// Every order of the group's own copies is as likely as any other: followed kind by kind.
void count(Group& group, std::size_t mostDrawn)
{
    using Place = std::pair<std::vector<std::size_t>, Drawn>; // drawn by kind
    std::map<Place, Number> now{{{std::vector<std::size_t>(group.kinds.size()), {}}, 1}};
    Number subsets = 1; // of so many copies
    const auto last = std::min(group.copies, mostDrawn);
    for (std::size_t drawn = 0; drawn <= last; ++drawn) {
        auto& ways = group.ways.emplace_back();
        auto& nexts = group.nexts.emplace_back();
        std::map<Place, Number> then;
        for (const auto& [place, chance] : now) {
            ways[place.second] += subsets * chance;
            for (std::size_t kind = 0; kind < group.kinds.size(); ++kind) {
                const auto& row = group.kinds[kind];
                const auto left = row.copies - place.first[kind];
                if (left == 0)
                    continue;
                const bool discarded = !row.exempt && drawn > 0; // one of them is in play, the first at least
                nexts[{place.second, discarded ? 0 : row.worth, discarded}] += subsets * chance *
                                                                               static_cast<Number>(left);
                auto next = place;
                ++next.first[kind];
                next.second.worth += discarded ? 0 : row.worth;
                next.second.discarded += discarded ? 1 : 0;
                then[next] += chance * static_cast<Number>(left) / static_cast<Number>(group.copies - drawn);
            }
        }
        subsets = subsets * static_cast<Number>(group.copies - drawn) / static_cast<Number>(drawn + 1);
        now = std::move(then);
    }
}

// Subsets of the deck that did not end the set-up, by what they are worth, discards and cards.
class Subsets {
public:
    Subsets(std::size_t worths, std::size_t discards, std::size_t cards)
        : m_discards(discards)
        , m_cards(cards)
        , m_ways(worths * discards * cards)
    {
    }
    [[nodiscard]] static Subsets nothing(std::size_t worths, std::size_t discards, std::size_t cards)
    {
        Subsets one(worths, discards, cards);
        one.m_ways[0] = 1;
        return one;
    }
    [[nodiscard]] Number& at(std::size_t worth, std::size_t discarded, std::size_t cards)
    {
        return m_ways[(worth * m_discards + discarded) * m_cards + cards];
    }
    template <class Visit> void each(Visit&& visit) const
    {
        for (std::size_t i = 0; i < m_ways.size(); ++i)
            if (m_ways[i] != 0)
                visit(i / m_cards / m_discards, i / m_cards % m_discards, i % m_cards, m_ways[i]);
    }
    [[nodiscard]] Subsets with(const Group& group) const
    {
        const auto worths = m_ways.size() / m_discards / m_cards;
        Subsets sum(worths, m_discards, m_cards);
        each([&](std::size_t worth, std::size_t discarded, std::size_t cards, Number ways) {
            for (std::size_t drawn = 0; drawn < group.ways.size() && cards + drawn < m_cards; ++drawn)
                for (const auto& [told, own] : group.ways[drawn]) {
                    const auto together = worth + static_cast<std::size_t>(told.worth);
                    if (together < worths && discarded + told.discarded < m_discards)
                        sum.at(together, discarded + told.discarded, cards + drawn) += ways * own;
                }
        });
        return sum;
    }

private:
    std::size_t m_discards, m_cards;
    std::vector<Number> m_ways;
};

class SetupCount {
public:
    SetupCount(const std::vector<RevealRow>& rows, const RevealRule& rule)
        : m_total(static_cast<std::size_t>(rule.total))
    {
        std::map<std::string, std::vector<RevealRow>> bySame;
        std::map<std::pair<std::int64_t, bool>, std::size_t> alone; // of cards that discard none, by worth
        for (const auto& row : rows) {
            m_copies += row.copies;
            if (row.same.empty() || rule.once.empty())
                alone[{row.worth, true}] += row.copies;
            else
                bySame[row.same].push_back(row);
        }
        std::map<std::vector<RevealRow>, std::size_t> kinds;
        for (const auto& [key, copies] : alone)
            if (copies > 0)
                ++kinds[{RevealRow{{}, true, key.first, copies}}];
        for (auto& [same, group] : bySame) {
            std::map<std::pair<std::int64_t, bool>, std::size_t> merged;
            for (const auto& row : group)
                merged[{row.worth, row.exempt}] += row.copies;
            std::vector<RevealRow> sorted;
            for (const auto& [key, copies] : merged)
                if (copies > 0)
                    sorted.push_back({{}, key.second, key.first, copies});
            if (!sorted.empty())
                ++kinds[sorted];
        }
        for (const auto& [rowsOfGroup, many] : kinds) {
            m_groups.push_back({rowsOfGroup, 0, {}, {}});
            for (const auto& row : rowsOfGroup)
                m_groups.back().copies += row.copies;
            m_many.push_back(many);
        }
        findSizes(rule);
    }

    [[nodiscard]] bool tooMany() const
    {
        constexpr double most = 3e8;
        double groups = 0;
        for (const auto many : m_many)
            groups += static_cast<double>(many);
        return static_cast<double>(m_total) * static_cast<double>(m_discards) * static_cast<double>(m_cards) * groups >
               most;
    }

    [[nodiscard]] SetupOdds odds()
    {
        for (auto& group : m_groups)
            count(group, m_cards - 1);
        if (m_groups.empty())
            end(0, 0, 1, true);
        else
            leaveOut(0, m_groups.size(), Subsets::nothing(m_total, m_discards, m_cards));
        return m_odds;
    }

private:
    // No more cards are turned over than units worth the total and the discards that end it; as many as there are,
    // where some are worth nothing or discards end nothing.
    void findSizes(const RevealRule& rule)
    {
        const bool counted = rule.stopAfter > 0;
        auto least = std::numeric_limits<std::int64_t>::max();
        for (const auto& group : m_groups)
            for (const auto& row : group.kinds)
                least = std::min(least, row.worth);
        const bool discards = std::any_of(m_groups.begin(), m_groups.end(), [](const Group& group) {
            return std::any_of(
                group.kinds.begin(), group.kinds.end(), [](const RevealRow& row) { return !row.exempt; });
        });
        m_discards = !discards ? 1 : counted ? static_cast<std::size_t>(rule.stopAfter) : m_copies + 1;
        m_discards = std::min(m_discards, m_copies + 1);
        m_cards = m_copies + 1;
        if (least > 0 && least != std::numeric_limits<std::int64_t>::max())
            m_cards = std::min(m_cards, (m_total - 1) / static_cast<std::size_t>(least) + m_discards);
        m_stopAfter = counted ? static_cast<std::size_t>(rule.stopAfter) : std::numeric_limits<std::size_t>::max();
    }

    // All groups from first to last but one, for each of them, multiplied by halves.
    void leaveOut(std::size_t first, std::size_t last, const Subsets& others)
    {
        if (last - first == 1) {
            auto rest = others;
            for (std::size_t again = 1; again < m_many[first]; ++again)
                rest = rest.with(m_groups[first]);
            return finish(rest, first);
        }
        const auto middle = first + (last - first) / 2;
        const auto times = [&](std::size_t from, std::size_t to) {
            auto product = others;
            for (auto i = from; i < to; ++i)
                for (std::size_t again = 0; again < m_many[i]; ++again)
                    product = product.with(m_groups[i]);
            return product;
        };
        leaveOut(first, middle, times(middle, last));
        leaveOut(middle, last, times(first, middle));
    }

    // The last card turned over is of this group.
    void finish(const Subsets& others, std::size_t index)
    {
        const auto& group = m_groups[index];
        const auto many = static_cast<Number>(m_many[index]);
        others.each([&](std::size_t worth, std::size_t discarded, std::size_t cards, Number ways) {
            for (std::size_t drawn = 0; drawn < group.nexts.size() && cards + drawn < m_copies; ++drawn) {
                const auto before = cards + drawn;
                if (before >= m_cards)
                    break;
                const auto orders = subsetsOf(before) * static_cast<Number>(m_copies - before);
                for (const auto& [next, own] : group.nexts[drawn]) {
                    const auto worthBefore = worth + static_cast<std::size_t>(next.before.worth);
                    const auto discardsBefore = discarded + next.before.discarded;
                    if (worthBefore >= m_total || discardsBefore >= m_discards)
                        continue;
                    const auto worthAfter = worthBefore + static_cast<std::size_t>(next.worth);
                    const auto discardsAfter = discardsBefore + (next.discarded ? 1 : 0);
                    const bool reached = worthAfter >= m_total;
                    const bool over = reached || discardsAfter >= m_stopAfter || before + 1 == m_copies;
                    if (over)
                        end(worthAfter, before + 1 - discardsAfter, many * ways * own / orders, !reached);
                }
            }
        });
    }

    void end(std::size_t worth, std::size_t units, Number chance, bool stopped)
    {
        m_odds.totals[static_cast<std::int64_t>(worth)] += static_cast<double>(chance);
        m_odds.units += static_cast<double>(chance * static_cast<Number>(units));
        m_odds.stopped += stopped ? static_cast<double>(chance) : 0;
    }

    [[nodiscard]] Number subsetsOf(std::size_t cards)
    {
        if (m_subsets.empty()) {
            m_subsets.push_back(1);
            for (std::size_t i = 0; i < m_copies; ++i)
                m_subsets.push_back(m_subsets.back() * static_cast<Number>(m_copies - i) / static_cast<Number>(i + 1));
        }
        return m_subsets[cards];
    }

    std::size_t m_total, m_copies = 0, m_discards = 1, m_cards = 1, m_stopAfter = 0;
    std::vector<Group> m_groups; // different ones
    std::vector<std::size_t> m_many;
    std::vector<Number> m_subsets; // of the deck, by size
    SetupOdds m_odds;
};

} // namespace

std::vector<RevealRow> revealRows(const Deck& deck, const DeckChecker& checker, const RevealRule& rule)
{
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(rule.section);
    const auto exempt = rule.except ? std::optional(matching(rule.except->root, catalogue)) : std::nullopt;
    std::vector<RevealRow> rows;
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section || row.count <= 0)
            continue;
        RevealRow reveal{.copies = static_cast<std::size_t>(row.count)};
        if (row.card) {
            reveal.worth = std::max(0, catalogue.number(*row.card, rule.attribute).value_or(0));
            reveal.exempt = exempt && exempt->contains(*row.card);
            if (!rule.once.empty())
                reveal.same = identityOf(catalogue, rule.once, *row.card);
        }
        rows.push_back(std::move(reveal));
    }
    return rows;
}

std::optional<SetupOdds> setupOdds(const std::vector<RevealRow>& rows, const RevealRule& rule)
{
    SetupCount counted(rows, rule);
    if (counted.tooMany())
        return std::nullopt;
    return counted.odds();
}

} // namespace nexus::model
