#include "model/advice/sideboard_swaps.h"

#include <algorithm>
#include <cmath>

namespace nexus::model {

namespace {

constexpr std::size_t maxSwapSums = 2'000'000;
constexpr std::size_t maxSwapChoices = 100'000; // of cards that share a limit

// Of the sums that go in: copies out of the same cards' units, copies in, then what constraints count.
constexpr std::size_t heads = 2;

} // namespace

SideboardSwaps::SideboardSwaps(const DeckChecker& checker, const Deck& deck, const Progress& progress)
    : m_laws(checker)
    , m_perSize(countedSizes, 0)
{
    const auto sections = sideboardSections(checker);
    if (!sections)
        return;
    m_main = sections->main;
    m_side = sections->side;
    m_sideboard = checker.ruleset().sections[m_side].id;
    const auto rows = checker.resolve(deck);
    m_held = heldIn(rows);
    collectSums(rows);
    collectUnits(m_laws.capValues(rows));
    countAll(progress);
}

// A constraint on both sections, or on neither, sees nothing of a swap.
bool SideboardSwaps::looksIntoOne(std::uint32_t constraint) const
{
    return m_laws.looksInto(constraint, m_main) != m_laws.looksInto(constraint, m_side);
}

// What constraints count, as a swap changes it.
void SideboardSwaps::collectSums(std::span<const ResolvedRow> rows)
{
    for (const auto& law : m_laws.sums()) {
        if (!looksIntoOne(law.constraint))
            continue;
        Sum sum{{}, m_laws.changeOf(law, m_laws.totalOf(law, rows))};
        for (const auto& [card, sections] : m_held)
            if (const auto value = m_laws.valueOf(law, card); value != 0)
                sum.in[card] = m_laws.looksInto(law.constraint, m_main) ? value : -value;
        addSum(std::move(sum));
    }
    std::stable_partition(
        m_sums.begin(), m_sums.end(), [](const Sum& sum) { return sum.change.atLeast == sum.change.atMost; });
}

// What two constraints see alike, or the other way round, is one sum with both bounds.
void SideboardSwaps::addSum(Sum sum)
{
    if (sum.in.empty() || sum.change == SumRange())
        return;
    const bool alike = std::all_of(
        sum.in.begin(), sum.in.end(), [&](const auto& one) { return one.second == sum.in.begin()->second; });
    if (alike && sum.in.size() == m_held.size())
        return; // as much goes out as comes in
    auto opposite = sum;
    for (auto& [card, value] : opposite.in)
        value = -value;
    opposite.change = {-sum.change.atMost, -sum.change.atLeast};
    for (auto& known : m_sums)
        for (const auto* other : {&sum, &opposite})
            if (known.in == other->in) {
                known.change = known.change & other->change;
                return;
            }
    m_sums.push_back(std::move(sum));
}

// Held cards, those together that share a limit a swap can touch.
void SideboardSwaps::collectUnits(const CapValues& caps)
{
    std::vector<CardIndex> cards;
    for (const auto& [card, sections] : m_held)
        cards.push_back(card);
    auto linked = m_laws.linked(cards, [&](std::uint32_t limit, CardIndex card) {
        return looksIntoOne(limit) &&
               (m_laws.checker().counts(limit, m_main, card) || m_laws.checker().counts(limit, m_side, card));
    });
    // Ways are walked from the last unit: that of the first card.
    for (auto part = linked.rbegin(); part != linked.rend(); ++part) {
        Unit unit{std::move(*part), {}};
        addChoices(unit, caps);
        m_tooMany = m_tooMany || unit.choices.size() > maxSwapChoices;
        for (const auto& choice : unit.choices)
            for (const auto& [card, copies] : choice)
                unit.comesIn = unit.comesIn || copies > 0;
        if (unit.choices.size() > 1)
            (unit.comesIn ? m_all.inUnits : m_all.outUnits).push_back(std::move(unit));
    }
}

void SideboardSwaps::addChoices(Unit& unit, const CapValues& caps) const
{
    Moves moves;
    const std::function<void(std::size_t, int, int)> next = [&](std::size_t at, int out, int in) {
        if (unit.choices.size() > maxSwapChoices)
            return;
        if (at == unit.cards.size()) {
            if (keepsLimits(unit, moves))
                unit.choices.push_back(moves);
            return;
        }
        const auto card = unit.cards[at];
        const auto& sections = m_held.at(card);
        const auto held = [&](std::uint16_t section) { return sections.contains(section) ? sections.at(section) : 0; };
        next(at + 1, out, in);
        for (const bool goes : {true, false}) {
            const int most = std::min(held(goes ? m_main : m_side), countedSizes - (goes ? out : in));
            for (int n = 1; n <= most && m_laws.carries(card, goes ? m_side : m_main, caps); ++n) {
                moves.emplace_back(card, goes ? -n : n);
                next(at + 1, out + (goes ? n : 0), in + (goes ? 0 : n));
                moves.pop_back();
            }
        }
    };
    next(0, 0, 0);
}

// Limits of copies that look at one of the two sections only, and were kept before.
bool SideboardSwaps::keepsLimits(const Unit& unit, const Moves& moves) const
{
    return std::all_of(m_laws.limits().begin(), m_laws.limits().end(), [&](std::uint32_t limit) {
        if (!looksIntoOne(limit))
            return true;
        const bool main = m_laws.looksInto(limit, m_main);
        std::vector<std::pair<CardIndex, std::int64_t>> before, after;
        for (const auto card : unit.cards)
            if (m_laws.checker().counts(limit, main ? m_main : m_side, card)) {
                const auto held = m_laws.held(m_held, card, limit), by = std::int64_t{copiesOf(moves, card)};
                before.emplace_back(card, held);
                after.emplace_back(card, main ? held + by : held - by);
            }
        const auto known = m_laws.broken(limit, before), broken = m_laws.broken(limit, after);
        return std::includes(known.begin(), known.end(), broken.begin(), broken.end());
    });
}

void SideboardSwaps::countAll(const Progress& progress)
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
SumTables SideboardSwaps::outgoing(const std::vector<Unit>& units, const SumTables& in, const Progress& progress) const
{
    std::vector<SumRange> ranges(1 + m_sums.size(), SumRange{0, 0});
    for (std::size_t place = 0; place < in.size(); ++place) {
        const auto sums = in.sums(place);
        ranges[0].atMost = std::max(ranges[0].atMost, sums[1]);
        for (std::size_t i = 0; i < m_sums.size(); ++i)
            ranges[1 + i] = ranges[1 + i] | SumRange{sums[heads + i], sums[heads + i]};
    }
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        ranges[1 + i] = m_sums[i].change - ranges[1 + i];
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : units) {
        steps.push_back(stepsOf(unit, std::nullopt));
        for (auto& step : steps.back())
            step.by.erase(step.by.begin() + 1); // nothing comes in
    }
    return {std::move(steps), ranges, true, maxSwapSums, progress};
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
    const std::vector<Unit>& units, std::optional<CardIndex> must, const Progress& progress) const
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
    return {std::move(steps), ranges, false, maxSwapSums, progress};
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
        for (auto first = firstNot(outgoing.size(), before); first < outgoing.size(); ++first) {
            const auto out = outgoing.sums(first);
            if (out[0] != more || (kept && out[1] + sums[heads] > m_sums.front().change.atMost))
                break;
            bool within = true;
            for (std::size_t i = 0; within && i < m_sums.size(); ++i)
                within = m_sums[i].change.holds(out[1 + i] + sums[heads + i]);
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
    const CardSwap& part, int copies, std::size_t limit, const Progress& progress) const
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
                        const int by = copiesOf(moves, card);
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
    const CardSwap& part, std::size_t limit, const Progress& progress) const
{
    for (auto size = std::max({std::int64_t{1}, copiesOf(part.out), copiesOf(part.in)}); size <= countedSizes; ++size)
        if (auto found = containing(part, static_cast<int>(size), limit, progress); !found.empty())
            return found;
    return {};
}

DeckEdit SideboardSwaps::edit(const Deck& deck, const CardSwap& swap) const
{
    EditGroup group;
    const auto rows = m_laws.checker().resolve(deck);
    const auto move = [&](const CardCounts& cards, std::uint16_t from, std::uint16_t to) {
        const auto& sections = m_laws.checker().ruleset().sections;
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
