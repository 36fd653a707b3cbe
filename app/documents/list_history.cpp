#include "app/documents/list_history.h"

#include "app/base/batches.h"
#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/git_reader.h"
#include "app/documents/history_index.h"
#include "importers/registry.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <stdexcept>
#include <unordered_map>
#include <unordered_set>

namespace nexus::app {

namespace {

using model::filled;

struct HistoryWords {
    NEXUS_WORDS(HistoryWords)
};

constexpr std::size_t maxIndexFiles = 32;
constexpr std::uint64_t listsAtOnce = 2;

std::string hashedName(const std::string& text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .left(32)
        .toStdString();
}

bool isFolder(const std::string& path)
{
    std::error_code none;
    return std::filesystem::is_directory(path, none);
}

// What decides how a list is read: the program, the game, its rulesets.
std::string readingStamp(Profile& profile)
{
    std::error_code none;
    const std::filesystem::path program = "/proc/self/exe";
    auto stamp = std::string(NEXUSDECK_VERSION) + "\n" + std::to_string(std::filesystem::file_size(program, none)) +
                 "\n" + std::to_string(std::filesystem::last_write_time(program, none).time_since_epoch().count()) +
                 "\n";
    stamp += readFile(profile.folder() / "game.json", importers::maxDeckBytes).value_or("");
    for (const auto& known : profile.library().rulesets)
        stamp += "\n" + known.file + "\n" + rulesetBytes(known);
    return hashedName(stamp);
}

// One index a list; of many the oldest go.
std::filesystem::path indexFile(
    const Profile& profile, const RevisionPlace& place, const importers::CardListOptions& options)
{
    std::error_code none;
    const auto folder = profile.place().root / "cache" / "history";
    std::vector<std::pair<std::filesystem::file_time_type, std::filesystem::path>> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none))
        files.emplace_back(entry.last_write_time(none), entry.path());
    std::sort(files.begin(), files.end());
    for (std::size_t i = 0; i + maxIndexFiles < files.size(); ++i)
        std::filesystem::remove(files[i].second, none);
    const auto repository = std::filesystem::weakly_canonical(place.repository, none).string();
    return folder /
           (hashedName(model::joined({profile.place().game, repository, place.path, options.type, options.set}, "\n")) +
               ".index");
}

struct ParsedList {
    std::string set;
    std::vector<model::Card> cards;
    model::GivenFields given;
    std::vector<importers::ImportProblem> refused;
};

// By the first headings that can read all of it, else by those that can read most.
ParsedList parsedList(const std::string& bytes, const model::Game& game, const importers::CardListOptions& options)
{
    std::vector<std::string> sets{importers::setCode(options.set)};
    if (options.set.empty())
        for (auto& set : game.setsWithHeadings())
            sets.push_back(std::move(set));
    std::optional<ParsedList> best;
    for (auto& set : sets) {
        auto list = importers::readCards(bytes, game, {options.type, set});
        ParsedList parsed{.set = std::move(set), .cards = {}, .given = {}, .refused = {}};
        if (list) {
            for (auto& listed : list->cards)
                parsed.cards.push_back(std::move(listed.card));
            parsed.given = std::move(list->given);
            parsed.refused = std::move(list->refused);
        } else {
            parsed.refused = std::move(list.error());
        }
        if (parsed.refused.empty())
            return parsed;
        if (!best || parsed.cards.size() > best->cards.size())
            best = std::move(parsed);
    }
    return std::move(*best);
}

using ReadContents = std::pair<std::string, tl::expected<ParsedList, std::string>>; // id, list or sentence

// Lists that were read go into the index at once, so that few are held as they were read.
struct IndexedBatches {
    HistoryIndex& index;
    std::map<std::string, std::string> faults; // by id, sentences

    IndexedBatches& operator+=(std::vector<ReadContents> lists)
    {
        for (auto& [id, list] : lists) {
            if (!list) {
                faults.emplace(id, list.error());
                continue;
            }
            IndexedList indexed{.set = std::move(list->set),
                .given = std::make_shared<const model::GivenFields>(std::move(list->given)),
                .cards = {},
                .refused = std::move(list->refused)};
            for (auto& card : list->cards)
                indexed.cards.push_back(index.shared(std::move(card)));
            index.add(id, std::move(indexed));
        }
        return *this;
    }
};

// Reads what the index does not have; false where it was stopped.
bool readNew(const GitReader& repository, const std::vector<std::string>& contents, IndexedBatches& lists,
    const model::Game& game, const importers::CardListOptions& options, const ImportProgress& goOn)
{
    std::mutex reading; // a repository is one thread's at a time
    const auto read = [&](std::uint64_t batch, std::uint64_t size) {
        std::vector<ReadContents> part;
        for (auto at = batch * listsAtOnce; at < batch * listsAtOnce + size; ++at) {
            const auto bytes = [&] {
                const std::lock_guard lock(reading);
                return repository.contents(contents[at]);
            }();
            part.emplace_back(
                contents[at], bytes.map([&](const auto& text) { return parsedList(text, game, options); }));
        }
        return part;
    };
    return inBatches(contents.size(), listsAtOnce, lists, read, [&](std::uint64_t done) {
        return !goOn || goOn(HistoryWords::tr("Reading the revisions"), done, contents.size());
    });
}

// Cards whose rows are refused stay as they were.
void keepRefused(ListRevision& revision, const std::vector<SharedCard>& before)
{
    if (revision.cards.empty() && !revision.refused.empty()) {
        revision.cards = before;
        return;
    }
    std::unordered_set<std::string> refused, there;
    for (const auto& problem : revision.refused)
        if (!problem.card.empty())
            refused.insert(model::fold(problem.card));
    if (refused.empty())
        return;
    for (const auto& card : revision.cards)
        there.insert(model::fold(card->name));
    for (const auto& card : before)
        if (const auto name = model::fold(card->name); refused.contains(name) && !there.contains(name))
            revision.cards.push_back(card);
}

// Cards of the one list that the other does not have as they are.
model::ComparedCards without(const ListRevision& list, const std::vector<SharedCard>& other)
{
    std::unordered_set<const model::Card*> same;
    for (const auto& card : other)
        same.insert(card.get());
    model::ComparedCards rest{{}, *list.given};
    for (const auto& card : list.cards)
        if (!same.contains(card.get()))
            rest.cards.push_back(*card);
    return rest;
}

ListRevision emptyRevision()
{
    ListRevision none;
    none.given = std::make_shared<const model::GivenFields>();
    return none;
}

// A card that is equal in both lists is its own partner, so the others alone are compared.
ListComparison comparedRevisions(const ListRevision& before, const ListRevision& after, const model::Game& game)
{
    ListComparison compared{.set = after.set,
        .from = without(before, after.cards),
        .to = without(after, before.cards),
        .notes = {},
        .unreadable = {},
        .difference = {}};
    compared.difference = model::listDifference(compared.from, compared.to, game);
    return compared;
}

std::vector<RevisionChange> changesFrom(const ListRevision& before, const ListRevision& after, const model::Game& game)
{
    using enum ChangeKind;
    auto [set, from, to, notes, unreadable, difference] = comparedRevisions(before, after, game);
    std::vector<RevisionChange> changes;
    for (const auto& card : difference.added)
        changes.push_back({.kind = Added, .card = card.name, .type = card.type});
    for (const auto at : difference.removed)
        changes.push_back({.kind = Removed, .card = from.cards[at].name, .type = from.cards[at].type});
    for (auto& card : difference.renamed)
        changes.push_back({.kind = Renamed,
            .card = card.to.name,
            .type = card.to.type,
            .from = from.cards[card.at].name,
            .likeness = card.likeness,
            .fields = std::move(card.fields)});
    for (auto& card : difference.changed)
        changes.push_back(
            {.kind = Changed, .card = card.to.name, .type = card.to.type, .fields = std::move(card.fields)});
    return changes;
}

ListRevision revisionOf(const importers::FileRevision& file, const IndexedBatches& lists)
{
    static const auto everything = std::make_shared<const model::GivenFields>();
    ListRevision revision{.id = file.revision.id,
        .date = file.revision.date,
        .subject = file.revision.subject,
        .path = file.path,
        .given = everything};
    const auto fault = lists.faults.find(file.contents);
    if (!file.fault.empty())
        revision.refused.push_back({.reason = file.fault});
    else if (fault != lists.faults.end())
        revision.refused.push_back({.reason = fault->second});
    else if (const auto* list = lists.index.find(file.contents)) {
        revision.set = list->set;
        revision.given = list->given;
        revision.cards = list->cards;
        revision.refused = list->refused;
    }
    return revision;
}

bool sameFault(const importers::ImportProblem& a, const importers::ImportProblem& b)
{
    return a.reason == b.reason && a.heading == b.heading && a.value == b.value && a.card == b.card;
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const auto middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

// For each revision the card of the line, null where it is not there; names go by the proposed renames.
std::vector<SharedCard> cardsOfLine(const ListHistory& history, const std::string& wanted)
{
    std::vector<SharedCard> line(history.revisions.size());
    std::unordered_map<const model::Card*, std::string> names;
    auto name = model::fold(wanted);
    bool met = false;
    for (auto at = line.size(); at-- > 0;) {
        const auto& revision = history.revisions[at];
        for (const auto& card : revision.cards) {
            auto& folded = names[card.get()];
            if (folded.empty())
                folded = model::fold(card->name);
            if (folded == name) {
                line[at] = card;
                break;
            }
        }
        met = met || line[at];
        for (const auto& change : revision.changes)
            if (met && change.kind == ChangeKind::Renamed && model::fold(change.card) == name) {
                name = model::fold(change.from);
                break;
            }
    }
    return line;
}

} // namespace

tl::expected<std::optional<RevisionPlace>, std::string> revisionPlace(const std::string& word)
{
    std::string missing;
    for (auto at = word.find('@'); at != std::string::npos; at = word.find('@', at + 1)) {
        const auto colon = word.find(':', at);
        if (at == 0 || colon == std::string::npos || colon == at + 1 || colon + 1 == word.size())
            continue;
        const auto folder = word.substr(0, at);
        if (isFolder(folder))
            return RevisionPlace{folder, word.substr(at + 1, colon - at - 1), word.substr(colon + 1)};
        if (missing.empty())
            missing = folder;
    }
    if (!missing.empty())
        return tl::unexpected(filled(HistoryWords::tr("There is no folder “%1”."), {missing}));
    return std::nullopt;
}

tl::expected<RevisionPlace, std::string> historyPlace(const std::string& word)
{
    std::error_code none;
    if (!std::filesystem::exists(word, none)) {
        const auto place = revisionPlace(word);
        if (place && *place)
            return **place;
        for (auto colon = word.find(':'); colon != std::string::npos; colon = word.find(':', colon + 1))
            if (colon > 0 && colon + 1 < word.size() && isFolder(word.substr(0, colon)))
                return RevisionPlace{.repository = word.substr(0, colon), .path = word.substr(colon + 1)};
        if (!place)
            return tl::unexpected(place.error());
    }
    const auto tree = importers::Repository::workTreeOf(word);
    if (!tree)
        return tl::unexpected(filled(HistoryWords::tr("“%1” lies in no git repository."), {word}));
    const auto file = std::filesystem::absolute(word, none);
    const auto folder = std::filesystem::weakly_canonical(file.parent_path(), none);
    return RevisionPlace{
        .repository = *tree, .path = (folder / file.filename()).lexically_relative(*tree).generic_string()};
}

tl::expected<std::string, std::string> bytesAt(const RevisionPlace& place)
{
    const auto repository = GitReader::open(place.repository);
    return repository ? repository->fileAt(place.revision, place.path) : tl::unexpected(repository.error());
}

bool isInRepository(const std::filesystem::path& file)
{
    std::error_code error;
    for (auto folder = std::filesystem::absolute(file, error).parent_path(); !error && folder.has_relative_path();
         folder = folder.parent_path())
        if (std::filesystem::exists(folder / ".git", error))
            return true;
    return false;
}

std::string lastCommitOf(const std::filesystem::path& file)
{
    if (file.empty() || !isInRepository(file))
        return {};
    const auto place = historyPlace(file.string());
    return place ? revisionWord(*place) : std::string();
}

std::string revisionWord(const RevisionPlace& place)
{
    return place.repository.string() + "@" + place.revision + ":" + place.path;
}

tl::expected<std::vector<std::string>, std::string> listsAt(const RevisionPlace& place)
{
    const auto repository = GitReader::open(place.repository);
    return repository ? repository->files(place.revision, {".md", ".markdown", ".csv", ".tsv", ".json", ".txt"})
                      : tl::unexpected(repository.error());
}

std::size_t ListRevision::count(ChangeKind kind) const
{
    return static_cast<std::size_t>(
        std::count_if(changes.begin(), changes.end(), [&](const auto& change) { return change.kind == kind; }));
}

std::map<std::string, std::size_t> ListRevision::fieldCounts() const
{
    std::map<std::string, std::size_t> counts;
    for (const auto& change : changes)
        for (const auto& field : change.fields)
            ++counts[field.field];
    return counts;
}

model::ComparedCards ListRevision::list() const
{
    model::ComparedCards list{{}, *given};
    for (const auto& card : cards)
        list.cards.push_back(*card);
    return list;
}

tl::expected<std::optional<ListHistory>, std::string> readHistory(
    Profile& profile, const RevisionPlace& place, const importers::CardListOptions& options, const ImportProgress& goOn)
{
    const auto& game = profile.library().game;
    const auto repository = GitReader::open(place.repository);
    if (!repository)
        return tl::unexpected(repository.error());
    const auto found = repository->history(place.revision, place.path, [&](std::size_t done, std::size_t all) {
        return !goOn || goOn(HistoryWords::tr("Looking for revisions"), done, all);
    });
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return std::nullopt;
    HistoryIndex index(indexFile(profile, place, options), readingStamp(profile), game.attributes.size());
    std::set<std::string> contents;
    std::vector<std::string> unread;
    for (const auto& file : (*found)->revisions)
        if (!file.contents.empty() && contents.insert(file.contents).second && !index.find(file.contents))
            unread.push_back(file.contents);
    IndexedBatches lists{index, {}};
    const bool whole = readNew(*repository, unread, lists, game, options, goOn);
    index.keep(contents);
    if (!whole)
        return std::nullopt;
    ListHistory history{place, {}, (*found)->notes};
    const auto none = emptyRevision();
    for (const auto& file : (*found)->revisions) {
        const auto& before = history.revisions.empty() ? none : history.revisions.back();
        auto revision = revisionOf(file, lists);
        keepRefused(revision, before.cards);
        revision.changes = changesFrom(before, revision, game);
        history.revisions.push_back(std::move(revision));
    }
    return history;
}

std::vector<RefusedSpan> refusedSpans(const ListHistory& history)
{
    std::vector<RefusedSpan> spans;
    for (std::size_t at = 0; at < history.revisions.size(); ++at)
        for (const auto& problem : history.revisions[at].refused) {
            const auto known = std::find_if(spans.begin(), spans.end(),
                [&](const auto& span) { return span.last + 1 == at && sameFault(span.problem, problem); });
            if (known == spans.end())
                spans.push_back({problem, at, at});
            else
                known->last = at;
        }
    return spans;
}

ListComparison revisionsCompared(
    const ListHistory& history, std::optional<std::size_t> before, std::size_t after, const model::Game& game)
{
    return comparedRevisions(before ? history.revisions[*before] : emptyRevision(), history.revisions[after], game);
}

std::vector<std::optional<double>> seriesOf(
    const ListHistory& history, model::AttributeIndex attribute, SeriesFigure figure)
{
    std::vector<std::optional<double>> series;
    for (const auto& revision : history.revisions) {
        std::vector<double> values;
        for (const auto& card : revision.cards)
            if (const auto& number = card->numbers[attribute])
                values.push_back(*number);
        if (values.empty()) {
            series.emplace_back();
            continue;
        }
        double sum = 0;
        for (const auto value : values)
            sum += value;
        switch (figure) {
        case SeriesFigure::Mean: series.emplace_back(sum / static_cast<double>(values.size())); break;
        case SeriesFigure::Median: series.emplace_back(medianOf(std::move(values))); break;
        case SeriesFigure::Sum: series.emplace_back(sum); break;
        case SeriesFigure::Least: series.emplace_back(*std::min_element(values.begin(), values.end())); break;
        case SeriesFigure::Most: series.emplace_back(*std::max_element(values.begin(), values.end())); break;
        }
    }
    return series;
}

std::vector<CardMoment> cardLine(const ListHistory& history, const std::string& name)
{
    const auto cards = cardsOfLine(history, name);
    std::vector<CardMoment> moments;
    SharedCard before;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const auto& card = cards[at];
        if (card == before)
            continue;
        CardMoment moment{.revision = at, .card = card, .fields = {}, .renamedFrom = {}};
        if (before && card)
            for (const auto& change : history.revisions[at].changes)
                if (change.card == card->name && change.type == card->type) {
                    moment.fields = change.fields;
                    moment.renamedFrom = change.from;
                }
        if (!before || !card || !moment.fields.empty())
            moments.push_back(std::move(moment));
        before = card;
    }
    return moments;
}

std::vector<std::optional<double>> seriesOf(
    const ListHistory& history, const std::vector<CardMoment>& line, model::AttributeIndex attribute)
{
    std::vector<std::optional<double>> series(history.revisions.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto end = i + 1 < line.size() ? line[i + 1].revision : series.size();
        if (line[i].card && line[i].card->numbers[attribute])
            std::fill(series.begin() + static_cast<std::ptrdiff_t>(line[i].revision),
                series.begin() + static_cast<std::ptrdiff_t>(end), *line[i].card->numbers[attribute]);
    }
    return series;
}

HistoryJob::HistoryJob(GameFolder profile, QObject* parent)
    : Job(parent)
    , m_place(std::move(profile))
{
}

void HistoryJob::start(const std::string& word, const importers::CardListOptions& options)
{
    Job::start([this, word, options]() -> Answer {
        const auto place = historyPlace(word);
        if (!place)
            throw std::runtime_error(place.error());
        Profile profile(m_place);
        auto history = readHistory(profile, *place, options,
            [this](const auto& what, auto done, auto all) { return report(done, all, q(what)); });
        if (!history)
            throw std::runtime_error(history.error());
        if (!*history)
            return nullptr;
        return [this, read = std::make_shared<const ListHistory>(std::move(**history))] { Q_EMIT done(read); };
    });
}

} // namespace nexus::app
