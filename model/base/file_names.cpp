#include "model/base/file_names.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <set>

namespace nexus::model {

namespace {

constexpr std::size_t mostLetters = 80, mostBytes = 200;

// What Windows opens instead of a file, whatever ending stands behind it.
bool isDevice(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> devices{"con", "prn", "aux", "nul"};
    const auto folded = fold(name.substr(0, name.find('.')));
    const bool port = folded.size() == 4 && (folded.starts_with("com") || folded.starts_with("lpt")) &&
                      isDigit(folded[3]);
    return port || std::find(devices.begin(), devices.end(), folded) != devices.end();
}

} // namespace

std::string safeFileName(std::string_view text, std::string_view nameless)
{
    std::string safe;
    std::size_t letters = 0;
    for (const char c : cleaned(text, maxNameLength, false, "-")) {
        const bool goesOn = (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
        if (!goesOn && (++letters > mostLetters || safe.size() + 4 > mostBytes))
            break;
        safe += std::string_view("<>:\"/\\|?*").find(c) != std::string_view::npos ? '-' : c;
    }
    while (!safe.empty() && (safe.back() == '.' || safe.back() == ' '))
        safe.pop_back();
    safe.erase(0, safe.find_first_not_of(". "));
    if (isDevice(safe))
        safe += "-";
    return safe.empty() ? std::string(nameless) : safe;
}

std::vector<std::string> eachOnce(std::vector<std::string> names)
{
    std::set<std::string> taken;
    for (auto& name : names) {
        const auto wish = name;
        for (int next = 2; !taken.insert(fold(name)).second; ++next)
            name = wish + " (" + std::to_string(next) + ")";
    }
    return names;
}

} // namespace nexus::model
