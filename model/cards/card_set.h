// A set of cards of one catalogue, a bit a card. What a search computes with, and what a ruleset keeps of its
// `accepts` and `where` queries so that asking about one card is one bit.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nexus::model {

using CardIndex = std::uint32_t;

class CardSet {
public:
    explicit CardSet(std::size_t cards = 0, bool full = false)
        : m_size(cards)
        , m_words((cards + 63) / 64, full ? ~std::uint64_t{0} : 0)
    {
        trim();
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool contains(CardIndex card) const { return (m_words[card >> 6U] >> (card & 63U)) & 1U; }
    void insert(CardIndex card) { m_words[card >> 6U] |= std::uint64_t{1} << (card & 63U); }
    void setWord(std::size_t word, std::uint64_t bits) { m_words[word] = bits; }
    [[nodiscard]] std::size_t words() const { return m_words.size(); }

    CardSet& operator&=(const CardSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    CardSet& operator|=(const CardSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    CardSet& operator-=(const CardSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    void invert()
    {
        for (auto& word : m_words)
            word = ~word;
        trim();
    }
    [[nodiscard]] std::size_t count() const
    {
        std::size_t total = 0;
        for (const auto word : m_words)
            total += static_cast<std::size_t>(std::popcount(word));
        return total;
    }
    template <class Visit> void forEach(Visit&& visit) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (auto word = m_words[i]; word != 0; word &= word - 1)
                visit(static_cast<CardIndex>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
    }
    [[nodiscard]] std::vector<CardIndex> cards() const
    {
        std::vector<CardIndex> found;
        found.reserve(count());
        forEach([&](CardIndex card) { found.push_back(card); });
        return found;
    }

private:
    void trim()
    {
        if (m_size % 64 != 0)
            m_words.back() &= (std::uint64_t{1} << (m_size % 64)) - 1;
    }
    std::size_t m_size;
    std::vector<std::uint64_t> m_words;
};

} // namespace nexus::model
