#include "model/advice/sideboard_candidates.h"

#include "model/rules/constraint_values.h"

#include <algorithm>

namespace nexus::model {

SideboardCandidates::SideboardCandidates(const DeckChecker& checker, const Deck& deck, SideboardSections sections,
    const CardSet& pool, const std::vector<std::int32_t>& owned)
    : m_checker(checker)
    , m_sections(sections)
    , m_owned(owned)
{
    for (const auto& rule : checker.ruleset().constraints) {
        if (rule.kind != ConstraintKind::Copies || rule.warning)
            continue;
        const bool main = checker.inSections(rule, sections.main), side = checker.inSections(rule, sections.side);
        m_supported = m_supported && !(side && !main) && !((main || side) && takesCardsForOne(checker, rule));
    }
    if (!m_supported)
        return;
    collectHeld(deck);
    collectRooms(deck);
    collectKept(deck);
    collectPartners();
    collectKinds(pool);
    collectWays();
}

void SideboardCandidates::collectHeld(const Deck& deck)
{
    for (const auto& row : m_checker.resolve(deck))
        if (row.card && row.section != DeckChecker::noSection && row.section != m_sections.side)
            m_held[*row.card][row.section] += row.count;
    const auto& ruleset = m_checker.ruleset();
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        if (rule.kind != ConstraintKind::Within)
            continue;
        const auto section = m_checker.sectionIndex(*rule.totalOf);
        const auto give = [&](std::int64_t key, const Summed& what) {
            auto& cap = m_caps[{i, key}];
            for (const auto& [card, sections] : m_held)
                if (const auto copies = sections.find(section); copies != sections.end())
                    cap += valueOf(m_checker, card, what) * copies->second;
        };
        if (!rule.forEachDomain)
            give(-1, rule.attribute);
        else
            for (const auto domain : ruleset.domains)
                give(static_cast<std::int64_t>(domain), domain);
    }
}

std::int64_t SideboardCandidates::counted(
    std::size_t constraint, const std::optional<Summed>& what, std::uint16_t section, CardIndex card) const
{
    const auto* where = m_checker.looksAt(constraint);
    if (!m_checker.inSections(m_checker.ruleset().constraints[constraint], section) ||
        (where && !where->contains(card)))
        return 0;
    return what ? valueOf(m_checker, card, *what) : 1;
}

// What the laws leave to a sideboard beside the rest of the deck.
void SideboardCandidates::collectRooms(const Deck& deck)
{
    const auto& sideId = m_checker.ruleset().sections[m_sections.side].id;
    auto without = deck;
    without.sectionOrNew(sideId).entries.clear();
    for (const auto& total : m_checker.check(without).totals) {
        const auto& rule = m_checker.ruleset().constraints[total.constraint];
        if (rule.warning || !m_checker.inSections(rule, m_sections.side))
            continue;
        eachAmount(rule, total, [&](std::int64_t now, const std::optional<Summed>& what) {
            Room room{total.constraint, what, {}, !m_checker.inSections(rule, m_sections.main)};
            if (rule.bounds.atLeast)
                room.range.atLeast = *rule.bounds.atLeast - now;
            if (rule.bounds.atMost)
                room.range.atMost = *rule.bounds.atMost - now;
            if (rule.bounds.exactly)
                room.range = {*rule.bounds.exactly - now, *rule.bounds.exactly - now};
            if (what || m_checker.looksAt(total.constraint))
                m_rooms.push_back(std::move(room));
            else
                m_size = {std::max(m_size.atLeast, room.range.atLeast), std::min(m_size.atMost, room.range.atMost)};
        });
    }
    if (m_size.atMost == unbounded)
        m_size.atMost = std::max<std::int64_t>(usualSize, m_size.atLeast);
    m_size.atLeast = std::max<std::int64_t>(m_size.atLeast, 1);
}

// As SideboardSwaps has it: exact sums stay, bounds that are kept are kept.
void SideboardCandidates::collectKept(const Deck& deck)
{
    for (const auto& total : m_checker.check(deck).totals) {
        const auto& rule = m_checker.ruleset().constraints[total.constraint];
        if (rule.warning || !m_checker.inSections(rule, m_sections.main) || m_checker.inSections(rule, m_sections.side))
            continue;
        eachAmount(rule, total, [&](std::int64_t now, const std::optional<Summed>& what) {
            Kept kept{total.constraint, what, {}};
            if (rule.bounds.atLeast && now >= *rule.bounds.atLeast)
                kept.change.atLeast = *rule.bounds.atLeast - now;
            if (rule.bounds.atMost && now <= *rule.bounds.atMost)
                kept.change.atMost = *rule.bounds.atMost - now;
            if (rule.bounds.exactly)
                kept.change = {0, 0};
            m_kept.push_back(kept);
        });
    }
}

bool SideboardCandidates::mayLie(CardIndex card, std::uint16_t section) const
{
    if (const auto* accepted = m_checker.accepted(section); accepted && !accepted->contains(card))
        return false;
    const auto& ruleset = m_checker.ruleset();
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        const auto* where = m_checker.looksAt(i);
        if (rule.kind != ConstraintKind::Within || rule.warning || !m_checker.inSections(rule, section) ||
            (where && !where->contains(card)))
            continue;
        if (!rule.forEachDomain && valueOf(m_checker, card, rule.attribute) > m_caps.at({i, -1}))
            return false;
        if (rule.forEachDomain)
            for (const auto domain : ruleset.domains)
                if (valueOf(m_checker, card, domain) > m_caps.at({i, static_cast<std::int64_t>(domain)}))
                    return false;
    }
    return true;
}

std::int64_t SideboardCandidates::held(CardIndex card, std::size_t constraint) const
{
    std::int64_t copies = 0;
    if (const auto found = m_held.find(card); found != m_held.end())
        for (const auto& [section, count] : found->second)
            if (m_checker.inSections(m_checker.ruleset().constraints[constraint], section))
                copies += count;
    return copies;
}

int SideboardCandidates::mostCopies(CardIndex card) const
{
    auto most = std::min<std::int64_t>(m_size.atMost, maxCopies);
    if (!m_owned.empty()) {
        std::int64_t left = m_owned[card];
        if (const auto found = m_held.find(card); found != m_held.end())
            for (const auto& [section, copies] : found->second)
                left -= m_checker.ruleset().sections[section].free ? 0 : copies;
        most = std::min(most, left);
    }
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto* where = m_checker.looksAt(i);
        if (constraints[i].kind != ConstraintKind::Copies || constraints[i].warning ||
            !m_checker.inSections(constraints[i], m_sections.side) || (where && !where->contains(card)))
            continue;
        if (const auto limit = copyLimit(m_checker, constraints[i], card))
            most = std::min(most, *limit - held(card, i));
    }
    return static_cast<int>(std::max<std::int64_t>(most, 0));
}

// The deck takes one copy more of it: limits that look at the deck alone.
bool SideboardCandidates::mayEnter(CardIndex card) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto* where = m_checker.looksAt(i);
        const auto& rule = constraints[i];
        if (rule.kind != ConstraintKind::Copies || rule.warning || !m_checker.inSections(rule, m_sections.main) ||
            m_checker.inSections(rule, m_sections.side) || (where && !where->contains(card)))
            continue;
        if (copyLimit(m_checker, rule, card) == held(card, i))
            return false; // above the limit nothing is broken anew
    }
    return mayLie(card, m_sections.main);
}

void SideboardCandidates::collectPartners()
{
    for (const auto& [card, sections] : m_held) {
        if (!sections.contains(m_sections.main) || !mayLie(card, m_sections.side))
            continue;
        Partner partner{card, {}, {}};
        for (const auto& kept : m_kept)
            partner.counts.push_back(counted(kept.constraint, kept.what, m_sections.main, card));
        for (const auto& room : m_rooms)
            partner.adds.push_back(counted(room.constraint, room.what, m_sections.side, card));
        m_partners.push_back(std::move(partner));
    }
}

void SideboardCandidates::collectKinds(const CardSet& pool)
{
    std::map<std::vector<std::int64_t>, std::size_t> known;
    pool.forEach([&](CardIndex card) {
        if (!mayLie(card, m_sections.side) || mostCopies(card) == 0)
            return;
        std::vector<std::int64_t> adds, counts;
        for (const auto& room : m_rooms)
            adds.push_back(counted(room.constraint, room.what, m_sections.side, card));
        for (const auto& kept : m_kept)
            counts.push_back(counted(kept.constraint, kept.what, m_sections.main, card));
        auto key = adds;
        key.insert(key.end(), counts.begin(), counts.end());
        const bool enters = mayEnter(card);
        key.push_back(enters);
        key.push_back(m_held.contains(card) ? card + std::int64_t{1} : 0); // it is not swapped with itself
        const auto [kind, isNew] = known.try_emplace(std::move(key), m_kinds.size());
        if (isNew) {
            m_kinds.push_back({std::move(adds), {}});
            m_counts.push_back(std::move(counts));
            m_enters.push_back(enters);
        }
        auto& cards = m_kinds[kind->second].cards;
        if (static_cast<std::int64_t>(cards.size()) < m_size.atMost)
            cards.push_back(card);
    });
}

void SideboardCandidates::collectWays()
{
    std::set<std::size_t> swayed;
    m_ways.resize(m_kinds.size());
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind)
        for (const auto& partner : m_partners) {
            if (!m_enters[kind] || partner.card == m_kinds[kind].cards.front())
                continue;
            bool fits = true;
            for (std::size_t i = 0; fits && i < m_kept.size(); ++i)
                fits = m_kept[i].change.holds(m_counts[kind][i] - partner.counts[i]);
            std::vector<std::int64_t> changes(m_rooms.size(), 0);
            for (std::size_t i = 0; fits && i < m_rooms.size(); ++i) {
                if (!m_rooms[i].alone)
                    continue; // what goes to the deck is counted there
                changes[i] = partner.adds[i] - m_kinds[kind].adds[i];
                fits = changes[i] == 0 || m_rooms[i].range.atLeast != m_rooms[i].range.atMost;
            }
            if (!fits)
                continue;
            for (std::size_t i = 0; i < m_rooms.size(); ++i)
                if (changes[i] != 0)
                    swayed.insert(i);
            m_ways[kind].changes.push_back(std::move(changes));
        }
    m_swayed.assign(swayed.begin(), swayed.end());
}

std::int64_t SideboardCandidates::swapsOf(std::size_t kind, const std::vector<std::int64_t>& full) const
{
    return std::count_if(m_ways[kind].changes.begin(), m_ways[kind].changes.end(), [&](const auto& changes) {
        for (std::size_t i = 0; i < m_swayed.size(); ++i)
            if (!m_rooms[m_swayed[i]].range.holds(full[i] + changes[m_swayed[i]]))
                return false;
        return true;
    });
}

} // namespace nexus::model
