#include "app/cli/json_values.h"
#include "app/cli/swaps_command.h"

namespace nexus::app::cli {

std::string swapsJson(const model::Catalogue& catalogue, const model::SideboardSwaps& swaps,
                      const std::vector<model::CardSwap>& pairs, const std::vector<model::CardSwap>& larger)
{
    Json json = {{"perSize", swaps.perSize()}, {"dead", Json::array()}, {"pairs", Json::array()}, {"larger", Json::array()}};
    for (const auto card : swaps.dead())
        json["dead"].push_back(model::unambiguousName(catalogue, card));
    for (const auto& swap : pairs)
        json["pairs"].push_back({{"out", model::unambiguousName(catalogue, swap.out.front().first)},
                                 {"in", model::unambiguousName(catalogue, swap.in.front().first)}});
    const auto names = [&](const auto& cards) {
        Json list = Json::array();
        for (const auto& [card, copies] : cards)
            for (int copy = 0; copy < copies; ++copy)
                list.push_back(model::unambiguousName(catalogue, card));
        return list;
    };
    for (const auto& swap : larger)
        json["larger"].push_back({{"out", names(swap.out)}, {"in", names(swap.in)}});
    return answerText(json);
}

} // namespace nexus::app::cli
