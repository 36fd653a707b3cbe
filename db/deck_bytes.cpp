#include "db/deck_bytes.h"

#include "db/byte_stream.h"

namespace nexus::db {

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

namespace {

constexpr std::uint64_t deckForm = 1;

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
    return in.whole() && in.atEnd() ? std::move(deck) : std::nullopt;
}

} // namespace nexus::db
