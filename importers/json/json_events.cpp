#include "importers/json/json_events.h"

#include <simdjson.h>

namespace nexus::importers {

namespace {

using Handler = nlohmann::json_sax<nlohmann::json>;
using simdjson::dom::element;
using simdjson::dom::element_type;

// Handlers refuse what is nested deeper than maxJsonDepth, so this does not go deep.
class Walker {
public:
    explicit Walker(Handler& handler)
        : m_handler(handler)
    {
    }
    bool visit(const element& value)
    {
        switch (value.type()) {
        case element_type::OBJECT: return visitObject(value.get_object().value_unsafe());
        case element_type::ARRAY: return visitArray(value.get_array().value_unsafe());
        case element_type::STRING: return m_handler.string(kept(value.get_string().value_unsafe()));
        case element_type::INT64: {
            const auto number = value.get_int64().value_unsafe();
            return number < 0 ? m_handler.number_integer(number)
                              : m_handler.number_unsigned(static_cast<std::uint64_t>(number));
        }
        case element_type::UINT64: return m_handler.number_unsigned(value.get_uint64().value_unsafe());
        case element_type::DOUBLE: {
            const double number = value.get_double().value_unsafe();
            return m_handler.number_float(number, nlohmann::json(number).dump());
        }
        case element_type::BOOL: return m_handler.boolean(value.get_bool().value_unsafe());
        case element_type::NULL_VALUE: return m_handler.null();
        }
        return false;
    }

private:
    std::string& kept(std::string_view text)
    {
        m_text.assign(text);
        return m_text;
    }
    bool visitObject(const simdjson::dom::object& object)
    {
        if (!m_handler.start_object(object.size()))
            return false;
        for (const auto field : object)
            if (!m_handler.key(kept(field.key)) || !visit(field.value))
                return false;
        return m_handler.end_object();
    }
    bool visitArray(const simdjson::dom::array& array)
    {
        if (!m_handler.start_array(array.size()))
            return false;
        for (const auto item : array)
            if (!visit(item))
                return false;
        return m_handler.end_array();
    }
    Handler& m_handler;
    std::string m_text;
};

} // namespace

bool readJsonEvents(std::string_view text, Handler& handler)
{
    simdjson::dom::parser parser;
    element root;
    if (parser.parse(text.data(), text.size()).get(root) == simdjson::SUCCESS)
        return Walker(handler).visit(root);
    return nlohmann::json::sax_parse(text.begin(), text.end(), &handler);
}

} // namespace nexus::importers
