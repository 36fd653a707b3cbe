#include "model/advice/amount_fixes.h"
#include "model/advice/sum_tables.h"
#include "model/deck/deck_diff.h"
#include "model/rules/additions.h"

#include <map>
#include <set>

namespace nexus::model {

namespace {

constexpr std::size_t mostOffered = 10, mostTried = 200, mostAlike = 12, mostKinds = 10, maxSums = 400'000;

// Of the vectors of sums: different cards, copies, then what the constraints count.
constexpr std::size_t heads = 2;

struct Sum {
    std::uint32_t constraint = 0;
    std::optional<AttributeIndex> domain;
    SumRange change;
};

struct Candidate {
    CardIndex card = 0;
    int most = 0;
    std::vector<std::int64_t> values;
};

std::optional<std::int64_t> upperBound(const Bounds& bounds)
{
    return bounds.exactly && bounds.atMost ? std::min(*bounds.exactly, *bounds.atMost) : bounds.exactly ? bounds.exactly : bounds.atMost;
}

// What may be put into one section of a deck to end what is short there.
class Filling {
public:
    // `base` is the deck of the search, or that deck without what `outs` take away.
    Filling(const FixSearch& search, const Finding& finding, const Deck& base, std::vector<CopyChange> outs)
        : m_search(search)
        , m_finding(finding)
        , m_section(search.checker.sectionIndex(*finding.section))
        , m_outs(std::move(outs))
    {
        collectSums(search.checker.check(base), base.copies(*finding.section) == 0);
        if (m_target)
            collectCandidates(base);
    }

    // Of as few different cards as can be.
    [[nodiscard]] std::vector<FoundFix> fills() const
    {
        std::vector<FoundFix> found;
        for (std::size_t kinds = 1; kinds <= std::min(mostKinds, m_candidates.size()) && found.empty() && m_search.goesOn(); ++kinds)
            found = fillsOf(kinds);
        return found;
    }

private:
    void collectSums(const LegalityReport& report, bool empty);
    void collectCandidates(const Deck& base);
    [[nodiscard]] std::optional<Candidate> candidate(CardIndex card, const Additions& additions) const;
    [[nodiscard]] std::vector<FoundFix> fillsOf(std::size_t kinds) const;
    [[nodiscard]] std::vector<std::size_t> ranked(const SumTables& tables) const;

    const FixSearch& m_search;
    const Finding& m_finding;
    std::uint16_t m_section;
    std::vector<CopyChange> m_outs;
    std::vector<Sum> m_sums;
    std::optional<std::size_t> m_target; // among the sums
    std::vector<Candidate> m_candidates; // by card, the last first: ways are walked from the last unit
};

void Filling::collectSums(const LegalityReport& report, bool empty)
{
    const auto& constraints = m_search.checker.ruleset().constraints;
    for (const auto& total : report.totals) {
        const auto& rule = constraints[total.constraint];
        if (rule.warning || !m_search.checker.inSections(rule, m_section))
            continue;
        const auto add = [&](std::int64_t now, std::optional<AttributeIndex> domain) {
            const auto upper = upperBound(rule.bounds);
            const auto lower = rule.bounds.exactly ? rule.bounds.exactly : rule.bounds.atLeast;
            const bool begun = empty && rule.unlessEmpty && lower; // silent till now
            Sum sum{total.constraint, domain, {}};
            if (upper)
                sum.change.atMost = std::max<std::int64_t>(0, *upper - now);
            if (total.constraint == m_finding.constraint && domain == m_finding.domain) {
                sum.change.atLeast = *m_finding.limit - now;
                if (sum.change.atLeast <= 0 || sum.change.atLeast > sum.change.atMost)
                    return;
                m_target = m_sums.size();
            } else if (begun) {
                sum.change.atLeast = *lower - now;
            } else if (!upper) {
                return;
            }
            m_sums.push_back(sum);
        };
        if (!rule.forEachDomain)
            add(total.value, std::nullopt);
        for (const auto& [domain, value] : total.perDomain)
            add(value, domain);
    }
}

std::optional<Candidate> Filling::candidate(CardIndex card, const Additions& additions) const
{
    Candidate found{card, maxCopies, {}};
    for (const auto& sum : m_sums) {
        const auto value = countedValue(m_search.checker, sum.constraint, sum.domain, card);
        if (value > sum.change.atMost)
            return std::nullopt;
        if (value > 0)
            found.most = static_cast<int>(std::min<std::int64_t>(found.most, sum.change.atMost / value));
        found.values.push_back(value);
    }
    const auto value = found.values[*m_target];
    if (value <= 0 || !additions.carries(card, m_section))
        return std::nullopt;
    const auto& target = m_sums[*m_target].change;
    found.most = static_cast<int>(std::min<std::int64_t>(found.most, (target.atLeast + value - 1) / value));
    if (const auto room = additions.room(card, m_section).copies)
        found.most = static_cast<int>(std::min<std::int64_t>(found.most, *room + 1));
    return found.most > 0 ? std::optional(found) : std::nullopt;
}

// Of cards that count alike, only as many as could be offered.
void Filling::collectCandidates(const Deck& base)
{
    const Additions additions(m_search.checker, base);
    std::map<std::pair<std::vector<std::int64_t>, int>, std::size_t> alike;
    for (CardIndex card = 0; card < m_search.checker.catalogue().size(); ++card) {
        if (std::any_of(m_outs.begin(), m_outs.end(), [&](const CopyChange& out) { return out.card == card; }))
            continue;
        if (auto found = candidate(card, additions); found && alike[{found->values, found->most}]++ < mostAlike)
            m_candidates.push_back(std::move(*found));
    }
    std::reverse(m_candidates.begin(), m_candidates.end());
}

// Fewest copies first, then those that use most of what the totals leave.
std::vector<std::size_t> Filling::ranked(const SumTables& tables) const
{
    std::vector<std::pair<std::vector<std::int64_t>, std::size_t>> places;
    for (std::size_t place = 0; place < tables.size(); ++place) {
        const auto sums = tables.sums(place);
        std::int64_t used = 0;
        for (std::size_t i = 0; i < m_sums.size(); ++i)
            used += i == *m_target ? 0 : sums[heads + i];
        places.push_back({{sums[1], -used}, place});
    }
    std::sort(places.begin(), places.end());
    std::vector<std::size_t> ranked;
    for (const auto& [rank, place] : places)
        ranked.push_back(place);
    return ranked;
}

std::vector<FoundFix> Filling::fillsOf(std::size_t kinds) const
{
    std::vector<std::vector<SumStep>> units;
    for (const auto& one : m_candidates) {
        auto& steps = units.emplace_back();
        for (std::int64_t k = 0; k <= one.most; ++k) {
            steps.push_back({{k > 0, k}, 1});
            for (const auto value : one.values)
                steps.back().by.push_back(k * value);
        }
    }
    std::vector<SumRange> ranges{{static_cast<std::int64_t>(kinds), static_cast<std::int64_t>(kinds)}, {1, maxCopies}};
    for (const auto& sum : m_sums)
        ranges.push_back(sum.change);
    const SumTables tables(std::move(units), std::move(ranges), false, maxSums, [&](std::size_t, std::size_t) { return m_search.goesOn(); });
    std::vector<FoundFix> found;
    if (!tables.complete())
        return found;
    std::size_t tried = 0;
    std::set<std::vector<CardIndex>> seen; // the same cards in other numbers are no other advice
    const auto visit = [&](const std::vector<std::size_t>& way) {
        auto changes = m_outs;
        std::vector<CardIndex> cards;
        for (auto i = way.size(); i-- > 0;)
            if (way[i] > 0) {
                changes.push_back({m_section, m_candidates[i].card, static_cast<int>(way[i])});
                cards.push_back(m_candidates[i].card);
            }
        if (seen.insert(cards).second)
            if (auto fix = fixBy(m_search, FixKind::Fill, m_finding, changes, false)) {
                fix->fix.section = *m_finding.section;
                found.push_back(std::move(*fix));
            }
        return ++tried < mostTried && found.size() < mostOffered && m_search.goesOn();
    };
    for (const auto place : ranked(tables))
        if (!tables.eachPath(place, visit))
            break;
    return found;
}

// The section as if it had not been begun.
std::optional<FoundFix> emptied(const FixSearch& search, const Finding& finding)
{
    Deck after = search.deck;
    after.sectionOrNew(*finding.section).entries.clear();
    auto fix = fixTo(search, FixKind::Empty, finding, after, false);
    if (fix)
        fix->fix.section = *finding.section;
    return fix;
}

} // namespace

std::vector<Fix> fillsFor(const FixSearch& search, const Finding& finding)
{
    const auto& ruleset = search.checker.ruleset();
    const auto* section = finding.section ? ruleset.section(*finding.section) : nullptr;
    if (!section || section->free || section->id == ruleset.playBasics.deck || gives(ruleset, section->id))
        return {};
    auto found = Filling(search, finding, search.deck, {}).fills();
    if (found.empty())
        for (const auto& held : heldCopies(search)) {
            if (!search.goesOn() || found.size() >= mostOffered)
                break;
            if (held.section != search.checker.sectionIndex(section->id))
                continue;
            const CopyChange out[] = {{held.section, held.card, -1}};
            if (const auto base = withChanges(search.checker, search.deck, out))
                for (auto& fix : Filling(search, finding, *base, {out[0]}).fills())
                    found.push_back(std::move(fix));
        }
    auto fixes = bestOf(std::move(found), mostOffered);
    if (section->optional)
        if (auto empty = emptied(search, finding))
            fixes.push_back(std::move(empty->fix));
    return fixes;
}

} // namespace nexus::model
