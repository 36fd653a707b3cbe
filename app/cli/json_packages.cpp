#include "app/cli/json_packages.h"

#include "app/cli/json_values.h"

#include <limits>

namespace nexus::app::cli {

std::string packagesJson(const PackageAnswer& answer)
{
    const auto& catalogue = answer.checker->catalogue();
    Json json = {{"count", answer.count}, {"packages", Json::array()}};
    if (answer.count == std::numeric_limits<std::uint64_t>::max())
        json["countIsLeast"] = true; // there are more than a number holds
    for (const auto& package : answer.packages) {
        Json missions = Json::array(), profile = Json::object();
        for (const auto& [card, copies] : package.cards)
            for (int copy = 0; copy < copies; ++copy)
                missions.push_back(model::unambiguousName(catalogue, card));
        for (const auto& [domain, points] : package.profile)
            profile[catalogue.game().attributes[domain].id.str()] = points;
        Json one = {{"missions", std::move(missions)}, {"profile", std::move(profile)},
            {"income", orNull(package.income)}, {"pool", package.pool}};
        if (answer.forDeck) {
            one["changes"] = package.changes;
            one["notCarried"] = package.notCarried;
            one["opened"] = package.opened;
            one["closed"] = package.closed;
        }
        if (answer.wanted)
            one["carried"] = package.found;
        json["packages"].push_back(std::move(one));
    }
    if (answer.wanted)
        json["wanted"] = *answer.wanted;
    if (answer.picked > 0) {
        json["picked"] = answer.picked;
        json["written"] = answer.written;
    }
    return answerText(json);
}

} // namespace nexus::app::cli
