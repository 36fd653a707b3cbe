// The cards behind a way of a completion's walk: so many copies of a kind can be made of its cards in several ways,
// in the catalogue's order. One after the other, never all at once. Private to model/advice.
#pragma once

#include "model/advice/completion_problem.h"

namespace nexus::model {

class CompletionPicks {
public:
    using Moves = std::vector<std::pair<CardIndex, int>>; // copies in, or out where negative; ascending, each card once
    // Kinds must outlive it; `fixed` moves with every pick.
    CompletionPicks(std::vector<std::pair<const CompletionKind*, int>> kinds, Moves fixed);
    // The next, or nothing after the last. Copies of a card that stand in two kinds can make the same moves twice.
    [[nodiscard]] std::optional<Moves> next();

private:
    struct Wheel {
        const CompletionKind* kind;
        std::vector<std::size_t> places; // of cards, one a copy, ascending
    };
    [[nodiscard]] static bool fill(Wheel& wheel, std::size_t from, std::size_t place);
    [[nodiscard]] static bool turn(Wheel& wheel);
    [[nodiscard]] Moves moves() const;

    std::vector<Wheel> m_wheels;
    Moves m_fixed;
    bool m_done = false;
};

} // namespace nexus::model
