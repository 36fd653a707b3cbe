#include "model/advice/laws.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace nexus::model {

bool CapGroup::allowedBy(const CapValues& caps) const
{
    return std::all_of(asks.begin(), asks.end(), [&](const auto& ask) { return ask.second <= caps[ask.first]; });
}

std::int64_t allowedCopies(std::span<const CapGroup> groups, const CapValues& caps)
{
    std::int64_t copies = 0;
    for (const auto& group : groups)
        copies += group.allowedBy(caps) ? group.copies : 0;
    return copies;
}

std::int64_t copiesOf(const CardCounts& cards)
{
    return std::accumulate(
        cards.begin(), cards.end(), std::int64_t{0}, [](auto sum, const auto& one) { return sum + one.second; });
}

int copiesOf(const CardCounts& cards, CardIndex card)
{
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const auto& one) { return one.first == card; });
    return found == cards.end() ? 0 : found->second;
}

DeckEntry entryFor(const DeckChecker& checker, CardIndex card, int copies)
{
    DeckEntry entry;
    entry.card = unambiguousName(checker.catalogue(), card);
    entry.count = copies;
    return entry;
}

CardSet acceptedCards(const DeckChecker& checker, std::uint16_t section)
{
    const auto* accepted = checker.accepted(section);
    return accepted ? *accepted : checker.catalogue().all();
}

HeldCards heldIn(std::span<const ResolvedRow> rows)
{
    HeldCards held;
    for (const auto& row : rows)
        if (row.card && row.section != DeckChecker::noSection)
            held[*row.card][row.section] += row.count;
    return held;
}

std::vector<SectionId> givingSections(const Ruleset& ruleset)
{
    std::vector<SectionId> giving;
    for (const auto& rule : ruleset.constraints)
        if (rule.kind == ConstraintKind::Within && !rule.warning &&
            std::find(giving.begin(), giving.end(), *rule.totalOf) == giving.end())
            giving.push_back(*rule.totalOf);
    return giving;
}

bool gives(const Ruleset& ruleset, const SectionId& section)
{
    const auto giving = givingSections(ruleset);
    return std::find(giving.begin(), giving.end(), section) != giving.end();
}

Laws::Laws(const DeckChecker& checker)
    : m_checker(&checker)
    , m_capsOf(checker.ruleset().constraints.size())
{
    const auto addSum = [&](std::uint32_t i, const std::optional<Summed>& what) {
        const auto& bounds = rule(i).bounds;
        SumRange range;
        range.atLeast = std::max(bounds.exactly.value_or(range.atLeast), bounds.atLeast.value_or(range.atLeast));
        range.atMost = std::min(bounds.exactly.value_or(range.atMost), bounds.atMost.value_or(range.atMost));
        const auto domain = rule(i).forEachDomain ? std::optional(std::get<AttributeIndex>(*what)) : std::nullopt;
        m_sums.push_back({i, domain, checker.looksAt(i), what, range, rule(i).unlessEmpty});
    };
    const auto addCap = [&](std::uint32_t i, const Summed& what) {
        const auto giving = checker.sectionIndex(*rule(i).totalOf);
        const auto known = std::find_if(
            m_caps.begin(), m_caps.end(), [&](const LawCap& cap) { return cap.giving == giving && cap.what == what; });
        m_capsOf[i].push_back(static_cast<std::size_t>(known - m_caps.begin()));
        if (known == m_caps.end())
            m_caps.push_back({giving, what});
    };
    for (std::uint32_t i = 0; i < m_capsOf.size(); ++i) {
        if (rule(i).warning)
            continue;
        switch (rule(i).kind) {
        case ConstraintKind::Count: addSum(i, std::nullopt); break;
        case ConstraintKind::Total:
            for (const auto& what : summedBy(checker.ruleset(), rule(i)))
                addSum(i, what);
            break;
        case ConstraintKind::Within:
            m_capping.push_back(i);
            for (const auto& what : summedBy(checker.ruleset(), rule(i)))
                addCap(i, what);
            break;
        case ConstraintKind::Copies: m_limits.push_back(i); break;
        case ConstraintKind::Distinct: break; // no sum; Additions::carries bars values that would be too many
        }
    }
}

const LawSum& Laws::sum(std::uint32_t constraint, std::optional<AttributeIndex> domain) const
{
    return *std::find_if(m_sums.begin(), m_sums.end(),
        [&](const LawSum& sum) { return sum.constraint == constraint && sum.domain == domain; });
}

std::int64_t Laws::totalOf(const LawSum& sum, std::span<const ResolvedRow> rows, std::uint16_t butSection) const
{
    std::int64_t total = 0;
    for (const auto& row : rows)
        if (row.section != butSection && looksInto(sum.constraint, row.section))
            total += row.count * (row.card ? valueOf(sum, *row.card) : !sum.where && !sum.what ? 1 : 0);
    return total;
}

SumRange Laws::changeOf(const LawSum& sum, std::int64_t now) const
{
    if (rule(sum.constraint).bounds.exactly)
        return {0, 0};
    SumRange change;
    if (sum.range.atLeast > SumRange().atLeast && now >= sum.range.atLeast)
        change.atLeast = sum.range.atLeast - now;
    if (sum.range.atMost < SumRange().atMost && now <= sum.range.atMost)
        change.atMost = sum.range.atMost - now;
    return change;
}

CapValues Laws::capValues(std::span<const ResolvedRow> rows) const
{
    CapValues values(m_caps.size());
    for (const auto& row : rows)
        for (std::size_t cap = 0; row.card && cap < m_caps.size(); ++cap)
            if (m_caps[cap].giving == row.section)
                values[cap] += model::valueOf(*m_checker, *row.card, m_caps[cap].what) * row.count;
    return values;
}

std::int64_t Laws::asked(std::uint32_t constraint, std::size_t cap, CardIndex card) const
{
    const auto& foreign = m_checker->foreignDomains();
    const bool never = rule(constraint).forEachDomain &&
                       std::any_of(foreign.begin(), foreign.end(),
                           [&](AttributeIndex domain) { return model::valueOf(*m_checker, card, domain) > 0; });
    return never ? std::numeric_limits<std::int64_t>::max() : model::valueOf(*m_checker, card, m_caps[cap].what);
}

bool Laws::carries(CardIndex card, std::uint16_t section, const CapValues& caps) const
{
    if (!m_checker->accepts(section, card))
        return false;
    for (const auto i : m_capping)
        if (m_checker->counts(i, section, card))
            for (const auto cap : m_capsOf[i])
                if (asked(i, cap, card) > caps[cap])
                    return false;
    return true;
}

std::vector<CapGroup> Laws::grouped(std::span<const ResolvedRow> cards, std::uint16_t giving) const
{
    std::vector<CapGroup> groups;
    std::unordered_map<std::string, std::size_t> known;
    CapGroup group;
    std::string key;
    for (const auto& row : cards) {
        group.asks.clear();
        key.clear();
        for (const auto i : m_capping) {
            if (!m_checker->counts(i, row.section, *row.card))
                continue;
            for (const auto cap : m_capsOf[i]) {
                if (giving != DeckChecker::noSection && m_caps[cap].giving != giving)
                    break; // one section gives all that a constraint asks for
                const auto value = asked(i, cap, *row.card);
                group.asks.emplace_back(cap, value);
                key.append(reinterpret_cast<const char*>(&cap), sizeof cap);
                key.append(reinterpret_cast<const char*>(&value), sizeof value);
            }
        }
        const auto [place, isNew] = known.try_emplace(key, groups.size());
        if (isNew)
            groups.push_back(group);
        groups[place->second].copies += row.count;
    }
    return groups;
}

std::int64_t Laws::held(const HeldCards& held, CardIndex card, std::uint32_t limit, std::uint16_t butSection) const
{
    std::int64_t copies = 0;
    if (const auto found = held.find(card); found != held.end())
        for (const auto& [section, count] : found->second)
            copies += section != butSection && looksInto(limit, section) ? count : 0;
    return copies;
}

std::vector<ResolvedRow> Laws::unbarred(std::uint16_t section, const CardSet* among) const
{
    std::vector<ResolvedRow> cards;
    for (CardIndex card = 0; section != DeckChecker::noSection && card < m_checker->catalogue().size(); ++card)
        if ((!among || among->contains(card)) && m_checker->accepts(section, card) &&
            strictestLimit(card, section).value_or(1) >= 1)
            cards.push_back({nullptr, section, card, 1});
    return cards;
}

std::vector<std::vector<CardIndex>> Laws::linked(
    const std::vector<CardIndex>& cards, const std::function<bool(std::uint32_t, CardIndex)>& counts) const
{
    std::vector<std::size_t> leader(cards.size());
    std::iota(leader.begin(), leader.end(), std::size_t{0});
    const auto leaderOf = [&](std::size_t place) {
        while (leader[place] != place)
            place = leader[place];
        return place;
    };
    for (const auto limit : m_limits) {
        if (!takesCardsForOne(*m_checker, rule(limit)))
            continue;
        std::map<std::string, std::size_t> first;
        for (std::size_t place = 0; place < cards.size(); ++place)
            if (counts(limit, cards[place])) {
                const auto same = leaderOf(
                    first.try_emplace(identityOf(*m_checker, rule(limit), cards[place]), place).first->second);
                const auto own = leaderOf(place);
                leader[std::max(own, same)] = std::min(own, same);
            }
    }
    std::map<std::size_t, std::vector<CardIndex>> together;
    for (std::size_t place = 0; place < cards.size(); ++place)
        together[leaderOf(place)].push_back(cards[place]);
    std::vector<std::vector<CardIndex>> parts;
    for (auto& [place, part] : together)
        parts.push_back(std::move(part));
    return parts;
}

std::set<std::string> Laws::broken(
    std::uint32_t limit, std::span<const std::pair<CardIndex, std::int64_t>> copies) const
{
    std::map<std::string, std::pair<std::int64_t, std::optional<std::int64_t>>> same; // copies, limit
    for (const auto& [card, count] : copies) {
        if (count == 0)
            continue;
        auto& [sum, most] = same[identityOf(*m_checker, rule(limit), card)];
        sum += count;
        if (const auto own = copyLimit(*m_checker, rule(limit), card))
            most = std::min(most.value_or(*own), *own);
    }
    std::set<std::string> found;
    for (const auto& [identity, one] : same)
        if (one.second && one.first > *one.second)
            found.insert(identity);
    return found;
}

} // namespace nexus::model
