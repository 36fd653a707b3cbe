#include "app/documents/game_library.h"

#include "app/base/file_bytes.h"
#include "app/base/put_aside.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/alias_text.h"
#include "importers/game_json.h"
#include "importers/text_guard.h"
#include "model/abilities/language.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QDir>
#include <QFile>

#include <optional>
#include <stdexcept>
#include <system_error>

void initNexusResources() // Q_INIT_RESOURCE wants to stand outside of namespaces
{
    Q_INIT_RESOURCE(nexusdeck);
}

namespace nexus::app {

namespace {

// The name of a folder in the profile, and nothing that leads elsewhere.
bool isGameId(std::string_view id)
{
    return !id.empty() && id.size() <= 64 && id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == id.npos;
}

std::filesystem::path ownGame(const GameFolder& place) { return place.root / "games" / place.game / "game.json"; }

// What people may bring of their own to rule texts: beside game.json for the game, beside ID.json for an edition.
constexpr std::string_view aliasFile = "aliases.txt", phraseFile = "phrases.txt";

QString embeddedFolder(const std::string& gameId) { return QStringLiteral(":/games/") + q(gameId); }

std::vector<importers::RulesetFile> rulesetFiles(const GameFolder& place, std::vector<RefusedFile>& refused)
{
    std::vector<importers::RulesetFile> files;
    for (auto& embedded : embeddedFiles(place.game, "rulesets"))
        files.push_back({":/games/" + place.game + "/rulesets/" + embedded.name, std::move(embedded.bytes), true});
    const auto folder = ownRulesets(place);
    std::error_code none;
    std::vector<std::filesystem::path> own;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none))
        if (entry.path().extension() == ".json")
            own.push_back(entry.path());
    std::sort(own.begin(), own.end());
    for (const auto& path : own) {
        if (auto bytes = readFile(path, importers::maxDeckBytes))
            files.push_back({path.string(), std::move(*bytes), false});
        else
            refused.push_back({path.string(), {{.reason = bytes.error()}}});
    }
    return files;
}

} // namespace

std::vector<EmbeddedFile> embeddedFiles(const std::string& gameId, const std::string& folder)
{
    initNexusResources();
    std::vector<EmbeddedFile> files;
    const QDir dir(embeddedFolder(gameId) + QLatin1Char('/') + q(folder));
    for (const auto& name : dir.entryList(QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({name.toStdString(), file.readAll().toStdString()});
    }
    return files;
}

GameUses usesOf(const GameLibrary& library)
{
    GameUses uses;
    uses.table = model::isPlayedAtTable(library.game);
    for (const auto& known : library.rulesets) {
        const auto& deal = known.ruleset.deal;
        uses.dealer = uses.dealer || deal.anything();
        uses.decks = uses.decks || std::any_of(deal.stacks.begin(), deal.stacks.end(), [](const auto& stack) {
            return !stack.shared;
        }) || deal.stacks.empty();
    }
    return uses;
}

std::vector<std::string> gameIds(const std::filesystem::path& profile)
{
    initNexusResources();
    std::vector<std::string> ids;
    for (const auto& name : QDir(QStringLiteral(":/games")).entryList(QDir::Dirs, QDir::Name))
        ids.push_back(name.toStdString());
    // The game the program is made for comes first.
    std::stable_partition(ids.begin(), ids.end(), [](const auto& id) { return id == GameFolder::defaultGame; });
    std::error_code none;
    std::vector<std::string> own;
    for (const auto& entry : std::filesystem::directory_iterator(profile / "games", none))
        if (auto id = entry.path().filename().string();
            std::filesystem::is_regular_file(entry.path() / "game.json", none) && isGameId(id) &&
            std::find(ids.begin(), ids.end(), id) == ids.end())
            own.push_back(std::move(id));
    std::sort(own.begin(), own.end());
    ids.insert(ids.end(), own.begin(), own.end());
    return ids;
}

std::string editionName(const std::string& ruleset, const model::Game& game)
{
    const auto prefix = game.name + ": ";
    return ruleset.starts_with(prefix) && ruleset.size() > prefix.size() ? ruleset.substr(prefix.size()) : ruleset;
}

namespace {

struct GameFileWords {
    NEXUS_WORDS(GameFileWords)
};

// Throws where it is not known or broken.
model::Game gameOf(const std::string& gameId, const std::filesystem::path& profile)
{
    initNexusResources();
    if (!isGameId(gameId))
        throw std::runtime_error(
            model::filled(GameFileWords::tr("“%1” is no id of a game."), {model::cleaned(gameId, 64)}) +
            didYouMean(gameId, gameIds(profile)));
    std::string bytes;
    std::string from = ":/games/" + gameId + "/game.json";
    if (QFile embedded(embeddedFolder(gameId) + QStringLiteral("/game.json")); embedded.open(QIODevice::ReadOnly)) {
        bytes = embedded.readAll().toStdString();
    } else {
        const auto own = ownGame({profile, gameId});
        from = own.string();
        auto read = readFile(own, importers::maxDeckBytes);
        if (!read)
            throw std::runtime_error(
                model::filled(
                    GameFileWords::tr("The game “%1” is not known: it did not come with the program, and %2 %3."),
                    {gameId, from, read.error()}) +
                didYouMean(gameId, gameIds(profile)));
        bytes = std::move(*read);
    }
    auto game = importers::readGame(bytes);
    if (!game)
        throw std::runtime_error(from + ": " + problemText(game.error().front()));
    return std::move(*game);
}

// A file of the program or of one's own; nothing where there is none.
std::optional<std::string> wordFile(const std::string& file, std::vector<RefusedFile>& refused)
{
    if (file.starts_with(":/")) {
        QFile embedded(q(file));
        return embedded.open(QIODevice::ReadOnly) ? std::optional(embedded.readAll().toStdString()) : std::nullopt;
    }
    if (std::error_code none; !std::filesystem::exists(file, none) || std::filesystem::is_empty(file, none))
        return std::nullopt;
    if (auto bytes = readFile(file, importers::maxDeckBytes))
        return std::move(*bytes);
    else
        refused.push_back({file, {{.reason = bytes.error()}}});
    return std::nullopt;
}

enum class Whose : std::uint8_t { Games, Further };

// The aliases and phrases whose files begin so, for the cards of those sets.
void readWords(model::Game& game, const std::string& prefix, const std::vector<std::string>& sets, Whose whose,
    std::vector<RefusedFile>& refused)
{
    const auto aliasesAt = prefix + std::string(aliasFile), phrasesAt = prefix + std::string(phraseFile);
    if (const auto bytes = wordFile(aliasesAt, refused)) {
        if (auto aliases = importers::readAliases(*bytes)) {
            for (auto& alias : *aliases)
                alias.sets = sets;
            importers::addAliases(game.aliases, std::move(*aliases));
        } else {
            refused.push_back({aliasesAt, std::move(aliases.error())});
        }
    }
    if (const auto bytes = wordFile(phrasesAt, refused)) {
        std::string before;
        for (const auto& known : game.phrases)
            before += known.sets.empty() ? known.text + '\n' : std::string();
        if (auto phrases = importers::readPhraseText(*bytes, before))
            game.phrases.push_back({phrasesAt, std::move(*phrases), sets, whose == Whose::Games});
        else
            refused.push_back({phrasesAt, std::move(phrases.error())});
    }
}

} // namespace

std::filesystem::path ownWords(const GameFolder& place) { return place.root / "games" / place.game; }

std::filesystem::path ownRulesets(const GameFolder& place) { return place.root / "games" / place.game / "rulesets"; }

void putOwnAside(const GameFolder& place)
{
    std::error_code none;
    for (const auto& own :
        {ownRulesets(place), ownWords(place) / aliasFile, ownWords(place) / phraseFile, ownGame(place)})
        if (std::filesystem::exists(std::filesystem::symlink_status(own, none)))
            (void)putAside(own);
}

std::string rulesetBytes(const importers::KnownRuleset& known)
{
    QFile file(q(known.file));
    return file.open(QIODevice::ReadOnly) ? file.read(importers::maxDeckBytes).toStdString() : std::string();
}

GameLibrary loadGame(
    const std::string& gameId, const std::filesystem::path& profile, const std::vector<importers::RulesetFile>& further)
{
    auto game = gameOf(gameId, profile);
    std::vector<RefusedFile> unread;
    auto files = rulesetFiles({profile, gameId}, unread);
    for (const auto& file : further) {
        const auto known = std::find_if(
            files.begin(), files.end(), [&](const auto& each) { return each.file == file.file; });
        if (known == files.end())
            files.push_back(file);
        else
            *known = file;
    }
    const GameFolder place{profile, gameId};
    std::error_code none;
    const auto own = std::filesystem::exists(ownGame(place), none) ? Whose::Games : Whose::Further;
    readWords(game, ":/games/" + gameId + "/", {}, Whose::Games, unread);
    readWords(game, (ownWords(place) / "").string(), {}, own, unread);
    auto library = importers::readGameLibrary(std::move(game), files);
    for (const auto& known : library.rulesets) // ID.json, ID.aliases.txt
        if (known.file.ends_with(".json"))
            readWords(
                library.game, known.file.substr(0, known.file.size() - 4), known.ruleset.sets, Whose::Further, unread);
    library.refused.insert(library.refused.begin(), unread.begin(), unread.end());
    return library;
}

std::vector<std::pair<std::string, std::string>> gameNames(const std::filesystem::path& profile)
{
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& id : gameIds(profile))
        try {
            names.emplace_back(id, gameOf(id, profile).name);
        } catch (const std::runtime_error&) {
            continue; // broken: the command line says why
        }
    return names;
}

RulesetCheckers::RulesetCheckers(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
    : m_library(std::move(library))
    , m_catalogue(std::move(catalogue))
{
}

std::shared_ptr<const model::DeckChecker> RulesetCheckers::of(const model::RulesetId& id) const
{
    const auto* known = m_library.find(id);
    if (!known)
        return nullptr;
    const std::lock_guard lock(m_mutex);
    auto& made = m_made[id];
    if (!made)
        made = std::make_shared<const model::DeckChecker>(known->ruleset, m_catalogue);
    return made;
}

} // namespace nexus::app
