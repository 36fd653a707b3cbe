#include "model/advice/sideboard_swaps.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t maxSums = 2'000'000;

// Of the sums that go in: copies out of the same cards' units, copies in, then what constraints count.
constexpr std::size_t heads = 2;

} // namespace

SideboardSwaps::SideboardSwaps(const DeckChecker& checker, const Deck& deck, const SumTables::Progress& progress)
    : m_checker(checker)
    , m_main(checker.sectionIndex(checker.ruleset().playBasics.deck))
    , m_perSize(countedSizes, 0)
{
    const auto& ruleset = checker.ruleset();
    const auto gives = [&](std::size_t section) {
        return std::any_of(ruleset.constraints.begin(), ruleset.constraints.end(), [&](const Constraint& rule) {
            return rule.kind == ConstraintKind::Within && rule.totalOf == ruleset.sections[section].id;
        });
    };
    for (std::uint16_t i = 0; i < ruleset.sections.size() && m_side == DeckChecker::noSection; ++i)
        if (i != m_main && ruleset.sections[i].optional && !ruleset.sections[i].free && !gives(i))
            m_side = i;
    if (m_side == DeckChecker::noSection || m_main == DeckChecker::noSection || gives(m_main))
        return;
    m_sideboard = ruleset.sections[m_side].id;
    collectHeld(deck);
    collectSums(checker.check(deck));
    collectUnits();
    countAll(progress);
}

void SideboardSwaps::countAll(const SumTables::Progress& progress)
{
    if (m_tooMany)
        return;
    m_inSums.emplace(incoming(std::nullopt, progress));
    if (!m_inSums->complete())
        return;
    std::vector<SumRange> ranges(1 + m_sums.size(), SumRange{0, 0});
    for (std::size_t place = 0; place < m_inSums->size(); ++place) {
        const auto sums = m_inSums->sums(place);
        ranges[0].atMost = std::max(ranges[0].atMost, sums[1]);
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            ranges[1 + i].atLeast = std::min(ranges[1 + i].atLeast, sums[heads + i]);
            ranges[1 + i].atMost = std::max(ranges[1 + i].atMost, sums[heads + i]);
        }
    }
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        ranges[1 + i] = {m_sums[i].change.atLeast - ranges[1 + i].atMost, m_sums[i].change.atMost - ranges[1 + i].atLeast};
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : m_out) {
        steps.push_back(stepsOf(unit, std::nullopt));
        for (auto& step : steps.back())
            step.by.erase(step.by.begin() + 1); // nothing comes in
    }
    m_outSums.emplace(std::move(steps), ranges, true, maxSums, progress);
    if (!m_outSums->complete())
        return;
    eachMatch(*m_inSums, [&](std::int64_t copies, std::size_t in, std::size_t out) {
        auto& sum = m_perSize[static_cast<std::size_t>(copies - 1)];
        sum = addedWays(sum, multipliedWays(m_inSums->ways(in), m_outSums->ways(out)));
        return true;
    });
    for (const auto& [card, sections] : m_held) {
        if (!sections.contains(m_side))
            continue;
        const auto with = incoming(card, progress);
        if (!with.complete())
            return;
        if (eachMatch(with, [](std::int64_t, std::size_t, std::size_t) { return false; }))
            m_dead.push_back(card);
    }
    m_complete = true;
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

SumTables SideboardSwaps::incoming(std::optional<CardIndex> must, const SumTables::Progress& progress) const
{
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : m_in)
        steps.push_back(stepsOf(unit, must));
    const bool comes = !must || std::any_of(m_in.begin(), m_in.end(), [&](const Unit& unit) {
        return std::find(unit.cards.begin(), unit.cards.end(), *must) != unit.cards.end();
    });
    if (!comes) // it may not move at all
        steps.emplace_back();
    std::vector<SumRange> ranges(heads + m_sums.size());
    ranges[0] = ranges[1] = {0, countedSizes};
    return {std::move(steps), std::move(ranges), false, maxSums, progress};
}

bool SideboardSwaps::eachMatch(const SumTables& in, const std::function<bool(std::int64_t, std::size_t, std::size_t)>& visit) const
{
    const bool kept = !m_sums.empty() && m_sums.front().change.atLeast == m_sums.front().change.atMost;
    for (std::size_t place = 0; place < in.size(); ++place) {
        const auto sums = in.sums(place);
        const auto copies = sums[1], more = copies - sums[0];
        if (copies < 1 || more < 0)
            continue;
        // Sorted: first those of so many copies and, where something stays the same, of that value.
        const auto before = [&](std::size_t at) {
            const auto out = m_outSums->sums(at);
            return out[0] != more ? out[0] < more : kept && out[1] + sums[heads] < m_sums.front().change.atLeast;
        };
        std::size_t first = 0;
        for (auto count = m_outSums->size(); count > 0;) {
            const auto half = count / 2;
            const bool later = before(first + half);
            first += later ? half + 1 : 0;
            count = later ? count - half - 1 : half;
        }
        for (; first < m_outSums->size(); ++first) {
            const auto out = m_outSums->sums(first);
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

std::vector<CardSwap> SideboardSwaps::list(int copies, std::size_t limit) const
{
    std::vector<CardSwap> swaps;
    if (!m_complete || limit == 0)
        return swaps;
    const auto add = [](CardSwap& swap, const std::vector<Unit>& units, const std::vector<std::size_t>& way) {
        for (std::size_t i = 0; i < units.size(); ++i)
            for (const auto& [card, moved] : units[i].choices[way[i]])
                (moved < 0 ? swap.out : swap.in).emplace_back(card, std::abs(moved));
    };
    eachMatch(*m_inSums, [&](std::int64_t size, std::size_t in, std::size_t out) {
        if (size != copies)
            return true;
        return m_inSums->eachPath(in, [&](const std::vector<std::size_t>& wayIn) {
            return m_outSums->eachPath(out, [&](const std::vector<std::size_t>& wayOut) {
                CardSwap swap;
                add(swap, m_in, wayIn);
                add(swap, m_out, wayOut);
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
