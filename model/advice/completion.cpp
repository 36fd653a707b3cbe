#include "model/advice/completion.h"

#include <algorithm>
#include <cmath>
#include <gmpxx.h>

namespace nexus::model {

namespace {

constexpr std::int64_t moreThanNearest = 2; // copies beyond the fewest that are looked at where there are few fixes
constexpr std::size_t mostWays = 20'000;    // of kinds, looked at for one list
constexpr auto anyCopies = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t mostCounted = 20'000; // of one kind, counted, where no bound stops it earlier

CompletionTrouble troubleOf(ChoiceWalk::Outcome outcome)
{
    return outcome == ChoiceWalk::Outcome::Stopped ? CompletionTrouble::Stopped : CompletionTrouble::TooMany;
}

using Numbers = std::vector<mpz_class>;

// In how many ways so many copies can be made of these cards, for no copy up to `most`.
Numbers waysToPick(const CardCounts& cards, std::size_t most)
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

// Kinds that change the sums alike are one here, whatever a person wishes; a card of two of them too.
std::map<std::vector<std::int64_t>, CardCounts> alike(const std::vector<CompletionKind>& kinds)
{
    std::map<std::vector<std::int64_t>, std::map<CardIndex, int>> cards;
    for (const auto& kind : kinds)
        for (const auto& [card, copies] : kind.cards)
            cards[kind.by][card] += copies;
    std::map<std::vector<std::int64_t>, CardCounts> found;
    for (const auto& [by, copies] : cards)
        found[by].assign(copies.begin(), copies.end());
    return found;
}

// The walk of all fillings whatever they cost, with the ways of every choice of its units.
struct CountedWalk {
    CompletionWalk walk;
    std::vector<Numbers> ways;
    mpz_class beside = 1; // ways to add what changes no sum
};

bool collectCounted(const CompletionProblem& problem, CountedWalk& counted)
{
    const auto low = lowestSums(problem, CompletionGoal::Fill);
    for (const auto& [by, cards] : alike(problem.additions())) {
        if (std::all_of(by.begin(), by.end(), [](auto one) { return one == 0; })) {
            for (const auto& [card, copies] : cards)
                counted.beside *= copies + 1;
            continue;
        }
        auto most = copiesOf(cards);
        for (std::size_t i = 0; i < by.size(); ++i)
            if (by[i] > 0 && problem.sums()[i].range.atMost < SumRange().atMost)
                most = std::min(most, std::max<std::int64_t>(0, problem.sums()[i].range.atMost - low[i]) / by[i]);
        if (most > mostCounted)
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
    addLinks(counted.walk, problem, CompletionGoal::Fill);
    return true;
}

// The cards behind a way: so many copies of a kind can be made of its cards in several ways, in the catalogue's order.
// One after the other, never all at once.
class CompletionPicks {
public:
    using Moves = CardCounts; // copies in, or out where negative
    // The walk must outlive it.
    CompletionPicks(const CompletionWalk& walk, const CompletionWalk::Way& way)
    {
        for (std::size_t unit = 0; unit < way.size(); ++unit) {
            const auto& source = walk.sources[unit];
            auto left = static_cast<std::int64_t>(way[unit]);
            for (const auto* kind : source.kinds)
                if (const auto copies = std::min(left, kind->copies()); copies > 0) {
                    m_wheels.push_back({kind, std::vector<std::size_t>(static_cast<std::size_t>(copies))});
                    m_done = !fill(m_wheels.back(), 0, 0) || m_done;
                    left -= copies;
                }
            if (source.link)
                for (std::size_t card = 0; card < source.link->cards.size(); ++card)
                    if (const auto by = source.link->choices[source.choices[way[unit]]][card]; by != 0)
                        m_fixed.emplace_back(source.link->cards[card], by);
        }
    }
    // The next, or nothing after the last. Copies of a card that stand in two kinds can make the same moves twice.
    [[nodiscard]] std::optional<Moves> next()
    {
        if (m_done)
            return std::nullopt;
        auto found = moves();
        m_done = true;
        for (auto wheel = m_wheels.rbegin(); wheel != m_wheels.rend(); ++wheel) {
            if (turn(*wheel)) {
                m_done = false;
                break;
            }
            (void)fill(*wheel, 0, 0);
        }
        return found;
    }

private:
    struct Wheel {
        const CompletionKind* kind;
        std::vector<std::size_t> places; // of cards, one a copy, ascending
    };
    // Copies from this one on, of this card and those behind it, the first ones that there are.
    [[nodiscard]] static bool fill(Wheel& wheel, std::size_t from, std::size_t place)
    {
        auto room = place < wheel.kind->cards.size() ? wheel.kind->cards[place].second : 0;
        for (auto earlier = from; earlier-- > 0 && wheel.places[earlier] == place;)
            --room;
        for (auto copy = from; copy < wheel.places.size(); ++copy) {
            for (; room <= 0; room = wheel.kind->cards[place].second)
                if (++place >= wheel.kind->cards.size())
                    return false;
            wheel.places[copy] = place;
            --room;
        }
        return true;
    }
    [[nodiscard]] static bool turn(Wheel& wheel)
    {
        for (auto copy = wheel.places.size(); copy-- > 0;) {
            const auto kept = wheel.places;
            if (wheel.places[copy] + 1 < wheel.kind->cards.size() && fill(wheel, copy, wheel.places[copy] + 1))
                return true;
            wheel.places = kept;
        }
        return false;
    }
    [[nodiscard]] Moves moves() const
    {
        std::map<CardIndex, int> by(m_fixed.begin(), m_fixed.end());
        for (const auto& wheel : m_wheels)
            for (const auto place : wheel.places)
                by[wheel.kind->cards[place].first] += wheel.kind->in ? 1 : -1;
        std::erase_if(by, [](const auto& one) { return one.second == 0; });
        return {by.begin(), by.end()};
    }

    std::vector<Wheel> m_wheels;
    Moves m_fixed;
    bool m_done = false;
};

} // namespace

DeckCompletions::DeckCompletions(const DeckChecker& checker, const Deck& deck, const CompletionWishes& wishes,
    const std::optional<SectionId>& section)
    : m_checker(checker)
    , m_problem(checker, deck, wishes, checker.sectionIndex(section.value_or(checker.ruleset().tableRules.deck)))
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

DeckCompletions::List DeckCompletions::nearest(std::size_t limit, const Progress& progress) const
{
    if (const auto why = trouble())
        return tl::unexpected(*why);
    if (m_problem.stuck() || isComplete())
        return {};
    const auto boundFor = [](std::int64_t copies) { return ((copies + 1) << copiesAt) - 1; };
    std::vector<DeckCompletion> found;
    std::optional<std::int64_t> fewest;
    for (auto copies = leastCopies(m_problem); found.size() < limit; ++copies) {
        const bool any = fewest || copies < leastCopies(m_problem) + 3; // a few small walks, then the whole
        const auto most = any ? copies : anyCopies;
        const auto walk = completionWalk(m_problem, CompletionGoal::Nearest, most);
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
        found = listed(
            walk, ways, CompletionGoal::Nearest, limit, boundFor(copies), [&](std::size_t done, std::size_t all) {
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
    const auto walk = completionWalk(m_problem, CompletionGoal::Fill, anyCopies);
    const ChoiceWalk ways(walk.sums, walk.units, {}, progress);
    if (ways.outcome() != ChoiceWalk::Outcome::Done)
        return tl::unexpected(troubleOf(ways.outcome()));
    return listed(walk, ways, CompletionGoal::Fill, limit, ChoiceWalk::never, progress);
}

// As many as asked for, in the order of their costs; of ways that cost the same, the first cards of each, then the
// second of each, so that a list shows more than one way.
std::vector<DeckCompletion> DeckCompletions::listed(const CompletionWalk& walk, const ChoiceWalk& ways,
    CompletionGoal goal, std::size_t limit, std::int64_t maxCost, const Progress& progress) const
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
        [&](const CompletionWalk::Way& way, std::int64_t wayCost) {
            if (wayCost > maxCost || ++visited > mostWays)
                return false;
            if (wayCost != cost) {
                list();
                cost = wayCost;
            }
            if (found.size() >= limit ||
                (goal == CompletionGoal::Nearest && wayCost >> copiesAt > least && walk.hasPartThatDoes(way)))
                return found.size() < limit;
            alike.emplace_back(walk, way);
            return alike.size() < limit;
        },
        progress);
    list();
    return found;
}

tl::expected<std::string, CompletionTrouble> DeckCompletions::ways(const Progress& progress) const
{
    if (const auto why = trouble())
        return tl::unexpected(*why);
    if (m_problem.stuck())
        return "0";
    CountedWalk counted;
    if (!collectCounted(m_problem, counted))
        return tl::unexpected(CompletionTrouble::TooMany);
    for (const auto& sum : m_problem.sums())
        counted.walk.sums.push_back({sum.now, sum.range, {}});
    for (auto i = counted.ways.size(); i < counted.walk.units.size(); ++i)
        counted.ways.emplace_back(counted.walk.units[i].size(), 1); // cards that share limits: each choice is one way
    const ChoiceWalk states(std::move(counted.walk.sums), std::move(counted.walk.units), {}, progress);
    if (states.outcome() != ChoiceWalk::Outcome::Done)
        return tl::unexpected(troubleOf(states.outcome()));
    if (!states.any())
        return "0";
    Numbers now{counted.beside};
    for (std::size_t unit = 0; unit < states.units(); ++unit) {
        if (progress && !progress(unit, states.units()))
            return tl::unexpected(CompletionTrouble::Stopped);
        Numbers after(states.states(unit + 1));
        states.eachStep(unit, [&](std::size_t state, std::size_t choice, std::size_t to) {
            after[to] += now[state] * counted.ways[unit][choice];
        });
        now = std::move(after);
    }
    mpz_class all = 0;
    for (const auto& one : now)
        all += one;
    return all.get_str();
}

// Moves as changes of the deck, what must go anyway with them.
DeckCompletion DeckCompletions::completed(const Moves& moves, CompletionGoal goal) const
{
    DeckCompletion done;
    std::map<CardIndex, int> by(moves.begin(), moves.end());
    for (const auto& [card, copies] : moves) {
        const auto points = m_problem.pointsFor(card, copies);
        const auto measure = copies > 0 ? m_problem.measureOf(card) : 0;
        done.points += goal == CompletionGoal::Fill ? points * std::max<std::int64_t>(0, measure) : points;
        done.fresh += copies > 0 && m_problem.held(card) == 0 ? copies : 0;
    }
    if (goal == CompletionGoal::Fill)
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
    for (const auto& [value, wanted] : m_problem.wishes().curve) {
        if (!m_problem.measure())
            continue;
        auto count = m_problem.heldOf(value);
        for (const auto& [card, copies] : moves)
            count += m_problem.measureOf(card) == value ? copies : 0;
        points += std::abs(count - wanted) * m_problem.wishes().curvePoints;
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
        group.edits.push_back(
            {ChangeCopies{m_sectionId, first ? *first->entry : DeckEntry{.card = change.card}, left}});
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
    const auto walk = completionWalk(m_problem, CompletionGoal::Fill, anyCopies);
    const ChoiceWalk ways(walk.sums, walk.units, {});
    if (ways.outcome() != ChoiceWalk::Outcome::Done)
        return std::nullopt;
    found.any = ways.any();
    return found;
}

// What the sum can become that is nearest to its bounds within this range; the others in theirs.
std::optional<std::int64_t> DeckCompletions::nearestValue(
    CompletionWalk walk, std::size_t sum, const SumRange& range) const
{
    const auto& wanted = m_problem.sums()[sum].range;
    walk.sums[sum].range = range;
    walk.sums[sum].costAtEnd = [&wanted](std::int64_t value) {
        return std::max({std::int64_t{0}, wanted.atLeast - value, value - wanted.atMost});
    };
    for (auto& unit : walk.units)
        for (auto& choice : unit)
            choice.worth = {0, 0};
    const ChoiceWalk ways(walk.sums, walk.units, {});
    if (!ways.any())
        return std::nullopt;
    const auto found = ways.leastCost();
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
    auto walk = completionWalk(m_problem, onlyIn ? CompletionGoal::Fill : CompletionGoal::Nearest, anyCopies);
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
