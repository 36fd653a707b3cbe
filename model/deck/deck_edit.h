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

} // namespace nexus::model
