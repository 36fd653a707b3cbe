// One-click fixes for what a legality check found: edits of the deck, and searches that show what would help.
// An edit fix applies to the deck it was made for, its finding is gone afterwards, and no error of another kind
// about the cards it touches comes in its place (totals aside; UseName puts another card in, which may break laws
// of its own). Made from what constraints say; no rule is known by name.
#pragma once

#include "model/advice/edit_effect.h"

#include <functional>
#include <memory>

namespace nexus::model {

enum class FixKind {
    TakeOut,     // copies of `cards`: surplus, not carried, unknown, misplaced
    TakeOutAll,  // every card at fault of the same rule at once
    Move,        // to `section`, which accepts the card
    UseName,     // the rows of an unknown or ambiguous name mean `name`
    ShowFitting, // cards that bring what is short
    ShowGivers,  // cards of `section` that carry the card at fault
    ShowCounted, // the deck's cards a rule counts that are too many
    TakeOutSome, // as few copies as bring a total or count within its bound
    Replace,     // copies of `cards` by other cards
    Package,     // the cards of `section`, which gives, by those of another package
    Fill,        // what is short is put into `section`
    Empty,       // `section` may stay empty: all of it goes out
    ShowWays,    // all completions of the drawn section
    NamesToday,  // every card of the deck is called as it is today; `copies` counts names
};

struct Fix {
    FixKind kind = FixKind::TakeOut;
    std::optional<DeckEdit> edit;     // none for the searches
    std::vector<std::string> cards;   // touched, as the finding names them
    std::int64_t copies = 0;          // taken out, moved or renamed; with `changes`, all that change
    std::optional<SectionId> section; // Move: where to; ShowGivers: the section that gives; the kinds that name it
    std::string name;                 // UseName
    std::string query;                // the searches
    std::vector<CardChange> changes;  // TakeOutSome and what comes after it
    std::optional<std::uint32_t> constraint; // position in Ruleset::constraints
    friend bool operator==(const Fix&, const Fix&) = default;
};

// For all findings of one report: the deck's rows are looked up once. Deck, checker and report must outlive it.
class FixFinder {
public:
    FixFinder(const DeckChecker& checker, const Deck& deck, const LegalityReport& report);
    // The best first; empty where nothing can be done with one click.
    [[nodiscard]] std::vector<Fix> fixesFor(const Finding& finding) const;

private:
    struct Taken {
        std::size_t row = 0;
        int copies = 0;
    };
    [[nodiscard]] std::vector<Fix> copiesFixes(const Finding& finding) const;
    [[nodiscard]] std::vector<Fix> withinFixes(const Finding& finding) const;
    [[nodiscard]] std::vector<Fix> placeFixes(const Finding& finding) const;
    [[nodiscard]] std::vector<Fix> nameFixes(const Finding& finding) const;
    [[nodiscard]] std::vector<Fix> todayFixes() const;
    [[nodiscard]] bool hasKeyOf(const DeckEntry& entry, const std::string& name) const;
    [[nodiscard]] std::vector<Fix> amountFixes(const Finding& finding) const;
    template <class Wanted> [[nodiscard]] std::vector<Taken> rowsWhere(Wanted&& wanted) const;
    [[nodiscard]] std::vector<Taken> rowsOf(const std::vector<std::string>& cards, std::uint32_t constraint) const;
    template <class Change>
    [[nodiscard]] std::optional<Fix> edited(
        FixKind kind, const std::vector<Taken>& rows, std::vector<std::string> cards, Change&& change) const;
    [[nodiscard]] Fix takeOut(const std::vector<Taken>& taken, std::vector<std::string> cards) const;
    [[nodiscard]] std::optional<Fix> moveTo(
        const std::vector<Taken>& rows, const SectionId& to, const std::string& card) const;
    [[nodiscard]] std::optional<Fix> rename(
        const std::vector<Taken>& rows, const std::string& name, const std::string& card) const;
    [[nodiscard]] bool newErrorAbout(const std::string& card, const DeckEdit& edit) const;
    [[nodiscard]] std::string cardName(std::size_t row) const;
    [[nodiscard]] const SectionId& sectionOf(std::size_t row) const { return m_deck.sections[m_places[row].first].id; }

    const DeckChecker& m_checker;
    const Deck& m_deck;
    const LegalityReport& m_report;
    std::vector<ResolvedRow> m_rows;
    std::vector<std::pair<std::size_t, std::size_t>> m_places; // row → section of the deck, entry in it
};

// For a single question; keep a FixFinder for more.
[[nodiscard]] std::vector<Fix> fixesFor(const Finding& finding, const Deck& deck, const DeckChecker& checker);

// All fixes of a finding, the fewest changed copies first, searches last: what FixFinder gives at once, and what has to
// be looked for: other packages, cards in the place of others, sets of copies to take out, what would fill a section.
// What is looked for mends its finding by mends(); the same deck gives the same list. To be asked on a worker.

class RankedFixes {
public:
    // Checker, deck and report must outlive it. `goOn` says false to stop: the lists are shorter then.
    RankedFixes(
        const DeckChecker& checker, const Deck& deck, const LegalityReport& report, std::function<bool()> goOn = {});
    ~RankedFixes();
    [[nodiscard]] std::vector<Fix> fixesFor(const Finding& finding);
    // Whether there can be more than FixFinder gives; costs nothing.
    [[nodiscard]] static bool mayHaveMore(const Ruleset& ruleset, const Finding& finding);

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace nexus::model
