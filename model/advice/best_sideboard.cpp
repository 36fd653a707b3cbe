#include "model/advice/best_sideboard.h"

#include "model/advice/sideboard_candidates.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::int64_t unreachable = -1;
constexpr std::int64_t oneByCopies = std::int64_t{1} << 10; // above all copies
constexpr std::int64_t oneSwap = std::int64_t{1} << 40;     // above all swaps by copies
constexpr std::size_t maxCells = 8'000'000;
constexpr std::size_t maxFillings = 4096;

using Range = SideboardCandidates::Range;

struct GridItem {
    CardIndex card = 0;
    int most = 0; // copies
    std::int64_t swaps = 0;
    std::vector<std::int64_t> adds; // a copy, to the size and then to each room
};

// Sums as places in a flat table: the size of the sideboard, then each room.
class Grid {
public:
    // `least`, `most`: what one copy can add; a room nothing is taken from is not filled above its bound.
    Grid(const std::vector<Range>& bounds, const std::vector<std::int64_t>& least,
        const std::vector<std::int64_t>& most, std::int64_t copies)
    {
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            Range range{copies * std::min<std::int64_t>(0, least[i]), copies * std::max<std::int64_t>(0, most[i])};
            if (least[i] >= 0)
                range.atMost = std::min(range.atMost, bounds[i].atMost);
            m_ranges.push_back(range);
            m_strides.push_back(static_cast<std::int64_t>(m_cells));
            const auto width = range.atMost < range.atLeast
                                   ? 0
                                   : static_cast<std::size_t>(range.atMost - range.atLeast + 1);
            m_cells = width > maxCells || m_cells * width > maxCells ? maxCells + 1 : m_cells * width;
        }
    }
    [[nodiscard]] std::size_t cells() const { return m_cells; }
    [[nodiscard]] const std::vector<Range>& ranges() const { return m_ranges; }
    [[nodiscard]] std::vector<std::int64_t> sums(std::size_t cell) const
    {
        std::vector<std::int64_t> sums(m_ranges.size());
        auto left = static_cast<std::int64_t>(cell);
        for (auto i = m_ranges.size(); i-- > 0;) {
            sums[i] = left / m_strides[i] + m_ranges[i].atLeast;
            left %= m_strides[i];
        }
        return sums;
    }
    // Where copies of these sums lead from a cell with those; none outside.
    [[nodiscard]] std::optional<std::size_t> moved(
        const std::vector<std::int64_t>& from, const std::vector<std::int64_t>& adds, std::int64_t copies) const
    {
        std::int64_t cell = 0;
        for (std::size_t i = 0; i < m_ranges.size(); ++i) {
            const auto sum = from[i] + adds[i] * copies;
            if (!m_ranges[i].holds(sum))
                return std::nullopt;
            cell += (sum - m_ranges[i].atLeast) * m_strides[i];
        }
        return static_cast<std::size_t>(cell);
    }

private:
    std::vector<Range> m_ranges;
    std::vector<std::int64_t> m_strides;
    std::size_t m_cells = 1;
};

std::int64_t worthOf(const GridItem& item, int copies)
{
    return copies == 0 ? 0 : item.swaps * (oneSwap + copies * oneByCopies) + copies;
}

} // namespace

class BestSideboardSearch {
public:
    BestSideboardSearch(const DeckChecker& checker, const Deck& deck, SideboardSections sections,
        const SideboardPool& pool, const AdviceProgress& progress)
        : m_candidates(checker, deck, sections, pool.cards, pool.owned)
        , m_progress(progress)
    {
    }

    tl::expected<BestSideboard, NoBestSideboard> find()
    {
        if (!m_candidates.supported())
            return tl::unexpected(NoBestSideboard::Unsupported);
        if (m_candidates.size().atMost < m_candidates.size().atLeast || m_candidates.kinds().empty())
            return tl::unexpected(NoBestSideboard::NothingFits);
        std::vector<Range> bounds{m_candidates.size()};
        for (const auto& room : m_candidates.rooms())
            bounds.push_back(room.range);
        const auto fillings = allFillings();
        if (fillings.size() > maxFillings)
            return tl::unexpected(NoBestSideboard::TooMuch);
        std::optional<BestSideboard> best;
        for (std::size_t i = 0; i < fillings.size(); ++i) {
            if (m_progress && !m_progress(i, fillings.size()))
                return tl::unexpected(NoBestSideboard::Stopped);
            auto wanted = bounds;
            for (std::size_t s = 0; s < fillings[i].size(); ++s)
                wanted[1 + m_candidates.swayed()[s]] = {fillings[i][s], fillings[i][s]};
            auto found = filled(wanted, itemsFor(fillings[i]));
            if (!found && found.error() != NoBestSideboard::NothingFits)
                return found;
            if (found && (!best || better(*found, *best)))
                best = std::move(*found);
        }
        if (!best)
            return tl::unexpected(NoBestSideboard::NothingFits);
        return *best;
    }

private:
    static bool better(const BestSideboard& a, const BestSideboard& b)
    {
        const auto first = inOrder(a), second = inOrder(b);
        const auto rank = [](const BestSideboard& one, const auto& cards) {
            return std::tuple(one.swaps, one.byCopies, cards.size());
        };
        return rank(a, first) != rank(b, second) ? rank(a, first) > rank(b, second) : first < second;
    }
    static std::vector<CardIndex> inOrder(const BestSideboard& one)
    {
        std::vector<CardIndex> cards;
        for (const auto& [card, copies] : one.cards)
            cards.insert(cards.end(), static_cast<std::size_t>(copies), card);
        return cards;
    }

    // Every way the swayed rooms can end up full; one that is empty where swaps change none.
    [[nodiscard]] std::vector<std::vector<std::int64_t>> allFillings() const
    {
        std::vector<std::vector<std::int64_t>> all{{}};
        for (const auto room : m_candidates.swayed()) {
            std::int64_t least = 0, most = 0;
            for (const auto& kind : m_candidates.kinds()) {
                least = std::min(least, kind.adds[room]);
                most = std::max(most, kind.adds[room]);
            }
            const auto& range = m_candidates.rooms()[room].range;
            const auto from = std::max(range.atLeast, least * m_candidates.size().atMost);
            const auto to = std::min(range.atMost, most * m_candidates.size().atMost);
            std::vector<std::vector<std::int64_t>> next;
            for (const auto& filling : all)
                for (auto sum = from; sum <= to && next.size() <= maxFillings; ++sum) {
                    next.push_back(filling);
                    next.back().push_back(sum);
                }
            all = std::move(next);
        }
        return all;
    }

    // Of cards that add the same, those with the most swaps: no more than a sideboard holds can be needed.
    [[nodiscard]] std::vector<GridItem> itemsFor(const std::vector<std::int64_t>& filling) const
    {
        std::map<std::vector<std::int64_t>, std::vector<std::pair<std::int64_t, CardIndex>>>
            alike; // fewest swaps first when negated
        for (std::size_t kind = 0; kind < m_candidates.kinds().size(); ++kind) {
            const auto swaps = m_candidates.swapsOf(kind, filling);
            auto& cards = alike[m_candidates.kinds()[kind].adds];
            for (const auto card : m_candidates.kinds()[kind].cards)
                cards.emplace_back(-swaps, card);
        }
        std::vector<GridItem> items;
        for (auto& [adds, cards] : alike) {
            std::sort(cards.begin(), cards.end());
            cards.resize(std::min(cards.size(), static_cast<std::size_t>(m_candidates.size().atMost)));
            for (const auto& [swaps, card] : cards) {
                items.push_back({card, m_candidates.mostCopies(card), -swaps, {1}});
                items.back().adds.insert(items.back().adds.end(), adds.begin(), adds.end());
            }
        }
        std::sort(items.begin(), items.end(), [](const GridItem& a, const GridItem& b) { return a.card < b.card; });
        return items;
    }

    [[nodiscard]] tl::expected<BestSideboard, NoBestSideboard> filled(
        const std::vector<Range>& wanted, const std::vector<GridItem>& items) const;

    SideboardCandidates m_candidates;
    const AdviceProgress& m_progress;
};

// A table an item: the most that the items from it on can be worth, for each sum of theirs.
tl::expected<BestSideboard, NoBestSideboard> BestSideboardSearch::filled(
    const std::vector<Range>& wanted, const std::vector<GridItem>& items) const
{
    std::vector<std::int64_t> least(wanted.size(), 0), most(wanted.size(), 0);
    for (const auto& item : items)
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            least[i] = std::min(least[i], item.adds[i]);
            most[i] = std::max(most[i], item.adds[i]);
        }
    const Grid grid(wanted, least, most, m_candidates.size().atMost);
    if (grid.cells() == 0)
        return tl::unexpected(NoBestSideboard::NothingFits);
    if (grid.cells() > maxCells || grid.cells() * (items.size() + 1) > maxCells)
        return tl::unexpected(NoBestSideboard::TooMuch);
    const std::vector<std::int64_t> none(wanted.size(), 0);
    std::vector<std::vector<std::int64_t>> worths(
        items.size() + 1, std::vector<std::int64_t>(grid.cells(), unreachable));
    worths.back()[*grid.moved(none, none, 0)] = 0;
    for (auto at = items.size(); at-- > 0;)
        for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
            if (worths[at + 1][cell] == unreachable)
                continue;
            const auto sums = grid.sums(cell);
            for (int copies = 0; copies <= items[at].most; ++copies)
                if (const auto to = grid.moved(sums, items[at].adds, copies))
                    worths[at][*to] = std::max(worths[at][*to], worths[at + 1][cell] + worthOf(items[at], copies));
                else if (copies > 0 && items[at].adds[0] > 0 && least == none)
                    break;
        }
    std::int64_t best = unreachable;
    std::vector<std::size_t> open; // sums still to come, each of which gives the best
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
        const auto sums = grid.sums(cell);
        bool within = worths.front()[cell] != unreachable && worths.front()[cell] >= best;
        for (std::size_t i = 0; within && i < wanted.size(); ++i)
            within = wanted[i].holds(sums[i]);
        if (!within)
            continue;
        if (worths.front()[cell] > best)
            open.clear();
        best = worths.front()[cell];
        open.push_back(cell);
    }
    if (open.empty())
        return tl::unexpected(NoBestSideboard::NothingFits);
    BestSideboard found{
        {}, static_cast<std::uint64_t>(best / oneSwap), static_cast<std::uint64_t>(best % oneSwap / oneByCopies)};
    for (std::size_t at = 0; at < items.size(); ++at)
        for (int copies = items[at].most; copies >= 0; --copies) { // the first in the catalogue's order
            std::vector<std::size_t> rest;
            for (const auto cell : open)
                if (const auto to = grid.moved(grid.sums(cell), items[at].adds, -copies);
                    to && worths[at + 1][*to] != unreachable &&
                    worths[at + 1][*to] + worthOf(items[at], copies) == best)
                    rest.push_back(*to);
            if (rest.empty())
                continue;
            open = std::move(rest);
            best -= worthOf(items[at], copies);
            if (copies > 0)
                found.cards.emplace_back(items[at].card, copies);
            break;
        }
    return found;
}

tl::expected<BestSideboard, NoBestSideboard> bestSideboard(
    const DeckChecker& checker, const Deck& deck, const SideboardPool& pool, const AdviceProgress& progress)
{
    const auto sections = sideboardSections(checker);
    if (!sections)
        return tl::unexpected(NoBestSideboard::NoSections);
    return BestSideboardSearch(checker, deck, *sections, pool, progress).find();
}

DeckEdit sideboardEdit(
    const DeckChecker& checker, const Deck& deck, const std::vector<std::pair<CardIndex, int>>& cards)
{
    const auto sections = sideboardSections(checker);
    if (!sections)
        return {EditGroup{}};
    DeckSection section{checker.ruleset().sections[sections->side].id, {}};
    auto left = cards;
    for (const auto& row : checker.resolve(deck))
        for (auto& [card, copies] : left)
            if (row.section == sections->side && row.card == card && copies > 0) {
                section.entries.push_back(*row.entry);
                section.entries.back().count = std::min(copies, row.count);
                copies -= section.entries.back().count;
            }
    for (const auto& [card, copies] : left)
        if (copies > 0) {
            DeckEntry entry;
            entry.card = unambiguousName(checker.catalogue(), card);
            entry.count = copies;
            if (!addCopies(section, entry))
                section.entries.push_back(entry);
        }
    return {ReplaceSection{std::move(section), deck.sections.size(), true}};
}

} // namespace nexus::model
