// What an edit would make of a deck: the copies that change and what the law says then. And the other way round: the
// edit that changes the copies of some cards. What is proposed and what is shown of a proposal come from here.
#pragma once

#include "model/deck/deck_edit.h"
#include "model/rules/legality.h"

#include <span>
#include <tuple>

namespace nexus::model {

struct CardChange {
    SectionId section;
    std::string card; // as the deck names it
    int delta = 0;    // copies more, or fewer where negative
    friend bool operator==(const CardChange&, const CardChange&) = default;
};

struct EditEffect {
    std::vector<CardChange> changes; // by section as the deck has them, then by name
    Deck deck;                       // afterwards
    LegalityReport report;           // of it
};

[[nodiscard]] std::vector<CardChange> changesBetween(const Deck& before, const Deck& after);
// None where the edit does not fit the deck.
[[nodiscard]] std::optional<EditEffect> effectOf(const DeckChecker& checker, const Deck& deck, const DeckEdit& edit);
// Copies that go in and out.
[[nodiscard]] std::int64_t movedCopies(const std::vector<CardChange>& changes);
// Copies that go in or out; a copy that goes from one section to another counts once.
[[nodiscard]] std::int64_t changedCopies(const std::vector<CardChange>& changes);

// After an edit made for `finding`: it is gone, or closer to its bound than before; no error of another rule has come
// and none has grown. `mayLeaveShort`: a total or count may fall short that was met.
[[nodiscard]] bool mends(
    const LegalityReport& before, const LegalityReport& after, const Finding& finding, bool mayLeaveShort);
// The same for one report and many edits: what an edit leaves is worked out once, in few bytes, and then asked about
// each finding.
class MendedFaults {
public:
    explicit MendedFaults(const LegalityReport& before);
    struct Left {
        std::vector<std::int64_t> gaps; // of each fault of the report; -1: gone
        std::vector<std::size_t> worse; // faults that came or grew, two at most
    };
    [[nodiscard]] Left left(const LegalityReport& after, bool mayLeaveShort) const;
    // `finding` is one of the report.
    [[nodiscard]] bool mends(const Left& left, const Finding& finding) const;
    [[nodiscard]] std::int64_t newIn(const LegalityReport& after) const; // errors that were not there before

private:
    using Fault = std::tuple<std::string, std::string, std::int64_t, std::string>;
    [[nodiscard]] static Fault faultOf(const Finding& finding);
    [[nodiscard]] std::size_t numberOf(const Finding& finding) const; // past the end: none of the report
    std::map<Fault, std::size_t> m_numbers;
    std::vector<std::array<std::optional<std::int64_t>, 2>> m_gaps; // by fault: of what is wrong, of what is open
};

// The same rule about the same card, domain and section.
[[nodiscard]] bool sameFault(const Finding& a, const Finding& b);
// How far from its bound; findings without figures are as bad as they are.
[[nodiscard]] std::int64_t gapOf(const Finding& finding);
[[nodiscard]] std::size_t errorsOf(const LegalityReport& report);
// Errors that were not there before.
[[nodiscard]] std::int64_t newErrors(const LegalityReport& before, const LegalityReport& after);

// Copies of a card in a section: those there are, or as a change how many more, fewer where negative.
struct SectionCopies {
    std::uint16_t section = 0; // position in Ruleset::sections
    CardIndex card = 0;
    int copies = 0;
    friend auto operator<=>(const SectionCopies&, const SectionCopies&) = default;
};
// Section of the deck and entry in it of each row that the checker resolves.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> entryPlaces(const Deck& deck);
// Copies go out of the last rows first; none where a section has too few of them, or would have too many.
[[nodiscard]] std::optional<Deck> withChanges(
    const DeckChecker& checker, const Deck& deck, std::span<const SectionCopies> changes);

} // namespace nexus::model
