// The history of a card list that is kept in a git repository: every revision that changed it, what each changed, and
// any number of its cards over time. Each revision is read by the headings of the game, else of the first set whose
// ruleset can read it. Contents that stood before are parsed once, and kept in PROFILE/cache for the next time.
// resources/help/workbench.md.
#pragma once

#include "app/base/job.h"
#include "app/documents/list_comparison.h"

namespace nexus::app {

// A file in a repository, at a revision: "REPO@REVISION:PATH", where REPO is a folder on the disk.
struct RevisionPlace {
    std::filesystem::path repository;
    std::string revision = "HEAD";
    std::string path; // from the root of the repository
    friend bool operator==(const RevisionPlace&, const RevisionPlace&) = default;
};

// Nothing for a word of another form. A word that has the form but names no folder is an error, a sentence.
[[nodiscard]] tl::expected<std::optional<RevisionPlace>, std::string> revisionPlace(const std::string& word);
// "REPO:PATH", "REPO@REVISION:PATH", or a file in a working tree, which need not be there any more; else a sentence.
[[nodiscard]] tl::expected<RevisionPlace, std::string> historyPlace(const std::string& word);
[[nodiscard]] tl::expected<std::string, std::string> bytesAt(const RevisionPlace& place);
// "REPO@REVISION:PATH", as revisionPlace() takes it.
[[nodiscard]] std::string revisionWord(const RevisionPlace& place);
// Whether the file lies in a working tree; a look at its folders alone.
[[nodiscard]] bool isInRepository(const std::filesystem::path& file);
// The file as its last commit has it, as such a word; empty where it lies in no working tree.
[[nodiscard]] std::string lastCommitOf(const std::filesystem::path& file);
// Paths of what may be card lists, by their names, at the revision; of the place's path nothing is read.
[[nodiscard]] tl::expected<std::vector<std::string>, std::string> listsAt(const RevisionPlace& place);

using SharedCard = std::shared_ptr<const model::Card>; // by all revisions in which it is the same

struct RevisionChange {
    ChangeKind kind = ChangeKind::Changed;
    std::string card, type; // after the change; of a removed card before it
    std::string from;       // Renamed, which is a proposal: the name before
    double likeness = 1;    // Renamed
    std::vector<model::FieldChange> fields;
    friend bool operator==(const RevisionChange&, const RevisionChange&) = default;
};

struct ListRevision {
    std::string id;      // of the commit, in hexadecimal digits
    std::string date;    // "2026-05-04T09:12:33Z"
    std::string subject; // of its message
    std::string path;    // where the list lay then
    std::string set;     // whose headings it was read by; empty: the game's
    std::vector<RevisionChange> changes;
    std::vector<importers::ImportProblem> refused; // rows; their cards stay as they were before
    std::vector<SharedCard> cards;                 // as they are at this revision
    std::shared_ptr<const model::GivenFields> given;

    [[nodiscard]] std::size_t count(ChangeKind kind) const;
    // How often each field changed, in renamed cards too.
    [[nodiscard]] std::map<std::string, std::size_t> fieldCounts() const;
    [[nodiscard]] model::ComparedCards list() const;
};

struct ListHistory {
    RevisionPlace place;
    std::vector<ListRevision> revisions; // oldest first
    std::vector<std::string> notes;      // sentences
};

// A row that cannot be read, once, from the revision where that begins to the last one of which it is true.
struct RefusedSpan {
    importers::ImportProblem problem; // as it stands in the first
    std::size_t first = 0, last = 0;
};
[[nodiscard]] std::vector<RefusedSpan> refusedSpans(const ListHistory& history);

// What changed from one revision to another, or from nothing to it: of cards that both have as they are, nothing is
// said, nor are they in the lists of the comparison.
[[nodiscard]] ListComparison revisionsCompared(
    const ListHistory& history, std::optional<std::size_t> before, std::size_t after, const model::Game& game);

// Nothing where `goOn` stopped it. The error is a sentence: there is no such repository, revision or file.
[[nodiscard]] tl::expected<std::optional<ListHistory>, std::string> readHistory(Profile& profile,
    const RevisionPlace& place, const importers::CardListOptions& options, const ImportProgress& goOn = {});

// A number of all cards over time, a value a revision; none where no card has it.
enum class SeriesFigure { Mean, Median, Sum, Least, Most };
[[nodiscard]] std::vector<std::optional<double>> seriesOf(
    const ListHistory& history, model::AttributeIndex attribute, SeriesFigure figure = SeriesFigure::Mean);

// A card's line: the revisions at which it came, changed or went, oldest first.
struct CardMoment {
    std::size_t revision = 0;               // position in ListHistory::revisions
    SharedCard card;                        // as it is from then on; null: gone
    std::vector<model::FieldChange> fields; // that changed; none where it came or went
    std::string renamedFrom;                // where it came under another name: a proposal
};
// Of the card of this name, compared folded, that stands in the list last; earlier names by the proposed renames.
// Empty where no revision has it.
[[nodiscard]] std::vector<CardMoment> cardLine(const ListHistory& history, const std::string& name);
// A number of the card over time, a value a revision; none where the card has none or is not there.
[[nodiscard]] std::vector<std::optional<double>> seriesOf(
    const ListHistory& history, const std::vector<CardMoment>& line, model::AttributeIndex attribute);

// A history read on a worker with a profile of its own, with progress and a way to stop.
class HistoryJob : public Job {
    Q_OBJECT
public:
    explicit HistoryJob(GameFolder profile, QObject* parent = nullptr);
    ~HistoryJob() override { stop(); }
    // `word` as historyPlace() takes it.
    void start(const std::string& word, const importers::CardListOptions& options = {});

Q_SIGNALS: // failed() says what is wrong
    void done(std::shared_ptr<const nexus::app::ListHistory> history);

private:
    GameFolder m_place;
};

} // namespace nexus::app
