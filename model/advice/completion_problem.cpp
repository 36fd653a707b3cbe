#include "model/advice/completion_facts.h"

#include <algorithm>

namespace nexus::model {

std::int64_t CompletionKind::copies() const
{
    std::int64_t sum = 0;
    for (const auto& [card, most] : cards)
        sum += most;
    return sum;
}

CompletionProblem::CompletionProblem(
    const DeckChecker& checker, const Deck& deck, const CompletionWishes& wishes, std::uint16_t section)
    : m_section(section)
    , m_wishes(wishes)
{
    if (m_section == DeckChecker::noSection)
        return;
    Facts facts{checker, checker.resolve(deck), {}, {}, {}, {}, CardSet(checker.catalogue().size())};
    collectCaps(facts);
    for (const auto& row : facts.rows) {
        if (row.card && row.section != DeckChecker::noSection && !checker.ruleset().sections[row.section].free)
            m_everywhere[*row.card] += row.count;
        if (row.section != m_section)
            continue;
        if (row.card)
            facts.inSection[*row.card] += row.count;
        else
            m_nameless.push_back(*row.entry);
    }
    collectLinks(facts);
    collectHeld(facts);
    collectSums(facts);
    collectKinds(facts);
    collectDearest(facts);
}

void CompletionProblem::collectCaps(Facts& facts)
{
    const auto& constraints = facts.checker.ruleset().constraints;
    facts.caps.resize(constraints.size());
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto& rule = constraints[i];
        if (rule.warning || !facts.checker.inSections(rule, m_section))
            continue;
        if (rule.kind == ConstraintKind::Copies) {
            facts.limits.push_back(i);
            for (const auto& row : facts.rows)
                if (row.card && row.section != m_section && facts.checker.inSections(rule, row.section) &&
                    facts.looksAt(i, *row.card))
                    facts.elsewhere[{i, *row.card}] += row.count;
        }
        if (rule.kind != ConstraintKind::Within)
            continue;
        const auto giving = facts.checker.sectionIndex(*rule.totalOf);
        if (std::none_of(facts.rows.begin(), facts.rows.end(), [&](const auto& row) { return row.section == giving; }))
            m_nothingGiven = rule.totalOf;
        const auto add = [&](const Summed& what) {
            std::int64_t cap = 0;
            for (const auto& row : facts.rows)
                if (row.card && row.section == giving)
                    cap += valueOf(facts.checker, *row.card, what) * row.count;
            facts.caps[i].emplace_back(what, cap);
        };
        if (!rule.forEachDomain)
            add(rule.attribute);
        else
            for (const auto domain : facts.checker.ruleset().domains)
                add(domain);
    }
}

void CompletionProblem::collectHeld(Facts& facts)
{
    for (const auto& [card, copies] : facts.inSection) {
        int kept = facts.allowed(m_section, card) ? copies : 0;
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
    const auto& ruleset = facts.checker.ruleset();
    const bool isDrawn = m_section == facts.checker.sectionIndex(ruleset.tableRules.deck);
    for (std::uint32_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        const bool sums = rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total;
        if (!sums || rule.warning || !rule.bounds.any() || !facts.checker.inSections(rule, m_section))
            continue;
        const auto add = [&](std::optional<AttributeIndex> domain, const std::optional<Summed>& what) {
            CompletionSum sum{i, domain, what, 0, {}};
            const auto& bounds = rule.bounds;
            sum.range.atLeast = std::max(
                bounds.exactly.value_or(sum.range.atLeast), bounds.atLeast.value_or(sum.range.atLeast));
            sum.range.atMost = std::min(
                bounds.exactly.value_or(sum.range.atMost), bounds.atMost.value_or(sum.range.atMost));
            const auto count = [&](const std::optional<CardIndex>& card, std::int64_t copies) {
                if (card ? facts.looksAt(i, *card) : !facts.checker.looksAt(i) && !what)
                    sum.now += copies * (what && card ? valueOf(facts.checker, *card, *what) : 1);
            };
            for (const auto& row : facts.rows)
                if (row.section != m_section && facts.checker.inSections(rule, row.section))
                    count(row.card, row.count);
            for (const auto& [card, copies] : m_held)
                count(card, copies);
            if (!isDrawn && rule.sections.size() != 1)
                sum.range = {std::min(sum.range.atLeast, sum.now), std::max(sum.range.atMost, sum.now)};
            m_sums.push_back(std::move(sum));
        };
        if (rule.kind == ConstraintKind::Count)
            add(std::nullopt, std::nullopt);
        else if (!rule.forEachDomain)
            add(std::nullopt, rule.attribute);
        else
            for (const auto domain : ruleset.domains)
                add(domain, Summed(domain));
    }
    const auto reached = std::find_if(
        m_sums.begin(), m_sums.end(), [](const auto& sum) { return sum.range.atLeast > SumRange().atLeast; });
    if (!m_sums.empty())
        m_measure = reached == m_sums.end() ? 0 : static_cast<std::size_t>(reached - m_sums.begin());
}

bool CompletionProblem::isMet(const std::vector<std::int64_t>& values) const
{
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        if (values[i] < m_sums[i].range.atLeast || values[i] > m_sums[i].range.atMost)
            return false;
    return true;
}

std::vector<std::int64_t> CompletionProblem::changeBy(const DeckChecker& checker, CardIndex card) const
{
    std::vector<std::int64_t> by(m_sums.size(), 0);
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        if (const auto* where = checker.looksAt(m_sums[i].constraint); !where || where->contains(card))
            by[i] = m_sums[i].what ? valueOf(checker, card, *m_sums[i].what) : 1;
    return by;
}

std::int64_t CompletionProblem::heldOf(const DeckChecker& checker, std::int64_t measure) const
{
    std::int64_t copies = 0;
    for (const auto& [card, count] : m_held)
        copies += m_measure && changeBy(checker, card)[*m_measure] == measure ? count : 0;
    return copies;
}

std::int64_t CompletionProblem::wishPoints(CardIndex card) const
{
    std::int64_t points = 0;
    for (const auto& wish : m_wishes.preferred)
        points += wish.cards.contains(card) ? 0 : wish.points;
    return points;
}

std::int64_t CompletionProblem::allWishPoints() const
{
    std::int64_t points = 0;
    for (const auto& wish : m_wishes.preferred)
        points += wish.points;
    return points;
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
    if (copies > 0)
        return wishPoints(card) * copies + m_wishes.ownedPoints * std::max(0, copies - std::max(0, spare));
    const bool all = !m_wishes.owned || m_wishes.ownedPoints == 0; // none is missed
    return (allWishPoints() - wishPoints(card)) * -copies +
           (all ? 0 : m_wishes.ownedPoints * std::max(0, -copies - std::max(0, -spare)));
}

void CompletionProblem::collectKinds(const Facts& facts)
{
    using Key = std::tuple<std::vector<std::int64_t>, std::int64_t, bool>;
    std::map<Key, std::size_t> added, removed;
    const auto put = [&](auto& keys, auto& kinds, bool in, CardIndex card, int copies, std::int64_t points) {
        if (copies <= 0)
            return;
        auto by = changeBy(facts.checker, card);
        const bool fresh = in && !m_held.contains(card);
        const auto [place, isNew] = keys.try_emplace(Key{by, points, fresh}, kinds.size());
        if (isNew) {
            CompletionKind kind{by, in, fresh, points, 0, {}};
            kind.measure = m_measure ? by[*m_measure] : 0;
            kinds.push_back(std::move(kind));
        }
        kinds[place->second].cards.emplace_back(card, copies);
    };
    for (CardIndex card = 0; card < facts.checker.catalogue().size(); ++card) {
        if (facts.linked.contains(card) || (m_wishes.barred && m_wishes.barred->contains(card)) ||
            !facts.allowed(m_section, card))
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
    sortKinds(m_additions);
    sortKinds(m_removals);
}

void CompletionProblem::collectDearest(const Facts& facts)
{
    if (!m_measure)
        return;
    const auto& sum = m_sums[*m_measure];
    const auto* accepted = facts.checker.accepted(m_section);
    for (CardIndex card = 0; card < facts.checker.catalogue().size(); ++card)
        if ((!accepted || accepted->contains(card)) && facts.looksAt(sum.constraint, card))
            m_dearest = std::max(m_dearest, sum.what ? valueOf(facts.checker, card, *sum.what) : 1);
}

void CompletionProblem::sortKinds(std::vector<CompletionKind>& kinds)
{
    std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) {
        return std::tie(a.points, a.fresh, a.by) < std::tie(b.points, b.fresh, b.by);
    });
}

} // namespace nexus::model
