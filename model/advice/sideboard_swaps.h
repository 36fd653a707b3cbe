// All legal one-for-one swaps between the section cards are drawn from and the optional section beside it (the
// sideboard): k copies out, k copies of other cards in. After a swap every constraint that was met is met, exact
// totals and counts stay what they are, and every card that moved is accepted and within its bounds where it lies.
// Counted by the sums of the copies that go out and in, never one by one. Ties go by card in the catalogue's order.
#pragma once

#include "model/advice/laws.h"
#include "model/advice/sideboard_plans.h"

namespace nexus::model {

struct CardSwap {
    CardCounts out, in; // none in both
    friend auto operator<=>(const CardSwap&, const CardSwap&) = default;
};

class SideboardSwaps {
public:
    static constexpr int countedSizes = 10;
    // The checker must outlive it; the deck need not. A progress that says false leaves nothing counted.
    SideboardSwaps(const DeckChecker& checker, const Deck& deck, const Progress& progress = {});

    // The first section that may stay empty, is not free and gives nothing; none where the ruleset has no such section.
    [[nodiscard]] const std::optional<SectionId>& sideboard() const { return m_sideboard; }
    [[nodiscard]] bool complete() const { return m_complete; } // else too much to count, or stopped
    // Swaps of 1, 2 … copies. A number stays at the largest there is where it would pass it.
    [[nodiscard]] const std::vector<std::uint64_t>& perSize() const { return m_perSize; }
    // Cards of the sideboard that no swap of any counted size brings in.
    [[nodiscard]] const std::vector<CardIndex>& dead() const { return m_dead; }
    [[nodiscard]] std::vector<CardSwap> list(int copies, std::size_t limit) const;
    // Of them those with at least these copies of these cards out and in: what completes a plan. Counted anew each
    // time.
    [[nodiscard]] std::vector<CardSwap> containing(
        const CardSwap& part, int copies, std::size_t limit, const Progress& progress = {}) const;
    // The same of the smallest size there are any of.
    [[nodiscard]] std::vector<CardSwap> smallestContaining(
        const CardSwap& part, std::size_t limit, const Progress& progress = {}) const;
    [[nodiscard]] DeckEdit edit(const Deck& deck, const CardSwap& swap) const;

private:
    using Moves = std::vector<std::pair<CardIndex, int>>; // copies in, or out where negative
    struct Unit { // cards whose limits of copies depend on each other, mostly one
        std::vector<CardIndex> cards;
        std::vector<Moves> choices;
        bool comesIn = false;
    };
    struct Sum {                              // what a constraint counts, as a swap changes it
        std::map<CardIndex, std::int64_t> in; // a copy in; a copy out is the opposite
        SumRange change;
    };
    void collectSums(std::span<const ResolvedRow> rows);
    void addSum(Sum sum);
    void collectUnits(const CapValues& caps);
    void addChoices(Unit& unit, const CapValues& caps) const;
    [[nodiscard]] bool keepsLimits(const Unit& unit, const Moves& moves) const;
    [[nodiscard]] bool looksIntoOne(std::uint32_t constraint) const;
    [[nodiscard]] std::vector<SumStep> stepsOf(const Unit& unit, std::optional<CardIndex> must) const;
    struct Choosing { // both sides of the swaps, and what their choices add up to
        std::vector<Unit> outUnits, inUnits;
        std::optional<SumTables> out, in;
    };
    [[nodiscard]] SumTables incoming(
        const std::vector<Unit>& units, std::optional<CardIndex> must, const Progress& progress) const;
    [[nodiscard]] SumTables outgoing(
        const std::vector<Unit>& units, const SumTables& in, const Progress& progress) const;
    void countAll(const Progress& progress);
    // Every pair of sums that go together, with the copies swapped; false stops.
    bool eachMatch(const SumTables& in, const SumTables& out,
        const std::function<bool(std::int64_t, std::size_t, std::size_t)>& visit) const;
    [[nodiscard]] std::vector<CardSwap> listed(const Choosing& among, int copies, std::size_t limit) const;

    Laws m_laws;
    std::uint16_t m_main = DeckChecker::noSection, m_side = DeckChecker::noSection;
    std::optional<SectionId> m_sideboard;
    HeldCards m_held;
    std::vector<Sum> m_sums; // those that stay the same first
    Choosing m_all;          // out: cards that only go out; in: the others
    std::vector<std::uint64_t> m_perSize;
    std::vector<CardIndex> m_dead;
    bool m_tooMany = false, m_complete = false;
};

} // namespace nexus::model
