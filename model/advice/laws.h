// What a ruleset asks of decks, as arithmetic: sums with the ranges they have to end in (Count, Total), caps that
// single cards are held against (Within) and limits of copies (Copies). Every advisor asks here and none reads
// constraints itself, so that all count alike, and like the validator. Warnings bind nothing and are left out.
#pragma once

#include "model/advice/sum_tables.h"
#include "model/rules/legality.h"

#include <map>
#include <set>

namespace nexus::model {

using CardCounts = std::vector<std::pair<CardIndex, int>>;           // copies; ascending, each card once
using HeldCards = std::map<CardIndex, std::map<std::uint16_t, int>>; // card → section → copies
using CapValues = std::vector<std::int64_t>;                         // of Laws::caps()

struct LawSum {
    std::uint32_t constraint = 0;
    std::optional<AttributeIndex> domain = {}; // where the constraint counts each
    const CardSet* where = nullptr;            // null: every card
    std::optional<Summed> what = {};           // none: copies are counted
    SumRange range = {};
    bool unlessEmpty = false;
};
struct LawCap { // a card counts for no more of it than the cards of the section do together
    std::uint16_t giving = 0;
    Summed what;
};
struct CapGroup {                                           // cards that ask the same of caps
    std::vector<std::pair<std::size_t, std::int64_t>> asks; // cap, at least
    std::int64_t copies = 0;
    [[nodiscard]] bool allowedBy(const CapValues& caps) const;
};

// Copies of the groups that are allowed.
[[nodiscard]] std::int64_t allowedCopies(std::span<const CapGroup> groups, const CapValues& caps);

// Copies of all cards; of that card, none where it is not among them.
[[nodiscard]] std::int64_t copiesOf(const CardCounts& cards);
[[nodiscard]] int copiesOf(const CardCounts& cards, CardIndex card);
// Copies of the card as a deck names it, of no printing.
[[nodiscard]] DeckEntry entryFor(const DeckChecker& checker, CardIndex card, int copies);
// All cards where the section takes all.
[[nodiscard]] CardSet acceptedCards(const DeckChecker& checker, std::uint16_t section);
// Copies of the cards; rows that mean no card or lie in no section of the ruleset are left out.
[[nodiscard]] HeldCards heldIn(std::span<const ResolvedRow> rows);
// The sections whose total bounds other cards, as the ruleset has them.
[[nodiscard]] std::vector<SectionId> givingSections(const Ruleset& ruleset);
[[nodiscard]] bool gives(const Ruleset& ruleset, const SectionId& section);

class Laws {
public:
    // The checker must outlive it.
    explicit Laws(const DeckChecker& checker);
    [[nodiscard]] const DeckChecker& checker() const { return *m_checker; }
    [[nodiscard]] const Constraint& rule(std::size_t constraint) const
    {
        return m_checker->ruleset().constraints[constraint];
    }
    [[nodiscard]] bool looksInto(std::size_t constraint, std::uint16_t section) const
    {
        return m_checker->inSections(rule(constraint), section);
    }

    // As the ruleset has them, one a domain where a constraint counts each.
    [[nodiscard]] const std::vector<LawSum>& sums() const { return m_sums; }
    [[nodiscard]] const LawSum& sum(std::uint32_t constraint, std::optional<AttributeIndex> domain) const;
    // What a copy of the card adds to the sum where the constraint looks into its section.
    [[nodiscard]] std::int64_t valueOf(const LawSum& sum, CardIndex card) const
    {
        if (sum.where && !sum.where->contains(card))
            return 0;
        return sum.what ? model::valueOf(*m_checker, card, *sum.what) : 1;
    }
    // Of the rows, those of one section left out; cards nobody knows are counted as the validator counts them.
    [[nodiscard]] std::int64_t totalOf(
        const LawSum& sum, std::span<const ResolvedRow> rows, std::uint16_t butSection = DeckChecker::noSection) const;
    // How a deck in which the sum is `now` may change it: exact sums stay, bounds that are kept are kept.
    [[nodiscard]] SumRange changeOf(const LawSum& sum, std::int64_t now) const;

    // Each once.
    [[nodiscard]] const std::vector<LawCap>& caps() const { return m_caps; }
    [[nodiscard]] const std::vector<std::size_t>& capsOf(std::size_t constraint) const { return m_capsOf[constraint]; }
    [[nodiscard]] CapValues capValues(std::span<const ResolvedRow> rows) const;
    // The section takes the card, and so do the caps.
    [[nodiscard]] bool carries(CardIndex card, std::uint16_t section, const CapValues& caps) const;
    // By what is asked of the cards where they lie; by one giving section alone, where one is named.
    [[nodiscard]] std::vector<CapGroup> grouped(
        std::span<const ResolvedRow> cards, std::uint16_t giving = DeckChecker::noSection) const;

    // Constraints of kind Copies.
    [[nodiscard]] const std::vector<std::uint32_t>& limits() const { return m_limits; }
    // The copies of a card that limits leave room for in the section, `counted(limit)` being those that are there; none
    // where nothing limits it. A limit that takes cards for one is asked as if there were this one only.
    template <class Counted>
    [[nodiscard]] std::optional<std::int64_t> room(CardIndex card, std::uint16_t section, Counted&& counted) const
    {
        std::optional<std::int64_t> least;
        for (const auto limit : m_limits)
            if (m_checker->counts(limit, section, card))
                if (const auto most = copyLimit(*m_checker, rule(limit), card)) {
                    const std::int64_t left = *most - counted(limit);
                    least = std::min(least.value_or(left), left);
                }
        return least;
    }
    [[nodiscard]] std::optional<std::int64_t> strictestLimit(CardIndex card, std::uint16_t section) const
    {
        return room(card, section, [](std::uint32_t) { return 0; });
    }
    // Copies in sections the limit looks into, one left out.
    [[nodiscard]] std::int64_t held(const HeldCards& held, CardIndex card, std::uint32_t limit,
        std::uint16_t butSection = DeckChecker::noSection) const;
    // A copy of each card of the section that no limit bars.
    [[nodiscard]] std::vector<ResolvedRow> unbarred(std::uint16_t section, const CardSet* among = nullptr) const;
    // Cards (ascending) that a limit takes for one, directly or by others between them, together; the others alone.
    // `counts`: whether the limit counts the card. By their first cards.
    [[nodiscard]] std::vector<std::vector<CardIndex>> linked(
        const std::vector<CardIndex>& cards, const std::function<bool(std::uint32_t limit, CardIndex)>& counts) const;
    // Identities under the limit that have more copies than it allows: the strictest of the cards there are copies of.
    [[nodiscard]] std::set<std::string> broken(
        std::uint32_t limit, std::span<const std::pair<CardIndex, std::int64_t>> copies) const;

private:
    // What the constraint asks of the cap for a card; of a domain the ruleset does not have no cap gives any.
    [[nodiscard]] std::int64_t asked(std::uint32_t constraint, std::size_t cap, CardIndex card) const;

    const DeckChecker* m_checker;
    std::vector<LawSum> m_sums;
    std::vector<LawCap> m_caps;
    std::vector<std::vector<std::size_t>> m_capsOf; // constraint → its caps
    std::vector<std::uint32_t> m_limits, m_capping;
};

} // namespace nexus::model
