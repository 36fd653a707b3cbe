// The checks every JSON event passes, and the pointer to where reading is. Shared by the tree and the event reader.
#pragma once

#include "importers/json/json_dom.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace nexus::importers {

class JsonGuard {
public:
    [[nodiscard]] std::string pointer() const
    {
        std::string out;
        for (std::size_t i = 0; i < m_depth; ++i) {
            const auto& level = m_levels[i];
            if (level.array)
                out.append("/").append(std::to_string(level.index));
            else if (level.used > 0)
                out.append("/").append(pointerStep(level.keys[level.used - 1]));
        }
        return out;
    }
    [[nodiscard]] std::size_t depth() const { return m_depth; }

    // Each gives the reason to refuse, or nothing.
    std::optional<std::string> open(bool array)
    {
        if (m_depth >= maxJsonDepth)
            return "is nested deeper than 64 levels";
        if (m_levels.size() == m_depth)
            m_levels.emplace_back();
        auto& level = m_levels[m_depth++];
        level.array = array;
        level.index = 0;
        level.used = 0;
        level.many.clear();
        return std::nullopt;
    }
    std::optional<std::string> key(const std::string& name)
    {
        auto& level = m_levels[m_depth - 1];
        const bool twice = level.has(name);
        if (level.used == level.keys.size())
            level.keys.emplace_back();
        level.keys[level.used++] = name;
        if (twice)
            return "stands twice in one object";
        if (level.used > maxJsonKeys)
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
    // nlohmann gives a whole number that does not fit as a fraction; `text` is how it stands in the file.
    static std::optional<std::string> fraction(const std::string& text)
    {
        if (text.find_first_of(".eE") == std::string::npos)
            return "is a number out of range";
        return std::nullopt;
    }
    void close()
    {
        --m_depth;
        valueDone();
    }
    void valueDone()
    {
        if (m_depth > 0 && m_levels[m_depth - 1].array)
            ++m_levels[m_depth - 1].index;
    }

private:
    // Levels and their key strings are kept when left: a card list has the same shape a hundred thousand times.
    struct Level {
        bool array = false;
        std::size_t index = 0;
        std::size_t used = 0;
        std::vector<std::string> keys;
        std::unordered_set<std::string> many; // the keys of an object of more than a few
        // Whether `name`, which is added next, is there.
        bool has(const std::string& name)
        {
            const auto end = keys.begin() + static_cast<std::ptrdiff_t>(used);
            if (used < 32)
                return std::find(keys.begin(), end, name) != end;
            if (many.empty())
                many.insert(keys.begin(), end);
            return !many.insert(name).second;
        }
    };
    std::vector<Level> m_levels;
    std::size_t m_depth = 0;
};

// What nlohmann reports of broken JSON, as a problem with line and column.
[[nodiscard]] ImportProblem syntaxProblem(std::string_view text, std::size_t position, std::string_view what);

} // namespace nexus::importers
