// Values as bytes, for files of our own. Numbers are written in LEB128 (7 bits a byte, the lowest first), texts and
// lists after their length, structs member by member. The same members go in and out. Reading is total: of bytes that
// are cut short whole() is false, and what is missing is zero or empty.
#pragma once

#include "model/base/id.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace nexus::model {

// A tuple of pointers to the members of a struct, in the order of their bytes.
template <class Struct> constexpr std::tuple<> membersOf;

template <class Value>
concept NumberInBytes = std::integral<Value> || std::is_enum_v<Value>;

constexpr std::int64_t lowestNumber = std::numeric_limits<std::int32_t>::min();

class ByteWriter {
public:
    std::string bytes;

    template <class... Values> void operator()(const Values&... values) { (put(values), ...); }

private:
    template <NumberInBytes Value> void put(const Value& number)
    {
        auto value = static_cast<std::uint64_t>(number);
        for (; value >= 0x80U; value >>= 7U)
            bytes += static_cast<char>(value | 0x80U);
        bytes += static_cast<char>(value);
    }
    void put(const std::string& text)
    {
        put(text.size());
        bytes += text;
    }
    template <class Tag> void put(const Id<Tag>& id) { put(id.str()); }
    // An amount, never negative.
    void put(const std::optional<std::int64_t>& amount) { put(amount ? static_cast<std::uint64_t>(*amount) + 1 : 0U); }
    void put(const std::optional<std::int32_t>& number)
    {
        put(number ? static_cast<std::uint64_t>(std::int64_t{*number} - lowestNumber + 1) : 0U);
    }
    template <class Tag> void put(const std::optional<Id<Tag>>& id)
    {
        put(id.has_value());
        if (id)
            put(*id);
    }
    template <class Value> void put(const std::vector<Value>& values)
    {
        put(values.size());
        for (const auto& value : values)
            put(value);
    }
    template <class Key, class Value> void put(const std::map<Key, Value>& values)
    {
        put(values.size());
        for (const auto& [key, value] : values) {
            put(key);
            put(value);
        }
    }
    template <class Struct> void put(const Struct& value)
    {
        std::apply([&](auto... member) { (put(value.*member), ...); }, membersOf<Struct>);
    }
};

class ByteReader {
public:
    explicit ByteReader(std::string_view bytes)
        : m_rest(bytes)
    {
    }

    template <class... Values> void operator()(Values&... values) { (take(values), ...); }
    template <class Value> [[nodiscard]] Value read()
    {
        Value value{};
        take(value);
        return value;
    }
    // How many follow: never more than bytes are left.
    [[nodiscard]] std::size_t count()
    {
        const auto many = read<std::size_t>();
        m_whole = m_whole && many <= m_rest.size();
        return m_whole ? many : 0;
    }
    [[nodiscard]] bool whole() const { return m_whole; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    template <NumberInBytes Value> void take(Value& number)
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            value |= std::uint64_t{byte & 0x7fU} << shift;
            if (byte < 0x80U) {
                number = static_cast<Value>(value);
                return;
            }
        }
        m_whole = false;
        number = {};
    }
    void take(std::string& text)
    {
        const auto size = count();
        text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
    }
    template <class Tag> void take(Id<Tag>& id) { id = Id<Tag>(read<std::string>()); }
    void take(std::optional<std::int64_t>& amount)
    {
        const auto value = read<std::uint64_t>();
        amount = value == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(value - 1));
    }
    void take(std::optional<std::int32_t>& number)
    {
        const auto value = read<std::uint64_t>();
        number = value == 0
                     ? std::nullopt
                     : std::optional(static_cast<std::int32_t>(value - 1 + static_cast<std::uint64_t>(lowestNumber)));
    }
    template <class Tag> void take(std::optional<Id<Tag>>& id)
    {
        if (read<bool>())
            take(id.emplace());
    }
    template <class Value> void take(std::vector<Value>& values)
    {
        for (auto left = count(); left > 0 && m_whole; --left)
            take(values.emplace_back());
    }
    template <class Key, class Value> void take(std::map<Key, Value>& values)
    {
        for (auto left = count(); left > 0 && m_whole; --left) {
            auto key = read<Key>();
            values.insert_or_assign(std::move(key), read<Value>());
        }
    }
    template <class Struct> void take(Struct& value)
    {
        std::apply([&](auto... member) { (take(value.*member), ...); }, membersOf<Struct>);
    }

    std::string_view m_rest;
    bool m_whole = true;
};

} // namespace nexus::model
