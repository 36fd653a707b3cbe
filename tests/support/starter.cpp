#include "tests/support/starter.h"

#include "importers/alias_text.h"
#include "importers/card_list.h"
#include "importers/game_json.h"
#include "tests/support/places.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace nexus::test {

namespace {

std::filesystem::path starterFolder() { return inSources("/resources/games/quantum-nexus").toStdString(); }

} // namespace

std::vector<StarterFile> starterFiles(const std::string& folder)
{
    std::vector<StarterFile> files;
    for (const auto& entry : std::filesystem::directory_iterator(starterFolder() / folder))
        files.push_back({entry.path().filename().string(), fileBytes(entry.path())});
    std::ranges::sort(files, {}, &StarterFile::name);
    return files;
}

const importers::GameLibrary& starterLibrary()
{
    static const auto library = [] {
        auto game = importers::readGame(fileBytes(starterFolder() / "game.json"));
        if (!game)
            throw std::runtime_error("broken starter game: " + game.error().front().reason);
        auto aliases = importers::readAliases(fileBytes(starterFolder() / "aliases.txt"));
        if (!aliases)
            throw std::runtime_error("broken starter aliases: " + aliases.error().front().reason);
        game->aliases = std::move(*aliases);
        std::vector<importers::RulesetFile> files;
        for (auto& file : starterFiles("rulesets"))
            files.push_back({file.name, std::move(file.bytes), true});
        return importers::readGameLibrary(std::move(*game), files);
    }();
    return library;
}

const model::Game& starterGame() { return starterLibrary().game; }

std::shared_ptr<const model::Catalogue> starterCatalogue()
{
    static const auto catalogue = [] {
        model::CatalogueBuilder builder(starterGame());
        for (const auto& file : starterFiles("catalogue")) {
            const auto list = importers::readCatalogueJson(file.bytes, starterGame());
            if (!list || !list->refused.empty())
                throw std::runtime_error("broken starter file " + file.name);
            for (auto listed : list->cards) {
                listed.card.set = list->set->code;
                builder.add(listed.card);
            }
        }
        return builder.build();
    }();
    return catalogue;
}

const model::Ruleset& ruleset(const char* id)
{
    const auto* known = starterLibrary().find(model::RulesetId(id));
    if (!known)
        throw std::runtime_error(std::string("no ruleset ") + id);
    return known->ruleset;
}

std::string rulesetFileOn(const std::string& board, const std::string& id)
{
    auto bytes = fileBytes(starterFolder() / "rulesets" / (id + ".json"));
    return bytes.insert(bytes.find("\"quadrant\""), "\"board\": " + board + ", ");
}

model::Ruleset rulesetOn(const std::string& board, const std::string& id)
{
    return importers::readRuleset(rulesetFileOn(board, id), starterGame()).value();
}

std::vector<model::Card> cardsOf(const std::string& cardsJson)
{
    const auto list = importers::readCatalogueJson(
        R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus",)"
        R"("set":{"code":"TST","name":"Test","released":"2025-01-01"},"cards":)" +
            cardsJson + "}",
        starterGame());
    if (!list || !list->refused.empty())
        throw std::runtime_error("broken test cards: " + (list ? list->refused.front() : list.error().front()).reason);
    std::vector<model::Card> cards;
    for (auto listed : list->cards) {
        if (listed.card.set.empty())
            listed.card.set = list->set->code;
        cards.push_back(std::move(listed.card));
    }
    return cards;
}

std::shared_ptr<const model::Catalogue> catalogueOf(const std::string& cardsJson)
{
    model::CatalogueBuilder builder(starterGame());
    for (const auto& card : cardsOf(cardsJson))
        builder.add(card);
    return builder.build();
}

std::optional<std::filesystem::path> sharedFolder()
{
    const auto folder = std::filesystem::path(inSources().toStdString()).parent_path() / "shared";
    return std::filesystem::exists(folder / "data") ? std::optional(folder) : std::nullopt;
}

std::string fileBytes(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace nexus::test
