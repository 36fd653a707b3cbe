// Copies of one card that are alike and lie together: what a collection is made of (resources/help/collection.md).
// Cards are named by their stable key, so a collection outlives any catalogue; the name stands beside it for cards the
// catalogue no longer has. Money is in hundredths of the owner's currency, a copy.
#pragma once

#include "model/base/id.h"
#include "model/cards/copy_traits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

using StackId = std::int64_t; // never used again once given

// Owned: copies at hand or lent. Wanted: looked for. Unmatched: lines of a file that named no card, to be worked
// through.
enum class StackList { Owned, Wanted, Unmatched };

constexpr int maxStackCopies = 1'000'000;
constexpr std::size_t maxStackText = 200, maxStackNotes = 8000; // characters
constexpr std::size_t maxStackTags = 64;
constexpr std::int64_t maxStackAmount = 999'999'999'999; // hundredths

// A field more here has its row in stack_fields.h.
struct Stack {
    StackId id = 0;
    StackList list = StackList::Owned;
    CardKey card;            // empty in Unmatched
    std::string name;        // as the catalogue had it, or as the file had it
    std::string set, number; // of the printing; empty: not told
    int quantity = 1;        // 1 to maxStackCopies
    int forTrade = 0;        // of them, 0 to quantity
    Condition condition = Condition::NearMint;
    std::string language;    // "en"; empty: not told
    std::string finish;      // "foil"; empty: the usual one
    std::string place, page; // "Binder 2", "14"
    std::string lentTo;      // not at hand while this is not empty
    std::string acquired;    // ISO 8601 date or empty
    std::optional<std::int64_t> paid, value;
    std::vector<std::string> tags;
    std::string notes;
    friend bool operator==(const Stack&, const Stack&) = default;
};

// What a stack can tell: texts of at most maxStackText without control characters (notes: maxStackNotes, line breaks
// and tabs too), maxStackTags that are not empty, amounts up to maxStackAmount. Everything else could not be read back.
[[nodiscard]] bool canBeKept(const Stack& stack);
// All but id, quantity and copies for trade are the same: such stacks can be one.
[[nodiscard]] bool alike(const Stack& a, const Stack& b);

// No tag empty and none twice; the first of equal ones stays where it is.
[[nodiscard]] std::vector<std::string> distinctTags(std::vector<std::string> tags);
// "fair, old": what is between the separators, without blanks around it; not yet distinct.
[[nodiscard]] std::vector<std::string> tagsIn(std::string_view text, char separator);

[[nodiscard]] const char* stackListWord(StackList list); // "owned"
// Words of other programs too: "wishlist", "inventory".
[[nodiscard]] std::optional<StackList> stackListOf(std::string_view word);
// The day of "2025-03-09", "2025-03-09 18:20:11", "2025-03-09T18:20Z" and "9.3.2025"; none where the text does not
// say which day it is, as "3/9/2025".
[[nodiscard]] std::optional<std::string> isoDay(std::string_view text);
// "12.50" and "12,50 €" as 1250; none for what is not one amount from 0 to maxStackAmount, as "2 for 3".
[[nodiscard]] std::optional<std::int64_t> amountOf(std::string_view text);
[[nodiscard]] std::string amountText(std::int64_t hundredths); // "12.50"

} // namespace nexus::model
