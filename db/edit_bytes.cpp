#include "db/edit_bytes.h"

#include "db/byte_stream.h"
#include "model/collection/stack_fields.h"

namespace nexus::db {

namespace {

constexpr std::uint64_t form = 1;

// Every field of a stack, the tags last.
template <class StackType, class Visit> void eachFieldInBytes(StackType& stack, const Visit& visit)
{
    model::eachField(stack, [&](const model::StackFieldInfo& field, auto& value) {
        if (field.kind != model::FieldKind::Tags)
            visit(value);
    });
    visit(stack.tags);
}

// The same way out and in.
template <class Bytes, class StackType> void passStack(Bytes& bytes, StackType& stack)
{
    eachFieldInBytes(stack, [&](auto& value) { bytes(value); });
}

std::optional<model::Stack> takeStack(ByteReader& in, model::StackId id)
{
    std::optional stack = model::Stack{.id = id};
    passStack(in, *stack);
    return stack;
}

} // namespace

template <>
constexpr auto membersOf<model::HoldChange> = std::tuple(
    &model::HoldChange::deck, &model::HoldChange::stack, &model::HoldChange::before, &model::HoldChange::after);

std::string editBytes(const model::CollectionEdit& edit)
{
    ByteWriter out;
    out(form, edit.stacks.size());
    for (const auto& change : edit.stacks) {
        out(change.id(), (change.before ? 1U : 0U) | (change.after ? 2U : 0U));
        if (change.before)
            passStack(out, *change.before);
        if (change.after)
            passStack(out, *change.after);
    }
    out(edit.holds);
    return out.bytes;
}

bool readEditBytes(std::string_view bytes, model::CollectionEdit& edit)
{
    ByteReader in(bytes);
    if (in.read<std::uint64_t>() != form)
        return false;
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        const auto id = in.read<model::StackId>();
        const auto sides = in.read<std::uint64_t>();
        if (sides == 0 || sides > 3)
            return false;
        auto& change = edit.stacks.emplace_back();
        if ((sides & 1U) != 0)
            change.before = takeStack(in, id);
        if ((sides & 2U) != 0)
            change.after = takeStack(in, id);
    }
    in(edit.holds);
    return in.whole() && in.atEnd();
}

} // namespace nexus::db
