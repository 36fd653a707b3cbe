// All packages of a section that gives (Missions): every choice of cards the section accepts that meets the
// constraints looking at that section alone. One copy of a card unless a limit of copies says otherwise; cards that
// are one for such a limit share it. Counted by sums, never one by one; listed best first, only as many as asked for.
// Warnings of the ruleset bind nothing. Ties go by sums, then by card in the catalogue's order, the deck's own first.
#pragma once

#include "model/advice/laws.h"
#include "model/deck/deck_edit.h"

#include <tl/expected.hpp>

namespace nexus::model {

using PackageCards = CardCounts;

struct MissionPackage {
    PackageCards cards;
    std::vector<std::pair<AttributeIndex, std::int64_t>> profile; // all domains of the ruleset
    std::optional<std::int64_t> income;                           // where a round's income comes from this section
    std::int64_t pool = 0;                                        // cards of the drawn section that are legal with it
    std::int64_t opened = 0, closed = 0;                          // against the present package
    std::int64_t changes = 0;                                     // copies in and out of the present package
    std::int64_t notCarried = 0;                                  // copies of the deck it does not allow
    std::int64_t found = 0;                                       // of the cards asked for, those it allows
    friend bool operator==(const MissionPackage&, const MissionPackage&) = default;
};

// The last: those that carry the whole deck first, then those that need the fewest changes of what the deck has.
enum class PackageOrder { MostCards, MostIncome, FewestCards, FewestChanges };
enum class PackageTrouble { NothingGives, TooMany, Stopped };

// Which packages, and in which order. What is pointed at must outlive the question.
struct PackageQuestion {
    const Deck* deck = nullptr;      // the present one: what changes, what opens and closes, what is not carried
    const CardSet* wanted = nullptr; // those that carry most of these cards come first, whatever the order
    PackageOrder order = PackageOrder::MostCards;
    std::vector<CardSet> with = {};   // only packages that have a card of each of these
    const CardSet* without = nullptr; // and none of these
};

struct PackageList {
    std::uint64_t count = 0; // of all that were asked for; stays at the largest number where there are more
    std::vector<MissionPackage> packages;
};

// The cards a section that gives (Missions) can hold, as units for SumTables: like cards are taken together, step k
// being k copies of them; cards that share a limit of copies are taken by choice. One copy of a card unless a limit of
// copies says otherwise. Sums are what the constraints looking at that section alone count and add up.
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

class MissionPackages {
public:
    using List = tl::expected<PackageList, PackageTrouble>;
    // The checker must outlive it.
    MissionPackages(const DeckChecker& checker, const SectionId& giving);

    [[nodiscard]] List list(const PackageQuestion& question, std::size_t limit, const Progress& progress = {}) const;
    // The nearest to what the deck has: by fewest changes, and nothing of how many there are.
    [[nodiscard]] tl::expected<std::vector<MissionPackage>, PackageTrouble> forDeck(
        const Deck& deck, std::size_t limit, const Progress& progress = {}) const;
    // Of these cards, those the drawn section can hold: what `found` is out of.
    [[nodiscard]] std::int64_t carryable(const CardSet& wanted) const
    {
        return static_cast<std::int64_t>(laws().unbarred(m_drawn, &wanted).size());
    }
    // Puts the package in the place of what the deck has in the section; printings of cards that stay are kept.
    [[nodiscard]] DeckEdit edit(const Deck& deck, const MissionPackage& package) const;

private:
    struct Work;    // a question, its sums, units and tables
    struct Figures; // what packages of the same caps have in common
    struct Ranked;
    [[nodiscard]] Work prepared(const PackageQuestion& question) const;
    [[nodiscard]] static tl::expected<SumTables, PackageTrouble> tablesOf(const Work& work, const Progress& progress);
    [[nodiscard]] Figures figures(const Work& work, const CapValues& caps) const;
    [[nodiscard]] std::vector<Ranked> ranked(const Work& work, const SumTables& tables, std::uint64_t& count) const;
    [[nodiscard]] static bool eachByIncome(const std::vector<Ranked>& ranking, const SumTables& tables,
        const std::function<bool(const Ranked&, std::optional<std::int64_t>)>& visit);
    [[nodiscard]] std::vector<std::int64_t> score(
        const Work& work, SumTables::Sums found, const Figures& figures) const;
    [[nodiscard]] MissionPackage described(
        const PackageCards& cards, const Work& work, SumTables::Sums found, const Figures& figures) const;
    [[nodiscard]] PackageCards presentIn(std::span<const ResolvedRow> rows) const;

    [[nodiscard]] const Laws& laws() const { return m_units.laws(); }

    const DeckChecker& m_checker;
    std::uint16_t m_section, m_drawn;
    PackageUnits m_units;
    std::vector<CapGroup> m_pool;
    std::optional<AttributeIndex> m_income; // where it comes from this section
};

// What one more or one less of a card that gives (a Mission) would do to the catalogue: how many cards are legal
// before and after, by the constraints of kind Within. Agrees with is:legal of the deck after the change.
// Cards are counted once a checker by what the constraints ask of them, so that a question costs no pass over cards.

struct CardEffect {
    CardIndex card = 0;
    std::int64_t legalBefore = 0, legalAfter = 0; // cards of the catalogue
    std::int64_t opened = 0, closed = 0;          // legal after only, before only
    friend bool operator==(const CardEffect&, const CardEffect&) = default;
};

using DomainPointsList = std::vector<std::pair<AttributeIndex, std::int64_t>>;

class MissionEffects {
public:
    // The checker must outlive it.
    explicit MissionEffects(const DeckChecker& checker);

    // Sections whose total bounds other cards, as in the ruleset; empty where no constraint is of this kind.
    [[nodiscard]] const std::vector<SectionId>& givingSections() const { return m_giving; }
    [[nodiscard]] std::int64_t legal(const Deck& deck) const;
    // One more copy in that section, for each of these cards.
    [[nodiscard]] std::vector<CardEffect> adding(
        const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards) const
    {
        return effects(deck, section, cards, 1);
    }
    // One copy less.
    [[nodiscard]] std::vector<CardEffect> takingOut(
        const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards) const
    {
        return effects(deck, section, cards, -1);
    }
    // Every card the section accepts, in the catalogue's order.
    [[nodiscard]] std::vector<CardIndex> acceptedBy(const SectionId& section) const;

    // How many points of each domain the section may give, and of all of them, by the laws about it alone.
    struct PointBounds {
        DomainPointsList most; // all domains of the ruleset
        std::optional<std::int64_t> sum;
    };
    [[nodiscard]] PointBounds pointBounds(const SectionId& section) const;
    // What it gives now.
    [[nodiscard]] DomainPointsList pointsIn(const Deck& deck, const SectionId& section) const;
    // The other cards that are legal with so many points of each domain, in the catalogue's order.
    [[nodiscard]] std::vector<CardIndex> legalWith(
        const Deck& deck, const SectionId& section, const DomainPointsList& points) const;
    // Those that become legal with a copy more of the card, or are not any more with one less.
    [[nodiscard]] std::vector<CardIndex> changedBy(
        const Deck& deck, const SectionId& section, CardIndex card, int by) const;

private:
    [[nodiscard]] std::vector<CardEffect> effects(
        const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards, std::int64_t by) const;

    Laws m_laws;
    std::vector<SectionId> m_giving;
    std::vector<ResolvedRow> m_cards; // that may be in a deck at all, each in its home section
    std::vector<CapGroup> m_groups;   // of them
};

} // namespace nexus::model
