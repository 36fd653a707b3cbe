#include "model/advice/completion_problem.h"

#include <algorithm>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::size_t maxLinkChoices = 20'000; // of cards whose limits depend on each other

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

std::int64_t CompletionKind::copies() const
{
    std::int64_t sum = 0;
    for (const auto& [card, most] : cards)
        sum += most;
    return sum;
}

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
        m_sums.push_back(std::move(sum));
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

} // namespace nexus::model
