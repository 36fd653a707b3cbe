// What a sideboard may be made of: for every card of a pool that may stand in it what it adds to the sums that bound
// a sideboard, and with how many cards of the deck it can be swapped. Cards that are alike in all of that are one
// kind; the first few of a kind stand for it.
#pragma once

#include "model/advice/sideboard_sections.h"

#include <map>
#include <set>

namespace nexus::model {

class SideboardCandidates {
public:
    struct Range {
        std::int64_t atLeast = -unbounded, atMost = unbounded;
        [[nodiscard]] bool holds(std::int64_t value) const { return value >= atLeast && value <= atMost; }
    };
    static constexpr std::int64_t unbounded = std::int64_t{1} << 40;
    static constexpr int usualSize = 10;

    // A sum over the sideboard that a constraint bounds.
    struct Room {
        std::size_t constraint = 0;
        std::optional<Summed> what; // copies where there is none
        Range range;
        bool alone = false; // the constraint does not look at the deck's cards
    };
    struct Kind {
        std::vector<std::int64_t> adds; // to each room
        std::vector<CardIndex> cards;   // ascending, as many as a sideboard has copies
    };

    // The checker and `owned` (copies by card, empty: any number) must outlive it.
    SideboardCandidates(const DeckChecker& checker, const Deck& deck, SideboardSections sections, const CardSet& pool,
        const std::vector<std::int32_t>& owned);

    [[nodiscard]] bool supported() const { return m_supported; }
    [[nodiscard]] Range size() const { return m_size; } // copies
    [[nodiscard]] const std::vector<Room>& rooms() const { return m_rooms; }
    [[nodiscard]] const std::vector<Kind>& kinds() const { return m_kinds; }
    [[nodiscard]] int mostCopies(CardIndex card) const; // in the sideboard
    // Rooms where swaps change the sum: what they allow depends on how full the sideboard is.
    [[nodiscard]] const std::vector<std::size_t>& swayed() const { return m_swayed; }
    // Cards of the deck that a card of the kind can be swapped with; `full`: the sums of the swayed rooms.
    [[nodiscard]] std::int64_t swapsOf(std::size_t kind, const std::vector<std::int64_t>& full) const;

private:
    struct Kept { // a sum over the deck that a swap must keep
        std::size_t constraint = 0;
        std::optional<Summed> what;
        Range change;
    };
    struct Partner { // a card of the deck that may go out
        CardIndex card = 0;
        std::vector<std::int64_t> counts, adds; // to the kept sums and to the rooms
    };
    struct Ways { // of one kind: what swapping it changes in the swayed rooms, with every partner it has
        std::vector<std::vector<std::int64_t>> changes;
    };
    void collectHeld(const Deck& deck);
    void collectRooms(const Deck& deck);
    void collectKept(const Deck& deck);
    void collectPartners();
    void collectKinds(const CardSet& pool);
    void collectWays();
    [[nodiscard]] std::int64_t counted(
        std::size_t constraint, const std::optional<Summed>& what, std::uint16_t section, CardIndex card) const;
    [[nodiscard]] bool mayLie(CardIndex card, std::uint16_t section) const;
    [[nodiscard]] bool mayEnter(CardIndex card) const;
    [[nodiscard]] std::int64_t held(CardIndex card, std::size_t constraint) const;

    const DeckChecker& m_checker;
    SideboardSections m_sections;
    const std::vector<std::int32_t>& m_owned;
    bool m_supported = true;
    Range m_size;
    std::map<CardIndex, std::map<std::uint16_t, int>> m_held;            // without the sideboard
    std::map<std::pair<std::size_t, std::int64_t>, std::int64_t> m_caps; // constraint and domain → what is given
    std::vector<Room> m_rooms;
    std::vector<Kept> m_kept;
    std::vector<Partner> m_partners;
    std::vector<Kind> m_kinds;
    std::vector<std::vector<std::int64_t>> m_counts; // kind → what it adds to the kept sums
    std::vector<bool> m_enters;
    std::vector<Ways> m_ways;
    std::vector<std::size_t> m_swayed;
};

} // namespace nexus::model
