#include "app/documents/collection_files.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/profile.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/backup.h"
#include "db/collection_store.h"
#include "importers/collection_file.h"
#include "model/base/text.h"
#include "model/base/words.h"

namespace nexus::app {

bool isCollectionFile(std::string_view bytes) { return importers::isCollection(importers::contentsOf(bytes)); }

importers::ReadResult<importers::CollectionFile> readCollection(std::string_view bytes, model::StackList list)
{
    const auto text = model::trimmed(bytes.substr(bytes.starts_with("\xef\xbb\xbf") ? 3 : 0, 256));
    return text.starts_with('{') || text.starts_with('[') ? importers::readCollectionJson(bytes)
                                                          : importers::readCollectionCsv(bytes, list);
}

// The names suggestions are looked for are those of all parts together.
std::optional<std::vector<model::MatchedLine>> matchInParts(const model::Catalogue& catalogue,
    std::span<const model::Stack> lines, std::size_t suggested, const model::Progress& progress)
{
    constexpr std::size_t part = 1024;
    std::vector<model::MatchedLine> matched;
    matched.reserve(lines.size());
    for (std::size_t begin = 0; begin < lines.size(); begin += part) {
        if (!progress(begin, lines.size()))
            return std::nullopt;
        for (auto& line :
            model::matchLines(catalogue, lines.subspan(begin, std::min(part, lines.size() - begin)), suggested)) {
            line.line += begin;
            if (line.kind == model::MatchKind::Close && suggested > 0)
                --suggested;
            matched.push_back(std::move(line));
        }
    }
    return progress(lines.size(), lines.size()) ? std::optional(std::move(matched)) : std::nullopt;
}

std::string collectionBytes(const model::Collection& collection, const std::string& game, bool json)
{
    std::vector<model::Stack> stacks;
    for (const auto& [id, stack] : collection.stacks())
        stacks.push_back(stack);
    return json ? importers::writeCollectionJson(stacks, game) : importers::writeCollectionCsv(stacks);
}

bool isJsonFile(const std::filesystem::path& file) { return model::fold(file.extension().string()) == ".json"; }

tl::expected<void, std::string> writeCollection(
    const model::Collection& collection, const std::string& game, const std::filesystem::path& file)
{
    return writeFile(file, collectionBytes(collection, game, isJsonFile(file)));
}

namespace {

using model::filled;

struct CollectionFileWords {
    NEXUS_WORDS(CollectionFileWords)
};

constexpr std::size_t mostSuggested = 60; // names without a card that near ones are looked for: each is a walk over all

} // namespace

CollectionImportJob::CollectionImportJob(
    std::filesystem::path profile, std::shared_ptr<const model::Catalogue> catalogue, QObject* parent)
    : Job(parent)
    , m_profile(std::move(profile))
    , m_catalogue(std::move(catalogue))
{
}

void CollectionImportJob::start(const std::filesystem::path& file)
{
    m_name = file.filename().string();
    Job::start([this, file]() -> Answer {
        if (!readFile(file))
            return nullptr;
        return [this] { Q_EMIT read(); };
    });
}

bool CollectionImportJob::readFile(const std::filesystem::path& file)
{
    if (!report(0, 0, tr("Reading %1").arg(q(m_name))))
        return false;
    const auto bytes = app::readFile(file);
    if (!bytes)
        throw std::runtime_error(
            filled(CollectionFileWords::tr("%1 %2.", "a file and what is wrong"), {file.string(), bytes.error()}));
    auto read = readCollection(*bytes);
    if (!read)
        throw std::runtime_error(m_name + ": " + problemText(read.error().front()));
    m_file = std::move(*read);
    std::vector<model::Stack> stacks;
    stacks.reserve(m_file.lines.size());
    for (const auto& line : m_file.lines)
        stacks.push_back(line.stack);
    const auto what = tr("Matching cards");
    auto matched = matchInParts(*m_catalogue, stacks, mostSuggested,
        [&](std::size_t done, std::size_t all) { return report(done, all, what); });
    if (!matched)
        return false;
    m_lines = std::move(*matched);
    return true;
}

std::size_t CollectionImportJob::count(model::MatchKind kind) const
{
    return static_cast<std::size_t>(
        std::count_if(m_lines.begin(), m_lines.end(), [&](const auto& line) { return line.kind == kind; }));
}

std::int64_t CollectionImportJob::copies() const
{
    std::int64_t sum = 0;
    for (const auto& line : m_lines)
        sum += line.stack.quantity;
    return sum;
}

void CollectionImportJob::choose(std::size_t line, model::CardIndex card)
{
    const auto name = model::fold(m_lines[line].stack.name);
    for (auto& other : m_lines)
        if ((other.kind == model::MatchKind::Close || other.kind == model::MatchKind::Unmatched) &&
            model::fold(other.stack.name) == name)
            model::choose(other, card, *m_catalogue);
}

void CollectionImportJob::apply(
    model::Collection collection, const model::CollectionVersion& version, bool replace, bool wanted)
{
    Job::start([this, version, replace, wanted,
                   collection = std::make_shared<model::Collection>(std::move(collection))]() -> Answer {
        try {
            if (!write(*collection, version, replace, wanted))
                return nullptr;
        } catch (const db::EditCancelled&) {
            return nullptr;
        }
        return [this] { Q_EMIT applied(); };
    });
}

bool CollectionImportJob::write(
    model::Collection& collection, const model::CollectionVersion& version, bool replace, bool wanted)
{
    if (!report(0, 0, tr("Backing up")))
        return false;
    (void)db::makeBackup(m_profile, model::BackupReason::BeforeImport, utcNow());
    if (!report(0, 0, tr("Comparing with the collection")))
        return false;
    db::CollectionStore store(m_profile / "user.sqlite");
    store.expect(version);
    if (store.changedElsewhere())
        throw db::CollectionStale(CollectionFileWords::tr(
            "The collection was changed by another program meanwhile. Nothing was written: import the file again."));
    std::vector<model::Stack> stacks;
    stacks.reserve(m_lines.size());
    for (auto& line : m_lines) {
        stacks.push_back(std::move(line.stack)); // the lines have served
        if (wanted && stacks.back().list == model::StackList::Owned)
            stacks.back().list = model::StackList::Wanted;
    }
    auto planned = replace ? model::replaceStacks(collection, std::move(stacks), m_name)
                           : model::addStacks(collection, std::move(stacks), model::EditKind::Import, m_name);
    if (!planned)
        throw std::runtime_error(refusalText(planned.error(), {}));
    m_edit = std::move(*planned);
    store.keep(m_edit, collection.totalsAfter(m_edit), utcNow(),
        [this](std::size_t done, std::size_t all) { return report(done, all, tr("Writing")); });
    m_version = store.version();
    return true;
}

} // namespace nexus::app
