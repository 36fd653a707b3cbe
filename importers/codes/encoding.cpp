#include "importers/codes/encoding.h"

#include <nettle/sha1.h>
#include <nettle/sha2.h>

namespace nexus::importers {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

} // namespace

int base32Digit(char c)
{
    if (c >= 'a' && c <= 'z')
        c = static_cast<char>(c - 'a' + 'A');
    const auto at = digits.find(c);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

std::string base32(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve((bytes.size() * 8 + 4) / 5);
    std::uint32_t held = 0;
    int bits = 0;
    for (const auto byte : bytes) {
        held = (held << 8U) | byte;
        for (bits += 8; bits >= 5; bits -= 5)
            text += digits[(held >> static_cast<unsigned>(bits - 5)) & 31U];
    }
    if (bits > 0)
        text += digits[(held << static_cast<unsigned>(5 - bits)) & 31U];
    return text;
}

std::optional<Bytes> fromBase32(std::string_view text)
{
    const auto left = text.size() % 8;
    if (left == 1 || left == 3 || left == 6)
        return std::nullopt;
    Bytes bytes;
    bytes.reserve(text.size() * 5 / 8);
    std::uint32_t held = 0;
    int bits = 0;
    for (const char c : text) {
        const int digit = base32Digit(c);
        if (digit < 0)
            return std::nullopt;
        held = ((held << 5U) | static_cast<std::uint32_t>(digit)) & 0xfffU;
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<std::uint8_t>(held >> static_cast<unsigned>(bits)));
        }
    }
    if ((held & ((1U << static_cast<unsigned>(bits)) - 1U)) != 0)
        return std::nullopt;
    return bytes;
}

std::array<std::uint8_t, 32> sha256(std::string_view bytes)
{
    std::array<std::uint8_t, 32> digest{};
    sha256_ctx state;
    sha256_init(&state);
    sha256_update(&state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    sha256_digest(&state, digest.size(), digest.data());
    return digest;
}

std::string nameUuid(std::string_view space, std::string_view name)
{
    static constexpr std::string_view ours = "6b1c9e52-0d3f-5c84-9a57-2f60c1d7e8ab";
    std::string bytes;
    int high = -1;
    for (const char c : space.empty() ? ours : space) {
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0)
            continue;
        if (high >= 0)
            bytes += static_cast<char>(high * 16 + digit);
        high = high < 0 ? digit : -1;
    }
    bytes += name;
    std::array<std::uint8_t, SHA1_DIGEST_SIZE> digest{};
    sha1_ctx state;
    sha1_init(&state);
    sha1_update(&state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    sha1_digest(&state, digest.size(), digest.data());
    digest[6] = static_cast<std::uint8_t>((digest[6] & 0x0fU) | 0x50U);
    digest[8] = static_cast<std::uint8_t>((digest[8] & 0x3fU) | 0x80U);
    constexpr const char* digits = "0123456789abcdef";
    std::string uuid;
    for (std::size_t i = 0; i < 16; ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            uuid += '-';
        uuid += digits[digest[i] >> 4U];
        uuid += digits[digest[i] & 0xfU];
    }
    return uuid;
}

} // namespace nexus::importers
