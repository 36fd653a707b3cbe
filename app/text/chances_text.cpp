#include "app/text/chances_text.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/rules/deck_stats.h"

#include <charconv>
#include <cmath>

namespace nexus::app {

namespace {

std::string withUnit(std::int64_t value, const std::string& unit)
{
    return std::to_string(value) + (unit.empty() ? "" : " " + unit);
}

std::string labelOf(std::optional<model::AttributeIndex> attribute, const model::DeckChecker& checker)
{
    return attribute ? checker.catalogue().game().attributes[*attribute].label : std::string();
}

HandFigureLine shareLine(std::string label, double exact, const double* sampled, const double* error)
{
    return {std::move(label), percentText(exact),
        sampled ? percentText(*sampled) + " ± " + numberText(*error * 100, 3) + " %" : ""};
}

HandFigureLine meanLine(std::string label, std::optional<double> exact, const double* sampled, const double* error)
{
    return {std::move(label), exact ? numberText(*exact, 3) : "",
        sampled ? numberText(*sampled, 3) + " ± " + numberText(*error, 4) : ""};
}

const double* in(const std::optional<double>& value) { return value ? &*value : nullptr; }

} // namespace

std::string numberText(double value, int decimals)
{
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals)
                         .ptr;
    return {text.data(), end};
}

std::string percentText(double chance)
{
    if (chance <= 0)
        return "0 %";
    if (chance >= 1)
        return "100 %";
    if (chance < 0.00005)
        return "under 0.01 %";
    if (chance > 0.99995)
        return "over 99.99 %";
    return numberText(chance * 100, 2) + " %";
}

std::string changeText(double change)
{
    if (std::abs(change) < 0.00005)
        return "±0 %";
    return (change < 0 ? "−" : "+") + numberText(std::abs(change) * 100, 2) + " %";
}

std::vector<std::string> playerNames(std::vector<std::string> decks)
{
    std::map<std::string, int> seen;
    for (auto& deck : decks)
        if (const auto times = ++seen[deck]; times > 1)
            deck += " (" + std::to_string(times) + ")";
    return decks;
}

std::string flipObstacleText(
    model::FlipObstacle obstacle, std::span<const model::DrawPile> piles, const std::vector<std::string>& players)
{
    switch (obstacle) {
    case model::FlipObstacle::TooFewDecks: return "A flip takes at least two decks.";
    case model::FlipObstacle::TooManyDecks:
        return "A flip takes at most " + std::to_string(model::maxFlippers) + " decks.";
    case model::FlipObstacle::NoInitiative: return "This game's cards have no number that a flip could compare.";
    case model::FlipObstacle::EmptyDeck: break;
    }
    std::vector<std::string> empty;
    for (std::size_t player = 0; player < piles.size(); ++player)
        if (piles[player].copies == 0)
            empty.push_back(players[player]);
    return enumerated(empty) + (empty.size() == 1 ? " has" : " have") + " no cards to flip.";
}

std::string flipSentence(const model::InitiativeRecord& record, std::size_t step,
    std::span<const model::DrawPile> piles, const std::vector<std::string>& players, const std::string& unit)
{
    const auto& flip = record.steps[step];
    std::vector<std::string> reveals, tied;
    std::int64_t lowest = 0;
    for (const auto& reveal : flip.reveals) {
        reveals.push_back(players[reveal.player] + " reveals " + piles[reveal.player].rows[reveal.row].name + " (" +
                          withUnit(reveal.shows, unit) + ")");
        if (reveal.player == flip.lowest.front())
            lowest = reveal.shows;
    }
    for (const auto player : flip.lowest)
        tied.push_back(players[player]);
    auto text = (flip.shuffledBack ? "A deck has run out; the tied shuffle their cards back. " : "") +
                model::joined(reveals, ", ") + ": ";
    if (tied.size() == 1)
        return text + tied.front() + " decides who begins.";
    text += "a tie at " + withUnit(lowest, unit);
    if (tied.size() < flip.reveals.size())
        text += " between " + enumerated(tied);
    return text + (step + 1 < record.steps.size() ? ", they flip on." : " that no flip can ever break.");
}

std::string undecidableText(
    std::span<const model::DrawPile> piles, const std::vector<std::string>& players, const std::string& unit)
{
    const auto& rows = piles.front().rows;
    return "Every card of " + enumerated(players) + " shows " + withUnit(rows.empty() ? 0 : rows.front().reveal, unit) +
           ": no flip can ever decide between them.";
}

std::string initiativeSentence(const model::InitiativeOdds& odds, const std::vector<std::string>& players)
{
    auto text = players[0] + " decides who begins in " + percentText(odds.decides[0]) + " of games, " + players[1] +
                " in " + percentText(odds.decides[1]) + ". The first flip ties in " + percentText(odds.firstFlipTie) +
                "; " + numberText(odds.expectedFlips, 3) + " flips on average.";
    if (odds.unresolved >= 1e-9)
        text += " Ties too long to follow leave " + percentText(odds.unresolved) + " open.";
    return text;
}

std::vector<std::string> tallyLines(const model::InitiativeTally& tally, const std::vector<std::string>& players)
{
    const auto all = static_cast<double>(tally.games);
    const auto share = [&](std::uint64_t games) {
        return std::to_string(games) + " (" + percentText(static_cast<double>(games) / all) + ")";
    };
    std::vector<std::string> lines;
    for (std::size_t player = 0; player < players.size(); ++player)
        lines.push_back(players[player] + " decides who begins in " + share(tally.decides[player]) + " of " +
                        plural(static_cast<std::int64_t>(tally.games), "game", "games") + ".");
    if (tally.undecided > 0)
        lines.push_back(
            "No flip can ever decide " + share(tally.undecided) + ": those tied have cards of one number only.");
    lines.push_back("The first flip ties in " + share(tally.firstFlipTies) + "; " +
                    numberText(static_cast<double>(tally.flips) / all, 3) + " flips on average.");
    return lines;
}

std::string seenSentence(std::size_t deck, const model::DrawPlan& plan)
{
    const auto cards = static_cast<std::int64_t>(model::cardsSeen(deck, plan));
    const auto all = plural(static_cast<std::int64_t>(deck), "card", "cards");
    if (plan.round <= 1)
        return "An opening hand is " + std::to_string(cards) + " of " + all + ".";
    return "By round " + std::to_string(plan.round) + " a player who plays " +
           plural(static_cast<std::int64_t>(plan.played), "card", "cards") + " a round has drawn " +
           std::to_string(cards) + " of " + all + ".";
}

std::vector<HandFigureLine> handFigureLines(const model::HandQuestion& question, const std::vector<std::string>& wanted,
    const model::HandFigures& exact, const model::HandTally* sampled, const std::string& unit)
{
    const auto seen = sampled ? sampled->figures() : model::HandFigures{};
    const auto errors = sampled ? sampled->errors() : model::HandFigures{};
    std::vector<HandFigureLine> lines;
    if (exact.withPlay) {
        const auto points = withUnit(question.pile.income.value_or(0), unit);
        lines.push_back(shareLine(
            "Hands with a card that " + points + " pay for", *exact.withPlay, in(seen.withPlay), in(errors.withPlay)));
        lines.push_back(meanLine("Most of " + points + " a hand can spend, on average", exact.meanSpend,
            in(seen.meanSpend), in(errors.meanSpend)));
    }
    if (!unit.empty())
        lines.push_back(meanLine(
            unit + " in hand, on average", exact.meanCost, sampled ? &seen.meanCost : nullptr, &errors.meanCost));
    for (std::size_t set = 0; set < exact.copies.size() && set < wanted.size(); ++set)
        for (std::size_t held = 0; held < exact.copies[set].size(); ++held) {
            if (exact.copies[set][held] <= 0)
                continue;
            const bool both = sampled && set < seen.copies.size() && held < seen.copies[set].size();
            lines.push_back(
                shareLine("Hands with " + std::to_string(held) + " of " + wanted[set], exact.copies[set][held],
                    both ? &seen.copies[set][held] : nullptr, both ? &errors.copies[set][held] : nullptr));
        }
    return lines;
}

std::string costUnit(const model::DeckChecker& checker)
{
    return labelOf(model::costAttribute(checker.ruleset()), checker);
}

std::string revealUnit(const model::DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto* flip = ruleset.deal.flipOf(ruleset.tableRules.deck);
    return flip ? labelOf(flip->term(model::ContestTerm::Kind::Reveal)->attribute, checker) : std::string();
}

std::string costText(const std::optional<std::int64_t>& cost, const model::DeckChecker& checker)
{
    const auto unit = costUnit(checker);
    return unit.empty() ? unit : (cost ? std::to_string(*cost) : std::string("no")) + " " + unit;
}

std::string handSentence(const model::HandCost& cost, const model::DeckChecker& checker)
{
    const auto cards = cost.costs.size();
    auto text = plural(static_cast<std::int64_t>(cards), "card", "cards");
    const auto unit = costUnit(checker);
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
