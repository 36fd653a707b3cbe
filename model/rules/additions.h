// What one more copy of a card would do to a deck: allowed, or the first upper bound it would break.
// Answers `can:add`, `is:legal` and what every catalogue row says, for a whole catalogue at once.
// Only upper bounds speak here: a deck that is short of something may always be added to.
#pragma once

#include "model/rules/legality.h"
#include "model/search/query_match.h"

namespace nexus::model {

struct AdditionObstacle {
    std::string rule; // a constraint's id, or wrong-section
    std::optional<AttributeIndex> domain;
    std::int64_t wouldBe = 0; // the value with one more copy
    std::int64_t limit = 0;
    friend bool operator==(const AdditionObstacle&, const AdditionObstacle&) = default;
};

// What is left when one more copy is in: copies up to the limit, and points up to the tightest upper bound.
struct AdditionRoom {
    std::optional<std::int64_t> copies;      // further copies the limits allow after this one
    std::optional<std::uint32_t> constraint; // the `total` or `count` of the whole section that says how much is left
    std::int64_t left = 0;
    friend bool operator==(const AdditionRoom&, const AdditionRoom&) = default;
};

class LegalityCheck;

// Holds the deck's totals as they are now; make a new one after an edit. The deck must outlive it.
class Additions {
public:
    Additions(const DeckChecker& checker, const Deck& deck);
    ~Additions();

    // Why one more copy cannot go into the section, or nothing: first what the card itself breaks. `section` is an
    // index into the ruleset's sections.
    [[nodiscard]] std::optional<AdditionObstacle> obstacle(CardIndex card, std::uint16_t section) const;
    // The limit that one more copy would break whatever cards are added besides: of copies, of the sum of a section.
    [[nodiscard]] std::optional<AdditionObstacle> overLimit(CardIndex card, std::uint16_t section) const;
    // Whether the section takes the card and no law about single cards or their copies stands against one more; what
    // other cards add to totals and counts is left aside.
    [[nodiscard]] bool carries(CardIndex card, std::uint16_t section) const;
    // After one more copy that has no obstacle there; the first exact total of the section tells what is left.
    [[nodiscard]] AdditionRoom room(CardIndex card, std::uint16_t section) const;
    // Copies in all sections a copy limit looks at, or in this one where there is no such limit.
    [[nodiscard]] std::int64_t copies(CardIndex card, std::uint16_t section) const;
    // The section a card goes to by itself: the first that is not free and accepts it.
    [[nodiscard]] std::optional<std::uint16_t> homeSection(CardIndex card) const;

    [[nodiscard]] CardSet addable() const; // can:add — one more copy fits its home section
    [[nodiscard]] CardSet legal() const;   // is:legal — the card itself is allowed, whatever the deck holds already

private:
    enum class Law { OfTheCard, OfTheSum }; // what it is or how often it is there; totals and counts
    enum class Caps { Too, Not };           // whether what the card needs of other cards is asked
    [[nodiscard]] std::optional<AdditionObstacle> broken(
        CardIndex card, std::uint16_t section, Law law, Caps caps = Caps::Too) const;
    [[nodiscard]] std::optional<AdditionObstacle> checkConstraint(std::size_t index, CardIndex card) const;

    const DeckChecker& m_checker;
    std::unique_ptr<LegalityCheck> m_check;
    struct Amount {
        std::optional<Summed> what; // none: copies are counted
        std::int64_t now = 0;
    };
    std::vector<std::vector<Amount>> m_amounts; // constraint → its counts and totals, or the caps of `within`
};

// What deck and collection terms of a query mean for one deck: which cards are in it, what may still be added.

// Checker and deck must outlive it. Nothing is owned: `need` is what the deck holds.
class DeckContext {
public:
    DeckContext(const DeckChecker& checker, const Deck& deck);
    // For any query, or for one that asks `only` what this node does: what it does not ask is not worked out.
    [[nodiscard]] SearchContext searchContext(const QueryNode* only = nullptr) const;

private:
    CardSet inDeck(const SectionId& section) const;

    const DeckChecker& m_checker;
    const Deck& m_deck;
    std::vector<ResolvedRow> m_rows;
    mutable std::optional<CardSet> m_legal, m_addable; // once asked for
};

} // namespace nexus::model
