// The fields of a stack: everything but its id, each named once. What stores, reads, writes, shows or asks for the
// fields of stacks goes through this table.
#pragma once

#include "model/collection/stack.h"

#include <array>
#include <variant>

namespace nexus::model {

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
    Notes
};

// How a field is read. Lines: a text with line breaks; Copies: a number of them; Day: an ISO 8601 date.
enum class FieldKind { List, Key, Text, Lines, Copies, Condition, Language, Finish, Day, Amount, Tags };

using StackMember = std::variant<StackList Stack::*, CardKey Stack::*, std::string Stack::*, int Stack::*,
    Condition Stack::*, std::optional<std::int64_t> Stack::*, std::vector<std::string> Stack::*>;

struct StackFieldInfo {
    StackField field;
    FieldKind kind;
    StackMember member;
    const char* key;               // in JSON
    const char* column;            // in a database
    const char* heading;           // in a table of our own
    std::string_view headingForms; // model::headingForm of it and of those of other programs, parted by blanks
};

inline constexpr std::array<StackFieldInfo, 18> stackFields{{
    {StackField::List, FieldKind::List, &Stack::list, "list", "list", "List", "list"},
    {StackField::Card, FieldKind::Key, &Stack::card, "key", "card", "Card Key", "cardkey"},
    {StackField::Name, FieldKind::Text, &Stack::name, "card", "name", "Name", "name cardname card"},
    {StackField::Set, FieldKind::Text, &Stack::set, "set", "set_code", "Set", "set setcode editioncode"},
    {StackField::CollectorNumber, FieldKind::Text, &Stack::number, "number", "number", "Number",
        "number collectornumber collector'snumber collectorsnumber cardnumber no."},
    {StackField::Quantity, FieldKind::Copies, &Stack::quantity, "quantity", "quantity", "Quantity",
        "quantity quantityx count qty copies amount #"},
    {StackField::ForTrade, FieldKind::Copies, &Stack::forTrade, "forTrade", "for_trade", "For Trade",
        "fortrade tradelistcount tradequantity"},
    {StackField::Condition, FieldKind::Condition, &Stack::condition, "condition", "condition", "Condition",
        "condition"},
    {StackField::Language, FieldKind::Language, &Stack::language, "language", "language", "Language", "language lang"},
    {StackField::Finish, FieldKind::Finish, &Stack::finish, "finish", "finish", "Finish", "finish foil printing"},
    {StackField::Place, FieldKind::Text, &Stack::place, "place", "place", "Place",
        "place location foldername bindername listname folder binder box"},
    {StackField::Page, FieldKind::Text, &Stack::page, "page", "page", "Page", "page"},
    {StackField::LentTo, FieldKind::Text, &Stack::lentTo, "lentTo", "lent_to", "Lent To", "lentto"},
    {StackField::Acquired, FieldKind::Day, &Stack::acquired, "acquired", "acquired", "Acquired",
        "acquired dateadded datebought"},
    {StackField::Paid, FieldKind::Amount, &Stack::paid, "paid", "paid", "Paid", "paid purchaseprice pricebought"},
    {StackField::Value, FieldKind::Amount, &Stack::value, "value", "value", "Value",
        "value myprice price market trend"},
    {StackField::Tags, FieldKind::Tags, &Stack::tags, "tags", "tags", "Tags", "tags tag"},
    {StackField::Notes, FieldKind::Lines, &Stack::notes, "notes", "notes", "Notes",
        "notes note printingnote comment comments"},
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
