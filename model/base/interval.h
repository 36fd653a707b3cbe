// How well a share is known: between which two the true one lies in 95 of 100 cases (Wilson 1927).
#pragma once

namespace nexus::model {

struct Interval {
    double low = 0, high = 1;
    friend bool operator==(const Interval&, const Interval&) = default;
};
constexpr double confidence = 1.959963984540054; // two-sided, 95 of 100

// Of `part` out of `all`; a draw may be half of one. Everything is possible of nothing.
[[nodiscard]] Interval shareInterval(double part, double all);

} // namespace nexus::model
