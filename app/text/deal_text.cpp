#include "app/text/deal_text.h"

#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <map>
#include <span>

namespace nexus::app {

namespace {

using model::filled;

struct DealWords {
    NEXUS_WORDS(DealWords)
};

} // namespace

std::string dealObstacleText(model::DealObstacle obstacle, const model::Ruleset& ruleset)
{
    switch (obstacle) {
    case model::DealObstacle::NothingToDeal:
        return filled(
            DealWords::tr("%1 says nothing of stacks, rows or a set-up: there is nothing to deal."), {ruleset.name});
    case model::DealObstacle::Seats:
        return filled(
            DealWords::tr("A deal is for one to %1 players, with one deck for all of them or a deck for each."),
            {std::to_string(model::maxDealSeats)});
    case model::DealObstacle::OneBox:
        return filled(
            DealWords::tr("In %1 all cards are shared: name one box, and the number of players."), {ruleset.name});
    case model::DealObstacle::Cards: break;
    }
    return filled(
        DealWords::tr("These decks have more than %1 cards together."), {std::to_string(model::maxDealCards)});
}

std::string dealRefusalText(model::DealRefusal refusal)
{
    switch (refusal) {
    case model::DealRefusal::NoSuch: return DealWords::tr("There is no such card here.");
    case model::DealRefusal::FullHold:
        return DealWords::tr("No more cards of this kind can be held: choose the one it replaces.");
    case model::DealRefusal::NoPrice: return DealWords::tr("These rows cannot be laid out anew.");
    case model::DealRefusal::KeepFirst: return DealWords::tr("Choose first which of the cards drawn is kept.");
    case model::DealRefusal::Empty: return DealWords::tr("There are no cards left.");
    case model::DealRefusal::NotEnough: break;
    }
    return DealWords::tr("There is not so much left.");
}

std::string seatText(std::size_t seat, const std::string& name)
{
    const auto number = std::to_string(seat + 1);
    return name.empty() ? filled(DealWords::tr("Seat %1"), {number})
                        : filled(DealWords::tr("Seat %1, %2"), {number, name});
}

std::string throwText(const model::Throw& thrown)
{
    std::string text = thrown.given != 0 || thrown.dice.empty() ? std::to_string(thrown.given) : std::string();
    for (const int die : thrown.dice)
        text += (text.empty() ? "" : " + ") + std::to_string(die);
    const auto parts = thrown.dice.size() + (thrown.given != 0 ? 1 : 0);
    return parts > 1 ? text + " = " + std::to_string(thrown.total()) : text;
}

std::string firstText(const model::DealRules& rules, std::size_t first, const std::vector<model::Throw>& throws)
{
    const auto seat = seatText(first);
    if (throws.empty())
        return filled(DealWords::tr("%1 goes first, by lot."), {seat});
    const auto* contest = rules.first ? rules.contest(*rules.first) : nullptr;
    const bool highest = contest && !contest->lowest, tied = throws.back().round > 0;
    if (tied)
        return filled(highest ? DealWords::tr("%1 goes first: the highest total, after a tie.")
                              : DealWords::tr("%1 goes first: the lowest total, after a tie."),
            {seat});
    return filled(highest ? DealWords::tr("%1 goes first: the highest total.")
                          : DealWords::tr("%1 goes first: the lowest total."),
        {seat});
}

namespace {

std::string namesOf(const model::DealState& state, std::span<const model::DealCardId> cards)
{
    std::vector<std::string> names;
    for (const auto card : cards)
        names.push_back(state.card(card).name);
    return enumerated(std::move(names));
}

} // namespace

std::string dealActionText(
    const model::DealState& before, const model::DealAction& action, const model::DealState& after)
{
    using Kind = model::DealAction::Kind;
    const auto& rules = before.rules();
    const auto seat = seatText(action.seat);
    const auto& player = before.seats[action.seat];
    switch (action.kind) {
    case Kind::Take: {
        const auto taken = before.card(before.rows[action.rule][action.place]).name;
        const auto given = action.instead ? before.card(player.held[*action.instead]).name : std::string();
        const auto& now = after.rows[action.rule];
        if (rules.rows[action.rule].atOnce && action.place < now.size() &&
            now.size() == before.rows[action.rule].size())
            return filled(given.empty() ? DealWords::tr("%1 takes %2; %3 comes up.")
                                        : DealWords::tr("%1 takes %2 for %4; %3 comes up."),
                {seat, taken, after.card(now[action.place]).name, given});
        return filled(
            given.empty() ? DealWords::tr("%1 takes %2.") : DealWords::tr("%1 takes %2 for %3."), {seat, taken, given});
    }
    case Kind::Refresh: return filled(DealWords::tr("%1 has the rows laid out anew."), {seat});
    case Kind::Draw: {
        const auto& hand = after.seats[action.seat].hand;
        const auto& drawn = after.seats[action.seat].drawn;
        const auto cards = drawn.empty() ? std::span(hand).subspan(player.hand.size()) : std::span(drawn);
        return filled(DealWords::tr("%1 draws %2."), {seat, namesOf(after, cards)});
    }
    case Kind::Keep: return filled(DealWords::tr("%1 keeps %2."), {seat, before.card(player.drawn[action.place]).name});
    case Kind::Discard: {
        const std::vector<model::DealCardId>* const places[] = {&player.hand, &player.held, &player.inPlay};
        return filled(DealWords::tr("%1 discards %2."), {seat, before.card((*places[action.rule])[action.place]).name});
    }
    case Kind::Spend:
        return filled(action.amount < 0 ? DealWords::tr("%1 gains %2 %3.") : DealWords::tr("%1 spends %2 %3."),
            {seat, std::to_string(action.amount < 0 ? -action.amount : action.amount),
                rules.resources[action.rule].label});
    case Kind::Shuffle: return DealWords::tr("The discards are shuffled back.");
    case Kind::EndTurn: break;
    }
    return filled(DealWords::tr("%1 ends the turn."), {seatText(before.turn)});
}

std::string contestText(const model::ContestRule& contest, const model::ContestThrow& thrown)
{
    std::map<std::size_t, std::size_t> sides; // seat → side, in the order they threw
    for (const auto& one : thrown.throws)
        sides.try_emplace(one.seat, sides.size());
    const auto called = [&](std::size_t seat) {
        return contest.sides.empty() ? seatText(seat) : sideText(contest, sides.at(seat));
    };
    std::string throws;
    for (const auto& one : thrown.throws)
        throws += (throws.empty() ? "" : ", ") + called(one.seat) + " " + throwText(one);
    if (!thrown.winner)
        return filled(DealWords::tr("%1: %2: nobody wins.", "a contest and its throws"), {contest.label, throws});
    return filled(
        DealWords::tr("%1: %2: %3 wins.", "a contest and its throws"), {contest.label, throws, called(*thrown.winner)});
}

std::string sideText(const model::ContestRule& contest, std::size_t side)
{
    if (side < contest.sides.size())
        return contest.sides[side];
    return side == 0 ? DealWords::tr("First", "side of a contest") : DealWords::tr("Second", "side of a contest");
}

std::vector<std::string> contestLines(const model::ContestRule& contest, const model::ContestOdds& odds)
{
    std::vector<std::string> lines;
    for (std::size_t side = 0; side < 2; ++side)
        lines.push_back(filled(DealWords::tr("%1 wins: %2"), {sideText(contest, side), percentText(odds.wins[side])}));
    if (odds.nobody > 0)
        lines.push_back(filled(DealWords::tr("Nobody wins: %1"), {percentText(odds.nobody)}));
    for (std::size_t side = 0; side < 2; ++side) {
        if (odds.rerolls[side].empty())
            continue;
        std::map<int, std::vector<std::string>> byOwn;
        for (const auto& [first, second] : odds.rerolls[side])
            byOwn[side == 0 ? first : second].push_back(std::to_string(side == 0 ? second : first));
        std::vector<std::string> pairs;
        for (const auto& [own, others] : byOwn)
            pairs.push_back(filled(DealWords::tr("%1 against %2"), {std::to_string(own), model::joined(others, ", ")}));
        lines.push_back(
            filled(DealWords::tr("%1 rolls again on %2."), {sideText(contest, side), model::joined(pairs, "; ")}));
    }
    return lines;
}

std::vector<std::string> poolLines(const model::PoolOdds& odds)
{
    std::vector<std::string> lines;
    for (std::size_t side = 0; side < 2; ++side)
        lines.push_back(filled(side == 0 ? DealWords::tr("First side survives: %1, loses %2 units on average")
                                         : DealWords::tr("Second side survives: %1, loses %2 units on average"),
            {percentText(odds.sides[side].survives), numberText(odds.sides[side].meanLosses, 2)}));
    lines.push_back(filled(DealWords::tr("Nobody is left: %1"), {percentText(odds.nobody)}));
    if (odds.undecided > 0)
        lines.push_back(filled(DealWords::tr("Both have units left: %1"), {percentText(odds.undecided)}));
    return lines;
}

} // namespace nexus::app
