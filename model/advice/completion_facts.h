// What the making of a CompletionProblem looks up again and again. Private to model/advice.
#pragma once

#include "model/advice/completion_problem.h"
#include "model/rules/constraint_values.h"

#include <algorithm>

namespace nexus::model {

struct CompletionProblem::Facts {
    const DeckChecker& checker;
    std::vector<ResolvedRow> rows;
    std::vector<std::vector<std::pair<Summed, std::int64_t>>> caps; // constraint → what cards are held against
    std::vector<std::size_t> limits;                                // constraints on copies that look at the section
    std::map<std::pair<std::size_t, CardIndex>, std::int64_t> elsewhere; // limit, card → copies in other sections
    std::map<CardIndex, int> inSection;                                  // as the deck has it
    CardSet linked;

    [[nodiscard]] const Constraint& rule(std::size_t index) const { return checker.ruleset().constraints[index]; }
    [[nodiscard]] bool looksAt(std::size_t index, CardIndex card) const
    {
        const auto* where = checker.looksAt(index);
        return !where || where->contains(card);
    }
    [[nodiscard]] bool allowed(std::uint16_t section, CardIndex card) const
    {
        const auto* accepted = checker.accepted(section);
        if (accepted && !accepted->contains(card))
            return false;
        for (std::size_t i = 0; i < caps.size(); ++i)
            if (!caps[i].empty() && looksAt(i, card))
                for (const auto& [what, cap] : caps[i])
                    if (valueOf(checker, card, what) > cap)
                        return false;
        return true;
    }
    // The most copies in the section by the limits that look at the card alone.
    [[nodiscard]] int most(CardIndex card) const
    {
        std::int64_t copies = maxCopies;
        for (const auto index : limits)
            if (looksAt(index, card))
                if (const auto limit = copyLimit(checker, rule(index), card)) {
                    const auto other = elsewhere.find({index, card});
                    copies = std::min(
                        copies, std::max<std::int64_t>(0, *limit - (other == elsewhere.end() ? 0 : other->second)));
                }
        return static_cast<int>(copies);
    }
};

} // namespace nexus::model
