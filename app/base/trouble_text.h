// A broken environment as a sentence with what to do: for jobs and documents, where exceptions end.
#pragma once

#include <QString>

#include <string>
#include <system_error>
#include <tl/expected.hpp>
#include <type_traits>

namespace nexus::app {

// What the system says of a file; completes a sentence.
[[nodiscard]] std::string systemText(const std::error_code& error);
// Only inside of a catch block.
[[nodiscard]] std::string currentTroubleText();

// What the action returns, or why it could not be done.
template <class Do> auto guarded(const Do& action) -> tl::expected<decltype(action()), QString>
{
    try {
        if constexpr (std::is_void_v<decltype(action())>) {
            action();
            return {};
        } else {
            return action();
        }
    } catch (...) {
        return tl::unexpected(QString::fromStdString(currentTroubleText()));
    }
}

} // namespace nexus::app
