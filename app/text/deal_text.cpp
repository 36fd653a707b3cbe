#include "app/text/deal_text.h"

#include "app/text/chances_text.h"
#include "app/text/finding_text.h"

#include <map>
#include <span>

namespace nexus::app {

std::string dealObstacleText(model::DealObstacle obstacle, const model::Ruleset& ruleset)
{
    switch (obstacle) {
    case model::DealObstacle::NothingToDeal:
        return ruleset.name + " says nothing of stacks, rows or a set-up: there is nothing to deal.";
    case model::DealObstacle::Seats:
        return "A deal is for one to " + std::to_string(model::maxDealSeats) +
               " players, with one deck for all of them or a deck for each.";
    case model::DealObstacle::OneBox:
        return "In " + ruleset.name + " all cards are shared: name one box, and the number of players.";
    case model::DealObstacle::Cards: break;
    }
    return "These decks have more than " + std::to_string(model::maxDealCards) + " cards together.";
}

std::string dealRefusalText(model::DealRefusal refusal)
{
    switch (refusal) {
    case model::DealRefusal::NoSuch: return "There is no such card here.";
    case model::DealRefusal::FullHold: return "No more cards of this kind can be held: choose the one it replaces.";
    case model::DealRefusal::NoPrice: return "These rows cannot be laid out anew.";
    case model::DealRefusal::KeepFirst: return "Choose first which of the cards drawn is kept.";
    case model::DealRefusal::Empty: return "There are no cards left.";
    case model::DealRefusal::NotEnough: break;
    }
    return "There is not so much left.";
}

std::string seatText(std::size_t seat, const std::string& name)
{
    const auto text = "Seat " + std::to_string(seat + 1);
    return name.empty() ? text : text + ", " + name;
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
    const auto text = seatText(first) + " goes first";
    if (throws.empty())
        return text + ", by lot.";
    const auto* contest = rules.first ? rules.contest(*rules.first) : nullptr;
    const auto rounds = throws.back().round + 1;
    return text + ": the " + (contest && !contest->lowest ? "highest" : "lowest") + " total" +
           (rounds > 1 ? ", after a tie" : "") + ".";
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
        auto text = seat + " takes " + before.card(before.rows[action.rule][action.place]).name;
        if (action.instead)
            text += " for " + before.card(player.held[*action.instead]).name;
        const auto& now = after.rows[action.rule];
        if (rules.rows[action.rule].atOnce && action.place < now.size() &&
            now.size() == before.rows[action.rule].size())
            text += "; " + after.card(now[action.place]).name + " comes up";
        return text + ".";
    }
    case Kind::Refresh: return seat + " has the rows laid out anew.";
    case Kind::Draw: {
        const auto& hand = after.seats[action.seat].hand;
        const auto& drawn = after.seats[action.seat].drawn;
        const auto cards = drawn.empty() ? std::span(hand).subspan(player.hand.size()) : std::span(drawn);
        return seat + " draws " + namesOf(after, cards) + ".";
    }
    case Kind::Keep: return seat + " keeps " + before.card(player.drawn[action.place]).name + ".";
    case Kind::Discard: {
        const std::vector<model::DealCardId>* const places[] = {&player.hand, &player.held, &player.inPlay};
        return seat + " discards " + before.card((*places[action.rule])[action.place]).name + ".";
    }
    case Kind::Spend:
        return seat + (action.amount < 0 ? " gains " : " spends ") +
               std::to_string(action.amount < 0 ? -action.amount : action.amount) + " " +
               rules.resources[action.rule].label + ".";
    case Kind::Shuffle: return "The discards are shuffled back.";
    case Kind::EndTurn: break;
    }
    return seatText(before.turn) + " ends the turn.";
}

std::string contestText(const model::ContestRule& contest, const model::ContestThrow& thrown)
{
    std::string text = contest.label + ": ";
    std::map<std::size_t, std::size_t> sides; // seat → side, in the order they threw
    for (const auto& one : thrown.throws)
        sides.try_emplace(one.seat, sides.size());
    for (std::size_t i = 0; i < thrown.throws.size(); ++i) {
        const auto& one = thrown.throws[i];
        text += (i == 0 ? "" : ", ") +
                (contest.sides.empty() ? seatText(one.seat) : sideText(contest, sides.at(one.seat))) + " " +
                throwText(one);
    }
    if (!thrown.winner)
        return text + ": nobody wins.";
    return text + ": " +
           (contest.sides.empty() ? seatText(*thrown.winner) : sideText(contest, sides.at(*thrown.winner))) + " wins.";
}

std::string sideText(const model::ContestRule& contest, std::size_t side)
{
    if (side < contest.sides.size())
        return contest.sides[side];
    return side == 0 ? "First" : "Second";
}

std::vector<std::string> contestLines(const model::ContestRule& contest, const model::ContestOdds& odds)
{
    std::vector<std::string> lines;
    for (std::size_t side = 0; side < 2; ++side)
        lines.push_back(sideText(contest, side) + " wins: " + percentText(odds.wins[side]));
    if (odds.nobody > 0)
        lines.push_back("Nobody wins: " + percentText(odds.nobody));
    for (std::size_t side = 0; side < 2; ++side) {
        if (odds.rerolls[side].empty())
            continue;
        std::map<int, std::vector<int>> byOwn;
        for (const auto& [first, second] : odds.rerolls[side])
            byOwn[side == 0 ? first : second].push_back(side == 0 ? second : first);
        std::string text = sideText(contest, side) + " rolls again on";
        const char* between = " ";
        for (const auto& [own, others] : byOwn) {
            text += between + std::to_string(own) + " against ";
            for (std::size_t i = 0; i < others.size(); ++i)
                text += (i == 0 ? "" : ", ") + std::to_string(others[i]);
            between = "; ";
        }
        lines.push_back(text + ".");
    }
    return lines;
}

std::vector<std::string> poolLines(const model::PoolOdds& odds)
{
    std::vector<std::string> lines;
    for (std::size_t side = 0; side < 2; ++side)
        lines.push_back((side == 0 ? "First side survives: " : "Second side survives: ") +
                        percentText(odds.sides[side].survives) + ", loses " +
                        numberText(odds.sides[side].meanLosses, 2) + " units on average");
    lines.push_back("Nobody is left: " + percentText(odds.nobody));
    if (odds.undecided > 0)
        lines.push_back("Both have units left: " + percentText(odds.undecided));
    return lines;
}

} // namespace nexus::app
