#include "db/collection_rows.h"

#include "model/base/text.h"

#include <type_traits>

namespace nexus::db {

std::string stackColumns()
{
    std::string columns = "id";
    for (const auto& field : model::stackFields)
        columns.append(",").append(field.column);
    return columns;
}

std::string insertStackSql()
{
    std::string sql = "INSERT INTO stacks(" + stackColumns() + ",content_sum) VALUES(?";
    for (int i = 0; i < stackColumnCount; ++i)
        sql += ",?";
    return sql + ")";
}

std::string updateStackSql()
{
    std::string sql = "UPDATE stacks SET ";
    int at = 1;
    for (const auto& field : model::stackFields)
        sql.append(field.column).append("=?").append(std::to_string(++at)).append(",");
    return sql + "content_sum=?" + std::to_string(at + 1) + " WHERE id=?1 AND content_sum=?" + std::to_string(at + 2);
}

std::string tagLines(const std::vector<std::string>& tags) { return model::joined(tags, "\n"); }

std::optional<model::Stack> readStack(const RawRows& row)
{
    std::optional stack = model::Stack{.id = row.number(0)};
    int column = 0;
    bool typed = true;
    const auto text = [&] {
        typed = typed && row.isText(column);
        return row.text(column);
    };
    model::eachField(*stack, [&]<class Value>(const model::StackFieldInfo&, Value& value) {
        ++column;
        if constexpr (std::is_same_v<Value, std::string> || std::is_same_v<Value, model::CardKey>) {
            value = Value(std::string(text()));
        } else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>) {
            if (!row.isNull(column))
                value = row.number(column);
        } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            if (const auto lines = text(); !lines.empty())
                for (const auto tag : model::split(lines, '\n'))
                    value.emplace_back(tag);
        } else {
            value = static_cast<Value>(row.number(column));
        }
    });
    if (!typed || !model::isKnown(*stack))
        stack.reset();
    return stack;
}

std::int64_t stackSum(const model::Stack& stack)
{
    RowSum sum;
    eachValue(stack, [&]<class Value>(const Value& value) {
        if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
            value ? sum.add(*value) : sum.addNull();
        else
            sum.add(value);
    });
    return sum.value();
}

std::int64_t holdSum(const model::HoldChange& hold, int copies)
{
    return RowSum().add(hold.deck).add(hold.stack).add(std::int64_t{copies}).value();
}

std::int64_t editSum(model::JournalId id, const std::string& made, std::int64_t kind, const std::string& subject,
    std::int64_t copies, std::string_view changes, std::int64_t state)
{
    return RowSum()
        .add(id)
        .add(std::string_view(made))
        .add(kind)
        .add(std::string_view(subject))
        .add(copies)
        .addBytes(changes)
        .add(state)
        .value();
}

std::int64_t daySum(const model::DayTotals& day)
{
    return RowSum()
        .add(std::string_view(day.day))
        .add(day.totals.copies)
        .add(day.totals.value)
        .add(day.totals.unvalued)
        .value();
}

} // namespace nexus::db
