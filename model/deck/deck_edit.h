// Changes of a deck as values. apply() makes one and gives its inverse; applying that gives back the deck to
// the byte, positions included. Undo, redo, fixes, pastes and sideboard swaps are all made of these.
#pragma once

#include "model/deck/deck.h"

#include <tl/expected.hpp>
#include <variant>

namespace nexus::model {

// Copies of a card in a section up or down; a new card is appended, one without copies leaves its section.
struct ChangeCopies {
    SectionId section;
    DeckEntry card; // its count is not looked at
    int by = 0;
    friend bool operator==(const ChangeCopies&, const ChangeCopies&) = default;
};
// Copies from one section to another, in one step.
struct MoveCopies {
    SectionId from, to;
    DeckEntry card;
    int count = 1;
    friend bool operator==(const MoveCopies&, const MoveCopies&) = default;
};
struct SetPrinting {
    SectionId section;
    DeckEntry card;
    std::string printing;
    friend bool operator==(const SetPrinting&, const SetPrinting&) = default;
};
enum class DeckField { Name, Author, Notes, Ruleset };
[[nodiscard]] std::string fieldOf(const Deck& deck, DeckField field);
struct SetField {
    DeckField field = DeckField::Name;
    std::string value;
    friend bool operator==(const SetField&, const SetField&) = default;
};
struct SetTags {
    std::vector<std::string> tags;
    friend bool operator==(const SetTags&, const SetTags&) = default;
};
// All plans for the sideboard.
struct SetPlans {
    std::vector<SideboardPlan> plans;
    friend bool operator==(const SetPlans&, const SetPlans&) = default;
};
// A section as a whole; what inverses of changes to its rows are made of.
struct ReplaceSection {
    DeckSection section;
    std::size_t position = 0; // in Deck::sections
    bool present = true;      // false: the section is taken away
    friend bool operator==(const ReplaceSection&, const ReplaceSection&) = default;
};
// The deck as a whole: a pasted list, an old version brought back.
struct ReplaceDeck {
    Deck deck;
    friend bool operator==(const ReplaceDeck&, const ReplaceDeck&) = default;
};

struct DeckEdit;
// All or nothing, in order.
struct EditGroup {
    std::vector<DeckEdit> edits;
    friend bool operator==(const EditGroup&, const EditGroup&) = default;
};
struct DeckEdit {
    std::variant<ChangeCopies, MoveCopies, SetPrinting, SetField, SetTags, SetPlans, ReplaceSection, ReplaceDeck,
        EditGroup>
        change;
    friend bool operator==(const DeckEdit&, const DeckEdit&) = default;
};

enum class EditProblem { NoSuchCard, TooFewCopies, TooManyCopies, NoSuchSection };
struct EditError {
    EditProblem problem = EditProblem::NoSuchCard;
    SectionId section;
    std::string card;
    friend bool operator==(const EditError&, const EditError&) = default;
};

// The deck is unchanged when this fails.
[[nodiscard]] tl::expected<DeckEdit, EditError> apply(Deck& deck, const DeckEdit& edit);

// The edit with names, notes and tags as they may be shown and kept (model/base/text.h): what a person or a file gives
// passes here once.
[[nodiscard]] DeckEdit cleaned(DeckEdit edit);

// What changed from one deck to another: copies by section and card with the printings added up, fields, tags and
// plans; what that does to the totals of a law is in rules/finding.h. The same card is what sameCard says: by
// key, else by folded name. A deck differs from itself in nothing; after editBetween(a, b) a differs from b in nothing.
struct CardDifference {
    DeckEntry card; // as the later deck has it, else the earlier; its count is not looked at
    int from = 0;
    int to = 0;
    friend bool operator==(const CardDifference&, const CardDifference&) = default;
};

struct SectionDifference {
    SectionId section;
    std::vector<CardDifference> cards; // by name
    friend bool operator==(const SectionDifference&, const SectionDifference&) = default;
};

struct FieldDifference {
    DeckField field = DeckField::Name;
    std::string from, to;
    friend bool operator==(const FieldDifference&, const FieldDifference&) = default;
};

struct TagsDifference {
    std::vector<std::string> from, to;
    friend bool operator==(const TagsDifference&, const TagsDifference&) = default;
};

struct PlansDifference {
    std::vector<SideboardPlan> from, to;
    friend bool operator==(const PlansDifference&, const PlansDifference&) = default;
};

struct DeckDiff {
    std::vector<SectionDifference> sections; // that differ; as in the earlier deck, then as in the later
    std::vector<FieldDifference> fields;
    std::optional<TagsDifference> tags;
    std::optional<PlansDifference> plans;
    [[nodiscard]] bool empty() const { return sections.empty() && fields.empty() && !tags && !plans; }
    friend bool operator==(const DeckDiff&, const DeckDiff&) = default;
};

[[nodiscard]] DeckDiff deckDiff(const Deck& before, const Deck& after);
// Every card of both decks with its copies, the same number or not: a comparison side by side.
[[nodiscard]] std::vector<SectionDifference> sideBySide(const Deck& before, const Deck& after);
// The differences as one step: sections keep their order and rows that do not differ their places.
[[nodiscard]] DeckEdit editBetween(const Deck& before, const Deck& after);

// Two decks that grew out of one: what brings their changes into mine. Copies go up and down by what theirs did,
// section by section and row by row, never below none; fields, tags and plans that only they changed are theirs, and
// those both changed differently stay mine and are named.
struct DeckMerge {
    DeckEdit edit;                 // of mine
    std::vector<std::string> kept; // what theirs says of it, of the file and not taken
};
[[nodiscard]] DeckMerge mergeDecks(const Deck& base, const Deck& mine, const Deck& theirs);

} // namespace nexus::model
