// Long work says now and then how much of all is done; false calls it off.
#pragma once

#include <cstddef>
#include <functional>

namespace nexus::model {

using Progress = std::function<bool(std::size_t done, std::size_t all)>;

} // namespace nexus::model
