// For tests: which painted lines have too little room. drawLine() of ui/theme/painting.h tells each that it elides.
#pragma once

#include <QString>

#include <functional>

namespace nexus::ui {

// `told` is given the whole line; empty ends the watch.
void watchElided(std::function<void(const QString& whole)> told);

} // namespace nexus::ui
