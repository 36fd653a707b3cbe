// How near two words are, for offering what was meant: never for taking it by itself. Texts are folded; letters are
// bytes.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// Edit distance with swaps of neighbours (optimal string alignment), given up above `limit`.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit);

// How many edits of a text of that length pass for a slip: a third of its letters, rounded, at least one.
[[nodiscard]] std::size_t slipsAllowed(std::size_t letters);

// How many edits any text is away at the least, by the letters it shares; quick, so that few distances are worked out.
class SharedLetters {
public:
    explicit SharedLetters(std::string_view text); // up to 100 bytes
    // Looked at no closer once it is above `enough`.
    [[nodiscard]] std::size_t leastDistance(std::string_view other, std::size_t enough) const;

private:
    static std::size_t bucket(char c) { return static_cast<unsigned char>(c) % 64U; }
    static std::uint64_t setOf(std::string_view text);
    std::size_t m_size;
    std::uint64_t m_set;
    std::array<std::uint8_t, 64> m_counts{};
};

// Gathers the words nearest to one; of equally near ones the first.
class NearestWord {
public:
    // Nothing is near a word that is longer than 100 bytes, or shorter than two.
    explicit NearestWord(std::string_view wanted);
    void look(std::string_view word);
    [[nodiscard]] const std::string& found() const { return m_best; } // empty: none is near

private:
    std::string m_wanted;
    SharedLetters m_letters;
    std::size_t m_limit = 0; // what is looked at must be as near; 0: nothing is
    std::string m_best;
};
[[nodiscard]] std::string nearestWord(std::string_view wanted, std::span<const std::string> words);
// Of names in any spelling: the same but for capitals and marks, else the nearest; empty where none is near.
[[nodiscard]] std::string nearestName(std::string_view wanted, std::span<const std::string> names);

} // namespace nexus::model
