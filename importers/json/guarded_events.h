// JSON events that have passed the guard, as values: null, truth, numbers and texts all come to put(). The first fault
// stops the reading and is kept with its place. Private to importers, as json_dom.h.
#pragma once

#include "importers/json/json_events.h"
#include "importers/json/json_guard.h"

namespace nexus::importers {

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
        return m_problem.value_or(ImportProblem{.reason = "this is no JSON"});
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
