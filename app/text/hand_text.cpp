#include "app/text/hand_text.h"

#include "app/text/finding_text.h"
#include "model/rules/deck_stats.h"

namespace nexus::app {

namespace {

std::string unitOf(const model::DeckChecker& checker)
{
    const auto attribute = model::costAttribute(checker.ruleset());
    return attribute ? checker.catalogue().game().attributes[*attribute].label : std::string();
}

} // namespace

std::string costText(const std::optional<std::int64_t>& cost, const model::DeckChecker& checker)
{
    const auto unit = unitOf(checker);
    return unit.empty() ? unit : (cost ? std::to_string(*cost) : std::string("no")) + " " + unit;
}

std::string handSentence(const model::HandCost& cost, const model::DeckChecker& checker)
{
    const auto cards = cost.costs.size();
    auto text = plural(static_cast<std::int64_t>(cards), "card", "cards");
    const auto unit = unitOf(checker);
    if (unit.empty())
        return text + ".";
    text += ", " + std::to_string(cost.total) + " " + unit + ".";
    if (!cost.income || cards == 0)
        return text;
    text += " Income " + std::to_string(*cost.income) + " " + unit + " a round pays ";
    if (cost.payable == 0)
        return text + "none of them.";
    if (cost.payable == cards)
        return text + (cards == 1 ? "it." : "all of them.");
    return text + std::to_string(cost.payable) + " of them (" + std::to_string(cost.payableCost) + " " + unit + ").";
}

} // namespace nexus::app
