// Copies of one card that are alike and lie together: what a collection is made of (resources/help/collection.md).
// Cards are named by their stable key, so a collection outlives any catalogue; the name stands beside it for cards the
// catalogue no longer has. Money is in hundredths of the owner's currency, a copy.
#pragma once

#include "model/base/id.h"
#include "model/cards/card.h"
#include "model/collection/written_values.h"

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace nexus::model {

using StackId = std::int64_t; // never used again once given

// Owned: copies at hand or lent. Wanted: looked for. Unmatched: lines of a file that named no card, to be worked
// through.
enum class StackList { Owned, Wanted, Unmatched };

constexpr int maxStackCopies = 1'000'000;
constexpr std::size_t maxStackText = 200, maxStackNotes = 8000; // characters
constexpr std::size_t maxStackTags = 64;

// A field more here has its row in stackFields.
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
    std::string valued; // the day its value is of: ISO 8601 date or empty
    friend bool operator==(const Stack&, const Stack&) = default;
};

// A stack that many hold and nobody changes, or none: a line of a large file, the edit it makes and the collection that
// edit goes into share one.
class SharedStack {
public:
    SharedStack() = default;
    SharedStack(std::nullopt_t) {}
    SharedStack(Stack stack)
        : m_stack(std::make_shared<Stack>(std::move(stack)))
    {
    }
    explicit operator bool() const { return m_stack != nullptr; }
    [[nodiscard]] bool has_value() const { return m_stack != nullptr; }
    const Stack& operator*() const { return *m_stack; }
    const Stack* operator->() const { return m_stack.get(); }
    // To be changed: others go on with what it was.
    [[nodiscard]] Stack& own()
    {
        if (m_stack.use_count() != 1)
            m_stack = std::make_shared<Stack>(*m_stack);
        return *m_stack;
    }
    void reset() { m_stack.reset(); }
    friend bool operator==(const SharedStack& a, const SharedStack& b)
    {
        return a.m_stack == b.m_stack || (a && b && *a == *b);
    }

private:
    std::shared_ptr<Stack> m_stack;
};
[[nodiscard]] std::vector<SharedStack> shared(std::vector<Stack> stacks);

// What a stack can tell: texts of at most maxStackText without control characters (notes: maxStackNotes, line breaks
// and tabs too), maxStackTags that are not empty, amounts up to maxStackAmount. Everything else could not be read back.
[[nodiscard]] bool canBeKept(const Stack& stack);
// Its list and its condition are some that there are, which whatever counts stacks takes for granted.
[[nodiscard]] bool isKnown(const Stack& stack);
// By all but id, quantity and copies for trade, in the order of stackFields; equal where stacks can be one.
[[nodiscard]] std::strong_ordering likeness(const Stack& a, const Stack& b);
[[nodiscard]] bool alike(const Stack& a, const Stack& b);

// No tag empty and none twice; the first of equal ones stays where it is.
[[nodiscard]] std::vector<std::string> distinctTags(std::vector<std::string> tags);
// "fair, old": what is between the separators, without blanks around it; not yet distinct.
[[nodiscard]] std::vector<std::string> tagsIn(std::string_view text, char separator);

[[nodiscard]] const char* stackListWord(StackList list); // "owned"
// Words of other programs too: "wishlist", "inventory".
[[nodiscard]] std::optional<StackList> stackListOf(std::string_view word);

// The fields of a stack: everything but its id, each named once. What stores, reads, writes, shows or asks for the
// fields of stacks goes through this table.

// In the order of the rows in a database and of the columns in files of our own: a new field comes last.
enum class StackField {
    List,
    Card,
    Name,
    Set,
    CollectorNumber,
    Quantity,
    ForTrade,
    Condition,
    Language,
    Finish,
    Place,
    Page,
    LentTo,
    Acquired,
    Paid,
    Value,
    Tags,
    Notes,
    Valued
};

// How a field is read. Lines: a text with line breaks; Copies: a number of them; Day: an ISO 8601 date.
enum class FieldKind { List, Key, Text, Lines, Copies, Condition, Language, Finish, Day, Amount, Tags };

using StackMember = std::variant<StackList Stack::*, CardKey Stack::*, std::string Stack::*, int Stack::*,
    Condition Stack::*, std::optional<std::int64_t> Stack::*, std::vector<std::string> Stack::*>;

struct StackFieldInfo {
    StackField field;
    FieldKind kind;
    StackMember member;
    const char* key;     // in JSON
    const char* column;  // in a database
    const char* heading; // in a table of our own
};

inline constexpr std::array<StackFieldInfo, 19> stackFields{{
    {StackField::List, FieldKind::List, &Stack::list, "list", "list", "List"},
    {StackField::Card, FieldKind::Key, &Stack::card, "key", "card", "Card Key"},
    {StackField::Name, FieldKind::Text, &Stack::name, "card", "name", "Name"},
    {StackField::Set, FieldKind::Text, &Stack::set, "set", "set_code", "Set"},
    {StackField::CollectorNumber, FieldKind::Text, &Stack::number, "number", "number", "Number"},
    {StackField::Quantity, FieldKind::Copies, &Stack::quantity, "quantity", "quantity", "Quantity"},
    {StackField::ForTrade, FieldKind::Copies, &Stack::forTrade, "forTrade", "for_trade", "For Trade"},
    {StackField::Condition, FieldKind::Condition, &Stack::condition, "condition", "condition", "Condition"},
    {StackField::Language, FieldKind::Language, &Stack::language, "language", "language", "Language"},
    {StackField::Finish, FieldKind::Finish, &Stack::finish, "finish", "finish", "Finish"},
    {StackField::Place, FieldKind::Text, &Stack::place, "place", "place", "Place"},
    {StackField::Page, FieldKind::Text, &Stack::page, "page", "page", "Page"},
    {StackField::LentTo, FieldKind::Text, &Stack::lentTo, "lentTo", "lent_to", "Lent To"},
    {StackField::Acquired, FieldKind::Day, &Stack::acquired, "acquired", "acquired", "Acquired"},
    {StackField::Paid, FieldKind::Amount, &Stack::paid, "paid", "paid", "Paid"},
    {StackField::Value, FieldKind::Amount, &Stack::value, "value", "value", "Value"},
    {StackField::Tags, FieldKind::Tags, &Stack::tags, "tags", "tags", "Tags"},
    {StackField::Notes, FieldKind::Lines, &Stack::notes, "notes", "notes", "Notes"},
    {StackField::Valued, FieldKind::Day, &Stack::valued, "valued", "valued", "Value Date"},
}};
[[nodiscard]] constexpr const StackFieldInfo& infoOf(StackField field)
{
    return stackFields[static_cast<std::size_t>(field)];
}
static_assert([] {
    for (std::size_t i = 0; i < stackFields.size(); ++i)
        if (stackFields[i].field != static_cast<StackField>(i))
            return false;
    return true;
}());

// visit(info, member) of every field in its order; the members are those of `stack`, const or not.
template <class StackType, class Visit> void eachField(StackType& stack, const Visit& visit)
{
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (visit(stackFields[I], stack.*std::get<stackFields[I].member.index()>(stackFields[I].member)), ...);
    }
    (std::make_index_sequence<stackFields.size()>());
}

// What one field of a stack says, whatever its type: texts, numbers of copies, hundredths, positions in the lists of
// conditions and of stacks. monostate: none.
using StackValue = std::variant<std::monostate, std::string, std::int64_t, std::vector<std::string>>;

[[nodiscard]] StackValue stackValue(const Stack& stack, StackField field);
// False where the field cannot be that; the stack is then as good as lost. ForTrade is cut to the quantity, tags are
// made distinct.
[[nodiscard]] bool setStackField(Stack& stack, StackField field, const StackValue& value);
// As a person reads and types it: "NM", "12.50", "fair, old"; empty: none. Names and codes of other programs are
// understood; nothing where the text means no value of the field. How long a text may be, canBeKept() says.
[[nodiscard]] std::string fieldText(const Stack& stack, StackField field);
[[nodiscard]] std::optional<StackValue> parseField(StackField field, std::string_view text);

} // namespace nexus::model
