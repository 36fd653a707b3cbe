#include "model/collection/edit_builder.h"

#include "model/collection/stack_fields.h"

namespace nexus::model {

namespace {

// Equal for stacks that are alike, and hardly ever for others.
std::size_t markOf(const Stack& stack)
{
    std::size_t mark = static_cast<std::size_t>(stack.condition) * 8 + static_cast<std::size_t>(stack.list);
    eachField(stack, [&]<class Value>(const StackFieldInfo&, const Value& value) {
        if constexpr (std::is_same_v<Value, std::string> || std::is_same_v<Value, CardKey>)
            mark = mark * 0x9e3779b97f4a7c15U + std::hash<Value>{}(value);
    });
    return mark;
}

} // namespace

EditBuilder::EditBuilder(const Collection& collection)
    : m_collection(collection)
    , m_next(collection.nextId())
{
}

const Stack* EditBuilder::now(StackId id) const
{
    const auto at = m_after.find(id);
    return at == m_after.end() ? m_collection.find(id) : at->second ? &*at->second : nullptr;
}

void EditBuilder::set(const Stack& stack)
{
    m_after[stack.id] = stack;
    m_fresh.emplace(markOf(stack), stack.id);
}

void EditBuilder::add(Stack stack)
{
    stack.id = m_next++;
    m_fresh.emplace(markOf(stack), stack.id);
    const auto id = stack.id;
    m_after.emplace_hint(m_after.end(), id, std::move(stack)); // the newest id is the largest
}

const Stack* EditBuilder::thatFits(StackId id, const Stack& stack) const
{
    const auto* other = now(id);
    const bool fits = other && other->id != stack.id && alike(*other, stack) && stack.list != StackList::Unmatched &&
                      std::int64_t{other->quantity} + stack.quantity <= maxStackCopies;
    return fits ? other : nullptr;
}

const Stack* EditBuilder::among(const Marks& marks, std::size_t mark, const Stack& stack) const
{
    for (auto [at, end] = marks.equal_range(mark); at != end; ++at)
        if (const auto* other = thatFits(at->second, stack))
            return other;
    return nullptr;
}

const Stack* EditBuilder::partner(const Stack& stack)
{
    const auto mark = markOf(stack);
    if (const auto* other = among(m_fresh, mark, stack))
        return other;
    const auto there = m_collection.stacksOf(stack.card);
    if (there.size() <= fewStacks) {
        for (const auto id : there)
            if (alike(*m_collection.find(id), stack))
                if (const auto* other = thatFits(id, stack))
                    return other;
        return nullptr;
    }
    auto [marks, first] = m_marks.try_emplace(stack.card);
    if (first)
        for (const auto id : there)
            marks->second.emplace(markOf(*m_collection.find(id)), id);
    return among(marks->second, mark, stack);
}

void EditBuilder::join(Stack stack)
{
    if (const auto* other = partner(stack)) {
        auto sum = *other;
        sum.quantity += stack.quantity;
        sum.forTrade += stack.forTrade;
        set(sum);
    } else {
        add(std::move(stack));
    }
}

CollectionEdit EditBuilder::edit(EditKind kind, std::string subject, std::int64_t copies)
{
    CollectionEdit edit{kind, std::move(subject), copies, {}, {}};
    edit.stacks.reserve(m_after.size());
    for (auto& [id, after] : m_after) {
        const auto* before = m_collection.find(id);
        if (before ? !after || *after != *before : after.has_value())
            edit.stacks.push_back({before ? std::optional(*before) : std::nullopt, std::move(after)});
    }
    return edit;
}

} // namespace nexus::model
