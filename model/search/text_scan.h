// Finding a folded text in a range of fields of the folded buffer, and which cards it stands in.
#pragma once

#include "model/cards/catalogue.h"

namespace nexus::model {

// A text looked for by its two rarest letters, sixteen places at a time. The needle outlives it and is not empty.
class TextFinder {
public:
    explicit TextFinder(std::string_view needle);

    // First occurrence in [at, end), or null.
    [[nodiscard]] const char* next(const char* at, const char* end) const;
    // Whether `text`, a part of a buffer that ends at `bufferEnd`, contains it.
    [[nodiscard]] bool isIn(std::string_view text, const char* bufferEnd) const;

private:
    std::string_view m_needle;
    std::size_t m_first = 0, m_second = 0; // places of the rare letters in the needle
};

// The cards among `candidates` (all when null) of which a field from first to last contains `needle` (not empty, no
// line break). Field by field, those not found yet: in one pass over the field, or card by card where few are left.
[[nodiscard]] CardSet scanText(const Catalogue& catalogue, TextField first, TextField last, std::string_view needle,
    const CardSet* candidates = nullptr);

} // namespace nexus::model
