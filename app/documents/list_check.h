// The judge's deck check: a list against catalogue and ruleset, against the code and the checksum it claims, and card
// by card against another list. Card and section differences go by what the rows mean: spelling, printings and piles
// that count for nothing do not matter. May run on any thread.
#pragma once

#include "app/base/job.h"
#include "app/documents/list_players.h"
#include "app/documents/list_reading.h"
#include "app/text/diff_text.h"
#include "model/base/progress.h"

#include <QImage>
#include <QStringList>

#include <string>

namespace nexus::app {

enum class Claim {
    None, // the list claims nothing
    Right,
    Wrong,
    Open // cannot be told: a part of the list is not known
};

struct CheckedList {
    ReadList list;
    model::LegalityReport report;
    std::string code, checksum; // as they come out; no code where none can be made
    std::string codeTrouble;    // then why, a sentence
    Claim codeClaim = Claim::None, checksumClaim = Claim::None;
    bool compared = false;
    std::vector<model::SectionDifference> differences; // from the reference to this list
    std::string namesake;                              // another list of this name with other cards
    std::string playerDoubt; // a sentence: the table of players says another one than the list
    bool mended = false;     // its text was, the file was not

    [[nodiscard]] bool read() const { return list.checker != nullptr; }
    // With every row known and every line read.
    [[nodiscard]] bool legal() const;
    [[nodiscard]] bool right() const; // legal, nothing claimed wrongly, no difference
};

struct CheckOptions {
    std::string ruleset;  // instead of each list's own
    std::string checksum; // claimed of every list, where the list itself does not
    std::optional<model::Deck> against;
    KeepOn keepOn;                                       // asked while a file is read; from any thread
    std::map<std::filesystem::path, std::string> mended; // texts that stand in place of files
};

[[nodiscard]] CheckedList checkList(ReadList list, const ListReader& reader, const CheckOptions& options = {});
[[nodiscard]] std::vector<model::SectionDifference> listDifferences(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker);

// Notes of each list whether another of the same name has other cards.
void noteNamesakes(std::vector<CheckedList>& lists);

// Each list's player as the table says; gives those of whom there is no list.
[[nodiscard]] std::vector<PlayerDetails> tellPlayers(std::vector<CheckedList>& lists, const PlayerTable& table);
// "2 players have no list: Ann Lee, table 12; Bob Ray." Empty for none.
[[nodiscard]] std::string withoutListText(const std::vector<PlayerDetails>& players);

struct ListFolder {
    std::vector<std::filesystem::path> files; // natural order; folders in it are looked through too
    std::size_t passedOver = 0;               // files that are no lists by their ending
    std::string error;                        // completes a sentence that starts with the folder
};
[[nodiscard]] ListFolder listsIn(const std::filesystem::path& folder);

// Lists of all files, in their order; spread over the cores. `progress` is called by one thread at a time; nothing
// where it stopped the work.
[[nodiscard]] std::optional<std::vector<CheckedList>> checkFiles(const std::vector<std::filesystem::path>& files,
    const ListReader& reader, const CheckOptions& options = {}, const model::Progress& progress = {});

// Words about lists that were checked: the same on the judge's page, in its summary and on the command line. What is
// wrong stands first: the list itself, what it claims, what it holds that nobody knows, the law, differences.

[[nodiscard]] std::string verdictWord(const CheckedList& checked); // "legal", "not legal", "not read"
[[nodiscard]] std::string claimWord(Claim claim); // "right", "does not fit", "none given", "cannot be told"
// "58 cards: Missions 3, Main deck 55"; what counts for nothing is left out.
[[nodiscard]] std::string cardsText(const model::Deck& deck, const model::DeckChecker& checker);
// What was checked, and what was not: the code in the file or its cards, the checksum to compare with the paper, the
// edition and who chose it. A sentence each.
[[nodiscard]] std::vector<std::string> checkedWhat(const CheckedList& checked);
// Everything that is not right, a sentence each; empty for a list that is right.
[[nodiscard]] std::vector<std::string> listReasons(const CheckedList& checked);
// What is worth a word and makes nothing wrong: warnings of the law, values of a table the catalogue says otherwise.
[[nodiscard]] std::vector<std::string> listWarnings(const CheckedList& checked);
// Why a list is not opened as a deck as it stands, a sentence: lines that are not read, no cards. Empty: it may be.
[[nodiscard]] std::string openingTrouble(const ReadList& list);
// "Main deck: 2 copies of the card with number 0A1B2C3, which the catalogue does not have."
[[nodiscard]] std::string unknownRowText(const importers::UnknownCode& row, const model::DeckChecker& checker);
// "500 lists: 487 legal, 9 not legal, 4 not read; 2 checksums do not fit."
[[nodiscard]] std::string checkedSummary(const std::vector<CheckedList>& lists);
// A row a list, for a spreadsheet.
[[nodiscard]] std::string checkedCsv(const std::vector<CheckedList>& lists);

// Many lists read and checked on a worker thread, with progress and a way to stop.

struct VerifySource {
    std::filesystem::path path; // a file or a folder; else:
    std::string name;           // what the text or picture is called
    std::string text;           // a code or a list
    QImage picture;
};

// Their files, those of folders among them; files that are no lists are counted, folders that cannot be read are told.
[[nodiscard]] std::vector<std::filesystem::path> filesOf(
    const std::vector<VerifySource>& sources, std::size_t& passedOver, QStringList& troubles);

struct VerifyRequest {
    std::shared_ptr<const ListReader> reader;
    std::vector<VerifySource> sources;
    CheckOptions options;
    std::filesystem::path against;    // a list to compare with that is still to be read
    std::filesystem::path players;    // a table of players
    std::vector<CheckedList> checked; // are so already: only compared, and first in the answer
};

struct VerifyAnswer {
    std::vector<CheckedList> lists;
    std::size_t passedOver = 0;         // files that are no lists
    std::optional<model::Deck> against; // what they were compared with
    bool players = false;               // the table of players was read; then:
    std::vector<PlayerDetails> withoutList;
    QStringList troubles; // sentences: a folder or the list to compare with that cannot be read
};

class VerifyJob : public Job {
    Q_OBJECT
public:
    using Job::Job;
    void start(VerifyRequest request); // stops what is under way

Q_SIGNALS:
    void done(std::shared_ptr<nexus::app::VerifyAnswer> answer);
};

} // namespace nexus::app
