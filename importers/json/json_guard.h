// The checks every JSON event passes, and the pointer to where reading is. Shared by the tree and the event reader.
#pragma once

#include "importers/json/json_dom.h"

#include <unordered_set>

namespace nexus::importers {

class JsonGuard {
public:
    [[nodiscard]] std::string pointer() const
    {
        std::string out;
        for (const auto& level : m_levels)
            out += "/" + (level.array ? std::to_string(level.index) : pointerStep(level.key));
        return out;
    }
    [[nodiscard]] std::size_t depth() const { return m_levels.size(); }

    // Each gives the reason to refuse, or nothing.
    std::optional<std::string> open(bool array)
    {
        if (m_levels.size() >= maxJsonDepth)
            return "is nested deeper than 64 levels";
        m_levels.push_back({array, 0, {}, {}});
        return std::nullopt;
    }
    std::optional<std::string> key(const std::string& name)
    {
        auto& level = m_levels.back();
        level.key = name;
        if (!level.keys.insert(name).second)
            return "stands twice in one object";
        if (level.keys.size() > maxJsonKeys)
            return "is one key too many: an object has at most 2,000";
        return text(name);
    }
    static std::optional<std::string> text(const std::string& value)
    {
        if (value.find('\0') != std::string::npos)
            return "has a NUL character";
        return std::nullopt;
    }
    static std::optional<std::string> number(std::uint64_t value)
    {
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return "is a number out of range";
        return std::nullopt;
    }
    void close()
    {
        m_levels.pop_back();
        valueDone();
    }
    void valueDone()
    {
        if (!m_levels.empty() && m_levels.back().array)
            ++m_levels.back().index;
    }

private:
    struct Level {
        bool array;
        std::size_t index;
        std::string key;
        std::unordered_set<std::string> keys;
    };
    std::vector<Level> m_levels;
};

// What nlohmann reports of broken JSON, as a problem with line and column.
[[nodiscard]] ImportProblem syntaxProblem(std::string_view text, std::size_t position, std::string_view what);

} // namespace nexus::importers
