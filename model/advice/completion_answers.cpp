#include "model/advice/completion.h"

#include <algorithm>
#include <cmath>

namespace nexus::model {

// Moves as changes of the deck, what must go anyway with them.
DeckCompletion DeckCompletions::completed(const Moves& moves, Goal goal) const
{
    DeckCompletion done;
    std::map<CardIndex, int> by(moves.begin(), moves.end());
    for (const auto& [card, copies] : moves) {
        const auto points = m_problem.pointsFor(card, copies);
        const auto measure = m_problem.measure() && copies > 0
                                 ? m_problem.changeBy(m_checker, card)[*m_problem.measure()]
                                 : 0;
        done.points += goal == Goal::Fill ? points * std::max<std::int64_t>(0, measure) : points;
        done.fresh += copies > 0 && m_problem.held(card) == 0 ? copies : 0;
    }
    if (goal == Goal::Fill)
        done.points += curvePoints(moves);
    for (const auto& [card, copies] : m_problem.mustGo())
        by[card] -= copies;
    for (const auto& entry : m_problem.nameless())
        done.changes.push_back({entry.card, std::nullopt, -entry.count});
    for (const int sign : {-1, 1})
        for (const auto& [card, copies] : by)
            if (copies * sign > 0)
                done.changes.push_back({unambiguousName(m_checker.catalogue(), card), card, copies});
    for (const auto& change : done.changes) {
        done.copies += std::abs(change.by);
        done.takenOut += std::max(0, -change.by);
    }
    return done;
}

std::int64_t DeckCompletions::curvePoints(const Moves& moves) const
{
    std::int64_t points = 0;
    for (const auto& [value, wanted] : m_wishes.curve) {
        if (!m_problem.measure())
            continue;
        auto count = m_problem.heldOf(m_checker, value);
        for (const auto& [card, copies] : moves)
            count += m_problem.changeBy(m_checker, card)[*m_problem.measure()] == value ? copies : 0;
        points += std::abs(count - wanted) * m_wishes.curvePoints;
    }
    return points;
}

DeckEdit DeckCompletions::edit(const Deck& deck, const DeckCompletion& completion) const
{
    EditGroup group;
    const auto rows = m_checker.resolve(deck);
    for (const auto& change : completion.changes) {
        auto left = change.by;
        const ResolvedRow* first = nullptr;
        for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
            const bool means = change.index ? row->card == change.index : !row->card && row->entry->card == change.card;
            if (row->section != m_problem.section() || !means)
                continue;
            first = &*row;
            if (left >= 0)
                continue;
            const auto by = std::max(left, -row->count);
            if (by != 0)
                group.edits.push_back({ChangeCopies{m_sectionId, *row->entry, by}});
            left -= by;
        }
        if (left <= 0)
            continue;
        DeckEntry entry;
        entry.card = change.card;
        group.edits.push_back({ChangeCopies{m_sectionId, first ? *first->entry : entry, left}});
    }
    return {std::move(group)};
}

std::optional<CompletionRemainder> DeckCompletions::remainder() const
{
    if (trouble() || !m_problem.measure() || m_problem.stuck() || hasFaults())
        return std::nullopt;
    const auto measure = *m_problem.measure();
    const auto& sum = m_problem.sums()[measure];
    CompletionRemainder found{sum.constraint, sum.range.atLeast - sum.now};
    found.dearest = m_problem.dearest();
    if (found.left <= 0 || !m_problem.links().empty())
        return std::nullopt;
    const auto meets = [&](const CompletionKind& a, const CompletionKind* b) {
        std::vector<std::int64_t> values;
        for (std::size_t i = 0; i < m_problem.sums().size(); ++i)
            values.push_back(m_problem.sums()[i].now + a.by[i] + (b ? b->by[i] : 0));
        return m_problem.isMet(values);
    };
    const auto& kinds = m_problem.additions();
    for (std::size_t a = 0; a < kinds.size(); ++a) {
        found.one = found.one || meets(kinds[a], nullptr);
        for (std::size_t b = a; b < kinds.size() && !found.two; ++b)
            found.two = (a != b || kinds[a].copies() > 1) && meets(kinds[a], &kinds[b]);
    }
    const auto walk = walkFor(Goal::Fill, std::numeric_limits<std::int64_t>::max());
    const ChoiceWalk ways(walk.sums, walk.units, {});
    if (ways.outcome() != ChoiceWalk::Outcome::Done)
        return std::nullopt;
    found.any = ways.any();
    return found;
}

// What the sum can become that is nearest to its bounds within this range; the others in theirs.
std::optional<std::int64_t> DeckCompletions::nearestValue(Walk walk, std::size_t sum, const SumRange& range) const
{
    const auto& wanted = m_problem.sums()[sum].range;
    std::int64_t found = 0;
    walk.sums[sum].range = range;
    walk.sums[sum].costAtEnd = [&wanted](std::int64_t value) {
        return std::max({std::int64_t{0}, wanted.atLeast - value, value - wanted.atMost});
    };
    for (auto& unit : walk.units)
        for (auto& choice : unit)
            choice.cost = 0;
    const ChoiceWalk ways(walk.sums, walk.units, {});
    if (!ways.any())
        return std::nullopt;
    found = ways.leastCost();
    return range.atMost < wanted.atLeast ? wanted.atLeast - found : wanted.atMost + found;
}

std::optional<CompletionObstacle> DeckCompletions::obstacle(bool onlyIn, const Progress& progress) const
{
    if (trouble())
        return std::nullopt;
    CompletionObstacle found;
    found.stuck = m_problem.stuck();
    found.nothingGiven = m_problem.nothingGiven();
    if (found.stuck)
        return found;
    // Bounds from above first: what has to be reached is then missed by what is left.
    std::vector<std::size_t> order;
    for (const bool reached : {false, true})
        for (std::size_t i = 0; i < m_problem.sums().size(); ++i)
            if ((m_problem.sums()[i].range.atLeast > SumRange().atLeast) == reached)
                order.push_back(i);
    auto walk = walkFor(onlyIn ? Goal::Fill : Goal::Nearest, std::numeric_limits<std::int64_t>::max());
    for (auto& sum : walk.sums)
        sum.costAtEnd = {};
    auto open = walk;
    for (const auto i : order)
        open.sums[i].range = {};
    for (const auto i : order) {
        open.sums[i].range = walk.sums[i].range;
        const ChoiceWalk ways(open.sums, open.units, {}, progress);
        if (ways.outcome() != ChoiceWalk::Outcome::Done)
            return std::nullopt;
        if (ways.any())
            continue;
        const auto& sum = m_problem.sums()[i];
        found.constraint = sum.constraint;
        found.domain = sum.domain;
        found.now = sum.now;
        found.below = nearestValue(open, i, {SumRange().atLeast, sum.range.atLeast - 1});
        found.above = nearestValue(open, i, {sum.range.atMost + 1, SumRange().atMost});
        return found;
    }
    return std::nullopt;
}

} // namespace nexus::model
