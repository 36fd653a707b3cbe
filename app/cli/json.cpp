#include "app/cli/json.h"

#include "model/base/text.h"

#include <QString>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>

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

// What a terminal might obey or a reader be misled by (model/base/text.h) is written as its number.
static std::string escaped(const std::string& json)
{
    const auto isMark = [](const std::string& letter) {
        return std::find(std::begin(directionMarks), std::end(directionMarks), letter) != std::end(directionMarks);
    };
    std::string out;
    for (std::size_t at = 0; at < json.size();) {
        const auto lead = static_cast<unsigned char>(json[at]);
        const std::size_t size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        const auto letter = json.substr(at, size);
        at += size;
        if (lead < 0x7f || (!model::textFault(letter, 1, false) && !isMark(letter))) {
            out += letter;
            continue;
        }
        const auto code = QString::fromStdString(letter).front().unicode(); // all of them below U+10000
        out += QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0')).toStdString();
    }
    return out;
}

std::string Json::text(int indent) const
{
    return escaped(JsonLibrary::out(*this).dump(indent, ' ', false, JsonLibrary::Foreign::error_handler_t::replace));
}

} // namespace nexus::app::cli
