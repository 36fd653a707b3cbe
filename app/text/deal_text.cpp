#include "app/text/deal_text.h"

#include "app/text/chances_text.h"
#include "app/text/finding_text.h"

#include <map>

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
