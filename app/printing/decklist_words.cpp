#include "app/printing/decklist_words.h"

#include "app/text/finding_text.h"
#include "app/text/rule_words.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::app {

namespace {

using model::BlockKind;

// What the section holds, whichever block its cards stand in.
std::pair<std::int64_t, std::int64_t> sectionCounts(const model::DecklistBlock& block, const model::Decklist& list)
{
    if (block.kind != BlockKind::Drawn)
        return {block.copies, block.cost};
    std::int64_t copies = 0, cost = 0;
    for (const auto& one : list.blocks)
        if (one.section == block.section) {
            copies += one.copies;
            cost += one.cost;
        }
    return {copies, cost};
}

bool plainCount(const model::Constraint& rule) { return rule.kind == model::ConstraintKind::Count && !rule.where; }

bool plainCost(const model::Constraint& rule, const model::Decklist& list)
{
    const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute);
    return rule.kind == model::ConstraintKind::Total && !rule.where && !rule.forEachDomain && attribute &&
           list.cost == *attribute;
}

} // namespace

std::string boundedText(std::int64_t value, const model::Bounds& bounds)
{
    const auto text = std::to_string(value);
    if (bounds.exactly)
        return text + "/" + std::to_string(*bounds.exactly);
    if (bounds.atLeast && bounds.atMost)
        return text + " of " + std::to_string(*bounds.atLeast) + " to " + std::to_string(*bounds.atMost);
    if (bounds.atMost)
        return text + "/" + std::to_string(*bounds.atMost);
    return bounds.atLeast ? text + " of at least " + std::to_string(*bounds.atLeast) : text;
}

std::string sumText(const model::DecklistSum& sum, const model::DeckChecker& checker, bool subject)
{
    const auto& rule = checker.ruleset().constraints[sum.constraint];
    const auto& game = checker.catalogue().game();
    std::string text;
    if (rule.forEachDomain) {
        for (const auto& [domain, value] : sum.perDomain)
            if (value != 0)
                text += (text.empty() ? "" : ", ") + game.attributes[domain].label + " " +
                        boundedText(value, rule.bounds);
        if (text.empty())
            text = "no " + ruleUnit(rule, game, manyPoints);
    } else {
        const auto& bounds = rule.bounds;
        const auto bound = bounds.exactly ? bounds.exactly : bounds.atMost ? bounds.atMost : bounds.atLeast;
        text = boundedText(sum.value, bounds) + " " + ruleUnit(rule, game, bound.value_or(sum.value));
    }
    return (subject ? ruleSubject(rule, checker.ruleset()) + ": " : std::string()) + text;
}

std::string blockTitle(const model::DecklistBlock& block, const model::Decklist&)
{
    return block.kind == BlockKind::Foreign ? "“" + oneLine(block.label) + "”, a section this ruleset does not know"
                                            : block.label;
}

std::string blockTotalTitle(const model::DecklistBlock& block, const model::Decklist& list)
{
    auto title = blockTitle(block, list);
    std::vector<std::string> apart;
    for (const auto& one : list.blocks)
        if (block.kind == BlockKind::Drawn && one.kind == BlockKind::Limited)
            apart.push_back(one.label);
    return apart.empty() ? title : title + ", " + model::joined(apart, " and ") + " included";
}

std::vector<std::string> blockTotals(const model::DecklistBlock& block, const TournamentList& made)
{
    const auto& rules = made.ruleset().constraints;
    const auto [copies, cost] = sectionCounts(block, made.list);
    std::string cards, costs;
    std::vector<std::string> others;
    for (const auto& sum : block.sums) {
        const auto& rule = rules[sum.constraint];
        if (rule.forEachDomain &&
            std::all_of(sum.perDomain.begin(), sum.perDomain.end(), [](const auto& one) { return one.second == 0; }))
            continue; // nothing to tell apart
        if (cards.empty() && plainCount(rule))
            cards = sumText(sum, *made.checker);
        else if (costs.empty() && (plainCost(rule, made.list) || block.kind == BlockKind::Limited))
            costs = sumText(sum, *made.checker);
        else
            others.push_back(sumText(sum, *made.checker, rule.where.has_value() && block.kind != BlockKind::Limited));
    }
    std::vector<std::string> totals{cards.empty() ? plural(copies, cardWord(1), cardWord(manyPoints)) : cards};
    if (!costs.empty())
        totals.push_back(costs);
    else if (made.list.cost)
        totals.push_back(std::to_string(cost) + " " + costLabel(made));
    totals.insert(totals.end(), others.begin(), others.end());
    return totals;
}

std::string countsText(std::int64_t copies, std::int64_t cost, const TournamentList& list)
{
    auto text = plural(copies, cardWord(1), cardWord(manyPoints));
    if (list.list.cost)
        text += " · " + std::to_string(cost) + " " + costLabel(list);
    return text;
}

std::string costLabel(const TournamentList& list)
{
    return list.list.cost ? list.game().attributes[*list.list.cost].label : std::string();
}

std::string lineCostLabel(const TournamentList& list)
{
    return list.list.cost ? "Line " + costLabel(list) : std::string();
}

std::string printingText(const model::DecklistRow& row)
{
    return row.number.empty() ? row.set : row.set + " " + row.number;
}

std::string stampWord(const TournamentList& list) { return list.report.legal() ? "LEGAL" : "NOT LEGAL"; }

std::vector<ListReason> reasons(const TournamentList& list)
{
    std::vector<ListReason> told;
    for (const bool errors : {true, false})
        for (const auto& finding : list.report.findings) {
            if ((finding.severity == model::Severity::Error) != errors)
                continue;
            const auto cites = findingCites(finding, *list.checker);
            told.push_back({findingText(finding, *list.checker) + (cites.empty() ? "" : " § " + cites), errors});
        }
    return told;
}

std::string programText() { return std::string("NexusDeck ") + NEXUSDECK_VERSION; }

std::string oneLine(const std::string& text)
{
    std::string line;
    for (const char c : text)
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    return std::string(model::trimmed(line));
}

} // namespace nexus::app
