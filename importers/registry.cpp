#include "importers/registry.h"

#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/listed_deck.h"
#include "importers/reason_words.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

namespace nexus::importers {

namespace {

std::string_view withoutMark(std::string_view bytes)
{
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    return model::trimmed(bytes);
}

// "[" of a JSON list is followed by a value; "[back](index.md)" is Markdown.
bool startsLikeJson(std::string_view bytes)
{
    const auto text = withoutMark(bytes);
    if (!text.starts_with('['))
        return text.starts_with('{');
    const auto next = model::trimmed(text.substr(1));
    return next.empty() || std::string_view("[{\"]-0123456789").find(next.front()) != std::string_view::npos;
}

// "[section]" heads a text list.
bool startsLikeDeckFile(std::string_view fileName, std::string_view bytes)
{
    return fileName.ends_with(".nxdeck") || fileName.ends_with(".json") || withoutMark(bytes).starts_with('{');
}

} // namespace

DeckForm deckForm(std::string_view fileName, std::string_view bytes)
{
    const std::string name = model::fold(fileName);
    if (startsLikeDeckFile(name, bytes))
        return DeckForm::DeckFile;
    if (name.ends_with(".csv") || name.ends_with(".tsv"))
        return DeckForm::Table;
    if (bytes.size() <= maxDeckBytes && tableForm(withoutMark(bytes)) == TableForm::Markdown)
        return DeckForm::Table;
    return DeckForm::Text;
}

ReadResult<std::vector<ListedDeck>> readDecks(
    std::string_view fileName, std::string_view bytes, const model::Game& game)
{
    std::vector<ListedDeck> decks;
    switch (deckForm(fileName, bytes)) {
    case DeckForm::DeckFile: {
        auto deck = readDeckJson(bytes);
        if (!deck)
            return tl::unexpected(deck.error());
        if (!deck->game.empty() && deck->game != game.id)
            return refuse({.reason = filled(ReasonWords::tr("is a deck of another game than %1"), {game.id}),
                .pointer = "/game",
                .value = deck->game});
        ListedDeck listed;
        listed.deck = std::move(*deck);
        decks.push_back(std::move(listed));
        return decks;
    }
    case DeckForm::Table: return readDeckTables(bytes, game);
    case DeckForm::Text: break;
    }
    auto listed = readDeckText(bytes, game);
    if (!listed)
        return tl::unexpected(listed.error());
    decks.push_back(std::move(*listed));
    return decks;
}

ReadResult<CardList> readCards(std::string_view bytes, const model::Game& game, const CardListOptions& options)
{
    return startsLikeJson(bytes) ? readCatalogueJson(bytes, game, options) : readCardTable(bytes, game, options);
}

} // namespace nexus::importers
