// The games and rulesets this program knows: those it carries, and those a user put into PROFILE/games/.
#pragma once

#include "importers/game_json.h"
#include "model/rules/legality.h"

#include <concepts>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace nexus::app {

using importers::GameLibrary;
using importers::RefusedFile;

// Where the data of a game lie in a profile: that of the game the program is made for at the top, that of each further
// game in games/ID: catalogue.sqlite, user.sqlite, backups/, art/.
struct GameFolder {
    static constexpr const char* defaultGame = "quantum-nexus";
    template <std::convertible_to<std::filesystem::path> Path>
    GameFolder(const Path& profile, std::string gameId = defaultGame)
        : root(profile)
        , game(std::move(gameId))
    {
    }
    std::filesystem::path root; // the profile
    std::string game;
    [[nodiscard]] std::filesystem::path data() const { return game == defaultGame ? root : root / "games" / game; }
};

// "Detailed Rules" of "Some Game: Detailed Rules": where there is little room, for the game goes without saying.
[[nodiscard]] std::string editionName(const std::string& ruleset, const model::Game& game);

// Throws std::runtime_error where the game itself is not known or its file is broken.
// With `further` rulesets as if they lay in the profile, too, or instead of the files of these names.
[[nodiscard]] GameLibrary loadGame(const std::string& gameId, const std::filesystem::path& profile,
    const std::vector<importers::RulesetFile>& further = {});
// The folder of what the profile adds to a game: aliases.txt, phrases.txt, rulesets.
[[nodiscard]] std::filesystem::path ownWords(const GameFolder& place);
// Where rulesets of one's own are read from.
[[nodiscard]] std::filesystem::path ownRulesets(const GameFolder& place);
// They get another name, with whatever else of the game the profile adds; what came with the program is left.
void putOwnAside(const GameFolder& place);
// The file of a ruleset; nothing where it cannot be read any more.
[[nodiscard]] std::string rulesetBytes(const importers::KnownRuleset& known);
// Card lists and sample decks that came with the program for a game, by name of their files.
struct EmbeddedFile {
    std::string name;
    std::string bytes;
};
[[nodiscard]] std::vector<EmbeddedFile> embeddedFiles(const std::string& gameId, const std::string& folder);

// What a game's rulesets have a use for: decks that players build, the table with its quadrants, a dealer.
struct GameUses {
    bool decks = false, table = false, dealer = false;
    friend bool operator==(const GameUses&, const GameUses&) = default;
};
[[nodiscard]] GameUses usesOf(const GameLibrary& library);

// Those that came with the program, then those of the profile; one that cannot be read is left out.
[[nodiscard]] std::vector<std::string> gameIds(const std::filesystem::path& profile);
// Their ids with their names, read quickly.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> gameNames(const std::filesystem::path& profile);

// The checker of every ruleset of a game for one catalogue, each made when first asked for and kept. May be shared
// between threads.

class RulesetCheckers {
public:
    RulesetCheckers(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);

    [[nodiscard]] const GameLibrary& library() const { return m_library; }
    [[nodiscard]] const std::shared_ptr<const model::Catalogue>& catalogue() const { return m_catalogue; }
    // Null for a ruleset that is not known.
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> of(const model::RulesetId& id) const;

private:
    GameLibrary m_library;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    mutable std::mutex m_mutex;
    mutable std::map<model::RulesetId, std::shared_ptr<const model::DeckChecker>> m_made;
};

} // namespace nexus::app
