// A repository with the history of a card list, in cards.md.
#pragma once

#include "tests/support/repository.h"

namespace nexus::test {

// A list of units: name, CP, range, rules.
struct ListedUnit {
    std::string name;
    int cp = 1;
    std::string range = "Close";
    std::string rules;
};

inline std::string unitList(const std::vector<ListedUnit>& units)
{
    std::string list = "| Name | Card Type | CP Cost | Range | Rule Box |\n|---|---|---|---|---|\n";
    for (const auto& unit : units)
        list += "| " + unit.name + " | Unit | " + std::to_string(unit.cp) + " | " + unit.range + " | " + unit.rules +
                " |\n";
    return list;
}

inline std::string commitList(MadeRepository& made, const std::string& list, const std::string& subject = "Change")
{
    return made.commit({{"cards.md", {list}}}, subject);
}

// `revisions` revisions of a list of `cards` cards, of which each changes four.
inline void fillWithRevisions(MadeRepository& made, int revisions, int cards)
{
    std::vector<ListedUnit> units;
    for (int i = 0; i < cards; ++i)
        units.push_back({"Copper Warden " + std::to_string(i), 1 + i % 7, i % 2 ? "Close" : "Far",
            "When this unit is deployed, draw " + std::to_string(1 + i % 5) +
                " cards. Each player then discards one."});
    for (int revision = 0; revision < revisions; ++revision) {
        commitList(made, unitList(units), "Revision " + std::to_string(revision));
        for (int change = 0; change < 4; ++change)
            ++units[static_cast<std::size_t>((revision * 13 + change * 7) % cards)].cp;
    }
}

} // namespace nexus::test
