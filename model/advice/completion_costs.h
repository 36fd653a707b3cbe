// How a completion's costs are written in one number, so that the least is the best. Private to model/advice.
#pragma once

namespace nexus::model {

// Of nearest fixes, from the most to the least: copies changed, taken out, points, copies of cards that are new.
constexpr unsigned copiesAt = 48, outAt = 36, pointsAt = 12;
// Of fillings: points, copies, copies of cards that are new.
constexpr unsigned fillPointsAt = 24, fillCopiesAt = 12;

} // namespace nexus::model
