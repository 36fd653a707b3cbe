#include "app/text/chances_text.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/deck_stats.h"

#include <charconv>
#include <cmath>

namespace nexus::app {

namespace {

using model::filled;

struct ChanceWords {
    NEXUS_WORDS(ChanceWords)
};

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
    std::string said(text.data(), end);
    if (const auto mark = said.find('.'); mark != std::string::npos)
        said.replace(mark, 1, ChanceWords::tr(".", "before decimals"));
    return said;
}

std::string decimal(double value)
{
    const auto tenths = std::llround(value * 10);
    return numberText(static_cast<double>(tenths) / 10, tenths % 10 == 0 ? 0 : 1);
}

std::string percentText(double chance)
{
    if (chance <= 0)
        return "0 %";
    if (chance >= 1)
        return "100 %";
    if (chance < 0.00005)
        return ChanceWords::tr("under 0.01 %");
    if (chance > 0.99995)
        return ChanceWords::tr("over 99.99 %");
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
    case model::FlipObstacle::TooFewDecks: return ChanceWords::tr("A flip takes at least two decks.");
    case model::FlipObstacle::TooManyDecks:
        return filled(ChanceWords::tr("A flip takes at most %1 decks."), {std::to_string(model::maxFlippers)});
    case model::FlipObstacle::NoInitiative:
        return ChanceWords::tr("This game's cards have no number that a flip could compare.");
    case model::FlipObstacle::EmptyDeck: break;
    }
    std::vector<std::string> empty;
    for (std::size_t player = 0; player < piles.size(); ++player)
        if (piles[player].copies == 0)
            empty.push_back(players[player]);
    return filled(
        empty.size() == 1 ? ChanceWords::tr("%1 has no cards to flip.") : ChanceWords::tr("%1 have no cards to flip."),
        {enumerated(empty)});
}

std::string flipSentence(const model::InitiativeRecord& record, std::size_t step,
    std::span<const model::DrawPile> piles, const std::vector<std::string>& players, const std::string& unit)
{
    const auto& flip = record.steps[step];
    std::vector<std::string> reveals, tied;
    std::int64_t lowest = 0;
    for (const auto& reveal : flip.reveals) {
        reveals.push_back(filled(ChanceWords::tr("%1 reveals %2 (%3)"),
            {players[reveal.player], piles[reveal.player].rows[reveal.row].name, withUnit(reveal.shows, unit)}));
        if (reveal.player == flip.lowest.front())
            lowest = reveal.shows;
    }
    for (const auto player : flip.lowest)
        tied.push_back(players[player]);
    const auto before = flip.shuffledBack
                            ? ChanceWords::tr("A deck has run out; the tied shuffle their cards back.") + " "
                            : std::string();
    const auto shown = model::joined(reveals, ", "), names = enumerated(tied), number = withUnit(lowest, unit);
    if (tied.size() == 1)
        return before + filled(ChanceWords::tr("%1: %2 decides who begins.", "what is revealed"), {shown, names});
    const bool all = tied.size() == flip.reveals.size(), goesOn = step + 1 < record.steps.size();
    const auto text = goesOn ? all ? ChanceWords::tr("%1: a tie at %2, they flip on.", "what is revealed")
                                   : ChanceWords::tr("%1: a tie at %2 between %3, they flip on.", "what is revealed")
                      : all ? ChanceWords::tr("%1: a tie at %2 that no flip can ever break.", "what is revealed")
                             : ChanceWords::tr(
                                   "%1: a tie at %2 between %3 that no flip can ever break.", "what is revealed");
    return before + filled(text, {shown, number, names});
}

std::string undecidableText(
    std::span<const model::DrawPile> piles, const std::vector<std::string>& players, const std::string& unit)
{
    const auto& rows = piles.front().rows;
    return filled(ChanceWords::tr("Every card of %1 shows %2: no flip can ever decide between them."),
        {enumerated(players), withUnit(rows.empty() ? 0 : rows.front().reveal, unit)});
}

std::string initiativeSentence(const model::InitiativeOdds& odds, const std::vector<std::string>& players)
{
    auto text = filled(ChanceWords::tr("%1 decides who begins in %2 of games, %3 in %4. The first flip ties in %5; %6 "
                                       "flips on average."),
        {players[0], percentText(odds.decides[0]), players[1], percentText(odds.decides[1]),
            percentText(odds.firstFlipTie), numberText(odds.expectedFlips, 3)});
    if (odds.unresolved >= 1e-9)
        text += " " + filled(ChanceWords::tr("Ties too long to follow leave %1 open."), {percentText(odds.unresolved)});
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
        lines.push_back(filled(ChanceWords::tr("%1 decides who begins in %2 of %n games.", nullptr,
                                   static_cast<std::int64_t>(tally.games)),
            {players[player], share(tally.decides[player])}));
    if (tally.undecided > 0)
        lines.push_back(filled(ChanceWords::tr("No flip can ever decide %1: those tied have cards of one number only."),
            {share(tally.undecided)}));
    lines.push_back(filled(ChanceWords::tr("The first flip ties in %1; %2 flips on average."),
        {share(tally.firstFlipTies), numberText(static_cast<double>(tally.flips) / all, 3)}));
    return lines;
}

std::string seenSentence(std::size_t deck, const model::DrawPlan& plan)
{
    const auto cards = std::to_string(model::cardsSeen(deck, plan));
    const auto all = static_cast<std::int64_t>(deck);
    if (plan.round <= 1)
        return filled(ChanceWords::tr("An opening hand is %1 of %n cards.", nullptr, all), {cards});
    return filled(ChanceWords::tr("By round %1 a player who plays %2 a round has drawn %3 of %n cards.", nullptr, all),
        {std::to_string(plan.round), cardsText(static_cast<std::int64_t>(plan.played)), cards});
}

std::vector<HandFigureLine> handFigureLines(const model::HandQuestion& question, const std::vector<std::string>& wanted,
    const model::HandFigures& exact, const model::HandTally* sampled, const std::string& unit)
{
    const auto seen = sampled ? sampled->figures() : model::HandFigures{};
    const auto errors = sampled ? sampled->errors() : model::HandFigures{};
    std::vector<HandFigureLine> lines;
    if (exact.withPlay) {
        const auto points = withUnit(question.pile.income.value_or(0), unit);
        lines.push_back(shareLine(filled(ChanceWords::tr("Hands with a card that %1 pay for"), {points}),
            *exact.withPlay, in(seen.withPlay), in(errors.withPlay)));
        lines.push_back(meanLine(filled(ChanceWords::tr("Most of %1 a hand can spend, on average"), {points}),
            exact.meanSpend, in(seen.meanSpend), in(errors.meanSpend)));
    }
    if (!unit.empty())
        lines.push_back(meanLine(filled(ChanceWords::tr("%1 in hand, on average"), {unit}), exact.meanCost,
            sampled ? &seen.meanCost : nullptr, &errors.meanCost));
    for (std::size_t set = 0; set < exact.copies.size() && set < wanted.size(); ++set)
        for (std::size_t held = 0; held < exact.copies[set].size(); ++held) {
            if (exact.copies[set][held] <= 0)
                continue;
            const bool both = sampled && set < seen.copies.size() && held < seen.copies[set].size();
            lines.push_back(
                shareLine(filled(ChanceWords::tr("Hands with %1 of %2"), {std::to_string(held), wanted[set]}),
                    exact.copies[set][held], both ? &seen.copies[set][held] : nullptr,
                    both ? &errors.copies[set][held] : nullptr));
        }
    return lines;
}

std::string costUnit(const model::DeckChecker& checker) { return labelOf(model::playCost(checker.ruleset()), checker); }

std::string revealUnit(const model::DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto* flip = ruleset.deal.flipOf(ruleset.tableRules.deck);
    return flip ? labelOf(flip->term(model::ContestTerm::Kind::Reveal)->attribute, checker) : std::string();
}

std::string costText(const std::optional<std::int64_t>& cost, const model::DeckChecker& checker)
{
    const auto unit = costUnit(checker);
    return unit.empty() ? unit
           : cost       ? std::to_string(*cost) + " " + unit
                        : filled(ChanceWords::tr("no %1", "a card without a cost"), {unit});
}

std::string handSentence(const model::HandCost& cost, const model::DeckChecker& checker)
{
    const auto cards = cost.costs.size();
    const auto count = static_cast<std::int64_t>(cards);
    const auto unit = costUnit(checker);
    if (unit.empty())
        return ChanceWords::tr("%n cards.", nullptr, count);
    const auto text = filled(ChanceWords::tr("%n cards, %1 %2.", nullptr, count), {std::to_string(cost.total), unit});
    if (!cost.income || cards == 0)
        return text;
    const auto income = std::to_string(*cost.income);
    if (cost.payable == 0)
        return text + " " + filled(ChanceWords::tr("Income %1 %2 a round pays none of them."), {income, unit});
    if (cost.payable == cards)
        return text + " " +
               filled(ChanceWords::tr("Income %1 %2 a round pays all of them.", nullptr, count), {income, unit});
    return text + " " +
           filled(ChanceWords::tr("Income %1 %2 a round pays %3 of them (%4 %2)."),
               {income, unit, std::to_string(cost.payable), std::to_string(cost.payableCost)});
}

} // namespace nexus::app
