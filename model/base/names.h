// Enumerations that are written down by name: the names stand in an array, by value.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace nexus::model {

// The value of that name; values below `first` have none.
template <class Enum, std::size_t Count>
[[nodiscard]] std::optional<Enum> named(
    const std::array<std::string_view, Count>& names, std::string_view name, std::size_t first = 0)
{
    for (std::size_t i = first; i < Count; ++i)
        if (names[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace nexus::model
