#include "app/documents/comparison_job.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/list_history.h"
#include "model/base/words.h"

#include <filesystem>
#include <stdexcept>

namespace nexus::app {

namespace {

struct ComparisonJobWords {
    NEXUS_WORDS(ComparisonJobWords)
};

std::string bytesOfRevision(const std::string& word)
{
    const auto place = historyPlace(word);
    if (!place)
        throw std::runtime_error(place.error());
    auto bytes = bytesAt(*place);
    if (!bytes)
        throw std::runtime_error(bytes.error());
    return std::move(*bytes);
}

} // namespace

ComparisonJob::ComparisonJob(GameFolder place, QObject* parent)
    : Job(parent)
    , m_place(std::move(place))
{
}

ListSource ComparisonJob::sourceOf(Profile& profile, const ListChoice& choice)
{
    if (choice.kind == ListKind::Set)
        return {choice.word, {}, {}};
    if (choice.kind == ListKind::Import) {
        auto imported = importedSource(profile, choice.word);
        if (!imported)
            throw std::runtime_error(imported.error());
        return imported->value_or(ListSource{choice.word, {}, profile.catalogue()});
    }
    const std::filesystem::path path = choice.word;
    report(0, 0, tr("Opening %1").arg(q(path.filename().string())));
    if (choice.kind == ListKind::Revision)
        return {path.filename().string(), bytesOfRevision(choice.word), {}};
    auto bytes = readFile(path);
    if (!bytes)
        throw std::runtime_error(
            model::filled(ComparisonJobWords::tr("%1 %2. Choose another file.", "a file and what is wrong"),
                {choice.word, bytes.error()}));
    return {path.filename().string(), std::move(*bytes), {}};
}

void ComparisonJob::start(
    ListChoice from, ListChoice to, GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
{
    Job::start([this, from = std::move(from), to = std::move(to), library = std::move(library),
                   catalogue = std::move(catalogue)]() -> Answer {
        Profile profile(m_place);
        profile.adopt(library, catalogue);
        const auto before = sourceOf(profile, from), after = sourceOf(profile, to);
        if (!report(0, 0, tr("Comparing")))
            return nullptr;
        auto compared = compareLists(profile, before, after, {});
        if (isStopped())
            return nullptr;
        if (!compared)
            return [this, refused = std::move(compared.error())] {
                m_comparison.reset();
                m_impact = {};
                m_refused = refused;
            };
        auto impact = comparisonImpact(
            profile, *compared,
            [this](std::size_t done, std::size_t all) { return report(done, all, tr("Checking saved decks")); },
            repairsInTime(
                [this](std::size_t done, std::size_t all) { return report(done, all, tr("Looking for repairs")); }));
        if (isStopped())
            return nullptr;
        return [this, comparison = std::move(*compared), found = std::move(impact)] {
            m_comparison = comparison;
            m_impact = found;
            m_refused.clear();
        };
    });
}

RenameJob::RenameJob(GameFolder place, QObject* parent)
    : Job(parent)
    , m_place(std::move(place))
{
}

void RenameJob::start(CardRename rename, std::string list)
{
    Job::start([this, rename = std::move(rename), list = std::move(list)]() -> Answer {
        Profile profile(m_place);
        if (!report(0, 0, tr("Renaming")))
            return nullptr;
        const auto accepted = acceptRenames(
            profile, {rename}, list, [this](std::size_t, std::size_t) { return !isStopped(); });
        if (!accepted)
            throw std::runtime_error(accepted.error());
        if (accepted->cancelled)
            return nullptr;
        return [this, rename, catalogue = profile.catalogue()] {
            m_rename = rename;
            m_catalogue = catalogue;
        };
    });
}

} // namespace nexus::app
