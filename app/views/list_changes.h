// The difference of two lists as rows to read: one a card, with both its faces, to filter by kind, field and words.
#pragma once

#include "app/documents/list_comparison.h"

#include <array>
#include <set>

namespace nexus::app {

struct ListChange {
    ChangeKind kind = ChangeKind::Changed;
    std::optional<model::Card> before, after; // absent of cards added and removed
    std::vector<model::FieldChange> fields;
    double likeness = 1; // Renamed

    [[nodiscard]] const model::Card& card() const { return after ? *after : *before; } // as it is now
    friend bool operator==(const ListChange&, const ListChange&) = default;
};

// By kind in the order of ChangeKind, each as the lists have them.
[[nodiscard]] std::vector<ListChange> listChanges(const ListComparison& comparison);

struct ChangeFilter {
    std::set<ChangeKind> kinds;   // none: all
    std::set<std::string> fields; // any of them changed; none: all
    std::string words;            // each in name, type or a value that changed
};
[[nodiscard]] bool passes(const ListChange& change, const ChangeFilter& filter);
[[nodiscard]] std::array<std::size_t, changeKinds> kindCounts(const std::vector<ListChange>& changes);

// "+ ", "− ", "? ", "~ ": the sign of a kind, as the command line has it.
[[nodiscard]] const char* changeSign(ChangeKind kind);
// "CP 4 → 5, Rules": what changed, in a line; likeness of a rename before it: "69 % alike: …".
[[nodiscard]] std::string changeLine(const ListChange& change, const model::Game& game);

} // namespace nexus::app
