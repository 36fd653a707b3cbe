#include "app/documents/deck_file.h"

#include "app/base/file_bytes.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"

namespace nexus::app {

std::string deckBytes(const model::Deck& deck, const std::filesystem::path& file, const model::Game& game)
{
    return file.extension() == ".txt" ? importers::writeDeckText(deck, game) : importers::writeDeckJson(deck);
}

tl::expected<void, std::string> writeDeckFile(
    const std::filesystem::path& file, const model::Deck& deck, const model::Game& game)
{
    return writeFile(file, deckBytes(deck, file, game));
}

} // namespace nexus::app
