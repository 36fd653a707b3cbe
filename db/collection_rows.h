// The rows of the collection's tables: the columns of a stack and their order, and the checksum of each kind of row.
#pragma once

#include "db/collection_store.h"
#include "db/raw_rows.h"
#include "db/row_sums.h"

namespace nexus::db {

// What becomes of an edit: it stands, it is undone and can come back, or a later edit has taken its place.
enum EditState : int { Done = 0, Undone = 1, Dropped = 2 };

inline constexpr const char* stackColumns =
    "id,list,card,name,set_code,number,quantity,for_trade,condition,language,finish,place,page,"
    "lent_to,acquired,paid,value,tags,notes";
inline constexpr int stackColumnCount = 19;
inline constexpr int tagsColumn = 18; // made for the moment, unlike the other texts

// Tags one a line: a tag holds no line break.
[[nodiscard]] std::string tagLines(const std::vector<std::string>& tags);

// Every value of a stack in the order of its columns.
template <class Take> void eachValue(const model::Stack& stack, const Take& take)
{
    take(stack.id);
    take(static_cast<std::int64_t>(stack.list));
    for (const auto* text : {&stack.card.str(), &stack.name, &stack.set, &stack.number})
        take(*text);
    take(std::int64_t{stack.quantity});
    take(std::int64_t{stack.forTrade});
    take(static_cast<std::int64_t>(stack.condition));
    for (const auto* text : {&stack.language, &stack.finish, &stack.place, &stack.page, &stack.lentTo, &stack.acquired})
        take(*text);
    take(stack.paid);
    take(stack.value);
    take(tagLines(stack.tags));
    take(stack.notes);
}

[[nodiscard]] inline model::CollectionVersion versionOf(const TableSum& edits) { return {edits.rows, edits.sum}; }

[[nodiscard]] model::Stack readStack(RawRows& row);

[[nodiscard]] std::int64_t stackSum(const model::Stack& stack);
[[nodiscard]] std::int64_t holdSum(const model::HoldChange& hold, int copies);
// `changes`: as edit_bytes.h has them.
[[nodiscard]] std::int64_t editSum(model::JournalId id, const std::string& made, std::int64_t kind,
    const std::string& subject, std::int64_t copies, std::string_view changes, std::int64_t state);
[[nodiscard]] std::int64_t daySum(const model::DayTotals& day);

} // namespace nexus::db
