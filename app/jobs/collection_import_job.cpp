#include "app/jobs/collection_import_job.h"

#include "app/documents/collection_files.h"
#include "app/documents/file_bytes.h"
#include "app/documents/profile.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "app/text/trouble_text.h"
#include "db/backup.h"
#include "db/collection_store.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

constexpr std::size_t step = 1024;     // lines between two words of progress
constexpr std::size_t mostSuggested = 60; // names without a card that near ones are looked for: each is a walk over all

} // namespace

CollectionImportJob::CollectionImportJob(std::filesystem::path profile, std::shared_ptr<const model::Catalogue> catalogue, QObject* parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_catalogue(std::move(catalogue))
{
}

CollectionImportJob::~CollectionImportJob()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

bool CollectionImportJob::report(std::size_t done, std::size_t all, const QString& what)
{
    Q_EMIT progress(static_cast<int>(done), static_cast<int>(all), what);
    return !m_cancelled;
}

void CollectionImportJob::work(const std::function<bool()>& what)
{
    if (m_thread.joinable())
        m_thread.join();
    m_thread = std::thread([this, what] {
        try {
            if (!what())
                Q_EMIT cancelled();
        } catch (const db::EditCancelled&) {
            Q_EMIT cancelled();
        } catch (...) {
            Q_EMIT failed(QString::fromStdString(currentTroubleText()));
        }
    });
}

void CollectionImportJob::start(const std::filesystem::path& file)
{
    m_name = file.filename().string();
    work([this, file] {
        if (!readFile(file))
            return false;
        Q_EMIT read();
        return true;
    });
}

bool CollectionImportJob::readFile(const std::filesystem::path& file)
{
    if (!report(0, 0, tr("Reading %1").arg(QString::fromStdString(m_name))))
        return false;
    const auto bytes = app::readFile(file);
    if (!bytes)
        throw std::runtime_error(file.string() + " " + bytes.error() + ".");
    auto read = readCollection(*bytes);
    if (!read)
        throw std::runtime_error(m_name + ": " + problemText(read.error().front()));
    m_file = std::move(*read);
    std::vector<model::Stack> stacks;
    stacks.reserve(m_file.lines.size());
    for (const auto& line : m_file.lines)
        stacks.push_back(line.stack);
    const auto what = tr("Matching cards");
    // In parts, so that it can be called off; the names suggestions are looked for are those of all parts together.
    auto suggested = mostSuggested;
    for (std::size_t begin = 0; begin < stacks.size(); begin += step) {
        if (!report(begin, stacks.size(), what))
            return false;
        const auto part = std::span(stacks).subspan(begin, std::min(step, stacks.size() - begin));
        auto matched = model::matchLines(*m_catalogue, part, suggested);
        for (auto& line : matched) {
            line.line += begin;
            if (line.kind == model::MatchKind::Close && suggested > 0)
                --suggested;
            m_lines.push_back(std::move(line));
        }
    }
    return report(stacks.size(), stacks.size(), what);
}

std::size_t CollectionImportJob::count(model::MatchKind kind) const
{
    return static_cast<std::size_t>(std::count_if(m_lines.begin(), m_lines.end(), [&](const auto& line) { return line.kind == kind; }));
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
        if ((other.kind == model::MatchKind::Close || other.kind == model::MatchKind::Unmatched) && model::fold(other.stack.name) == name)
            model::choose(other, card, *m_catalogue);
}

void CollectionImportJob::apply(model::Collection collection, bool replace, bool wanted)
{
    m_cancelled = false;
    work([this, replace, wanted, collection = std::make_shared<model::Collection>(std::move(collection))] {
        if (!write(*collection, replace, wanted))
            return false;
        Q_EMIT applied();
        return true;
    });
}

bool CollectionImportJob::write(model::Collection& collection, bool replace, bool wanted)
{
    if (!report(0, 0, tr("Backing up")))
        return false;
    (void)db::makeBackup(m_profile, db::BackupReason::BeforeImport, utcNow());
    if (!report(0, 0, tr("Comparing with the collection")))
        return false;
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
    db::CollectionStore store(m_profile / "user.sqlite");
    store.keep(m_edit, collection.totalsAfter(m_edit), utcNow(),
               [this](std::size_t done, std::size_t all) { return report(done, all, tr("Writing")); });
    return true;
}

} // namespace nexus::app
