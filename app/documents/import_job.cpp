#include "app/documents/import_job.h"

#include "app/base/file_bytes.h"
#include "db/catalogue_store.h"
#include "db/deck_store.h"

namespace nexus::app {

ImportJob::ImportJob(std::filesystem::path profile, QObject* parent)
    : Job(parent)
    , m_folder(std::move(profile))
{
}

void ImportJob::start(ImportRequest request)
{
    work([this, request = std::move(request)](Profile& profile) { return plan(profile, request); },
        [this](Profile& profile) { return write(profile); });
}

void ImportJob::startUndo()
{
    work(
        [this](Profile& profile) { return planUndo(profile); }, [this](Profile& profile) { return takeBack(profile); });
}

void ImportJob::apply()
{
    const std::lock_guard lock(m_mutex);
    if (m_order == Order::Wait)
        m_order = Order::Apply;
    m_ordered.notify_all();
}

void ImportJob::cancel()
{
    Job::cancel();
    const std::lock_guard lock(m_mutex);
    if (m_order == Order::Wait)
        m_order = Order::Cancel;
    m_ordered.notify_all();
}

ImportJob::Order ImportJob::waitForOrder()
{
    std::unique_lock lock(m_mutex);
    m_ordered.wait(lock, [this] { return m_order != Order::Wait; });
    return m_order;
}

bool ImportJob::say(const std::string& what, std::size_t done, std::size_t all)
{
    return report(static_cast<int>(done), static_cast<int>(all), QString::fromStdString(what));
}

void ImportJob::work(Step plan, Step carryOut)
{
    Job::start([this, plan = std::move(plan), carryOut = std::move(carryOut)]() -> Answer {
        Profile profile(m_folder);
        if (!plan(profile))
            return nullptr;
        Q_EMIT planned();
        if (waitForOrder() == Order::Cancel || !carryOut(profile))
            return nullptr;
        return [this] { Q_EMIT applied(); };
    });
}

bool ImportJob::planUndo(Profile& profile)
{
    say("Looking at the last import", 0, 0);
    auto& store = profile.catalogueStore();
    m_revision = store.revision();
    const auto before = profile.catalogue();
    const auto after = store.withoutLastImport();
    if (!after)
        throw std::runtime_error("There is no import that could be taken back.");
    m_impact = importImpact(profile.decks().list(), profile.library(), before, after,
        [this](std::size_t done, std::size_t all) { return say("Checking saved decks", done, all); });
    return !isStopped();
}

bool ImportJob::takeBack(Profile& profile)
{
    say("Taking back the last import", 0, 0);
    auto& store = profile.catalogueStore();
    if (store.revision() != m_revision || !store.undoLastImport(utcNow()))
        throw std::runtime_error(
            "The catalogue was changed by another program in the meantime. Nothing was taken back; look again.");
    profile.forgetCatalogue();
    m_catalogue = profile.catalogue();
    return true;
}

bool ImportJob::plan(Profile& profile, const ImportRequest& request)
{
    const auto told = [this](
                          const std::string& what, std::size_t done, std::size_t all) { return say(what, done, all); };
    std::vector<CardFile> files;
    for (const auto& path : request.files) {
        if (!say("Opening " + path.filename().string(), files.size(), request.files.size()))
            return false;
        auto bytes = readFile(path);
        if (!bytes)
            throw std::runtime_error(path.string() + " " + bytes.error() + ". Choose the files again.");
        files.push_back({path.filename().string(), std::move(*bytes)});
    }
    auto planned = planImports(profile, files, {request.type, request.set}, told);
    if (!planned)
        return false;
    m_planned = std::move(*planned);
    m_impact = impactOf(profile, m_planned, told);
    return !isStopped();
}

bool ImportJob::write(Profile& profile)
{
    applyImport(profile, m_planned, [this](std::size_t done, std::size_t all) {
        return done % 4096 == 0 || done == all ? say("Importing", done, all) : !isStopped();
    });
    const bool stopped = std::any_of(
        m_planned.reports.begin(), m_planned.reports.end(), [](const auto& file) { return file.cancelled; });
    if (stopped)
        return false;
    report(0, 0, tr("Reading the catalogue"));
    m_catalogue = profile.catalogue();
    return true;
}

} // namespace nexus::app
