// All packages of a section that gives (Missions): every choice of cards the section accepts that meets the
// constraints looking at that section alone. One copy of a card unless a limit of copies says otherwise; cards that
// are one for such a limit share it. Counted by sums, never one by one; listed best first, only as many as asked for.
// Warnings of the ruleset bind nothing. Ties go by sums, then by card in the catalogue's order.
#pragma once

#include "model/advice/sum_tables.h"
#include "model/deck/deck_edit.h"
#include "model/rules/legality.h"

#include <tl/expected.hpp>

namespace nexus::model {

using CardCopies = std::vector<std::pair<CardIndex, int>>; // ascending, each card once

struct MissionPackage {
    CardCopies cards;
    std::vector<std::pair<AttributeIndex, std::int64_t>> profile; // all domains of the ruleset
    std::optional<std::int64_t> income;                           // where a round's income comes from this section
    std::int64_t pool = 0;                 // cards of the drawn section that are legal with it
    std::int64_t opened = 0, closed = 0;   // against the present package
    std::int64_t changes = 0;              // copies in and out of the present package
    std::int64_t notCarried = 0;           // copies of the deck it does not allow
    std::int64_t found = 0;                // of the cards asked for, those it allows
    friend bool operator==(const MissionPackage&, const MissionPackage&) = default;
};

enum class PackageOrder { MostCards, MostIncome, FewestCards };
enum class PackageTrouble { NothingGives, TooMany, Stopped };

class MissionPackages {
public:
    using Progress = SumTables::Progress;
    using List = tl::expected<std::vector<MissionPackage>, PackageTrouble>;
    // The checker must outlive it.
    MissionPackages(const DeckChecker& checker, const SectionId& giving);

    // Stays at the largest number where there are more.
    [[nodiscard]] tl::expected<std::uint64_t, PackageTrouble> count(const Progress& progress = {}) const;
    [[nodiscard]] List list(std::size_t limit, PackageOrder order = PackageOrder::MostCards, const Progress& progress = {}) const;
    // Those that carry the whole deck first, then those that need the fewest changes of what the deck has.
    [[nodiscard]] List forDeck(const Deck& deck, std::size_t limit, const Progress& progress = {}) const;
    // Those that carry most of these cards first.
    [[nodiscard]] List carrying(const CardSet& wanted, std::size_t limit, const Progress& progress = {}) const;
    // Of these cards, those the drawn section can hold: what `found` is out of.
    [[nodiscard]] std::int64_t carryable(const CardSet& wanted) const { return static_cast<std::int64_t>(drawn(&wanted).size()); }
    // Puts the package in the place of what the deck has in the section; printings of cards that stay are kept.
    [[nodiscard]] DeckEdit edit(const Deck& deck, const MissionPackage& package) const;

private:
    struct Sum { // what a vector of sums holds at a place
        std::function<std::int64_t(CardIndex)> value;
        SumRange range;
        std::optional<Summed> what; // where it is summed over every card
        bool unlessEmpty = false;
        bool growing = false; // no card takes of it away
    };
    struct Unit { // cards that are chosen together: step copies of like cards or, where limits are shared, a choice
        std::vector<CardIndex> cards;
        std::vector<int> limits;
        std::vector<CardCopies> choices;
        std::vector<SumStep> steps; // none: too many
    };
    struct Group { // cards that ask the same
        std::vector<std::pair<std::size_t, std::int64_t>> asks; // cap, at least
        std::int64_t copies = 0;
    };
    struct Question {
        const Deck* deck = nullptr;
        const CardSet* wanted = nullptr;
        PackageOrder order = PackageOrder::MostCards;
    };
    using Caps = std::vector<std::int64_t>;
    using Copies = std::vector<std::pair<CardIndex, std::int64_t>>;
    void collectCaps();
    void collectLinked();
    [[nodiscard]] bool limitsCopies(std::size_t constraint, std::uint16_t section, CardIndex card) const;
    [[nodiscard]] int limitOf(CardIndex card) const;
    [[nodiscard]] bool withinLimits(const CardCopies& cards) const;
    [[nodiscard]] std::vector<Sum> boundSums() const;
    [[nodiscard]] std::vector<Unit> units(const std::vector<Sum>& sums, const CardCopies& present, bool withKept) const;
    void addChoices(Unit& unit, const std::vector<Sum>& sums) const;
    void addSteps(Unit& unit, const std::vector<Sum>& sums) const;
    [[nodiscard]] std::vector<Group> grouped(const Copies& cards, std::uint16_t section) const;
    [[nodiscard]] std::vector<Group> heldGroups(const Deck& deck) const;
    [[nodiscard]] static bool emptyIsMet(SumTables::Sums found, const std::vector<Sum>& sums);
    [[nodiscard]] Copies drawn(const CardSet* among) const;
    [[nodiscard]] CardCopies presentIn(const Deck& deck) const;
    [[nodiscard]] bool eachPackage(const std::vector<Unit>& units, const std::vector<std::size_t>& steps,
                                   const std::function<bool(const CardCopies&)>& visit) const;
    [[nodiscard]] List answer(const Question& question, std::size_t limit, const Progress& progress) const;

    const DeckChecker& m_checker;
    std::uint16_t m_section = DeckChecker::noSection;
    std::vector<Summed> m_caps;                              // what other cards are held against
    std::vector<std::vector<std::size_t>> m_capsOf;          // constraint → its caps
    std::vector<std::vector<CardIndex>> m_linked;            // accepted cards, those that share limits together
    std::uint16_t m_drawn = DeckChecker::noSection;
    std::vector<Group> m_pool;
};

} // namespace nexus::model
