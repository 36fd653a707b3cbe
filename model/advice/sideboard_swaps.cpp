#include "model/advice/sideboard_swaps.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t maxSwapSums = 2'000'000;

// Of the sums that go in: copies out of the same cards' units, copies in, then what constraints count.
constexpr std::size_t heads = 2;

} // namespace

SideboardSwaps::SideboardSwaps(const DeckChecker& checker, const Deck& deck, const SumTables::Progress& progress)
    : m_checker(checker)
    , m_perSize(countedSizes, 0)
{
    const auto sections = sideboardSections(checker);
    if (!sections)
        return;
    m_main = sections->main;
    m_side = sections->side;
    m_sideboard = checker.ruleset().sections[m_side].id;
    collectHeld(deck);
    collectSums(checker.check(deck));
    collectUnits();
    countAll(progress);
}

void SideboardSwaps::countAll(const SumTables::Progress& progress)
{
    if (m_tooMany)
        return;
    m_all.in.emplace(incoming(m_all.inUnits, std::nullopt, progress));
    if (!m_all.in->complete())
        return;
    m_all.out.emplace(outgoing(m_all.outUnits, *m_all.in, progress));
    if (!m_all.out->complete())
        return;
    eachMatch(*m_all.in, *m_all.out, [&](std::int64_t copies, std::size_t in, std::size_t out) {
        auto& sum = m_perSize[static_cast<std::size_t>(copies - 1)];
        sum = addedWays(sum, multipliedWays(m_all.in->ways(in), m_all.out->ways(out)));
        return true;
    });
    for (const auto& [card, sections] : m_held) {
        if (!sections.contains(m_side))
            continue;
        const auto with = incoming(m_all.inUnits, card, progress);
        if (!with.complete())
            return;
        if (eachMatch(with, *m_all.out, [](std::int64_t, std::size_t, std::size_t) { return false; }))
            m_dead.push_back(card);
    }
    m_complete = true;
}

// Only what can still go with something that comes in.
SumTables SideboardSwaps::outgoing(
    const std::vector<Unit>& units, const SumTables& in, const SumTables::Progress& progress) const
{
    std::vector<SumRange> ranges(1 + m_sums.size(), SumRange{0, 0});
    for (std::size_t place = 0; place < in.size(); ++place) {
        const auto sums = in.sums(place);
        ranges[0].atMost = std::max(ranges[0].atMost, sums[1]);
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            ranges[1 + i].atLeast = std::min(ranges[1 + i].atLeast, sums[heads + i]);
            ranges[1 + i].atMost = std::max(ranges[1 + i].atMost, sums[heads + i]);
        }
    }
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        ranges[1 + i] = {
            m_sums[i].change.atLeast - ranges[1 + i].atMost, m_sums[i].change.atMost - ranges[1 + i].atLeast};
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : units) {
        steps.push_back(stepsOf(unit, std::nullopt));
        for (auto& step : steps.back())
            step.by.erase(step.by.begin() + 1); // nothing comes in
    }
    return {std::move(steps), std::move(ranges), true, maxSwapSums, progress};
}

std::vector<SumStep> SideboardSwaps::stepsOf(const Unit& unit, std::optional<CardIndex> must) const
{
    std::vector<SumStep> steps;
    const bool about = must && std::find(unit.cards.begin(), unit.cards.end(), *must) != unit.cards.end();
    for (const auto& choice : unit.choices) {
        SumStep step{std::vector<std::int64_t>(heads + m_sums.size(), 0), 1};
        bool uses = false;
        for (const auto& [card, copies] : choice) {
            step.by[copies < 0 ? 0 : 1] += std::abs(copies);
            uses = uses || (copies > 0 && card == must);
            for (std::size_t i = 0; i < m_sums.size(); ++i)
                if (const auto value = m_sums[i].in.find(card); value != m_sums[i].in.end())
                    step.by[heads + i] += value->second * copies;
        }
        if (!about || uses)
            steps.push_back(std::move(step));
    }
    return steps;
}

SumTables SideboardSwaps::incoming(
    const std::vector<Unit>& units, std::optional<CardIndex> must, const SumTables::Progress& progress) const
{
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : units)
        steps.push_back(stepsOf(unit, must));
    const bool comes = !must || std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
        return std::find(unit.cards.begin(), unit.cards.end(), *must) != unit.cards.end();
    });
    if (!comes) // it may not move at all
        steps.emplace_back();
    std::vector<SumRange> ranges(heads + m_sums.size());
    ranges[0] = ranges[1] = {0, countedSizes};
    return {std::move(steps), std::move(ranges), false, maxSwapSums, progress};
}

bool SideboardSwaps::eachMatch(const SumTables& in, const SumTables& outgoing,
    const std::function<bool(std::int64_t, std::size_t, std::size_t)>& visit) const
{
    const bool kept = !m_sums.empty() && m_sums.front().change.atLeast == m_sums.front().change.atMost;
    for (std::size_t place = 0; place < in.size(); ++place) {
        const auto sums = in.sums(place);
        const auto copies = sums[1], more = copies - sums[0];
        if (copies < 1 || more < 0)
            continue;
        // Sorted: first those of so many copies and, where something stays the same, of that value.
        const auto before = [&](std::size_t at) {
            const auto out = outgoing.sums(at);
            return out[0] != more ? out[0] < more : kept && out[1] + sums[heads] < m_sums.front().change.atLeast;
        };
        std::size_t first = 0;
        for (auto count = outgoing.size(); count > 0;) {
            const auto half = count / 2;
            const bool later = before(first + half);
            first += later ? half + 1 : 0;
            count = later ? count - half - 1 : half;
        }
        for (; first < outgoing.size(); ++first) {
            const auto out = outgoing.sums(first);
            if (out[0] != more || (kept && out[1] + sums[heads] > m_sums.front().change.atMost))
                break;
            bool within = true;
            for (std::size_t i = 0; within && i < m_sums.size(); ++i) {
                const auto change = out[1 + i] + sums[heads + i];
                within = change >= m_sums[i].change.atLeast && change <= m_sums[i].change.atMost;
            }
            if (within && !visit(copies, place, first))
                return false;
        }
    }
    return true;
}

std::vector<CardSwap> SideboardSwaps::listed(const Choosing& among, int copies, std::size_t limit) const
{
    std::vector<CardSwap> swaps;
    const auto add = [](CardSwap& swap, const std::vector<Unit>& units, const std::vector<std::size_t>& way) {
        for (std::size_t i = 0; i < units.size(); ++i)
            for (const auto& [card, moved] : units[i].choices[way[i]])
                (moved < 0 ? swap.out : swap.in).emplace_back(card, std::abs(moved));
    };
    eachMatch(*among.in, *among.out, [&](std::int64_t size, std::size_t in, std::size_t out) {
        if (size != copies)
            return true;
        return among.in->eachPath(in, [&](const std::vector<std::size_t>& wayIn) {
            return among.out->eachPath(out, [&](const std::vector<std::size_t>& wayOut) {
                CardSwap swap;
                add(swap, among.inUnits, wayIn);
                add(swap, among.outUnits, wayOut);
                std::sort(swap.out.begin(), swap.out.end());
                std::sort(swap.in.begin(), swap.in.end());
                swaps.push_back(std::move(swap));
                return swaps.size() < limit;
            });
        });
    });
    std::sort(swaps.begin(), swaps.end());
    return swaps;
}

std::vector<CardSwap> SideboardSwaps::list(int copies, std::size_t limit) const
{
    return m_complete && limit > 0 ? listed(m_all, copies, limit) : std::vector<CardSwap>();
}

std::vector<CardSwap> SideboardSwaps::containing(
    const CardSwap& part, int copies, std::size_t limit, const SumTables::Progress& progress) const
{
    if (!m_complete || limit == 0)
        return {};
    std::map<CardIndex, int> wanted; // copies in, or out where negative
    for (const auto& [card, count] : part.out)
        wanted[card] -= count;
    for (const auto& [card, count] : part.in)
        wanted[card] += count;
    Choosing some{m_all.outUnits, m_all.inUnits, {}, {}};
    for (auto* units : {&some.outUnits, &some.inUnits})
        for (auto& unit : *units)
            for (const auto card : unit.cards)
                if (const auto want = wanted.find(card); want != wanted.end()) {
                    std::erase_if(unit.choices, [&](const Moves& moves) {
                        const auto moved = std::find_if(
                            moves.begin(), moves.end(), [&](const auto& one) { return one.first == card; });
                        const int by = moved == moves.end() ? 0 : moved->second;
                        return want->second < 0 ? by > want->second : by < want->second;
                    });
                    wanted.erase(want);
                }
    if (!wanted.empty())
        return {}; // of cards that cannot move
    some.in.emplace(incoming(some.inUnits, std::nullopt, progress));
    if (!some.in->complete())
        return {};
    some.out.emplace(outgoing(some.outUnits, *some.in, progress));
    return some.out->complete() ? listed(some, copies, limit) : std::vector<CardSwap>();
}

std::vector<CardSwap> SideboardSwaps::smallestContaining(
    const CardSwap& part, std::size_t limit, const SumTables::Progress& progress) const
{
    const auto copies = [](const auto& cards) {
        int sum = 0;
        for (const auto& [card, count] : cards)
            sum += count;
        return sum;
    };
    for (int size = std::max({1, copies(part.out), copies(part.in)}); size <= countedSizes; ++size)
        if (auto found = containing(part, size, limit, progress); !found.empty())
            return found;
    return {};
}

DeckEdit SideboardSwaps::edit(const Deck& deck, const CardSwap& swap) const
{
    EditGroup group;
    const auto rows = m_checker.resolve(deck);
    const auto move = [&](const std::vector<std::pair<CardIndex, int>>& cards, std::uint16_t from, std::uint16_t to) {
        const auto& sections = m_checker.ruleset().sections;
        for (auto [card, left] : cards)
            for (const auto& row : rows)
                if (row.section == from && row.card == card && left > 0) {
                    const int copies = std::min(left, row.count);
                    group.edits.push_back({MoveCopies{sections[from].id, sections[to].id, *row.entry, copies}});
                    left -= copies;
                }
    };
    move(swap.out, m_main, m_side);
    move(swap.in, m_side, m_main);
    return {group};
}

} // namespace nexus::model
