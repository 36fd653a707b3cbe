#include "app/documents/game_library.h"

#include "app/documents/file_bytes.h"
#include "app/text/finding_text.h"
#include "importers/game_json.h"

#include <QDir>
#include <QFile>

void initNexusResources() // Q_INIT_RESOURCE wants to stand outside of namespaces
{
    Q_INIT_RESOURCE(nexusdeck);
}

namespace nexus::app {

namespace {

struct RulesetFile {
    std::string file;
    std::string bytes;
    bool builtIn = false;
    bool good = true;
};

QString embeddedFolder(const std::string& gameId)
{
    return QStringLiteral(":/games/") + QString::fromStdString(gameId);
}

std::vector<RulesetFile> rulesetFiles(
    const std::string& gameId, const std::filesystem::path& profile, std::vector<RefusedFile>& refused)
{
    std::vector<RulesetFile> files;
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
        if (auto bytes = readFile(path))
            files.push_back({path.string(), std::move(*bytes), false});
        else
            refused.push_back({path.string(), {{.reason = bytes.error()}}});
    }
    return files;
}

// First pass: what attributes the rulesets bring to the game.
void gatherAttributes(std::vector<RulesetFile>& files, GameLibrary& library)
{
    for (auto& file : files) {
        const auto head = importers::readRulesetHead(file.bytes, library.game);
        if (!head) {
            library.refused.push_back({file.file, head.error()});
            file.good = false;
            continue;
        }
        for (const auto& attribute : head->attributes)
            if (!library.game.find(attribute.id))
                library.game.attributes.push_back(attribute);
    }
}

void readLaws(const std::vector<RulesetFile>& files, GameLibrary& library)
{
    for (const auto& file : files) {
        if (!file.good)
            continue;
        auto ruleset = importers::readRuleset(file.bytes, library.game);
        if (!ruleset) {
            library.refused.push_back({file.file, ruleset.error()});
        } else if (const auto* twin = library.find(ruleset->id)) {
            library.refused.push_back({file.file, {{.reason = "is the id of another ruleset, in " + twin->file,
                                                      .pointer = "/id",
                                                      .value = ruleset->id.str()}}});
        } else {
            library.rulesets.push_back({std::move(*ruleset), file.file, file.builtIn});
        }
    }
    const auto& first = library.game.defaultRuleset;
    std::stable_sort(library.rulesets.begin(), library.rulesets.end(), [&](const auto& a, const auto& b) {
        if ((a.ruleset.id == first) != (b.ruleset.id == first))
            return a.ruleset.id == first;
        return a.ruleset.id < b.ruleset.id;
    });
}

} // namespace

const KnownRuleset* GameLibrary::find(const model::RulesetId& id) const
{
    for (const auto& known : rulesets)
        if (known.ruleset.id == id)
            return &known;
    return nullptr;
}

std::vector<EmbeddedFile> embeddedFiles(const std::string& gameId, const std::string& folder)
{
    initNexusResources();
    std::vector<EmbeddedFile> files;
    const QDir dir(embeddedFolder(gameId) + QLatin1Char('/') + QString::fromStdString(folder));
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
        auto read = readFile(own);
        if (!read)
            throw std::runtime_error("The game “" + gameId + "” is not known: it did not come with the program, and " +
                                     from + " " + read.error() + ".");
        bytes = std::move(*read);
    }
    auto game = importers::readGame(bytes);
    if (!game)
        throw std::runtime_error(from + ": " + problemText(game.error().front()));
    GameLibrary library;
    library.game = std::move(*game);
    auto files = rulesetFiles(gameId, profile, library.refused);
    gatherAttributes(files, library);
    readLaws(files, library);
    return library;
}

} // namespace nexus::app
