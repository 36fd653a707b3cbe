// The judge's deck check: a list against catalogue and ruleset, against the code and the checksum it claims, and card
// by card against another list. Card and section differences go by what the rows mean: spelling, printings and piles
// that count for nothing do not matter. May run on any thread.
#pragma once

#include "app/documents/list_reading.h"
#include "model/base/progress.h"
#include "model/deck/deck_edit.h"

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

    [[nodiscard]] bool read() const { return list.checker != nullptr; }
    // With every row known and every line read.
    [[nodiscard]] bool legal() const;
    [[nodiscard]] bool right() const; // legal, nothing claimed wrongly, no difference
};

struct CheckOptions {
    std::string ruleset;  // instead of each list's own
    std::string checksum; // claimed of every list, where the list itself does not
    std::optional<model::Deck> against;
};

[[nodiscard]] CheckedList checkList(ReadList list, const ListReader& reader, const CheckOptions& options = {});
[[nodiscard]] std::vector<model::SectionDifference> listDifferences(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker);

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

} // namespace nexus::app
