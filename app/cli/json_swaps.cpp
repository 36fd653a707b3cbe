#include "app/cli/json_values.h"
#include "app/cli/swaps_command.h"

namespace nexus::app::cli {

namespace {

Json swapJson(const model::Catalogue& catalogue, const model::CardSwap& swap)
{
    const auto names = [&](const auto& cards) {
        Json list = Json::array();
        for (const auto& [card, copies] : cards)
            for (int copy = 0; copy < copies; ++copy)
                list.push_back(model::unambiguousName(catalogue, card));
        return list;
    };
    return {{"out", names(swap.out)}, {"in", names(swap.in)}};
}

} // namespace

std::string swapsJson(const model::Catalogue& catalogue, const std::vector<model::CardSwap>& swaps)
{
    Json json = {{"swaps", Json::array()}};
    for (const auto& swap : swaps)
        json["swaps"].push_back(swapJson(catalogue, swap));
    return answerText(json);
}

std::string swapsJson(const model::Catalogue& catalogue, const model::SideboardSwaps& swaps,
    const std::vector<model::CardSwap>& pairs, const std::vector<model::CardSwap>& larger)
{
    Json json = {
        {"perSize", swaps.perSize()}, {"dead", Json::array()}, {"pairs", Json::array()}, {"larger", Json::array()}};
    for (const auto card : swaps.dead())
        json["dead"].push_back(model::unambiguousName(catalogue, card));
    for (const auto& swap : pairs)
        json["pairs"].push_back({{"out", model::unambiguousName(catalogue, swap.out.front().first)},
            {"in", model::unambiguousName(catalogue, swap.in.front().first)}});
    for (const auto& swap : larger)
        json["larger"].push_back(swapJson(catalogue, swap));
    return answerText(json);
}

std::string suggestJson(const SuggestedSideboard& answer)
{
    Json json = deckHead(answer.deck);
    json["cards"] = Json::array();
    for (const auto& [card, copies] : answer.best.cards)
        json["cards"].push_back(
            {{"card", model::unambiguousName(answer.deck.checker->catalogue(), card)}, {"count", copies}});
    json["swaps"] = answer.best.swaps;
    json["byCopies"] = answer.best.byCopies;
    json["before"] = answer.before;
    json["legal"] = answer.legal;
    json["written"] = orNull(answer.written);
    return answerText(json);
}

} // namespace nexus::app::cli
