#include "app/cli/json_values.h"

#include "model/chances/initiative.h"

namespace nexus::app::cli {

namespace {

Json figuresJson(const model::HandFigures& figures)
{
    return {{"withPlay", orNull(figures.withPlay)}, {"meanSpend", orNull(figures.meanSpend)},
        {"meanCost", figures.meanCost}, {"copies", figures.copies}};
}

} // namespace

std::string handsJson(const model::DrawPile& pile, std::uint64_t seed, std::uint64_t hands)
{
    std::vector<std::string> names;
    for (const auto& row : pile.rows)
        names.push_back(Json(row.name).text(-1));
    model::HandDealer dealer(pile, seed);
    auto text = "{\n  \"seed\": " + std::to_string(seed) + ",\n  \"hands\": [";
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        text += hand == 0 ? "\n    [" : ",\n    [";
        bool first = true;
        for (const auto row : dealer.next(pile.hand)) {
            text += (first ? "" : ", ") + names[row];
            first = false;
        }
        text += "]";
    }
    return text + (hands > 0 ? "\n  ]\n}" : "]\n}");
}

std::string handStatisticsJson(const model::HandQuestion& question, const std::vector<std::string>& wanted,
    std::uint64_t seed, const model::HandTally& tally, const model::HandFigures& exact)
{
    return answerText({{"seed", seed}, {"hands", tally.hands}, {"cards", std::min(question.size, question.pile.copies)},
        {"income", orNull(question.pile.income)}, {"count", wanted}, {"sampled", figuresJson(tally.figures())},
        {"errors", figuresJson(tally.errors())}, {"exact", figuresJson(exact)}});
}

std::string flipsJson(std::uint64_t seed, const model::InitiativeTally& tally, std::size_t players)
{
    Json decides = Json::array();
    for (std::size_t player = 0; player < players; ++player)
        decides.push_back(tally.decides[player]);
    return answerText({{"seed", seed}, {"games", tally.games}, {"decides", std::move(decides)},
        {"firstFlipTies", tally.firstFlipTies}, {"flips", tally.flips}});
}

std::string initiativeOddsJson(
    const model::InitiativeOdds& odds, const std::vector<InitiativePlayer>& players, bool withCards)
{
    Json list = Json::array();
    for (std::size_t player = 0; player < players.size(); ++player) {
        Json json = {{"deck", players[player].deck}, {"decides", odds.decides[player]}};
        if (withCards) {
            json["cards"] = Json::array();
            for (const auto& row : players[player].pile.rows)
                json["cards"].push_back({{"card", row.name}, {"copies", row.copies}, {"shows", row.reveal},
                    {"oneLess", orNull(players[player].marginals.at(row.reveal))}});
        }
        list.push_back(std::move(json));
    }
    return answerText({{"players", std::move(list)}, {"firstFlipTie", odds.firstFlipTie},
        {"expectedFlips", odds.undecidable ? Json(nullptr) : Json(odds.expectedFlips)}, {"unresolved", odds.unresolved},
        {"undecidable", odds.undecidable}});
}

std::string drawOddsJson(double probability) { return answerText({{"probability", probability}}); }

std::string handOddsJson(
    const model::DrawPlan& plan, std::size_t cards, const model::PlayOdds& plays, const model::HandFigures& hand)
{
    return answerText({{"round", plan.round}, {"played", plan.played}, {"cards", cards},
        {"withPlay", orNull(plays.fair)}, {"withPlayClogged", orNull(plays.clogged)},
        {"meanSpend", orNull(hand.meanSpend)}, {"meanCost", hand.meanCost}});
}

} // namespace nexus::app::cli
