#include "model/base/interval.h"

#include <algorithm>
#include <cmath>

namespace nexus::model {

Interval shareInterval(double part, double all)
{
    if (all <= 0)
        return {};
    const double share = part / all, square = confidence * confidence;
    const double centre = (share + square / (2 * all)) / (1 + square / all);
    const double half = confidence / (1 + square / all) *
                        std::sqrt(share * (1 - share) / all + square / (4 * all * all));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

} // namespace nexus::model
