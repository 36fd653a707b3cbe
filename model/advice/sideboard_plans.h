// Plans for the sideboard against a deck: what of a plan no longer fits, what the deck breaks after it, the edit that
// applies it for a game and the one that takes it back. Plans are judged against the deck as it is without the plan
// that is applied. At most one is applied at a time. Taking back gives the rows their copies and places again, through
// edits in between; it is refused only where copies that were moved are not there any more.
#pragma once

#include "model/deck/deck_edit.h"
#include "model/rules/legality.h"

namespace nexus::model {

// The two sections a sideboard exchanges cards between, as a ruleset has them: the one cards are drawn from, and the
// first other one that may stay empty, is not free and gives nothing. None where the ruleset has no such pair.
struct SideboardSections {
    std::uint16_t main = DeckChecker::noSection; // positions in Ruleset::sections
    std::uint16_t side = DeckChecker::noSection;
};
[[nodiscard]] std::optional<SideboardSections> sideboardSections(const DeckChecker& checker);

enum class PlanFaultKind {
    NoCards,      // nothing goes out and nothing comes in
    TooFewCopies, // the section does not have the copies
    BothWays,     // the card goes out and comes in
    Uneven,       // not one for one: `wanted` copies go out, `there` come in
};
struct PlanFault {
    PlanFaultKind kind = PlanFaultKind::NoCards;
    SectionId section; // TooFewCopies
    std::string card;  // TooFewCopies, BothWays
    std::int64_t wanted = 0, there = 0;
    friend bool operator==(const PlanFault&, const PlanFault&) = default;
};

struct PlanCheck {
    std::vector<PlanFault> faults;
    std::vector<Finding>
        breaks; // errors the deck has after the plan and not before it; none looked for where copies are missing
    bool legal = false; // the deck after the plan
    [[nodiscard]] bool holds() const { return faults.empty() && breaks.empty(); }
    friend bool operator==(const PlanCheck&, const PlanCheck&) = default;
};

enum class PlanRefusalKind {
    NoSuchPlan,
    NoSideboard,
    AnotherApplied,
    Applied,
    NotApplied,
    CopiesMissing,
    TooManyCopies
};
struct PlanRefusal {
    PlanRefusalKind kind = PlanRefusalKind::NoSuchPlan;
    std::string plan;              // AnotherApplied: which
    std::vector<PlanFault> faults; // CopiesMissing
    friend bool operator==(const PlanRefusal&, const PlanRefusal&) = default;
};

class SideboardPlans {
public:
    // The checker and the deck must outlive it.
    SideboardPlans(const DeckChecker& checker, const Deck& deck);

    [[nodiscard]] const std::optional<SideboardSections>& sections() const { return m_sections; }
    [[nodiscard]] std::optional<std::size_t> applied() const { return m_applied; } // in Deck::plans
    // The deck without the plan that is applied; as it is where that cannot be taken back.
    [[nodiscard]] const Deck& base() const { return m_base; }
    // Of any plan, in the deck or not.
    [[nodiscard]] PlanCheck check(const SideboardPlan& plan) const;
    // The base with the plan's copies exchanged; none where they are not there.
    [[nodiscard]] std::optional<Deck> after(const SideboardPlan& plan) const;

    using Edit = tl::expected<DeckEdit, PlanRefusal>;
    [[nodiscard]] Edit apply(std::size_t plan) const;
    [[nodiscard]] Edit takeBack(std::size_t plan) const;
    // No plan is applied any more and the cards stay where they are: for one that cannot be taken back.
    [[nodiscard]] DeckEdit forgetApplied() const;

private:
    struct Taken {
        std::vector<MovedRow> rows;
        std::vector<PlanFault> faults;
    };
    [[nodiscard]] Taken take(const Deck& deck, std::uint16_t section, const std::vector<DeckEntry>& wanted) const;
    [[nodiscard]] const SectionId& id(std::uint16_t section) const { return m_checker.ruleset().sections[section].id; }
    [[nodiscard]] EditGroup moves(const Taken& out, const Taken& in) const;

    const DeckChecker& m_checker;
    const Deck& m_deck;
    std::optional<SideboardSections> m_sections;
    std::optional<std::size_t> m_applied;
    Deck m_base;
    LegalityReport m_report; // of the base
};

} // namespace nexus::model
