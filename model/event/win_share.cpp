#include "model/event/win_share.h"

#include <algorithm>
#include <cmath>

namespace nexus::model {

ShareInterval wilsonInterval(double won, int of)
{
    constexpr double z = 1.959963984540054; // of the normal distribution, 95 % within
    if (of <= 0)
        return {};
    const double share = won / of, square = z * z / of;
    const double middle = share + square / 2;
    const double reach = z * std::sqrt(share * (1 - share) / of + square / of / 4);
    return {std::max(0.0, (middle - reach) / (1 + square)), std::min(1.0, (middle + reach) / (1 + square))};
}

WinShare winShare(const EventState& state, const std::vector<bool>& has)
{
    WinShare found;
    found.players = static_cast<int>(std::count(has.begin(), has.end(), true));
    const auto hasIt = [&](PlayerNumber player) { return has[static_cast<std::size_t>(player) - 1]; };
    for (const auto& round : state.rounds)
        for (const auto& match : round.matches) {
            const bool first = hasIt(match.first);
            if (round.kind == PairingKind::Elimination || !match.score || first == hasIt(match.second))
                continue;
            const int won = first ? match.score->won : match.score->lost;
            const int lost = first ? match.score->lost : match.score->won;
            ++(won > lost ? found.won : won < lost ? found.lost : found.drawn);
        }
    if (found.matches() > 0) {
        constexpr double half = 0.5;
        const double won = found.won + half * found.drawn;
        found.share = won / found.matches();
        const auto interval = wilsonInterval(won, found.matches());
        found.low = interval.low;
        found.high = interval.high;
    }
    return found;
}

} // namespace nexus::model
