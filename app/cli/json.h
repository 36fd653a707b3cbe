// A JSON value as the answers of --json are written: keys stay in the order they are written. nlohmann's library
// stands behind it, in json.cpp alone, so that the sources that write answers are compiled quickly.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace nexus::app::cli {

// They turn a text without a word of the other direction in it: no answer has them.
inline constexpr std::string_view directionMarks[] = {"\u061c", "\u200e", "\u200f"};

class Json {
public:
    using Array = std::vector<Json>;
    using Object = std::vector<std::pair<std::string, Json>>;

    Json(std::nullptr_t = nullptr) {}
    template <std::integral Number> Json(Number value)
    {
        if constexpr (std::same_as<Number, bool>)
            m_value = value;
        else if constexpr (std::signed_integral<Number>)
            m_value = static_cast<std::int64_t>(value);
        else
            m_value = static_cast<std::uint64_t>(value);
    }
    Json(double value)
        : m_value(value)
    {
    }
    template <std::convertible_to<std::string_view> Text>
    Json(const Text& text)
        : m_value(std::string(std::string_view(text)))
    {
    }
    Json(std::string text)
        : m_value(std::move(text))
    {
    }
    template <class Value>
    Json(const std::vector<Value>& values)
        : m_value(Array(values.begin(), values.end()))
    {
    }
    template <class Value>
    Json(const std::map<std::string, Value>& values)
        : m_value(Object(values.begin(), values.end()))
    {
    }
    // An object where every item is a pair that begins with a text, otherwise a list.
    Json(std::initializer_list<Json> items);

    [[nodiscard]] static Json array() { return ofValue(Array()); }
    // What `item` makes of each of them.
    template <class Range, class Item> [[nodiscard]] static Json list(const Range& range, Item item)
    {
        Array items;
        for (const auto& each : range)
            items.push_back(item(each));
        return ofValue(std::move(items));
    }
    [[nodiscard]] static Json object() { return ofValue(Object()); }
    // Of text that was written by us.
    [[nodiscard]] static Json read(const std::string& text);

    // The value of that key, which is added where it is not there; null becomes an object.
    Json& operator[](std::string_view key);
    // Null becomes a list.
    void push_back(Json value);

    // Indented by so many blanks, in one line below 0. Bytes that are no UTF-8 are replaced.
    [[nodiscard]] std::string text(int indent) const;

    friend struct JsonLibrary;

private:
    using Value = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, Array, Object>;
    static Json ofValue(Value value)
    {
        Json json;
        json.m_value = std::move(value);
        return json;
    }

    Value m_value = nullptr;
};

} // namespace nexus::app::cli
