#include "model/advice/completion.h"

#include "model/advice/completion_costs.h"
#include "model/advice/completion_picks.h"

#include <algorithm>
#include <set>

namespace nexus::model {

namespace {

constexpr std::int64_t moreThanNearest = 2; // copies beyond the fewest that are looked at where there are few fixes
constexpr std::size_t mostWays = 20'000;    // of kinds, looked at for one list

} // namespace

DeckCompletions::DeckCompletions(const DeckChecker& checker, const Deck& deck, const CompletionWishes& wishes,
    const std::optional<SectionId>& section)
    : m_checker(checker)
    , m_problem(checker, deck, wishes, checker.sectionIndex(section.value_or(checker.ruleset().tableRules.deck)))
    , m_wishes(wishes)
    , m_sectionId(section.value_or(checker.ruleset().tableRules.deck))
{
}

const SectionId& DeckCompletions::section() const { return m_sectionId; }

std::optional<CompletionTrouble> DeckCompletions::trouble() const
{
    if (m_problem.section() == DeckChecker::noSection)
        return CompletionTrouble::NoSection;
    return m_problem.tooManyChoices() ? std::optional(CompletionTrouble::TooMany) : std::nullopt;
}

bool DeckCompletions::isComplete() const
{
    if (trouble() || m_problem.stuck() || hasFaults())
        return false;
    std::vector<std::int64_t> now;
    for (const auto& sum : m_problem.sums())
        now.push_back(sum.now);
    const auto keeps = [](const CompletionLink& link) {
        return std::any_of(link.choices.begin(), link.choices.end(),
            [](const auto& by) { return std::all_of(by.begin(), by.end(), [](int one) { return one == 0; }); });
    };
    return m_problem.isMet(now) && std::all_of(m_problem.links().begin(), m_problem.links().end(), keeps);
}

namespace {

CompletionTrouble troubleOf(ChoiceWalk::Outcome outcome)
{
    return outcome == ChoiceWalk::Outcome::Stopped ? CompletionTrouble::Stopped : CompletionTrouble::TooMany;
}

} // namespace

DeckCompletions::List DeckCompletions::nearest(std::size_t limit, const Progress& progress) const
{
    if (const auto why = trouble())
        return tl::unexpected(*why);
    if (m_problem.stuck() || isComplete())
        return {};
    const auto boundFor = [](std::int64_t copies) { return ((copies + 1) << copiesAt) - 1; };
    std::vector<DeckCompletion> found;
    std::optional<std::int64_t> fewest;
    for (auto copies = leastCopies(); found.size() < limit; ++copies) {
        const bool any = fewest || copies < leastCopies() + 3; // a few small walks, then the whole
        const auto most = any ? copies : std::numeric_limits<std::int64_t>::max();
        const auto walk = walkFor(Goal::Nearest, most);
        const ChoiceWalk ways(walk.sums, walk.units, {.maxCost = any ? boundFor(copies) : ChoiceWalk::never}, progress);
        if (ways.outcome() != ChoiceWalk::Outcome::Done)
            return fewest ? List(found) : tl::unexpected(troubleOf(ways.outcome()));
        if (!ways.any() && !any)
            break;
        if (!ways.any() || ways.leastCost() > (any ? boundFor(copies) : ChoiceWalk::never))
            continue;
        if (!fewest)
            copies = *(fewest = ways.leastCost() >> copiesAt);
        bool stopped = false;
        found = listed(walk, ways, Goal::Nearest, limit, boundFor(copies), [&](std::size_t done, std::size_t all) {
            stopped = stopped || (progress && !progress(done, all));
            return !stopped;
        });
        if (stopped)
            return tl::unexpected(CompletionTrouble::Stopped);
        if (copies - *fewest >= moreThanNearest)
            break;
    }
    return found;
}

DeckCompletions::List DeckCompletions::fill(std::size_t limit, const Progress& progress) const
{
    if (const auto why = trouble())
        return tl::unexpected(*why);
    if (m_problem.stuck() || isComplete())
        return {};
    const auto walk = walkFor(Goal::Fill, std::numeric_limits<std::int64_t>::max());
    const ChoiceWalk ways(walk.sums, walk.units, {}, progress);
    if (ways.outcome() != ChoiceWalk::Outcome::Done)
        return tl::unexpected(troubleOf(ways.outcome()));
    return listed(walk, ways, Goal::Fill, limit, ChoiceWalk::never, progress);
}

// The choices of a unit that are a part of this one.
std::vector<std::size_t> DeckCompletions::partsOf(const Source& source, std::size_t choice)
{
    std::vector<std::size_t> parts;
    for (std::size_t part = 0; !source.link && part <= choice; ++part)
        parts.push_back(part);
    if (!source.link)
        return parts;
    const auto& whole = source.link->choices[source.choices[choice]];
    for (std::size_t other = 0; other < source.choices.size(); ++other) {
        const auto& by = source.link->choices[source.choices[other]];
        bool part = true;
        for (std::size_t card = 0; card < by.size(); ++card)
            part = part && std::min(0, whole[card]) <= by[card] && by[card] <= std::max(0, whole[card]);
        if (part)
            parts.push_back(other);
    }
    return parts;
}

// Whether some but not all of the changes would do.
bool DeckCompletions::hasPartThatDoes(const Walk& walk, const Way& way)
{
    constexpr std::size_t mostParts = 4096;
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> units; // those with a choice of parts
    auto start = std::vector<std::int64_t>();
    for (const auto& sum : walk.sums)
        start.push_back(sum.start);
    std::size_t all = 1;
    for (std::size_t unit = 0; unit < walk.units.size(); ++unit) {
        if (auto parts = partsOf(walk.sources[unit], way[unit]); parts.size() > 1)
            units.emplace_back(unit, std::move(parts));
        else
            for (std::size_t sum = 0; sum < start.size(); ++sum)
                start[sum] += walk.units[unit][way[unit]].by[sum];
        all *= units.empty() || units.back().first != unit ? 1 : units.back().second.size();
        if (all > mostParts)
            return false;
    }
    std::vector<std::size_t> part(units.size(), 0);
    const auto does = [&] {
        for (std::size_t sum = 0; sum < start.size(); ++sum) {
            auto value = start[sum];
            for (std::size_t i = 0; i < units.size(); ++i)
                value += walk.units[units[i].first][units[i].second[part[i]]].by[sum];
            if (value < walk.sums[sum].range.atLeast || value > walk.sums[sum].range.atMost)
                return false;
        }
        return true;
    };
    const auto isWhole = [&] {
        for (std::size_t i = 0; i < units.size(); ++i)
            if (units[i].second[part[i]] != way[units[i].first])
                return false;
        return true;
    };
    for (std::size_t number = 0; number < all; ++number) {
        if (!isWhole() && does())
            return true;
        for (std::size_t i = 0; i < part.size() && ++part[i] == units[i].second.size(); ++i)
            part[i] = 0;
    }
    return false;
}

// As many as asked for, in the order of their costs; of ways that cost the same, the first cards of each, then the
// second of each, so that a list shows more than one way.
std::vector<DeckCompletion> DeckCompletions::listed(const Walk& walk, const ChoiceWalk& ways, Goal goal,
    std::size_t limit, std::int64_t maxCost, const Progress& progress) const
{
    std::vector<DeckCompletion> found;
    std::set<Moves> known;
    std::vector<CompletionPicks> alike;
    std::int64_t cost = -1;
    const auto list = [&] {
        for (bool more = true; more && found.size() < limit;) {
            more = false;
            for (auto& picks : alike) {
                const auto moves = found.size() < limit ? picks.next() : std::nullopt;
                more = more || moves;
                if (moves && known.insert(*moves).second)
                    found.push_back(completed(*moves, goal));
            }
        }
        alike.clear();
    };
    std::size_t visited = 0;
    const auto least = ways.any() ? ways.leastCost() >> copiesAt : 0;
    ways.each(
        [&](const Way& way, std::int64_t wayCost) {
            if (wayCost > maxCost || ++visited > mostWays)
                return false;
            if (wayCost != cost) {
                list();
                cost = wayCost;
            }
            if (found.size() >= limit ||
                (goal == Goal::Nearest && wayCost >> copiesAt > least && hasPartThatDoes(walk, way)))
                return found.size() < limit;
            std::vector<std::pair<const CompletionKind*, int>> kinds;
            Moves fixed;
            for (std::size_t unit = 0; unit < way.size(); ++unit) {
                const auto& source = walk.sources[unit];
                auto left = static_cast<std::int64_t>(way[unit]);
                for (const auto* kind : source.kinds)
                    if (const auto copies = std::min(left, kind->copies()); copies > 0) {
                        kinds.emplace_back(kind, static_cast<int>(copies));
                        left -= copies;
                    }
                if (source.link)
                    for (std::size_t card = 0; card < source.link->cards.size(); ++card)
                        if (const auto by = source.link->choices[source.choices[way[unit]]][card]; by != 0)
                            fixed.emplace_back(source.link->cards[card], by);
            }
            alike.emplace_back(std::move(kinds), std::move(fixed));
            return alike.size() < limit;
        },
        progress);
    list();
    return found;
}

} // namespace nexus::model
