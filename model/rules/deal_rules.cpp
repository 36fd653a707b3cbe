#include "model/rules/deal_rules.h"

#include <algorithm>

namespace nexus::model {

namespace {

template <class Rule, class Wanted> const Rule* firstOf(const std::vector<Rule>& rules, const Wanted& wanted)
{
    const auto found = std::find_if(rules.begin(), rules.end(), wanted);
    return found == rules.end() ? nullptr : &*found;
}

template <class Rule> void merge(std::vector<Rule>& into, const std::vector<Rule>& changes)
{
    for (const auto& change : changes) {
        const auto same = std::find_if(
            into.begin(), into.end(), [&](const Rule& rule) { return idOf(rule) == idOf(change); });
        if (same == into.end())
            into.push_back(change);
        else
            *same = change;
    }
}

template <class Value> void merge(std::optional<Value>& into, const std::optional<Value>& change)
{
    if (change)
        into = change;
}

void merge(DealRules& into, const DealRules& changes)
{
    merge(into.stacks, changes.stacks);
    merge(into.rows, changes.rows);
    merge(into.holds, changes.holds);
    merge(into.dealt, changes.dealt);
    merge(into.reveal, changes.reveal);
    merge(into.resources, changes.resources);
    merge(into.draws, changes.draws);
    merge(into.contests, changes.contests);
    merge(into.flips, changes.flips);
    merge(into.pools, changes.pools);
    merge(into.first, changes.first);
    merge(into.points, changes.points);
}

} // namespace

const ContestRule* DealRules::contest(std::string_view id) const
{
    return firstOf(contests, [&](const ContestRule& contest) { return contest.id == id; });
}

const StackRule* DealRules::stack(const SectionId& section) const
{
    return firstOf(stacks, [&](const StackRule& stack) { return stack.section == section; });
}

const ContestRule* DealRules::flipOf(const SectionId& section) const
{
    return firstOf(contests, [&](const ContestRule& contest) {
        const auto* reveal = contest.term(ContestTerm::Kind::Reveal);
        return reveal && reveal->section == section;
    });
}

bool DealRules::anything() const { return !stacks.empty() || !rows.empty() || dealt || reveal; }

std::optional<Dealing> dealingWith(
    const DealRules& rules, const std::vector<VariantRule>& variants, const std::vector<std::string>& wanted)
{
    std::vector<bool> chosen(variants.size());
    const auto choose = [&](const auto& self, const std::string& id) -> bool {
        for (std::size_t i = 0; i < variants.size(); ++i) {
            if (variants[i].id != id)
                continue;
            if (chosen[i])
                return true;
            chosen[i] = true;
            return std::all_of(variants[i].needs.begin(), variants[i].needs.end(),
                [&](const std::string& need) { return self(self, need); });
        }
        return false;
    };
    for (const auto& id : wanted)
        if (!choose(choose, id))
            return std::nullopt;
    Dealing dealing{.rules = rules, .variants = {}};
    for (std::size_t i = 0; i < variants.size(); ++i)
        if (chosen[i]) {
            merge(dealing.rules, variants[i].changes);
            dealing.variants.push_back(&variants[i]);
        }
    return dealing;
}

} // namespace nexus::model
