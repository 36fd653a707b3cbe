// The core's texts are UTF-8 in std::string; Qt shows QString. Numbers: app/base/figures.h.
#pragma once

#include <QString>
#include <string_view>

namespace nexus {

[[nodiscard]] inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace nexus
