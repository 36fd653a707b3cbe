#include "db/deck_bytes.h"

#include "db/byte_stream.h"

#include <tuple>

namespace nexus::db {

namespace {

using model::Deck;
using model::DeckEntry;
using model::DeckSection;
using model::MovedRow;
using model::SideboardPlan;

constexpr std::uint64_t deckForm = 1;

// The members of a struct in the order of their bytes.
template <class Struct> constexpr std::tuple<> membersOf;
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

template <class Value>
concept Number = std::is_integral_v<Value>;

struct DeckOut {
    ByteWriter out;

    template <Number Value> void operator()(const Value& number) { out.number(static_cast<std::uint64_t>(number)); }
    void operator()(const std::string& text) { out.text(text); }
    template <class Tag> void operator()(const model::Id<Tag>& id) { out.text(id.str()); }
    template <class Value> void operator()(const std::optional<Value>& value)
    {
        out.number(value ? 1 : 0);
        if (value)
            (*this)(*value);
    }
    template <class Value> void operator()(const std::vector<Value>& values)
    {
        out.number(values.size());
        for (const auto& value : values)
            (*this)(value);
    }
    template <class Struct> void operator()(const Struct& value)
    {
        std::apply([&](auto... member) { ((*this)(value.*member), ...); }, membersOf<Struct>);
    }
};

struct DeckIn {
    ByteReader in;

    template <Number Value> void operator()(Value& number) { number = static_cast<Value>(in.number()); }
    void operator()(std::string& text) { text = in.text(); }
    template <class Tag> void operator()(model::Id<Tag>& id) { id = model::Id<Tag>(in.text()); }
    template <class Value> void operator()(std::optional<Value>& value)
    {
        if (in.number() != 0)
            (*this)(value.emplace());
    }
    template <class Value> void operator()(std::vector<Value>& values)
    {
        for (auto left = in.count(); left > 0 && in.whole(); --left)
            (*this)(values.emplace_back());
    }
    template <class Struct> void operator()(Struct& value)
    {
        std::apply([&](auto... member) { ((*this)(value.*member), ...); }, membersOf<Struct>);
    }
};

} // namespace

std::string deckBytes(const Deck& deck)
{
    DeckOut bytes;
    bytes(deckForm);
    bytes(deck);
    return std::move(bytes.out.bytes);
}

std::optional<Deck> readDeckBytes(std::string_view bytes)
{
    DeckIn rest{ByteReader(bytes)};
    if (rest.in.number() != deckForm)
        return std::nullopt;
    std::optional<Deck> deck(std::in_place);
    rest(*deck);
    return rest.in.whole() && rest.in.atEnd() ? std::move(deck) : std::nullopt;
}

} // namespace nexus::db
