#include "model/advice/best_sideboard.h"

#include "model/advice/laws.h"
#include "model/advice/sideboard_plans.h"

#include <algorithm>
#include <tuple>

namespace nexus::model {

namespace {

constexpr int usualSize = 10;
constexpr std::int64_t oneByCopies = std::int64_t{1} << 10;  // above all copies
constexpr std::int64_t oneSwap = std::int64_t{1} << 32;      // above all swaps by copies
constexpr std::int64_t onePreferred = std::int64_t{1} << 52; // above all swaps
constexpr std::int64_t maxCells = 8'000'000;
constexpr std::size_t maxFillings = 4096;

// What a sideboard may be made of: for every card of a pool that may stand in it what it adds to the sums that bound
// a sideboard, and with how many cards of the deck it can be swapped. Cards that are alike in all of that are one
// kind; the first few of a kind stand for it.
class SideboardCandidates {
public:
    struct Room { // a sum over the sideboard that a constraint bounds
        LawSum sum;
        SumRange range;
        bool alone = false; // the constraint does not look at the deck's cards
    };
    struct Kind {
        std::vector<std::int64_t> adds, counts; // to each room, to each sum over the deck
        bool enters = false;                    // the deck takes one copy more
        bool preferred = false;
        std::vector<CardIndex> cards;                      // ascending, as many as a sideboard has copies
        std::vector<std::vector<std::int64_t>> swaps = {}; // with a card of the deck each: what it changes in the rooms
    };

    SideboardCandidates(
        const DeckChecker& checker, const Deck& deck, const SideboardSections& sections, const SideboardPool& pool)
        : m_laws(checker)
        , m_sections(sections)
        , m_pool(pool)
    {
        for (const auto limit : m_laws.limits()) {
            const bool main = m_laws.looksInto(limit, sections.main), side = m_laws.looksInto(limit, sections.side);
            supported = supported && !(side && !main) &&
                        !((main || side) && takesCardsForOne(checker, m_laws.rule(limit)));
        }
        if (!supported)
            return;
        auto rows = checker.resolve(deck);
        std::erase_if(rows, [&](const ResolvedRow& row) { return row.section == sections.side; });
        m_held = heldIn(rows);
        m_caps = m_laws.capValues(rows);
        collectSums(rows);
        collectKinds();
        collectSwaps();
    }
    // In the sideboard.
    [[nodiscard]] int mostCopies(CardIndex card) const
    {
        auto most = std::min<std::int64_t>(size.atMost, maxCopies);
        if (!m_pool.owned.empty()) {
            std::int64_t left = m_pool.owned[card];
            if (const auto found = m_held.find(card); found != m_held.end())
                for (const auto& [section, copies] : found->second)
                    left -= m_laws.checker().ruleset().sections[section].free ? 0 : copies;
            most = std::min(most, left);
        }
        const auto room = m_laws.room(
            card, m_sections.side, [&](std::uint32_t limit) { return m_laws.held(m_held, card, limit); });
        return static_cast<int>(std::max<std::int64_t>(0, std::min(most, room.value_or(most))));
    }
    // Cards of the deck that a card of the kind can be swapped with; `full`: the sums of the swayed rooms.
    [[nodiscard]] std::int64_t swapsOf(const Kind& kind, const std::vector<std::int64_t>& full) const
    {
        return std::count_if(kind.swaps.begin(), kind.swaps.end(), [&](const auto& changes) {
            for (std::size_t i = 0; i < swayed.size(); ++i)
                if (!rooms[swayed[i]].range.holds(full[i] + changes[swayed[i]]))
                    return false;
            return true;
        });
    }

    bool supported = true;
    SumRange size; // copies
    std::vector<Room> rooms;
    std::vector<Kind> kinds;
    std::vector<std::size_t> swayed; // rooms where swaps change the sum: what they allow depends on how full they are

private:
    // What the laws leave to a sideboard beside the rest of the deck, and what they keep of the deck.
    void collectSums(std::span<const ResolvedRow> rows)
    {
        for (const auto& sum : m_laws.sums()) {
            const auto now = m_laws.totalOf(sum, rows);
            const bool main = m_laws.looksInto(sum.constraint, m_sections.main);
            const auto left = sum.range - SumRange{now, now};
            if (!m_laws.looksInto(sum.constraint, m_sections.side)) {
                if (main)
                    m_kept.emplace_back(sum, m_laws.changeOf(sum, now));
            } else if (sum.what || sum.where) {
                rooms.push_back({sum, left, !main});
            } else {
                size = size & left;
            }
        }
        if (size.atMost > SumRange().atMost / 2) // unbounded
            size.atMost = std::max<std::int64_t>(usualSize, size.atLeast);
        size.atLeast = std::max<std::int64_t>(size.atLeast, 1);
    }
    void collectKinds()
    {
        std::map<std::vector<std::int64_t>, std::size_t> known;
        m_pool.cards.forEach([&](CardIndex card) {
            if (!m_laws.carries(card, m_sections.side, m_caps) || mostCopies(card) == 0)
                return;
            Kind kind{
                addsOf(card), countsOf(card), mayEnter(card), m_pool.preferred && m_pool.preferred->contains(card), {}};
            auto key = kind.adds;
            key.insert(key.end(), kind.counts.begin(), kind.counts.end());
            key.push_back(kind.enters);
            key.push_back(kind.preferred);
            key.push_back(m_held.contains(card) ? card + std::int64_t{1} : 0); // it is not swapped with itself
            const auto [place, isNew] = known.try_emplace(std::move(key), kinds.size());
            if (isNew)
                kinds.push_back(std::move(kind));
            auto& cards = kinds[place->second].cards;
            if (static_cast<std::int64_t>(cards.size()) < size.atMost)
                cards.push_back(card);
        });
    }
    void collectSwaps()
    {
        std::set<std::size_t> changed;
        for (const auto& [partner, sections] : m_held) {
            if (!sections.contains(m_sections.main) || !m_laws.carries(partner, m_sections.side, m_caps))
                continue;
            const auto adds = addsOf(partner), counts = countsOf(partner);
            for (auto& kind : kinds) {
                bool fits = kind.enters && partner != kind.cards.front();
                for (std::size_t i = 0; fits && i < m_kept.size(); ++i)
                    fits = m_kept[i].second.holds(kind.counts[i] - counts[i]);
                std::vector<std::int64_t> changes(rooms.size(), 0);
                for (std::size_t i = 0; fits && i < rooms.size(); ++i) {
                    if (!rooms[i].alone)
                        continue; // what goes to the deck is counted there
                    changes[i] = adds[i] - kind.adds[i];
                    fits = changes[i] == 0 || rooms[i].range.atLeast != rooms[i].range.atMost;
                }
                if (!fits)
                    continue;
                for (std::size_t i = 0; i < rooms.size(); ++i)
                    if (changes[i] != 0)
                        changed.insert(i);
                kind.swaps.push_back(std::move(changes));
            }
        }
        swayed.assign(changed.begin(), changed.end());
    }
    // Limits that look at the deck alone: above one nothing is broken anew.
    [[nodiscard]] bool mayEnter(CardIndex card) const
    {
        return m_laws.carries(card, m_sections.main, m_caps) &&
               std::none_of(m_laws.limits().begin(), m_laws.limits().end(), [&](std::uint32_t limit) {
                   return m_laws.checker().counts(limit, m_sections.main, card) &&
                          !m_laws.looksInto(limit, m_sections.side) &&
                          copyLimit(m_laws.checker(), m_laws.rule(limit), card) == m_laws.held(m_held, card, limit);
               });
    }
    [[nodiscard]] std::vector<std::int64_t> addsOf(CardIndex card) const
    {
        std::vector<std::int64_t> adds;
        for (const auto& room : rooms)
            adds.push_back(m_laws.valueOf(room.sum, card));
        return adds;
    }
    [[nodiscard]] std::vector<std::int64_t> countsOf(CardIndex card) const
    {
        std::vector<std::int64_t> counts;
        for (const auto& [sum, change] : m_kept)
            counts.push_back(m_laws.valueOf(sum, card));
        return counts;
    }

    Laws m_laws;
    SideboardSections m_sections;
    const SideboardPool& m_pool;
    HeldCards m_held; // without the sideboard
    CapValues m_caps;
    std::vector<std::pair<LawSum, SumRange>> m_kept; // sums over the deck, and how a swap may change them
};
struct SideboardItem {
    CardIndex card = 0;
    int most = 0; // copies
    std::int64_t swaps = 0;
    bool preferred = false;         // and a swap brings it in
    std::vector<std::int64_t> adds; // a copy, to the size and then to each room
};

class BestSideboardSearch {
public:
    BestSideboardSearch(const DeckChecker& checker, const Deck& deck, const SideboardSections& sections,
        const SideboardPool& pool, const Progress& progress)
        : m_candidates(checker, deck, sections, pool)
        , m_progress(progress)
    {
    }

    tl::expected<BestSideboard, NoBestSideboard> find()
    {
        if (!m_candidates.supported)
            return tl::unexpected(NoBestSideboard::Unsupported);
        if (m_candidates.size.atMost < m_candidates.size.atLeast || m_candidates.kinds.empty())
            return tl::unexpected(NoBestSideboard::NothingFits);
        std::vector<SumRange> sums{m_candidates.size};
        for (const auto& room : m_candidates.rooms)
            sums.push_back(room.range);
        const auto fillings = allFillings();
        if (fillings.size() > maxFillings)
            return tl::unexpected(NoBestSideboard::TooMuch);
        std::optional<BestSideboard> best;
        for (std::size_t i = 0; i < fillings.size(); ++i) {
            if (m_progress && !m_progress(i, fillings.size()))
                return tl::unexpected(NoBestSideboard::Stopped);
            auto wanted = sums;
            for (std::size_t s = 0; s < fillings[i].size(); ++s)
                wanted[1 + m_candidates.swayed[s]] = {fillings[i][s], fillings[i][s]};
            auto found = filled(wanted, itemsFor(fillings[i]));
            if (!found && found.error() != NoBestSideboard::NothingFits)
                return found;
            if (found && (!best || better(*found, *best)))
                best = std::move(*found);
        }
        if (!best)
            return tl::unexpected(NoBestSideboard::NothingFits);
        return *best;
    }

private:
    static bool better(const BestSideboard& a, const BestSideboard& b)
    {
        const auto first = inOrder(a), second = inOrder(b);
        const auto rank = [](const BestSideboard& one, const auto& cards) {
            return std::tuple(one.preferred, one.swaps, one.byCopies, cards.size());
        };
        return rank(a, first) != rank(b, second) ? rank(a, first) > rank(b, second) : first < second;
    }
    static std::vector<CardIndex> inOrder(const BestSideboard& one)
    {
        std::vector<CardIndex> cards;
        for (const auto& [card, copies] : one.cards)
            cards.insert(cards.end(), static_cast<std::size_t>(copies), card);
        return cards;
    }

    // Every way the swayed rooms can end up full; one that is empty where swaps change none.
    [[nodiscard]] std::vector<std::vector<std::int64_t>> allFillings() const
    {
        std::vector<std::vector<std::int64_t>> all{{}};
        for (const auto room : m_candidates.swayed) {
            std::int64_t least = 0, most = 0;
            for (const auto& kind : m_candidates.kinds) {
                least = std::min(least, kind.adds[room]);
                most = std::max(most, kind.adds[room]);
            }
            const auto& range = m_candidates.rooms[room].range;
            const auto from = std::max(range.atLeast, least * m_candidates.size.atMost);
            const auto to = std::min(range.atMost, most * m_candidates.size.atMost);
            std::vector<std::vector<std::int64_t>> next;
            for (const auto& filling : all)
                for (auto sum = from; sum <= to && next.size() <= maxFillings; ++sum) {
                    next.push_back(filling);
                    next.back().push_back(sum);
                }
            all = std::move(next);
        }
        return all;
    }

    // Of cards that add the same, preferred ones and those with the most swaps: no more than a sideboard holds can be
    // needed.
    [[nodiscard]] std::vector<SideboardItem> itemsFor(const std::vector<std::int64_t>& filling) const
    {
        using Ranked = std::tuple<bool, std::int64_t, CardIndex>; // not preferred, swaps negated
        std::map<std::vector<std::int64_t>, std::vector<Ranked>> alike;
        for (const auto& kind : m_candidates.kinds) {
            const auto swaps = m_candidates.swapsOf(kind, filling);
            auto& cards = alike[kind.adds];
            for (const auto card : kind.cards)
                cards.emplace_back(!kind.preferred || swaps == 0, -swaps, card);
        }
        std::vector<SideboardItem> items;
        for (auto& [adds, cards] : alike) {
            std::sort(cards.begin(), cards.end());
            cards.resize(std::min(cards.size(), static_cast<std::size_t>(m_candidates.size.atMost)));
            for (const auto& [other, swaps, card] : cards) {
                items.push_back({card, m_candidates.mostCopies(card), -swaps, !other, {1}});
                items.back().adds.insert(items.back().adds.end(), adds.begin(), adds.end());
            }
        }
        std::sort(
            items.begin(), items.end(), [](const SideboardItem& a, const SideboardItem& b) { return a.card < b.card; });
        return items;
    }

    // Sums that copies of the items can come to, item by item, whether or not they can end in the ranges.
    [[nodiscard]] bool tooManySums(const std::vector<SumRange>& sums, const std::vector<SideboardItem>& items) const
    {
        auto cells = static_cast<std::int64_t>(items.size()) + 1;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            std::int64_t least = 0, most = 0;
            for (const auto& item : items) {
                least = std::min(least, item.adds[i]);
                most = std::max(most, item.adds[i]);
            }
            most *= m_candidates.size.atMost;
            if (least >= 0) // it is not filled above its bound
                most = std::min(most, sums[i].atMost);
            const auto width = std::max<std::int64_t>(1, most - least * m_candidates.size.atMost + 1);
            if (width > maxCells / cells)
                return true;
            cells *= width;
        }
        return false;
    }

    // Those with the most swaps, then with the most copies of the first cards in the catalogue's order.
    [[nodiscard]] tl::expected<BestSideboard, NoBestSideboard> filled(
        const std::vector<SumRange>& sums, const std::vector<SideboardItem>& items) const
    {
        if (tooManySums(sums, items))
            return tl::unexpected(NoBestSideboard::TooMuch);
        std::vector<std::vector<SumStep>> units; // of the last item first: ways are walked from the last unit
        for (auto item = items.rbegin(); item != items.rend(); ++item) {
            auto& steps = units.emplace_back();
            for (int copies = 0; copies <= item->most; ++copies) {
                const auto worth = copies == 0 ? 0
                                               : (item->preferred ? copies * onePreferred : 0) +
                                                     item->swaps * (oneSwap + copies * oneByCopies) + copies;
                steps.push_back({item->adds, 1, {worth, worth}});
                for (auto& sum : steps.back().by)
                    sum *= copies;
            }
        }
        const SumTables tables(std::move(units), sums, false, maxCells);
        if (tables.size() == 0)
            return tl::unexpected(NoBestSideboard::NothingFits);
        std::int64_t worth = 0;
        for (std::size_t place = 0; place < tables.size(); ++place)
            worth = std::max(worth, tables.worth(place).atMost);
        std::vector<std::size_t> best; // copies of each item
        for (std::size_t place = 0; place < tables.size(); ++place)
            if (tables.worth(place).atMost == worth)
                tables.eachPath(place,
                    [&](const std::vector<std::size_t>& steps) { // the first has the most copies of the first cards
                        best = std::max(best, std::vector<std::size_t>(steps.rbegin(), steps.rend()));
                        return false;
                    },
                    {worth, worth});
        BestSideboard found{{}, static_cast<std::uint64_t>(worth % onePreferred / oneSwap),
            static_cast<std::uint64_t>(worth % oneSwap / oneByCopies), static_cast<int>(worth / onePreferred)};
        for (std::size_t i = 0; i < items.size(); ++i)
            if (best[i] > 0)
                found.cards.emplace_back(items[i].card, static_cast<int>(best[i]));
        return found;
    }

    SideboardCandidates m_candidates;
    const Progress& m_progress;
};

} // namespace

tl::expected<BestSideboard, NoBestSideboard> bestSideboard(
    const DeckChecker& checker, const Deck& deck, const SideboardPool& pool, const Progress& progress)
{
    const auto sections = sideboardSections(checker);
    if (!sections)
        return tl::unexpected(NoBestSideboard::NoSections);
    return BestSideboardSearch(checker, deck, *sections, pool, progress).find();
}

DeckEdit sideboardEdit(
    const DeckChecker& checker, const Deck& deck, const std::vector<std::pair<CardIndex, int>>& cards)
{
    const auto sections = sideboardSections(checker);
    if (!sections)
        return {EditGroup{}};
    DeckSection section{checker.ruleset().sections[sections->side].id, {}};
    auto left = cards;
    for (const auto& row : checker.resolve(deck))
        for (auto& [card, copies] : left)
            if (row.section == sections->side && row.card == card && copies > 0) {
                section.entries.push_back(*row.entry);
                section.entries.back().count = std::min(copies, row.count);
                copies -= section.entries.back().count;
            }
    for (const auto& [card, copies] : left)
        if (copies > 0)
            if (const auto entry = entryFor(checker, card, copies); !addCopies(section, entry))
                section.entries.push_back(entry);
    return {ReplaceSection{std::move(section), deck.sections.size(), true}};
}

} // namespace nexus::model
