#include "model/event/win_share.h"

#include "model/base/interval.h"

#include <algorithm>

namespace nexus::model {

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
        const auto interval = shareInterval(won, found.matches());
        found.low = interval.low;
        found.high = interval.high;
    }
    return found;
}

} // namespace nexus::model
