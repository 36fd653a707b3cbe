#include "model/advice/sideboard_swaps.h"

#include "model/rules/constraint_values.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t maxSwapChoices = 100'000; // of cards that share a limit

} // namespace

void SideboardSwaps::collectHeld(const Deck& deck)
{
    for (const auto& row : m_checker.resolve(deck))
        if (row.card && row.section != DeckChecker::noSection)
            m_held[*row.card][row.section] += row.count;
}

bool SideboardSwaps::counts(std::size_t constraint, std::uint16_t section, CardIndex card) const
{
    const auto* where = m_checker.looksAt(constraint);
    return m_checker.inSections(m_checker.ruleset().constraints[constraint], section) &&
           (!where || where->contains(card));
}

// A constraint on both sections, or on neither, sees nothing of a swap.
bool SideboardSwaps::countsOneOnly(std::size_t constraint) const
{
    const auto& rule = m_checker.ruleset().constraints[constraint];
    return !rule.warning && m_checker.inSections(rule, m_main) != m_checker.inSections(rule, m_side);
}

void SideboardSwaps::collectSums(const LegalityReport& report)
{
    const auto& ruleset = m_checker.ruleset();
    for (const auto& total : report.totals) {
        const auto& rule = ruleset.constraints[total.constraint];
        if (!countsOneOnly(total.constraint))
            continue;
        const int sign = m_checker.inSections(rule, m_main) ? 1 : -1;
        eachAmount(rule, total, [&](std::int64_t now, const std::optional<Summed>& what) {
            Sum sum;
            for (const auto& [card, sections] : m_held)
                if (counts(total.constraint, sign > 0 ? m_main : m_side, card))
                    if (const auto value = what ? valueOf(m_checker, card, *what) : 1; value != 0)
                        sum.in[card] = sign * value;
            const auto& bounds = rule.bounds;
            if (bounds.atLeast && now >= *bounds.atLeast)
                sum.change.atLeast = *bounds.atLeast - now;
            if (bounds.atMost && now <= *bounds.atMost)
                sum.change.atMost = *bounds.atMost - now;
            if (bounds.exactly)
                sum.change = {0, 0};
            addSum(std::move(sum));
        });
    }
    std::stable_partition(
        m_sums.begin(), m_sums.end(), [](const Sum& sum) { return sum.change.atLeast == sum.change.atMost; });
}

// What two constraints see alike, or the other way round, is one sum with both bounds.
void SideboardSwaps::addSum(Sum sum)
{
    if (sum.in.empty() || (sum.change.atLeast == SumRange().atLeast && sum.change.atMost == SumRange().atMost))
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
                known.change = {std::max(known.change.atLeast, other->change.atLeast),
                    std::min(known.change.atMost, other->change.atMost)};
                return;
            }
    m_sums.push_back(std::move(sum));
}

std::int64_t SideboardSwaps::capOf(std::size_t constraint, const Summed& what) const
{
    const auto section = m_checker.sectionIndex(*m_checker.ruleset().constraints[constraint].totalOf);
    std::int64_t cap = 0;
    for (const auto& [card, sections] : m_held)
        if (const auto copies = sections.find(section); copies != sections.end())
            cap += valueOf(m_checker, card, what) * copies->second;
    return cap;
}

// The section takes the card, and what the deck gives carries it there.
bool SideboardSwaps::mayMove(CardIndex card, std::uint16_t to) const
{
    const auto* accepted = m_checker.accepted(to);
    if (accepted && !accepted->contains(card))
        return false;
    const auto& ruleset = m_checker.ruleset();
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        if (rule.kind != ConstraintKind::Within || rule.warning || !counts(i, to, card))
            continue;
        if (!rule.forEachDomain && valueOf(m_checker, card, rule.attribute) > capOf(i, rule.attribute))
            return false;
        for (const auto domain : ruleset.domains)
            if (rule.forEachDomain && valueOf(m_checker, card, domain) > capOf(i, domain))
                return false;
    }
    return true;
}

// Held cards, those together that share a limit a swap can touch.
void SideboardSwaps::collectUnits()
{
    const auto& constraints = m_checker.ruleset().constraints;
    std::map<CardIndex, CardIndex> leader;
    for (const auto& [card, sections] : m_held)
        leader[card] = card;
    const auto leaderOf = [&](CardIndex card) {
        while (leader[card] != card)
            card = leader[card];
        return card;
    };
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (constraints[i].kind != ConstraintKind::Copies || !countsOneOnly(i))
            continue;
        std::map<std::string, CardIndex> first;
        for (const auto& [card, sections] : m_held) {
            if (!counts(i, m_main, card) && !counts(i, m_side, card))
                continue;
            const auto same = leaderOf(
                first.try_emplace(identityOf(m_checker, constraints[i], card), card).first->second);
            const auto own = leaderOf(card);
            leader[std::max(own, same)] = std::min(own, same);
        }
    }
    std::map<CardIndex, Unit> units;
    for (const auto& [card, sections] : m_held)
        units[leaderOf(card)].cards.push_back(card);
    // Ways are walked from the last unit: that of the first card.
    for (auto unit = units.rbegin(); unit != units.rend(); ++unit) {
        addChoices(unit->second);
        m_tooMany = m_tooMany || unit->second.choices.size() > maxSwapChoices;
        for (const auto& choice : unit->second.choices)
            for (const auto& [card, copies] : choice)
                unit->second.comesIn = unit->second.comesIn || copies > 0;
        if (unit->second.choices.size() > 1)
            (unit->second.comesIn ? m_all.inUnits : m_all.outUnits).push_back(std::move(unit->second));
    }
}

void SideboardSwaps::addChoices(Unit& unit) const
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
        for (int copies = 1; copies <= std::min(held(m_main), countedSizes - out) && mayMove(card, m_side); ++copies) {
            moves.emplace_back(card, -copies);
            next(at + 1, out + copies, in);
            moves.pop_back();
        }
        for (int copies = 1; copies <= std::min(held(m_side), countedSizes - in) && mayMove(card, m_main); ++copies) {
            moves.emplace_back(card, copies);
            next(at + 1, out, in + copies);
            moves.pop_back();
        }
    };
    next(0, 0, 0);
}

// Limits of copies that look at one of the two sections only, and were kept before.
bool SideboardSwaps::keepsLimits(const Unit& unit, const Moves& moves) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    struct Same {
        std::int64_t copies = 0;
        std::optional<std::int64_t> limit;
        [[nodiscard]] bool broken() const { return limit && copies > *limit; }
    };
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (constraints[i].kind != ConstraintKind::Copies || !countsOneOnly(i))
            continue;
        std::map<std::string, std::pair<Same, Same>> all; // before, after
        for (const auto card : unit.cards) {
            const auto moved = std::find_if(
                moves.begin(), moves.end(), [&](const auto& one) { return one.first == card; });
            const int by = moved == moves.end() ? 0 : moved->second;
            std::int64_t before = 0, after = 0;
            const auto count = [&](std::uint16_t section, int copies, int change) {
                before += counts(i, section, card) ? copies : 0;
                after += counts(i, section, card) ? copies + change : 0;
            };
            auto sections = m_held.at(card);
            sections.try_emplace(m_main, 0);
            sections.try_emplace(m_side, 0);
            for (const auto& [section, copies] : sections)
                count(section, copies, section == m_main ? by : section == m_side ? -by : 0);
            const auto limit = copyLimit(m_checker, constraints[i], card);
            auto& [was, is] = all[identityOf(m_checker, constraints[i], card)];
            for (auto [same, copies] : {std::pair(&was, before), std::pair(&is, after)}) {
                same->copies += copies;
                if (copies > 0 && limit)
                    same->limit = std::min(same->limit.value_or(*limit), *limit);
            }
        }
        for (const auto& [name, same] : all)
            if (same.second.broken() && !same.first.broken())
                return false;
    }
    return true;
}

} // namespace nexus::model
