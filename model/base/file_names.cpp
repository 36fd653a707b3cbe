#include "model/base/file_names.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

namespace nexus::model {

namespace {

constexpr std::size_t mostLetters = 80, mostBytes = 200;
constexpr std::string_view forbiddenSigns = "<>:\"/\\|?*";

// What Windows opens instead of a file, whatever ending stands behind it: the length of that word, or nothing.
std::size_t deviceLength(std::string_view name)
{
    static constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "conin$", "conout$"};
    static constexpr std::array<std::string_view, 3> raised{"\u00b9", "\u00b2", "\u00b3"}; // digits of ports, too
    auto word = name.substr(0, name.find('.'));
    while (word.ends_with(' '))
        word.remove_suffix(1);
    const auto folded = fold(word);
    const auto port = folded.substr(0, 3);
    const auto which = word.substr(std::min(port.size(), word.size()));
    const bool digit = (which.size() == 1 && isDigit(which.front())) ||
                       std::find(raised.begin(), raised.end(), which) != raised.end();
    const bool isPort = (port == "com" || port == "lpt") && digit;
    return isPort || std::find(devices.begin(), devices.end(), folded) != devices.end() ? word.size() : 0;
}

// FNV-1a: the same on every machine, and no secret.
std::string lastingMark(std::string_view text)
{
    constexpr std::uint32_t basis = 2166136261U, prime = 16777619U;
    constexpr const char* digits = "0123456789abcdef";
    constexpr int bits = 32, perDigit = 4;
    auto sum = basis;
    for (const char c : text)
        sum = (sum ^ static_cast<unsigned char>(c)) * prime;
    std::string mark;
    for (int shift = bits - perDigit; shift >= 0; shift -= perDigit)
        mark += digits[(sum >> static_cast<unsigned>(shift)) & 0xfU];
    return mark;
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
        safe += forbiddenSigns.find(c) != std::string_view::npos ? '-' : c;
    }
    while (!safe.empty() && (safe.back() == '.' || safe.back() == ' '))
        safe.pop_back();
    safe.erase(0, safe.find_first_not_of(". "));
    if (const auto device = deviceLength(safe); device > 0)
        safe.insert(device, "-");
    return safe.empty() ? std::string(nameless) : safe;
}

std::string lastingFileName(std::string_view text, std::string_view nameless)
{
    auto safe = safeFileName(text, nameless);
    return safe == text ? safe : safe + "-" + lastingMark(text);
}

bool isFileName(std::string_view name)
{
    return !name.empty() && name.size() <= maxFileNameBytes && !textFault(name, maxNameLength, false) &&
           name.find_first_of(forbiddenSigns) == std::string_view::npos && name.front() != ' ' && name.back() != '.' &&
           name.back() != ' ' && deviceLength(name) == 0;
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
