#include "app/documents/game_library.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "importers/game_json.h"
#include "importers/text_guard.h"

#include <QDir>
#include <QFile>

void initNexusResources() // Q_INIT_RESOURCE wants to stand outside of namespaces
{
    Q_INIT_RESOURCE(nexusdeck);
}

namespace nexus::app {

namespace {

QString embeddedFolder(const std::string& gameId) { return QStringLiteral(":/games/") + q(gameId); }

std::vector<importers::RulesetFile> rulesetFiles(
    const std::string& gameId, const std::filesystem::path& profile, std::vector<RefusedFile>& refused)
{
    std::vector<importers::RulesetFile> files;
    for (auto& embedded : embeddedFiles(gameId, "rulesets"))
        files.push_back({":/games/" + gameId + "/rulesets/" + embedded.name, std::move(embedded.bytes), true});
    const auto folder = profile / "games" / gameId / "rulesets";
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

std::string editionName(const std::string& ruleset, const model::Game& game)
{
    const auto prefix = game.name + ": ";
    return ruleset.starts_with(prefix) && ruleset.size() > prefix.size() ? ruleset.substr(prefix.size()) : ruleset;
}

GameLibrary loadGame(const std::string& gameId, const std::filesystem::path& profile)
{
    initNexusResources();
    std::string bytes;
    std::string from = ":/games/" + gameId + "/game.json";
    if (QFile embedded(embeddedFolder(gameId) + QStringLiteral("/game.json")); embedded.open(QIODevice::ReadOnly)) {
        bytes = embedded.readAll().toStdString();
    } else {
        const auto own = profile / "games" / gameId / "game.json";
        from = own.string();
        auto read = readFile(own, importers::maxDeckBytes);
        if (!read)
            throw std::runtime_error("The game “" + gameId + "” is not known: it did not come with the program, and " +
                                     from + " " + read.error() + ".");
        bytes = std::move(*read);
    }
    auto game = importers::readGame(bytes);
    if (!game)
        throw std::runtime_error(from + ": " + problemText(game.error().front()));
    std::vector<RefusedFile> unread;
    const auto files = rulesetFiles(gameId, profile, unread);
    auto library = importers::readGameLibrary(std::move(*game), files);
    library.refused.insert(library.refused.begin(), unread.begin(), unread.end());
    return library;
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
