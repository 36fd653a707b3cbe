#include "app/documents/deck_file.h"

#include "app/base/file_bytes.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/registry.h"
#include "model/rules/names_today.h"

#include <algorithm>

namespace nexus::app {

std::string deckBytes(const model::Deck& deck, const std::filesystem::path& file, const model::DeckChecker& checker)
{
    return file.extension() == ".txt" ? deckAsText(deck, checker) : importers::writeDeckJson(deck);
}

std::string deckAsText(const model::Deck& deck, const model::DeckChecker& checker)
{
    auto ordered = model::calledToday(deck, checker);
    const auto& order = checker.ruleset().sections;
    const auto place = [&](const model::DeckSection& section) { // what the ruleset does not have stands last
        return std::find_if(order.begin(), order.end(), [&](const auto& each) { return each.id == section.id; });
    };
    std::stable_sort(ordered.sections.begin(), ordered.sections.end(),
        [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return importers::writeDeckText(ordered, checker.catalogue().game());
}

tl::expected<void, std::string> writeDeckFile(
    const std::filesystem::path& file, const model::Deck& deck, const model::DeckChecker& checker)
{
    return writeFile(file, deckBytes(deck, file, checker));
}

std::optional<std::string> otherGameOf(std::string_view bytes, const GameFolder& place)
{
    const auto game = importers::statedGame(bytes);
    const auto known = gameIds(place.root);
    if (!game || *game == place.game || std::find(known.begin(), known.end(), *game) == known.end())
        return std::nullopt;
    return game;
}

} // namespace nexus::app
