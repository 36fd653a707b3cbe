#include "db/collection_rows.h"

#include "model/base/text.h"

namespace nexus::db {

std::string tagLines(const std::vector<std::string>& tags) { return model::joined(tags, "\n"); }

namespace {

std::vector<std::string> tagsOf(std::string_view lines)
{
    std::vector<std::string> tags;
    if (!lines.empty())
        for (const auto tag : model::split(lines, '\n'))
            tags.emplace_back(tag);
    return tags;
}

} // namespace

model::Stack readStack(RawRows& row)
{
    model::Stack stack;
    int column = 0;
    const auto text = [&] { return row.text(column++); };
    const auto number = [&] { return row.number(column++); };
    const auto amount = [&] {
        const int at = column++;
        return row.isNull(at) ? std::nullopt : std::optional<std::int64_t>(row.number(at));
    };
    stack.id = number();
    stack.list = static_cast<model::StackList>(number());
    stack.card = model::CardKey(text());
    stack.name = text();
    stack.set = text();
    stack.number = text();
    stack.quantity = static_cast<int>(number());
    stack.forTrade = static_cast<int>(number());
    stack.condition = static_cast<model::Condition>(number());
    for (auto* member : {&stack.language, &stack.finish, &stack.place, &stack.page, &stack.lentTo, &stack.acquired})
        *member = text();
    stack.paid = amount();
    stack.value = amount();
    stack.tags = tagsOf(text());
    stack.notes = text();
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
