#include "app/cli/figures.h"

namespace nexus::app::cli {

namespace {

constexpr std::string_view dayForm = "2026-11-29", clockForm = "04:38";

} // namespace

std::string dayText(std::string_view utc) { return std::string(utc.substr(0, dayForm.size())); }

std::string clockText(std::string_view utc)
{
    return utc.size() > dayForm.size() ? std::string(utc.substr(dayForm.size() + 1, clockForm.size())) : std::string();
}

std::string timeText(std::string_view utc)
{
    const auto clock = clockText(utc);
    return dayText(utc) + (clock.empty() ? "" : " " + clock);
}

std::string sizeText(std::uintmax_t bytes)
{
    constexpr std::uintmax_t kilo = 1024, mega = kilo * kilo;
    if (bytes < mega)
        return std::to_string((bytes + kilo - 1) / kilo) + " KB";
    const auto tenths = (bytes * 10 + mega - 1) / mega;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " MB";
}

} // namespace nexus::app::cli
