// The cards a section that gives (Missions) can hold, as units for SumTables: like cards are taken together, step k
// being k copies of them; cards that share a limit of copies are taken by choice. One copy of a card unless a limit of
// copies says otherwise. Sums are what the constraints looking at that section alone count and add up.
#pragma once

#include "model/advice/laws.h"

namespace nexus::model {

struct PackageSum : LawSum { // what a vector of sums holds at a place
    bool rare = false;       // few cards have any of it
};

struct PackageUnit { // cards that are chosen together
    std::vector<CardIndex> cards;
    std::vector<int> limits = {};
    std::vector<CardCounts> choices = {}; // of a step each, where the cards share a limit
    std::vector<SumStep> steps = {};      // none: too many
    // With addWorths(), of like cards: a copy of each, and of so many copies of those from one on, least and most.
    std::vector<std::int64_t> worths = {};
    std::vector<SumRange> worthsFrom = {};
    [[nodiscard]] const SumRange& worthFrom(std::size_t card, std::size_t copies) const
    {
        return worthsFrom[card * steps.size() + copies];
    }
};

class PackageUnits {
public:
    PackageUnits(const Laws& laws, std::uint16_t giving);

    [[nodiscard]] const Laws& laws() const { return m_laws; }
    // The number of cards first; each sum once.
    [[nodiscard]] std::vector<PackageSum> boundSums() const;
    // Steps of all sums and, where `kept`, of the copies that `present` has too. Units that touch what only few do come
    // last, where they do not multiply the tables; else the last unit holds the first card: ways are walked from the
    // last.
    [[nodiscard]] std::vector<PackageUnit> units(
        const std::vector<PackageSum>& sums, const CardCounts& present, bool kept, const CardSet* barred) const;
    // What the cards are worth, which is no sum: units with too many cards to tell lose their steps.
    static void addWorths(std::vector<PackageUnit>& units, const std::function<std::int64_t(CardIndex)>& worth);
    // A package for every choice of cards behind the steps of a way; false stops, and is given back. With worths added,
    // only packages of `worth` where there is one.
    static bool eachPackage(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps,
        const std::function<bool(const CardCounts&)>& visit, std::optional<std::int64_t> worth = {});

private:
    [[nodiscard]] int limitOf(CardIndex card) const;
    [[nodiscard]] std::vector<PackageUnit> likeCards(
        const std::vector<PackageSum>& sums, const CardCounts& present, const CardSet* barred) const;
    void addSteps(PackageUnit& unit, const std::vector<PackageSum>& sums, const std::vector<bool>& growing) const;
    void addChoices(PackageUnit& unit, const std::vector<PackageSum>& sums, const CardSet* barred) const;

    Laws m_laws;
    std::uint16_t m_giving;
    std::vector<std::vector<CardIndex>> m_linked; // accepted cards, those that share limits together
};

} // namespace nexus::model
