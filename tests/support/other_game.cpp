#include "tests/support/other_game.h"

#include "importers/alias_text.h"
#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "importers/game_json.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"

#include <map>
#include <set>
#include <stdexcept>

namespace nexus::test {

namespace {

struct OtherGame {
    std::shared_ptr<const model::Catalogue> catalogue;
    std::shared_ptr<const model::DeckChecker> law;
};

std::filesystem::path otherFolder(const std::string& game)
{
    return std::filesystem::path(inSources("/resources/games").toStdString()) / game;
}

OtherGame readOther(const std::string& id)
{
    auto game = importers::readGame(fileBytes(otherFolder(id) / "game.json")).value();
    if (const auto file = otherFolder(id) / "aliases.txt"; std::filesystem::exists(file))
        game.aliases = importers::readAliases(fileBytes(file)).value();
    if (const auto file = otherFolder(id) / "phrases.txt"; std::filesystem::exists(file))
        game.phrases.push_back({file.string(), importers::readPhraseText(fileBytes(file)).value(), {}, true});
    const auto ruleset = importers::readRuleset(
        fileBytes(otherFolder(id) / "rulesets" / (game.defaultRuleset.str() + ".json")), game)
                             .value();
    model::CatalogueBuilder builder(game);
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(otherFolder(id) / "catalogue"))
        files.insert(entry.path());
    for (const auto& file : files) {
        const auto list = importers::readCatalogueJson(fileBytes(file), game);
        if (!list || !list->refused.empty())
            throw std::runtime_error("broken file " + file.string());
        for (auto listed : list->cards) {
            listed.card.set = list->set->code;
            builder.add(listed.card);
        }
    }
    auto catalogue = builder.build();
    return {catalogue, std::make_shared<const model::DeckChecker>(ruleset, catalogue)};
}

const OtherGame& otherGame(const std::string& id)
{
    static std::map<std::string, OtherGame> read;
    const auto known = read.find(id);
    return known == read.end() ? read.emplace(id, readOther(id)).first->second : known->second;
}

} // namespace

std::shared_ptr<const model::Catalogue> otherCatalogue(const char* game) { return otherGame(game).catalogue; }
std::shared_ptr<const model::DeckChecker> otherLaw(const char* game) { return otherGame(game).law; }

model::Deck otherDeck(const char* game, const char* file)
{
    return importers::readDeckJson(fileBytes(otherFolder(game) / "decks" / file)).value();
}

} // namespace nexus::test
