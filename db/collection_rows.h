// The rows of the collection's tables: the columns of a stack and their order, and the checksum of each kind of row.
#pragma once

#include "db/collection_store.h"
#include "db/raw_rows.h"
#include "db/row_sums.h"
#include "model/collection/stack.h"

#include <type_traits>

namespace nexus::db {

// What becomes of an edit: it stands, it is undone and can come back, or a later edit has taken its place.
enum EditState : int { Done = 0, Undone = 1, Dropped = 2 };

inline constexpr int stackColumnCount = 1 + static_cast<int>(model::stackFields.size()); // the id and every field
[[nodiscard]] std::string stackColumns();                                                // "id,list,card,…"
// Bound to the values of a stack and its sum; of updateStackSql() also to the sum that was.
[[nodiscard]] std::string insertStackSql();
[[nodiscard]] std::string updateStackSql();

// Tags one a line: a tag holds no line break.
[[nodiscard]] std::string tagLines(const std::vector<std::string>& tags);

// Every value of a stack in the order of its columns. Texts made for the moment are rvalues.
template <class Take> void eachValue(const model::Stack& stack, const Take& take)
{
    take(stack.id);
    model::eachField(stack, [&]<class Value>(const model::StackFieldInfo&, const Value& value) {
        if constexpr (std::is_same_v<Value, model::CardKey>)
            take(value.str());
        else if constexpr (std::is_same_v<Value, std::vector<std::string>>)
            take(tagLines(value));
        else if constexpr (std::is_same_v<Value, int> || std::is_enum_v<Value>)
            take(static_cast<std::int64_t>(value));
        else
            take(value);
    });
}

[[nodiscard]] inline model::CollectionVersion versionOf(const TableSum& edits) { return {edits.rows, edits.sum}; }

// Nothing where a text was not stored as one, or the list or the condition is none.
[[nodiscard]] std::optional<model::Stack> readStack(const RawRows& row);

[[nodiscard]] std::int64_t stackSum(const model::Stack& stack);
[[nodiscard]] std::int64_t holdSum(const model::HoldChange& hold, int copies);
// `changes`: as stored_bytes.h has them.
[[nodiscard]] std::int64_t editSum(model::JournalId id, const std::string& made, std::int64_t kind,
    const std::string& subject, std::int64_t copies, std::string_view changes, std::int64_t state);
[[nodiscard]] std::int64_t daySum(const model::DayTotals& day);

} // namespace nexus::db
