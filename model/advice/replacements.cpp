#include "model/advice/fix_search.h"
#include "model/rules/additions.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace nexus::model {

namespace {

constexpr std::size_t mostReplacements = 5, mostReplacementsTried = 24;

// What a difference weighs, against one point of attack.
constexpr std::int64_t pointWeight = 2, typeWeight = 10, lawWeight = 6, choiceWeight = 1, absentWeight = 3,
                       subtypeWeight = 6, keywordWeight = 4, mostPoints = 6;

// 0 for the same words, `weight` for none in common.
std::int64_t wordsApart(std::span<const TermIndex> a, std::span<const TermIndex> b, std::int64_t weight)
{
    if (a.empty() && b.empty())
        return 0;
    const auto shared = std::count_if(
        a.begin(), a.end(), [&](TermIndex word) { return std::find(b.begin(), b.end(), word) != b.end(); });
    const auto all = static_cast<std::int64_t>(a.size() + b.size()) - shared;
    return weight * (all - shared) / all;
}

// How alike two cards are as parts of a deck: what the laws sum of them, which laws look at them at all, then their
// part in the game: type and subtypes, what fights, range, keywords. Read from ruleset and game; no name stands here.
class CardLikeness {
public:
    // As cards of this section. The checker must outlive it.
    CardLikeness(const DeckChecker& checker, std::uint16_t section)
        : m_checker(checker)
    {
        const auto& constraints = checker.ruleset().constraints;
        for (std::uint32_t i = 0; i < constraints.size(); ++i) {
            const auto& rule = constraints[i];
            if (rule.warning || !checker.inSections(rule, section))
                continue;
            if (rule.where)
                m_narrow.push_back(i);
            else if (rule.kind == ConstraintKind::Total && !rule.forEachDomain)
                (rule.bounds.exactly ? m_exact : m_bounded).push_back(i);
        }
    }
    struct Distance {
        std::int64_t exact = 0; // what exact totals of the section would miss
        std::int64_t role = 0;  // everything else, weighed
        friend auto operator<=>(const Distance&, const Distance&) = default;
    };
    [[nodiscard]] Distance between(CardIndex a, CardIndex b) const
    {
        const auto& constraints = m_checker.ruleset().constraints;
        const auto apart = [&](std::uint32_t i) {
            return std::abs(
                valueOf(m_checker, a, constraints[i].attribute) - valueOf(m_checker, b, constraints[i].attribute));
        };
        Distance distance;
        for (const auto i : m_exact)
            distance.exact += apart(i);
        for (const auto i : m_bounded)
            distance.role += pointWeight * apart(i);
        for (const auto i : m_narrow)
            if (const auto* where = m_checker.looksAt(i); where && where->contains(a) != where->contains(b))
                distance.role += lawWeight;
        distance.role += typesApart(a, b) + attributesApart(a, b);
        return distance;
    }

private:
    [[nodiscard]] std::int64_t attributesApart(CardIndex a, CardIndex b) const
    {
        const auto& catalogue = m_checker.catalogue();
        const auto& play = catalogue.game().play;
        const auto apart = [&](const std::optional<AttributeIndex>& attribute, std::int64_t each,
                               std::int64_t most) -> std::int64_t {
            if (!attribute)
                return 0;
            const auto first = catalogue.number(a, *attribute), second = catalogue.number(b, *attribute);
            if (!first || !second)
                return first.has_value() == second.has_value() ? 0 : absentWeight;
            return std::min<std::int64_t>(most, each * std::abs(std::int64_t{*first} - *second));
        };
        return apart(play.attack, 1, mostPoints) + apart(play.defense, 1, mostPoints) +
               apart(play.range, choiceWeight, choiceWeight);
    }
    [[nodiscard]] std::int64_t typesApart(CardIndex a, CardIndex b) const
    {
        const auto& catalogue = m_checker.catalogue();
        const auto first = catalogue.types(a), second = catalogue.types(b);
        return (first.front() == second.front() ? 0 : typeWeight) +
               wordsApart(first.subspan(1), second.subspan(1), subtypeWeight) +
               wordsApart(catalogue.keywords(a), catalogue.keywords(b), keywordWeight);
    }

    const DeckChecker& m_checker;
    std::vector<std::uint32_t> m_exact, m_bounded, m_narrow; // totals of the section; what looks at some cards only
};
// Copies that went out of a section.
struct Hole {
    std::uint16_t section = 0;
    CardIndex card = 0;
    int copies = 0;
    std::vector<CardIndex> alike; // what could stand there, the most alike first
};

std::vector<Hole> holesOf(const FixSearch& search, const Deck& without)
{
    std::map<std::pair<std::uint16_t, CardIndex>, int> left;
    for (const auto& held : heldCopies({search.checker, without, search.report}))
        left[{held.section, held.card}] = held.copies;
    std::vector<Hole> holes;
    for (const auto& held : heldCopies(search)) {
        const auto now = left.find({held.section, held.card});
        const int gone = held.copies - (now == left.end() ? 0 : now->second);
        if (gone > 0)
            holes.push_back({held.section, held.card, gone, {}});
    }
    return holes;
}

std::vector<CardIndex> carriedIn(std::uint16_t section, const FixSearch& search, const Additions& additions)
{
    std::vector<CardIndex> cards;
    for (CardIndex card = 0; card < search.checker.catalogue().size(); ++card)
        if (additions.carries(card, section))
            cards.push_back(card);
    return cards;
}

void findAlike(const FixSearch& search, const Additions& additions, Hole& hole)
{
    const CardLikeness likeness(search.checker, hole.section);
    std::vector<std::pair<CardLikeness::Distance, CardIndex>> cards;
    for (const auto card : carriedIn(hole.section, search, additions))
        if (card != hole.card)
            cards.emplace_back(likeness.between(hole.card, card), card);
    const auto kept = std::min(cards.size(), mostReplacementsTried);
    std::partial_sort(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(kept), cards.end());
    for (std::size_t i = 0; i < kept; ++i)
        hole.alike.push_back(cards[i].second);
}

// The hole filled with that card first, then with the others in their order; false where there are not enough.
bool fill(const Hole& hole, std::size_t first, const Additions& additions, std::map<CardIndex, int>& used,
    std::vector<SectionCopies>& changes)
{
    int left = hole.copies;
    const auto take = [&](CardIndex card) {
        const auto room = additions.room(card, hole.section).copies;
        const auto copies = static_cast<int>(std::min<std::int64_t>(left, room ? *room + 1 - used[card] : left));
        if (copies <= 0)
            return;
        changes.push_back({hole.section, card, copies});
        used[card] += copies;
        left -= copies;
    };
    take(hole.alike[first]);
    for (std::size_t i = 0; i < hole.alike.size() && left > 0; ++i)
        if (i != first)
            take(hole.alike[i]);
    return left == 0;
}

// A card of the deck, another in its place, and how well that fits.
struct Exchange {
    int copies = 0;
    CardLikeness::Distance distance;
    CardIndex out = 0, in = 0;
    std::uint16_t section = 0;
};

// The best few by an order, found one after the other.
template <class Order> class Best {
public:
    explicit Best(Order order)
        : m_order(order)
    {
    }
    // Whether an exchange of so many copies may be among them, however well it fits.
    [[nodiscard]] bool hasPlaceFor(int copies) const
    {
        return m_kept.size() < mostReplacementsTried || copies <= m_kept.back().copies;
    }
    void add(const Exchange& exchange)
    {
        if (m_kept.size() == mostReplacementsTried && !m_order(exchange, m_kept.back()))
            return;
        m_kept.insert(std::upper_bound(m_kept.begin(), m_kept.end(), exchange, m_order), exchange);
        if (m_kept.size() > mostReplacementsTried)
            m_kept.pop_back();
    }
    [[nodiscard]] const std::vector<Exchange>& kept() const { return m_kept; }

private:
    Order m_order;
    std::vector<Exchange> m_kept;
};

// Copies to exchange so that the finding is gone; none where that cannot be.
std::optional<int> copiesToMend(const Finding& finding, std::int64_t saved)
{
    const auto over = *finding.actual - *finding.limit;
    if (saved <= 0 || (finding.bound == Bound::Exactly && over % saved != 0))
        return std::nullopt;
    const auto copies = (over + saved - 1) / saved;
    return copies <= maxCopies ? std::optional(static_cast<int>(copies)) : std::nullopt;
}

} // namespace

std::vector<Fix> replacementsFor(const FixSearch& search, const Finding& finding, const Fix& takeOut)
{
    Deck without = search.deck;
    if (!takeOut.edit || !apply(without, *takeOut.edit))
        return {};
    auto holes = holesOf(search, without);
    const Additions additions(search.checker, without);
    std::size_t ways = 0;
    for (auto& hole : holes) {
        if (!search.goesOn())
            return {};
        findAlike(search, additions, hole);
        if (hole.alike.empty())
            return {};
        ways = std::max(ways, hole.alike.size());
    }
    std::vector<FoundFix> found;
    for (std::size_t way = 0; way < ways && search.goesOn(); ++way) {
        std::vector<SectionCopies> changes;
        std::map<CardIndex, int> used;
        bool whole = true;
        for (const auto& hole : holes) {
            changes.push_back({hole.section, hole.card, -hole.copies});
            whole = whole && fill(hole, std::min(way, hole.alike.size() - 1), additions, used, changes);
        }
        if (!whole)
            continue;
        if (auto fix = fixBy(search, FixKind::Replace, finding, changes, true))
            found.push_back(std::move(*fix));
    }
    return bestOf(std::move(found), mostReplacements);
}

std::vector<Fix> cheaperFor(const FixSearch& search, const Finding& finding)
{
    const Laws laws(search.checker);
    const auto& sum = laws.sum(*finding.constraint, finding.domain);
    const Additions additions(search.checker, search.deck);
    // What keeps exact totals, and what is most alike whatever becomes of them.
    Best keeping([](const Exchange& a, const Exchange& b) {
        return std::tie(a.copies, a.distance) < std::tie(b.copies, b.distance);
    });
    Best alike([](const Exchange& a, const Exchange& b) {
        return std::tie(a.copies, a.distance.role) < std::tie(b.copies, b.distance.role);
    });
    std::map<std::uint16_t, std::vector<std::pair<CardIndex, std::int64_t>>> carried; // with what they count for
    for (const auto& held : heldCopies(search)) {
        const auto value = laws.looksInto(sum.constraint, held.section) ? laws.valueOf(sum, held.card) : 0;
        if (value <= 0)
            continue;
        if (!search.goesOn())
            return {};
        const CardLikeness likeness(search.checker, held.section);
        const auto [others, isNew] = carried.try_emplace(held.section);
        if (isNew)
            for (const auto card : carriedIn(held.section, search, additions))
                others->second.emplace_back(card, laws.valueOf(sum, card));
        for (const auto& [card, counted] : others->second) {
            const auto copies = copiesToMend(finding, value - counted);
            if (!copies || *copies > held.copies || card == held.card ||
                (!keeping.hasPlaceFor(*copies) && !alike.hasPlaceFor(*copies)))
                continue;
            const auto room = additions.room(card, held.section).copies;
            if (room && *room + 1 < *copies)
                continue;
            const Exchange exchange{*copies, likeness.between(held.card, card), held.card, card, held.section};
            keeping.add(exchange);
            alike.add(exchange);
        }
    }
    std::vector<Fix> fixes;
    for (const auto* some : {&keeping.kept(), &alike.kept()}) {
        std::vector<FoundFix> found;
        for (const auto& one : *some) {
            const SectionCopies changes[] = {{one.section, one.out, -one.copies}, {one.section, one.in, one.copies}};
            if (auto fix = fixBy(search, FixKind::Replace, finding, changes, true))
                found.push_back(std::move(*fix));
        }
        for (auto& fix : bestOf(std::move(found), (mostReplacements + 1) / 2))
            if (std::none_of(
                    fixes.begin(), fixes.end(), [&](const Fix& known) { return known.changes == fix.changes; }))
                fixes.push_back(std::move(fix));
    }
    return fixes;
}

} // namespace nexus::model
