#include "db/edit_bytes.h"

#include "db/byte_stream.h"

namespace nexus::db {

namespace {

constexpr std::uint64_t form = 1;

// Every member but the id, the same way out and in.
template <class Text, class Number, class Amount, class StackType>
void eachMember(StackType& stack, const Text& text, const Number& number, const Amount& amount)
{
    number(stack.list);
    text(stack.card);
    text(stack.name);
    text(stack.set);
    text(stack.number);
    number(stack.quantity);
    number(stack.forTrade);
    number(stack.condition);
    text(stack.language);
    text(stack.finish);
    text(stack.place);
    text(stack.page);
    text(stack.lentTo);
    text(stack.acquired);
    amount(stack.paid);
    amount(stack.value);
    text(stack.notes);
}

void write(ByteWriter& out, const model::Stack& stack)
{
    struct Text {
        ByteWriter& out;
        void operator()(const std::string& value) const { out.text(value); }
        void operator()(const model::CardKey& value) const { out.text(value.str()); }
    };
    eachMember(
        stack, Text{out}, [&](auto value) { out.number(static_cast<std::uint64_t>(value)); },
        [&](const auto& value) { out.amount(value); });
    out.number(stack.tags.size());
    for (const auto& tag : stack.tags)
        out.text(tag);
}

model::Stack readStack(ByteReader& in, model::StackId id)
{
    struct Text {
        ByteReader& in;
        void operator()(std::string& value) const { value = in.text(); }
        void operator()(model::CardKey& value) const { value = model::CardKey(in.text()); }
    };
    model::Stack stack;
    stack.id = id;
    eachMember(
        stack, Text{in}, [&]<class Value>(Value& value) { value = static_cast<Value>(in.number()); },
        [&](auto& value) { value = in.amount(); });
    for (auto left = in.count(); left > 0 && in.whole(); --left)
        stack.tags.push_back(in.text());
    return stack;
}

} // namespace

std::string editBytes(const model::CollectionEdit& edit)
{
    ByteWriter out;
    out.number(form);
    out.number(edit.stacks.size());
    for (const auto& change : edit.stacks) {
        out.number(static_cast<std::uint64_t>(change.id()));
        out.number((change.before ? 1U : 0U) | (change.after ? 2U : 0U));
        if (change.before)
            write(out, *change.before);
        if (change.after)
            write(out, *change.after);
    }
    out.number(edit.holds.size());
    for (const auto& change : edit.holds) {
        out.number(static_cast<std::uint64_t>(change.deck));
        out.number(static_cast<std::uint64_t>(change.stack));
        out.number(static_cast<std::uint64_t>(change.before));
        out.number(static_cast<std::uint64_t>(change.after));
    }
    return out.bytes;
}

bool readEditBytes(std::string_view bytes, model::CollectionEdit& edit)
{
    ByteReader in(bytes);
    if (in.number() != form)
        return false;
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        const auto id = static_cast<model::StackId>(in.number());
        const auto sides = in.number();
        model::StackChange change;
        if ((sides & 1U) != 0)
            change.before = readStack(in, id);
        if ((sides & 2U) != 0)
            change.after = readStack(in, id);
        if (sides == 0 || sides > 3)
            return false;
        edit.stacks.push_back(std::move(change));
    }
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        model::HoldChange change;
        change.deck = static_cast<model::BuiltDeckId>(in.number());
        change.stack = static_cast<model::StackId>(in.number());
        change.before = static_cast<int>(in.number());
        change.after = static_cast<int>(in.number());
        edit.holds.push_back(change);
    }
    return in.whole() && in.atEnd();
}

} // namespace nexus::db
