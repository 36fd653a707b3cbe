#include "db/stored_bytes.h"

#include "model/base/byte_stream.h"
#include "model/base/id.h"
#include "model/collection/stack.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace nexus::model {

template <>
constexpr auto membersOf<DeckEntry> = std::tuple(
    &DeckEntry::card, &DeckEntry::key, &DeckEntry::printing, &DeckEntry::count, &DeckEntry::extra);
template <> constexpr auto membersOf<DeckSection> = std::tuple(&DeckSection::id, &DeckSection::entries);
template <> constexpr auto membersOf<MovedRow> = std::tuple(&MovedRow::row, &MovedRow::place);
template <>
constexpr auto membersOf<SideboardPlan> = std::tuple(&SideboardPlan::name, &SideboardPlan::out, &SideboardPlan::in,
    &SideboardPlan::note, &SideboardPlan::applied, &SideboardPlan::movedOut, &SideboardPlan::movedIn,
    &SideboardPlan::extra);
template <>
constexpr auto membersOf<Deck> = std::tuple(&Deck::name, &Deck::game, &Deck::ruleset, &Deck::author, &Deck::notes,
    &Deck::tags, &Deck::sections, &Deck::plans, &Deck::extra);
template <>
constexpr auto membersOf<HoldChange> = std::tuple(
    &HoldChange::deck, &HoldChange::stack, &HoldChange::before, &HoldChange::after);

} // namespace nexus::model

namespace nexus::db {

namespace {

using model::ByteReader, model::ByteWriter;

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

// None where it is none.
model::SharedStack takeStack(ByteReader& in, model::StackId id)
{
    model::Stack stack{.id = id};
    passStack(in, stack);
    return model::isKnown(stack) ? model::SharedStack(std::move(stack)) : model::SharedStack();
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
    constexpr std::size_t usual = 192; // bytes of a stack
    ByteWriter out;
    out.bytes.reserve(edit.stacks.size() * usual);
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
