// Doubts about a text: what could be meant in more than one way stays with the players. A row of
// resources/phrases/doubts.txt each, with a pattern of the terms that it is about.
#pragma once

#include "model/abilities/spoken_of.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nexus::model {

// What of a term a row is about; the file says how it is written.
struct Pattern {
    enum class Kind : std::uint8_t { All, One, Not, At, Part, Some, Any, Op, Form, Is, Word };
    Kind kind = Kind::All;
    Op op{};
    std::int16_t number = 0; // of a form, or of a part
    const Term& (*at)(const Term&) = nullptr;
    bool (*is)(const Term&) = nullptr;
    std::string_view word;
    std::vector<Pattern> parts;

    [[nodiscard]] bool fits(const Term& term) const;
};
struct DoubtRow {
    enum class Of : std::uint8_t { Text, Part, Event, Challenge, Stated, Untriggered };
    Of of{};
    Pattern pattern;
    std::string_view shows; // "Event | Copy that Event's effect."
    std::size_t line = 0;
};
struct DoubtTable {
    std::vector<DoubtRow> rows;
    std::vector<std::size_t> faults; // lines that are none
};
[[nodiscard]] DoubtTable readDoubts(std::string_view text);
[[nodiscard]] std::string_view sharedDoubts(); // resources/phrases/doubts.txt
[[nodiscard]] std::span<const DoubtRow> doubtRows();

// Whether the row is in doubt about a text of the kind. `text`: Consume and Martyrdom as what waits for that
// (asWaiting); `stated`: with states applied (withStates).
[[nodiscard]] bool isInDoubt(const DoubtRow& row, TextKind kind, const Term& text, const Term& stated);

} // namespace nexus::model
