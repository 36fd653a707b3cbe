#include "app/cli/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nexus::app::cli {

struct JsonLibrary {
    using Foreign = nlohmann::ordered_json;

    static Foreign out(const Json& json)
    {
        return std::visit(
            [](const auto& value) -> Foreign {
                using Kind = std::decay_t<decltype(value)>;
                if constexpr (std::same_as<Kind, Json::Array>) {
                    auto list = Foreign::array();
                    for (const auto& item : value)
                        list.push_back(out(item));
                    return list;
                } else if constexpr (std::same_as<Kind, Json::Object>) {
                    auto object = Foreign::object();
                    for (const auto& [key, item] : value)
                        object[key] = out(item);
                    return object;
                } else {
                    return value;
                }
            },
            json.m_value);
    }

    static Json in(const Foreign& value)
    {
        switch (value.type()) {
        case Foreign::value_t::boolean: return value.get<bool>();
        case Foreign::value_t::number_integer: return value.get<std::int64_t>();
        case Foreign::value_t::number_unsigned: return value.get<std::uint64_t>();
        case Foreign::value_t::number_float: return value.get<double>();
        case Foreign::value_t::string: return value.get<std::string>();
        case Foreign::value_t::array: {
            auto list = Json::array();
            for (const auto& item : value)
                list.push_back(in(item));
            return list;
        }
        case Foreign::value_t::object: {
            auto object = Json::object();
            for (const auto& [key, item] : value.items())
                object[key] = in(item);
            return object;
        }
        default: return nullptr;
        }
    }
};

Json::Json(std::initializer_list<Json> items)
{
    const auto isPair = [](const Json& item) {
        const auto* list = std::get_if<Array>(&item.m_value);
        return list && list->size() == 2 && std::holds_alternative<std::string>(list->front().m_value);
    };
    if (!std::all_of(items.begin(), items.end(), isPair)) {
        m_value = Array(items);
        return;
    }
    m_value = Object();
    for (const auto& item : items) {
        const auto& pair = std::get<Array>(item.m_value);
        (*this)[std::get<std::string>(pair.front().m_value)] = pair.back();
    }
}

Json Json::read(const std::string& text) { return JsonLibrary::in(JsonLibrary::Foreign::parse(text)); }

Json& Json::operator[](std::string_view key)
{
    if (std::holds_alternative<std::nullptr_t>(m_value))
        m_value = Object();
    auto& object = std::get<Object>(m_value);
    const auto found = std::find_if(object.begin(), object.end(), [&](const auto& item) { return item.first == key; });
    return found != object.end() ? found->second : object.emplace_back(std::string(key), nullptr).second;
}

void Json::push_back(Json value)
{
    if (std::holds_alternative<std::nullptr_t>(m_value))
        m_value = Array();
    std::get<Array>(m_value).push_back(std::move(value));
}

std::string Json::text(int indent) const
{
    return JsonLibrary::out(*this).dump(indent, ' ', false, JsonLibrary::Foreign::error_handler_t::replace);
}

} // namespace nexus::app::cli
