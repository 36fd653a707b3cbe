// What changed from one deck to another: copies by section and card with the printings added up, fields, tags and
// plans; what that does to the totals of a law is in rules/finding.h. The same card is what sameCard says: by
// key, else by folded name. A deck differs from itself in nothing; after editBetween(a, b) a differs from b in nothing.
#pragma once

#include "model/deck/deck_edit.h"

namespace nexus::model {

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

} // namespace nexus::model
