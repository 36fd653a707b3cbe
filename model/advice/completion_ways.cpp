#include "model/advice/completion.h"

#include <algorithm>
#include <gmpxx.h>

namespace nexus::model {

namespace {

using Numbers = std::vector<mpz_class>;

// In how many ways so many copies can be made of these cards, for no copy up to `most`.
Numbers waysToPick(const std::vector<std::pair<CardIndex, int>>& cards, std::size_t most)
{
    Numbers ways(most + 1);
    ways[0] = 1;
    std::size_t reached = 0;
    for (const auto& [card, copies] : cards) {
        // One after the other: with every copy of the card from none to all, which a running sum gives.
        reached = std::min(most, reached + static_cast<std::size_t>(copies));
        for (std::size_t n = 1; n <= reached; ++n)
            ways[n] += ways[n - 1];
        for (auto n = reached; n > static_cast<std::size_t>(copies); --n)
            ways[n] -= ways[n - static_cast<std::size_t>(copies) - 1];
    }
    return ways;
}

using Cards = std::vector<std::pair<CardIndex, int>>;

// Kinds that change the sums alike are one here, whatever a person wishes; a card of two of them too.
std::map<std::vector<std::int64_t>, Cards> alike(const std::vector<CompletionKind>& kinds)
{
    std::map<std::vector<std::int64_t>, std::map<CardIndex, int>> cards;
    for (const auto& kind : kinds)
        for (const auto& [card, copies] : kind.cards)
            cards[kind.by][card] += copies;
    std::map<std::vector<std::int64_t>, Cards> found;
    for (const auto& [by, copies] : cards)
        found[by].assign(copies.begin(), copies.end());
    return found;
}

constexpr std::int64_t mostCopies = 20'000; // of one kind where no bound stops it earlier

} // namespace

// The walk of all fillings whatever they cost, with the ways of every choice of its units.
struct DeckCompletions::Counted {
    Walk walk;
    std::vector<Numbers> ways;
    mpz_class beside = 1; // ways to add what changes no sum
};

bool DeckCompletions::collectCounted(Counted& counted) const
{
    const auto low = lowest(Goal::Fill);
    for (const auto& [by, cards] : alike(m_problem.additions())) {
        if (std::all_of(by.begin(), by.end(), [](auto one) { return one == 0; })) {
            for (const auto& [card, copies] : cards)
                counted.beside *= copies + 1;
            continue;
        }
        std::int64_t most = 0;
        for (const auto& [card, copies] : cards)
            most += copies;
        for (std::size_t i = 0; i < by.size(); ++i)
            if (by[i] > 0 && m_problem.sums()[i].range.atMost < SumRange().atMost)
                most = std::min(most, std::max<std::int64_t>(0, m_problem.sums()[i].range.atMost - low[i]) / by[i]);
        if (most > mostCopies)
            return false;
        WalkUnit unit;
        for (std::int64_t n = 0; n <= most; ++n) {
            unit.push_back({by, 0});
            for (auto& one : unit.back().by)
                one *= n;
        }
        counted.walk.units.push_back(std::move(unit));
        counted.walk.sources.emplace_back();
        counted.ways.push_back(waysToPick(cards, static_cast<std::size_t>(most)));
    }
    addLinks(counted.walk, Goal::Fill);
    return true;
}

tl::expected<std::string, CompletionTrouble> DeckCompletions::ways(const Progress& progress) const
{
    if (const auto why = trouble())
        return tl::unexpected(*why);
    if (m_problem.stuck())
        return "0";
    Counted counted;
    if (!collectCounted(counted))
        return tl::unexpected(CompletionTrouble::TooMany);
    for (const auto& sum : m_problem.sums())
        counted.walk.sums.push_back({sum.now, sum.range, {}});
    for (auto i = counted.ways.size(); i < counted.walk.units.size(); ++i)
        counted.ways.emplace_back(counted.walk.units[i].size(), 1); // cards that share limits: each choice is one way
    const ChoiceWalk states(std::move(counted.walk.sums), std::move(counted.walk.units), {}, progress);
    if (states.outcome() != ChoiceWalk::Outcome::Done)
        return tl::unexpected(
            states.outcome() == ChoiceWalk::Outcome::Stopped ? CompletionTrouble::Stopped : CompletionTrouble::TooMany);
    if (!states.any())
        return "0";
    Numbers now{counted.beside};
    for (std::size_t unit = 0; unit < states.units().size(); ++unit) {
        if (progress && !progress(unit, states.units().size()))
            return tl::unexpected(CompletionTrouble::Stopped);
        Numbers after(states.states(unit + 1));
        for (std::size_t state = 0; state < now.size(); ++state)
            for (std::size_t choice = 0; states.leadsHome(unit, state) && choice < states.units()[unit].size();
                 ++choice)
                if (const auto to = states.next(unit, state, choice))
                    after[*to] += now[state] * counted.ways[unit][choice];
        now = std::move(after);
    }
    mpz_class all = 0;
    for (const auto& one : now)
        all += one;
    return all.get_str();
}

} // namespace nexus::model
