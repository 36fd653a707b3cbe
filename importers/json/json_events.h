// JSON as events, for card lists of any length. simdjson reads the text several times faster than a parser that
// goes byte by byte; where it finds a fault, nlohmann reads again and names the place.
#pragma once

#include "importers/json/json_dom.h"
#include "importers/reason_words.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace nexus::importers {

// The checks every JSON event passes, and the pointer to where reading is. Shared by the tree and the event reader.
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
            return ReasonWords::tr("is nested deeper than 64 levels");
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
            return ReasonWords::tr("stands twice in one object");
        if (level.used > maxJsonKeys)
            return ReasonWords::tr("is one key too many: an object has at most 2,000");
        return text(name);
    }
    static std::optional<std::string> text(const std::string& value)
    {
        if (value.find('\0') != std::string::npos)
            return ReasonWords::tr("has a NUL character");
        return std::nullopt;
    }
    static std::optional<std::string> number(std::uint64_t value)
    {
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return ReasonWords::tr("is a number out of range");
        return std::nullopt;
    }
    // nlohmann gives a whole number that does not fit as a fraction; `text` is how it stands in the file.
    static std::optional<std::string> fraction(const std::string& text)
    {
        if (text.find_first_of(".eE") == std::string::npos)
            return ReasonWords::tr("is a number out of range");
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

// The events of nlohmann's sax_parse, in the same order; false when a handler or the text stops the reading.
[[nodiscard]] bool readJsonEvents(std::string_view text, nlohmann::json_sax<nlohmann::json>& handler);

// JSON events that have passed the guard, as values: null, truth, numbers and texts all come to put(). The first fault
// stops the reading and is kept with its place. Private to importers, as json_dom.h.
class GuardedEvents : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit GuardedEvents(std::string_view text)
        : m_text(text)
    {
    }
    bool null() final { return put(nullptr); }
    bool boolean(bool value) final { return put(value); }
    bool number_integer(number_integer_t value) final { return put(value); }
    bool number_unsigned(number_unsigned_t value) final
    {
        return passes(JsonGuard::number(value)) && put(static_cast<std::int64_t>(value));
    }
    bool number_float(number_float_t value, const string_t& text) final
    {
        return passes(JsonGuard::fraction(text)) && put(value);
    }
    bool string(string_t& value) final { return passes(JsonGuard::text(value)) && put(value); }
    bool binary(binary_t&) final { return false; }
    bool start_object(std::size_t) final { return open(false); }
    bool start_array(std::size_t) final { return open(true); }
    bool end_object() final { return close(); }
    bool end_array() final { return close(); }
    bool key(string_t& name) final
    {
        m_key = name;
        return passes(m_guard.key(name));
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) final
    {
        m_problem = syntaxProblem(m_text, position, error.what());
        return false;
    }
    [[nodiscard]] ImportProblem problem() const
    {
        return m_problem.value_or(ImportProblem{.reason = ReasonWords::tr("this is no JSON")});
    }

protected:
    // Each tells the guard: m_guard.valueDone(), open() and close().
    virtual bool put(Json value) = 0;
    virtual bool open(bool array) = 0;
    virtual bool close() = 0;

    bool fail(std::string reason)
    {
        m_problem = ImportProblem{.reason = std::move(reason), .pointer = m_guard.pointer()};
        return false;
    }
    bool passes(std::optional<std::string> fault) { return !fault || fail(std::move(*fault)); }

    JsonGuard m_guard;
    std::string m_key; // the newest

private:
    std::string_view m_text;
    std::optional<ImportProblem> m_problem;
};

} // namespace nexus::importers
