#include "db/edit_bytes.h"

#include "model/collection/stack_fields.h"

namespace nexus::db {

namespace {

constexpr std::uint64_t form = 1;

class EditWriter {
public:
    std::string bytes;
    void number(std::uint64_t value)
    {
        for (; value >= 0x80U; value >>= 7U)
            bytes += static_cast<char>(value | 0x80U);
        bytes += static_cast<char>(value);
    }
    void text(const std::string& value)
    {
        number(value.size());
        bytes += value;
    }
    void amount(const std::optional<std::int64_t>& value)
    {
        number(value ? static_cast<std::uint64_t>(*value) + 1 : 0);
    }
};

class EditReader {
public:
    explicit EditReader(std::string_view bytes)
        : m_rest(bytes)
    {
    }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            if (m_rest.empty())
                break;
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            value |= std::uint64_t{byte & 0x7fU} << shift;
            if (byte < 0x80U)
                return value;
        }
        m_whole = false;
        return 0;
    }
    std::string text()
    {
        const auto size = number();
        if (size > m_rest.size()) {
            m_whole = false;
            return {};
        }
        std::string value(m_rest.substr(0, size));
        m_rest.remove_prefix(size);
        return value;
    }
    std::optional<std::int64_t> amount()
    {
        const auto value = number();
        return value == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(value - 1));
    }
    // How many follow: never more than bytes are left.
    std::size_t count()
    {
        const auto many = number();
        if (many > m_rest.size()) {
            m_whole = false;
            return 0;
        }
        return many;
    }
    [[nodiscard]] bool whole() const { return m_whole; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_whole = true;
};

// Every field of a stack, the tags last.
template <class StackType, class Visit> void eachFieldInBytes(StackType& stack, const Visit& visit)
{
    model::eachField(stack, [&](const model::StackFieldInfo& field, auto& value) {
        if (field.kind != model::FieldKind::Tags)
            visit(value);
    });
    visit(stack.tags);
}

void putStack(EditWriter& out, const model::Stack& stack)
{
    eachFieldInBytes(stack, [&]<class Value>(const Value& value) {
        if constexpr (std::is_same_v<Value, model::CardKey>) {
            out.text(value.str());
        } else if constexpr (std::is_same_v<Value, std::string>) {
            out.text(value);
        } else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>) {
            out.amount(value);
        } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            out.number(value.size());
            for (const auto& tag : value)
                out.text(tag);
        } else {
            out.number(static_cast<std::uint64_t>(value));
        }
    });
}

model::Stack takeStack(EditReader& in, model::StackId id)
{
    model::Stack stack{.id = id};
    eachFieldInBytes(stack, [&]<class Value>(Value& value) {
        if constexpr (std::is_same_v<Value, model::CardKey> || std::is_same_v<Value, std::string>) {
            value = Value(in.text());
        } else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>) {
            value = in.amount();
        } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            for (auto left = in.count(); left > 0 && in.whole(); --left)
                value.push_back(in.text());
        } else {
            value = static_cast<Value>(in.number());
        }
    });
    return stack;
}

} // namespace

std::string editBytes(const model::CollectionEdit& edit)
{
    EditWriter out;
    out.number(form);
    out.number(edit.stacks.size());
    for (const auto& change : edit.stacks) {
        out.number(static_cast<std::uint64_t>(change.id()));
        out.number((change.before ? 1U : 0U) | (change.after ? 2U : 0U));
        if (change.before)
            putStack(out, *change.before);
        if (change.after)
            putStack(out, *change.after);
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
    EditReader in(bytes);
    if (in.number() != form)
        return false;
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        const auto id = static_cast<model::StackId>(in.number());
        const auto sides = in.number();
        model::StackChange change;
        if ((sides & 1U) != 0)
            change.before = takeStack(in, id);
        if ((sides & 2U) != 0)
            change.after = takeStack(in, id);
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
