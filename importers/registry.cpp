#include "importers/registry.h"

#include "importers/contents.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/foreign_decks.h"
#include "importers/decklist/unknown_names.h"
#include "importers/json/json_events.h"
#include "importers/magic_set.h"
#include "importers/programs/cgs.h"
#include "importers/programs/cockatrice.h"
#include "importers/programs/dragncards.h"
#include "importers/programs/lackey.h"
#include "importers/programs/octgn.h"
#include "importers/programs/print_order.h"
#include "importers/programs/tts.h"
#include "importers/reason_words.h"
#include "importers/tables/cells.h"
#include "importers/tables/headings.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace nexus::importers {

namespace {

using Decks = ReadResult<std::vector<ListedDeck>>;

Decks readOwnDeck(std::string_view bytes, const model::Game& game)
{
    auto deck = readDeckJson(bytes);
    if (!deck)
        return tl::unexpected(deck.error());
    if (!deck->game.empty() && deck->game != game.id)
        return refuse({.reason = filled(ReasonWords::tr("is a deck of another game than %1"), {game.id}),
            .pointer = "/game",
            .value = deck->game});
    ListedDeck listed;
    listed.deck = std::move(*deck);
    return std::vector{std::move(listed)};
}

// A reader of one deck as a reader of as many as there are.
template <auto Read> Decks oneOf(std::string_view bytes, const model::Game& game)
{
    return Read(bytes, game).map([](ListedDeck deck) { return std::vector{std::move(deck)}; });
}

ReadResult<ListedDeck> readPlainText(std::string_view bytes, const model::Game& game)
{
    return readDeckText(bytes, game);
}

bool isObject(const Contents& contents) { return contents.text.starts_with('{'); } // "[section]" heads a text list

bool isTable(const Contents& contents)
{
    if (contents.text.starts_with("//")) // the head of a text list, whatever its name holds
        return false;
    const auto headings = headingForms(contents);
    if (headings.size() > 1 && std::any_of(headings.begin(), headings.end(), isCountHeading))
        return true;
    return !contents.workbook && contents.text.size() <= maxDeckBytes &&
           tableForm(contents.text) == TableForm::Markdown;
}

bool isBook(const Contents& contents) { return contents.workbook; }

// "4;Name" below no headings of a table: a list a line a card, whatever the file is called.
bool isBareList(const Contents& contents)
{
    if (contents.workbook)
        return false;
    const auto cells = headingForms(contents);
    const bool headed = std::any_of(cells.begin(), cells.end(), [](const auto& cell) {
        const auto* known = headingOf(cell);
        return known && (known->heading == Heading::Name || known->heading == Heading::Quantity);
    });
    const auto beginsWithCount = [](std::string_view line) {
        line.remove_prefix(line.starts_with('"') ? 1 : 0);
        return !line.empty() && model::isDigit(line.front());
    };
    const auto isCount = [](const auto& cell) { return copiesInCell(cell).value_or(0) > 0; };
    const auto top = std::span(contents.lines).first(std::min(contents.lines.size(), maxTitleRows));
    return !headed && (cells.size() > 1 ? std::any_of(cells.begin(), cells.end(), isCount)
                                        : std::any_of(top.begin(), top.end(), beginsWithCount));
}

constexpr DeckForm formsOfDecks[] = {
    {DeckForm::Foreign, "Magic Online", "", isMtgoDeck, oneOf<readMtgoDeck>},
    {DeckForm::Foreign, "arkham.build", "", isArkhamDeck, oneOf<readArkhamDeck>},
    {DeckForm::Foreign, "Forge", "", isForgeDeck, oneOf<readForgeDeck>},
    {DeckForm::Foreign, "NetrunnerDB", "", isNetrunnerText, oneOf<readNetrunnerText>},
    {DeckForm::Foreign, "Card Game Simulator", "", isCgsDeck, oneOf<readCgsDeck>},
    {DeckForm::Foreign, "Tabletop Simulator", "", isTtsSave, oneOf<readTtsSave>},
    {DeckForm::Foreign, "Cockatrice", ".cod", isCockatriceDeck, oneOf<readCockatriceDeck>},
    {DeckForm::Foreign, "OCTGN", ".o8d", isOctgnDeck, oneOf<readOctgnDeck>},
    {DeckForm::Foreign, "LackeyCCG", ".dek", isLackeyDeck, oneOf<readLackeyDeck>},
    {DeckForm::Foreign, "DragnCards", "", isDragnCardsDecks, readDragnCardsDecks},
    {DeckForm::Foreign, "MPC Autofill", "", isMpcOrder, oneOf<readMpcOrder>},
    {DeckForm::Foreign, "Squib", "", isSquibTable, readSquibDecks},
    {DeckForm::Own, "NexusDeck", ".nxdeck .json", isObject, readOwnDeck},
    {DeckForm::Table, "Table", ".csv .tsv .xlsx .ods", isTable, readDeckTables},
    {DeckForm::Text, "Text list", ".txt .md .dck .mwdeck", nullptr, oneOf<readPlainText>},
};

constexpr CardForm formsOfCards[] = {
    {"Workbook", ".xlsx .ods", isBook, readCardTable},
    {"Magic Set Editor", ".mse-set", isMagicSet, readMagicSet},
    {"Card Game Simulator", "", isCgsCards, readCgsCards},
    {"Cockatrice", "", isCockatriceCards, readCockatriceCards},
    {"OCTGN", "", isOctgnSet, readOctgnSet},
    {"LackeyCCG", "", isLackeyCards, readLackeyCards},
    {"DragnCards", "", isDragnCardsTable, readDragnCardsTable},
    {"Squib", "", isSquibTable, readSquibTable},
    {"NexusDeck", ".json", startsLikeJson, readCatalogueJson},
    {"Table", ".md .csv .tsv", nullptr, readCardTable},
};

bool endsInOne(const std::string& name, const char* endings)
{
    const auto known = model::split(endings, ' ');
    return std::any_of(
        known.begin(), known.end(), [&](std::string_view ending) { return !ending.empty() && name.ends_with(ending); });
}

// "format" and "game" of a file of ours; reads no further than both of them.
class HeadReader : public GuardedEvents {
public:
    using GuardedEvents::GuardedEvents;
    std::optional<std::string> game;

private:
    bool put(Json value) override
    {
        if (m_guard.depth() == 1 && value.is_string() && (m_key == "format" || m_key == "game"))
            (m_key == "format" ? m_format : m_game) = value.get<std::string>();
        if (m_game && m_format && m_format->starts_with("nexusdeck"))
            game = m_game;
        m_guard.valueDone();
        return !m_game || !m_format;
    }
    bool open(bool array) override { return passes(m_guard.open(array)); }
    bool close() override
    {
        m_guard.close();
        return true;
    }
    std::optional<std::string> m_format, m_game;
};

Decks readWhole(
    std::string_view fileName, std::string_view bytes, const model::Game& game, const model::Catalogue* cards)
{
    const auto& form = deckForm(fileName, bytes);
    if (form.kind != DeckForm::Text)
        return form.read(bytes, game);
    return readDeckText(bytes, game, cards).map([](ListedDeck deck) { return std::vector{std::move(deck)}; });
}

// Their places are those in the whole.
Decks readParts(std::string_view fileName, const std::vector<ListPart>& parts, const model::Game& game,
    const model::Catalogue* cards)
{
    std::vector<ListedDeck> decks;
    std::optional<UnknownNames> unknown;
    if (cards)
        unknown.emplace(*cards);
    for (const auto& part : parts) {
        auto read = readWhole(fileName, part.text, game, cards);
        if (!read) {
            for (auto& problem : read.error())
                problem.line += problem.line > 0 ? part.linesBefore : 0;
            return read;
        }
        for (auto& deck : *read) {
            deck.moveDown(part.linesBefore);
            if (auto problem = unknown ? unknown->add(deck.deck, part.linesBefore + 1) : std::nullopt)
                return refuse(std::move(*problem));
            decks.push_back(std::move(deck));
        }
    }
    return decks;
}

} // namespace

std::span<const DeckForm> deckForms() { return formsOfDecks; }
std::span<const CardForm> cardForms() { return formsOfCards; }

const DeckForm& deckForm(std::string_view fileName, std::string_view bytes)
{
    const auto contents = contentsOf(bytes);
    for (const auto& form : formsOfDecks)
        if (form.knows && form.knows(contents))
            return form;
    const std::string name = model::fold(fileName);
    for (const auto& form : formsOfDecks)
        if (endsInOne(name, form.endings) && (form.kind != DeckForm::Table || !isBareList(contents)))
            return form;
    return *std::prev(std::end(formsOfDecks));
}

std::vector<ListPart> deckParts(std::string_view fileName, std::string_view bytes)
{
    const auto& form = deckForm(fileName, bytes);
    const bool array = form.kind == DeckForm::Own && !model::trimmed(bytes).starts_with('{'); // by its ending
    if (bytes.size() > maxDeckBytes || (form.kind != DeckForm::Text && !array))
        return {{bytes, 0}};
    return listParts(bytes);
}

Decks readDecks(
    std::string_view fileName, std::string_view bytes, const model::Game& game, const model::Catalogue* cards)
{
    const auto parts = deckParts(fileName, bytes);
    if (parts.size() > 1)
        return readParts(fileName, parts, game, cards);
    auto decks = readWhole(fileName, bytes, game, cards);
    if (!cards || !decks)
        return decks;
    UnknownNames unknown(*cards);
    for (const auto& deck : *decks)
        if (auto problem = unknown.add(deck.deck, deck.line))
            return refuse(std::move(*problem));
    return decks;
}

ReadResult<CardList> readCards(std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    const auto contents = contentsOf(bytes);
    const auto* form = std::find_if(std::begin(formsOfCards), std::prev(std::end(formsOfCards)),
        [&](const CardForm& one) { return one.knows && one.knows(contents); });
    return form->read(bytes, game, options);
}

std::optional<std::string> statedGame(std::string_view bytes)
{
    const auto text = model::trimmed(bytes);
    if (!text.starts_with('{') || text.size() > maxCatalogueBytes)
        return std::nullopt;
    HeadReader head(text);
    (void)readJsonEvents(text, head);
    return head.game;
}

} // namespace nexus::importers
