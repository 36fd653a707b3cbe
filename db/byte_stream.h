// Values as bytes in the file: numbers in LEB128 (7 bits a byte, the lowest first), texts with their length. Reading
// is total: after bytes that are cut short whole() is false and every value is zero or empty. Private to db.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nexus::db {

class ByteWriter {
public:
    std::string bytes;
    void number(std::uint64_t value)
    {
        for (; value >= 0x80U; value >>= 7U)
            bytes += static_cast<char>(value | 0x80U);
        bytes += static_cast<char>(value);
    }
    void text(const std::string& value)
    {
        number(value.size());
        bytes += value;
    }
    void amount(const std::optional<std::int64_t>& value)
    {
        number(value ? static_cast<std::uint64_t>(*value) + 1 : 0);
    }
};

class ByteReader {
public:
    explicit ByteReader(std::string_view bytes)
        : m_rest(bytes)
    {
    }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            if (m_rest.empty())
                break;
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            value |= std::uint64_t{byte & 0x7fU} << shift;
            if (byte < 0x80U)
                return value;
        }
        m_whole = false;
        return 0;
    }
    std::string text()
    {
        const auto size = number();
        if (size > m_rest.size()) {
            m_whole = false;
            return {};
        }
        std::string value(m_rest.substr(0, size));
        m_rest.remove_prefix(size);
        return value;
    }
    std::optional<std::int64_t> amount()
    {
        const auto value = number();
        return value == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(value - 1));
    }
    // How many follow: never more than bytes are left.
    std::size_t count()
    {
        const auto many = number();
        if (many > m_rest.size()) {
            m_whole = false;
            return 0;
        }
        return many;
    }
    [[nodiscard]] bool whole() const { return m_whole; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_whole = true;
};

} // namespace nexus::db
