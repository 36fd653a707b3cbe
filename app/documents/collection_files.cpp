#include "app/documents/collection_files.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/backup.h"
#include "db/collection_store.h"
#include "importers/collection_columns.h"
#include "importers/collection_file.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <set>

namespace nexus::app {

bool isCollectionFile(std::string_view bytes) { return importers::isCollection(importers::contentsOf(bytes)); }

importers::ReadResult<importers::CollectionFile> readCollection(
    std::string_view bytes, const importers::CollectionReading& reading)
{
    constexpr std::size_t beginning = 256;
    const auto text = model::trimmed(bytes.substr(bytes.starts_with("\xef\xbb\xbf") ? 3 : 0, beginning));
    return text.starts_with('{') || text.starts_with('[') ? importers::readCollectionJson(bytes)
                                                          : importers::readCollectionTable(bytes, reading);
}

importers::ReadResult<importers::CollectionFile> readCollectionAsBefore(
    std::string_view bytes, importers::CollectionReading& reading, const QSettings& settings)
{
    auto file = readCollection(bytes, reading);
    if (!file || !reading.columns.empty())
        return file;
    reading.columns = rememberedColumns(settings, *file);
    if (reading.columns.empty())
        return file;
    auto again = readCollection(bytes, reading);
    if (!again) // headings that were chosen are gone
        reading.columns.clear();
    return again ? std::move(again) : std::move(file);
}

namespace {

// Stacks that lines which could not be read may stand for: of the card by key or name, or of that name.
std::set<model::StackId> stacksOfUnread(
    const model::Collection& collection, const model::Catalogue& catalogue, const importers::CollectionFile& file)
{
    constexpr std::size_t nearNames = 3;
    std::size_t suggested = model::maxSuggestedNames;
    std::set<model::CardKey> cards;
    std::set<std::string> names;
    for (const auto& line : file.unread) {
        if (!line.key.empty())
            cards.emplace(line.key);
        for (const auto& name : line.names) {
            if (model::fold(name).empty() || !names.insert(model::fold(name)).second)
                continue;
            const auto looked = model::lookUp(catalogue, name);
            auto found = looked.card ? std::vector{*looked.card} : looked.choices;
            if (found.empty() && suggested > 0 && line.names.size() == 1) {
                --suggested;
                found = model::suggestNames(catalogue, name, nearNames);
            }
            for (const auto card : found)
                cards.emplace(std::string(catalogue.key(card)));
        }
    }
    std::set<model::StackId> stacks;
    if (!cards.empty() || !names.empty())
        for (const auto& [id, stack] : collection.stacks())
            if (cards.contains(stack.card) || names.contains(model::fold(stack.name)))
                stacks.insert(id);
    return stacks;
}

} // namespace

model::SharedStack stackOf(const model::MatchedLine& line, const ImportWish& wish)
{
    auto stack = line.stack;
    if (wish.wanted && stack->list == model::StackList::Owned)
        stack.own().list = model::StackList::Wanted;
    return stack;
}

std::vector<model::SharedStack> stacksOf(std::span<const model::MatchedLine> lines, const ImportWish& wish)
{
    std::vector<model::SharedStack> stacks;
    stacks.reserve(lines.size());
    for (const auto& line : lines)
        stacks.push_back(stackOf(line, wish));
    return stacks;
}

model::EditResult planImportOf(const model::Collection& collection, const model::Catalogue& catalogue,
    const importers::CollectionFile& file, std::vector<model::SharedStack> stacks, const ImportWish& wish,
    const std::string& name)
{
    if (file.prices)
        return model::priceStacks(collection, stacks, file.told, name);
    if (!wish.replace)
        return model::addStacks(collection, std::move(stacks), model::EditKind::Import, name);
    return model::replaceStacks(collection, std::move(stacks), name, model::Replace::ListsOfTheNew,
        stacksOfUnread(collection, catalogue, file));
}

// The names suggestions are looked for are those of all parts together.
std::optional<std::vector<model::MatchedLine>> matchInParts(const model::Catalogue& catalogue,
    std::span<importers::CollectionLine> lines, std::size_t suggested, const model::Progress& progress)
{
    constexpr std::size_t part = 1024;
    std::vector<model::MatchedLine> matched;
    matched.reserve(lines.size());
    for (std::size_t begin = 0; begin < lines.size(); begin += part) {
        if (!progress(begin, lines.size()))
            return std::nullopt;
        std::vector<model::SharedStack> stacks;
        for (auto& line : lines.subspan(begin, std::min(part, lines.size() - begin)))
            stacks.push_back(std::exchange(line.stack, {}));
        for (auto& line : model::matchLines(catalogue, std::move(stacks), suggested)) {
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

void CollectionImportJob::start(const std::filesystem::path& file, importers::CollectionReading reading)
{
    m_name = file.filename().string();
    m_reading = std::move(reading);
    if (m_reading.day.empty())
        m_reading.day = dayOfPrices(m_name);
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
    const auto settings = openSettings(m_profile);
    auto read = readCollectionAsBefore(*bytes, m_reading, *settings);
    m_mayBeWindows = importers::mayBeWindows1252(*bytes);
    if (!read)
        throw std::runtime_error(m_name + ": " + problemText(read.error().front()));
    m_sum = importSum(*bytes);
    m_before = app::importedBefore(*settings, m_sum);
    m_file = std::move(*read);
    const auto what = tr("Matching cards");
    auto matched = matchInParts(*m_catalogue, m_file.lines, mostSuggested,
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
        sum += line.stack->quantity;
    return sum;
}

void CollectionImportJob::choose(std::size_t line, model::CardIndex card)
{
    const auto name = model::fold(m_lines[line].stack->name);
    for (auto& other : m_lines)
        if ((other.kind == model::MatchKind::Close || other.kind == model::MatchKind::Unmatched) &&
            model::fold(other.stack->name) == name)
            model::choose(other, card, *m_catalogue);
}

std::string dayOfPrices(const std::string& name)
{
    constexpr std::size_t dayLength = 10; // 2026-11-20
    for (std::size_t at = 0; at + dayLength <= name.size(); ++at)
        if (auto day = model::isoDay(name.substr(at, dayLength)); day && *day == name.substr(at, dayLength))
            return *day;
    return utcToday();
}

std::vector<std::string> columnMeanings() { return importers::collectionMeanings(); }

std::size_t takeSuggestions(std::span<model::MatchedLine> lines, const model::Catalogue& catalogue)
{
    std::size_t taken = 0;
    for (auto& line : lines)
        if (line.kind == model::MatchKind::Close && !line.undecided) {
            model::choose(line, line.candidates.front(), catalogue);
            ++taken;
        }
    return taken;
}

void CollectionImportJob::apply(model::Collection collection, const model::StackNames& onDisk,
    const model::CollectionVersion& version, const ImportWish& wish)
{
    Job::start([this, version, wish, onDisk,
                   collection = std::make_shared<model::Collection>(std::move(collection))]() -> Answer {
        try {
            if (!write(*collection, onDisk, version, wish))
                return nullptr;
        } catch (const db::EditCancelled&) {
            return nullptr;
        }
        return [this] { Q_EMIT applied(); };
    });
}

bool CollectionImportJob::write(model::Collection& collection, const model::StackNames& onDisk,
    const model::CollectionVersion& version, const ImportWish& wish)
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
    auto planned = planImportOf(collection, *m_catalogue, m_file, stacksOf(m_lines, wish), wish, m_name);
    if (!planned)
        throw std::runtime_error(refusalText(planned.error(), {}));
    const auto totals = collection.totalsAfter(*planned);
    m_edit = model::fromNames(std::move(*planned), onDisk);
    store.keep(m_edit, totals, utcNow(),
        [this](std::size_t done, std::size_t all) { return report(done, all, tr("Writing")); });
    m_version = store.version();
    const auto settings = openSettings(m_profile);
    rememberColumns(*settings, m_file, m_reading.columns);
    rememberImport(*settings, m_sum, utcToday());
    return true;
}

} // namespace nexus::app
