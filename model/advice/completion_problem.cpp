#include "model/advice/completion_problem.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace nexus::model {

namespace {

constexpr std::size_t maxLinkChoices = 20'000; // of cards whose limits depend on each other

std::vector<std::int64_t> times(std::vector<std::int64_t> by, std::int64_t n)
{
    for (auto& one : by)
        one *= n;
    return by;
}

std::int64_t dividedUp(std::int64_t a, std::int64_t b) { return a <= 0 ? 0 : (a + b - 1) / b; }

// The choices of a unit that are a part of this one.
std::vector<std::size_t> partsOf(const CompletionWalk::Source& source, std::size_t choice)
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

// More copies of a kind than this are of no use: they break a bound, or less would have reached every one.
std::int64_t copiesNeeded(
    const CompletionProblem& problem, const CompletionKind& kind, const std::vector<std::int64_t>& lowest)
{
    if (!kind.in)
        return kind.copies();
    auto most = std::numeric_limits<std::int64_t>::max();
    std::int64_t needed = 0;
    for (std::size_t i = 0; i < lowest.size(); ++i) {
        const auto& range = problem.sums()[i].range;
        if (kind.by[i] < 0)
            needed = maxCopies;
        if (kind.by[i] <= 0)
            continue;
        if (range.atMost < SumRange().atMost)
            most = std::min(most, std::max<std::int64_t>(0, range.atMost - lowest[i]) / kind.by[i]);
        if (range.atLeast > SumRange().atLeast)
            needed = std::max(needed, dividedUp(range.atLeast - lowest[i], kind.by[i]));
    }
    for (const auto& [value, wanted] : problem.wishes().curve)
        if (value == kind.measure)
            needed = std::max(needed, wanted);
    return std::min(most, needed);
}

void addKinds(CompletionWalk& walk, const CompletionProblem& problem, const std::vector<CompletionKind>& kinds,
    std::int64_t mostCopies)
{
    const auto low = lowestSums(problem, CompletionGoal::Nearest);
    for (const auto& kind : kinds) {
        const auto copies = std::min({copiesNeeded(problem, kind, low), kind.copies(), mostCopies});
        if (copies <= 0)
            continue;
        const auto cost = (std::int64_t{1} << copiesAt) + (std::int64_t{kind.in ? 0 : 1} << outAt) +
                          (kind.points << pointsAt) + (kind.fresh ? 1 : 0);
        WalkUnit unit;
        for (std::int64_t n = 0; n <= copies; ++n)
            unit.push_back(walkChoice(times(kind.by, kind.in ? n : -n), cost * n));
        walk.units.push_back(std::move(unit));
        walk.sources.push_back({{&kind}, nullptr, {}});
    }
}

// Kinds that change the sums alike in one unit: of so many copies, those with the least against them.
void addFillings(CompletionWalk& walk, const CompletionProblem& problem)
{
    const auto low = lowestSums(problem, CompletionGoal::Fill);
    std::map<std::vector<std::int64_t>, std::vector<const CompletionKind*>> alike;
    for (const auto& kind : problem.additions()) // those with the least against them first
        alike[kind.by].push_back(&kind);
    for (auto& [by, kinds] : alike) {
        WalkUnit unit{walkChoice(times(by, 0), 0)};
        for (const auto* kind : kinds) {
            const auto cost = (kind->points * std::max<std::int64_t>(0, kind->measure) << fillPointsAt) +
                              (std::int64_t{1} << fillCopiesAt) + (kind->fresh ? 1 : 0);
            const auto most = copiesNeeded(problem, *kind, low);
            for (std::int64_t n = 0; n < kind->copies() && static_cast<std::int64_t>(unit.size()) <= most; ++n)
                unit.push_back(
                    walkChoice(times(by, static_cast<std::int64_t>(unit.size())), unit.back().worth.atLeast + cost));
        }
        if (unit.size() == 1)
            continue;
        walk.units.push_back(std::move(unit));
        walk.sources.push_back({std::move(kinds), nullptr, {}});
    }
}

// A sum for every value of the curve: the cards of it, held against what is wanted when no more can come.
void addCurve(CompletionWalk& walk, const CompletionProblem& problem)
{
    if (!problem.measure() || problem.wishes().curvePoints == 0)
        return;
    for (const auto& [value, wanted] : problem.wishes().curve) {
        WalkSum sum;
        sum.range = {0, std::numeric_limits<std::int32_t>::max()};
        sum.start = problem.heldOf(value);
        sum.costAtEnd = [wanted = wanted, points = std::int64_t{problem.wishes().curvePoints}](
                            std::int64_t count) { return points * std::abs(count - wanted) << fillPointsAt; };
        walk.sums.push_back(std::move(sum));
        for (std::size_t unit = 0; unit < walk.units.size(); ++unit)
            for (std::size_t choice = 0; choice < walk.units[unit].size(); ++choice) {
                const auto& source = walk.sources[unit];
                std::int64_t copies = 0;
                if (!source.link)
                    copies = source.kinds.front()->measure == value ? static_cast<std::int64_t>(choice) : 0;
                else
                    for (std::size_t card = 0; card < source.link->cards.size(); ++card)
                        if (problem.measureOf(source.link->cards[card]) == value)
                            copies += source.link->choices[source.choices[choice]][card];
                walk.units[unit][choice].by.push_back(copies);
            }
    }
}

} // namespace

// What the making looks up again and again.
struct CompletionProblem::Facts {
    const Laws& laws;
    std::uint16_t section;
    std::vector<ResolvedRow> rows;
    HeldCards held;
    CapValues caps;
    std::map<CardIndex, int> inSection; // as the deck has it
    CardSet linked;

    [[nodiscard]] bool allowed(CardIndex card) const { return laws.carries(card, section, caps); }
    [[nodiscard]] bool counts(std::uint32_t limit, CardIndex card) const
    {
        return laws.checker().counts(limit, section, card);
    }
    [[nodiscard]] std::int64_t elsewhere(std::uint32_t limit, CardIndex card) const
    {
        return laws.held(held, card, limit, section);
    }
    // The most copies in the section by the limits that look at the card alone.
    [[nodiscard]] int most(CardIndex card) const
    {
        const auto room = laws.room(card, section, [&](std::uint32_t limit) { return elsewhere(limit, card); });
        return static_cast<int>(std::clamp<std::int64_t>(room.value_or(maxCopies), 0, maxCopies));
    }
};

CompletionProblem::CompletionProblem(
    const DeckChecker& checker, const Deck& deck, const CompletionWishes& wishes, std::uint16_t section)
    : m_laws(checker)
    , m_section(section)
    , m_wishes(wishes)
{
    if (m_section == DeckChecker::noSection)
        return;
    Facts facts{m_laws, m_section, checker.resolve(deck), {}, {}, {}, CardSet(checker.catalogue().size())};
    facts.held = heldIn(facts.rows);
    facts.caps = m_laws.capValues(facts.rows);
    const auto& sections = checker.ruleset().sections;
    for (const auto& [card, copies] : facts.held)
        for (const auto& [where, count] : copies) {
            if (!sections[where].free)
                m_everywhere[card] += count;
            if (where == m_section)
                facts.inSection[card] = count;
        }
    for (const auto& row : facts.rows)
        if (row.section == m_section && !row.card)
            m_nameless.push_back(*row.entry);
    for (std::size_t i = 0; i < checker.ruleset().constraints.size(); ++i)
        if (m_laws.looksInto(i, m_section) && !m_laws.capsOf(i).empty())
            if (const auto giving = m_laws.caps()[m_laws.capsOf(i).front()].giving; std::none_of(
                    facts.rows.begin(), facts.rows.end(), [&](const auto& row) { return row.section == giving; }))
                m_nothingGiven = sections[giving].id;
    collectLinks(facts);
    collectHeld(facts);
    collectSums(facts);
    collectKinds(facts);
}

void CompletionProblem::collectLinks(Facts& facts)
{
    if (std::none_of(m_laws.limits().begin(), m_laws.limits().end(), [&](std::uint32_t limit) {
            return m_laws.looksInto(limit, m_section) && takesCardsForOne(m_laws.checker(), m_laws.rule(limit));
        }))
        return;
    std::vector<CardIndex> all(m_laws.checker().catalogue().size());
    std::iota(all.begin(), all.end(), CardIndex{0});
    for (auto& cards : m_laws.linked(all, [&](std::uint32_t limit, CardIndex card) {
             return facts.counts(limit, card) &&
                    (facts.inSection.contains(card) || facts.allowed(card) || facts.elsewhere(limit, card) > 0);
         }))
        if (cards.size() > 1)
            addLink(facts, std::move(cards));
}

// Every choice of copies in the section that keeps the limits the cards share.
void CompletionProblem::addLink(Facts& facts, std::vector<CardIndex> cards)
{
    const auto all = cards; // also those of other sections alone
    std::erase_if(cards, [&](CardIndex card) { return !facts.allowed(card); });
    for (const auto card : cards)
        facts.linked.insert(card);
    const auto heldHere = [&](CardIndex card) { return facts.inSection.contains(card) ? facts.inSection.at(card) : 0; };
    CardCounts copies; // in the section
    for (const auto card : cards)
        copies.emplace_back(card, 0);
    const auto keeps = [&](std::uint32_t limit) {
        std::vector<std::pair<CardIndex, std::int64_t>> counted;
        for (const auto card : all)
            if (facts.counts(limit, card))
                counted.emplace_back(card, copiesOf(copies, card) + facts.elsewhere(limit, card));
        const auto broken = m_laws.broken(limit, counted);
        return broken.empty() || std::none_of(copies.begin(), copies.end(), [&](const auto& one) {
            return one.second > 0 && facts.counts(limit, one.first) &&
                   broken.contains(identityOf(m_laws.checker(), m_laws.rule(limit), one.first));
        });
    };
    CompletionLink link{cards, {}};
    std::size_t tried = 0;
    const std::function<void(std::size_t)> next = [&](std::size_t at) {
        if (tried > maxLinkChoices)
            return;
        if (at == cards.size()) {
            ++tried;
            if (!std::all_of(m_laws.limits().begin(), m_laws.limits().end(), keeps))
                return;
            auto& by = link.choices.emplace_back();
            for (const auto& [card, count] : copies)
                by.push_back(count - heldHere(card));
            return;
        }
        const auto card = cards[at];
        const bool locked = m_wishes.locked && m_wishes.locked->contains(card),
                   barred = m_wishes.barred && m_wishes.barred->contains(card);
        const int least = locked ? heldHere(card) : 0;
        const int most = barred ? std::min(heldHere(card), facts.most(card)) : facts.most(card);
        for (copies[at].second = least; copies[at].second <= most && tried <= maxLinkChoices; ++copies[at].second)
            next(at + 1);
    };
    next(0);
    m_tooMany = m_tooMany || tried > maxLinkChoices;
    if (link.choices.empty() && !cards.empty() && !m_stuck)
        m_stuck = cards.front();
    if (!cards.empty())
        m_links.push_back(std::move(link));
}

void CompletionProblem::collectHeld(const Facts& facts)
{
    for (const auto& [card, copies] : facts.inSection) {
        int kept = facts.allowed(card) ? copies : 0;
        if (!facts.linked.contains(card))
            kept = std::min(kept, facts.most(card));
        if (m_wishes.faultsStay)
            kept = copies;
        if (kept > 0)
            m_held[card] = kept;
        if (kept == copies)
            continue;
        m_mustGo[card] = copies - kept;
        if (!m_stuck && m_wishes.locked && m_wishes.locked->contains(card))
            m_stuck = card;
    }
}

int CompletionProblem::held(CardIndex card) const
{
    const auto found = m_held.find(card);
    return found == m_held.end() ? 0 : found->second;
}

void CompletionProblem::collectSums(const Facts& facts)
{
    const auto& checker = m_laws.checker();
    const bool isDrawn = m_section == checker.sectionIndex(checker.ruleset().tableRules.deck);
    for (const auto& law : m_laws.sums()) {
        if (!m_laws.looksInto(law.constraint, m_section))
            continue;
        CompletionSum sum{law, m_laws.totalOf(law, facts.rows, m_section)};
        for (const auto& [card, copies] : m_held)
            sum.now += copies * m_laws.valueOf(law, card);
        if (!isDrawn && m_laws.rule(law.constraint).sections.size() != 1)
            sum.range = sum.range | SumRange{sum.now, sum.now};
        m_sums.push_back(sum);
    }
    if (m_sums.empty())
        return;
    const auto reached = std::find_if(
        m_sums.begin(), m_sums.end(), [](const auto& sum) { return sum.range.atLeast > SumRange().atLeast; });
    m_measure = reached == m_sums.end() ? 0 : static_cast<std::size_t>(reached - m_sums.begin());
    for (CardIndex card = 0; card < checker.catalogue().size(); ++card)
        if (checker.accepts(m_section, card))
            m_dearest = std::max(m_dearest, measureOf(card));
}

bool CompletionProblem::isMet(const std::vector<std::int64_t>& values) const
{
    return std::equal(m_sums.begin(), m_sums.end(), values.begin(),
        [](const CompletionSum& sum, std::int64_t value) { return sum.range.holds(value); });
}

std::vector<std::int64_t> CompletionProblem::changeBy(CardIndex card) const
{
    std::vector<std::int64_t> by;
    by.reserve(m_sums.size());
    for (const auto& sum : m_sums)
        by.push_back(m_laws.valueOf(sum, card));
    return by;
}

std::vector<std::int64_t> CompletionProblem::changeBy(const CompletionLink& link, const std::vector<int>& choice) const
{
    std::vector<std::int64_t> by(m_sums.size(), 0);
    for (std::size_t card = 0; card < choice.size(); ++card)
        for (std::size_t i = 0; choice[card] != 0 && i < by.size(); ++i)
            by[i] += m_laws.valueOf(m_sums[i], link.cards[card]) * choice[card];
    return by;
}

std::int64_t CompletionProblem::heldOf(std::int64_t measure) const
{
    std::int64_t copies = 0;
    for (const auto& [card, count] : m_held)
        copies += m_measure && measureOf(card) == measure ? count : 0;
    return copies;
}

// Owned copies beyond those the deck has once what must go is gone; fewer than none where it has more.
int CompletionProblem::atHand(CardIndex card) const
{
    if (!m_wishes.owned || m_wishes.ownedPoints == 0)
        return maxCopies;
    const auto all = m_everywhere.find(card);
    const auto gone = m_mustGo.find(card);
    return (*m_wishes.owned)[card] - (all == m_everywhere.end() ? 0 : all->second) +
           (gone == m_mustGo.end() ? 0 : gone->second);
}

// Of so many copies more (fewer where negative).
std::int64_t CompletionProblem::pointsFor(CardIndex card, int copies) const
{
    const auto spare = atHand(card);
    std::int64_t points = 0, met = 0; // of the wishes the card is not of, and is of
    for (const auto& wish : m_wishes.preferred)
        (wish.cards.contains(card) ? met : points) += wish.points;
    if (copies > 0)
        return points * copies + m_wishes.ownedPoints * std::max(0, copies - std::max(0, spare));
    const bool all = !m_wishes.owned || m_wishes.ownedPoints == 0; // none is missed
    return met * -copies + (all ? 0 : m_wishes.ownedPoints * std::max(0, -copies - std::max(0, -spare)));
}

void CompletionProblem::collectKinds(const Facts& facts)
{
    using Key = std::tuple<std::vector<std::int64_t>, std::int64_t, bool>;
    std::map<Key, std::size_t> added, removed;
    const auto put = [&](auto& keys, auto& kinds, bool in, CardIndex card, int copies, std::int64_t points) {
        if (copies <= 0)
            return;
        const bool fresh = in && !m_held.contains(card);
        const auto [place, isNew] = keys.try_emplace(Key{changeBy(card), points, fresh}, kinds.size());
        if (isNew)
            kinds.push_back({std::get<0>(place->first), in, fresh, points, measureOf(card), {}});
        kinds[place->second].cards.emplace_back(card, copies);
    };
    for (CardIndex card = 0; card < m_laws.checker().catalogue().size(); ++card) {
        if (facts.linked.contains(card) || (m_wishes.barred && m_wishes.barred->contains(card)) || !facts.allowed(card))
            continue;
        const int room = facts.most(card) - held(card);
        if (room <= 0)
            continue;
        const int ready = std::clamp(atHand(card), 0, room);
        put(added, m_additions, true, card, ready, pointsFor(card, 1));
        put(added, m_additions, true, card, room - ready, pointsFor(card, ready + 1) - pointsFor(card, ready));
    }
    const bool counted = m_wishes.owned && m_wishes.ownedPoints > 0;
    for (const auto& [card, copies] : m_held) {
        if (facts.linked.contains(card) || (m_wishes.locked && m_wishes.locked->contains(card)))
            continue;
        const int missing = counted ? std::clamp(-atHand(card), 0, copies) : copies;
        put(removed, m_removals, false, card, missing, pointsFor(card, -1));
        put(removed, m_removals, false, card, copies - missing,
            pointsFor(card, -missing - 1) - pointsFor(card, -missing));
    }
    for (auto* kinds : {&m_additions, &m_removals})
        std::stable_sort(kinds->begin(), kinds->end(), [](const auto& a, const auto& b) {
            return std::tie(a.points, a.fresh, a.by) < std::tie(b.points, b.fresh, b.by);
        });
}

std::vector<std::int64_t> lowestSums(const CompletionProblem& problem, CompletionGoal goal)
{
    std::vector<std::int64_t> low;
    for (const auto& sum : problem.sums())
        low.push_back(sum.now);
    const auto take = [&](const CompletionKind& kind, std::int64_t copies) {
        for (std::size_t i = 0; i < low.size(); ++i)
            low[i] += std::min<std::int64_t>(0, kind.by[i] * copies);
    };
    for (const auto& kind : problem.additions())
        take(kind, kind.copies());
    if (goal == CompletionGoal::Nearest)
        for (const auto& kind : problem.removals())
            take(kind, -kind.copies());
    for (const auto& link : problem.links()) {
        std::vector<std::int64_t> least(low.size(), 0);
        for (const auto& choice : link.choices)
            std::transform(least.begin(), least.end(), problem.changeBy(link, choice).begin(), least.begin(),
                [](auto a, auto b) { return std::min(a, b); });
        std::transform(low.begin(), low.end(), least.begin(), low.begin(), std::plus<>());
    }
    return low;
}

void addLinks(CompletionWalk& walk, const CompletionProblem& problem, CompletionGoal goal)
{
    for (const auto& link : problem.links()) {
        WalkUnit unit;
        CompletionWalk::Source source{{}, &link, {}};
        const auto goingOut = [&](const std::vector<int>& by) {
            std::int64_t out = 0;
            for (const auto copies : by)
                out += std::max(0, -copies);
            return out;
        };
        auto fewest = goingOut(link.choices.front());
        for (const auto& by : link.choices)
            fewest = std::min(fewest, goingOut(by));
        for (std::size_t i = 0; i < link.choices.size(); ++i) {
            const auto& by = link.choices[i];
            if (goal == CompletionGoal::Fill && goingOut(by) > fewest)
                continue; // what is there stays, as far as the limits let it
            std::int64_t cost = 0;
            for (std::size_t card = 0; card < by.size(); ++card) {
                const auto points = problem.pointsFor(link.cards[card], by[card]);
                const auto fresh = std::int64_t{by[card] > 0 && problem.held(link.cards[card]) == 0 ? by[card] : 0};
                const auto measure = by[card] > 0 ? std::max<std::int64_t>(0, problem.measureOf(link.cards[card])) : 0;
                cost += goal == CompletionGoal::Fill
                            ? (points * measure << fillPointsAt) + (std::int64_t{std::abs(by[card])} << fillCopiesAt) +
                                  fresh
                            : (std::int64_t{std::abs(by[card])} << copiesAt) +
                                  (std::int64_t{std::max(0, -by[card])} << outAt) + (points << pointsAt) + fresh;
            }
            unit.push_back(walkChoice(problem.changeBy(link, by), cost));
            source.choices.push_back(i);
        }
        walk.units.push_back(std::move(unit));
        walk.sources.push_back(std::move(source));
    }
}

CompletionWalk completionWalk(const CompletionProblem& problem, CompletionGoal goal, std::int64_t mostCopies)
{
    CompletionWalk walk;
    for (const auto& sum : problem.sums())
        walk.sums.push_back({sum.now, sum.range, {}});
    if (goal == CompletionGoal::Nearest) {
        addKinds(walk, problem, problem.removals(), mostCopies);
        addKinds(walk, problem, problem.additions(), mostCopies);
    } else {
        addFillings(walk, problem);
    }
    addLinks(walk, problem, goal);
    if (goal == CompletionGoal::Fill)
        addCurve(walk, problem);
    // Units that change the rarest sum first, so that it is soon done with.
    std::vector<std::size_t> touched(walk.sums.size(), 0), order(walk.units.size());
    const auto touches = [&](std::size_t unit, std::size_t sum) {
        return std::any_of(
            walk.units[unit].begin(), walk.units[unit].end(), [&](const auto& choice) { return choice.by[sum] != 0; });
    };
    for (std::size_t sum = 0; sum < touched.size(); ++sum)
        for (std::size_t unit = 0; unit < walk.units.size(); ++unit)
            touched[sum] += touches(unit, sum) ? 1 : 0;
    std::vector<std::pair<std::size_t, std::size_t>> rarest(walk.units.size(), {walk.units.size() + 1, 0});
    for (std::size_t unit = 0; unit < walk.units.size(); ++unit) {
        order[unit] = unit;
        for (std::size_t sum = 0; sum < touched.size(); ++sum)
            if (touches(unit, sum))
                rarest[unit] = std::min(rarest[unit], {touched[sum], sum});
    }
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return rarest[a] < rarest[b]; });
    CompletionWalk sorted{std::move(walk.sums), {}, {}};
    for (const auto unit : order) {
        sorted.units.push_back(std::move(walk.units[unit]));
        sorted.sources.push_back(std::move(walk.sources[unit]));
    }
    return sorted;
}

std::int64_t leastCopies(const CompletionProblem& problem)
{
    std::int64_t least = 0;
    if (!problem.links().empty())
        return least;
    for (std::size_t i = 0; i < problem.sums().size(); ++i) {
        const auto& sum = problem.sums()[i];
        std::int64_t up = 0, down = 0;
        for (const auto* kinds : {&problem.additions(), &problem.removals()})
            for (const auto& kind : *kinds) {
                up = std::max(up, kind.in ? kind.by[i] : -kind.by[i]);
                down = std::max(down, kind.in ? -kind.by[i] : kind.by[i]);
            }
        if (sum.now < sum.range.atLeast && up > 0)
            least = std::max(least, dividedUp(sum.range.atLeast - sum.now, up));
        if (sum.now > sum.range.atMost && down > 0)
            least = std::max(least, dividedUp(sum.now - sum.range.atMost, down));
    }
    return least;
}

bool CompletionWalk::hasPartThatDoes(const Way& way) const
{
    constexpr std::size_t mostParts = 4096;
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> open; // units with a choice of parts
    std::vector<std::int64_t> values;
    for (const auto& sum : sums)
        values.push_back(sum.start);
    const auto add = [&](const SumStep& choice, std::int64_t sign) {
        for (std::size_t sum = 0; sum < values.size(); ++sum)
            values[sum] += sign * choice.by[sum];
    };
    std::size_t all = 1;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        auto parts = partsOf(sources[unit], way[unit]);
        all *= parts.size();
        if (all > mostParts)
            return false;
        if (parts.size() > 1)
            open.emplace_back(unit, std::move(parts));
        else
            add(units[unit][way[unit]], 1);
    }
    const std::function<bool(std::size_t, bool)> does = [&](std::size_t at, bool whole) {
        if (at == open.size())
            return !whole && std::equal(sums.begin(), sums.end(), values.begin(),
                                 [](const WalkSum& sum, std::int64_t value) { return sum.range.holds(value); });
        const auto& [unit, parts] = open[at];
        for (const auto part : parts) {
            add(units[unit][part], 1);
            const bool found = does(at + 1, whole && part == way[unit]);
            add(units[unit][part], -1);
            if (found)
                return true;
        }
        return false;
    };
    return does(0, true);
}

} // namespace nexus::model
