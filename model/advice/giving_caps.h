// What the total of a section that gives (Missions) bounds of other cards, by the constraints of kind Within: the caps
// a package comes to, and what cards ask of them. Cards that ask the same are counted as one group, so that a question
// about a package costs no pass over cards.
#pragma once

#include "model/rules/legality.h"

#include <map>

namespace nexus::model {

using PackageCards = std::vector<std::pair<CardIndex, int>>; // ascending, each card once

class GivingCaps {
public:
    using Caps = std::vector<std::int64_t>;                     // a value for each of whats()
    struct Group {                                              // cards that ask the same
        std::vector<std::pair<std::size_t, std::int64_t>> asks; // cap, at least
        std::int64_t copies = 0;
    };
    using Copies = std::vector<std::pair<CardIndex, std::int64_t>>;

    // The checker must outlive it.
    GivingCaps(const DeckChecker& checker, std::uint16_t giving);

    [[nodiscard]] const std::vector<Summed>& whats() const { return m_whats; }
    [[nodiscard]] Caps of(const PackageCards& package) const;
    [[nodiscard]] static bool allow(const Group& group, const Caps& caps);
    // Copies of the groups that are allowed.
    [[nodiscard]] static std::int64_t allowed(const std::vector<Group>& groups, const Caps& caps);

    // Cards of the drawn section that limits of copies do not bar, a copy each.
    [[nodiscard]] Copies drawn(const CardSet* among = nullptr) const;
    // By what is asked of them in `section`.
    [[nodiscard]] std::vector<Group> grouped(const Copies& cards, std::uint16_t section) const;
    [[nodiscard]] std::vector<Group> drawnGroups(const CardSet* among = nullptr) const;
    // Copies of the deck in other sections.
    [[nodiscard]] std::vector<Group> heldGroups(const Deck& deck) const;

private:
    const DeckChecker& m_checker;
    std::uint16_t m_giving;
    std::uint16_t m_drawn;
    std::vector<Summed> m_whats;
    std::vector<std::vector<std::size_t>> m_capsOf; // constraint → its caps
};

// The sections whose total bounds other cards, as the ruleset has them.
[[nodiscard]] std::vector<SectionId> givingSections(const Ruleset& ruleset);

} // namespace nexus::model
