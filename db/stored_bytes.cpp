#include "db/stored_bytes.h"

#include "model/base/id.h"
#include "model/collection/stack.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

namespace nexus::db {

namespace {

// Numbers are written in LEB128 (7 bits a byte, the lowest first), texts and lists after their length,
// structs member by member. The same members go in and out. Reading is total: of bytes that are cut short whole() is
// false, and what is missing is zero or empty.

// A tuple of pointers to the members of a struct, in the order of their bytes.
template <class Struct> constexpr std::tuple<> membersOf;

template <class Value>
concept NumberInBytes = std::integral<Value> || std::is_enum_v<Value>;

class ByteWriter {
public:
    std::string bytes;

    template <class... Values> void operator()(const Values&... values) { (put(values), ...); }

private:
    template <NumberInBytes Value> void put(const Value& number)
    {
        auto value = static_cast<std::uint64_t>(number);
        for (; value >= 0x80U; value >>= 7U)
            bytes += static_cast<char>(value | 0x80U);
        bytes += static_cast<char>(value);
    }
    void put(const std::string& text)
    {
        put(text.size());
        bytes += text;
    }
    template <class Tag> void put(const model::Id<Tag>& id) { put(id.str()); }
    // An amount, never negative.
    void put(const std::optional<std::int64_t>& amount) { put(amount ? static_cast<std::uint64_t>(*amount) + 1 : 0U); }
    template <class Tag> void put(const std::optional<model::Id<Tag>>& id)
    {
        put(id.has_value());
        if (id)
            put(*id);
    }
    template <class Value> void put(const std::vector<Value>& values)
    {
        put(values.size());
        for (const auto& value : values)
            put(value);
    }
    template <class Struct> void put(const Struct& value)
    {
        std::apply([&](auto... member) { (put(value.*member), ...); }, membersOf<Struct>);
    }
};

class ByteReader {
public:
    explicit ByteReader(std::string_view bytes)
        : m_rest(bytes)
    {
    }

    template <class... Values> void operator()(Values&... values) { (take(values), ...); }
    template <class Value> [[nodiscard]] Value read()
    {
        Value value{};
        take(value);
        return value;
    }
    // How many follow: never more than bytes are left.
    [[nodiscard]] std::size_t count()
    {
        const auto many = read<std::size_t>();
        m_whole = m_whole && many <= m_rest.size();
        return m_whole ? many : 0;
    }
    [[nodiscard]] bool whole() const { return m_whole; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    template <NumberInBytes Value> void take(Value& number)
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            value |= std::uint64_t{byte & 0x7fU} << shift;
            if (byte < 0x80U) {
                number = static_cast<Value>(value);
                return;
            }
        }
        m_whole = false;
        number = {};
    }
    void take(std::string& text)
    {
        const auto size = count();
        text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
    }
    template <class Tag> void take(model::Id<Tag>& id) { id = model::Id<Tag>(read<std::string>()); }
    void take(std::optional<std::int64_t>& amount)
    {
        const auto value = read<std::uint64_t>();
        amount = value == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(value - 1));
    }
    template <class Tag> void take(std::optional<model::Id<Tag>>& id)
    {
        if (read<bool>())
            take(id.emplace());
    }
    template <class Value> void take(std::vector<Value>& values)
    {
        for (auto left = count(); left > 0 && m_whole; --left)
            take(values.emplace_back());
    }
    template <class Struct> void take(Struct& value)
    {
        std::apply([&](auto... member) { (take(value.*member), ...); }, membersOf<Struct>);
    }

    std::string_view m_rest;
    bool m_whole = true;
};

template <>
constexpr auto membersOf<model::DeckEntry> = std::tuple(&model::DeckEntry::card, &model::DeckEntry::key,
    &model::DeckEntry::printing, &model::DeckEntry::count, &model::DeckEntry::extra);
template <>
constexpr auto membersOf<model::DeckSection> = std::tuple(&model::DeckSection::id, &model::DeckSection::entries);
template <> constexpr auto membersOf<model::MovedRow> = std::tuple(&model::MovedRow::row, &model::MovedRow::place);
template <>
constexpr auto membersOf<model::SideboardPlan> = std::tuple(&model::SideboardPlan::name, &model::SideboardPlan::out,
    &model::SideboardPlan::in, &model::SideboardPlan::note, &model::SideboardPlan::applied,
    &model::SideboardPlan::movedOut, &model::SideboardPlan::movedIn, &model::SideboardPlan::extra);
template <>
constexpr auto membersOf<model::Deck> = std::tuple(&model::Deck::name, &model::Deck::game, &model::Deck::ruleset,
    &model::Deck::author, &model::Deck::notes, &model::Deck::tags, &model::Deck::sections, &model::Deck::plans,
    &model::Deck::extra);
template <>
constexpr auto membersOf<model::HoldChange> = std::tuple(
    &model::HoldChange::deck, &model::HoldChange::stack, &model::HoldChange::before, &model::HoldChange::after);

constexpr std::uint64_t deckForm = 1, editForm = 1;

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

// Nothing where it is none.
std::optional<model::Stack> takeStack(ByteReader& in, model::StackId id)
{
    std::optional stack = model::Stack{.id = id};
    passStack(in, *stack);
    if (!model::isKnown(*stack))
        stack.reset();
    return stack;
}

bool countsFit(const std::vector<model::DeckEntry>& rows)
{
    return std::all_of(
        rows.begin(), rows.end(), [](const auto& row) { return row.count >= 1 && row.count <= model::maxCopies; });
}

bool countsFit(const model::Deck& deck)
{
    const auto moved = [](const auto& row) { return row.row.count >= 1 && row.row.count <= model::maxCopies; };
    return std::all_of(deck.sections.begin(), deck.sections.end(), [](const auto& section) {
        return countsFit(section.entries);
    }) && std::all_of(deck.plans.begin(), deck.plans.end(), [&](const auto& plan) {
        return countsFit(plan.out) && countsFit(plan.in) &&
               std::all_of(plan.movedOut.begin(), plan.movedOut.end(), moved) &&
               std::all_of(plan.movedIn.begin(), plan.movedIn.end(), moved);
    });
}

} // namespace

std::string deckBytes(const model::Deck& deck)
{
    ByteWriter out;
    out(deckForm, deck);
    return std::move(out.bytes);
}

std::optional<model::Deck> readDeckBytes(std::string_view bytes)
{
    ByteReader in(bytes);
    if (in.read<std::uint64_t>() != deckForm)
        return std::nullopt;
    std::optional<model::Deck> deck(std::in_place);
    in(*deck);
    return in.whole() && in.atEnd() && countsFit(*deck) ? std::move(deck) : std::nullopt;
}

std::string editBytes(const model::CollectionEdit& edit)
{
    ByteWriter out;
    out(editForm, edit.stacks.size());
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
    if (in.read<std::uint64_t>() != editForm)
        return false;
    for (auto left = in.count(); left > 0 && in.whole(); --left) {
        const auto id = in.read<model::StackId>();
        const auto sides = in.read<std::uint64_t>();
        if (sides == 0 || sides > 3)
            return false;
        auto& change = edit.stacks.emplace_back();
        const bool before = (sides & 1U) != 0, after = (sides & 2U) != 0;
        if (before && !(change.before = takeStack(in, id)))
            return false;
        if (after && !(change.after = takeStack(in, id)))
            return false;
    }
    in(edit.holds);
    return in.whole() && in.atEnd();
}

} // namespace nexus::db
