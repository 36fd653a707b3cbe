// What a new catalogue means for saved decks: each is judged under its ruleset with the cards as they are and as
// they would be. Decks that become illegal stand first, then those that become legal, then the others that anything
// changes for, each by name; decks that nothing changes for are only counted.
#pragma once

#include "app/base/job.h"
#include "app/documents/game_library.h"
#include "app/documents/profile.h"
#include "importers/card_list.h"
#include "importers/tables/table_file.h"
#include "model/advice/edit_effect.h"
#include "model/base/progress.h"
#include "model/cards/catalogue_import.h"
#include "model/profile/stored_deck.h"
#include "model/rules/legality.h"

#include <condition_variable>
#include <mutex>

namespace nexus::app {

struct TotalMove {
    std::string rule; // a constraint's id or a figure's
    std::string name; // "Main deck CP", "Missions Technology"
    std::int64_t from = 0, to = 0;
    friend bool operator==(const TotalMove&, const TotalMove&) = default;
};

// A finding before and after as a sentence; one of them is empty where it appears or vanishes.
struct FindingMove {
    std::string rule;
    std::string before, after;
    friend bool operator==(const FindingMove&, const FindingMove&) = default;
};

// Changes that make a deck legal that became illegal; the fewest that are found (model/advice/edition_comparison.h).
struct DeckRepair {
    std::vector<model::CardChange> changes;
    bool legal = false; // with them; else they are as near as it comes
    friend bool operator==(const DeckRepair&, const DeckRepair&) = default;
};

struct DeckImpact {
    std::int64_t deck = 0;
    std::string name;
    std::string ruleset; // its name
    bool legalBefore = false, legalAfter = false;
    std::vector<TotalMove> totals;
    std::vector<FindingMove> findings;
    std::optional<DeckRepair> repair; // of a deck that becomes illegal, where it was looked for

    [[nodiscard]] bool becomesIllegal() const { return legalBefore && !legalAfter; }
    [[nodiscard]] bool becomesLegal() const { return !legalBefore && legalAfter; }
    // "Wet Ink becomes illegal", "Iron Wall becomes legal", "Iron Wall stays illegal".
    [[nodiscard]] std::string headline() const;
    // "Nearest repair: −1 Wick Sprite, +2 Glasswing Courier"; empty where none was looked for.
    [[nodiscard]] std::string repairText() const;
    friend bool operator==(const DeckImpact&, const DeckImpact&) = default;
};

struct ImportImpact {
    std::size_t checked = 0;
    std::vector<DeckImpact> decks;
    [[nodiscard]] std::size_t becomeIllegal() const;
    [[nodiscard]] std::size_t becomeLegal() const;
    // "1 of 12 saved decks becomes illegal, 2 change." — the whole in one sentence.
    [[nodiscard]] std::string summary() const;
    friend bool operator==(const ImportImpact&, const ImportImpact&) = default;
};

// `goOn` is told decks done and may stop by false; then the impact says of the decks so far. `repair`, where there is
// one, is told the same of the repairs of decks that become illegal; once it says false, no more are looked for.
// Each deck by its own ruleset, or all by one that is asked for.
[[nodiscard]] ImportImpact importImpact(const std::vector<model::StoredDeck>& decks, const GameLibrary& library,
    std::shared_ptr<const model::Catalogue> before, std::shared_ptr<const model::Catalogue> after,
    const model::Progress& goOn = {}, const model::Progress& repair = {}, const model::RulesetId& ruleset = {});

// For `repair` of work that somebody waits for in the window: no more are looked for after two seconds.
[[nodiscard]] model::Progress repairsInTime(model::Progress goOn);

// Card lists into the catalogue, whole or not at all a file: read, compare, write. What happened, or would happen,
// comes back as values; the command line and the window show the same report. Several files are one import, each
// compared with the catalogue as those before leave it; a file with refused rows is left out.

struct RowPlace {
    std::size_t line = 0; // of a table
    std::string pointer;  // of a JSON file
};

// A card that is called otherwise now.
struct CardRename {
    std::string from, to;
    double likeness = 1;
    std::string type = {}; // of the card that has the new name, where a list says it
    friend bool operator==(const CardRename&, const CardRename&) = default;
};

// What a person says to names that changed and to cards that a list no longer has.
struct NameAnswers {
    bool takeLikely = false;         // every likely rename is one
    std::vector<CardRename> renamed; // these are
    bool withdraw = false;           // cards of the list's sets and types that it does not have leave the catalogue
};

struct ImportReport {
    std::string file;
    model::ImportPlan plan;                        // empty where the file could not be read at all
    std::vector<model::SetInfo> sets;              // what the file says of its set
    std::vector<RowPlace> places;                  // of the plan's rows, by row
    std::vector<importers::ImportProblem> refused; // with any of these nothing was written
    std::vector<std::string> notes;
    std::vector<CardRename> renamed, likely; // taken, and to be asked about
    std::vector<std::string> missing;        // cards it no longer has, to be asked about
    std::vector<std::string> withdrawn;      // those that leave the catalogue
    bool mayBeWindows1252 = false;           // refused, for it is no UTF-8: to be offered
    bool written = false;                    // false too for a trial run and a list that changes nothing
    bool cancelled = false;

    [[nodiscard]] std::size_t added() const; // cards and printings
    [[nodiscard]] std::size_t changed() const;
    [[nodiscard]] std::size_t unchanged() const;
};

struct CardFile {
    std::string name;
    std::string bytes;
};

// What files would do, before anything is written.
struct PlannedImport {
    std::vector<ImportReport> reports;                           // a file each, in order
    std::vector<std::shared_ptr<const model::Catalogue>> before; // what each plan was made for
    std::int64_t revision = 0;                                   // of the catalogue

    [[nodiscard]] bool changesAnything() const;
    // The snapshot with everything carried out.
    [[nodiscard]] std::shared_ptr<const model::Catalogue> after() const;
};

// `what` is being done, `done` of `all`; false stops.
using ImportProgress = std::function<bool(const std::string& what, std::size_t done, std::size_t all)>;

// Nothing where progress stopped it.
[[nodiscard]] std::optional<PlannedImport> planImports(Profile& profile, const std::vector<CardFile>& files,
    const importers::CardListOptions& options, const ImportProgress& progress = {}, const NameAnswers& answers = {});
[[nodiscard]] ImportImpact impactOf(Profile& profile, const PlannedImport& planned, const ImportProgress& progress = {},
    const model::Progress& repair = {}, const model::RulesetId& ruleset = {});
// One transaction, one line in the list of imports. Marks the reports written or cancelled. Throws db::CatalogueStale
// where the catalogue is not the one planned for any more; writing failures are exceptions.
void applyImport(Profile& profile, PlannedImport& planned, const model::Progress& progress = {});

// Likely renames that a person accepts where two lists are compared: cards of the catalogue get their new names, as an
// import gives them (NameAnswers::renamed), and nothing else of them changes. One import in the list of imports, called
// after `list`, which is taken back as others are. Or a sentence that says why not; then nothing was written, as where
// `progress` stopped it and the report is cancelled.
[[nodiscard]] tl::expected<ImportReport, std::string> acceptRenames(Profile& profile,
    const std::vector<CardRename>& renames, const std::string& list, const model::Progress& progress = {});

// What a set is called and when it came out; its code, its cards and their keys stay. One import in the list of
// imports, which is taken back as others are. False: it is so already. A sentence where there is no such set.
[[nodiscard]] tl::expected<bool, std::string> nameSet(Profile& profile, const model::SetInfo& set);

// Cards an import brings whose number in deck codes (importers/codes/card_ids.h) another card has already: told at the
// import, for a deck with one of them cannot be given as a code. Hardly ever one in ten thousand cards.

// Notes for the report of an import, one a number; the first ten, and how many more there are.
[[nodiscard]] std::vector<std::string> sharedNumberNotes(const model::Catalogue& before, const model::ImportPlan& plan);

// An import on a worker thread with a profile (and so connections) of its own: files are read and compared, what
// it would change in saved decks is found, and then it waits for apply() or cancel(). Nothing is written before
// apply(), and cancel() at any time up to the end leaves everything as it was. The new snapshot comes with the
// result. Results are read between signals only. One use an object.

struct ImportRequest {
    std::vector<std::filesystem::path> files; // in order
    std::string type, set;                    // as importers::CardListOptions
    NameAnswers answers;
    importers::TextEncoding encoding = importers::TextEncoding::Unicode;
};

class ImportJob : public Job {
    Q_OBJECT
public:
    explicit ImportJob(GameFolder profile, QObject* parent = nullptr);
    ~ImportJob() override { stop(); }

    void start(ImportRequest request);
    // Instead of start(): looks at what taking back the last import changes in saved decks; then as with start().
    void startUndo();
    void apply();
    void cancel() override;

    // After planned().
    [[nodiscard]] const std::vector<ImportReport>& reports() const { return m_planned.reports; }
    [[nodiscard]] const ImportImpact& impact() const { return m_impact; }
    [[nodiscard]] bool changesAnything() const { return m_planned.changesAnything(); }
    // After applied().
    [[nodiscard]] std::shared_ptr<const model::Catalogue> catalogue() const { return m_catalogue; }

Q_SIGNALS: // failed() says what to do; nothing was written
    void planned();
    void applied();

private:
    enum class Order { Wait, Apply, Cancel };
    // Plans, waits for the order, and carries it out; either may stop by false.
    using Step = std::function<bool(Profile&)>;
    void work(Step plan, Step carryOut);
    bool planUndo(Profile& profile);
    bool takeBack(Profile& profile);
    bool plan(Profile& profile, const ImportRequest& request);
    bool write(Profile& profile);
    [[nodiscard]] model::Progress repairs();
    Order waitForOrder();

    GameFolder m_place;
    std::mutex m_mutex;
    std::condition_variable m_ordered;
    Order m_order = Order::Wait;
    PlannedImport m_planned;
    std::int64_t m_revision = 0; // of the catalogue an undo was planned for
    ImportImpact m_impact;
    std::shared_ptr<const model::Catalogue> m_catalogue;
};

} // namespace nexus::app
