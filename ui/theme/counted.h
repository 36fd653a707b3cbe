// "3 cards": how many of what there are.
#pragma once

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"

namespace nexus::ui {

template <class Number> [[nodiscard]] QString counted(Number number, const char* one, const char* many)
{
    return q(app::plural(static_cast<std::int64_t>(number), one, many));
}

} // namespace nexus::ui
